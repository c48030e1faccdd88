"""The command line, run as people run it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burgrave import kingsburg
from burgrave.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code and what was printed."""
    try:
        code = main([*arguments])
    except SystemExit as stop:
        code = int(stop.code or 0)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.fixture
def saved(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    run(capsys, "simulate", "kingsburg", "--bots", "page,squire", "--games", "2", "--save", str(tmp_path / "games"))
    return tmp_path / "games" / "game-000001.json"


def test_simulate_counts_by_bot_and_by_seat(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys, "simulate", "kingsburg", "--seats", "3", "--bots", "page", "--games", "6", "--lang", "en"
    )

    assert code == 0
    assert "6 games of Kingsburg, 3 seats, seed 1" in out
    for word in ("mean score", "spread", "wins", "95% interval", "winners’ mean score", "decisions a game", "seconds"):
        assert word in out


def test_simulate_gives_json_that_depends_on_the_seed_alone(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "kingsburg", "--bots", "squire,page", "--games", "8", "--seed", "5", "--json")
    results = []
    for workers in ("1", "2"):
        code, out, _ = run(capsys, *words, "--workers", workers)
        assert code == 0
        results.append({name: value for name, value in json.loads(out).items() if name != "seconds"})

    assert results[0] == results[1]
    assert results[0]["games"] == 8
    assert {row["name"] for row in results[0]["by_bot"]} == {"squire", "page"}


def test_saved_records_are_shown_by_replay(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "replay", str(saved), "--lang", "en")
    assert code == 0
    assert "The enemy comes" in out
    assert "Points by source" in out

    code, out, _ = run(capsys, "replay", str(saved), "--at", "7", "--lang", "ru")
    assert code == 0
    assert "Позиция после хода 7 из" in out
    assert all(len(line) <= 100 for line in out.splitlines())


def test_fuzz_reports_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "fuzz", "kingsburg", "--games", "4", "--seed", "2", "--lang", "en")

    assert code == 0
    assert "4 games of Kingsburg played through: no failure" in out


def test_fuzz_keeps_to_the_seats_and_options_given(capsys: pytest.CaptureFixture[str]) -> None:
    given = ("--seats", "1", "--option", "solo_board=13b")
    code, out, _ = run(capsys, "fuzz", "burgundy", "--games", "1", *given, "--lang", "en")

    assert code == 0
    assert "1 game of The Castles of Burgundy played through: no failure" in out


def test_components_tells_sources_and_what_is_assumed(capsys: pytest.CaptureFixture[str]) -> None:
    _, everything, _ = run(capsys, "components", "kingsburg")
    assert "statue: row 1, column 1, cost 2 gold, points 3, combat 0, does 1 reroll_one  (rulebook, RB" in everything

    _, assumed, _ = run(capsys, "components", "kingsburg", "--assumed", "--json")
    data = json.loads(assumed)
    assert "y4_demons_6" in data["enemy"]
    assert "building" not in data
    assert {"crane_each_time", "battle_order"} <= set(data["reading"])


def test_titles_lists_titles_ours_and_others(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "titles", "--lang", "ru")

    assert code == 0
    assert "kingsburg  Кингсбург  (игроков: от 2 до 5)" in out


def test_version_tells_the_flavour(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--version")

    assert code == 0
    assert out.startswith("burgrave 0.")
    assert "plain" in out or "compiled" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("simulate", "chess"), "unknown title “chess”; titles: "),
        (("simulate", "kingsburg", "--seats", "9"), "kingsburg is not for 9 seats; seats: 2, 3, 4, 5"),
        (("simulate", "kingsburg", "--seats", "0"), "--seats: a whole number from 1 on is needed, not “0”"),
        (
            ("simulate", "kingsburg", "--bots", "deep,blue"),
            "unknown bot “deep”; bots: page, young_squire, squire, knight, baron, young_duke, duke",
        ),
        (("simulate", "kingsburg", "--seats", "4", "--bots", "page,page"), "2 bots are named for 4 seats"),
        (("simulate", "kingsburg", "--games", "none"), "--games: a whole number from 1 on is needed, not “none”"),
        (("simulate", "kingsburg", "--option", "dragons=true"), "unknown option “dragons”; options: "),
        (("simulate", "kingsburg", "--option", "crane_each_time=7"), "cannot be “7”; values: true, false"),
        (("simulate", "kingsburg", "--overlay", "nothing"), "no overlay “nothing”; a .toml file or one of: demons-6"),
        (("simulate", "kingsburg", "--overlay", "nothing.toml"), "nothing.toml: No such file"),
        (("play", "kingsburg", "--seats", "3", "--seat", "4"), "there is no seat 4; seats: 1 to 3"),
        (("replay", "nothing.json"), "nothing.json: No such file"),
        (("replay", __file__), "not a record"),
        (("fuzz", "chess"), "unknown title “chess”"),
        (("fuzz", "burgundy", "--seats", "5"), "burgundy is not for 5 seats; seats: 1, 2, 3, 4"),
        (("fuzz", "burgundy", "--seats", "3", "--option", "team=12a"), "option team is not for 3 seats; seats: 4"),
        (("components", "chess"), "unknown title “chess”"),
        (("sing",), "there is no command “sing”; commands: serve, play, campaign, simulate"),
        (("serve", "--port", "x"), "--port: a port is a whole number from 0 to 65535, not “x”"),
        (("serve", "--port", "99999"), "--port: a port is a whole number from 0 to 65535, not “99999”"),
        (("serve", "--port", "-1"), "--port: a port is a whole number from 0 to 65535, not “-1”"),
        (("serve", "--share-port", "--database", "sqlite://"), "--share-port is for PostgreSQL"),
        (("restore", "nothing.sqlite", "--database", "sqlite://"), "nothing.sqlite: No such file"),
        (("restore", __file__, "--database", "sqlite://"), "file is not a database"),
        (("backup", __file__, "--database", "sqlite://"), "exists already"),
        (("serve", "--database", "nosql://x"), "database nosql://x: "),
        (("serve", "--database", "sqlite:////no/such/folder/x.sqlite"), "unable to open database file"),
        (("simulate", "kingsburg", "--budget", "-1"), "--budget: a number above 0 is needed, not “-1”"),
        (("simulate", "kingsburg", "--budget", "1", "--nodes", "5"), "do not go together: --budget, --nodes"),
        (("train", "kingsburg", "--hours", "1", "--generations=2"), "do not go together: --hours, --generations"),
        (("arena", "kingsburg", "--on", "mars"), "--on cannot be “mars”; possible: local, ray"),
        (("play",), "TITLE is missing; write: burgrave play [OPTIONS] TITLE"),
        (("draw", "x.json"), "--output is missing; write: burgrave draw [OPTIONS] RECORD"),
        (("play", "kingsburg", "--seat"), "--seat needs a value"),
        (("components", "kingsburg", "--json=yes"), "--json takes no value"),
        (("titles", "--all"), "there is no option --all; options: --lang, --help, -h"),
        (("titles", "kingsburg", "x"), "too much: kingsburg x; write: burgrave titles [OPTIONS]"),
        (("--lang", "en"), "a command is missing; commands: serve, play"),
        (("--lung", "en", "titles"), "there is no option --lung; options: --version, --lang"),
        (("campaign", "kingsburg", "x.json"), "kingsburg has no campaign; titles that have one: emara"),
        (("titles", "--lang", "de"), "--lang cannot be “de”; possible: en, ru"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    code, out, err = run(capsys, *arguments)

    assert code == 2
    assert out == ""
    assert complaint in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_bad_input_is_answered_in_russian_too(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "simulate", "chess", "--lang", "ru")

    assert code == 2
    assert err.startswith("burgrave: неизвестная игра «chess»; есть: ")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("sing",), "команды «sing» нет; есть: serve, play"),
        (("play",), "не указано: ИГРА; как писать: burgrave play [ПАРАМЕТРЫ] ИГРА"),
        (("simulate", "kingsburg", "--games", "0"), "--games: нужно целое число от 1, а не «0»"),
        (("simulate", "kingsburg", "--fast"), "параметра --fast нет; есть: --seats, --bots"),
        (("titles", "x"), "лишнее: x; как писать: burgrave titles [ПАРАМЕТРЫ]"),
        (("titles", "--lang", "de"), "--lang не может быть «de»; можно: en, ru"),
    ],
)
def test_the_language_of_the_system_is_the_language_of_complaints(
    arguments: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")

    code, out, err = run(capsys, *arguments)

    assert (code, out) == (2, "")
    assert err.startswith(f"burgrave: {complaint}")
    assert err.count("\n") == 1


def test_an_overlay_with_a_wrong_key_names_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[building.statue]\npionts = 4\n")

    code, _, err = run(capsys, "simulate", "kingsburg", "--overlay", str(tmp_path / "mine.toml"), "--lang", "en")

    assert code == 2
    assert "building.statue.pionts is not a printed figure; figures: cost, points, combat, against" in err


def test_a_record_of_other_rules_or_another_title_is_refused(
    saved: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = json.loads(saved.read_text())
    other = tmp_path / "other.json"

    other.write_text(json.dumps({**data, "rules": 99}))
    code, _, err = run(capsys, "replay", str(other), "--lang", "en")
    ours = f"burgrave: the record is of rules 99 of kingsburg; this Burgrave plays rules {kingsburg.version}\n"
    assert (code, err) == (2, ours)

    other.write_text(json.dumps({**data, "title": "chess"}))
    code, _, err = run(capsys, "play", "kingsburg", "--resume", str(other), "--lang", "en")
    assert code == 2
    assert "is a record of chess, not of kingsburg" in err


def test_nothing_is_overwritten(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = saved.read_bytes()

    code, _, err = run(capsys, "simulate", "kingsburg", "--games", "1", "--save", str(saved.parent), "--lang", "en")

    assert code == 2
    assert "is not empty; --save needs a new or empty folder" in err
    assert saved.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_named(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "simulate", "kingsburg", "--games", "1", "--save", str(saved / "below"), "--lang", "en")

    assert code == 2
    assert f"{saved / 'below'}: " in err
    assert err.count("\n") == 1
