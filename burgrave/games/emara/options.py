"""What may differ from table to table: variants, the start, the solo game, readings that no text settles."""

from __future__ import annotations

from burgrave.games.emara.components import TRACK
from burgrave.kernel.options import Options


class EmaraOptions(Options):
    """The default comes first (see README.md)."""

    building_start: str | int
    """Where the buildings start: as the top event says, or on a number; 35 is meant for a first game."""
    solo: str
    """Alone: a single game for the best result, or a game of the campaign against Victoria."""
    free_choice: bool
    """All nine action cards in hand?"""
    random_layout: bool
    """All eight locations mixed into two rings?"""
    councilors: str
    """Where the others' councilors start: each on the next location clockwise, or all on the first player's."""
    hire_card: str
    """Is the hiring by the card one more, or is it the turn's bonus action, only cheaper?"""
    new_favor: str
    """A cathedral token taken in the cathedral: for a later visit, or for use at once."""
    stack_b: str
    """The stack of B advisors: face up, so that its top is seen, or face down."""

    CHOICES = {
        "building_start": ("event", *range(TRACK)),
        "solo": ("single", "campaign"),
        "free_choice": (False, True),
        "random_layout": (False, True),
        "councilors": ("next", "same"),
        "hire_card": ("extra", "bonus"),
        "new_favor": ("later", "at_once"),
        "stack_b": ("face_up", "face_down"),
    }

    GROUPS = {
        "solo": ("solo",),
        "readings": ("councilors", "hire_card", "new_favor", "stack_b"),
    }

    SEATS = {"solo": (1,)}
