"""A cache that forgets what nobody asks for, and never everything at once."""

from __future__ import annotations

from typing import Any, Final


class GenerationalCache:
    """Keeps values in two generations: when the younger one is full, what it has not been asked for again goes."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        """Values in each generation."""
        self._young: dict[Any, Any] = {}
        self._old: dict[Any, Any] = {}

    def get(self, key: Any) -> Any:
        """What is kept under a key; None if there is nothing."""
        found = self._young.get(key)
        if found is None:
            found = self._old.pop(key, None)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Any, value: Any) -> None:
        """Keep a value."""
        if len(self._young) >= self.most:
            self._old, self._young = self._young, {}
        self._young[key] = value
