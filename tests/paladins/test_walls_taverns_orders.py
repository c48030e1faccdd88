"""Every wall, every tavern, every king's order, every suspicion card."""

from __future__ import annotations

import pytest

from burgrave.games.paladins.components import ACTIONS, ORDERS, SUSPICION, TAVERNS, WALLS
from burgrave.games.paladins.inquisition import DrawSuspicion
from burgrave.games.paladins.muster import TakeTavern
from burgrave.kernel.testing import stage
from tests.paladins import given
from tests.paladins.rewarded import Amounts, gained, rich
from tests.paladins.then import holdings
from tests.titles.given import ANNA, play

BUILT: dict[str, tuple[Amounts, list[Amounts], int]] = {
    "wall01": ({"strength": 2}, [], 0),
    "wall02": ({"strength": 2}, [], 0),
    "wall03": ({"strength": 1, "labourer": 1}, [], 1),
    "wall04": ({"strength": 1, "labourer": 1}, [], 1),
    "wall05": ({"strength": 1}, [], 2),
    "wall06": ({"strength": 1}, [], 2),
    "wall07": ({"strength": 1}, [{"pay_debt": 1}, {"silver": 2}], 0),
    "wall08": ({"strength": 1}, [{"pay_debt": 1}, {"silver": 2}], 0),
    "wall09": ({"strength": 1}, [{"pay_debt": 1}, {"silver": 2}], 0),
    "wall10": ({"strength": 1}, [{"discard_suspicion": 1}, {"silver": 2}], 0),
    "wall11": ({"strength": 1}, [{"discard_suspicion": 1}, {"silver": 2}], 0),
    "wall12": ({"strength": 1}, [{"discard_suspicion": 1}, {"silver": 2}], 0),
    "wall13": ({"strength": 1}, [{"discard_suspicion": 1}, {"silver": 2}], 0),
    "wall14": ({"strength": 1, "labourer": 3}, [], 0),
    "wall15": ({"strength": 1, "labourer": 2}, [], 0),
    "wall16": ({"strength": 1, "labourer": 1, "merchant": 1}, [], 0),
    "wall17": ({"strength": 1, "labourer": 1, "fighter": 1}, [], 0),
    "wall18": ({"strength": 1, "labourer": 1, "scout": 1}, [], 0),
    "wall19": ({"strength": 1, "labourer": 1, "cleric": 1}, [], 0),
    "wall20": ({"strength": 1, "scout": 1, "merchant": 1}, [], 0),
    "wall21": ({"strength": 1, "scout": 1}, [], 0),
    "wall22": ({"strength": 1, "merchant": 1}, [], 0),
    "wall23": ({"strength": 1, "fighter": 1}, [], 0),
    "wall24": ({"strength": 1, "cleric": 1}, [], 0),
}
"""What each wall gives, what it leaves to choose, and its points."""

HOUSES: dict[str, Amounts] = {
    "tavern01": {"cleric": 1, "scout": 1, "labourer": 2},
    "tavern02": {"fighter": 2, "scout": 1, "criminal": 1},
    "tavern03": {"merchant": 2, "scout": 1, "criminal": 1},
    "tavern04": {"fighter": 2, "criminal": 1, "labourer": 1},
    "tavern05": {"cleric": 1, "scout": 2, "criminal": 1},
    "tavern06": {"fighter": 1, "merchant": 1, "scout": 1, "criminal": 1},
    "tavern07": {"merchant": 2, "labourer": 2},
    "tavern08": {"merchant": 2, "scout": 2},
    "tavern09": {"cleric": 2, "fighter": 1, "scout": 1},
    "tavern10": {"cleric": 2, "merchant": 1, "scout": 1},
    "tavern11": {"fighter": 2, "merchant": 1, "criminal": 1},
    "tavern12": {"fighter": 1, "scout": 1, "criminal": 2},
    "tavern13": {"merchant": 2, "scout": 1, "labourer": 1},
    "tavern14": {"cleric": 2, "merchant": 1, "labourer": 1},
    "tavern15": {"fighter": 1, "merchant": 1, "scout": 2},
    "tavern16": {"fighter": 1, "criminal": 2, "labourer": 1},
    "tavern17": {"cleric": 1, "labourer": 2, "criminal": 1},
    "tavern18": {"cleric": 2, "merchant": 2},
    "tavern19": {"fighter": 2, "labourer": 2},
    "tavern20": {"cleric": 3, "fighter": 1},
    "tavern21": {"cleric": 2, "fighter": 1, "merchant": 1},
    "tavern22": {"scout": 3, "labourer": 1},
    "tavern23": {"fighter": 1, "merchant": 1, "criminal": 2},
    "tavern24": {"fighter": 1, "criminal": 1, "labourer": 2},
}


@pytest.mark.parametrize("wall", BUILT)
def test_a_wall_gives_what_is_printed(wall: str) -> None:
    reward, choices, points = BUILT[wall]
    for choice in choices or [{}]:
        position = given.start()
        rich(position, ANNA)
        given.next_wall(position, wall)
        given.has(position, ANNA, provisions=1, labourer=1, scout=1, merchant=1)
        given.turn(position, ANNA)
        play(position, ANNA, "fortify labourer+scout+merchant")
        if choice:
            play(position, ANNA, "choose " + " ".join(f"{n} {token}" for token, n in choice.items()))

        gained(position, ANNA, {**reward, **choice})
        assert position.score_sheet(ANNA)["walls"] == points
        assert position.boards[ANNA].walls == [WALLS.index(wall)]


@pytest.mark.parametrize("wall", [wall for wall in BUILT if BUILT[wall][1]])
def test_without_debt_and_suspicion_there_is_only_silver_to_choose(wall: str) -> None:
    position = given.start()
    given.next_wall(position, wall)
    given.has(position, ANNA, provisions=1, labourer=1, scout=1, merchant=1)
    given.turn(position, ANNA)
    play(position, ANNA, "fortify labourer+scout+merchant")

    assert holdings(position, ANNA) == {"strength": 1, "silver": 2}


@pytest.mark.parametrize("tavern", HOUSES)
def test_a_tavern_gives_four_workers(tavern: str) -> None:
    position = given.start()
    given.taverns(position, tavern, *[name for name in TAVERNS if name != tavern][:2])
    criminals = HOUSES[tavern].get("criminal", 0)
    given.next_suspicion(position, *[0] * criminals)
    stage(position, TakeTavern(ANNA))
    play(position, ANNA, f"tavern {tavern}")

    held = holdings(position, ANNA)
    assert held.pop("suspicion", 0) == criminals
    assert held == HOUSES[tavern]
    assert sum(held.values()) == 4


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_asks_for_five(order: str) -> None:
    """Ruling 49. Whoever has five gets the points, and more than one player may."""
    position = given.start()
    given.orders(position, order)
    for count in (4, 5):
        if order == "commission":
            given.sent(position, ANNA, commissions=count - position.boards[ANNA].commissions)
        elif order == "garrison":
            given.sent(position, ANNA, garrisons=count - position.boards[ANNA].garrisons)
        elif order == "absolve":
            given.jars(position, ANNA, *range(1, count + 1))
        elif order == "fortify":
            position.boards[ANNA].walls = []
            given.plain_walls(position, ANNA, count)
        elif order == "attack":
            given.attacked(position, ANNA, *[f"mercenary_{n}" for n in range(1, 5)], *["thief_1"] * (count - 4))
        else:
            given.converted(position, ANNA, *[f"mercenary_{n}" for n in range(1, 5)], *["thief_1"] * (count - 4))
        assert position.boards[ANNA].done(ACTIONS.index(order)) == count
        assert position.score_sheet(ANNA)["orders"] == (4 if count == 5 else 0)


def test_suspicion_cards_show_no_tax_one_or_two() -> None:
    position = given.start()

    assert [position.printed.tax.count(tax) for tax in range(3)] == [6, 8, 10]


@pytest.mark.parametrize("card", SUSPICION)
def test_a_suspicion_card_brings_its_tax(card: str) -> None:
    position = given.start()
    deck = position.suspicion_deck
    deck.put(given.draw_out(deck, card), 0)
    stage(position, DrawSuspicion(ANNA))
    tax = position.printed.tax[SUSPICION.index(card)]

    assert holdings(position, ANNA) == {"suspicion": 1, **({"silver": tax} if tax else {})}
    assert position.treasury == 5 - tax
