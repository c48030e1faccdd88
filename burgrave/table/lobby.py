"""The home page: whose move it is, what waits for others, open tables to join, games to watch; it renews itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from burgrave.table.guard import TooMuch
from burgrave.table.live import Live
from burgrave.table.messages import ENCODER, Lobby
from burgrave.table.names import table_words, texts, words_of
from burgrave.table.people import pace_words
from burgrave.table.proxy import client_of
from burgrave.table.rows import DAY, OVER, RUNNING, Player
from burgrave.table.speeds import Speeds, speed_words
from burgrave.table.summaries import outcome
from burgrave.table.tables import Table
from burgrave.table.visit import COOKIE, Site, known_by, language_of

router = APIRouter()

OPEN_SHOWN: Final = 20
WATCHED_SHOWN: Final = 8
FINISHED_SHOWN: Final = 5
"""Tables of each kind on the home page."""

WARNED_BEFORE: Final = 5
"""Days before a table at which nobody joins goes, from which on its creator is told so."""

RENEWED_EVERY: Final = 1.0
"""Seconds between two messages to one home page, at least."""


class Hall:
    """The tables of the home page as one visitor sees them."""

    def __init__(self, live: Live, speeds: Speeds, player: Player | None, unnamed: bool, language: str) -> None:
        self.live = live
        self.speeds = speeds
        self.player = player
        self.unnamed = unnamed
        self.language = language

    async def context(self) -> dict[str, Any]:
        """For the template."""
        run, store = self.live.run, self.live.store
        mine: list[Table] = []
        if self.player is not None:
            mine = [await self.live.table(row.id) for row in await run(store.tables_of, self.player.id)]
        own = {table.id for table in mine}
        turn = [table for table in mine if self.player is not None and table.awaits(self.player.id)]
        over = [table for table in mine if table.state == OVER]
        waiting = [table for table in mine if table not in turn and table not in over]
        free = [row for row in await run(store.listed_tables, OPEN_SHOWN, True) if row.id not in own]
        seen = [row for row in await run(store.listed_tables, WATCHED_SHOWN, False) if row.id not in own]
        return {
            "turn": [self.line(table) for table in sorted(turn, key=lambda table: table.touched)],
            "waiting": [self.line(table) for table in waiting],
            "finished": [self.line(table) for table in over[:FINISHED_SHOWN]],
            "free": [await self.offer(await self.live.table(row.id)) for row in free],
            "watch": [self.line(await self.live.table(row.id)) for row in seen],
            "unnamed": self.unnamed,
        }

    def line(self, table: Table) -> dict[str, Any]:
        """A table of one's own, or one to watch."""
        position, words = table.game.position, table_words(table, self.language)
        result = ", ".join(f"{name} {score}" for name, score in zip(words.names, position.scores, strict=True))
        mine = table.seats_of(self.player.id) if self.player is not None else []
        return {
            "id": table.id,
            "title": words.template("title"),
            "players": words.names,
            "when": when(table.touched),
            "waits": not table.begun,
            "free": len(table.free_seats),
            "goes": self.goes(table),
            "result": result if position.over else "",
            "outcome": outcome(position, mine) if position.over else "",
        }

    async def offer(self, table: Table) -> dict[str, Any]:
        """A table with free seats, and what one wants to know before joining."""
        words = words_of(table.row.title, self.language, ())
        speed = await self.live.run(self.speeds.of, self.live.store, table.row.creator)
        return {
            **self.line(table),
            "seats": len(table.seats),
            "there": [name for seat, name in enumerate(self.names(table)) if seat not in table.free_seats],
            "note": table.row.note,
            "options": option_words(table, table.row.options, words.template),
            "speed": speed_words(speed, self.language),
            "begun": table.begun,
            "pace": pace_words(table.clock.pace, self.language) if table.clock is not None else "",
        }

    def names(self, table: Table) -> Sequence[str]:
        return table_words(table, self.language).names

    def goes(self, table: Table) -> str:
        """The day on which a table of one's own goes at which nobody has joined, if that is soon."""
        days = self.live.settings.drop_open_days
        if table.begun or not days or table.state != RUNNING:
            return ""
        last = table.touched + days * DAY
        return time.strftime("%Y-%m-%d", time.localtime(last)) if last - time.time() < WARNED_BEFORE * DAY else ""


def option_words(table: Table, options: Mapping[str, object], say: Any) -> list[str]:
    """The options that are not as usual, in words."""
    usual = {name: values[0] for name, values in table.title.options.CHOICES.items()}
    found: list[str] = []
    for name, value in options.items():
        if name not in usual or value == usual[name]:
            continue
        number = isinstance(value, int) and not isinstance(value, bool)
        called = str(value) if number else say(f"option.{name}.{str(value).lower()}")
        found.append(f"{say(f'option.{name}')}: {called}")
    return found


def when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


# ---------------------------------------------------------------------- the page renews itself


class HomeGuest:
    """An open home page."""

    def __init__(self, socket: WebSocket, house: Site, player: Player | None) -> None:
        self.socket = socket
        self.house = house
        self.player = player
        self.language = language_of(socket)
        self.wake = asyncio.Event()

    @property
    def player_id(self) -> str | None:
        return self.player.id if self.player else None

    def changed(self) -> None:
        self.wake.set()

    async def speak(self) -> None:
        """Send the tables whenever they have changed."""
        shown: str | None = None
        template = self.house.templates.get_template("lobby.html")
        hall = Hall(self.house.live, self.house.speeds, self.player, self.player is None, self.language)
        while True:
            self.wake.clear()
            html = template.render({**texts(self.language), **await hall.context()})
            if html != shown:
                shown = html
                await self.socket.send_text(ENCODER.encode(Lobby(html)).decode())
            await asyncio.sleep(RENEWED_EVERY)
            await self.wake.wait()

    async def listen(self) -> None:
        """A home page says nothing; it only goes some day."""
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            pass

    async def stay(self) -> None:
        await self.socket.accept()
        self.house.live.lobby.add(self)
        tasks = [asyncio.create_task(self.speak()), asyncio.create_task(self.listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.house.live.lobby.discard(self)
            for task in tasks:
                task.cancel()


@router.websocket("/home/socket")
async def home_socket(socket: WebSocket) -> None:
    """The home page holds this socket as long as it is open."""
    house: Site = socket.app.state.house
    try:
        with house.doors.entered(client_of(socket)):
            known = await known_by(house, socket.cookies.get(COOKIE, ""))
            await HomeGuest(socket, house, known.player if known is not None else None).stay()
    except (TooMuch, WebSocketDisconnect):
        await socket.close(1013)
