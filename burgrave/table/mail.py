"""Mail: where the host has named a server for it, and aiosmtplib (extras `accounts` and `notices`) is there."""

from __future__ import annotations

import importlib.util
import logging
import re
from collections.abc import Mapping
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final

from burgrave.kernel.errors import BurgraveError
from burgrave.table.settings import Settings

LOG: Final = logging.getLogger("burgrave.table")

LONGEST: Final = 254
"""Letters of an address."""
ADDRESS: Final = re.compile(r"[!-?A-~]+@[^@\s]+\.[^@\s]+")
PATIENCE: Final = 20.0
"""Seconds that the server for mail has."""


class BadAddress(BurgraveError):
    """A text that is no address of mail."""


def clean_address(text: str) -> str:
    """An address as it is kept and compared: in small letters, a domain of other letters as the wire has it."""
    tidy = text.strip().lower()
    local, _, domain = tidy.rpartition("@")
    try:
        tidy = f"{local}@{domain.encode('idna').decode()}"
    except UnicodeError:
        raise BadAddress("bad_address") from None
    if len(tidy) > LONGEST or not ADDRESS.fullmatch(tidy):
        raise BadAddress("bad_address")
    return tidy


class Mail:
    """Writes letters, one at a time."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @property
    def offered(self) -> bool:
        """Can letters be written? Their links need the site's own address, whatever a request claims."""
        named = self.settings.smtp_host and self.settings.mail_from and self.settings.site
        return bool(named) and importlib.util.find_spec("aiosmtplib") is not None

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        """Send a letter of plain text; raises OSError or ValueError if it is not taken."""
        import aiosmtplib

        settings = self.settings
        letter = EmailMessage(policy=SMTP)
        letter["From"], letter["To"], letter["Subject"] = settings.mail_from, to, subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2].strip("> ") or None)
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            letter[name] = value
        letter.set_content(text, cte="quoted-printable")
        try:
            await aiosmtplib.send(
                letter,
                hostname=settings.smtp_host,
                port=settings.smtp_port,
                username=settings.smtp_user or None,
                password=settings.smtp_password or None,
                use_tls=settings.smtp_security == "tls",
                start_tls=settings.smtp_security == "starttls",
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPException as wrong:
            raise OSError(str(wrong) or type(wrong).__name__) from wrong
