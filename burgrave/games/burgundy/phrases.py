"""What the pieces are called: in words for people, and by the names under which they can be touched on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.games.burgundy.components import GOODS, INN, NUMBER, TILES
from burgrave.games.burgundy.position import SLOTS
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.games.burgundy.position import Burgundy


def tile_phrase(kind: int) -> Phrase:
    number = NUMBER[kind]
    if number:
        return Phrase("tile.monastery", number=number, does=Phrase(f"monastery.{number}"))
    return Phrase(f"tile.{TILES[kind]}")


def good_phrase(good: int) -> Phrase:
    return Phrase(f"good.{GOODS[good]}")


def place_phrase(place: int) -> Phrase:
    """A depot by its number, or the black one."""
    return Phrase("place.black") if place == 0 else Phrase("place.depot", number=place)


def shield_phrase(number: int) -> Phrase:
    return Phrase("shield", number=number, does=Phrase(f"shield.{number}"))


def cell_phrase(position: Burgundy, seat: int, cell: int) -> Phrase:
    estate = position.realm(seat).estate
    if cell >= estate.size:
        return Phrase("cell", name="?", number=0)
    return Phrase("cell", name=estate.names[cell], number=estate.numbers[cell])


def cell_name(position: Burgundy, seat: int, cell: int) -> str:
    estate = position.realm(seat).estate
    return estate.names[cell] if cell < estate.size else f"?{cell}"


def land_phrase(colour: int) -> Phrase:
    """What a cell of a colour is for."""
    return Phrase(f"land.{colour}")


def either(values: Sequence[int | Phrase]) -> Phrase:
    """One of several: `2, 3 or 4`."""
    return _listed("either", values)


def both(values: Sequence[int | Phrase]) -> Phrase:
    """All of them: `3 and 5`."""
    return _listed("both", values)


def _listed(key: str, values: Sequence[int | Phrase]) -> Phrase:
    said = [value if isinstance(value, Phrase) else Phrase("number", number=value) for value in values]
    return Phrase(key, first=said[:-1], last=said[-1]) if len(said) > 1 else said[0]


def things(**amounts: int) -> list[Phrase]:
    """So much of every thing, without those of which there is nothing."""
    return [Phrase(f"things.{thing}", n=amount) for thing, amount in amounts.items() if amount]


# ---------------------------------------------------------------------- what is touched


def owner(position: Burgundy, seat: int) -> int:
    """Whose name the pieces of a realm bear: the first seat of a team."""
    return seat % len(position.realms)


def touch_depot(position: Burgundy, place: int, kind: int) -> str:
    """The tile in its depot; of equal ones the first."""
    if kind == INN:
        return "inn"
    if place == 0:
        return f"depot-black-{position.black.index(kind) if kind in position.black else 0}"
    first = (place - 1) * SLOTS
    slots = position.depots[first : first + SLOTS]
    return f"depot-{place}-{slots.index(kind) if kind in slots else 0}"


def touch_storage(position: Burgundy, seat: int, store: int, kind: int) -> str:
    if store == 1:
        private = position.dukes[seat].private
        return f"private-{seat}-{private.index(kind) if kind in private else 0}"
    storage = position.realm(seat).storage
    return f"storage-{owner(position, seat)}-{storage.index(kind) if kind in storage else 0}"


def touch_cell(position: Burgundy, seat: int, cell: int) -> str:
    return f"cell-{owner(position, seat)}-{cell}"


def touch_good(position: Burgundy, seat: int, good: int) -> str:
    return f"good-{owner(position, seat)}-{GOODS[good]}"
