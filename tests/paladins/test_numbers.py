"""Numbers that stand for names: every constant is the place of what it is called after, every block is where it is.

Compiled, only a literal is a constant, so the rules keep literals; here they are held to the tables.
"""

from __future__ import annotations

from types import ModuleType

import pytest

from burgrave.games.paladins import components, crews, position
from burgrave.games.paladins.components import (
    ABILITIES,
    ACTIONS,
    ATTRIBUTE,
    ATTRIBUTES,
    CONDITIONS,
    COVERINGS,
    FAVOUR_SCHEMES,
    FAVOUR_SLOTS,
    LAST_STEP,
    LEFT_ROW,
    OF_CHOICE,
    OF_FAVOUR_CHOICE,
    OF_WALL_CHOICE,
    PAYMENTS,
    PER_SOURCE,
    PROVISION,
    RIGHT,
    RIGHT_ACTIONS,
    SCHEME_CARDS,
    SCHEMES,
    SHEET,
    SIDES,
    SOURCES,
    TOKENS,
    TRIGGERS,
)
from burgrave.games.paladins.crews import COLOURS, CREWS, CRIMINAL, LABOURER, PAIRS, SCOUT, SPACES, WORKERS
from burgrave.games.paladins.evaluate import weights
from burgrave.games.paladins.evaluate.judgement import TOP
from burgrave.games.paladins.evaluate.weights import ESTIMATES
from burgrave.games.paladins.gains import at_once
from burgrave.games.paladins.moves import ACT, MOST_CHOICES
from burgrave.games.paladins.position import PIECE_KINDS, PIECES, kind_of_piece, piece_of

NAMED: list[tuple[ModuleType, tuple[str, ...], dict[str, str]]] = [
    (crews, WORKERS, {name.upper(): name for name in WORKERS}),
    (crews, SPACES, {"ANY": "any"}),
    (components, ATTRIBUTES, {name.upper(): name for name in ATTRIBUTES}),
    (components, ACTIONS, {name.upper(): name for name in ACTIONS}),
    (components, ACTIONS, {"RIGHT": "commission"}),
    (components, LEFT_ROW, {f"ROW_{name.upper()}": name for name in LEFT_ROW}),
    (components, TOKENS, {"ATTRIBUTE": "faith", "PRAYER": "pray"}),
    (components, TOKENS, {name.upper(): name for name in TOKENS[PROVISION:] if name != "pray"}),
    (components, TRIGGERS, {"ON_PAY_DEBT": "pay_debt", "ON_INQUISITION": "inquisition"}),
    (components, TRIGGERS, {name.upper(): name for name in ACTIONS}),
    (
        components,
        CONDITIONS,
        {"ALWAYS": "none", "WITHOUT_SUSPICION": "no_suspicion", "WITH_TWO_OR_MORE": "two_or_more_suspicion"},
    ),
    (components, ABILITIES, {name.upper(): name for name in ABILITIES}),
    (components, SCHEMES, {name.upper(): name for name in SCHEMES}),
    (components, SIDES, {name.upper(): name for name in SIDES}),
    (components, PAYMENTS, {f"FOR_{name.upper()}": name for name in PAYMENTS}),
    (position, PIECE_KINDS, {name.upper(): name for name in PIECE_KINDS}),
    (weights, tuple(ESTIMATES), {name.upper(): name for name in ESTIMATES}),
]
"""Where the constants stand, the table that they number, and which name each of them means."""

REWARDING = (
    *("action", "space", "absolve", "workshop", "townsfolk", "outsider", "wall", "favour", "paladin", "tavern"),
)
"""The tables of what gives rewards."""


@pytest.mark.parametrize(("home", "table", "means"), NAMED, ids=lambda part: getattr(part, "__name__", None))
def test_a_constant_is_the_place_of_its_name(home: ModuleType, table: tuple[str, ...], means: dict[str, str]) -> None:
    assert {constant: table[getattr(home, constant)] for constant in means} == means


def test_workers_stand_between_labourer_and_criminal() -> None:
    """What is neither is a specialist."""
    assert WORKERS[LABOURER] == WORKERS[0]
    assert WORKERS[CRIMINAL] == WORKERS[-1]
    assert WORKERS[SCOUT:CRIMINAL] == ("scout", "merchant", "fighter", "cleric")
    assert len(WORKERS) == COLOURS


def test_crews_of_one_come_before_all_others() -> None:
    assert [len(crew) for crew in CREWS[1:PAIRS]] == [1] * len(WORKERS)
    assert all(len(crew) > 1 for crew in CREWS[PAIRS:])


def test_tokens_are_workers_then_attributes_then_the_rest() -> None:
    assert TOKENS[:ATTRIBUTE] == WORKERS
    assert TOKENS[ATTRIBUTE:PROVISION] == ATTRIBUTES


def test_only_a_criminal_and_what_asks_or_empties_the_treasury_does_not_come_at_once() -> None:
    later = {TOKENS[token] for token in range(len(TOKENS)) if not at_once(token)}

    assert later == {
        *("criminal", "tax", "discard_suspicion", "destroy_debt", "pay_debt"),
        *("pray", "free_recruit", "free_develop"),
    }


def test_the_right_side_is_what_the_sheet_calls_so() -> None:
    assert [name for name in ACTIONS if SHEET.figures["action"][name]["side"] == "right"] == list(ACTIONS[RIGHT:])
    assert len(ACTIONS[RIGHT:]) == RIGHT_ACTIONS
    assert 1 << len(SIDES) == COVERINGS
    assert {*SHEET.figures["automa_left"]} == {*LEFT_ROW}


def test_attributes_end_with_the_track() -> None:
    assert len(SHEET.figures["track"]["attributes"]["vp"]) == LAST_STEP + 1
    assert TOP == LAST_STEP


def test_the_codes_of_actions_follow_one_another() -> None:
    """A turn takes an action and a crew from a code by one division."""
    assert [kind.word for kind in ACT] == list(ACTIONS)
    assert [kind.base for kind in ACT] == [ACT[0].base + n * len(CREWS) for n in range(len(ACTIONS))]


def test_a_piece_is_known_by_its_house_and_its_kind() -> None:
    for house in range(4):
        for kind, name in enumerate(PIECE_KINDS):
            assert PIECES[piece_of(house, kind)] == f"{name}-{house}"
            assert kind_of_piece(piece_of(house, kind)) == kind


def test_every_reward_has_a_place_of_its_own() -> None:
    """Places are blocks of PER_SOURCE, and no table is longer than a block."""
    blocks = {getattr(components, name) for name in vars(components) if name.startswith("OF_")}
    blocks |= {
        first + more * PER_SOURCE for first in (OF_WALL_CHOICE, OF_FAVOUR_CHOICE) for more in range(MOST_CHOICES)
    }

    assert blocks == set(range(0, SOURCES * PER_SOURCE, PER_SOURCE))
    assert OF_CHOICE == OF_WALL_CHOICE == max(blocks) - (2 * MOST_CHOICES - 1) * PER_SOURCE
    for table in (
        "action",
        "space",
        "absolve",
        "workshop",
        "townsfolk",
        "outsider",
        "wall",
        "favour",
        "paladin",
        "tavern",
    ):
        assert len(SHEET.figures[table]) <= PER_SOURCE, table
    for table in ("wall", "favour"):
        assert all(len(record["choice"]) <= MOST_CHOICES for record in SHEET.figures[table].values()), table


def test_a_favour_scheme_waits_on_every_favour_of_the_board() -> None:
    assert [SHEET.figures["scheme"][SCHEME_CARDS[card]]["action"] for card in FAVOUR_SCHEMES] == (
        ["kings_favour"] * FAVOUR_SLOTS
    )
