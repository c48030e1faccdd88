"""A campaign at the terminal: begun, left, gone on with and told of, all in one file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burgrave import emara
from burgrave.kernel.campaign_file import CampaignFile
from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import at_random
from tests.cli.test_cli import run
from tests.cli.test_play import typed


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.json"


def finish(file: Path) -> None:
    """Play the game that waits, or the next one, to its end."""
    campaigns, rng = CampaignFile(emara, file), Rng(1)
    game = campaigns.next_game({}, seed=2)
    while not game.position.over:
        game.play(at_random(game.position, 0, rng), 0)
    campaigns.keep(game)


def test_a_new_file_begins_a_campaign_and_a_game_that_was_left_goes_on(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("campaign", "emara", str(file), "--seed", "1", "--lang", "en")
    typed(monkeypatch, "1", "1", "quit")
    code, out, _ = run(capsys, *command)

    assert code == 0
    assert "Goodbye. The file has kept the game; the same command goes on with it." in out
    assert out.endswith("No game of this campaign is over yet\nA game waits to be gone on with, 2 moves were played\n")
    played = json.loads(file.read_text(encoding="utf-8"))["campaigns"]["campaign"]["waiting"]["moves"]
    assert len(played) == 2

    typed(monkeypatch, "1", "undo", "quit")
    _, out, _ = run(capsys, *command)
    assert out.endswith("A game waits to be gone on with, 2 moves were played\n")
    assert json.loads(file.read_text(encoding="utf-8"))["campaigns"]["campaign"]["waiting"]["moves"] == played


def test_a_single_game_that_was_left_is_not_kept_and_that_is_said(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "1", "quit")

    code, out, _ = run(capsys, "campaign", "emara", str(file), "--option", "solo=single", "--lang", "en")

    assert code == 0
    assert "Goodbye. Nothing was saved unless you saved it.\n" in out
    assert "A game waits" not in out


def test_its_state_is_told_without_a_game(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    finish(file)

    code, out, _ = run(capsys, "campaign", "emara", str(file), "--state", "--lang", "ru")

    assert code == 0
    assert out.startswith("Кампания: следующая игра начинается с ")
    assert out.count("\n") == 1


def test_nothing_is_written_to_tell_of_a_campaign_that_has_not_begun(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "campaign", "emara", str(file), "--state", "--lang", "en")

    assert (code, out) == (0, "No game of this campaign is over yet\n")
    assert not file.exists()


def test_a_file_of_something_else_is_left_alone(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("[]")

    code, _, err = run(capsys, "campaign", "emara", str(file), "--lang", "en")

    assert (code, err) == (2, f"burgrave: {file}: not a file of campaigns of emara\n")
    assert file.read_text() == "[]"


def test_a_place_that_cannot_be_written_to_is_said(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("")

    code, _, err = run(capsys, "campaign", "emara", str(file / "below.json"), "--lang", "en")

    assert code == 2
    assert err.startswith(f"burgrave: {file / 'below.json'}: ")
    assert err.count("\n") == 1
