"""Limits: what one client may ask for, and who a client is."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

import pytest

from burgrave.table.guard import CLIENTS, Bucket, TooMuch
from burgrave.table.proxy import Proxied, network_of


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_client_has_bursts_of_twice_as_many() -> None:
    clock = Clock()
    bucket = Bucket(5, 10, clock)
    for _ in range(10):
        bucket.take("ann")
    with pytest.raises(TooMuch):
        bucket.take("ann")
    bucket.take("ben")
    clock.now = 2.0
    bucket.take("ann")


def test_many_clients_do_not_make_every_call_slow() -> None:
    """Above the room for clients all of them were copied at every call."""
    clock = Clock()
    bucket = Bucket(5, 3600, clock)
    tidied = 0
    make_room = bucket._make_room

    def counted(now: float) -> None:
        nonlocal tidied
        tidied += 1
        make_room(now)

    bucket._make_room = counted  # type: ignore[method-assign]
    for number in range(4 * CLIENTS):
        bucket.take(str(number))
    assert tidied == 2
    clock.now = 7200.0
    for number in range(5 * CLIENTS):
        bucket.take(f"later {number}")
    assert "1" not in bucket.left


def test_clients_that_are_not_forgotten_are_still_counted() -> None:
    clock = Clock()
    bucket = Bucket(1, 3600, clock)
    for _ in range(2):
        bucket.take("ann")
    for number in range(2 * CLIENTS):
        bucket.take(str(number))
    with pytest.raises(TooMuch):
        bucket.take("ann")


def client_behind(proxies: int, forwarded: list[str], scheme: str = "") -> tuple[str, str]:
    """The client and the scheme as the application sees them."""
    seen: list[tuple[str, str]] = []

    async def app(scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        seen.append((scope["client"][0], scope["scheme"]))

    headers = [(b"x-forwarded-for", entry.encode()) for entry in forwarded]
    headers += [(b"x-forwarded-proto", scheme.encode())] if scheme else []
    scope = {"type": "http", "client": ("10.0.0.1", 5), "scheme": "http", "headers": headers}
    asyncio.new_event_loop().run_until_complete(Proxied(app, proxies)(scope, None, None))  # type: ignore[arg-type]
    return seen[0]


@pytest.mark.parametrize(
    ("proxies", "forwarded", "client"),
    [
        (0, ["9.9.9.9"], "10.0.0.1"),
        (1, ["9.9.9.9"], "9.9.9.9"),
        (1, ["1.1.1.1, 9.9.9.9"], "9.9.9.9"),
        (1, ["1.1.1.1", "9.9.9.9"], "9.9.9.9"),
        (2, ["1.1.1.1, 9.9.9.9, 8.8.8.8"], "9.9.9.9"),
        (2, ["9.9.9.9"], "10.0.0.1"),
        (1, ["nonsense"], "10.0.0.1"),
        (1, ["1.1.1.1, "], "10.0.0.1"),
        (1, ["2001:db8::5"], "2001:db8::5"),
    ],
)
def test_only_what_our_proxies_added_is_believed(proxies: int, forwarded: list[str], client: str) -> None:
    """A proxy adds whom it saw behind what the client had written there itself."""
    assert client_behind(proxies, forwarded)[0] == client


def test_the_scheme_is_that_of_the_proxy() -> None:
    assert client_behind(1, ["9.9.9.9"], "https")[1] == "https"
    assert client_behind(0, ["9.9.9.9"], "https")[1] == "http"
    assert client_behind(1, ["9.9.9.9"], "gopher")[1] == "http"


def test_a_household_is_one_client() -> None:
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:9.9.9.9") == "9.9.9.9"
    assert network_of("testclient") == "testclient"
