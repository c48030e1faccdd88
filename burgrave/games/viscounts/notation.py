"""How each kind of move is written and touched; what is paid for an action is added by the question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.viscounts.components import (
    BUILDINGS,
    CARDS,
    LOCATIONS,
    RING,
    SECTIONS,
    SEGMENTS,
    SPOTS,
)
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.vocabulary import ACTIONS, RESOURCES
from burgrave.kernel.moves import Kind

if TYPE_CHECKING:
    from burgrave.games.viscounts.position import Viscounts

FLIPS: Final = ("debt", "deed")
FLIPS_DEBT: Final = 0
FLIPS_DEED: Final = 1
TURNS: Final = ("clockwise", "counter")
CLOCKWISE: Final = 0
COUNTER: Final = 1
ORDERS: Final = ((0, 1, 2), (1, 0, 2), (2, 1, 0), (0, 2, 1), (1, 2, 0), (2, 0, 1))
"""Which slot's card comes first, second, third: as it is, three exchanges, two rotations."""
AS_IT_IS: Final = 0
TO_THE_LEFT: Final = (1, 2, 0)
"""The rotation in which every card but the first moves one slot to the left."""


def value(kind: Kind, move: int, name: str) -> int:
    """A parameter of a move by its name: several kinds share what is written here."""
    return kind.parameter(name).of(move)


# ---------------------------------------------------------------------- set-up


def spell_pair(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """`7 merovech`: the number of the player card, and the hero."""
    place = value(kind, move, "pair")
    if place >= len(position.pair_cards):
        return f"?{place}"
    return f"{position.pair_cards[place] + 1} {CARDS[position.pair_heroes[place]]}"


# ---------------------------------------------------------------------- cards


def touch_card(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    """A card of the hand by its place; while pairs are chosen, one of those to be shuffled."""
    card = value(kind, move, "card")
    player = position.players[seat]
    if position.round == 0:
        return [f"gathered-{seat}-{player.discard.index(card) if card in player.discard else 0}"]
    return [f"hand-{seat}-{player.hand.cards.index(card) if card in player.hand.cards else 0}"]


def touch_deck(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"deck-{seat}"]


def touch_discard(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"discard-{seat}"]


def new_order(position: Viscounts, seat: int, order: int) -> list[int]:
    """The cards of a board in a new order; empty slots stay where they are."""
    slots = position.players[seat].slots
    return [slots[place] for place in ORDERS[order]]


def spell_arrange(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """The cards from left to right."""
    cards = new_order(position, seat, value(kind, move, "order"))
    return " ".join(CARDS[card] if card != NONE else "-" for card in cards)


def touch_arrange(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    """Two cards that change places, or a button for a rotation of all three."""
    order = ORDERS[value(kind, move, "order")]
    moved = [place for place in range(len(order)) if order[place] != place]
    if len(moved) == len(order):
        return ["button-rotate-left" if order == TO_THE_LEFT else "button-rotate-right"]
    return [f"slot-{seat}-{place}" for place in moved] or ["button-keep_order"]


def touch_resolve(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    card = value(kind, move, "card")
    slots = position.players[seat].slots
    return [f"slot-{seat}-{slots.index(card) if card in slots else 0}"]


# ---------------------------------------------------------------------- movement and actions


def touch_exchange(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    times = value(kind, move, "times")
    return [f"button-times-{times}", f"offer-{LOCATIONS[position.players[seat].viscount]}"]


def spell_build(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """`workshop_2 on lake_0`."""
    return f"{BUILDINGS[value(kind, move, 'building')]} on {SPOTS[value(kind, move, 'spot')]}"


def touch_build(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    building, spot = BUILDINGS[value(kind, move, "building")], SPOTS[value(kind, move, "spot")]
    return [f"building-{seat}-{building}", *touch_paid(kind, move, ["silver"]), f"spot-{spot}"]


def spell_work(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    return str(value(kind, move, "workers"))


def touch_work(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    section = SECTIONS[position.facing[position.segment(seat)]]
    workers = value(kind, move, "workers")
    return [f"button-workers-{workers}", *touch_paid(kind, move, ["silver"]), f"section-{section}"]


def spell_write(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """Which manuscript it is follows from where the viscount stands."""
    return ""


def touch_write(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    segment = SEGMENTS[position.segment(seat)]
    return [*touch_paid(kind, move, ["stone", "gold", "silver"]), f"manuscript-{segment}"]


def touch_paid(kind: Kind, move: int, goods: list[str]) -> list[str]:
    """Buttons for goods that are paid instead of the action's own resource."""
    amounts = [(good, value(kind, move, good)) for good in goods]
    return [f"button-{good}-{amount}" for good, amount in amounts if amount]


def touch_dismiss(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    action = ACTIONS[value(kind, move, "action")]
    return [f"button-{action}", f"townsfolk-{SEGMENTS[position.segment(seat)]}"]


# ---------------------------------------------------------------------- effects


def touch_hire(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"townsfolk-{SEGMENTS[position.segment(seat)]}"]


def touch_recruit(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"townsfolk-{SEGMENTS[value(kind, move, 'segment')]}"]


def touch_claim(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"manuscript-{SEGMENTS[value(kind, move, 'segment')]}"]


def taken(kind: Kind, move: int) -> list[tuple[str, int]]:
    """The resources that a move takes: (resource, amount)."""
    amounts = [(good, value(kind, move, good)) for good in RESOURCES]
    return [(good, amount) for good, amount in amounts if amount]


def spell_take(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """`2 ink 1 gold`."""
    return " ".join(f"{amount} {good}" for good, amount in taken(kind, move))


def touch_take(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    """A single resource is touched itself; a mix has a button, for touching cannot count."""
    goods = taken(kind, move)
    if len(goods) == 1 and goods[0][1] == 1:
        return [f"good-{seat}-{goods[0][0]}"]
    return ["-".join(["button", kind.word, *(str(value(kind, move, good)) for good in RESOURCES)])]


def touch_flip(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"{FLIPS[value(kind, move, 'card')]}s-{seat}"]


def touch_choose(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-way-{value(kind, move, 'way')}"]


# ---------------------------------------------------------------------- castle and links


def touch_promote(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"worker-1-{SECTIONS[value(kind, move, 'section')]}-{seat}"]


def neighbour(section: int, turn: int) -> int:
    """The next section clockwise or counter-clockwise."""
    return (section + (1 if turn == CLOCKWISE else RING - 1)) % RING


def touch_shift(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    section = value(kind, move, "section")
    to = neighbour(section, value(kind, move, "turn"))
    return [f"worker-1-{SECTIONS[section]}-{seat}", f"section-{SECTIONS[to]}"]


def spell_remove(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """`1 flip 2`: tier, section, owner."""
    section = SECTIONS[value(kind, move, "section")]
    return f"{value(kind, move, 'tier') + 1} {section} {value(kind, move, 'owner')}"


def touch_remove(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    section = SECTIONS[value(kind, move, "section")]
    return [f"worker-{value(kind, move, 'tier') + 1}-{section}-{value(kind, move, 'owner')}"]


def touch_link(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"link-{SPOTS[value(kind, move, 'spot')]}"]
