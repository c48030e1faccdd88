"""The socket of a table: what a guest wants is done by the table's machine, and every change is shown to the guest."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.words import Phrase
from burgrave.table.delta import Sent
from burgrave.table.events import LessonSays, NotAllowed, Stale, Who
from burgrave.table.eyes import Eyes, eyes_for
from burgrave.table.guard import TooMuch
from burgrave.table.hinting import hinted_moves
from burgrave.table.keys import Known
from burgrave.table.learning import note_progress
from burgrave.table.messages import (
    DECODER,
    ENCODER,
    AnswerLesson,
    AskHint,
    AskWhole,
    AskWhy,
    Chat,
    Confirm,
    HandOver,
    Hints,
    Hurry,
    LiftCurtain,
    OfferSeat,
    PaceName,
    Play,
    Refusal,
    Say,
    SetPace,
    StartGame,
    Told,
    Wanted,
    WarnAbsent,
)
from burgrave.table.names import common_words
from burgrave.table.proxy import client_of
from burgrave.table.show import TablePage
from burgrave.table.tables import Table
from burgrave.table.visit import COOKIE, Site, known_by, language_of
from burgrave.table.waiting import is_late, is_overdue, presence_at

router = APIRouter()

LOG = logging.getLogger("burgrave.table")

MESSAGE_BYTES = 4096

SIGNED_OUT = 4401
"""What a socket is closed with whose key is void; from 4400 on nobody tries again."""


class Guest(ABC):
    """Somebody with an open socket, a page or a program; how the table is shown to them is their own."""

    def __init__(self, socket: WebSocket, house: Site, table: Table, known: Known | None) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.player = known.player if known else None
        self.key_id = known.key.id if known else None
        """The key that opened the socket."""
        self.language = language_of(socket)
        self.shown: int | None = None
        """Of several own seats the one that looks, if the guest has said so."""
        self.wake = asyncio.Event()
        self.stale = False
        self.dismissed = False
        self.blocked: frozenset[str] = frozenset()
        """Whose words the guest does not want to read."""
        self.heard = -1
        """How many lines of chat the guest has."""
        self.hinting: asyncio.Task[None] | None = None
        self.pace: PaceName | None = None
        self.hurries = False

    @property
    @abstractmethod
    def eyes(self) -> Eyes:
        """Through which seat the guest looks."""

    @abstractmethod
    def state(self) -> Told:
        """What brings the guest up to date."""

    @abstractmethod
    def forget(self) -> None:
        """The guest knows nothing; the next state is whole."""

    @property
    def player_id(self) -> str | None:
        return self.player.id if self.player else None

    @property
    def name(self) -> str:
        return self.player.name if self.player else ""

    @property
    def page(self) -> TablePage:
        return TablePage(self.table, self.eyes)

    def changed(self) -> None:
        """Something has happened at the table."""
        self.stale = True
        self.wake.set()

    def noticed(self) -> None:
        """Somebody has come or gone: a page shows it, a program has no use for it."""

    def dismiss(self) -> None:
        """The key that opened the socket is void: close it."""
        self.dismissed = True
        self.wake.set()

    async def send(self, told: Told) -> None:
        await self.socket.send_text(ENCODER.encode(told).decode())

    async def speak(self) -> None:
        """Send the state whenever it has changed; what changes meanwhile goes into the next message."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.dismissed:
                await self.socket.close(SIGNED_OUT)
                return
            if self.stale:
                self.stale = False
                await self.send(self.state())
            if self.heard != len(self.table.chat):
                self.heard = len(self.table.chat)
                await self.send(Chat(self.page.chat(self.blocked)))

    async def listen(self) -> None:
        """Do what the guest asks for; what is refused is answered in one line."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                text = message.get("text")
                if text is None:
                    raise ValueError("not a text")
                if len(text) > MESSAGE_BYTES:
                    raise TooMuch("message_long", most=MESSAGE_BYTES)
                await self.obey(DECODER.decode(text))
            except BurgraveError as wrong:
                await self.refuse(wrong.phrase, wrong.move if isinstance(wrong, LessonSays) else "")
            except (ValueError, UnicodeError):
                await self.refuse(Phrase("error.message_odd"))

    async def refuse(self, why: Phrase, anyway: str = "") -> None:
        await self.send(Refusal(self.table.seq, common_words(self.language).say(why), anyway))

    async def obey(self, said: Wanted) -> None:
        """What belongs to the guest alone is done here, all else by the table's machine."""
        match said:
            case LiftCurtain(seat=seat):
                if seat in self.table.seats_of(self.player_id):
                    self.shown = seat
                    self.changed()
                return
            case AskWhole():
                self.forget()
                self.changed()
                return
            case SetPace(pace=pace):
                self.pace = pace
                self.house.live.pauses.changed(self.table.id)
                return
            case Hurry():
                self.hurries = True
                self.house.live.pauses.changed(self.table.id)
                return
        if self.player is None:
            if isinstance(said, AskWhy):
                return  # a spectator's touch means nothing
            raise NotAllowed("not_seated")
        self.house.moves.take(self.player.id)
        if isinstance(said, AskHint):
            self.ask_for_hint()
        elif isinstance(said, AskWhy):
            await self.send(self.page.why(said.thing))
        elif isinstance(said, Play) and said.confirm and self.table.lesson is None and self.matters(said):
            await self.send(Confirm(said.seq, said.move))
        else:
            data, seq = self.wanted(said), getattr(said, "seq", None)
            verb = str(type(said).__struct_config__.tag)
            await self.house.live.do(self.table, verb, Who(self.player.id, self.player.name), data, seq)
            await note_progress(self.house.live, self.table, self.player)

    def matters(self, said: Play) -> bool:
        if not self.table.is_current(said.seq, Who(self.player_id)):
            raise Stale("stale")
        self.table.check_running()
        return self.page.matters(said.move)

    def wanted(self, said: Wanted) -> dict[str, Any]:
        """What the verb of a message needs to know."""
        live, table = self.house.live, self.table
        match said:
            case Play(move=move, anyway=anyway):
                return {"seat": self.eyes.seat, "move": move, "anyway": anyway}
            case AnswerLesson(thing=thing):
                return {"thing": thing}
            case HandOver(seat=seat, bot=bot):
                return {
                    "seat": seat,
                    "bot": bot,
                    "late": is_late(live, table, seat),
                    "overdue": is_overdue(live, table, seat),
                }
            case WarnAbsent(seat=seat):
                return {"seat": seat, "late": is_late(live, table, seat)}
            case OfferSeat(seat=seat):
                return {"seat": seat, "late": is_late(live, table, seat)}
            case StartGame(bot=bot):
                return {"bot": bot}
            case Say(text=text):
                return {"text": text}
        return {}

    def ask_for_hint(self) -> None:
        """One hint at a time; it is dropped when the guest goes."""
        if self.hinting is not None and not self.hinting.done():
            raise TooMuch("hint_asked")
        self.hinting = asyncio.create_task(self.hint())

    async def hint(self) -> None:
        try:
            await self.send(Hints(await hinted_moves(self.house.live, self.page)))
        except Stale:
            return
        except BurgraveError as wrong:
            await self.refuse(wrong.phrase)

    async def stay(self) -> None:
        """Listen and speak until the guest goes, or something goes wrong that the guest cannot mend."""
        tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.speak())]
        try:
            ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*tasks, *filter(None, [self.hinting])):
                task.cancel()
        for task in ended:
            wrong = task.exception()
            if wrong is not None and not isinstance(wrong, WebSocketDisconnect | RuntimeError):
                LOG.error("the socket of table %s failed", self.table.id, exc_info=wrong)
                await self.socket.close(1011)

    async def be_at_the_table(self) -> None:
        """From the greeting to the end."""
        live, id = self.house.live, self.table.id
        await self.socket.accept()
        if self.player_id is not None:
            self.blocked = await live.run(live.store.order.blocked_by, self.player_id)
        live.enter(id, self)
        try:
            self.changed()
            await self.stay()
        finally:
            live.leave(id, self)


class PageGuest(Guest):
    """An open page: what it was shown last, and what has changed since."""

    def __init__(self, socket: WebSocket, house: Site, table: Table, known: Known | None) -> None:
        super().__init__(socket, house, table, known)
        self.sent = Sent()
        self.pace = "normal"

    @property
    def eyes(self) -> Eyes:
        return eyes_for(self.table, self.player, self.language, self.shown)

    @property
    def page(self) -> TablePage:
        live, id = self.house.live, self.table.id
        elsewhere = bool(live.turns_of(self.player_id, id))
        return TablePage(self.table, self.eyes, presence=presence_at(live, self.table), elsewhere=elsewhere)

    def noticed(self) -> None:
        self.changed()

    def state(self) -> Told:
        return self.sent.update(self.page, self.house.parts)

    def forget(self) -> None:
        self.sent.forget()


@router.websocket("/t/{id}/socket")
async def table_socket(socket: WebSocket, id: str) -> None:
    """The page of a table holds this socket as long as it is open."""
    house: Site = socket.app.state.house
    try:
        with house.doors.entered(client_of(socket)):
            table = await house.live.table(id)
            known = await known_by(house, socket.cookies.get(COOKIE, ""))
            await PageGuest(socket, house, table, known).be_at_the_table()
    except TooMuch:
        await socket.close(1013)
    except NotAllowed:
        await socket.close(1008)
