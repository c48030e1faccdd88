"""Things and places in words."""

from __future__ import annotations

from burgrave.games.emara.components import ADVISORS, CARDS, EVENTS, LOCATIONS, RANKS, RESOURCES, Bundle
from burgrave.kernel.words import Phrase


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


def bundle_phrases(bundle: Bundle, bp: int = -1) -> list[Phrase]:
    """All that is in a bundle; `bp` for the building points that a gain really came to."""
    amounts = [(name, bp if name == "bp" and bp >= 0 else amount) for name, amount in bundle.amounts()]
    return [thing(name, amount) for name, amount in amounts if amount] or [Phrase("things.nothing")]


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


def card_phrase(card: int) -> Phrase:
    return Phrase(f"card.{CARDS[card]}")


def advisor_phrase(advisor: int) -> Phrase:
    return Phrase(f"advisor.{ADVISORS[advisor]}")


def rank_phrase(rank: int) -> Phrase:
    """By its place, 0 for a baron."""
    return Phrase(f"rank.{RANKS[rank]}")


def favor_phrase(favor: int, location: int, reward: Bundle) -> Phrase:
    return Phrase("favor", location=location_phrase(location), reward=bundle_phrases(reward))


def event_phrase(event: int) -> Phrase:
    return Phrase(f"event.{EVENTS[event]}")
