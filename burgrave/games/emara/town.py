"""The town: a visit to the castle, the cathedral, the construction site or the market."""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.castle import BOOK_PRESENTED, GIVING, castle_moves, give, no_gift, present
from burgrave.games.emara.cathedral import DONATING, cathedral_moves, donate, no_donation
from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import ADVISORS, CASTLE, CATHEDRAL, MARKET, SWAPPERS
from burgrave.games.emara.favors import redeem, redeem_moves
from burgrave.games.emara.market import (
    BOOKS_HANDED_OUT,
    SALE,
    SECOND_SALE,
    hand_out,
    market_moves,
    no_books,
    no_sale,
    sell,
)
from burgrave.games.emara.moves import (
    BREAD_DELIVERED,
    DELIVER_BREAD,
    DELIVER_STONE,
    DELIVER_WOOD,
    DONATE,
    DONATE_RESOURCE,
    GIVE,
    GIVE_RESOURCE,
    HAND_OUT,
    HAND_OUT_BOOKS,
    LEAVE,
    PRESENT,
    REDEEM,
    REDEEM_FAVOR,
    SELL,
    SELL_RESOURCE,
    USE,
    WOOD_OFFER,
)
from burgrave.games.emara.phrases import location_phrase
from burgrave.games.emara.pieces import ClaimantDetail, location_of
from burgrave.games.emara.position import Emara
from burgrave.games.emara.powers import no_power, swap_moves, use
from burgrave.games.emara.site import (
    BREAD_DELIVERY,
    STONE_DELIVERY,
    WOOD_DELIVERY,
    deliver_bread,
    deliver_stone,
    deliver_wood,
    no_delivery,
    site_moves,
)
from burgrave.kernel.words import Phrase

VISITED: Final = (DONATE, GIVE, SELL, HAND_OUT, DELIVER_BREAD, DELIVER_WOOD, REDEEM, USE)
"""The kinds of actions of a visit, but for those that are a single move."""


class TownVisit(ClaimantDetail):
    """Use a town location: every action once, matching tokens, in any order; permanent exchanges stand here, too."""

    @property
    def location(self) -> int:
        return self.a

    @property
    def used(self) -> int:
        """The actions that are used up, as bits; every location has names for its own."""
        return self.b

    def options(self, p: Emara) -> list[int]:
        seat, place, used = self.seat, self.location, self.used
        moves = [LEAVE]
        redeem_moves(p, seat, place, moves)
        if place == CATHEDRAL:
            cathedral_moves(p, seat, used, moves)
        elif place == CASTLE:
            castle_moves(p, seat, used, moves)
        elif place == MARKET:
            market_moves(p, seat, used, moves)
        else:
            site_moves(p, seat, used, moves)
        swap_moves(p, seat, moves)
        return moves

    def obstacle(self, p: Emara, kind: str, name: str) -> Phrase | None:
        seat, place, used = self.seat, self.location, self.used
        if kind == "advisor" and p.claimants[seat].has(ADVISORS.index(name)):
            return no_power(p, seat, ADVISORS.index(name), SWAPPERS)
        if kind == "good" and place == MARKET:
            return no_sale(p, seat, used, name)
        if kind == "book" and place == MARKET:
            return None
        if location_of(p, kind, name) != place:
            return super().obstacle(p, kind, name)
        if kind == "favor":
            return Phrase("why.fresh")
        if place == CATHEDRAL:
            return no_donation(p, seat, used, name)
        if place == CASTLE:
            return no_gift(p, seat, used, kind, name)
        if place == MARKET:
            return no_books(p, seat, used, int(name))
        return no_delivery(p, seat, used, kind, name)

    def answer(self, p: Emara, move: int) -> None:
        seat = self.seat
        if move == LEAVE:
            p.fresh = NONE
            return
        if move in USE:
            self.go_on(p, 0)
            use(p, seat, move)
            return
        p.swapped = NONE
        if move in REDEEM:
            self.go_on(p, 0)
            redeem(p, seat, REDEEM_FAVOR.of(move))
        elif move in DONATE:
            self.go_on(p, DONATING)
            donate(p, seat, DONATE_RESOURCE.of(move))
        elif move in GIVE:
            self.go_on(p, GIVING)
            give(p, seat, GIVE_RESOURCE.of(move))
        elif move == PRESENT:
            self.go_on(p, BOOK_PRESENTED)
            present(p, seat)
        elif move in SELL:
            self.go_on(p, SECOND_SALE if self.used & SALE else SALE)
            sell(p, seat, SELL_RESOURCE.of(move))
        elif move in HAND_OUT:
            self.go_on(p, BOOKS_HANDED_OUT)
            hand_out(p, seat, HAND_OUT_BOOKS.of(move))
        elif move == DELIVER_STONE:
            self.go_on(p, STONE_DELIVERY)
            deliver_stone(p, seat)
        elif move in DELIVER_BREAD:
            self.go_on(p, BREAD_DELIVERY)
            deliver_bread(p, seat, BREAD_DELIVERED.of(move))
        else:
            self.go_on(p, WOOD_DELIVERY)
            deliver_wood(p, seat, WOOD_OFFER.of(move))

    def go_on(self, p: Emara, action: int) -> None:
        """The visit goes on after an action, which is used up."""
        p.then(TownVisit(self.seat, self.location, self.used | action))

    def prompt(self, p: Emara) -> Phrase:
        """The kinds of actions that are possible here, each once."""
        moves = self.options(p)
        left = [Phrase(f"can.{kind.word}") for kind in VISITED if any(move in kind for move in moves)]
        if PRESENT in moves:
            left.append(Phrase("can.present"))
        if DELIVER_STONE in moves:
            left.append(Phrase("can.stone"))
        return Phrase("ask.TownVisit", location=location_phrase(self.location), left=left)
