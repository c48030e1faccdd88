"""A drawing as its panels, its pieces and their ids."""

from __future__ import annotations

from xml.etree import ElementTree

from burgrave.drawing import Panel
from burgrave.drawing.testing import NAMES
from burgrave.kernel.position import Position


def drawn(position: Position, seat: int | None, language: str = "en") -> list[Panel]:
    """What somebody at a seat, or a spectator, has in front of them."""
    panels: list[Panel] = position.title.presentation.draw(position.view(seat), position.title.words(language, NAMES))
    return panels


def root_of(panel: Panel) -> ElementTree.Element:
    return ElementTree.fromstring(panel.svg())


def pieces(panels: list[Panel]) -> dict[str, ElementTree.Element]:
    """The pieces by id."""
    return {part.attrib["id"]: part for panel in panels for part in root_of(panel).iter("g") if part.get("id")}


def ids(panels: list[Panel]) -> list[str]:
    """All ids, as often as they are there."""
    return [part.attrib["id"] for panel in panels for part in root_of(panel).iter() if part.get("id")]
