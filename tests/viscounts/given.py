"""Words for the tests of Viscounts: what is given, what the players do."""

from __future__ import annotations

from typing import Any

from burgrave import viscounts
from burgrave.games.viscounts.components import (
    BUILDINGS,
    BUILDINGS_EACH,
    CARDS,
    FIRST_HERO,
    FIRST_SCHEME,
    FIRST_STARTER,
    LOCATIONS,
    MANUSCRIPTS,
    RIBBONS,
    SCHEMES,
    SECTIONS,
    SEGMENTS,
    SPOTS,
)
from burgrave.games.viscounts.flow import Turn
from burgrave.games.viscounts.player import NONE, Household
from burgrave.games.viscounts.position import Viscounts
from burgrave.kernel.log import Log
from burgrave.kernel.piles import NOBODY, PUBLIC, Pile
from burgrave.kernel.testing import stage

RED, BLUE, YELLOW, GREEN = range(4)
AI = 1
"""The automa in a solo game."""

QUIET_CARDS = {0, 1, 3, 6, 9}
"""Player cards that bring neither workers nor townsfolk, manuscripts or buildings."""


# ---------------------------------------------------------------- given


def start(seats: int = 2, seed: int = 1, **options: Any) -> Viscounts:
    """A game in its first round: nobody owns anything but the first nine cards; Red goes first."""
    while True:
        position = viscounts.start(seats=seats, seed=seed, **options)
        assert isinstance(position, Viscounts)
        if set(position.pair_cards) <= QUIET_CARDS:
            break
        seed += 1
    while position.round == 0:
        position.play(position.legal()[0])
    position.log = Log()
    position.first = RED
    for player in position.players:
        player.silver = player.ink = player.stone = player.gold = player.generic = 0
        player.debts = player.paid = player.deeds = player.approved = 0
        player.corruption, player.virtue = 0, 6
        player.built = player.permanent = 0
        player.slots = [NONE, NONE, NONE]
    position.spots = [NONE] * len(SPOTS)
    position.ring = list(range(5))
    position.facing = list(range(5))
    position.look_round()
    return position


def position_of(position: Viscounts, seat: int) -> Household:
    return position.players[seat]


def fetch(position: Viscounts, seat: int, name: str) -> int:
    """Take a card from wherever it is, so that it can be put somewhere."""
    card = CARDS.index(name)
    if card >= FIRST_HERO:
        return fetch_own(position, seat, card)
    for segment, pile in enumerate(position.townsfolk):
        if card in pile.cards:
            pile = pile.copy()
            pile.take(pile.cards.index(card))
            if len(pile):
                pile.known = [NOBODY] * (len(pile) - 1) + [PUBLIC]
            position.townsfolk = [*position.townsfolk[:segment], pile, *position.townsfolk[segment + 1 :]]
            return card
    for other in range(position.seats):
        if card in position.players[other].cards():
            return fetch_own(position, other, card)
    assert card in position.box, f"{name} is nowhere"
    position.box = [other for other in position.box if other != card]
    return card


def fetch_own(position: Viscounts, seat: int, card: int) -> int:
    """Take a card out of a player's zones; a hero that nobody has comes out of the box for one that is there."""
    player = position.players[seat]
    for pile_name in ("hand", "deck"):
        pile = getattr(player, pile_name).copy()
        if card in pile.cards:
            pile.take(pile.cards.index(card))
            setattr(player, pile_name, pile)
            return card
    if card in player.discard:
        player.discard = [other for other in player.discard if other != card]
    elif card in player.slots:
        player.slots = [NONE if other == card else other for other in player.slots]
    elif card in position.box:
        box = position.box[:]
        box.remove(card)
        position.box = box
    else:
        heroes = [other for other in player.cards() if FIRST_HERO <= other < FIRST_STARTER]
        assert FIRST_HERO <= card < FIRST_STARTER, f"{CARDS[card]} is nowhere"
        fetch_own(position, seat, heroes[0])
    return card


def owns(
    position: Viscounts,
    seat: int,
    board: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    deck: tuple[str, ...] = (),
    discard: tuple[str, ...] = (),
) -> None:
    """Exactly these cards: the board from left to right ("" for an empty slot), the deck with its top last."""
    player = position.players[seat]
    slots = [fetch(position, seat, name) if name else NONE for name in (*board, "", "", "")[:3]]
    hands = [fetch(position, seat, name) for name in hand]
    decks = [fetch(position, seat, name) for name in deck]
    discards = [fetch(position, seat, name) for name in discard]
    position.box = [*position.box, *player.cards()]
    family = player.deck.family
    player.slots = slots
    player.hand = Pile(family, hands, [1 << seat] * len(hands))
    player.deck = Pile(family, decks, [NOBODY] * len(decks))
    player.discard = discards


def board(position: Viscounts, seat: int, *cards: str) -> None:
    """These cards on the board from left to right, the first one just played; the others stay in the deck."""
    player = position.players[seat]
    for name in (CARDS[card] for card in player.slots if card != NONE):
        player.discard = [*player.discard, CARDS.index(name)]
    player.slots = [NONE, NONE, NONE]
    slots = [fetch(position, seat, name) if name else NONE for name in (*cards, "", "", "")[:3]]
    player.slots = slots
    position.played = slots[0]


def pile(position: Viscounts, segment: str, *cards: str) -> None:
    """Townsfolk on a pile, the last one on top; none: the pile is empty."""
    at = SEGMENTS.index(segment)
    if not cards:
        position.box = [*position.box, *position.townsfolk[at].cards]
        empty = Pile(position.townsfolk[at].family, [], [])
        position.townsfolk = [*position.townsfolk[:at], empty, *position.townsfolk[at + 1 :]]
        return
    fetched = [fetch(position, RED, name) for name in cards]
    below = [*position.townsfolk[at].cards, *fetched]
    new = Pile(position.townsfolk[at].family, below, [NOBODY] * (len(below) - 1) + [PUBLIC])
    position.townsfolk = [*position.townsfolk[:at], new, *position.townsfolk[at + 1 :]]


def manuscript_on(position: Viscounts, segment: str, name: str | None) -> None:
    """A manuscript on top of a pile; None: the pile is empty, its manuscripts lie under another one."""
    at = SEGMENTS.index(segment)
    piles = [old.copy() for old in position.manuscripts]
    if name is None:
        piles[(at + 1) % 5].cards[:0] = piles[at].cards
        piles[at].cards = []
    else:
        card = MANUSCRIPTS.index(name)
        for other in piles:
            if card in other.cards:
                other.cards.remove(card)
        piles[at].cards.append(card)
    for other in piles:
        other.known = [NOBODY] * (len(other.cards) - 1) + [PUBLIC] * bool(other.cards)
    position.manuscripts = piles


def manuscripts(position: Viscounts, seat: int, *names: str) -> None:
    """Manuscripts that somebody has already."""
    for name in names:
        card = MANUSCRIPTS.index(name)
        piles = [old.copy() for old in position.manuscripts]
        for other in piles:
            if card in other.cards:
                other.cards.remove(card)
                other.known = [NOBODY] * (len(other.cards) - 1) + [PUBLIC] * bool(other.cards)
        position.manuscripts = piles
        position.players[seat].manuscripts = [*position.players[seat].manuscripts, card]


def bonus(position: Viscounts, seat: int, ribbon: str) -> None:
    """A clergy bonus card that somebody has already."""
    bonuses = position.bonuses[:]
    bonuses[RIBBONS.index(ribbon)] = seat
    position.bonuses = bonuses
    position.refresh(seat)


def at(position: Viscounts, seat: int, location: str) -> None:
    """Where a viscount stands."""
    position.players[seat].viscount = LOCATIONS.index(location)


def has(position: Viscounts, seat: int, **amounts: int) -> None:
    """Goods, debts, deeds, markers."""
    for name, amount in amounts.items():
        setattr(position.players[seat], name, amount)


def built(position: Viscounts, seat: int, **spots: str) -> None:
    """Buildings that stand on the main board: spot="workshop_1"."""
    for spot, building in spots.items():
        place(position, seat, BUILDINGS.index(building), SPOTS.index(spot))


def place(position: Viscounts, seat: int, building: int, spot: int) -> None:
    spots = position.spots[:]
    spots[spot] = BUILDINGS_EACH * seat + building
    position.spots = spots
    position.players[seat].built |= 1 << building
    position.refresh(seat)


def opened(position: Viscounts, seat: int, *buildings: str) -> None:
    """Buildings that stand somewhere far away: their spaces are open."""
    for building in buildings:
        free = [spot for spot in range(len(SPOTS) - 1, -1, -1) if position.spots[spot] == NONE]
        place(position, seat, BUILDINGS.index(building), free[0])


def workers(position: Viscounts, tier: int, section: str, **amounts: int) -> None:
    """Workers in the castle: workers(position, 1, "flip", blue=2)."""
    seats = {"red": RED, "blue": BLUE, "yellow": YELLOW, "green": GREEN, "ai": AI}
    for colour, amount in amounts.items():
        seat = seats[colour]
        position.players[seat].workers -= amount
        if tier == 3:
            tier3 = position.tier3[:]
            tier3[seat] += amount
            position.tier3 = tier3
        else:
            name = f"tier{tier}"
            tiers = getattr(position, name)[:]
            tiers[SECTIONS.index(section) * len(position.players) + seat] += amount
            setattr(position, name, tiers)


def turn(position: Viscounts, seat: int) -> None:
    """The whole turn of a player begins."""
    stage(position, Turn(seat))


def schemes(position: Viscounts, board: tuple[str, ...] = (), deck: tuple[str, ...] = ()) -> None:
    """The automa's cards: the board, and a deck of which all is known; the rest of its schemes is discarded."""
    player = position.players[AI]
    position.piles()
    mine = [FIRST_SCHEME + number for number in range(len(SCHEMES))]
    removed = position.automa_board().removed
    future = position.future.cards
    slots = [CARDS.index(name) if name else NONE for name in (*board, "", "", "")[:3]]
    decks = [CARDS.index(name) for name in deck]
    position.future.cards = [card for card in future if card not in [*slots, *decks]]
    position.future.known = [NOBODY] * len(position.future.cards)
    used = [*slots, *decks, *removed, *position.future.cards]
    player.slots = slots
    player.deck = Pile(player.deck.family, decks, [PUBLIC] * len(decks))
    player.discard = [card for card in mine if card not in used]
