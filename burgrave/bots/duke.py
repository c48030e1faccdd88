"""The highest rung: the baron's tree, looked at with experience; alone it thinks its turns through."""

from __future__ import annotations

from typing import Any

from burgrave.bots.baron import Baron
from burgrave.bots.bot import Advice, Budget
from burgrave.bots.experience import Experience, experience_file, read_experience
from burgrave.bots.lines import THOROUGH, Line, Lines
from burgrave.bots.outlook import Outlook
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title

KNOWN: dict[str, Experience] = {}
"""The experience with titles, read once."""


def experience_with(title: Title) -> Experience:
    """What was learned about a title."""
    known = KNOWN.get(title.id)
    if known is None:
        known = read_experience(experience_file(title.folder), title.judgement)
        KNOWN[title.id] = known
    return known


def whole_turns(judgement: Judgement, seats: int) -> bool:
    """Are turns thought through, and learned, whole in games of so many seats?"""
    return seats == 1 and judgement.whole_turns()


@mypyc_attr(allow_interpreted_subclasses=True)
class Duke(Baron):
    """Searches like the baron, but knows from its own games what things lead to.

    Alone, where only whole turns can be compared, it thinks its turn through and plays the best line of it until
    something new has come to light.
    """

    def __init__(self, seed: int, budget: Budget, experience: Experience | None = None) -> None:
        super().__init__(seed, budget)
        self.experience = experience
        self.ahead: list[int] = []
        """The rest of a line, and the seat's view when it comes to that."""
        self.then: dict[str, Any] = {}
        self.manner = THOROUGH
        """How thoroughly it thinks alone."""

    def outlook(self, position: Position) -> Outlook:
        experience = self.experience or experience_with(position.title)
        return experience.outlook(position.title.judgement, position.seats, position.options.values())

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        if not whole_turns(position.title.judgement, position.seats):
            return super().decide(position, seat, moves)
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
        """The lines of a decision in a game alone."""
        self.begin()
        found = Lines(self, self.outlook(position), self.rng, self.manner, asked).think(position)
        self.finish()
        return found

    def advise(self, position: Position, seat: int) -> list[Advice]:
        if not whole_turns(position.title.judgement, position.seats):
            return super().advise(position, seat)
        self.ahead = []
        advice: dict[int, Advice] = {}
        for line in self.think(position, True):
            tries = max(1, line.visits)
            chance = line.chance / tries if line.visits else -1.0
            advice[line.moves[0]] = Advice(line.moves[0], line.mean(), line.visits, line.score / tries, chance)
        lines = Lines(self, self.outlook(position), self.rng)
        others: list[Advice] = []
        for move in position.legal(0):
            if move not in advice:
                trial = position.copy()
                trial.play(move, 0)
                others.append(Advice(move, lines.liked(trial), 0, 0.0, -1.0))
        others.sort(key=lambda given: -given.value)
        return [*advice.values(), *others]
