"""Options: what may differ from table to table, one typed record per title, validated here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from burgrave.kernel.errors import UnknownOption, listed
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.words import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """The options of one game. A title's record annotates each and lists its values, the default first."""

    CHOICES: ClassVar[Mapping[str, tuple[Any, ...]]] = {}
    SEATS: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    """The numbers of seats that an option is for, where it is not for all; for others it keeps its default."""

    GROUPS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The options that are no variant by what they are instead: `expansions`, `teams`, `solo`, `readings` (how the
    rulebook is read where it leaves something open)."""

    def __init__(self, chosen: Mapping[str, Any], seats: int) -> None:
        choices = type(self).CHOICES
        for name in chosen:
            if name not in choices:
                raise UnknownOption("option", name=name, allowed=listed(choices))
        for name, values in choices.items():
            value = chosen.get(name, values[0])
            if not any(value == allowed and type(value) is type(allowed) for allowed in values):
                raise UnknownOption("option_value", name=name, value=str(value), allowed=listed(values))
            allowed_seats = type(self).SEATS.get(name)
            if value != values[0] and allowed_seats is not None and seats not in allowed_seats:
                raise UnknownOption("option_seats", name=name, seats=seats, allowed=listed(allowed_seats))
            setattr(self, name, value)
        conflict = self.conflict(seats)
        if conflict is not None:
            raise UnknownOption("options_conflict", why=conflict)

    def conflict(self, seats: int) -> Phrase | None:
        """Why these values do not go together with each other or with this number of seats; None if they do."""
        return None

    def values(self) -> dict[str, Any]:
        """The options as JSON data."""
        return {name: getattr(self, name) for name in type(self).CHOICES}


def parse_option(kind: type[Options], text: str) -> tuple[str, Any]:
    """An option written `name=value` on a command line."""
    name, _, said = text.partition("=")
    if name not in kind.CHOICES:
        raise UnknownOption("option", name=name, allowed=listed(kind.CHOICES))
    for value in kind.CHOICES[name]:
        if str(value).lower() == said.lower():
            return name, value
    values = [str(value).lower() for value in kind.CHOICES[name]]
    raise UnknownOption("option_value", name=name, value=said, allowed=listed(values))
