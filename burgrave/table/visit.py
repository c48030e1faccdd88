"""Visits: who is at the other end of a request, what language they read, and what they may do how often."""

from __future__ import annotations

import asyncio
import hashlib
import re
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from fastapi import Depends, Request, Response, WebSocket
from fastapi.responses import RedirectResponse
from fastapi.templating import Jinja2Templates
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from burgrave.drawing.icons import shared_symbols, symbol_sheet
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.words import LANGUAGES
from burgrave.table.events import NotAllowed, Who
from burgrave.table.guard import COOKIES, Bucket, Doors
from burgrave.table.keys import COOKIE as BROWSER
from burgrave.table.keys import OLD, Known, device_of
from burgrave.table.live import Live
from burgrave.table.mail import Mail
from burgrave.table.names import common_words, texts
from burgrave.table.order import CLOSED, INVITED
from burgrave.table.parts import Parts
from burgrave.table.proxy import client_of
from burgrave.table.rows import Player
from burgrave.table.settings import Settings
from burgrave.table.speeds import Speeds
from burgrave.table.tables import Table

COOKIE, LANGUAGE = "burgrave", "language"
YEAR = 31_536_000
HERE = Path(__file__).parent
NAME_LENGTH = 40
INVITING = ("/s/", "/j/")
"""Where those go who have been given a link."""
LETTERS_PER_HOUR = 5
"""To one address, for one player, wanted by one client; twice as many at first."""
LINK = re.compile(r"[\w-]{43}", re.ASCII)
"""The form of a seat's link."""


class BadName(BurgraveError):
    """A name that nobody can have."""


def clean_name(name: str) -> str:
    """A name as it is shown: on one line, of printable characters."""
    tidy = re.sub(" +", " ", name).strip()
    if not tidy or not tidy.isprintable() or len(tidy) > NAME_LENGTH:
        raise BadName("bad_name", most=NAME_LENGTH)
    return tidy


def plain_name(name: str) -> str:
    """What can be shown of a name that comes with a record."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:NAME_LENGTH].strip()


class Site:
    """What all routes share: live tables, settings, templates, limits."""

    def __init__(self, live: Live, settings: Settings) -> None:
        self.live = live
        self.settings = settings
        self.new_tables = Bucket(settings.tables_per_hour, 3600)
        self.moves = Bucket(settings.moves_per_second, 1)
        self.letters = Bucket(LETTERS_PER_HOUR, 3600)
        self.doors = Doors(settings.sockets)
        self.speeds = Speeds()
        self.mail = Mail(settings)
        self._beside: set[asyncio.Task[None]] = set()
        environment = Environment(
            loader=FileSystemLoader(HERE / "pages"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            auto_reload=False,
        )
        environment.lstrip_blocks = True
        environment.globals["static"] = static
        self.templates = Jinja2Templates(env=environment)
        self.parts = Parts(environment)

    def beside(self, task: asyncio.Task[None]) -> None:
        """Something that an answer does not wait for; asyncio itself keeps no hold of it."""
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    def page(self, visit: SiteVisit, name: str, code: int = 200, **context: Any) -> Response:
        """A page in the visitor's language."""
        response = self.templates.TemplateResponse(visit.request, name, {**visit.context(), **context}, code)
        response.headers["cache-control"] = "no-store"
        if visit.player is not None:
            visit.remember(response)
        return response


@lru_cache(maxsize=64)
def static(name: str) -> str:
    """The address of a static file; it changes with the file, so that it can be kept for ever."""
    file = HERE / "static" / name
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:12] if file.exists() else "0"
    return f"/static/{name}?v={digest}"


def language_of(connection: Request | WebSocket) -> str:
    """The language chosen, or the browser's, or English."""
    chosen = connection.cookies.get(LANGUAGE, "")
    if chosen in LANGUAGES:
        return chosen
    for part in connection.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


class SiteVisit:
    """One request of one visitor."""

    def __init__(self, request: Request, house: Site, known: Known | None, cookie: str) -> None:
        self.request = request
        self.house = house
        self.player: Player | None = known.player if known else None
        self.key = known.key.id if known else ""
        """The key that the visitor came by."""
        self.cookie = cookie if known else ""
        """The same with its secret: what the browser keeps."""
        self.language = language_of(request)
        self.words = common_words(self.language)

    @property
    def client(self) -> str:
        return client_of(self.request)

    @property
    def agent(self) -> str:
        """What the browser calls itself."""
        return self.request.headers.get("user-agent", "")

    @property
    def device(self) -> str:
        """What the visitor's device is called."""
        return device_of(self.agent)

    @property
    def name(self) -> str:
        return self.player.name if self.player else self.words.template("page.guest")

    async def known(self, name: str = "") -> Player:
        """The player, made known to the store if this is the first time; perhaps under a name just given."""
        if self.player is None:
            await check_door(self.house, invited=self.request.url.path.startswith(INVITING))
            store = self.house.live.store
            given = name or self.name
            self.player, self.cookie = await self.house.live.run(store.add_player, given, BROWSER, self.device)
            self.key = self.cookie.partition(".")[0]
        assert self.player is not None
        return self.player

    @property
    def unnamed(self) -> bool:
        """Has the visitor not said yet what the others are to call them?"""
        return self.player is None or self.player.name in {
            common_words(code).template("page.guest") for code in LANGUAGES
        }

    async def called(self, name: str) -> Player:
        """The player, under the name that they have just given; without one under the name they have."""
        name = clean_name(name) if name.strip() and self.unnamed else ""
        if self.player is None:
            return await self.known(name)
        if name:
            await rename_everywhere(self.house.live, self.player, name)
            self.player = replace(self.player, name=name)
        return self.player

    async def who(self) -> Who:
        """The player, as a table knows it."""
        player = await self.known()
        return Who(player.id, player.name)

    def context(self) -> dict[str, Any]:
        return {
            **texts(self.language),
            "player": {"name": self.name, "known": self.player is not None},
            "path": self.request.url.path,
            "symbols": symbol_sheet(shared_symbols()),
        }

    def remember(self, response: Response) -> None:
        """Keep the visitor's cookie."""
        secure = self.request.url.scheme == "https"
        response.set_cookie(COOKIE, self.cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")

    async def be(self, player: Player) -> None:
        """From here on this browser is a player's, with a key of its own; the one it had is void."""
        keys, live = self.house.live.store.keys, self.house.live
        if self.player is not None and self.key:
            await live.run(keys.drop, self.player.id, self.key)
        self.player = player
        self.cookie = await live.run(keys.add, player.id, BROWSER, self.device)
        self.key = self.cookie.partition(".")[0]

    async def carry_over(self, known: Known) -> None:
        """A browser that still has an old secret gets a key of its own, whatever it has asked for."""
        keys, live = self.house.live.store.keys, self.house.live
        self.cookie = await live.run(keys.carry_over, known.key, self.device)
        self.key = self.cookie.partition(".")[0]
        answer = Response()
        self.remember(answer)
        self.request.scope[COOKIES] = [value for name, value in answer.raw_headers if name == b"set-cookie"]


async def check_door(house: Site, invited: bool) -> None:
    """May somebody become a player? The host has said who."""
    door = (await house.live.run(house.live.store.order.house)).door
    if door == CLOSED or (door == INVITED and not invited):
        raise NotAllowed(f"door_{door}")


async def known_by(house: Site, key: str) -> Known | None:
    """Who is known by a key; one that we have not given is nobody's."""
    return await house.live.run(house.live.store.keys.known, key) if key else None


async def rename_everywhere(live: Live, player: Player, name: str) -> None:
    """A player has another name, at their tables as well."""
    await live.run(live.store.rename_player, player.id, name)
    for row in await live.run(live.store.tables_of, player.id):
        if any(held.player == player.id for held in row.seats):
            await live.do(await live.table(row.id), "rename", Who(player.id, name), {"old": player.name})


async def invited_to(house: Site, invitation: str) -> Table:
    """The table whose free seats an invitation opens."""
    live = house.live
    id = await live.run(live.store.table_by_invitation, invitation) if LINK.fullmatch(invitation) else None
    if id is None:
        raise NotAllowed("no_seat_link")
    return await live.table(id)


async def free_seat(house: Site, link: str) -> tuple[Table, int]:
    """The seat that a link opens."""
    live = house.live
    found = await live.run(live.store.seat_by_link, link) if LINK.fullmatch(link) else None
    if found is None:
        raise NotAllowed("no_seat_link")
    return await live.table(found[0]), found[1]


async def visit(request: Request) -> SiteVisit:
    """For routes: the visitor of this request."""
    house: Site = request.app.state.house
    cookie = request.cookies.get(COOKIE, "")
    known = await known_by(house, cookie)
    visiting = SiteVisit(request, house, known, cookie)
    if known is not None and known.key.kind == OLD:
        await visiting.carry_over(known)
    return visiting


Visiting = Annotated[SiteVisit, Depends(visit)]
"""What a route declares to know who asks."""


def signed_in(visiting: SiteVisit) -> Player:
    """The visitor, who has to be known already."""
    if visiting.player is None:
        raise NotAllowed("not_known")
    return visiting.player


def go(address: str) -> RedirectResponse:
    """After a form: the page to look at."""
    return RedirectResponse(address, 303)
