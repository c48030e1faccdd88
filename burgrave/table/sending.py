"""Sending notices: a task of every process; what is due is claimed, looked at once more, and sent by every channel."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import groupby
from operator import attrgetter
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.words import Phrase
from burgrave.table import push, services
from burgrave.table.events import NoSuchTable
from burgrave.table.metrics import ERRORS
from burgrave.table.names import common_words, words_of
from burgrave.table.notices import still_holds
from burgrave.table.outage import DatabaseAway
from burgrave.table.outbox import MAIL, PUSH, Channel, DueNotice, Wishes
from burgrave.table.visit import Site
from burgrave.table.visitors import present

LOG: Final = logging.getLogger("burgrave.table")

TICK: Final = 5.0
"""Seconds between looks into the outbox, at most."""
TRIES: Final = 4
WAITS: Final = 60.0
"""Seconds before it is tried again where every channel has failed; twice as many each time."""


async def send_notices(house: Site) -> None:
    """Send what is due, for as long as the server runs."""
    while True:
        await asyncio.sleep(min(TICK, max(0.1, house.settings.notice_seconds / 4)))
        try:
            await send_due(house, time.time())
        except DatabaseAway:
            continue
        except Exception:
            ERRORS.labels("notices").inc()
            LOG.exception("sending notices failed; it is tried again")


async def send_due(house: Site, now: float) -> int:
    """Send everything that is due by now; gives how many messages went out."""
    live, outbox = house.live, house.live.store.outbox
    here = [(player, table) for table, players in present(live.visitors).items() for player in players]
    if here:
        await live.run(outbox.drop_present, here)
    claimed = sorted(await live.run(outbox.claim, now), key=attrgetter("player"))
    sent = 0
    for player, notices in groupby(claimed, key=attrgetter("player")):
        sent += await tell(house, player, list(notices), now)
    return sent


async def tell(house: Site, player: str, notices: list[DueNotice], now: float) -> int:
    """Tell a player of everything that still holds, in one message for each channel."""
    live, outbox = house.live, house.live.store.outbox
    wishes = await live.run(outbox.wishes, player)
    channels = [one for one in await live.run(outbox.channels, player) if not one.off]
    until = wait_until(wishes, now)
    held: list[DueNotice] = []
    for due in notices:
        if not channels or due.kind in wishes.unwanted or not await holds(house, due):
            await live.run(outbox.done, due)
        elif until > now and not (wishes.digest is not None and due.tries < 0):
            await live.run(outbox.later, due, until, -1 if wishes.digest is not None else due.tries)
        else:
            held.append(due)
    # What has happened in the meantime is not told any more.
    held = [due for due in held if await live.run(outbox.is_still_there, due)]
    if not held:
        return 0
    lines = [await line(house, due, wishes.language) for due in held]
    worked = 0
    for channel in channels:
        worked += await over(house, channel, held, lines, wishes.language)
    for due in held:
        tries = max(0, due.tries) + 1
        if worked or tries >= TRIES:
            await live.run(outbox.done, due)
        else:
            await live.run(outbox.later, due, now + WAITS * 2**tries, tries)
    return worked


async def holds(house: Site, due: DueNotice) -> bool:
    live = house.live
    if due.player in present(live.visitors).get(due.table, set()):
        return False
    try:
        return still_holds(await live.table(due.table), due.player, due.kind)
    except NoSuchTable:
        return False


async def line(house: Site, due: DueNotice, language: str) -> str:
    """What has happened, in one line."""
    title = (await house.live.table(due.table)).row.title
    name = words_of(title, language, ()).template("title")
    return common_words(language).say(Phrase(f"notice.{due.kind}", title=name))


async def over(house: Site, channel: Channel, held: Sequence[DueNotice], lines: Sequence[str], language: str) -> bool:
    """Send by one channel; a failure is noted, and after some in a row the channel is switched off."""
    live, outbox = house.live, house.live.store.outbox
    try:
        await send(house, channel, held, lines, language)
    except push.SubscriptionGone:
        await live.run(outbox.drop_channel, channel.player, channel.id)
        return False
    except (OSError, ValueError, BurgraveError, TimeoutError) as wrong:
        why = common_words(language).say(wrong.phrase) if isinstance(wrong, BurgraveError) else str(wrong)
        await live.run(outbox.failed, channel, why or type(wrong).__name__)
        return False
    await live.run(outbox.worked, channel)
    return True


async def send(house: Site, channel: Channel, held: Sequence[DueNotice], lines: Sequence[str], language: str) -> None:
    """One message with everything that is to be told."""
    settings, words = house.settings, common_words(language)
    site = settings.site.rstrip("/")
    paths = [f"/t/{due.table}" for due in held]
    title = lines[0] if len(lines) == 1 else words.say(Phrase("notice.several", n=len(lines)))
    if channel.kind == PUSH:
        told = {"title": "Burgrave", "text": "\n".join(lines), "path": paths[0] if len(paths) == 1 else "/"}
        sender = f"mailto:{settings.mail_from.rpartition('<')[2].rstrip('>')}" if settings.mail_from else site
        private = settings.notice_private
        await push.push(house.live.store.outbox, channel.address, held[0].table, told, sender or ANYBODY, private)
        return
    text = "\n\n".join(f"{line}\n{site}{path}" if site else line for line, path in zip(lines, paths, strict=True))
    if channel.kind == MAIL:
        off = f"{site}/me/notices/off/{channel.id}"
        foot = words.say(Phrase("notice.foot", settings=f"{site}/me/notices", off=off))
        headers = {"List-Unsubscribe": f"<{off}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        await house.mail.send(channel.address, title, f"{text}\n\n-- \n{foot}\n", headers)
    else:
        await services.send(channel.address, "Burgrave", text, settings.notice_private)


ANYBODY: Final = "mailto:nobody@localhost.localdomain"
"""Push services want somebody to write to; a host who has named nobody is not to be reached."""


# ---------------------------------------------------------------------- hours


def wait_until(wishes: Wishes, now: float) -> float:
    """When a notice may go out: at the hour of the digest, after the quiet hours, or now."""
    local = datetime.fromtimestamp(now, zone_of(wishes.zone))
    if wishes.digest is not None:
        return next_hour(local, wishes.digest).timestamp()
    start, end = wishes.quiet_from, wishes.quiet_to
    if start is None or end is None or start == end:
        return now
    hour = local.hour
    quiet = start <= hour < end if start < end else hour >= start or hour < end
    return next_hour(local, end).timestamp() if quiet else now


def next_hour(local: datetime, hour: int) -> datetime:
    """The next time that a clock shows this hour."""
    then = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    return then if then > local else then + timedelta(days=1)


def zone_of(name: str) -> Any:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
