"""A component of Viscounts of the West Kingdom by its record, drawn as it lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.drawing.component import beside, cut_out, picture
from burgrave.drawing.flow import written
from burgrave.drawing.svg import Box, frame, icon, rect
from burgrave.games.viscounts.components import (
    BOARDS,
    BUILDINGS,
    CARDS,
    CELLS,
    ENDS,
    FIRST_HERO,
    FIRST_PRINTED,
    LOCATIONS,
    LOCATIONS_A_SEGMENT,
    MANUSCRIPTS,
    OFFERS_A_SEGMENT,
    PRINTED_MANUSCRIPT,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SPOTS,
    SPOTS_A_SEGMENT,
    ViscountsComponents,
)
from burgrave.games.viscounts.drawing.board import bonus_card, free_slot
from burgrave.games.viscounts.drawing.brush import (
    Brush,
    brush_of,
    centred,
    effect_parts,
    folk_face,
    manuscript_face,
)
from burgrave.games.viscounts.drawing.kingdom import (
    LINK,
    SECTOR,
    SPOT,
    at,
    link_piece,
    offer,
    offer_at,
    spot_angle,
    spot_piece,
)
from burgrave.games.viscounts.drawing.others import EDGE, ROOM, aims, empty_slot
from burgrave.games.viscounts.drawing.street import pair
from burgrave.games.viscounts.drawing.track import building_piece, track
from burgrave.games.viscounts.vocabulary import OFFERS
from burgrave.kernel.words import Words

FOLK: Final[Box] = (0, 0, 96, 86)
PAPER: Final[Box] = (0, 0, 84, 50)
BUILDING: Final[Box] = (0, 0, 64, 52)
ROW: Final = 40
"""How high small cards are that stand beside one another."""
PAIR: Final = 100.0
GAINS: Final = 76
"""So high is a player card above its hero."""


def component(table: str, id: str, printed: ViscountsComponents, words: Words) -> str:
    """The drawing of a record; what nothing on the table shows has none."""
    brush = brush_of({"overlay": printed.overlay}, words)
    return DRAWN[table](brush, id) if table in DRAWN else ""


def row(told: list[list[str]], width: float) -> str:
    """Small cards beside one another."""
    drawn = [frame((0, 0, width, ROW), "cell") + centred(parts, width / 2, ROW / 2, width - 6) for parts in told]
    return picture((-1, -1, len(told) * (width + 3), ROW + 2), beside(drawn, width + 3))


# ---------------------------------------------------------------------- the board of all


def end(brush: Brush, id: str) -> str:
    """The debts or deeds above the card for one to four players."""
    above = brush.printed.above_end[ENDS.index(id)]
    sign = "@debt" if id == "poverty" else "@deed"
    return row([[f"{players}:", str(above[players]), sign] for players in range(1, 5)], 68)


def section(brush: Brush, id: str) -> str:
    body = rect(0, 0, 80, ROW, "press", 5)
    return cut_out(body + centred(effect_parts(brush.printed.rewards[SECTIONS.index(id)]), 40, ROW / 2, 72, 26))


def offers(brush: Brush, id: str) -> str:
    """The offer of a location on both sides of its segment."""
    segment, kind = divmod(LOCATIONS.index(id), LOCATIONS_A_SEGMENT)
    x, y = offer_at(0, kind)
    sides = [brush.printed.offers[side][OFFERS_A_SEGMENT * segment + kind] for side in (0, 1)]
    drawn = beside([offer(brush, segment, kind, 0, which) for which in sides], 40)
    return picture((x - 18, y - 18, 76, 36), drawn)


def trade(brush: Brush, id: str) -> str:
    """An offer wherever it lies."""
    x, y = offer_at(0, 0)
    return picture((x - 18, y - 18, 36, 36), offer(brush, 0, 0, 0, OFFERS.index(id)))


def spot(brush: Brush, id: str) -> str:
    number = SPOTS.index(id)
    x, y = at(spot_angle(0, number), SPOT)
    return picture((x - 21, y - 21, 42, 42), spot_piece(brush, number, 0, -1, ""))


def link(brush: Brush, id: str) -> str:
    number = SPOTS.index(id)
    x, y = at(spot_angle(0, number) + SECTOR / SPOTS_A_SEGMENT / 2, LINK)
    return picture((x - 15, y - 15, 30, 30), link_piece(brush, number, 0, False))


def printed_townsfolk(brush: Brush, id: str) -> str:
    return cut_out(folk_face(brush, FIRST_PRINTED + SEGMENTS.index(id), FOLK, True))


def printed_manuscript(brush: Brush, id: str) -> str:
    return cut_out(manuscript_face(brush, PRINTED_MANUSCRIPT + SEGMENTS.index(id), PAPER))


def segment(brush: Brush, id: str) -> str:
    """A segment by its sign, with what its two locations trade on both sides."""
    first = LOCATIONS_A_SEGMENT * SEGMENTS.index(id)
    x, y = offer_at(0, 0)
    drawn = icon(id, x - 18, y - 18, 36)
    return picture((x - 20, y - 20, 40, 40), drawn) + "".join(offers(brush, LOCATIONS[first + at]) for at in (0, 1))


def action(brush: Brush, id: str) -> str:
    """What counts for an action, and what raises it."""
    figures = brush.printed.figures["action"][id]
    return row([[f"@{figures['icon']}", "+", f"@{figures['pay']}"]], 84)


def points(brush: Brush, id: str) -> str:
    """What one counts at the end, by what it lies on."""
    figures = brush.printed.figures["points"][id]
    told = {
        "debt": lambda: [["@debt", written(figures["unflipped"])], ["@paid", written(figures["flipped"])]],
        "deed": lambda: [["@deed", written(figures["unflipped"])], ["@approved", written(figures["flipped"])]],
        "sets": lambda: [[f"{n}×", "@manuscript", str(vp)] for n, vp in enumerate(figures["vp"]) if n],
        "workers": lambda: [[f"{tier}:", "@worker", str(vp)] for tier, vp in enumerate(figures["vp"], 1)],
        "leader": lambda: [["@leader", str(figures["vp"])]],
        "automa": lambda: [["@resource", str(figures["resource"])]],
    }
    return row([[*parts, "@point"] for parts in told[id]()], 84)


# ---------------------------------------------------------------------- cards


def person(brush: Brush, id: str) -> str:
    return cut_out(folk_face(brush, CARDS.index(id), FOLK, True))


def scheme(brush: Brush, id: str) -> str:
    return cut_out(folk_face(brush, CARDS.index(id), FOLK, False))


def manuscript(brush: Brush, id: str) -> str:
    return cut_out(manuscript_face(brush, MANUSCRIPTS.index(id), PAPER))


def bonus(brush: Brush, id: str) -> str:
    return cut_out(bonus_card(brush, RIBBONS.index(id), (0, 0, 60, 48)))


def player_card(brush: Brush, id: str) -> str:
    """A player card without the hero below it."""
    return picture((-1, -1, PAIR + 2, GAINS), pair(brush, 0, PAIR, 0, int(id) - 1, FIRST_HERO))


# ---------------------------------------------------------------------- boards of players and of the automa


def slots(brush: Brush, id: str) -> str:
    """The slots with printed icons."""
    drawn = [free_slot(brush, 0, slot, (0, 0, 90, ROW)) for slot in (1, 2)]
    return picture((-1, -1, 186, ROW + 2), beside(drawn, 93))


def building(brush: Brush, id: str) -> str:
    return cut_out(building_piece(brush, 0, BUILDINGS.index(id), False, "", BUILDING))


def building_type(brush: Brush, id: str) -> str:
    """The three buildings of a type."""
    drawn = [building_piece(brush, 0, BUILDINGS.index(f"{id}_{place}"), False, "", BUILDING) for place in (1, 2, 3)]
    return picture((-1, -1, 3 * BUILDING[2] + 2, BUILDING[3] + 2), beside(drawn, BUILDING[2]))


def whole_track(brush: Brush, id: str) -> str:
    return cut_out("".join(track(brush, 0, CELLS - 1, "", (0, 0, 400, 64))))


def automa(brush: Brush, id: str) -> str:
    """What it aims at, and its slots with printed icons."""
    drawn = [empty_slot(brush, 0, slot, id, (EDGE, 27, 100, ROW)) for slot in (1, 2)]
    return picture((EDGE - 1, -1, ROOM + 2, ROW + 30), aims(brush, id, 0, 0) + beside(drawn, 104))


def automa_building(brush: Brush, id: str) -> str:
    board, _, named = id.partition("_")
    return cut_out(building_piece(brush, 0, BUILDINGS.index(named), False, board, BUILDING))


def automa_track(brush: Brush, id: str) -> str:
    return cut_out("".join(track(brush, 0, CELLS - 1, BOARDS[0], (0, 0, 400, 40))))


DRAWN: Final[dict[str, Callable[[Brush, str], str]]] = {
    "end": end,
    "segment": segment,
    "action": action,
    "points": points,
    "bonus": bonus,
    "board": slots,
    "track": whole_track,
    "building": building,
    "building_type": building_type,
    "trade": trade,
    "section": section,
    "offer": offers,
    "spot": spot,
    "link": link,
    "printed_townsfolk": printed_townsfolk,
    "printed_manuscript": printed_manuscript,
    "townsfolk": person,
    "hero": person,
    "starter": person,
    "manuscript": manuscript,
    "player_card": player_card,
    "automa": automa,
    "automa_building": automa_building,
    "automa_track": automa_track,
    "scheme": scheme,
}
"""How the records of a table are drawn."""
