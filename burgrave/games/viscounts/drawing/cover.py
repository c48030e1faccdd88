"""The title on the home page: the castle between its two rivers, and viscounts on the road round it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.drawing.cover import framed, pawn, placed
from burgrave.games.viscounts.drawing.icons import DOINGS, PLACES

LAND: Final = (
    '<path d="M0 120c40-26 80-30 120-18 30-6 60-6 84 0 44-12 84-6 116 16v62H0z" class="cover-far"/>'
    '<ellipse cx="160" cy="136" rx="150" ry="38" class="cover-near"/>'
    '<path d="M96 116C60 124 30 140 0 142M226 116c30 8 62 22 94 24" stroke-width="5" class="river"/>'
)

CASTLE: Final = (
    '<path d="M104 128V86h9v7h9v-7h9v7h9v-7h8v42zM172 128V86h8v7h9v-7h9v7h9v-7h9v42z" class="i-stone"/>'
    '<path d="M134 128V58h8v7h9v-7h18v7h9v-7h8v70z" class="i-stone"/><path d="M146 58V34h28v24z" class="i-stone"/>'
    '<path d="M143 36 160 14l17 22z" class="i-gules"/><path d="M160 14V3h16l-4 4 4 4h-16" class="i-gold"/>'
    '<path d="M150 128v-18a10 10 0 0 1 20 0v18z" class="i-wood"/>'
    '<path d="M153 47h.01M167 47h.01M146 76v8M174 76v8M118 104v8M202 104v8" stroke-width="3"/>'
)


@lru_cache(maxsize=1)
def cover() -> str:
    """A drawing that needs no symbols, only the colours of drawing.css."""
    drawn = ['<g class="icon">', LAND, CASTLE]
    drawn += [placed(PLACES["forest"], 26, 66, 2.2), placed(PLACES["rock"], 246, 72, 2.1)]
    drawn += [placed(DOINGS["corruption"], 84, 20, 1.6), placed(DOINGS["virtue"], 198, 20, 1.6), "</g>"]
    for seat in range(4):
        drawn.append(pawn((34, 98, 180, 244)[seat], (126, 138, 138, 126)[seat], seat))
    return framed(drawn)
