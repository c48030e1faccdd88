"""What an action costs and how it can be paid: icons are counted, resources are spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.viscounts.components import CHEAP_DISMISSAL
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.vocabulary import (
    BUILDER,
    CLERIC,
    CRIMINAL,
    GOLD,
    ICONS,
    INK,
    MERCHANT,
    NOBLE,
    SILVER,
    STONE,
    TRADE,
    TRANSCRIBE,
    count,
)
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.games.viscounts.position import Viscounts

ICON: Final = (MERCHANT, BUILDER, NOBLE, CLERIC)
"""The icon of each action, and the good that can be paid instead."""
GOOD: Final = (SILVER, STONE, GOLD, INK)


def strength(p: Viscounts, who: int, action: int, more: int) -> int:
    """The icons that count for an action: matching ones, criminals, pairs of merchants; `more` are packed icons too."""
    icons = p.icons(who) + more
    total = count(icons, ICON[action]) + count(icons, CRIMINAL)
    pairs = pairs_for(p, who, action)
    if pairs:
        total += count(icons, MERCHANT) // pairs
    return total


def pairs_for(p: Viscounts, who: int, action: int) -> int:
    """How many merchants count as one icon of the action, by a townsfolk on the board; 0 for none."""
    for card in p.players[who].slots:
        if card != NONE:
            folk = p.printed.folk[card]
            if folk.pairs and folk.action == action:
                return folk.pairs
    return 0


def price_for(p: Viscounts, who: int, action: int) -> int:
    """How much silver counts as one icon of the action, by a townsfolk on the board; 0 for none."""
    for card in p.players[who].slots:
        if card != NONE:
            folk = p.printed.folk[card]
            if folk.price and folk.action == action:
                return folk.price
    return 0


def doubled(p: Viscounts, who: int, action: int) -> bool:
    """Does one unit of the action's resource count twice?"""
    for card in p.players[who].slots:
        if card != NONE:
            folk = p.printed.folk[card]
            if folk.doubles and folk.action == action:
                return True
    return False


def substitutes(p: Viscounts, who: int, good: int) -> bool:
    """Can a good be paid like ink for a manuscript?"""
    for card in p.players[who].slots:
        if card != NONE:
            folk = p.printed.folk[card]
            if folk.action == TRANSCRIBE and folk.substitutes[good]:
                return True
    return False


def payable(p: Viscounts, who: int, action: int, goods: list[int]) -> int:
    """How many icons goods can add at most."""
    silver = goods[SILVER]
    own = goods[GOOD[action]]
    total = own
    if own and action != TRADE and doubled(p, who, action):
        total += 1
    if action != TRADE:
        price = price_for(p, who, action)
        if price:
            total += silver // price
    if action == TRANSCRIBE:
        for good in (STONE, GOLD):
            if substitutes(p, who, good):
                total += goods[good]
    return total


def units(missing: int, twice: bool) -> int:
    """How many units of the action's own resource make up so many icons."""
    return missing - 1 if twice and missing >= 2 else missing


def silver_ways(p: Viscounts, who: int, action: int, missing: int) -> list[int]:
    """The ways to pay for missing icons to build or to place workers: how many of them by silver.

    The rest is paid with the action's own resource. Nothing is paid that is not needed.
    """
    if missing <= 0:
        return [0]
    player = p.players[who]
    own = player.amount(GOOD[action])
    twice = doubled(p, who, action)
    price = price_for(p, who, action)
    most = min(missing, player.silver // price) if price else 0
    found: list[int] = []
    for bought in range(most + 1):
        rest = missing - bought
        if units(rest, twice) <= own and not (bought and rest == 1 and twice):
            found.append(bought)
    return found


def ink_ways(p: Viscounts, who: int, missing: int) -> list[tuple[int, int, int]]:
    """The ways to pay for missing clerics: how many by stone, by gold, by silver; the rest is ink."""
    if missing <= 0:
        return [(0, 0, 0)]
    player = p.players[who]
    twice = doubled(p, who, TRANSCRIBE)
    price = price_for(p, who, TRANSCRIBE)
    stones = min(missing, player.stone) if substitutes(p, who, STONE) else 0
    golds = min(missing, player.gold) if substitutes(p, who, GOLD) else 0
    most = min(missing, player.silver // price) if price else 0
    found: list[tuple[int, int, int]] = []
    for stone in range(stones + 1):
        for gold in range(min(golds, missing - stone) + 1):
            for bought in range(min(most, missing - stone - gold) + 1):
                rest = missing - stone - gold - bought
                wasteful = twice and rest == 1 and rest < missing
                if units(rest, twice) <= player.ink and not wasteful:
                    found.append((stone, gold, bought))
    return found


def lack_of_icons(p: Viscounts, seat: int, action: int, needed: int, more: int) -> Phrase | None:
    """Why an action that asks for so many icons cannot be paid for in any way."""
    have = strength(p, seat, action, more)
    missing = needed - have
    ways = len(ink_ways(p, seat, missing)) if action == TRANSCRIBE else len(silver_ways(p, seat, action, missing))
    if ways:
        return None
    player = p.players[seat]
    most = payable(p, seat, action, [player.silver, player.ink, player.stone, player.gold])
    return Phrase(f"why.{ICONS[ICON[action]]}s", needed=needed, have=have, goods=most)


def lack_of_silver(p: Viscounts, seat: int, needed: int) -> Phrase | None:
    """Why a price cannot be paid."""
    have = p.players[seat].silver
    return Phrase("why.silver", needed=needed, have=have) if have < needed else None


def dismissal_price(p: Viscounts, seat: int, card: int) -> int:
    """A townsfolk's value in silver; one with an open second trading post."""
    return 1 if p.players[seat].has(CHEAP_DISMISSAL) else p.printed.folk[card].silver
