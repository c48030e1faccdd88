"""Who lets the others wait: whose seat may be offered or given to a bot, and what a table shows of it."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from burgrave.table.presence import Presence
from burgrave.table.rows import RUNNING
from burgrave.table.tables import Table

if TYPE_CHECKING:
    from burgrave.table.live import Live

KEPT_SECONDS: Final = 600.0
"""How long a seat of another game is kept for whoever sat at the first; then it is anybody's."""


def is_late(live: Live, table: Table, seat: int) -> bool:
    """Does a seat let the others wait, its player away?"""
    if not 0 <= seat < len(table.seats):
        return False
    waited = table.begun and time.time() - table.asked_since > live.settings.late_minutes * 60
    if not waited or seat not in table.game.position.asked:
        return False
    return table.holder(seat) is not None and table.holder(seat) not in live.presence.at(table.id).people


def is_overdue(live: Live, table: Table, seat: int) -> bool:
    """Has a late player been asked for, and long enough ago, so that anybody at the table may call a bot?"""
    since = table.warned.get(seat)
    long = since is not None and time.time() - since > live.settings.warning_minutes * 60
    return long and is_late(live, table, seat)


def kept_over(table: Table) -> bool:
    """Were free seats kept long enough for those they were meant for?"""
    return time.time() - table.row.created > KEPT_SECONDS


def presence_at(live: Live, table: Table) -> Presence:
    """Who is at a table, and who lets the others wait."""
    late = late_seats(live, table)
    overdue = frozenset(seat for seat in late if is_overdue(live, table, seat))
    return replace(live.presence.at(table.id), late=late, overdue=overdue, offset=live.served.offset)


def late_seats(live: Live, table: Table) -> frozenset[int]:
    if table.state != RUNNING:
        return frozenset()
    return frozenset(seat for seat in table.game.position.asked if is_late(live, table, seat))
