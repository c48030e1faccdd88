"""The printed figures of Crown of Emara as typed tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from burgrave.kernel.components import Components, Figures, Sheet, printed_in_views
from burgrave.kernel.piles import Family

YIELDS: Final = {"forest": "wood", "field": "grain", "quarry": "stone", "weaving_mill": "cloth"}
"""The countryside with what it yields: a location there and its resource have the same number."""
RESOURCES: Final = tuple(YIELDS.values())
ANY_KIND: Final = (*RESOURCES, "any")
"""What counts as a resource in a price: of a kind, or of any."""
COIN: Final = len(RESOURCES)
"""In a list of payments: a gold coin, which may stand for any resource."""
COUNTRYSIDE: Final = tuple(YIELDS)
TOWN: Final = ("castle", "cathedral", "construction_site", "market")
LOCATIONS: Final = (*COUNTRYSIDE, *TOWN)
FIRST_TOWN: Final = len(COUNTRYSIDE)

SLOTS: Final = 3
"""The slots of a board; the first moves a councilor by one step, the third by three."""
SPACES: Final = 8
"""Spaces for advisors, two in every town location."""
NOBLES_A_RANK: Final = 4

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
SCALE: Final = range(200)
"""Where a marker may stand on the score track, however long it is printed."""

SHEET: Final = Sheet(
    Path(__file__).with_name("components.toml"),
    {
        "hut": {"cost": PRICE},
        "countryside": {"huts": range(1, 4), "resource": FEW, "craftsman": FEW, "bread": FEW},
        "craftsman": {"cp": MANY},
        "card": {"gain": THINGS, "offers": [OFFER], "steps": range(1, 4), "discount": FEW},
        "advisor": {"cost": PRICE, "cp": MANY, "gain": THINGS, "offers": [OFFER]},
        "rank": {"cost": {"coin": FEW, "ring": FEW}},
        "noble": {"cp": MANY},
        "favor": {"location": TOWN, "reward": THINGS},
        "event": {
            "building_start": SCALE,
            "start_countryside": COUNTRYSIDE,
            "start_town": TOWN,
            "gain": THINGS,
            "offers": [OFFER],
            "change": range(-9, 10),
            "discount": FEW,
        },
        "marker": {
            "few": NUMBERS,
            "four": NUMBERS,
            "printed": FEW,
            "sides": [("few", "four")],
            "start": [range(1, 7)],
        },
        "town": {
            "bp": MANY,
            "cp": [MANY],
            "coin": FEW,
            "ring": FEW,
            "book": FEW,
            "draw": range(1, 7),
            "most": range(1, 4),
            "offers": [OFFER],
        },
        "final": {
            "ring": FEW,
            "coin": FEW,
            "favor": FEW,
            "book": FEW,
            "bread": FEW,
            "resources_a_point": range(1, 10),
        },
        "setup": {"building_start": SCALE, "last": SCALE},
        "solo": {
            "rounds": [range(1, 7)],
            "stone": FEW,
            "bread": FEW,
            "first": SCALE,
            "after_win": range(-99, 1),
            "after_loss": MANY,
            "least": SCALE,
        },
    },
)

# ---------------------------------------------------------------------- names and numbers

# A component's number is the place of its record in the file; the rules know it by its name alone.
HUTS: Final = tuple(SHEET.figures["hut"])
CARDS: Final = tuple(SHEET.figures["card"])
ADVISORS: Final = tuple(SHEET.figures["advisor"])
RANKS: Final = tuple(SHEET.figures["rank"])
EVENTS: Final = tuple(SHEET.figures["event"])
FAVORS: Final = tuple(SHEET.figures["favor"])
MARKERS: Final = tuple(SHEET.figures["marker"])
CRAFTSMEN: Final = len(SHEET.figures["craftsman"])
TRACK: Final = int(SHEET.figures["setup"]["track"]["last"]) + 1
"""The spaces of the score track, from 0 on."""

WOOD: Final = RESOURCES.index("wood")
GRAIN: Final = RESOURCES.index("grain")
STONE: Final = RESOURCES.index("stone")
FIELD: Final = LOCATIONS.index("field")
CASTLE: Final = LOCATIONS.index("castle")
CATHEDRAL: Final = LOCATIONS.index("cathedral")
SITE: Final = LOCATIONS.index("construction_site")
MARKET: Final = LOCATIONS.index("market")
TAKE_RING: Final = CARDS.index("take_ring")
TRADE_CARD: Final = CARDS.index("trade")
EXTRA_STEP: Final = CARDS.index("extra_step")
HIRE_CARD: Final = CARDS.index("hire")
TOWN_CARD: Final = CARDS.index("town_action")
STONE_MARKER: Final = MARKERS.index("stone")
BREAD_MARKER: Final = MARKERS.index("bread")
DONATION_MARKERS: Final = [MARKERS.index(f"donation_{name}") for name in RESOURCES]
GIFT_MARKERS: Final = [MARKERS.index(f"gift_{name}") for name in RESOURCES]
"""The markers with the prices of donations and of gifts, by resource."""

HUT_AT: Final = [LOCATIONS.index(str(record["location"])) for record in SHEET.figures["hut"].values()]
"""The location of every hut."""
HUTS_OF: Final = [[hut for hut in range(len(HUTS)) if HUT_AT[hut] == place] for place in range(FIRST_TOWN)]
"""The huts of every countryside location."""

CARD_FAMILIES: Final = [Family(list(CARDS)) for _ in range(4)]
"""Every player's own cards, which are never mistaken for another's."""
EVENT_FAMILY: Final = Family(list(EVENTS))
ADVISOR_FAMILY: Final = Family(list(ADVISORS))
FAVOR_FAMILY: Final = Family(list(FAVORS))


# ---------------------------------------------------------------------- what cards do


def chosen(table: str, field: str, word: Any) -> list[int]:
    """The numbers of the records of a table in which a field has this value."""
    records = list(SHEET.figures[table].values())
    return [number for number in range(len(records)) if records[number].get(field) == word]


def as_bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def hooked(word: str) -> list[int]:
    """The advisors who do this."""
    return [number for number in range(len(ADVISORS)) if ADVISOR_HOOKS[number] == word]


def most_offers(table: str) -> int:
    """How many exchanges a card of a table offers at most."""
    return max(len(record.get("offers", ())) for record in SHEET.figures[table].values())


def event_hook(record: dict[str, Any]) -> str:
    """The moment to which an event adds its gain, or else what it brings into play."""
    return str(record["when"]) if "when" in record else next(field for field in BROUGHT if field in record)


MOMENTS: Final = ("gift", "donation", "rank", "buildings")
"""What advisors and events can add a gain to."""
AT_GIFT: Final = MOMENTS.index("gift")
AT_DONATION: Final = MOMENTS.index("donation")
AT_RANK: Final = MOMENTS.index("rank")
AT_BUILDINGS: Final = MOMENTS.index("buildings")
TIMINGS: Final = ("start", "round", "end")
START: Final = TIMINGS.index("start")
END: Final = TIMINGS.index("end")
BROUGHT: Final = ("offers", "change", "trades", "discount", "gain")

# What a card does in one word, by which it is drawn, told and judged.
ADVISOR_HOOKS: Final = [str(record.get("power", record["when"])) for record in SHEET.figures["advisor"].values()]
EVENT_HOOKS: Final = [event_hook(record) for record in SHEET.figures["event"].values()]

MOST_OFFERS: Final = most_offers("advisor")
MOST_EVENT_OFFERS: Final = most_offers("event")
SET_A: Final = chosen("advisor", "set", "A")
SET_B: Final = chosen("advisor", "set", "B")
STAYING: Final = [number for number in range(len(ADVISORS)) if ADVISOR_HOOKS[number] != "recruited"]
"""The advisors who are of use after they have come."""
TURN_OFFERS: Final = hooked("turn")
BARTERERS: Final = hooked("barter")
SWAPPERS: Final = hooked("always")
HELPERS: Final = [hooked(moment) for moment in MOMENTS]
"""The advisors who add to every gift, donation, rank or gain of building points."""
BUILDERS: Final = HELPERS[AT_BUILDINGS]

# The same as bits, like the advisors whom a claimant has.
TURN_POWERS: Final = as_bits([*TURN_OFFERS, *BARTERERS, *SWAPPERS])
BARTER: Final = as_bits(BARTERERS)
ANY_RESOURCE: Final = as_bits(hooked("any_resource"))
ANYWHERE: Final = as_bits(hooked("anywhere"))
HELP: Final = [as_bits(helpers) for helpers in HELPERS]
HELP_BUILDING: Final = as_bits(BUILDERS)

NOT_ALONE: Final = chosen("event", "alone", False)
"""The events that stay in the box when somebody plays alone."""


# ---------------------------------------------------------------------- typed tables


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

    def amounts(self) -> list[tuple[str, int]]:
        """All that is in it, by name, in the order in which it is told and drawn."""
        rest = [("any", self.any), ("coin", self.coin), ("ring", self.ring), ("bread", self.bread)]
        rest += [("book", self.book), ("cp", self.cp), ("bp", self.bp)]
        return [*zip(RESOURCES, self.stock, strict=True), *rest]


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


ONE_STONE: Final = Bundle({"stone": 1})
"""What a delivery of stone takes."""


class Advisor:
    """A card: its price, its points, and what it gives at once, each time, or in exchange."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.cost = Bundle(figures["cost"])
        self.cp: int = figures["cp"]
        self.gain = Bundle(figures.get("gain", {}))
        self.offers = [Offer(offer) for offer in figures.get("offers", [])]
        self.once: bool = figures["when"] == "recruited"
        """Does it give its gain on coming, and nothing later?"""


class EventCard:
    """A card: where and how the game starts, when it counts and what it does."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.timing = TIMINGS.index(figures["timing"])
        self.moment = MOMENTS.index(figures["when"]) if "when" in figures else -1
        """What its gain comes on top of, in MOMENTS."""
        self.gain = Bundle(figures.get("gain", {}))
        self.offers = [Offer(offer) for offer in figures.get("offers", [])]
        self.change: int = figures.get("change", 0)
        """Building points more or less at every gain."""
        self.discount: int = figures.get("discount", 0)
        """Resources that an advisor costs less."""
        self.trades: int = figures.get("trades", 0)
        """Resources that can be sold on the market besides the first."""
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
        countryside = figures["countryside"]
        self.huts = [Bundle(figures["hut"][id]["cost"]) for id in HUTS]
        self.huts_of = [HUTS_OF[place][: countryside[COUNTRYSIDE[place]]["huts"]] for place in range(FIRST_TOWN)]
        """The huts of every countryside location, as many as there are."""
        self.yielded: int = countryside["work"]["resource"]
        """Resources that a location yields, and each craftsman there who does not bake; breads by one who does."""
        self.added: int = countryside["work"]["craftsman"]
        self.baked: int = countryside["work"]["bread"]
        self.craftsmen: list[int] = [figures["craftsman"][str(place)]["cp"] for place in range(1, CRAFTSMEN + 1)]
        """Points of the craftsmen's spaces, from the left."""
        self.cards = [Bundle(figures["card"][id].get("gain", {})) for id in CARDS]
        self.gives = ["gain" in figures["card"][id] for id in CARDS]
        """The action cards that do nothing but give."""
        self.trades = [Offer(offer) for offer in figures["card"]["trade"]["offers"]]
        self.steps: int = figures["card"]["extra_step"]["steps"]
        self.discount: int = figures["card"]["hire"]["discount"]
        self.advisors = [Advisor(figures["advisor"][id]) for id in ADVISORS]
        self.changers = as_bits(
            [
                number
                for number in SWAPPERS
                if any(offer.pay.ring and offer.gain.coin for offer in self.advisors[number].offers)
            ]
        )
        """The advisors to whom coins and rings are the same, as bits."""
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
        self.events = [EventCard(figures["event"][id]) for id in EVENTS]
        self.markers = [Marker(figures["marker"][id]) for id in MARKERS]
        self.castle_book: int = town["castle"]["bp"]
        self.market_books: list[int] = [0, *town["market"]["cp"]]
        self.market_coins: int = town["market"]["coin"]
        self.stone_bp: int = town["stone"]["bp"]
        self.most_bread: int = town["bread"]["most"]
        self.woods = [Offer(offer) for offer in town["wood"]["offers"]]
        self.donation_books: int = town["cathedral"]["book"]
        self.donation = Bundle({"book": self.donation_books})
        self.gift = Bundle({"ring": town["castle"]["ring"]})
        """What every donation and every gift earns."""
        self.draw: int = town["cathedral"]["draw"]
        self.final_ring: int = final["ring"]
        self.final_coin: int = final["coin"]
        self.final_favor: int = final["favor"]
        self.final_book: int = final["book"]
        self.final_bread: int = final["bread"]
        self.resources_a_point: int = final["resources_a_point"]
        self.victoria_rounds: list[int] = solo["victoria"]["rounds"]
        self.victoria_stone: int = solo["victoria"]["stone"]
        self.victoria_bread: int = solo["victoria"]["bread"]
        """What she delivers each time."""
        self.last: int = figures["setup"]["track"]["last"]
        """The end of the score track."""
        campaign = solo["campaign"]
        self.campaign_first: int = campaign["first"]
        self.after_win: int = campaign["after_win"]
        self.after_loss: int = campaign["after_loss"]
        self.campaign_least: int = campaign["least"]

    def work_yield(self, craftsmen: int) -> int:
        """What a countryside location gives, with so many craftsmen who do not bake."""
        return self.yielded + craftsmen * self.added


printed: Final = printed_in_views(SHEET, EmaraComponents)
"""The figures a view was played with."""
