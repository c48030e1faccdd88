"""Rulings: workers and spaces, order inside an action, limits, suspicion and debts, passing, the end of the decks."""

from __future__ import annotations

import pytest

from burgrave import paladins
from burgrave.games.paladins.components import ACTIONS, BOARD_SPACES, TAVERNS, TOWNSFOLK
from burgrave.games.paladins.flow import EndOfRound, NextTurn
from burgrave.games.paladins.inquisition import DrawSuspicion, Inquisition, take_taxes
from burgrave.games.paladins.muster import RevealTaverns
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.refresh import Refresh
from burgrave.games.paladins.rewards import DiscardSuspicion, Prayer, Reward, SettleDebt
from burgrave.games.paladins.turn import Turn
from burgrave.kernel.testing import stage
from tests.paladins.given import (
    ANNA,
    BORIS,
    VIKTOR,
    asked,
    attributes,
    converted,
    earned,
    has,
    holdings,
    jars,
    next_suspicion,
    next_wall,
    occupied,
    offers,
    on,
    outsiders,
    paladin,
    party,
    plain_walls,
    play,
    row_of_townsfolk,
    sent,
    start,
    suspicion,
    townsfolk,
    turn,
    workshops,
)

EVERYBODY = {"labourer": 3, "scout": 3, "merchant": 3, "fighter": 3, "cleric": 3}

# ---------------------------------------------------------------- workers and spaces


def test_an_action_that_holds_a_worker_is_closed() -> None:
    """Ruling 1."""
    position = start()
    has(position, ANNA, labourer=3)
    occupied(position, ANNA, "hunt")
    turn(position, ANNA)

    assert offers(position, "hunt") == []
    assert offers(position, "trade") == ["trade labourer"]


@pytest.mark.parametrize(
    ("action", "colours"),
    [
        ("commission", ("scout", "cleric")),
        ("fortify", ("merchant", "scout")),
        ("garrison", ("merchant", "fighter")),
        ("absolve", ("cleric", "merchant")),
        ("attack", ("scout", "fighter")),
        ("convert", ("fighter", "cleric")),
    ],
)
def test_workshops_save_the_worker_of_the_space_they_cover(action: str, colours: tuple[str, str]) -> None:
    """Rulings 2 and 3: the third space is always asked for; a criminal stands in for a colour."""
    for covered, needed in (("left", ("labourer", colours[1])), ("middle", colours), ("both", (colours[1],))):
        position = start()
        workshops(position, ANNA, **{action: covered})
        outsiders(position, "warrior_1")
        has(position, ANNA, silver=1, provisions=1, strength=1, labourer=1, **dict.fromkeys(colours, 1))
        turn(position, ANNA)
        order = ("labourer", "scout", "merchant", "fighter", "cleric")
        crew = "+".join(worker for worker in order if worker in needed)
        assert f"{action} {crew}" in offers(position)
        has(position, ANNA, criminal=3, labourer=0, **dict.fromkeys(colours, 0))
        turn(position, ANNA)
        assert offers(position, action) == [f"{action} {'+'.join(['criminal'] * len(needed))}"]


def test_workshops_may_be_bound_to_the_left_space_first() -> None:
    """Ruling 3, option."""
    for reading, second in (("free", True), ("leftmost", False)):
        position = start(workshops=reading)
        has(position, ANNA, silver=4, labourer=2)
        turn(position, ANNA)
        play(position, ANNA, "develop labourer+labourer")
        assert "workshop attack left" in offers(position)
        assert ("workshop attack middle" in offers(position)) is second


def test_a_workshop_may_replace_a_worker() -> None:
    """Ruling 4: the others stay and keep the action closed."""
    position = start()
    has(position, ANNA, silver=4, provisions=1, labourer=3, scout=1, merchant=1)
    next_wall(position, "wall05")
    turn(position, ANNA)
    play(position, ANNA, "fortify labourer+scout+merchant")
    turn(position, ANNA)
    play(position, ANNA, "develop labourer+labourer", "workshop fortify middle")

    assert on(position, ANNA, "fortify") == ["merchant", None, "scout"]
    turn(position, ANNA)
    assert offers(position, "fortify") == []


def test_workshops_uncover_workers_from_the_left() -> None:
    """Rulings 5 and 32: eight in all."""
    position = start()
    gained = []
    places = [f"workshop {action} {side}" for action in ACTIONS[6:10] for side in ("left", "middle")]
    for place in places:
        before = position.boards[ANNA].workers[:]
        has(position, ANNA, silver=4, labourer=2)
        turn(position, ANNA)
        play(position, ANNA, "develop labourer+labourer", place)
        after = position.boards[ANNA].workers
        gained.append(next(kind for kind in range(1, 6) if after[kind] > before[kind]))
        position.boards[ANNA].place(0, 0)
    assert gained == [1, 2, 3, 4, 1, 2, 3, 4]

    has(position, ANNA, silver=4, labourer=2)
    turn(position, ANNA)
    assert offers(position, "develop") == []


def test_hunt_trade_and_recruit_take_one_worker_or_two() -> None:
    """Ruling 6: the second must have the colour."""
    position = start()
    townsfolk(position, None, None, None, None, "squire_1")
    has(position, ANNA, cleric=1, merchant=1)
    turn(position, ANNA)

    assert offers(position, "hunt") == ["hunt merchant", "hunt cleric"]
    assert offers(position, "trade") == ["trade merchant", "trade cleric", "trade merchant+cleric"]
    assert offers(position, "recruit") == ["recruit merchant", "recruit cleric"]
    play(position, ANNA, "trade merchant+cleric")
    assert on(position, ANNA, "trade") == ["cleric", "merchant", None]
    assert position.boards[ANNA].silver == 3


def test_conspiring_trades_any_worker_for_a_criminal() -> None:
    """Ruling 8."""
    position = start()
    has(position, ANNA, criminal=1)
    next_suspicion(position, 1)
    turn(position, ANNA)
    play(position, ANNA, "conspire criminal")

    assert holdings(position, ANNA) == {"criminal": 1, "suspicion": 1, "silver": 1}


# ---------------------------------------------------------------- passing


def test_whoever_passes_keeps_three_workers() -> None:
    """Rulings 9 and 10: workers on the board leave; kept criminals draw nothing."""
    position = start()
    has(position, ANNA, criminal=2, scout=1, cleric=1)
    occupied(position, ANNA, "hunt")
    turn(position, ANNA)
    play(position, ANNA, "pass")
    assert offers(position) == [
        "keep scout+cleric+criminal",
        "keep scout+criminal+criminal",
        "keep cleric+criminal+criminal",
    ]
    play(position, ANNA, "keep scout+criminal+criminal")

    assert holdings(position, ANNA) == {"scout": 1, "criminal": 2}
    assert on(position, ANNA, "hunt") == [None] * 3


def test_up_to_three_workers_are_simply_kept() -> None:
    position = start()
    has(position, ANNA, labourer=3)
    turn(position, ANNA)
    play(position, ANNA, "pass")

    assert holdings(position, ANNA) == {"labourer": 3}
    assert position.mover == BORIS


def test_after_the_last_round_nobody_keeps_anything() -> None:
    position = start()
    position.round = 7
    has(position, ANNA, labourer=5)
    turn(position, ANNA)
    play(position, ANNA, "pass")

    assert position.mover == BORIS


def test_without_workers_one_passes_by_oneself() -> None:
    """Ruling 9. Others go on until all have passed."""
    position = start(seats=3)
    has(position, VIKTOR, labourer=1)
    for board in position.boards:
        board.passed = False
    position.turn = ANNA
    stage(position, NextTurn(VIKTOR), EndOfRound(0, 7))

    assert [board.passed for board in position.boards] == [True, True, False]
    play(position, VIKTOR, "pass")
    assert position.over


def test_who_runs_out_of_workers_may_still_act_with_one_gained_in_between() -> None:
    """Ruling 9, last sentence: a peddler pays between two turns."""
    position = start()
    party(position, ANNA, "peddler_1")
    suspicion(position, ANNA, 2)
    position.treasury = 1
    has(position, ANNA, labourer=1)
    has(position, BORIS, labourer=1)
    next_suspicion(position, 1)
    position.turn = ANNA
    stage(position, Turn(ANNA), NextTurn(ANNA))
    play(position, ANNA, "hunt labourer")
    play(position, BORIS, "conspire labourer")
    play(position, ANNA, "use peddler_1")

    assert position.mover == ANNA
    assert offers(position, "trade") == ["trade labourer"]


def test_a_worker_gained_after_passing_is_kept() -> None:
    """Ruling 11."""
    position = start()
    party(position, ANNA, "peddler_1")
    suspicion(position, ANNA, 2)
    has(position, ANNA, labourer=3)
    position.boards[ANNA].passed = True
    position.treasury = 0
    stage(position, Inquisition())
    play(position, ANNA, "use peddler_1")

    assert position.boards[ANNA].workers[0] == 4


# ---------------------------------------------------------------- prices and requirements


def test_an_action_needs_all_its_goods() -> None:
    """Rulings 12 and 14: income of the same action cannot pay for it."""
    position = start()
    party(position, ANNA, "acolyte_2", "abbot_2")
    has(position, ANNA, **EVERYBODY)
    turn(position, ANNA)

    for action in ("commission", "fortify", "garrison", "absolve", "develop", "pray"):
        assert offers(position, action) == []


def test_the_price_grows_with_every_monk() -> None:
    """Ruling 25: the leftmost one fixes the provisions."""
    position = start()
    prices = []
    for done in range(7):
        prices.append(position.provisions_for(ANNA, ACTIONS.index("commission")))
        sent(position, ANNA, commissions=1)
        assert position.boards[ANNA].commissions == done + 1
    assert prices == [1, 1, 1, 2, 2, 3, 3]

    has(position, ANNA, provisions=9, faith=12, **EVERYBODY)
    turn(position, ANNA)
    assert offers(position, "commission") == []
    assert offers(position, "garrison") == []


@pytest.mark.parametrize(("seats", "closed"), [(1, {3, 4}), (2, {3, 4}), (3, {4}), (4, set())])
def test_spaces_are_closed_for_few_players(seats: int, closed: set[int]) -> None:
    """Ruling 25."""
    position = start(seats=seats)
    has(position, ANNA, faith=12, provisions=1, labourer=1, scout=1, cleric=1)
    turn(position, ANNA)
    play(position, ANNA, "commission labourer+scout+cleric")

    marks = position.printed.space_players
    assert offers(position) == [f"to {id}" for at, id in enumerate(BOARD_SPACES) if marks[at] not in closed]


def test_a_space_that_is_taken_is_closed_to_all() -> None:
    position = start()
    has(position, ANNA, faith=0, strength=1, provisions=2, labourer=2, scout=1, cleric=1, merchant=1, fighter=1)
    turn(position, ANNA)
    play(position, ANNA, "commission labourer+scout+cleric", "to r1s2")
    turn(position, ANNA)
    play(position, ANNA, "garrison labourer+merchant+fighter")

    assert asked(position) == "FreeRecruit"
    assert position.spaces[BOARD_SPACES.index("r1s1")] == 1


def test_commission_brings_influence_and_garrison_faith() -> None:
    """Ruling 26."""
    position = start()
    has(position, ANNA, strength=1, provisions=2, labourer=2, scout=1, cleric=1, merchant=1, fighter=1)
    turn(position, ANNA)
    play(position, ANNA, "commission labourer+scout+cleric", "to r1s2")
    assert attributes(position.boards[ANNA]) == {"faith": 0, "strength": 1, "influence": 1}
    townsfolk(position)
    turn(position, ANNA)
    play(position, ANNA, "garrison labourer+merchant+fighter")
    assert attributes(position.boards[ANNA]) == {"faith": 1, "strength": 1, "influence": 1}


def test_without_a_wall_card_nobody_fortifies() -> None:
    """Ruling 27."""
    position = start()
    has(position, ANNA, provisions=1, **EVERYBODY)
    plain_walls(position, BORIS, 24)
    position.boards[BORIS].walls += position.wall_deck.cards
    position.wall_deck.cards = []
    position.wall_deck.known = []
    stage(position, Turn(ANNA))

    assert offers(position, "fortify") == []


def test_walls_need_ever_more_influence() -> None:
    position = start()
    needed = []
    for done in range(7):
        has(position, ANNA, provisions=9, **EVERYBODY)
        influence = 0
        while True:
            has(position, ANNA, influence=influence)
            turn(position, ANNA)
            if offers(position, "fortify"):
                break
            influence += 1
        needed.append(influence)
        walls = position.boards[ANNA].walls
        position.boards[ANNA].walls = [*walls, position.wall_deck.draw()]
        assert len(position.boards[ANNA].walls) == done + 1
    assert needed == [0, 1, 3, 5, 7, 9, 11]
    turn(position, ANNA)
    assert offers(position, "fortify") == []


def test_jars_need_ever_more_influence_and_silver() -> None:
    """Ruling 28."""
    position = start()
    for done, (influence, silver) in enumerate([(0, 1), (2, 2), (4, 2), (6, 2), (8, 3), (10, 3), (12, 3)]):
        jars(position, ANNA, *range(1, done + 1))
        has(position, ANNA, influence=influence, silver=silver, **EVERYBODY)
        turn(position, ANNA)
        assert offers(position, "absolve")
        has(position, ANNA, silver=silver - 1)
        turn(position, ANNA)
        assert not offers(position, "absolve")
        if influence:
            has(position, ANNA, influence=influence - 1, silver=silver)
            turn(position, ANNA)
            assert not offers(position, "absolve")
    jars(position, ANNA, *range(1, 8))
    turn(position, ANNA)
    assert not offers(position, "absolve")


@pytest.mark.parametrize(
    ("space", "answers", "gain"),
    [
        (1, ["pay_debt"], {"paid": 1, "unpaid": 1}),
        (2, ["hire squire_1"], {"unpaid": 2}),
        (3, [], {"faith": 2, "unpaid": 2}),
        (4, ["pay_debt"], {"paid": 1, "unpaid": 1}),
        (5, ["clear absolve"], {"unpaid": 2}),
        (6, [], {"labourer": 2, "unpaid": 2}),
        (7, [], {"provisions": 2, "unpaid": 2}),
    ],
)
def test_every_jar_space_gives_its_reward(space: int, answers: list[str], gain: dict[str, int]) -> None:
    position = start()
    townsfolk(position, "squire_1")
    has(position, ANNA, silver=1, unpaid=2, labourer=1, merchant=1, cleric=1)
    turn(position, ANNA)
    play(position, ANNA, "absolve labourer+merchant+cleric", f"jar {space}", *answers)

    assert holdings(position, ANNA) == {"faith": 1, **gain}
    has(position, ANNA, silver=2, influence=2, labourer=1, merchant=1, cleric=1)
    position.boards[ANNA].place(ACTIONS.index("absolve"), 0)
    turn(position, ANNA)
    play(position, ANNA, "absolve labourer+merchant+cleric")
    assert f"jar {space}" not in offers(position)


def test_conversions_cost_ever_more_silver() -> None:
    """Ruling 32: seven in all."""
    position = start()
    outsiders(position, "thief_1")
    names = ["mercenary_1", "mercenary_2", "mercenary_3", "mercenary_4", "archer_1", "archer_2", "thief_2"]
    for done, silver in enumerate([0, 1, 2, 2, 2, 3, 3]):
        position.boards[ANNA].converted = []
        has(position, ANNA, silver=silver, **EVERYBODY)
        converted(position, ANNA, *names[:done])
        turn(position, ANNA)
        assert offers(position, "convert")
        if silver:
            has(position, ANNA, silver=silver - 1)
            turn(position, ANNA)
            assert not offers(position, "convert")
    converted(position, ANNA, *names)
    has(position, ANNA, silver=9)
    turn(position, ANNA)
    assert not offers(position, "convert")


def test_the_track_ends_at_twelve() -> None:
    """Ruling 19: further steps are lost, but a boost reaches beyond."""
    position = start()
    has(position, ANNA, strength=12, labourer=1, scout=1, merchant=1, provisions=1)
    paladin(position, ANNA, "roland")
    next_wall(position, "wall01")
    turn(position, ANNA)
    play(position, ANNA, "fortify labourer+scout+merchant")

    assert attributes(position.boards[ANNA])["strength"] == 12
    assert position.value(ANNA, 1) == 16


# ---------------------------------------------------------------- recruit


def test_prices_by_slot_and_debts_in_the_first_two() -> None:
    """Ruling 20, in both ways."""
    position = start()
    townsfolk(position, "abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2")
    has(position, ANNA, silver=1, labourer=1, fighter=1)
    turn(position, ANNA)
    play(position, ANNA, "recruit labourer+fighter")
    assert offers(position) == ["hire abbot_1 for debt", "hire abbot_2 for debt", "hire squire_1", "hire squire_2"]

    position = start(debt_to_dismiss=False)
    townsfolk(position, "abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2")
    has(position, ANNA, silver=2, labourer=1)
    turn(position, ANNA)
    play(position, ANNA, "recruit labourer")
    assert offers(position) == ["dismiss abbot_2", "dismiss abbot_3", "dismiss squire_1", "dismiss squire_2"]


def test_a_card_that_goes_leaves_a_gap() -> None:
    """Ruling 21."""
    position = start()
    townsfolk(position, "abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2")
    has(position, ANNA, silver=1, labourer=1)
    turn(position, ANNA)
    play(position, ANNA, "recruit labourer", "dismiss squire_1")

    assert row_of_townsfolk(position) == ["abbot_1", "abbot_2", "abbot_3", None, "squire_2"]


def test_a_free_recruit_hires_from_any_slot_and_may_be_declined() -> None:
    """Rulings 17 and 22."""
    position = start()
    townsfolk(position, "abbot_1", None, "abbot_3")
    stage(position, Reward(ANNA, 192 + BOARD_SPACES.index("r1s1")))
    assert offers(position) == ["hire abbot_1", "hire abbot_3", "decline"]
    play(position, ANNA, "hire abbot_3")
    assert holdings(position, ANNA) == {}
    assert position.boards[ANNA].party == [TOWNSFOLK.index("abbot_3")]


@pytest.mark.parametrize(("reading", "silver"), [(False, 1), (True, 2)])
def test_townsfolk_hired_in_an_action_react_only_if_the_table_reads_it_so(reading: bool, silver: int) -> None:
    position = start(newcomers=reading)
    townsfolk(position, "acolyte_2")
    has(position, ANNA, provisions=1, labourer=1, scout=1, cleric=1)
    turn(position, ANNA)
    play(position, ANNA, "commission labourer+scout+cleric", "to r1s1", "hire acolyte_2")

    assert position.boards[ANNA].silver == silver


def test_a_row_that_runs_out_is_not_filled_again() -> None:
    position = start()
    position.townsfolk_discard = [*position.townsfolk_discard, *position.townsfolk_deck.cards[:-1]]
    position.townsfolk_deck.cards = position.townsfolk_deck.cards[-1:]
    position.townsfolk_deck.known = [0]
    position.townsfolk_discard = [*position.townsfolk_discard, *position.townsfolk[:3]]
    position.townsfolk = [-1, -1, -1, *position.townsfolk[3:]]
    stage(position, Refresh())

    assert [card >= 0 for card in position.townsfolk] == [False, False, False, True, True]
    assert position.audit() == []


# ---------------------------------------------------------------- prayers


def test_a_prayer_cannot_clear_itself_or_an_empty_action() -> None:
    """Ruling 33."""
    position = start()
    has(position, ANNA, silver=2, cleric=2)
    turn(position, ANNA)
    assert offers(position, "pray") == []
    occupied(position, ANNA, "hunt", "trade")
    turn(position, ANNA)
    play(position, ANNA, "pray cleric")
    assert offers(position) == ["clear hunt", "clear trade"]


def test_a_prayer_that_is_a_reward_clears_anything() -> None:
    """Ruling 33: also the action that gave it, unless the table reads it otherwise."""
    for reading, target in (("any", True), ("other", False)):
        position = start(pray_reward=reading)
        occupied(position, ANNA, "pray")
        has(position, ANNA, strength=5, provisions=1, labourer=1, merchant=1, fighter=1)
        turn(position, ANNA)
        play(position, ANNA, "garrison labourer+merchant+fighter", "to r3s4")
        assert ("clear garrison" in offers(position)) is target
        assert "clear pray" in offers(position)
        assert "decline" in offers(position)


def test_a_prayer_without_anything_to_clear_is_lost() -> None:
    position = start()
    stage(position, Prayer(ANNA, -1))
    assert position.over


# ---------------------------------------------------------------- suspicion, treasury, debts


def test_taxes_of_one_reward_are_one_amount() -> None:
    """Rulings 16 and 38: what is missing comes from the supply, and the refilled treasury stays full."""
    position = start()
    position.treasury = 1
    take_taxes(position, ANNA, 2)
    position.advance()

    assert position.boards[ANNA].silver == 2
    assert position.treasury == 5


def test_the_card_that_empties_the_treasury_counts() -> None:
    """Ruling 40."""
    position = start()
    suspicion(position, BORIS, 1)
    position.treasury = 1
    next_suspicion(position, 1)
    stage(position, DrawSuspicion(ANNA))

    assert (position.boards[ANNA].unpaid, position.boards[BORIS].unpaid) == (1, 1)
    assert (len(position.boards[ANNA].suspicion), len(position.boards[BORIS].suspicion)) == (1, 1)


def test_nobody_is_punished_where_nobody_is_under_suspicion() -> None:
    position = start()
    position.treasury = 0
    stage(position, Inquisition())

    assert [board.unpaid for board in position.boards] == [0, 0]
    assert position.treasury == 5


@pytest.mark.parametrize(("seats", "silver"), [(1, 5), (2, 5), (3, 6), (4, 8)])
def test_the_treasury_is_filled_by_the_number_of_players(seats: int, silver: int) -> None:
    position = paladins.start(seats=seats, seed=3)
    assert isinstance(position, Paladins)
    assert position.treasury == silver


def test_abilities_are_used_clockwise_from_whoever_s_turn_it_is() -> None:
    """Ruling 39a: all of them before the count."""
    position = start(seats=3)
    for seat, squire in enumerate(("squire_1", "squire_2", "squire_3")):
        party(position, seat, squire)
    position.turn = BORIS
    position.treasury = 0
    stage(position, Inquisition())
    order = []
    while not position.over:
        order.append(position.mover)
        position.play(position.legal()[0])

    assert order == [BORIS, VIKTOR, ANNA]


def test_an_empty_suspicion_deck_is_made_of_the_discard() -> None:
    """Ruling 41."""
    position = start()
    deck = position.suspicion_deck
    position.suspicion_discard = deck.cards[:]
    deck.cards, deck.known = [], []
    stage(position, DrawSuspicion(ANNA))

    assert len(position.boards[ANNA].suspicion) == 1
    assert position.suspicion_discard == []
    assert len(position.suspicion_deck) == 23


def test_with_deck_and_discard_empty_an_inquisition_comes_first() -> None:
    """Ruling 41: the card to come does not count, and the treasury is filled although it was not empty."""
    position = start()
    suspicion(position, BORIS, 24)
    position.treasury = 3
    stage(position, DrawSuspicion(ANNA))

    assert position.boards[BORIS].unpaid == 1
    assert len(position.boards[BORIS].suspicion) == 12
    assert len(position.boards[ANNA].suspicion) == 1
    assert len(position.suspicion_deck) == 11


def test_suspicion_is_discarded_from_the_top() -> None:
    """Ruling 37: the newest first, up to as many as are offered, or none."""
    position = start()
    suspicion(position, ANNA, 3)
    cards = position.boards[ANNA].suspicion
    stage(position, DiscardSuspicion(ANNA, 2))
    assert offers(position) == ["discard 2", "discard 1", "decline"]
    play(position, ANNA, "discard 2")

    assert position.boards[ANNA].suspicion == cards[:1]


def test_debts_are_paid_or_destroyed_or_left() -> None:
    """Rulings 17 and 42."""
    position = start()
    has(position, ANNA, unpaid=3)
    stage(position, SettleDebt(ANNA, 14, 1))
    play(position, ANNA, "pay_debt")
    stage(position, SettleDebt(ANNA, 13, 1))
    play(position, ANNA, "destroy_debt")
    stage(position, SettleDebt(ANNA, 13, 1))
    play(position, ANNA, "decline")

    assert holdings(position, ANNA) == {"unpaid": 1, "paid": 1}
    assert earned(position, ANNA) == {"debts": -2}


# ---------------------------------------------------------------- taverns and the end


def test_taverns_are_shuffled_when_they_run_out() -> None:
    """With four players after the fourth card of round 5."""
    position = start(seats=4)
    position.tavern_discard, position.taverns = [*position.tavern_discard, *position.taverns], []
    for _ in range(3):
        stage(position, RevealTaverns())
        position.tavern_discard, position.taverns = [*position.tavern_discard, *position.taverns], []
    assert (len(position.tavern_deck), len(position.tavern_discard)) == (4, 20)
    stage(position, RevealTaverns())

    assert len(set(position.taverns)) == 5
    assert (len(position.tavern_deck), len(position.tavern_discard)) == (19, 0)
    assert len(TAVERNS) == 24


@pytest.mark.parametrize(("goods", "points"), [((0, 2), 0), ((2, 1), 1), ((4, 4), 2)])
def test_three_goods_are_a_point(goods: tuple[int, int], points: int) -> None:
    """Ruling 45."""
    position = start()
    has(position, ANNA, silver=goods[0], provisions=goods[1])
    assert position.scores[ANNA] == points


@pytest.mark.parametrize(("step", "points"), list(enumerate([0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20])))
def test_attributes_score_by_the_track(step: int, points: int) -> None:
    position = start()
    has(position, ANNA, faith=step)
    assert earned(position, ANNA) == ({"attributes": points} if points else {})


def test_bonuses_are_totals() -> None:
    """Ruling 46."""
    position = start()
    found = {name: [position.printed.bonus[ACTIONS.index(name)][n] for n in range(4, 8)] for name in ACTIONS[6:10]}

    assert found == {
        "commission": [0, 2, 5, 9],
        "fortify": [0, 1, 3, 6],
        "garrison": [0, 2, 5, 9],
        "absolve": [0, 1, 3, 6],
    }
    assert position.printed.bonus[ACTIONS.index("develop")][5:] == [0, 1, 3, 6]


def test_nothing_is_refreshed_after_the_last_round() -> None:
    """Ruling 44."""
    position = start()
    position.round = 7
    row = position.townsfolk
    stage(position, EndOfRound(0, 7))

    assert position.over
    assert position.townsfolk == row


def test_the_first_player_changes_clockwise() -> None:
    position = start(seats=3)
    before = position.first
    for board in position.boards:
        board.passed = True
    stage(position, EndOfRound(0, 1))

    assert (position.round, position.first) == (2, (before + 1) % 3)
    assert asked(position) == "ChoosePaladins"
