"""Cards, places and effects as phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.viscounts.components import (
    BUILDINGS_A_TYPE,
    CARDS,
    COUNTED,
    FIRST_PRINTED,
    INNER,
    LOCATIONS,
    LOCATIONS_A_SEGMENT,
    PRINTED_MANUSCRIPT,
    RIBBONS,
    RING,
    SECTIONS,
    SEGMENTS,
    SPOTS_A_SEGMENT,
)
from burgrave.games.viscounts.vocabulary import ACT, BUILD_FREE, BUILD_HERE, OPS, TASKS, TYPES, Alternative
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.games.viscounts.position import Viscounts


def card_phrase(card: int) -> Phrase:
    return Phrase("card.printed") if FIRST_PRINTED <= card < FIRST_PRINTED + RING else Phrase(f"card.{CARDS[card]}")


def manuscript_phrase(position: Viscounts, manuscript: int) -> Phrase:
    """A manuscript by its ribbon, its cost and what it does."""
    one = position.printed.manuscripts[manuscript]
    if manuscript >= PRINTED_MANUSCRIPT:
        return Phrase("manuscript.printed", cost=one.cost, does=ways_phrase(one.instant.ways))
    ribbon = Phrase(f"ribbon.{RIBBONS[one.ribbon]}")
    if one.vp:
        does = Phrase(f"counts.{COUNTED[one.counts]}")
        return Phrase("manuscript.score", ribbon=ribbon, cost=one.cost, vp=one.vp, per=one.per, does=does)
    return Phrase("manuscript.instant", ribbon=ribbon, cost=one.cost, does=ways_phrase(one.instant.ways))


def op_phrase(op: int, n: int) -> Phrase:
    """One thing that an effect does."""
    if op in (BUILD_FREE, BUILD_HERE):
        return Phrase(f"op.{OPS[op]}", type=Phrase(f"type.{TYPES[n]}"))
    if op == ACT:
        return Phrase(f"action.{TASKS[n]}")
    return Phrase(f"op.{OPS[op]}", n=n)


def way_phrase(way: Alternative) -> list[Phrase]:
    """All that an alternative does."""
    return [op_phrase(op, n) for op, n in zip(way.ops, way.counts, strict=True)] or [Phrase("op.nothing")]


def ways_phrase(ways: list[Alternative]) -> Phrase:
    """An effect: its alternatives."""
    if not ways:
        return Phrase("op.nothing")
    if len(ways) == 1:
        return Phrase("effect.one", way=way_phrase(ways[0]))
    other = way_phrase(ways[1]) if len(ways) == 2 else [ways_phrase(ways[1:])]
    return Phrase("effect.or", one=way_phrase(ways[0]), other=other)


def location_phrase(location: int) -> Phrase:
    if location % LOCATIONS_A_SEGMENT == INNER:
        return Phrase("location.inner", segment=Phrase(f"segment.{SEGMENTS[location // LOCATIONS_A_SEGMENT]}"))
    return Phrase("location.outer", number=LOCATIONS[location])


def building_phrase(building: int) -> Phrase:
    type, place = divmod(building, BUILDINGS_A_TYPE)
    return Phrase("building", type=Phrase(f"type.{TYPES[type]}"), number=place + 1)


def spot_phrase(position: Viscounts, spot: int) -> Phrase:
    """A spot by its segment, its place there and what it brings."""
    segment, place = divmod(spot, SPOTS_A_SEGMENT)
    does = ways_phrase(position.printed.spot_effects[spot].ways)
    return Phrase("spot", segment=Phrase(f"segment.{SEGMENTS[segment]}"), number=place + 1, does=does)


def section_phrase(section: int) -> Phrase:
    return Phrase(f"section.{SECTIONS[section]}")


def top_card(position: Viscounts, segment: int) -> int:
    """The townsfolk to be seen in a segment: the top of its pile, or the printed one."""
    pile = position.townsfolk[segment]
    return pile.cards[-1] if len(pile) else FIRST_PRINTED + segment


def top_manuscript(position: Viscounts, segment: int) -> int:
    """The manuscript to be seen in a segment: the top of its pile, or the printed one."""
    pile = position.manuscripts[segment]
    return pile.cards[-1] if len(pile) else PRINTED_MANUSCRIPT + segment
