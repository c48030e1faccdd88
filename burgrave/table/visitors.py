"""Who looks: at a table, or at the home page."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Protocol

from burgrave.table.pace import Onlooker


class Visitor(Onlooker, Protocol):
    """Somebody who looks at a table and wants to be told of every change."""

    @property
    def key_id(self) -> str | None: ...

    @property
    def name(self) -> str: ...

    def changed(self) -> None:
        """Something has happened at the table."""

    def noticed(self) -> None:
        """Somebody has come or gone."""

    def dismiss(self) -> None: ...


class HomeVisitor(Protocol):
    """Somebody who looks at the home page."""

    @property
    def player_id(self) -> str | None: ...

    def changed(self) -> None:
        """Something that it shows may have changed."""


def present(visitors: Mapping[str, Set[Visitor]]) -> dict[str, set[str]]:
    """The players who are at each table, with a page or a program open at this process."""
    return {
        id: {visitor.player_id for visitor in list(here) if visitor.player_id is not None}
        for id, here in visitors.items()
    }


def players_here(visitors: Mapping[str, Set[Visitor]]) -> set[str]:
    """The players who have a socket open at this process."""
    return set().union(*present(dict(visitors)).values())
