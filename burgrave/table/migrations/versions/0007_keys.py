"""Keys instead of one secret: a row for every device, and only its hash. The present secrets become the first keys."""

import hashlib
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

ROWS = 1000


def upgrade() -> None:
    keys = op.create_table(
        "keys",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("expires", sa.Float),
    )
    op.create_index("ix_keys_player", "keys", ["player"])
    op.create_index("ix_keys_hash", "keys", ["hash"])
    connection = op.get_bind()
    players = sa.table("players", *(sa.column(name) for name in ("id", "secret", "created", "seen")))
    rows = connection.execute(sa.select(players)).all()
    for at in range(0, len(rows), ROWS):
        connection.execute(
            keys.insert(),
            [
                {
                    "id": secrets.token_urlsafe(8),
                    "player": row.id,
                    "kind": "old",
                    "hash": hashlib.sha256(row.secret.encode()).hexdigest(),
                    "name": "",
                    "created": row.created,
                    "used": row.seen,
                }
                for row in rows[at : at + ROWS]
            ],
        )
    with op.batch_alter_table("players") as batch:
        batch.drop_column("secret")
