"""What must hold in every position, whatever has been played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bidding.components import CARDS

if TYPE_CHECKING:
    from bidding.position import Bidding


def audit(p: Bidding) -> list[str]:
    """Everything that is wrong: no card is lost or doubled."""
    cards = sorted(card for pile in p.piles() for card in pile.cards)
    return [] if cards == list(range(len(CARDS.names))) or not cards else [f"cards {cards}"]
