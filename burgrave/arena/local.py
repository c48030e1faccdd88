"""Games played by the processes of this machine; a process that dies is replaced, and its games are played again."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from burgrave.arena.games import GamePlan, Outcome, play
from burgrave.kernel.errors import BurgraveError

AHEAD = 2
"""How many games a worker has in hand, so that it never waits for the next one."""

DEATHS = 3
"""A game that takes so many workers with it is given up."""


class GameFailed(BurgraveError):
    """A game could not be played to its end: a fault in a bot or a title."""


class GameWorker:
    """A process with the games it has in hand, the one it is playing first."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe: Connection[GamePlan, Outcome | str]
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        # Only the worker holds its end now, so that its death shows here.
        theirs.close()
        self.hand: deque[GamePlan] = deque()

    def give(self, plan: GamePlan) -> None:
        self.hand.append(plan)
        # If it is dead, reading from it will tell.
        with suppress(OSError):
            self.pipe.send(plan)

    def dismiss(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def work(pipe: Connection[Outcome | str, GamePlan]) -> None:
    """What a worker does until its master goes away."""
    # Ctrl-C reaches every process of a terminal; the master decides what follows.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            plan = pipe.recv()
            try:
                answer: Outcome | str = play(plan)
            except Exception as wrong:
                answer = repr(wrong)
            pipe.send(answer)
        except (EOFError, OSError):
            return


def play_each(plans: Iterable[GamePlan], workers: int) -> Iterator[Outcome]:
    """The outcomes as they come in, each game once. Plans are drawn only as they are needed."""
    coming = iter(plans)
    again: deque[GamePlan] = deque()
    deaths: dict[int, int] = {}
    crew: list[GameWorker] = []

    def next_plan() -> GamePlan | None:
        return again.popleft() if again else next(coming, None)

    def fill(worker: GameWorker) -> None:
        while len(worker.hand) < AHEAD:
            plan = next_plan()
            if plan is None:
                return
            worker.give(plan)

    try:
        for _ in range(workers):
            plan = next_plan()
            if plan is None:
                break
            crew.append(GameWorker())
            crew[-1].give(plan)
        for worker in crew:
            fill(worker)
        while any(worker.hand for worker in crew):
            ready = wait([worker.pipe for worker in crew if worker.hand])
            for worker in [worker for worker in crew if worker.pipe in ready]:
                try:
                    answer = worker.pipe.recv()
                except (EOFError, OSError):
                    crew[crew.index(worker)] = replaced = GameWorker()
                    victim = worker.hand[0]
                    deaths[victim.number] = deaths.get(victim.number, 0) + 1
                    if deaths[victim.number] == DEATHS:
                        raise failure(victim, f"{DEATHS} workers died") from None
                    again.extendleft(reversed(worker.hand))
                    worker.dismiss()
                    fill(replaced)
                    continue
                plan = worker.hand.popleft()
                if isinstance(answer, str):
                    raise failure(plan, answer)
                fill(worker)
                yield answer
    finally:
        for worker in crew:
            worker.dismiss()


def failure(plan: GamePlan, why: str) -> GameFailed:
    """A game that cannot be played, with all one needs to see it again."""
    names = ", ".join(plan.bots)
    return GameFailed("game_failed", number=plan.number + 1, title=plan.title, bots=names, seed=plan.seed, why=why)


def play_all(plans: Sequence[GamePlan], workers: int = 1) -> Iterator[Outcome]:
    """The outcomes in the order of the plans, whatever the number of workers."""
    if workers == 1:
        for plan in plans:
            yield play(plan)
        return
    early: dict[int, Outcome] = {}
    places = {plan.number: place for place, plan in enumerate(plans)}
    for outcome in play_each(plans, workers):
        early[places[outcome.plan.number]] = outcome
        while (place := len(plans) - len(places)) in early:
            del places[plans[place].number]
            yield early.pop(place)
