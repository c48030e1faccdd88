"""`burgrave play`: a person at the terminal against bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from burgrave.cli.arguments import (
    Bots,
    Language,
    Overlay,
    Seats,
    ThinkNodes,
    ThinkSeconds,
    TitleName,
    TitleOptions,
    bots_of,
    only_one,
    options_of,
    overlay_of,
    positive,
    whole,
)
from burgrave.cli.wrong import BadArguments
from burgrave.kernel.record import Game, read_record, resumed
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Words
from burgrave.search.budget import Budget


def run(
    title: TitleName,
    seats: Seats = None,
    bots: Bots = ["squire"],  # noqa: B006
    overlay: Overlay = None,
    option: TitleOptions = None,
    seat: Annotated[int, typer.Option(metavar="metavar.number", parser=positive, help="help.seat")] = 1,
    seed: Annotated[int | None, typer.Option(metavar="metavar.number", parser=whole, help="help.new_seed")] = None,
    resume: Annotated[str | None, typer.Option(metavar="metavar.file", help="help.resume")] = None,
    budget: ThinkSeconds = 0.0,
    nodes: ThinkNodes = 0,
    lang: Language = "",
) -> int:
    from burgrave.cli.terminal import TerminalTable

    only_one(budget=budget, nodes=nodes)
    played = title_named(title)
    words = Words(lang)
    named = bots_of(played, bots, engines=False)
    human = seat - 1
    if resume:
        game = game_in(Path(resume), played.id)
        seated = game.position.seats
    else:
        seated = seats or max(len(named) + 1, played.seats[0])
        options = options_of(played, option)
        played.check(seated, options)
        game = Game(
            played, seated, secrets.randbits(64) if seed is None else seed, overlay_of(played, overlay), options
        )
    if human >= seated:
        raise BadArguments("seat", seat=seat, seats=seated)
    if not resume:
        others = [named[place % len(named)] for place in range(seated - 1)]
        game.record.players = [*others[:human], words.template("play.you"), *others[human:]]
    TerminalTable(game, human, words, Budget(budget, nodes)).sit()
    return 0


def game_in(path: Path, title: str) -> Game:
    """The game of a saved record, ready to go on."""
    record = read_record(path)
    if record.title != title:
        raise BadArguments("record_title", file=str(path), title=record.title, wanted=title)
    record.replay()
    return resumed(record)
