"""Parts of a position: each declares its fields once and is dumped, loaded and viewed from that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from burgrave.kernel.errors import BadDump
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.piles import Pile

EVERYTHING: Final = -1
"""Instead of a seat: write all there is."""


class Named:
    """A field whose int stands for a name: -1 for none; `bits` for a set of names."""

    def __init__(self, field: str, names: Sequence[str], bits: bool = False) -> None:
        self.field = field
        self.names = tuple(names)
        self.bits = bits

    def write(self, value: Any) -> Any:
        if self.bits:
            return [name for place, name in enumerate(self.names) if value >> place & 1]
        return self.names[value] if value >= 0 else None

    def read(self, data: Any) -> Any:
        if self.bits:
            return sum(1 << self.names.index(name) for name in data)
        return -1 if data is None else self.names.index(data)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something in a position with declared fields: ints, lists of ints, piles, other parts or lists of parts."""

    FIELDS: ClassVar[tuple[str | Named, ...]] = ()

    def write(self, seat: int) -> dict[str, Any]:
        """The fields as JSON data, as far as the seat may know them."""
        data: dict[str, Any] = {}
        for field in type(self).FIELDS:
            if isinstance(field, Named):
                data[field.field] = field.write(getattr(self, field.field))
            else:
                data[field] = _write(getattr(self, field), seat)
        return data

    def read(self, data: dict[str, Any]) -> None:
        """Take over all fields from what `write(EVERYTHING)` gave."""
        for field in type(self).FIELDS:
            name = field.field if isinstance(field, Named) else field
            if name not in data:
                raise BadDump("dump_lacks", field=name)
            try:
                if isinstance(field, Named):
                    setattr(self, name, field.read(data[name]))
                else:
                    setattr(self, name, _read(getattr(self, name), data[name]))
            except (TypeError, ValueError, KeyError, AttributeError, IndexError) as wrong:
                raise BadDump("dump_misfit", field=name, why=str(wrong)) from None


def _write(value: Any, seat: int) -> Any:
    if isinstance(value, Pile):
        return value.dump() if seat == EVERYTHING else value.view(seat)
    if isinstance(value, Part):
        return value.write(seat)
    if isinstance(value, list):
        return [_write(part, seat) for part in value]
    return value


def _read(old: Any, data: Any) -> Any:
    if isinstance(old, Pile):
        return Pile(old.family, [old.family.numbers[name] for name in data["cards"]], list(data["known"]))
    if isinstance(old, Part):
        old.read(data)
        return old
    if isinstance(old, list):
        if old and isinstance(old[0], (Part, Pile, list)):
            if len(old) != len(data):
                raise ValueError(f"{len(data)} instead of {len(old)}")
            return [_read(part, given) for part, given in zip(old, data, strict=True)]
        return [int(given) if not isinstance(given, list) else given for given in data]
    if type(old) is not type(data):
        raise TypeError(f"{data!r} instead of a value like {old!r}")
    return data
