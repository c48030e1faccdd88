"""Records: results, the record of a finished game, replays, and games once more."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import Body, Path
from pydantic import Field

from burgrave.kernel.record import parse_record
from burgrave.reading.sheets import Sheets
from burgrave.table.again import check_over, from_record, past, rematch
from burgrave.table.api.asking import Asking, Here
from burgrave.table.api.strict import AS_WHOLE, Answered, Posted, chapter, refusals
from burgrave.table.api.tables import OpenedTable, opened_for

router = chapter("records")


class ScoreLine(Answered):
    """The points from one source, one number for everybody who scores."""

    label: str
    points: list[int]


class GameResults(Answered):
    """How a game ended."""

    winners: list[int]
    """The seats that have won; none after a lost solo game."""
    scores: list[int]
    standings: list[list[int]]
    """By seat: the points, then what ties are broken by."""
    names: list[str]
    """Everybody who scores: the players, and the opponent of a solo game."""
    totals: list[int]
    lines: list[ScoreLine]


class PastPosition(Answered):
    """A position of a game's past, as the seat could know it then."""

    at: int
    last: int
    """How many moves the game has."""
    view: dict[str, Any]
    seat: int | None
    """The seat whose move led here."""
    move: str | None
    """That move, unless it was made in secret by somebody else in a game that is not over."""
    words: str


class BranchPoint(Posted):
    """Where to go on."""

    at: Annotated[int, Field(ge=0), AS_WHOLE]
    """So many moves of the game are kept."""


@router.get("/tables/{id}/results")
async def results(here: Here) -> GameResults:
    """Winners, tie-breaks and points by source, once the game is over."""
    check_over(here.table)
    position = here.table.game.position
    sheets = Sheets(position, here.page.words)
    return GameResults(
        winners=position.winners,
        scores=position.scores,
        standings=[list(position.standing(seat)) for seat in range(position.seats)],
        names=sheets.names,
        totals=sheets.totals,
        lines=[ScoreLine(label=label, points=points) for label, points in sheets.lines],
    )


@router.get("/tables/{id}/record")
async def record(here: Here) -> dict[str, Any]:
    """The full record with its seed, once the game is over."""
    check_over(here.table)
    data: dict[str, Any] = json.loads(here.table.record.text())
    return data


@router.get("/tables/{id}/at/{number}", responses=refusals([400]))
async def position_at(
    here: Here, number: Annotated[int, Path(ge=0, description="after so many moves")]
) -> PastPosition:
    """Replay: the seat's view after so many moves, and the move that led there."""
    then = past(here.table, here.eyes, number)
    return PastPosition(
        at=number,
        last=len(here.table.record.moves),
        view=then.position.view(here.eyes.seat),
        seat=then.mover,
        move=then.move,
        words=then.words,
    )


@router.post("/import", status_code=201)
async def import_record(asking: Asking, record: Annotated[dict[str, Any], Body()]) -> OpenedTable:
    """A recorded game becomes a table: to be replayed, or gone on with; the program holds every seat."""
    read = parse_record(json.dumps(record))
    read.replay()
    asking.house.new_tables.take(asking.client)
    program = await asking.known_or_new()
    return opened_for(await from_record(asking.live, program.player, read), program)


@router.post("/tables/{id}/branch", status_code=201)
async def branch(here: Here, wanted: BranchPoint) -> OpenedTable:
    """Go on from a position of a finished game as a new table; the program holds every seat."""
    check_over(here.table)
    here.table.record.replay(wanted.at)
    here.asking.house.new_tables.take(here.asking.client)
    program = await here.asking.known_or_new()
    return opened_for(await from_record(here.live, program.player, here.table.record, wanted.at), program)


@router.post("/tables/{id}/rematch", status_code=201)
async def play_again(here: Here) -> OpenedTable:
    """The same players, bots and options once more, the seats moved on by one; others who ask for it join that game."""
    player = here.seated()
    here.asking.house.new_tables.take(here.asking.client)
    assert here.asking.program is not None
    return opened_for(await rematch(here.live, player, here.table), here.asking.program)
