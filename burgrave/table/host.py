"""The host's page: how the house stands, who is in it, and what can be done about it. `burgrave host-link` leads in."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Form, Response

from burgrave.table import cleaning
from burgrave.table.events import NotAllowed
from burgrave.table.me import day
from burgrave.table.names import words_of
from burgrave.table.order import DOORS, HOST_SECONDS, LONGEST, House, Order
from burgrave.table.revisions import harmless
from burgrave.table.rows import Player
from burgrave.table.settings import Settings, variable
from burgrave.table.signing_out import forget_player, signed_out
from burgrave.table.visit import SiteVisit, Visiting, clean_name, go, rename_everywhere

router = APIRouter(include_in_schema=False)

COOKIE: Final = "burgrave_host"
HIDDEN: Final = frozenset(("smtp_password", "metrics_token"))
"""Settings that are secrets."""


def order_of(visiting: SiteVisit) -> Order:
    return visiting.house.live.store.order


async def as_host(visiting: Visiting) -> SiteVisit:
    """For routes: a visit of the host's; for everybody else there is no such page."""
    key = visiting.request.cookies.get(COOKIE, "")
    if not await visiting.house.live.run(order_of(visiting).is_host, key):
        raise NotAllowed("not_host")
    return visiting


Hosting = Annotated[SiteVisit, Depends(as_host)]


@router.get("/host/enter/{key}")
async def way_in(visiting: Visiting, key: str) -> Response:
    """By a button, for robots follow links, too."""
    if not await visiting.house.live.run(order_of(visiting).is_link, key):
        raise NotAllowed("not_host")
    return visiting.house.page(visiting, "host_enter.html", key=key)


@router.post("/host/enter/{key}")
async def enter(visiting: Visiting, key: str) -> Response:
    made = await visiting.house.live.run(order_of(visiting).enter, key)
    if made is None:
        raise NotAllowed("not_host")
    response = go("/host")
    secure = visiting.request.url.scheme == "https"
    response.set_cookie(
        COOKIE, made, max_age=int(HOST_SECONDS), httponly=True, samesite="strict", secure=secure, path="/host"
    )
    return response


@router.get("/host")
async def host(visiting: Hosting, name: str = "") -> Response:
    live, order = visiting.house.live, order_of(visiting)
    return visiting.house.page(
        visiting,
        "host.html",
        settings=in_force(visiting.house.settings),
        standing=await live.run(order.house),
        doors=DOORS,
        longest=LONGEST,
        part=name,
        players=[player(row) for row in await live.run(order.players, name[:40])],
        tables=[table(row, visiting.language) for row in await live.run(order.tables)],
        reports=[{**row._mapping, "day": day(row.at)} for row in await live.run(order.reports)],
    )


def in_force(settings: Settings) -> list[tuple[str, str]]:
    """The settings by their variables; what is secret is only said to be there."""
    found = []
    for field in fields(settings):
        value = str(getattr(settings, field.name))
        if field.name in HIDDEN and value:
            value = "…"
        if field.name == "database":
            value = harmless(settings.address)
        found.append((variable(field.name), value))
    return found


def player(row: Any) -> dict[str, Any]:
    return {"id": row.id, "name": row.name, "seen": day(row.seen), "silenced": row.silenced, "tables": row.tables}


def table(row: Any, language: str) -> dict[str, Any]:
    title = words_of(row.title, language, ()).template("title")
    return {"id": row.id, "title": title, "state": row.state, "touched": day(row.touched), "people": row.people}


@router.post("/host")
async def stand(
    visiting: Hosting, door: Annotated[str, Form()], message: Annotated[str, Form(max_length=LONGEST)] = ""
) -> Response:
    """The door, and the message of the day."""
    if door not in DOORS:
        raise NotAllowed("unknown_wish", wish=door, allowed=", ".join(DOORS))
    said = " ".join(message.split())
    await visiting.house.live.run(order_of(visiting).set_house, House(door, said))
    return go("/host")


@router.post("/host/leave")
async def leave(visiting: Hosting) -> Response:
    """Every browser of the host is signed out; the way in is printed anew."""
    await visiting.house.live.run(order_of(visiting).leave)
    response = go("/")
    response.delete_cookie(COOKIE, path="/host")
    return response


@router.post("/host/players/{id}")
async def deal_with(
    visiting: Hosting, id: str, do: Annotated[str, Form()], name: Annotated[str, Form()] = ""
) -> Response:
    """Silence or hear somebody again, rename them, sign them out everywhere, or remove them for good."""
    live, order = visiting.house.live, order_of(visiting)
    row = await live.run(order.player, id)
    if row is None:
        raise NotAllowed("no_player")
    known = Player(row.id, row.name)
    if do in ("silence", "hear"):
        await live.run(order.silence, id, do == "silence")
    elif do == "rename":
        await rename_everywhere(live, known, clean_name(name))
    elif do == "sign_out":
        await live.run(live.store.keys.drop_others, id, "")
        await signed_out(live, id)
    elif do == "delete":
        await forget_player(live, known)
    return go("/host")


@router.post("/host/tables/{id}")
async def drop_table(visiting: Hosting, id: str) -> Response:
    """A table goes for good, with everything that was played and said there."""
    live = visiting.house.live
    await live.run(cleaning.drop_table, live.store, id)
    live.drop_table(id)
    return go("/host")


@router.post("/host/reports/{id}")
async def drop_report(visiting: Hosting, id: str) -> Response:
    await visiting.house.live.run(order_of(visiting).drop_report, id)
    return go("/host")
