"""What is printed on a player board and on an automa's: buildings with their abilities, virtue and corruption."""

from __future__ import annotations

from typing import Final

from burgrave.drawing.svg import Box, frame, icon, number, piece, rect, text
from burgrave.games.viscounts.components import (
    BOARDS,
    BUILDINGS,
    CELLS,
    CHEAP_DISMISSAL,
    DISCARD_AFTER_HIRE,
    LARGER_HAND,
    MOVE_FARTHER,
    VIRTUE_AT_COLLISION,
)
from burgrave.games.viscounts.drawing.brush import Brush, centred, effect_parts, icon_parts
from burgrave.games.viscounts.drawing.tips import icons_said, said
from burgrave.games.viscounts.phrases import building_phrase
from burgrave.games.viscounts.vocabulary import TYPES

ABILITIES: Final = {
    MOVE_FARTHER: ["+1", "@step"],
    CHEAP_DISMISSAL: ["@dismiss", "1", "@silver"],
    DISCARD_AFTER_HIRE: ["@hire", "@discard"],
    VIRTUE_AT_COLLISION: ["@collision", "@virtue"],
    LARGER_HAND: ["+1", "@deck"],
}
AUTOMA_WHEN: Final = ("", "@instant", "@collision", "@flip_any", "@scheme", "@reshuffle")


def building_parts(brush: Brush, building: int, automa: str) -> list[str]:
    """What the space under a building gives once it is open."""
    if automa:
        board = brush.printed.automa_boards[BOARDS.index(automa)]
        if board.icons[building]:
            return icon_parts(board.icons[building])
        return [AUTOMA_WHEN[board.abilities[building]], *effect_parts(board.effects[building])]
    if building in ABILITIES:
        return ABILITIES[building]
    return icon_parts(brush.printed.player_board.icons[building])


def building_said(brush: Brush, building: int, automa: str) -> str:
    """The same in words."""
    board = brush.printed.automa_boards[BOARDS.index(automa)] if automa else brush.printed.player_board
    if board.icons[building]:
        return icons_said(brush.words, board.icons[building])
    if automa:
        found = brush.printed.automa_boards[BOARDS.index(automa)]
        when = brush.say(f"automa_when.{found.abilities[building]}")
        return f"{when}: {said(brush.words, found.effects[building])}"
    return brush.say(f"ability.{BUILDINGS[building]}")


def buildings(brush: Brush, who: int, built: tuple[str, ...], automa: str, first: Box, step: float) -> list[str]:
    """The nine buildings of a board in one line."""
    x, y, width, height = first
    return [
        brush.keep(building_piece, who, building, name in built, automa, (x + building * step, y, width, height))
        for building, name in enumerate(BUILDINGS)
    ]


def building_piece(brush: Brush, seat: int, building: int, built: bool, automa: str, box: Box) -> str:
    """A building still on the board with its price, or the open space with what it gives."""
    x, y, width, height = box
    body = rect(x, y, width, height, "hit")
    parts = building_parts(brush, building, automa)
    type = building // 3
    middle = x + width / 2
    if height < 40:
        body += rect(x + 1, y + 1, width - 2, height - 2, "now" if built else "well", 4)
        if built:
            body += centred(parts, middle, y + height / 2, width - 4, 15)
        else:
            size = height - 6
            body += icon(TYPES[type], middle - size / 2, y + 3, size)
    elif built:
        body += rect(x + 2, y + 1, width - 4, height - 2, "now", 4)
        body += centred(parts, middle, y + height / 2, width - 6, 19)
    else:
        body += rect(x + 2, y + 1, width - 4, height - 2, "cell", 4)
        size, price = (24.0, x + width - 11) if width > 40 else (18.0, x + width - 7.5)
        body += icon(TYPES[type], x + 4, y + 3, size)
        body += text(price, y + 3 + size * 0.7, str(brush.printed.costs[type]), "figure-14", "middle")
        body += centred(parts, middle, y + height - 11, width - 6, 14)
    name = brush.words.say(building_phrase(building))
    does = building_said(brush, building, automa)
    key = "built" if built else "building"
    label = brush.say(key, name=name)
    points = ", ".join(str(vp) for vp in brush.printed.building_vp[type][1:])
    tip = brush.say("tip.building", name=name, cost=brush.printed.costs[type], does=does, points=points)
    return piece(f"building-{seat}-{BUILDINGS[building]}", label, body, tip=tip, rule=f"building-{BUILDINGS[building]}")


def track(brush: Brush, corruption: int, virtue: int, automa: str, box: Box) -> list[str]:
    """The track as a piece in three parts: where the markers lie in words, the seven cells, the markers."""
    return [
        brush.keep(track_said, corruption, virtue, box),
        brush.keep(cells, automa, box),
        brush.keep(markers, corruption, virtue, box),
    ]


def track_said(brush: Brush, corruption: int, virtue: int, box: Box) -> str:
    """The beginning of the piece, with its ground."""
    label = brush.say("track", corruption=corruption + 1, virtue=virtue + 1)
    return piece("", label, frame(box, "sheet"), tip=brush.say("tip.track"), rule="collision").removesuffix("</g>")


def cells(brush: Brush, automa: str, box: Box) -> str:
    """Seven cells: what a collision brings above, what it does to others below."""
    board = brush.printed.automa_boards[BOARDS.index(automa)] if automa else brush.printed.player_board
    x, y, width, height = box
    full = height > 50
    step = width / CELLS
    arrow = "→" if step > 50 else ":"
    body = ""
    for cell in range(CELLS):
        left = x + cell * step
        middle = left + step / 2
        if cell:
            body += f'<path d="M{number(left)} {number(y + 4)}V{number(y + height - 4)}" class="grid"/>'
        body += centred(effect_parts(board.above[cell]), middle, y + (10 if full else 9), step - 3, 15)
        if full and not automa:
            condition = brush.printed.conditions[cell]
            parts = effect_parts(brush.printed.below[cell])
            if condition == 0:
                parts = ["@criminal", arrow, *parts]
            elif condition == 1:
                parts = ["≠", "@criminal", arrow, *parts]
            body += centred(parts, middle, y + height - 10, step - 3, 15)
    return body


def markers(brush: Brush, corruption: int, virtue: int, box: Box) -> str:
    """Both markers between what is above and below, side by side where they share a cell; the end of the piece."""
    x, y, width, height = box
    full = height > 50
    step = width / CELLS
    body = ""
    size = min(24.0, height - 34) if full else 17.0
    for name, cell in (("corruption", corruption), ("virtue", virtue)):
        left = x + (cell + 0.5) * step - size / 2
        if corruption == virtue:
            left += -size / 4 if name == "corruption" else size / 4
        body += icon(name, left, y + (19 if full else 15), size)
    return body + "</g>"
