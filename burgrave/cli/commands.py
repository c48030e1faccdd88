"""The words of the command line: what can be asked, and how wrong input is answered."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer
from typer.main import get_command

import burgrave
from burgrave.cli import (
    arena,
    campaign,
    catalogues,
    dataset,
    draw,
    engine,
    fuzz,
    keeping,
    lists,
    new_title,
    play,
    replay,
    serve,
    simulate,
    train,
)
from burgrave.cli.arguments import Language
from burgrave.cli.help import put_into
from burgrave.cli.parsing import Command, Commands
from burgrave.cli.wrong import BadArguments
from burgrave.flavour import flavour
from burgrave.kernel.errors import BurgraveError, listed
from burgrave.kernel.words import LANGUAGES, Words, reader_language

COMMANDS: dict[str, Callable[..., int]] = {
    "serve": serve.run,
    "play": play.run,
    "campaign": campaign.run,
    "simulate": simulate.run,
    "dataset": dataset.run,
    "train": train.run,
    "arena": arena.run,
    "engine": engine.run,
    "replay": replay.run,
    "draw": draw.run,
    "fuzz": fuzz.run,
    "components": lists.components,
    "titles": lists.titles,
    "new-title": new_title.run,
    "catalogues": catalogues.run,
    "backup": keeping.back_up,
    "restore": keeping.restore,
    "clean": keeping.clean,
    "host-link": keeping.host_link,
}
"""The commands in the order in which help tells them; each has its help under `help.<command>`."""

SETTINGS = {"help_option_names": ["--help", "-h"]}

ALONE = ("serve", "--open", "--port", "0")
"""What `burgrave` alone means."""


def commands(words: Words) -> Any:
    """All commands and their arguments, with help in a language."""
    app = typer.Typer(
        cls=Commands,
        help="help.burgrave",
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings=SETTINGS,
    )
    app.callback(invoke_without_command=True)(burgrave_itself)
    for name, command in COMMANDS.items():
        app.command(name, cls=Command, help=f"help.{name}")(command)
    made = get_command(app)
    put_into(words, made)
    return made


def tell_version(asked: bool) -> None:
    if asked:
        print(f"burgrave {burgrave.__version__} ({flavour()})")
        raise typer.Exit


def burgrave_itself(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="help.version")
    ] = False,
    lang: Language = "",
) -> None:
    """What can be said before a command; without one nothing is done."""
    if context.invoked_subcommand is None:
        raise BadArguments("no_command", allowed=listed(COMMANDS))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; wrong input gives one line on standard error and exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = Words(language_in(given))
    try:
        return int(commands(words).main(given or [*ALONE], prog_name="burgrave", standalone_mode=False) or 0)
    except BurgraveError as wrong:
        print(f"burgrave: {words.say(wrong.phrase)}", file=sys.stderr)
        return 2


def language_in(given: Sequence[str]) -> str:
    """The language asked for, known before anything else is read: help and complaints are in it, too."""
    for at, word in enumerate(given):
        option, _, value = word.partition("=")
        if option == "--lang":
            said = value or next(iter(given[at + 1 :]), "")
            if said in LANGUAGES:
                return said
    return reader_language()
