"""Self-play: a bot that learns plays many quick games, and what every position led to is added up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from burgrave.bots.bot import Bot, Budget
from burgrave.bots.duke import Duke, whole_turns
from burgrave.bots.experience import Experience, Experienced, Prices, games_like, total
from burgrave.bots.outlook import Outlook, margin_of
from burgrave.bots.pupil import Pupil
from burgrave.bots.regression import Study
from burgrave.bots.squire import Squire
from burgrave.bots.succession import FADING, FADING_OF_TURNS, Course, Succession
from burgrave.kernel.chance import Rng
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position

LOOKS: Final = 6
LOOKS_WITH_CARE: Final = 2
"""Of so many decisions one is looked at, on the whole; more of games that took a search to play."""
WHIM: Final = 20
"""Of so many decisions one is made at random, so that mistakes are known too."""
FANCIES: Final = 3
FANCY: Final = 0.8
"""Where turns are learned whole, of so many games one is played as if everything were worth more or less than it is, by
up to so many points of what there usually is of it: so it is known what becomes of ideas that seem bad."""
MIDST: Final = 6
"""Of so many decisions in the midst of a turn one is learned from, where turns are learned whole."""


@dataclass
class Lesson:
    """What a batch of games has taught."""

    scores: Study
    """What every seat had, and the points it ended with."""
    leads: Study
    """Where only the lead counts: by how much seats differed, and by how much they did in the end."""
    alone: Succession
    """The lead of a game alone, from decision to decision; where turns are learned whole, from turn to turn."""
    midst: Study
    """There: how much more can be expected in the midst of a turn than if one began with the same things."""
    margins: list[float]
    """By knot: how far, in squares, margins were off; and how many there were."""
    counts: list[float]
    games: int = 0
    points: float = 0.0
    """The points of all seats together; alone the victories, and the leads together."""
    seats: int = 0
    won: int = 0
    lead: float = 0.0

    def __reduce__(self) -> tuple[object, ...]:
        taught = (self.scores, self.leads, self.alone, self.midst, self.margins, self.counts)
        return (Lesson, (*taught, self.games, self.points, self.seats, self.won, self.lead))


class Moment:
    """A decision as it was looked at."""

    def __init__(self, progress: float, looks: list[list[float]], margins: list[float]) -> None:
        self.progress = progress
        self.looks = looks
        """What every seat had."""
        self.margins = margins
        """By how much every seat was expected to lead; empty without prices."""


def empty_lesson(features: int, knots: int, seats: int, turns: bool = False) -> Lesson:
    """To be filled with games of so many seats, perhaps turn by turn."""
    alone = Succession(features if seats == 1 else 0, knots, FADING_OF_TURNS if turns else FADING)
    midst = Study(features if turns else 0, knots)
    scores, leads = Study(features, knots), Study(features, knots)
    return Lesson(scores, leads, alone, midst, [0.0] * knots, [0.0] * knots)


def play_and_learn(lesson: Lesson, position: Position, prices: Prices | None, seed: int, nodes: int = 0) -> None:
    """Play a game to its end and add it to a lesson.

    Without prices by judgement alone; without nodes one action ahead, or one turn where turns are learned whole; else
    with a search of so many nodes.
    """
    rng = Rng(seed)
    judgement = position.title.judgement
    outlook = Outlook() if prices is None else Experienced(judgement, prices)
    seats = position.seats
    turns = whole_turns(judgement, seats)
    held_out = lesson.games % 8 == 7
    player: Bot = Squire(rng.below(1 << 30), outlook, prices is not None)
    pupil: Pupil | None = None
    fancy = prices is not None and turns and rng.below(FANCIES) == 0
    if prices is not None and (nodes or turns):
        felt = fancied(prices, lesson.alone, rng) if fancy else prices
        experience = Experience(judgement.features(), {games_like(seats, {}): felt}, {})
        if turns:
            player = pupil = Pupil(rng.below(1 << 30), nodes, experience)
        else:
            player = Duke(rng.below(1 << 30), Budget(nodes=nodes), experience)
    every = LOOKS_WITH_CARE if nodes else LOOKS
    moments: list[Moment] = []
    course = Course()
    midst = Midst(prices)
    whims = rng.below(4) != 0 and not fancy
    if pupil is not None:
        pupil.whims = whims
    while not position.over:
        seat = position.mover
        legal = position.legal(seat)
        question = position.question
        progress = judgement.progress(position)
        if len(legal) > 1 and (question is None or question.opens()) and rng.below(every) == 0:
            looks = [judgement.look(position, other) for other in range(seats)]
            margins = [] if prices is None else leads_of(position, outlook.all_points(position))
            moments.append(Moment(progress, looks, margins))
        if turns and judgement.turn_begins(position):
            midst.teach(lesson, outlook.points(position, seat), held_out)
            course.note(judgement.look(position, seat), progress)
        elif turns and len(legal) > 1 and rng.below(MIDST) == 0:
            midst.note(judgement.look(position, seat), progress)
        elif seats == 1 and len(legal) > 1 and not turns:
            course.note(judgement.look(position, seat), progress)
        whim = pupil is None and whims and rng.below(WHIM) == 0
        move = legal[rng.below(len(legal))] if whim else player.choose(position.imagine(seat, rng), seat)
        if pupil is not None:
            whim, pupil.whim = pupil.whim, False
        if whim and len(legal) > 1:
            course.spoil()
            midst.forget()
        position.play(move, seat)
    scores = [float(score) for score in position.scores]
    lesson.games += 1
    if not whims and not fancy:
        lesson.points += sum(scores)
        lesson.seats += seats
        if seats == 1:
            lesson.won += 1 if position.winners else 0
            lesson.lead += position.lead
    leads = leads_of(position, scores if seats > 1 else [float(position.lead)])
    midst.teach(lesson, leads[0], held_out)
    if seats == 1 and not held_out:
        lesson.alone.add(course, leads[0])
    if fancy:
        # It tells what turns lead to, not what scores are made.
        return
    for moment in moments:
        learn(lesson, moment, scores, leads, held_out, only_the_lead_counts(judgement, seats))


def fancied(prices: Prices, seen: Succession, rng: Rng) -> Prices:
    """Prices as somebody with fancies of their own would have them; how much there usually is has been seen."""
    more: list[float] = []
    for square in seen.squares:
        usual = (square / max(1.0, seen.steps)) ** 0.5
        part = (rng.below(2001) - 1000) / 1000.0
        more.append(FANCY * part / usual if usual > 0.0 else 0.0)
    lead = [[row[at] + more[at] for at in range(len(row))] for row in prices.lead]
    midst = [[row[at] + more[at] for at in range(len(row))] for row in prices.midst]
    return Prices(prices.score, lead, prices.spread, midst)


class Midst:
    """Decisions in the midst of a turn, until it is known how the next turn begins."""

    def __init__(self, prices: Prices | None) -> None:
        self.prices = prices
        """By which the game is played; without any for the lead nothing is learned."""
        self.looks: list[list[float]] = []
        self.stages: list[float] = []

    def note(self, look: list[float], stage: float) -> None:
        """One more decision."""
        if self.prices is not None and self.prices.lead:
            self.looks.append(look)
            self.stages.append(stage)

    def forget(self) -> None:
        """On a whim the turn goes on in another way than it should."""
        self.looks = []
        self.stages = []

    def teach(self, lesson: Lesson, expected: float, held_out: bool) -> None:
        """This can be expected at the beginning of the next turn: what has each decision more than a beginning?"""
        study = lesson.midst.held_out if held_out else lesson.midst.learned
        if self.prices is not None:
            for at in range(len(self.looks)):
                known = total(self.prices.lead_at(self.stages[at]), self.looks[at])
                study.add(self.looks[at], self.stages[at], expected - known)
        self.forget()


def learn(lesson: Lesson, moment: Moment, scores: list[float], leads: list[float], held_out: bool, ahead: bool) -> None:
    """Add a moment of a game to a lesson; if only being ahead counts, every two seats as well."""
    about_scores = lesson.scores.held_out if held_out else lesson.scores.learned
    about_leads = lesson.leads.held_out if held_out else lesson.leads.learned
    seats = len(scores)
    knot = int(moment.progress * (len(lesson.margins) - 1) + 0.5)
    for seat in range(seats):
        look = moment.looks[seat]
        about_scores.add(look, moment.progress, scores[seat])
        if ahead and seats == 1:
            if held_out:
                about_leads.add(look, moment.progress, leads[0])
        elif ahead:
            # What all have alike, such as a long game, tells nothing of who will be ahead.
            for other in range(seat):
                theirs = moment.looks[other]
                apart = [look[at] - theirs[at] for at in range(len(look))]
                about_leads.add(apart, moment.progress, scores[seat] - scores[other])
        if moment.margins:
            off = leads[seat] - moment.margins[seat]
            lesson.margins[knot] += off * off
            lesson.counts[knot] += 1.0


def only_the_lead_counts(judgement: Judgement, seats: int) -> bool:
    """Alone, and where the rivals' points count as much as the own."""
    return seats == 1 or judgement.rivalry() == 1.0


def leads_of(position: Position, points: list[float]) -> list[float]:
    """By how much every seat leads with these points; alone they are the lead."""
    if position.seats == 1:
        return points
    return [margin_of(position, seat, points) for seat in range(position.seats)]
