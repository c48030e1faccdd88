"""One invitation to all free seats of a table."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

TABLES = sa.table("tables", sa.column("id"), sa.column("invitation"))
SEATS = sa.table("seats", sa.column("table"), sa.column("link"))


def upgrade() -> None:
    """Tables that have free seats already get an invitation, too; the links of their seats stay."""
    op.add_column("tables", sa.Column("invitation", sa.String(43)))
    op.create_index("ix_tables_invitation", "tables", ["invitation"], unique=True)
    connection = op.get_bind()
    with_free_seats = sa.select(SEATS.c.table).where(SEATS.c.link.is_not(None)).distinct()
    for id in connection.execute(with_free_seats).scalars().all():
        own = TABLES.update().where(TABLES.c.id == id).values(invitation=secrets.token_urlsafe(32))
        connection.execute(own)
