"""Pace: when somebody is late, how long the server was there, and who is on leave."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Tables that are there already have no pace."""
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "served",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("served", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("wall", sa.Float, nullable=False),
    )
    op.create_table(
        "leave",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("hour", sa.Integer, primary_key=True, autoincrement=False),
    )
