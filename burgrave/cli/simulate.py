"""`burgrave simulate`: bots play many games, and the result is counted."""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import replace
from pathlib import Path

from burgrave.arena.games import Outcome, plans
from burgrave.arena.local import play_all
from burgrave.arena.summary import SummaryRow, summarize
from burgrave.cli.arguments import BadArguments, bots_of, options_of, overlay_of
from burgrave.cli.columns import print_columns
from burgrave.cli.progress import progress
from burgrave.kernel.errors import BadRecord
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Phrase, Words


def run(said: argparse.Namespace, words: Words) -> int:
    title = title_named(said.title)
    bots = bots_of(title, said)
    seats = said.seats or max(len(bots), title.seats[0])
    if len(bots) == 1:
        bots = bots * seats
    if len(bots) != seats:
        raise BadArguments("bots_seats", bots=len(bots), seats=seats)
    options = options_of(title, said)
    title.check(seats, options)
    overlay = overlay_of(title, said)
    folder = new_folder(said.save) if said.save else None

    started = time.perf_counter()
    games = plans(title.id, bots, said.games, said.seed, options, overlay, folder is not None)
    games = [replace(plan, budget=said.budget, nodes=said.nodes) for plan in games]
    outcomes: list[Outcome] = []
    label = words.template("simulate.playing")
    for outcome in progress(play_all(games, said.workers), len(games), label):
        if folder is not None:
            keep(folder, outcome)
        outcomes.append(outcome)
    seconds = time.perf_counter() - started
    summary = summarize(outcomes)

    if said.json:
        head = {"title": title.id, "seats": seats, "seed": said.seed, "bots": bots, "options": options}
        print(json.dumps({**head, **summary.data(), "seconds": round(seconds, 3)}, indent=2, ensure_ascii=False))
        return 0
    name = title.words(said.lang).template("title")
    print(words.say(Phrase("simulate.head", games=said.games, title=name, n=seats, seed=said.seed)))
    print()
    print_rows(words, "simulate.bot", summary.by_bot)
    print()
    print_rows(words, "simulate.seat", [SummaryRow(str(int(row.name) + 1), *_rest(row)) for row in summary.by_seat])
    print()
    if summary.winning is not None:
        print(words.say(Phrase("simulate.winning", mean=summary.winning)))
    print(words.say(Phrase("simulate.decisions", mean=summary.decisions)))
    print(words.say(Phrase("simulate.seconds", seconds=seconds)))
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
