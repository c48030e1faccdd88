"""The pages: home, table, replay, rules, and what their forms do."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Form, Response, UploadFile
from fastapi.responses import JSONResponse, PlainTextResponse

import burgrave
from burgrave.kernel.record import Record, parse_record
from burgrave.kernel.title import Title, title_ids, title_named
from burgrave.kernel.words import LANGUAGES
from burgrave.reading.corrections import page_of
from burgrave.reading.pictures import illustrated
from burgrave.table.again import check_over, from_record, past
from burgrave.table.charts import course, points_chart
from burgrave.table.eyes import Eyes, eyes_for
from burgrave.table.lobby import Hall
from burgrave.table.names import words_of
from burgrave.table.rows import Player
from burgrave.table.setups import title_card
from burgrave.table.show import TablePage
from burgrave.table.story import chapters, log_until
from burgrave.table.tables import Table
from burgrave.table.visit import LANGUAGE, YEAR, SiteVisit, Visiting, go
from burgrave.table.waiting import presence_at

router = APIRouter(include_in_schema=False)

# ---------------------------------------------------------------------- home


@router.get("/")
async def home(visiting: Visiting) -> Response:
    live = visiting.house.live
    hall = Hall(live, visiting.house.speeds, visiting.player, visiting.unnamed, visiting.language)
    drawn = [title for title in map(title_named, title_ids()) if title.drawn]
    titles = [title_card(title, visiting.language) for title in sorted(drawn, key=lambda title: title.weight)]
    message = (await live.run(live.store.order.house)).message
    return visiting.house.page(visiting, "home.html", message=message, titles=titles, **await hall.context())


@router.post("/import")
async def import_record(visiting: Visiting, record: UploadFile) -> Response:
    """A recorded game becomes a table: to be replayed, and gone on with from any of its positions."""
    text = (await record.read()).decode("utf-8", errors="replace")
    return await table_from(visiting, parse_record(text))


async def table_from(visiting: SiteVisit, record: Record, at: int | None = None) -> Response:
    position = record.replay(at)
    player = await visiting.known()
    visiting.house.new_tables.take(visiting.client)
    table = await from_record(visiting.house.live, player, record, at, watched=position.over)
    response = go(f"/t/{table.id}/replay" if table.game.position.over else f"/t/{table.id}")
    visiting.remember(response)
    return response


# ---------------------------------------------------------------------- at the table


@router.get("/t/{id}")
async def table_page(visiting: Visiting, id: str) -> Response:
    table = await visiting.house.live.table(id)
    eyes = eyes_for(table, visiting.player, visiting.language)
    page = TablePage(table, eyes, presence=presence_at(visiting.house.live, table))
    return visiting.house.page(visiting, "table.html", **with_main(visiting, page.context(), page.log()))


def with_main(visiting: SiteVisit, context: dict[str, Any], log: list[str]) -> dict[str, Any]:
    """What a table's page needs, its main part rendered."""
    return {**context, "main": visiting.house.parts.main(visiting.language, context, log)}


def only_seat(table: Table, player: Player | None) -> int | None:
    """The seat whose eyes a replay has: the visitor's own, if it is just one."""
    mine = table.seats_of(player.id if player else None)
    return mine[0] if len(mine) == 1 else None


@router.get("/t/{id}/replay")
async def replay_page(visiting: Visiting, id: str, at: int | None = None) -> Response:
    table = await visiting.house.live.table(id)
    count = len(table.record.moves)
    shown = count if at is None else max(0, min(at, count))
    page, context = replayed(table, visiting, shown)
    points = await asyncio.to_thread(course, table)
    return visiting.house.page(
        visiting,
        "replay.html",
        count=count,
        at=shown,
        chart=points_chart(points) if points else None,
        chapters=list({chapter.at: chapter for chapter in chapters(page) if chapter.name}.values()),
        **with_main(visiting, context, log_until(page, shown)),
    )


@router.get("/t/{id}/at/{number}")
async def position_at(visiting: Visiting, id: str, number: int) -> Response:
    """The position after so many moves, for the replay's slider."""
    table = await visiting.house.live.table(id)
    page, context = replayed(table, visiting, number)
    html = visiting.house.parts.main(visiting.language, context, log_until(page, number))
    return JSONResponse({"html": html, "at": number, "words": context["move"]})


def replayed(table: Table, visiting: SiteVisit, number: int) -> tuple[TablePage, dict[str, Any]]:
    """A past position as the visitor's seat could see it then, and the move that led there."""
    seat = only_seat(table, visiting.player)
    eyes = Eyes(visiting.player.id if visiting.player else None, visiting.language, seat)
    then = past(table, eyes, number)
    page = TablePage(table, eyes, then.position)
    mover = page.words.seat(then.mover) if then.mover is not None else ""
    return page, {**page.context(), "move": ": ".join(filter(None, [mover, then.words]))}


@router.post("/t/{id}/branch")
async def branch(visiting: Visiting, id: str, at: Annotated[int, Form()]) -> Response:
    """Go on from a position of a finished game as a new table; a running one would give away its future."""
    table = await visiting.house.live.table(id)
    check_over(table)
    return await table_from(visiting, table.record, at)


@router.get("/t/{id}/record")
async def download(visiting: Visiting, id: str) -> Response:
    """The full record once the game is over; before, the log as the visitor's seat may read it."""
    table = await visiting.house.live.table(id)
    if table.game.position.over:
        name, text, kind = f"{table.row.title}-{id}.json", table.record.text(), "application/json"
    else:
        name, text, kind = (
            f"{table.row.title}-{id}.txt",
            "\n".join(reading_page(table, visiting).story()) + "\n",
            "text/plain",
        )
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type=f"{kind}; charset=utf-8", headers=headers)


@router.get("/t/{id}/log")
async def whole_log(visiting: Visiting, id: str) -> Response:
    """The log by chapters, as the visitor's seat may read it."""
    page = reading_page(await visiting.house.live.table(id), visiting)
    title = page.words.template("title")
    return visiting.house.page(visiting, "log.html", table=id, title=title, chapters=chapters(page))


@router.get("/t/{id}/log.txt")
async def log_as_text(visiting: Visiting, id: str) -> Response:
    page = reading_page(await visiting.house.live.table(id), visiting)
    return PlainTextResponse("\n".join(page.story()) + "\n", headers={"cache-control": "no-store"})


def reading_page(table: Table, visiting: SiteVisit) -> TablePage:
    return TablePage(table, Eyes(None, visiting.language, only_seat(table, visiting.player)))


# ---------------------------------------------------------------------- the visitor


@router.post("/lang")
async def choose_language(lang: Annotated[str, Form()], back: Annotated[str, Form()] = "/") -> Response:
    response = go(back if back.startswith("/") and not back.startswith("//") else "/")
    if lang in LANGUAGES:
        response.set_cookie(LANGUAGE, lang, max_age=YEAR, httponly=True, samesite="lax", path="/")
    return response


# ---------------------------------------------------------------------- reading


@router.get("/rules/{id}")
async def rules(visiting: Visiting, id: str) -> Response:
    return await asyncio.to_thread(rules_page, visiting, title_named(id), {})


@router.get("/t/{id}/rules")
async def rules_of(visiting: Visiting, id: str) -> Response:
    """The rules with the figures that a table is played with."""
    table = await visiting.house.live.table(id)
    return await asyncio.to_thread(rules_page, visiting, table.title, table.row.overlay)


def rules_page(visiting: SiteVisit, title: Title, overlay: dict[str, Any]) -> Response:
    words = words_of(title.id, visiting.language, ())
    sections = illustrated(title, title.components(overlay), words)
    card = {**title_card(title, visiting.language), "credits": title.credits}
    return visiting.house.page(
        visiting,
        "rules.html",
        title=card,
        sections=sections,
        corrected=bool(overlay),
        box=page_of(title),
        symbols=title.presentation.symbols(),
    )


@router.get("/hosts")
async def hosts(visiting: Visiting) -> Response:
    running = visiting.house.live.thinkers.running
    return visiting.house.page(visiting, "hosts.html", running=running, version=burgrave.__version__)
