"""What lies around a player's board: this round's paladin, the party, walls, converted and attacked outsiders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.drawing.svg import piece, rect, text
from burgrave.games.paladins.components import (
    OF_WALL,
    OF_WALL_CHOICE,
    OUTSIDERS,
    PALADINS,
    PER_SOURCE,
    TOWNSFOLK,
    WALLS,
)
from burgrave.games.paladins.drawing_brush import (
    Brush,
    centred,
    icon,
    outsider_mini,
    paladin_face,
    paladin_label,
    party_card,
    reward_parts,
)
from burgrave.games.paladins.drawing_tips import wall_tip

PALADIN: Final = 132.0
PARTY: Final = 86.0
CONVERTED: Final = 64.0
WALL: Final = 34.0
GATE: Final = 66.0
"""A wall with a choice."""
ATTACKED: Final = 22.0
GAP: Final = 2.0


def holdings(
    view: dict[str, Any], brush: Brush, seat: int, y: float, room: float, height: float, left: float = 0.0
) -> tuple[str, float]:
    """As many rows as they need; gives where they end."""
    board = view["boards"][seat]
    things: list[tuple[float, Callable[..., str], tuple[Any, ...]]] = []
    if board["paladin"] is not None:
        things.append((PALADIN, paladin, (seat, PALADINS.index(board["paladin"]))))
    things += [(PARTY, party, (seat, TOWNSFOLK.index(card))) for card in board["party"]]
    things += outsiders_and_walls(brush, board, seat)
    return laid_out(brush, things, y, room, height, left)


def outsiders_and_walls(
    brush: Brush, house: dict[str, Any], seat: int
) -> list[tuple[float, Callable[..., str], tuple[Any, ...]]]:
    """Converted ones first, for they count."""
    things: list[tuple[float, Callable[..., str], tuple[Any, ...]]] = []
    things += [(CONVERTED, converted, (seat, OUTSIDERS.index(card))) for card in house["converted"]]
    for card in house["walls"]:
        number = WALLS.index(card)
        things.append((GATE if brush.printed.wall_choices[number] else WALL, wall, (seat, number)))
    things += [(ATTACKED, attacked, (seat, OUTSIDERS.index(card))) for card in house["attacked"]]
    return things


def laid_out(
    brush: Brush,
    things: list[tuple[float, Callable[..., str], tuple[Any, ...]]],
    y: float,
    room: float,
    height: float,
    left: float,
) -> tuple[str, float]:
    """One after another, in rows."""
    drawn: list[str] = []
    x = left
    for width, make, args in things:
        if x + width > left + room:
            x, y = left, y + height + GAP
        drawn.append(brush.keep(make, *args, x, y, width, height))
        x += width + GAP
    return "".join(drawn), y + (height + 1 if things else 0)


def paladin(brush: Brush, seat: int, card: int, x: float, y: float, width: float, height: float) -> str:
    """The paladin of this round."""
    name, tip = paladin_label(brush, card)
    body = paladin_face(brush, card, x, y, width, height, False)
    return piece(f"played-{seat}", name, body, tip=tip, rule=f"paladin-{PALADINS[card]}")


def party(brush: Brush, seat: int, card: int, x: float, y: float, width: float, height: float) -> str:
    return party_card(brush, seat, card, x, y, width, height)


def converted(brush: Brush, seat: int, card: int, x: float, y: float, width: float, height: float) -> str:
    return outsider_mini(brush, f"converted-{seat}", card, x, y, width, height)


def attacked(brush: Brush, seat: int, card: int, x: float, y: float, width: float, height: float) -> str:
    return outsider_mini(brush, f"attacked-{seat}", card, x, y, width, height)


def wall(brush: Brush, seat: int, card: int, x: float, y: float, width: float, height: float) -> str:
    """A wall: what it gave, and its points."""
    figures = brush.printed
    body = rect(x + 0.5, y + 0.5, width - 1, height - 1, "card-face", 3)
    worth = figures.wall_vp[card]
    parts = reward_parts(figures, OF_WALL + card)
    for which in range(figures.wall_choices[card]):
        parts += ["/", *reward_parts(figures, OF_WALL_CHOICE + which * PER_SOURCE + card)]
    if parts and parts[0] == "/":
        parts = parts[1:]
    body += icon("fortify", x + 3, y + 3, 14)
    if worth:
        body += text(x + width - 7, y + 15, str(worth), "figure", "middle")
    body += centred(parts, x + width / 2, y + height - 14, width - 3, 16)
    tip = wall_tip(figures, brush.words, card)
    return piece(f"wall-{seat}-{WALLS[card]}", brush.say("wall", points=worth), body, tip=tip, rule="walls", fly=True)
