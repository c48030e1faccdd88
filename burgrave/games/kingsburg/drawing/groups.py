"""The groups of dice at court as a view shows them: whose they are, which dice, and what goes with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from burgrave.games.kingsburg.position import COLOURED, NEUTRAL, NONE


class DiceGroup(NamedTuple):
    """Dice that somebody has put on an advisor in one turn."""

    seat: int
    dice: tuple[int, ...]
    """The dice by their places in the owner's roll."""
    faces: tuple[int, ...]
    token: bool
    market: int
    """By how much the Market has shifted the group."""


def groups_on(view: dict[str, Any], advisor: int) -> list[DiceGroup]:
    """The group on an advisor, or the two on one whom the envoy has opened."""
    owner, second = view["court"][advisor], view["doubled_by"]
    if owner == NONE:
        return []
    if view["doubled"] != advisor:
        return [whole_group(view, owner, advisor)]
    if second != owner:
        return [whole_group(view, owner, advisor), whole_group(view, second, advisor)]
    return own_pair(view, owner, advisor)


def whole_group(view: dict[str, Any], seat: int, advisor: int) -> DiceGroup:
    """All that somebody has on an advisor, as one group."""
    if seat == NEUTRAL:
        return made_of(seat, view["neutral"], lying_on(view["neutral_at"], advisor), False, 0)
    province = view["provinces"][seat]
    lying = lying_on(province["placed"], advisor)
    token = province["token_at"] == advisor
    shift = advisor - total(province["dice"], lying) - 2 * token
    return made_of(seat, province["dice"], lying, token, shift if lying else 0)


def own_pair(view: dict[str, Any], seat: int, advisor: int) -> list[DiceGroup]:
    """Two groups of the same governor: dice of which each reaches the advisor, with a die of the own colour in each."""
    province = view["provinces"][seat]
    faces: list[int] = province["dice"]
    lying = lying_on(province["placed"], advisor)
    token = province["token_at"] == advisor
    shift = 2 * advisor - total(faces, lying) - 2 * token
    for bits in range(1 << len(lying)):
        one = [die for place, die in enumerate(lying) if bits >> place & 1]
        other = [die for die in lying if die not in one]
        if min(one, default=COLOURED) >= COLOURED or min(other, default=COLOURED) >= COLOURED:
            continue
        for with_token in (True, False) if token else (False,):
            for with_market in (shift, 0):
                if total(faces, one) + 2 * with_token + with_market == advisor:
                    return [
                        made_of(seat, faces, one, with_token, with_market),
                        made_of(seat, faces, other, token and not with_token, shift - with_market),
                    ]
    return [made_of(seat, faces, lying, token, 0)]


def lying_on(places: Sequence[int], advisor: int) -> list[int]:
    """Which dice lie on an advisor."""
    return [die for die, at in enumerate(places) if at == advisor]


def total(faces: Sequence[int], dice: Sequence[int]) -> int:
    """What some of the dice show together."""
    return sum(faces[die] for die in dice)


def made_of(seat: int, faces: Sequence[int], dice: Sequence[int], token: bool, market: int) -> DiceGroup:
    return DiceGroup(seat, tuple(dice), tuple(faces[die] for die in dice), token, market)
