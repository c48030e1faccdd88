"""The automa: what its actions do, and its points."""

from __future__ import annotations

import pytest

from burgrave import paladins
from burgrave.cli.result import print_result
from burgrave.games.paladins.automa import AutomaTurn
from burgrave.games.paladins.automa_actions import Spoils, choose_outsider
from burgrave.games.paladins.components import (
    ATTACK,
    BOARD_SPACES,
    CONVERT,
    FAVOURS,
    OF_SPACE,
    ORDERS,
    OUTSIDERS,
    WALLS,
)
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.inquisition import Inquisition
from burgrave.games.paladins.position import Paladins
from burgrave.kernel.agenda import Step
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.testing import stage
from tests.paladins.alone import BOT, acts, alone, busy
from tests.paladins.given import (
    attacked,
    converted,
    favours,
    has,
    jars,
    next_suspicion,
    next_wall,
    opponent,
    orders,
    outsiders,
    party,
    plain_walls,
    schemes,
    sent,
    suspicion,
    townsfolk,
)
from tests.paladins.then import attributes, row_of_townsfolk, standing_on
from tests.titles.given import ANNA, play

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
    """Ruling 55: the other one only if it has no debt to pay."""
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

    assert rows[0][-2:] == ["Anna", "Automa"]
    assert ["Debts", "0", "3"] in rows
    assert rows[-3][-1] == "3"
