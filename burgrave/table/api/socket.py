"""The program's socket: the same wishes as a page's, and the table as data."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket
from fastapi.responses import JSONResponse

from burgrave.kernel.errors import BurgraveError
from burgrave.table.api.asking import check_place, happenings, known_program, table_state
from burgrave.table.eyes import Eyes, program_eyes
from burgrave.table.keys import Known
from burgrave.table.messages import ProgramState, Told
from burgrave.table.names import common_words
from burgrave.table.proxy import client_of
from burgrave.table.refusals import status_of
from burgrave.table.show import SHOWN
from burgrave.table.sockets import Guest
from burgrave.table.tables import Table
from burgrave.table.visit import Site, language_of

router = APIRouter()


class ProgramGuest(Guest):
    """A program at a table."""

    def __init__(self, socket: WebSocket, house: Site, table: Table, known: Known | None) -> None:
        super().__init__(socket, house, table, known)
        self.forget()

    @property
    def eyes(self) -> Eyes:
        return program_eyes(self.table, self.player, self.language, self.shown)

    def forget(self) -> None:
        self.told = -1
        """The number of the last event that the program was told of."""

    def state(self) -> Told:
        page = self.page
        events = happenings(page, self.told, SHOWN if self.told < 0 else None)
        self.told = self.table.number
        return ProgramState(table_state(page), page.position.view(page.eyes.seat), page.choices(), events)


@router.websocket("/tables/{id}/socket")
async def program_socket(socket: WebSocket, id: str) -> None:
    """A program holds this socket as long as it likes; a wrong token or table is refused in one line."""
    house: Site = socket.app.state.house
    try:
        with house.doors.entered(client_of(socket)):
            known = await known_program(house, socket.headers.get("authorization"))
            table = await house.live.table(id)
            check_place(table, known.player if known else None)
            await ProgramGuest(socket, house, table, known).be_at_the_table()
    except BurgraveError as wrong:
        line = common_words(language_of(socket)).say(wrong.phrase)
        await socket.send_denial_response(JSONResponse({"error": line}, status_of(wrong)))
