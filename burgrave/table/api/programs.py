"""Programs: a token and a name, and the tables that are their own."""

from __future__ import annotations

from pydantic import Field

from burgrave.table.api.asking import USUAL_NAME, Asking, table_state
from burgrave.table.api.strict import Answered, Posted, chapter
from burgrave.table.eyes import program_eyes
from burgrave.table.messages import TableState
from burgrave.table.show import TablePage
from burgrave.table.visit import NAME_LENGTH, clean_name

router = chapter("programs")


class NewProgram(Posted):
    """A program that wants to be known."""

    name: str = Field(default=USUAL_NAME, min_length=1, max_length=NAME_LENGTH, examples=["Deep Burgrave"])


class KnownProgram(Answered):
    """A program and its token, which nobody is told again."""

    name: str
    token: str


class OwnTable(Answered):
    """A table at which the program sits, or that it has made."""

    table: str
    seats: list[int]
    """The seats that it plays."""
    now: TableState


@router.post("/programs", status_code=201)
async def be_known(asking: Asking, wanted: NewProgram) -> KnownProgram:
    """Become known: one token for all the seats that the program will hold, at any table."""
    name = clean_name(wanted.name)
    asking.house.new_tables.take(asking.client)
    program = await asking.new_program(name)
    return KnownProgram(name=program.player.name, token=program.token)


@router.get("/tables")
async def own_tables(asking: Asking) -> list[OwnTable]:
    """The tables at which the program sits or that it has made, the latest first."""
    player, found = asking.known, []
    for row in await asking.live.run(asking.live.store.tables_of, player.id):
        table = await asking.live.table(row.id)
        page = TablePage(table, program_eyes(table, player, asking.language))
        found.append(OwnTable(table=row.id, seats=table.seats_of(player.id), now=table_state(page)))
    return found
