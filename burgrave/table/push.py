"""Notices in a browser, also where no page is open, where pywebpush (extra `notices`) is there."""

from __future__ import annotations

import base64
import importlib.util
import json
from typing import Any, Final
from urllib.parse import urlsplit

from burgrave.table.outbox import Outbox, subscription
from burgrave.table.public_hosts import BadHost, check_public

KEPT_FOR: Final = 43_200
"""Seconds that a push service keeps a notice for a browser that is not there."""
PATIENCE: Final = 15.0
GONE: Final = (404, 410)
LONGEST: Final = 2000


class SubscriptionGone(OSError):
    """The browser takes no more notices."""


def offered() -> bool:
    return importlib.util.find_spec("pywebpush") is not None


def own_key(outbox: Outbox) -> str:
    """The server's key for push services, made once: with another one all browsers would have to be asked again."""
    from py_vapid import Vapid02

    fresh = Vapid02()
    fresh.generate_keys()
    return outbox.own("push key", fresh.private_pem().decode())


def public_key(outbox: Outbox) -> str:
    """What a browser has to know of it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    key = Vapid02.from_pem(own_key(outbox).encode()).public_key
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


async def clean_subscription(text: str, private: bool) -> str:
    """A browser's address as it is kept; one that is none, or is inside this network, is refused."""
    try:
        told = json.loads(text)
        endpoint = str(told["endpoint"])
        kept = {
            "endpoint": str(told["endpoint"]),
            "keys": {name: str(told["keys"][name]) for name in ("p256dh", "auth")},
        }
        parts = urlsplit(endpoint)
    except (ValueError, KeyError, TypeError):
        raise BadHost("bad_subscription") from None
    secure = parts.scheme == "https" or (private and parts.scheme == "http")
    if not parts.hostname or not secure or len(text) > LONGEST:
        raise BadHost("bad_subscription")
    if not private:
        await check_public(parts.hostname)
    return json.dumps(kept)


async def push(outbox: Outbox, address: str, topic: str, told: dict[str, str], sender: str, private: bool) -> None:
    """Send a notice to a browser; raises OSError if it is not taken."""
    import aiohttp
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush_async

    info: Any = subscription(address)
    host = str(urlsplit(info["endpoint"]).hostname)
    if not private:
        await check_public(host)
    headers: dict[str, Any] = {"topic": topic, "urgency": "high"}
    if host.endswith(".notify.windows.com"):
        headers["X-WNS-Type"] = "wns/raw"
    key = Vapid02.from_pem(own_key(outbox).encode())
    try:
        async with aiohttp.ClientSession() as session:
            answer: Any = await webpush_async(
                info,
                json.dumps(told, ensure_ascii=False),
                vapid_private_key=key,
                vapid_claims={"sub": sender},
                ttl=KEPT_FOR,
                timeout=PATIENCE,
                headers=headers,
                aiohttp_session=session,
            )
            answer.release()
    except WebPushException as wrong:
        status = getattr(wrong.response, "status", 0)
        if status in GONE:
            raise SubscriptionGone(str(status)) from None
        raise OSError(f"push service: {status}") from None
    except (aiohttp.ClientError, ValueError) as wrong:
        raise OSError(str(wrong) or type(wrong).__name__) from None
