"""Beam search over one's own turn, and a greedy guess at what the others answer.

Beam search (Lowerre 1976) follows a few of the best continuations at once and drops the rest. It is run in one
determinization after the other; moves that do badly are halved away on the way (Karnin, Koren and Somekh 2013).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from burgrave.kernel.agenda import Sealed
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.search.budget import Meter
from burgrave.search.evaluator import AgainstRivals, Evaluator, Evaluators
from burgrave.search.quiescence import finish_action
from burgrave.search.search import Advice, Search


@dataclass(frozen=True)
class BeamParameters:
    """How wide and how far a beam search looks."""

    width: int = 3
    """How many ways to go on with its turn it follows at once."""
    longest: int = 24
    """After so many answers of its turn, or of the others, it takes things as they stand."""
    now: float = 0.5
    """How much the end of the turn counts; the rest is what the others leave of that, for their answers are a guess."""


BEAM: Final = BeamParameters()


class BeamSearch(Search):
    """Plays the own turn to its end in several ways, evaluates, lets the others answer greedily, evaluates again."""

    def __init__(self, rng: Rng, evaluators: Evaluators, meter: Meter, parameters: BeamParameters = BEAM) -> None:
        super().__init__(rng, evaluators, meter)
        self.parameters = parameters
        self.evaluator = Evaluator(AgainstRivals())

    def decide(self, position: Position, seat: int, moves: list[int]) -> int:
        return self.advise(position, seat)[0].move

    def advise(self, position: Position, seat: int) -> list[Advice]:
        meter = self.meter
        meter.begin()
        self.evaluator = self.evaluators.of(position)
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
                if values and not meter.spend():
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
            if not meter.spend():
                break
            world = position.imagine(seat, self.rng)
        meter.finish()
        advice.sort(key=lambda given: (-given.visits, -given.value))
        return advice

    def turn(self, world: Position, seat: int, move: int) -> float:
        """What a move comes to if the seat goes on well with its turn."""
        parameters = self.parameters
        first = world.copy()
        first.play(move, seat)
        beam = [first]
        end = first
        most = -1e9
        for _ in range(parameters.longest):
            going: list[Position] = []
            hopes: list[float] = []
            for line in beam:
                done = line.over or line.revealed != world.revealed or isinstance(line.question, Sealed)
                if done or not self.meter.spend():
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
            beam = []
            while going and len(beam) < parameters.width:
                at = hopes.index(max(hopes))
                beam.append(going.pop(at))
                hopes.pop(at)
        if most == -1e9:
            most = self.stand(end, seat)
        return parameters.now * most + (1.0 - parameters.now) * self.replies(end, seat)

    def stand(self, position: Position, seat: int) -> float:
        """How the seat stands once it has finished its action."""
        position, own = finish_action(self.evaluator, position, seat)
        if position.over:
            return self.evaluator.end(position)[seat]
        return self.evaluator.value(position, seat, self.evaluator.points_with(position, seat, own))

    def replies(self, position: Position, seat: int) -> float:
        """How the seat stands when the others have answered, each as it likes best."""
        for _ in range(self.parameters.longest):
            question = position.question
            if question is None:
                break
            mover = position.mover
            if (mover == seat and question.opens()) or not self.meter.spend():
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
                value = 0.0 if secret else self.evaluator.points(trial, mover)
                if value > most:
                    most, best = value, trial
            position = best
        return self.stand(position, seat)
