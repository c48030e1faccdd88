"""Self-play: a bot that learns plays many quick games, and what every position led to is added up."""

from __future__ import annotations

from typing import Final

from burgrave.bots.experience import Experienced, Prices
from burgrave.bots.outlook import Outlook, margin_of
from burgrave.bots.regression import Sums
from burgrave.bots.squire import Squire
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position

LOOKS: Final = 6
"""Of so many decisions one is looked at, on the whole."""
WHIM: Final = 20
"""Of so many decisions one is made at random, so that mistakes are known too."""


class Lesson:
    """What a batch of games has taught."""

    def __init__(self, learned: Sums, held_out: Sums, knots: int) -> None:
        self.learned = learned
        self.held_out = held_out
        """The sums of most games, and of every eighth, from which nothing is learned."""
        self.games = 0
        self.points = 0.0
        """The points of all seats together, and the victories alone."""
        self.seats = 0
        self.won = 0
        self.margins: list[float] = [0.0] * knots
        """By knot: how far, in squares, margins were off; and how many there were."""
        self.counts: list[float] = [0.0] * knots

    def __reduce__(self) -> tuple[object, ...]:
        state = (self.games, self.points, self.seats, self.won, self.margins, self.counts)
        return (lesson_of, (self.learned, self.held_out, state))


def lesson_of(learned: Sums, held_out: Sums, state: tuple[int, float, int, int, list[float], list[float]]) -> Lesson:
    """A lesson that was pickled."""
    lesson = Lesson(learned, held_out, learned.knots)
    lesson.games, lesson.points, lesson.seats, lesson.won, lesson.margins, lesson.counts = state
    return lesson


def play_and_learn(lesson: Lesson, position: Position, prices: Prices | None, seed: int) -> None:
    """Play a game to its end and add it to a lesson; without prices by judgement alone."""
    rng = Rng(seed)
    judgement = position.title.judgement
    outlook = Outlook() if prices is None else Experienced(judgement, prices)
    player = Squire(rng.below(1 << 30), outlook, prices is not None)
    seats = position.seats
    looks: list[list[float]] = []
    times: list[float] = []
    who: list[int] = []
    margins: list[float] = []
    whims = rng.below(4) != 0
    while not position.over:
        seat = position.mover
        legal = position.legal(seat)
        question = position.question
        if len(legal) > 1 and (question is None or question.opens()) and rng.below(LOOKS) == 0:
            progress = judgement.progress(position)
            for other in range(seats):
                looks.append(judgement.look(position, other))
                times.append(progress)
                who.append(other)
            if prices is not None and seats > 1:
                points = outlook.all_points(position)
                for other in range(seats):
                    margins.append(margin_of(position, other, points))
        if whims and rng.below(WHIM) == 0:
            move = legal[rng.below(len(legal))]
        else:
            move = player.choose(position.imagine(seat, rng), seat)
        position.play(move, seat)
    scores = [float(score) for score in position.scores]
    winners = position.winners
    lesson.games += 1
    if not whims:
        lesson.points += sum(scores)
        lesson.seats += seats
        lesson.won += 1 if winners and seats == 1 else 0
    sums = lesson.held_out if lesson.games % 8 == 0 else lesson.learned
    for at in range(len(looks)):
        seat = who[at]
        sums.add(looks[at], times[at], scores[seat], 1.0 / len(winners) if seat in winners else 0.0)
        if margins:
            knot = int(times[at] * (len(lesson.margins) - 1) + 0.5)
            off = margin_of(position, seat, scores) - margins[at]
            lesson.margins[knot] += off * off
            lesson.counts[knot] += 1.0
