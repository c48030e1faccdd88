"""Phase 2, movement: clockwise along two roads, as far as the played card says, farther for silver."""

from __future__ import annotations

from burgrave.games.viscounts.cards import Rearrange
from burgrave.games.viscounts.components import LOCATIONS
from burgrave.games.viscounts.effects import automa_step
from burgrave.games.viscounts.moves import GO, GO_LOCATION
from burgrave.games.viscounts.phrases import location_phrase
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.roads import reachable
from burgrave.games.viscounts.vocabulary import ANY
from burgrave.kernel.agenda import Detail
from burgrave.kernel.words import Cost


class Move(Detail[Viscounts]):
    """Where does the viscount end? Only the end counts, so the cheapest way there is taken."""

    def options(self, p: Viscounts) -> list[int]:
        prices = reachable(p, self.seat)
        return [GO.of(location) for location in range(len(LOCATIONS)) if prices[location] >= 0]

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
