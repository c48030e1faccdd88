"""The title on the home page: the King's castle over the shields of five governors."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.drawing.cover import HILLS, framed, placed
from burgrave.drawing.dice import PIPS
from burgrave.drawing.icons import CHARGES, ICONS
from burgrave.drawing.palette import CHARGES as GOVERNORS
from burgrave.drawing.svg import number

# Towers by their left edge, top, width and foot, the back ones first.
TOWERS: Final = ((122, 58, 20, 128), (178, 58, 20, 128), (100, 78, 22, 130), (198, 78, 22, 130), (143, 40, 34, 128))


@lru_cache(maxsize=1)
def cover() -> str:
    """A drawing that needs no symbols, only the colours of drawing.css."""
    drawn = [
        '<circle cx="252" cy="40" r="17" class="i-gold"/>',
        '<g class="icon">',
        placed(ICONS["crown"], 142, 2, 1.5),
        "".join(tower(*figures) for figures in TOWERS),
        '<path d="M122 100h21v28h-21zM177 100h21v28h-21z" class="i-stone"/>',
        '<path d="M122 100v-5h5v5h5v-5h5v5h6M177 100h6v-5h5v5h5v-5h5v5"/>',
        '<path d="M152 128v-14a8 8 0 0 1 16 0v14z" class="i-wood"/><path d="M160 106v22M152 118h16"/>',
        pennant(132, 46),
        pennant(188, 46),
        HILLS,
        die(30, 84, 34, 5, -12),
        die(66, 100, 26, 3, 14),
        placed(ICONS["swords"], 250, 92, 1.7),
        "</g>",
    ]
    for seat, name in enumerate(GOVERNORS):
        drawn.append(shield(46 + seat * 57, 139, seat, CHARGES[name]))
    return framed(drawn)


def tower(x: int, top: int, width: int, foot: int) -> str:
    """A tower with battlements and a window."""
    step = number(width / 5)
    teeth = f"h{step}v5h{step}v-5h{step}v5h{step}v-5h{step}"
    middle = number(x + width / 2)
    walls = f'<path d="M{x} {foot}V{top}{teeth}V{foot}z" class="i-stone"/>'
    return f'{walls}<path d="M{middle} {top + 14}v8" stroke-width="3"/>'


def pennant(x: int, top: int) -> str:
    return f'<path d="M{x} {top + 12}V{top - 8}"/><path d="M{x} {top - 8}h13l-4 4 4 4h-13z" class="i-gules"/>'


def die(x: int, y: int, size: int, face: int, angle: int) -> str:
    """A white die that has just been thrown."""
    scale = number(size / 24)
    pips = "".join(f'<circle cx="{number(px)}" cy="{number(py)}" r="2.6"/>' for px, py in PIPS[face])
    return (
        f'<g transform="translate({x} {y}) rotate({angle}) scale({scale})">'
        f'<rect width="24" height="24" rx="5" class="i-white"/><g class="i-dark-fill i-bare">{pips}</g></g>'
    )


def shield(x: int, y: int, seat: int, charge: str) -> str:
    """A governor's arms, around a middle."""
    edge = f"M{x - 17} {y}h34v18c0 11-9 16-17 20-8-4-17-9-17-20z"
    return (
        f'<g class="seat-{seat}"><path d="{edge}" class="player"/>'
        f'<g transform="translate({x - 9} {y + 7}) scale(.75)" class="charge">{charge}</g></g>'
    )
