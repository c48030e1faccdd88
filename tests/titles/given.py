"""Words that the tests of all titles share: what somebody plays, what is offered, asked and told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from burgrave.kernel.chance import chance_of
from burgrave.kernel.piles import SPECTATOR
from burgrave.kernel.position import Position

Of = TypeVar("Of", bound=Position)

ANNA, BORIS, VIKTOR, GALINA = range(4)

LEAST = ("pass", "decline", "keep", "end", "leave", "work")
"""Moves of those who do as little as possible."""


def fated(position: Of, wanted: Callable[[Of], bool]) -> None:
    """Chance under which things happen as wanted on a copy of the position, and so on the position itself."""
    for seed in range(20_000):
        position.chance = chance_of(seed)
        trial = position.copy()
        assert isinstance(trial, type(position))
        if wanted(trial):
            return
    raise AssertionError("chance never does this")


def play(position: Position, seat: int, *notations: str) -> None:
    """The player whose turn it must be answers once or several times."""
    for notation in notations:
        assert position.asked, f"nobody is asked, so '{notation}' cannot be played"
        assert seat in position.asked, f"seats {position.asked} are asked: {offers(position)}"
        position.play(position.parse(notation, seat), seat)
        assert position.audit() == []


def idle(position: Position, until: str | None = None) -> None:
    """Everybody does as little as possible until a move of this kind is offered, or nothing more is asked."""
    while position.asked:
        choices = offers(position)
        if until is not None and any(offer.startswith(until) for offer in choices):
            return
        idling = [offer for offer in choices if offer in LEAST]
        position.play(position.parse(idling[0] if idling else choices[0]))
        assert position.audit() == []


def offers(position: Position, word: str = "") -> list[str]:
    """What the player who is asked may answer, perhaps only moves of one kind."""
    said = [position.notation(move) for move in position.legal()]
    return [move for move in said if not word or move.split()[0] == word]


def asked(position: Position) -> str:
    """What is asked, by the name of the question; nothing if nobody is asked."""
    return type(position.question).__name__ if position.question is not None else ""


def told(position: Position, key: str, seat: int = SPECTATOR) -> list[dict[str, Any]]:
    """The log's entries of one kind, as a seat reads them."""
    assert position.log is not None
    return [event["args"] for event in position.log.data(seat) if event["key"] == f"log.{key}"]


def earned(position: Position, seat: int) -> dict[str, int]:
    """Points by source, without the empty lines."""
    return {line: points for line, points in position.score_sheet(seat).items() if points}
