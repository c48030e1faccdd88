"""A recipe: the command that makes a title's weights from nothing, and following it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.title import Title, title_named
from burgrave.learn.model import Model, check_writable, games_like, model_file, read_model, seats_in, write_model
from burgrave.learn.train import Games, train
from burgrave.search.linear import Weights


@dataclass(frozen=True)
class Recipe:
    """What was asked for: of which games, and how long."""

    title: str
    seats: list[int]
    options: dict[str, Any]
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
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        words += ["--hours", f"{self.hours:g}"] if self.hours else ["--generations", str(self.generations)]
        words += ["--nodes", str(self.nodes)] if self.nodes else []
        words += ["--games", str(self.games), "--seed", str(self.seed), "--workers", str(self.workers)]
        return " ".join(words)

    def of(self, seats: int, parts: int) -> Games:
        """The games of one number of seats, of so many that share the hours."""
        lengths = (self.games, self.generations, self.hours / parts)
        return Games(self.title, seats, self.options, *lengths, self.nodes, self.seed, self.workers)


class GrowingModel:
    """A model that is being learned, written after every generation."""

    def __init__(self, title: Title, recipe: Recipe, numbers: list[int], path: Path) -> None:
        self.title = title
        self.recipe = recipe
        self.path = path
        self.weights: dict[str, Weights] = {}
        self.made: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        if (recipe.seats or recipe.nodes or recipe.options) and path.exists():
            self.take_over([games_like(seats, recipe.options) for seats in numbers])
        self.now: set[str] = set()
        """The games that have been learned by this recipe."""

    def take_over(self, anew: list[str]) -> None:
        """What is known stays if it is about the same features: of other games, and to go on from."""
        try:
            known = read_model(self.path, self.title.judgement)
        except BurgraveError:
            return
        self.weights.update(known.weights)
        self.made.update(known.story.get("made", {}))
        lines = known.story.get("log", [])
        self.log += [line for line in lines if self.recipe.nodes or games_of(line) not in anew]

    def beginning(self, seats: int) -> tuple[Weights | None, dict[str, Any]]:
        """What learning begins with, and where that comes from, if not from this recipe.

        A search goes on from what was learned without one, certain games from all of their number, and one alone, if it
        is played for the same, from those in company.
        """
        options = self.recipe.options
        candidates = [games_like(seats, options)] if self.recipe.nodes else []
        candidates += [games_like(seats, {})] if options else []
        if seats == 1:
            others = sorted(games for games in self.weights if seats_in(games) != 1)
            candidates += [games for games in others[:1] if alike(self.title, seats_in(games))]
        for games in candidates:
            if games in self.weights:
                return self.weights[games], {} if games in self.now else dict(self.made.get(games, {}))
        return None, {}

    def note(self, line: dict[str, Any], learned: Weights, before: dict[str, Any]) -> None:
        """A generation has been learned."""
        self.log.append(line)
        games = games_of(line)
        self.weights[games] = learned
        self.made[games] = self.origin(before)
        self.now.add(games)
        story = {"title": self.title.id, "made": self.made, "log": self.log}
        write_model(self.path, Model(self.title.judgement.features(), self.weights, story))

    def origin(self, before: dict[str, Any]) -> dict[str, Any]:
        """How the weights were come by: the commands from nothing on, the seed and the date."""
        commands = [before["command"], self.recipe.command()] if before else [self.recipe.command()]
        made = {"command": " && ".join(commands), "seed": self.recipe.seed, "date": date.today().isoformat()}
        return {**made, "stayed": before["stayed"]} if "stayed" in before else made


Report = Callable[[dict[str, Any]], None]
"""Told of every generation: a line of the log."""


def follow(recipe: Recipe, out: Path | None, report: Report) -> Path:
    """Play and learn, and keep what is known after every generation; gives the file."""
    title = title_named(recipe.title)
    numbers = recipe.seats or list(title.seats)
    for seats in numbers:
        title.check(seats, recipe.options)
    path = out or model_file(title.folder)
    check_writable(path)
    kept = GrowingModel(title, recipe, numbers, path)
    # A game alone comes last: it begins with what is known from games with others.
    for seats in sorted(numbers, key=lambda number: number == 1):
        known, before = kept.beginning(seats)

        def told(line: dict[str, Any], learned: Weights, before: dict[str, Any] = before) -> None:
            report(line)
            kept.note(line, learned, before)

        train(recipe.of(seats, len(numbers)), told, known)
    return path


def games_of(line: dict[str, Any]) -> str:
    """The games that a line of the log is about."""
    return games_like(line["seats"], line.get("options", {}))


def alike(title: Title, seats: int) -> bool:
    """Are points alone the same as those of so many seats?"""
    return title.start(1, 0).score_sheet(0).keys() == title.start(seats, 0).score_sheet(0).keys()
