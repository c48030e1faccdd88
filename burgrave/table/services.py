"""Notices by somebody else's service (ntfy, Telegram, Discord ...), where Apprise (extra `notices`) is there."""

from __future__ import annotations

import importlib.util
from typing import Any, Final
from urllib.parse import urlsplit

from burgrave.table.public_hosts import BadHost, check_public

FIXED: Final = ("tgram", "discord", "slack", "pover")
"""Services with hosts of their own."""
FREE: Final = ("ntfys", "gotifys", "matrixs", "mmosts", "jsons")
"""Kinds of services whose host the player names."""
PLAIN: Final = ("ntfy", "gotify", "matrix", "mmost", "json")
"""The same without TLS, for private networks."""
LONGEST: Final = 500
PATIENCE: Final = 15.0


def offered() -> bool:
    return importlib.util.find_spec("apprise") is not None


def allowed(private: bool) -> tuple[str, ...]:
    """How an address may begin."""
    return (*FREE, *FIXED, *(PLAIN if private else ()))


def service(address: str, private: bool) -> Any:
    """The service of an address; one that is not allowed is refused."""
    from apprise import Apprise, AppriseAsset

    scheme = urlsplit(address).scheme.lower()
    if len(address) > LONGEST or not address.isprintable() or scheme not in allowed(private):
        raise BadHost("bad_service", allowed=", ".join(f"{name}://" for name in allowed(private)))
    asset = AppriseAsset(app_id="Burgrave", http_redirects=False, secure_logging=True)
    found = Apprise.instantiate(address, asset=asset)
    if found is None:
        raise BadHost("bad_service", allowed=", ".join(f"{name}://" for name in allowed(private)))
    return found


async def check_service(address: str, private: bool) -> Any:
    """The service of an address that the server may call."""
    found = service(address, private)
    scheme = urlsplit(address).scheme.lower()
    in_cloud = str(getattr(found, "mode", "")) == "cloud"
    if scheme in FREE and not private and not in_cloud:
        await check_public(str(found.host))
    return found


async def send(address: str, title: str, text: str, private: bool) -> None:
    """Send a notice; raises OSError if it is not taken."""
    from apprise import Apprise

    found = await check_service(address, private)
    found.socket_connect_timeout = found.socket_read_timeout = PATIENCE
    all_of_it = Apprise()
    all_of_it.add(found)
    if not await all_of_it.async_notify(body=text, title=title):
        raise OSError("the service did not take it")
