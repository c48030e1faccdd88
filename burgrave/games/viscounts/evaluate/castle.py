"""What a bot that learns Viscounts of the West Kingdom sees in the castle."""

from __future__ import annotations

from burgrave.games.viscounts.components import RING
from burgrave.games.viscounts.position import Viscounts


def look_at_castle(p: Viscounts, seat: int, found: list[float]) -> None:
    """Workers by tier and section, those about to climb, and the race at the top."""
    look_at_tiers(p, seat, found)
    everyone = len(p.players)
    crowd = 0
    below: list[float] = []
    for section in range(RING):
        at = section * everyone
        mine = p.tier1[at + seat]
        below.append(mine + 2.0 * p.tier2[at + seat])
        if mine:
            for other in range(everyone):
                if other != seat:
                    crowd += p.tier1[at + other]
    rival = 0
    for other in range(everyone):
        if other != seat:
            rival = max(rival, p.tier3[other])
    found.append(float(max(-3, min(3, p.tier3[seat] - rival))))
    found.append(1.0 if p.leader == seat else 0.0)
    found.append(float(crowd))
    found.extend(below)


def look_at_tiers(p: Viscounts, who: int, found: list[float]) -> None:
    """The workers of a player or the automa: in the supply, on each tier, and pairs that a third one makes climb."""
    everyone = len(p.players)
    first = second = low = high = 0
    for section in range(RING):
        at = section * everyone + who
        below, above = p.tier1[at], p.tier2[at]
        first += below
        second += above
        if below == 2:
            low += 1
        if above == 2:
            high += 1
    found.append(float(p.players[who].workers))
    found.append(float(first))
    found.append(float(second))
    found.append(float(p.tier3[who]))
    found.append(float(low))
    found.append(float(high))
