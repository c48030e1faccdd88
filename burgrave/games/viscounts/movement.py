"""Phase 2, movement: clockwise along two roads, as far as the played card says, farther for silver."""

from __future__ import annotations

from burgrave.games.viscounts.cards import Rearrange
from burgrave.games.viscounts.components import LOCATIONS, MOVE_FARTHER
from burgrave.games.viscounts.effects import AUTOMA_STEP
from burgrave.games.viscounts.moves import GO, GO_LOCATION
from burgrave.games.viscounts.phrases import location_phrase
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import ANY
from burgrave.kernel.agenda import Detail


def reachable(p: Viscounts, seat: int) -> list[int]:
    """By location: the silver it costs to end there, at least; -1 where one cannot get.

    The distance is the value of the card just played. An open first trading post adds a free step, silver any number.
    """
    player = p.players[seat]
    prices = [-1] * len(LOCATIONS)
    frontier = 1 << player.viscount
    for _ in range(p.printed.folk[p.played].silver):
        frontier = onward(p, frontier)
    price = -1 if player.has(MOVE_FARTHER) else 0
    while price <= player.silver:
        new = 0
        for location in range(len(LOCATIONS)):
            if frontier >> location & 1 and prices[location] < 0:
                prices[location] = max(0, price)
                new += 1
        frontier = onward(p, frontier)
        price += 1
        if not new and -1 not in prices:
            break
    return prices


def onward(p: Viscounts, frontier: int) -> int:
    """All locations one step on from some, as bits."""
    after = 0
    steps = p.steps
    for location in range(len(LOCATIONS)):
        if frontier >> location & 1:
            after |= steps[location]
    return after


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
                p.log.write("goes_farther", who=p.name(self.seat), location=where, n=price)
            else:
                p.log.write("goes", who=p.name(self.seat), location=where)
        meet(p, self.seat)


def meet(p: Viscounts, who: int) -> None:
    """Whose viscount stands where another ends may reorder the own cards; the automa takes a resource instead."""
    everyone = p.clockwise(who)
    location = p.players[who].viscount
    for other in reversed(everyone[1:]):
        if p.players[other].viscount == location:
            if p.is_automa(other):
                p.then(AUTOMA_STEP[0](other, ANY, 1))
            else:
                p.then(Rearrange(other))
