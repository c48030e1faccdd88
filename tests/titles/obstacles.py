"""Pieces that cannot be used now, with what stands in their way: of random positions of a title."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.reach import ways_to, why_not
from burgrave.kernel.title import Title
from burgrave.kernel.words import LANGUAGES, Phrase
from tests.titles.games import MODES

PIECE = re.compile(r'<g id="([^"]+)" class="piece')

Mend = Callable[[Any, int, str, Phrase], None]
"""(position, seat, piece, answer): changes the position so that the condition which the answer names is met."""

ALWAYS = ("why.not_now", "why.not_asked", "why.anothers")
"""Answers that name no condition of the position."""


@dataclass(frozen=True)
class Obstacle:
    """A drawn piece that no legal move of the seat touches, and the answer to who touches it all the same."""

    position: Position
    seat: int
    thing: str
    answer: Phrase | None

    @property
    def key(self) -> str:
        return self.answer.key if self.answer is not None else ""


def drawn(position: Position, seat: int) -> list[str]:
    """The pieces that a seat has before its eyes."""
    panels = position.title.presentation.draw(position.view(seat), position.title.words("en"))
    return [thing for panel in panels for thing in PIECE.findall(panel.body)]


def positions(title: Title, seats: int, options: Mapping[str, Any], seed: int, between: int = 1) -> Iterator[Position]:
    """Every so many decisions of a game at random, a position of it."""
    position, rng = title.start(seats, seed, **options), Rng(seed)
    moves = 0
    while not position.over:
        if moves % between == 0:
            yield position.copy()
        seat = position.mover
        legal = position.legal(seat)
        position.play(legal[rng.below(len(legal))], seat)
        moves += 1


def obstacles(title: Title, games: int = 1, between: int = 5, seed: int = 3) -> Iterator[Obstacle]:
    """What cannot be used in games of every way to play a title; a reached piece is none."""
    for game in range(games):
        for seats, options in MODES[title.id]:
            for position in positions(title, seats, options, seed + game, between):
                seat = position.mover
                touched = {thing for move in position.legal(seat) for thing in position.touches(move, seat)}
                for thing in drawn(position, seat):
                    if thing not in touched and not ways_to(position, seat, thing):
                        yield Obstacle(position, seat, thing, why_not(position, seat, thing))


def check_answers(title: Title, games: int = 1, between: int = 5) -> dict[str, int]:
    """Every answer can be read in all languages and tells nothing that the seat may not know; how often each came."""
    words = {language: title.words(language, ["Ann", "Ben", "Cleo", "Dan", "Eve"]) for language in LANGUAGES}
    counts: dict[str, int] = {}
    imagined: tuple[Position, Position] | None = None
    for obstacle in obstacles(title, games, between):
        counts[obstacle.key] = counts.get(obstacle.key, 0) + 1
        if imagined is None or imagined[0] is not obstacle.position:
            imagined = obstacle.position, obstacle.position.imagine(obstacle.seat, Rng(7))
        again = why_not(imagined[1], obstacle.seat, obstacle.thing)
        assert repr(again) == repr(obstacle.answer), f"{obstacle.thing}: {obstacle.answer} tells what is hidden"
        if obstacle.answer is not None:
            for spoken in words.values():
                said = spoken.say(obstacle.answer, obstacle.seat)
                assert not {"{", "\n"} & set(said), said
    return counts


def check_mends(title: Title, mends: Mapping[str, Mend], games: int = 1, between: int = 5) -> dict[str, int]:
    """With just the condition of an answer met, the piece can be used or the answer is another one.

    Every answer that came is one that can be mended, and every mend was needed; how often each was tried.
    """
    tried: dict[str, int] = {}
    for obstacle in obstacles(title, games, between):
        if obstacle.answer is None or obstacle.key in ALWAYS:
            continue
        assert obstacle.key in mends, f"no way to meet the condition of {obstacle.answer}"
        if tried.get(obstacle.key, 0) >= 40:
            continue
        tried[obstacle.key] = tried.get(obstacle.key, 0) + 1
        changed = obstacle.position.copy()
        mends[obstacle.key](changed, obstacle.seat, obstacle.thing, obstacle.answer)
        # Loading asks the question anew.
        met = title.load(changed.dump())
        after = why_not(met, obstacle.seat, obstacle.thing)
        assert repr(after) != repr(obstacle.answer), f"{obstacle.thing}: still {after}"
    assert tried.keys() == mends.keys(), f"never needed: {sorted(mends.keys() - tried.keys())}"
    return tried
