"""Words for the tests of Kingsburg: what is given, what the governors do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgrave import kingsburg
from burgrave.games.kingsburg.battle import Winter
from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS, COLUMNS, ENEMY_FAMILY, KingsburgComponents
from burgrave.games.kingsburg.position import BY_BUILDINGS, KING_ROLL, WINTER, Kingsburg
from burgrave.kernel.log import Log
from burgrave.kernel.piles import PUBLIC
from burgrave.kernel.testing import stage
from tests.titles.given import ANNA, BORIS, GALINA, VIKTOR, fated

EVERYBODY = [ANNA, BORIS, VIKTOR, GALINA]


# ---------------------------------------------------------------- given


def box(overlay: dict[str, object] | None = None) -> KingsburgComponents:
    """What is printed in the box, or with an overlay's corrections."""
    printed = kingsburg.components(overlay)
    assert isinstance(printed, KingsburgComponents)
    return printed


def start(seats: int, seed: int = 1, **options: Any) -> Kingsburg:
    """A new game with somebody listening to its log."""
    position = kingsburg.start(seats=seats, seed=seed, **options)
    assert isinstance(position, Kingsburg)
    position.log = Log()
    return position


def given(
    position: Kingsburg,
    seat: int,
    *buildings: str,
    gold: int = 0,
    wood: int = 0,
    stone: int = 0,
    tokens: int = 0,
    soldiers: int = 0,
    points: int = 0,
) -> None:
    """A province with exactly these buildings and holdings."""
    province = position.provinces[seat]
    province.buildings = sum(1 << BUILDINGS.index(building) for building in buildings)
    province.gold, province.wood, province.stone = gold, wood, stone
    province.tokens, province.soldiers, province.points = tokens, soldiers, points
    province.sheet = [0] * len(province.sheet)
    province.sheet[BY_BUILDINGS] = points


def row_to(building: str) -> tuple[str, ...]:
    """A building together with all to its left, without which it cannot stand."""
    place = BUILDINGS.index(building)
    return BUILDINGS[place - place % COLUMNS : place + 1]


def rolled(position: Kingsburg, seat: int, *coloured: int, white: Sequence[int] = ()) -> None:
    """Dice that lie in front of a governor."""
    province = position.provinces[seat]
    province.dice = [*sorted(coloured), *sorted(white)]
    province.placed = [0] * len(province.dice)


def value_of(advisor: str) -> int:
    return ADVISORS.index(advisor) + 1


def sits(position: Kingsburg, seat: int, *advisors: str) -> None:
    """Advisors whom a governor (or the neutral dice) occupies already."""
    for advisor in advisors:
        position.court[value_of(advisor)] = seat


def facing(position: Kingsburg, enemy: str) -> None:
    """This year's enemy; the years before it are over."""
    card = ENEMY_FAMILY.numbers[enemy]
    position.year = ENEMY_FAMILY.backs[card]
    while ENEMY_FAMILY.backs[position.enemies.cards[-1]] < position.year:
        position.box.put(position.enemies.draw(), PUBLIC)
    if position.enemies.cards[-1] != card:
        place = position.box.cards.index(card)
        position.box.cards[place] = position.enemies.cards[-1]
        position.enemies.cards[-1] = card


# ---------------------------------------------------------------- when


def winter(position: Kingsburg, enemy: str, king_die: int = 1) -> None:
    """The enemy comes, and the King's die shows so many soldiers."""
    facing(position, enemy)
    position.phase = WINTER
    fated(position, lambda trial: trial.die(KING_ROLL, trial.order[0], 0) == king_die)
    stage(position, Winter())
