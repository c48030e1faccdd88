"""Addresses that players name: the server calls none inside its own network, unless its host allows it."""

from __future__ import annotations

import asyncio
import ipaddress
import socket

from burgrave.kernel.errors import BurgraveError


class BadHost(BurgraveError):
    """An address that the server does not call."""


def is_public(address: str) -> bool:
    """Is it an address of the open internet?"""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return found.is_global and not found.is_multicast


async def check_public(host: str) -> None:
    """Refuse a host that is, or has, an address of a private network."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadHost("host_unknown", host=host) from None
    if not found or not all(is_public(str(entry[4][0])) for entry in found):
        raise BadHost("host_private", host=host)
