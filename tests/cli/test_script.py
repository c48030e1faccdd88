"""A whole game of every title in a real terminal, by somebody who only reads what it says."""

from __future__ import annotations

import pytest

from burgrave.kernel.chance import Rng
from tests.cli.player import Player, numbers

GAMES = [
    ("bidding", "en", 80),
    ("bidding", "ru", 80),
    ("kingsburg", "ru", 80),
    ("burgundy", "en", 80),
    ("emara", "ru", 100),
    ("paladins", "en", 100),
    ("viscounts", "ru", 120),
]


def ask_about_everything(player: Player, position: str) -> None:
    """Use every command that `help` tells of, but the last ones: they end or change the game."""
    told = player.say(position.rpartition("(")[2].split()[-1].strip("):"))
    commands = [line.split()[0] for line in told.splitlines()[2:] if line.startswith("  ") and line[2:3].strip()]
    assert len(commands) == 8
    _, look, rules, log, moves, undo, _, _ = commands

    names = [line.strip() for line in player.say(look).splitlines() if line.startswith("  ")]
    assert names
    assert names[0] in player.say(f"{look} {names[0]}")
    assert numbers(player.say(rules))[0] == 1
    assert len(player.say(f"{rules} 1").splitlines()) > 3
    assert player.say(log)
    assert numbers(player.say(moves)) == list(range(1, len(numbers(player.say(moves))) + 1))
    assert player.say(undo)
    assert player.is_asked()


@pytest.mark.parametrize(("title", "language", "columns"), GAMES)
def test_a_game_is_played_to_its_end_by_what_the_terminal_says(title: str, language: str, columns: int) -> None:
    rng = Rng(7)
    player = Player("play", title, "--bots", "page", "--seed", "5", language=language, columns=columns)
    said = player.read()
    ask_about_everything(player, said)
    turns = 0
    while player.is_asked():
        listed = numbers(said) or numbers(player.say(player.words.template("play.word.moves")))
        said = player.say(str(listed[rng.below(len(listed))]))
        turns += 1
        assert turns < 1000

    assert player.leave() == 0
    assert player.words.template("play.total") in said
    assert max(len(line) for line in said.splitlines() if "─" in line) <= columns


def test_what_is_longer_than_the_terminal_comes_page_by_page_until_it_is_stopped() -> None:
    player = Player("play", "bidding", "--bots", "page", "--seed", "5", lines=12)
    player.read()

    player.type("rules cards")
    first = player.up_to_a_prompt()
    assert first.endswith(player.page)
    assert "bid 1 " in first
    assert "bid 18" not in first
    assert len(first.splitlines()) <= 12

    player.type("")
    second = player.up_to_a_prompt()
    assert second.endswith(player.page)
    assert "bid 8" in second

    player.type("x")
    assert player.up_to_a_prompt().endswith(player.prompt)
    assert "bid 18" in player.say("rules cards")
    player.say("quit")
    assert player.leave() == 0
