"""A table in one line: its title, who plays, whose turn it is, and how it ended."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Literal

from burgrave.kernel.position import Position
from burgrave.table.names import table_words
from burgrave.table.tables import Table


def summary(table: Table, player: str, language: str) -> dict[str, Any]:
    """A line of "my tables"."""
    position, words = table.game.position, table_words(table, language)
    mine = table.seats_of(player)
    result = ", ".join(f"{name} {score}" for name, score in zip(words.names, position.scores, strict=True))
    return {
        "id": table.id,
        "title": words.template("title"),
        "players": words.names,
        "turn": table.awaits(player),
        "when": time.strftime("%Y-%m-%d %H:%M", time.localtime(table.touched)),
        "result": result if position.over else "",
        "outcome": "ended" if table.ended else outcome(position, mine) if position.over else "",
    }


def outcome(position: Position, mine: Sequence[int]) -> Literal["won", "shared", "lost", "watched"]:
    """How a finished game went for whoever held these seats."""
    if len(mine) != 1:
        return "watched"
    if mine[0] not in position.winners:
        return "lost"
    return "shared" if len(position.winners) > 1 else "won"
