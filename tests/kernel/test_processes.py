"""Worker processes end with the one that they work for, however that ends."""

from __future__ import annotations

import subprocess
import sys

MASTER = """
import os, signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from burgrave.kernel.processes import end_with_master
if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=end_with_master)
    print("a worker of", os.getpid(), "is", pool.submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_worker_does_not_outlive_a_master_that_was_killed() -> None:
    # The worker holds the other end of the pipe, too: reading comes to an end only when it is gone.
    master = subprocess.Popen([sys.executable, "-c", MASTER], stdout=subprocess.PIPE, text=True)

    said, _ = master.communicate(timeout=60)

    assert master.returncode == -9
    assert "a worker of" in said
