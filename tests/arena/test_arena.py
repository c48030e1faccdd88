"""`burgrave arena`, run as people run it: to the end, stopped, killed, and gone on with."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave.arena.folder import Folder
from burgrave.arena.games import GamePlan, Outcome
from burgrave.arena.local import GameFailed, play_each
from burgrave.arena.schedule import Setup
from burgrave.arena.tournament import Tournament
from burgrave.kernel.record import read_record
from tests.arena.holding import (
    GAMES,
    QUICK,
    STRONG,
    WEAK,
    begin,
    below,
    hold,
    journal,
    kill_worker,
    rows,
    wait_for_games,
)
from tests.cli.test_cli import run


def test_an_arena_gives_a_table_a_report_and_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "a"
    words = ("arena", "kingsburg", "--bots", f"{WEAK},{STRONG}", "--seats", "3", "--games", "6", "--out", str(out))

    code, said, _ = run(capsys, *words, "--records", "--option", "crane_each_time=false", "--lang", "en")

    assert code == 0
    assert not re.search(r"\b(inf|nan)\b", (out / "report.html").read_text(encoding="utf-8"))
    assert "6 games of Kingsburg, 3 seats, seed 1\n1 shuffles, each played by all 6 line-ups" in said
    table = rows(out)
    assert len(table) == 18
    assert {(row["bot"], row["seat"]) for row in table} == {(bot, seat) for bot in (WEAK, STRONG) for seat in (1, 2, 3)}
    for row in table:
        assert row["score"] == sum(points for name, points in row.items() if name.startswith("points."))
        assert row["option.crane_each_time"] is False
        assert row["option.market_with_token"] is True
    assert sum(row["won"] for row in table) == pytest.approx(6)
    first = [row for row in table if row["game"] == 1]
    position = read_record(out / "records" / "game-000001.json").replay()
    assert [row["score"] for row in first] == position.scores
    assert [row["holdings"] for row in first] == [position.holdings(seat) for seat in range(3)]
    assert sum(row["decisions"] for row in first) == first[0]["length"]
    assert sorted(row["order"] for row in first) == [1, 2, 3]


def test_figures_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "kingsburg", "--bots", f"{WEAK},{STRONG}", "--games", "8", "--out", str(tmp_path / "a"))

    code, said, _ = run(capsys, *words, "--json")

    data = json.loads(said)
    assert (code, data["games"], data["clear"]) == (0, 8, None)
    assert [bot["bot"] for bot in data["bots"]] == [rating["bot"] for rating in data["ratings"]] == [STRONG, WEAK]
    for rating in data["ratings"]:
        assert rating["skill"]["low"] < rating["skill"]["value"] < rating["skill"]["high"]
    assert data["bots"][0]["wins"]["value"] == 1 - data["bots"][1]["wins"]["value"]


def test_two_bots_play_until_it_is_clear(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "kingsburg", "--bots", f"{STRONG},{WEAK}", "--games", "12", "--until-clear", "--lang", "en")

    code, said, _ = run(capsys, *words, "--out", str(tmp_path / "one"), "--workers", "1")
    again, data, _ = run(capsys, *words, "--out", str(tmp_path / "two"), "--workers", "2", "--json")

    games = json.loads(data)["games"]
    assert (code, again) == (0, 0)
    assert 4 <= games < 12
    assert f"Clear after {games} of at most 12 games: {STRONG} wins 100.0% against {WEAK}" in said
    assert json.loads(data)["verdict"]["low"] > 0.5
    # Whoever was faster, the same games count.
    assert rows(tmp_path / "one") == rows(tmp_path / "two")


def test_equal_bots_play_all_games_and_it_is_not_clear(tmp_path: Path) -> None:
    setup = Setup("kingsburg", 1, ("a", "b"), 2, 20, 1, until_clear=True)

    def crew(plans: Iterator[GamePlan]) -> Iterator[Outcome]:
        """The first seat always wins, whoever sits there."""
        for plan in plans:
            yield Outcome(plan, (1, 1), (0,), ({}, {}), 2, 0.0, "", (1, 2), (1, 1), (1, 2), ((), ()), (0, 0), (0, 0))

    with Folder(tmp_path / "a", setup) as folder:
        tournament = Tournament(folder)
        assert len(list(tournament.play(crew))) == 20
        verdict = tournament.verdict()

    assert verdict is not None
    assert (tournament.clear, tournament.over, verdict.value) == (False, True, 0.5)
    assert verdict.low < 0.5 < verdict.high


@pytest.fixture(scope="module")
def quick() -> tuple[str, ...]:
    """Games that take a moment, enough of them for something to happen in between."""
    return (*QUICK, "--seed", "3", "--workers", "2")


@pytest.fixture(scope="module")
def undisturbed(quick: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("arena") / "undisturbed"
    assert hold(*quick, "--out", str(out)).returncode == 0
    return out


def test_a_worker_killed_in_the_middle_changes_nothing(
    quick: tuple[str, ...], undisturbed: Path, tmp_path: Path
) -> None:
    arena = begin(*quick, "--out", str(tmp_path / "a"))
    for games in (10, 50):
        wait_for_games(tmp_path / "a", games)
        kill_worker(arena.pid, "spawn_main")
    _, complaints = arena.communicate(timeout=120)

    assert (arena.returncode, complaints) == (0, "")
    assert Counter(game["game"] for game in journal(tmp_path / "a")) == dict.fromkeys(range(GAMES), 1)
    assert rows(tmp_path / "a") == rows(undisturbed)


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT], ids=lambda end: end.name)
def test_an_arena_that_was_ended_goes_on_where_it_was(
    end: signal.Signals, quick: tuple[str, ...], undisturbed: Path, tmp_path: Path
) -> None:
    arena = begin(*quick, "--out", str(tmp_path / "a"))
    wait_for_games(tmp_path / "a", 20)
    workers = [child for child, told in below(arena.pid).items() if "spawn_main" in told]
    if end == signal.SIGINT:
        os.killpg(arena.pid, end)
    else:
        arena.send_signal(end)
    _, complaints = arena.communicate(timeout=120)
    before = len(journal(tmp_path / "a"))

    assert workers
    assert arena.returncode == (130 if end == signal.SIGINT else -end)
    if end == signal.SIGINT:
        assert f"Stopped: {before} of {GAMES} games are kept" in complaints
        assert complaints.strip().count("\n") == 0
    assert 20 <= before < GAMES
    assert not (tmp_path / "a" / "games.parquet").exists()

    assert hold(*quick, "--out", str(tmp_path / "a")).returncode == 0
    assert Counter(game["game"] for game in journal(tmp_path / "a")) == dict.fromkeys(range(GAMES), 1)
    assert rows(tmp_path / "a") == rows(undisturbed)


def test_an_arena_that_is_complete_is_only_read_again_and_more_games_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("arena", "kingsburg", "--bots", WEAK, "--out", str(tmp_path / "a"), "--lang", "en")
    run(capsys, *words, "--games", "3")
    before, first = (tmp_path / "a" / "games.jsonl").read_bytes(), rows(tmp_path / "a")

    run(capsys, *words, "--games", "3")
    assert (tmp_path / "a" / "games.jsonl").read_bytes() == before

    code, said, _ = run(capsys, *words, "--games", "5")
    assert (code, said.partition("\n")[0]) == (0, "5 games of Kingsburg, 2 seats, seed 1")
    assert rows(tmp_path / "a")[: len(first)] == first


def test_a_game_that_takes_its_workers_with_it_is_named(tmp_path: Path) -> None:
    plan = GamePlan(6, "kingsburg", ("nobody", "nobody"), 9)

    with pytest.raises(GameFailed, match=r"game 7 of kingsburg \(nobody, nobody, seed 9\) failed: UnknownBot"):
        list(play_each([plan], 1))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--bots", "deep,blue"), "unknown bot “deep”; bots: "),
        (("--games", "0"), "a whole number from 1 on is needed, not “0”"),
        (("--seats", "9"), "kingsburg is not for 9 seats"),
        (("--budget", "0"), "a number above 0 is needed, not “0”"),
        (("--budget", "1", "--nodes", "5"), "these do not go together: --budget, --nodes"),
        (("--nodes", "few"), "a whole number from 1 on is needed, not “few”"),
        (("--option", "dragons=true"), "unknown option “dragons”"),
        (("--until-clear",), "--until-clear is for two different bots at two seats"),
        (("--address", "127.0.0.1:1"), "--address is for --on ray"),
        (("--on", "ray", "--address", "somewhere"), "“somewhere” is no address of a Ray cluster"),
        (("--on", "ray", "--address", "127.0.0.1:1"), "no Ray cluster answers at 127.0.0.1:1: Connection refused"),
        (("--out", "/dev/null/a"), "/dev/null/a: Not a directory"),
    ],
)
def test_bad_input_is_one_line_and_leaves_nothing(
    arguments: tuple[str, ...],
    complaint: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)

    code, out, err = run(capsys, "arena", "kingsburg", "--bots", WEAK, *arguments, "--lang", "en")

    assert (code, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1
    assert not list(tmp_path.rglob("*.*"))


@pytest.mark.parametrize(("package", "extra"), [("pyarrow", "arena"), ("openskill", "arena"), ("ray", "ray")])
def test_a_missing_extra_is_named(
    package: str, extra: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    words = ("arena", "kingsburg", "--bots", WEAK, "--on", "ray", "--out", str(tmp_path / "a"))

    code, _, err = run(capsys, *words, "--lang", "en")

    assert (code, err) == (
        2,
        f"burgrave: {package} is not installed; it comes with: pip install 'burgrave[{extra}]'\n",
    )
    assert not (tmp_path / "a").exists()
