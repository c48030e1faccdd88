"""Games once more: a recorded one becomes a table, a finished one is gone on with or played again."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.exc import IntegrityError

from burgrave.bots import bots_for
from burgrave.kernel.position import Position
from burgrave.kernel.record import Record, split
from burgrave.kernel.title import title_named
from burgrave.table.campaigns import next_game
from burgrave.table.events import KEEP, MOVE, NoSuchTable, NotAllowed, Rematch, Who
from burgrave.table.eyes import Eyes
from burgrave.table.live import Live
from burgrave.table.names import table_words
from burgrave.table.rows import Event, Player, SeatRow, new_id
from burgrave.table.tables import Table
from burgrave.table.visit import plain_name


def check_over(table: Table) -> None:
    """The record of a running game holds its seed, and with it its future."""
    if not table.game.position.over:
        raise NotAllowed("still_running")


async def from_record(
    live: Live, player: Player, record: Record, at: int | None = None, watched: bool = False
) -> Table:
    """A new table with the past of a record, or with its first moves; the player holds every seat.

    In a game that is only watched the seats that the record calls by the id of a bot stay the bots'.
    """
    moves = record.moves if at is None else record.moves[:at]
    past = [
        Event(number, MOVE, {"seat": seat, "move": text}, 0.0)
        for number, (seat, text) in enumerate(map(split, moves), start=1)
    ]
    names = [*record.players, *[""] * record.seats][: record.seats]
    bots = bots_for(title_named(record.title))
    holders: list[SeatRow] = []
    for seat, name in enumerate(names):
        if watched and name in bots:
            holders.append(SeatRow(seat, None, name, ""))
        else:
            own = "" if name in bots else plain_name(name)
            holders.append(SeatRow(seat, player.id, None, own or f"{player.name} {seat + 1}"))
    return await live.open(record.title, holders, player.id, record.options, record.overlay, record.seed, past)


async def rematch(live: Live, player: Player, table: Table) -> Table:
    """Another game with the same people, programs, bots and options; the seats move on by one. A campaign goes on.

    Whoever wants it first sits down at once. A seat is kept for each of the others, who take it in the same way.
    """
    row = table.row
    if row.chapter is not None:
        if table.title.campaign is None or row.chapter.player != player.id:
            raise NotAllowed("not_seated")
        return await next_game(live, player, row.title, table.title.campaign, row.options, row.overlay)
    await live.do(table, "rematch", Who(player.id, player.name), {"table": new_id()})
    assert table.rematch is not None
    try:
        other = await live.table(table.rematch.table)
    except NoSuchTable:
        other = await open_rematch(live, table, table.rematch)
    if other.kept_for(player.id):
        await live.do(other, "sit", Who(player.id, player.name), {})
    return other


async def open_rematch(live: Live, table: Table, wanted: Rematch) -> Table:
    """The table of another game; several may come at once, and it is opened once."""
    row = table.row
    holders: list[SeatRow] = []
    kept: list[Event] = []
    for seat, held in enumerate([*table.seats[1:], table.seats[0]]):
        if held.player is None or held.player == wanted.player:
            holders.append(SeatRow(seat, held.player, None if held.player else held.bot, held.name))
        else:
            holders.append(SeatRow(seat, None, None, ""))
            data = {"seat": seat, "player": held.player, "name": held.name}
            kept.append(Event(len(kept) + 1, KEEP, data, 0.0))
    try:
        return await live.open(row.title, holders, wanted.player, row.options, row.overlay, past=kept, id=wanted.table)
    except IntegrityError:
        return await live.table(wanted.table)


@dataclass(frozen=True)
class Past:
    """A position of a game's past, and the move that led there as far as its reader may know it."""

    position: Position
    mover: int | None = None
    move: str | None = None
    words: str = ""


def past(table: Table, eyes: Eyes, number: int) -> Past:
    """How it was after so many moves."""
    last = len(table.record.moves)
    if not 0 <= number <= last:
        raise NotAllowed("record_at", last=last, at=number)
    position = table.record.replay(max(0, number - 1))
    if number == 0:
        return Past(position)
    words = table_words(table, eyes.language)
    mover, text = split(table.record.moves[number - 1])
    move, question = position.parse(text, mover), position.question
    # A move made in secret stays one until the game is over.
    known = eyes.seat == mover or table.game.position.over or (question is not None and question.public(position))
    said = words.say(position.phrase(move, mover), mover) if known else ""
    position.play(move, mover)
    return Past(position, mover, text if known else None, said)
