"""Group commit: what is to be written while a commit runs goes into the next one, all of it together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from burgrave.table.metrics import timed
from burgrave.table.rows import Append

CHECKPOINT = 500
"""After so many groups the database is asked to tidy up."""


class Appendable(Protocol):
    """Where things are written: a store."""

    def append(self, batch: Sequence[Append]) -> list[bool]: ...

    def append_at_once(self, batch: Sequence[Append]) -> list[bool] | None: ...

    def checkpoint(self) -> None: ...


class GroupCommit:
    """Writes at tables; who waits is told after the commit.

    Where the store can do it at once that is done in the loop: a commit takes a third of the time that it takes to tell
    a thread of it. Otherwise a thread waits for the database.
    """

    def __init__(self, store: Appendable) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="commit")
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._committing: asyncio.Task[None] | None = None
        self._groups = 0

    async def append(self, append: Append) -> bool:
        """Was it written? False if a number is taken; a fault of the database is raised."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, written))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit())
        return await written

    async def _commit(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                # Whoever is to be heard in this turn of the loop comes along.
                await asyncio.sleep(0)
                group, self._waiting = self._waiting, []
                batch = [append for append, _ in group]
                try:
                    answers = timed(self._store.append_at_once)(batch)
                    if answers is None:
                        answers = await loop.run_in_executor(self._thread, timed(self._store.append), batch)
                    self._groups += 1
                    if self._groups % CHECKPOINT == 0:
                        loop.run_in_executor(self._thread, self._store.checkpoint)
                except Exception as wrong:
                    for _, written in group:
                        if not written.done():
                            written.set_exception(wrong)
                else:
                    for (_, written), answer in zip(group, answers, strict=True):
                        if not written.done():
                            written.set_result(answer)
        finally:
            self._committing = None

    def close(self) -> None:
        self._thread.shutdown()
