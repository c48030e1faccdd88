"""What an expert adds up: points in sight, how near a collision is, who leads in debts and deeds, when it ends."""

from __future__ import annotations

from typing import Any

from burgrave.drawing.flow import written
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.notes import Note, Notes


def notes(view: dict[str, Any], words: Words) -> Notes:
    """For every player points, the two markers, papers and the deck; for the table what ends the game."""
    if view["over"]:
        return Notes([[] for _ in range(view["seats"])])
    seats = [
        [
            points(view["sheets"][seat], words),
            collision(view["players"][seat], words),
            papers(view, seat, words),
            deck(view["players"][seat], view["limits"][seat], words),
        ]
        for seat in range(view["seats"])
    ]
    return Notes(seats, [end(view, "poverty", words), end(view, "prosperity", words), last_round(view, words)])


def note(words: Words, key: str, value: str, **figures: Any) -> Note:
    return Note(words.template(f"note.{key}"), value, words.say(Phrase(f"note.{key}.about", **figures)))


# ---------------------------------------------------------------------- the players


def points(sheet: dict[str, int], words: Words) -> Note:
    """The points as they stand, by source."""
    lines = [f"{words.template(f'line.{line}')} {written(count)}" for line, count in sheet.items() if count]
    return note(words, "points", written(sum(sheet.values())), lines=", ".join(lines) or "0")


def collision(player: dict[str, Any], words: Words) -> Note:
    """How many cells lie between corruption and virtue: at none there is a collision at the end of the turn."""
    left = player["virtue"] - player["corruption"]
    return note(words, "collision", written(left), n=left)


def papers(view: dict[str, Any], seat: int, words: Words) -> Note:
    """Approved deeds and paid debts, each beside the most that anybody has."""
    approved = [player["approved"] for player in view["players"]]
    paid = [player["paid"] for player in view["players"]]
    figures = {"approved": approved[seat], "most_approved": max(approved), "paid": paid[seat], "most_paid": max(paid)}
    return note(words, "papers", f"{approved[seat]}/{paid[seat]}", **figures)


def deck(player: dict[str, Any], limit: int, words: Words) -> Note:
    """How many cards are left to draw before the discard is shuffled."""
    left = len(player["deck"]["cards"])
    return note(words, "deck", written(left), n=left, discard=len(player["discard"]), limit=limit)


# ---------------------------------------------------------------------- the table


def end(view: dict[str, Any], card: str, words: Words) -> Note:
    """Cards above the poverty or the prosperity card: the last one announces the end."""
    left = view["debts_left" if card == "poverty" else "deeds_left"]
    return note(words, card, written(left), n=left)


def last_round(view: dict[str, Any], words: Words) -> Note:
    """The round, and the last one as soon as it is known."""
    last = view["last_round"]
    said = Phrase("note.last_known", round=last) if last else Phrase("note.last_open")
    return note(words, "round", f"{view['round']}/{last}" if last else written(view["round"]), end=said)
