"""Things in words: goods, buildings, advisors and enemies, and what a move costs and brings."""

from __future__ import annotations

from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS, KINDS, Bundle, Enemy
from burgrave.kernel.words import Cost, Gain, Phrase


def building_phrase(building: int) -> Phrase:
    """A building by name."""
    return Phrase(f"building.{BUILDINGS[building]}")


def advisor_phrase(value: int) -> Phrase:
    """An advisor by name."""
    return Phrase(f"advisor.{ADVISORS[value - 1]}")


def enemy_phrase(enemy: Enemy) -> Phrase:
    """An enemy by kind and strength."""
    return Phrase("enemy", kind=Phrase(f"kind.{KINDS[enemy.kind]}"), strength=enemy.strength)


def amount_phrase(thing: str, amount: int) -> Phrase:
    """So much of a thing."""
    return Phrase(f"things.{thing}", n=amount)


def goods_phrase(gold: int, wood: int, stone: int, tokens: int = 0) -> list[Phrase]:
    """Goods in words."""
    amounts = (("gold", gold), ("wood", wood), ("stone", stone), ("tokens", tokens))
    return [amount_phrase(thing, amount) for thing, amount in amounts if amount]


def paid_phrase(gold: int, wood: int, stone: int) -> list[Phrase]:
    """A price in words, even if it is nothing."""
    return goods_phrase(gold, wood, stone) or [amount_phrase("goods", 0)]


def bundle_phrase(bundle: Bundle) -> list[Phrase]:
    """What an advisor gives or an enemy takes, in words."""
    said = [amount_phrase(thing, amount) for thing, amount in contents(bundle)]
    if bundle.peek:
        said.append(Phrase("peek"))
    return said


def sum_phrase(parts: list[Phrase]) -> Phrase:
    """`1 gold + 1 wood`: things that belong together."""
    said = parts[0]
    for part in parts[1:]:
        said = Phrase("plus", first=said, second=part)
    return said


def contents(bundle: Bundle) -> list[tuple[str, int]]:
    """What there is in a bundle, and how much of it."""
    amounts = (
        *(("gold", bundle.gold), ("wood", bundle.wood), ("stone", bundle.stone), ("any", bundle.any)),
        *(("tokens", bundle.tokens), ("points", bundle.points)),
        *(("soldiers", bundle.soldiers), ("buildings", bundle.buildings)),
    )
    return [(thing, amount) for thing, amount in amounts if amount]


# ---------------------------------------------------------------------- what a move costs and brings


def goods_cost(gold: int, wood: int, stone: int) -> list[Phrase]:
    """Goods that a move takes from the mover."""
    return [Cost(thing, amount) for thing, amount in (("gold", gold), ("wood", wood), ("stone", stone)) if amount]


def goods_gain(gold: int, wood: int, stone: int) -> list[Phrase]:
    """Goods that a move brings the mover."""
    return [Gain(thing, amount) for thing, amount in (("gold", gold), ("wood", wood), ("stone", stone)) if amount]


def bundle_cost(bundle: Bundle) -> list[Phrase]:
    """What an advisor asks of the mover."""
    return [Cost(thing, amount) for thing, amount in contents(bundle)]


def bundle_gain(bundle: Bundle, chosen: bool, more_soldiers: int) -> list[Phrase]:
    """What an advisor gives the mover; goods of choice are left out once they are `chosen`, else they come later."""
    said: list[Phrase] = []
    for thing, amount in contents(bundle):
        if thing == "soldiers":
            said.append(Gain(thing, amount + more_soldiers))
        elif thing != "any":
            said.append(Gain(thing, amount))
        elif not chosen:
            said.append(Gain(thing, amount, certain=False))
    if bundle.peek:
        said.append(Phrase("peek"))
    return said
