"""The vocabulary of the title: icons, goods, actions, effects as alternatives of things to do, what chance decides."""

from __future__ import annotations

from typing import Any, Final

# Numbers stand beside the names they belong to, for a literal is compiled into its place; tests hold them together.

ICONS: Final = ("merchant", "builder", "noble", "cleric", "criminal")
MERCHANT: Final = 0
BUILDER: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4

# Icons are counted all at once: six bits of an int for each kind.
BITS: Final = 6
FULL: Final = 63


def packed(icons: dict[str, int]) -> int:
    """Icons as one int; two such ints can be added."""
    total = 0
    for icon, count in icons.items():
        total += count << BITS * ICONS.index(icon)
    return total


def count(icons: int, icon: int) -> int:
    """How many icons of a kind are among packed ones."""
    return icons >> BITS * icon & FULL


GOODS: Final = ("silver", "ink", "stone", "gold")
RESOURCES: Final = GOODS[1:]

TYPES: Final = ("trading_post", "guildhall", "workshop")
"""The types of buildings; building number `3 * type + position` is one of a player's nine."""
TRADING_POST: Final = 0
GUILDHALL: Final = 1
WORKSHOP: Final = 2

ACTIONS: Final = ("trade", "build", "workers", "transcribe")
TRADE: Final = 0
BUILD: Final = 1
WORKERS: Final = 2
TRANSCRIBE: Final = 3
TASKS: Final = (*ACTIONS, "focus", "flip")
"""What an automa is told to do: an action, its focus, and the focus of the card board."""
FOCUS: Final = 4
FLIP: Final = 5

OPS: Final = (
    *("silver", "ink", "stone", "gold", "any", "debt", "deed", "flip_debt", "flip_deed", "flip_any"),
    *("manuscript", "free_hire", "corruption", "virtue", "rearrange", "discard", "destroy", "reshuffle"),
    *("move_worker", "place_workers", "build", "build_here", "dismiss", "scheme", "act"),
)
SILVER: Final = 0
INK: Final = 1
STONE: Final = 2
GOLD: Final = 3
ANY: Final = 4
DEBT: Final = 5
DEED: Final = 6
FLIP_DEBT: Final = 7
FLIP_DEED: Final = 8
FLIP_ANY: Final = 9
MANUSCRIPT: Final = 10
FREE_HIRE: Final = 11
CORRUPTION: Final = 12
VIRTUE: Final = 13
REARRANGE: Final = 14
DISCARD: Final = 15
DESTROY: Final = 16
RESHUFFLE: Final = 17
MOVE_WORKER: Final = 18
PLACE_WORKERS: Final = 19
BUILD_FREE: Final = 20
BUILD_HERE: Final = 21
DISMISS: Final = 22
SCHEME: Final = 23
ACT: Final = 24

WHENS: Final = (
    *("none", "instant", "dropoff", "after_trade", "after_build", "after_workers", "after_transcribe"),
    *("on_flip_debt", "on_gain_debt", "on_collision", "convert", "double", "substitute"),
)
INSTANT: Final = 1
DROPOFF: Final = 2
AFTER: Final = 3
"""Added to an action gives the moment after it."""
ON_FLIP_DEBT: Final = 7
ON_GAIN_DEBT: Final = 8
ON_COLLISION: Final = 9
CONVERT: Final = 10
DOUBLE: Final = 11
SUBSTITUTE: Final = 12

OFFERS: Final = ("silver", "ink", "stone", "gold", "destroy", "flip")
OFFERED_GOODS: Final = (SILVER, INK, STONE, GOLD, -1, -1)
"""The good that each offer brings; the last two bring none."""
SILVER_OFFER: Final = 0
DESTROY_OFFER: Final = 4
FLIP_OFFER: Final = 5

CONDITIONS: Final = ("some", "none", "any")
"""Whom of the others the lower row of the track concerns: those with criminals, those without, or all."""
WITH_CRIMINALS: Final = 0
WITHOUT_CRIMINALS: Final = 1

COUNTED: Final = (*ICONS, "buildings", "resources", "workers_in_castle", "paid_debts", "approved_deeds", "none")
"""What a manuscript may count at the end."""
BUILDINGS_COUNTED: Final = 5
RESOURCES_COUNTED: Final = 6
WORKERS_COUNTED: Final = 7
PAID_COUNTED: Final = 8
APPROVED_COUNTED: Final = 9

AUTOMA_ABILITIES: Final = (
    *("icons", "once_when_built", "on_collision_if_no_criminals"),
    *("when_flipping_a_card", "when_gaining_a_scheme", "when_shuffling"),
)
ONCE_WHEN_BUILT: Final = 1
AT_COLLISION: Final = 2
WHEN_FLIPPING: Final = 3
WHEN_GAINING: Final = 4
WHEN_SHUFFLING: Final = 5


PURPOSES: Final = (
    *("ring_order", "rotation", "street_deal", "library_deal", "first_player", "pair_deal", "hero_deal"),
    *("shuffle", "scheme_deal", "future_deal"),
)
"""What chance is asked for."""
RING_ORDER: Final = 0
ROTATION: Final = 1
STREET_DEAL: Final = 2
LIBRARY_DEAL: Final = 3
FIRST_PLAYER: Final = 4
PAIR_DEAL: Final = 5
HERO_DEAL: Final = 6
SHUFFLE: Final = 7
SCHEME_DEAL: Final = 8
FUTURE_DEAL: Final = 9


class Alternative:
    """One way an effect can be carried out: things to do, in their order, each so many times."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.ops: list[int] = []
        self.counts: list[int] = []
        """How often; for buildings their type, for an action its number."""
        # Corruption comes before virtue where both are gained together.
        names = sorted(figures, key=lambda name: name == "virtue") if "corruption" in figures else list(figures)
        for name in names:
            value = figures[name]
            if name in ("build", "build_here"):
                value = TYPES.index(value)
            elif name == "act":
                value = TASKS.index(value)
            if value > 0 or name in ("build", "build_here", "act"):
                self.ops.append(OPS.index(name))
                self.counts.append(value)


class PrintedEffect:
    """Alternatives, of which the owner of the effect picks one; `number` is its place among all effects of the box."""

    def __init__(self, number: int, figures: list[dict[str, Any]]) -> None:
        self.number = number
        self.ways = [Alternative(way) for way in figures]
