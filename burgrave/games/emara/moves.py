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

from burgrave.games.emara.components import ADVISORS, CARDS, FAVORS, HUTS, RESOURCES, SLOTS, TOWN
from burgrave.games.emara.notation import (
    say_books,
    say_bread,
    say_decline,
    say_exchange,
    say_favor,
    say_give,
    say_hire,
    say_move,
    say_offer,
    say_pay,
    say_play,
    say_present,
    say_rank,
    say_recruit,
    say_relocate,
    say_sell,
    say_stone,
    say_town,
    say_trade,
    say_wood,
    say_work,
    spell_exchange,
    spell_hire,
    spell_move,
    spell_offer,
    spell_pay,
    spell_play,
    spell_recruit,
    spell_relocate,
    spell_stock,
    spell_wood,
    spell_work,
    touch_accept,
    touch_book,
    touch_books,
    touch_bread,
    touch_exchange,
    touch_favor,
    touch_give,
    touch_hire,
    touch_move,
    touch_pay,
    touch_play,
    touch_rank,
    touch_recruit,
    touch_relocate,
    touch_sell,
    touch_stone,
    touch_supply,
    touch_town,
    touch_trade,
    touch_use,
    touch_wood,
    touch_work,
)
from burgrave.kernel.moves import MoveBook

MOST: Final = 10
"""Nine of a kind is the most that one payment can take."""
BY: Final = ("bonus", "card")
BY_CARD: Final = 1

BOOK: Final = MoveBook()
END: Final = BOOK.kind("end").of()
LEAVE: Final = BOOK.kind("leave").of()
DECLINE: Final = BOOK.kind("decline", say=say_decline).of()
PLAY: Final = BOOK.kind("play", spell_play, say_play, touch_play, card=CARDS, slot=SLOTS)
MOVE: Final = BOOK.kind("move", spell_move, say_move, touch_move, councilor=2)
STEP: Final = BOOK.kind("step", spell_move, say_move, touch_move, councilor=2)
TRADE: Final = BOOK.kind("trade", spell_stock, say_trade, touch_trade, wood=6, grain=6, stone=6, cloth=6)
TO_TOWN: Final = BOOK.kind("town", say=say_town, touch=touch_town, location=TOWN)
HIRE: Final = BOOK.kind("hire", spell_hire, say_hire, touch_hire, hut=HUTS, by=BY)
RECRUIT: Final = BOOK.kind("recruit", spell_recruit, say_recruit, touch_recruit, advisor=ADVISORS, by=BY)
RANK: Final = BOOK.kind("rank", say=say_rank, touch=touch_rank).of()
USE: Final = BOOK.kind("use", spell_offer, say_offer, touch_use, advisor=ADVISORS, offer=2)
EXCHANGE: Final = BOOK.kind(
    "exchange", spell_exchange, say_exchange, touch_exchange, pay=(*RESOURCES, "coin"), get=RESOURCES
)
WORK: Final = BOOK.kind("work", spell_work, say_work, touch_work, bread=4, coins=4)
REDEEM: Final = BOOK.kind("redeem", say=say_favor, touch=touch_favor, favor=FAVORS)
DONATE: Final = BOOK.kind("donate", say=say_give, touch=touch_give, resource=RESOURCES)
KEEP: Final = BOOK.kind("keep", say=say_favor, touch=touch_favor, favor=FAVORS)
GIVE: Final = BOOK.kind("gift", say=say_give, touch=touch_give, resource=RESOURCES)
PRESENT: Final = BOOK.kind("present", say=say_present, touch=touch_book).of()
SELL: Final = BOOK.kind("sell", say=say_sell, touch=touch_sell, resource=RESOURCES)
HAND_OUT: Final = BOOK.kind("books", say=say_books, touch=touch_books, books=6)
DELIVER_STONE: Final = BOOK.kind("stone", say=say_stone, touch=touch_stone).of()
DELIVER_BREAD: Final = BOOK.kind("bread", say=say_bread, touch=touch_bread, bread=4)
DELIVER_WOOD: Final = BOOK.kind("wood", spell_wood, say_wood, touch_wood, offer=2)
PAY: Final = BOOK.kind("pay", spell_pay, say_pay, touch_pay, wood=MOST, grain=MOST, stone=MOST, cloth=MOST)
ACCEPT: Final = BOOK.kind("accept", spell_offer, say_offer, touch_accept, offer=3)
RELOCATE: Final = BOOK.kind("relocate", spell_relocate, say_relocate, touch_relocate, councilor=2, place=8)
TAKE: Final = BOOK.kind("take", touch=touch_supply, resource=RESOURCES)
