"""The automa's actions: what it can reach with icons and resources, paying only what is missing."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.building import build, spots_here
from burgrave.games.viscounts.castle import place
from burgrave.games.viscounts.components import BUILDINGS_A_TYPE, LOCATIONS_A_SEGMENT, SPOTS, SPOTS_A_SEGMENT
from burgrave.games.viscounts.effects import automa_step, resolve
from burgrave.games.viscounts.funding import GOOD, strength
from burgrave.games.viscounts.manuscripts import take_manuscript
from burgrave.games.viscounts.phrases import top_manuscript
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import (
    BUILD,
    FLIP,
    FLIP_ANY,
    FOCUS,
    GOLD,
    GOODS,
    GUILDHALL,
    ICONS,
    INK,
    ONCE_WHEN_BUILT,
    STONE,
    TRADING_POST,
    TRANSCRIBE,
    WORKERS,
    WORKSHOP,
    count,
)
from burgrave.kernel.words import Cost

FROM_LEFT: Final = [
    BUILDINGS_A_TYPE * type + place for type in (GUILDHALL, TRADING_POST, WORKSHOP) for place in range(BUILDINGS_A_TYPE)
]
"""Its buildings from the left: guildhalls, trading posts, workshops."""

MOST_FLIPS: Final = 2

LEAST_WORKERS: Final = 2
"""It places no single worker as an action."""


def attempt(p: Viscounts, who: int, action: int) -> bool:
    """Try an action; False if it is not possible."""
    if action == FOCUS:
        action = p.automa_board().focus
    if action == BUILD:
        return attempt_build(p, who)
    if action == WORKERS:
        return attempt_workers(p, who)
    if action == TRANSCRIBE:
        return attempt_transcribe(p, who)
    return action == FLIP and attempt_flips(p, who)


def stock(p: Viscounts, who: int, good: int) -> int:
    """How many icons its resources can stand for."""
    player = p.players[who]
    return player.generic if p.automa_board().generic else player.amount(good)


def pay(p: Viscounts, who: int, good: int, amount: int) -> None:
    """Only what is missing is paid."""
    if amount <= 0:
        return
    player = p.players[who]
    generic = p.automa_board().generic
    if generic:
        player.generic -= amount
    else:
        player.add(good, -amount)
    if p.log:
        p.log.write("automa_pays", who=p.name(who), goods=[Cost("resource" if generic else GOODS[good], amount)])


def pay_any(p: Viscounts, who: int, amount: int) -> None:
    """Resources of any kind, those first that it gathers last."""
    board = p.automa_board()
    if board.generic:
        pay(p, who, INK, amount)
        return
    kinds = [good for good in (INK, STONE, GOLD) if good not in board.priority]
    for good in [*kinds, *reversed(board.priority)]:
        spent = min(amount, p.players[who].amount(good))
        pay(p, who, good, spent)
        amount -= max(0, spent)


def attempt_build(p: Viscounts, who: int) -> bool:
    """The leftmost building it can afford, on the leftmost empty spot of its bank."""
    spots = spots_here(p, who)
    have = strength(p, who, BUILD, 0)
    reach = have + stock(p, who, GOOD[BUILD])
    for building in FROM_LEFT:
        cost = p.printed.costs[building // BUILDINGS_A_TYPE]
        if spots and not p.players[who].has(building) and cost <= reach:
            pay(p, who, GOOD[BUILD], cost - have)
            automa_build(p, who, building, spots[0])
            return True
    return False


def automa_build(p: Viscounts, who: int, building: int, spot: int) -> None:
    """Spot and links as for everybody; then what the building brings once."""
    board = p.automa_board()
    if board.abilities[building] == ONCE_WHEN_BUILT:
        resolve(p, who, board.effects[building])
    build(p, who, building, spot)


def leftmost(p: Viscounts, who: int, type: int) -> int:
    """Its leftmost building of a type that still stands on the board; NONE if all are built."""
    for building in range(BUILDINGS_A_TYPE * type, BUILDINGS_A_TYPE * (type + 1)):
        if not p.players[who].has(building):
            return building
    return NONE


def free_spot(p: Viscounts, who: int) -> int:
    """The next empty spot clockwise from the first of its bank, rivers ignored; NONE if all are taken."""
    location = p.players[who].viscount
    spot = location // LOCATIONS_A_SEGMENT * SPOTS_A_SEGMENT
    while p.printed.banks[spot] != location % LOCATIONS_A_SEGMENT and spot % SPOTS_A_SEGMENT < SPOTS_A_SEGMENT - 1:
        spot += 1
    for _ in range(len(SPOTS)):
        if p.spots[spot] == NONE:
            return spot
        spot = p.next_spot(spot)
    return NONE


def attempt_workers(p: Viscounts, who: int) -> bool:
    """As many workers as possible into the section that faces its segment; it pays for no more than it has left.

    It never places a single worker as an action: with one left in the supply this is not possible.
    """
    left = p.players[who].workers
    if left < LEAST_WORKERS:
        return False
    have = strength(p, who, WORKERS, 0)
    reach = have + stock(p, who, GOOD[WORKERS])
    thresholds, workers = p.printed.automa_thresholds, p.printed.automa_workers
    for step in reversed(range(len(thresholds))):
        enough = step > 0 and workers[step - 1] >= left
        if thresholds[step] <= reach and not enough:
            pay(p, who, GOOD[WORKERS], thresholds[step] - have)
            place(p, who, p.facing[p.segment(who)], workers[step])
            return True
    return False


def attempt_transcribe(p: Viscounts, who: int) -> bool:
    """The manuscript of its segment, or the printed one."""
    segment = p.segment(who)
    cost = p.printed.manuscripts[top_manuscript(p, segment)].cost
    have = strength(p, who, TRANSCRIBE, 0)
    if cost > have + stock(p, who, GOOD[TRANSCRIBE]):
        return False
    pay(p, who, GOOD[TRANSCRIBE], cost - have)
    take_manuscript(p, who, segment)
    return True


def attempt_flips(p: Viscounts, who: int) -> bool:
    """The card board counts every icon: so many make one flip, twice as many two."""
    player = p.players[who]
    packed = p.icons(who)
    icons = 0
    for icon in range(len(ICONS)):
        icons += count(packed, icon)
    price = p.printed.flip_at
    flips = min(MOST_FLIPS, (icons + player.resources()) // price, player.debts + player.deeds)
    if flips <= 0:
        return False
    pay_any(p, who, flips * price - icons)
    p.then(automa_step(who, FLIP_ANY, flips))
    return True
