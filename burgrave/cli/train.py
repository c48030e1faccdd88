"""`burgrave train`: the duke learns a title from its own games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from burgrave.cli import completion
from burgrave.cli.arguments import Language, Seed, TitleName, Workers, need, only_one, options_of, positive, seconds
from burgrave.kernel.title import title_named
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
    need("train", "numpy")
    from burgrave.learn.recipe import Recipe, follow

    words = Words(lang)
    options = options_of(title_named(title), option)
    recipe = Recipe(title, list(seats or ()), options, hours, generations or 6, games, nodes, seed, workers)

    def report(line: dict[str, Any]) -> None:
        print(words.say(Phrase("train.line", **line)), flush=True)

    path = follow(recipe, Path(out) if out else None, report)
    print(words.say(Phrase("train.kept", file=str(path))))
    return 0
