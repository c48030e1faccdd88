"""The same arena on Ray: the same table, whatever happens to a worker, here or at an address."""

from __future__ import annotations

import socket
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.holding import GAMES, QUICK, begin, hold, journal, kill_worker, rows, wait_for_games


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("arena") / "local"
    assert hold(*QUICK, "--out", str(out)).returncode == 0
    return out


def test_ray_started_here_gives_the_same_table_although_a_worker_is_killed(local: Path, tmp_path: Path) -> None:
    arena = begin(*QUICK, "--on", "ray", "--workers", "2", "--out", str(tmp_path / "a"))
    wait_for_games(tmp_path / "a", 20)
    kill_worker(arena.pid, "ray::play")
    said, complaints = arena.communicate(timeout=300)

    assert (arena.returncode, complaints) == (0, "")
    assert f"{GAMES} games of Kingsburg" in said
    assert Counter(game["game"] for game in journal(tmp_path / "a")) == dict.fromkeys(range(GAMES), 1)
    assert rows(tmp_path / "a") == rows(local)


@pytest.fixture
def address() -> Iterator[str]:
    """A Ray that is there already."""
    import ray

    context = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="critical")
    yield str(context.address_info["gcs_address"])
    ray.shutdown()


def test_a_cluster_that_is_there_already_gives_the_same_rows(address: str, local: Path, tmp_path: Path) -> None:
    done = hold(*QUICK, "--games", "40", "--on", "ray", "--address", address, "--out", str(tmp_path / "a"))

    assert (done.returncode, done.stderr) == (0, "")
    assert rows(tmp_path / "a") == rows(local)[:80]


def test_something_else_behind_the_address_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from burgrave.arena import cluster
    from burgrave.arena.folder import BadArena

    monkeypatch.setattr(cluster, "JOIN", 3.0)
    with socket.create_server(("127.0.0.1", 0)) as server:
        where = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(BadArena, match=f"no Ray cluster answers at {where}"):
            cluster.reach(where)
