"""Seats: who sits where, joining by a link, leaving, offering and handing over."""

from __future__ import annotations

from pydantic import Field

from burgrave.table.api.asking import USUAL_NAME, Asking, Here
from burgrave.table.api.strict import Answered, Place, Posted, chapter
from burgrave.table.events import Who
from burgrave.table.messages import TableState
from burgrave.table.visit import NAME_LENGTH, clean_name, free_seat
from burgrave.table.waiting import is_late, is_overdue

router = chapter("seats")


class SeatFacts(Answered):
    """Who sits on a seat."""

    seat: int
    name: str
    bot: str | None
    mine: bool
    """Does the program that asks play it?"""
    open: bool
    """Is it free, for whoever gets its link?"""
    link: str | None
    """The link of a free seat; only the table's maker is told it."""


class SeatLink(Posted):
    """The link of a free seat."""

    link: str = Field(max_length=200, description="the link, or only its last part", examples=["/s/q0uXy..."])
    name: str = Field(
        default=USUAL_NAME, min_length=1, max_length=NAME_LENGTH, description="of a program that sends no token"
    )


class TakenSeat(Answered):
    """A seat that the program holds from now on."""

    table: str
    seat: int
    token: str
    """The program's token: the one it has sent, or a new one."""


class SeatNumber(Posted):
    """Which seat is meant."""

    seat: Place


class HandedSeat(SeatNumber):
    """A seat, and who is to play it."""

    bot: str | None = Field(max_length=40, description="the name of a bot; null gives the seat back to its holder")


@router.get("/tables/{id}/seats")
async def seats(here: Here) -> list[SeatFacts]:
    """Who sits where."""
    return [
        SeatFacts(
            seat=shown["seat"],
            name=shown["name"],
            bot=shown["bot"] or None,
            mine=shown["mine"],
            open=held.link is not None,
            link=shown["link"] or None,
        )
        for held, shown in zip(here.table.seats, here.page.players(), strict=True)
    ]


@router.post("/join", status_code=201)
async def join(asking: Asking, wanted: SeatLink) -> TakenSeat:
    """Sit down on a free seat by its link, which is void from then on."""
    link, name = wanted.link.rsplit("/", 1)[-1], clean_name(wanted.name)
    table, seat = await free_seat(asking.house, link)
    asking.house.new_tables.take(asking.client)
    program = await asking.known_or_new(name)
    player = program.player
    await asking.live.do(table, "sit", Who(player.id, player.name), {"seat": seat, "link": link})
    return TakenSeat(table=table.id, seat=seat, token=program.token)


@router.post("/tables/{id}/leave")
async def leave(here: Here) -> TableState:
    """Give the seat back: it is free again, by a link that only the table's maker is told."""
    return await here.do("offer", seat=here.own_seat)


@router.post("/tables/{id}/offer")
async def offer(here: Here, meant: SeatNumber) -> list[SeatFacts]:
    """Offer a seat anew by a fresh link: one's own, or as the table's maker an empty one, or a late holder's."""
    await here.do("offer", seat=meant.seat, late=is_late(here.live, here.table, meant.seat))
    return await seats(here)


@router.post("/tables/{id}/hand_over")
async def hand_over(here: Here, meant: HandedSeat) -> list[SeatFacts]:
    """Let a bot play a seat, or its holder again: one's own, or as the table's maker one that nobody needs."""
    late = is_late(here.live, here.table, meant.seat)
    overdue = is_overdue(here.live, here.table, meant.seat)
    await here.do("hand_over", seat=meant.seat, bot=meant.bot, late=late, overdue=overdue)
    return await seats(here)
