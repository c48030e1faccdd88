"""Words that the tests of all titles share: what somebody plays, what is offered, asked and told."""

from __future__ import annotations

from typing import Any

from burgrave.kernel.piles import SPECTATOR
from burgrave.kernel.position import Position


def play(position: Position, seat: int, *notations: str) -> None:
    """The player whose turn it must be answers once or several times."""
    for notation in notations:
        assert position.asked, f"nobody is asked, so '{notation}' cannot be played"
        assert seat in position.asked, f"seats {position.asked} are asked: {offers(position)}"
        position.play(position.parse(notation, seat), seat)
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
