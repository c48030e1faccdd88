"""`/healthz` and `/metrics`: for those who watch over a server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2 as httpx
import pytest
import sqlalchemy as sa

import burgrave
from burgrave.kernel.errors import IllegalMove
from burgrave.table.bot_queue import HINT, IDLE, UNWATCHED, WATCHED
from burgrave.table.health import may_read
from burgrave.table.metrics import RANKS, VERBS, Judged
from burgrave.table.revisions import newest
from tests.table.conftest import until
from tests.table.serving import Server, serving
from tests.table.test_pages import Browser, say, state, until_turn


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('health') / 'burgrave.sqlite'}") as server:
        yield server


def metrics(server: Server) -> dict[str, float]:
    answer = httpx.get(f"{server.address}/metrics")
    assert answer.status_code == 200
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_a_server_says_that_it_is_well(server: Server) -> None:
    until(lambda: httpx.get(f"{server.address}/healthz").json()["workers"]["alive"] == 1)

    answer = httpx.get(f"{server.address}/healthz")

    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    assert answer.json() == {
        "ready": True,
        "database": "ok",
        "revision": newest(),
        "workers": {"alive": 1, "wanted": 1},
        "version": burgrave.__version__,
    }
    assert httpx.head(f"{server.address}/healthz").status_code == 200


def test_a_database_of_another_revision_is_not_well(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'burgrave.sqlite'}"
    with serving(address) as server:
        engine = sa.create_engine(address)
        with engine.begin() as db:
            db.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
        engine.dispose()

        until(lambda: httpx.get(f"{server.address}/healthz").status_code == 503)
        told = httpx.get(f"{server.address}/healthz").json()

    assert (told["ready"], told["database"], told["revision"]) == (False, "other revision", "0001")


def test_what_was_played_is_counted(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.post("/play-now", title="kingsburg")
    with ann.socket(table) as socket:
        asked = until_turn(socket)
        say(socket, do="move", seq=asked["seq"], move="nonsense")
        say(socket, do="move", seq=asked["seq"], move=asked["moves"][0]["move"])
        while state(socket)["seq"] <= asked["seq"]:
            pass
        seen = metrics(server)

    assert seen['burgrave_verbs_total{outcome="accepted",verb="move"}'] == 1
    assert seen['burgrave_verbs_total{outcome="refused",verb="move"}'] == 1
    bots = seen.get('burgrave_verbs_total{outcome="accepted",verb="bot_move"}', 0.0)
    assert seen['burgrave_moves_total{title="kingsburg"}'] == seen["burgrave_move_seconds_count"] == 1 + bots
    assert seen['burgrave_database_seconds_count{work="append_at_once"}'] >= 1
    assert seen['burgrave_bot_wait_seconds_count{rank="watched"}'] >= 1
    assert seen["burgrave_sockets"] == 1
    assert seen["burgrave_tables"] >= 1
    assert seen["burgrave_workers"] == 1
    assert {name for name in seen if name.startswith("burgrave_bot_queue{")} == {
        f'burgrave_bot_queue{{rank="{rank}"}}' for rank in RANKS
    }
    assert seen[f'burgrave_build{{version="{burgrave.__version__}"}}'] == 1
    assert not [name for name in seen if re.search(r"[\w-]{43}", name) and "burgrave" not in name]


def test_memory_is_told_where_the_system_tells_it(server: Server) -> None:
    if Path("/proc/self/stat").exists():
        assert metrics(server)["process_resident_memory_bytes"] > 1e7


def test_the_ranks_have_their_names_in_the_order_of_their_numbers() -> None:
    assert [RANKS[rank] for rank in (WATCHED, HINT, UNWATCHED, IDLE)] == ["watched", "hint", "unwatched", "idle"]


@pytest.mark.parametrize(("wrong", "outcome"), [(IllegalMove("x"), "refused"), (KeyError("x"), "failed")])
def test_what_is_refused_is_told_from_what_fails(wrong: Exception, outcome: str) -> None:
    counter = VERBS.labels("trial", outcome)
    before: float = counter._value.get()

    with pytest.raises(type(wrong)), Judged("trial", "kingsburg"):
        raise wrong

    assert counter._value.get() == before + 1


def asking(peer: str, **headers: str) -> Any:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return SimpleNamespace(client=SimpleNamespace(host=peer), headers=named)


@pytest.mark.parametrize(
    ("request_", "token", "may"),
    [
        (asking("127.0.0.1"), "", True),
        (asking("::1"), "", True),
        (asking("::ffff:10.0.0.7"), "", True),
        (asking("192.168.1.20"), "", True),
        (asking("8.8.8.8"), "", False),
        (asking("::ffff:8.8.8.8"), "", False),
        (asking("nobody"), "", False),
        (asking("127.0.0.1", x_forwarded_for="127.0.0.1"), "", False),
        (asking("127.0.0.1", forwarded="for=127.0.0.1"), "", False),
        (asking("127.0.0.1"), "open sesame", False),
        (asking("127.0.0.1", authorization="Bearer open"), "open sesame", False),
        (asking("8.8.8.8", authorization="Bearer open sesame"), "open sesame", True),
        (asking("127.0.0.1", x_forwarded_for="8.8.8.8", authorization="Bearer open sesame"), "open sesame", True),
    ],
)
def test_metrics_are_for_those_near_by_or_with_the_token(request_: Any, token: str, may: bool) -> None:
    assert may_read(request_, token) is may


def test_metrics_are_not_for_those_who_come_through_a_proxy(server: Server) -> None:
    answer = httpx.get(f"{server.address}/metrics", headers={"x-forwarded-for": "127.0.0.1"})

    assert answer.status_code == 403
    assert answer.text.count("\n") == 1
