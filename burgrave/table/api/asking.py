"""Who asks, and at which table: for the routes of the API."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, cast

from fastapi import Depends, Header, Path, Query, Request

from burgrave.table.events import NotAllowed, Who
from burgrave.table.eyes import Eyes, program_eyes
from burgrave.table.keys import TOKEN, Known
from burgrave.table.messages import Happening, HappeningKind, TableState
from burgrave.table.proxy import client_of
from burgrave.table.rows import Player
from burgrave.table.show import TablePage
from burgrave.table.tables import Table
from burgrave.table.visit import NAME_LENGTH, Site, check_door, known_by, language_of

BEARER = "Bearer "
USUAL_NAME = "API"
"""What a program is called that has not said its name."""

Token = Annotated[str | None, Header(alias="authorization", description="`Bearer` and the program's token")]


@dataclass(frozen=True)
class Program:
    """A program and its token."""

    player: Player
    token: str


async def known_program(house: Site, authorization: str | None) -> Known | None:
    """The program whose token was sent; nobody if there was none, and a wrong one is refused."""
    if authorization is None:
        return None
    known = await known_by(house, token_in(authorization))
    if known is None:
        raise NotAllowed("no_token")
    return known


def token_in(authorization: str) -> str:
    """The token that a header holds; nothing if it holds something else."""
    kind, token = authorization[: len(BEARER)], authorization[len(BEARER) :].strip()
    return token if kind.lower() == BEARER.lower() else ""


class Asker:
    """One request of a program."""

    def __init__(self, request: Request, house: Site, program: Program | None) -> None:
        self.house = house
        self.live = house.live
        self.program = program
        self.player = program.player if program else None
        self.invited = request.url.path == "/api/join"
        """Has the program been given a link?"""
        self.client = client_of(request)
        self.language = language_of(request)

    @property
    def known(self) -> Player:
        """The program, which has to be known by its token."""
        if self.player is None:
            raise NotAllowed("token_missing")
        return self.player

    async def new_program(self, name: str) -> Program:
        """A program that nobody knew yet, with a token of its own."""
        await check_door(self.house, self.invited)
        return Program(*await self.live.run(self.live.store.add_player, name[:NAME_LENGTH], TOKEN))

    async def known_or_new(self, name: str = USUAL_NAME) -> Program:
        return self.program or await self.new_program(name)


async def asker(request: Request, authorization: Token = None) -> Asker:
    house: Site = request.app.state.house
    known = await known_program(house, authorization)
    return Asker(request, house, Program(known.player, token_in(authorization or "")) if known else None)


Asking = Annotated[Asker, Depends(asker)]
"""What a route declares to know who asks."""


class AtTable:
    """A program, or a spectator, at a table."""

    def __init__(self, asking: Asker, table: Table, seat: int | None) -> None:
        self.asking = asking
        self.live = asking.live
        self.table = table
        self.seat = seat
        """Of several own seats the one that the program has named."""

    @property
    def eyes(self) -> Eyes:
        return program_eyes(self.table, self.asking.player, self.asking.language, self.seat)

    @property
    def page(self) -> TablePage:
        return TablePage(self.table, self.eyes)

    @property
    def own_seat(self) -> int:
        """The seat that looks; a spectator has none."""
        seat = self.eyes.seat
        if seat is None:
            raise NotAllowed("not_seated")
        return seat

    @property
    def seated_page(self) -> TablePage:
        """The table in the eyes of the program's own seat."""
        return TablePage(self.table, replace(self.eyes, seat=self.own_seat))

    def state(self) -> TableState:
        return table_state(self.page)

    async def do(self, verb: str, seq: int | None = None, **said: Any) -> TableState:
        """Let the table's machine do what the program wants; gives how the table stands then."""
        player = self.seated()
        await self.live.do(self.table, verb, Who(player.id, player.name), said, seq)
        return self.state()

    def seated(self) -> Player:
        """The player, who has to be somebody at this table; counts for the limit of what one may want in a second."""
        if self.asking.player is None:
            raise NotAllowed("not_seated")
        self.asking.house.moves.take(self.asking.player.id)
        return self.asking.player


async def at_table(
    asking: Asking,
    id: Annotated[str, Path(description="the table's id", examples=["f3Yd9qLx2nQ"])],
    seat: Annotated[int | None, Query(ge=0, le=7, description="of several own seats the one that looks")] = None,
) -> AtTable:
    """The table, and who is at it."""
    table = await asking.live.table(id)
    check_place(table, asking.player)
    if seat is not None and (asking.player is None or seat not in table.seats_of(asking.player.id)):
        raise NotAllowed("not_seated")
    return AtTable(asking, table, seat)


def check_place(table: Table, player: Player | None) -> None:
    """A token that opens nothing at a table is refused there; without one anybody may watch."""
    if player is not None and player.id not in {table.row.creator, *(seat.player for seat in table.seats)}:
        raise NotAllowed("not_seated")


Here = Annotated[AtTable, Depends(at_table)]
"""What a route declares that is about a table."""


# ---------------------------------------------------------------------- what a program is told of a table


def table_state(page: TablePage) -> TableState:
    """How a table stands, in the eyes of one seat."""
    table, position = page.table, page.position
    return TableState(
        seq=table.seq,
        title=table.row.title,
        state=cast(Literal["running", "over", "frozen"], table.state),
        seat=page.eyes.seat,
        asked=position.asked if table.state == "running" and table.begun else [],
        scores=position.scores,
        winners=position.winners,
        prompt=page.prompt(),
        wish=table.wish.seat if table.wish is not None and page.consent() is not None else None,
    )


def happenings(page: TablePage, after: int, most: int | None = None) -> list[Happening]:
    """What has happened since, as the seat may know it: the words of the log, and moves unless made in secret."""
    story, seat = page.table.story, page.eyes.seat
    return [
        Happening(
            entry.number,
            cast(HappeningKind, entry.kind),
            entry.seat,
            entry.move if entry.move and (not entry.secret or entry.seat == seat) else None,
            page.lines(entry),
        )
        for entry in (story if most is None else story[-most:])
        if entry.number > after
    ]
