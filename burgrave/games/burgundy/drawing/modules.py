"""What lies beside an estate: goods sold, bonus tiles, shields, the trade route."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from burgrave.drawing.players import badge, in_colour
from burgrave.drawing.svg import icon, piece, rect, text, use
from burgrave.games.burgundy.drawing.brush import (
    Brush,
    Parts,
    filled,
    glyph,
    good_name,
    goods_names,
    land_tile,
    shield,
    thing_tip,
    tile_name,
    ware,
)
from burgrave.games.burgundy.drawing.tips import tip_route
from burgrave.games.burgundy.realm import NONE

SHIELD: Final = 44
SMALL_SHIELD: Final = 26
BONUS: Final = 38
SPACE: Final = 26.0
SMALL_SPACE: Final = 20.0
"""How wide a space of a trade route is, in the own estate and in others'."""


def sold(brush: Brush, amounts: tuple[int, ...], x: float, y: float, step: float, columns: int, small: bool) -> str:
    """The goods sold, by colour; gone for good, but counted at the end."""
    line, size = (20.0, 14.0) if small else (21.0, 16.0)
    rows = -(-6 // columns)
    body = rect(x, y, columns * step + 20, rows * line + 2, "hit" if small else "well", 4)
    body += icon("sold", x + 1, y + (rows * line + 2) / 2 - 9, 17)
    if not any(amounts):
        body += text(x + 23, y + (rows * line + 2) / 2 + 5, "0", "soft-16")
    at = 0
    # A single row stands in the middle.
    first = y + 3 + (line / 2 if rows > 1 and sum(1 for amount in amounts if amount) <= columns else 0)
    for good, amount in enumerate(amounts):
        if amount:
            left, top = x + 20 + at % columns * step, first + at // columns * line
            body += ware(left, top, size, good) + text(left + size + 1.5, top + size - 2.5, str(amount), "text")
            at += 1
    label = f"{brush.say('ware')}: {goods_names(brush, amounts)}"
    return piece("", label, body, tip=f"{label}. {thing_tip(brush, 'ware')}", rule="thing-ware")


class Honours(NamedTuple):
    """Shields, the player whose shields one of them copies, and the colours of bonus tiles, as bits."""

    shields: tuple[int, ...]
    copied: int
    large: int
    small: int


def won(realm: dict[str, Any]) -> Honours:
    """The honours of an estate."""
    return Honours(tuple(realm["shields"]), realm["copied"], realm["large"], realm["small"])


def honours(brush: Brush, held: Honours, x: float, top: float, room: float, small: bool) -> tuple[str, float]:
    """Shields and bonus tiles in rows, one part, for they move up; gives the drawing and where it ends."""
    if held == ((), NONE, 0, 0):
        return "", top
    size = SMALL_SHIELD if small else SHIELD
    drawn = ""
    left, y = x, top
    for lying in held.shields:
        if left + size > x + room:
            left, y = x, y + size + 1
        drawn += shield(brush, lying, left, y, size)
        left += size + 0.4
    if held.copied != NONE:
        body = rect(left, y, size, size, "hit") + badge(left + 2, y + size / 2 - 11, 22, held.copied)
        tip = thing_tip(brush, "copied")
        drawn += in_colour(held.copied, piece("", brush.say("copied"), body, tip=tip, rule="thing-copied"))
        left += size
    wide = 30 if small else BONUS
    for name, colours in (("large", held.large), ("small", held.small)):
        for colour in range(6):
            if colours >> colour & 1:
                if left + wide > x + room:
                    left, y = x, y + size + 1
                drawn += bonus_tile(brush, name, colour, left, y + (size - 26) / 2)
                left += wide
    return drawn, y + size + 2


def bonus_tile(brush: Brush, name: str, colour: int, x: float, y: float) -> str:
    """A bonus tile: the colour that was completed, and whether as the first or the second."""
    body = rect(x + 0.5, y, 28, 26, "hit", 3) + land_tile(colour, x + 13, y + 13, 22 if name == "large" else 18)
    body += text(x + 24, y + 24, "1" if name == "large" else "2", "figure-soft")
    label = brush.say(f"bonus_{name}", colour=brush.words.template(f"colour.{colour}"))
    return piece("", label, body, tip=f"{label}. {thing_tip(brush, 'bonus_tile')}", rule="thing-bonus_tile")


def route(brush: Brush, tiles: tuple[int, ...], laid: tuple[int, ...], top: float, room: float, small: bool) -> Parts:
    """The trade route, every space a part."""
    spaces = 3 * len(tiles)
    # A team has six tiles; their spaces are narrower.
    width = min(SMALL_SPACE if small else SPACE, (room - 2) / max(1, spaces))
    left = (room - spaces * width) / 2
    return tuple(
        brush.keep(route_space, tiles[at // 3], at % 3, good, left + at * width, top, width, small)
        for at, good in enumerate(filled(laid, spaces))
    )


def route_space(brush: Brush, tile: int, at: int, laid: int, x: float, top: float, width: float, small: bool) -> str:
    """A space of a trade route with the good it waits for and the bonus, or the good laid on it."""
    good, bonus = brush.printed.route_goods[tile][at], brush.printed.route_bonuses[tile][at]
    height = 27.0 if small else 34.0
    gap = 1.0 if at == 2 else 0.0
    mark = min(14.0 if small else 18.0, width - 3)
    middle = x + width / 2
    if laid != NONE:
        body = rect(x, top, width - gap, height, "taken", 2)
        body += ware(middle - mark / 2, top + (height - mark) / 2, mark, laid)
        if laid == good:
            body += f'<path d="M{x + 2:.1f} {top + height - 2:.1f}h{width - 5:.1f}" class="post-line"/>'
    else:
        body = rect(x, top, width - gap, height, f"ware ware-{good}", 2)
        sign = use(f"t-{glyph(bonus)}", middle - mark / 2, top + 1, mark)
        body += f'<g class="tile-glyph">{sign}</g>'
        body += text(middle, top + height - 2.5, str(good + 1), "tile-small")
    label = brush.say("route", good=good_name(brush, good), bonus=tile_name(brush, bonus))
    return piece("", label, body, tip=tip_route(good, bonus, brush.printed, brush.words), rule="thing-route")
