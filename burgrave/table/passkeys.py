"""Passkeys: a device signs its player in, where webauthn (extra `accounts`) is there and the address allows it.

A challenge is a key that works once: the database knows only its hash, and whose it is.
"""

from __future__ import annotations

import importlib.util
import ipaddress
import json
import time
from dataclasses import dataclass
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import sqlalchemy as sa
from fastapi import APIRouter, Body, Form, Response
from starlette.requests import HTTPConnection

from burgrave.table.events import NotAllowed
from burgrave.table.keys import CHALLENGE, FORM, hashed, new_key
from burgrave.table.rows import Player, new_id
from burgrave.table.schema import KEYS, PASSKEYS, PLAYERS
from burgrave.table.settings import Settings
from burgrave.table.store import Store
from burgrave.table.visit import SiteVisit, Visiting, go, signed_in

router = APIRouter(include_in_schema=False)

SECONDS: Final = 300
"""So long somebody has to touch the device."""
MOST: Final = 20
"""Passkeys of one player."""

Credential = Annotated[dict[str, Any], Body()]


@dataclass(frozen=True)
class RelyingParty:
    """Where a passkey holds: a domain, and the pages of the site on it."""

    domain: str
    origin: str


def relying_party(connection: HTTPConnection, settings: Settings) -> RelyingParty | None:
    """Where passkeys of this request would hold; nowhere by a bare number, or without TLS but on `localhost`."""
    if importlib.util.find_spec("webauthn") is None:
        return None
    origin = settings.site.rstrip("/") or connection.headers.get("origin") or str(connection.base_url).rstrip("/")
    parts = urlsplit(origin)
    domain = parts.hostname or ""
    if parts.scheme != "https" and domain != "localhost":
        return None
    try:
        ipaddress.ip_address(domain)
    except ValueError:
        return RelyingParty(domain, f"{parts.scheme}://{parts.netloc}")
    return None


def here(visiting: SiteVisit) -> RelyingParty:
    found = relying_party(visiting.request, visiting.house.settings)
    if found is None:
        raise NotAllowed("no_passkeys")
    return found


# ---------------------------------------------------------------------- what is kept


def challenge(store: Store, player: str) -> bytes:
    """What a device has to sign; for nobody in particular if it is to say who it is."""
    with store.engine.begin() as db:
        return new_key(db, player, CHALLENGE, seconds=SECONDS).encode()


def spend_challenge(store: Store, text: str, player: str) -> bool:
    """Was it asked of this player lately, and not answered yet?"""
    if not FORM.fullmatch(text):
        return False
    id, _, secret = text.partition(".")
    asked = sa.and_(KEYS.c.id == id, KEYS.c.hash == hashed(secret), KEYS.c.kind == CHALLENGE, KEYS.c.player == player)
    with store.engine.begin() as db:
        return db.execute(KEYS.delete().where(asked, KEYS.c.expires > time.time())).rowcount == 1


def passkeys_of(store: Store, player: str) -> list[Any]:
    with store.engine.connect() as db:
        wanted = sa.select(PASSKEYS).where(PASSKEYS.c.player == player).order_by(PASSKEYS.c.created)
        return list(db.execute(wanted).all())


def add_passkey(store: Store, player: str, name: str, credential: bytes, public_key: bytes, count: int) -> None:
    now = time.time()
    row = {"id": new_id(), "player": player, "name": name, "created": now, "used": now, "count": count}
    with store.engine.begin() as db:
        db.execute(PASSKEYS.insert().values(credential=credential.hex(), public_key=public_key.hex(), **row))


def owner_of(store: Store, credential: bytes) -> tuple[Any, Player] | None:
    """A passkey and the player whom it signs in."""
    found = sa.select(PASSKEYS, PLAYERS.c.name.label("called")).join(PLAYERS, PLAYERS.c.id == PASSKEYS.c.player)
    with store.engine.connect() as db:
        row = db.execute(found.where(PASSKEYS.c.credential == credential.hex())).first()
    return (row, Player(row.player, row.called)) if row else None


def note_use(store: Store, id: str, count: int) -> None:
    with store.engine.begin() as db:
        db.execute(PASSKEYS.update().where(PASSKEYS.c.id == id).values(used=time.time(), count=count))


def drop_passkey(store: Store, player: str, id: str) -> None:
    with store.engine.begin() as db:
        db.execute(PASSKEYS.delete().where(PASSKEYS.c.player == player, PASSKEYS.c.id == id))


def answered(credential: dict[str, Any]) -> str:
    """The challenge that a device has answered."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return data.challenge.decode("ascii")
    except (WebAuthnException, KeyError, TypeError, ValueError):
        raise NotAllowed("bad_passkey") from None


# ---------------------------------------------------------------------- what the page asks for


@router.post("/me/passkey/new")
async def ask_for_new(visiting: Visiting) -> Response:
    """What a device needs to make a passkey for the visitor."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    at, player, live = here(visiting), signed_in(visiting), visiting.house.live
    have = await live.run(passkeys_of, live.store, player.id)
    if len(have) >= MOST:
        raise NotAllowed("many_passkeys", most=MOST)
    options = generate_registration_options(
        rp_id=at.domain,
        rp_name="Burgrave",
        user_id=player.id.encode(),
        user_name=player.name,
        challenge=await live.run(challenge, live.store, player.id),
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[PublicKeyCredentialDescriptor(bytes.fromhex(one.credential)) for one in have],
    )
    return as_json(options_to_json(options))


@router.post("/me/passkey/add")
async def add(visiting: Visiting, credential: Credential) -> Response:
    """The passkey that a device has made becomes the visitor's."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    at, player, live = here(visiting), signed_in(visiting), visiting.house.live
    text = answered(credential)
    if not await live.run(spend_challenge, live.store, text, player.id):
        raise NotAllowed("bad_passkey")
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=text.encode(),
            expected_rp_id=at.domain,
            expected_origin=at.origin,
        )
    except (WebAuthnException, KeyError, TypeError, ValueError):
        raise NotAllowed("bad_passkey") from None
    found = await live.run(owner_of, live.store, made.credential_id)
    if found is not None:
        raise NotAllowed("bad_passkey")
    what = (made.credential_id, made.credential_public_key, made.sign_count)
    await live.run(add_passkey, live.store, player.id, visiting.device, *what)
    return Response(status_code=204)


@router.post("/me/passkey/ask")
async def ask(visiting: Visiting) -> Response:
    """What a device needs to say whose it is."""
    from webauthn import generate_authentication_options, options_to_json

    at, live = here(visiting), visiting.house.live
    visiting.house.new_tables.take(visiting.client)
    options = generate_authentication_options(rp_id=at.domain, challenge=await live.run(challenge, live.store, ""))
    return as_json(options_to_json(options))


@router.post("/me/passkey/enter")
async def enter(visiting: Visiting, credential: Credential) -> Response:
    """This browser is from now on whose passkey has signed."""
    from webauthn import base64url_to_bytes, verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    at, live = here(visiting), visiting.house.live
    text = answered(credential)
    if not await live.run(spend_challenge, live.store, text, ""):
        raise NotAllowed("bad_passkey")
    try:
        found = await live.run(owner_of, live.store, base64url_to_bytes(str(credential["rawId"])))
        if found is None:
            raise NotAllowed("no_passkey")
        row, player = found
        signed = verify_authentication_response(
            credential=credential,
            expected_challenge=text.encode(),
            expected_rp_id=at.domain,
            expected_origin=at.origin,
            credential_public_key=bytes.fromhex(row.public_key),
            credential_current_sign_count=row.count,
        )
    except (WebAuthnException, KeyError, TypeError, ValueError):
        raise NotAllowed("bad_passkey") from None
    await live.run(note_use, live.store, row.id, signed.new_sign_count)
    await visiting.be(player)
    response = Response(status_code=204)
    visiting.remember(response)
    return response


@router.post("/me/passkey/drop")
async def drop(visiting: Visiting, id: Annotated[str, Form()]) -> Response:
    live = visiting.house.live
    await live.run(drop_passkey, live.store, signed_in(visiting).id, id)
    return go("/me")


def as_json(text: str) -> Response:
    return Response(json.dumps(json.loads(text)), media_type="application/json", headers={"cache-control": "no-store"})
