"""How people come to a table: the link of a seat, an invitation to all free ones, a seat kept for a rematch."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Form, Response

from burgrave.table.again import rematch
from burgrave.table.events import NotAllowed, Who
from burgrave.table.names import full_names
from burgrave.table.setups import title_card
from burgrave.table.tables import Table
from burgrave.table.visit import SiteVisit, Visiting, free_seat, go, invited_to
from burgrave.table.waiting import kept_over

router = APIRouter(include_in_schema=False)

Name = Annotated[str, Form()]
"""What somebody who sits down for the first time is to be called; it may be left out."""

# ---------------------------------------------------------------------- by a link


@router.get("/s/{link}")
async def seat_link(visiting: Visiting, link: str) -> Response:
    """Whoever has the link of a seat may sit there: by a button, for robots follow links, too."""
    table, _ = await free_seat(visiting.house, link)
    return seat_page(visiting, table)


@router.post("/s/{link}")
async def take_seat(visiting: Visiting, link: str, name: Name = "") -> Response:
    table, seat = await free_seat(visiting.house, link)
    return await sit_down(visiting, table, name, seat=seat, link=link)


@router.get("/j/{invitation}")
async def invitation_link(visiting: Visiting, invitation: str) -> Response:
    """Whoever is invited may take any free seat, by a button as well."""
    table = await invited_to(visiting.house, invitation)
    return seat_page(visiting, table)


@router.post("/j/{invitation}")
async def take_any_seat(visiting: Visiting, invitation: str, name: Name = "") -> Response:
    table = await invited_to(visiting.house, invitation)
    return await sit_down(visiting, table, name, invitation=invitation)


@router.get("/j/{invitation}/qr.svg")
async def invitation_as_picture(visiting: Visiting, invitation: str) -> Response:
    """The invitation for the camera of a phone."""
    await invited_to(visiting.house, invitation)
    address = visiting.request.url.replace(path=f"/j/{invitation}", query="")
    picture = BytesIO()
    segno.make(str(address), micro=False).save(picture, kind="svg", xmldecl=False, scale=4, border=3, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


def seat_page(visiting: SiteVisit, table: Table) -> Response:
    if visiting.player is not None and visiting.player.id in {held.player for held in table.seats}:
        return go(f"/t/{table.id}")
    free = table.free_seats
    names = [name for seat, name in enumerate(full_names(table, visiting.language)) if seat not in free]
    return visiting.house.page(
        visiting,
        "seat.html",
        title=title_card(table.title, visiting.language),
        table=table.id,
        free=len(free),
        others=names,
        unnamed=visiting.unnamed,
    )


async def sit_down(visiting: SiteVisit, table: Table, name: str, **said: Any) -> Response:
    """Take a seat, under the name that one gives oneself."""
    live = visiting.house.live
    visiting.house.new_tables.take(visiting.client)
    player = await visiting.called(name)
    said["kept_over"] = kept_over(table)
    await live.do(table, "sit", Who(player.id, player.name), said)
    response = go(f"/t/{table.id}")
    visiting.remember(response)
    return response


# ---------------------------------------------------------------------- from the lobby


async def listed(visiting: SiteVisit, id: str) -> Table:
    """A table that everybody may join."""
    table = await visiting.house.live.table(id)
    if not table.row.listed or table.invitation is None:
        raise NotAllowed("no_free_seat")
    return table


@router.get("/t/{id}/join")
async def join_page(visiting: Visiting, id: str) -> Response:
    """Whoever has no name yet is asked for one before joining."""
    return seat_page(visiting, await listed(visiting, id))


@router.post("/t/{id}/join")
async def join(visiting: Visiting, id: str, name: Name = "") -> Response:
    table = await listed(visiting, id)
    return await sit_down(visiting, table, name, invitation=table.invitation)


@router.get("/next")
async def next_table(visiting: Visiting, after: str = "") -> Response:
    """The table that has waited longest for one's move; without one the home page."""
    live, player = visiting.house.live, visiting.player
    if player is not None:
        for row in await live.run(live.store.tables_of, player.id):
            await live.table(row.id)
    turns = live.turns_of(player.id if player is not None else None, after)
    return go(f"/t/{turns[0]}" if turns else "/")


# ---------------------------------------------------------------------- once more


@router.post("/t/{id}/rematch")
async def play_again(visiting: Visiting, id: str) -> Response:
    """Another game after this one, or the one that somebody at this table wants already."""
    table = await visiting.house.live.table(id)
    player = await visiting.known()
    visiting.house.new_tables.take(visiting.client)
    return go(f"/t/{(await rematch(visiting.house.live, player, table)).id}")


@router.post("/t/{id}/sit")
async def take_kept_seat(visiting: Visiting, id: str) -> Response:
    """Take the seat that is kept for one."""
    return await sit_down(visiting, await visiting.house.live.table(id), "")
