"""What several commands read from their arguments."""

from __future__ import annotations

import argparse
from typing import Any

from burgrave.bots import check_bot
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.options import parse_option
from burgrave.kernel.title import Title


class BadArguments(BurgraveError):
    """Arguments of a command that do not go together."""


def options_of(title: Title, said: argparse.Namespace) -> dict[str, Any]:
    """The options given as NAME=VALUE."""
    return dict(parse_option(title.options, text) for text in said.option)


def overlay_of(title: Title, said: argparse.Namespace) -> dict[str, Any]:
    """The overlay given by name or file, checked."""
    overlay = title.overlay(said.overlay) if said.overlay else {}
    title.components(overlay)
    return overlay


def bots_of(title: Title, said: argparse.Namespace) -> list[str]:
    """The bots named, all of them known and able to play the title."""
    names = [name.strip() for name in said.bots.split(",")]
    for name in names:
        check_bot(name, title)
    return names
