"""A server for mail on this machine, and what it was given."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

SITE = "http://games.test"
"""What letters call the site."""


class Letters:
    """What has arrived, in order."""

    def __init__(self) -> None:
        self.all: list[tuple[list[str], EmailMessage]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.all.append((list(envelope.rcpt_tos), letter))
        return "250 taken"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for to, letter in self.all if to == [address]]


@contextmanager
def post_office() -> Iterator[tuple[Letters, dict[str, str]]]:
    """The letters of a server for mail, and the settings that name it."""
    letters = Letters()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        settings = {"smtp_host": "127.0.0.1", "smtp_port": str(port), "smtp_security": "none"}
        yield letters, {**settings, "mail_from": "Burgrave <games@games.test>", "site": SITE}
    finally:
        controller.stop()


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content())
