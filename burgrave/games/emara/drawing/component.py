"""A component of Crown of Emara by its record, drawn as it lies on the table."""

from __future__ import annotations

from burgrave.drawing.component import beside, cut_out, picture
from burgrave.drawing.players import in_colour
from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import (
    ADVISORS,
    CARDS,
    COUNTRYSIDE,
    EVENTS,
    FAVORS,
    HUTS,
    LOCATIONS,
    MARKERS,
    RANKS,
    STONE_MARKER,
    EmaraComponents,
)
from burgrave.games.emara.drawing.board import craftsmen
from burgrave.games.emara.drawing.brush import (
    CARD,
    FINGER,
    Brush,
    action_card,
    advisor_card,
    brush_of,
    centred,
    favor_token,
)
from burgrave.games.emara.drawing.court import EVENT, GAP, ROUND, ROW, event_card, rank
from burgrave.games.emara.drawing.ring import TILE, hut_piece
from burgrave.games.emara.drawing.town import (
    GAP as BETWEEN,
)
from burgrave.games.emara.drawing.town import (
    HALF,
    QUARTER,
    SECOND,
    WIDTH,
    bookshop,
    breads,
    castle_told,
    donation,
    marker_piece,
    sale,
    woods,
)
from burgrave.kernel.words import Words

TOKEN = 60
START = 24
"""How high the line is that tells where a game starts."""


def component(table: str, id: str, printed: EmaraComponents, words: Words) -> str:
    """The drawing of a record; what nothing on the table shows has none."""
    brush = brush_of({"overlay": printed.overlay}, words)
    if table == "hut":
        return cut_out(hut_piece(brush, HUTS.index(id), NONE, "", 0, 0, TILE / 3))
    if table == "countryside":
        return countryside(brush, COUNTRYSIDE.index(id)) if id in COUNTRYSIDE else ""
    if table == "craftsman":
        return cut_out(in_colour(0, craftsmen(brush, 0, 0, False, 0)))
    if table == "card":
        return cut_out(action_card(brush, 0, CARDS.index(id), (0, 0, 96, CARD), False))
    if table == "advisor":
        return cut_out(advisor_card(brush, ADVISORS.index(id), 0, 0))
    if table == "rank":
        return cut_out(rank(brush, RANKS.index(id), 0))
    if table == "noble":
        named, _, place = id.rpartition("_")
        return cut_out(rank(brush, RANKS.index(named), int(place) - 1))
    if table == "favor":
        return cut_out(favor_token(brush, FAVORS.index(id), 0, 0, TOKEN, False))
    if table == "event":
        return event(brush, EVENTS.index(id))
    if table == "town":
        return town(brush, id)
    return marker(brush, MARKERS.index(id)) if table == "marker" else ""


def town(brush: Brush, id: str) -> str:
    """What can be done at a place of the town for good, without what waits or turns there."""
    if id == "stone":
        return marker(brush, STONE_MARKER)
    parts = {
        "castle": (castle_told(brush, 0, 0), 2 * HALF + BETWEEN, FINGER),
        "cathedral": (donation(brush, 0, 0), HALF, FINGER),
        "market": (bookshop(brush, 0, 0) + sale(brush, False, 2 * WIDTH / 3, SECOND), WIDTH, SECOND + FINGER),
        "wood": (woods(brush, 0, 0), 2 * QUARTER + BETWEEN, FINGER),
        "bread": (breads(brush, 1, 0, 0), brush.printed.most_bread * (QUARTER + BETWEEN), FINGER),
    }
    drawn, width, height = parts[id]
    return picture((-1, -1, width + 2, height + 2), drawn)


def countryside(brush: Brush, location: int) -> str:
    """The huts of a location, as many as it has."""
    huts = [hut_piece(brush, hut, NONE, "", 0, 0, TILE / 3) for hut in brush.printed.huts_of[location]]
    return picture((-1, -1, len(huts) * TILE / 3 + 2, FINGER + 2), beside(huts, TILE / 3))


def event(brush: Brush, card: int) -> str:
    """The card, and below it the start that it tells: building points, countryside, town."""
    figures = brush.printed.events[card]
    places = [f"@{LOCATIONS[figures.countryside]}", f"@{LOCATIONS[figures.town]}"]
    left = ROUND + GAP
    start = centred([str(figures.building_start), "@bp", *places], left + EVENT / 2, ROW + START / 2, EVENT, 20)
    return picture((left - 1, -1, EVENT + 2, ROW + START + 2), event_card(brush, card) + start)


def marker(brush: Brush, which: int) -> str:
    """Every number of both sides, that for fewer players above, and the printed one that comes last."""
    width = 2 * QUARTER + 1 if which == STONE_MARKER else QUARTER
    rows: list[str] = []
    longest = 0
    for at, seats in enumerate((3, 4)):
        numbers = len(brush.printed.markers[which].sides[seats])
        row = [marker_piece(brush, which, turn, seats, 0, at * (FINGER + 2), width) for turn in range(numbers + 1)]
        rows.append(beside(row, width + 2))
        longest = max(longest, len(row))
    return picture((-1, -1, longest * (width + 2), 2 * FINGER + 4), "".join(rows))
