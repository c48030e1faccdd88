"""Component figures: read from a title's `components.toml` with their sources, corrected by overlays."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

from burgrave.kernel.errors import BadOverlay, listed
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.words import Phrase

SOURCES: Final = ("rulebook", "public", "recalled", "assumed")
"""In the rulebook; read in public material; known but not confirmed; nobody says, a sensible value was chosen."""

Figures = dict[str, dict[str, dict[str, Any]]]
"""table -> id -> field -> value"""

Shape = Any
"""What a printed figure looks like: a range of whole numbers, a tuple of words, a list of one shape (its length is
fixed by the box, or in a range that stands after the shape) or a dict from the names that may occur to their shapes."""


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
                raise BadOverlay("overlay_table", table=table, allowed=listed(self.printed))
            for id, record in _entries(table, records):
                if id not in figures[table]:
                    raise BadOverlay("overlay_id", table=table, id=id, allowed=listed(figures[table], 30))
                for field, value in _entries(f"{table}.{id}", record):
                    where = f"{table}.{id}.{field}"
                    shape = self.printed[table].get(field)
                    # A list of fixed length cannot be added.
                    if shape is None or (
                        isinstance(shape, list) and len(shape) == 1 and field not in figures[table][id]
                    ):
                        raise BadOverlay("overlay_field", where=where, allowed=listed(self.printed[table]))
                    check_shape(where, shape, value, figures[table][id].get(field))
                    figures[table][id][field] = value
        return figures


def _entries(where: str, table: Any) -> list[tuple[str, Any]]:
    if not isinstance(table, Mapping):
        raise BadOverlay("overlay_not_table", where=where, value=str(table))
    return list(table.items())


def check_shape(where: str, shape: Shape, value: Any, old: Any) -> None:
    """Refuse a value that does not have the shape; a list keeps the length it had, unless the shape allows others."""
    if isinstance(shape, range):
        if isinstance(value, bool) or not isinstance(value, int) or value not in shape:
            raise BadOverlay("overlay_number", where=where, first=shape[0], last=shape[-1], value=str(value))
    elif isinstance(shape, tuple):
        if value not in shape:
            raise BadOverlay("overlay_word", where=where, allowed=listed(shape), value=str(value))
    elif isinstance(shape, list) and len(shape) > 1:
        if not isinstance(value, list) or len(value) not in shape[1]:
            raise BadOverlay("overlay_length", where=where, first=shape[1][0], last=shape[1][-1], value=str(value))
        for place in range(len(value)):
            check_shape(f"{where}[{place}]", shape[0], value[place], None)
    elif isinstance(shape, list):
        if not isinstance(old, list):
            # In some records of a table a single figure stands where others have a list of them.
            check_shape(where, shape[0], value, old)
            return
        if not isinstance(value, list) or len(value) != len(old):
            raise BadOverlay("overlay_list", where=where, count=len(old), value=str(value))
        for place in range(len(value)):
            check_shape(f"{where}[{place}]", shape[0], value[place], old[place])
    else:
        for name, part in _entries(where, value):
            if name not in shape:
                raise BadOverlay("overlay_field", where=f"{where}.{name}", allowed=listed(shape))
            check_shape(f"{where}.{name}", shape[name], part, None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """The figures one game is played with; a title's own class turns them into typed tables."""

    def __init__(self, figures: Figures, overlay: dict[str, Any]) -> None:
        self.figures = figures
        self.overlay = overlay


Own = TypeVar("Own", bound=Components)


def printed_in_views(sheet: Sheet, components: Callable[[Figures, dict[str, Any]], Own]) -> Callable[[Any], Own]:
    """A function that gives the figures a view was played with; the last few overlays are remembered."""

    def overlaid(overlay: str) -> Own:
        values = json.loads(overlay)
        return components(sheet.overlaid(values), values)

    # Not as a decorator: compiled, an inner function loses its name to it.
    remembered = lru_cache(maxsize=8)(overlaid)

    def printed(view: dict[str, Any]) -> Own:
        overlay = view["overlay"]
        return remembered(json.dumps(overlay, sort_keys=True) if overlay else "{}")

    return printed


def about_source(field: str) -> bool:
    """Is a field of a record no figure but a word about where the figures come from?"""
    return field in ("source", "confirmed", "refs", "note") or field.endswith(("_source", "_confirmed"))


def doubtful(record: Mapping[str, Any]) -> list[str]:
    """The figures of a record that are assumed, recalled or not confirmed, but for those confirmed by themselves."""
    weak = ("assumed", "recalled")
    figures = [field for field in record if not about_source(field) and not record.get(f"{field}_confirmed")]
    if record["source"] in weak or (record["source"] != "rulebook" and not record.get("confirmed")):
        return figures
    return [field for field in figures if record.get(f"{field}_source") in weak]


def read_overlay(path: Path) -> dict[str, Any]:
    """The overlay in a TOML file."""
    try:
        return parse_overlay(path.read_text(encoding="utf-8"), str(path))
    except OSError as wrong:
        raise BadOverlay("file", file=str(path), why=wrong.strerror or str(wrong)) from None
    except UnicodeDecodeError as wrong:
        raise BadOverlay("overlay_toml", file=str(path), why=str(wrong)) from None


def parse_overlay(text: str, name: str = "overlay") -> dict[str, Any]:
    """The overlay in the text of a TOML file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadOverlay("overlay_toml", file=name, why=str(wrong)) from None
    except RecursionError:
        raise BadOverlay("overlay_toml", file=name, why=Phrase("error.nested")) from None
