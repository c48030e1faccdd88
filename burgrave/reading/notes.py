"""What an expert adds up in the head: strength against the enemy, points in sight, what ends the round.

A title's `notes(view, words)` gives them, from a view alone, so that they tell no more than a seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Note:
    """A figure that has to be added up: its short name, how it stands, and in one sentence what it is made of."""

    name: str
    value: str
    about: str = ""


@dataclass(frozen=True)
class Notes:
    """The notes of a position: for every seat those that compare the players, at most four; then those of the table."""

    seats: Sequence[Sequence[Note]]
    table: Sequence[Note] = ()
    """What ends the round and the game, what is left in stacks and discards."""
