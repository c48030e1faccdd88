"""Every king's favour: its worker, its price, what it gives."""

from __future__ import annotations

import pytest

from burgrave.games.paladins.components import FAVOURS
from burgrave.games.paladins.crews import WORKERS
from burgrave.games.paladins.kings_cards import RevealKingsCards
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.refresh import Refresh
from burgrave.kernel.piles import NOBODY, PUBLIC
from burgrave.kernel.testing import stage
from tests.paladins.given import favours, has, next_suspicion, occupied, start, suspicion, townsfolk, turn
from tests.paladins.then import holdings, on
from tests.titles.given import ANNA, BORIS, offers, play

SPACE = {
    "three_labourers": "criminal",
    "free_recruit": "scout",
    "any_attribute": "criminal",
    "debt_or_suspicion": "fighter",
    "suspicion_and_tax": "cleric",
    "two_criminals": "any",
    "provisions_and_tax": "any",
    "workers_for_debt": "any",
    "develop_or_workers": "merchant",
    "pray": "any",
}


@pytest.mark.parametrize("favour", FAVOURS)
def test_a_favour_takes_its_colour_or_a_criminal(favour: str) -> None:
    """Ruling 7: where a criminal is asked for, nobody else will do."""
    position = start()
    favours(position, favour)
    has(position, ANNA, silver=1, provisions=1, **dict.fromkeys(WORKERS, 1))
    turn(position, ANNA)

    fitting = [worker for worker in WORKERS if SPACE[favour] in ("any", worker) or worker == "criminal"]
    assert offers(position, "favour") == [f"favour {favour} {worker}" for worker in fitting]


def used(favour: str, *answers: str, **amounts: int) -> Paladins:
    """Anna puts a criminal on a favour."""
    position = start()
    favours(position, favour)
    suspicion(position, ANNA, 2)
    next_suspicion(position, 0, 0)
    townsfolk(position, "squire_1", "squire_2")
    occupied(position, ANNA, "hunt")
    has(position, ANNA, criminal=1, unpaid=1, **amounts)
    turn(position, ANNA)
    play(position, ANNA, f"favour {favour} criminal", *answers)
    return position


def test_three_labourers() -> None:
    assert holdings(used("three_labourers"), ANNA) == {"labourer": 3, "unpaid": 1, "suspicion": 2}


def test_a_free_recruit() -> None:
    position = used("free_recruit", "hire squire_1")
    assert len(position.boards[ANNA].party) == 1
    assert holdings(position, ANNA) == {"unpaid": 1, "suspicion": 2}


@pytest.mark.parametrize("attribute", ["faith", "influence", "strength"])
def test_any_attribute(attribute: str) -> None:
    position = used("any_attribute", f"choose 1 {attribute}")
    assert holdings(position, ANNA) == {attribute: 1, "unpaid": 1, "suspicion": 2}


def test_a_debt_paid_or_suspicion_discarded_for_a_silver() -> None:
    position = used("debt_or_suspicion", "choose 1 pay_debt", silver=1)
    assert holdings(position, ANNA) == {"paid": 1, "suspicion": 2}
    position = used("debt_or_suspicion", "choose 2 discard_suspicion", silver=1)
    assert holdings(position, ANNA) == {"unpaid": 1}
    position = start()
    favours(position, "debt_or_suspicion")
    has(position, ANNA, criminal=1)
    turn(position, ANNA)
    assert offers(position, "favour") == []


def test_suspicion_and_taxes() -> None:
    position = used("suspicion_and_tax", "discard 1")
    assert holdings(position, ANNA) == {"unpaid": 1, "suspicion": 1, "silver": 2}
    assert position.treasury == 3


def test_two_criminals() -> None:
    assert holdings(used("two_criminals"), ANNA) == {"criminal": 2, "unpaid": 1, "suspicion": 4}


def test_provisions_and_a_tax() -> None:
    position = used("provisions_and_tax")
    assert holdings(position, ANNA) == {"provisions": 2, "silver": 1, "unpaid": 1, "suspicion": 2}
    assert position.treasury == 4


def test_workers_for_a_debt() -> None:
    """Ruling 36: the price is a debt, unpaid."""
    workers = {"scout": 1, "merchant": 1, "fighter": 1}
    assert holdings(used("workers_for_debt"), ANNA) == {**workers, "unpaid": 2, "suspicion": 2}


def test_a_workshop_or_workers_for_a_provision() -> None:
    position = used("develop_or_workers", "choose 1 fighter 1 cleric", provisions=1)
    assert holdings(position, ANNA) == {"fighter": 1, "cleric": 1, "unpaid": 1, "suspicion": 2}
    position = used("develop_or_workers", "choose 1 free_develop", "workshop attack middle", provisions=1)
    assert holdings(position, ANNA) == {"scout": 1, "unpaid": 1, "suspicion": 2}
    assert position.boards[ANNA].workshops == [0, 0, 0, 0, 2, 0]


def test_a_prayer() -> None:
    position = used("pray", "clear hunt")
    assert on(position, ANNA, "hunt") == [None] * 3


def test_a_favour_is_used_once_a_round() -> None:
    """Ruling 34; workers on favours stay after a pass and leave at the end of the round."""
    position = used("three_labourers")
    has(position, BORIS, criminal=1)
    turn(position, BORIS)
    assert offers(position, "favour") == []

    stage(position, Refresh())
    turn(position, BORIS)
    assert offers(position, "favour") == ["favour three_labourers criminal"]


def test_a_favour_waits_for_the_next_round_if_the_table_reads_it_so() -> None:
    """Ruling 34, option."""
    position = start(favours_open="next_round")
    favours(position, "pray")
    has(position, ANNA, labourer=1)
    turn(position, ANNA)
    assert offers(position, "favour") == []
    position.round += 1
    turn(position, ANNA)
    assert offers(position, "favour") == ["favour pray labourer"]


def test_kings_cards_are_revealed_round_by_round() -> None:
    """Orders in rounds 1 to 3, favours in rounds 3 to 7."""
    position = start()
    shown = []
    for number in range(1, 8):
        position.round = number
        stage(position, RevealKingsCards())
        shown.append((position.orders.known.count(PUBLIC), position.favours.known.count(PUBLIC)))

    assert shown == [(1, 0), (2, 0), (3, 1), (3, 2), (3, 3), (3, 4), (3, 5)]
    assert position.orders.known[3:] == [NOBODY] * 3
