"""Through whose eyes a table is seen: nobody is shown more than the seat that looks may know."""

from __future__ import annotations

from dataclasses import dataclass

from burgrave.kernel.position import Position
from burgrave.table.rows import Player
from burgrave.table.tables import Table


@dataclass(frozen=True)
class Eyes:
    """Who looks: a player (or nobody), in a language, through one of the player's seats."""

    player: str | None
    language: str
    seat: int | None
    curtain: int | None = None
    """On a screen that several share: the seat whose turn it is, before its player has said so."""


def eyes_for(table: Table, player: Player | None, language: str, shown: int | None = None) -> Eyes:
    """Through which seat a player looks; with several seats the one asked, behind a curtain until it is lifted."""
    id = player.id if player else None
    mine = table.seats_of(id)
    if len(mine) < 2:
        return Eyes(id, language, mine[0] if mine else None)
    asked = [seat for seat in table.game.position.asked if seat in mine]
    if shown in mine and (not asked or shown in asked):
        return Eyes(id, language, shown)
    next = asked[0] if asked else mine[0]
    return Eyes(id, language, None, next) if knows_more(table.game.position, next) else Eyes(id, language, next)


def knows_more(position: Position, seat: int) -> bool:
    """Does a seat know anything in this position that not everybody may know?"""
    return {**position.view(seat), "seat": None} != position.view(None)


def program_eyes(table: Table, player: Player | None, language: str, shown: int | None = None) -> Eyes:
    """Through which seat a program looks: of several the one that it names, or else one that is asked."""
    id = player.id if player else None
    mine = table.seats_of(id)
    asked = [seat for seat in mine if seat in table.game.position.asked]
    named = [seat for seat in mine if seat == shown]
    return Eyes(id, language, next(iter([*named, *asked, *mine]), None))
