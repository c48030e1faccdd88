"""What all parts of the drawing share: words, figures, tiles, goods and dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from burgrave.drawing import brush as brushes
from burgrave.drawing import dice
from burgrave.drawing.hexes import hexagon
from burgrave.drawing.svg import piece, rect, text, use
from burgrave.games.burgundy.components import (
    BLACK,
    COLOUR,
    FIRST_MONASTERY,
    GOODS,
    INN,
    MONASTERY,
    SPECIES,
    TILES,
    BurgundyComponents,
    printed,
)
from burgrave.games.burgundy.drawing_icons import LANDS
from burgrave.games.burgundy.moves import shield_phrase, tile_phrase

Brush = brushes.Brush[BurgundyComponents]

brush_of: Final = brushes.brushes(Path(__file__).parent, printed)
"""The brush for a view and a language."""


def icon(name: str, x: float, y: float, size: float) -> str:
    return f'<g class="icon">{use(f"i-{name}", x, y, size)}</g>'


def tile_name(brush: Brush, kind: int) -> str:
    return brush.words.say(tile_phrase(kind))


def good_name(brush: Brush, good: int) -> str:
    return brush.words.template(f"good.{GOODS[good]}")


def glyph(kind: int) -> str:
    """The pictogram of a tile."""
    name = TILES[kind]
    if FIRST_MONASTERY <= kind < INN:
        return "monastery"
    if "_" in name and name.rpartition("_")[2].isdigit():
        stem = name.rpartition("_")[0]
        return "goose" if stem == "geese" else stem
    return name


def tile_rule(kind: int) -> str:
    """The anchor on the rules page."""
    if FIRST_MONASTERY <= kind < INN:
        return f"monastery-{kind - MONASTERY}"
    return f"tile-{'animals' if glyph(kind) in SPECIES else TILES[kind]}"


def tile(brush: Brush, x: float, y: float, width: float, kind: int) -> str:
    """A tile around a middle: hexagon, pictogram, and its number or how many animals."""
    black = kind == BLACK
    body = f'<g class="land-{COLOUR[kind]}">' if not black else "<g>"
    drawn = hexagon(x, y, width, "black-tile" if black else "land-tile")
    animals = brush.printed.animals[kind]
    figure = str(kind - MONASTERY) if FIRST_MONASTERY <= kind < INN else str(animals) if animals else ""
    large = width >= 36
    size = width * (0.5 if figure else 0.6)
    shift = width * (-0.18 if large else -0.06) if figure else 0
    if not figure or large or animals:
        drawn += f'<g class="tile-glyph">{use(f"t-{glyph(kind)}", x - size / 2, y - size / 2 + shift, size)}</g>'
    if figure and large:
        drawn += text(x, y + width * 0.4, figure, "tile-figure")
    elif figure and not animals:
        drawn += text(x, y + 4, figure, "tile-small")
    return f"{body}{drawn}</g>"


def tile_piece(brush: Brush, id: str, x: float, y: float, width: float, kind: int, where: str) -> str:
    """A tile that can be touched, with its name."""
    name = brush.keep(tile_name, kind)
    body = hexagon(x, y, width, "hit") + brush.keep(tile, x, y, width, kind)
    return piece(id, f"{where}: {name}" if where else name, body, rule=tile_rule(kind), tip=name, fly=True)


def ware(x: float, y: float, size: float, good: int) -> str:
    """A good: its colour and the number of the die that sells it."""
    drawn = rect(x, y, size, size, f"ware ware-{good}", 2)
    return drawn + text(x + size / 2, y + size / 2 + 4, str(good + 1), "tile-small")


def land_glyph(colour: int, x: float, y: float, size: float, classes: str = "land-glyph") -> str:
    """The symbol of a colour, around a middle."""
    return f'<g class="{classes}">{use(f"t-{LANDS[colour]}", x - size / 2, y - size / 2, size)}</g>'


def player_die(brush: Brush, seat: int, index: int, duke: dict[str, Any], place: tuple[float, float, float]) -> str:
    """A player's die; one that is used is pale."""
    x, y, size = place
    face = duke["dice"][index]
    used = duke["used"] >> index & 1
    label = brush.say("die_used" if used else "die", face=face)
    classes = "spent" if used else ""
    return piece(
        f"die-{seat}-{index}", label, dice.die(x, y, size, face, "player", seat), fly=True, classes=classes, rule="turn"
    )


def shield(brush: Brush, shield: int, x: float, y: float) -> str:
    """A shield with its number, wherever it lies."""
    body = rect(x, y, 40, 42, "cell", 4) + icon("shield", x + 3, y + 3, 34)
    body += text(x + 20, y + 24, str(shield), "on-gules", "middle")
    name = brush.words.say(shield_phrase(shield))
    return piece(f"shield-{shield}", name, body, tip=name, rule=f"shield-{shield}", fly=True)
