"""Virtue and corruption, and the first two phases of a turn, by the rulebook's examples and words."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.cards import DrawUp, PlayCard, ShiftCards
from burgrave.games.viscounts.collision import Collision
from burgrave.games.viscounts.effects import resolve
from burgrave.games.viscounts.movement import Move
from burgrave.kernel.testing import stage
from tests.titles.given import asked, offers, play
from tests.viscounts.given import BLUE, RED, YELLOW, at, board, has, opened, owns, pile, start
from tests.viscounts.then import discard, hand, holdings, location, markers, slots

# ---------------------------------------------------------------- virtue and corruption


def test_markers_that_meet_move_on_together() -> None:
    """E1. Corruption on 3, virtue on 4: the first virtue stacks them on 3, the second takes both to 2."""
    position = start()
    has(position, RED, corruption=3, virtue=4)

    position.ennoble(RED, 1)
    assert markers(position, RED) == (3, 3)
    position.ennoble(RED, 1)
    assert markers(position, RED) == (2, 2)


def test_a_stack_at_the_end_of_the_track_stays() -> None:
    """C3."""
    position = start()
    has(position, RED, corruption=6, virtue=6)
    position.corrupt(RED, 1)
    assert markers(position, RED) == (6, 6)
    has(position, RED, corruption=0, virtue=0)
    position.ennoble(RED, 1)
    assert markers(position, RED) == (0, 0)


def test_corruption_comes_before_virtue() -> None:
    """C4. Corruption on 2, virtue on 4, one of each: stacked on 3, not on 2."""
    position = start()
    has(position, RED, corruption=2, virtue=4)
    both = position.printed.effect([{"virtue": 1, "corruption": 1}])

    resolve(position, RED, both)

    assert markers(position, RED) == (3, 3)


# ---------------------------------------------------------------- phase 1: cards


def test_the_journeyman_leaves_the_board_with_a_free_hire_and_virtue() -> None:
    """E2."""
    position = start()
    board(position, RED, "abbot", "squire", "journeyman")
    pile(position, "lake", "mason")

    stage(position, ShiftCards(RED))
    assert discard(position, RED)[-1:] == ["journeyman"]
    play(position, RED, "recruit lake")

    assert slots(position, RED) == ["", "abbot", "squire"]
    assert asked(position) == "NewOrder"
    play(position, RED, "arrange - squire abbot")
    assert discard(position, RED)[-2:] == ["journeyman", "mason"]
    assert markers(position, RED) == (0, 5)


@pytest.mark.parametrize(("others", "corruption"), [(("", "abbot", ""), 2), (("", "thief", ""), 3)])
def test_a_criminal_brings_corruption_for_every_criminal_on_the_board(others: tuple[str, ...], corruption: int) -> None:
    """E3. Antagonist: two criminals of her own, one more with the Thief; then her debt."""
    position = start()
    owns(position, RED, board=others, hand=("antagonist", "squire"), deck=("labourer",))
    stage(position, PlayCard(RED))

    play(position, RED, "play antagonist")

    assert markers(position, RED) == (corruption, 6)
    assert holdings(position, RED) == {"debts": 1}


def test_who_is_no_criminal_brings_no_corruption() -> None:
    """Ruling 3. Also with criminals on the board."""
    position = start()
    owns(position, RED, board=("", "thief", ""), hand=("abbot", "squire"), deck=("labourer",))
    stage(position, PlayCard(RED))
    play(position, RED, "play abbot")
    assert markers(position, RED) == (0, 6)


def test_without_a_hand_the_top_of_the_deck_is_played_unseen() -> None:
    """Ruling 5."""
    position = start()
    owns(position, RED, board=("", "abbot", ""), deck=("squire", "labourer"), discard=("trader",))
    stage(position, PlayCard(RED))
    assert slots(position, RED) == ["labourer", "abbot", ""]


def test_with_three_cards_the_right_one_is_shuffled_and_played_again() -> None:
    """C2. The shuffle counts: virtue without a criminal."""
    position = start()
    owns(position, RED, board=("abbot", "squire", "labourer"))

    stage(position, ShiftCards(RED), PlayCard(RED))

    assert slots(position, RED) == ["labourer", "abbot", "squire"]
    assert markers(position, RED) == (0, 5)


@pytest.mark.parametrize(
    ("cards", "moved"), [(("thief", "pickpocket", "abbot"), (1, 6)), (("trader", "squire", "abbot"), (0, 5))]
)
def test_a_shuffle_brings_one_corruption_or_one_virtue(cards: tuple[str, ...], moved: tuple[int, int]) -> None:
    """C1. With two criminals on the board still only one corruption; then the card is drawn."""
    position = start()
    owns(position, RED, board=cards, hand=("labourer", "financier"), discard=("journeyman", "lender"))

    stage(position, DrawUp(RED))

    assert markers(position, RED) == moved
    assert len(hand(position, RED)) == 3


def test_a_stack_made_while_drawing_waits_for_the_next_collision() -> None:
    """C1. Phase 5 of this turn is over."""
    position = start()
    owns(position, RED, board=("abbot", "squire", "labourer"), hand=("trader", "financier"), discard=("lender",))
    has(position, RED, corruption=3, virtue=4)

    stage(position, Collision(RED), DrawUp(RED))

    assert markers(position, RED) == (3, 3)
    assert holdings(position, RED) == {}
    stage(position, Collision(RED))
    assert markers(position, RED) == (0, 6)


def test_drawing_stops_when_there_are_no_cards() -> None:
    """Ruling 7. Both piles empty: nothing is drawn, nothing is gained."""
    position = start()
    owns(position, RED, board=("abbot", "squire", "labourer"), hand=("trader",))
    stage(position, DrawUp(RED))
    assert hand(position, RED) == ["trader"]
    assert markers(position, RED) == (0, 6)


# ---------------------------------------------------------------- phase 2: movement


def test_where_the_abbot_can_ride() -> None:
    """E5. From a left location two steps: the next left, the next inner, the own right by the inner road."""
    position = start()
    board(position, RED, "abbot")
    at(position, RED, "1")

    stage(position, Move(RED))

    assert offers(position) == ["go 2", "go 3", "go meadow"]


@pytest.mark.parametrize(
    ("origin", "ends"), [("1", ["go 2", "go lake"]), ("2", ["go 3"]), ("lake", ["go 2", "go meadow"])]
)
def test_steps_from_every_kind_of_location(origin: str, ends: list[str]) -> None:
    """E5. Left: right or inner. Right: the next left. Inner: the own right or the next inner."""
    position = start()
    board(position, RED, "trader")
    at(position, RED, origin)
    stage(position, Move(RED))
    # A single way needs no question.
    assert (offers(position) or [f"go {location(position, RED)}"]) == ends


def test_silver_takes_a_viscount_farther() -> None:
    """Ruling 15. One silver a step; the cheapest way to a location is taken."""
    position = start()
    board(position, RED, "trader")
    at(position, RED, "1")
    has(position, RED, silver=2)
    stage(position, Move(RED))
    assert "go 4" in offers(position)
    assert "go 5" not in offers(position)

    play(position, RED, "go 3")

    assert holdings(position, RED) == {"silver": 1}


def test_the_card_played_says_how_far_wherever_it_lies() -> None:
    """Ruling 15. The Architect lets herself be moved to another slot; it is still one step."""
    position = start()
    owns(position, RED, ("", "abbot", "squire"), ("architect", "labourer"), ("trader",))
    at(position, RED, "1")
    stage(position, PlayCard(RED), Move(RED))

    play(position, RED, "play architect", "choose rearrange", "arrange abbot architect squire")

    assert offers(position) == ["go 2", "go lake"]


def test_the_first_trading_post_adds_a_step_for_nothing() -> None:
    """Ruling 15. It need not be used."""
    position = start()
    board(position, RED, "trader")
    at(position, RED, "2")
    opened(position, RED, "trading_post_1")
    stage(position, Move(RED))
    assert offers(position) == ["go 3", "go 4", "go meadow"]


def test_a_viscount_can_ride_the_whole_way_round() -> None:
    """Back to where it began, which is dear."""
    position = start()
    board(position, RED, "trader")
    at(position, RED, "lake")
    has(position, RED, silver=4)
    stage(position, Move(RED))
    play(position, RED, "go lake")
    assert holdings(position, RED) == {}


def test_who_is_met_may_reorder_cards() -> None:
    """Ruling 17. Blue first, then Yellow: clockwise from the active player."""
    position = start(seats=3)
    for seat in (BLUE, YELLOW):
        board(position, seat, "abbot", "squire", "thief")
        at(position, seat, "3")
    board(position, RED, "trader")
    at(position, RED, "2")
    stage(position, Move(RED))

    assert len(offers(position, "arrange")) == 6
    play(position, BLUE, "arrange thief squire abbot")
    play(position, YELLOW, "arrange abbot squire thief")

    assert slots(position, BLUE) == ["thief", "squire", "abbot"]
    assert slots(position, YELLOW) == ["abbot", "squire", "thief"]
