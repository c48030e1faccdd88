"""The cathedral: donations, each of which earns a book and a favour token."""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.components import AT_DONATION, DONATION_MARKERS
from burgrave.games.emara.favors import draw_favors
from burgrave.games.emara.moments import add_on_top
from burgrave.games.emara.moves import DONATE
from burgrave.games.emara.payment import pay, payable_by_markers, short_by_marker
from burgrave.games.emara.phrases import earned, resource_phrase
from burgrave.games.emara.position import Emara
from burgrave.games.emara.prices import due_by_marker
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase

DONATING: Final = 1
"""The action of a visit, as a bit."""


def cathedral_moves(p: Emara, seat: int, used: int, moves: list[int]) -> None:
    """One donation: of any resource, at the price on its marker."""
    if not used & DONATING:
        payable_by_markers(p, seat, DONATE, DONATION_MARKERS, moves)


def no_donation(p: Emara, seat: int, used: int, name: str) -> Phrase | None:
    """Why a resource cannot be donated."""
    return Phrase("why.once_a_visit") if used & DONATING else short_by_marker(p, seat, DONATION_MARKERS, name)


def donate(p: Emara, seat: int, kind: int) -> None:
    """Pay the number on the marker, then be thanked."""
    p.then(Donated(seat, kind))
    pay(p, seat, due_by_marker(p, DONATION_MARKERS[kind], kind))


class Donated(Step[Emara]):
    """A donation to the cathedral earns a book and one of three favour tokens."""

    @property
    def resource(self) -> int:
        return self.a

    def run(self, p: Emara) -> None:
        p.claimants[self.seat].books += p.printed.donation_books
        gains = [p.printed.donation]
        bp = add_on_top(p, self.seat, AT_DONATION, gains)
        if p.log:
            p.log.write("donates", who=self.seat, resource=resource_phrase(self.resource), gain=earned(gains, bp))
        p.turn_marker(DONATION_MARKERS[self.resource])
        draw_favors(p, self.seat)
