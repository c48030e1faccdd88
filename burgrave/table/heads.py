"""HEAD for every address that answers GET: the same head, and no body."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

from burgrave.table.guard import App, Receive, Scope, Send


class HeadAsGet:
    """Around the application: a HEAD is a GET whose body nobody gets."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return

        async def without_body(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self.app({**scope, "method": "GET"}, receive, without_body)
