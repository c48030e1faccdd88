"""How each kind of move is written, said and touched; what is paid for an action is added by the question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.viscounts.components import (
    BUILDINGS,
    CARDS,
    INNER,
    LOCATIONS,
    LOCATIONS_A_SEGMENT,
    RING,
    SECTIONS,
    SEGMENTS,
    SPOTS,
)
from burgrave.games.viscounts.phrases import (
    building_phrase,
    card_phrase,
    location_phrase,
    manuscript_phrase,
    section_phrase,
    spot_phrase,
    top_card,
    top_manuscript,
    way_phrase,
    ways_phrase,
)
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.vocabulary import ACTIONS, RESOURCES
from burgrave.kernel.moves import Kind
from burgrave.kernel.words import Phrase

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


def say_pair(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    place = value(kind, move, "pair")
    if place >= len(position.pair_cards):
        return Phrase("op.nothing")
    card = position.printed.player_cards[position.pair_cards[place]]
    hero = card_phrase(position.pair_heroes[place])
    gain = [*way_phrase(card.gain.ways[0]), *way_phrase(card.bonus.ways[0])]
    return Phrase("move.pair", number=position.pair_cards[place] + 1, hero=hero, gain=gain)


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


def say_card(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(f"move.{kind.word}", card=card_phrase(value(kind, move, "card")))


def say_play(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    card = value(kind, move, "card")
    return Phrase("move.play", card=card_phrase(card), steps=position.printed.folk[card].silver)


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


def say_arrange(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    order = value(kind, move, "order")
    if order == AS_IT_IS:
        return Phrase("move.keep_order")
    cards = [card_phrase(card) for card in new_order(position, seat, order) if card != NONE]
    return Phrase("move.arrange", cards=cards)


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


def say_go(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.go", location=location_phrase(value(kind, move, "location")))


def say_exchange(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    location = position.players[seat].viscount
    if location == NONE or location % LOCATIONS_A_SEGMENT == INNER:
        return Phrase("op.nothing")
    effect = position.printed.offer_effects[position.offer(location)]
    return Phrase("move.exchange", n=value(kind, move, "times"), does=ways_phrase(effect.ways))


def touch_exchange(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    times = value(kind, move, "times")
    return [f"offer-{LOCATIONS[position.players[seat].viscount]}", f"button-times-{times}"]


def spell_build(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """`workshop_2 on lake_0`."""
    return f"{BUILDINGS[value(kind, move, 'building')]} on {SPOTS[value(kind, move, 'spot')]}"


def say_build(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    building, spot = value(kind, move, "building"), value(kind, move, "spot")
    return Phrase("move.build", building=building_phrase(building), spot=spot_phrase(position, spot))


def touch_build(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    building, spot = BUILDINGS[value(kind, move, "building")], SPOTS[value(kind, move, "spot")]
    return [f"building-{seat}-{building}", f"spot-{spot}", *touch_paid(kind, move, ["silver"])]


def spell_work(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    return str(value(kind, move, "workers"))


def say_work(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.workers", n=value(kind, move, "workers"))


def touch_work(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    section = SECTIONS[position.facing[position.segment(seat)]]
    workers = value(kind, move, "workers")
    return [f"section-{section}", f"button-workers-{workers}", *touch_paid(kind, move, ["silver"])]


def spell_write(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """Which manuscript it is follows from where the viscount stands."""
    return ""


def say_write(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    if position.players[seat].viscount == NONE:
        return Phrase("op.nothing")
    manuscript = manuscript_phrase(position, top_manuscript(position, position.segment(seat)))
    return Phrase("move.transcribe", manuscript=manuscript)


def touch_write(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    segment = SEGMENTS[position.segment(seat)]
    return [f"manuscript-{segment}", *touch_paid(kind, move, ["stone", "gold", "silver"])]


def touch_paid(kind: Kind, move: int, goods: list[str]) -> list[str]:
    """Buttons for goods that are paid instead of the action's own resource."""
    amounts = [(good, value(kind, move, good)) for good in goods]
    return [f"button-{good}-{amount}" for good, amount in amounts if amount]


def say_dismiss(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    action = Phrase(f"action.{ACTIONS[value(kind, move, 'action')]}")
    segment = position.segment(seat) if position.players[seat].viscount != NONE else 0
    return Phrase("move.dismiss", card=card_phrase(top_card(position, segment)), action=action)


def touch_dismiss(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    action = ACTIONS[value(kind, move, "action")]
    return [f"townsfolk-{SEGMENTS[position.segment(seat)]}", f"button-{action}"]


# ---------------------------------------------------------------------- effects


def say_hire(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    card = top_card(position, position.segment(seat) if position.players[seat].viscount != NONE else 0)
    return Phrase("move.hire", card=card_phrase(card), n=position.printed.folk[card].silver)


def touch_hire(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"townsfolk-{SEGMENTS[position.segment(seat)]}"]


def say_recruit(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.recruit", card=card_phrase(top_card(position, value(kind, move, "segment"))))


def touch_recruit(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"townsfolk-{SEGMENTS[value(kind, move, 'segment')]}"]


def say_claim(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    manuscript = top_manuscript(position, value(kind, move, "segment"))
    return Phrase("move.claim", manuscript=manuscript_phrase(position, manuscript))


def touch_claim(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"manuscript-{SEGMENTS[value(kind, move, 'segment')]}"]


def taken(kind: Kind, move: int) -> list[tuple[str, int]]:
    """The resources that a move takes: (resource, amount)."""
    amounts = [(good, value(kind, move, good)) for good in RESOURCES]
    return [(good, amount) for good, amount in amounts if amount]


def spell_take(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """`2 ink 1 gold`."""
    return " ".join(f"{amount} {good}" for good, amount in taken(kind, move))


def say_take(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.take", goods=[Phrase(f"goods.{good}", n=amount) for good, amount in taken(kind, move)])


def touch_take(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    """A single resource is touched itself; a mix has a button, for touching cannot count."""
    goods = taken(kind, move)
    if len(goods) == 1 and goods[0][1] == 1:
        return [f"good-{seat}-{goods[0][0]}"]
    return ["-".join(["button", kind.word, *(str(value(kind, move, good)) for good in RESOURCES)])]


def touch_flip(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"{FLIPS[value(kind, move, 'card')]}s-{seat}"]


def say_flip(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(f"move.flip_{FLIPS[value(kind, move, 'card')]}")


def touch_choose(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-way-{value(kind, move, 'way')}"]


# ---------------------------------------------------------------------- castle and links


def say_section(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(f"move.{kind.word}", section=section_phrase(value(kind, move, "section")))


def touch_promote(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"worker-1-{SECTIONS[value(kind, move, 'section')]}-{seat}"]


def neighbour(section: int, turn: int) -> int:
    """The next section clockwise or counter-clockwise."""
    return (section + (1 if turn == CLOCKWISE else RING - 1)) % RING


def say_shift(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    section = value(kind, move, "section")
    to = neighbour(section, value(kind, move, "turn"))
    return Phrase("move.shift", section=section_phrase(section), to=section_phrase(to))


def touch_shift(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    section = value(kind, move, "section")
    to = neighbour(section, value(kind, move, "turn"))
    return [f"worker-1-{SECTIONS[section]}-{seat}", f"section-{SECTIONS[to]}"]


def spell_remove(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """`1 flip 2`: tier, section, owner."""
    section = SECTIONS[value(kind, move, "section")]
    return f"{value(kind, move, 'tier') + 1} {section} {value(kind, move, 'owner')}"


def say_remove(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    section = section_phrase(value(kind, move, "section"))
    whom = position.name(value(kind, move, "owner"))
    return Phrase("move.remove", tier=value(kind, move, "tier") + 1, section=section, whom=whom)


def touch_remove(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    section = SECTIONS[value(kind, move, "section")]
    return [f"worker-{value(kind, move, 'tier') + 1}-{section}-{value(kind, move, 'owner')}"]


def say_link(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    effect = position.printed.links[value(kind, move, "spot")]
    ways = position.printed.effects[effect].ways if effect >= 0 else []
    return Phrase("move.link", does=ways_phrase(ways))


def touch_link(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"link-{SPOTS[value(kind, move, 'spot')]}"]
