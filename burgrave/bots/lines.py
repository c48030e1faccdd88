"""Lines: alone a turn is thought through whole, and the best ways to play it are followed further and further.

Where nobody answers in between, a turn is a row of moves, up to the one that brings something new to light: a *line*.
The likeliest lines are found first, a move longer each time. Then they are played out in one imagination after the
other, all of them in the same one: hundreds to the beginning of the next turn, which costs little, the best of these
two turns further, and so on: the fewer are left, the further they are followed. What the judgement of the next turn
sees of the difference between good lines is little; three turns later most of it has come to light, but so has much
luck. What counts is therefore the mean of what is thought of a line at the beginnings of all those turns but the next.
Lines that begin alike mostly end alike, so most of those that are followed further are the best of their beginnings.

That is for titles in which the decisions of a turn are bound up with each other; elsewhere a tree does better.
"""

from __future__ import annotations

from typing import Final

from burgrave.bots.bot import Searcher
from burgrave.bots.outlook import Outlook
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position

WIDTH: Final = 16
"""So many rows of moves are made longer at once when a turn is thought through."""
WIDEST: Final = 256
SEARCH: Final = 0.05
"""Or up to so many, if that takes no more of the budget."""
NARROW: Final = 6
"""The same in turns to come."""
MOST: Final = 1000
"""So many lines are looked at, at most."""
Stage = tuple[int, int, float]
"""How many lines are followed, to the beginning of which turn, and how much of what is left of the budget once they are
found is used up then."""
LOOKS: Final[list[Stage]] = [(MOST, 1, 0.06), (150, 1, 0.1), (40, 1, 0.14)]
"""First looks: all lines to the next turn, the better ones in more imaginations."""
PLAN: Final[list[Stage]] = [(12, 3, 0.45), (6, 4, 0.75), (3, 5, 1.0)]
"""Then the best of beginnings, and of the others, further."""
BEGINNING: Final = 2
"""So many moves are the beginning of a line."""
NEW: Final = 2
"""So many lines begin anew, then one like another."""
FEWEST: Final = 2
"""So many lines are compared at least."""
PATIENCE: Final = 10
"""In so many imaginations most of the luck has evened out; in the next ones lines are followed a turn further."""
WHOLE: Final = 2.0
"""More of a budget than can be used up: an imagination is for all lines or for none."""
LONGEST: Final = 14
"""A line has no more moves than that."""


class Manner:
    """How thoroughly a turn is thought through."""

    def __init__(self, looks: list[Stage], plan: list[Stage], width: int, widest: int) -> None:
        self.looks = looks
        self.plan = plan
        """The stages that are gone through."""
        self.width = width
        self.widest = widest
        """How many rows of moves are made longer at once; if they cost little."""


THOROUGH: Final = Manner(LOOKS, PLAN, WIDTH, WIDEST)


class Line:
    """A row of moves, where it leads in the imagination it was found in, and what came of it in others."""

    def __init__(self, moves: list[int], end: Position, hope: float) -> None:
        self.moves = moves
        self.end = end
        self.hope = hope
        """How much the end is liked."""
        self.reached = 0
        """To the beginning of which turn it was followed last."""
        self.visits = 0
        """How often; once it was followed further than to the next turn, such first looks count no longer."""
        self.value = 0.0
        self.score = 0.0
        self.chance = 0.0
        """Sums over these visits: how much it was liked, the points and the chance to win that could be expected."""

    def mean(self) -> float:
        """What it has come to on the average; at first what it looked like."""
        return self.value / self.visits if self.visits else self.hope


class Trial:
    """Where a line led to in an imagination, and how much it was liked on the way there."""

    def __init__(self, end: Position, value: float) -> None:
        self.end = end
        self.value = value


class Lines:
    """The lines of one decision in a game alone."""

    def __init__(
        self, thinker: Searcher, outlook: Outlook, rng: Rng, manner: Manner = THOROUGH, asked: bool = False
    ) -> None:
        self.thinker = thinker
        """Who counts what is spent."""
        self.outlook = outlook
        self.rng = rng
        self.manner = manner
        self.asked = asked
        """Is it asked what the moves lead to? Then the best line of each is followed, points and chances are kept."""
        self.spent = False
        """Is nothing left of the budget?"""

    def think(self, position: Position) -> list[Line]:
        """The lines that were followed, the best first."""
        world = position.imagine(0, self.rng)
        manner = self.manner
        lines = self.found(world, manner.width, MOST)
        wider = min(manner.widest, int(manner.width * SEARCH / max(1e-6, self.thinker.used())))
        if wider > manner.width:
            lines = self.found(world, wider, MOST)
        begun = self.thinker.used()
        self.compare(lines, position, manner.looks, begun)
        if self.asked:
            lines = by_first_move(lines)
        elif manner.plan:
            lines = apart(lines)
        self.compare(lines, position, manner.plan, begun)
        return lines

    def compare(self, lines: list[Line], position: Position, stages: list[Stage], begun: float) -> None:
        """Go through some stages and bring lines into order; so much of the budget was used up to find them."""
        for many, turns, share in stages:
            running = lines[:many]
            if len(running) == 1 and not self.asked:
                return
            until = begun + share * (1.0 - begun)
            # Two imaginations if possible, so that it is not one alone that decides: if need be with fewer lines.
            half = 0.5 * (self.thinker.used() + until)
            running = self.visit(running, position.imagine(0, self.rng), turns, half)
            visited = 1
            while not self.spent and self.thinker.used() < until:
                further = visited // PATIENCE if turns > 1 else 0
                self.visit(running, position.imagine(0, self.rng), turns + further, WHOLE)
                visited += 1
            running.sort(key=lambda line: -line.mean())
            lines[: len(running)] = running

    def visit(self, lines: list[Line], world: Position, turns: int, share: float) -> list[Line]:
        """Follow lines in an imagination until so much of the budget is used up; those that can be compared now."""
        visits: list[Trial] = []
        for line in lines:
            if len(visits) >= FEWEST and self.thinker.used() >= share:
                break
            visit = self.followed(line, world, turns)
            if self.spent:
                break
            visits.append(visit)
        if self.spent and len(visits) < len(lines):
            # What was broken off tells nothing.
            return []
        self.thinker.iterations += len(visits)
        for at in range(len(visits)):
            self.note(lines[at], visits[at], turns)
        return lines[: len(visits)]

    def found(self, start: Position, width: int, most: int, rest: bool = False) -> list[Line]:
        """The best lines from a decision on, at most so many; the best comes first.

        The rest of an action, asked for as such, ends where another one opens.
        """
        going = [Line([], start, 0.0)]
        done: list[Line] = []
        for _ in range(LONGEST):
            longer: list[Line] = []
            for line in going:
                if line.moves and not self.spend():
                    done.append(line)
                    continue
                for move in line.end.legal(0):
                    trial = line.end.copy()
                    trial.play(move, 0)
                    further = Line([*line.moves, move], trial, self.liked(trial))
                    if trial.over or trial.revealed != start.revealed or (rest and opens(trial)):
                        done.append(further)
                    else:
                        longer.append(further)
            going = best_of(longer, width)
            if not going:
                break
        return best_of(done + going, most)

    def followed(self, line: Line, world: Position, turns: int) -> Trial:
        """Where a line leads in an imagination: to the beginning of a later turn, or to the end of the game."""
        judgement = world.title.judgement
        position = world.copy()
        for move in line.moves:
            position.play(move, 0)
        self.spend()
        seen: list[float] = []
        while len(seen) < turns and not self.spent:
            if position.over or judgement.turn_begins(position):
                seen.append(self.liked(position))
                if position.over or len(seen) == turns:
                    break
            position = self.found(position, NARROW, 1, not opens(position))[0].end
        while 0 < len(seen) < turns:
            # An end is an end for good.
            seen.append(seen[-1])
        return Trial(position, sum(seen[1:]) / (turns - 1) if turns > 1 else sum(seen))

    def note(self, line: Line, visit: Trial, turns: int) -> None:
        """Count what came of a line."""
        if turns > 1 and line.reached == 1:
            line.visits = 0
            line.value = line.score = line.chance = 0.0
        line.reached = turns
        line.visits += 1
        line.value += visit.value
        if self.asked:
            end = visit.end
            line.score += self.outlook.score(end, 0)
            if end.over:
                line.chance += 1.0 if end.winners else 0.0
            else:
                chance = self.outlook.chance_alone(end, self.outlook.points(end, 0))
                # One chance that is not known leaves the sum unknown.
                line.chance += chance if chance >= 0.0 else -1e9

    def liked(self, position: Position) -> float:
        """How much a position is liked."""
        if position.over:
            return self.outlook.end(position)[0]
        return self.outlook.value(position, 0, [self.outlook.points(position, 0)])

    def spend(self) -> bool:
        """Count a line that is followed, or a position at which all moves are tried; False if nothing is left."""
        self.spent = self.spent or not self.thinker.spend()
        return not self.spent


def opens(position: Position) -> bool:
    """Does a new action begin here?"""
    question = position.question
    return question is not None and question.opens()


def best_of(lines: list[Line], most: int) -> list[Line]:
    """The best lines, at most so many; two that are liked alike are ways to the same end."""
    found: list[Line] = []
    for line in sorted(lines, key=lambda line: -line.hope):
        if len(found) == most:
            break
        if not found or line.hope != found[-1].hope:
            found.append(line)
    return found


def apart(lines: list[Line]) -> list[Line]:
    """First lines of their beginnings, and now and then one of the others."""
    begun: set[tuple[int, ...]] = set()
    first: list[Line] = []
    others: list[Line] = []
    for line in lines:
        beginning = tuple(line.moves[:BEGINNING])
        if beginning in begun:
            others.append(line)
        else:
            begun.add(beginning)
            first.append(line)
    mixed: list[Line] = []
    for at in range(len(lines)):
        mixed += first[at * NEW : at * NEW + NEW] + others[at : at + 1]
    return mixed


def by_first_move(lines: list[Line]) -> list[Line]:
    """The first line of every move."""
    found: dict[int, Line] = {}
    for line in lines:
        if line.moves[0] not in found:
            found[line.moves[0]] = line
    return list(found.values())
