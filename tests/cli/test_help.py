"""`--help` in both languages, and what the shell completes."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burgrave.bots import LADDER
from burgrave.cli.commands import COMMANDS, commands
from burgrave.kernel.title import title_ids
from burgrave.kernel.words import Words
from tests.cli.test_cli import run

BURGRAVE = [sys.executable, "-P", "-m", "burgrave"]


def parameters(language: str) -> Iterator[tuple[str, Any]]:
    """Every argument of every command."""
    top = commands(Words(language))
    for command in (top, *top.commands.values()):
        for parameter in command.params:
            yield command.name, parameter


def test_every_command_and_argument_has_help_in_both_languages() -> None:
    english, russian = list(parameters("en")), list(parameters("ru"))

    assert len(english) == len(russian) > 80
    for (command, one), (_, other) in zip(english, russian, strict=True):
        assert one.help != other.help, f"{command} {one.name}"
        assert not one.help.startswith("help."), f"{command} {one.name}"
        assert any("а" <= letter <= "я" for letter in other.help), f"{command} {one.name}"
        assert not (one.metavar or "").startswith("metavar.")


@pytest.mark.parametrize("name", COMMANDS)
def test_help_tells_every_option(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, name, "--help", "--lang", "ru")

    assert (code, err) == (0, "")
    assert out.startswith(f"Как писать: burgrave {name} [ПАРАМЕТРЫ]")
    for parameter in commands(Words("ru")).commands[name].params:
        written = parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar
        assert written in out
    assert "--help" in out
    assert max(map(len, out.splitlines())) <= 100


def test_help_follows_the_system(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for system, said in (("ru_RU.UTF-8", "Команды"), ("C.UTF-8", "Commands")):
        monkeypatch.setenv("LC_ALL", system)
        _, out, _ = run(capsys, "--help")
        assert said in out.splitlines()
        assert all(f"  {name} " in out for name in COMMANDS)


def test_help_has_a_short_name(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ((), ("play",)):
        _, short, _ = run(capsys, *command, "-h", "--lang", "en")
        _, long, _ = run(capsys, *command, "--help", "--lang", "en")
        assert short == long
        assert "  -h, --help " in long


def test_help_tells_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "simulate", "--help", "--lang", "en")

    assert "how many games; by default 100" in out
    assert "by default squire" in out


@pytest.mark.parametrize("place", [("--lang", "ru", "titles"), ("titles", "--lang", "ru"), ("titles", "--lang=ru")])
def test_the_language_may_stand_before_the_command_too(
    place: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = run(capsys, *place)

    assert "Кингсбург" in out


# ---------------------------------------------------------------------- completion


def completed(*words: str) -> list[str]:
    """What the shell offers for the last of the words."""
    asked = {"_BURGRAVE_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": " ".join(("burgrave", *words))}
    done = subprocess.run(BURGRAVE, env={**os.environ, **asked}, capture_output=True, text=True, check=True)
    return re.findall(r'^(?:_arguments .*\(\()?"([^"]*)"', done.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (("si",), ["simulate"]),
        (("simulate", "kin"), ["kingsburg"]),
        (("play", "kingsburg", "--bots", "squ"), ["squire"]),
        (("play", "kingsburg", "--bots", "squire,kn"), ["squire,knight"]),
        (("play", "kingsburg", "--option", "crane"), ["crane_each_time=true", "crane_each_time=false"]),
        (("play", "kingsburg", "--overlay", "demons-6"), ["demons-6"]),
        (("titles", "--lang", "r"), ["ru"]),
        (("arena", "kingsburg", "--on", "r"), ["ray"]),
        (("simulate", "kingsburg", "--se"), ["--seats", "--seed"]),
    ],
)
def test_the_shell_completes(words: tuple[str, ...], offered: list[str]) -> None:
    said = completed(*words)

    assert all(word in said for word in offered), said


def test_all_titles_and_bots_are_offered() -> None:
    assert set(completed("play", "")) >= set(title_ids()) - {"bidding"}
    assert set(completed("play", "kingsburg", "--bots", "")) >= set(LADDER)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_completion_is_shown_and_installed_for_the_shell_in_use(language: str, tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "LC_ALL": f"{language}_XX.UTF-8", "PYTHONUTF8": "1"}

    def in_bash(option: str) -> str:
        # The shell has to stay while the program runs: it is found by looking who has started it.
        command = ["bash", "-c", f"{shlex.join(BURGRAVE)} {option}; exit $?"]
        return subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=True).stdout

    assert "complete -o default -F _burgrave_completion burgrave" in in_bash("--show-completion")
    assert in_bash("--install-completion") == Words(language).template("completion.installed") + "\n"
    assert "_BURGRAVE_COMPLETE" in (tmp_path / ".bash_completions" / "burgrave.sh").read_text()


def test_a_shell_that_is_not_known_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shellingham.detect_shell", lambda: ("oyster", "/bin/oyster"))

    for option in ("--show-completion", "--install-completion"):
        code, out, err = run(capsys, option, "--lang", "en")
        said = "burgrave: this shell is not known; commands can be completed in: bash, fish, powershell, pwsh, zsh\n"
        assert (code, out, err) == (2, "", said)
