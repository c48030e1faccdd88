"""What all parts of the drawing share: words and figures, and the cells that look the same in every position."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from burgrave.drawing import brush as brushes
from burgrave.drawing import dice
from burgrave.drawing.flow import amount_parts
from burgrave.drawing.svg import piece
from burgrave.games.kingsburg.components import KINDS, Bundle, KingsburgComponents, printed
from burgrave.games.kingsburg.drawing.tips import tip_thing
from burgrave.games.kingsburg.position import COLOURED

Brush = brushes.Brush[KingsburgComponents]

brush_of: Final = brushes.brushes(Path(__file__).parents[1], printed)
"""The brush for a view and a language."""


def thing_tip(brush: Brush, key: str) -> str:
    return tip_thing(key, brush.words)


def player_die(
    brush: Brush, x: float, y: float, size: float, seat: int, index: int, face: int, who: str, in_hand: bool = False
) -> str:
    """One of a governor's dice, wherever it lies."""
    white = index >= COLOURED
    label = f"{who}: {brush.say('white_die' if white else 'die', face=face)}"
    same = f"{'white' if white else 'die'}-{seat}-{face}" if in_hand else ""
    drawn = dice.die(x, y, size, face, "white" if white else "player", seat)
    tip = thing_tip(brush, "white_die") if white else ""
    rule = "thing-white_die" if white else "season"
    value = face if in_hand else 0
    return piece(f"die-{seat}-{index}", label, drawn, tip=tip, rule=rule, fly=True, same=same, value=value)


def hand_of(province: dict[str, Any]) -> tuple[int, ...]:
    """The faces of a governor's dice in hand; 0 for a die that lies at court."""
    return tuple([0 if at else face for face, at in zip(province["dice"], province["placed"], strict=True)])


def bundle_parts(bundle: Bundle, counted: bool = False) -> list[str]:
    """What is given, asked or lost, as icons; a single thing needs no number unless all are counted."""
    amounts = (
        *((bundle.gold, "gold"), (bundle.wood, "wood"), (bundle.stone, "stone"), (bundle.any, "any")),
        *((bundle.tokens, "plus2"), (bundle.soldiers, "soldier"), (bundle.buildings, "lost"), (bundle.points, "point")),
    )
    return amount_parts(amounts, counted) + (["@peek"] if bundle.peek else [])


def emblem(kind: int) -> str:
    """The icon of a kind of enemy, as a part of a flow."""
    return f"@{KINDS[kind]}"
