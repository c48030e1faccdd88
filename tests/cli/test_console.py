"""What a terminal gets and a file does not: tables drawn by Rich, and a progress bar."""

from __future__ import annotations

import io
import re
import sys

import pytest

from burgrave.cli.console import print_columns
from burgrave.cli.progress import left, progress


class Seen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def plain(terminal: Seen) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", terminal.getvalue())


LINES = [["bot", "wins"], ["page", "5.0%"], ["squire", "95.0%"]]


def test_a_file_gets_plain_columns(capsys: pytest.CaptureFixture[str]) -> None:
    print_columns(LINES)

    assert capsys.readouterr().out == "bot      wins\npage     5.0%\nsquire  95.0%\n"


def test_a_terminal_gets_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Seen()
    monkeypatch.setattr(sys, "stdout", terminal)

    print_columns(LINES)

    head, line, *rows = plain(terminal).splitlines()
    assert head.split() == ["bot", "wins"]
    assert set(line.strip()) == {"─"}
    assert [row.split() for row in rows] == LINES[1:]


def test_a_bar_shows_how_far_it_is_and_is_gone_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Seen()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("time.monotonic", iter(range(1000)).__next__)

    assert list(progress(iter("abcd"), 5, "games", before=1)) == ["a", "b", "c", "d"]
    assert "games" in plain(terminal)
    assert "3/5" in plain(terminal)
    assert terminal.getvalue().rstrip().endswith("\x1b[2K")


def test_nobody_who_does_not_look_gets_a_bar(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(progress(iter("abcd"), 4, "games")) == ["a", "b", "c", "d"]
    assert capsys.readouterr().err == ""


def test_a_long_run_into_a_file_says_once_a_minute_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.monotonic", iter(range(0, 1000, 40)).__next__)

    list(progress(iter("abcd"), 4, "games", lines=True))

    assert [line.split()[:2] for line in capsys.readouterr().err.splitlines()] == [["games", "2/4"], ["games", "4/4"]]


@pytest.mark.parametrize(("seconds", "said"), [(5, "5 s → "), (600, "10 min → "), (9000, "2 h 30 min → ")])
def test_the_time_to_go_is_told(seconds: float, said: str) -> None:
    assert left(seconds).startswith(said)
