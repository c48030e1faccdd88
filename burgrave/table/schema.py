"""The tables of the database."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

PLAYERS = sa.Table(
    "players",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("mail", sa.String(254), unique=True),
    sa.Column("silenced", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("profile", sa.String(10), nullable=False, server_default="met"),
)
"""Everybody with a name and a key; `seen` is when they last came, to the day; `mail` was shown to be theirs."""

BLOCKS = sa.Table(
    "blocks",
    METADATA,
    sa.Column("player", sa.String(16), primary_key=True),
    sa.Column("other", sa.String(16), primary_key=True),
)
"""Who wants nothing to do with whom."""

REPORTS = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("player", sa.String(16), nullable=False),
    sa.Column("about", sa.String(16), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""What players tell the host of others."""

KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("player", sa.String(16), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("hash", sa.String(64), nullable=False, index=True),
    sa.Column("name", sa.String(254), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
    sa.Column("expires", sa.Float),
)
"""What lets somebody be a player, one for every device; of the secret only its hash."""

PASSKEYS = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("player", sa.String(16), nullable=False, index=True),
    sa.Column("credential", sa.String(2046), nullable=False, unique=True),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
)
"""Public keys of devices that sign their player in; the private ones never leave the devices."""

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("overlay", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(40), nullable=False),
    sa.Column("creator", sa.String(16), nullable=False, index=True),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("invitation", sa.String(43), unique=True, index=True),
    sa.Column("lesson", sa.String(40)),
    sa.Column("listed", sa.Boolean, nullable=False, index=True),
    sa.Column("note", sa.String(120), nullable=False),
    sa.Column("due", sa.Float, index=True),
)
"""Every table, and what it was started with; a lesson by its name. One with free seats has an invitation to them."""

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("link", sa.String(43), unique=True),
    sa.Column("player", sa.String(16), index=True),
    sa.Column("bot", sa.String(40)),
    sa.Column("name", sa.String(40), nullable=False),
)
"""Who sits where now; the events tell how it came about. A free seat has a link."""

EVENTS = sa.Table(
    "events",
    METADATA,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

CHAPTERS = sa.Table(
    "chapters",
    METADATA,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.String(16), nullable=False),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(80), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("before", sa.JSON, nullable=False),
    sa.UniqueConstraint("player", "title", "kind", "number"),
)
"""Which games belong to whose campaign."""

LESSONS = sa.Table(
    "lessons",
    METADATA,
    sa.Column("player", sa.String(16), primary_key=True),
    sa.Column("title", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("table", sa.String(16), nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
)
"""How far a player has come in a lesson, and at which table; done is done for good."""

SERVED = sa.Table(
    "served",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("served", sa.Float, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("wall", sa.Float, nullable=False),
)
"""One row: seconds in which the server was there, and since when without a break. A table's `due` is meant in it."""

LEAVE = sa.Table(
    "leave",
    METADATA,
    sa.Column("player", sa.String(16), primary_key=True),
    sa.Column("hour", sa.Integer, primary_key=True),
)
"""The hours in which players were on leave; an hour counts once, at however many tables they sit."""

OUTBOX = sa.Table(
    "outbox",
    METADATA,
    sa.Column("player", sa.String(16), primary_key=True),
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("due", sa.Float, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("claim", sa.String(16)),
    sa.Column("claimed", sa.Float),
)
"""Notices that are to be sent: one at most for a player at a table. Whoever sends one has a claim to it meanwhile."""

CHANNELS = sa.Table(
    "channels",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("player", sa.String(16), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Column("off", sa.Boolean, nullable=False),
    sa.Column("error", sa.String(200), nullable=False),
)
"""By what players are told: mail, a browser, an address of somebody else's service."""

NOTICE_WISHES = sa.Table(
    "notice_wishes",
    METADATA,
    sa.Column("player", sa.String(16), primary_key=True),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("zone", sa.String(60), nullable=False),
    sa.Column("quiet_from", sa.Integer),
    sa.Column("quiet_to", sa.Integer),
    sa.Column("digest", sa.Integer),
    sa.Column("unwanted", sa.JSON, nullable=False),
)
"""How a player wants notices: quiet hours, one digest a day at an hour, kinds that are not wanted."""

SERVER = sa.Table(
    "server",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""What the server keeps for itself, by name."""

COLUMNS = [column.name for column in TABLES.c if column.name != "seed"]
