"""One key for a seat, and what was said becomes part of a table's events."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

PROGRAM = "-"
"""Who held a seat that only its token opened."""

SEATS = sa.table(
    "seats",
    *(sa.column(name) for name in ("link", "token", "player", "bot")),
)
EVENTS = sa.table(
    "events", *(sa.column(name) for name in ("table", "number", "kind", "at")), sa.column("data", sa.JSON)
)
CHAT = sa.table("chat", *(sa.column(name) for name in ("id", "table", "who", "text", "at")))


def upgrade() -> None:
    keys()
    remarks()


def keys() -> None:
    """A taken seat stays with its player and its link is void; one held by a token keeps it as a program's."""
    with op.batch_alter_table("seats") as batch:
        batch.alter_column("secret", new_column_name="link", existing_type=sa.String(43), nullable=True)
        batch.add_column(sa.Column("token", sa.String(43)))
        batch.create_unique_constraint("uq_seats_token", ["token"])
    programs = SEATS.c.player == PROGRAM
    op.execute(SEATS.update().where(programs).values(token=SEATS.c.link, link=None, player=None))
    taken = sa.or_(SEATS.c.player.is_not(None), SEATS.c.bot.is_not(None))
    op.execute(SEATS.update().where(taken).values(link=None))


def remarks() -> None:
    """Lines of chat come after everything else that happened at their table, in their order."""
    connection = op.get_bind()
    last: dict[str, int] = {}
    for row in connection.execute(sa.select(CHAT).order_by(CHAT.c.id)).all():
        if row.table not in last:
            wanted = sa.select(sa.func.max(EVENTS.c.number)).where(EVENTS.c.table == row.table)
            last[row.table] = connection.execute(wanted).scalar() or 0
        last[row.table] += 1
        data = {"player": None, "name": row.who, "text": row.text}
        values = {"table": row.table, "number": last[row.table], "kind": "chat", "data": data, "at": row.at}
        connection.execute(EVENTS.insert().values(**values))
    op.drop_table("chat")
