"""`burgrave dataset`: bots play, and every decision is written down for those who train agents."""

from __future__ import annotations

from typing import Annotated

import typer

from burgrave.cli.arguments import (
    Bots,
    Language,
    Seats,
    Seed,
    ThinkNodes,
    TitleName,
    TitleOptions,
    bots_of,
    need,
    options_of,
    positive,
)
from burgrave.cli.progress import progress
from burgrave.cli.simulate import new_folder
from burgrave.cli.wrong import BadArguments
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Phrase, Words


def run(
    title: TitleName,
    out: Annotated[str, typer.Option(metavar="metavar.folder", help="help.dataset_out")],
    seats: Seats = None,
    bots: Bots = ["squire"],  # noqa: B006
    option: TitleOptions = None,
    games: Annotated[int, typer.Option(metavar="metavar.number", parser=positive, help="help.games")] = 100,
    seed: Seed = 1,
    nodes: ThinkNodes = 0,
    lang: Language = "",
) -> int:
    need("rl", "numpy", "gymnasium", "pettingzoo")
    need("arena", "pyarrow")
    from burgrave.rl.dataset import DatasetPlan, write_dataset

    words = Words(lang)
    played = title_named(title)
    named = bots_of(played, bots)
    seated = seats or max(len(named), played.seats[0])
    if len(named) == 1:
        named = named * seated
    if len(named) != seated:
        raise BadArguments("bots_seats", bots=len(named), seats=seated)
    options = options_of(played, option)
    played.check(seated, options)
    folder = new_folder(out)
    plan = DatasetPlan(played.id, tuple(named), games, seed, nodes, options)
    decisions = sum(progress(write_dataset(plan, folder), games, words.template("simulate.playing")))
    print(words.say(Phrase("dataset.written", n=decisions, folder=str(folder))))
    return 0
