"""`burgrave train`: the duke learns a title from its own games."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer

from burgrave.bots.experience import Experience, Prices, experience_file, games_like, read_experience, seats_in
from burgrave.bots.training import train
from burgrave.cli import completion
from burgrave.cli.arguments import (
    Language,
    Seed,
    TitleName,
    Workers,
    only_one,
    options_of,
    positive,
    seconds,
)
from burgrave.kernel.errors import BadExperience, BurgraveError
from burgrave.kernel.title import Title, title_named
from burgrave.kernel.words import Phrase, Words


def run(
    title: TitleName,
    seats: Annotated[
        list[int] | None, typer.Option(metavar="metavar.number", parser=positive, help="help.train_seats")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="metavar.option", help="help.train_option", autocompletion=completion.options),
    ] = None,
    hours: Annotated[float, typer.Option(metavar="metavar.hours", parser=seconds, help="help.hours")] = 0.0,
    generations: Annotated[
        int | None, typer.Option(metavar="metavar.number", parser=positive, help="help.generations")
    ] = None,
    games: Annotated[int, typer.Option(metavar="metavar.number", parser=positive, help="help.train_games")] = 2000,
    nodes: Annotated[int, typer.Option(metavar="metavar.number", parser=positive, help="help.train_nodes")] = 0,
    seed: Seed = 1,
    workers: Workers = 2,
    out: Annotated[str | None, typer.Option(metavar="metavar.file", help="help.train_out")] = None,
    lang: Language = "",
) -> int:
    only_one(hours=hours, generations=generations)
    asked = Lessons(title, list(seats or ()), list(option or ()), hours, generations or 6, games, nodes, seed, workers)
    learn(asked, Path(out) if out else None, Words(lang))
    return 0


@dataclass(frozen=True)
class Lessons:
    """What was asked for: of which games, and how long."""

    title: str
    seats: list[int]
    option: list[str]
    hours: float
    generations: int
    games: int
    nodes: int
    seed: int
    workers: int

    def command(self) -> str:
        """What gives the same again."""
        words = ["burgrave", "train", self.title]
        for seats in self.seats:
            words += ["--seats", str(seats)]
        for option in self.option:
            words += ["--option", option]
        words += ["--hours", f"{self.hours:g}"] if self.hours else ["--generations", str(self.generations)]
        words += ["--nodes", str(self.nodes)] if self.nodes else []
        words += ["--games", str(self.games), "--seed", str(self.seed), "--workers", str(self.workers)]
        return " ".join(words)


def learn(said: Lessons, out: Path | None, words: Words) -> None:
    """Let the duke play and learn, and keep what it knows after every generation."""
    title = title_named(said.title)
    numbers = said.seats or title.seats
    options = options_of(title, said.option)
    for seats in numbers:
        title.check(seats, options)
    path = out or experience_file(title.folder)
    check_writable(path)
    prices: dict[str, Prices] = {}
    made: dict[str, Any] = {}
    log: list[dict[str, Any]] = []
    if (said.seats or said.nodes or options) and path.exists():
        # What is known stays if it is about the same things: of other games, and to go on from.
        try:
            known = read_experience(path, title.judgement)
            prices.update(known.prices)
            made.update(known.story.get("made", {}))
            anew = [games_like(seats, options) for seats in numbers]
            log += [line for line in known.story.get("log", []) if said.nodes or told_of(line) not in anew]
        except BurgraveError:
            pass

    before = {games: how["command"] for games, how in made.items()} if said.nodes else {}

    def report(line: dict[str, Any], learned: Prices) -> None:
        print(words.say(Phrase("train.line", **line)), flush=True)
        log.append(line)
        games = told_of(line)
        prices[games] = learned
        made[games] = origin(said, before.get(games))
        keep(path, Experience(title.judgement.features(), prices, {"title": title.id, "made": made, "log": log}))

    hours = said.hours / len(numbers)
    for seats in sorted(numbers, key=lambda number: number == 1):
        # Alone, which comes last, one begins with what is known from games with others, if it is played for the same.
        others = sorted(games for games in prices if seats_in(games) != 1)
        begin = prices[others[0]] if seats == 1 and others and alike(title, seats_in(others[0])) else None
        if options:
            # Certain games are learned on from all of their number.
            begin = prices.get(games_like(seats, {}), begin)
        if said.nodes:
            # A search goes on from what was learned without it.
            begin = prices.get(games_like(seats, options), begin)
        lengths = (said.generations, said.games, hours, said.seed, said.workers)
        train(title, seats, *lengths, report, begin, said.nodes, options)
    print(words.say(Phrase("train.kept", file=str(path))))


def told_of(line: dict[str, Any]) -> str:
    """The games that a line of the log is about."""
    return games_like(line["seats"], line.get("options", {}))


def alike(title: Title, seats: int) -> bool:
    """Are points alone the same as those of so many seats?"""
    return title.start(1, 0).score_sheet(0).keys() == title.start(seats, 0).score_sheet(0).keys()


def origin(said: Lessons, before: str | None) -> dict[str, Any]:
    """How an experience was come by: the command, after the one that it goes on from, the seed and the date."""
    command = said.command()
    told = f"{before} && {command}" if before else command
    return {"command": told, "seed": said.seed, "date": date.today().isoformat()}


def check_writable(path: Path) -> None:
    """Better to know before the training than after it."""
    folder = path.parent
    if not folder.is_dir() or not os.access(path if path.exists() else folder, os.W_OK):
        raise BadExperience("experience_unwritable", file=str(path))


def keep(path: Path, experience: Experience) -> None:
    """Write the file as a whole or not at all."""
    data = experience.data()
    prices, log = data.pop("prices"), data.pop("log")
    head = json.dumps(data, indent=1, ensure_ascii=False)[:-2]
    lines = ",\n  ".join(json.dumps(line) for line in log)
    seats = ",\n  ".join(f"{json.dumps(number)}: {json.dumps(learned)}" for number, learned in prices.items())
    text = f'{head},\n "log": [\n  {lines}\n ],\n "prices": {{\n  {seats}\n }}\n}}\n'
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as wrong:
        part.unlink(missing_ok=True)
        raise BadExperience("file", file=str(path), why=wrong.strerror or str(wrong)) from None
