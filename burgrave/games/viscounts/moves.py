"""The move book of Viscounts of the West Kingdom: every answer a player can give.

A move is the set of things one would touch. These are the ids of things (seat: whose; the automa has the number after
the last seat; names of segments, sections, locations and buildings as in `components.py`):

    pair-<place>                 a player card with its hero, from 0, while they are chosen
    hand-<seat>-<place>          a card of the hand
    deck-<seat> discard-<seat>   the draw pile and the discard
    gathered-<seat>-<place>      set-up only: a card of those that will be shuffled
    slot-<seat>-<0..2>           a card on the player board
    building-<seat>-<building>   a building still on the player board
    debts-<seat> deeds-<seat>    debts and deeds that can be turned over
    good-<seat>-<good>           silver, ink, stone or gold of a player
    location-<location>          where a viscount can go: 1 to 10 on the outer road, lake to rock on the inner one
    offer-<location>             the trade offer of an outer location
    townsfolk-<segment>          the top card of a pile, or the printed townsfolk
    manuscript-<segment>         the top manuscript, or the printed one
    spot-<spot>                  a building spot, lake_0 to rock_4
    link-<spot>                  the link of a spot with the next one clockwise
    section-<section>            a section of the castle
    worker-<tier>-<section>-<seat>   the workers of a player in a section, tier 1 or 2
    button-...                   what has no piece: button-pass, button-trade, button-times-2, button-silver-4 ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.viscounts.components import (
    BUILDINGS,
    CARDS,
    FIRST_PRINTED,
    LOCATIONS,
    RING,
    SECTIONS,
    SEGMENTS,
    SPOTS,
)
from burgrave.games.viscounts.payments import spell_paid, touch_payment, with_payment
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
from burgrave.games.viscounts.vocabulary import ACTIONS, OPS, Alternative
from burgrave.kernel.moves import Kind, MoveBook
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.games.viscounts.position import Viscounts

TOWNSFOLK: Final = CARDS[:FIRST_PRINTED]
FLIPS: Final = ("debt", "deed")
TURNS: Final = ("clockwise", "counter")
MOST_TIMES: Final = 64
MOST_SILVER: Final = 21
"""How many icons silver can stand for, at most."""
MOST_CLERICS: Final = 10
MOST_WORKERS: Final = 5
ORDERS: Final = ((0, 1, 2), (1, 0, 2), (2, 1, 0), (0, 2, 1), (1, 2, 0), (2, 0, 1))
"""Which slot's card comes first, second, third: as it is, three exchanges, two rotations."""


# ---------------------------------------------------------------------- set-up


def say_pair(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    place = kind.arg(move, 0)
    if place >= len(position.pair_cards):
        return Phrase("op.nothing")
    card = position.printed.player_cards[position.pair_cards[place]]
    hero = card_phrase(position.pair_heroes[place])
    gain = [*way_phrase(card.gain.ways[0]), *way_phrase(card.bonus.ways[0])]
    return Phrase("move.pair", number=position.pair_cards[place] + 1, hero=hero, gain=gain)


def spell_pair(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """`7 merovech`: the number of the player card, and the hero."""
    place = kind.arg(move, 0)
    if place >= len(position.pair_cards):
        return f"?{place}"
    return f"{position.pair_cards[place] + 1} {CARDS[position.pair_heroes[place]]}"


# ---------------------------------------------------------------------- cards


def touch_card(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    """A card of the hand by its place; while pairs are chosen, one of those to be shuffled."""
    card = kind.arg(move, 0)
    player = position.players[seat]
    if position.round == 0:
        return [f"gathered-{seat}-{player.discard.index(card) if card in player.discard else 0}"]
    return [f"hand-{seat}-{player.hand.cards.index(card) if card in player.hand.cards else 0}"]


def say_card(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(f"move.{kind.word}", card=card_phrase(kind.arg(move, 0)))


def say_play(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    card = kind.arg(move, 0)
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
    return " ".join(CARDS[card] if card != NONE else "-" for card in new_order(position, seat, kind.arg(move, 0)))


def say_arrange(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    if kind.arg(move, 0) == 0:
        return Phrase("move.keep_order")
    cards = [card_phrase(card) for card in new_order(position, seat, kind.arg(move, 0)) if card != NONE]
    return Phrase("move.arrange", cards=cards)


def touch_arrange(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    """Two cards that change places, or a button for a rotation of all three."""
    order = kind.arg(move, 0)
    if order in (1, 2, 3):
        one, other = ((0, 1), (0, 2), (1, 2))[order - 1]
        return [f"slot-{seat}-{one}", f"slot-{seat}-{other}"]
    return [("button-keep_order", "", "", "", "button-rotate-left", "button-rotate-right")[order]]


def touch_resolve(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    slots = position.players[seat].slots
    return [f"slot-{seat}-{slots.index(kind.arg(move, 0)) if kind.arg(move, 0) in slots else 0}"]


# ---------------------------------------------------------------------- movement and actions


def say_go(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.go", location=location_phrase(kind.arg(move, 0)))


def spell_exchange(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    return f"{kind.arg(move, 0)}{spell_paid(position, seat, kind, move)}"


def say_exchange(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    location = position.players[seat].viscount
    if location == NONE or location % 3 == 2:
        return Phrase("op.nothing")
    effect = position.printed.offer_effects[position.offer(location)]
    said = Phrase("move.exchange", n=kind.arg(move, 0), does=ways_phrase(effect.ways))
    return with_payment(position, seat, kind, move, said)


def touch_exchange(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"offer-{LOCATIONS[position.players[seat].viscount]}", f"button-times-{kind.arg(move, 0)}"]


def spell_build(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """`workshop_2 on lake_0 for 2 stone`."""
    building, spot = BUILDINGS[kind.arg(move, 0)], SPOTS[kind.arg(move, 1)]
    return f"{building} on {spot}{spell_paid(position, seat, kind, move)}"


def say_build(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    building, spot = building_phrase(kind.arg(move, 0)), spot_phrase(position, kind.arg(move, 1))
    return with_payment(position, seat, kind, move, Phrase("move.build", building=building, spot=spot))


def touch_build(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    building = f"building-{seat}-{BUILDINGS[kind.arg(move, 0)]}"
    return [building, f"spot-{SPOTS[kind.arg(move, 1)]}", *touch_payment(kind, move, 2)]


def spell_work(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    return f"{kind.arg(move, 0)}{spell_paid(position, seat, kind, move)}"


def say_work(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    said = Phrase("move.workers", n=kind.arg(move, 0))
    return with_payment(position, seat, kind, move, said)


def touch_work(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    section = SECTIONS[position.facing[position.segment(seat)]]
    return [f"section-{section}", f"button-workers-{kind.arg(move, 0)}", *touch_payment(kind, move, 1)]


def spell_write(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    return spell_paid(position, seat, kind, move).strip()


def say_write(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    if position.players[seat].viscount == NONE:
        return Phrase("op.nothing")
    manuscript = manuscript_phrase(position, top_manuscript(position, position.segment(seat)))
    return with_payment(position, seat, kind, move, Phrase("move.transcribe", manuscript=manuscript))


def touch_write(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"manuscript-{SEGMENTS[position.segment(seat)]}", *touch_payment(kind, move, 0)]


def say_dismiss(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    action = Phrase(f"action.{ACTIONS[kind.arg(move, 0)]}")
    segment = position.segment(seat) if position.players[seat].viscount != NONE else 0
    return Phrase("move.dismiss", card=card_phrase(top_card(position, segment)), action=action)


def touch_dismiss(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"townsfolk-{SEGMENTS[position.segment(seat)]}", f"button-{ACTIONS[kind.arg(move, 0)]}"]


# ---------------------------------------------------------------------- effects


def say_hire(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    card = top_card(position, position.segment(seat) if position.players[seat].viscount != NONE else 0)
    return Phrase("move.hire", card=card_phrase(card), n=position.printed.folk[card].silver)


def touch_hire(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"townsfolk-{SEGMENTS[position.segment(seat)]}"]


def say_recruit(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.recruit", card=card_phrase(top_card(position, kind.arg(move, 0))))


def touch_recruit(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"townsfolk-{SEGMENTS[kind.arg(move, 0)]}"]


def say_claim(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    manuscript = top_manuscript(position, kind.arg(move, 0))
    return Phrase("move.claim", manuscript=manuscript_phrase(position, manuscript))


def touch_claim(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"manuscript-{SEGMENTS[kind.arg(move, 0)]}"]


def taken(kind: Kind, move: int) -> list[tuple[str, int]]:
    amounts = [(kind.names[which], kind.arg(move, which)) for which in range(3)]
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
    return ["button-" + "-".join([kind.word, *(str(kind.arg(move, which)) for which in range(3))])]


def touch_flip(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"{FLIPS[kind.arg(move, 0)]}s-{seat}"]


def say_flip(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(f"move.flip_{FLIPS[kind.arg(move, 0)]}")


def chosen(position: Viscounts, kind: Kind, move: int) -> Alternative | None:
    """The alternative that a choice names."""
    question = position.question
    if question is None or type(question).__name__ != "Choose":
        return None
    ways = position.printed.effects[question.a].ways
    return ways[kind.arg(move, 0)] if kind.arg(move, 0) < len(ways) else None


def spell_choose(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """`free_hire`, `discard:2`, `debt+flip_deed`."""
    way = chosen(position, kind, move)
    if way is None:
        return f"?{kind.arg(move, 0)}"
    said = [OPS[op] if n == 1 else f"{OPS[op]}:{n}" for op, n in zip(way.ops, way.counts, strict=True)]
    return "+".join(said)


def say_choose(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    way = chosen(position, kind, move)
    return Phrase("move.choose", way=way_phrase(way) if way is not None else [Phrase("op.nothing")])


def touch_choose(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-way-{kind.arg(move, 0)}"]


# ---------------------------------------------------------------------- castle and links


def say_section(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(f"move.{kind.word}", section=section_phrase(kind.arg(move, 0)))


def touch_promote(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"worker-1-{SECTIONS[kind.arg(move, 0)]}-{seat}"]


def neighbour(section: int, turn: int) -> int:
    """The next section clockwise (0) or counter-clockwise (1)."""
    return (section + (1 if turn == 0 else RING - 1)) % RING


def say_shift(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    section = kind.arg(move, 0)
    to = neighbour(section, kind.arg(move, 1))
    return Phrase("move.shift", section=section_phrase(section), to=section_phrase(to))


def touch_shift(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    section = kind.arg(move, 0)
    return [f"worker-1-{SECTIONS[section]}-{seat}", f"section-{SECTIONS[neighbour(section, kind.arg(move, 1))]}"]


def spell_remove(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """`1 flip 2`: tier, section, owner."""
    return f"{kind.arg(move, 0) + 1} {SECTIONS[kind.arg(move, 1)]} {kind.arg(move, 2)}"


def say_remove(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    whom = position.name(kind.arg(move, 2))
    return Phrase("move.remove", tier=kind.arg(move, 0) + 1, section=section_phrase(kind.arg(move, 1)), whom=whom)


def touch_remove(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"worker-{kind.arg(move, 0) + 1}-{SECTIONS[kind.arg(move, 1)]}-{kind.arg(move, 2)}"]


def say_link(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    effect = position.printed.links[kind.arg(move, 0)]
    ways = position.printed.effects[effect].ways if effect >= 0 else []
    return Phrase("move.link", does=ways_phrase(ways))


def touch_link(position: Viscounts, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"link-{SPOTS[kind.arg(move, 0)]}"]


def say_plain(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    """What is passed or declined depends on what was asked."""
    return Phrase(f"move.{kind.word}_{type(position.question).__name__}")


BOOK: Final = MoveBook()
PASS: Final = BOOK.kind("pass", say=say_plain).of()
DECLINE: Final = BOOK.kind("decline", say=say_plain).of()
PAIR: Final = BOOK.kind("pair", spell_pair, say_pair, pair=5)
PLAY: Final = BOOK.kind("play", None, say_play, touch_card, card=TOWNSFOLK)
GO: Final = BOOK.kind("go", say=say_go, location=LOCATIONS)
ARRANGE: Final = BOOK.kind("arrange", spell_arrange, say_arrange, touch_arrange, order=len(ORDERS))
EXCHANGE: Final = BOOK.kind("exchange", spell_exchange, say_exchange, touch_exchange, times=MOST_TIMES)
BUILD_ON: Final = BOOK.kind(
    "build", spell_build, say_build, touch_build, building=BUILDINGS, spot=SPOTS, silver=MOST_SILVER
)
WORK: Final = BOOK.kind("workers", spell_work, say_work, touch_work, workers=MOST_WORKERS, silver=MOST_SILVER)
WRITE: Final = BOOK.kind(
    "transcribe", spell_write, say_write, touch_write, stone=MOST_CLERICS, gold=MOST_CLERICS, silver=MOST_CLERICS
)
DISMISS_FOR: Final = BOOK.kind("dismiss", None, say_dismiss, touch_dismiss, action=ACTIONS)
HIRE: Final = BOOK.kind("hire", None, say_hire, touch_hire).of()
RECRUIT: Final = BOOK.kind("recruit", None, say_recruit, touch_recruit, segment=SEGMENTS)
CLAIM: Final = BOOK.kind("claim", None, say_claim, touch_claim, segment=SEGMENTS)
TAKE: Final = BOOK.kind("take", spell_take, say_take, touch_take, ink=4, stone=4, gold=4)
FLIP_CARD: Final = BOOK.kind("flip", None, say_flip, touch_flip, card=FLIPS)
CHOOSE: Final = BOOK.kind("choose", spell_choose, say_choose, touch_choose, way=3)
DISCARD_CARD: Final = BOOK.kind("discard", None, say_card, touch_card, card=TOWNSFOLK)
DISCARD_TOP: Final = BOOK.kind("discard_top", touch=touch_deck).of()
DESTROY_CARD: Final = BOOK.kind("destroy", None, say_card, touch_card, card=TOWNSFOLK)
DESTROY_TOP: Final = BOOK.kind("destroy_top", touch=touch_deck).of()
SHUFFLE_FIRST: Final = BOOK.kind("shuffle", touch=touch_discard).of()
PLACE: Final = BOOK.kind("place", None, say_section, section=SECTIONS)
PROMOTE: Final = BOOK.kind("promote", None, say_section, touch_promote, section=SECTIONS)
SHIFT: Final = BOOK.kind("shift", None, say_shift, touch_shift, section=SECTIONS, turn=TURNS)
REMOVE: Final = BOOK.kind("remove", spell_remove, say_remove, touch_remove, tier=2, section=SECTIONS, owner=4)
RESOLVE: Final = BOOK.kind("resolve", None, say_card, touch_resolve, card=TOWNSFOLK)
LINK: Final = BOOK.kind("link", None, say_link, touch_link, spot=SPOTS)
