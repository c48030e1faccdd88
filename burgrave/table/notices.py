"""Notices: what somebody who is away should hear of, and when an event makes one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from burgrave.table.events import ENDED, MOVE, SEAT, UNDO, WARN, WISH
from burgrave.table.rows import Event, Notice

if TYPE_CHECKING:
    from burgrave.table.tables import Table

TURN: Final = "turn"
SEATED: Final = "seated"
STARTED: Final = "started"
TIME: Final = "time"
FINISHED: Final = "finished"
ASKED_UNDO: Final = "undo"

KINDS: Final = (TURN, SEATED, STARTED, TIME, FINISHED, ASKED_UNDO)
"""What notices there are: it is your turn, somebody has taken a seat of your table, the last free seat is taken,
your time is running, it is over, somebody wants a move back."""


@dataclass(frozen=True)
class News:
    """What events at a table mean for those who are away: new notices, and whose turn is no longer worth one."""

    notices: tuple[Notice, ...] = ()
    moved_on: tuple[str, ...] = ()


def news(table: Table, events: Sequence[Event], here: Collection[str | None], now: float, delay: float) -> News:
    """What these events, which are about to happen, mean for the players of a table who are not there."""
    wanted: dict[str, str] = {}
    moved_on: set[str] = set()
    for event in events:
        if event.kind == MOVE:
            before, after = asked(table, table.game.position.asked), after_move(table, event)
            moved_on |= before - after
            wanted |= dict.fromkeys(after - before, TURN)
            if table.state_after([event]) != table.state:
                wanted |= dict.fromkeys(table.holders(), FINISHED)
                moved_on |= table.holders()
            wanted.pop(table.holder(event.data["seat"]) or "", None)
        elif event.kind == UNDO:
            moved_on |= asked(table, table.game.position.asked) - {table.holder(event.data["seat"]) or ""}
        elif event.kind == WARN:
            wanted |= dict.fromkeys(asked(table, [event.data["seat"]]), TIME)
        elif event.kind == ENDED:
            wanted |= dict.fromkeys(table.holders(), FINISHED)
            moved_on |= table.holders()
        elif event.kind == WISH:
            own = table.holder(event.data["seat"])
            wanted |= dict.fromkeys(table.holders() - {own or ""}, ASKED_UNDO)
        elif event.kind == SEAT:
            wanted |= seated(table, event)
            left = table.holder(event.data["seat"])
            moved_on |= {left} - {event.data.get("player")} if left is not None else set()
    notices = [Notice(player, kind, now + delay) for player, kind in wanted.items() if player not in here]
    return News(tuple(notices), tuple(sorted(moved_on)))


def asked(table: Table, seats: Sequence[int]) -> set[str]:
    """The players who decide for these seats."""
    return {holder for seat in seats if (holder := table.holder(seat)) is not None}


def after_move(table: Table, event: Event) -> set[str]:
    """The players who are asked once a move has happened; it was tried on a copy."""
    trial = table.trial
    if trial is None or trial.number != event.number or trial.after.over:
        return set()
    return asked(table, trial.after.asked)


def seated(table: Table, event: Event) -> dict[str, str]:
    """Somebody new takes a seat: the table's maker hears of it, and who sits down knows."""
    before, player = table.seats[event.data["seat"]], event.data.get("player")
    if player is None or player == before.player:
        return {}
    free = [seat for seat in table.seats if seat.player is None and seat.bot is None]
    if not table.record.moves and [seat.seat for seat in free] == [before.seat]:
        # It was the last free one: everybody can play.
        return dict.fromkeys(table.holders() - {player}, STARTED)
    return {table.row.creator: SEATED} if player != table.row.creator else {}


def still_holds(table: Table, player: str, kind: str) -> bool:
    """Is a notice still worth sending?"""
    if kind in (TURN, TIME):
        return table.frozen is None and player in asked(table, table.game.position.asked)
    if kind == ASKED_UNDO:
        return table.wish is not None and player in table.holders() and player not in table.wish.consents
    return True
