"""Words for the tests of Crown of Emara: what is given, what the claimants do."""

from __future__ import annotations

from typing import Any

from burgrave import emara
from burgrave.games.emara.claimant import BP_START, CP_SITE, LINES, NONE
from burgrave.games.emara.components import (
    ADVISOR_FAMILY,
    ADVISORS,
    CARDS,
    EVENTS,
    FAVOR_FAMILY,
    FAVORS,
    HUTS,
    LOCATIONS,
    MARKERS,
    RANKS,
    SET_A,
    SET_B,
)
from burgrave.games.emara.position import Emara
from burgrave.games.emara.setup import Relocate, StartResource
from burgrave.games.emara.turn import Turn
from burgrave.kernel.log import Log
from burgrave.kernel.piles import NOBODY, PUBLIC, Pile
from burgrave.kernel.testing import stage
from tests.titles.given import ANNA, play

QUIET = "clear_the_old_forest"
"""An event that is over as soon as the round has started."""


# ---------------------------------------------------------------- given


def start(seats: int = 2, seed: int = 1, **options: Any) -> Emara:
    """A new game in round 1 under a quiet event: Anna begins, nobody has anything, both scales stand at 20 and 30."""
    position = emara.start(seats=seats, seed=seed, **options)
    assert isinstance(position, Emara)
    while isinstance(position.question, (Relocate, StartResource)):
        position.play(position.legal()[0])
    position.log = Log()
    position.first = ANNA
    event(position, QUIET)
    for seat in range(seats):
        given(position, seat, cp=20, bp=30)
    return position


def event(position: Emara, name: str) -> None:
    """The event of this round; the card it replaces goes back into the deck."""
    card = EVENTS.index(name)
    top = len(position.events) - 1
    position.piles()
    cards = position.events.cards
    if card in cards:
        place = cards.index(card)
        cards[place], cards[top] = cards[top], card
    else:
        position.past = [cards[top] if one == card else one for one in position.past]
        cards[top] = card
    position.events.known = [NOBODY] * top + [PUBLIC]


def given(
    position: Emara,
    seat: int,
    *,
    wood: int = 0,
    grain: int = 0,
    stone: int = 0,
    cloth: int = 0,
    coins: int = 0,
    rings: int = 0,
    bread: int = 0,
    books: int = 0,
    cp: int | None = None,
    bp: int | None = None,
) -> None:
    """A claimant with exactly these goods; the scales stay where they are unless something is said about them."""
    claimant = position.claimants[seat]
    claimant.stock = [wood, grain, stone, cloth]
    claimant.coins, claimant.rings, claimant.bread, claimant.books = coins, rings, bread, books
    if cp is not None or bp is not None:
        claimant.cp = claimant.cp if cp is None else cp
        claimant.bp = claimant.bp if bp is None else bp
        claimant.sheet = [0] * len(LINES)
        claimant.sheet[CP_SITE] = claimant.cp
        claimant.sheet[BP_START] = claimant.bp


def standing(position: Emara, seat: int, *locations: str) -> None:
    """Councilors that stand at these locations, one on each ring."""
    places = sorted(position.rings.index(LOCATIONS.index(location)) for location in locations)
    assert [place // 4 for place in places] == [0, 1], locations
    position.claimants[seat].councilors = places


def ring(position: Emara, *locations: str) -> None:
    """Locations in this order, clockwise, on their ring."""
    numbers = [LOCATIONS.index(location) for location in locations]
    first = position.rings.index(numbers[0]) // 4 * 4
    rings = position.rings[:]
    rings[first : first + 4] = numbers
    position.rings = rings


def one_step_before(position: Emara, location: str) -> str:
    """The location from which a single step leads to this one."""
    place = position.rings.index(LOCATIONS.index(location))
    return LOCATIONS[position.rings[place // 4 * 4 + (place + 3) % 4]]


def craftsmen(position: Emara, seat: int, *huts: str) -> None:
    """Craftsmen who work in huts already."""
    position.huts = position.huts[:]
    for hut in huts:
        position.huts[HUTS.index(hut)] = seat
    position.claimants[seat].craftsmen += len(huts)


def advisor(position: Emara, seat: int, *names: str) -> None:
    """Advisors who were recruited before."""
    for name in names:
        number = ADVISORS.index(name)
        lay_out(position, name)
        space = position.offer.index(number)
        position.offer = position.offer[:]
        position.offer[space] = NONE
        position.claimants[seat].advisors |= 1 << number


def lay_out(position: Emara, name: str, location: str | None = None) -> None:
    """An advisor that lies in the town, perhaps at a certain location; another one makes room for it."""
    number = ADVISORS.index(name)
    position.offer = position.offer[:]
    spaces = range(8)
    if location is not None:
        first = (LOCATIONS.index(location) - 4) * 2
        spaces = range(first, first + 2)
    if number in position.offer:
        space = position.offer.index(number)
        if space not in spaces:
            position.offer[space], position.offer[spaces[0]] = position.offer[spaces[0]], number
        return
    if number in SET_B:
        # A card of the stack changes places with one that takes its turn there later.
        cards = [card for card in position.stack_b.cards if card != number]
        filled = next((space for space in spaces if position.offer[space] == NONE), None)
        if filled is None:
            filled = next(space for space in spaces if position.offer[space] in SET_A)
            freed = position.offer[filled]
            position.claimants[-1].advisors |= 1 << freed
        position.offer[filled] = number
        position.stack_b = Pile(ADVISOR_FAMILY, cards, [NOBODY] * len(cards))
        return
    space = next(place for place in spaces if position.offer[place] in SET_A)
    position.offer[space] = number


def favor(position: Emara, seat: int, *names: str) -> None:
    """Favour tokens that were kept before."""
    for name in names:
        number = FAVORS.index(name)
        cards = [card for card in position.favors.cards if card != number]
        position.favors = Pile(FAVOR_FAMILY, cards, [NOBODY] * len(cards))
        position.claimants[seat].favors |= 1 << number


def rank(position: Emara, seat: int, name: str, card: int = 0) -> None:
    """A rank that was reached before; `card` is how many others had taken it."""
    number = RANKS.index(name) + 1
    position.nobles = position.nobles[:]
    for lower in range(number):
        position.nobles[lower] += 1
    position.claimants[seat].rank = number
    position.claimants[seat].rank_card = position.printed.nobles[number - 1][card]


def marker(position: Emara, name: str, shows: int) -> None:
    """A marker turned so that it shows this number."""
    number = MARKERS.index(name)
    side = position.printed.markers[number].sides[position.seats]
    position.markers = position.markers[:]
    position.markers[number] = side.index(shows)


def hand(position: Emara, seat: int, *names: str) -> None:
    """The cards in hand; the others are in the deck."""
    claimant = position.claimants[seat]
    numbers = [CARDS.index(name) for name in names]
    rest = [card for card in range(len(CARDS)) if card not in numbers and card not in claimant.slots]
    claimant.played = []
    claimant.hand = Pile(claimant.hand.family, numbers, [1 << seat] * len(numbers))
    claimant.deck = Pile(claimant.deck.family, rest, [NOBODY] * len(rest))


def playing(position: Emara, seat: int = ANNA, card: str = "take_wood", slot: int = 1, *, moved: bool = True) -> None:
    """The seat's turn: the card lies in the slot and has given what it gives; the movement is made, or still owed."""
    claimant = position.claimants[seat]
    number = CARDS.index(card)
    claimant.slots = [NONE] * 3
    hand(position, seat, card)
    claimant.hand = Pile(claimant.hand.family, [], [])
    claimant.slots[slot - 1] = number
    position.turn = seat
    position.card = number
    position.slot = slot - 1
    position.moved = moved
    position.card_done = number < CARDS.index("trade")
    position.bonus = position.used = 0
    position.swapped = NONE
    stage(position, Turn(seat))


def visiting(position: Emara, location: str, seat: int = ANNA) -> None:
    """A councilor takes the one step that leads to this location, in a turn under way."""
    other = LOCATIONS[position.rings[4 if position.rings.index(LOCATIONS.index(location)) < 4 else 0]]
    standing(position, seat, one_step_before(position, location), other)
    playing(position, seat, moved=False)
    play(position, seat, f"move {one_step_before(position, location)} to {location}")
