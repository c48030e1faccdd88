"""The solo opponent: set-up, workers, schemes, every action, its marker, its points."""

from __future__ import annotations

import pytest

from burgrave import paladins
from burgrave.cli.result import print_result
from burgrave.games.paladins.automa import AutomaTavern, AutomaTurn, SetUpAutoma, meet_favour
from burgrave.games.paladins.automa_actions import Spoils, choose_outsider, choose_townsfolk, from_marker
from burgrave.games.paladins.components import (
    ACTIONS,
    ATTACK,
    BOARD_SPACES,
    CONVERT,
    FAVOURS,
    OF_DISMISSAL,
    OF_SPACE,
    ORDERS,
    OUTSIDERS,
    RIGHT,
    SCHEMES,
    TOWNSFOLK,
    WALLS,
)
from burgrave.games.paladins.crews import COLOURLESS
from burgrave.games.paladins.flow import NextTurn
from burgrave.games.paladins.gains import advance_marker
from burgrave.games.paladins.houses import LEFT_ROW, NONE
from burgrave.games.paladins.inquisition import DrawSuspicion, Inquisition
from burgrave.games.paladins.kings_cards import RevealKingsCards
from burgrave.games.paladins.muster import TakeTavern
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.refresh import Refresh
from burgrave.kernel.agenda import Step
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.testing import stage
from tests.paladins.given import (
    ANNA,
    attacked,
    attributes,
    converted,
    favours,
    has,
    in_round,
    jars,
    next_suspicion,
    next_wall,
    offers,
    opponent,
    orders,
    outsiders,
    party,
    plain_walls,
    play,
    row_of_outsiders,
    row_of_townsfolk,
    schemes,
    sent,
    standing_on,
    start,
    suspicion,
    taverns,
    townsfolk,
)

BOT = 1
"""The number of the opponent's house."""


def alone() -> Paladins:
    """A solo game in round 1; the opponent has five workers, the marker on the first space, no workshops."""
    position = start(seats=1)
    automa = opponent(position)
    automa.workers = 5
    automa.passed = False
    position.turn = BOT
    return position


def acts(position: Paladins, *names: str) -> None:
    """The opponent turns over these schemes, one after another."""
    schemes(position, *names)
    stage(position, *[AutomaTurn() for _ in names])
    assert position.audit() == []


def busy(position: Paladins) -> list[str]:
    """The actions on which the opponent's workers stand."""
    names = [*LEFT_ROW, *ACTIONS[RIGHT:]]
    return [name for at, name in enumerate(names) if opponent(position).busy >> at & 1]


# ---------------------------------------------------------------- set-up and rounds


@pytest.mark.parametrize(("difficulty", "workshops"), [("easy", 1), ("medium", 3), ("hard", 5)])
def test_difficulty_gives_workshops(difficulty: str, workshops: int) -> None:
    """Scenario 23: on different actions; then all orders are shuffled again."""
    position = start(seats=1, difficulty=difficulty)
    stage(position, SetUpAutoma())

    assert opponent(position).developed() == workshops
    assert max(opponent(position).workshops) == 1
    assert sorted(position.orders.cards) == list(range(len(ORDERS)))


def test_an_order_that_is_revealed_gives_it_another_workshop() -> None:
    position = alone()
    position.round = 1
    stage(position, RevealKingsCards())
    action = position.printed.order_action[position.orders.cards[0]]

    assert opponent(position).workshops[action - RIGHT] == 1


def test_a_favour_that_is_revealed_adds_a_scheme() -> None:
    position = alone()
    assert len(opponent(position).schemes) + len(opponent(position).drawn) == 12
    meet_favour(position, 0)

    assert SCHEMES[position.printed.scheme[opponent(position).drawn[-1]]] == "kings_favour"


def test_it_starts_with_three_workers_and_one_for_every_round() -> None:
    """Scenario 26."""
    position = alone()
    taverns(position, "tavern01", "tavern08")
    position.takers = [ANNA, NONE]
    in_round(position, 4)
    stage(position, AutomaTavern())

    assert opponent(position).workers == 7


def test_it_is_suspected_for_the_criminals_of_the_tavern_left_over() -> None:
    position = alone()
    taverns(position, "tavern01", "tavern12")
    next_suspicion(position, 1, 0)
    stage(position, TakeTavern(ANNA), AutomaTavern())
    play(position, ANNA, "tavern tavern01")

    assert len(opponent(position).suspicion) == 2
    assert opponent(position).workers == 4
    assert (position.treasury, opponent(position).marker) == (4, 1)


def test_there_are_two_taverns_and_the_player_begins() -> None:
    position = paladins.start(seats=1, seed=8)
    assert isinstance(position, Paladins)
    position.play(position.legal()[0])
    position.play(position.legal()[0])
    assert len(offers(position, "tavern")) == 2
    play(position, ANNA, offers(position)[0])
    assert (position.first, position.mover, type(position.question).__name__) == (0, ANNA, "Turn")


def test_turns_go_to_and_fro_until_both_have_passed() -> None:
    position = alone()
    has(position, ANNA, labourer=2)
    opponent(position).workers = 2
    schemes(position, "trade", "conspire")
    stage(position, NextTurn(BOT))
    play(position, ANNA, "hunt labourer")
    assert busy(position) == ["trade"]
    play(position, ANNA, "trade labourer")
    assert {"trade", "conspire"} <= set(busy(position))
    assert position.over
    assert position.boards[ANNA].passed
    assert opponent(position).passed


def test_more_cards_leave_at_the_end_of_a_round() -> None:
    """Two townsfolk from the right and two outsiders from the left."""
    position = alone()
    townsfolk(position, "abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2")
    outsiders(position, "thief_1", "thief_2", "archer_1", "archer_2", "warrior_1", "warrior_2")
    stage(position, Refresh())

    assert row_of_townsfolk(position)[2:] == ["abbot_1", "abbot_2", "abbot_3"]
    assert row_of_outsiders(position)[:4] == ["archer_1", "archer_2", "warrior_1", "warrior_2"]


# ---------------------------------------------------------------- the marker


def test_the_marker_chooses_cards_to_its_right() -> None:
    """Scenario 24: 3, 4, 5, then 1, 2; among outsiders 6 comes before 1."""
    position = alone()
    opponent(position).marker = 2

    assert from_marker(position, 5) == [2, 3, 4, 0, 1]
    assert from_marker(position, 6) == [2, 3, 4, 5, 0, 1]
    townsfolk(position, "abbot_1", None, None, "abbot_2")
    assert choose_townsfolk(position) == TOWNSFOLK.index("abbot_2")


def test_beyond_its_last_space_the_marker_raises_the_lowest_attribute() -> None:
    """Of equal ones the marker on top of the stack: strength, then faith, then influence; then on top again."""
    position = alone()
    steps = []
    for _ in range(5):
        before = opponent(position).attributes[:]
        advance_marker(position, 5)
        after = opponent(position).attributes
        steps.append(next(at for at in range(3) if after[at] > before[at]))

    assert steps == [1, 0, 2, 2, 0]
    assert opponent(position).marker == 0


def test_taxes_move_the_marker_also_when_the_treasury_is_short() -> None:
    """Ruling 52."""
    position = alone()
    position.treasury = 1
    next_suspicion(position, 2)
    stage(position, DrawSuspicion(BOT))

    assert opponent(position).marker == 2
    assert position.treasury == 5
    assert opponent(position).unpaid == 1


def test_what_it_cannot_discard_costs_the_treasury() -> None:
    """Ruling 53: the marker stays, and an inquisition may come."""
    position = alone()
    position.treasury = 1
    suspicion(position, ANNA, 2)
    stage(position, Spoils(0, OF_DISMISSAL + TOWNSFOLK.index("abbot_3")))

    assert opponent(position).marker == 0
    assert position.treasury == 5
    assert position.boards[ANNA].unpaid == 1


# ---------------------------------------------------------------- schemes


def test_a_workshop_saves_it_a_worker() -> None:
    """Scenario 27."""
    position = alone()
    opponent(position).workshops = [1, 0, 0, 0, 0, 0]
    opponent(position).workers = 2
    townsfolk(position)
    acts(position, "commission")

    assert busy(position) == ["commission"]
    assert (opponent(position).workers, opponent(position).commissions) == (0, 1)


def test_without_enough_workers_it_falls_back_to_the_left_row() -> None:
    """Scenario 27: the leftmost that is open."""
    position = alone()
    opponent(position).workshops = [1, 0, 0, 0, 0, 0]
    opponent(position).workers = 1
    townsfolk(position, "squire_1")
    acts(position, "commission")
    assert busy(position) == ["recruit"]

    position = alone()
    opponent(position).workers = 1
    townsfolk(position)
    acts(position, "commission")
    assert busy(position) == ["pray"]


def test_the_left_row_is_used_up_from_the_left() -> None:
    position = alone()
    opponent(position).workers = 3
    opponent(position).busy = 0b01111
    acts(position, "attack")

    assert busy(position) == [*LEFT_ROW]
    assert opponent(position).passed


def test_without_workers_it_passes() -> None:
    position = alone()
    opponent(position).workers = 0
    cards = len(opponent(position).schemes)
    stage(position, AutomaTurn())

    assert opponent(position).passed
    assert len(opponent(position).schemes) == cards


def test_an_empty_scheme_deck_is_made_anew() -> None:
    """Ruling 56."""
    position = alone()
    automa = opponent(position)
    automa.drawn = [*automa.drawn, *automa.schemes.cards]
    automa.schemes.cards, automa.schemes.known = [], []
    stage(position, AutomaTurn())

    assert len(opponent(position).schemes) + len(opponent(position).drawn) == 12
    assert len(opponent(position).schemes) >= 11


def test_kings_orders_are_tried_from_the_right() -> None:
    """Scenario 28."""
    position = alone()
    orders(position, "fortify", "convert", "commission")
    townsfolk(position)
    acts(position, "kings_orders")
    assert busy(position) == ["commission"]

    position = alone()
    orders(position, "fortify", "convert", "commission")
    sent(position, BOT, commissions=5)
    outsiders(position, "thief_1")
    acts(position, "kings_orders")
    assert busy(position) == ["convert"]

    position = alone()
    orders(position, "fortify", "convert", "commission")
    opponent(position).busy = 1 << (len(LEFT_ROW) + ACTIONS.index("commission") - RIGHT)
    outsiders(position)
    acts(position, "kings_orders")
    assert busy(position) == ["commission", "fortify"]


def test_fulfilled_orders_are_tried_when_nothing_else_is_left() -> None:
    """Ruling 59."""
    position = alone()
    orders(position, "fortify", "commission")
    sent(position, BOT, commissions=5)
    plain_walls(position, BOT, 5)
    townsfolk(position)
    acts(position, "kings_orders")
    assert busy(position) == ["commission"]


def test_the_favour_example() -> None:
    """Scenario 29."""
    position = alone()
    favours(position, "pray", "suspicion_and_tax", "two_criminals", "workers_for_debt", "three_labourers")
    position.favour_workers = [0, NONE, NONE, NONE, 0]
    position.favour_houses = [ANNA, NONE, NONE, NONE, ANNA]
    automa = opponent(position)
    automa.marker = 4
    suspicion(position, BOT, 1)
    acts(position, "kings_favour")

    assert position.favour_workers[1] == COLOURLESS
    assert automa.suspicion == []
    assert (position.treasury, automa.marker, automa.workers) == (3, 1, 4)
    assert attributes(automa) == {"faith": 0, "strength": 1, "influence": 0}


# ---------------------------------------------------------------- its actions


def test_recruit_sends_a_townsfolk_away() -> None:
    position = alone()
    townsfolk(position, "abbot_1", "gatekeeper_1")
    opponent(position).marker = 1
    acts(position, "recruit")

    assert opponent(position).workers == 5 - 1 + 2
    assert row_of_townsfolk(position)[:2] == ["abbot_1", None]


def test_pray_clears_the_right_side_only() -> None:
    position = alone()
    opponent(position).busy = 0b11_00100
    schemes_before = 12
    acts(position, "pray")

    assert busy(position) == ["pray", "trade"]
    assert opponent(position).workers == 4
    assert len(opponent(position).schemes) == schemes_before


def test_pray_without_anything_to_clear_brings_a_worker() -> None:
    position = alone()
    acts(position, "pray")
    assert opponent(position).workers == 5 - 1 + 1


def test_trade_moves_the_marker() -> None:
    position = alone()
    acts(position, "trade")
    assert (opponent(position).marker, opponent(position).workers) == (1, 4)


def test_conspire_brings_suspicion_and_two_workers() -> None:
    position = alone()
    next_suspicion(position, 2)
    acts(position, "conspire")

    assert (opponent(position).workers, len(opponent(position).suspicion)) == (6, 1)
    assert (opponent(position).marker, position.treasury) == (2, 3)


def test_rest_moves_the_marker_for_every_worker_left() -> None:
    position = alone()
    opponent(position).workers = 3
    opponent(position).busy = 0b01111
    acts(position, "garrison")

    assert opponent(position).marker == 3
    assert opponent(position).passed


@pytest.mark.parametrize(
    ("faith", "unpaid", "taken", "space"),
    [
        (0, 0, [], "r1s1"),
        (2, 0, ["r1s1"], "r2s1"),
        (6, 1, ["r1s1", "r2s1"], "r4s5"),
        (6, 0, ["r1s1", "r2s1"], "r3s4"),
        (6, 0, ["r1s1", "r2s1", "r3s4", "r4s2"], "r4s6"),
        (4, 0, ["r1s1", "r2s1", "r3s4"], "r2s3"),
        (0, 0, ["r1s1"], "r1s2"),
        (2, 0, ["r1s1", "r1s2", "r2s1", "r2s2", "r2s3"], "r2s4"),
    ],
)
def test_commission_looks_for_recruits_debts_prayers_workers_silver(
    faith: int, unpaid: int, taken: list[str], space: str
) -> None:
    """Of equal ones the leftmost; a space to pay a debt only with a debt."""
    position = alone()
    townsfolk(position)
    has(position, BOT, faith=faith, unpaid=unpaid)
    position.spaces = [0 if id in taken else NONE for id in BOARD_SPACES]
    position.boards[ANNA].commissions = len(taken)
    acts(position, "commission")

    assert standing_on(position, space) == "monk of 1"
    assert attributes(opponent(position))["influence"] == 1


def test_garrison_goes_by_strength_and_brings_faith() -> None:
    position = alone()
    townsfolk(position)
    has(position, BOT, strength=1)
    acts(position, "garrison")

    assert standing_on(position, "r1s1") == "outpost of 1"
    assert attributes(opponent(position)) == {"faith": 1, "strength": 1, "influence": 0}


def test_without_strength_it_cannot_garrison() -> None:
    """Ruling 51."""
    position = alone()
    townsfolk(position)
    acts(position, "garrison")
    assert busy(position) == ["pray"]


def test_a_debt_space_is_no_target_without_a_debt() -> None:
    """Ruling 58: if nothing else is within reach, the action cannot be done."""
    position = alone()
    townsfolk(position)
    debt = BOARD_SPACES.index("r4s5")
    has(position, BOT, faith=6)
    region = position.printed.space_region
    position.spaces = [0 if region[n] < 4 and n != debt and position.space_open(n) else NONE for n in range(40)]
    position.boards[ANNA].commissions = sum(piece == 0 for piece in position.spaces)
    schemes(position, "commission")
    stage(position, AutomaTurn())
    assert busy(position) == ["pray"]


def test_absolve_turns_a_jar_over() -> None:
    """Faith, a suspicion card, and then a debt paid or another card."""
    position = alone()
    has(position, BOT, unpaid=1)
    suspicion(position, BOT, 3)
    acts(position, "absolve")
    assert (opponent(position).paid, opponent(position).unpaid, len(opponent(position).suspicion)) == (1, 0, 2)
    assert attributes(opponent(position))["faith"] == 1

    position = alone()
    suspicion(position, BOT, 3)
    acts(position, "absolve")
    assert len(opponent(position).suspicion) == 1

    position = alone()
    acts(position, "absolve")
    assert (position.treasury, opponent(position).marker) == (3, 0)


def test_absolve_needs_influence() -> None:
    position = alone()
    jars(position, BOT, 1)
    townsfolk(position)
    acts(position, "absolve")
    assert busy(position) == ["pray"]


def test_fortify_takes_the_left_reward_of_a_wall() -> None:
    """Ruling 55: the other one only if the left does nothing."""
    position = alone()
    has(position, BOT, unpaid=1)
    next_wall(position, "wall07")
    acts(position, "fortify")
    assert (opponent(position).paid, opponent(position).marker) == (1, 0)

    position = alone()
    next_wall(position, "wall07")
    acts(position, "fortify")
    assert (opponent(position).paid, opponent(position).marker) == (0, 2)
    assert opponent(position).walls == [WALLS.index("wall07")]
    assert attributes(opponent(position))["strength"] == 1


def test_attack_takes_the_first_within_strength() -> None:
    position = alone()
    outsiders(position, "thief_1", "mercenary_1", "archer_1")
    has(position, BOT, strength=3)
    opponent(position).marker = 1
    acts(position, "attack")

    assert opponent(position).attacked == [OUTSIDERS.index("mercenary_1")]
    assert opponent(position).workers == 5 - 3 + 2
    assert attributes(opponent(position))["influence"] == 1

    position = alone()
    outsiders(position, "thief_1", "mercenary_1", "archer_1")
    has(position, BOT, strength=1)
    opponent(position).marker = 1
    assert choose_outsider(position, ATTACK) == OUTSIDERS.index("thief_1")


def test_convert_takes_the_first_within_faith() -> None:
    position = alone()
    outsiders(position, None, "assassin_1", "archer_1")
    has(position, BOT, faith=2)
    assert choose_outsider(position, CONVERT) == OUTSIDERS.index("assassin_1")
    acts(position, "convert")

    assert opponent(position).converted == [OUTSIDERS.index("assassin_1")]
    assert attributes(opponent(position))["strength"] == 2


def test_a_prayer_won_clears_the_action_just_taken() -> None:
    position = alone()
    townsfolk(position)
    has(position, BOT, faith=4)
    position.spaces = [0 if id in ("r1s1", "r2s1") else NONE for id in BOARD_SPACES]
    position.boards[ANNA].commissions = 2
    acts(position, "commission")

    assert standing_on(position, "r3s4") == "monk of 1"
    assert busy(position) == []


def test_a_free_recruit_won_is_its_recruit() -> None:
    position = alone()
    townsfolk(position, "abbot_1")
    stage(position, Spoils(0, OF_SPACE + BOARD_SPACES.index("r1s1")))

    assert opponent(position).workers == 7
    assert row_of_townsfolk(position) == [None] * 5


@pytest.mark.parametrize(
    ("favour", "expected"),
    [
        ("three_labourers", {"workers": 4 + 3}),
        ("free_recruit", {"workers": 4 + 2}),
        ("any_attribute", {"faith": 1}),
        ("debt_or_suspicion", {"suspicion": 0}),
        ("suspicion_and_tax", {"suspicion": 1, "marker": 2, "treasury": 3}),
        ("two_criminals", {"workers": 4 + 2, "suspicion": 4}),
        ("provisions_and_tax", {"marker": 3, "treasury": 4}),
        ("workers_for_debt", {"workers": 4 + 3, "unpaid": 1}),
        ("develop_or_workers", {"workers": 4 + 2}),
        ("pray", {"workers": 4 + 1}),
    ],
)
def test_every_favour_helps_it_without_goods(favour: str, expected: dict[str, int]) -> None:
    """Scenario 25 and ruling 55: it pays no silver and no provisions, but takes the debt."""
    position = alone()
    townsfolk(position, "abbot_1")
    favours(position, favour)
    suspicion(position, BOT, 2)
    next_suspicion(position, 0, 0)
    acts(position, "kings_favour")

    automa = opponent(position)
    found = {
        "workers": automa.workers,
        "faith": automa.attributes[0],
        "suspicion": len(automa.suspicion),
        "marker": automa.marker,
        "treasury": position.treasury,
        "unpaid": automa.unpaid,
    }
    usual = {"workers": 4, "faith": 0, "suspicion": 2, "marker": 0, "treasury": 5, "unpaid": 0}
    assert found == {**usual, **expected}
    assert favour in FAVOURS


def test_without_an_open_favour_it_falls_back() -> None:
    position = alone()
    favours(position, "pray")
    position.favour_workers = [0, NONE, NONE, NONE, NONE]
    townsfolk(position)
    acts(position, "kings_favour")
    assert busy(position) == ["pray"]


def test_the_player_s_townsfolk_react_in_its_turn() -> None:
    """An inquisition that the opponent brings asks the player."""
    position = alone()
    party(position, ANNA, "squire_1")
    position.treasury = 1
    next_suspicion(position, 1)
    schemes(position, "conspire")
    stage(position, AutomaTurn(), Rest())
    play(position, ANNA, "use squire_1")

    assert attributes(position.boards[ANNA])["faith"] == 1
    assert opponent(position).unpaid == 1


class Rest(Step[Paladins]):
    """Nothing."""

    def run(self, p: Paladins) -> None:
        return


def test_it_takes_part_in_the_inquisition() -> None:
    position = alone()
    suspicion(position, BOT, 4)
    suspicion(position, ANNA, 3)
    position.treasury = 0
    stage(position, Inquisition())

    assert (opponent(position).unpaid, len(opponent(position).suspicion)) == (1, 2)
    assert position.boards[ANNA].unpaid == 0


# ---------------------------------------------------------------- its points


def test_the_solo_scoring_example_comes_to_76() -> None:
    """Scenario 30: no bonus for workshops, none for goods, at least a point for every outsider."""
    position = alone()
    orders(position, "convert", "garrison", "commission")
    position.orders.cards[:3] = [ORDERS.index(name) for name in ("attack", "garrison", "commission")]
    position.orders.cards[3:] = [ORDERS.index(name) for name in ("absolve", "fortify", "convert")]
    has(position, BOT, strength=12, influence=11, faith=10, paid=1, unpaid=2)
    sent(position, BOT, commissions=6, garrisons=5)
    plain_walls(position, BOT, 2)
    opponent(position).workshops = [2, 1, 1, 1, 1, 0]
    converted(position, BOT, "armourer_1", "lookout_1", "guardian_1", "protector_1", "invader_1", "hunter_1")
    attacked(position, BOT, "thief_1", "traitor_1")

    assert {line: points for line, points in position.score_sheet(AUTOMA).items() if points} == {
        "orders": 14,
        "attributes": 49,
        "commission": 5,
        "garrison": 2,
        "outsiders": 3 + 1 + 3 + 1 + 2 + 1,
        "debts": 1 - 6,
    }
    assert sum(position.score_sheet(AUTOMA).values()) == 76


def test_a_lone_player_wins_by_more_points_and_shares_a_full_tie() -> None:
    position = alone()
    position.over = True
    assert position.winners == [ANNA]
    has(position, BOT, paid=1)
    assert position.winners == []
    has(position, ANNA, paid=2)
    assert position.winners == [ANNA]
    has(position, BOT, paid=2)
    suspicion(position, ANNA, 1)
    assert position.winners == []


def test_in_the_end_its_score_sheet_lies_beside_the_players(capsys: pytest.CaptureFixture[str]) -> None:
    position = alone()
    position.over = True
    has(position, BOT, paid=3)
    print_result(position, paladins.words("en", ["Anna"]))
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]

    assert position.scored == [ANNA, AUTOMA]
    assert rows[0][-2:] == ["Anna", "Automa"]
    assert ["Debts", "0", "3"] in rows
    assert rows[-3][-1] == "3"
