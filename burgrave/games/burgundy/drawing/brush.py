"""What all parts of the drawing share: words, figures, tips, tiles, goods, dice and shields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from burgrave.drawing import brush as brushes
from burgrave.drawing import dice
from burgrave.drawing.hexes import hexagon
from burgrave.drawing.svg import icon, piece, rect, text, use
from burgrave.games.burgundy import components
from burgrave.games.burgundy.cards import PER, monastery
from burgrave.games.burgundy.drawing.icons import COUNTED, LANDS, MARKS, PLACED
from burgrave.games.burgundy.drawing.tips import points, tip_good, tip_shield, tip_thing, tip_tile
from burgrave.games.burgundy.phrases import shield_phrase, tile_phrase
from burgrave.games.burgundy.realm import NONE
from burgrave.kernel.words import Words

Brush = brushes.Brush[components.BurgundyComponents]

Parts = tuple[str, ...]
"""Parts of a board that are found together; each is kept by itself too, so that one which stays is the same object."""

brush_of: Final = brushes.brushes(Path(__file__).parents[1], components.printed)
"""The brush for a view and a language."""

LARGE: Final = 36
SMALL: Final = 28
"""From this width on a tile shows its pictogram above its number, and from this one on beside it."""
DICE: Final = 2
"""So many dice every player has."""


# ---------------------------------------------------------------------- words


def told(brush: Brush, tip: Callable[[Any, components.BurgundyComponents, Words], str], one: int | str) -> str:
    """A tip of tips.py; many parts have the same one, so that it is kept by itself."""
    return tip(one, brush.printed, brush.words)


def thing_tip(brush: Brush, key: str) -> str:
    return str(brush.keep(told, tip_thing, key))


def estate_label(brush: Brush, who: str, board: str) -> str:
    """What a reader is told of a whole estate."""
    return brush.say("estate", who=who, board=board)


def points_of(brush: Brush, amount: int) -> str:
    """So many points, in words."""
    return brush.words.say(points(amount))


def tile_name(brush: Brush, kind: int) -> str:
    return brush.words.say(tile_phrase(kind))


def tile_tip(brush: Brush, kind: int) -> str:
    return str(brush.keep(told, tip_tile, kind))


def good_name(brush: Brush, good: int) -> str:
    return brush.words.template(f"good.{components.GOODS[good]}")


def goods_names(brush: Brush, amounts: tuple[int, ...]) -> str:
    """Goods by colour, where there are any."""
    named = [f"{good_name(brush, good)} {amount}" for good, amount in enumerate(amounts) if amount]
    return ", ".join(named) or brush.say("nothing")


def tile_rule(kind: int) -> str:
    """The anchor on the rules page."""
    if components.NUMBER[kind]:
        return f"monastery-{components.NUMBER[kind]}"
    return (
        "tile-animals"
        if components.ANIMAL[kind] >= 0 and kind != components.GEESE
        else f"tile-{components.TILES[kind]}"
    )


# ---------------------------------------------------------------------- tiles


def glyph(kind: int) -> str:
    """The pictogram of a tile."""
    if components.NUMBER[kind]:
        return "monastery"
    return components.SPECIES[components.ANIMAL[kind]] if components.ANIMAL[kind] >= 0 else components.TILES[kind]


def tile(brush: Brush, x: float, y: float, width: float, kind: int) -> str:
    """A tile around a middle."""
    return f'<g class="{tile_class(kind)}">{tile_face(brush, x, y, width, kind)}</g>'


def tile_class(kind: int) -> str:
    """The class that colours a tile's face."""
    return f"land-{components.COLOUR[kind]}"


def tile_face(brush: Brush, x: float, y: float, width: float, kind: int) -> str:
    """What a tile shows: hexagon, pictogram, and its number or how many animals."""
    if kind == components.BLACK:
        return hexagon(x, y, width, "black-tile") + hexagon(x, y, width * 0.72, "black-line")
    drawn = hexagon(x, y, width, "land-tile")
    animals = brush.printed.animals[kind]
    if components.NUMBER[kind]:
        drawn += monastery_face(x, y, width, components.NUMBER[kind], brush.printed.amounts[components.NUMBER[kind]])
    elif animals and width >= LARGE:
        drawn += tile_glyph(glyph(kind), x, y - width * 0.16, width * 0.52)
        drawn += text(x, y + width * 0.42, str(animals), "tile-figure")
    elif animals and width >= SMALL:
        # How many there are counts as much as what they are.
        drawn += tile_glyph(glyph(kind), x - width * 0.15, y, width * 0.58)
        drawn += text(x + width * 0.3, y + 4.5, str(animals), "tile-small")
    elif animals:
        drawn += tile_glyph(glyph(kind), x, y - width * 0.2, width * 0.52)
        drawn += text(x, y + width * 0.46, str(animals), "tile-small")
    else:
        drawn += tile_glyph(glyph(kind), x, y, width * 0.6)
    return drawn


def tile_glyph(name: str, x: float, y: float, size: float) -> str:
    """A pictogram around a middle, in the ink of tiles."""
    return f'<g class="tile-glyph">{use(f"t-{name}", x - size / 2, y - size / 2, size)}</g>'


def marks(number: int, amount: int) -> tuple[str, ...]:
    """The signs of a monastery: symbols, or a figure with +, ± or ×."""
    card = monastery(number)
    said = {"amount": str(amount)}
    if card.colours:
        said["placed"] = PLACED[card.colours[0]]
    if card.per:
        said["counted"] = f"t-{glyph(card.tiles[0])}" if card.tiles else COUNTED[PER[card.per]]
    return tuple(sign.format(**said) for sign in MARKS[card.when, card.brings])


def monastery_face(x: float, y: float, width: float, number: int, amount: int) -> str:
    """A monastery shows its number, and a large one what it is about."""
    if width < LARGE:
        return text(x, y + 4.5, str(number), "tile-small")
    signs = marks(number, amount)
    size = width * (0.36 if len(signs) > 1 else 0.46)
    drawn = ""
    for at, mark in enumerate(signs):
        middle = x + (at - (len(signs) - 1) / 2) * size * 1.04
        if mark[0] in "±+×":
            drawn += text(middle, y - width * 0.06, mark, "tile-small")
        else:
            drawn += f'<g class="tile-glyph">{use(mark, middle - size / 2, y - width * 0.17 - size / 2, size)}</g>'
    return drawn + text(x, y + width * 0.4, str(number), "tile-figure")


def tile_piece(brush: Brush, id: str, x: float, y: float, width: float, kind: int, where: str) -> str:
    """A tile that can be touched, with what it does; equal ones in one place are as good as each other."""
    name = tile_name(brush, kind)
    body = hexagon(x, y, width, "hit") + tile(brush, x, y, width, kind)
    same = f"{id.rpartition('-')[0]}-of-{kind}"
    rule, tip = tile_rule(kind), tile_tip(brush, kind)
    return piece(id, f"{where}: {name}", body, rule=rule, tip=tip, fly=True, name=name, same=same)


def space(brush: Brush, id: str, x: float, y: float, width: float, empty: float, kind: int, name: str) -> str:
    """A tile in a storage that is only looked at, or an empty space of it, a little smaller."""
    if kind == NONE:
        return hexagon(x, y, empty, "slot")
    return tile_piece(brush, id, x, y, width, kind, brush.say(name))


def filled(kinds: Sequence[int], least: int) -> list[int]:
    """The tiles of a storage, then its empty spaces."""
    return [*kinds, *[NONE] * (least - len(kinds))]


def land_glyph(colour: int, x: float, y: float, size: float, classes: str = "land-glyph") -> str:
    """The symbol of a colour, around a middle."""
    return f'<g class="{classes}">{use(f"t-{LANDS[colour]}", x - size / 2, y - size / 2, size)}</g>'


def land_tile(colour: int, x: float, y: float, width: float) -> str:
    """A colour of land as a small tile."""
    drawn = f'<g class="land-{colour}">{hexagon(x, y, width, "land-tile")}</g>'
    return drawn + land_glyph(colour, x, y, width * 0.6, "tile-glyph")


# ---------------------------------------------------------------------- goods, dice, shields


def ware(x: float, y: float, size: float, good: int) -> str:
    """A good: its colour and the number of the die that sells it."""
    drawn = rect(x, y, size, size, f"ware ware-{good}", 2)
    return drawn + text(x + size / 2, y + size / 2 + 4.5, str(good + 1), "tile-small")


def good_tip(brush: Brush, good: int) -> str:
    return str(brush.keep(told, tip_good, good))


def player_dice(
    brush: Brush, seat: int, duke: dict[str, Any], x: float, y: float, step: float, size: float
) -> list[str]:
    """A player's dice side by side, each a part; before they are rolled there are none."""
    if not duke["dice"]:
        return [""] * DICE
    used = duke["used"]
    return [
        brush.keep(die_piece, seat, index, face, used >> index & 1, x + index * step, y, size)
        for index, face in enumerate(duke["dice"])
    ]


def die_piece(brush: Brush, seat: int, index: int, face: int, used: int, x: float, y: float, size: float) -> str:
    """A die, drawn a little smaller than the place where it is touched; one that is used is pale.

    Of two equal ones any can be touched.
    """
    label = brush.say("die_used" if used else "die", face=face)
    margin = size / 22
    body = rect(x, y, size, size, "hit", 6)
    body += dice.die(x + margin, y + margin, size - 2 * margin, face, "player", seat)
    tip = thing_tip(brush, "die")
    classes, same = ("spent", "") if used else ("", f"die-{seat}-of-{face}")
    return piece(f"die-{seat}-{index}", label, body, fly=True, classes=classes, tip=tip, rule="thing-die", same=same)


def shield(brush: Brush, shield: int, x: float, y: float, size: float = 44) -> str:
    """A shield with its number, wherever it lies."""
    body = rect(x, y, size, size, "hit") + icon("shield", x + size * 0.05, y + size * 0.04, size * 0.9)
    body += text(x + size / 2, y + size * 0.43 + 5, str(shield), "on-gules" if size > 30 else "on-gules-13", "middle")
    name = brush.words.say(shield_phrase(shield))
    tip = brush.keep(told, tip_shield, shield)
    return piece(f"shield-{shield}", name, body, tip=tip, rule=f"shield-{shield}", fly=True)
