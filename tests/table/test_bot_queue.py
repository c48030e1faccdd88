"""The fair queue of the workers: those whom somebody waits for come first, nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from burgrave.table.bot_queue import HINT, IDLE, PATIENCE, UNWATCHED, WATCHED, BotQueue
from tests.table.running import run_to_end


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Line:
    """A queue with one worker that is busy, and those who come to it."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.queue = BotQueue(1, self.clock)
        self.served: list[str] = []
        self.release = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, key: str, rank: int | Callable[[], int]) -> asyncio.Task[None]:
        asked = rank if callable(rank) else lambda: rank

        async def wait() -> None:
            async with self.queue.place(key, asked):
                self.served.append(key)
                self.clock.now += 1.0
                if key == "busy":
                    await self.release.wait()

        task = asyncio.create_task(wait())
        self.tasks.append(task)
        self.clock.now += 0.001
        await asyncio.sleep(0)
        return task

    async def order(self) -> list[str]:
        """Who is served one after another once the worker is free."""
        self.release.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.served[1:]


def served(*comers: tuple[str, int]) -> list[str]:
    async def run() -> list[str]:
        line = Line()
        await line.come("busy", WATCHED)
        for key, rank in comers:
            await line.come(key, rank)
        return await line.order()

    return run_to_end(run())


def test_a_watched_table_comes_before_hints_and_those_before_tables_nobody_looks_at() -> None:
    comers = [("bots", IDLE), ("away", UNWATCHED), ("hint", HINT), ("here", WATCHED)]
    assert served(*comers) == ["here", "hint", "away", "bots"]


def test_among_equals_it_is_the_turn_of_whoever_was_served_longest_ago() -> None:
    comers = [("one", WATCHED), ("one", WATCHED), ("one", WATCHED), ("two", WATCHED)]
    assert served(*comers) == ["one", "two", "one", "one"]


def test_somebody_who_comes_to_look_is_served_sooner() -> None:
    async def run() -> list[str]:
        line = Line()
        watched: set[str] = set()
        await line.come("busy", WATCHED)
        await line.come("first", UNWATCHED)
        await line.come("second", lambda: WATCHED if "second" in watched else UNWATCHED)
        watched.add("second")
        return await line.order()

    assert run_to_end(run()) == ["second", "first"]


def test_waiting_improves_the_rank() -> None:
    async def run() -> list[str]:
        line = Line()
        await line.come("busy", WATCHED)
        await line.come("bots", IDLE)
        line.clock.now += 4 * PATIENCE
        await line.come("here", WATCHED)
        return await line.order()

    assert run_to_end(run()) == ["bots", "here"]


def test_whoever_leaves_is_not_served_and_takes_nobodys_place() -> None:
    async def run() -> list[str]:
        line = Line()
        await line.come("busy", WATCHED)
        gone = await line.come("gone", WATCHED)
        await line.come("stays", IDLE)
        gone.cancel()
        await asyncio.sleep(0)
        return await line.order()

    assert run_to_end(run()) == ["stays"]


def test_one_key_never_has_two_places_at_once() -> None:
    async def run() -> None:
        queue, inside, most = BotQueue(3), 0, 0

        async def think() -> None:
            nonlocal inside, most
            async with queue.place("table", lambda: WATCHED):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(think() for _ in range(5)))
        assert most == 1
        assert queue.free == 3

    run_to_end(run())
