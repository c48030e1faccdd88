"""The folder of an arena: nothing lost, nothing twice, nothing half-written that looks whole."""

from __future__ import annotations

import json
import resource
from dataclasses import replace
from pathlib import Path

import pytest

from burgrave.arena.folder import BadArena, Folder, write_whole
from burgrave.arena.games import play
from burgrave.arena.schedule import Setup
from tests.arena.holding import STRONG, WEAK, begin, hold, journal, wait_for_games

SETUP = Setup("kingsburg", 1, (WEAK, WEAK), 2, 4, 1)


def test_games_are_there_again_when_the_folder_is_opened_again(tmp_path: Path) -> None:
    outcomes = [play(SETUP.plan(number)) for number in (2, 0)]
    with Folder(tmp_path / "new", SETUP) as folder:
        for outcome in outcomes:
            folder.keep(outcome)

    with Folder(tmp_path / "new", SETUP) as folder:
        assert sorted(folder.done) == [0, 2]
        assert folder.done[2].sheets == outcomes[0].sheets
        assert folder.done[2].holdings == outcomes[0].holdings
        assert folder.done[0].plan == SETUP.plan(0)


def test_an_unfinished_line_is_cut_off_and_a_game_written_twice_counts_once(tmp_path: Path) -> None:
    with Folder(tmp_path / "new", SETUP) as folder:
        for number in range(3):
            folder.keep(play(SETUP.plan(number)))
            folder.keep(folder.done[number])
    path = tmp_path / "new" / "games.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 3
    path.write_bytes(b"".join([lines[0], lines[0], lines[1], lines[2][:-20]]))

    with Folder(tmp_path / "new", SETUP) as folder:
        assert sorted(folder.done) == [0, 1]
        folder.keep(play(SETUP.plan(2)))

    assert [game["game"] for game in journal(tmp_path / "new")] == [0, 0, 1, 2]


def test_a_line_broken_in_the_middle_is_named(tmp_path: Path) -> None:
    with Folder(tmp_path / "new", SETUP) as folder:
        for number in range(3):
            folder.keep(play(SETUP.plan(number)))
    path = tmp_path / "new" / "games.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b"{}\n" + lines[2])

    with pytest.raises(BadArena, match="line 2 is broken"), Folder(tmp_path / "new", SETUP):
        pass


def test_another_arena_in_the_folder_is_refused_and_left_alone(tmp_path: Path) -> None:
    with Folder(tmp_path / "new", SETUP):
        pass

    with (
        pytest.raises(BadArena, match="differs in: seed, nodes"),
        Folder(tmp_path / "new", replace(SETUP, seed=2, nodes=5)),
    ):
        pass

    assert json.loads((tmp_path / "new" / "arena.json").read_text())["seed"] == 1


def test_a_foreign_folder_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear duke")
    done = hold("kingsburg", "--bots", WEAK, "--games", "2", "--out", str(tmp_path))

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"burgrave: {tmp_path} holds something else than an arena; "
        "--out needs a new or empty folder, or one of the same arena\n"
    )
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_second_process_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    words = ("kingsburg", "--bots", f"{WEAK},{STRONG}", "--games", "500", "--out", str(tmp_path / "a"))
    first = begin(*words)
    try:
        wait_for_games(tmp_path / "a", 1)
        second = hold(*words)
    finally:
        first.kill()
        first.communicate()

    assert second.returncode == 2
    assert "another arena is being played" in second.stderr


def limited_to(size: int) -> None:
    """No file of this process may grow beyond so many bytes: what a full disk does, without one."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def test_a_disk_that_is_full_keeps_the_games_before_and_nothing_of_the_one_that_had_no_room(tmp_path: Path) -> None:
    words = ("kingsburg", "--bots", WEAK, "--games", "20", "--workers", "1", "--out", str(tmp_path / "a"))

    done = hold(*words, limit=lambda: limited_to(9000))

    kept = journal(tmp_path / "a")
    assert done.returncode == 2
    assert 1 <= len(kept) < 20
    assert done.stderr == (
        f"burgrave: {tmp_path / 'a' / 'games.jsonl'}: File too large; "
        f"{len(kept)} games are kept, the same command goes on from there\n"
    )
    assert (tmp_path / "a" / "games.jsonl").read_bytes().endswith(b"\n")
    assert sorted(path.name for path in (tmp_path / "a").iterdir()) == ["arena.json", "games.jsonl"]

    assert hold(*words).returncode == 0
    assert [game["game"] for game in journal(tmp_path / "a")] == list(range(20))


def test_a_report_that_has_no_room_is_not_there_at_all(tmp_path: Path) -> None:
    words = ("kingsburg", "--bots", WEAK, "--games", "4", "--out", str(tmp_path / "a"))

    # The games fit and so does the table, the report with its plots does not.
    done = hold(*words, limit=lambda: limited_to(18_000))

    assert done.returncode == 2
    assert done.stderr == f"burgrave: {tmp_path / 'a' / 'report.html'}: File too large\n"
    assert not list((tmp_path / "a").glob("*.part"))
    assert not (tmp_path / "a" / "report.html").exists()


def test_a_folder_that_could_not_be_begun_is_not_left_behind(tmp_path: Path) -> None:
    words = ("kingsburg", "--bots", WEAK, "--games", "4", "--out", str(tmp_path / "a"))

    done = hold(*words, limit=lambda: limited_to(10))

    assert done.returncode == 2
    assert done.stderr.endswith("arena.json: File too large\n")
    assert not (tmp_path / "a").exists()


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text("before")

    def fail(_: object) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(BadArena, match="No space left on device"):
        write_whole(path, fail)

    assert path.read_text() == "before"
    assert [found.name for found in tmp_path.iterdir()] == ["report.html"]
