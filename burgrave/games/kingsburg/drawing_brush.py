"""What all parts of the drawing share: words and figures, and the cells that look the same in every position."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from burgrave.drawing import dice
from burgrave.drawing.palette import charge
from burgrave.drawing.svg import number, piece
from burgrave.games.kingsburg.components import KINDS, SHEET, Bundle, KingsburgComponents
from burgrave.games.kingsburg.position import COLOURED
from burgrave.games.kingsburg.tips import tip_thing
from burgrave.kernel.words import Words


class Brush:
    """One language and one set of figures. What never changes with them is drawn once and kept."""

    def __init__(self, words: Words, printed: KingsburgComponents) -> None:
        self.words = words
        """For texts without players' names, which differ from table to table."""
        self.printed = printed
        self._kept: dict[tuple[Any, ...], Any] = {}

    def keep(self, make: Callable[..., Any], *args: Any) -> Any:
        """What `make(brush, *args)` gives, made once."""
        key = (make, *args)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make(self, *args)
        return found

    def say(self, key: str, **args: Any) -> str:
        """A text of the drawing, from ready parts."""
        return self.words.template(f"drawing.{key}").format_map(args)

    def tip(self, key: str) -> str:
        return tip_thing(key, self.words)


@lru_cache(maxsize=32)
def _brush(language: str, overlay: str) -> Brush:
    values = json.loads(overlay)
    return Brush(
        Words(language, [Path(__file__).parent / "locale"]), KingsburgComponents(SHEET.overlaid(values), values)
    )


def brush_of(view: dict[str, Any], words: Words) -> Brush:
    """The brush for a view and a language."""
    return _brush(words.language, json.dumps(view["overlay"], sort_keys=True))


def badge(x: float, y: float, size: float, seat: int) -> str:
    """A player's charge on the player's colour; stands in a group of the player's class."""
    r = number(size / 2)
    return (
        f'<circle cx="{number(x + size / 2)}" cy="{number(y + size / 2)}" r="{r}" class="player"/>'
        f'<use href="#charge-{charge(seat)}" x="{number(x + size * 0.22)}" y="{number(y + size * 0.22)}" '
        f'width="{number(size * 0.56)}" height="{number(size * 0.56)}" class="charge"/>'
    )


def player_die(
    brush: Brush, x: float, y: float, size: float, seat: int, index: int, face: int, who: str, in_hand: bool = False
) -> str:
    """One of a governor's dice, wherever it lies."""
    white = index >= COLOURED
    label = f"{who}: {brush.keep(die_name, white, face)}"
    same = f"{'white' if white else 'die'}-{seat}-{face}" if in_hand else ""
    drawn = dice.die(x, y, size, face, "white" if white else "player", seat)
    tip = brush.keep(Brush.tip, "white_die") if white else ""
    rule = "thing-white_die" if white else "season"
    return piece(f"die-{seat}-{index}", label, drawn, tip=tip, rule=rule, fly=True, same=same)


def die_name(brush: Brush, white: bool, face: int) -> str:
    return brush.say("white_die" if white else "die", face=face)


def bundle_parts(bundle: Bundle, counted: bool = False) -> list[str]:
    """What is given, asked or lost, as icons; a single thing needs no number unless all are counted."""
    amounts = (
        *((bundle.gold, "gold"), (bundle.wood, "wood"), (bundle.stone, "stone"), (bundle.any, "any")),
        *((bundle.tokens, "plus2"), (bundle.soldiers, "soldier"), (bundle.buildings, "lost"), (bundle.points, "point")),
    )
    parts: list[str] = []
    for amount, icon in amounts:
        if amount:
            if amount > 1 or counted:
                parts.append(str(amount))
            parts.append(f"@{icon}")
    if bundle.peek:
        parts.append("@peek")
    return parts


def figure(amount: int) -> str:
    """A number as it is written, with a real minus."""
    return str(amount).replace("-", "−")


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else figure(amount)


def emblem(kind: int) -> str:
    """The icon of a kind of enemy, as a part of a flow."""
    return f"@{KINDS[kind]}"
