"""The roads: where a viscount can get, and for how much silver."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.viscounts.components import LOCATIONS, MOVE_FARTHER

if TYPE_CHECKING:
    from burgrave.games.viscounts.position import Viscounts


def reachable(p: Viscounts, seat: int) -> list[int]:
    """By location: the silver it costs to end there, at least; -1 where one cannot get.

    The distance is the value of the card just played. An open first trading post adds a free step, silver any number.
    """
    return prices_up_to(p, seat, p.players[seat].silver)


def prices_up_to(p: Viscounts, seat: int, silver: int) -> list[int]:
    """The same for so much silver."""
    player = p.players[seat]
    prices = [-1] * len(LOCATIONS)
    frontier = 1 << player.viscount
    for _ in range(p.printed.folk[p.played].silver):
        frontier = onward(p, frontier)
    price = -1 if player.has(MOVE_FARTHER) else 0
    while price <= silver:
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
