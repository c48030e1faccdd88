"""What the shell completes besides commands and their options: titles, bots, options, overlays, languages."""

from __future__ import annotations

import typer

from burgrave.bots import BOTS
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
        return title_named(str(context.params.get("title", "")))
    except UnknownTitle:
        return None
