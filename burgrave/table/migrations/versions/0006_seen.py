"""When players last came, and a quick way to the tables that somebody has made."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """When those who are known already last came was never noted: it counts from now."""
    with op.batch_alter_table("players") as batch:
        batch.add_column(sa.Column("seen", sa.Float))
    players = sa.table("players", sa.column("seen"))
    op.execute(players.update().values(seen=time.time()))
    with op.batch_alter_table("players") as batch:
        batch.alter_column("seen", existing_type=sa.Float, nullable=False)
    op.create_index("ix_tables_creator", "tables", ["creator"])
