"""One invitation to all free seats of a table."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

TABLES = sa.table("tables", sa.column("id"), sa.column("state"), sa.column("invitation"))
SEATS = sa.table("seats", sa.column("table"), sa.column("link"))


def upgrade() -> None:
    """Tables that have free seats already get an invitation, too; the links of their seats stay."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("invitation", sa.String(43)))
        batch.create_unique_constraint("uq_tables_invitation", ["invitation"])
    connection = op.get_bind()
    with_free_seats = sa.select(SEATS.c.table).where(SEATS.c.link.is_not(None)).distinct()
    for id in connection.execute(with_free_seats).scalars().all():
        own = TABLES.update().where(TABLES.c.id == id)
        connection.execute(own.values(invitation=secrets.token_urlsafe(32)))
