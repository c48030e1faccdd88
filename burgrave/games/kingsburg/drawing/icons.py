"""Kingsburg's own symbols: a pictogram for every building, an emblem for every kind of enemy."""

from __future__ import annotations

from typing import Final

from burgrave.drawing.icons import icon, shared_symbols, symbol
from burgrave.drawing.svg import use
from burgrave.games.kingsburg.components import BUILDINGS, COLUMNS, KINDS

PICTOGRAMS: Final = {
    "statue": '<path d="M6 22h12M8 22v-5h8v5M10 17l.5-6L8 8M14 17l-.5-6 3-5"/><circle cx="12" cy="5" r="2.5"/>',
    "chapel": '<path d="M5 22V13l7-6 7 6v9h-5v-5h-4v5zM12 7V1.5M9.5 3.5h5"/>',
    "church": '<path d="M3 22V9l4-5 4 5v13M11 22V14l5-3 5 3v8H3M7 4V.8M5.5 2h3M7 12v3M16 22v-4"/>',
    "cathedral": (
        '<path d="M2.5 22V7L5 2l2.5 5v3h9V7L19 2l2.5 5v15zM10 22v-5a2 2 0 0 1 4 0v5"/><circle cx="12" '
        'cy="12.8" r="1.5"/>'
    ),
    "inn": (
        '<path d="M5 8h11v13H5zM16 10.5h4.5v7H16M8.5 12v6M12.5 12v6"/><path d="M4 8c0-4 3-4 4-3 1-2.5 5-2.5 '
        '5.5 0C16 4 17 6 16.5 8z"/>'
    ),
    "market": '<path d="M3 3h18l1 6H2zM4 9v13M20 9v13M4 15h16M8 3 7 9M12 3v6M16 3l1 6"/>',
    "farms": (
        '<path d="M12 22V5M8 22c2-3 3-5 4-9 1 4 2 6 4 9M12 9c-3 0-5-2-5-5 3 0 5 2 5 5zM12 9c3 0 5-2 5-5-3 '
        '0-5 2-5 5zM12 15c-3 0-5-2-5-5 3 0 5 2 5 5zM12 15c3 0 5-2 5-5-3 0-5 2-5 5z"/>'
    ),
    "merchants_guild": '<path d="M12 2v19M7 21.5h10M4 6h16M4 6l-3 8h6zM20 6l-3 8h6z"/>',
    "guard_tower": '<path d="M7 22V11H5V4h3.5v2.5h2V4h3v2.5h2V4H19v7h-2v11zM12 14v4"/>',
    "blacksmith": '<path d="M2 7h19c0 3-2.5 5-6 5.5l1 4.5h2.5v4h-13v-4H8l1-4.5C5 12 3 10 2 7z"/>',
    "barracks": '<path d="M2 21 12 4l10 17zM12 4V1.5h5L15.5 3l1.5 1.5h-5M12 12l-4 9h8z"/>',
    "wizards_guild": (
        '<path d="M2.5 20c5 2.5 14 2.5 19 0-2.5-1-3.5-2-4.5-4L13 2 7.5 7.5 9 8l-2 8c-1 2-2 3-4.5 4zM12.5 '
        '10v5M10 12.5h5"/>'
    ),
    "palisade": (
        '<path d="M3 22V7l2.3-4L7.5 7v15M9.8 22V7L12 3l2.3 4v15M16.5 22V7l2.2-4L21 7v15M1.5 12h21M1.5 17.5h21"/>'
    ),
    "stable": (
        '<path d="M7 21.5H4C2 9 6 2.5 12 2.5S22 9 20 21.5h-3C18.5 12 17 7 12 7S5.5 12 7 21.5zM6 16h.01M6.3 '
        '10h.01M18 16h.01M17.7 10h.01"/>'
    ),
    "stone_wall": '<path d="M2 6h20v15H2zM2 11h20M2 16h20M9 6v5M16 6v5M5.5 11v5M12.5 11v5M19 11v5M9 16v5M16 16v5"/>',
    "fortress": (
        '<path d="M2 22V4h2v2h2V4h2v6h2V8h4v2h2V4h2v2h2V4h2v18zM9.5 22v-5a2.5 2.5 0 0 1 5 0v5M5 11v3M19 11v3"/>'
    ),
    "barricade": '<path d="M1.5 14h21M3 20 9 6M9 20 3 6M9.5 20l6-14M15.5 20l-6-14M16 20l5-14M21.5 20 15.5 6"/>',
    "crane": '<path d="M7 22V3M7 5l13-2M7 12l7-8M4 22h9M18.5 3.5V12M16 12h5v4h-5zM7 3 4 7v5h3"/>',
    "town_hall": '<path d="M2 22h20M3 19h18M5 19v-8M10 19v-8M14 19v-8M19 19v-8M2.5 11h19L12 4zM12 4V1"/>',
    "embassy": (
        '<path d="M5 3h11v14H7a2.5 2.5 0 0 1-2.5-2.5zM16 3c3 0 4 1 4 3h-4M8 7h5M8 10.5h5"/><circle cx="16" '
        'cy="17" r="3"/><path d="m14.5 19.5-.5 3.5 2-1.2L18 23l-.5-3.5"/>'
    ),
}

TRADES: Final = {
    "jest": (
        '<path d="M5 15C5 9 3 7 1.5 6c4-.5 6.5 1.5 8 5 0-4 1-7 2.5-9 1.5 2 2.5 5 2.5 9 1.5-3.5 4-5.5 8-5'
        '-1.5 1-3.5 3-3.5 9zM5 15h14v4.5H5z"/>'
    ),
    "arms": '<path d="M3 3l12 12M21 3 9 15M13 18l5-5M11 18l-5-5M16 16l5 5M8 16l-5 5"/>',
    "drafting": (
        '<path d="M12 2v3M11 8.5 5.5 21.5M13 8.5l5.5 13M8 16c3 1.5 5 1.5 8 0"/><circle cx="12" cy="7" r="2"/>'
    ),
    "coin": (
        '<path d="M8.5 2.5h7L13.5 7h-3zM10.5 7C5 10 2.5 14 3.5 18c.5 2.5 2 3.5 4.5 3.5h8c2.5 0 4-1 4.5-3.5 '
        '1-4-1.5-8-7-11zM9 12.5h6M9 16.5h6"/>'
    ),
    "flask": '<path d="M8.5 2h7M10 2v6.5L4 19c-.8 1.5 0 3 2 3h12c2 0 2.8-1.5 2-3L14 8.5V2M7 15.5h10"/>',
    "stars": (
        '<path d="M13 3a9 9 0 1 0 8 13A8.5 8.5 0 0 1 13 3zM18.5 3l.9 2.2 2.3.2-1.8 1.5.6 2.3-2-1.3-2 1.3'
        '.6-2.3-1.8-1.5 2.3-.2z"/>'
    ),
    "hunt": '<path d="M6 2c9 2 14 7 16 16M6 2l16 16M2.5 21.5 17 7M17 7h-4M17 7v4M2.5 17.5v4h4"/>',
    "forge": PICTOGRAMS["blacksmith"],
    "crown": '<path d="M4 20h16M4 17 2.5 7 7.5 11.5 12 4l4.5 7.5L21.5 7 20 17z"/>',
}
"""Emblems of the court: one for every trade."""

TRADE_OF: Final = {
    "jester": "jest",
    **dict.fromkeys(("squire", "sergeant", "general", "champion"), "arms"),
    **dict.fromkeys(("architect", "inventor"), "drafting"),
    **dict.fromkeys(("merchant", "treasurer", "smuggler"), "coin"),
    **dict.fromkeys(("alchemist", "wizard"), "flask"),
    "astronomer": "stars",
    "master_hunter": "hunt",
    "swordsmith": "forge",
    **dict.fromkeys(("duchess", "queen", "king"), "crown"),
}
"""Which trade an advisor has; one of somebody else's box may have none."""

PLAIN: Final = '<path d="M4 22V11l8-7 8 7v11zM10 22v-6h4v6"/>'
"""A house, for a building that has no pictogram of its own."""

EMBLEMS: Final = {
    "goblins": (
        '<path d="M1.5 6 7 8c2-4 8-4 10 0l5.5-2-3 7c-1 6-4 8.5-7.5 8.5S5.5 19 4.5 13z" class="i-vert"/>'
        '<path d="M8 12.5h2M14 12.5h2M9 17c2 1.5 4 1.5 6 0M12 13.5v2"/>'
    ),
    "zombies": (
        '<path d="M12 2c5.5 0 9 3.5 9 8.5 0 3-1.5 4.5-3 5.5v5.5H6V16c-1.5-1-3-2.5-3-5.5C3 5.5 6.5 2 12 2z" '
        'class="i-white"/><path d="M10 21.5v-3M14 21.5v-3"/><g class="i-dark-fill i-bare"><circle cx="8.5" '
        'cy="11" r="2.4"/>'
        '<circle cx="15.5" cy="11" r="2.4"/><path d="m12 13.5 1.5 3h-3z"/></g>'
    ),
    "demons": (
        '<path d="M3 1.5C3 6 4.5 7.5 7 8c2-1.5 8-1.5 10 0 2.5-.5 4-2 4-6.5 3 5 1.5 8-1.5 10C19 18 16 22 12 '
        "22s-7-4-7.5-10.5"
        'C1.5 9.5 0 6.5 3 1.5z" class="i-gules"/><path d="m7 11.5 3 1.5M17 11.5 14 13M8.5 17.5 10 19l2-1.5 2 '
        '1.5 1.5-1.5"/>'
    ),
    "orcs": (
        '<path d="M4 10c0-5 3.5-8 8-8s8 3 8 8l-1 6c-1 4-4 6-7 6s-6-2-7-6z" class="i-vert"/>'
        '<path d="m7 9.5 3.5 1M17 9.5l-3.5 1M8 12.5h.01M16 12.5h.01"/><path d="M7 18V13.5L9.5 17h5l2.5-3.5V18" '
        'class="i-white"/>'
    ),
    "barbarians": (
        '<path d="M1.5 3c0 4 1 6 4 7a7 7 0 0 1 13 0c3-1 4-3 4-7 2 6 0 9.5-4 11H5.5c-4-1.5-6-5-4-11z" class="i-stone"/>'
        '<path d="M6 14h12v2c0 4-3 6.5-6 6.5S6 20 6 16z" class="i-wood"/><path d="M12 4v12M9 17h.01M15 17h.01"/>'
    ),
    "dragons": (
        '<path d="M2 21c1-7 4-9 7-10L5 5l6 2 1-5 3 5c4 1 6.5 3.5 7.5 7l-4 1-3.5-1.5L13 16c3 0 4 1.5 4 '
        '3.5-3-1-5-.5-6.5 2z" '
        'class="i-gules"/><path d="M14.5 10.5h.01M19 15l-.5 2-1.5-1.5"/>'
    ),
}

SMALL_CELL: Final = (41, 24)
"""A building on the sheet of another governor."""


def pictogram(name: str) -> str:
    return PICTOGRAMS.get(name, PLAIN)


def small_cell(name: str) -> str:
    """The space of a building, small: a frame in the colour of its group, and the pictogram."""
    width, height = SMALL_CELL
    return symbol(
        f"space-{name}",
        f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="3"/>'
        f'<svg x="10.5" y="2" width="20" height="20" viewBox="0 0 24 24" class="glyph">{pictogram(name)}</svg>',
        f"0 0 {width} {height}",
    )


def small_place(number: int) -> tuple[int, int]:
    """Where a building's space lies on a small sheet."""
    row, column = divmod(number, COLUMNS)
    return column * (SMALL_CELL[0] + 2), row * (SMALL_CELL[1] + 2)


def small_sheet() -> str:
    """All spaces of a small sheet."""
    width, height = SMALL_CELL
    spaces = "".join(use(f"space-{name}", *small_place(number), width, height) for number, name in enumerate(BUILDINGS))
    return f'<g id="small-sheet">{spaces}</g>'


def symbols() -> str:
    """All symbols that Kingsburg's drawings use, the shared ones among them."""
    drawn = [shared_symbols()]
    drawn += [symbol(f"b-{name}", f'<g class="glyph">{pictogram(name)}</g>') for name in BUILDINGS]
    drawn += [small_cell(name) for name in BUILDINGS]
    drawn.append(small_sheet())
    drawn += [symbol(f"trade-{name}", f'<g class="land-glyph">{body}</g>') for name, body in TRADES.items()]
    drawn += [icon(name, EMBLEMS[name]) for name in KINDS]
    return "".join(drawn)
