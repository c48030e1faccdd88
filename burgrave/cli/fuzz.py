"""`burgrave fuzz`: random games over random options, every one checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import typer

from burgrave.cli import completion
from burgrave.cli.arguments import Language, Seed, TitleName, options_of, positive
from burgrave.cli.progress import progress
from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import Conformance, at_random, by_kind, check_game, draw_options
from burgrave.kernel.title import Title, title_named
from burgrave.kernel.words import Phrase, Words

LOOKS = 1
"""Positions looked at closely in every game; the rest of it is played and audited."""


def run(
    title: TitleName,
    games: Annotated[int, typer.Option(metavar="metavar.number", parser=positive, help="help.games")] = 1000,
    seed: Seed = 1,
    seats: Annotated[
        int | None, typer.Option(metavar="metavar.number", parser=positive, help="help.fuzz_seats")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="metavar.option", help="help.fuzz_option", autocompletion=completion.options),
    ] = None,
    lang: Language = "",
) -> int:
    played = title_named(title)
    words = Words(lang)
    given = options_of(played, option)
    draw_options(played, Rng(seed), seats, given)
    findings = Conformance()
    failures = 0
    for failure in progress(checked_games(played, games, seed, findings, seats, given), games, played.id):
        if failure:
            failures += 1
            print(f"burgrave: {failure}", file=sys.stderr)
    if failures:
        print(words.say(Phrase("fuzz.failed", n=failures, games=games)), file=sys.stderr)
        return 1
    name = played.words(lang).template("title")
    args = {"decisions": findings.decisions, "longest": findings.longest}
    print(words.say(Phrase("fuzz.done", games=findings.games, title=name, **args)))
    return 0


def checked_games(
    title: Title, count: int, seed: int, findings: Conformance, seats: int | None, given: Mapping[str, Any]
) -> Iterator[str]:
    """Play so many games, by any move and by any kind of move in turn; gives for each what was wrong, or nothing."""
    rng = Rng(seed)
    for number in range(count):
        seated, options = draw_options(title, rng, seats, given)
        game_seed = rng.below(1 << 30)
        try:
            check_game(title, seated, game_seed, options, LOOKS, findings, by_kind if number % 2 else at_random)
        except AssertionError as failure:
            yield str(failure)
        except Exception as failure:
            yield f"{title.id}, {seated} seats, seed {game_seed}, options {options}: {failure!r}"
        else:
            yield ""
