"""`burgrave engine`: a bot that answers by lines of JSON, for other programs (docs/engine.md)."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from burgrave.bots import BOTS
from burgrave.bots.engine.answering import converse
from burgrave.cli import completion
from burgrave.cli.arguments import Language
from burgrave.cli.wrong import BadArguments
from burgrave.kernel.errors import UnknownBot, listed


def run(
    bot: Annotated[
        str, typer.Option(metavar="metavar.bot", help="help.engine_bot", autocompletion=completion.bots)
    ] = "duke",
    lang: Language = "",
) -> int:
    """Answer until there is nothing more to answer; the protocol itself is in one language."""
    if bot not in BOTS:
        raise UnknownBot("bot", bot=bot, allowed=listed(BOTS))
    if sys.stdin.isatty():
        raise BadArguments("engine_terminal")
    # Whatever a bot or a title prints must not stand among the answers.
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        converse(bot, sys.stdin.buffer, answers)
    return 0
