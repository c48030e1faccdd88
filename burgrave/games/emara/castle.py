"""The castle: gifts to the king, which earn signet rings, and books for building points."""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.claimant import BP_BOOKS
from burgrave.games.emara.components import AT_GIFT, GIFT_MARKERS
from burgrave.games.emara.moments import add_on_top
from burgrave.games.emara.moves import GIVE, PRESENT
from burgrave.games.emara.payment import pay, payable_by_markers, short_by_marker
from burgrave.games.emara.phrases import earned, gained, resource_phrase, thing
from burgrave.games.emara.position import Emara
from burgrave.games.emara.prices import due_by_marker
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase

GIVING: Final = 1
BOOK_PRESENTED: Final = 2
"""The actions of a visit, as bits."""


def castle_moves(p: Emara, seat: int, used: int, moves: list[int]) -> None:
    """One gift, at the price on its resource's marker; one book."""
    if not used & GIVING:
        payable_by_markers(p, seat, GIVE, GIFT_MARKERS, moves)
    if not used & BOOK_PRESENTED and p.claimants[seat].books:
        moves.append(PRESENT)


def no_gift(p: Emara, seat: int, used: int, kind: str, name: str) -> Phrase | None:
    """Why a resource cannot be given, or no book presented."""
    if kind == "book":
        if used & BOOK_PRESENTED:
            return Phrase("why.once_a_visit")
        return Phrase("why.short", things=[thing("book", 1)])
    return Phrase("why.once_a_visit") if used & GIVING else short_by_marker(p, seat, GIFT_MARKERS, name)


def give(p: Emara, seat: int, kind: int) -> None:
    """Pay the number on the marker, then be thanked."""
    p.then(Given(seat, kind))
    pay(p, seat, due_by_marker(p, GIFT_MARKERS[kind], kind))


class Given(Step[Emara]):
    """A gift to the king earns a signet ring."""

    @property
    def resource(self) -> int:
        return self.a

    def run(self, p: Emara) -> None:
        p.claimants[self.seat].rings += p.printed.gift.ring
        gains = [p.printed.gift]
        bp = add_on_top(p, self.seat, AT_GIFT, gains)
        if p.log:
            p.log.write("gives", who=self.seat, resource=resource_phrase(self.resource), gain=earned(gains, bp))
        p.turn_marker(GIFT_MARKERS[self.resource])


def present(p: Emara, seat: int) -> None:
    """A book for the castle: building points."""
    p.claimants[seat].books -= 1
    bp = p.gain_bp(seat, BP_BOOKS, p.printed.castle_book)
    if p.log:
        p.log.write("presents", who=seat, gain=gained(0, bp))
