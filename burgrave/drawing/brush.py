"""What a title draws with: one language, one set of figures, and what never changes with them, drawn once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from burgrave.drawing.cache import GenerationalCache
from burgrave.kernel.components import Components
from burgrave.kernel.words import Words

Own = TypeVar("Own", bound=Components)

KEPT: Final = GenerationalCache(10_000)
"""Drawings kept ready, of all brushes together: memory does not grow with titles, languages or sets of figures."""


class Brush(Generic[Own]):
    """One language and one set of figures. What never changes with them is drawn once and kept."""

    def __init__(self, words: Words, printed: Own) -> None:
        self.words = words
        """For texts without players' names, which differ from table to table."""
        self.printed = printed

    def keep(self, make: Callable[..., Any], *args: Any) -> Any:
        """What `make(brush, *args)` gives, made once: it may depend on nothing but its arguments."""
        key = (make, self, *args)
        found = KEPT.get(key)
        if found is None:
            found = make(self, *args)
            KEPT.put(key, found)
        return found

    def say(self, key: str, **args: Any) -> str:
        """A text of the drawing, from ready parts."""
        return self.words.fill(f"drawing.{key}", args)


def brushes(folder: Path, printed: Callable[[Any], Own]) -> Callable[[dict[str, Any], Words], Brush[Own]]:
    """A function that gives the brush for a view and a language, for the title in a folder."""

    def brush(language: str, figures: Own) -> Brush[Own]:
        return Brush(Words(language, [folder / "locale"]), figures)

    # Not as a decorator: compiled, an inner function loses its name to it.
    kept = lru_cache(maxsize=32)(brush)

    def brush_of(view: dict[str, Any], words: Words) -> Brush[Own]:
        return kept(words.language, printed(view))

    return brush_of
