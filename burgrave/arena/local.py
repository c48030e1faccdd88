"""Games played by the processes of this machine."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from burgrave.arena.games import Outcome, Plan, play


def play_all(plans: Sequence[Plan], workers: int = 1) -> Iterator[Outcome]:
    """The outcomes in the order of the plans, whatever the number of workers."""
    if workers == 1:
        for plan in plans:
            yield play(plan)
        return
    # Small batches keep both the progress bar and the workers moving.
    batch = max(1, min(50, len(plans) // (workers * 8)))
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(play, plans, chunksize=batch)
