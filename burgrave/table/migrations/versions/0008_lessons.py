"""Lessons: tables at which one is learnt, and how far a player has come."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("lesson", sa.String(40)))
    op.create_table(
        "lessons",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
