"""The catalogues as their translators write them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Message
from babel.messages.pofile import read_po

import burgrave
from burgrave.kernel.title import Title
from burgrave.kernel.words import PLURALS

COMMON = Path(burgrave.__file__).parent


@dataclass(frozen=True)
class Entry:
    """A key and its forms: one, or those of the plural."""

    key: str
    forms: tuple[str, ...]

    @property
    def plural(self) -> bool:
        return len(self.forms) > 1

    def form(self, language: str, n: int) -> str:
        """The form that a number chooses."""
        if not self.plural:
            return self.forms[0]
        return self.forms[PLURALS[language](n)]


def folder_of(title: Title | None) -> Path:
    """Where a title's catalogues lie, or those that all titles share."""
    return (COMMON if title is None else title.folder) / "locale"


def entries(title: Title | None, language: str) -> list[Entry]:
    """All entries of a title in a language, or those that all titles share."""
    with (folder_of(title) / language / "LC_MESSAGES" / "burgrave.po").open("rb") as file:
        catalogue = read_po(file)
    return [Entry(key_of(message), forms_of(message)) for message in catalogue if message.id]


def key_of(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def forms_of(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
