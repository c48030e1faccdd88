"""What people see when something goes wrong that they have not caused: one line, in their language, and a way on."""

from __future__ import annotations

import logging
from typing import Any, Final

from fastapi import Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.requests import ClientDisconnect

from burgrave.table.guard import App, Receive, Scope, Send
from burgrave.table.metrics import ERRORS
from burgrave.table.names import common_words
from burgrave.table.outage import DatabaseAway
from burgrave.table.refusals import for_program
from burgrave.table.visit import Site, SiteVisit, language_of

LOG: Final = logging.getLogger("burgrave.table")

AGAIN: Final = 5
"""Seconds after which it is worth trying again."""

TRY_AGAIN_LATER, FAILED = 1013, 1011
"""How a socket is closed."""


class Faults:
    """Around the routes: whatever nobody has caught becomes an answer, and is logged once."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noted(message: Scope) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, send if scope["type"] == "websocket" else noted)
        except ClientDisconnect:
            raise
        except Exception as wrong:
            if scope["type"] == "websocket":
                if not isinstance(wrong, DatabaseAway):
                    note(scope, wrong)
                await send({"type": "websocket.close", "code": closing(wrong)})
            elif scope["type"] != "http" or begun:
                # The server logs it, and closes the connection.
                raise
            else:
                await (await answer(Request(scope, receive), wrong))(scope, receive, send)


def closing(wrong: Exception) -> int:
    return TRY_AGAIN_LATER if isinstance(wrong, DatabaseAway) else FAILED


def note(scope: Scope, wrong: Exception) -> None:
    ERRORS.labels("unexpected").inc()
    LOG.error("%s %s failed", scope.get("method", "SOCKET"), scope["path"], exc_info=wrong)


async def answer(request: Request, wrong: Exception) -> Response:
    """The database is away, or something unexpected has happened; also as a handler of the application."""
    away = isinstance(wrong, DatabaseAway)
    if not away:
        note(request.scope, wrong)
    status, key = (503, "error.database_away") if away else (500, "error.unexpected")
    message = common_words(language_of(request)).template(key)
    if for_program(request):
        response: Response = JSONResponse({"error": message}, status)
    else:
        try:
            response = page(request, away, status=status, message=message)
        except Exception as worse:
            LOG.error("not even the page that says so could be made", exc_info=worse)
            response = PlainTextResponse(f"{message}\n", status)
    response.headers["cache-control"] = "no-store"
    if away:
        response.headers["retry-after"] = str(AGAIN)
    return response


def page(request: Request, away: bool, status: int, **context: Any) -> Response:
    """Made without the database: nobody is known on it."""
    house: Site = request.app.state.house
    visiting = SiteVisit(request, house, None, "")
    # What a form has sent is not sent again: the reader is led to the page it stood on.
    asked = request.url.path
    on = asked if request.method in ("GET", "HEAD") and not asked.startswith("//") else "/"
    name = "away.html" if away else "error.html"
    return house.page(visiting, name, status, status=status, on=on, again=AGAIN, nobody=True, **context)
