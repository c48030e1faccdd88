"""Words for the tests of Viscounts: what can be seen afterwards."""

from __future__ import annotations

from burgrave.games.viscounts.components import CARDS, LOCATIONS, SECTIONS
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts

GOODS = ("silver", "ink", "stone", "gold", "debts", "paid", "deeds", "approved")


def holdings(position: Viscounts, seat: int) -> dict[str, int]:
    """Goods, debts and deeds, as far as there are any."""
    player = position.players[seat]
    amounts = {name: int(getattr(player, name)) for name in GOODS}
    return {name: amount for name, amount in amounts.items() if amount}


def markers(position: Viscounts, seat: int) -> tuple[int, int]:
    """The cells of corruption and virtue."""
    return position.players[seat].corruption, position.players[seat].virtue


def slots(position: Viscounts, seat: int) -> list[str]:
    """The cards on the board from left to right."""
    return [CARDS[card] if card != NONE else "" for card in position.players[seat].slots]


def hand(position: Viscounts, seat: int) -> list[str]:
    return [CARDS[card] for card in position.players[seat].hand.cards]


def discard(position: Viscounts, seat: int) -> list[str]:
    return [CARDS[card] for card in position.players[seat].discard]


def location(position: Viscounts, seat: int) -> str:
    return LOCATIONS[position.players[seat].viscount]


def inside(position: Viscounts, tier: int, seat: int) -> dict[str, int]:
    """Somebody's workers on a tier by section."""
    tiers = position.tier1 if tier == 1 else position.tier2
    everyone = len(position.players)
    found = {name: tiers[number * everyone + seat] for number, name in enumerate(SECTIONS)}
    return {name: amount for name, amount in found.items() if amount}


def said(position: Viscounts, key: str) -> int:
    """How often the log tells of something."""
    assert position.log is not None
    return sum(event.key == f"log.{key}" for event in position.log.events)
