"""Bots move as fast as the people who look wish, the slowest wish first; a touch hurries them."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from pathlib import Path

import pytest

from burgrave.table.events import Who
from burgrave.table.live import Live
from burgrave.table.messages import PaceName
from burgrave.table.pace import Pauses
from burgrave.table.rows import SeatRow
from burgrave.table.settings import Settings
from burgrave.table.store import Store
from tests.table.running import run_to_end


class Onlooker:
    """Somebody at the table, who notes when something changes."""

    key_id = None
    name = ""

    def __init__(self, player: str | None, pace: PaceName | None = "normal", hurries: bool = False) -> None:
        self.player_id = player
        self.pace = pace
        self.hurries = hurries
        self.changes: list[float] = []

    def changed(self) -> None:
        self.changes.append(time.monotonic())

    def noticed(self) -> None: ...

    def dismiss(self) -> None: ...


ANN, BEN, EVE = "ann", "ben", "eve"


@pytest.mark.parametrize(
    ("here", "seconds"),
    [
        ([Onlooker(ANN, "instant")], 0),
        ([Onlooker(ANN)], 1),
        ([Onlooker(ANN, "slow")], 2.5),
        ([Onlooker(ANN, "instant"), Onlooker(BEN, "slow")], 2.5),
        ([Onlooker(ANN, "instant"), Onlooker(BEN, "slow", hurries=True)], 0),
        ([Onlooker(ANN, hurries=True), Onlooker(BEN)], 1),
        ([Onlooker(ANN, "instant"), Onlooker(EVE, "slow")], 0),
        ([Onlooker(EVE, "slow"), Onlooker(None)], 2.5),
        ([Onlooker(ANN, None), Onlooker(BEN, "instant")], 0),
        ([Onlooker(ANN, None)], 0),
    ],
    ids=[
        "instant alone",
        "normal alone",
        "slow alone",
        "the slowest of two",
        "the slower one hurries",
        "only one of two hurries",
        "a spectator holds nobody up",
        "spectators among themselves",
        "a program beside a person",
        "a program alone",
    ],
)
def test_the_slowest_wish_of_those_who_play_holds(here: list[Onlooker], seconds: float) -> None:
    assert Pauses(1.0).wanted(here, {ANN, BEN}) == seconds


def gaps_of_a_round(folder: Path, ann: Onlooker, pause: float, hurry: bool = False) -> list[float]:
    """The times between the actions of three bots after the turn of the only person, who hurries after the first."""

    async def play() -> list[float]:
        store = Store(f"sqlite:///{folder / 'x.sqlite'}")
        store.upgrade()
        live = Live(store, Settings(bot_pause=pause))
        held = [SeatRow(0, ANN, None, "Ann"), *(SeatRow(seat, None, "page", "") for seat in (1, 2, 3))]
        table = await live.open("burgundy", held, ANN, {}, {}, seed=4)
        live.enter(table.id, ann)
        while table.game.position.asked == [0]:
            position = table.game.position
            ann.changes.clear()
            await live.do(table, "move", Who(ANN), {"move": position.notation(position.legal(0)[0], 0)})
        mine = table.number
        while table.game.position.asked != [0] or len(ann.changes) <= table.number - mine:
            if hurry and len(ann.changes) == 2 and not ann.hurries:
                ann.hurries = True
                live.pauses.changed(table.id)
            await asyncio.sleep(0.002)
        while live.bots.tasks:
            await asyncio.sleep(0.002)
        assert not ann.hurries
        parts = [entry.part for entry in table.story if entry.number > mine]
        await live.stop()
        return [after - before for (before, after), part in zip(pairwise(ann.changes), parts, strict=True) if not part]

    return run_to_end(play())


def test_at_slow_a_round_of_three_bots_arrives_one_action_after_another(tmp_path: Path) -> None:
    gaps = gaps_of_a_round(tmp_path, Onlooker(ANN, "slow"), pause=0.1)
    assert len(gaps) >= 3
    assert min(gaps) >= 0.25


def test_at_instant_a_round_of_three_bots_arrives_without_pauses(tmp_path: Path) -> None:
    gaps = gaps_of_a_round(tmp_path, Onlooker(ANN, "instant"), pause=20)
    assert len(gaps) >= 3
    assert max(gaps[1:]) < 20


def test_a_touch_brings_the_rest_of_the_round_at_once(tmp_path: Path) -> None:
    gaps = gaps_of_a_round(tmp_path, Onlooker(ANN, "slow"), pause=0.4, hurry=True)
    assert gaps[0] >= 1
    assert max(gaps[1:]) < 1
