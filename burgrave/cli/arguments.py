"""What several commands take: their arguments with help, values that are checked, and what they mean for a title.

Help is a key of the catalogues here; it is put into the reader's language when the commands are made (see commands.py).
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated, Any

import typer

from burgrave.bots import check_bot
from burgrave.bots.engine.entered import check_engine, is_engine
from burgrave.cli import completion
from burgrave.cli.wrong import BadArguments, RefusedValue
from burgrave.kernel.errors import listed
from burgrave.kernel.options import parse_option
from burgrave.kernel.title import Title
from burgrave.kernel.words import LANGUAGES, reader_language

# ---------------------------------------------------------------------- values


def positive(text: Any) -> int:
    """A whole number from 1 on; what is no text is a default."""
    if isinstance(text, str) and not (text.isdecimal() and int(text) >= 1):
        raise RefusedValue("positive", text)
    return int(text)


def whole(text: Any) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        raise RefusedValue("whole", text) from None


def port_number(text: Any) -> int:
    """A port: a whole number from 0 to 65535."""
    if isinstance(text, str) and not (text.isdecimal() and len(text) <= 5 and int(text) <= 65_535):
        raise RefusedValue("port", text)
    return int(text)


def seconds(text: Any) -> float:
    """A number above 0."""
    if not isinstance(text, str):
        return float(text)
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < 1e9:
        raise RefusedValue("above_zero", text)
    return value


def language(text: str) -> str:
    """One of the languages; nothing is left to whoever asks."""
    if text and text not in LANGUAGES:
        raise RefusedValue("choice", text, LANGUAGES)
    return text


def spoken(context: typer.Context, value: str) -> str:
    """The language that was asked for, before the command or after it, or else the reader's."""
    return value or context.find_root().params.get("lang") or reader_language()


# ---------------------------------------------------------------------- arguments with help

TitleName = Annotated[str, typer.Argument(metavar="metavar.title", help="help.title", autocompletion=completion.titles)]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        parser=language,
        callback=spoken,
        help="help.lang",
        autocompletion=completion.languages,
    ),
]
Database = Annotated[str | None, typer.Option(metavar="metavar.address", help="help.database")]
Seats = Annotated[int | None, typer.Option(metavar="metavar.number", parser=positive, help="help.seats")]
Bots = Annotated[list[str], typer.Option(metavar="metavar.bots", help="help.bots", autocompletion=completion.bots)]
Overlay = Annotated[
    str | None, typer.Option(metavar="metavar.overlay", help="help.overlay", autocompletion=completion.overlays)
]
TitleOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="metavar.option", help="help.option", autocompletion=completion.options),
]
Seed = Annotated[int, typer.Option(metavar="metavar.number", parser=whole, help="help.seed")]
Workers = Annotated[int, typer.Option(metavar="metavar.number", parser=positive, help="help.workers")]
ThinkSeconds = Annotated[float, typer.Option("--budget", metavar="metavar.seconds", parser=seconds, help="help.budget")]
ThinkNodes = Annotated[int, typer.Option("--nodes", metavar="metavar.number", parser=positive, help="help.nodes")]
AsJson = Annotated[bool, typer.Option("--json", help="help.json")]
AtMove = Annotated[int | None, typer.Option("--at", metavar="metavar.number", parser=whole, help="help.at")]


# ---------------------------------------------------------------------- what they mean for a title


def options_of(title: Title, given: list[str] | None) -> dict[str, Any]:
    """The options given as NAME=VALUE."""
    return dict(parse_option(title.options, text) for text in given or ())


def overlay_of(title: Title, name: str | None) -> dict[str, Any]:
    """The overlay given by name or file, checked."""
    overlay = title.overlay(name) if name else {}
    title.components(overlay)
    return overlay


def bots_of(title: Title, given: list[str], engines: bool = True) -> list[str]:
    """The bots named, all of them known and able to play the title; an engine's command may hold commas."""
    names = [name.strip() for words in given for name in ([words] if is_engine(words.strip()) else words.split(","))]
    for name in names:
        if not is_engine(name):
            check_bot(name, title)
        elif engines:
            check_engine(name)
        else:
            raise BadArguments("engine_here", bot=name)
    return names


def only_one(**given: Any) -> None:
    """Refuse two options that exclude each other; what was not given is 0."""
    said = [f"--{name}" for name, value in given.items() if value]
    if len(said) > 1:
        raise BadArguments("only_one", options=listed(said))


def need(extra: str, *packages: str) -> None:
    """Refuse to begin without the packages of an extra."""
    for package in packages:
        if find_spec(package) is None:
            raise BadArguments("extra", package=package, extra=extra)
