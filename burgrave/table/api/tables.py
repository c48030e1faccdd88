"""Tables: what can be played, opening a table, and how it stands."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query
from pydantic import Field

from burgrave.bots import bots_for, check_bot
from burgrave.kernel.errors import UnknownOption, listed
from burgrave.kernel.title import title_ids, title_named
from burgrave.table.api.asking import USUAL_NAME, Asker, Asking, Here, Program, happenings
from burgrave.table.api.strict import AS_WHOLE, Answered, Posted, Whole, chapter
from burgrave.table.messages import Happening, TableState
from burgrave.table.names import words_of
from burgrave.table.rows import SeatRow
from burgrave.table.tables import Table

router = chapter("tables")

OPEN = "open"
"""A seat for whoever gets its link."""

SEEDS = 1 << 128


class TitleFacts(Answered):
    """A title that can be played."""

    id: str
    name: str
    seats: list[int]
    options: dict[str, list[bool | int | str]]
    bots: list[str]
    overlays: list[str]


class NewTable(Posted):
    """A table to be opened."""

    title: str = Field(max_length=40, examples=["kingsburg"])
    seats: list[Annotated[str, Field(max_length=40)] | None] = Field(
        description="for every seat the name of a bot, null for a program, or `open` for whoever gets its link",
        examples=[[None, "squire", "open"]],
        min_length=1,
        max_length=8,
    )
    options: dict[str, bool | Whole | str] = Field(default_factory=dict, examples=[{}])
    overlay: str = Field(
        default="", max_length=40, description="the name of an overlay that comes with the title", examples=[""]
    )
    seed: Annotated[int, Field(ge=0, lt=SEEDS), AS_WHOLE] | None = Field(
        default=None,
        description="by default 128 random bits; if others play as well, the table tells them that it was chosen",
        examples=[None],
    )


class SeatKeys(Answered):
    """A seat of a new table, and what opens it."""

    seat: int
    bot: str | None
    token: str | None
    """The token of the program that holds the seat."""
    link: str | None
    """Lets one player sit down, a person in a browser or a program by `/api/join`; only a free seat has one."""


class OpenedTable(Answered):
    """A table and the keys to its seats; only its maker is told them."""

    table: str
    watch: str
    """The page of the table."""
    token: str
    """The maker's token: it has the creator's rights at this table."""
    seats: list[SeatKeys]


@router.get("/titles")
async def titles(asking: Asking) -> list[TitleFacts]:
    """The titles that can be played, with their options, bots and overlays."""
    found = []
    for title in map(title_named, title_ids()):
        options: dict[str, list[Any]] = {name: list(values) for name, values in title.options.CHOICES.items()}
        name = words_of(title.id, asking.language, ()).template("title")
        bots, overlays = bots_for(title), title.overlays()
        found.append(
            TitleFacts(id=title.id, name=name, seats=title.seats, options=options, bots=bots, overlays=overlays)
        )
    return found


@router.post("/tables", status_code=201)
async def open_table(asking: Asking, wanted: NewTable) -> OpenedTable:
    """Open a table. Who sends a token holds the programs' seats by it; otherwise each of them gets one of its own."""
    title = title_named(wanted.title)
    title.check(len(wanted.seats), wanted.options)
    for bot in wanted.seats:
        if bot is not None and bot != OPEN:
            check_bot(bot, title)
    if wanted.overlay and wanted.overlay not in title.overlays():
        raise UnknownOption("overlay_name", name=wanted.overlay, allowed=listed(title.overlays()))
    asking.house.new_tables.take(asking.client)
    overlay = title.overlay(wanted.overlay) if wanted.overlay else {}
    programs = await programs_for(asking, wanted.seats)
    maker = asking.program or next(iter(programs.values()), None) or await asking.new_program(USUAL_NAME)
    holders = [holder(seat, who, programs.get(seat)) for seat, who in enumerate(wanted.seats)]
    table = await asking.live.open(title.id, holders, maker.player.id, dict(wanted.options), overlay, wanted.seed)
    return opened(table, maker, {seat: program.token for seat, program in programs.items()})


async def programs_for(asking: Asker, seats: list[str | None]) -> dict[int, Program]:
    """Who holds the seats of programs: the one that asks, or for each a new one."""
    free = [seat for seat, who in enumerate(seats) if who is None]
    return {seat: asking.program or await asking.new_program(f"{USUAL_NAME} {seat + 1}") for seat in free}


def holder(seat: int, who: str | None, program: Program | None) -> SeatRow:
    """Who holds a seat of a new table: a program, nobody yet, or a bot."""
    if program is not None:
        return SeatRow(seat, program.player.id, None, program.player.name)
    return SeatRow(seat, None, None if who == OPEN else who, "")


def opened(table: Table, maker: Program, tokens: dict[int, str]) -> OpenedTable:
    """A new table as its maker is told of it."""
    seats = [
        SeatKeys(
            seat=held.seat, bot=held.bot, token=tokens.get(held.seat), link=f"/s/{held.link}" if held.link else None
        )
        for held in table.seats
    ]
    return OpenedTable(table=table.id, watch=f"/t/{table.id}", token=maker.token, seats=seats)


def opened_for(table: Table, maker: Program) -> OpenedTable:
    """A new table of which the maker holds some seats."""
    return opened(table, maker, dict.fromkeys(table.seats_of(maker.player.id), maker.token))


@router.get("/tables/{id}")
async def state(here: Here) -> TableState:
    """How the table stands."""
    return here.state()


@router.get("/tables/{id}/view")
async def view(here: Here) -> dict[str, Any]:
    """All that the seat may know, as data."""
    return here.table.game.position.view(here.eyes.seat)


@router.get("/tables/{id}/log")
async def log(here: Here) -> list[str]:
    """The story so far, as the seat may read it."""
    return here.page.story()


@router.get("/tables/{id}/events")
async def events(
    here: Here, after: Annotated[int, Query(ge=-1, description="only those with a greater number")] = -1
) -> list[Happening]:
    """The story so far as data and in words, as the seat may know it."""
    return happenings(here.page, after)
