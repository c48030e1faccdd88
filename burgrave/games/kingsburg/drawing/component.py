"""A component of Kingsburg by its record, drawn as it lies on the table."""

from __future__ import annotations

from typing import Final

from burgrave.drawing.component import cut_out, emblem
from burgrave.drawing.dice import die
from burgrave.drawing.players import badge, in_colour
from burgrave.drawing.svg import icon, rect, use
from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS, KingsburgComponents
from burgrave.games.kingsburg.drawing.brush import brush_of
from burgrave.games.kingsburg.drawing.calendar import back, face
from burgrave.games.kingsburg.drawing.court import advisor_cell
from burgrave.games.kingsburg.drawing.province import NEXT, large_cell
from burgrave.kernel.words import Words

SIZE: Final = 30.0

PIECES: Final = {
    "die_white": die(0, 0, SIZE, 5, "white"),
    "die_player": in_colour(0, die(0, 0, SIZE, 5, "player")),
    "disc": in_colour(1, badge(0, 0, SIZE, 1)),
    "building_token": in_colour(2, badge(0, 0, SIZE, 2)),
    "plus2_token": icon("plus2", 0, 0, SIZE),
    "good_gold": icon("gold", 0, 0, SIZE),
    "good_wood": icon("wood", 0, 0, SIZE),
    "good_stone": icon("stone", 0, 0, SIZE),
    "envoy": icon("envoy", 0, 0, SIZE),
    "calendar_marker": rect(1, 1, SIZE - 2, SIZE - 2, "marker"),
    "year_marker": rect(1, 1, SIZE - 2, SIZE - 2, "marker") + icon("season", 6, 6, SIZE - 12),
    "enemy_card": rect(4, 0, SIZE - 8, SIZE, "card-back")
    + f'<g class="icon card-icon">{use("i-swords", 7, 7, 16)}</g>',
}
"""What lies on the board; the board itself and the province sheets are drawn whole."""


def component(table: str, id: str, printed: KingsburgComponents, words: Words) -> str:
    """The drawing of a record; what nothing on the table shows has none."""
    brush = brush_of({"overlay": printed.overlay}, words)
    if table == "enemy":
        return cut_out(face(brush, id))
    if table == "advisor":
        return cut_out(advisor_cell(brush, ADVISORS.index(id) + 1, "cell", ""))
    if table == "building":
        return cut_out(large_cell(brush, 0, BUILDINGS.index(id), NEXT))
    if table == "back":
        return cut_out(back(brush, int(printed.figures["back"][id]["year"])))
    return emblem(PIECES[id], SIZE) if table == "piece" and id in PIECES else ""
