"""Order: silenced players, blocks between players, reports to the host; and who may see a player's profile."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    with op.batch_alter_table("players") as batch:
        batch.add_column(sa.Column("silenced", sa.Boolean, nullable=False, server_default=sa.false()))
        batch.add_column(sa.Column("profile", sa.String(10), nullable=False, server_default="met"))
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
