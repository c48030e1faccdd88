"""What a host may set, by arguments of `burgrave serve` or by variables of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from platformdirs import user_data_path

from burgrave.kernel.errors import BurgraveError


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
    """The least time between two moves of bots while somebody watches."""
    late_minutes: float = 15.0
    """After so long the creator of a table may give the seat of a player who is away to somebody else."""
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
    behind_proxy: int = 0
    """How many proxies stand in front, each adding to X-Forwarded-For; 0 trusts no such header."""

    @property
    def address(self) -> str:
        return self.database or f"sqlite:///{default_file()}"


def default_file() -> Path:
    """The one file that holds everything."""
    folder = user_data_path("burgrave", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "burgrave.sqlite"


def settings_from(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings of the environment, overruled by those given outright."""
    values: dict[str, object] = {}
    for field in fields(Settings):
        text = environment.get(f"BURGRAVE_{field.name.upper()}")
        if text is None:
            continue
        try:
            values[field.name] = _read(text, field.type)
        except ValueError:
            raise BadSetting("setting", name=f"BURGRAVE_{field.name.upper()}", value=text) from None
    values.update({name: value for name, value in given.items() if value is not None})
    return Settings(**values)  # type: ignore[arg-type]


def _read(text: str, kind: object) -> object:
    if kind == "bool":
        if text.lower() not in ("0", "1", "false", "true"):
            raise ValueError(text)
        return text.lower() in ("1", "true")
    if kind == "int":
        return int(text)
    return float(text) if kind == "float" else text
