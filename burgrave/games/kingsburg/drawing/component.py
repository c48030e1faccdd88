"""A component of Kingsburg by its record, drawn as it lies on the table."""

from __future__ import annotations

from burgrave.drawing.component import cut_out
from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS, KingsburgComponents
from burgrave.games.kingsburg.drawing.brush import brush_of
from burgrave.games.kingsburg.drawing.calendar import face
from burgrave.games.kingsburg.drawing.court import advisor_cell
from burgrave.games.kingsburg.drawing.province import NEXT, large_cell
from burgrave.kernel.words import Words


def component(table: str, id: str, printed: KingsburgComponents, words: Words) -> str:
    """The drawing of a record; what nothing on the table shows has none."""
    brush = brush_of({"overlay": printed.overlay}, words)
    if table == "enemy":
        return cut_out(face(brush, id))
    if table == "advisor":
        return cut_out(advisor_cell(brush, ADVISORS.index(id) + 1, "cell", ""))
    if table == "building":
        return cut_out(large_cell(brush, 0, BUILDINGS.index(id), NEXT))
    return ""
