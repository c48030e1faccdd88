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

from typing import Final

from burgrave.games.viscounts.components import (
    BUILDINGS,
    BUILDINGS_A_TYPE,
    CARDS,
    FIRST_PRINTED,
    LOCATIONS,
    MOST_SEATS,
    MOST_WAYS,
    SECTIONS,
    SEGMENTS,
    SPOTS,
    ViscountsComponents,
)
from burgrave.games.viscounts.notation import (
    FLIPS,
    ORDERS,
    TURNS,
    spell_arrange,
    spell_build,
    spell_pair,
    spell_remove,
    spell_take,
    spell_work,
    spell_write,
    touch_arrange,
    touch_build,
    touch_card,
    touch_choose,
    touch_claim,
    touch_deck,
    touch_discard,
    touch_dismiss,
    touch_exchange,
    touch_flip,
    touch_hire,
    touch_link,
    touch_promote,
    touch_recruit,
    touch_remove,
    touch_resolve,
    touch_shift,
    touch_take,
    touch_work,
    touch_write,
)
from burgrave.games.viscounts.options import ViscountsOptions
from burgrave.games.viscounts.saying import (
    say_arrange,
    say_build,
    say_card,
    say_claim,
    say_destroy,
    say_dismiss,
    say_exchange,
    say_flip,
    say_go,
    say_hire,
    say_link,
    say_pair,
    say_play,
    say_promote,
    say_recruit,
    say_remove,
    say_resolve,
    say_section,
    say_shift,
    say_shuffle,
    say_take,
    say_work,
    say_write,
)
from burgrave.games.viscounts.vocabulary import ACTIONS
from burgrave.kernel.moves import MoveBook

TOWNSFOLK: Final = CARDS[:FIRST_PRINTED]
MOST_PAIRS: Final = 5
"""One more than there can be players."""
MOST_TIMES: Final = 63
"""How often an offer can be taken, at most."""
MOST_SILVER: Final = 20
"""How many icons silver can stand for, at most."""
MOST_CLERICS: Final = 9
MOST_WORKERS: Final = 4
MOST_AT_ONCE: Final = 3
"""So many resources of choice are asked for in one question."""
LOWER_TIERS: Final = 2
"""The tiers of the castle that can be crowded."""

# ---------------------------------------------------------------------- the moves that can occur


def buildings(printed: ViscountsComponents, options: ViscountsOptions, seats: int) -> list[tuple[int, ...]]:
    """Silver stands for no more icons than a building costs."""
    found: list[tuple[int, ...]] = []
    for building in range(len(BUILDINGS)):
        most = min(MOST_SILVER, printed.costs[building // BUILDINGS_A_TYPE])
        found.extend((building, spot, silver) for spot in range(len(SPOTS)) for silver in range(most + 1))
    return found


def workings(printed: ViscountsComponents, options: ViscountsOptions, seats: int) -> list[tuple[int, ...]]:
    """Silver stands for no more icons than so many workers need."""
    thresholds = printed.thresholds[: MOST_WORKERS + 1]
    return [
        (workers, silver) for workers, most in enumerate(thresholds) for silver in range(min(MOST_SILVER, most) + 1)
    ]


def writings(printed: ViscountsComponents, options: ViscountsOptions, seats: int) -> list[tuple[int, ...]]:
    """Stone, gold and silver stand for no more clerics than the dearest manuscript costs."""
    most = min(MOST_CLERICS, max(manuscript.cost for manuscript in printed.manuscripts))
    return [
        (stone, gold, silver)
        for stone in range(most + 1)
        for gold in range(most + 1 - stone)
        for silver in range(most + 1 - stone - gold)
    ]


# ---------------------------------------------------------------------- the book

BOOK: Final = MoveBook()

PASS: Final = BOOK.kind("pass", by_question=True).of()
DECLINE: Final = BOOK.kind("decline", by_question=True).of()

PAIR: Final = BOOK.kind("pair", spell_pair, say_pair, pair=MOST_PAIRS)
PAIR_PLACE: Final = PAIR.parameter("pair")

PLAY: Final = BOOK.kind("play", None, say_play, touch_card, card=TOWNSFOLK)
PLAY_CARD: Final = PLAY.parameter("card")

GO: Final = BOOK.kind("go", say=say_go, location=LOCATIONS)
GO_LOCATION: Final = GO.parameter("location")

ARRANGE: Final = BOOK.kind("arrange", spell_arrange, say_arrange, touch_arrange, order=len(ORDERS))
ARRANGE_ORDER: Final = ARRANGE.parameter("order")

EXCHANGE: Final = BOOK.kind("exchange", None, say_exchange, touch_exchange, times=MOST_TIMES + 1)
EXCHANGE_TIMES: Final = EXCHANGE.parameter("times")

BUILD_ON: Final = BOOK.kind(
    "build",
    spell_build,
    say_build,
    touch_build,
    allowed=buildings,
    building=BUILDINGS,
    spot=SPOTS,
    silver=MOST_SILVER + 1,
)
BUILD_ON_BUILDING: Final = BUILD_ON.parameter("building")
BUILD_ON_SPOT: Final = BUILD_ON.parameter("spot")
BUILD_ON_SILVER: Final = BUILD_ON.parameter("silver")

WORK: Final = BOOK.kind(
    "workers", spell_work, say_work, touch_work, allowed=workings, workers=MOST_WORKERS + 1, silver=MOST_SILVER + 1
)
WORK_WORKERS: Final = WORK.parameter("workers")
WORK_SILVER: Final = WORK.parameter("silver")

WRITE: Final = BOOK.kind(
    "transcribe",
    spell_write,
    say_write,
    touch_write,
    allowed=writings,
    stone=MOST_CLERICS + 1,
    gold=MOST_CLERICS + 1,
    silver=MOST_CLERICS + 1,
)
WRITE_STONE: Final = WRITE.parameter("stone")
WRITE_GOLD: Final = WRITE.parameter("gold")
WRITE_SILVER: Final = WRITE.parameter("silver")

DISMISS_FOR: Final = BOOK.kind("dismiss", None, say_dismiss, touch_dismiss, action=ACTIONS)
DISMISS_FOR_ACTION: Final = DISMISS_FOR.parameter("action")

HIRE: Final = BOOK.kind("hire", None, say_hire, touch_hire).of()

RECRUIT: Final = BOOK.kind("recruit", None, say_recruit, touch_recruit, segment=SEGMENTS)
RECRUIT_SEGMENT: Final = RECRUIT.parameter("segment")

CLAIM: Final = BOOK.kind("claim", None, say_claim, touch_claim, segment=SEGMENTS)
CLAIM_SEGMENT: Final = CLAIM.parameter("segment")

TAKE: Final = BOOK.kind(
    "take",
    spell_take,
    say_take,
    touch_take,
    ink=MOST_AT_ONCE + 1,
    stone=MOST_AT_ONCE + 1,
    gold=MOST_AT_ONCE + 1,
)
TAKE_INK: Final = TAKE.parameter("ink")
TAKE_STONE: Final = TAKE.parameter("stone")
TAKE_GOLD: Final = TAKE.parameter("gold")

FLIP_CARD: Final = BOOK.kind("flip", None, say_flip, touch_flip, card=FLIPS)
FLIPPED: Final = FLIP_CARD.parameter("card")

CHOOSE: Final = BOOK.kind("choose", touch=touch_choose, way=MOST_WAYS)
CHOOSE_WAY: Final = CHOOSE.parameter("way")

DISCARD_CARD: Final = BOOK.kind("discard", None, say_card, touch_card, card=TOWNSFOLK)
DISCARDED: Final = DISCARD_CARD.parameter("card")
DISCARD_TOP: Final = BOOK.kind("discard_top", touch=touch_deck).of()

DESTROY_CARD: Final = BOOK.kind("destroy", None, say_destroy, touch_card, card=TOWNSFOLK)
DESTROYED: Final = DESTROY_CARD.parameter("card")
DESTROY_TOP: Final = BOOK.kind("destroy_top", touch=touch_deck).of()

SHUFFLE_FIRST: Final = BOOK.kind("shuffle", say=say_shuffle, touch=touch_discard).of()

PLACE: Final = BOOK.kind("place", None, say_section, section=SECTIONS)
PLACE_SECTION: Final = PLACE.parameter("section")

PROMOTE: Final = BOOK.kind("promote", None, say_promote, touch_promote, section=SECTIONS)
PROMOTE_SECTION: Final = PROMOTE.parameter("section")

SHIFT: Final = BOOK.kind("shift", None, say_shift, touch_shift, section=SECTIONS, turn=TURNS)
SHIFT_SECTION: Final = SHIFT.parameter("section")
SHIFT_TURN: Final = SHIFT.parameter("turn")

REMOVE: Final = BOOK.kind(
    "remove", spell_remove, say_remove, touch_remove, tier=LOWER_TIERS, section=SECTIONS, owner=MOST_SEATS
)
REMOVE_TIER: Final = REMOVE.parameter("tier")
REMOVE_SECTION: Final = REMOVE.parameter("section")
REMOVE_OWNER: Final = REMOVE.parameter("owner")

RESOLVE: Final = BOOK.kind("resolve", None, say_resolve, touch_resolve, card=TOWNSFOLK)
RESOLVE_CARD: Final = RESOLVE.parameter("card")

LINK: Final = BOOK.kind("link", None, say_link, touch_link, spot=SPOTS)
LINK_SPOT: Final = LINK.parameter("spot")
