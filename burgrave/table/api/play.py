"""Playing: the legal moves, a move, taking back, hints, giving up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from fastapi import Request
from pydantic import Field

from burgrave.table.api.asking import Here
from burgrave.table.api.strict import Posted, Whole, chapter
from burgrave.table.hinting import hinted_moves
from burgrave.table.messages import HintedMove, LegalMove, TableState
from burgrave.table.verbs import VERBS

router = chapter("playing")

SEQ = Field(default=None, description="the number of the question; with it a late answer is refused", examples=[None])


class PlayedMove(Posted):
    """A move to be played."""

    move: str = Field(max_length=1000, description="its notation, as the list of legal moves has it")
    seq: Whole | None = SEQ


class WhichQuestion(Posted):
    """Which question is meant."""

    seq: Whole | None = SEQ


@router.get("/tables/{id}/moves")
async def moves(here: Here) -> list[LegalMove]:
    """The seat's legal moves; none while it has nothing to decide."""
    return here.seated_page.choices()


@router.post("/tables/{id}/moves")
async def play(here: Here, played: PlayedMove) -> TableState:
    """Play a move."""
    return await here.do("move", played.seq, seat=here.own_seat, move=played.move)


def wanting(verb: str) -> Callable[..., Awaitable[TableState]]:
    """The operation of a verb that needs to be told nothing more."""

    async def want(here: Here, meant: WhichQuestion | None = None) -> TableState:
        return await here.do(verb, meant.seq if meant else None)

    return want


for verb in ("undo", "wish", "consent", "refuse"):
    router.post(f"/tables/{{id}}/{verb}", name=verb, description=VERBS[verb].__doc__)(wanting(verb))


@router.post("/tables/{id}/resign")
async def resign(here: Here, meant: WhichQuestion | None = None) -> TableState:
    """Give the game up: a bot plays on, and the seat does not come back."""
    return await here.do("resign", meant.seq if meant else None, seat=here.own_seat)


@router.post("/tables/{id}/hints")
async def hints(here: Here, request: Request) -> list[HintedMove]:
    """What the best bot would do, best first; it thinks for a second or two, one hint at a time."""
    here.seated()
    hinting = asyncio.create_task(hinted_moves(here.live, here.page))
    gone = asyncio.create_task(leaving(request))
    try:
        await asyncio.wait({hinting, gone}, return_when=asyncio.FIRST_COMPLETED)
        return await hinting if hinting.done() else []
    finally:
        # A hint that nobody waits for any more is dropped.
        hinting.cancel()
        gone.cancel()


async def leaving(request: Request) -> None:
    """Until the one who asked is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
