"""Turn search: beam search over whole turns, and sequential halving of the best of them with a widening horizon.

Where nobody answers in between, a turn is a row of moves, up to the one that brings something new to light: a *line*.
Beam search finds the likeliest lines, a move longer each time. Then they are played out in one determinization after
the other, all of them in the same one (common random numbers): hundreds to the beginning of the next turn, which costs
little, the best of these two turns further, and so on: the fewer are left, the further they are followed (sequential
halving, Karnin, Koren and Somekh 2013). What the evaluation of the next turn sees of the difference between good lines
is little; three turns later most of it has come to light, but so has much luck. What counts is therefore the mean
of the values at the beginnings of all those turns but the next. Lines that begin alike mostly end alike, so most of
those that are followed further are the best of their beginnings.

That is for titles in which the decisions of a turn are bound up with each other; elsewhere a tree does better.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from burgrave.kernel.chance import Rng
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.position import Position
from burgrave.search.budget import Meter
from burgrave.search.evaluator import Evaluator, Evaluators
from burgrave.search.search import Advice, Search


@dataclass(frozen=True)
class Stage:
    """One stage of the comparison of lines."""

    lines: int
    """How many of the best are followed."""
    turns: int
    """To the beginning of which turn."""
    share: float
    """How much of what is left of the budget once the lines are found is used up then."""


@dataclass(frozen=True)
class TurnSearchParameters:
    """How thoroughly a turn is thought through."""

    looks: tuple[Stage, ...] = (Stage(1000, 1, 0.06), Stage(150, 1, 0.1), Stage(40, 1, 0.14))
    """First looks: all lines to the next turn, the better ones in more determinizations."""
    plan: tuple[Stage, ...] = (Stage(12, 3, 0.45), Stage(6, 4, 0.75), Stage(3, 5, 1.0))
    """Then the best of beginnings, and of the others, further."""
    width: int = 16
    """So many rows of moves are made longer at once when a turn is thought through: the width of the beam."""
    widest: int = 256
    search: float = 0.05
    """Or up to so many, if that takes no more of the budget."""
    narrow: int = 6
    """The width in turns to come."""
    most: int = 1000
    """So many lines are looked at, at most."""
    beginning: int = 2
    """So many moves are the beginning of a line."""
    new: int = 2
    """So many lines begin anew, then one like another."""
    fewest: int = 2
    """So many lines are compared at least."""
    patience: int = 10
    """After so many determinizations most of the luck has evened out, and lines are followed a turn further."""
    longest: int = 14
    """A line has no more moves than that."""


THOROUGH: Final = TurnSearchParameters()
WHOLE: Final = 2.0
"""More of a budget than can be used up: a determinization is for all lines or for none."""


class Line:
    """A row of moves, where it leads in the determinization it was found in, and what came of it in others."""

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
    """Where a line led to in a determinization, and how much it was liked on the way there."""

    def __init__(self, end: Position, value: float) -> None:
        self.end = end
        self.value = value


class Lines:
    """The lines of one decision."""

    def __init__(
        self,
        meter: Meter,
        evaluator: Evaluator,
        rng: Rng,
        parameters: TurnSearchParameters = THOROUGH,
        asked: bool = False,
    ) -> None:
        self.meter = meter
        """Who counts what is spent."""
        self.evaluator = evaluator
        self.rng = rng
        self.parameters = parameters
        self.asked = asked
        """Is it asked what the moves lead to? Then the best line of each is followed, points and chances are kept."""
        self.spent = False
        """Is nothing left of the budget?"""

    def think(self, position: Position) -> list[Line]:
        """The lines that were followed, the best first."""
        world = position.imagine(0, self.rng)
        parameters = self.parameters
        lines = self.found(world, parameters.width, parameters.most)
        wider = min(parameters.widest, int(parameters.width * parameters.search / max(1e-6, self.meter.used())))
        if wider > parameters.width:
            lines = self.found(world, wider, parameters.most)
        begun = self.meter.used()
        self.compare(lines, position, parameters.looks, begun)
        if self.asked:
            lines = by_first_move(lines)
        elif parameters.plan:
            lines = apart(lines, parameters.beginning, parameters.new)
        self.compare(lines, position, parameters.plan, begun)
        return lines

    def compare(self, lines: list[Line], position: Position, stages: tuple[Stage, ...], begun: float) -> None:
        """Go through some stages and bring lines into order; so much of the budget was used up to find them."""
        for stage in stages:
            turns = stage.turns
            running = lines[: stage.lines]
            if len(running) == 1 and not self.asked:
                return
            until = begun + stage.share * (1.0 - begun)
            # Two determinizations if possible, so that it is not one alone that decides: if need be with fewer lines.
            half = 0.5 * (self.meter.used() + until)
            running = self.visit(running, position.imagine(0, self.rng), turns, half)
            visited = 1
            while not self.spent and self.meter.used() < until:
                further = visited // self.parameters.patience if turns > 1 else 0
                self.visit(running, position.imagine(0, self.rng), turns + further, WHOLE)
                visited += 1
            running.sort(key=lambda line: -line.mean())
            lines[: len(running)] = running

    def visit(self, lines: list[Line], world: Position, turns: int, share: float) -> list[Line]:
        """Follow lines in a determinization until so much of the budget is used up; those to be compared now."""
        visits: list[Trial] = []
        for line in lines:
            if len(visits) >= self.parameters.fewest and self.meter.used() >= share:
                break
            visit = self.followed(line, world, turns)
            if self.spent:
                break
            visits.append(visit)
        if self.spent and len(visits) < len(lines):
            # What was broken off tells nothing.
            return []
        self.meter.iterations += len(visits)
        for at in range(len(visits)):
            self.note(lines[at], visits[at], turns)
        return lines[: len(visits)]

    def found(self, start: Position, width: int, most: int, rest: bool = False) -> list[Line]:
        """The best lines from a decision on, at most so many; the best comes first.

        The rest of an action, asked for as such, ends where another one opens.
        """
        going = [Line([], start, 0.0)]
        done: list[Line] = []
        for _ in range(self.parameters.longest):
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
        """Where a line leads in a determinization: to the beginning of a later turn, or to the end of the game."""
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
            position = self.found(position, self.parameters.narrow, 1, not opens(position))[0].end
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
            line.score += self.evaluator.score(end, 0)
            chance = self.evaluator.chance_to_win(end, 0, [self.evaluator.points(end, 0)])
            # One chance that is not known leaves the sum unknown.
            line.chance += chance if chance >= 0.0 else -1e9

    def liked(self, position: Position) -> float:
        """How much a position is liked."""
        if position.over:
            return self.evaluator.end(position)[0]
        return self.evaluator.value(position, 0, [self.evaluator.points(position, 0)])

    def spend(self) -> bool:
        """Count a line that is followed, or a position at which all moves are tried; False if nothing is left."""
        self.spent = self.spent or not self.meter.spend()
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


def apart(lines: list[Line], beginning: int, new: int) -> list[Line]:
    """First lines of their beginnings (so many moves), so many of them at a time, and then one of the others."""
    begun: set[tuple[int, ...]] = set()
    first: list[Line] = []
    others: list[Line] = []
    for line in lines:
        start = tuple(line.moves[:beginning])
        if start in begun:
            others.append(line)
        else:
            begun.add(start)
            first.append(line)
    mixed: list[Line] = []
    for at in range(len(lines)):
        mixed += first[at * new : at * new + new] + others[at : at + 1]
    return mixed


def by_first_move(lines: list[Line]) -> list[Line]:
    """The first line of every move."""
    found: dict[int, Line] = {}
    for line in lines:
        if line.moves[0] not in found:
            found[line.moves[0]] = line
    return list(found.values())


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnSearch(Search):
    """Thinks a turn through and plays the best line of it until something new has come to light."""

    def __init__(
        self, rng: Rng, evaluators: Evaluators, meter: Meter, parameters: TurnSearchParameters = THOROUGH
    ) -> None:
        super().__init__(rng, evaluators, meter)
        self.parameters = parameters
        self.ahead: list[int] = []
        """The rest of a line, and the seat's view when it comes to that."""
        self.then: dict[str, Any] = {}

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        if not self.ahead or self.then != position.view(0):
            self.ahead = self.pick(self.think(position, False)).moves
        move = self.ahead[0]
        self.go_on(position, move)
        return move

    def pick(self, lines: list[Line]) -> Line:
        """The line to play; the best comes first."""
        return lines[0]

    def go_on(self, position: Position, move: int) -> None:
        """Know where the line goes on after a move; an answer that gives itself needs no thought."""
        self.ahead = self.ahead[1:]
        position = position.copy()
        position.play(move, 0)
        while self.ahead and len(position.legal(0)) == 1:
            position.play(self.ahead[0], 0)
            self.ahead = self.ahead[1:]
        self.then = position.view(0) if self.ahead else {}

    def think(self, position: Position, asked: bool) -> list[Line]:
        """The lines of a decision."""
        self.meter.begin()
        found = Lines(self.meter, self.evaluators.of(position), self.rng, self.parameters, asked).think(position)
        self.meter.finish()
        return found

    def advise(self, position: Position, seat: int) -> list[Advice]:
        self.ahead = []
        advice: dict[int, Advice] = {}
        for line in self.think(position, True):
            tries = max(1, line.visits)
            chance = line.chance / tries if line.visits else -1.0
            advice[line.moves[0]] = Advice(line.moves[0], line.mean(), line.visits, line.score / tries, chance)
        lines = Lines(self.meter, self.evaluators.of(position), self.rng)
        others: list[Advice] = []
        for move in position.legal(0):
            if move not in advice:
                trial = position.copy()
                trial.play(move, 0)
                others.append(Advice(move, lines.liked(trial), 0, 0.0, -1.0))
        others.sort(key=lambda given: -given.value)
        return [*advice.values(), *others]
