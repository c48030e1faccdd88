"""What may differ from table to table: readings of the rules that no official text settles."""

from __future__ import annotations

from burgrave.kernel.options import Options


class KingsburgOptions(Options):
    """The readings, our choice first (see README.md)."""

    market_with_token: bool
    """May the Market shift a group that also has a "+2" token?"""
    stables_each_time: bool
    """Does the Stable add a soldier at every help with soldiers, or once a season as strict readers have it?"""
    smuggler_optional: bool
    """May the Smuggler's trade be refused, although only the Alchemist's text says "may"?"""
    crane_each_time: bool
    """Does the Crane cheapen both buildings of a double build, or one building a season as strict readers have it?"""

    CHOICES = {
        "market_with_token": (True, False),
        "stables_each_time": (True, False),
        "smuggler_optional": (True, False),
        "crane_each_time": (True, False),
    }

    GROUPS = {
        "readings": ("market_with_token", "stables_each_time", "smuggler_optional", "crane_each_time"),
    }
