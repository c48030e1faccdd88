"""What a host may set, by arguments of `burgrave serve` or by variables of the environment."""

from __future__ import annotations

import difflib
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from burgrave.bots.engine.entered import check_engines, engines_in
from burgrave.kernel.errors import BurgraveError, listed
from burgrave.kernel.words import Phrase

PREFIX: Final = "BURGRAVE_"


class BadSetting(BurgraveError):
    """A setting that makes no sense."""


@dataclass(frozen=True)
class Settings:
    """Each field can be given as BURGRAVE_<FIELD>."""

    database: str = ""
    """An SQLAlchemy address; by default SQLite in one file in the user's data folder."""
    workers: int = 1
    """Processes in which bots think."""
    bot_seconds: float = 5.0
    """The time a bot has for a move before a squire moves in its place."""
    bot_pause: float = 0.7
    """The time between two moves of bots while somebody watches at the normal pace; at the slow one 2.5 times that."""
    late_minutes: float = 15.0
    """After so long the creator of a table may give the seat of a player who is away to somebody else."""
    warning_minutes: float = 2880.0
    """After so long a bot may sit in for a late player whom the others have asked for, at a table without a clock."""
    compiled_python: str = ""
    """An interpreter with a compiled Burgrave, for the bots of a server that runs plain; it may come later."""
    tables_per_hour: int = 120
    """New tables per client."""
    sockets: int = 40
    """Open sockets per client."""
    moves_per_second: int = 20
    """Moves per client, with bursts of twice as many."""
    body_bytes: int = 1_000_000
    """The largest body of a request."""
    connections: int = 2000
    """Open connections per process, sockets among them; one more is answered with 503 and closed."""
    request_seconds: float = 20.0
    """The time a client has for the head and the body of a request, to read the answer, and to answer a ping."""
    behind_proxy: int = 0
    """How many proxies stand in front, each adding to X-Forwarded-For; 0 trusts no such header."""
    metrics_token: str = ""
    """What `/metrics` is read with, as `Authorization: Bearer`; without one only this machine and its network may."""
    site: str = ""
    """The address of the site as players type it: `https://games.example.org`; letters need it for their links."""
    smtp_host: str = ""
    """The server that sends mail; letters need `BURGRAVE_MAIL_FROM` and `BURGRAVE_SITE`, too."""
    smtp_port: int = 587
    """Its port."""
    smtp_security: str = "starttls"
    """How it is spoken to: `starttls`, `tls` from the first byte (mostly port 465), or `none`."""
    smtp_user: str = ""
    """Who sends, if the server asks."""
    smtp_password: str = ""
    """The password that goes with it."""
    mail_from: str = ""
    """The sender of letters: `Burgrave <games@example.org>`."""
    notice_seconds: float = 60.0
    """After so long somebody who is away is told that it is their turn; whoever comes before that is not told."""
    notice_private: bool = False
    """Players may have notices sent to addresses of private networks and without TLS: for a server among friends."""
    log: str = "text"
    """How the log is written: as text, or with one JSON object a line."""
    log_level: str = "info"
    """The least that the log tells."""
    request_log: bool = False
    """A line of the log for every request, without addresses and without secrets."""
    drop_open_days: int = 14
    """Tables whose game has not begun because seats are free are dropped after so many days; 0 keeps them."""
    drop_abandoned_days: int = 90
    """Running tables at which nobody has played for so many days are dropped; 0 keeps them."""
    drop_finished_days: int = 0
    """Tables that are over, or cannot go on, are dropped after so many days; 0 keeps them."""
    drop_players_days: int = 365
    """Players without a table who have not come for so many days are forgotten; 0 keeps them."""
    engines: str = ""
    """Engines that may play at tables: `name=command`, with line breaks or semicolons between them; usually none."""

    def __post_init__(self) -> None:
        check_engines(engines_in(self.engines))

    @property
    def address(self) -> str:
        return self.database or f"sqlite:///{default_file()}"


@dataclass(frozen=True)
class Span:
    """The numbers that a setting may have."""

    least: float
    most: float

    def allows(self, value: object) -> bool:
        return isinstance(value, int | float) and math.isfinite(value) and self.least <= value <= self.most

    def said(self) -> Phrase:
        return Phrase("error.allowed_span", least=f"{self.least:g}", most=f"{self.most:.12g}")


PORTS: Final = Span(1, 65_535)
DAYS: Final = Span(0, 36_500)

SPANS: Final[Mapping[str, Span]] = {
    "workers": Span(1, 256),
    "bot_seconds": Span(0.01, 3600),
    "bot_pause": Span(0, 60),
    "late_minutes": Span(0, 525_600),
    "warning_minutes": Span(0, 525_600),
    "tables_per_hour": Span(1, 1_000_000),
    "sockets": Span(1, 1_000_000),
    "moves_per_second": Span(1, 1_000_000),
    "body_bytes": Span(1000, 1_000_000_000),
    "connections": Span(1, 1_000_000),
    "request_seconds": Span(0.1, 3600),
    "behind_proxy": Span(0, 10),
    "smtp_port": PORTS,
    "drop_open_days": DAYS,
    "notice_seconds": Span(0, 86_400),
    "drop_abandoned_days": DAYS,
    "drop_finished_days": DAYS,
    "drop_players_days": DAYS,
}

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "smtp_security": ("starttls", "tls", "none"),
    "log": ("text", "json"),
    "log_level": ("debug", "info", "warning", "error"),
}

TRUTH: Final = {"0": False, "false": False, "1": True, "true": True}

OTHERS: Final = frozenset(
    ("ARENA", "BUILD_DIR", "COMPLETE", "EXPECT", "KILLS", "OTHER", "PICTURES", "PURE", "TABLES", "TOLD_GAMES")
)
"""Variables of builds and tests, which are no settings."""


def variable(name: str) -> str:
    """The variable of the environment for a setting."""
    return PREFIX + name.upper()


def default_file() -> Path:
    """The one file that holds everything."""
    folder = user_data_path("burgrave", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "burgrave.sqlite"


def settings_from(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings of the environment, overruled by those given outright; all of them checked."""
    values: dict[str, object] = {}
    for field in fields(Settings):
        text = environment.get(variable(field.name))
        if text is None:
            continue
        try:
            values[field.name] = _read(text, field.type)
        except (ValueError, KeyError):
            raise _wrong(field.name, text, str(field.type)) from None
    values.update({name: value for name, value in given.items() if value is not None})
    for name, value in values.items():
        if (name in SPANS and not SPANS[name].allows(value)) or (name in CHOICES and value not in CHOICES[name]):
            raise _wrong(name, environment.get(variable(name), value))
    return Settings(**values)  # type: ignore[arg-type]


def misspelt(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Variables that are no settings and look like one: each with the setting that is meant."""
    names = [field.name.upper() for field in fields(Settings)]
    given = [name.removeprefix(PREFIX) for name in environment if name.startswith(PREFIX)]
    close = {name: difflib.get_close_matches(name, names, 1, 0.75) for name in given if name not in {*names, *OTHERS}}
    return {PREFIX + name: PREFIX + found[0] for name, found in close.items() if found}


def _read(text: str, kind: object) -> object:
    if kind == "bool":
        return TRUTH[text.lower()]
    if kind == "int":
        return int(text)
    return float(text) if kind == "float" else text


def _wrong(name: str, value: object, kind: str = "") -> BadSetting:
    choices = TRUTH if kind == "bool" else CHOICES.get(name, ())
    allowed = SPANS[name].said() if name in SPANS else listed(choices)
    return BadSetting("setting", name=variable(name), value=str(value), allowed=allowed)
