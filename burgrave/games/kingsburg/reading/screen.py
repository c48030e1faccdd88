"""A view of Kingsburg for a terminal, as plain data: calendar, court, provinces, and the own sheet with its prices."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.flow import written
from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS, COLUMNS, ENEMIES, KingsburgComponents, printed
from burgrave.games.kingsburg.drawing.groups import DiceGroup, groups_on
from burgrave.games.kingsburg.drawing.tips import effect_phrase, help_phrase
from burgrave.games.kingsburg.phrases import bundle_phrase, enemy_phrase, sum_phrase
from burgrave.games.kingsburg.position import COLOURED, NEUTRAL, NONE, YEARS
from burgrave.games.kingsburg.reading.rulebook import combat
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.rulebook import head
from burgrave.reading.screen import Cell, Columns, Grid, Heading, Row, Screen, named, player_heading, turn_order

MARKS: Final = {"stands": "■", "next": "□", "later": "·"}
"""How the own sheet marks a building that stands, the next one of its row and those that come later."""


def screen(view: dict[str, Any], words: Words) -> Screen:
    """Calendar, court, provinces in turn order, and what the reader has built and may build."""
    shown: Screen = [*calendar(view, words), *court(view, words)]
    for seat in view["order"]:
        shown += province(view, words, seat)
    if view["seat"] is not None:
        shown += sheet(view, words, view["seat"])
    return shown


def label(words: Words, key: str) -> str:
    return words.template(f"screen.label.{key}")


# ---------------------------------------------------------------------- the calendar


def calendar(view: dict[str, Any], words: Words) -> Screen:
    """Year and phase, the envoy, this year's enemy, the King's die, and the turn order."""
    phase = words.template(f"phase.{max(1, view['phase'])}")
    home = view["envoy"] == NONE
    envoy = Phrase("screen.envoy_home") if home else Phrase("screen.envoy", who=view["envoy"])
    shown: Screen = [
        Heading(words.say(Phrase("screen.year", year=view["year"], years=YEARS, phase=phase))),
        Row(words.say(envoy), label(words, "envoy")),
    ]
    if view["enemies"]["cards"]:
        shown.append(Row(words.say(enemy(view)), label(words, "enemy")))
    if view["king_die"]:
        shown.append(Row(words.say(Phrase("screen.king_die", n=view["king_die"])), label(words, "king_die")))
    shown.append(Row(turn_order(view, words), label(words, "order")))
    return shown


def enemy(view: dict[str, Any]) -> Phrase:
    """What is known of this year's enemy: by the card's back, or by a look at it."""
    figures = printed(view)
    card = view["enemies"]["cards"][-1]
    if card is None:
        year = view["enemies"]["backs"][-1]
        return Phrase("screen.enemy_unknown", weakest=figures.weakest[year], strongest=figures.strongest[year])
    known = figures.enemies[ENEMIES.index(card)]
    nothing = [Phrase("tip.nothing")]
    return Phrase(
        "screen.enemy_known",
        enemy=enemy_phrase(known),
        reward=bundle_phrase(known.reward) or nothing,
        loss=bundle_phrase(known.loss) or nothing,
    )


# ---------------------------------------------------------------------- the court


def court(view: dict[str, Any], words: Words) -> Screen:
    """Every advisor with the help he gives and all groups of dice on him, a line for each."""
    figures = printed(view)
    rows: list[list[str]] = []
    for value, id in enumerate(ADVISORS, 1):
        groups = "\n".join(group_text(view, words, group) for group in groups_on(view, value))
        help = words.say(help_phrase(figures.advisors[value - 1]))
        rows.append([str(value), words.template(f"advisor.{id}"), help, groups])
    shown: Screen = [
        Heading(words.template("screen.court")),
        Columns([*head(words, "value", "advisor", "help"), words.template("screen.head.dice")], rows),
    ]
    aside = [face for face, at in zip(view["neutral"], view["neutral_at"], strict=True) if not at]
    shown += [Row(words.say(Phrase("drawing.neutral_aside", face=face))) for face in aside]
    return shown


def group_text(view: dict[str, Any], words: Words, group: DiceGroup) -> str:
    """Whose dice they are, and the sum with token and Market: `Anna: 3 + white 5 + “+2” token`."""
    who = words.template("screen.neutral") if group.seat == NEUTRAL else words.seat(group.seat)
    parts = dice_phrases(group.seat, group.dice, group.faces)
    if group.token:
        parts.append(Phrase("token"))
    if group.market:
        building = printed(view).shift.among(standing(view["provinces"][group.seat]))[:1]
        shift = Phrase("market_up" if group.market > 0 else "market_down", building=named_building(building, words))
        parts.append(shift)
    return f"{who}: {words.say(sum_phrase(parts))}" if parts else who


def dice_phrases(seat: int, dice: tuple[int, ...], faces: tuple[int, ...]) -> list[Phrase]:
    """Dice in words, white ones called so; neutral dice are never white."""
    white = [seat != NEUTRAL and die >= COLOURED for die in dice]
    return [Phrase("white_die" if pale else "die", die=face) for pale, face in zip(white, faces, strict=True)]


def named_building(buildings: list[int], words: Words) -> str:
    return named(words, "building", [BUILDINGS[building] for building in buildings])


def standing(province: dict[str, Any]) -> int:
    """The buildings of a province as bits."""
    return sum(1 << BUILDINGS.index(id) for id in province["buildings"])


# ---------------------------------------------------------------------- the provinces


def province(view: dict[str, Any], words: Words, seat: int) -> Screen:
    """A governor's points, goods, dice in hand, what is to be known besides, and buildings."""
    data = view["provinces"][seat]
    said = words.say(Phrase("screen.player", who=seat, points=written(data["points"])))
    amounts = {name: data[name] for name in ("gold", "wood", "stone", "tokens", "soldiers")}
    shown: Screen = [
        player_heading(view, seat, said),
        Row(words.say(Phrase("screen.holdings", **amounts)), label(words, "holdings")),
    ]
    in_hand = tuple(die for die, at in enumerate(data["placed"]) if not at)
    if in_hand:
        dice = dice_phrases(seat, in_hand, tuple(data["dice"][die] for die in in_hand))
        shown.append(Row(", ".join(words.say(die) for die in dice), label(words, "dice")))
    notes = remarks(view, words, seat)
    if notes:
        shown.append(Row(", ".join(notes), label(words, "besides")))
    nothing = words.template("screen.no_buildings")
    shown.append(Row(named(words, "building", data["buildings"], nothing), label(words, "buildings")))
    return shown


def remarks(view: dict[str, Any], words: Words, seat: int) -> list[str]:
    """The King's white die, a pass, a look at the enemy, the combat value, and which buildings are used up."""
    data = view["provinces"][seat]
    notes: list[str] = []
    if data["aid_die"]:
        notes.append(words.template("screen.aid_die"))
    if data["passed"]:
        notes.append(words.template("drawing.has_passed"))
    known = view["enemies"]["known"]
    if known and known[-1] >> seat & 1 and not view["king_die"]:
        notes.append(words.template("drawing.has_peek"))
    if view["king_die"]:
        notes.append(words.say(Phrase("screen.combat", combat=written(data["combat"]))))
    used = used_up(view, printed(view), data)
    if used:
        notes.append(words.say(Phrase("screen.used", buildings=named_building(used, words))))
    return notes


def used_up(view: dict[str, Any], figures: KingsburgComponents, data: dict[str, Any]) -> list[int]:
    """The buildings that cannot help again this season."""
    built = standing(data)
    options = view["options"]
    powers = (
        (figures.reroll_one, data["statue_used"]),
        (figures.reroll_up_to, data["chapel_used"]),
        (figures.shift, data["market_used"]),
        (figures.more_soldiers, data["stables_used"] and not options["stables_each_time"]),
        (figures.gold_off, data["crane_used"] and not options["crane_each_time"]),
    )
    return [building for power, used in powers if used for building in power.among(built)]


# ---------------------------------------------------------------------- the own sheet


def sheet(view: dict[str, Any], words: Words, seat: int) -> Screen:
    """All twenty buildings as they lie, with prices as they are now; then what those do that stand or come next."""
    states = building_states(view["provinces"][seat])
    cells: list[Cell] = []
    for building, state in enumerate(states):
        price = "" if state == "stands" else f" {price_text(view, words, seat, building)}"
        cells.append(Cell(words.template(f"building.{BUILDINGS[building]}"), MARKS[state] + price))
    grid = Grid([cells[row : row + COLUMNS] for row in range(0, len(cells), COLUMNS)])
    figures = printed(view)
    rows: list[list[str]] = []
    for building, state in enumerate(states):
        if state != "later":
            one = figures.buildings[building]
            name = words.template(f"building.{BUILDINGS[building]}")
            rows.append([f"{MARKS[state]} {name}", combat(one, words), words.say(effect_phrase(one))])
    return [Heading(words.template("screen.sheet")), grid, Columns(head(words, "building", "combat", "effect"), rows)]


def building_states(data: dict[str, Any]) -> list[str]:
    """For every building whether it stands, is the next of its row, or comes later."""
    states: list[str] = []
    for building, id in enumerate(BUILDINGS):
        if id in data["buildings"]:
            states.append("stands")
        else:
            first = building % COLUMNS == 0 or states[-1] == "stands"
            states.append("next" if first else "later")
    return states


def price_text(view: dict[str, Any], words: Words, seat: int, building: int) -> str:
    """The price now and the points of a building that does not stand: `2g 1w ★3`."""
    data = view["provinces"][seat]
    figures = printed(view)
    one = figures.buildings[building]
    saved = 0
    if view["options"]["crane_each_time"] or not data["crane_used"]:
        saved = figures.saved(standing(data), building)
    prices = (("gold", max(0, one.gold - saved)), ("wood", one.wood), ("stone", one.stone))
    price = " ".join(f"{amount}{words.template('short.' + good)}" for good, amount in prices if amount) or "0"
    return f"{price} ★{one.points}" if one.points else price
