"""Learning: the lessons of every title, how far a visitor has come in them, and a table for each."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from burgrave.kernel.record import split
from burgrave.kernel.title import Title, title_ids, title_named
from burgrave.lessons import Lesson, lesson_named, lessons_of
from burgrave.table.events import MOVE, STAND_IN
from burgrave.table.live import Live
from burgrave.table.names import words_of
from burgrave.table.rows import Event, Player, SeatRow
from burgrave.table.setups import drawn_title, title_card
from burgrave.table.tables import Table
from burgrave.table.visit import SiteVisit, Visiting, go

router = APIRouter(include_in_schema=False)


async def note_progress(live: Live, table: Table, player: Player) -> None:
    """How far the player has come is kept; it is done when the last step is."""
    run = table.lesson
    if run is not None and player.id == table.row.creator:
        at, title = run.now, table.row.title
        await live.run(live.store.note_lesson, player.id, title, run.lesson.name, table.id, at.step, run.is_done)


async def lesson_cards(visiting: SiteVisit, title: Title) -> list[dict[str, Any]]:
    """The lessons of a title as a page lists them, with what the visitor has done of them."""
    live, words = visiting.house.live, words_of(title.id, visiting.language, ())
    begun: dict[str, tuple[str, int, bool]] = {}
    if visiting.player is not None:
        begun = await live.run(live.store.lessons_of, visiting.player.id, title.id)
    cards: list[dict[str, Any]] = []
    for lesson in lessons_of(title.id):
        table, step, done = begun.get(lesson.name, ("", 0, False))
        cards.append(
            {
                "name": lesson.name,
                "number": lesson.number,
                "title": words.template(lesson.key("title")),
                "about": words.template(lesson.key("about")),
                "minutes": lesson.minutes,
                "done": done,
                "table": table if 0 < step < len(lesson.steps) else "",
                "step": step,
                "steps": len(lesson.steps),
            }
        )
    return cards


@router.get("/learn")
async def learn(visiting: Visiting) -> Response:
    titles = [title for title in map(title_named, title_ids()) if title.drawn and lessons_of(title.id)]
    shown = [(title_card(title, visiting.language), await lesson_cards(visiting, title)) for title in titles]
    return visiting.house.page(visiting, "learn.html", titles=shown)


@router.post("/learn/{id}/{name}")
async def begin_lesson(visiting: Visiting, id: str, name: str) -> Response:
    """A table for a lesson, from its beginning."""
    lesson = lesson_named(drawn_title(id).id, name)
    player = await visiting.known()
    visiting.house.new_tables.take(visiting.client)
    table = await open_lesson(visiting.house.live, player, lesson)
    response = go(f"/t/{table.id}")
    visiting.remember(response)
    return response


async def open_lesson(live: Live, player: Player, lesson: Lesson) -> Table:
    """The learner at the lesson's seat, bots at the others; what has happened before is the table's past."""
    start = lesson.start
    holders = [SeatRow(seat, None, STAND_IN, "") for seat in range(start.seats)]
    holders[lesson.learner] = SeatRow(lesson.learner, player.id, None, player.name)
    past = [
        Event(number, MOVE, {"seat": seat, "move": text}, 0.0)
        for number, (seat, text) in enumerate(map(split, start.moves), start=1)
    ]
    options, overlay = start.options, start.overlay
    return await live.open(
        lesson.title, holders, player.id, options, overlay, past=past, lesson=lesson.name, dealt=start.seed
    )
