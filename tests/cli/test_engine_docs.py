"""What docs/engine.md shows is so: its commands run, its talks are held, its example is the file."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import burgrave
from burgrave.bots.engine.entered import engines_in
from tests.engines import javascript

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w+) ?([^\n]*)\n(.*?)```", TEXT, re.DOTALL)
COMMANDS = [line for kind, _, block in BLOCKS if kind == "sh" for line in block.splitlines()]
TALKS = [(command, block) for kind, command, block in BLOCKS if kind == "talk"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """`burgrave`, `python` and `node` are what the tests run with."""
    burgrave_itself = f'exec {shlex.quote(sys.executable)} -P -m burgrave "$@"'
    programs = {"burgrave": burgrave_itself, "python": f'exec {shlex.quote(sys.executable)} "$@"'}
    programs["node"] = f'exec {shlex.quote(shlex.split(javascript())[0])} "$@"'
    for name, script in programs.items():
        path = tmp_path / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    found = os.pathsep.join([str(tmp_path / "bin"), os.environ["PATH"]])
    return {**os.environ, "PATH": found, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def test_there_is_something_to_run() -> None:
    assert len(COMMANDS) >= 4
    assert len(TALKS) >= 5


@pytest.mark.parametrize("command", [command for command in COMMANDS if command.startswith("burgrave")])
def test_a_command_runs_and_nobody_forfeits(command: str, environment: dict[str, str], tmp_path: Path) -> None:
    done = subprocess.run(
        [*shlex.split(command), "--lang", "en"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert "forfeited" not in done.stdout


@pytest.mark.parametrize(("command", "talk"), TALKS)
def test_a_talk_is_held_as_it_is_told(command: str, talk: str, environment: dict[str, str], tmp_path: Path) -> None:
    said = "".join(f"{line[2:]}\n" for line in talk.splitlines() if line.startswith("> "))
    told = [line[2:].replace("0.2.0", burgrave.__version__) for line in talk.splitlines() if line.startswith("< ")]

    done = subprocess.run(
        shlex.split(command), input=said, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )

    assert [json.loads(line) for line in done.stdout.splitlines()] == [json.loads(line) for line in told]


def test_the_example_is_the_file() -> None:
    (example,) = [block for kind, _, block in BLOCKS if kind == "python"]

    assert example == (ROOT / "docs" / "engines" / "random_moves.py").read_text(encoding="utf-8")
    assert "burgrave" not in re.sub('"""[^"]*"""', "", example)
    assert len(example.splitlines()) <= 40


def test_the_setting_names_engines() -> None:
    (line,) = [line for line in COMMANDS if not line.startswith("burgrave")]
    setting, *command = shlex.split(line)

    assert command == ["burgrave", "serve"]
    assert engines_in(setting.removeprefix("BURGRAVE_ENGINES=")) == {
        "random": "python docs/engines/random_moves.py",
        "old-duke": "burgrave engine --bot duke",
    }
