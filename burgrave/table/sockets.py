"""The socket of a table: a message brings a page up to date, the first one from nothing."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from burgrave.bots.bot import Advice
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.words import Phrase, Words
from burgrave.table.delta import Sent
from burgrave.table.events import NotAllowed, Stale, Who
from burgrave.table.guard import TooMuch
from burgrave.table.messages import (
    DECODER,
    ENCODER,
    AskHint,
    AskWhole,
    Chat,
    Confirm,
    HandOver,
    HintedMove,
    Hints,
    LiftCurtain,
    OfferSeat,
    Play,
    Refusal,
    Say,
    Told,
    Wanted,
)
from burgrave.table.proxy import client_of
from burgrave.table.rows import Player
from burgrave.table.show import Eyes, TablePage, common_words, eyes_for
from burgrave.table.tables import Table
from burgrave.table.visit import COOKIE, SECRET, Site, language_of

router = APIRouter()

LOG = logging.getLogger("burgrave.table")

MESSAGE_BYTES = 4096


class Guest:
    """One open page: what it was shown last, and what is still to be sent."""

    def __init__(self, socket: WebSocket, house: Site, table: Table, player: Player | None, language: str) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.player = player
        self.language = language
        self.shown: int | None = None
        self.wake = asyncio.Event()
        self.stale = False
        self.heard = -1
        """How many lines of chat the page has."""
        self.sent = Sent()
        self.hinting: asyncio.Task[None] | None = None

    @property
    def player_id(self) -> str | None:
        return self.player.id if self.player else None

    def changed(self) -> None:
        """Something has happened at the table."""
        self.stale = True
        self.wake.set()

    @property
    def eyes(self) -> Eyes:
        return eyes_for(self.table, self.player, self.language, self.shown)

    async def send(self, told: Told) -> None:
        await self.socket.send_text(ENCODER.encode(told).decode())

    async def speak(self) -> None:
        """Send the state whenever it has changed; what changes meanwhile goes into the next message."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.stale:
                self.stale = False
                await self.send(self.sent.update(TablePage(self.table, self.eyes), self.house.parts))
            if self.heard != len(self.table.chat):
                self.heard = len(self.table.chat)
                await self.send(Chat(TablePage(self.table, self.eyes).chat()))

    async def listen(self) -> None:
        """Do what the page asks for; what is refused is answered in one line."""
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
                await self.refuse(wrong.phrase)
            except (ValueError, UnicodeError):
                await self.refuse(Phrase("error.message_odd"))

    async def refuse(self, why: Phrase) -> None:
        await self.send(Refusal(self.table.seq, common_words(self.language).say(why)))

    async def obey(self, said: Wanted) -> None:
        """What belongs to the page alone is done here, all else by the table's machine."""
        match said:
            case LiftCurtain(seat=seat):
                if seat in self.table.seats_of(self.player_id):
                    self.shown = seat
                    self.changed()
                return
            case AskWhole():
                self.sent.forget()
                self.changed()
                return
        if self.player is None:
            raise NotAllowed("not_seated")
        self.house.moves.take(self.player.id)
        if isinstance(said, AskHint):
            self.ask_for_hint()
        elif isinstance(said, Play) and said.confirm and self.hands_on(said):
            await self.send(Confirm(said.seq, said.move))
        else:
            data, seq = self.wanted(said), getattr(said, "seq", None)
            verb = str(type(said).__struct_config__.tag)
            await self.house.live.do(self.table, verb, Who(self.player.id, self.player.name), data, seq)

    def hands_on(self, said: Play) -> bool:
        if said.seq != self.table.seq:
            raise Stale("stale")
        self.table.check_running()
        return TablePage(self.table, self.eyes).hands_on(said.move)

    def wanted(self, said: Wanted) -> dict[str, Any]:
        """What the verb of a message needs to know."""
        match said:
            case Play(move=move):
                return {"seat": self.eyes.seat, "move": move}
            case HandOver(seat=seat, bot=bot):
                return {"seat": seat, "bot": bot, "late": self.is_late(seat)}
            case OfferSeat(seat=seat):
                return {"seat": seat, "late": self.is_late(seat)}
            case Say(text=text):
                return {"text": text}
        return {}

    def is_late(self, seat: int) -> bool:
        return 0 <= seat < len(self.table.seats) and self.house.live.is_late(self.table, seat)

    def ask_for_hint(self) -> None:
        """One hint at a time; it is dropped when the page goes."""
        if self.hinting is not None and not self.hinting.done():
            raise TooMuch("hint_asked")
        seat = self.eyes.seat
        if seat is None:
            raise NotAllowed("not_seated")
        self.hinting = asyncio.create_task(self.hint(seat))

    async def hint(self, seat: int) -> None:
        assert self.player is not None
        seq, position = self.table.seq, self.table.game.position
        words = TablePage(self.table, self.eyes).words
        try:
            hints = await self.house.live.hints(self.table, seat, self.player.id)
        except BurgraveError as wrong:
            await self.refuse(wrong.phrase)
            return
        if self.table.seq != seq:
            return
        shown = [
            HintedMove(
                position.notation(hint.move, seat),
                words.say(position.phrase(hint.move, seat), seat),
                position.touches(hint.move, seat),
                f"{hint.value:+.1f}",
                expects(words, hint),
            )
            for hint in hints
        ]
        await self.send(Hints(shown))

    async def stay(self) -> None:
        """Listen and speak until the page goes, or something goes wrong that the page cannot mend."""
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


@router.websocket("/t/{id}/socket")
async def table_socket(socket: WebSocket, id: str) -> None:
    """The page of a table holds this socket as long as it is open."""
    house: Site = socket.app.state.house
    client = client_of(socket)
    try:
        house.doors.enter(client)
    except TooMuch:
        await socket.close(1013)
        return
    try:
        live = house.live
        secret = socket.cookies.get(COOKIE, "")
        player = await live.run(live.store.player, secret) if SECRET.fullmatch(secret) else None
        try:
            table = await live.table(id)
        except NotAllowed:
            await socket.close(1008)
            return
        await socket.accept()
        guest = Guest(socket, house, table, player, language_of(socket))
        live.enter(id, guest)
        try:
            guest.changed()
            await guest.stay()
        finally:
            live.leave(id, guest)
    finally:
        house.doors.leave(client)


def expects(words: Words, hint: Advice) -> str:
    """What a bot expects of a move: the final score and the chance to win; nothing if it has learned neither."""
    if hint.chance < 0.0:
        return ""
    return words.say(Phrase("page.hint.expects", score=round(hint.score), chance=round(100 * hint.chance)))
