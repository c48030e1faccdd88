"""Words for the tests of Kingsburg: what can be seen afterwards."""

from __future__ import annotations

from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.position import Kingsburg
from tests.titles.given import told


def holdings(position: Kingsburg, seat: int) -> dict[str, int]:
    """Goods, tokens, soldiers and points, as far as there are any."""
    names = ("gold", "wood", "stone", "tokens", "soldiers", "points")
    amounts = {name: int(getattr(position.provinces[seat], name)) for name in names}
    return {name: amount for name, amount in amounts.items() if amount}


def buildings(position: Kingsburg, seat: int) -> list[str]:
    """The buildings that stand."""
    return [name for place, name in enumerate(BUILDINGS) if position.provinces[seat].has(place)]


def white_dice(position: Kingsburg) -> list[int]:
    """How many white dice every governor has rolled."""
    return [max(0, len(province.dice) - 3) for province in position.provinces]


def happened(position: Kingsburg, *keys: str) -> list[str]:
    """Which of these kinds of entries the log has, in order."""
    assert position.log is not None
    return [event.key[4:] for event in position.log.events if event.key[4:] in keys]


def combat(position: Kingsburg) -> dict[int, int]:
    """The combat values with which this winter's battles were fought."""
    return {line["who"]: line["combat"] for key in ("wins", "draws", "is_beaten") for line in told(position, key)}
