"""Paladins drawn: what its tips tell, and the parts of its boards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from burgrave.drawing.panel import Panel
from burgrave.games.paladins.components import (
    FAVOURS,
    OF_FAVOUR,
    OF_FAVOUR_CHOICE,
    OUTSIDERS,
    TOWNSFOLK,
    PaladinsComponents,
)
from burgrave.games.paladins.drawing.brush import choice_parts
from burgrave.games.paladins.drawing.tips import favour_tip
from burgrave.kernel.position import Position
from burgrave.kernel.title import title_named
from tests.paladins.alone import BOT, alone
from tests.paladins.given import (
    attacked,
    converted,
    has,
    opponent,
    paladin,
    party,
    plain_walls,
    sent,
    start,
    suspicion,
    townsfolk,
    turn,
)
from tests.titles.drawn import drawn, pieces
from tests.titles.given import ANNA, BORIS, play

pytestmark = pytest.mark.once

TITLE = title_named("paladins")


def test_the_tips_tell_the_figures_that_are_played_with() -> None:
    corrected = {"develop": {"silver": 6}, "pray": {"silver": 3}, "trade": {"spaces": ["any", "criminal"]}}
    position = TITLE.start(seats=2, seed=1, components=TITLE.components({"action": corrected}))
    while position.mover != 0 or "action-0-pray" not in tips_of(position):
        position.play(position.legal(position.mover)[0], position.mover)
    tips = tips_of(position)

    assert "Pay 6 silver" in tips["action-0-develop"]
    assert "Pay 3 silver" in tips["action-0-pray"]
    assert "any worker, criminal" in tips["action-0-trade"]
    assert "two workers: 3 silver" in tips["action-0-trade"]
    assert "Gives: 1 influence" in tips["action-0-commission"]
    assert "−3 for every unpaid debt, +1 for every paid one" in tips["debts"]
    assert tips["debt-0"] == tips["debt-1"] == tips["debts"]


def test_a_favour_with_a_reward_and_a_choice_tells_both() -> None:
    corrected = {"any_attribute": {"reward": {"criminal": 1}}}
    printed = TITLE.components({"favour": corrected})
    assert isinstance(printed, PaladinsComponents)

    tip = favour_tip(printed, TITLE.words("en"), FAVOURS.index("any_attribute"))
    assert "Gives: 1 criminal; 1 faith / 1 influence / 1 strength." in tip
    assert choice_parts(printed, OF_FAVOUR + 2, OF_FAVOUR_CHOICE + 2, 3) == [
        *("@criminal", "+", "@faith", "/", "@influence", "/", "@strength")
    ]


def test_a_card_is_named_whatever_its_number() -> None:
    """Two cards of one name are told apart by it, as moves do."""
    position = start()
    townsfolk(position, "missionary_1", "missionary_2")
    drawn = pieces_drawn(position)

    for slot, name in ((1, "Missionary 1"), (2, "Missionary 2")):
        assert name in "".join(drawn[f"townsfolk-{slot}"].itertext())


def test_the_opponent_s_stack_of_markers_and_its_last_scheme_are_drawn() -> None:
    position = alone()
    automa = opponent(position)
    automa.stack = [1, 0, 2]
    automa.drawn = [automa.schemes.draw()]
    labels = {id: part.get("aria-label", "") for id, part in pieces_drawn(position).items()}

    assert labels["automa-stack"].startswith("Stack of attribute markers from the top: influence, faith, strength.")
    assert "discarded: 1; the last one: " in labels["automa-schemes"]


def test_the_opponent_s_outpost_is_called_its_own() -> None:
    position = alone()
    sent(position, BOT, garrisons=1)
    labels = [part.get("aria-label", "") for part in pieces_drawn(position).values()]

    assert any(label.endswith("outpost of Automa") for label in labels)


def test_fewer_points_than_none_have_a_minus_sign() -> None:
    position = start()
    has(position, ANNA, unpaid=2)
    piece = pieces_drawn(position)["points-0"]

    assert "−6" in "".join(piece.itertext())
    assert piece.get("aria-label") == "−6 points so far"


@pytest.mark.parametrize("eyes", [ANNA, None])
def test_a_full_board_has_as_many_parts_as_an_empty_one(eyes: int | None) -> None:
    position = start()
    empty = [len(panel.parts) for panel in drawn(position, eyes)]
    has(position, ANNA, labourer=3, scout=3, merchant=3, fighter=3, cleric=3, criminal=5)
    suspicion(position, ANNA, 9)
    party(position, ANNA, *TOWNSFOLK[:12])
    converted(position, ANNA, *OUTSIDERS[:7])
    attacked(position, ANNA, *OUTSIDERS[7:14])
    plain_walls(position, ANNA, 7)
    panels = drawn(position, eyes)

    assert [len(panel.parts) for panel in panels] == empty
    found = list(pieces(panels))
    kinds = ["party-0-", "converted-0-", "attacked-0-", "wall-0-"]
    assert [sum(id.startswith(kind) for id in found) for kind in kinds] == [12, 7, 7, 7]


def test_the_opponent_s_board_has_as_many_parts_however_much_it_has_won() -> None:
    position = alone()
    empty = [len(panel.parts) for panel in drawn(position, ANNA)]
    suspicion(position, BOT, 3)
    converted(position, BOT, *OUTSIDERS[:7])

    assert [len(panel.parts) for panel in drawn(position, ANNA)] == empty


def test_a_worker_who_hunts_changes_few_parts_of_the_boards() -> None:
    """The provisions, the worker, the place that is free now, the action, and the board of whoever comes next."""
    position = start()
    for seat in (ANNA, BORIS):
        paladin(position, seat, "roland")
    has(position, ANNA, labourer=2)
    turn(position, ANNA)
    before = drawn(position, ANNA)
    play(position, ANNA, "hunt labourer")
    changed = changed_since(before, drawn(position, ANNA))

    assert len(changed) == 5
    assert re.findall(' id="(.*?)"', "".join(changed)) == ["provisions-0", "action-0-hunt"]


def test_a_second_row_of_workers_moves_what_is_below_as_a_whole() -> None:
    """The worker, the places that are free in the new row, and where both sides of the actions begin."""
    position = start()
    for seat in (ANNA, BORIS):
        paladin(position, seat, "roland")
    has(position, ANNA, labourer=3, scout=3, merchant=2)
    turn(position, ANNA)
    before = drawn(position, ANNA)
    has(position, ANNA, merchant=3)
    after = drawn(position, ANNA)
    changed = changed_since(before, after)

    assert after[0].height > before[0].height
    assert len(changed) == 4
    assert re.findall(' id="(.*?)"', "".join(changed)) == ["worker-0-merchant-2"]


def changed_since(before: list[Panel], after: list[Panel]) -> list[str]:
    """The parts of boards that are not what they were."""
    return [
        part
        for panel, old in zip(after, before, strict=True)
        for part, was in zip(panel.parts, old.parts, strict=True)
        if part != was
    ]


def pieces_drawn(position: Position) -> dict[str, Any]:
    return pieces(drawn(position, 0))


def tips_of(position: Position) -> dict[str, str]:
    return {id: part.get("data-tip", "") for id, part in pieces(drawn(position, 0)).items()}
