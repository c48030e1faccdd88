"""The construction site: stone, bread and wood for points."""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.claimant import BP_SITE, CP_SITE
from burgrave.games.emara.components import BREAD_MARKER, MARKERS, ONE_STONE, STONE, STONE_MARKER, WOOD
from burgrave.games.emara.moves import DELIVER_BREAD, DELIVER_STONE, DELIVER_WOOD
from burgrave.games.emara.payment import pay
from burgrave.games.emara.phrases import bundle_phrases, gained, resource_phrase, thing
from burgrave.games.emara.position import Emara
from burgrave.games.emara.prices import due_in, payable
from burgrave.games.emara.told import short_of
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase

STONE_DELIVERY: Final = 1
BREAD_DELIVERY: Final = 2
WOOD_DELIVERY: Final = 4
"""The actions of a visit, as bits."""


def site_moves(p: Emara, seat: int, used: int, moves: list[int]) -> None:
    """One stone, up to three breads, one wood or three."""
    claimant = p.claimants[seat]
    if not used & STONE_DELIVERY and payable(claimant, ONE_STONE.caps, ONE_STONE.need):
        moves.append(DELIVER_STONE)
    if not used & BREAD_DELIVERY:
        for bread in range(1, min(claimant.bread, p.printed.most_bread) + 1):
            moves.append(DELIVER_BREAD.of(bread))
    if not used & WOOD_DELIVERY:
        for place in range(len(p.printed.woods)):
            wood = p.printed.woods[place].pay
            if payable(claimant, wood.caps, wood.need):
                moves.append(DELIVER_WOOD.of(place))


def no_delivery(p: Emara, seat: int, used: int, kind: str, name: str) -> Phrase | None:
    """Why stone, so much bread or one of the lots of wood cannot be delivered."""
    claimant = p.claimants[seat]
    stone = name == MARKERS[STONE_MARKER]
    if kind == "marker" and not stone:
        return None
    if used & (STONE_DELIVERY if stone else BREAD_DELIVERY if kind == "bread" else WOOD_DELIVERY):
        return Phrase("why.once_a_visit")
    if kind == "bread":
        return Phrase("why.short", things=[thing("bread", int(name) - claimant.bread)])
    return short_of(claimant, due_in(ONE_STONE if stone else p.printed.woods[int(name) - 1].pay))


def deliver_stone(p: Emara, seat: int) -> None:
    """Pay a stone, then take the points."""
    p.then(StoneDelivered(seat))
    pay(p, seat, due_in(ONE_STONE))


class StoneDelivered(Step[Emara]):
    """A stone brings building points, and citizen points by its marker, which is then turned."""

    def run(self, p: Emara) -> None:
        cp = p.gain_cp(self.seat, CP_SITE, p.shows(STONE_MARKER))
        bp = p.gain_bp(self.seat, BP_SITE, p.printed.stone_bp)
        if p.log:
            p.log.write("delivers", who=self.seat, what=resource_phrase(STONE), gain=gained(cp, bp))
        p.turn_marker(STONE_MARKER)


def deliver_bread(p: Emara, seat: int, bread: int) -> None:
    """Every bread brings the citizen points on its marker, which is turned once for all of them."""
    p.claimants[seat].bread -= bread
    cp = p.gain_cp(seat, CP_SITE, bread * p.shows(BREAD_MARKER))
    if p.log:
        p.log.write("delivers", who=seat, what=thing("bread", bread), gain=gained(cp))
    p.turn_marker(BREAD_MARKER)


def deliver_wood(p: Emara, seat: int, place: int) -> None:
    """Pay one wood or three, then take the points."""
    p.then(WoodDelivered(seat, place))
    pay(p, seat, due_in(p.printed.woods[place].pay))


class WoodDelivered(Step[Emara]):
    """One wood or three bring building points, in one gain."""

    @property
    def place(self) -> int:
        """Which of the two offers it is."""
        return self.a

    def run(self, p: Emara) -> None:
        offer = p.printed.woods[self.place]
        bp = p.gain(self.seat, offer.gain, CP_SITE, BP_SITE)
        if p.log:
            p.log.write("delivers", who=self.seat, what=resource_phrase(WOOD), gain=bundle_phrases(offer.gain, bp))
