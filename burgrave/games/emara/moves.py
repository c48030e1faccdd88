"""The move book of Crown of Emara: every answer a claimant can give.

Pieces that are touched, by id (seat from 0; names as in components.toml):

card-<seat>-<card>        an action card, in the own hand or in a slot (hand-<seat>-<place> for a hidden one)
slot-<seat>-<1..3>        a slot of the board
councilor-<seat>-<0|1>    a councilor; location-<location> one of the eight locations
hut-<location>_<1..3>     a hut; craftsmen are drawn in it
advisor-<advisor>         an advisor card, on its space in the town or on its owner's board
action-<seat>-<craftsman|advisor>   the bonus actions, where a hire card could pay for the same
rank-<rank>               a stack of nobility cards
marker-<marker>           a rotating marker: donation_wood .. gift_cloth, stone, bread
favor-<favor>             a favour token, drawn or kept
good-<seat>-<resource>, coin-<seat>, book-<seat>    the goods of a player; supply-<resource> the supply
books-<1..5>              the columns of the market's table of books; bread-<1..3>, wood-<1|2> on the construction site
button-...                what has no piece: button-end, button-leave, button-decline,
                          button-pay-<w>-<g>-<s>-<c>-<coins>, button-trade-<w>-<g>-<s>-<c>,
                          button-work-<bread>-<coins>, button-use-<advisor>-<1|2>, button-accept-<1..3>
"""

from __future__ import annotations

from typing import Final

from burgrave.games.emara import notation as turn
from burgrave.games.emara import notation_places as places
from burgrave.games.emara.components import (
    ADVISORS,
    CARDS,
    FAVORS,
    HUTS,
    MOST_EVENT_OFFERS,
    MOST_OFFERS,
    RESOURCES,
    SLOTS,
    TOWN,
    EmaraComponents,
)
from burgrave.games.emara.options import EmaraOptions
from burgrave.kernel.moves import MoveBook

MOST: Final = 10
"""Nine of a kind is the most that one payment can take."""
BY: Final = ("bonus", "card")
BY_CARD: Final = 1

# ---------------------------------------------------------------------- the moves that can occur


def amounts(least: int, most: int, limits: list[int]) -> list[tuple[int, ...]]:
    """Every mix of resources that has so many pieces and of none more than its limit."""
    found: list[tuple[int, ...]] = [()]
    for limit in limits:
        found = [(*mix, amount) for mix in found for amount in range(min(limit, most - sum(mix)) + 1)]
    return [mix for mix in found if sum(mix) >= least]


def trades(printed: EmaraComponents, options: EmaraOptions, seats: int) -> list[tuple[int, ...]]:
    """As many resources as one of the trades takes, in any mix."""
    needs = sorted({trade.pay.need for trade in printed.trades})
    return [mix for need in needs for mix in amounts(need, need, [TRADE.sizes[0] - 1] * len(RESOURCES))]


def payments(printed: EmaraComponents, options: EmaraOptions, seats: int) -> list[tuple[int, ...]]:
    """At most what the dearest thing costs; coins stand for any piece, and an advisor lifts the limits of kinds."""
    prices = [*printed.huts, *(advisor.cost for advisor in printed.advisors), *(offer.pay for offer in printed.woods)]
    prices += [offer.pay for advisor in printed.advisors for offer in advisor.offers]
    prices += [offer.pay for event in printed.events for offer in event.offers]
    found = set(amounts(0, max(price.need for price in prices), [MOST - 1] * len(RESOURCES)))
    for marker in printed.markers:
        shown = min(max(marker.printed, *marker.sides[seats]), MOST - 1)
        for kind in range(len(RESOURCES)):
            found.update(amounts(0, shown, [shown if one == kind else 0 for one in range(len(RESOURCES))]))
    return sorted(found)


# ---------------------------------------------------------------------- the book

BOOK: Final = MoveBook()
END: Final = BOOK.kind("end").of()
LEAVE: Final = BOOK.kind("leave").of()
DECLINE: Final = BOOK.kind("decline", by_question=True).of()
PLAY: Final = BOOK.kind("play", turn.spell_play, turn.say_play, turn.touch_play, card=CARDS, slot=SLOTS)
PLAY_CARD: Final = PLAY.parameter("card")
PLAY_SLOT: Final = PLAY.parameter("slot")
MOVE: Final = BOOK.kind("move", turn.spell_move, turn.say_move, turn.touch_move, councilor=2)
MOVE_COUNCILOR: Final = MOVE.parameter("councilor")
STEP: Final = BOOK.kind("step", turn.spell_move, turn.say_move, turn.touch_move, councilor=2)
STEP_COUNCILOR: Final = STEP.parameter("councilor")
TRADE: Final = BOOK.kind(
    "trade", turn.spell_stock, turn.say_trade, turn.touch_trade, allowed=trades, wood=6, grain=6, stone=6, cloth=6
)
TO_TOWN: Final = BOOK.kind("town", say=turn.say_town, touch=turn.touch_town, location=TOWN)
TOWN_LOCATION: Final = TO_TOWN.parameter("location")
HIRE: Final = BOOK.kind("hire", turn.spell_hire, turn.say_hire, turn.touch_hire, hut=HUTS, by=BY)
HIRE_HUT: Final = HIRE.parameter("hut")
HIRE_BY: Final = HIRE.parameter("by")
RECRUIT: Final = BOOK.kind("recruit", turn.spell_recruit, turn.say_recruit, turn.touch_recruit, advisor=ADVISORS, by=BY)
RECRUIT_ADVISOR: Final = RECRUIT.parameter("advisor")
RECRUIT_BY: Final = RECRUIT.parameter("by")
RANK: Final = BOOK.kind("rank", say=turn.say_rank, touch=turn.touch_rank).of()
USE: Final = BOOK.kind("use", places.spell_use, places.say_use, places.touch_use, advisor=ADVISORS, offer=MOST_OFFERS)
USE_ADVISOR: Final = USE.parameter("advisor")
USE_OFFER: Final = USE.parameter("offer")
EXCHANGE: Final = BOOK.kind(
    "exchange",
    places.spell_exchange,
    places.say_exchange,
    places.touch_exchange,
    pay=(*RESOURCES, "coin"),
    get=RESOURCES,
)
EXCHANGE_PAY: Final = EXCHANGE.parameter("pay")
EXCHANGE_GET: Final = EXCHANGE.parameter("get")
WORK: Final = BOOK.kind("work", places.spell_work, touch=places.touch_work, bread=4, coins=4)
WORK_BREAD: Final = WORK.parameter("bread")
WORK_COINS: Final = WORK.parameter("coins")
REDEEM: Final = BOOK.kind("redeem", say=places.say_redeem, touch=places.touch_favor, favor=FAVORS)
REDEEM_FAVOR: Final = REDEEM.parameter("favor")
DONATE: Final = BOOK.kind("donate", say=places.say_give, touch=places.touch_give, resource=RESOURCES)
DONATE_RESOURCE: Final = DONATE.parameter("resource")
KEEP: Final = BOOK.kind("keep", say=places.say_favor, touch=places.touch_favor, favor=FAVORS)
KEEP_FAVOR: Final = KEEP.parameter("favor")
GIVE: Final = BOOK.kind("gift", say=places.say_give, touch=places.touch_give, resource=RESOURCES)
GIVE_RESOURCE: Final = GIVE.parameter("resource")
PRESENT: Final = BOOK.kind("present", say=places.say_present, touch=places.touch_book).of()
SELL: Final = BOOK.kind("sell", say=places.say_sell, touch=places.touch_sell, resource=RESOURCES)
SELL_RESOURCE: Final = SELL.parameter("resource")
HAND_OUT: Final = BOOK.kind("books", say=places.say_books, touch=places.touch_books, books=6)
HAND_OUT_BOOKS: Final = HAND_OUT.parameter("books")
DELIVER_STONE: Final = BOOK.kind("stone", say=places.say_stone, touch=places.touch_stone).of()
DELIVER_BREAD: Final = BOOK.kind("bread", say=places.say_bread, touch=places.touch_bread, bread=4)
BREAD_DELIVERED: Final = DELIVER_BREAD.parameter("bread")
DELIVER_WOOD: Final = BOOK.kind("wood", places.spell_wood, places.say_wood, places.touch_wood, offer=2)
WOOD_OFFER: Final = DELIVER_WOOD.parameter("offer")
PAY: Final = BOOK.kind("pay", turn.spell_stock, allowed=payments, wood=MOST, grain=MOST, stone=MOST, cloth=MOST)
ACCEPT: Final = BOOK.kind(
    "accept", places.spell_accept, places.say_accept, places.touch_accept, offer=MOST_EVENT_OFFERS
)
ACCEPT_OFFER: Final = ACCEPT.parameter("offer")
RELOCATE: Final = BOOK.kind(
    "relocate", turn.spell_relocate, turn.say_relocate, turn.touch_relocate, councilor=2, place=8
)
RELOCATE_COUNCILOR: Final = RELOCATE.parameter("councilor")
RELOCATE_PLACE: Final = RELOCATE.parameter("place")
TAKE: Final = BOOK.kind("take", say=turn.say_take, touch=turn.touch_supply, resource=RESOURCES)
TAKE_RESOURCE: Final = TAKE.parameter("resource")

PAID: Final = [PAY.parameter(name) for name in RESOURCES]
TRADED: Final = [TRADE.parameter(name) for name in RESOURCES]


def paid_in(move: int) -> list[int]:
    """The resources that a payment takes, by kind; what is due beyond them is paid in coins."""
    return [amount.of(move) for amount in PAID]


def traded_in(move: int) -> list[int]:
    """The resources that a trade takes, by kind."""
    return [amount.of(move) for amount in TRADED]
