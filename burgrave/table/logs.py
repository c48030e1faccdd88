"""The log on standard error, as text or as JSON. No secret is ever written into it.

A secret is what lets somebody be somebody: the link of a seat, the way back of a player, a cookie, a program's token,
the password of a database. All that we make ourselves have one form, so they are known wherever they stand.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from datetime import UTC, datetime
from typing import Final

from burgrave.table.guard import App, Receive, Scope, Send
from burgrave.table.settings import Settings

REQUESTS: Final = logging.getLogger("burgrave.requests")

HIDDEN: Final = "…"

SECRETS: Final = (
    (re.compile(r"(/(?:s|j|me)/)[^\s/?\"'#]+"), rf"\1{HIDDEN}"),
    (re.compile(r"(://[^\s/:@]*):[^\s/@]*@"), rf"\1:{HIDDEN}@"),
    (re.compile(r"(?i)\b(bearer|cookie:|(?:password|secret|token)['\"]?\s*[=:])\s*\S+"), rf"\1 {HIDDEN}"),
    (re.compile(r"(?<![\w-])[\w-]{43}(?![\w-])"), HIDDEN),
)
"""Links and ways back, passwords in addresses, headers and named values, and whatever has the form of a secret."""


def without_secrets(text: str) -> str:
    """A text that anybody may read."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


def moment(record: logging.LogRecord) -> str:
    """When something was logged, in UTC."""
    return f"{datetime.fromtimestamp(record.created, UTC):%Y-%m-%dT%H:%M:%S.%f}"[:-3] + "Z"


class TextLines(logging.Formatter):
    """A line of text; what went wrong is told below it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        return moment(record)

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, what a record has besides, and what went wrong."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            told["exception"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def set_up_log(settings: Settings) -> None:
    """Everything that is logged in this process goes to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    # That a connection broke is told once, by the outage.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    logging.getLogger("burgrave").setLevel(settings.log_level.upper())
    REQUESTS.setLevel(logging.INFO if settings.request_log else logging.WARNING)


class RequestLog:
    """Around the whole application: a line for every request and for every socket that ended."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        status, began = 0, time.perf_counter()

        async def noted(message: Scope) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            # Neither the query nor the address: the one may hold what was typed, the other is nobody's business.
            facts = {
                "method": scope.get("method", "SOCKET"),
                "path": "".join(sign if sign.isprintable() else "?" for sign in without_secrets(scope["path"])),
                "status": status or None,
                "ms": round(1000 * (time.perf_counter() - began), 1),
            }
            told = "%(method)s %(path)s %(status)s %(ms)s ms"
            REQUESTS.info(told, facts, extra={"facts": facts})
