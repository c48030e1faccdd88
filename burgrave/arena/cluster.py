"""Games played on Ray: one started here, or a cluster that is there already and has Burgrave installed."""

from __future__ import annotations

import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import ray

import burgrave
from burgrave.arena.folder import BadArena
from burgrave.arena.games import GamePlan, Outcome, play
from burgrave.arena.local import AHEAD, DEATHS, failure

REACH: Final = 5.0
"""Seconds to wait for a cluster's port, and for the cluster behind it."""
JOIN: Final = 60.0

QUIET: Final[dict[str, Any]] = {
    "log_to_driver": False,
    "logging_level": logging.ERROR,
    "configure_logging": False,
}

PROBE: Final = """
import logging, sys, ray
ray.init(address=sys.argv[1], log_to_driver=False, logging_level=logging.CRITICAL)
"""


@contextmanager
def connected(address: str | None, workers: int) -> Iterator[int]:
    """Ray, started here or at an address that was reached; gives how many games can be played at once."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    logging.getLogger("ray").setLevel(logging.ERROR)
    if address is None:
        ray.init(num_cpus=workers, include_dashboard=False, **QUIET)
    else:
        ray.init(address=address, **QUIET)
    try:
        check_installed(address or "ray")
        yield workers if address is None else max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()


def reach(address: str) -> None:
    """Refuse an address where no Ray answers; Ray itself would wait there for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise BadArena("cluster_address", address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH).close()
    except (OSError, OverflowError) as wrong:
        why = (wrong.strerror if isinstance(wrong, OSError) else None) or str(wrong)
        raise BadArena("cluster_unreachable", address=address, why=why) from None
    # A port that answers may still be something else, or a Ray that does not take us.
    try:
        command = [sys.executable, "-P", "-c", PROBE, address]
        done = subprocess.run(command, capture_output=True, text=True, timeout=JOIN, check=False)
    except subprocess.TimeoutExpired:
        raise BadArena("cluster_unreachable", address=address, why="timeout") from None
    if done.returncode:
        said = done.stderr.strip().splitlines() or ["?"]
        raise BadArena("cluster_unreachable", address=address, why=said[-1])


def version() -> str:
    """What a worker has installed."""
    return burgrave.__version__


def check_installed(where: str) -> None:
    """A cluster with another Burgrave would play other games."""
    try:
        theirs = ray.get(ray.remote(version).remote())
    except ray.exceptions.RayError as wrong:
        raise BadArena("cluster_without", address=where, why=str(wrong).strip().splitlines()[-1]) from None
    if theirs != burgrave.__version__:
        raise BadArena("cluster_version", address=where, version=theirs, ours=burgrave.__version__)


def play_each(plans: Iterable[GamePlan], workers: int) -> Iterator[Outcome]:
    """The outcomes as they come in, each game once; Ray plays a game again whose worker or machine has died."""
    task = ray.remote(max_retries=DEATHS, num_cpus=1)(play)
    coming = iter(plans)
    under_way: dict[Any, GamePlan] = {}
    while True:
        while len(under_way) < workers * AHEAD and (plan := next(coming, None)) is not None:
            under_way[task.remote(plan)] = plan
        if not under_way:
            return
        ready, _ = ray.wait(list(under_way), num_returns=1)
        plan = under_way.pop(ready[0])
        try:
            outcome: Outcome = ray.get(ready[0])
        except ray.exceptions.RayTaskError as wrong:
            raise failure(plan, repr(wrong.cause)) from None
        except ray.exceptions.RayError as wrong:
            raise failure(plan, type(wrong).__name__) from None
        yield outcome
