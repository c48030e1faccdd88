"""A person at the terminal: moves, and everything that can be asked about them."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from burgrave.cli.spoken import COMMANDS, asked
from burgrave.kernel.words import LANGUAGES, Words
from tests.cli.test_cli import run

PLAY = ("play", "bidding", "--seats", "3", "--bots", "page", "--seed", "3")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What a person will type."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def answers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *lines: str, lang: str = "en"
) -> list[str]:
    """What the terminal says to each line that is typed, the beginning of the game first."""
    typed(monkeypatch, *lines)
    code, out, err = run(capsys, *PLAY, "--lang", lang)
    assert (code, err) == (0, "")
    return out.split(Words(lang).template("play.prompt"))


def test_a_person_plays_undoes_saves_and_leaves(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    typed(monkeypatch, "1", "undo", "2", "999", "exchange", f"save {file}", f"save {file}", "quit")

    code, out, _ = run(capsys, *PLAY, "--lang", "en")

    assert code == 0
    assert "Taken back" in out
    assert "“999” is not a move here; a number from 1 to" in out
    assert f"Saved: {file}" in out
    assert f"{file} exists already" in out
    assert "Goodbye" in out
    assert json.loads(file.read_text())["moves"]

    typed(monkeypatch, "1", "quit")
    code, out, _ = run(capsys, "play", "bidding", "--resume", str(file), "--lang", "ru")
    assert code == 0
    assert "Номер хода" in out


def test_a_person_can_play_to_the_end(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, *["1"] * 20)

    code, out, _ = run(capsys, *PLAY, "--lang", "en")

    assert code == 0
    assert "Points by source" in out
    assert "Won: " in out


def test_the_position_is_drawn_with_a_mark_for_whoever_is_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, _ = answers(capsys, monkeypatch, "quit")

    assert "> Player\n  points: 0\n  hand: bid 15, bid 16, bid 18, bid 9\n" in begun
    assert "Bid a card\n   1  Bid bid 9\n" in begun


def test_a_move_is_chosen_by_its_notation_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bid, _ = answers(capsys, monkeypatch, "bid bid_18", "quit")

    assert "Exchange a card?" in bid


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_every_command_in_the_words_of_the_reader(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(language)
    said = answers(capsys, monkeypatch, words.template("play.word.help"), "quit", lang=language)[1]

    for command in COMMANDS:
        assert words.template(f"play.usage.{command}") in said
        assert words.template(f"play.usage.{command}").startswith(words.template(f"play.word.{command}"))


def test_no_english_command_is_shown_in_a_russian_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ("помощь", "смотри", "смотри ничего", "правила", "правила 99", "журнал", "ходы", "чепуха", "сохранить")
    said = " ".join(answers(capsys, monkeypatch, *lines, "назад", "выход", lang="ru"))

    shown = {word.strip("«».,:;()").lower() for word in said.split()}
    assert not shown & set(COMMANDS)
    assert {"помощь", "смотри", "правила", "журнал", "ходы", "назад", "сохранить", "выход"} <= shown


def test_english_commands_are_understood_everywhere() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for command in COMMANDS:
            for word in (command, command.upper(), words.template(f"play.word.{command}")):
                found = asked(f"{word} to  me ", words)
                assert found is not None
                assert (found.command, found.about) == (command, "to  me")
    assert asked("bid bid_18", Words("ru")) is None


def test_a_thing_is_looked_up_by_part_of_its_name_in_any_case(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, one, several, none, everything, _ = answers(
        capsys, monkeypatch, "look BID 18", "look bid 1", "look dragon", "look", "quit"
    )

    assert one == "bid 18\n    17 other cards\n"
    assert several.count("\n") == 2 * 10
    assert "Nothing is called “dragon”; “look” alone lists everything" in none
    assert "  bid 7\n" in everything


def test_what_has_no_name_is_found_where_the_rules_speak_of_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, said, _ = answers(capsys, monkeypatch, "look used cards", "quit")

    assert said == "What it is about\n    Used cards go back into the deck.\n"


def test_rules_are_read_chapter_by_chapter(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    _, chapters, first, cards, none, _ = answers(
        capsys, monkeypatch, "rules", "rules 1", "rules CARDS", "rules of chess", "quit"
    )

    assert chapters.endswith("   1  What it is about\n   2  The cards\n")
    assert "Three rounds. In each everybody bids a card" in first
    assert "• Whoever wins may exchange a card." in first
    assert [line.split() for line in cards.splitlines() if "bid 9" in line] == [["bid", "9", "8", "other", "cards"]]
    assert "There is no chapter “of chess”; a number from 1 to 2" in none


def test_the_log_tells_everything_from_the_beginning(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, empty, _, _, log, _ = answers(capsys, monkeypatch, "log", "4", "1", "log", "quit")

    assert empty == "Nothing has happened yet\n"
    assert log == "Player wins 1 point\n"


def test_moves_are_listed_again_all_of_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burgrave.cli.terminal.SHOWN", 2)

    begun, moves, part, _ = answers(capsys, monkeypatch, "moves", "bid 1", "quit")

    assert "   2  Bid bid 15\n… and 2 more: “moves” lists all of them" in begun
    assert moves == "   1  Bid bid 9\n   2  Bid bid 15\n   3  Bid bid 16\n   4  Bid bid 18\n"
    assert part == "3 moves have “bid 1”\n   2  Bid bid 15\n   3  Bid bid 16\n   4  Bid bid 18\n"


def test_saving_asks_for_a_file(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    _, said, _ = answers(capsys, monkeypatch, "save", "quit")

    assert said == "The file is missing: save FILE\n"


def test_a_file_that_cannot_be_written_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, said, _ = answers(capsys, monkeypatch, "save /no/such/folder/x.json", "quit")

    assert said == "Not saved: No such file or directory\n"
