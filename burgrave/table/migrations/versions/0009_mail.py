"""Addresses of mail that players have shown to be theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    with op.batch_alter_table("players") as batch:
        batch.add_column(sa.Column("mail", sa.String(254)))
        batch.create_unique_constraint("uq_players_mail", ["mail"])
    with op.batch_alter_table("keys") as batch:
        batch.alter_column("name", existing_type=sa.String(80), type_=sa.String(254), existing_nullable=False)
