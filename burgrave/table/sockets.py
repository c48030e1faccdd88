"""The socket of a table: every message to the page is the whole state, so coming back is nothing special."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from burgrave.bots.bot import Advice
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.words import Phrase, Words
from burgrave.table.events import NotAllowed, Who
from burgrave.table.guard import TooMuch
from burgrave.table.show import Eyes, TablePage, common_words, eyes_for
from burgrave.table.store import Player
from burgrave.table.tables import Table
from burgrave.table.visit import COOKIE, SECRET, Site, client_of, language_of

router = APIRouter()

MESSAGE_BYTES = 4096

PEOPLE_MAY = ("move", "undo", "wish", "consent", "refuse", "hand_over", "offer", "resign", "chat")
"""The verbs of a page."""

ANSWERS = ("move", "undo", "wish", "consent", "resign")
"""Those that are about the position the page shows, and come with its number."""


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
            if self.heard != len(self.table.chat):
                self.heard = len(self.table.chat)
                await self.send({"chat": TablePage(self.table, self.eyes).chat()})

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
                await self.obey(orjson.loads(text))
            except BurgraveError as wrong:
                await self.refuse(wrong.phrase)
            except (ValueError, KeyError, TypeError):
                await self.refuse(Phrase("error.message_odd"))

    async def refuse(self, why: Phrase) -> None:
        await self.send({"error": common_words(self.language).say(why), "seq": self.table.seq})

    async def obey(self, said: dict[str, Any]) -> None:
        table, do = self.table, str(said["do"])
        if do == "curtain":
            if int(said["seat"]) in table.seats_of(self.player_id):
                self.shown = int(said["seat"])
                self.changed()
            return
        if self.player is None:
            raise NotAllowed("not_seated")
        self.house.moves.take(self.player.id)
        if do == "hint":
            self.ask_for_hint()
            return
        if do not in PEOPLE_MAY:
            raise NotAllowed("unknown_wish", wish=do, allowed=", ".join(PEOPLE_MAY))
        seq = int(said["seq"]) if do in ANSWERS else None
        await self.house.live.do(table, do, Who(self.player.id, self.player.name), self.wanted(do, said), seq)

    def wanted(self, do: str, said: dict[str, Any]) -> dict[str, Any]:
        """What a verb needs to know, and nothing else that a page may send."""
        if do == "move":
            return {"seat": self.eyes.seat, "move": str(said["move"])}
        if do in ("hand_over", "offer"):
            seat, bot = int(said["seat"]), said.get("bot")
            late = 0 <= seat < len(self.table.seats) and self.house.live.is_late(self.table, seat)
            return {"seat": seat, "bot": None if bot is None else str(bot), "late": late}
        return {"text": str(said["text"])} if do == "chat" else {}

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
        best = hints[0].value if hints else 0.0
        shown = [
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
        await self.send({"hint": shown})

    def close(self) -> None:
        if self.hinting is not None:
            self.hinting.cancel()


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
        speaking = asyncio.create_task(guest.speak())
        try:
            guest.changed()
            await guest.listen()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            speaking.cancel()
            guest.close()
            live.leave(id, guest)
    finally:
        house.doors.leave(client)


def expects(words: Words, hint: Advice) -> str:
    """What a bot expects of a move: the final score and the chance to win; nothing if it has learned neither."""
    if hint.chance < 0.0:
        return ""
    return words.say(Phrase("page.hint.expects", score=round(hint.score), chance=round(100 * hint.chance)))
