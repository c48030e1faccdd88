"""The two rings: eight locations, clockwise, with councilors and huts; the town's own business is drawn elsewhere."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import fitted, frame, icon, number, piece, rect
from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import FIRST_TOWN, HUTS, LOCATIONS, RESOURCES
from burgrave.games.emara.drawing.brush import FINGER, SMITH, Brush, centred, councilor, price_icons
from burgrave.games.emara.drawing.tips import hut_tip, location_tip
from burgrave.games.emara.drawing.town import BUSINESS, business
from burgrave.games.emara.phrases import hut_phrase, stock_phrases
from burgrave.kernel.words import Phrase

WIDTH: Final = 400
TILE: Final = 196
GAP: Final = WIDTH - 2 * TILE
HEAD: Final = 64
"""Name, pictogram and the place of the councilors."""
NAME: Final = 18
STANDS: Final = 104
"""From here on councilors stand, right of the pictogram."""
ROOM: Final = TILE - STANDS - 2
EDGE: Final = 3
COUNTRY: Final = HEAD + FINGER + EDGE
TOWN: Final = HEAD + BUSINESS + EDGE
CORNERS: Final = (0, 1, 1, 0)
"""The column of a ring's four corners, clockwise from the left above."""


Stander = tuple[int, int, str]
"""A councilor: its player's seat, which of the two it is, the player's name."""


class Tile(NamedTuple):
    """A location and its place on the rings, and where it is drawn."""

    location: int
    place: int
    x: int
    y: int


class Plan(NamedTuple):
    """A ring as it is drawn: four tiles, clockwise from the left above, and how high each is."""

    tiles: tuple[Tile, ...]
    heights: tuple[int, ...]


def rings(view: dict[str, Any], brush: Brush, names: list[str]) -> list[Panel]:
    """Both rings, the longer one first."""
    standing = standers(view, names)
    first, second = (ring(view, brush, names, number, standing) for number in (1, 0))
    return [second, first] if first.height < second.height else [first, second]


def ring(view: dict[str, Any], brush: Brush, names: list[str], number: int, standing: list[list[Stander]]) -> Panel:
    """The arrows; of every tile the head, what can be done there, and who stands there."""
    plan: Plan = brush.keep(plan_of, tuple(view["rings"]), number)
    parts = [brush.keep(arrows, plan.heights)]
    for location, place, x, y in plan.tiles:
        parts.append(brush.keep(head, location, x, y))
        if location < FIRST_TOWN:
            parts += huts(view, brush, names, location, x, y)
        else:
            parts += business(view, brush, location, x, y + HEAD)
        here = standing[place]
        large = bool(here) and here[0][0] == view["seat"]
        parts.append(brush.keep(councilors, tuple(here), large, x + STANDS, y + NAME))
    name = brush.keep(name_of, view["options"]["random_layout"], number)
    return Panel(f"ring-{number + 1}", "shared", -1, name, WIDTH, length(plan.heights), parts)


def plan_of(brush: Brush, locations: tuple[int, ...], number: int) -> Plan:
    """A ring, each column of its four tiles as high as it has to be."""
    places = turned(locations, number)
    heights = tuple(height_of(locations[place]) for place in places)
    tops = (0, 0, heights[1] + GAP, heights[0] + GAP)
    lefts = [column * (TILE + GAP) for column in CORNERS]
    tiles = [Tile(locations[place], place, x, y) for place, x, y in zip(places, lefts, tops, strict=True)]
    return Plan(tuple(tiles), heights)


def turned(locations: tuple[int, ...], number: int) -> list[int]:
    """A ring's places by corner, clockwise from the left above, turned so that the ring is as short as it can be."""
    places = list(range(4 * number, 4 * number + 4))
    quarter = places[3:] + places[:3]
    straight, across = (tuple(height_of(locations[place]) for place in each) for each in (places, quarter))
    return quarter if length(across) < length(straight) else places


def length(heights: tuple[int, ...]) -> int:
    """How long a ring is whose tiles, by corner, are so high."""
    return max(heights[0] + heights[3], heights[1] + heights[2]) + GAP


def name_of(brush: Brush, mixed: bool, number: int) -> str:
    """Town and countryside, unless their locations were mixed."""
    if mixed:
        return brush.say("ring_of", number=number + 1)
    return brush.say("town" if number else "countryside")


def height_of(location: int) -> int:
    return COUNTRY if location < FIRST_TOWN else TOWN


def standers(view: dict[str, Any], names: list[str]) -> list[list[Stander]]:
    """The councilors at every place, the reader's own first."""
    found: list[list[Stander]] = [[] for _ in range(8)]
    for seat, claimant in enumerate(view["claimants"]):
        for which, place in enumerate(claimant["councilors"]):
            if seat == view["seat"]:
                found[place].insert(0, (seat, which, names[seat]))
            else:
                found[place].append((seat, which, names[seat]))
    return found


def arrows(brush: Brush, heights: tuple[int, ...]) -> str:
    """The way that councilors go: an arrow from every tile to the next."""
    left, right = TILE / 2, TILE * 1.5 + GAP
    top, low = HEAD / 2 + 22, min(heights[1] + heights[2], heights[0] + heights[3]) + GAP - 24
    size = GAP / 2
    middle = WIDTH / 2
    return "".join(
        (
            arrow(middle, top, size, 0, -size),
            arrow(right, heights[1] + GAP / 2, 0, size, -size),
            arrow(middle, low, -size, 0, -size),
            arrow(left, heights[0] + GAP / 2, 0, -size, -size),
        )
    )


def arrow(x: float, y: float, dx: float, dy: float, back: float) -> str:
    """A triangle around a middle that points to (dx, dy)."""
    wide = 8 / GAP
    points = (
        (x + dx * 0.9, y + dy * 0.9),
        (x - dx * 0.7 - dy * wide * 2, y - dy * 0.7 + dx * wide * 2),
        (x - dx * 0.7 + dy * wide * 2, y - dy * 0.7 - dx * wide * 2),
    )
    return '<path d="M' + "L".join(f"{number(px)} {number(py)}" for px, py in points) + 'z" class="way"/>'


def head(brush: Brush, location: int, x: float, y: float) -> str:
    """A tile with its name and pictogram; the part left of the councilors is where it is touched."""
    ground = frame((x, y, TILE, height_of(location)), "sheet", 6)
    body = (
        f'<path d="M{x + 6} {y + 1}H{x + TILE - 6}q5 0 5 5V{y + NAME}H{x + STANDS}V{y + HEAD - 3}H{x + 1}'
        f'V{y + 6}q0-5 5-5z" class="place"/>'
    )
    name = brush.words.template(f"location.{LOCATIONS[location]}")
    body += fitted(x + 7, y + 14, name, "name-14", 14, TILE - 12)
    body += icon(LOCATIONS[location], x + 8, y + NAME + 2, 42)
    if location < FIRST_TOWN:
        body += centred(["+1", f"@{RESOURCES[location]}"], x + 76, y + 41, 46)
    tip = location_tip(brush.printed, brush.words, location)
    return ground + piece(
        f"location-{LOCATIONS[location]}", name, body, tip=tip, rule=f"location-{LOCATIONS[location]}"
    )


def councilors(brush: Brush, standing: tuple[Stander, ...], large: bool, x: float, y: float) -> str:
    """Who stands here: the reader's own councilor large, the others beside it."""
    drawn = ""
    rest = standing
    room = float(ROOM)
    if large:
        drawn += councilor(brush, *standing[0], (x, y, FINGER, FINGER))
        rest = standing[1:]
        x, room = x + FINGER, room - FINGER
    if not rest:
        return drawn
    # Two lines as soon as they would stand too close.
    lines = 1 if room / len(rest) >= 30 or len(rest) == 1 else 2
    abreast = -(-len(rest) // lines)
    width, height = min(40.0, room / abreast), (FINGER - 3) / lines
    for at, stander in enumerate(rest):
        left, top = x + at % abreast * width, y + at // abreast * height
        drawn += councilor(brush, *stander, (left, top, width, height))
    return drawn


def huts(view: dict[str, Any], brush: Brush, names: list[str], location: int, x: float, y: float) -> list[str]:
    """The huts of a countryside location."""
    parts: list[str] = []
    here = brush.printed.huts_of[location]
    width = (TILE - 2 * EDGE) / len(here)
    for at, hut in enumerate(here):
        owner = view["huts"][hut]
        who = "" if owner == NONE else names[owner]
        parts.append(brush.keep(hut_piece, hut, owner, who, x + EDGE + at * width, y + HEAD, width))
    return parts


def hut_piece(brush: Brush, hut: int, owner: int, who: str, x: float, y: float, width: float) -> str:
    """A hut: its roof, and below it the price, or the craftsman who works there."""
    middle, low = x + width / 2, y + FINGER
    body = rect(x + 1, y + 1, width - 2, FINGER - 2, "hit")
    body += (
        f'<path d="M{number(middle)} {y + 1}L{number(x + width - 1)} {y + 17}H{number(x + width - 5)}V{low - 1}'
        f'H{number(x + 5)}V{y + 17}H{number(x + 1)}z" class="{"taken" if who else "cell"} hut"/>'
    )
    stock = brush.printed.huts[hut].stock
    if who:
        body += SMITH.of(owner, middle - 14, y + 15, 29)
    else:
        size = 19
        body += price_icons(stock, middle - sum(stock) * (size + 0.5) / 2, y + 21, size)
    name = brush.words.say(Phrase("hut", hut=hut_phrase(hut), price=stock_phrases(stock)))
    label = brush.say("hut_of", hut=name, who=who) if who else name
    return piece(f"hut-{HUTS[hut]}", label, body, tip=hut_tip(brush.printed, brush.words, hut), rule="huts")
