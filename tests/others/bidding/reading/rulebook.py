"""The rules as a page to read: none."""

from __future__ import annotations

from burgrave.kernel.components import Components
from burgrave.kernel.words import Words
from burgrave.reading.rulebook import Section


def rulebook(components: Components, words: Words) -> list[Section]:
    return []
