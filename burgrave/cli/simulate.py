"""`burgrave simulate`: bots play many games, and the result is counted."""

from __future__ import annotations

import time
from dataclasses import asdict, replace
from json import dumps
from pathlib import Path
from typing import Annotated

import typer

from burgrave.arena.games import Outcome, plans
from burgrave.arena.local import play_all
from burgrave.arena.summary import SummaryRow, forfeit_phrase, forfeits, summarize
from burgrave.bots.engine.entered import is_engine
from burgrave.cli.arguments import (
    AsJson,
    Bots,
    Language,
    Overlay,
    Seats,
    Seed,
    ThinkNodes,
    ThinkSeconds,
    TitleName,
    TitleOptions,
    Workers,
    bots_of,
    only_one,
    options_of,
    overlay_of,
    positive,
)
from burgrave.cli.console import print_columns
from burgrave.cli.progress import progress
from burgrave.cli.wrong import BadArguments
from burgrave.kernel.errors import BadRecord
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Phrase, Words


def run(
    title: TitleName,
    seats: Seats = None,
    bots: Bots = ["squire"],  # noqa: B006
    overlay: Overlay = None,
    option: TitleOptions = None,
    games: Annotated[int, typer.Option(metavar="metavar.number", parser=positive, help="help.games")] = 100,
    seed: Seed = 1,
    workers: Workers = 1,
    json: AsJson = False,
    save: Annotated[str | None, typer.Option(metavar="metavar.folder", help="help.save")] = None,
    budget: ThinkSeconds = 0.0,
    nodes: ThinkNodes = 0,
    lang: Language = "",
) -> int:
    only_one(budget=budget, nodes=nodes)
    played = title_named(title)
    words = Words(lang)
    named = bots_of(played, bots)
    seated = seats or max(len(named), played.seats[0])
    if len(named) == 1:
        named = named * seated
    if len(named) != seated:
        raise BadArguments("bots_seats", bots=len(named), seats=seated)
    options = options_of(played, option)
    played.check(seated, options)
    corrected = overlay_of(played, overlay)
    folder = new_folder(save) if save else None

    started = time.perf_counter()
    planned = plans(played.id, named, games, seed, options, corrected, folder is not None)
    planned = [replace(plan, budget=budget, nodes=nodes) for plan in planned]
    outcomes: list[Outcome] = []
    label = words.template("simulate.playing")
    for outcome in progress(play_all(planned, workers), len(planned), label):
        if folder is not None:
            keep(folder, outcome)
        outcomes.append(outcome)
    seconds = time.perf_counter() - started
    summary = summarize(outcomes)

    if json:
        head = {"title": played.id, "seats": seated, "seed": seed, "bots": named, "options": options}
        lost = {"forfeits": [asdict(one) for one in forfeits(outcomes)]} if any(map(is_engine, named)) else {}
        print(dumps({**head, **summary.data(), **lost, "seconds": round(seconds, 3)}, indent=2, ensure_ascii=False))
        return 0
    name = played.words(lang).template("title")
    print(words.say(Phrase("simulate.head", games=games, title=name, n=seated, seed=seed)))
    print()
    print_rows(words, "simulate.bot", summary.by_bot)
    print()
    print_rows(words, "simulate.seat", [SummaryRow(str(int(row.name) + 1), *_rest(row)) for row in summary.by_seat])
    print()
    if summary.winning is not None:
        print(words.say(Phrase("simulate.winning", mean=summary.winning)))
    print(words.say(Phrase("simulate.decisions", mean=summary.decisions)))
    print(words.say(Phrase("simulate.seconds", seconds=seconds)))
    for one in forfeits(outcomes):
        print(words.say(forfeit_phrase(one)))
    if folder is not None:
        print(words.say(Phrase("simulate.saved", folder=str(folder))))
    return 0


def _rest(row: SummaryRow) -> tuple[int, float, float, float, float, float]:
    return row.games, row.mean, row.spread, row.wins, row.low, row.high


def print_rows(words: Words, name: str, rows: list[SummaryRow]) -> None:
    """A table of bots or seats."""
    keys = (name, "simulate.played", "simulate.mean", "simulate.spread", "simulate.wins", "simulate.interval")
    heads = [words.template(key) for key in keys]
    lines = [
        [
            row.name,
            str(row.games),
            f"{row.mean:.2f}",
            f"{row.spread:.2f}",
            f"{row.wins:.1%}",
            f"{row.low:.1%} – {row.high:.1%}",
        ]
        for row in rows
    ]
    print_columns([heads, *lines])


def new_folder(name: str) -> Path:
    """A folder of that name that holds nothing yet."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadArguments("folder_used", folder=str(folder))
    except OSError as wrong:
        raise BadRecord("file", file=str(folder), why=wrong.strerror or str(wrong)) from None
    return folder


def keep(folder: Path, outcome: Outcome) -> None:
    """Write the record of a game."""
    path = folder / f"game-{outcome.plan.number + 1:06}.json"
    try:
        path.write_text(outcome.record, encoding="utf-8")
    except OSError as wrong:
        raise BadRecord("file", file=str(path), why=wrong.strerror or str(wrong)) from None
