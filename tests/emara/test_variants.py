"""Set-up, the random layout, unrestricted choice, and the readings that a table may choose."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave import emara
from burgrave.games.emara.components import CARDS, LOCATIONS
from burgrave.games.emara.position import Emara
from burgrave.games.emara.setup import Relocate, StartResource
from burgrave.games.emara.turn import PlayCard
from tests.emara.then import at, goods
from tests.titles.given import ANNA, BORIS, offers, play


def new(seats: int, seed: int = 1, **options: Any) -> Emara:
    position = emara.start(seats=seats, seed=seed, **options)
    assert isinstance(position, Emara)
    return position


def places(position: Emara) -> list[list[int]]:
    """Where everybody's councilors stand, in turn order."""
    return [position.claimants[(position.first + turn) % position.seats].councilors for turn in range(position.seats)]


@pytest.mark.parametrize("seed", range(5))
def test_the_first_player_starts_where_the_top_event_says(seed: int) -> None:
    position = new(3, seed)
    card = position.printed.events[position.past[0]]

    assert at(position, position.first) == {LOCATIONS[card.countryside], LOCATIONS[card.town]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_else_starts_one_location_further_with_another_resource(seats: int) -> None:
    position = new(seats)
    first = places(position)[0]

    for turn, councilors in enumerate(places(position)):
        assert councilors == [place // 4 * 4 + (place + turn) % 4 for place in first]
    assert len({tuple(claimant.stock) for claimant in position.claimants}) == seats


def test_a_table_may_start_all_councilors_at_the_same_locations() -> None:
    """Option councilors=same."""
    position = new(4, councilors="same")

    assert len({tuple(councilors) for councilors in places(position)}) == 1
    assert len({tuple(claimant.stock) for claimant in position.claimants}) == 1


def test_everybody_starts_with_the_resource_of_the_own_countryside_location() -> None:
    position = new(4)

    for seat, claimant in enumerate(position.claimants):
        expected = [0, 0, 0, 0]
        expected[position.location_of(seat, 0)] = 1
        assert claimant.stock == expected


def test_eight_advisors_lie_in_the_town_and_eight_leave_the_game() -> None:
    position = new(2)

    assert len(set(position.offer)) == 8
    assert all(card < 16 for card in position.offer)
    assert len(position.stack_b) == 6


def test_all_buildings_start_on_a_number_the_table_agrees_on() -> None:
    position = new(3, building_start=12)

    assert [(claimant.cp, claimant.bp) for claimant in position.claimants] == [(0, 12)] * 3


# ---------------------------------------------------------------- random layout


def relocating() -> Emara:
    """A game in which both start places lie on one ring."""
    games = (new(2, seed, random_layout=True) for seed in range(100))
    return next(game for game in games if isinstance(game.question, Relocate))


def test_the_random_layout_mixes_all_eight_locations() -> None:
    mixed = [sorted(new(2, seed, random_layout=True).rings[:4]) for seed in range(10)]

    assert any(ring != [0, 1, 2, 3] for ring in mixed)


def test_if_both_places_share_a_ring_the_first_player_moves_one_councilor() -> None:
    position = relocating()
    first = position.first
    before = places(position)[0]
    assert len(offers(position)) == 8
    choice = offers(position)[5]

    play_setup(position, choice)

    after = position.claimants[first].councilors
    assert [place // 4 for place in after] == [0, 1]
    assert len(set(before) & set(after)) == 1
    second = position.claimants[1 - first].councilors
    assert second == [place // 4 * 4 + (place + 1) % 4 for place in after]


def play_setup(position: Emara, notation: str) -> None:
    position.play(position.parse(notation))


def test_in_the_random_layout_everybody_chooses_a_resource_in_turn_order() -> None:
    games = (new(2, seed, random_layout=True) for seed in range(100))
    position = next(game for game in games if isinstance(game.question, StartResource))
    first = position.first
    assert position.mover == first
    assert offers(position) == ["take wood", "take grain", "take stone", "take cloth"]

    play_setup(position, "take stone")
    assert position.mover == 1 - first
    play_setup(position, "take stone")

    start_event = position.event()
    if start_event.timing:
        assert [goods(position, seat) for seat in (ANNA, BORIS)] == [{"stone": 1}] * 2


def test_both_councilors_may_stand_in_the_countryside() -> None:
    for seed in range(60):
        position = new(3, seed, random_layout=True)
        while isinstance(position.question, (Relocate, StartResource)):
            position.play(position.legal()[0])
        rural = [all(LOCATIONS.index(name) < 4 for name in at(position, seat)) for seat in range(3)]
        if any(rural):
            return
    raise AssertionError("nobody ever starts in the countryside only")


# ---------------------------------------------------------------- unrestricted choice


def test_with_unrestricted_choice_all_nine_cards_are_in_hand() -> None:
    position = new(2, free_choice=True)

    assert len(offers(position)) == 27
    assert position.view(BORIS)["claimants"][ANNA]["hand"]["cards"] == list(CARDS)


def test_with_unrestricted_choice_cards_return_after_round_three() -> None:
    position = new(1, free_choice=True)
    sizes: dict[int, int] = {}
    while not position.over:
        if isinstance(position.question, PlayCard):
            sizes.setdefault(position.round, len(position.claimants[ANNA].hand))
        choice = next((one for one in offers(position) if one in ("end", "leave", "decline")), offers(position)[0])
        play(position, ANNA, choice)

    assert sizes == {1: 9, 2: 6, 3: 3, 4: 9, 5: 6, 6: 3}


def test_both_variants_can_be_combined() -> None:
    position = new(4, free_choice=True, random_layout=True)

    assert position.audit() == []
