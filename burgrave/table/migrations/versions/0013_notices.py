"""Notices: what is to be sent, by which channels, and how each player wants it; keys of the server's own."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claim", sa.String(16)),
        sa.Column("claimed", sa.Float),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(16), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("off", sa.Boolean, nullable=False),
        sa.Column("error", sa.String(200), nullable=False),
    )
    op.create_table(
        "notice_wishes",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("digest", sa.Integer),
        sa.Column("unwanted", sa.JSON, nullable=False),
    )
    op.create_table(
        "server",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
