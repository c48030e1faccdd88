"""The page on which a player says how to be told, the service worker, and the manifest that makes it an app."""

from __future__ import annotations

from typing import Annotated, Final
from zoneinfo import available_timezones

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import JSONResponse

from burgrave.table import push, services
from burgrave.table.events import NotAllowed
from burgrave.table.names import common_words
from burgrave.table.notices import KINDS
from burgrave.table.outbox import MAIL, PUSH, SERVICE, Channel, Wishes
from burgrave.table.push import clean_subscription
from burgrave.table.services import allowed, check_service
from burgrave.table.sign_in import address_of
from burgrave.table.visit import HERE, SiteVisit, Visiting, go, language_of, signed_in

router = APIRouter(include_in_schema=False)

HOURS: Final = range(24)
LONGEST: Final = 2000


@router.get("/me/notices")
async def notices(visiting: Visiting) -> Response:
    """By what the visitor is told, of what, and when."""
    player, house = signed_in(visiting), visiting.house
    live, outbox = house.live, house.live.store.outbox
    channels = await live.run(outbox.channels, player.id)
    mail = await live.run(address_of, live.store, player.id) if house.mail.offered else ""
    return house.page(
        visiting,
        "notices.html",
        channels=[shown(channel) for channel in channels],
        mail=mail if not any(one.kind == MAIL and one.address == mail and not one.off for one in channels) else "",
        mailing=house.mail.offered,
        push_key=await live.run(push.public_key, outbox) if push.offered() else "",
        services=", ".join(f"{name}://" for name in allowed(house.settings.notice_private))
        if services.offered()
        else "",
        wishes=await live.run(outbox.wishes, player.id),
        kinds=KINDS,
        hours=HOURS,
    )


def shown(channel: Channel) -> dict[str, object]:
    """A channel as its player sees it; addresses of services hold secrets, so that only their beginning is shown."""
    name = channel.address.partition("://")[0] + "://…" if channel.kind == SERVICE else channel.name
    return {"id": channel.id, "kind": channel.kind, "name": name, "off": channel.off, "error": channel.error}


@router.post("/me/notices")
async def wish(
    visiting: Visiting,
    kinds: Annotated[list[str] | None, Form()] = None,
    quiet: Annotated[str, Form()] = "",
    quiet_from: Annotated[int, Form(ge=0, le=23)] = 22,
    quiet_to: Annotated[int, Form(ge=0, le=23)] = 8,
    digest: Annotated[str, Form()] = "",
    digest_at: Annotated[int, Form(ge=0, le=23)] = 18,
    zone: Annotated[str, Form(max_length=60)] = "UTC",
) -> Response:
    """How the visitor wants notices from now on, in the language of this page."""
    player, live = signed_in(visiting), visiting.house.live
    wishes = Wishes(
        visiting.language,
        zone if zone in available_timezones() else "UTC",
        quiet_from if quiet else None,
        quiet_to if quiet else None,
        digest_at if digest else None,
        [kind for kind in KINDS if kind not in (kinds or [])],
    )
    await live.run(live.store.outbox.set_wishes, player.id, wishes)
    return go("/me/notices")


@router.post("/me/notices/mail")
async def by_mail(visiting: Visiting) -> Response:
    """Letters to the address that the visitor has shown to be theirs."""
    live = visiting.house.live
    address = await live.run(address_of, live.store, signed_in(visiting).id)
    if not visiting.house.mail.offered or not address:
        raise NotAllowed("no_mail")
    return await added(visiting, MAIL, address, address)


@router.post("/me/notices/push")
async def by_push(visiting: Visiting, subscription: Annotated[str, Form(max_length=LONGEST)]) -> Response:
    """Notices in this browser."""
    signed_in(visiting)
    if not push.offered():
        raise NotAllowed("no_push")
    visiting.house.letters.take(f"push {visiting.client}")
    kept = await clean_subscription(subscription, visiting.house.settings.notice_private)
    return await added(visiting, PUSH, kept, visiting.device)


@router.post("/me/notices/service")
async def by_service(visiting: Visiting, address: Annotated[str, Form(max_length=LONGEST)]) -> Response:
    """Notices by somebody else's service."""
    signed_in(visiting)
    if not services.offered():
        raise NotAllowed("no_services")
    visiting.house.letters.take(f"service {visiting.client}")
    await check_service(address.strip(), visiting.house.settings.notice_private)
    return await added(visiting, SERVICE, address.strip(), "")


async def added(visiting: SiteVisit, kind: str, address: str, name: str) -> Response:
    player, live = signed_in(visiting), visiting.house.live
    outbox = live.store.outbox
    wishes = await live.run(outbox.wishes, player.id)
    if wishes.language != visiting.language:
        await live.run(outbox.set_wishes, player.id, Wishes(**{**vars(wishes), "language": visiting.language}))
    if not await live.run(outbox.add_channel, player.id, kind, address, name):
        raise NotAllowed("many_channels")
    return go("/me/notices")


@router.post("/me/notices/drop")
async def drop(visiting: Visiting, id: Annotated[str, Form()]) -> Response:
    live = visiting.house.live
    await live.run(live.store.outbox.drop_channel, signed_in(visiting).id, id)
    return go("/me/notices")


@router.get("/me/notices/off/{id}")
async def ask_off(visiting: Visiting, id: str) -> Response:
    """The link of a letter asks before it does anything, for scanners of mail follow links, too."""
    return visiting.house.page(visiting, "notices_off.html", id=id, done=False)


@router.post("/me/notices/off/{id}")
async def off(visiting: Visiting, id: str) -> Response:
    """No more letters; whoever has the letter need not be signed in."""
    live = visiting.house.live
    channel = await live.run(live.store.outbox.channel, id)
    if channel is not None and channel.kind == MAIL:
        await live.run(live.store.outbox.drop_channel, channel.player, id)
    return visiting.house.page(visiting, "notices_off.html", id=id, done=True)


# ---------------------------------------------------------------------- as an app


@router.get("/worker.js")
async def worker() -> Response:
    """It shows notices when no page is open. Looked at anew with every visit."""
    text = (HERE / "pages" / "worker.js").read_text(encoding="utf-8")
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})


@router.get("/icon.svg")
async def icon() -> Response:
    text = (HERE / "pages" / "icon.svg").read_text(encoding="utf-8")
    return Response(text, media_type="image/svg+xml", headers={"cache-control": "public, max-age=86400"})


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """What a browser wants to know to install the site as an app."""
    words = common_words(language_of(request))
    told = {
        "name": "Burgrave",
        "short_name": "Burgrave",
        "description": words.template("page.home.lead"),
        "lang": language_of(request),
        "id": "/",
        "start_url": "/",
        "display": "standalone",
        "background_color": "#efe7d6",
        "theme_color": "#a5302b",
        "icons": [{"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
    }
    return JSONResponse(told, media_type="application/manifest+json")
