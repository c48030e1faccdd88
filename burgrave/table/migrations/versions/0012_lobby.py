"""Tables that everybody finds, and what their creators tell of them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Tables that are there already stay known to those only who have their links."""
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("note", sa.String(120), nullable=False, server_default=""))
    op.create_index("ix_tables_listed", "tables", ["listed"])
