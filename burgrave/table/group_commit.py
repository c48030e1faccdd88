"""Group commit: what is to be written while a commit runs goes into the next one, all of it together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from burgrave.table.rows import Append


class Appendable(Protocol):
    """Where things are written: a store."""

    def append(self, batch: Sequence[Append]) -> list[bool]: ...


class GroupCommit:
    """Writes at tables, in a thread of its own; who waits is told after the commit."""

    def __init__(self, store: Appendable) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="commit")
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._committing: asyncio.Task[None] | None = None

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
                try:
                    answers = await loop.run_in_executor(
                        self._thread, self._store.append, [append for append, _ in group]
                    )
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
