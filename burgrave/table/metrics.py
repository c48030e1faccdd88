"""What is counted and timed, for `/metrics`: the names begin with `burgrave_`, times are in seconds.

Counting is a few additions in memory; what can be looked up (open sockets, tables, the queue) is looked up when
somebody asks.
"""

from __future__ import annotations

import time
from collections import Counter as Tally
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

import burgrave
from burgrave.kernel.errors import BurgraveError

if TYPE_CHECKING:
    from burgrave.table.live import Live

P = ParamSpec("P")
T = TypeVar("T")

RANKS: Final = ("watched", "hint", "unwatched", "idle")
"""The ranks of the bots' queue by name, in the order of their numbers."""

QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
PATIENT: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 40.0, 80.0)

REGISTRY: Final = CollectorRegistry()
ProcessCollector("", registry=REGISTRY)

BUILD = Gauge("burgrave_build", "1, with the version as a label.", ["version"], registry=REGISTRY)
BUILD.labels(burgrave.__version__).set(1)

MOVES = Counter("burgrave_moves", "Moves that were written, by title.", ["title"], registry=REGISTRY)
VERBS = Counter(
    "burgrave_verbs", "What people, programs and bots wanted at tables.", ["verb", "outcome"], registry=REGISTRY
)
MOVE_SECONDS = Histogram(
    "burgrave_move_seconds", "From a move being read to its being written.", registry=REGISTRY, buckets=QUICK
)
DATABASE_SECONDS = Histogram(
    "burgrave_database_seconds", "Time in the database.", ["work"], registry=REGISTRY, buckets=QUICK
)
BOT_WAIT_SECONDS = Histogram(
    "burgrave_bot_wait_seconds", "How long bots waited for a worker.", ["rank"], registry=REGISTRY, buckets=PATIENT
)
ERRORS = Counter("burgrave_errors", "What went wrong that nobody outside caused.", ["kind"], registry=REGISTRY)
REFUSED_CONNECTIONS = Counter("burgrave_refused_connections", "Connections closed by us.", ["why"], registry=REGISTRY)
DROPPED = Counter("burgrave_dropped", "What was dropped for its age.", ["kind"], registry=REGISTRY)

SOCKETS = Gauge("burgrave_sockets", "Open sockets of tables.", registry=REGISTRY)
TABLES = Gauge("burgrave_tables", "Tables in memory.", registry=REGISTRY)
WORKERS = Gauge("burgrave_workers", "Processes in which bots think, those that run.", registry=REGISTRY)
BOT_QUEUE = Gauge("burgrave_bot_queue", "Bots that wait for a worker.", ["rank"], registry=REGISTRY)

MOVED: Final = ("move", "bot_move")


class Judged:
    """The block in which a verb is judged and written: counted as accepted, refused or failed."""

    def __init__(self, verb: str, title: str) -> None:
        self.verb = verb
        self.title = title

    def __enter__(self) -> None:
        self.began = time.perf_counter()

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        if kind is None:
            outcome = "accepted"
            if self.verb in MOVED:
                MOVES.labels(self.title).inc()
                MOVE_SECONDS.observe(time.perf_counter() - self.began)
        else:
            outcome = "refused" if issubclass(kind, BurgraveError) else "failed"
        VERBS.labels(self.verb, outcome).inc()


def timed(work: Callable[P, T]) -> Callable[P, T]:
    """Work of the store that is timed, wherever it is done."""
    seconds = DATABASE_SECONDS.labels(getattr(work, "__name__", "other"))

    def done(*args: P.args, **kwargs: P.kwargs) -> T:
        began = time.perf_counter()
        try:
            return work(*args, **kwargs)
        finally:
            seconds.observe(time.perf_counter() - began)

    return done


def page(live: Live) -> bytes:
    """Everything as Prometheus reads it."""
    SOCKETS.set(sum(map(len, live.visitors.values())))
    TABLES.set(len(live.tables))
    WORKERS.set(live.thinkers.alive)
    waiting = Tally(ticket.rank() for ticket in live.thinkers.queue.waiting)
    for number, rank in enumerate(RANKS):
        BOT_QUEUE.labels(rank).set(waiting[number])
    return generate_latest(REGISTRY)
