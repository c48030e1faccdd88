"""Engines in simulate and arena: real processes, what they are told, and what becomes of those that go wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from burgrave.arena.games import GamePlan, places, plans, play, winners
from burgrave.arena.plots import LETTERS, fitted
from burgrave.bots.engine.entered import dismiss
from burgrave.bots.engine.process import FAULTS
from burgrave.drawing.svg import width_of
from burgrave.kernel.record import parse_record, read_record, split
from burgrave.kernel.title import title_named
from burgrave.kernel.words import LANGUAGES, Words
from tests.arena.holding import rows
from tests.cli.test_cli import run
from tests.engines import faulty, javascript, ours, plain_python, recording


@pytest.fixture(autouse=True)
def _no_engine_is_left() -> Iterator[None]:
    yield
    dismiss()


def game(*commands: str, **more: object) -> GamePlan:
    """A game of Kingsburg; commands are engines."""
    bots = [name if name in ("squire", "page") else f"exec:{name}" for name in commands]
    (plan,) = plans("kingsburg", bots, 1, 4, {}, {}, True)
    return replace(plan, **{"budget": 0.1, **more})  # type: ignore[arg-type]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


def none_runs(path: Path) -> bool:
    """Has every process ended that has written its number into a file?"""
    end = time.monotonic() + 20
    while any(is_running(int(pid)) for pid in path.read_text().split()):
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


# ---------------------------------------------------------------------- the same game


@pytest.mark.parametrize("bot", ["squire", "knight"])
def test_a_bot_plays_the_same_game_behind_the_protocol(bot: str) -> None:
    engine, plain = game(ours(bot), "page", budget=0.0, nodes=20), game("page", "page", budget=0.0, nodes=20)

    one, other = play(engine), play(replace(plain, bots=(bot, "page")))

    assert parse_record(one.record).moves == parse_record(other.record).moves
    assert (one.scores, one.winners, one.places, one.faults) == (other.scores, other.winners, other.places, ("", ""))


def test_an_engine_is_told_its_view_and_never_the_true_position(tmp_path: Path) -> None:
    outcome = play(game(recording(tmp_path / "told"), "squire", "squire"))

    record = parse_record(outcome.record)
    dismiss()
    hello, *questions, quit = [json.loads(line) for line in (tmp_path / "told").read_text().splitlines()]
    assert (hello["do"], quit["do"]) == ("hello", "quit")
    assert (hello["title"], hello["rules"], hello["seats"], hello["seat"]) == ("kingsburg", record.rules, 3, 0)
    assert hello["options"] == record.options
    assert str(record.seed) not in (tmp_path / "told").read_text()
    position = title_named("kingsburg").start(3, record.seed)
    secret = 0
    for written in record.moves:
        seat, text = split(written)
        if seat == 0 and len(position.legal(0)) > 1:
            said = questions.pop(0)
            assert said["view"] == json.loads(json.dumps(position.view(0)))
            assert said["moves"] == [position.notation(move, 0) for move in position.legal(0)]
            assert said["budget"] == {"seconds": 0.1}
            assert said["position"]["chance"] != position.dump()["chance"]
            secret += said["position"]["enemies"] != json.loads(json.dumps(position.dump()["enemies"]))
        position.play(position.parse(text, seat), seat)
    assert not questions
    assert secret > 0


# ---------------------------------------------------------------------- engines that go wrong


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("crash", "ended: exit code 1"),
        ("hang", "late"),
        ("illegal", "illegal: fly to the moon"),
        ("no move", "illegal: None"),
        ("garbage", "garbage: not JSON: info depth 3 score 17"),
        ("list", "garbage: not a JSON object: [1, 2, 3]"),
        ("nested", "garbage: not JSON: [[["),
        ("other id", "garbage: no answer to 4"),
        ("flood", "garbage: not JSON: xxx"),
        ("close", "ended: it closed its standard output"),
        ("error", "refused: I do not like this"),
    ],
)
def test_an_engine_that_goes_wrong_forfeits_and_the_game_is_played_to_its_end(
    fault: str, said: str, tmp_path: Path
) -> None:
    engine = faulty(fault, tmp_path / "pids")

    outcome = play(game("page", engine, "page"))

    assert outcome.faults[1].startswith(said)
    assert (outcome.faults[0], outcome.faults[2]) == ("", "")
    assert outcome.places[1] == 3
    assert 1 not in outcome.winners
    assert outcome.winners
    record = parse_record(outcome.record)
    assert record.replay().over
    assert record.players == ["page", f"exec:{engine} (forfeited, {outcome.faults[1]})", "page"]
    assert none_runs(tmp_path / "pids")


def test_without_a_program_behind_it_an_engine_forfeits(tmp_path: Path) -> None:
    program = tmp_path / "engine"
    program.write_text("no program\n")
    program.chmod(0o755)

    outcome = play(game(str(program), "page"))

    assert outcome.faults[0].startswith("ended")
    assert outcome.winners == (1,)


def test_whoever_forfeits_comes_after_all_others() -> None:
    title = title_named("kingsburg")
    position = title.start(3, 1)
    while not position.over:
        position.play(position.legal()[0])
    best = position.winners[0]
    faults = ["late" if seat == best else "" for seat in range(3)]
    all_of_them = ["late"] * 3

    assert places(position, faults)[best] == 3
    assert best not in winners(position, faults)
    assert winners(position, faults)
    assert winners(position, all_of_them) == ()
    assert len(set(places(position, all_of_them))) == 1


def test_a_lone_player_who_forfeits_has_lost() -> None:
    position = title_named("burgundy").start(1, 1)
    while not position.over:
        position.play(position.legal()[0])

    assert (places(position, ["late"]), winners(position, ["late"])) == ((2,), ())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere an engine sees its standard input end")
def test_no_engine_outlives_a_host_that_is_killed(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    command = [sys.executable, "-P", "-m", "burgrave", "simulate", "kingsburg", "--seats", "2", "--budget", "500"]
    host = subprocess.Popen([*command, "--bots", f"exec:{faulty('hang', pids)}"], cwd=tmp_path)
    while not pids.exists() or not pids.read_text():
        time.sleep(0.05)

    host.send_signal(signal.SIGKILL)
    host.wait()

    assert none_runs(pids)


# ---------------------------------------------------------------------- the commands


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_tells_who_has_forfeited(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    engine = f"exec:{faulty('illegal')}"

    code, out, err = run(
        capsys, "simulate", "kingsburg", "--bots", engine, "--bots", "page", "--games", "2", "--lang", language
    )

    assert (code, err) == (0, "")
    why = "an illegal move (fly to the moon)" if language == "en" else "назвал недопустимый ход (fly to the moon)"
    (line,) = [line for line in out.splitlines() if line.startswith(engine) and "2" in line and why in line]
    assert line.endswith(why)


def test_a_command_may_hold_commas_in_a_bots_of_its_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    engine = f"exec:{recording(tmp_path / 'a,b')}"
    words = ("simulate", "kingsburg", "--bots", engine, "--bots", "squire,page", "--games", "1", "--json")

    code, out, _ = run(capsys, *words)

    data = json.loads(out)
    assert (code, data["bots"], data["forfeits"]) == (0, [engine, "squire", "page"], [])
    assert (tmp_path / "a,b").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "kingsburg", "--bots", "exec:no-such-program"), "there is no program “no-such-program”"),
        (("simulate", "kingsburg", "--bots", "squire,exec:"), "there is no program “”"),
        (("arena", "kingsburg", "--bots", "exec:'"), "cannot be read"),
        (("play", "kingsburg", "--bots", "exec:cat"), "engines play in simulate, in arena"),
        (("engine", "--bot", "exec:cat"), "unknown bot"),
    ],
)
def test_an_engine_that_cannot_play_is_one_line(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *words, "--lang", "en")

    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_an_engine_in_another_language_plays_a_whole_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, engines = tmp_path / "a", [f"exec:{javascript()}", f"exec:{plain_python()}"]
    words = ("arena", "kingsburg", "--bots", engines[0], "--bots", engines[1], "--games", "20", "--out", str(out))

    code, said, _ = run(capsys, *words, "--workers", "1", "--json")

    data = json.loads(said)
    assert (code, data["games"], data["forfeits"]) == (0, 20, [])
    assert {bot["bot"]: bot["games"] for bot in data["bots"]} == dict.fromkeys(engines, 20)
    assert {row["fault"] for row in rows(out)} == {None}
    assert "forfeits" not in (out / "report.html").read_text(encoding="utf-8")


def test_an_arena_remembers_who_has_forfeited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    engine = f"exec:{faulty('crash')}"
    words = ("arena", "kingsburg", "--bots", engine, "--bots", "page", "--games", "2", "--records", "--lang", "en")

    said = [run(capsys, *words, "--workers", "1")[1] for _ in range(2)]

    # The second time nothing is played: the journal knows it.
    assert said[0] == said[1]
    assert f"{engine}: 2 games forfeited, the first of them game 1: it ended (exit code 1)\n" in said[0]
    (out,) = tmp_path.iterdir()
    assert [row["fault"] for row in rows(out) if row["bot"] == engine] == ["ended: exit code 1"] * 2
    assert all(row["won"] == (row["bot"] == "page") for row in rows(out))
    assert '<section id="forfeits">' in (out / "report.html").read_text(encoding="utf-8")
    assert "(forfeited, ended: exit code 1)" in "".join(read_record(out / "records" / "game-000001.json").players)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words(language: str) -> None:
    words = Words(language)

    assert all(words.template(f"fault.{kind}") for kind in FAULTS)
    assert all(words.template(f"fault.{kind}_told") for kind in FAULTS if kind != "late")


def test_a_long_command_is_cut_from_its_beginning() -> None:
    command = "exec:/a/very/long/way/to/some/folder/of/an/environment/bin/python -m burgrave engine --bot duke"

    assert fitted("duke", 60) == "duke"
    cut = fitted(command, 300)
    assert cut.startswith("…")
    assert cut.endswith("engine --bot duke")
    assert width_of(cut, LETTERS) <= 292
