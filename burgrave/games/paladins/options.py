"""What may differ from table to table: the solo opponent's difficulty, and readings of the rules."""

from __future__ import annotations

from burgrave.kernel.options import Options


class PaladinsOptions(Options):
    """The default comes first (see README.md)."""

    difficulty: str
    """How many workshops the opponent of a lone player begins with; several players have none."""
    workshops: str
    """Of the two dotted spaces of an action: any may be covered first, or only the left one."""
    favours_open: str
    """A king's favour can be used in the round in which it is revealed, or from the next one on."""
    newcomers: bool
    """Do townsfolk who are hired in the course of an action react to that same action?"""
    hunter: str
    """What a hunter counts: the townsfolk in the party, or the recruit actions taken."""
    debt_to_dismiss: bool
    """May a debt be taken instead of silver also for sending a townsfolk away?"""
    pray_reward: str
    """A prayer that is a reward may clear any action, or any but the one that gave it."""
    automa_choice: str
    """Of alternatives the solo opponent takes the left one, also to discard suspicion it lacks, or one of use to it."""

    CHOICES = {
        "difficulty": ("easy", "medium", "hard"),
        "workshops": ("free", "leftmost"),
        "favours_open": ("at_once", "next_round"),
        "newcomers": (False, True),
        "hunter": ("party", "recruits"),
        "debt_to_dismiss": (True, False),
        "pray_reward": ("any", "other"),
        "automa_choice": ("left", "useful"),
    }

    GROUPS = {
        "solo": ("difficulty", "automa_choice"),
        "readings": ("workshops", "favours_open", "newcomers", "hunter", "debt_to_dismiss", "pray_reward"),
    }

    SEATS = {"difficulty": (1,), "automa_choice": (1,)}
