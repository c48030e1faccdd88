"""The groups of dice at court, told apart as they were placed."""

from __future__ import annotations

import re

import pytest

from burgrave.games.kingsburg.drawing.court import CELL, SHIFT, SMALLEST, place
from burgrave.games.kingsburg.drawing.groups import DiceGroup, groups_on
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.position import NEUTRAL, Kingsburg
from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import stage
from tests.kingsburg.given import given, rolled, row_to, sits, start, value_of
from tests.titles.drawn import drawn
from tests.titles.given import ANNA, BORIS, play

pytestmark = pytest.mark.once


def on(position: Kingsburg, advisor: str) -> list[DiceGroup]:
    return groups_on(position.view(ANNA), value_of(advisor))


def both_of_anna(position: Kingsburg, first: str, second: str) -> None:
    """Anna places twice on the same advisor; the second time she sends the envoy."""
    position.order = [ANNA, BORIS]
    rolled(position, BORIS, 1)
    sits(position, NEUTRAL, "jester")
    position.envoy = ANNA
    stage(position, Influence())
    play(position, ANNA, first, second)


def test_two_groups_of_the_same_governor_lie_apart() -> None:
    """2+4 and 6 on the Alchemist."""
    position = start(seats=2)
    rolled(position, ANNA, 2, 4, 6)

    both_of_anna(position, "place 2+4 on alchemist", "place 6 on alchemist")

    assert sorted(group.faces for group in on(position, "alchemist")) == [(2, 4), (6,)]
    assert {group.seat for group in on(position, "alchemist")} == {ANNA}


def test_token_and_market_lie_with_their_own_group() -> None:
    """3 with token and Market up, and 6 alone."""
    position = start(seats=2)
    given(position, ANNA, *row_to("market"), tokens=1)
    rolled(position, ANNA, 3, 6)

    both_of_anna(position, "place 3 +2 market+1 on alchemist", "place 6 on alchemist")

    assert {(group.faces, group.token, group.market) for group in on(position, "alchemist")} == {
        ((3,), True, 1),
        ((6,), False, 0),
    }


def test_no_group_is_made_of_white_dice_alone() -> None:
    """6 and 2+4 with a white 4: the white die keeps company with the coloured one."""
    position = start(seats=2)
    rolled(position, ANNA, 2, 6, white=[4])

    # The third place is for a coloured die, so that the white one is told from it.
    position.provinces[ANNA].dice, position.provinces[ANNA].placed = [2, 6, 6, 4], [0, 0, 0, 0]
    both_of_anna(position, "place 6 on alchemist", "place 2+4w on alchemist")

    assert sorted(group.faces for group in on(position, "alchemist")) == [(2, 4), (6,)]


def test_whatever_is_placed_every_group_reaches_its_advisor() -> None:
    """Over random seasons with tokens, Market, white dice and the envoy."""
    rng = Rng(5)
    pairs = 0
    for seed in range(150):
        position = start(seats=2 + seed % 3, seed=seed)
        for seat in range(position.seats):
            given(position, seat, *row_to("farms"), tokens=1)
            rolled(position, seat, *(1 + rng.below(6) for _ in range(3)), white=[1 + rng.below(6)])
        position.envoy = rng.below(position.seats)
        stage(position, Influence())
        while position.asked:
            moves = position.legal()
            position.play(moves[rng.below(len(moves) - 1) + 1])
        view = position.view(None)
        for advisor in range(1, 19):
            groups = groups_on(view, advisor)
            pairs += len(groups) == 2
            for group in groups:
                assert sum(group.faces) + 2 * group.token + group.market == advisor
                assert min(group.dice) < 3
    assert pairs > 30


def test_both_groups_are_drawn_on_a_ribbon_of_their_own() -> None:
    position = start(seats=2)
    rolled(position, ANNA, 2, 4, 6)
    both_of_anna(position, "place 2+4 on alchemist", "place 6 on alchemist")

    court = next(panel for panel in drawn(position, ANNA) if panel.id == "court")

    assert court.body.count('class="ribbon"') == 2
    assert "taken by Анна<" in court.body or 'taken by Анна"' in court.body


def court_with_a_shared_general() -> str:
    """The court as drawn: four dice, a token and the Market's shift of Anna, two dice of Boris by the envoy."""
    position = start(seats=2)
    given(position, ANNA, *row_to("market"), tokens=1)
    rolled(position, ANNA, 2, 3, 6, white=[4])
    rolled(position, BORIS, 1, 4, 6)
    position.order = [ANNA, BORIS]
    position.envoy = BORIS
    stage(position, Influence())
    play(position, ANNA, "place 2+3+4w +2 market-1 on general")
    play(position, BORIS, "place 4+6 on general")

    return next(panel for panel in drawn(position, ANNA) if panel.id == "court").body


def test_the_markets_shift_has_room_on_the_ribbon_of_a_shared_advisor() -> None:
    """It stands within the ribbon, and no die under it."""
    court = court_with_a_shared_general()
    shift = float(re.findall(r'<text x="([\d.]+)"[^>]*>−1</text>', court)[0])
    ribbons = [
        (float(x), float(x) + float(w))
        for x, w in re.findall(r'<rect x="([\d.]+)"[^>]* width="([\d.]+)"[^>]*class="ribbon"', court)
    ]

    assert any(left + SHIFT / 2 <= shift <= right - SHIFT / 2 + 1 for left, right in ribbons)


def test_dice_on_a_shared_advisor_stay_large_enough_to_be_read() -> None:
    """Five pieces and two: the ribbons lie one above the other, within the advisor's cell."""
    court = court_with_a_shared_general()
    found = re.findall(r'<rect x="([\d.]+)" y="([\d.]+)"[^>]* height="([\d.]+)"[^>]*class="ribbon"', court)
    (left, top, height), (other_left, other_top, other_height) = [tuple(map(float, ribbon)) for ribbon in found]

    assert left == other_left
    assert top + height <= other_top
    assert other_top + other_height < place(value_of("general"))[1] + CELL[1]
    assert min(height, other_height) > SMALLEST
