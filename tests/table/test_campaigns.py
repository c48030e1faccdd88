"""A campaign: games of one player one after another, kept by the store."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from burgrave.kernel.campaign import Campaign, Progress
from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Phrase
from burgrave.table.campaigns import Standing, next_game, standing
from burgrave.table.events import Who
from burgrave.table.eyes import Eyes
from burgrave.table.keys import COOKIE
from burgrave.table.live import Live
from burgrave.table.rows import Player
from burgrave.table.settings import Settings
from burgrave.table.show import TablePage
from burgrave.table.store import Store
from burgrave.table.tables import Table
from tests.table.running import run_to_end


class Climb(Campaign):
    """Lone games of Burgundy: a loss makes the target easier, a win harder."""

    def kind(self, options: Mapping[str, Any]) -> str | None:
        return "climb" if options.get("solo_board") == "13b" else None

    def options(self, kind: str, progress: Progress) -> dict[str, Any]:
        return {"target": progress.get("target", 50)}

    def after(self, progress: Progress, position: Any) -> Progress:
        return {"target": progress.get("target", 50) + (1 if position.winners else -1)}

    def told(self, progress: Progress) -> list[Phrase]:
        return [Phrase("seat", number=progress["target"])]


CLIMB = Climb()
CHOSEN = {"solo_board": "13b"}


@pytest.fixture
def ann(store: Store) -> Player:
    return store.add_player("Ann", COOKIE)[0]


async def play_to_the_end(live: Live, table: Table) -> None:
    rng = Rng(3)
    while not table.game.position.over:
        moves = table.game.position.legal()
        said = {"move": table.game.position.notation(moves[rng.below(len(moves))], 0)}
        await live.do(table, "move", Who(table.seats[0].player), said)


async def where(live: Live, player: Player) -> Standing:
    return await standing(live, player, "burgundy", CLIMB, "climb")


def test_the_end_of_a_game_decides_how_the_next_begins_even_after_a_restart(
    store: Store, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(title_named("burgundy"), "campaign", CLIMB)

    async def first() -> int:
        live = Live(store, Settings())
        table = await next_game(live, ann, "burgundy", CLIMB, CHOSEN, {})
        assert table.game.position.options.target == 50
        assert (await where(live, ann)).running is table
        assert await next_game(live, ann, "burgundy", CLIMB, CHOSEN, {}) is table
        await play_to_the_end(live, table)
        told = TablePage(table, Eyes("ann", "en", 0)).campaign()
        reached: int = (await where(live, ann)).progress["target"]
        assert told == [f"Player {reached}"]
        return reached

    async def second(target: int) -> None:
        live = Live(store, Settings())
        assert (await where(live, ann)) == Standing({"target": target}, 1, None)
        both = await asyncio.gather(*[next_game(live, ann, "burgundy", CLIMB, CHOSEN, {}) for _ in range(2)])
        assert both[0].id == both[1].id
        assert both[0].game.position.options.target == target

    target = run_to_end(first())
    assert target in (49, 51)
    run_to_end(second(target))
    assert store.campaigns_of(ann.id, "burgundy") == ["climb"]


def test_an_end_cannot_be_taken_back(store: Store, ann: Player) -> None:
    async def run() -> None:
        live = Live(store, Settings())
        table = await next_game(live, ann, "burgundy", CLIMB, CHOSEN, {})
        await play_to_the_end(live, table)
        with pytest.raises(IllegalMove, match="over"):
            await live.do(table, "undo", Who(ann.id), {})
        assert (await where(live, ann)).running is None

    run_to_end(run())


def test_campaigns_of_others_are_others(store: Store, ann: Player) -> None:
    ben, _ = store.add_player("Ben", COOKIE)

    async def run() -> None:
        live = Live(store, Settings())
        table = await next_game(live, ann, "burgundy", CLIMB, CHOSEN, {})
        assert (await where(live, ben)) == Standing({}, 0, None)
        assert (await next_game(live, ben, "burgundy", CLIMB, CHOSEN, {})).id != table.id

    run_to_end(run())
