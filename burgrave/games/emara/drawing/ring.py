"""The two rings: eight locations, clockwise, with councilors and huts; the town's own business is drawn elsewhere."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Final, NamedTuple

from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import fitted, frame, icon, number, piece, rect
from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import FIRST_TOWN, HUTS, HUTS_OF, LOCATIONS, RESOURCES
from burgrave.games.emara.drawing.brush import FINGER, SMITH, Brush, Parts, centred, councilor, price_icons
from burgrave.games.emara.drawing.tips import hut_tip, location_tip
from burgrave.games.emara.drawing.town import BUSINESS, business, seen
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
OWNERS: Final = [itemgetter(*huts) for huts in HUTS_OF]
"""The owners of the huts of every countryside location, of those of all huts."""


class Stander(NamedTuple):
    """A councilor: its player's seat, which of the two it is, the player's name, and whether that is the reader."""

    seat: int
    which: int
    who: str
    own: bool


class Tile(NamedTuple):
    """A location and its place on the rings, and where it is drawn."""

    location: int
    place: int
    x: int
    y: int


class Plan(NamedTuple):
    """What of a ring never changes in a game: its id and name, its length, its arrows, and where its tiles lie."""

    id: str
    name: str
    length: int
    arrows: str
    tiles: tuple[Tile, ...]


def rings(view: dict[str, Any], brush: Brush, names: tuple[str, ...]) -> list[Panel]:
    """Both rings: the arrows, then tile by tile."""
    panels: list[Panel] = []
    where = tuple([tuple(claimant["councilors"]) for claimant in view["claimants"]])
    standing = brush.keep(standers, where, view["seat"], names)
    owners = view["huts"]
    for plan in brush.keep(plans, tuple(view["rings"]), view["options"]["random_layout"]):
        parts = [plan.arrows]
        for tile in plan.tiles:
            location = tile.location
            shown = (OWNERS[location](owners), names) if location < FIRST_TOWN else seen(view, location)
            parts += brush.keep(tile_parts, tile, shown, standing[tile.place])
        panels.append(Panel(plan.id, "shared", -1, plan.name, WIDTH, plan.length, parts))
    return panels


def tile_parts(brush: Brush, tile: Tile, shown: tuple[Any, ...], standing: tuple[Stander, ...]) -> Parts:
    """Of a tile the head, what can be done there, and who stands there."""
    location, _, x, y = tile
    return (
        brush.keep(head, location, x, y),
        *brush.keep(huts if location < FIRST_TOWN else business, location, *shown, x, y + HEAD),
        brush.keep(councilors, standing, x + STANDS, y + NAME),
    )


# ---------------------------------------------------------------------- where the tiles lie


def plans(brush: Brush, locations: tuple[int, ...], mixed: bool) -> list[Plan]:
    """Both rings, the longer one first."""
    return sorted([plan_of(brush, locations, mixed, number) for number in (1, 0)], key=lambda plan: -plan.length)


def plan_of(brush: Brush, locations: tuple[int, ...], mixed: bool, number: int) -> Plan:
    """A ring, each column of its four tiles as high as it has to be."""
    places = turned(locations, number)
    heights = tuple(height_of(locations[place]) for place in places)
    tops = (0, 0, heights[1] + GAP, heights[0] + GAP)
    lefts = [column * (TILE + GAP) for column in CORNERS]
    tiles = [Tile(locations[place], place, x, y) for place, x, y in zip(places, lefts, tops, strict=True)]
    name = name_of(brush, mixed, number)
    return Plan(f"ring-{number + 1}", name, length(heights), arrows(heights), tuple(tiles))


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


def arrows(heights: tuple[int, ...]) -> str:
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


# ---------------------------------------------------------------------- who stands there


def standers(
    brush: Brush, places: tuple[tuple[int, ...], ...], own: int | None, names: tuple[str, ...]
) -> tuple[tuple[Stander, ...], ...]:
    """The councilors at every place, the reader's own first."""
    found: list[list[Stander]] = [[] for _ in LOCATIONS]
    for seat, both in enumerate(places):
        for which, place in enumerate(both):
            here = found[place]
            here.insert(0 if seat == own else len(here), Stander(seat, which, names[seat], seat == own))
    return tuple([tuple(here) for here in found])


def councilors(brush: Brush, standing: tuple[Stander, ...], x: float, y: float) -> str:
    """Who stands here: the reader's own councilor large, the others beside it."""
    drawn = ""
    rest = standing
    room = float(ROOM)
    if standing and standing[0].own:
        own = standing[0]
        drawn += councilor(brush, own.seat, own.which, own.who, (x, y, FINGER, FINGER))
        rest = standing[1:]
        x, room = x + FINGER, room - FINGER
    if not rest:
        return drawn
    # Two lines as soon as they would stand too close.
    lines = 1 if room / len(rest) >= 30 or len(rest) == 1 else 2
    abreast = -(-len(rest) // lines)
    width, height = min(40.0, room / abreast), (FINGER - 3) / lines
    for at, one in enumerate(rest):
        left, top = x + at % abreast * width, y + at // abreast * height
        drawn += councilor(brush, one.seat, one.which, one.who, (left, top, width, height))
    return drawn


# ---------------------------------------------------------------------- huts


def huts(brush: Brush, location: int, owners: tuple[int, ...], names: tuple[str, ...], x: int, y: int) -> Parts:
    """The huts of a countryside location, as many as there are."""
    parts: list[str] = []
    here = brush.printed.huts_of[location]
    width = (TILE - 2 * EDGE) / len(here)
    for at, (hut, owner) in enumerate(zip(here, owners, strict=False)):
        who = "" if owner == NONE else names[owner]
        parts.append(brush.keep(hut_piece, hut, owner, who, x + EDGE + at * width, y, width))
    return tuple(parts)


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
