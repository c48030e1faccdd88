"""The application: store, live tables, pages, socket and API under one roof."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from fastapi import FastAPI, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

import burgrave
from burgrave.kernel.errors import BurgraveError
from burgrave.table import (
    api,
    faults,
    health,
    host,
    joining,
    learning,
    lobby,
    me,
    notice_pages,
    owners,
    passkeys,
    profile,
    setups,
    sign_in,
    sockets,
    web,
)
from burgrave.table.cleaning import clean_hourly
from burgrave.table.guard import Guard
from burgrave.table.heads import HeadAsGet
from burgrave.table.health import Health
from burgrave.table.lateness import keep_time, watch_time
from burgrave.table.listening import listen
from burgrave.table.live import Live
from burgrave.table.logs import RequestLog
from burgrave.table.outage import DatabaseAway
from burgrave.table.proxy import Proxied
from burgrave.table.refusals import misread, not_found, refused
from burgrave.table.sending import send_notices
from burgrave.table.served import ServedTime
from burgrave.table.settings import Settings
from burgrave.table.store import Store
from burgrave.table.visit import HERE, Site

FOR_EVER = "public, max-age=31536000, immutable"


class Kept(StaticFiles):
    """Static files are asked for by what they contain, so a browser may keep them for ever."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOR_EVER
        return response


def make_app(
    settings: Settings, on_compiled: Callable[[], None] = lambda: None, served: ServedTime | None = None
) -> FastAPI:
    """The application with everything behind it; it says when its bots begin to think in compiled code."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.address)
        store.upgrade()
        live = Live(store, settings, served)
        live.thinkers.on_compiled = on_compiled
        app.state.house = Site(live, settings)
        app.state.health = Health(app.state.house)
        await live.start()
        work = (clean_hourly(live), live.beat(), keep_time(live), watch_time(live), send_notices(app.state.house))
        beside = [asyncio.create_task(one) for one in work]
        if store.is_shared:
            beside.append(asyncio.create_task(listen(store, live)))
        yield
        for task in beside:
            task.cancel()
        await live.stop()
        store.close()

    app = FastAPI(
        title="Burgrave",
        version=burgrave.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(web.router)
    app.include_router(joining.router)
    app.include_router(lobby.router)
    app.include_router(sign_in.router)
    app.include_router(passkeys.router)
    app.include_router(notice_pages.router)
    app.include_router(host.router)
    app.include_router(profile.router)
    app.include_router(me.router)
    app.include_router(setups.router)
    app.include_router(learning.router)
    app.include_router(owners.router)
    app.include_router(api.router)
    app.include_router(sockets.router)
    app.include_router(health.router)
    app.mount("/static", Kept(directory=HERE / "static", check_dir=False), name="static")
    app.add_exception_handler(BurgraveError, refused)
    app.add_exception_handler(DatabaseAway, faults.answer)
    app.add_exception_handler(HTTPException, not_found)
    app.add_exception_handler(RequestValidationError, misread)
    app.add_middleware(faults.Faults)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(HeadAsGet)
    app.add_middleware(Guard, body_bytes=settings.body_bytes)
    app.add_middleware(Proxied, proxies=settings.behind_proxy)
    if settings.request_log:
        app.add_middleware(RequestLog)
    return app
