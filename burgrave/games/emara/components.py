"""The printed figures of Crown of Emara as typed tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from burgrave.kernel.components import Components, Figures, Sheet, printed_in_views
from burgrave.kernel.piles import Family

RESOURCES: Final = ("wood", "grain", "stone", "cloth")
WOOD: Final = 0
GRAIN: Final = 1
STONE: Final = 2
CLOTH: Final = 3
COIN: Final = 4
"""In a list of payments: a gold coin, which may stand for any resource."""

# The countryside locations have the numbers of what they yield; the town follows.
LOCATIONS: Final = (
    *("forest", "field", "quarry", "weaving_mill"),
    *("castle", "cathedral", "construction_site", "market"),
)
FIELD: Final = 1
CASTLE: Final = 4
CATHEDRAL: Final = 5
SITE: Final = 6
MARKET: Final = 7
COUNTRYSIDE: Final = LOCATIONS[:4]
TOWN: Final = LOCATIONS[4:]
FIRST_TOWN: Final = 4

HUTS_A_LOCATION: Final = 3
HUTS: Final = tuple(f"{location}_{number}" for location in COUNTRYSIDE for number in (1, 2, 3))
CRAFTSMEN: Final = 4

CARDS: Final = (
    *("take_wood", "take_grain", "take_stone", "take_cloth", "take_ring"),
    *("trade", "extra_step", "hire", "town_action"),
)
TAKE_RING: Final = 4
TRADE_CARD: Final = 5
EXTRA_STEP: Final = 6
HIRE_CARD: Final = 7
TOWN_CARD: Final = 8
SLOTS: Final = 3
"""The slots of a board; the first moves a councilor by one step, the third by three."""

ADVISORS: Final = (
    *("master_of_coin", "archivist", "goldsmith", "carpenter"),
    *("baker", "schoolmarm", "bailiff", "dressmaker", "landlord", "merchant"),
    *("chamberlain", "scholar", "mayoress", "steward", "abbess", "toolmaker"),
    *("sir_christiaan", "lady_marie", "sir_carl", "lady_frida", "sir_gustave", "sir_antoni"),
)
BAKER: Final = 4
LANDLORD: Final = 8
MERCHANT: Final = 9
CHAMBERLAIN: Final = 10
SCHOLAR: Final = 11
MAYORESS: Final = 12
STEWARD: Final = 13
ABBESS: Final = 14
TOOLMAKER: Final = 15
FIRST_B: Final = 16
SPACES: Final = 8
"""Spaces for advisors, two in every town location."""

RANKS: Final = ("baron", "count", "prince", "marquess", "duke")
NOBLES_A_RANK: Final = 4

EVENTS: Final = (
    *("clear_the_old_forest", "bountiful_harvest", "stone_from_distant_shores", "fine_wool_fine_cloth"),
    *("the_great_famine", "alms_for_the_poor", "new_lore_in_old_books"),
    *("an_early_winter", "merchants_from_afar", "a_long_summer", "a_pious_donation"),
    *("respected_at_court", "a_gift_from_the_people", "good_labour_conditions"),
)
FAMINE: Final = 4
EARLY_WINTER: Final = 7
MERCHANTS_FROM_AFAR: Final = 8
PIOUS_DONATION: Final = 10
RESPECTED_AT_COURT: Final = 11
GIFT_FROM_THE_PEOPLE: Final = 12
GOOD_LABOUR: Final = 13
TIMINGS: Final = ("start", "round", "end")

MARKERS: Final = (
    *("donation_wood", "donation_grain", "donation_stone", "donation_cloth"),
    *("gift_wood", "gift_grain", "gift_stone", "gift_cloth"),
    *("stone", "bread"),
)
DONATION: Final = 0
"""Added to a resource gives its donation marker."""
GIFT: Final = 4
STONE_MARKER: Final = 8
BREAD_MARKER: Final = 9

TRACK: Final = 105
"""The spaces of the score track, from 0 on."""

FEW: Final = range(10)
MANY: Final = range(100)
PRICE: Final = dict.fromkeys(RESOURCES, range(6))
THINGS: Final = {
    **PRICE,
    "any": range(6),
    "coin": range(6),
    "ring": range(6),
    "bread": range(6),
    "book": range(6),
    "cp": MANY,
    "bp": MANY,
}
OFFER: Final = {"pay": THINGS, "gain": THINGS}
NUMBERS: Final = {str(place): FEW for place in range(1, 7)}
"""The numbers of a marker's side: as many as there are, clockwise from the black one."""

SHEET: Final = Sheet(
    Path(__file__).with_name("components.toml"),
    {
        "hut": {"cost": PRICE},
        "craftsman": {"cp": MANY},
        "card": {"gain": THINGS, "offers": [OFFER], "discount": FEW},
        "advisor": {"cost": PRICE, "cp": MANY, "gain": THINGS, "offers": [OFFER]},
        "rank": {"cost": {"coin": FEW, "ring": FEW}},
        "noble": {"cp": MANY},
        "favor": {"location": TOWN, "reward": THINGS},
        "event": {
            "building_start": range(TRACK),
            "start_countryside": COUNTRYSIDE,
            "start_town": TOWN,
            "gain": THINGS,
            "offers": [OFFER],
            "change": range(-9, 10),
            "discount": FEW,
        },
        "marker": {"few": NUMBERS, "four": NUMBERS, "printed": FEW},
        "town": {"bp": MANY, "cp": [MANY], "coin": FEW, "book": FEW, "offers": [OFFER]},
        "final": {
            "ring": FEW,
            "coin": FEW,
            "favor": FEW,
            "book": FEW,
            "bread": FEW,
            "resources_a_point": range(1, 10),
        },
    },
)

FAVORS: Final = tuple(SHEET.figures["favor"])
NOBLES: Final = tuple(SHEET.figures["noble"])

CARD_FAMILIES: Final = [Family(list(CARDS)) for _ in range(4)]
"""Every player's own cards, which are never mistaken for another's."""
EVENT_FAMILY: Final = Family(list(EVENTS))
ADVISOR_FAMILY: Final = Family(list(ADVISORS))
FAVOR_FAMILY: Final = Family(list(FAVORS))


class Bundle:
    """Things that are given or paid."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.stock: list[int] = [figures.get(name, 0) for name in RESOURCES]
        self.any: int = figures.get("any", 0)
        """Resources of any kinds."""
        self.coin: int = figures.get("coin", 0)
        self.ring: int = figures.get("ring", 0)
        self.bread: int = figures.get("bread", 0)
        self.book: int = figures.get("book", 0)
        self.cp: int = figures.get("cp", 0)
        self.bp: int = figures.get("bp", 0)
        self.need = sum(self.stock) + self.any
        """How many resources in all."""
        self.caps = ANYTHING if self.any else packed(self.stock)
        """How many of every resource may be paid at most, packed for a step."""


class Offer:
    """Something for something."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.pay = Bundle(figures["pay"])
        self.gain = Bundle(figures["gain"])


ANYTHING: Final = 0x9999
"""Caps that let any resource be paid, up to nine of a kind."""


def packed(stock: list[int]) -> int:
    """Amounts of the four resources in one number."""
    return stock[0] | stock[1] << 4 | stock[2] << 8 | stock[3] << 12


class Advisor:
    """A card: its price, its points, and what it gives at once, each time, or in exchange."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.cost = Bundle(figures["cost"])
        self.cp: int = figures["cp"]
        self.gain = Bundle(figures.get("gain", {}))
        self.offers = [Offer(offer) for offer in figures.get("offers", [])]
        self.once: bool = figures["frequency"] == "once"


class Event:
    """A card: where and how the game starts, when it counts and what it does."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.timing = TIMINGS.index(figures["timing"])
        self.gain = Bundle(figures.get("gain", {}))
        self.offers = [Offer(offer) for offer in figures.get("offers", [])]
        self.change: int = figures.get("change", 0)
        """Building points more or less at every gain."""
        self.discount: int = figures.get("discount", 0)
        self.trades: int = figures.get("trades", 0)
        self.building_start: int = figures["building_start"]
        self.countryside = LOCATIONS.index(figures["start_countryside"])
        self.town = LOCATIONS.index(figures["start_town"])


class Marker:
    """A rotating marker: the numbers of both sides and the one printed below it."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.sides: list[list[int]] = []
        """The side that is up, for 1 to 4 players at index 1 to 4."""
        self.starts: list[int] = [0]
        self.printed: int = figures["printed"]
        self.sides.append([])
        for players in range(4):
            side: dict[str, int] = figures[figures["sides"][players]]
            self.sides.append([side[place] for place in sorted(side)])
            self.starts.append(figures["start"][players] - 1)


class EmaraComponents(Components):
    """All tables of one game."""

    def __init__(self, figures: Figures, overlay: dict[str, Any]) -> None:
        super().__init__(figures, overlay)
        town, final, solo = figures["town"], figures["final"]["points"], figures["solo"]
        self.huts = [Bundle(figures["hut"][id]["cost"]) for id in HUTS]
        self.craftsmen: list[int] = [figures["craftsman"][str(place)]["cp"] for place in range(1, CRAFTSMEN + 1)]
        """Points of the craftsmen's spaces, from the left."""
        self.cards = [Bundle(figures["card"][id].get("gain", {})) for id in CARDS]
        self.trades = [Offer(offer) for offer in figures["card"]["trade"]["offers"]]
        self.steps: int = figures["card"]["extra_step"]["steps"]
        self.discount: int = figures["card"]["hire"]["discount"]
        self.advisors = [Advisor(figures["advisor"][id]) for id in ADVISORS]
        self.ranks = [Bundle(figures["rank"][id]["cost"]) for id in RANKS]
        self.nobles: list[list[int]] = []
        """The points of every rank's cards, the top one first."""
        for rank in RANKS:
            stack = [int(card["cp"]) for card in figures["noble"].values() if card["rank"] == rank]
            stack.sort()
            stack.reverse()
            self.nobles.append(stack)
        self.favor_at = [LOCATIONS.index(figures["favor"][id]["location"]) for id in FAVORS]
        self.favor_reward = [Bundle(figures["favor"][id]["reward"]) for id in FAVORS]
        self.favors_of: list[int] = [0] * len(LOCATIONS)
        """The tokens of every location, as bits."""
        for favor, location in enumerate(self.favor_at):
            self.favors_of[location] |= 1 << favor
        self.events = [Event(figures["event"][id]) for id in EVENTS]
        self.markers = [Marker(figures["marker"][id]) for id in MARKERS]
        self.castle_book: int = town["castle"]["bp"]
        self.market_books: list[int] = [0, *town["market"]["cp"]]
        self.market_coins: int = town["market"]["coin"]
        self.stone_bp: int = town["stone"]["bp"]
        self.most_bread: int = town["bread"]["most"]
        self.woods = [Offer(offer) for offer in town["wood"]["offers"]]
        self.donation_books: int = town["cathedral"]["book"]
        self.draw: int = town["cathedral"]["draw"]
        self.final_ring: int = final["ring"]
        self.final_coin: int = final["coin"]
        self.final_favor: int = final["favor"]
        self.final_book: int = final["book"]
        self.final_bread: int = final["bread"]
        self.resources_a_point: int = final["resources_a_point"]
        self.victoria_rounds: list[int] = solo["victoria"]["rounds"]
        campaign = solo["campaign"]
        self.campaign_first: int = campaign["first"]
        self.after_win: int = campaign["after_win"]
        self.after_loss: int = campaign["after_loss"]
        self.campaign_least: int = campaign["least"]


printed: Final = printed_in_views(SHEET, EmaraComponents)
"""The figures a view was played with."""
