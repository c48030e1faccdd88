"""Worker processes: none outlives the process that it works for."""

from __future__ import annotations

import multiprocessing
import os
from threading import Thread


def end_with_master() -> None:
    """In a worker, as it starts: if its master is killed without a word, it ends as well."""
    Thread(target=_wait, daemon=True).start()


def _wait() -> None:
    master = multiprocessing.parent_process()
    if master is not None:
        master.join()
        os._exit(1)
