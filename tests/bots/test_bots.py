"""Bots: they see only what they may, play what is legal, and squire is better than chance."""

from __future__ import annotations

import pytest
from bidding.rules import TITLE as BIDDING

from burgrave import kingsburg
from burgrave.arena.games import plans, play
from burgrave.bots import bot_named
from burgrave.bots.bot import Bot
from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import UnknownBot
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title


@pytest.mark.parametrize("name", ["page", "squire"])
@pytest.mark.parametrize("title", [kingsburg, BIDDING], ids=lambda title: title.id)
def test_a_bot_plays_a_whole_game_of_legal_moves(title: Title, name: str) -> None:
    for seats in title.seats:
        position = title.start(seats, seed=seats)
        rng = Rng(seats)
        bots = [bot_named(name, seat) for seat in range(seats)]
        while not position.over:
            seat = position.mover
            position.play(bots[seat].choose(position.imagine(seat, rng), seat), seat)

        assert position.winners


@pytest.mark.parametrize("name", ["page", "squire"])
def test_the_same_seed_plays_the_same_moves(name: str) -> None:
    def moves() -> list[int]:
        position, rng, bot, chosen = kingsburg.start(3, seed=8), Rng(1), bot_named(name, 4), []
        for _ in range(40):
            chosen.append(bot.choose(position.imagine(position.mover, rng)))
            position.play(chosen[-1])
        return chosen

    assert moves() == moves()


def test_a_squire_beats_three_pages() -> None:
    bots = ["squire", "page", "page", "page"]
    outcomes = [play(plan) for plan in plans("kingsburg", bots, 60, 7, {}, {})]
    place = [outcome.plan.bots.index("squire") for outcome in outcomes]

    assert sum(place[n] in outcome.winners for n, outcome in enumerate(outcomes)) >= 57
    assert sum(outcome.scores[place[n]] for n, outcome in enumerate(outcomes)) / 60 > 30


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="unknown bot “grandmaster”; bots: page, squire, knight, baron, duke, "):
        bot_named("grandmaster", 1)


class First(Bot):
    """A bot of somebody else's, in plain Python."""

    def choose(self, position: Position, seat: int = -1) -> int:
        return position.legal(seat)[0]


def test_a_plain_bot_of_somebody_elses_can_play() -> None:
    position = kingsburg.start(2, seed=1)
    while not position.over:
        position.play(First().choose(position))

    assert len(position.scores) == 2
