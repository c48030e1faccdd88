"""For tests: move texts say what a move costs and brings, and every figure in them comes from somewhere.

`check_move_texts(title)` plays random games and reads the legal moves on the way. A certain `Cost` or `Gain` has to
be the change of the mover's `amounts` before the next question or reveal, and a number that is neither has to be the
name of a place or of a component.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from burgrave.kernel.agenda import Question, Sealed
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.testing import by_kind, draw_options
from burgrave.kernel.title import Title
from burgrave.kernel.words import LANGUAGES, Amount, ComponentPhrase, Cost, Phrase, Secret, Words

NAMES = ("name", "number", "place", "slot", "die", "dice", "space", "level")
"""Arguments whose number names a place or a component: a die by its face, a depot, a card by what is printed."""

FIELD = re.compile(r"\{[^}]*\}|«[^»]*»|“[^”]*”")
"""What a template is filled with, and names in quotation marks: a “+2” token is called so."""


def check_move_texts(title: Title, games: int = 20, seed: int = 0, most: int = 12) -> int:
    """Read the legal moves of random games, `most` of a question; the number of certain amounts compared."""
    rng = Rng(seed)
    templates = [title.words(language) for language in LANGUAGES]
    compared = 0
    for _ in range(games):
        seats, options = draw_options(title, rng)
        position = title.start(seats, rng.below(1 << 30), **options)
        while not position.over:
            seat = position.mover
            for move in some(position.legal(seat), most, rng):
                compared += check_move_text(position, seat, move, templates)
            position.play(by_kind(position, seat, rng), seat)
    return compared


def some(moves: list[int], most: int, rng: Rng) -> list[int]:
    """All of a few moves, or as many of them at random."""
    return moves if len(moves) <= most else [moves[rng.below(len(moves))] for _ in range(most)]


def check_move_text(position: Position, seat: int, move: int, templates: list[Words]) -> int:
    """One move: its certain amounts are what it does, its other figures are names. How many amounts there were."""
    said = position.phrase(move, seat)
    written = f"{position.notation(move, seat)!r}, said as {said!r},"
    for phrase, name in bare_numbers(said):
        assert name in NAMES, (
            f"{written} has a bare number {name} in {phrase.key}; names of numbers: {', '.join(NAMES)}"
        )
    for phrase in phrases(said):
        for words in templates:
            text = FIELD.sub("", words.template(phrase.key, phrase.args.get("n")))
            own = phrase.key.startswith(("move.", "things."))
            assert not (own and re.search(r"\d", text)), f"{written} has a digit of its own in {phrase.key}: {text!r}"
    amounts = [phrase for phrase in phrases(said) if isinstance(phrase, Amount) and phrase.certain]
    if not amounts or isinstance(position.question, Sealed):
        return 0
    claimed: dict[str, int] = {}
    for amount in amounts:
        sign = -1 if isinstance(amount, Cost) else 1
        claimed[amount.thing] = claimed.get(amount.thing, 0) + sign * amount.amount
    before = position.amounts(seat)
    unknown = set(claimed) - set(before)
    assert not unknown, f"{written} names what nobody holds: {', '.join(sorted(unknown))}"
    seen = [difference(before, after, claimed) for after in course(position, seat, move)]
    assert claimed in seen, f"{written} promises {claimed}, but the mover's things change by {seen[-1]}"
    return len(amounts)


def difference(before: Mapping[str, int], after: Mapping[str, int], things: Mapping[str, int]) -> dict[str, int]:
    """How much more or less there is of the things."""
    return {thing: after[thing] - before[thing] for thing in things}


def course(position: Position, seat: int, move: int) -> Iterator[dict[str, int]]:
    """The mover's amounts after the answer and after every step up to the next question or reveal."""
    after = position.copy()
    question = after.agenda.pop()
    assert isinstance(question, Question)
    revealed = after.revealed
    question.answer(after, move)
    yield after.amounts(seat)
    while after.agenda and after.revealed == revealed and not isinstance(after.agenda[-1], Question):
        after.agenda.pop().run(after)
        yield after.amounts(seat)


def phrases(arg: Any) -> Iterator[Phrase]:
    """A phrase and all phrases among its arguments, without those that tell what is printed on a component."""
    if isinstance(arg, Secret):
        yield from phrases(arg.value)
    elif isinstance(arg, list):
        for part in arg:
            yield from phrases(part)
    elif isinstance(arg, Phrase):
        yield arg
        if isinstance(arg, ComponentPhrase):
            return
        for inner in arg.args.values():
            yield from phrases(inner)


def bare_numbers(said: Phrase) -> Iterator[tuple[Phrase, str]]:
    """The numbers among the arguments of a move's phrases that are no amounts and no seats, with their phrases."""
    for phrase in phrases(said):
        if not isinstance(phrase, (Amount, ComponentPhrase)):
            for name, arg in phrase.args.items():
                figure = isinstance(arg, int) and not isinstance(arg, bool)
                figure = figure or (isinstance(arg, str) and re.search(r"\d", arg) is not None)
                if figure and name not in ("who", "whom"):
                    yield phrase, name
