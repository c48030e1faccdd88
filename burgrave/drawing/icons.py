"""Icons drawn on a grid of 24 units: lines in ink, flat fills. A page or picture holds them once, as symbols.

An icon stands in a group of the class `icon`, which gives it its lines.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from burgrave.drawing.dice import faces

CHARGES: Final = {
    "roundel": '<circle cx="12" cy="12" r="10"/>',
    "lozenge": '<path d="M12 .5 21 12 12 23.5 3 12z"/>',
    "chevron": '<path d="M12 3 23 14v8L12 11.5 1 22v-8z"/>',
    "cross": '<path d="M8.5 1.5h7v7h7v7h-7v7h-7v-7h-7v-7h7z"/>',
    "saltire": '<path d="m6 1 6 6 6-6 5 5-6 6 6 6-5 5-6-6-6 6-5-5 6-6-6-6z"/>',
    "tower": '<path d="M5 23V10H2.5V2h4.8v3h2.5V2h4.4v3h2.5V2h4.8v8H19v13h-4v-6H9v6z"/>',
}

ICONS: Final = {
    # goods
    "gold": '<circle cx="12" cy="12" r="9" class="i-gold"/><path d="M8 15.5h8l1-6-3 2-2-4-2 4-3-2z"/>',
    "wood": (
        '<path d="M3 9.5 15.5 4a4.5 4.5 0 0 1 5 7.5L9 18.5" class="i-wood"/>'
        '<ellipse cx="6.5" cy="14" rx="4.5" ry="5" class="i-wood"/><ellipse cx="6.5" cy="14" rx="1.6" ry="2"/>'
    ),
    "stone": '<path d="M3 18 6 8l6-4 7 3 2.5 9-4 4H7z" class="i-stone"/><path d="m6 8 5 3.5 8-4.5M11 11.5 10 20"/>',
    "any": (
        '<path d="M12 12V3a9 9 0 0 1 7.8 13.5z" class="i-stone"/><path d="m12 12 7.8 4.5a9 9 0 0 1-15.6 0z" '
        'class="i-wood"/><path d="M12 12 4.2 16.5A9 9 0 0 1 12 3z" class="i-gold"/>'
    ),
    # what is counted
    "point": '<path d="m12 2 3 6.6 7.2.8-5.4 4.8 1.6 7-6.4-3.6-6.4 3.6 1.6-7-5.4-4.8 7.2-.8z" class="i-gules"/>',
    "soldier": ('<path d="M5 21V11a7 7 0 0 1 14 0v10l-5-1.5V13h-4v6.5z" class="i-stone"/><path d="M5 13h14M12 4v9"/>'),
    "combat": '<path d="M4 3.5h16V11c0 5-4 8-8 10-4-2-8-5-8-10z" class="i-azure"/><path d="M12 3.5V21M4 10.5h16"/>',
    "building": '<path d="M4 21V10l8-6.5 8 6.5v11h-5.5v-6h-5v6z" class="i-cell"/>',
    "lost": '<path d="M4 21V10l5-4 2 3-1.5 3 4 2 .5 3 3-1 3-3.5V21z" class="i-cell"/><path d="m14 5 6-2M16 8.5l5-1"/>',
    "token": '<path d="M7 3h10l5 9-5 9H7l-5-9z" class="i-vert"/>',
    "plus2": (
        '<path d="M6.5 2h11l5.5 10-5.5 10h-11L1 12z" class="i-vert"/>'
        '<path d="M4.5 12h6M7.5 9v6M13.5 10c.3-3 5.5-3 5.5.2 0 2-3.5 3.3-5.5 5.8H19" stroke-width="2" '
        'class="i-white-line"/>'
    ),
    "peek": (
        '<path d="M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7C19 17.5 15.5 19 12 19s-7-1.5-10.5-7z" class="i-cell"/>'
        '<circle cx="12" cy="12" r="4" class="i-azure"/><circle cx="12" cy="12" r="1" class="i-ink"/>'
    ),
    # dice
    "die": (
        '<rect x="3" y="3" width="18" height="18" rx="4" class="i-cell"/><g class="i-ink i-bare">'
        '<circle cx="8" cy="8" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="16" cy="16" r="2"/></g>'
    ),
    "white-die": (
        '<rect x="3" y="3" width="18" height="18" rx="4" class="i-white"/>'
        '<path d="M8.5 8.5h.01M15.5 8.5h.01M8.5 15.5h.01M15.5 15.5h.01" class="i-dark" stroke-width="3.5"/>'
    ),
    "reroll": '<path d="M19.5 12a7.5 7.5 0 1 1-2.5-5.6M17.5 2v5h-5" stroke-width="2.2"/>',
    # signs
    "arrow": '<path d="M3 12h16M13 6l6.5 6-6.5 6" stroke-width="2.2"/>',
    "slash": '<path d="m16 3-8 18" stroke-width="2"/>',
    "up": '<path d="M12 20V5M5.5 11 12 4.5l6.5 6.5" stroke-width="2.6"/>',
    "down": '<path d="M12 4v15M5.5 13l6.5 6.5 6.5-6.5" stroke-width="2.6"/>',
    "season": '<path d="M20 8A9 9 0 0 0 4 8M4 3v5h5M4 16a9 9 0 0 0 16 0M20 21v-5h-5"/>',
    "end": '<path d="M5 22V3h13l-3 4.5 3 4.5H5" class="i-gules"/>',
    "win": '<path d="M5 22 3.5 20.5 6 18l-2-2 1.5-1.5L16 4l4.5-.5L20 8 9.5 18.5 8 20l-2-2" class="i-stone"/>',
    "defeat": '<path d="M4 3.5h16V11c0 5-4 8-8 10-4-2-8-5-8-10z" class="i-cell"/><path d="m13 3.5-3 5 4 3-4 3 2 6.5"/>',
    # the year
    "crown": '<path d="M3.5 19h17L22.5 7l-6 4.5L12 4l-4.5 7.5-6-4.5z" class="i-gold"/><path d="M4.5 22h15"/>',
    "aid": (
        '<path d="M2.5 12h11L15 3.5l-4 3L8 1.5l-3 5-4-3z" class="i-gold"/><rect x="10" y="10" width="12" '
        'height="12" rx="3" '
        'class="i-white"/><path d="M13.5 13.5h.01M18.5 18.5h.01M16 16h.01" class="i-dark" stroke-width="2.6"/>'
    ),
    "reward": (
        '<path d="M2.5 12h11L15 3.5l-4 3L8 1.5l-3 5-4-3z" class="i-gold"/>'
        '<path d="m16 9 1.9 4.3 4.6.5-3.4 3.1 1 4.6-4.1-2.4-4.1 2.4 1-4.6-3.4-3.1 4.6-.5z" class="i-gules"/>'
    ),
    "spring": (
        '<path d="M12 22V9" stroke-width="2"/><path d="M12 15C6 15 3.5 12 3.5 7.5 9 7.5 12 10 12 15z" class="i-vert"/>'
        '<path d="M12 11c0-5 3-7.5 8.5-7.5C20.5 8 18 11 12 11z" class="i-vert"/>'
    ),
    "summer": (
        '<circle cx="12" cy="12" r="5" class="i-gold"/>'
        '<path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.5 4.5l2.2 2.2M17.3 17.3l2.2 2.2M19.5 4.5l-2.2 '
        '2.2M6.7 17.3l-2.2 2.2" stroke-width="2"/>'
    ),
    "autumn": (
        '<path d="M12 22V10"/><path d="M12 18 4 16l2-3-4-4 5 .5L8 5l3 2 1-5 1 5 3-2 1 4.5 5-.5-4 4 2 3z" '
        'class="i-wood"/>'
        '<path d="M12 22v-9"/>'
    ),
    "winter": (
        '<path d="M12 1.5v21M3 6.7l18 10.6M21 6.7 3 17.3M9 3l3 3 3-3M9 21l3-3 3 3M2.5 10.5 6.7 9 5.5 4.7M21.5 13.5 '
        '17.3 15l1.2 4.3M5.5 19.3 6.7 15l-4.2-1.5M18.5 4.7 17.3 9l4.2 1.5"/>'
    ),
    "envoy": (
        '<path d="M7 22c0-6 1-9 5-9s5 3 5 9z" class="i-azure"/><circle cx="12" cy="9" r="3.7" class="i-cell"/>'
        '<path d="M6 8.5h12L16 4.5H9z" class="i-gules"/><path d="M16 5c1-2 3-3 5-3-.5 2.5-2 4-4.5 4.5"/>'
    ),
    "recruit": (
        '<path d="M5 22V12a7 7 0 0 1 14 0v10l-5-1.5V14h-4v6.5z" class="i-stone"/><path d="M5 14h14M12 5v9"/>'
        '<path d="M12 5c0-3 3-4 6-3-1 2-3 3-6 3z" class="i-gules"/>'
    ),
    "swords": (
        '<path d="m4 2 13 14M20 2 7 16" stroke-width="2"/><path d="m14 19 6-6M18 17l4 4M10 19l-6-6M6 17l-4 4" '
        'stroke-width="2"/>'
    ),
    "turn": '<path d="m6 4 12 8-12 8z" class="i-gules"/>',
    "passed": '<path d="M5 12h14" stroke-width="3"/>',
}


def symbol(id: str, drawn: str, view: str = "0 0 24 24") -> str:
    """A drawing that can be used again and again, in any size."""
    return f'<symbol id="{id}" viewBox="{view}">{drawn}</symbol>'


def icon(name: str, drawn: str) -> str:
    """An icon twice: as the symbol `i-NAME` for any size, and as the group `g-NAME` in its own 24 units."""
    return f'<g id="g-{name}">{drawn}</g>' + symbol(f"i-{name}", f'<use href="#g-{name}"/>')


def shared_symbols() -> str:
    """All icons, charges and faces of dice."""
    charges = "".join(symbol(f"charge-{name}", drawn) for name, drawn in CHARGES.items())
    icons = "".join(icon(name, drawn) for name, drawn in ICONS.items())
    return charges + faces() + icons


def symbol_sheet(symbols: str) -> str:
    """The symbols as an element of a page, which shows nothing itself."""
    return (
        f'<svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false"><defs>{symbols}</defs></svg>'
    )


def sheet_of(symbols: Callable[[], str]) -> Callable[[], str]:
    """The sheet of a title's symbols, made when it is asked for and then kept; a page holds it once."""

    def sheet() -> str:
        return symbol_sheet(symbols())

    # Not as a decorator: compiled, an inner function loses its name to it.
    return lru_cache(maxsize=1)(sheet)
