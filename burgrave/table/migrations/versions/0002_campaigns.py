"""Which games belong to whose campaign."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "chapters",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(80), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("before", sa.JSON, nullable=False),
        sa.UniqueConstraint("player", "title", "kind", "number"),
    )
