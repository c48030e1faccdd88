"""The JSON API: a program can open tables, see what its seat may see, and play whole games.

A seat is held by its token, sent as `Authorization: Bearer TOKEN`; without one a program is a spectator.
"""

from __future__ import annotations

import json
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request
from pydantic import BaseModel, Field

from burgrave.bots import bots_for, check_bot
from burgrave.kernel.errors import UnknownOption, listed
from burgrave.kernel.title import title_ids, title_named
from burgrave.kernel.words import LANGUAGES
from burgrave.table.events import NotAllowed, Who
from burgrave.table.proxy import client_of
from burgrave.table.rows import SeatRow, new_secret
from burgrave.table.show import Eyes, TablePage, story_lines
from burgrave.table.tables import Table
from burgrave.table.visit import Site, language_of

OPEN = "open"
"""A seat for whoever gets its link."""

router = APIRouter(prefix="/api", tags=["tables"])

Token = Annotated[str | None, Header(alias="authorization", description="Bearer and the token of a seat")]


class NewTable(BaseModel):
    """A table to be opened."""

    title: str = Field(examples=["kingsburg"])
    seats: list[str | None] = Field(
        description="for every seat the name of a bot, null for a program that holds its token, or `open` for a person",
        examples=[[None, "squire", "open"]],
        max_length=8,
    )
    options: dict[str, Any] = Field(default_factory=dict)
    overlay: str = Field(default="", description="the name of an overlay that comes with the title")
    seed: int | None = Field(default=None, description="by default 128 random bits")


class SeatToken(BaseModel):
    """A seat of a new table."""

    seat: int
    bot: str | None
    token: str | None = Field(description="the key of the program that holds the seat")
    link: str | None = Field(description="lets one person sit down in a browser; only a free seat has one")


class OpenedTable(BaseModel):
    """A table and the keys to its seats; only its maker is told them."""

    table: str
    watch: str
    seats: list[SeatToken]


class State(BaseModel):
    """How a table stands."""

    seq: int = Field(description="grows with every event; sent along with a move it guards against stale answers")
    title: str
    state: str = Field(description="running, over or frozen")
    asked: list[int]
    scores: list[int]
    winners: list[int]
    prompt: str


class MoveText(BaseModel):
    """A legal move."""

    move: str = Field(description="its notation, which is what is played")
    words: str
    touch: list[str] = Field(description="the pieces one would touch on the board")


class PlayedMove(BaseModel):
    """A move to be played."""

    move: str
    seq: int | None = None


class TitleFacts(BaseModel):
    """A title that can be played."""

    id: str
    name: str
    seats: list[int]
    options: dict[str, list[Any]]
    bots: list[str]


def house_of(request: Request) -> Site:
    house: Site = request.app.state.house
    return house


async def seated(request: Request, id: str, token: str | None) -> tuple[Table, int | None]:
    """The table, and the seat that the token holds; without a token a spectator's."""
    live = house_of(request).live
    table = await live.table(id)
    if token is None:
        return table, None
    secret = token.removeprefix("Bearer ").strip()
    for held in table.seats:
        if held.token is not None and secrets.compare_digest(held.token.encode(), secret.encode()):
            return table, held.seat
    raise NotAllowed("no_seat_token")


def needed(seat: int | None) -> int:
    if seat is None:
        raise NotAllowed("not_seated")
    return seat


def page_of(request: Request, table: Table, seat: int | None) -> TablePage:
    return TablePage(table, Eyes(None, language_of(request), seat))


def state_of(request: Request, table: Table, seat: int | None) -> State:
    position = table.game.position
    return State(
        seq=table.seq,
        title=table.row.title,
        state=table.state,
        asked=position.asked if table.frozen is None else [],
        scores=position.scores,
        winners=position.winners,
        prompt=page_of(request, table, seat).prompt(),
    )


@router.get("/titles")
async def titles(request: Request) -> list[TitleFacts]:
    """The titles that can be played, with their options and bots."""
    language = language_of(request)
    found = []
    for id in title_ids():
        title = title_named(id)
        options = {name: list(values) for name, values in title.options.CHOICES.items()}
        name = title.words(language if language in LANGUAGES else "en").template("title")
        found.append(TitleFacts(id=id, name=name, seats=title.seats, options=options, bots=bots_for(title)))
    return found


@router.post("/tables", status_code=201)
async def open_table(request: Request, wanted: NewTable) -> OpenedTable:
    """Open a table; the answer holds the tokens of its seats."""
    house = house_of(request)
    title = title_named(wanted.title)
    title.check(len(wanted.seats), wanted.options)
    for bot in wanted.seats:
        if bot is not None and bot != OPEN:
            check_bot(bot, title)
    if wanted.overlay and wanted.overlay not in title.overlays():
        raise UnknownOption("overlay_name", name=wanted.overlay, allowed=listed(title.overlays()))
    house.new_tables.take(client_of(request))
    overlay = title.overlay(wanted.overlay) if wanted.overlay else {}
    holders = [holder(seat, who) for seat, who in enumerate(wanted.seats)]
    table = await house.live.open(title.id, holders, "-", wanted.options, overlay, wanted.seed)
    seats = [
        SeatToken(seat=held.seat, bot=held.bot, token=held.token, link=f"/s/{held.link}" if held.link else None)
        for held in table.seats
    ]
    return OpenedTable(table=table.id, watch=f"/t/{table.id}", seats=seats)


def holder(seat: int, who: str | None) -> SeatRow:
    """Who holds a seat of a new table: a bot, the program that opens it, or nobody yet."""
    if who is None:
        return SeatRow(seat, None, None, f"API {seat + 1}", token=new_secret())
    return SeatRow(seat, None, None if who == OPEN else who, "")


@router.get("/tables/{id}")
async def state(request: Request, id: str, token: Token = None) -> State:
    """How the table stands."""
    table, seat = await seated(request, id, token)
    return state_of(request, table, seat)


@router.get("/tables/{id}/view")
async def view(request: Request, id: str, token: Token = None) -> dict[str, Any]:
    """All that the seat may know, as data."""
    table, seat = await seated(request, id, token)
    return table.game.position.view(seat)


@router.get("/tables/{id}/moves")
async def moves(request: Request, id: str, token: Token = None) -> list[MoveText]:
    """The seat's legal moves; none while it is not asked."""
    table, seat = await seated(request, id, token)
    found = page_of(request, table, needed(seat)).choices()
    return [MoveText(move=move.move, words=move.words, touch=move.touch) for move in found]


@router.post("/tables/{id}/moves")
async def play(request: Request, id: str, played: PlayedMove, token: Token = None) -> State:
    """Play a move."""
    table, seat = await seated(request, id, token)
    house = house_of(request)
    house.moves.take(f"{id}/{needed(seat)}")
    await house.live.do(table, "move", Who(seat=needed(seat)), {"move": played.move}, played.seq)
    return state_of(request, table, seat)


@router.post("/tables/{id}/undo")
async def undo(request: Request, id: str, token: Token = None) -> State:
    """Take the seat's last move back, where nothing has become known since and nobody else has decided."""
    table, seat = await seated(request, id, token)
    house = house_of(request)
    house.moves.take(f"{id}/{needed(seat)}")
    await house.live.do(table, "undo", Who(seat=needed(seat)), {})
    return state_of(request, table, seat)


@router.get("/tables/{id}/log")
async def log(request: Request, id: str, token: Token = None) -> list[str]:
    """The story so far, as the seat may read it."""
    table, seat = await seated(request, id, token)
    return story_lines(table, Eyes(None, language_of(request), seat))


@router.get("/tables/{id}/record")
async def record(request: Request, id: str) -> dict[str, Any]:
    """The full record with its seed, once the game is over."""
    table, _ = await seated(request, id, None)
    if not table.game.position.over:
        raise NotAllowed("still_running")
    data: dict[str, Any] = json.loads(table.record.text())
    return data
