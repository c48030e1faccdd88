"""Games of every title to look at: the ways it can be played, and who plays them."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.bots import bot_named
from burgrave.bots.bot import Bot
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.testing import Choose, at_random, check_game, draw_options
from burgrave.kernel.title import Title, title_named
from tests.conftest import flavour

Mode = tuple[int, dict[str, Any]]

MODES: dict[str, list[Mode]] = {
    "kingsburg": [(2, {}), (3, {}), (4, {}), (5, {})],
    "burgundy": [
        (2, {}),
        (3, {"board": "expert", "extra_tiles": True, "white_castles": True}),
        (4, {"board": "border_posts", "inns": True, "routes": True, "shields": True}),
        (2, {"board": "against_the_castle", "shields": True, "mixed_payment": True, "castle_back": "own"}),
        (4, {"board": "expert", "choice": "in_secret", "shields": True, "white_castles": True, "extra_tiles": True}),
        (3, {"board": "10", "shields": True, "inns": True}),
        (4, {"team": "12a", "extra_tiles": True}),
        (4, {"team": "12b", "white_castles": True, "inns": True, "routes": True, "shields": True}),
        (1, {"solo_board": "13a", "inns": True, "routes": True, "shields": True}),
        (1, {"solo_board": "13b", "extra_tiles": True}),
    ],
    "emara": [
        (1, {}),
        (1, {"solo": "campaign", "free_choice": True}),
        (2, {}),
        (2, {"free_choice": True, "random_layout": True}),
        (3, {"random_layout": True, "hire_card": "bonus"}),
        (3, {"stack_b": "face_down", "new_favor": "at_once"}),
        (4, {"councilors": "same"}),
        (4, {}),
    ],
    "paladins": [
        (1, {}),
        (1, {"difficulty": "hard"}),
        (2, {}),
        (3, {"workshops": "leftmost", "favours_open": "next_round"}),
        (4, {"newcomers": True, "pray_reward": "other"}),
    ],
    "viscounts": [
        (1, {"automa": "cleric"}),
        (1, {"automa": "cards", "schemes": 2}),
        (2, {}),
        (3, {"buildings": "leftmost"}),
        (4, {}),
    ],
}

GAMES = [
    pytest.param(title_named(name), seats, options, id="-".join((name, str(seats), *options)))
    for name, modes in MODES.items()
    for seats, options in modes
]
TITLES = [title_named(name) for name in MODES]

PLAIN_SHARE = 3
"""The slow flavour plays one game in so many: both play alike move for move (tests/test_flavours.py)."""

BOTS = {"kingsburg": ("squire",), "burgundy": ("busy",), "emara": ("squire", "page")}
"""Who plays when nothing else is said; pages do, where nobody is named."""


def few(games: int) -> int:
    """So many games where the rules are compiled, and a part of them in plain Python, eight times as slow."""
    return games if flavour() == "compiled" else -(-games // PLAIN_SHARE)


class Busy(Bot):
    """Any move, but to end a turn or to decline is rare, so that more of the game is seen."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, position: Position, seat: int = -1) -> int:
        moves = position.legal(seat)
        more = [move for move in moves if not position.notation(move, seat).startswith(("end", "decline"))]
        return (more or moves)[self.rng.below(len(more or moves))]


def players(title: Title, seed: int = 5) -> Choose:
    """The bots that play a title when nothing else is said, for checks that are told how to choose."""
    names = BOTS.get(title.id, ("page",))
    seated: dict[int, Bot] = {}

    def choose(position: Position, seat: int, rng: Rng) -> int:
        if seat not in seated:
            name = names[seat % len(names)]
            seated[seat] = Busy(seed) if name == "busy" else bot_named(name, seat)
        return seated[seat].choose(position.imagine(seat, rng), seat)

    return choose


def check_any_game(title: Title, seed: int, choose: Choose = at_random) -> None:
    """A game with seats and options that its seed draws."""
    seats, options = draw_options(title, Rng(seed))
    check_game(title, seats, seed, options, looks=1, choose=choose)


def by_squire(position: Position, seat: int, rng: Rng) -> int:
    """The move of a squire, for checks that are told how to choose."""
    return bot_named("squire", rng.below(1 << 30)).choose(position.imagine(seat, rng), seat)
