"""bench/versions.py: one installed version against another."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "versions.py"


def installed(folder: Path, *paths: str) -> Path:
    """A virtual environment that finds packages in some places."""
    venv.create(folder)
    (site,) = folder.rglob("site-packages")
    (site / "found.pth").write_text("\n".join(os.path.abspath(path) for path in paths) + "\n")
    return folder


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("versions") / "ours", *filter(os.path.isdir, sys.path))


def compared(*words: object) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, str(BENCH), *map(str, words)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_a_version_is_as_strong_as_itself(ours: Path) -> None:
    done = compared(ours, ours, "kingsburg", "--bot", "squire", "--games", "3")

    assert (done.returncode, done.stderr) == (0, "")
    games, share, points = done.stdout.splitlines()
    # Whatever luck and seat bring one of them, they bring the other one in the next game.
    assert games == "4 games of kingsburg, 2 seats, 2 shuffles, seats exchanged"
    assert share.startswith("share of the new: 50.0% (95%: ")
    assert points.startswith("points ahead: +0.00 ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("{empty}", "{ours}", "kingsburg"), "holds no Burgrave that has the command `engine`"),
        (("{ours}", "/nowhere", "kingsburg"), "is no virtual environment"),
        (("{ours}", "{ours}", "chess"), "unknown title"),
        (("{ours}", "{ours}", "kingsburg", "--seats", "9"), "seats"),
        (("{ours}", "{ours}", "kingsburg", "--bot", "exec:cat"), "cannot play kingsburg: ended"),
    ],
)
def test_who_cannot_play_is_told_in_one_line(words: tuple[str, ...], said: str, ours: Path, tmp_path: Path) -> None:
    empty = installed(tmp_path / "empty") if "{empty}" in words else tmp_path

    done = compared(*(word.format(ours=ours, empty=empty) for word in words))

    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert [line for line in done.stderr.splitlines() if line.startswith("versions: ")] == done.stderr.splitlines()[-1:]
