"""What others may see of a player: name, games with results, usual speed; and blocking or reporting them."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Final

import sqlalchemy as sa
from fastapi import APIRouter, Form, Response

from burgrave.table.events import LATE, NotAllowed
from burgrave.table.me import day
from burgrave.table.names import full_names, words_of
from burgrave.table.order import LONGEST
from burgrave.table.rows import OVER
from burgrave.table.schema import EVENTS, PLAYERS, SEATS, TABLES
from burgrave.table.speeds import speed_words
from burgrave.table.store import Store
from burgrave.table.summaries import summary
from burgrave.table.visit import SiteVisit, Visiting, go, signed_in

router = APIRouter(include_in_schema=False)

EVERYBODY, MET, NOBODY = "all", "met", "nobody"
SEEN_BY: Final = (EVERYBODY, MET, NOBODY)
"""Who may see more of a player than the name: everybody, those who have sat at a table with them, nobody."""

GAMES: Final = 20
"""Finished games that are shown and counted."""


def seen_by(store: Store, player: str) -> str:
    with store.engine.connect() as db:
        return str(db.execute(sa.select(PLAYERS.c.profile).where(PLAYERS.c.id == player)).scalar() or NOBODY)


def set_seen_by(store: Store, player: str, who: str) -> None:
    with store.engine.begin() as db:
        db.execute(PLAYERS.update().where(PLAYERS.c.id == player).values(profile=who))


def have_met(store: Store, one: str, other: str) -> bool:
    """Have they sat at one table?"""
    mine = sa.select(SEATS.c.table).where(SEATS.c.player == one)
    theirs = sa.select(SEATS.c.table).where(SEATS.c.player == other, SEATS.c.table.in_(mine))
    with store.engine.connect() as db:
        return db.execute(theirs.limit(1)).first() is not None


def games_by_title(store: Store, player: str) -> list[tuple[str, int]]:
    """How many finished games of each title somebody has sat at."""
    sat = sa.select(SEATS.c.table).where(SEATS.c.player == player)
    counted = sa.select(TABLES.c.title, sa.func.count()).where(TABLES.c.state == OVER, TABLES.c.id.in_(sat))
    with store.engine.connect() as db:
        rows = db.execute(counted.group_by(TABLES.c.title).order_by(sa.func.count().desc(), TABLES.c.title)).all()
    return [(row[0], row[1]) for row in rows]


def times_late(store: Store, player: str) -> int:
    """How often a player's time was out, at the tables where they still sit."""
    mine = sa.and_(SEATS.c.table == EVENTS.c.table, SEATS.c.player == player)
    wanted = sa.select(EVENTS.c.data, SEATS.c.seat).join(SEATS, mine).where(EVENTS.c.kind == LATE)
    with store.engine.connect() as db:
        return sum(row.data["seat"] == row.seat for row in db.execute(wanted))


# ---------------------------------------------------------------------- pages


@router.get("/players/{id}")
async def profile(visiting: Visiting, id: str, told: str = "") -> Response:
    """A player as others may see them, and to themselves as others do."""
    live = visiting.house.live
    shown, me = await somebody(visiting, id), visiting.player
    mine = me is not None and me.id == id
    who = await live.run(seen_by, live.store, id)
    met = who == MET and me is not None and await live.run(have_met, live.store, me.id, id)
    open_to = mine or who == EVERYBODY or met
    games: list[dict[str, Any]] = []
    titles: list[dict[str, Any]] = []
    seconds: float | None = None
    late = 0
    if open_to:
        rows = await live.run(live.store.finished_games_of, id, GAMES)
        sat = [row for row in rows if any(seat.player == id for seat in row.seats)]
        games = [summary(await live.table(row.id), id, visiting.language) for row in sat]
        won = Counter(row.title for row, game in zip(sat, games, strict=True) if game["outcome"] in ("won", "shared"))
        lately = Counter(row.title for row in sat)
        for title, count in await live.run(games_by_title, live.store, id):
            name = words_of(title, visiting.language, ()).template("title")
            titles.append({"name": name, "count": count, "lately": lately[title], "won": won[title]})
        late = await live.run(times_late, live.store, id)
        seconds = await live.run(visiting.house.speeds.of, live.store, id)
    blocked = me is not None and id in await live.run(live.store.order.blocked_by, me.id)
    return visiting.house.page(
        visiting,
        "profile.html",
        shown=shown,
        mine=mine,
        seen_by=who,
        choices=SEEN_BY,
        open=open_to,
        games=games,
        titles=titles,
        late=late,
        speed=speed_words(seconds, visiting.language, "profile"),
        blocked=blocked,
        longest=LONGEST,
        told=bool(told),
    )


async def somebody(visiting: SiteVisit, id: str) -> dict[str, Any]:
    row = await visiting.house.live.run(visiting.house.live.store.order.player, id)
    if row is None:
        raise NotAllowed("no_player")
    return {"id": row.id, "name": row.name, "since": day(row.created)}


@router.post("/me/profile")
async def choose(visiting: Visiting, seen: Annotated[str, Form()]) -> Response:
    player, live = signed_in(visiting), visiting.house.live
    if seen not in SEEN_BY:
        raise NotAllowed("unknown_wish", wish=seen, allowed=", ".join(SEEN_BY))
    await live.run(set_seen_by, live.store, player.id, seen)
    return go(f"/players/{player.id}")


@router.get("/t/{id}/players")
async def players(visiting: Visiting, id: str) -> Response:
    """Who sits at a table, each with a way to what others may see of them."""
    table = await visiting.house.live.table(id)
    names = full_names(table, visiting.language)
    people = [{"id": held.player, "name": name} for held, name in zip(table.seats, names, strict=True)]
    title = words_of(table.row.title, visiting.language, ()).template("title")
    return visiting.house.page(visiting, "players.html", table=id, title=title, people=people)


@router.post("/players/{id}/block")
async def block(visiting: Visiting, id: str, blocked: Annotated[str, Form()] = "") -> Response:
    """Nothing to do with somebody from now on, or again."""
    player, live = await visiting.known(), visiting.house.live
    await somebody(visiting, id)
    if id != player.id:
        await live.run(live.store.order.block, player.id, id, bool(blocked))
    response = go(f"/players/{id}")
    visiting.remember(response)
    return response


@router.post("/players/{id}/report")
async def report(visiting: Visiting, id: str, text: Annotated[str, Form(max_length=LONGEST)]) -> Response:
    """Tell the host of somebody."""
    player, live = signed_in(visiting), visiting.house.live
    visiting.house.letters.take(f"report {player.id}")
    await somebody(visiting, id)
    if text.strip():
        await live.run(live.store.order.report, player.id, id, " ".join(text.split()))
    return go(f"/players/{id}?told=1")
