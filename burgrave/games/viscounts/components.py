"""The printed figures of Viscounts of the West Kingdom as typed tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from burgrave.games.viscounts.vocabulary import (
    ACTIONS,
    AUTOMA_ABILITIES,
    CONDITIONS,
    CONVERT,
    COUNTED,
    DOUBLE,
    GOODS,
    ICONS,
    OFFERS,
    OPS,
    RESOURCES,
    SUBSTITUTE,
    TASKS,
    TYPES,
    WHENS,
    PrintedEffect,
    packed,
)
from burgrave.kernel.components import Components, Figures, Sheet, printed_in_views
from burgrave.kernel.errors import BadOverlay
from burgrave.kernel.piles import Family

SEGMENTS: Final = ("lake", "meadow", "forest", "gorge", "rock")
RING: Final = 5
"""Segments, castle sections, townsfolk piles, manuscript piles: there are five of each."""
MOST_SEATS: Final = 4

LEFT: Final = 0
RIGHT: Final = 1
INNER: Final = 2
LOCATIONS: Final = ("1", "2", "lake", "3", "4", "meadow", "5", "6", "forest", "7", "8", "gorge", "9", "10", "rock")
"""Three to a segment: left and right on the outer road by their numbers, the inner one by its segment's name."""
LOCATIONS_A_SEGMENT: Final = 3
OFFERS_A_SEGMENT: Final = 2
"""One at each location of the outer road."""

BANKS: Final = ("left", "right")
"""A bank has the number of the location on it."""
SPOTS_A_SEGMENT: Final = 5
SPOTS: Final = tuple(f"{segment}_{spot}" for segment in SEGMENTS for spot in range(SPOTS_A_SEGMENT))

SECTIONS: Final = ("ink_stone", "flip", "gold_move", "hire_destroy", "virtue2")
"""The sections of the castle, clockwise."""

RIBBONS: Final = ("black", "blue", "grey", "yellow")
BUILDINGS: Final = tuple(f"{type}_{position}" for type in TYPES for position in (1, 2, 3))
BUILDINGS_A_TYPE: Final = 3
BUILDINGS_EACH: Final = 9
MOVE_FARTHER: Final = 0
CHEAP_DISMISSAL: Final = 1
DISCARD_AFTER_HIRE: Final = 6
VIRTUE_AT_COLLISION: Final = 7
LARGER_HAND: Final = 8

BOARDS: Final = ("cleric", "noble", "builder", "cards")
CELLS: Final = 7
"""Cells of the track of virtue and corruption."""
ENDS: Final = ("poverty", "prosperity")
"""The cards that announce the end."""
POVERTY: Final = 0
PROSPERITY: Final = 1

# ---------------------------------------------------------------------- what an overlay may correct

FEW: Final = range(21)
MANY: Final = range(100)
ICON_COUNTS: Final = {icon: range(10) for icon in ICONS}
MOST_WAYS: Final = 3
WAY: Final = {
    **{op: range(1, 13) for op in OPS if op not in ("build", "build_here", "dismiss", "scheme", "act")},
    "build": TYPES,
    "build_here": TYPES,
    "dismiss": FEW,
    "scheme": FEW,
}
EFFECT: Final = [WAY, range(MOST_WAYS + 1)]
"""Up to three ways to choose from."""
OPTIONS: Final = [{**WAY, "act": (*ACTIONS[1:], "focus")}, range(1, 6)]
YES_OR_NO: Final = (False, True)
FOLK: Final = {
    "silver": FEW,
    "icons": ICON_COUNTS,
    "hire": EFFECT,
    "when": WHENS,
    "effect": EFFECT,
    "action": ACTIONS,
    "pay": {"merchant": FEW, "silver": FEW, "ink": FEW, "stone": FEW, "gold": FEW},
}

FILE: Final = Path(__file__).with_name("components.toml")


def scheme_ids() -> tuple[str, ...]:
    """The schemes of the box: a board of the automa may do without any of them."""
    return tuple(Sheet(FILE, {}).figures["scheme"])


SHEET: Final = Sheet(
    FILE,
    {
        "setup": {"side": [("a", "b")]},
        "end": {"cards": [range(1, 31)], "vp": [MANY], "vp_two": [MANY]},
        "bonus": {"needs": range(1, 10), "vp": MANY, "icons": ICON_COUNTS},
        "points": {"vp": [MANY], "unflipped": range(-9, 10), "flipped": range(-9, 10), "resource": FEW},
        "board": {"second": ICON_COUNTS, "third": ICON_COUNTS},
        "track": {"above": EFFECT, "criminals": CONDITIONS, "below": EFFECT},
        "building_type": {"cost": FEW, "vp": [MANY]},
        "building": {"icons": ICON_COUNTS},
        "section": {"reward": EFFECT},
        "offer": {"a": OFFERS, "b": OFFERS},
        "spot": {"bank": BANKS, "effect": EFFECT},
        "link": {"effect": EFFECT},
        "printed_townsfolk": {"silver": FEW, "icons": ICON_COUNTS, "hire": EFFECT},
        "printed_manuscript": {"cost": range(1, 10), "instant": EFFECT},
        "townsfolk": FOLK,
        "hero": FOLK,
        "starter": FOLK,
        "manuscript": {
            "ribbon": RIBBONS,
            "back": ("grey", "black"),
            "cost": range(1, 10),
            "instant": EFFECT,
            "score": {"counts": COUNTED, "per": range(1, 10), "vp": FEW},
        },
        "player_card": {"gain": EFFECT, "bonus": EFFECT},
        "automa": {
            "focus": (*ACTIONS[1:], "flip"),
            "start": EFFECT,
            "second": ICON_COUNTS,
            "third": ICON_COUNTS,
            "priority": [RESOURCES, range(len(RESOURCES) + 1)],
            "until": [FEW, range(len(RESOURCES))],
            "generic": YES_OR_NO,
            "removed": [scheme_ids(), range(8)],
        },
        "automa_building": {"ability": AUTOMA_ABILITIES, "icons": ICON_COUNTS, "effect": EFFECT},
        "automa_track": {"above": EFFECT},
        "automa_rules": {"flip_at": range(1, 20)},
        "scheme": {
            "pile": ("starting", "future"),
            "icons": ICON_COUNTS,
            "criminal": YES_OR_NO,
            "first": EFFECT,
            "move": range(1, 10),
            "options": OPTIONS,
        },
    },
)

# ---------------------------------------------------------------------- cards and their families

NEUTRAL: Final = tuple(SHEET.figures["townsfolk"])
HEROES: Final = tuple(SHEET.figures["hero"])
STARTERS: Final = tuple(SHEET.figures["starter"])
SCHEMES: Final = tuple(SHEET.figures["scheme"])
CARDS: Final = (*NEUTRAL, *HEROES, *STARTERS, *(f"printed_{segment}" for segment in SEGMENTS), *SCHEMES)
"""Every card that can lie on a board, and the townsfolk printed on the main board; a card is its place here."""
FIRST_HERO: Final = len(NEUTRAL)
FIRST_STARTER: Final = len(NEUTRAL) + len(HEROES)
FIRST_PRINTED: Final = FIRST_STARTER + len(STARTERS)
FIRST_SCHEME: Final = FIRST_PRINTED + RING

MANUSCRIPTS: Final = tuple(SHEET.figures["manuscript"])
PRINTED_MANUSCRIPT: Final = len(MANUSCRIPTS)
"""Added to a segment gives the manuscript printed there."""
PLAYER_CARDS: Final = len(SHEET.figures["player_card"])

# Everybody's cards are public as a whole, so what is hidden of them mixes only among themselves.
STREET: Final = Family(list(CARDS))
"""The townsfolk piles of the main board."""
DECKS: Final = [Family(list(CARDS)) for _ in range(MOST_SEATS)]
"""The cards of each seat."""
SCHEME_FAMILY: Final = Family(list(CARDS))


class Folk:
    """A townsfolk: what it costs, its icons, what hiring or dismissing brings, and its ability."""

    def __init__(self, figures: dict[str, Any], hire: PrintedEffect, effect: PrintedEffect) -> None:
        self.silver: int = figures["silver"]
        self.icons = packed(figures["icons"])
        self.criminals: int = figures["icons"].get("criminal", 0)
        self.hire = hire
        self.when = WHENS.index(figures["when"])
        self.effect = effect
        self.action = ACTIONS.index(figures["action"]) if "action" in figures else -1
        """The action that the ability helps to pay for."""
        pay: dict[str, int] = figures.get("pay", {})
        self.pairs = pay.get("merchant", 0) if self.when == CONVERT else 0
        """Merchants that count as one icon of the action."""
        self.price = pay.get("silver", 0) if self.when == CONVERT else 0
        """Silver that counts as one icon of the action."""
        self.doubles = self.when == DOUBLE
        self.substitutes = [good in pay and self.when == SUBSTITUTE for good in GOODS]


class Scheme:
    """A scheme of the automa: first effects, a distance, and options of which the first possible one is done."""

    def __init__(self, figures: dict[str, Any], first: PrintedEffect, options: PrintedEffect) -> None:
        self.future: bool = figures["pile"] == "future"
        self.criminal: bool = figures["criminal"]
        self.first = first
        self.move: int = figures["move"]
        self.options = options


class Manuscript:
    """A manuscript: its ribbon (-1 for a printed one), its cost, its effect at once and what it counts at the end."""

    def __init__(self, figures: dict[str, Any], instant: PrintedEffect) -> None:
        self.ribbon = RIBBONS.index(figures["ribbon"]) if "ribbon" in figures else -1
        self.cost: int = figures["cost"]
        self.instant = instant
        score: dict[str, Any] = figures.get("score", {"counts": "none", "per": 1, "vp": 0})
        self.counts = COUNTED.index(score["counts"])
        self.per: int = score["per"]
        self.vp: int = score["vp"]


class Board:
    """A player board or one of the automa: printed slot icons, permanent icons, rewards of a collision."""

    def __init__(self, second: int, third: int, icons: list[int], above: list[PrintedEffect]) -> None:
        self.second = second
        self.third = third
        self.icons = icons
        """Permanent icons of every building once it is built."""
        self.above = above


class AutomaBoard(Board):
    """A board of the automa: what it aims at, what it gathers, and what its buildings do."""

    def __init__(
        self, second: int, third: int, icons: list[int], above: list[PrintedEffect], figures: dict[str, Any]
    ) -> None:
        super().__init__(second, third, icons, above)
        self.focus = TASKS.index(figures["focus"])
        self.priority = [GOODS.index(good) for good in figures["priority"]]
        self.until: list[int] = figures["until"][: len(self.priority)]
        self.generic: bool = figures["generic"] or not self.priority
        self.removed = [CARDS.index(scheme) for scheme in figures["removed"]]
        self.abilities: list[int] = []
        self.effects: list[PrintedEffect] = []


class PlayerCard:
    """Where a viscount begins and what its player gets."""

    def __init__(self, number: int, gain: PrintedEffect, bonus: PrintedEffect) -> None:
        self.location = LOCATIONS.index(str(number))
        self.gain = gain
        self.bonus = bonus


class ViscountsComponents(Components):
    """All tables of one game."""

    def __init__(self, figures: Figures, overlay: dict[str, Any]) -> None:
        super().__init__(figures, overlay)
        self.effects: list[PrintedEffect] = []
        points = figures["points"]
        self.sides: list[str] = ["", *figures["setup"]["sides"]["side"]]
        """The side of the segments by the number of players."""
        self.pile_sizes: list[int] = figures["setup"]["cards"]["neutral_piles"]
        self.hand: int = figures["setup"]["cards"]["hand"]
        self.workers: int = figures["setup"]["players"]["workers"]
        ends = [figures["end"][end] for end in ENDS]
        self.above_end: list[list[int]] = [[0, *end["cards"]] for end in ends]
        """Debts above the poverty card and deeds above the prosperity card, by the number of players."""
        self.places: list[list[int]] = [end["vp"] for end in ends]
        self.places_two: list[list[int]] = [end["vp_two"] for end in ends]
        self.debt_vp: int = points["debt"]["unflipped"]
        self.paid_vp: int = points["debt"]["flipped"]
        self.deed_vp: int = points["deed"]["unflipped"]
        self.approved_vp: int = points["deed"]["flipped"]
        self.sets_vp: list[int] = points["sets"]["vp"]
        self.tier_vp: list[int] = points["workers"]["vp"]
        self.leader_vp: int = points["leader"]["vp"]
        self.leader_hand: int = points["leader"]["hand"]
        self.leftover_vp: int = points["automa"]["resource"]
        self.bonus_needs: list[int] = [figures["bonus"][ribbon]["needs"] for ribbon in RIBBONS]
        self.bonus_vp: list[int] = [figures["bonus"][ribbon]["vp"] for ribbon in RIBBONS]
        self.bonus_icons = [packed(figures["bonus"][ribbon]["icons"]) for ribbon in RIBBONS]
        self.thresholds: list[int] = [0, *figures["action"]["workers"]["thresholds"]]
        """Noble icons for so many workers."""
        self.batches: list[int] = [figures["trade"][offer]["icons"] for offer in OFFERS]
        """Merchant icons for each trade offer."""
        self.offer_effects = [self.effect(figures["trade"][offer]["effect"]) for offer in OFFERS]
        self.costs: list[int] = [figures["building_type"][type]["cost"] for type in TYPES]
        self.building_vp: list[list[int]] = [figures["building_type"][type]["vp"] for type in TYPES]
        self.main_board(figures)
        self.castle(figures)
        self.cards(figures)
        self.boards(figures)

    def effect(self, figures: list[dict[str, Any]]) -> PrintedEffect:
        """Give an effect its number."""
        made = PrintedEffect(len(self.effects), figures)
        self.effects.append(made)
        return made

    def main_board(self, figures: Figures) -> None:
        """Segments: offers of the ten outer locations on both sides, banks and effects of the spots, links."""
        self.offers: list[list[int]] = []
        for side in ("a", "b"):
            self.offers.append([OFFERS.index(offer[side]) for offer in figures["offer"].values()])
        self.banks: list[int] = [BANKS.index(figures["spot"][spot]["bank"]) for spot in SPOTS]
        self.spot_effects = [self.effect(figures["spot"][spot]["effect"]) for spot in SPOTS]
        self.links: list[int] = []
        """By spot: the effect of the link with the next spot clockwise, -1 where there is none."""
        for spot in SPOTS:
            link = figures["link"].get(spot)
            self.links.append(-1 if link is None else self.effect(link["effect"]).number)

    def castle(self, figures: Figures) -> None:
        """Sections, and what happens to workers there."""
        tiers = figures["castle"]["tiers"]
        self.promote_at: int = tiers["promote_at"]
        self.most: int = tiers["most"]
        self.rewards = [self.effect(figures["section"][section]["reward"]) for section in SECTIONS]
        self.third = self.effect(tiers["third"])
        self.removed = [self.effect(tiers["removed_first"]), self.effect(tiers["removed_second"])]

    def cards(self, figures: Figures) -> None:
        """Townsfolk, schemes, manuscripts, player cards."""
        self.folk: list[Folk] = []
        """By card; schemes have their icons here as well."""
        tables = (("townsfolk", NEUTRAL), ("hero", HEROES), ("starter", STARTERS), ("printed_townsfolk", SEGMENTS))
        for table, ids in tables:
            for id in ids:
                record = {"when": "none", "effect": [], **figures[table][id]}
                self.folk.append(Folk(record, self.effect(record["hire"]), self.effect(record["effect"])))
        self.schemes: list[Scheme] = []
        nothing = self.effect([])
        for id in SCHEMES:
            record = figures["scheme"][id]
            self.folk.append(Folk({"silver": 0, "when": "none", **record}, nothing, nothing))
            self.schemes.append(Scheme(record, self.effect(record["first"]), self.effect(record["options"])))
        self.manuscripts: list[Manuscript] = []
        for id in MANUSCRIPTS:
            record = figures["manuscript"][id]
            self.manuscripts.append(Manuscript(record, self.effect(record["instant"])))
        self.library = library(figures)
        for segment in SEGMENTS:
            record = figures["printed_manuscript"][segment]
            self.manuscripts.append(Manuscript(record, self.effect(record["instant"])))
        self.player_cards: list[PlayerCard] = []
        for number in range(1, PLAYER_CARDS + 1):
            record = figures["player_card"][str(number)]
            self.player_cards.append(PlayerCard(number, self.effect(record["gain"]), self.effect(record["bonus"])))

    def boards(self, figures: Figures) -> None:
        """The player board and the four of the automa."""
        slots = figures["board"]["slots"]
        icons = [packed(figures["building"][building]["icons"]) for building in BUILDINGS]
        above = [self.effect(figures["track"][str(cell)]["above"]) for cell in range(CELLS)]
        self.player_board = Board(packed(slots["second"]), packed(slots["third"]), icons, above)
        self.below = [self.effect(figures["track"][str(cell)]["below"]) for cell in range(CELLS)]
        self.conditions = [CONDITIONS.index(figures["track"][str(cell)]["criminals"]) for cell in range(CELLS)]
        rules = figures["automa_rules"]["all"]
        self.automa_thresholds: list[int] = rules["thresholds"]
        self.automa_workers: list[int] = rules["workers"]
        self.flip_at: int = rules["flip_at"]
        self.automa_boards: list[AutomaBoard] = []
        self.automa_starts: list[PrintedEffect] = []
        automa_above = [self.effect(figures["automa_track"][str(cell)]["above"]) for cell in range(CELLS)]
        for id in BOARDS:
            record = figures["automa"][id]
            buildings = [figures["automa_building"][f"{id}_{building}"] for building in BUILDINGS]
            permanent = [packed(building["icons"]) for building in buildings]
            board = AutomaBoard(packed(record["second"]), packed(record["third"]), permanent, automa_above, record)
            for building in buildings:
                board.abilities.append(AUTOMA_ABILITIES.index(building["ability"]))
                board.effects.append(self.effect(building["effect"]))
            self.automa_boards.append(board)
            self.automa_starts.append(self.effect(record["start"]))


def library(figures: Figures) -> Family:
    """The manuscripts by their backs: one with a grey back comes to the top of every pile."""
    grey = [record["back"] == "grey" for record in figures["manuscript"].values()]
    if sum(grey) != RING:
        wrong = BadOverlay("manuscript_backs", n=RING, count=sum(grey))
        wrong.phrase.home = Path(__file__).with_name("locale")
        raise wrong
    return Family(list(MANUSCRIPTS), [int(back) for back in grey])


printed: Final = printed_in_views(SHEET, ViscountsComponents)
"""The figures a view was played with."""
