"""Words for the tests of The Castles of Burgundy: what can be seen afterwards."""

from __future__ import annotations

from burgrave.games.burgundy.components import GOODS, TILES
from burgrave.games.burgundy.position import SLOTS, Burgundy
from burgrave.games.burgundy.realm import NONE
from tests.burgundy.given import cell_of


def holdings(position: Burgundy, seat: int) -> dict[str, int]:
    """Workers, silver and points, as far as there are any."""
    realm = position.realm(seat)
    amounts = {"workers": realm.workers, "silver": realm.silver, "points": position.dukes[seat].points}
    return {name: amount for name, amount in amounts.items() if amount}


def goods(position: Burgundy, seat: int) -> dict[str, int]:
    """The goods in the stores."""
    return {GOODS[good]: amount for good, amount in enumerate(position.realm(seat).goods) if amount}


def wares_on(position: Burgundy, number: int) -> list[str]:
    """The colours of goods on a depot."""
    return [GOODS[good] for good in range(6) for _ in range(position.wares[(number - 1) * 6 + good])]


def storage(position: Burgundy, seat: int) -> list[str]:
    return [TILES[kind] for kind in position.realm(seat).storage]


def on(position: Burgundy, seat: int, name: str) -> str | None:
    """The tile on a cell."""
    kind = position.realm(seat).cells[cell_of(position, seat, name)]
    return None if kind == NONE else TILES[kind]


def tiles_in(position: Burgundy, number: int) -> list[str]:
    """The tiles in a numbered depot."""
    slots = position.depots[(number - 1) * SLOTS : number * SLOTS]
    return [TILES[kind] for kind in slots if kind != NONE]
