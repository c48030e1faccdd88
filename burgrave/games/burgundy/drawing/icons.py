"""The pictograms of The Castles of Burgundy, on a grid of 24 units: one for every tile and every colour of land."""

from __future__ import annotations

from typing import Final

from burgrave.drawing.icons import icon, shared_symbols, symbol

PICTOGRAMS: Final = {
    "castle": '<path d="M3 22V5h3v3h3V5h6v3h3V5h3v17zM9.5 22v-5a2.5 2.5 0 0 1 5 0v5M12 5V1h5l-1.5 1.5L17 4"/>',
    "mine": '<path d="M3 9C7 3 14 2 20 5M11.5 4 20 13M4 21 14.5 9.5"/><path d="M14 21c0-2 1.5-3 3.5-3s3.5 1 3.5 3z"/>',
    "ship": '<path d="M2 16h20l-3 6H6zM11 16V2M11 3l8 9h-8M9 6l-5 6h5"/>',
    "cow": (
        '<path d="M6 8c1-2 3-3 6-3s5 1 6 3l-1 7c-.5 4-2.5 6-5 6s-4.5-2-5-6zM6 8 2 9l2 3 2.5-.5M18 8l4 1-2 3-2.5-.5'
        'M8 6C6 5 5 3.5 5.5 2M16 6c2-1 3-2.5 2.5-4M9.5 10.5h.01M14.5 10.5h.01M9 16h6M10.5 18.5h.01M13.5 18.5h.01"/>'
    ),
    "sheep": (
        '<path d="M8 17a3.5 3.5 0 0 1-3-5 3.5 3.5 0 0 1 3-5 4 4 0 0 1 7-1 3.5 3.5 0 0 1 4 4.5 3.5 3.5 0 0 1-2 6.5z'
        'M9 17v5M15.5 17v5M5 12c-2 0-3.5-1.5-3.5-4 2-1 4-.5 5 1M4 9.5h.01"/>'
    ),
    "pig": (
        '<circle cx="12" cy="13" r="8.5"/><ellipse cx="12" cy="15" rx="4" ry="3"/>'
        '<path d="M5.5 7.5 4 2.5l5 2.5M18.5 7.5 20 2.5 15 5M8.5 10h.01M15.5 10h.01M10.8 15h.01M13.2 15h.01"/>'
    ),
    "chicken": (
        '<path d="M6 9c0-3 1.5-5 4-5s3.5 2 3.5 4c0 2 1.5 3 3.5 3s4-1 5-4c1 8-3 13-9 13S5 15.5 6 9zM6 8 2.5 9.5 6 11'
        'M8 4c-.5-2 .5-2.5 1-2.5.5.5 1 1 1 2 .5-1 1.5-1 2-.5 0 1 0 1.5-.5 2M9.5 8h.01M11 20v2.5M15 20v2.5"/>'
    ),
    "goose": (
        '<path d="M7 2.5c2.5 0 3.5 1.5 3 4-.5 3-1 5 1 6 4-2 8-2 11 0-1 5-4 8-8.5 8S6 18 6 14c0-3 1.5-5 .5-7.5'
        'L2.5 6 4 4c.5-1 1.5-1.5 3-1.5zM7.5 5h.01M12 20.5V23M15 20.5V23"/>'
    ),
    "warehouse": '<path d="M2 22V9l10-6 10 6v13zM6 22v-9h12v9M6 17.5h12M12 13v9"/>',
    "watchtower": '<path d="M8 22V9h8v13zM6 9V4h2.5v2H11V4h2v2h2.5V4H18v5zM12 12v3M10.5 22v-3h3v3"/>',
    "carpenters_workshop": '<path d="M3 6h13l3 3v3h-4l-1-2H3zM7 10h4v12H7zM16 17l6 5M16 22l6-5"/>',
    "church": '<path d="M3 22V10l4.5-4L12 10v12M12 22v-8h9v8zM7.5 6V1M5.5 3h4M7.5 13v3M5.5 22v-3h4v3"/>',
    "market": '<path d="M3 3h18l1 6H2zM4 9v13M20 9v13M4 15h16M8 3 7 9M12 3v6M16 3l1 6"/>',
    "boarding_house": '<path d="M2 21V6M2 17h20v4M22 17v-4H9v4M2 13h4"/><circle cx="5.5" cy="10" r="2.5"/>',
    "bank": '<circle cx="9" cy="9" r="6.5"/><path d="M9 5.5v7M7 7.5h4M7 10.5h4M15.5 9.5a6.5 6.5 0 1 1-6 9"/>',
    "town_hall": '<path d="M2 22h20M4 22V10h16v12M2.5 10h19L12 3zM12 3V.8M8 13v5M12 13v5M16 13v5"/>',
    "crane": '<path d="M7 22V3M7 5l13-2M7 12l7-8M4 22h9M18.5 3.5V12M16 12h5v4h-5z"/>',
    "white_castle": (
        '<path d="M3 22V5h3v3h3V5h6v3h3V5h3v17z"/><rect x="7.5" y="11" width="9" height="9" rx="2" class="i-white"/>'
        '<path d="M10 13.5h.01M14 17.5h.01M12 15.5h.01"/>'
    ),
    "monastery": '<path d="M4 22V11l8-6 8 6v11zM12 5V0M9.5 2h5M9 22v-5a3 3 0 0 1 6 0v5M12 10.5v2"/>',
    "inn": (
        '<path d="M5 8h11v13H5zM16 10.5h4.5v7H16M8.5 12v6M12.5 12v6'
        'M4 8c0-4 3-4 4-3 1-2.5 5-2.5 5.5 0C16 4 17 6 16.5 8z"/>'
    ),
    "black": '<path d="m6 6 12 12M18 6 6 18"/>',
    "pasture": '<path d="M12 22V9M7 22c0-5-1-8-4-11M17 22c0-5 1-8 4-11M12 9c0-3 .5-5 2-7M8 14 6.5 8"/>',
    "town": '<path d="M2 22V13l5-5 5 5v9zM12 22V8l5-5 5 5v14z"/>',
    "river": '<path d="M2 8c3-3 5-3 7 0s5 3 7 0 4-3 6 0M2 15c3-3 5-3 7 0s5 3 7 0 4-3 6 0"/>',
}

LANDS: Final = ("castle", "mine", "monastery", "river", "pasture", "town")
"""The symbol of every colour, in the order of COLOURS."""

PLACED: Final = ("castle", "mine", "monastery", "ship", "cow", "town")
"""The symbol of the tiles of every colour, in the order of COLOURS."""

MARKS: Final = {
    ("town", "equal_buildings"): ("t-town", "t-town"),
    ("mines", "workers"): ("t-mine", "i-worker"),
    ("sale", "silver"): ("i-ware", "i-silver"),
    ("sale", "workers"): ("i-ware", "i-worker"),
    ("ship", "second_depot"): ("i-ware", "i-ware"),
    ("purchase", "any_depot"): ("i-silver", "i-hexes"),
    ("animals", "points"): ("t-cow", "+{amount}"),
    ("adjust", "steps"): ("i-worker", "±{amount}"),
    ("place", "one_off"): ("t-{placed}", "±{amount}"),
    ("take", "one_off"): ("i-hexes", "±{amount}"),
    ("workers", "silver"): ("i-worker", "i-silver"),
    ("workers", "workers"): ("i-worker", "×{amount}"),
    ("end", "points"): ("{counted}", "i-point"),
    ("bridge", "top"): ("i-bridge",),
    ("turn", "workers"): ("i-silver", "i-worker"),
}
"""What a monastery is about, in one or two signs, by when it acts and what it brings."""

COUNTED: Final = {
    "colours_sold": "i-wares",
    "species": "t-chicken",
    "goods_sold": "i-ware",
    "bonus_tiles": "i-bonus",
}
"""What is counted at the end, where it is no tile with a pictogram of its own."""

THINGS: Final = {
    "silver": '<circle cx="12" cy="12" r="9" class="i-stone"/><circle cx="12" cy="12" r="5.5"/><path d="M12 9v6"/>',
    "worker": (
        '<path d="M5 22c0-7 2-10 7-10s7 3 7 10z" class="i-wood"/><circle cx="12" cy="8" r="4" class="i-cell"/>'
        '<path d="M5.5 7h13L16 2.5H8z" class="i-gold"/>'
    ),
    "ware": '<rect x="3" y="3" width="18" height="18" rx="2" class="i-gold"/><path d="M3 12h18M12 3v18"/>',
    "bridge": '<path d="M1 20h22M3 20v-6M21 20v-6M1 10q11-8 22 0M6 20v-5a3 3 0 0 1 6 0v5M12 20v-5a3 3 0 0 1 6 0v5"/>',
    "wares": (
        '<rect x="2" y="9" width="12" height="12" rx="2" class="i-gules"/>'
        '<rect x="10" y="3" width="12" height="12" rx="2" class="i-gold"/>'
    ),
    "sold": (
        '<rect x="2" y="10" width="11" height="11" rx="2" class="i-gold"/>'
        '<path d="M9 14 20 3M13 3h7v7" stroke-width="2.2"/>'
    ),
    "hexes": '<path d="m7.5 1 6 3.5v7l-6 3.5-6-3.5v-7zM16.5 9l6 3.5v7L16.5 23l-6-3.5v-7z" class="i-white"/>',
    "bonus": '<path d="m12 2 9 5v10l-9 5-9-5V7z" class="i-gold"/><path d="M12 7v10M7 12h10"/>',
    "post": '<path d="M6 23V2M6 3h13l-4 4.5 4 4.5H6" class="i-gules"/>',
    "shield": '<path d="M4 3h16v8c0 5-4 8-8 11-4-3-8-6-8-11z" class="i-gules"/>',
}


def symbols() -> str:
    """All symbols that the drawings use, the shared ones among them."""
    drawn = [shared_symbols()]
    drawn += [symbol(f"t-{name}", shape) for name, shape in PICTOGRAMS.items()]
    drawn += [icon(name, shape) for name, shape in THINGS.items()]
    return "".join(drawn)
