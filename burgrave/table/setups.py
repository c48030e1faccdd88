"""A new table: the set-up page, and what its form and the button "play now" open."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Form, Request, Response

from burgrave.bots import bots_for, check_bot
from burgrave.kernel.components import parse_overlay
from burgrave.kernel.errors import BadOverlay
from burgrave.kernel.options import parse_option
from burgrave.kernel.title import Title, title_named
from burgrave.kernel.words import Words
from burgrave.lessons import lessons_of
from burgrave.reading.corrections import can_be_played
from burgrave.table.campaigns import next_game, standing
from burgrave.table.clock import MINUTE, OWN, PACES, Pace, own_pace
from burgrave.table.events import NotAllowed
from burgrave.table.names import bot_about, bot_name, words_of
from burgrave.table.rows import Player, SeatRow
from burgrave.table.tables import is_free
from burgrave.table.visit import SiteVisit, Visiting, clean_name, go

router = APIRouter(include_in_schema=False)

ME, OPEN, HOT = "me", "open", "hot"
DEFAULT_BOT = "squire"
DEFAULT_SEATS = 3
DIGITS = 100
VARIANTS = "variants"
OPTION_GROUPS = (VARIANTS, "expansions", "teams", "solo", "readings")
"""The options of the set-up page by what they are, in this order."""
NOTE_LENGTH = 120
T = TypeVar("T")


def drawn_title(id: str) -> Title:
    """A title that can be played in the browser: one that is drawn."""
    title = title_named(id)
    if not title.drawn:
        raise NotAllowed("not_drawn", title=id)
    return title


def title_card(title: Title, language: str) -> dict[str, Any]:
    """A title as the home page shows it."""
    words = words_of(title.id, language, ())
    return {
        "id": title.id,
        "name": words.template("title"),
        "about": words.template("about"),
        "seats": f"{title.seats[0]}–{title.seats[-1]}",
        "minutes": title.minutes,
        "weight": title.weight,
        "lessons": len(lessons_of(title.id)),
        "cover": title.presentation.cover(),
    }


@router.get("/setup/{id}")
async def set_up(visiting: Visiting, id: str) -> Response:
    return await set_up_page(visiting, drawn_title(id))


async def set_up_page(visiting: SiteVisit, title: Title, figures: str = "") -> Response:
    """Seats, bots and options of a new table; perhaps with corrected figures (TOML) that it is to be played with."""
    words = words_of(title.id, visiting.language, ())
    options = [
        {
            "name": name,
            "label": words.template(f"option.{name}"),
            "about": words.template(f"option.{name}.about"),
            "seats": title.options.SEATS.get(name, tuple(title.seats)),
            "group": next((group for group, names in title.options.GROUPS.items() if name in names), VARIANTS),
            "values": [{"value": str(value).lower(), "label": option_label(words, name, value)} for value in values],
        }
        for name, values in title.options.CHOICES.items()
    ]
    bots = [
        {
            "id": bot,
            "name": bot_name(bot, visiting.language),
            "about": bot_about(bot, title, visiting.language, visiting.house.live.thinkers.thinking),
        }
        for bot in bots_for(title)
    ]
    return visiting.house.page(
        visiting,
        "setup.html",
        title=title_card(title, visiting.language),
        seat_counts=title.seats,
        bots=bots,
        usual_bot=DEFAULT_BOT,
        groups=[
            (group, chosen)
            for group in OPTION_GROUPS
            if (chosen := [option for option in options if option["group"] == group])
        ],
        overlays=title.overlays(),
        campaigns=await campaigns(visiting, title),
        figures=figures,
        unnamed=visiting.unnamed,
    )


async def campaigns(visiting: SiteVisit, title: Title) -> list[str]:
    """How far the visitor's campaigns have come, in words."""
    if title.campaign is None or visiting.player is None:
        return []
    live, words = visiting.house.live, words_of(title.id, visiting.language, ())
    kinds = await live.run(live.store.campaigns_of, visiting.player.id, title.id)
    standings = [await standing(live, visiting.player, title.id, title.campaign, kind) for kind in kinds]
    return [words.say(phrase) for at in standings for phrase in title.campaign.told(at.progress)]


def option_label(words: Words, name: str, value: object) -> str:
    """What an option's value is called; a number needs no words."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return words.template(f"option.{name}.{str(value).lower()}")


@router.post("/play-now")
async def play_now(visiting: Visiting, title: Annotated[str, Form()]) -> Response:
    """Against bots, with sensible defaults."""
    return await against_bots(visiting, drawn_title(title), {})


async def against_bots(visiting: SiteVisit, title: Title, overlay: dict[str, Any]) -> Response:
    """A table for the visitor and as many bots as make a usual game."""
    seats = DEFAULT_SEATS if DEFAULT_SEATS in title.seats else title.seats[-1]
    player = await visiting.known()
    visiting.house.new_tables.take(visiting.client)
    holders = [SeatRow(0, player.id, None, player.name)]
    holders += [SeatRow(seat, None, DEFAULT_BOT, "") for seat in range(1, seats)]
    table = await visiting.house.live.open(title.id, holders, player.id, {}, overlay)
    response = go(f"/t/{table.id}")
    visiting.remember(response)
    return response


@router.post("/tables")
async def open_table(visiting: Visiting, request: Request) -> Response:
    """A table as the set-up page describes it."""
    form = await request.form()
    said = {name: str(value) for name, value in form.items() if isinstance(value, str)}
    title = drawn_title(said.get("title", ""))
    count = whole(said.get("seats", ""), title.seats[0])
    options = dict(
        parse_option(title.options, f"{name.removeprefix('option-')}={value}")
        for name, value in said.items()
        if name.startswith("option-")
    )
    overlay = overlay_of(title, said)
    seed = whole(said.get("seed", ""), None)
    title.check(count, options)
    player = await visiting.called(said.get("name", ""))
    visiting.house.new_tables.take(visiting.client)
    alone = count == 1 and said.get("seat-0", ME) == ME
    if alone and title.campaign is not None and title.campaign.kind(options) is not None:
        table = await next_game(visiting.house.live, player, title.id, title.campaign, options, overlay, seed)
    else:
        holders = [holder(said, title, seat, player) for seat in range(count)]
        table = await visiting.house.live.open(
            title.id,
            holders,
            player.id,
            options,
            overlay,
            seed,
            listed=said.get("listed") == "yes" and any(is_free(one) for one in holders),
            note=plain_note(said.get("note", "")),
            pace=pace_of(said) if any(is_free(one) for one in holders) else None,
            stand_in=stand_in(said, title),
        )
    response = go(f"/t/{table.id}")
    visiting.remember(response)
    return response


def pace_of(said: dict[str, str]) -> Pace | None:
    """The time that everybody has to think; a clock is for those who do not sit at one screen."""
    wanted = said.get("pace", "none")
    if wanted != OWN:
        return PACES.get(wanted)
    parts = [whole(said.get(f"pace-{part}", ""), 0) * MINUTE for part in ("bank", "add", "most")]
    return own_pace(*parts)


def stand_in(said: dict[str, str], title: Title) -> str:
    """The bot that sits in for who is late."""
    bot = said.get("stand-in", DEFAULT_BOT)
    check_bot(bot, title)
    return bot


def plain_note(text: str) -> str:
    """What the creator tells those who look for a game: one line."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:NOTE_LENGTH]


def whole(text: str, otherwise: T) -> int | T:
    """The number in a field of a form; one beyond all bounds is as good as any that is too large."""
    if not text.isdecimal():
        return otherwise
    return int(text) if len(text) < DIGITS else 10**DIGITS


def overlay_of(title: Title, said: dict[str, str]) -> dict[str, Any]:
    """The figures of a new table: those that the visitor has corrected, or a ready overlay, or the box's own."""
    if said.get("figures"):
        overlay = parse_overlay(said["figures"])
        if not can_be_played(title, overlay):
            raise BadOverlay("box_unplayable")
        return overlay
    return title.overlay(said["overlay"]) if said.get("overlay") in title.overlays() else {}


def holder(said: dict[str, str], title: Title, seat: int, player: Player) -> SeatRow:
    """Who holds a seat of a new table: I, somebody beside me at this screen, a bot, or whoever gets the link."""
    who = said.get(f"seat-{seat}", ME if seat == 0 else DEFAULT_BOT)
    if who == ME:
        return SeatRow(seat, player.id, None, player.name)
    if who == HOT:
        name = said.get(f"name-{seat}", "").strip()
        return SeatRow(seat, player.id, None, clean_name(name) if name else f"{player.name} {seat + 1}")
    if who == OPEN:
        return SeatRow(seat, None, None, "")
    check_bot(who, title)
    return SeatRow(seat, None, who, "")
