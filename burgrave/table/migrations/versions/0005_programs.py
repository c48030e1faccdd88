"""Programs are players: the token of a seat becomes the secret of the program that holds it."""

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

SEATS = sa.table("seats", *(sa.column(name) for name in ("table", "seat", "token", "player", "name")))
PLAYERS = sa.table("players", *(sa.column(name) for name in ("id", "secret", "name", "created")))
TABLES = sa.table("tables", *(sa.column(name) for name in ("id", "creator")))

NOBODY = "-"
"""Who had made a table that a program opened."""


def upgrade() -> None:
    connection = op.get_bind()
    wanted = sa.select(SEATS).where(SEATS.c.token.is_not(None)).order_by(SEATS.c.table, SEATS.c.seat)
    for row in connection.execute(wanted).all():
        program = secrets.token_urlsafe(8)
        connection.execute(
            PLAYERS.insert().values(id=program, secret=row.token, name=row.name or "API", created=time.time())
        )
        seat = sa.and_(SEATS.c.table == row.table, SEATS.c.seat == row.seat)
        connection.execute(SEATS.update().where(seat).values(player=program))
        # The first of a table's programs is as good as the one that opened it.
        made = sa.and_(TABLES.c.id == row.table, TABLES.c.creator == NOBODY)
        connection.execute(TABLES.update().where(made).values(creator=program))
    with op.batch_alter_table("seats") as batch:
        batch.drop_constraint("uq_seats_token", type_="unique")
        batch.drop_column("token")
