"""Engines: our own bots behind the protocol, and what is written to anybody's."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from burgrave.bots import BOTS
from burgrave.bots.engine.answering import converse
from burgrave.bots.engine.entered import EngineBot, allowed, check_engine, dismiss
from burgrave.bots.engine.messages import game_of, line_of, question_of
from burgrave.bots.engine.process import EngineFault, EngineProcess
from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import UnknownBot
from burgrave.kernel.position import Position
from burgrave.kernel.testing import with_hidden_swap
from burgrave.kernel.title import title_named
from burgrave.search.budget import Budget
from tests.engines import command, faulty, ours, plain_python, recording

TITLES = ("burgundy", "emara", "kingsburg", "paladins", "viscounts")


@pytest.fixture(autouse=True)
def _no_engine_is_left() -> Iterator[None]:
    yield
    dismiss()


def a_choice(title: str = "kingsburg", seed: int = 1) -> Position:
    """A position some way into a game of two, with several moves to choose from."""
    position, rng = title_named(title).start(2, seed), Rng(seed)
    for _ in range(20):
        moves = position.legal()
        position.play(moves[rng.below(len(moves))])
    while len(position.legal()) < 3:
        position.play(position.legal()[0])
    return position


def question(do: str, id: int, position: Position, budget: Budget, **more: object) -> bytes:
    """A question about the mover's decision."""
    seat = position.mover
    imagined = position.imagine(seat, Rng(3))
    moves = [imagined.notation(move, seat) for move in imagined.legal(seat)]
    return line_of({"id": id, "do": do, **question_of(imagined, seat, moves, budget), **more})


def hello(position: Position) -> bytes:
    return line_of({"id": 1, "do": "hello", **game_of(position, position.mover, 7)})


def answers(bot: str, *lines: bytes) -> list[dict[str, Any]]:
    """What a bot answers to some lines."""
    said = io.BytesIO()
    converse(bot, io.BytesIO(b"".join(lines)), said)
    return [json.loads(line) for line in said.getvalue().splitlines()]


# ---------------------------------------------------------------------- our bots as engines


def test_every_message_is_answered_with_its_id() -> None:
    position = a_choice()

    first, second, third = answers(
        "squire", hello(position), question("choose", 2, position, Budget()), b'{"id": "x", "do": "stop"}\n'
    )

    assert first == {"id": 1, "protocol": 1, "name": "squire", "version": first["version"]}
    assert second.keys() == {"id", "move"}
    assert position.parse(second["move"]) in position.legal()
    assert third == {"id": "x"}


def test_after_quit_nothing_is_answered() -> None:
    assert answers("page", b'{"id": 1, "do": "quit"}\n', b'{"id": 2, "do": "stop"}\n') == []


def test_advice_is_several_moves_with_estimates() -> None:
    position = a_choice()

    _, told = answers("knight", hello(position), question("advise", 2, position, Budget(nodes=30), most=2))

    assert len(told["advice"]) == 2
    for estimate in told["advice"]:
        assert position.parse(estimate["move"]) in position.legal()
        assert {"value", "visits"} <= estimate.keys()


def test_a_bot_without_estimates_advises_its_move() -> None:
    position = a_choice()

    _, told = answers("squire", hello(position), question("advise", 2, position, Budget()))

    assert [position.parse(estimate["move"]) in position.legal() for estimate in told["advice"]] == [True]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"play something", "not JSON: play something"),
        (b"[" * 100_000, "not JSON"),
        (b"17", "not a JSON object"),
        (b"\xff\xfe", "not JSON"),
        (b'{"id": 1}', "“do” is missing"),
        (b'{"id": 1, "do": "fly"}', "unknown “fly”; allowed: hello, choose, advise, stop, quit"),
        (b'{"id": 1, "do": "choose"}', "no hello yet"),
        (b'{"id": 1, "do": "hello", "protocol": 2}', "protocol 2 is unknown"),
        (b'{"id": 1, "do": "hello", "protocol": 1, "title": "chess"}', "chess"),
        (b'{"id": 1, "do": "hello", "protocol": 1, "title": "kingsburg", "rules": 999}', "999"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(line: bytes, said: str) -> None:
    (answer,) = answers("squire", line + b"\n")

    assert said in answer["error"]
    assert "\n" not in answer["error"]
    assert answer["id"] == (1 if line.startswith(b"{") else None)


def test_a_position_of_other_rules_or_of_nothing_is_an_error() -> None:
    position = a_choice()
    broken = json.loads(question("choose", 2, position, Budget()))
    broken["position"]["agenda"] = 3

    _, first, second = answers("squire", hello(position), line_of(broken), line_of({**broken, "position": {}}))

    assert {"error", "id"} == first.keys() == second.keys()


@contextmanager
def talking(words: list[str]) -> Iterator[subprocess.Popen[bytes]]:
    """A process to talk to by hand."""
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("bot", ["knight", "baron", "duke"])
@pytest.mark.parametrize("do", ["choose", "advise"])
def test_stop_is_answered_now(bot: str, do: str) -> None:
    position = a_choice()
    with talking([sys.executable, "-P", "-m", "burgrave", "engine", "--bot", bot]) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(hello(position) + question(do, 2, position, Budget(nodes=10**9)))
        process.stdin.flush()
        process.stdout.readline()
        process.stdin.write(b'{"id": 3, "do": "stop"}\n')
        process.stdin.flush()

        # A thousand million nodes would take days.
        answer, stopped = json.loads(process.stdout.readline()), json.loads(process.stdout.readline())

        assert (answer["id"], stopped) == (2, {"id": 3})
        process.stdin.write(b'{"id": 4, "do": "quit"}\n')
        process.stdin.flush()
        assert process.wait(20) == 0


def test_an_engine_has_the_budget_of_each_question() -> None:
    position = a_choice()
    few, many = (question("advise", 2, position, Budget(nodes=nodes), most=9) for nodes in (20, 200))

    _, first, second = answers("knight", hello(position), few, many)

    visits = [sum(estimate["visits"] for estimate in told["advice"]) for told in (first, second)]
    assert visits[1] > 2 * visits[0]


# ---------------------------------------------------------------------- engines as bots


def test_an_engine_advises_as_the_bot_behind_it() -> None:
    position = a_choice()
    bot = EngineBot(ours("knight"), 5, Budget(nodes=40))

    given = bot.advise(position.imagine(position.mover, Rng(1)), position.mover, most=2)

    assert len(given) == 2
    assert all(advice.move in position.legal() and advice.visits for advice in given)
    bot.rest()


def test_an_engine_that_does_not_watch_its_time_is_told_to_stop() -> None:
    position = a_choice()
    seat = position.mover
    moves = [position.notation(move, seat) for move in position.legal(seat)]
    engine = EngineProcess(ours("knight"))
    engine.ask("hello", **game_of(position, seat, 1))

    imagined = position.imagine(seat, Rng(1))
    answers = [
        # The host would wait no longer than a moment, and the engine is told of nodes without end.
        engine.ask("choose", 0.01, **question_of(imagined, seat, moves, Budget(nodes=10**9)))["move"]
        for _ in range(2)
    ]

    assert set(answers) <= set(moves)
    engine.quit()


def test_an_engine_plays_one_game_after_another() -> None:
    position = a_choice()
    for _ in range(2):
        bot = EngineBot(plain_python(), 5, Budget())
        assert bot.choose(position.copy()) in position.legal()
        engine = bot._process
        bot.rest()
        assert engine is not None
        pid = engine.pid
    again = EngineBot(plain_python(), 6, Budget())
    again.choose(position.copy())

    assert again._process is not None
    assert again._process.pid == pid
    again.rest()


@pytest.mark.parametrize("words", ["", "no-such-program-anywhere x", "'"])
def test_a_command_that_cannot_be_started_is_refused(words: str) -> None:
    with pytest.raises(UnknownBot):
        check_engine(f"exec:{words}")


def test_engines_are_bots_where_and_while_a_host_allows_them() -> None:
    with allowed({"mine": plain_python()}):
        assert "mine" in BOTS
        assert isinstance(BOTS["mine"](1, Budget()), EngineBot)
    assert "mine" not in BOTS
    for name in ("squire", "Mine", "exec:x", ""):
        with pytest.raises(UnknownBot), allowed({name: plain_python()}):
            pass


def test_an_engine_that_does_not_read_holds_up_nobody() -> None:
    engine = EngineProcess(faulty("deaf"))
    engine.ask("hello")

    with pytest.raises(EngineFault, match="late"):
        engine.ask("choose", 0.05, view="more than any pipe holds" * 100_000)

    engine.kill()


# ---------------------------------------------------------------------- what an engine is told


def test_an_engine_does_not_learn_where_its_host_keeps_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURGRAVE_DATABASE", "postgresql://host:secret@somewhere/games")
    script = tmp_path / "curious.py"
    script.write_text("import json, os\nprint(json.dumps({'id': 1, 'found': dict(os.environ)}), flush=True)\ninput()\n")
    engine = EngineProcess(command(sys.executable, script))

    found = engine.ask("hello")["found"]
    engine.kill()

    assert "PATH" in found
    assert "secret" not in json.dumps(found)


def told(path: Path, positions: list[Position]) -> bytes:
    """Every byte written to an engine that decides in some positions, each imagined anew with the same luck."""
    for number, position in enumerate(positions):
        bot = EngineBot(recording(path), 9, Budget(seconds=5))
        bot.choose(position.imagine(position.mover, Rng(number)), position.mover)
        bot.rest()
    dismiss()
    return path.read_bytes()


@pytest.mark.parametrize("title", TITLES)
def test_the_bytes_written_do_not_change_with_what_is_hidden(title: str, tmp_path: Path) -> None:
    rng = Rng(5)
    position = title_named(title).start(3, 5)
    real: list[Position] = []
    while not position.over:
        moves = position.legal()
        if len(moves) > 1 and rng.below(12) == 0:
            real.append(position.copy())
        position.play(moves[rng.below(len(moves))])
    others = [one.imagine(one.mover, rng) for one in real]
    swapped = [with_hidden_swap(one, one.mover, rng) or one for one in real]
    assert len(real) > 5
    assert any(one.dump() != other.dump() for one, other in zip(real, swapped, strict=True))

    bytes_told = told(tmp_path / "real", real)

    assert bytes_told.count(b"\n") > 2 * len(real)
    assert told(tmp_path / "others", others) == bytes_told
    assert told(tmp_path / "swapped", swapped) == bytes_told
    # What was really there is in none of them, and would show: so the test can fail.
    for one, other in zip(real, others, strict=True):
        seat = one.mover
        true, imagined = (line_of(question_of(at, seat, [], Budget())) for at in (one, other))
        assert true != imagined
        assert json.dumps(one.dump()["chance"], separators=(",", ":")).encode() not in bytes_told
