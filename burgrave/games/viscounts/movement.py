"""Phase 2, movement: clockwise along two roads, as far as the played card says, farther for silver."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.asking import AskingDetail, place_in
from burgrave.games.viscounts.cards import Rearrange
from burgrave.games.viscounts.components import LOCATIONS
from burgrave.games.viscounts.effects import automa_step
from burgrave.games.viscounts.moves import GO, GO_LOCATION
from burgrave.games.viscounts.phrases import location_phrase
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.roads import prices_up_to, reachable
from burgrave.games.viscounts.vocabulary import ANY
from burgrave.kernel.words import Cost, Phrase

ENOUGH: Final = 99
"""So much silver takes a viscount anywhere."""


class Move(AskingDetail):
    """Where does the viscount end? Only the end counts, so the cheapest way there is taken."""

    def options(self, p: Viscounts) -> list[int]:
        prices = reachable(p, self.seat)
        return [GO.of(location) for location in range(len(LOCATIONS)) if prices[location] >= 0]

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        location = place_in(LOCATIONS, thing, "location")
        if location < 0 or reachable(p, seat)[location] >= 0:
            return None
        return Phrase("why.ride", needed=prices_up_to(p, seat, ENOUGH)[location], have=p.players[seat].silver)

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.Move", n=p.printed.folk[p.played].silver, silver=p.players[self.seat].silver)

    def answer(self, p: Viscounts, move: int) -> None:
        location = GO_LOCATION.of(move)
        price = reachable(p, self.seat)[location]
        player = p.players[self.seat]
        player.silver -= price
        player.viscount = location
        p.phase = 2
        if p.log:
            where = location_phrase(location)
            if price:
                p.log.write("goes_farther", who=p.name(self.seat), location=where, paid=Cost("silver", price))
            else:
                p.log.write("goes", who=p.name(self.seat), location=where)
        meet(p, self.seat)


def meet(p: Viscounts, who: int) -> None:
    """Whose viscount stands where another ends may reorder the own cards; the automa takes a resource instead."""
    everyone = p.clockwise(who)
    location = p.players[who].viscount
    for other in reversed(everyone[1:]):
        if p.players[other].viscount == location:
            if p.log:
                p.log.write("meets", who=p.name(who), whom=p.name(other))
            if p.is_automa(other):
                p.then(automa_step(other, ANY, 1))
            else:
                p.then(Rearrange(other))
