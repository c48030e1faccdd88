"""Tables late in a game: the past of a recorded one, a visitor at the seat whose turn it is, bots at the others."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from burgrave.kernel.record import Record, parse_record, split
from burgrave.kernel.title import title_named
from burgrave.table.events import MOVE
from burgrave.table.keys import COOKIE
from burgrave.table.rows import RUNNING, Event, SeatRow, TableRow, new_id
from burgrave.table.store import Store

TESTS: Final = Path(__file__).parents[1]

RECORDS: Final = {
    "kingsburg": "five-governors",
    "burgundy": "four-dukes-everything",
    "emara": "four",
    "paladins": "four-players",
    "viscounts": "four-viscounts",
}
"""A game with as many people and as much on the table as a title knows, by title."""

PLAYED: Final = 0.8
"""How much of the game is over."""


@dataclass(frozen=True)
class LateTable:
    """A table in the store, and whoever sits there."""

    id: str
    key: str
    """The visitor's cookie."""
    seat: int


def record_of(title: str, name: str = "") -> Record:
    """A golden game as a record."""
    return parse_record((TESTS / title / "golden" / f"{name or RECORDS[title]}.json").read_text(encoding="utf-8"))


def late_table(database: str, title: str, played: float = PLAYED, name: str = "", bots: bool = True) -> LateTable:
    """A table in the store at which a visitor is asked, after so much of a recorded game."""
    record = record_of(title, name)
    number, seat = late_question(record, played)
    now = time.time()
    store = Store(database)
    try:
        player, key = store.add_player("Anna", COOKIE)
        seats = tuple(
            SeatRow(at, None, "squire", "") if bots and at != seat else SeatRow(at, player.id, None, f"Anna {at + 1}")
            for at in range(record.seats)
        )
        row = TableRow(
            new_id(),
            title,
            title_named(title).version,
            record.options,
            record.overlay,
            record.seed,
            player.id,
            RUNNING,
            now,
            now,
            seats,
        )
        moves = map(split, record.moves[:number])
        past = [Event(at, MOVE, {"seat": of, "move": text}, 0.0) for at, (of, text) in enumerate(moves, start=1)]
        store.add_table(row, past)
    finally:
        store.close()
    return LateTable(row.id, key, seat)


def late_question(record: Record, played: float) -> tuple[int, int]:
    """The first question after so much of a game that has several answers on the boards, and whose it is."""
    number = int(len(record.moves) * played)
    position = record.replay(number)
    while number < len(record.moves):
        seat, text = split(record.moves[number])
        moves = position.legal(seat)
        if len(position.asked) == 1 and len({touch for move in moves for touch in position.touches(move, seat)}) > 4:
            break
        position.play(position.parse(text, seat), seat)
        number += 1
    return number, position.mover
