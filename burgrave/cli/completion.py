"""What the shell completes besides commands and their options: titles, bots, options, overlays, languages."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

import typer

from burgrave.bots import BOTS
from burgrave.cli.wrong import BadArguments
from burgrave.kernel.errors import UnknownTitle
from burgrave.kernel.title import Title, title_ids, title_named
from burgrave.kernel.words import LANGUAGES


def titles(incomplete: str) -> list[str]:
    """The titles that are installed."""
    return [id for id in title_ids() if id.startswith(incomplete)]


def languages(incomplete: str) -> list[str]:
    """The languages of the output."""
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def bots(incomplete: str) -> list[str]:
    """The last of several bots with commas between them."""
    before, comma, begun = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in BOTS if name.startswith(begun)]


def options(context: typer.Context, incomplete: str) -> list[str]:
    """The options of the title that was named, each with all its values."""
    title = title_of(context)
    if title is None:
        return []
    values = [f"{name}={str(value).lower()}" for name, kept in title.options.CHOICES.items() for value in kept]
    return [value for value in values if value.startswith(incomplete)]


def overlays(context: typer.Context, incomplete: str) -> list[str]:
    """The overlays that come with the title that was named."""
    title = title_of(context)
    return [name for name in title.overlays() if name.startswith(incomplete)] if title else []


def title_of(context: typer.Context) -> Title | None:
    """The title that stands on the command line already."""
    try:
        return title_named(str(context.params.get("title") or next(iter(context.args), "")))
    except UnknownTitle:
        return None


# ---------------------------------------------------------------------- --install-completion, --show-completion

SHELLS = "bash, fish, powershell, pwsh, zsh"
"""The shells that Typer knows."""


def in_our_words(does: Callable[..., Any]) -> Callable[..., Any]:
    """What one of the two options does, told in the reader's language; it finds out the shell by itself."""

    def called(context: Any, parameter: Any, asked: Any) -> Any:
        if not asked or context.resilient_parsing:
            return asked
        said = io.StringIO()
        try:
            with redirect_stdout(said), redirect_stderr(said):
                does(context, parameter, asked)
        except typer.Exit:
            raise BadArguments("shell", allowed=SHELLS) from None
        except SystemExit:
            pass
        installed = parameter.name == "install_completion"
        print(context.command.words.template("completion.installed") if installed else said.getvalue().rstrip())
        raise typer.Exit

    return called
