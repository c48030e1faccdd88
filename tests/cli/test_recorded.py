"""What programs read stays as it was: standard output of the commands, byte for byte, when it is no terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.test_cli import run

RECORDED = Path(__file__).parent / "recorded"

SIMULATE = ("simulate", "bidding", "--bots", "squire,page", "--games", "6", "--seed", "5")
ARENA = ("arena", "bidding", "--bots", "squire,page", "--games", "8", "--seed", "3", "--workers", "1", "--out", "arena")
TRAIN = ("train", "bidding", "--seats", "2", "--generations", "1", "--games", "20", "--workers", "1", "--out", "x.json")
RECORD = str(RECORDED / "game.json")

COMMANDS: dict[str, tuple[str, ...]] = {
    "titles": ("titles",),
    "components": ("components", "bidding"),
    "components-json": ("components", "bidding", "--json"),
    "components-assumed": ("components", "bidding", "--assumed"),
    "components-assumed-json": ("components", "bidding", "--assumed", "--json"),
    "simulate": SIMULATE,
    "simulate-json": (*SIMULATE, "--json"),
    "simulate-seats": ("simulate", "bidding", "--seats", "4", "--games", "4", "--option", "teams=true"),
    "simulate-save": (*SIMULATE, "--save", "games"),
    "fuzz": ("fuzz", "bidding", "--games", "5", "--seed", "2"),
    "arena": ARENA,
    "arena-json": (*ARENA, "--json"),
    "arena-until-clear": (*ARENA, "--until-clear", "--records"),
    "train": TRAIN,
    "new-title": ("new-title", "tiny"),
}
"""The commands of which is recorded what they print, by the names of the files."""

TIMES = (
    (r'("(?:seconds|longest)": )[\d.e-]+', r"\1?"),
    (r"(?m)^\d+\.\d (s|с|seconds)$", r"? \1"),
    (r"(?m) +\d+\.\d\d$", " ?"),
    (r"(?m); [\d.]+ (s|с)$", r"; ? \1"),
)
"""What no two runs have alike: how long something took."""


def timeless(text: str) -> str:
    """The text without times."""
    for pattern, instead in TIMES:
        text = re.sub(pattern, instead, text)
    return text


def of_bidding(text: str) -> str:
    """The lines about one title; those of others are theirs."""
    return "".join(re.findall(r"(?m)^bidding .*\n(?:    .*\n)*", text))


REPLAYS: dict[str, tuple[str, ...]] = {"replay": ("replay", RECORD), "replay-at": ("replay", RECORD, "--at", "2")}

SCREEN = "(the position)\n"
"""Where the position stands: titles say what is in it, and it is drawn as wide as there is room."""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_prints_what_it_always_has(
    name: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)

    code, out, _ = run(capsys, *COMMANDS[name], "--lang", language)

    printed = of_bidding(out) if name == "titles" else timeless(out)
    path = RECORDED / f"{name}.{language}.txt"
    assert code == 0
    assert printed == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", REPLAYS)
def test_a_replay_prints_log_and_result_as_always(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    before, after = (RECORDED / f"{name}.{language}.txt").read_text(encoding="utf-8").split(SCREEN)

    code, out, _ = run(capsys, *REPLAYS[name], "--lang", language)

    assert code == 0
    assert out.startswith(before)
    assert out.endswith(after)
    assert len(out) > len(before) + len(after)
