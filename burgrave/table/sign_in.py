"""Signing in by mail: a link that works once, for a quarter of an hour, and the address that it goes to."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Final

import sqlalchemy as sa
from fastapi import APIRouter, Form, Response

from burgrave.kernel.words import Phrase
from burgrave.table.events import NotAllowed
from burgrave.table.keys import MAIL, Key, new_key
from burgrave.table.mail import LOG, clean_address
from burgrave.table.names import common_words
from burgrave.table.schema import KEYS, PLAYERS
from burgrave.table.store import Store
from burgrave.table.visit import Site, SiteVisit, Visiting, go

router = APIRouter(include_in_schema=False)

MINUTES: Final = 15


def mailed_key(store: Store, address: str, player: str | None) -> tuple[str, str] | None:
    """A key that works once, and its player's name: of whoever has the address, or else of who wants to have it."""
    with store.engine.begin() as db:
        row = db.execute(sa.select(PLAYERS).where(PLAYERS.c.mail == address)).first()
        if row is None:
            row = db.execute(sa.select(PLAYERS).where(PLAYERS.c.id == player)).first()
        if row is None:
            return None
        # The link before is void: of several letters only the last one counts.
        db.execute(KEYS.delete().where(KEYS.c.player == row.id, KEYS.c.kind == MAIL))
        return new_key(db, row.id, MAIL, address, MINUTES * 60), str(row.name)


def confirm_address(store: Store, key: Key) -> None:
    """Who came by a mailed link has shown that its address is theirs."""
    with store.engine.begin() as db:
        taken = sa.select(PLAYERS.c.id).where(PLAYERS.c.mail == key.name)
        if db.execute(taken).first() is None:
            db.execute(PLAYERS.update().where(PLAYERS.c.id == key.player).values(mail=key.name, seen=time.time()))


def address_of(store: Store, player: str) -> str:
    with store.engine.connect() as db:
        return db.execute(sa.select(PLAYERS.c.mail).where(PLAYERS.c.id == player)).scalar() or ""


def remove_address(store: Store, player: str) -> None:
    with store.engine.begin() as db:
        db.execute(PLAYERS.update().where(PLAYERS.c.id == player).values(mail=None))
        db.execute(KEYS.delete().where(KEYS.c.player == player, KEYS.c.kind == MAIL))


async def write_letter(house: Site, address: str, player: str | None, language: str) -> None:
    """Beside the answer, which is the same and as quick whether anybody has the address or not."""
    live = house.live
    try:
        made = await live.run(mailed_key, live.store, address, player)
        if made is None:
            return
        words = common_words(language)
        link = f"{house.settings.site.rstrip('/')}/me/{made[0]}"
        text = words.say(Phrase("mail.sign_in.text", name=made[1], link=link))
        await house.mail.send(address, words.say(Phrase("mail.sign_in.subject")), text)
    except (OSError, ValueError) as wrong:
        LOG.warning("a letter could not be sent: %s", wrong)


@router.post("/me/mail")
async def mail(visiting: Visiting, address: Annotated[str, Form()]) -> Response:
    """A letter with a link: to add the address, or to come back to whoever has it."""
    house = visiting.house
    if not house.mail.offered:
        raise NotAllowed("no_mail")
    to = clean_address(address)
    player = visiting.player.id if visiting.player else None
    for whom in filter(None, (f"client {visiting.client}", f"address {to}", player and f"player {player}")):
        house.letters.take(whom)
    house.beside(asyncio.create_task(write_letter(house, to, player, visiting.language)))
    return page_of_letter(visiting, to)


def page_of_letter(visiting: SiteVisit, to: str) -> Response:
    return visiting.house.page(visiting, "letter.html", to=to, path="/me")


@router.post("/me/mail/remove")
async def remove(visiting: Visiting) -> Response:
    if visiting.player is not None:
        live = visiting.house.live
        await live.run(remove_address, live.store, visiting.player.id)
    return go("/me")
