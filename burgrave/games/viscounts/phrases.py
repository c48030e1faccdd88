"""Cards, places and effects as phrases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.viscounts.components import (
    BUILDINGS_A_TYPE,
    CARDS,
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
from burgrave.games.viscounts.vocabulary import (
    ACT,
    BUILD_FREE,
    BUILD_HERE,
    CONVERT,
    CORRUPTION,
    COUNTED,
    DEED,
    DOUBLE,
    GOLD,
    GOODS,
    ICONS,
    OPS,
    SUBSTITUTE,
    TASKS,
    TYPES,
    VIRTUE,
    WHENS,
    Alternative,
    PrintedEffect,
    count,
)
from burgrave.kernel.words import ComponentPhrase, Gain, Phrase

if TYPE_CHECKING:
    from burgrave.games.viscounts.components import Manuscript, ViscountsComponents
    from burgrave.games.viscounts.position import Viscounts

PAYS: Final = ("silver", "stone", "gold", "ink")
"""By action: the good that is paid for it."""


# ---------------------------------------------------------------------- townsfolk


def card_phrase(card: int) -> Phrase:
    return Phrase("card.printed") if FIRST_PRINTED <= card < FIRST_PRINTED + RING else Phrase(f"card.{CARDS[card]}")


def name_of(card: int) -> str:
    """What cards of one name share of their ids: `peddler` of `peddler_2`."""
    return CARDS[card].rstrip("0123456789").rstrip("_")


def told_card(printed: ViscountsComponents, card: int) -> Phrase:
    """A card by its name; where several have the same one, with the ability that tells them apart."""
    ability = ability_phrase(printed, card)
    if ability is None or name_of(card) == CARDS[card]:
        return card_phrase(card)
    return ComponentPhrase("card.with", card=card_phrase(card), what=ability)


def ability_phrase(printed: ViscountsComponents, card: int) -> Phrase | None:
    """When an ability works, and what it does; None for a townsfolk without one."""
    folk = printed.folk[card]
    if not folk.when:
        return None
    said: dict[str, Phrase] = {"does": ways_phrase(folk.effect.ways)}
    if folk.action >= 0:
        said["icon"] = Phrase(f"icon.{ICONS[folk.action]}")
        said["own"] = good_phrase(PAYS[folk.action])
    if folk.when == CONVERT and folk.pairs:
        said["paid"] = Phrase("counts.merchant", n=folk.pairs)
    elif folk.when == CONVERT:
        said["paid"] = Phrase("every", what=Gain("silver", folk.price, certain=False))
    elif folk.when == SUBSTITUTE:
        goods = [good_phrase(good) for at, good in enumerate(GOODS) if folk.substitutes[at]]
        return ComponentPhrase("ability.substitute", paid=goods, **said)
    elif folk.when == DOUBLE:
        said["paid"] = Gain(PAYS[folk.action], 1, certain=False)
    return ComponentPhrase(f"ability.{WHENS[folk.when]}", **said)


def good_phrase(good: str) -> Phrase:
    return Phrase(f"good.{good}")


def icons_phrase(icons: int) -> Phrase:
    """`2 × merchant, cleric`."""
    parts: list[Phrase] = []
    for kind, name in enumerate(ICONS):
        amount = count(icons, kind)
        if amount:
            icon = Phrase(f"icon.{name}")
            parts.append(icon if amount == 1 else Phrase("icons.some", n=amount, icon=icon))
    return ComponentPhrase("icons", icons=parts or [Phrase("op.nothing")])


# ---------------------------------------------------------------------- manuscripts


def manuscript_phrase(position: Viscounts, manuscript: int) -> Phrase:
    """A manuscript by its ribbon, its cost and what it does."""
    return printed_manuscript_phrase(position.printed, manuscript)


def printed_manuscript_phrase(printed: ViscountsComponents, manuscript: int) -> Phrase:
    one = printed.manuscripts[manuscript]
    does = manuscript_does(one)
    if manuscript >= PRINTED_MANUSCRIPT:
        return ComponentPhrase("manuscript.printed", cost=one.cost, does=does)
    return ComponentPhrase("manuscript", ribbon=Phrase(f"ribbon.{RIBBONS[one.ribbon]}"), cost=one.cost, does=does)


def untold_manuscript(position: Viscounts, manuscript: int) -> Phrase:
    """A manuscript without its instant effect, for a move that tells this as what it brings."""
    one = position.printed.manuscripts[manuscript]
    if manuscript >= PRINTED_MANUSCRIPT:
        return ComponentPhrase("manuscript.printed_plain", cost=one.cost)
    ribbon = Phrase(f"ribbon.{RIBBONS[one.ribbon]}")
    if one.vp:
        return ComponentPhrase("manuscript", ribbon=ribbon, cost=one.cost, does=score_phrase(one))
    return ComponentPhrase("manuscript.plain", ribbon=ribbon, cost=one.cost)


def manuscript_does(one: Manuscript) -> list[Phrase]:
    """What a manuscript brings at once, and what it counts at the end."""
    found: list[Phrase] = []
    if one.vp:
        found.append(score_phrase(one))
    if any(way.ops for way in one.instant.ways):
        found.append(ways_phrase(one.instant.ways))
    return found or [Phrase("op.nothing")]


def score_phrase(one: Manuscript) -> Phrase:
    """`1 VP per builder icon`."""
    counts = Phrase(f"counts.{COUNTED[one.counts]}", n=one.per)
    return Phrase("manuscript.counts", vp=Gain("points", one.vp, certain=False), counts=counts)


# ---------------------------------------------------------------------- effects


def op_phrase(op: int, n: int, certain: bool = False) -> Phrase:
    """One thing that an effect does."""
    if op in (BUILD_FREE, BUILD_HERE):
        return Phrase(f"op.{OPS[op]}", type=Phrase(f"type.{TYPES[n]}"))
    if op == ACT:
        return Phrase(f"action.{TASKS[n]}")
    return Gain(OPS[op], n, certain)


def way_phrase(way: Alternative) -> list[Phrase]:
    """All that an alternative does."""
    return [op_phrase(op, n) for op, n in zip(way.ops, way.counts, strict=True)] or [Phrase("op.nothing")]


def gains(way: Alternative) -> list[Phrase]:
    """All that an alternative brings now; certain is what comes before anything has to be decided.

    What virtue and corruption do depends on where the markers are, so they are never an exact amount.
    """
    found: list[Phrase] = []
    certain = True
    for op, n in zip(way.ops, way.counts, strict=True):
        certain = certain and (op <= GOLD or op in (DEED, VIRTUE, CORRUPTION))
        found.append(op_phrase(op, n, certain and op not in (VIRTUE, CORRUPTION)))
    return found


def brings(effect: PrintedEffect) -> list[Phrase]:
    """What an effect brings now: nothing, the things of its one way, or ways to choose from."""
    if len(effect.ways) == 1:
        return gains(effect.ways[0])
    return [ways_phrase(effect.ways)] if effect.ways else []


def ways_phrase(ways: list[Alternative]) -> Phrase:
    """An effect: its alternatives."""
    if not ways:
        return Phrase("op.nothing")
    if len(ways) == 1:
        return Phrase("effect.one", way=way_phrase(ways[0]))
    other = way_phrase(ways[1]) if len(ways) == 2 else [ways_phrase(ways[1:])]
    return Phrase("effect.or", one=way_phrase(ways[0]), other=other)


# ---------------------------------------------------------------------- places


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
    return ComponentPhrase("spot", segment=Phrase(f"segment.{SEGMENTS[segment]}"), number=place + 1, does=does)


def plain_spot(spot: int) -> Phrase:
    """A spot by its segment and its place there."""
    segment, place = divmod(spot, SPOTS_A_SEGMENT)
    return Phrase("spot.plain", segment=Phrase(f"segment.{SEGMENTS[segment]}"), number=place + 1)


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
