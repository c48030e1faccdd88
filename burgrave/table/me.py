"""The player's own pages: name, devices, way back, finished games, and everything that is known of them."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Form, Response

from burgrave.kernel.errors import BurgraveError
from burgrave.table import farewell
from burgrave.table.events import NotAllowed
from burgrave.table.keys import COOKIE as BROWSER
from burgrave.table.keys import LINK, MAIL, OLD, TOKEN, Key, Known
from burgrave.table.passkeys import passkeys_of, relying_party
from burgrave.table.sign_in import address_of, confirm_address
from burgrave.table.signing_out import forget_player, signed_out
from burgrave.table.summaries import summary
from burgrave.table.visit import COOKIE, SiteVisit, Visiting, clean_name, go, known_by, rename_everywhere, signed_in

router = APIRouter(include_in_schema=False)

GAMES_SHOWN = 20
"""Finished games on one page of the visitor's own."""
MOST_GAMES = 1_000_000

DEVICES = (BROWSER, OLD, TOKEN)
"""The kinds of keys that are shown as devices."""


class NotSure(BurgraveError):
    """Something that cannot be taken back, and was not confirmed."""


@router.get("/me")
async def me(visiting: Visiting, after: int = 0) -> Response:
    return await own_page(visiting, max(0, min(after, MOST_GAMES)))


async def own_page(visiting: SiteVisit, after: int = 0, link: str = "") -> Response:
    """The visitor's name, and for somebody who has one already their devices and finished games."""
    player, live = visiting.player, visiting.house.live
    finished: list[dict[str, Any]] = []
    keys: list[Key] = []
    mail, passkeys = "", []
    if player is not None:
        rows = await live.run(live.store.finished_games_of, player.id, GAMES_SHOWN + 1, after)
        finished = [summary(await live.table(row.id), player.id, visiting.language) for row in rows]
        keys = await live.run(live.store.keys.of, player.id)
        mail = await live.run(address_of, live.store, player.id)
        held = await live.run(passkeys_of, live.store, player.id)
        passkeys = [{"id": one.id, "name": one.name, "used": day(one.used)} for one in held]
    return visiting.house.page(
        visiting,
        "me.html",
        path="/me",
        id=player.id if player is not None else "",
        base=str(visiting.request.base_url).rstrip("/"),
        link=link,
        mailing=visiting.house.mail.offered,
        mail=mail,
        passkeys=passkeys,
        can_passkeys=relying_party(visiting.request, visiting.house.settings) is not None,
        has_link=next((day(key.created) for key in keys if key.kind == LINK), ""),
        devices=[device(key, visiting.key) for key in keys if key.kind in DEVICES],
        finished=finished[:GAMES_SHOWN],
        older=after + GAMES_SHOWN if len(finished) > GAMES_SHOWN else None,
        newer=max(0, after - GAMES_SHOWN) if after else None,
    )


def device(key: Key, here: str) -> dict[str, Any]:
    """A device as the page lists it."""
    old = "page.me.device.old" if key.kind == OLD else "page.me.device.unknown"
    return {
        "id": key.id,
        "name": key.name,
        "otherwise": "page.me.device.program" if key.kind == TOKEN else old,
        "used": day(key.used),
        "here": key.id == here,
    }


def day(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}"


@router.post("/me")
async def rename(visiting: Visiting, name: Annotated[str, Form()] = "") -> Response:
    await rename_everywhere(visiting.house.live, await visiting.known(), clean_name(name))
    response = go("/me")
    visiting.remember(response)
    return response


# ---------------------------------------------------------------------- keys


@router.post("/me/link")
async def new_link(visiting: Visiting) -> Response:
    """A way back that works once, shown this one time; the one before is void."""
    player, live = await visiting.known(), visiting.house.live
    key = await live.run(live.store.keys.replace_link, player.id)
    return await own_page(visiting, link=f"/me/{key}")


@router.post("/me/out")
async def sign_out(visiting: Visiting, key: Annotated[str, Form()]) -> Response:
    """Sign a device out, perhaps this one."""
    player, live = signed_in(visiting), visiting.house.live
    await live.run(live.store.keys.drop, player.id, key)
    await signed_out(live, player.id)
    return forgotten() if key == visiting.key else go("/me")


@router.post("/me/out-others")
async def sign_out_others(visiting: Visiting) -> Response:
    """Every other device is signed out, and the way back is void."""
    player, live = signed_in(visiting), visiting.house.live
    await live.run(live.store.keys.drop_others, player.id, visiting.key)
    await signed_out(live, player.id)
    return go("/me")


@router.get("/me/data")
async def data(visiting: Visiting) -> Response:
    """Everything that is known of the visitor, to be kept."""
    live = visiting.house.live
    told = await live.run(farewell.told, live.store, signed_in(visiting))
    text = json.dumps(told, ensure_ascii=False, indent=1)
    headers = {"content-disposition": 'attachment; filename="burgrave.json"', "cache-control": "no-store"}
    return Response(text, media_type="application/json; charset=utf-8", headers=headers)


@router.post("/me/delete")
async def delete(visiting: Visiting, sure: Annotated[str, Form()] = "") -> Response:
    """The visitor is forgotten: a bot plays on at their running tables, what was played stays without their name."""
    player, live = signed_in(visiting), visiting.house.live
    if not sure:
        raise NotSure("not_sure")
    await forget_player(live, player)
    return forgotten()


def forgotten() -> Response:
    response = go("/")
    response.delete_cookie(COOKIE, path="/")
    return response


# Last, for every address above would be a key to it.


@router.get("/me/{key}")
async def way_back(visiting: Visiting, key: str) -> Response:
    """The way back asks before it makes this browser somebody's own, for robots follow links, too."""
    known = await by_link(visiting, key)
    other = visiting.player is not None and visiting.player != known.player
    return visiting.house.page(visiting, "way_back.html", who=known.player.name, key=key, other=other)


@router.post("/me/{key}")
async def come_back(visiting: Visiting, key: str) -> Response:
    """On any browser one is oneself again."""
    known = await by_link(visiting, key)
    live = visiting.house.live
    if known.key.kind == OLD:
        await live.run(live.store.keys.let_expire, known.key)
    elif not await live.run(live.store.keys.spend, known.key):
        raise NotAllowed("no_player_link")
    if known.key.kind == MAIL:
        await live.run(confirm_address, live.store, known.key)
    await visiting.be(known.player)
    response = go("/")
    visiting.remember(response)
    return response


async def by_link(visiting: SiteVisit, key: str) -> Known:
    known = await known_by(visiting.house, key)
    if known is None or known.key.kind not in (LINK, MAIL, OLD):
        raise NotAllowed("no_player_link")
    return known
