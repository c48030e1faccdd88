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
    Parts,
    centred,
    choice_parts,
    in_slots,
    outsider_mini,
    paladin_face,
    paladin_label,
    party_card,
    tip_of,
)
from burgrave.games.paladins.drawing.tips import wall_tip

PALADIN, PARTY, CONVERTED, WALL, ATTACKED, GATE = range(6)
"""A gate is a wall with a choice."""
WIDTHS: Final = (132.0, 78.0, 58.0, 32.0, 18.0, 58.0)
FLAT_WIDTHS: Final = (124.0, 74.0, 52.0, 52.0, 18.0, 84.0)
LOW: Final = 34.0
"""As high is a row with nothing that is touched."""
GAP: Final = 2.0

Held = tuple[tuple[str, ...], ...]
"""Cards by kind: the paladin, the party, converted outsiders, walls, attacked outsiders."""


def held_by(house: dict[str, Any]) -> Held:
    """What lies around a board; the solo opponent has neither a paladin nor a party."""
    played = house.get("paladin")
    return (
        (played,) if played else (),
        tuple(house.get("party", ())),
        tuple(house["converted"]),
        tuple(house["walls"]),
        tuple(house["attacked"]),
    )


def holdings(
    brush: Brush, seat: int, held: Held, y: float, room: float, height: float, left: float = 0.0
) -> tuple[Parts, float]:
    """As many rows as they need; gives where they end."""
    rows = Rows(y, room, height, left)
    parts: list[str] = []
    for kind, (make, numbers, slots) in enumerate(KINDS):
        drawn: list[str] = []
        for card in held[kind]:
            number = numbers.index(card)
            wide = GATE if kind == WALL and brush.printed.wall_choices[number] else kind
            drawn.append(brush.keep(make, seat, number, rows.box(wide)))
        parts += in_slots(drawn, slots)
    return tuple(parts), rows.end()


class Rows:
    """Rows that are filled from the left; those begun below the townsfolk, the last that can be touched, are low."""

    def __init__(self, y: float, room: float, height: float, left: float) -> None:
        self.y = y
        self.left = left
        self.right = left + room
        self.height = height
        self.widths = FLAT_WIDTHS if height < NAMED else WIDTHS
        self.rows: list[list[float]] = []
        """Of each: where the next thing lies, its top and its height."""

    def box(self, kind: int) -> Box:
        """Where the next thing lies: in the first row with room; a townsfolk stays behind the one before."""
        width, rows = self.widths[kind], self.rows
        at = 0 if kind > PARTY else max(0, len(rows) - 1)
        while at < len(rows) and rows[at][0] + width > self.right:
            at += 1
        if at == len(rows):
            low = min(self.height, LOW) if rows and kind > PARTY else self.height
            rows.append([self.left, rows[-1][1] + rows[-1][2] + GAP if rows else self.y, low])
        x, top, high = rows[at]
        rows[at][0] = x + width + GAP
        return x, top, width, high

    def end(self) -> float:
        """Where the last row ends."""
        return self.rows[-1][1] + self.rows[-1][2] + 1 if self.rows else self.y


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
    tip = brush.keep(tip_of, wall_tip, card)
    return piece(
        f"wall-{seat}-{WALLS[card]}",
        brush.say("wall_points" if worth else "wall", points=worth),
        body,
        tip=tip,
        rule="walls",
        fly=True,
    )


KINDS: Final[tuple[tuple[Callable[..., str], tuple[str, ...], int], ...]] = (
    (paladin, PALADINS, 1),
    (party_card, TOWNSFOLK, 8),
    (converted, OUTSIDERS, 5),
    (wall, WALLS, 5),
    (attacked, OUTSIDERS, 5),
)
"""How a card of a kind is drawn, the cards by their numbers, and how many of a kind are parts of their own."""
