"""The worked examples, one by one: set-up, a round, every action, suspicion, the inquisition, the end."""

from __future__ import annotations

import pytest

from burgrave import paladins
from burgrave.games.paladins.components import ACTIONS, OUTSIDERS, PALADINS, TOWNSFOLK
from burgrave.games.paladins.inquisition import DrawSuspicion, Inquisition
from burgrave.games.paladins.muster import ChoosePaladins, Muster, RevealTaverns
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.refresh import Refresh
from burgrave.games.paladins.rewards import Criminals
from burgrave.games.paladins.setup import FirstHire
from burgrave.kernel.testing import stage
from tests.paladins import given
from tests.paladins.then import attributes, holdings, on, row_of_outsiders, row_of_townsfolk, standing_on
from tests.titles.given import ANNA, BORIS, GALINA, VIKTOR, earned, offers, play

# ---------------------------------------------------------------- set-up and round


def test_a_first_townsfolk_is_hired_for_nothing_and_gives_its_instant_reward() -> None:
    """Scenario 1."""
    position = given.start()
    given.townsfolk(position, "architect_2")
    stage(position, FirstHire(ANNA))

    assert position.boards[ANNA].party == [TOWNSFOLK.index("architect_2")]
    assert holdings(position, ANNA) == {"provisions": 1}


def test_everybody_hires_before_the_first_round_the_first_player_last() -> None:
    """Set-up, step 14: anticlockwise from the right of the first player; the row is filled only afterwards."""
    position = paladins.start(seats=4, seed=5)
    assert isinstance(position, Paladins)
    hired: list[int] = []
    while isinstance(position.question, FirstHire):
        hired.append(position.mover)
        assert sum(card < 0 for card in position.townsfolk) == len(hired) - 1
        position.play(position.legal()[0])

    assert hired == [(position.first - 1 - n) % 4 for n in range(4)]
    assert all(card >= 0 for card in position.townsfolk)


@pytest.mark.parametrize(("slot", "points"), [(0, 4), (1, 6), (2, 8)])
def test_five_walls_fulfil_an_order_for_walls(slot: int, points: int) -> None:
    """Scenario 2: 4, 6 or 8 points by the order's slot."""
    position = given.start()
    shown = [action for action in ("commission", "garrison", "absolve") if action != "fortify"][:slot]
    given.orders(position, *shown, "fortify")
    given.plain_walls(position, ANNA, 4)
    assert position.score_sheet(ANNA)["orders"] == 0

    given.plain_walls(position, BORIS, 5)
    assert position.score_sheet(BORIS)["orders"] == points


def test_there_is_one_tavern_more_than_players() -> None:
    """Scenario 3."""
    position = given.start(seats=4)
    position.tavern_discard = [*position.tavern_discard, *position.taverns]
    position.taverns = []
    stage(position, RevealTaverns(), ChoosePaladins(0, 15))
    assert len(position.taverns) == 5

    for seat in range(4):
        play(position, seat, offers_of(position, seat)[0])
    stage(position, Muster(ANNA), Muster(BORIS), Muster(VIKTOR), Muster(GALINA))
    for seat in range(4):
        play(position, seat, offers(position, "tavern")[0])

    assert sorted(position.takers) == [-1, 0, 1, 2, 3]


def offers_of(position: Paladins, seat: int) -> list[str]:
    return [position.notation(move, seat) for move in position.legal(seat)]


def test_a_paladin_brings_workers_boosts_and_an_ability() -> None:
    """Scenario 4: Engelier."""
    position = given.start()
    given.has(position, ANNA, strength=1, scout=1, labourer=1, fighter=1)
    board = position.boards[ANNA]
    board.played.put(given.draw_out(board.deck, "engelier"), 1 << ANNA)
    given.taverns(position, "tavern08", "tavern09", "tavern10")
    stage(position, Muster(ANNA))

    assert (position.boards[ANNA].workers[1], position.boards[ANNA].workers[3]) == (2, 2)
    assert (position.value(ANNA, 0), position.value(ANNA, 1), position.value(ANNA, 2)) == (1, 4, 0)

    given.outsiders(position, "warrior_1")
    given.turn(position, ANNA)
    play(position, ANNA, "attack labourer+scout+fighter")
    assert position.boards[ANNA].silver == 2


def test_a_paladin_is_chosen_in_secret() -> None:
    """One to play, one on top of the deck, one below; nobody else knows which."""
    position = given.start()
    board = position.boards[ANNA]
    top = [PALADINS[card] for card in board.deck.cards[-3:]]
    stage(position, ChoosePaladins(0, 3))
    assert len(position.legal(ANNA)) == 6

    play(position, ANNA, f"paladin {top[0]} over {top[2]}")
    assert position.view(BORIS)["sealed"][ANNA] == "?"
    play(position, BORIS, offers_of(position, BORIS)[0])

    assert PALADINS[board.played.cards[-1]] == top[0]
    assert PALADINS[board.deck.cards[-1]] == top[2]
    assert PALADINS[board.deck.cards[0]] == top[1]
    assert position.view(ANNA)["boards"][ANNA]["deck"]["cards"][-1] == top[2]
    assert position.view(BORIS)["boards"][ANNA]["deck"]["cards"] == [None] * 11
    assert position.view(BORIS)["boards"][ANNA]["played"]["cards"] == [None]


def test_townsfolk_slide_to_the_right() -> None:
    """Scenario 5."""
    position = given.start()
    given.townsfolk(position, "squire_1", "defender_1", None, None, "debt_collector_1")
    stage(position, Refresh())

    assert row_of_townsfolk(position)[3:] == ["squire_1", "defender_1"]
    assert None not in row_of_townsfolk(position)
    assert TOWNSFOLK.index("debt_collector_1") in position.townsfolk_discard


def test_outsiders_slide_to_the_left() -> None:
    """Scenario 6."""
    position = given.start(seats=4)
    taverns_before = len(position.tavern_discard)
    given.outsiders(position, None, "vigilante_1", "assassin_1", "warrior_1", None, "mercenary_1")
    gone = len(position.outsider_discard)
    stage(position, Refresh())

    assert row_of_outsiders(position)[:4] == ["vigilante_1", "assassin_1", "warrior_1", "mercenary_1"]
    assert None not in row_of_outsiders(position)
    assert len(position.outsider_discard) == gone
    assert len(position.tavern_discard) == taverns_before + 5
    assert position.taverns == []


def test_outsiders_that_are_left_in_the_first_slot_leave() -> None:
    position = given.start()
    given.outsiders(position, "vigilante_1", "assassin_1")
    stage(position, Refresh())

    assert row_of_outsiders(position)[0] == "assassin_1"
    assert OUTSIDERS.index("vigilante_1") in position.outsider_discard


# ---------------------------------------------------------------- actions


def test_colours_of_the_spaces_matter() -> None:
    """Scenario 7: fortify needs a merchant, anybody and a scout."""
    position = given.start()
    given.has(position, ANNA, provisions=1, labourer=1, scout=1, merchant=1, fighter=1)
    given.turn(position, ANNA)

    assert offers(position, "fortify") == ["fortify labourer+scout+merchant", "fortify scout+merchant+fighter"]
    given.next_wall(position, "wall05")
    play(position, ANNA, "fortify labourer+scout+merchant")
    assert on(position, ANNA, "fortify") == ["merchant", "labourer", "scout"]
    assert attributes(position.boards[ANNA])["strength"] == 1


def test_a_workshop_saves_a_worker() -> None:
    """Scenario 8."""
    position = given.start()
    given.has(position, ANNA, silver=5, labourer=1, fighter=1)
    given.turn(position, ANNA)
    play(position, ANNA, "develop labourer+fighter", "workshop commission left")

    assert holdings(position, ANNA) == {"silver": 1, "scout": 1}
    assert position.boards[ANNA].workshops == [1, 0, 0, 0, 0, 0]
    given.has(position, ANNA, provisions=1, cleric=1, labourer=1, scout=0)
    given.turn(position, ANNA)
    assert offers(position, "commission") == ["commission labourer+cleric"]


def test_one_worker_sends_a_townsfolk_away() -> None:
    """Scenario 9."""
    position = given.start()
    given.townsfolk(position, None, "abbot_1")
    given.has(position, ANNA, silver=2, scout=1)
    given.turn(position, ANNA)
    play(position, ANNA, "recruit scout", "dismiss abbot_1")

    assert holdings(position, ANNA) == {"cleric": 1, "labourer": 1}
    assert TOWNSFOLK.index("abbot_1") in position.townsfolk_discard
    assert row_of_townsfolk(position) == [None] * 5


@pytest.mark.parametrize(("pay", "left"), [("", {"silver": 1}), (" for debt", {"silver": 4, "unpaid": 1})])
def test_two_workers_hire_for_silver_or_a_debt(pay: str, left: dict[str, int]) -> None:
    """Scenario 10."""
    position = given.start()
    given.townsfolk(position, "gatekeeper_2")
    given.has(position, ANNA, silver=3, labourer=1, fighter=1)
    given.turn(position, ANNA)
    play(position, ANNA, "recruit labourer+fighter", f"hire gatekeeper_2{pay}")
    assert holdings(position, ANNA) == left

    given.has(position, ANNA, silver=0, provisions=1, scout=1, merchant=1, labourer=1)
    given.next_wall(position, "wall05")
    given.turn(position, ANNA)
    play(position, ANNA, "fortify labourer+scout+merchant")
    assert position.boards[ANNA].silver == 1


def test_a_prayer_opens_an_action_again() -> None:
    """Scenario 11: a criminal stands in for the cleric."""
    position = given.start()
    given.occupied(position, ANNA, "absolve")
    given.has(position, ANNA, silver=2, criminal=1)
    given.turn(position, ANNA)
    play(position, ANNA, "pray criminal")

    assert on(position, ANNA, "absolve") == [None, None, None]
    assert on(position, ANNA, "pray")[0] == "criminal"
    assert holdings(position, ANNA) == {}


def test_a_monk_goes_where_faith_reaches() -> None:
    """Scenario 12: faith 2 and Anséis make 3, so region 2 is within reach and region 3 is not."""
    position = given.start()
    given.workshops(position, ANNA, commission="left")
    given.has(position, ANNA, faith=2, provisions=1, labourer=1, cleric=1)
    given.paladin(position, ANNA, "anseis")
    given.turn(position, ANNA)
    play(position, ANNA, "commission labourer+cleric")
    assert "to r2s3" in offers(position)
    assert "to r3s1" not in offers(position)
    play(position, ANNA, "to r2s3")

    assert holdings(position, ANNA) == {"faith": 2, "influence": 1, "scout": 1}
    assert standing_on(position, "r2s3") == "monk of 0"


def test_a_wall_needs_influence_and_anseis_saves_the_provisions() -> None:
    """Scenario 13."""
    position = given.start()
    given.plain_walls(position, ANNA, 3)
    given.paladin(position, ANNA, "anseis")
    given.has(position, ANNA, influence=2, labourer=1, scout=1, merchant=1)
    given.next_wall(position, "wall17")
    given.turn(position, ANNA)
    play(position, ANNA, "fortify labourer+scout+merchant")

    assert holdings(position, ANNA) == {"influence": 2, "strength": 1, "labourer": 1, "fighter": 1}
    needs = position.view(ANNA)["summary"][ANNA]["actions"]["fortify"]
    assert needs["at_least"] == 7
    assert position.printed.provision_cost[ACTIONS.index("fortify")][4] == 2


def test_an_outpost_goes_where_strength_reaches() -> None:
    """Scenario 14."""
    position = given.start()
    given.has(position, ANNA, strength=5, provisions=1, labourer=1, merchant=1, fighter=1)
    given.occupied(position, ANNA, "hunt")
    given.turn(position, ANNA)
    play(position, ANNA, "garrison labourer+merchant+fighter", "to r3s4", "clear hunt")

    assert on(position, ANNA, "hunt") == [None, None, None]
    assert holdings(position, ANNA) == {"faith": 1, "strength": 5}
    assert standing_on(position, "r3s4") == "outpost of 0"


def test_the_first_absolution_needs_no_influence() -> None:
    """Scenario 15."""
    position = given.start()
    given.has(position, ANNA, silver=1, unpaid=1, labourer=1, merchant=1, cleric=1)
    given.suspicion(position, ANNA, 1)
    given.turn(position, ANNA)
    play(position, ANNA, "absolve labourer+merchant+cleric", "jar 1", "discard 1", "pay_debt")

    assert holdings(position, ANNA) == {"faith": 1, "paid": 1}


def test_silver_makes_up_for_missing_strength() -> None:
    """Scenario 16."""
    position = given.start()
    given.outsiders(position, None, None, None, "mercenary_1")
    given.has(position, ANNA, strength=5, silver=1, labourer=1, scout=1, fighter=1)
    given.turn(position, ANNA)
    play(position, ANNA, "attack labourer+scout+fighter")

    assert holdings(position, ANNA) == {"strength": 5, "influence": 1, "labourer": 2}
    assert position.boards[ANNA].attacked == [OUTSIDERS.index("mercenary_1")]


def test_a_converted_assassin_counts_saracens() -> None:
    """Scenario 17."""
    position = given.start()
    given.outsiders(position, None, "assassin_1")
    given.converted(position, ANNA, "thief_1", "thief_2")
    given.attacked(position, ANNA, "adventurer_2", "archer_2", "armourer_1")
    given.has(position, ANNA, faith=3, silver=2, labourer=1, fighter=1, cleric=1)
    given.paladin(position, ANNA, "engelier")
    given.turn(position, ANNA)
    play(position, ANNA, "convert labourer+fighter+cleric")

    assert holdings(position, ANNA) == {"faith": 3, "strength": 2}
    assert position.score_sheet(ANNA)["outsiders"] == 2


# ---------------------------------------------------------------- suspicion and inquisition


def test_the_inquisition_comes_between_two_criminals() -> None:
    """Scenario 18."""
    position = given.start()
    position.treasury = 1
    given.next_suspicion(position, 2, 0)
    stage(position, Criminals(ANNA, 2))

    assert holdings(position, ANNA) == {"silver": 2, "criminal": 2, "suspicion": 2, "unpaid": 1}
    assert position.treasury == 5


def test_those_with_most_suspicion_are_punished() -> None:
    """Scenario 19."""
    position = given.start(seats=4)
    given.inquisition(position, 1, 0, 3, 3)

    assert [board.unpaid for board in position.boards] == [0, 0, 1, 1]
    assert [len(board.suspicion) for board in position.boards] == [1, 0, 2, 2]
    assert position.treasury == 8


def test_townsfolk_react_to_the_inquisition_in_any_order() -> None:
    """Scenario 20."""
    position = given.start()
    given.party(position, ANNA, "conspirator_1", "conspirator_2", "peddler_1", "squire_1", "squire_2")
    given.suspicion(position, ANNA, 2)
    given.suspicion(position, BORIS, 1)
    position.treasury = 0
    position.turn = ANNA
    stage(position, Inquisition())
    assert offers(position) == ["decline", "use conspirator_1", "use peddler_1"]
    play(position, ANNA, "use peddler_1", "use conspirator_1", "use conspirator_2", "use squire_1")
    play(position, ANNA, "use squire_2")

    assert holdings(position, ANNA) == {"labourer": 1, "faith": 1, "influence": 1}
    assert holdings(position, BORIS) == {"unpaid": 1, "suspicion": 1}


# ---------------------------------------------------------------- the end


@pytest.mark.parametrize(("count", "points"), [(1, 2), (2, 6), (3, 12)])
def test_mercenaries_count_one_another(count: int, points: int) -> None:
    """Scenario 21: 2, 3 and 4 points each."""
    position = given.start()
    given.converted(position, ANNA, *[f"mercenary_{number + 1}" for number in range(count)])

    assert earned(position, ANNA) == {"outsiders": points}


def test_the_scoring_example_comes_to_66() -> None:
    """Scenario 22."""
    position = given.start()
    given.orders(position, "fortify", "convert", "commission")
    given.sent(position, ANNA, commissions=6)
    given.walls(position, ANNA, "wall03", "wall05", "wall15", "wall16", "wall17", "wall18")
    given.converted(position, ANNA, "adventurer_1", "warrior_1", "warrior_2", "assassin_1")
    given.attacked(position, ANNA, "adventurer_2", "archer_2", "barbarian_2")
    given.has(position, ANNA, strength=11, influence=10, faith=6, paid=2, unpaid=1, silver=2, provisions=2)

    assert earned(position, ANNA) == {
        "orders": 4 + 8,
        "attributes": 16 + 13 + 6,
        "commission": 5,
        "fortify": 3,
        "walls": 3,
        "outsiders": 3 + 1 + 1 + 3,
        "debts": 2 - 3,
        "goods": 1,
    }
    assert position.scores[ANNA] == 66


def test_a_tie_goes_to_orders_then_to_less_suspicion_then_is_shared() -> None:
    """Ruling 50."""
    position = given.start()
    stage(position, DrawSuspicion(ANNA))
    given.has(position, ANNA, silver=0, unpaid=0)
    position.over = True
    assert position.winners == [BORIS]
    given.suspicion(position, BORIS, 1)
    assert position.winners == [ANNA, BORIS]

    given.orders(position, "absolve")
    given.jars(position, ANNA, 1, 2, 3, 4, 5)
    given.has(position, ANNA, unpaid=2, paid=1)
    assert position.scores == [0, 0]
    assert position.winners == [ANNA]
