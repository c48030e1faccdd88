"""What may differ from table to table: the opponent of the solo game, and readings that no official text settles."""

from __future__ import annotations

from burgrave.kernel.options import Options


class ViscountsOptions(Options):
    """The default comes first (see README.md)."""

    automa: str
    """The board of the opponent in a solo game."""
    schemes: int
    """Future schemes mixed into its deck at the start: the more, the harder."""
    buildings: str
    """Which building of a type may be built: any of those left, or always the leftmost."""
    pairs: bool
    """May a townsfolk with merchants only be dismissed where pairs of merchants count for the action?"""
    shuffles: str
    """Which shuffles bring virtue or corruption: every one, or only that for want of cards to draw."""
    trades: str
    """What may pay for a trade: also what the same trade has brought, or only what was there before it."""

    CHOICES = {
        "automa": ("cleric", "noble", "builder", "cards"),
        "schemes": (0, 1, 2, 3),
        "buildings": ("any", "leftmost"),
        "pairs": (True, False),
        "shuffles": ("every", "drawing"),
        "trades": ("brought", "before"),
    }

    GROUPS = {
        "solo": ("automa", "schemes"),
        "readings": ("buildings", "pairs", "shuffles", "trades"),
    }

    SEATS = {"automa": (1,), "schemes": (1,)}
