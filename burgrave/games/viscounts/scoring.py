"""The final scoring, line by line; the lines can be read at any time of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.viscounts.components import POVERTY, PROSPERITY, RIBBONS, RING
from burgrave.games.viscounts.vocabulary import (
    APPROVED_COUNTED,
    BUILDINGS_COUNTED,
    ICONS,
    PAID_COUNTED,
    RESOURCES_COUNTED,
    TYPES,
    WORKERS_COUNTED,
    count,
)
from burgrave.kernel.piles import NOBODY
from burgrave.kernel.position import AUTOMA

if TYPE_CHECKING:
    from burgrave.games.viscounts.player import Household
    from burgrave.games.viscounts.position import Viscounts

LINES: Final = (
    *("buildings", "workers", "sets", "manuscripts", "leader", "bonuses"),
    *("debts", "deeds", "approved", "poverty", "prosperity"),
)
POVERTY_LINE: Final = 9
PROSPERITY_LINE: Final = 10


def sheet(p: Viscounts, seat: int) -> dict[str, int]:
    """Points by source; the automa's leftover resources are a line of its own."""
    lines = dict(zip(LINES, line_points(p, seat), strict=True))
    if seat == AUTOMA:
        lines["leftover"] = p.players[seat].resources() * p.printed.leftover_vp
    return lines


def points(p: Viscounts, seat: int) -> int:
    """All points of a seat."""
    total = 0
    for line in line_points(p, seat):
        total += line
    return total


def line_points(p: Viscounts, seat: int) -> list[int]:
    """Points by source, in the order of LINES."""
    who = seat if seat != AUTOMA else len(p.players) - 1
    player = p.players[who]
    figures = p.printed
    bonuses = 0
    for ribbon in range(len(RIBBONS)):
        if p.bonuses[ribbon] == who:
            bonuses += figures.bonus_vp[ribbon]
    return [
        building_points(p, player),
        worker_points(p, who),
        set_points(figures.sets_vp, ribbons(p, player)),
        manuscript_points(p, who),
        figures.leader_vp if p.leader == who else 0,
        bonuses,
        figures.debt_vp * player.debts + figures.paid_vp * player.paid,
        figures.deed_vp * player.deeds,
        figures.approved_vp * player.approved,
        place_points(p, who, POVERTY) if p.poverty else 0,
        place_points(p, who, PROSPERITY) if p.prosperity else 0,
    ]


def building_points(p: Viscounts, player: Household) -> int:
    """By how many of each type stand on the main board."""
    total = 0
    for type in range(len(TYPES)):
        total += p.printed.building_vp[type][player.count(type)]
    return total


def workers_in(p: Viscounts, who: int) -> list[int]:
    """Workers in the castle by tier."""
    everyone = len(p.players)
    first = second = 0
    at = who
    for _ in range(RING):
        first += p.tier1[at]
        second += p.tier2[at]
        at += everyone
    return [first, second, p.tier3[who]]


def worker_points(p: Viscounts, who: int) -> int:
    """A worker is worth its tier."""
    inside = workers_in(p, who)
    vp = p.printed.tier_vp
    return inside[0] * vp[0] + inside[1] * vp[1] + inside[2] * vp[2]


def ribbons(p: Viscounts, player: Household) -> list[int]:
    """How many manuscripts of each ribbon somebody has."""
    found = [0] * len(RIBBONS)
    for manuscript in player.manuscripts:
        found[p.printed.manuscripts[manuscript].ribbon] += 1
    return found


def set_points(vp: list[int], held: list[int]) -> int:
    """Sets of different ribbons: each takes one of every ribbon that is left."""
    total = 0
    layer = 1
    while True:
        different = 0
        for amount in held:
            if amount >= layer:
                different += 1
        if different == 0:
            return total
        total += vp[different]
        layer += 1


def manuscript_points(p: Viscounts, who: int) -> int:
    """What manuscripts count at the end."""
    total = 0
    for manuscript in p.players[who].manuscripts:
        one = p.printed.manuscripts[manuscript]
        if one.vp:
            total += counted(p, who, one.counts) // one.per * one.vp
    return total


def counted(p: Viscounts, who: int, what: int) -> int:
    """How much somebody has of what a manuscript counts; criminals are not wild here."""
    player = p.players[who]
    if what < len(ICONS):
        total = count(player.permanent, what)
        for card in player.cards():
            total += count(p.printed.folk[card].icons, what)
        if who == p.seats and not p.over:
            # Future schemes that came into the automa's deck unseen count when the game is over and all is shown.
            for place in range(len(player.deck)):
                if player.deck.known[place] == NOBODY:
                    total -= count(p.printed.folk[player.deck.cards[place]].icons, what)
        return total
    if what == BUILDINGS_COUNTED:
        return player.built.bit_count()
    if what == RESOURCES_COUNTED:
        return player.resources()
    if what == WORKERS_COUNTED:
        return sum(workers_in(p, who))
    if what == PAID_COUNTED:
        return player.paid
    return player.approved if what == APPROVED_COUNTED else 0


def place_points(p: Viscounts, who: int, end: int) -> int:
    """The places at poverty (most approved deeds) or prosperity (most paid debts).

    Who has flipped none gets nothing; those who tie share the places they take, rounded down.
    """
    mine = flipped(p.players[who], end)
    if mine == 0:
        return 0
    better = same = 0
    for player in p.players:
        theirs = flipped(player, end)
        if theirs > mine:
            better += 1
        elif theirs == mine:
            same += 1
    places = p.printed.places_two[end] if p.seats <= 2 else p.printed.places[end]
    total = 0
    for place in range(better, min(better + same, len(places))):
        total += places[place]
    return total // same


def flipped(player: Household, end: int) -> int:
    return player.approved if end == POVERTY else player.paid
