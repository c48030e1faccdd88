"""Refusals: what was wrong in one line, as a page for people and as JSON for programs, each with its status."""

from __future__ import annotations

from typing import Final

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match

from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.words import Phrase
from burgrave.table.events import NotAllowed, Stale
from burgrave.table.guard import TooMuch
from burgrave.table.names import common_words
from burgrave.table.visit import language_of, visit

KEYS: Final = {
    "error.no_table": 404,
    "error.not_host": 404,
    "error.no_player": 404,
    "error.title": 404,
    "error.no_seat_link": 404,
    "error.no_player_link": 404,
    **dict.fromkeys(("error.no_token", "error.token_missing", "error.not_known"), 401),
    **dict.fromkeys(("error.not_drawn", "error.record_at", "error.seat"), 400),
    **dict.fromkeys(("error.chat_long", "error.control_characters", "error.unknown_wish"), 400),
}
"""What has a status of its own."""

KINDS: Final[tuple[tuple[type[BurgraveError], int], ...]] = ((TooMuch, 429), (Stale, 409), (NotAllowed, 403))
"""By the kind of the error; what is not simply a bad request."""

METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")


def status_of(wrong: BurgraveError) -> int:
    """The status of an error that somebody caused."""
    by_kind = next((status for kind, status in KINDS if isinstance(wrong, kind)), 400)
    return KEYS.get(wrong.phrase.key, by_kind)


async def refused(request: Request, wrong: Exception) -> Response:
    """An error that somebody caused."""
    assert isinstance(wrong, BurgraveError)
    return await answer(request, status_of(wrong), wrong.phrase)


async def misread(request: Request, wrong: Exception) -> Response:
    """A form, an address or a body whose fields cannot be read; a program is told by what rule."""
    assert isinstance(wrong, RequestValidationError)
    faults = wrong.errors()
    if for_program(request):
        where = ".".join(str(part) for part in faults[0]["loc"])
        return await answer(request, 422, Phrase("error.request_odd", where=where, why=faults[0]["type"]))
    fields = sorted({str(fault["loc"][-1]) for fault in faults})
    return await answer(request, 400, Phrase("error.form_field", fields=", ".join(fields)))


async def not_found(request: Request, wrong: Exception) -> Response:
    """What does not exist, and what the framework refuses."""
    assert isinstance(wrong, HTTPException)
    missing = wrong.status_code in (404, 405) and not for_program(request)
    response = await answer(request, wrong.status_code, Phrase("error.no_page") if missing else wrong.detail)
    if wrong.status_code == 405:
        response.headers["allow"] = ", ".join(allowed(request))
    return response


def allowed(request: Request) -> list[str]:
    """The methods of an address, of all its routes; HEAD wherever GET is."""
    asked = {"type": "http", "path": request.scope["path"], "root_path": "", "headers": [], "path_params": {}}
    methods = [
        method
        for method in METHODS
        if any(route.matches({**asked, "method": method})[0] is Match.FULL for route in request.app.routes)
    ]
    return [*methods, "HEAD"] if "GET" in methods else methods


async def answer(request: Request, status: int, said: Phrase | str) -> Response:
    """One line, as a page or as JSON."""
    line = common_words(language_of(request)).say(said) if isinstance(said, Phrase) else said
    if for_program(request):
        headers = {"www-authenticate": "Bearer"} if status == 401 else None
        return JSONResponse({"error": line}, status, headers)
    visiting = await visit(request)
    return visiting.house.page(visiting, "error.html", status, status=status, message=line)


def for_program(request: Request) -> bool:
    return request.url.path.startswith(("/api/", "/static/"))
