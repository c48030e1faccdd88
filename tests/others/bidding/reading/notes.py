"""What is added up for the players: how many prizes are left, and what everybody's hand is worth."""

from __future__ import annotations

from typing import Any

from bidding.position import ROUNDS
from burgrave.kernel.words import Words
from burgrave.reading.notes import Note, Notes


def notes(view: dict[str, Any], words: Words) -> Notes:
    """The best card of a hand, for whoever may see it; the rounds that are still to come."""
    best: list[list[Note]] = []
    for hand in view["hands"]:
        known = [words.template(f"card.{card}") for card in hand["cards"] if card is not None]
        best.append([Note(words.template("note.best"), max(known), words.template("note.best.about"))] if known else [])
    left = Note(words.template("note.rounds"), str(ROUNDS - view["round"]))
    return Notes(best, [left])
