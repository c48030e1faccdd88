"""The pieces that claimants touch, and the questions they are touched for: each says why a piece cannot be used.

The ids of all pieces are in moves.py.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.components import ADVISORS, CASTLE, CATHEDRAL, FAVORS, MARKET, SITE
from burgrave.games.emara.phrases import location_phrase
from burgrave.games.emara.position import Emara
from burgrave.kernel.agenda import Question
from burgrave.kernel.words import Phrase

OWNED: Final = ("card", "slot", "councilor", "action", "good", "coin", "book")
"""How the ids begin of pieces that a seat has; the seat comes next in the id."""

SHARED: Final = (
    *("location", "hut", "advisor", "rank", "favor", "supply"),
    *("marker", "books", "bread", "wood"),
)
"""The same of pieces that anybody can use, or that say in another way whose they are."""

NOWHERE: Final = -1
"""The location of what is not used on a visit."""

NOBODYS: Final = -1
"""The owner of what lies open to all."""


class ClaimantQuestion(Question[Emara]):
    """A question to a claimant, who may ask of every piece why it cannot be used."""

    def why_not(self, p: Emara, seat: int, thing: str) -> Phrase | None:
        kind, _, name = thing.partition("-")
        if kind in OWNED:
            owner, _, name = name.partition("-")
            if int(owner) != seat:
                return Phrase("why.anothers", who=int(owner))
        elif kind not in SHARED:
            return None
        holder = holder_of(p, kind, name)
        if holder not in (seat, NOBODYS):
            return Phrase("why.anothers", who=holder)
        return self.obstacle(p, kind, name)

    def obstacle(self, p: Emara, kind: str, name: str) -> Phrase | None:
        """The condition that is missing for a piece: of one's own by what its id ends with."""
        location = location_of(p, kind, name)
        if location != NOWHERE:
            return Phrase("why.visit", location=location_phrase(location))
        return Phrase("why.not_now", asked=self.prompt(p))


class ClaimantDetail(ClaimantQuestion):
    """The same about a detail of the action under way."""

    def opens(self) -> bool:
        return False


def holder_of(p: Emara, kind: str, name: str) -> int:
    """Who has an advisor or a favour token."""
    for seat in range(p.seats):
        claimant = p.claimants[seat]
        if kind == "advisor" and claimant.has(ADVISORS.index(name)):
            return seat
        if kind == "favor" and claimant.favors >> FAVORS.index(name) & 1:
            return seat
    return NOBODYS


def location_of(p: Emara, kind: str, name: str) -> int:
    """The location of the town where a piece is used, if it is used on a visit."""
    if kind == "favor":
        return p.printed.favor_at[FAVORS.index(name)]
    if kind == "marker":
        return CATHEDRAL if name.startswith("donation") else CASTLE if name.startswith("gift") else SITE
    if kind == "book":
        return CASTLE
    return MARKET if kind == "books" else SITE if kind in ("bread", "wood") else NOWHERE
