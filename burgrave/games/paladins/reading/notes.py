"""What an expert adds up: points in sight, orders, suspicion against the inquisition, the next bonus of an action."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.flow import written
from burgrave.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
    ORDER_SLOTS,
    PaladinsComponents,
    printed,
)
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.notes import Note, Notes

LADDERS: Final = (DEVELOP, COMMISSION, FORTIFY, GARRISON, ABSOLVE)
"""The actions that bring more points the oftener they were taken."""
NEAREST: Final = 2
"""So many of them are told."""


def notes(view: dict[str, Any], words: Words) -> Notes:
    """For every player points, orders, suspicion and bonuses; for the table the treasury, the rounds, the decks."""
    if view["over"]:
        return Notes([[] for _ in range(view["seats"])])
    figures = printed(view)
    seats = [
        [
            points(view["summary"][seat], words),
            orders(view["summary"][seat], words),
            suspicion(view, seat, words),
            bonus(view["summary"][seat], figures, words),
        ]
        for seat in range(view["seats"])
    ]
    return Notes(seats, [treasury(view, words), rounds(view, figures, words), decks(view, words)])


def note(words: Words, key: str, value: str, **figures: Any) -> Note:
    return Note(words.template(f"note.{key}"), value, words.say(Phrase(f"note.{key}.about", **figures)))


# ---------------------------------------------------------------------- the players


def points(summary: dict[str, Any], words: Words) -> Note:
    """The points as they stand, by source."""
    lines = [f"{words.template(f'line.{line}')} {written(count)}" for line, count in summary["sheet"].items() if count]
    return note(words, "points", written(summary["points"]), lines=", ".join(lines) or "0")


def orders(summary: dict[str, Any], words: Words) -> Note:
    """How many of the revealed king's orders are fulfilled."""
    done = summary["orders"]
    return note(words, "orders", f"{sum(done)}/{ORDER_SLOTS}", n=sum(done))


def suspicion(view: dict[str, Any], seat: int, words: Words) -> Note:
    """Suspicion cards beside the most that anybody has: whom the inquisition would accuse."""
    held = [len(house["suspicion"]) for house in (*view["boards"], *view["automata"])]
    own, most = held[seat], max(held)
    verdict = Phrase("note.accused" if own == most and most else "note.spared")
    unpaid = view["boards"][seat]["unpaid"]
    return note(words, "suspicion", f"{own}/{most}", own=own, most=most, verdict=verdict, unpaid=unpaid)


def bonus(summary: dict[str, Any], figures: PaladinsComponents, words: Words) -> Note:
    """The bonuses of actions so far, and those that are nearest to rise."""
    total, rising = 0, []
    for action in LADDERS:
        ladder, done = figures.bonus[action], summary["done"][ACTIONS[action]]
        total += ladder[done]
        more = next((count for count in range(done + 1, figures.limit[action] + 1) if ladder[count] > ladder[done]), 0)
        if more:
            rising.append((more - done, action, ladder[more] - ladder[done]))
    nearest = [
        Phrase("note.rises", action=Phrase(f"action.{ACTIONS[action]}"), n=times, points=points)
        for times, action, points in sorted(rising)[:NEAREST]
    ]
    return note(words, "bonus", written(total), rising=nearest or Phrase("no_reward"))


# ---------------------------------------------------------------------- the table


def treasury(view: dict[str, Any], words: Words) -> Note:
    """The silver that is left until the inquisition."""
    return note(words, "treasury", written(view["treasury"]), n=view["treasury"])


def rounds(view: dict[str, Any], figures: PaladinsComponents, words: Words) -> Note:
    left = figures.rounds - view["round"]
    return note(words, "rounds", f"{view['round']}/{figures.rounds}", n=left)


def decks(view: dict[str, Any], words: Words) -> Note:
    """What is left to come."""
    left = {name: len(view[f"{name}_deck"]["cards"]) for name in ("suspicion", "wall", "townsfolk", "outsider")}
    return note(words, "decks", written(left["suspicion"]), **left, discard=len(view["suspicion_discard"]))
