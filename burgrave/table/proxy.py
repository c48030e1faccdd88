"""Behind proxies: who is really at the other end, and over which scheme."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from burgrave.table.guard import App, Receive, Scope, Send


class Proxied:
    """Trusts what as many proxies as stand in front have added to X-Forwarded-For, and nothing a client wrote there."""

    def __init__(self, app: App, proxies: int) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and self.proxies:
            # Each proxy adds whom it saw at the end of the list, behind whatever it was sent.
            seen = entries(scope, b"x-forwarded-for")
            if len(seen) >= self.proxies and is_address(seen[-self.proxies]):
                scope["client"] = (seen[-self.proxies], 0)
            schemes = entries(scope, b"x-forwarded-proto")
            if schemes and schemes[-1] in ("http", "https"):
                plain = schemes[-1] == "http"
                scope["scheme"] = {"http": "http" if plain else "https", "websocket": "ws" if plain else "wss"}[
                    scope["type"]
                ]
        await self.app(scope, receive, send)


def entries(scope: Scope, header: bytes) -> list[str]:
    """The entries of a header that may come several times."""
    values: list[tuple[bytes, bytes]] = scope["headers"]
    return [entry.strip() for name, value in values if name == header for entry in value.decode("latin-1").split(",")]


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def network_of(host: str) -> str:
    """What limits count for: one address, or of the many that a household has in IPv6 all together."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return host


def client_of(connection: HTTPConnection) -> str:
    """The client that limits count for."""
    return network_of(connection.client.host) if connection.client else "?"
