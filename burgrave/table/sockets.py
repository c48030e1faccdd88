"""The socket of a table: every message to the page is the whole state, so coming back is nothing special."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from burgrave.bots.bot import Advice
from burgrave.kernel.errors import BurgraveError, IllegalMove
from burgrave.kernel.words import Phrase, Words
from burgrave.table.guard import TooMuch
from burgrave.table.show import Eyes, TablePage, common_words, eyes_for
from burgrave.table.store import Player
from burgrave.table.tables import NotAllowed, Table
from burgrave.table.visit import COOKIE, Site, client_of, language_of

router = APIRouter()

CHAT_LENGTH = 500
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
        self.unheard = True

    def changed(self) -> None:
        """Something has happened at the table."""
        self.stale = True
        self.wake.set()

    def heard(self) -> None:
        """Somebody has said something."""
        self.unheard = True
        self.wake.set()

    @property
    def eyes(self) -> Eyes:
        return eyes_for(self.table, self.player, self.language, self.shown)

    def state(self) -> dict[str, Any]:
        page = TablePage(self.table, self.eyes)
        return page.message(self.house.parts.main(self.language, page.context()))

    async def send(self, data: dict[str, Any]) -> None:
        await self.socket.send_text(orjson.dumps(data).decode())

    async def speak(self) -> None:
        """Send the state whenever it has changed; what changes meanwhile goes into the next message."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.stale:
                self.stale = False
                await self.send(self.state())
            if self.unheard:
                self.unheard = False
                await self.send_chat()

    async def listen(self) -> None:
        """Do what the page asks for; what is refused is answered in one line."""
        while True:
            text = await self.socket.receive_text()
            try:
                if len(text) > MESSAGE_BYTES:
                    raise TooMuch("message_long", most=MESSAGE_BYTES)
                await self.obey(orjson.loads(text))
            except BurgraveError as wrong:
                said = common_words(self.language).say(wrong.phrase)
                await self.send({"error": said, "seq": self.table.number})
            except (ValueError, KeyError, TypeError):
                said = common_words(self.language).template("error.message_odd")
                await self.send({"error": said, "seq": self.table.number})

    async def obey(self, said: dict[str, Any]) -> None:
        live, table = self.house.live, self.table
        do = said["do"]
        if do == "curtain":
            if int(said["seat"]) in table.seats_of(self.player.id if self.player else None):
                self.shown = int(said["seat"])
                self.changed()
            return
        if self.player is None:
            raise NotAllowed("not_seated")
        self.house.moves.take(self.player.id)
        if do == "move":
            seat = self.eyes.seat
            if seat is None:
                raise NotAllowed("not_seated")
            await live.play(table, seat, str(said["move"]), int(said["seq"]))
        elif do == "undo":
            await live.undo(table, self.player)
        elif do == "consent":
            await live.consent(table, self.player, bool(said["yes"]))
        elif do == "hint":
            await self.hint()
        elif do == "chat":
            await self.chat(str(said["text"]))
        elif do == "seat":
            bot = said["bot"]
            await live.hand_over(table, int(said["seat"]), self.player, None if bot is None else str(bot))
        else:
            raise NotAllowed("unknown_wish", wish=str(do))

    async def hint(self) -> None:
        seat = self.eyes.seat
        if seat is None:
            raise IllegalMove("not_asked", seat="-", asked="-")
        number, position = self.table.number, self.table.game.position
        words = TablePage(self.table, self.eyes).words
        hints = await self.house.live.hints(self.table, seat)
        if self.table.number != number:
            return
        best = hints[0].value if hints else 0.0
        await self.send(
            {
                "hint": [
                    {
                        "move": position.notation(hint.move, seat),
                        "words": words.say(position.phrase(hint.move, seat), seat),
                        "value": f"{hint.value:+.1f}",
                        "behind": f"{hint.value - best:+.1f}",
                        "expects": expects(words, hint),
                        "touch": position.touches(hint.move, seat),
                    }
                    for hint in hints
                ]
            }
        )

    async def chat(self, text: str) -> None:
        """Something a person says to the table."""
        line = " ".join(text.split())[:CHAT_LENGTH]
        if not line or self.player is None:
            return
        if not self.table.seats_of(self.player.id) and self.table.row.creator != self.player.id:
            raise NotAllowed("not_seated")
        live = self.house.live
        await live.run(live.store.say, self.table.id, self.player.name, line)
        live.speak(self.table.id)

    async def send_chat(self) -> None:
        lines = await self.house.live.run(self.house.live.store.chat, self.table.id)
        said = [{**line, "at": time.strftime("%H:%M", time.localtime(line["at"]))} for line in lines]
        await self.send({"chat": said})


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
        player = await live.run(live.store.player, secret) if secret else None
        try:
            table = await live.table(id)
        except NotAllowed:
            await socket.close(1008)
            return
        await socket.accept()
        guest = Guest(socket, house, table, player, language_of(socket))
        live.enter(id, guest)
        speaking = asyncio.create_task(guest.speak())
        try:
            guest.changed()
            await guest.listen()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            speaking.cancel()
            live.leave(id, guest)
    finally:
        house.doors.leave(client)


def expects(words: Words, hint: Advice) -> str:
    """What a bot expects of a move: the final score and the chance to win; nothing if it has learned neither."""
    if hint.chance < 0.0:
        return ""
    return words.say(Phrase("page.hint.expects", score=round(hint.score), chance=round(100 * hint.chance)))
