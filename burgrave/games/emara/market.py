"""The market: resources for gold coins, books for citizen points."""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.claimant import CP_BOOKS
from burgrave.games.emara.components import RESOURCES
from burgrave.games.emara.moves import HAND_OUT, SELL
from burgrave.games.emara.phrases import gained, thing
from burgrave.games.emara.position import Emara
from burgrave.kernel.words import Phrase

SALE: Final = 1
BOOKS_HANDED_OUT: Final = 2
SECOND_SALE: Final = 4
"""The actions of a visit, as bits; the second sale is an event's."""


def market_moves(p: Emara, seat: int, used: int, moves: list[int]) -> None:
    """One resource for a coin, with some events a second one; one lot of books."""
    claimant = p.claimants[seat]
    if may_sell(p, used):
        for kind in range(len(RESOURCES)):
            if claimant.stock[kind]:
                moves.append(SELL.of(kind))
    if not used & BOOKS_HANDED_OUT:
        for books in range(1, min(claimant.books, len(p.printed.market_books) - 1) + 1):
            moves.append(HAND_OUT.of(books))


def may_sell(p: Emara, used: int) -> bool:
    """One sale a visit, with some events a second one."""
    return not used & SALE or (not used & SECOND_SALE and p.event().trades > 0)


def no_sale(p: Emara, seat: int, used: int, name: str) -> Phrase:
    """Why a resource cannot be sold."""
    return Phrase("why.short", things=[thing(name, 1)]) if may_sell(p, used) else Phrase("why.once_a_visit")


def no_books(p: Emara, seat: int, used: int, books: int) -> Phrase:
    """Why so many books cannot be handed out."""
    if used & BOOKS_HANDED_OUT:
        return Phrase("why.once_a_visit")
    return Phrase("why.short", things=[thing("book", books - p.claimants[seat].books)])


def sell(p: Emara, seat: int, kind: int) -> None:
    """A resource for a gold coin."""
    claimant = p.claimants[seat]
    claimant.stock[kind] -= 1
    claimant.coins += p.printed.market_coins
    if p.log:
        pay, gain = [thing(RESOURCES[kind], 1)], [thing("coin", p.printed.market_coins)]
        p.log.write("sells", who=seat, pay=pay, gain=gain)


def hand_out(p: Emara, seat: int, books: int) -> None:
    """Books for the people: the more at once, the more citizen points each."""
    p.claimants[seat].books -= books
    cp = p.gain_cp(seat, CP_BOOKS, p.printed.market_books[books])
    if p.log:
        p.log.write("hands_out", who=seat, pay=[thing("book", books)], gain=gained(cp))
