"""Things and places in words."""

from __future__ import annotations

from burgrave.games.emara.components import (
    ADVISORS,
    ANY_KIND,
    CARDS,
    EVENTS,
    HUT_AT,
    HUTS_OF,
    LOCATIONS,
    MARKERS,
    RANKS,
    RESOURCES,
    Bundle,
)
from burgrave.kernel.words import Amount, ComponentPhrase, Cost, Gain, Phrase


def thing(name: str, amount: int) -> Phrase:
    return Phrase(f"things.{name}", n=amount)


def gained(cp: int, bp: int = 0) -> list[Phrase]:
    """Points on both scales."""
    said = [thing(name, points) for name, points in (("cp", cp), ("bp", bp)) if points]
    return said or [Phrase("things.nothing")]


def stock_phrases(stock: list[int], coins: int = 0) -> list[Phrase]:
    """Resources and coins."""
    said = [thing(RESOURCES[kind], stock[kind]) for kind in range(len(RESOURCES)) if stock[kind]]
    if coins:
        said.append(thing("coin", coins))
    return said or [Phrase("things.nothing")]


def costs(stock: list[int], coins: int = 0, certain: bool = True) -> list[Phrase]:
    """Resources and coins that a move takes."""
    said: list[Phrase] = [Cost(RESOURCES[kind], stock[kind], certain) for kind in range(len(RESOURCES)) if stock[kind]]
    if coins:
        said.append(Cost("coin", coins, certain))
    return said


def gains(amounts: list[tuple[str, int]], certain: bool = True) -> list[Phrase]:
    """Things that a move brings."""
    said: list[Phrase] = [Gain(name, amount, certain) for name, amount in amounts if amount]
    return said or [Phrase("things.nothing")]


def steps_phrase(steps: int) -> Phrase:
    """How far a councilor goes; nobody has steps."""
    return Amount("step", steps, certain=False)


def bundle_phrases(bundle: Bundle, bp: int = -1) -> list[Phrase]:
    """All that is in a bundle; `bp` for the building points that a gain really came to."""
    amounts = [(name, bp if name == "bp" and bp >= 0 else amount) for name, amount in bundle.amounts()]
    return [thing(name, amount) for name, amount in amounts if amount] or [Phrase("things.nothing")]


def beside_resources(price: Bundle) -> list[Phrase]:
    """What a price asks for besides resources, whose payment is told on its own."""
    return [thing(name, amount) for name, amount in price.amounts() if amount and name not in ANY_KIND]


def earned(bundles: list[Bundle], bp: int) -> list[Phrase]:
    """Several gains as one; `bp` are the building points that they really came to."""
    amounts: dict[str, int] = {}
    for bundle in bundles:
        for name, amount in bundle.amounts():
            amounts[name] = amounts.get(name, 0) + amount
    return bundle_phrases(Bundle(amounts), bp)


def spell_bundle(bundle: Bundle) -> str:
    """`1 cloth 1 cp`."""
    return " ".join(f"{amount} {name}" for name, amount in bundle.amounts() if amount)


def resource_phrase(kind: int) -> Phrase:
    return Phrase(f"resource.{RESOURCES[kind]}")


def location_phrase(location: int) -> Phrase:
    return Phrase(f"location.{LOCATIONS[location]}")


def hut_phrase(hut: int) -> Phrase:
    """A hut by its place among those of its location."""
    return Phrase("hut.place", location=location_phrase(HUT_AT[hut]), place=HUTS_OF[HUT_AT[hut]].index(hut) + 1)


def card_phrase(card: int) -> Phrase:
    return Phrase(f"card.{CARDS[card]}")


def advisor_phrase(advisor: int) -> Phrase:
    return Phrase(f"advisor.{ADVISORS[advisor]}")


def rank_phrase(rank: int) -> Phrase:
    """By its place, 0 for a baron."""
    return Phrase(f"rank.{RANKS[rank]}")


def her_rank_phrase(rank: int) -> Phrase:
    """The same for Victoria: a baroness."""
    return Phrase(f"her_rank.{RANKS[rank]}")


def marker_phrase(marker: int) -> Phrase:
    """`Donation: wood`."""
    kind, _, resource = MARKERS[marker].partition("_")
    if not resource:
        return Phrase(f"drawing.marker.{kind}")
    return Phrase("drawing.marker", marker=Phrase(f"drawing.marker.{kind}"), number=Phrase(f"resource.{resource}"))


def favor_phrase(favor: int, location: int, reward: Bundle) -> Phrase:
    return ComponentPhrase("favor", location=location_phrase(location), reward=bundle_phrases(reward))


def event_phrase(event: int) -> Phrase:
    return Phrase(f"event.{EVENTS[event]}")
