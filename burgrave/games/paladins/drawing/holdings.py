"""What lies around a player's board: this round's paladin, the party, walls, converted and attacked outsiders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.drawing.svg import Box, frame, icon, piece, text
from burgrave.games.paladins.components import (
    OF_WALL,
    OF_WALL_CHOICE,
    OUTSIDERS,
    PALADINS,
    TOWNSFOLK,
    WALLS,
)
from burgrave.games.paladins.drawing.brush import (
    NAMED,
    Brush,
    centred,
    choice_parts,
    outsider_mini,
    paladin_face,
    paladin_label,
    party_card,
)
from burgrave.games.paladins.drawing.tips import wall_tip

PALADIN, PARTY, CONVERTED, WALL, GATE, ATTACKED = range(6)
"""A gate is a wall with a choice."""
WIDTHS: Final = (132.0, 78.0, 58.0, 32.0, 58.0, 18.0)
FLAT_WIDTHS: Final = (124.0, 74.0, 52.0, 44.0, 72.0, 18.0)
LOW: Final = 34.0
"""As high is a row with nothing that is touched."""
GAP: Final = 2.0

Thing = tuple[int, Callable[..., str], tuple[Any, ...]]


def holdings(
    view: dict[str, Any], brush: Brush, seat: int, y: float, room: float, height: float, left: float = 0.0
) -> tuple[str, float]:
    """As many rows as they need; gives where they end."""
    board = view["boards"][seat]
    things: list[Thing] = []
    if board["paladin"] is not None:
        things.append((PALADIN, paladin, (seat, PALADINS.index(board["paladin"]))))
    things += [(PARTY, party_card, (seat, TOWNSFOLK.index(card))) for card in board["party"]]
    things += outsiders_and_walls(brush, board, seat)
    return laid_out(brush, things, y, room, height, left)


def outsiders_and_walls(brush: Brush, house: dict[str, Any], seat: int) -> list[Thing]:
    """Converted ones first, for they count."""
    things: list[Thing] = []
    things += [(CONVERTED, converted, (seat, OUTSIDERS.index(card))) for card in house["converted"]]
    for card in house["walls"]:
        number = WALLS.index(card)
        things.append((GATE if brush.printed.wall_choices[number] else WALL, wall, (seat, number)))
    things += [(ATTACKED, attacked, (seat, OUTSIDERS.index(card))) for card in house["attacked"]]
    return things


def laid_out(brush: Brush, things: list[Thing], y: float, room: float, height: float, left: float) -> tuple[str, float]:
    """Each in the first row with room; rows begun below the townsfolk, the last that can be touched, are low."""
    widths = FLAT_WIDTHS if height < NAMED else WIDTHS
    drawn: list[str] = []
    rows: list[list[float]] = []
    for kind, make, args in things:
        width = widths[kind]
        at = 0 if kind > PARTY else max(0, len(rows) - 1)
        while at < len(rows) and rows[at][0] + width > left + room:
            at += 1
        if at == len(rows):
            low = min(height, LOW) if rows and kind > PARTY else height
            rows.append([left, rows[-1][1] + rows[-1][2] + GAP if rows else y, low])
        x, top, high = rows[at]
        drawn.append(brush.keep(make, *args, (x, top, width, high)))
        rows[at][0] = x + width + GAP
    return "".join(drawn), rows[-1][1] + rows[-1][2] + 1 if rows else y


def paladin(brush: Brush, seat: int, card: int, box: Box) -> str:
    """The paladin of this round."""
    name, tip = paladin_label(brush, card)
    body = paladin_face(brush, card, box, False)
    return piece(f"played-{seat}", name, body, tip=tip, rule=f"paladin-{PALADINS[card]}")


def converted(brush: Brush, seat: int, card: int, box: Box) -> str:
    return outsider_mini(brush, f"converted-{seat}", card, box)


def attacked(brush: Brush, seat: int, card: int, box: Box) -> str:
    return outsider_mini(brush, f"attacked-{seat}", card, box)


def wall(brush: Brush, seat: int, card: int, box: Box) -> str:
    """A wall: what it gave, and its points."""
    figures = brush.printed
    x, y, width, height = box
    body = frame(box, "card-face", 3)
    worth = figures.wall_vp[card]
    parts = choice_parts(figures, OF_WALL + card, OF_WALL_CHOICE + card, figures.wall_choices[card])
    if height < NAMED:
        body += centred(
            ["@fortify", *([str(worth)] if worth else []), *parts], x + width / 2, y + height / 2, width - 3, 15
        )
    else:
        body += icon("fortify", x + 3, y + 2, 14)
        if worth:
            body += text(x + width - 8, y + 14, str(worth), "figure", "middle")
        body += centred(parts, x + width / 2, y + height / 2 + 8, width - 3, 16)
    tip = wall_tip(figures, brush.words, card)
    return piece(
        f"wall-{seat}-{WALLS[card]}",
        brush.say("wall_points" if worth else "wall", points=worth),
        body,
        tip=tip,
        rule="walls",
        fly=True,
    )
