"""The town: a visit to the castle, the cathedral, the construction site or the market."""

from __future__ import annotations

from burgrave.games.emara.castle import BOOK_PRESENTED, GIVING, castle_moves, give, present
from burgrave.games.emara.cathedral import DONATING, cathedral_moves, donate
from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import CASTLE, CATHEDRAL, MARKET
from burgrave.games.emara.favors import redeem, redeem_moves
from burgrave.games.emara.market import BOOKS_HANDED_OUT, SALE, SECOND_SALE, hand_out, market_moves, sell
from burgrave.games.emara.moves import (
    BREAD_DELIVERED,
    DELIVER_BREAD,
    DELIVER_STONE,
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
from burgrave.games.emara.position import Emara
from burgrave.games.emara.powers import swap_moves, use
from burgrave.games.emara.site import (
    BREAD_DELIVERY,
    STONE_DELIVERY,
    WOOD_DELIVERY,
    deliver_bread,
    deliver_stone,
    deliver_wood,
    site_moves,
)
from burgrave.kernel.agenda import Detail
from burgrave.kernel.words import Phrase


class TownVisit(Detail[Emara]):
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
        return Phrase("ask.TownVisit", location=location_phrase(self.location))
