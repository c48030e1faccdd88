"""Lines: alone a turn is thought through whole, and the best ways to play it are followed further and further.

Where nobody answers in between, a turn is a row of moves, up to the one that brings something new to light: a *line*.
The likeliest lines are found first, a move longer each time. Then they are played out in one imagination after the
other, all of them in the same one, to the beginning of the next turn, and judged there; the best of these to the turn
after that, and so on: the fewer are left, the further they are followed. One judgement is soon wrong about what a turn
is good for; three turns later it has mostly come to light.

That is for titles in which the decisions of a turn are bound up with each other; elsewhere a tree does better.
"""

from __future__ import annotations

from typing import Final

from burgrave.bots.bot import Searcher
from burgrave.bots.outlook import Outlook
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position

WIDTH: Final = 12
"""So many rows of moves are made longer at once when a turn is thought through."""
NARROW: Final = 6
"""The same in turns to come."""
FOLLOWED: Final = (12, 5, 2)
"""How many lines are followed to the beginning of the next turn, of the turn after that, and so on."""
STAGES: Final = len(FOLLOWED)
SHARES: Final = (0.15, 0.6, 1.0)
"""How much of the budget is used up when each of these ends."""
LONGEST: Final = 14
"""A line has no more moves than that."""


class Line:
    """A row of moves, where it leads in the imagination it was found in, and what came of it in others."""

    def __init__(self, moves: list[int], end: Position, hope: float) -> None:
        self.moves = moves
        self.end = end
        self.hope = hope
        """How much the end is liked."""
        self.reached = 0
        """To the beginning of which turn it was followed last, and how often."""
        self.visits = 0
        self.value = 0.0
        self.score = 0.0
        self.chance = 0.0
        """Sums over these visits: how much it was liked, the points and the chance to win that could be expected."""

    def mean(self) -> float:
        """What it has come to on the average; at first what it looked like."""
        return self.value / self.visits if self.visits else self.hope


class Lines:
    """The lines of one decision in a game alone."""

    def __init__(self, thinker: Searcher, outlook: Outlook, rng: Rng) -> None:
        self.thinker = thinker
        """Who counts what is spent."""
        self.outlook = outlook
        self.rng = rng
        self.stages = STAGES
        """How many of the stages are gone through."""
        self.asked = False
        """Is it asked what the moves lead to? Then the best line of each is followed, points and chances are kept."""
        self.spent = False
        """Is nothing left of the budget?"""

    def think(self, position: Position) -> list[Line]:
        """The lines that were followed, the best first."""
        lines = self.found(position.imagine(0, self.rng), WIDTH, LONGEST * WIDTH if self.asked else FOLLOWED[0])
        if self.asked:
            lines = by_first_move(lines)
        for stage in range(self.stages):
            running = lines[: FOLLOWED[stage]]
            share = SHARES[stage] if stage + 1 < self.stages else 1.0
            if len(running) == 1 and not self.asked:
                break
            while not self.spent and (self.thinker.used() < share or running[0].reached <= stage):
                world = position.imagine(0, self.rng)
                ends = [self.followed(line, world, stage + 1) for line in running]
                if self.spent:
                    # What was broken off cannot be compared.
                    break
                self.thinker.iterations += len(running)
                for at in range(len(running)):
                    self.note(running[at], ends[at], stage + 1)
            running.sort(key=lambda line: -line.mean())
            lines[: len(running)] = running
        return lines

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

    def followed(self, line: Line, world: Position, turns: int) -> Position:
        """Where a line leads in an imagination: to the beginning of a later turn, or to the end of the game."""
        judgement = world.title.judgement
        position = world.copy()
        for move in line.moves:
            position.play(move, 0)
        self.spend()
        while not position.over and not self.spent:
            if judgement.turn_begins(position):
                turns -= 1
                if turns == 0:
                    break
            position = self.found(position, NARROW, 1, not opens(position))[0].end
        return position

    def note(self, line: Line, end: Position, turns: int) -> None:
        """Count what came of a line; what came of it some turns before counts no longer."""
        if line.reached != turns:
            line.reached, line.visits = turns, 0
            line.value = line.score = line.chance = 0.0
        line.visits += 1
        line.value += self.liked(end)
        if self.asked:
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


def by_first_move(lines: list[Line]) -> list[Line]:
    """The first line of every move."""
    found: dict[int, Line] = {}
    for line in lines:
        if line.moves[0] not in found:
            found[line.moves[0]] = line
    return list(found.values())
