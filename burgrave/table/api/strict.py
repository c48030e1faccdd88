"""What a program sends is read strictly: no NaN, no lone surrogates, nothing too deep; every refusal is one line."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Iterable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field


class StrictRequest(Request):
    """A request whose body is JSON by the letter."""

    async def json(self) -> Any:
        text = await self.body()
        try:
            data = json.loads(text.decode("utf-8"), parse_constant=no_constant)
            # What cannot be written again could not be stored or answered either: 1e999, half a pair of surrogates.
            json.dumps(data, ensure_ascii=False, allow_nan=False).encode("utf-8")
        except (ValueError, RecursionError) as wrong:
            raise json.JSONDecodeError(str(wrong), "", 0) from None
        return data


def no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def whole(number: object) -> object:
    """A whole number, also as JSON may write it (`2.0`); true and false are none."""
    if isinstance(number, float) and number.is_integer():
        return int(number)
    return number


AS_WHOLE: Final = BeforeValidator(whole)
Whole = Annotated[int, AS_WHOLE]
Place = Annotated[int, Field(ge=0, le=7, description="a seat, counted from 0"), AS_WHOLE]


class Posted(BaseModel):
    """What a program sends; it is taken as it is, and what is not known is refused."""

    model_config = ConfigDict(strict=True, extra="forbid", use_attribute_docstrings=True)


class Answered(BaseModel):
    """What a program is told."""

    model_config = ConfigDict(use_attribute_docstrings=True)


class ErrorLine(BaseModel):
    """A refusal: what was wrong and what is allowed, in one line of the reader's language."""

    error: str = Field(examples=["there is no such table"])


MEANINGS: Final = {
    400: "What was asked for is against the rules, or there is no such thing to choose.",
    401: "Nobody is known by this token.",
    403: "The program may not do this, or not now.",
    404: "There is no such table, title or link.",
    409: "The table has changed meanwhile: an answer to an older question.",
    413: "The body is too large.",
    422: "The request has not the shape it should have.",
    429: "Too much at once; the line says when to try again.",
}
READING: Final = (401, 403, 404, 413, 422)
"""How a question can be refused; a wish can be in every way."""


def refusals(codes: Iterable[int]) -> dict[int | str, dict[str, Any]]:
    """Statuses as OpenAPI describes them."""
    return {code: {"model": ErrorLine, "description": MEANINGS[code]} for code in codes}


class StrictRoute(APIRoute):
    """A route that reads its body strictly, and says how it can be refused."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **rest: Any) -> None:
        codes = READING if set(rest.get("methods") or ["GET"]) == {"GET"} else MEANINGS
        rest["responses"] = {**refusals(codes), **(rest.get("responses") or {})}
        super().__init__(path, endpoint, **rest)

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def strict(request: Request) -> Response:
            return await handle(StrictRequest(request.scope, request.receive))

        return strict


def chapter(tag: str) -> APIRouter:
    """The router of a chapter of the API."""
    return APIRouter(route_class=StrictRoute, tags=[tag])
