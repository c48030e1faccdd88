"""The third rung: one turn of the own, and what the others make of it."""

from __future__ import annotations

from typing import Final

from burgrave.bots.action import finish_action
from burgrave.bots.bot import Advice, Budget, Searcher
from burgrave.bots.outlook import Outlook
from burgrave.kernel.agenda import Sealed
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position

LINES: Final = 3
"""How many ways to go on with its turn it follows at once."""
LONGEST: Final = 24
"""After so many answers of its turn, or of the others, it takes things as they stand."""


class Knight(Searcher):
    """Plays its turn to the end in several ways, judges, lets the others answer as they like best, and judges again.

    It does so in one imagination after the other; moves that do badly are dropped on the way.
    """

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(budget)
        self.rng = Rng(seed)
        self.outlook = Outlook()

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        return self.advise(position, seat)[0].move

    def advise(self, position: Position, seat: int) -> list[Advice]:
        self.begin()
        world = position.imagine(seat, self.rng)
        advice: list[Advice] = []
        for move in position.legal(seat):
            trial = world.copy()
            trial.play(move, seat)
            advice.append(Advice(move, self.stand(trial, seat), 0, 0.0, -1.0))
        # What looks best is looked into first; what is looked into once is not dropped for mere looks.
        advice.sort(key=lambda given: -given.value)
        running = advice
        while True:
            values: list[float] = []
            for given in running:
                if values and not self.spend():
                    break
                values.append(self.turn(world, seat, given.move))
            if len(values) < len(running) and running[0].visits:
                break
            for at in range(len(values)):
                given = running[at]
                given.value = (given.value * given.visits + values[at]) / (given.visits + 1)
                given.visits += 1
            running = running[: len(values)]
            running.sort(key=lambda given: -given.value)
            running = running[: max(2, (len(running) + 1) // 2)]
            if not self.spend():
                break
            world = position.imagine(seat, self.rng)
        self.finish()
        advice.sort(key=lambda given: (-given.visits, -given.value))
        return advice

    def turn(self, world: Position, seat: int, move: int) -> float:
        """What a move comes to if the seat goes on well with its turn.

        Half of it is how the seat stands then, half what the others leave of that: their answers are a guess.
        """
        first = world.copy()
        first.play(move, seat)
        lines = [first]
        end = first
        most = -1e9
        for _ in range(LONGEST):
            going: list[Position] = []
            hopes: list[float] = []
            for line in lines:
                done = line.over or line.revealed != world.revealed or isinstance(line.question, Sealed)
                if done or not self.spend():
                    value = self.stand(line, seat)
                    if value > most:
                        most, end = value, line
                    continue
                for answer in line.legal(seat):
                    trial = line.copy()
                    trial.play(answer, seat)
                    hope = self.stand(trial, seat)
                    # Two ways to the same end are one.
                    if hope not in hopes:
                        going.append(trial)
                        hopes.append(hope)
            if not going:
                break
            lines = []
            while going and len(lines) < LINES:
                at = hopes.index(max(hopes))
                lines.append(going.pop(at))
                hopes.pop(at)
        if most == -1e9:
            most = self.stand(end, seat)
        return 0.5 * (most + self.replies(end, seat))

    def stand(self, position: Position, seat: int) -> float:
        """How the seat stands once it has finished its action."""
        position = finish_action(self.outlook, position, seat)
        if position.over:
            return self.outlook.end(position)[seat]
        return self.outlook.value(position, seat, self.outlook.all_points(position))

    def replies(self, position: Position, seat: int) -> float:
        """How the seat stands when the others have answered, each as it likes best."""
        for _ in range(LONGEST):
            question = position.question
            if question is None:
                break
            mover = position.mover
            if (mover == seat and question.opens()) or not self.spend():
                break
            answers = position.legal(mover)
            secret = isinstance(question, Sealed)
            if secret:
                answers = [answers[self.rng.below(len(answers))]]
            best = position
            most = -1e9
            for answer in answers:
                trial = position.copy()
                trial.play(answer, mover)
                value = 0.0 if secret else self.outlook.points(trial, mover)
                if value > most:
                    most, best = value, trial
            position = best
        return self.stand(position, seat)
