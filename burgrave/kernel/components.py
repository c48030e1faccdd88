"""Component figures: read from a title's `components.toml` with their sources, corrected by overlays."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from burgrave.kernel.errors import BadOverlay, listed
from burgrave.kernel.native import mypyc_attr

SOURCES: Final = ("rulebook", "public", "recalled", "assumed")
"""Stated in the rulebook; read in public material; known but not confirmed; nobody says, a sensible value was chosen."""

Figures = dict[str, dict[str, dict[str, Any]]]
"""table -> id -> field -> value"""

Shape = Any
"""What a printed figure looks like: a range of whole numbers, a tuple of words, a list of one shape (its length is
fixed by the box) or a dict from the names that may occur to their shapes."""


class Sheet:
    """A title's figures: tables of records, and for each table the fields that are printed and may be corrected."""

    def __init__(self, path: Path, printed: Mapping[str, Mapping[str, Shape]]) -> None:
        self.printed = printed
        with path.open("rb") as file:
            self.figures: Figures = tomllib.load(file)

    def overlaid(self, overlay: Mapping[str, Any]) -> Figures:
        """The figures with the overlay's values in place; only printed figures can change."""
        figures = {table: {id: {**record} for id, record in records.items()} for table, records in self.figures.items()}
        for table, records in overlay.items():
            if table not in self.printed:
                raise BadOverlay(f"overlay: no table {table!r}; tables: {listed(self.printed)}")
            for id, record in _entries(table, records):
                if id not in figures[table]:
                    raise BadOverlay(f"overlay: no {table} {id!r}; there are {listed(figures[table])}")
                for field, value in _entries(f"{table}.{id}", record):
                    if field not in self.printed[table]:
                        raise BadOverlay(
                            f"overlay: {table} {id!r} has no printed figure {field!r}; "
                            f"figures: {listed(self.printed[table])}"
                        )
                    wrong = misfit(self.printed[table][field], value, figures[table][id].get(field))
                    if wrong:
                        raise BadOverlay(f"overlay: {field} of {table} {id!r} {wrong}")
                    figures[table][id][field] = value
        return figures


def _entries(name: str, table: Any) -> list[tuple[str, Any]]:
    if not isinstance(table, Mapping):
        raise BadOverlay(f"overlay: {name!r} must be a table, not {table!r}")
    return list(table.items())


def misfit(shape: Shape, value: Any, old: Any) -> str:
    """Why a value does not have the shape; empty if it has. A list keeps the length it had."""
    if isinstance(shape, range):
        if isinstance(value, bool) or not isinstance(value, int) or value not in shape:
            return f"must be a whole number from {shape[0]} to {shape[-1]}, not {value!r}"
        return ""
    if isinstance(shape, tuple):
        return "" if value in shape else f"must be one of {listed(shape)}, not {value!r}"
    if isinstance(shape, list):
        if not isinstance(value, list) or len(value) != len(old):
            return f"must be a list of {len(old)}, not {value!r}"
        return next((wrong for wrong in [misfit(shape[0], *pair) for pair in zip(value, old, strict=True)] if wrong), "")
    if not isinstance(value, Mapping):
        return f"must be a table, not {value!r}"
    for name, part in value.items():
        if name not in shape:
            return f"cannot have {name!r}; it can have {listed(shape)}"
        wrong = misfit(shape[name], part, None)
        if wrong:
            return f"has a wrong {name!r}: it {wrong}"
    return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """The figures one game is played with; a title's own class turns them into typed tables."""

    def __init__(self, figures: Figures, overlay: dict[str, Any]) -> None:
        self.figures = figures
        self.overlay = overlay


def read_overlay(path: Path) -> dict[str, Any]:
    """The overlay in a TOML file."""
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as wrong:
        raise BadOverlay(f"overlay {path}: {wrong.strerror or wrong}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadOverlay(f"overlay {path}: not TOML: {wrong}") from None
