"""For those who watch over a server: is it well, and what has it done?"""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
import time
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST

import burgrave
from burgrave.table import metrics
from burgrave.table.revisions import newest, revision_of
from burgrave.table.store import Store
from burgrave.table.visit import Site

router = APIRouter(include_in_schema=False)

PATIENCE: Final = 3.0
"""Seconds a database may take before it counts as out of reach."""

FRESH: Final = 1.0
"""Seconds for which an answer is kept: asking often costs nothing."""

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Who brings one of these has come through a proxy, and may be anybody."""


class Health:
    """Whether this process can do its work."""

    def __init__(self, house: Site) -> None:
        self.house = house
        self.newest = newest()
        self.looking: asyncio.Task[dict[str, Any]] | None = None
        self.at = 0.0

    async def tell(self) -> dict[str, Any]:
        """All who ask at once get the same answer: a database that hangs is asked by one thread only."""
        if self.looking is None or (self.looking.done() and time.monotonic() - self.at >= FRESH):
            self.at = time.monotonic()
            self.looking = asyncio.create_task(self._look())
        return await asyncio.shield(self.looking)

    async def _look(self) -> dict[str, Any]:
        live = self.house.live
        try:
            revision = await asyncio.wait_for(asyncio.to_thread(_revision, live.store), PATIENCE)
            database = "ok" if revision == self.newest else "other revision"
        except Exception:
            revision, database = None, "away"
        return {
            "ready": database == "ok",
            "database": database,
            "revision": revision,
            "workers": {"alive": live.thinkers.alive, "wanted": live.settings.workers},
            "version": burgrave.__version__,
        }


def _revision(store: Store) -> str | None:
    with store.engine.connect() as db:
        return revision_of(db)


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """200 if people can play, 503 if not. Workers that do not run are told and are no fault: they start when needed."""
    health: Health = request.app.state.health
    told = await health.tell()
    return JSONResponse(told, 200 if told["ready"] else 503, headers={"cache-control": "no-store"})


@router.get("/metrics")
async def all_metrics(request: Request) -> Response:
    """What was counted and timed, for Prometheus."""
    house: Site = request.app.state.house
    if not may_read(request, house.settings.metrics_token):
        return PlainTextResponse("metrics are for this machine, its network, or whoever has the token\n", 403)
    return Response(metrics.page(house.live), media_type=CONTENT_TYPE_LATEST, headers={"cache-control": "no-store"})


def may_read(request: Request, token: str) -> bool:
    """With a token whoever has it; without one whoever comes straight from this machine or a private network."""
    if token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        return secrets.compare_digest(given.encode(), token.encode())
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        peer = ipaddress.ip_address(request.client.host)
    except ValueError:
        return False
    peer = getattr(peer, "ipv4_mapped", None) or peer
    return peer.is_loopback or peer.is_private
