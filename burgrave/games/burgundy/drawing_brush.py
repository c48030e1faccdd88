"""What all parts of the drawing share: words, figures, tiles, goods and dice."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from burgrave.drawing import dice
from burgrave.drawing.hexes import hexagon
from burgrave.drawing.palette import charge
from burgrave.drawing.svg import number, piece, rect, text, use
from burgrave.games.burgundy.components import BLACK, COLOUR, FIRST_MONASTERY, GOODS, INN, MONASTERY, SPECIES, TILES
from burgrave.games.burgundy.components import BurgundyComponents as Components
from burgrave.games.burgundy.drawing_icons import LANDS
from burgrave.games.burgundy.moves import shield_phrase, tile_phrase
from burgrave.games.burgundy.screen import printed
from burgrave.kernel.words import Words


class Brush:
    """One language and one set of figures. What never changes with them is drawn once and kept."""

    def __init__(self, words: Words, printed: Components) -> None:
        self.words = words
        """For texts without players' names, which differ from table to table."""
        self.printed = printed
        self._kept: dict[tuple[Any, ...], Any] = {}

    def keep(self, make: Callable[..., Any], *args: Any) -> Any:
        """What `make(brush, *args)` gives, made once."""
        key = (make, *args)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = make(self, *args)
        return found

    def say(self, key: str, **args: Any) -> str:
        """A text of the drawing, from ready parts."""
        return self.words.template(f"drawing.{key}").format_map(args)


MOST_KEPT: Final = 20000


@lru_cache(maxsize=16)
def _brush(language: str, figures: Components) -> Brush:
    return Brush(Words(language, [Path(__file__).parent / "locale"]), figures)


def brush_of(view: dict[str, Any], words: Words) -> Brush:
    """The brush for a view and a language."""
    return _brush(words.language, printed(view))


def badge(x: float, y: float, size: float, seat: int) -> str:
    """A player's charge on the player's colour; stands in a group of the player's class."""
    return (
        f'<circle cx="{number(x + size / 2)}" cy="{number(y + size / 2)}" r="{number(size / 2)}" class="player"/>'
        f'<use href="#charge-{charge(seat)}" x="{number(x + size * 0.22)}" y="{number(y + size * 0.22)}" '
        f'width="{number(size * 0.56)}" height="{number(size * 0.56)}" class="charge"/>'
    )


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
