"""Workers run in any interpreter whose Burgrave is made of the same sources; the compiled one is preferred."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from burgrave import Rng, kingsburg
from burgrave.flavour import digest, flavour, is_compiled
from burgrave.table import thinking
from burgrave.table.bot_queue import WATCHED
from burgrave.table.thinking import BrokenWorker, Thinkers, Worker
from burgrave.table.worker import Hello, packed, read
from tests.table.running import run_to_end

WORKER = [sys.executable, "-P", "-m", "burgrave.table.worker"]


def posing_as(folder: Path, told: Hello) -> str:
    """An interpreter whose workers say that they are of some flavour and digest, and then do as ours do."""
    script = folder / "python"
    script.write_text(
        f"#!{sys.executable} -P\n"
        "import sys\n"
        f"sys.path = {sys.path!r}\n"
        "from burgrave.table import worker\n"
        f"worker.Hello = lambda *_: {tuple(told)!r}\n"
        "worker.main()\n"
    )
    script.chmod(0o755)
    return str(script)


async def a_move_of(thinkers: Thinkers) -> thinking.Thought:
    position = kingsburg.start(seats=2, seed=1)
    seat = position.mover
    return await thinkers.choose(position.imagine(seat, Rng(1)), seat, "squire", 1, "table", lambda: WATCHED)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await asyncio.wait_for(work(), 60)

    run_to_end(main())


def test_a_worker_says_first_what_it_is_made_of() -> None:
    worker = subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert worker.stdin is not None
    assert worker.stdout is not None

    assert Hello(*read(worker.stdout)) == (flavour(), digest())

    worker.stdin.close()
    assert worker.wait(10) == 0


SERVER = """
import os, signal, subprocess, sys
from burgrave import kingsburg
from burgrave.table.worker import packed, read
worker = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
read(worker.stdout)
position = kingsburg.start(seats=2, seed=1)
worker.stdin.write(packed(("choose", position, position.mover, "baron", 1, 600.0)))
worker.stdin.flush()
print("a worker thinks", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_worker_ends_with_its_server_even_while_it_thinks() -> None:
    # The worker holds the other end of the pipe for errors, too: reading comes to an end only when it is gone.
    server = subprocess.Popen(
        [sys.executable, "-P", "-c", SERVER, *WORKER], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )

    said, _ = server.communicate(timeout=30)

    assert (server.returncode, said) == (-9, "a worker thinks\n")


def test_ctrl_c_is_for_the_server_alone() -> None:
    worker = subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert worker.stdin is not None
    assert worker.stdout is not None
    read(worker.stdout)

    os.kill(worker.pid, signal.SIGINT)
    position = kingsburg.start(seats=2, seed=1)
    worker.stdin.write(packed(("choose", position, position.mover, "squire", 1, 1.0)))
    worker.stdin.flush()

    assert read(worker.stdout)[0] in position.legal()
    worker.kill()
    worker.wait()


@pytest.mark.parametrize("told", [Hello("plain: by hand", digest()), Hello("compiled", "another")])
def test_an_interpreter_of_another_kind_or_other_sources_is_refused(tmp_path: Path, told: Hello) -> None:
    async def work() -> None:
        worker = Worker(posing_as(tmp_path, told))
        with pytest.raises(BrokenWorker):
            await worker.start()
        await worker.end()

    run(work)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a server that runs plain and looks often."""
    monkeypatch.setattr(thinking, "is_compiled", lambda: False)
    monkeypatch.setattr(thinking, "LOOKING", 0.05)


@pytest.mark.usefixtures("plain")
def test_bots_think_in_the_compiled_interpreter_as_soon_as_it_is_there(tmp_path: Path) -> None:
    async def work() -> None:
        told: list[str] = []
        thinkers = Thinkers(2, 30.0, str(tmp_path / "python"))
        thinkers.on_compiled = lambda: told.append("compiled")
        thinkers.warm_up()
        assert (await a_move_of(thinkers)).failure == ""
        assert (thinkers.running, told) == ("compiling", [])

        posing_as(tmp_path, Hello("compiled", digest()))
        while thinkers.running != "now_compiled":
            await asyncio.sleep(0.05)

        assert (await a_move_of(thinkers)).failure == ""
        assert told == ["compiled"]
        assert (await a_move_of(thinkers)).failure == ""
        assert str(tmp_path / "python") in {worker.python for worker in thinkers.workers}
        await thinkers.close()

    run(work)


@pytest.mark.usefixtures("plain")
def test_bots_go_on_when_the_compiled_interpreter_is_replaced_by_another_build(tmp_path: Path) -> None:
    async def work() -> None:
        thinkers = Thinkers(1, 30.0, posing_as(tmp_path, Hello("compiled", digest())))
        thinkers.warm_up()
        while thinkers.running != "now_compiled":
            await asyncio.sleep(0.05)
        await a_move_of(thinkers)
        posing_as(tmp_path, Hello("compiled", "another"))
        await thinkers.workers[0].end()

        moves = [await a_move_of(thinkers) for _ in range(3)]

        # The one that was killed is answered for by a squire, the others by a plain worker.
        assert [thought.failure for thought in moves] == ["broken", "", ""]
        assert thinkers.running == "compiling"
        await thinkers.close()

    run(work)


def test_without_a_compiled_interpreter_nothing_is_looked_for() -> None:
    async def work() -> None:
        thinkers = Thinkers(1, 30.0)
        thinkers.warm_up()
        assert (await a_move_of(thinkers)).failure == ""
        assert thinkers.running == ("compiled" if is_compiled() else "plain")
        await thinkers.close()

    run(work)
