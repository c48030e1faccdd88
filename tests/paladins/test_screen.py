"""The terminal shows everything that lies on the table."""

from __future__ import annotations

import pytest

from burgrave import paladins
from burgrave.games.paladins.components import BOARD_SPACES, JARS
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.reading.screen import screen
from burgrave.reading.screen import Columns, Grid, Heading, Row
from tests.paladins.alone import BOT, alone
from tests.paladins.given import (
    converted,
    favours,
    has,
    jars,
    occupied,
    opponent,
    orders,
    outsiders,
    paladin,
    party,
    sent,
    start,
    suspicion,
    townsfolk,
    walls,
    workshops,
)
from tests.titles.given import ANNA, BORIS

pytestmark = pytest.mark.once


def rows(position: Paladins, language: str = "en", seat: int = ANNA) -> dict[str, list[str]]:
    """The lines with a label, by their labels."""
    names = ["Anna", "Boris"] if language == "en" else ["Анна", "Борис"]
    found: dict[str, list[str]] = {}
    for part in screen(position.view(seat), paladins.words(language, names)):
        if isinstance(part, Row):
            found.setdefault(part.label, []).append(part.text)
    return found


def cells(position: Paladins, head: str, language: str = "en", seat: int = ANNA) -> list[list[str]]:
    """The rows of the first table with a column of that title."""
    names = ["Anna", "Boris"] if language == "en" else ["Анна", "Борис"]
    shown = screen(position.view(seat), paladins.words(language, names))
    return next([list(row) for row in part.rows] for part in shown if isinstance(part, Columns) and head in part.head)


def grid(position: Paladins, at: int) -> dict[str, str]:
    """The cells of a grid by the names that moves call them."""
    found = [
        part for part in screen(position.view(ANNA), paladins.words("en", ["Anna", "Boris"])) if isinstance(part, Grid)
    ]
    return {cell.name: cell.text for row in found[at].rows for cell in row}


def test_every_space_has_its_name_and_its_reward_or_whoever_stands_there() -> None:
    position = start()
    sent(position, BORIS, commissions=1)
    shown = grid(position, 0)

    assert set(BOARD_SPACES) <= set(shown)
    assert "monk of Boris" in shown.values()
    assert shown["r1s2"] == "2 silver"
    assert shown["r1s4"] == "closed (4+)"
    assert shown["region 2"] == "faith 2, strength 3"


def test_townsfolk_with_price_rewards_and_ability() -> None:
    position = start()
    townsfolk(position, "gatekeeper_2", "gatekeeper_1")

    assert cells(position, "Ability")[:3] == [
        ["3 silver or a debt", "Gatekeeper 2", "1 scout", "1 silver", "fortify: 1 silver"],
        ["2 silver or a debt", "Gatekeeper 1", "1 merchant, 1 labourer", "nothing", "fortify: 1 labourer"],
        ["2 silver", "empty slot", "", "", ""],
    ]


def test_outsiders_with_flags_rewards_and_points() -> None:
    position = start()
    outsiders(position, "assassin_1")

    assert cells(position, "Иноземец", "ru")[0][:3] == ["0", "1", "Ассасин 1"]
    assert cells(position, "Иноземец", "ru")[0][-1] == "1 ПО за каждого атакованного сарацина"


def test_orders_and_favours_with_those_who_have_done_them_or_stand_there() -> None:
    position = start()
    orders(position, "commission")
    sent(position, BORIS, commissions=5)
    favours(position, "debt_or_suspicion")
    position.favour_workers = [3, -1, -1, -1, -1]
    position.favour_houses = [BORIS, -1, -1, -1, -1]

    assert cells(position, "Fulfilled by")[0] == ["Commission 5 times", "4 points", "Boris"]
    assert cells(position, "Favour")[0] == [
        "Debt or suspicion",
        "fighter",
        "1 silver",
        "pay 1 debt / discard 2 suspicion cards",
        "Boris: fighter",
    ]
    assert cells(position, "Favour")[1][0] == "revealed in round 4"


def test_a_board_with_workshops_workers_prices_and_limits() -> None:
    position = start()
    workshops(position, ANNA, commission="left")
    occupied(position, ANNA, "commission")
    table = {row[0]: row for row in cells(position, "Next time", seat=BORIS)}

    assert table["Commission"] == [
        "Commission",
        "workshop + any worker + cleric",
        "labourer",
        "1 provision",
        "0 of 7",
    ]
    assert table["Fortify"][3] == "1 provision, influence 0 or more"


def test_goods_paladin_troubles_party_and_cards_of_a_player() -> None:
    position = start()
    has(position, ANNA, silver=1, provisions=2, strength=3, unpaid=1, fighter=2)
    paladin(position, ANNA, "engelier")
    suspicion(position, ANNA, 2)
    party(position, ANNA, "abbot_1")
    walls(position, ANNA, "wall10")
    converted(position, ANNA, "assassin_1")
    jars(position, ANNA, 3)
    found = rows(position)

    assert found["Goods"][-1] == "1 silver, 2 provisions"
    assert found["Attributes"][-1] == "faith 0 (+1 this round), strength 3 (+3 this round), influence 0"
    assert found["Workers in stock"][-1] == "2 fighters"
    assert found["Paladin"] == ["Engelier: boost 1 faith, 3 strength; Attack gives 2 silver"]
    assert found["Suspicion cards"][-1].startswith("2 (")
    assert found["Debts"][-1] == "1 unpaid, 0 paid"
    assert found["Walls"] == ["1 strength; discard 1 suspicion card / 2 silver"]
    assert cells(position, "Party") == [["Abbot 1", "absolve: 1 labourer"]]
    assert cells(position, "Converted") == [["Assassin 1", "1 point for every attacked Saracen"]]
    assert len(grid(position, 2)) == JARS
    assert grid(position, 2)["3"] == "jar"


def test_the_own_paladins_are_explained_and_nobody_else_s_are_seen() -> None:
    position = paladins.start(seats=2, seed=1)
    while "paladin" not in position.notation(position.legal()[0]):
        position.play(position.legal()[0])
    assert isinstance(position, Paladins)

    assert len(rows(position)["In hand"]) == 3
    assert all("boost" in line for line in rows(position)["In hand"])
    assert len(rows(position)["Deck of paladins"]) == 2


def test_the_opponent_s_stack_marker_schemes_workers_and_workshops() -> None:
    position = alone()
    automa = opponent(position)
    automa.stack = [1, 0, 2]
    automa.workshops = [1, 0, 0, 0, 0, 2]
    automa.busy = 1 << 5 | 1
    automa.drawn = [automa.schemes.draw()]
    has(position, BOT, unpaid=1)
    found, table = rows(position, "ru"), {row[0]: row for row in cells(position, "Мастерские", "ru")}

    assert found["Стопка фишек сверху вниз"] == ["влияние, вера, сила"]
    assert found["Фишка ресурсов"] == ["деление 1 из 5"]
    assert len(found["Сброс интриг"]) == 1
    assert table["Поручение"] == ["Поручение", "рабочие", "1", "0"]
    assert table["Наём"][1] == "рабочие"
    assert table["Обращение"][2] == "2"


def test_whoever_is_asked_is_marked() -> None:
    position = paladins.start(seats=3, seed=1)
    marked = [
        part.text for part in screen(position.view(0), paladins.words("en")) if isinstance(part, Heading) and part.asked
    ]

    assert len(marked) == 1
