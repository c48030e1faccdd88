"""The move book: every answer that a bidder can give."""

from __future__ import annotations

from bidding.components import CARDS
from burgrave.kernel.moves import MoveBook

BOOK = MoveBook()
BID = BOOK.kind("bid", card=tuple(CARDS.names))
BID_CARD = BID.parameter("card")
KEEP = BOOK.kind("keep").of()
EXCHANGE = BOOK.kind("exchange", card=tuple(CARDS.names))
EXCHANGE_CARD = EXCHANGE.parameter("card")
