"""Bots by the names of their rungs."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

RENAMED = {"random": "page", "greedy": "squire"}


def upgrade() -> None:
    seats = sa.table("seats", sa.column("bot", sa.String))
    for before, now in RENAMED.items():
        op.execute(seats.update().where(seats.c.bot == before).values(bot=now))
