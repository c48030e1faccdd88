"""The pictograms of Crown of Emara, on a grid of 24 units: goods, people, locations, coronets, signs."""

from __future__ import annotations

from typing import Final

from burgrave.drawing.icons import icon, shared_symbols

GOODS: Final = {
    "grain": (
        '<path d="M12 23V8"/><path d="M12 9C9.5 7 9.5 4 12 1c2.5 3 2.5 6 0 8zM12 14.5c-4 0-6-2-6.5-5.5 4 0 6.5 2 6.5 '
        "5.5zM12 14.5c4 0 6-2 6.5-5.5-4 0-6.5 2-6.5 5.5zM12 20c-4 0-6-2-6.5-5.5 4 0 6.5 2 6.5 5.5zM12 20c4 0 6-2 "
        '6.5-5.5-4 0-6.5 2-6.5 5.5z" class="i-grain"/>'
    ),
    "cloth": (
        '<path d="M3 4h14v14l-2.3 3.5-2.4-3-2.3 3-2.4-3-2.3 3L3 18z" class="i-cloth"/>'
        '<path d="M17 4c3-1 4.5 1 4.5 3v7H17M6 8.5h8M6 13h8"/>'
    ),
    "ring": (
        '<path fill-rule="evenodd" d="M12 8a7.5 7.5 0 1 0 .01 0zm0 3a4.5 4.5 0 1 1-.01 0z" class="i-gold"/>'
        '<path d="M8 1h8l3 4-4 5H9L5 5z" class="i-gules"/>'
    ),
    "bread": (
        '<path d="M2 12.5C2 7.5 6.5 5 12 5s10 2.5 10 7.5c0 2-1 3-2 3V20H4v-4.5c-1 0-2-1-2-3z" class="i-bread"/>'
        '<path d="m7.5 8 2 4M12 7l2 4M16.5 8l1.5 3.5"/>'
    ),
    "book": (
        '<path d="M19.5 17V3H7C5 3 4 4 4 6v13c0 1.5 1 2.5 3 2.5h12.5" class="i-vert"/>'
        '<path d="M4 19c0-1.5 1-2 3-2h12.5M9 7.5h6.5M9 11h6.5"/>'
    ),
    "resource": (
        '<path d="M3 3h9v9H3z" class="i-wood"/><path d="M12 3h9v9h-9z" class="i-grain"/>'
        '<path d="M3 12h9v9H3z" class="i-stone"/><path d="M12 12h9v9h-9z" class="i-cloth"/>'
    ),
    "favor": (
        '<path d="m8 15-2.5 7.5 3.5-1 3 2 3-2 3.5 1L16 15" class="i-gules"/>'
        '<circle cx="12" cy="9.5" r="8" class="i-cell"/>'
        '<path d="m12 4.5 1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5L7 8.1l3.5-.4z" class="i-gold"/>'
    ),
}

POINTS: Final = {
    "cp": (
        '<path d="M2.5 22.5c0-7 3-10 9.5-10s9.5 3 9.5 10z" class="i-gules"/>'
        '<circle cx="12" cy="7" r="5" class="i-gules"/>'
    ),
    "bp": '<path d="M4 22V10.5l8-8 8 8V22h-5.5v-6.5h-5V22z" class="i-azure"/>',
}

PEOPLE: Final = {
    "councilor": ('<path d="M5 22.5h14l-3.5-10a6.2 6.2 0 1 0-7 0z" class="i-cell"/><path d="M8.5 12.5h7"/>'),
    "craftsman": (
        '<path d="M2.5 22c0-6.5 1.5-9.5 6.5-9.5s6.5 3 6.5 9.5z" class="i-wood"/><circle cx="9" cy="7.5" r="4.5" '
        'class="i-cell"/><path d="M19 22V8" stroke-width="2"/><path d="M15.5 4h7v5h-7z" class="i-stone"/>'
    ),
    "advisor": (
        '<path d="M3.5 22.5c0-7 3-10 8.5-10s8.5 3 8.5 10z" class="i-azure"/><circle cx="12" cy="9" r="4.5" '
        'class="i-cell"/><path d="M7 6.5C7 3 9 1.5 12 1.5s5 1.5 5 5zM3.5 6.5h17" class="i-azure"/>'
        '<path d="m12 14-2 3 2 4 2-4z" class="i-gold"/>'
    ),
    "anywhere": (
        '<path d="M5 22.5h14l-3.5-10a6.2 6.2 0 1 0-7 0z" class="i-cell"/>'
        '<path d="M2 21 22 3" class="i-gules-line" stroke-width="3"/>'
    ),
    "statue": (
        '<path d="M5 23v-4h14v4z" class="i-stone"/><path d="M8.5 19c.5-3 0-5-1-7.5-.5-2 1-3 2.5-3h4c1.5 0 3 1 2.5 '
        '3-1 2.5-1.5 4.5-1 7.5z" class="i-gold"/><circle cx="12" cy="5" r="3.5" class="i-gold"/>'
    ),
    "victoria": (
        '<path d="M3.5 22.5c0-7 3-10 8.5-10s8.5 3 8.5 10z" class="i-cloth"/><circle cx="12" cy="9.5" r="4.5" '
        'class="i-cell"/><path d="M7.5 7 6.5 1.5 9.5 4 12 .8 14.5 4l3-2.5-1 5.5z" class="i-gold"/>'
    ),
}

PLACES: Final = {
    "forest": (
        '<path d="M7 22v-4M17 22.5v-4" stroke-width="2.5"/><path d="M7 3 2.5 10.5H4.5L1.5 18h11L9.5 10.5h2z" '
        'class="i-vert"/><path d="m17 1.5-5 8.5h2l-4 8.8h14L20 10h2z" class="i-vert"/>'
    ),
    "field": (
        '<path d="M1.5 22.5c3-5 18-5 21 0z" class="i-grain"/><path d="M6 19V9M12 18V6M18 19V9"/>'
        '<path d="M6 11c-3-1.5-3-5.5 0-8 3 2.5 3 6.5 0 8zM12 9C9 7.5 9 3.5 12 1c3 2.5 3 6.5 0 8zM18 11c-3-1.5-3-5.5 '
        '0-8 3 2.5 3 6.5 0 8z" class="i-grain"/>'
    ),
    "quarry": (
        '<path d="M1.5 22.5v-6H8v6zM8 22.5V13h7.5v9.5zM15.5 22.5v-5h7v5z" class="i-stone"/>'
        '<path d="M3 9.5C7 3.5 15 2 20.5 6M11.5 3.8 8 13" stroke-width="2.2"/>'
    ),
    "weaving_mill": (
        '<path d="M6 22.5 8.5 9h7L18 22.5z" class="i-cell"/><path d="M10.5 22.5v-5h3v5" class="i-wood"/>'
        '<path d="m12 9-9-4.5L6.5.8zM12 9l4.5-8 4 3.5zM12 9l9 4.5-3.5 3.8zM12 9l-4.5 8-4-3.5z" class="i-cloth"/>'
    ),
    "castle": (
        '<path d="M12 10V1h6.5L16.5 3.5l2 2.5H12" class="i-gules"/>'
        '<path d="M2 22.5V7h3v2.5h2V7h3v4.5h4V7h3v2.5h2V7h3v15.5z" class="i-stone"/>'
        '<path d="M9 22.5v-4a3 3 0 0 1 6 0v4z" class="i-wood"/>'
    ),
    "cathedral": (
        '<path d="M8 22.5V13l4-4 4 4v9.5z" class="i-stone"/><path d="M2 22.5V10l3-7 3 7v12.5zM16 22.5V10l3-7 3 '
        '7v12.5z" class="i-stone"/><circle cx="12" cy="15" r="2" class="i-azure"/><path d="M5 3V.8M19 3V.8M12 9V4M10 '
        '6h4M5 13v3M19 13v3M10.5 22.5v-3h3v3"/>'
    ),
    "construction_site": (
        '<path d="M2 22.5V14h10v8.5z" class="i-stone"/><path d="M2 18.2h10M7 14v4.2M4.5 18.2v4.3M9.5 18.2v4.3"/>'
        '<path d="M16.5 22.5V1.5M13.5 22.5h6.5M16.5 3.5H4.5V8M16.5 3.5l6 3.5" stroke-width="2"/>'
        '<path d="M2.5 8h4.5v3.5H2.5z" class="i-wood"/>'
    ),
    "market": (
        '<path d="M4 10v12.5M20 10v12.5" stroke-width="2"/><path d="M3 15h18v5H3z" class="i-wood"/>'
        '<path d="M3.5 2h17L23 9H1z" class="i-gules"/><path d="M8 2 6.5 9M12 2v7M16 2l1.5 7"/>'
    ),
    "hut": '<path d="M4 22.5V12h16v10.5z" class="i-cell"/><path d="M1.5 13 12 3l10.5 10z" class="i-wood"/>',
    "town": (
        '<path d="M2 22.5V12l4-4 4 4v10.5zM16 22.5V13h6v9.5z" class="i-cell"/>'
        '<path d="M9 22.5V7l4-5 4 5v15.5z" class="i-stone"/><path d="M13 10.5v3M11.5 22.5v-4h3v4"/>'
    ),
    "nature": (
        '<path d="M6.5 22.5v-4" stroke-width="2.5"/><path d="m6.5 3-5.5 15.5h11z" class="i-vert"/>'
        '<path d="M18 22.5V11"/><path d="M18 13c-3.5-2-3.5-7 0-10 3.5 3 3.5 8 0 10z" class="i-grain"/>'
    ),
}


def coronet(points: str) -> str:
    """A band of gold with pearls (o), pearls on spikes (i), leaves (l) or a cross (c) on it."""
    step = 20 / len(points)
    drawn: list[str] = []
    for place, kind in enumerate(points):
        x = 2 + step * (place + 0.5)
        if kind == "i":
            drawn.append(f'<path d="m{x - 1.6:.1f} 16 1.6-9 1.6 9z" class="i-gold"/>')
        if kind in "oi":
            y = 12.5 if kind == "o" else 5.5
            drawn.append(f'<circle cx="{x:.1f}" cy="{y}" r="2.3" class="i-white i-dark"/>')
        elif kind == "l":
            drawn.append(f'<path d="M{x:.1f} 17c-4.5-4-3.5-8 0-12 3.5 4 4.5 8 0 12z" class="i-gold"/>')
        elif kind == "c":
            drawn.append(f'<path d="M{x - 1.2:.1f} 16V9h-2.8V6.5h2.8V3h2.4v3.5h2.8V9h-2.8v7z" class="i-gold"/>')
    return "".join(drawn) + '<path d="M2.5 21.5 2 15.5c6 1.5 14 1.5 20 0l-.5 6c-6 1-13 1-19 0z" class="i-gold"/>'


RANKS: Final = {
    "baron": coronet("ooo"),
    "count": coronet("iiiii"),
    "prince": coronet("lcl"),
    "marquess": coronet("lolol"),
    "duke": '<path d="M4 17C3 8 7 4 12 4s9 4 8 13z" class="i-gules"/>' + coronet("llll"),
}

SIGNS: Final = {
    "coin": '<circle cx="12" cy="12" r="9.5" class="i-gold"/><path d="M7.5 16h9l1-7-3.2 2.5L12 7l-2.3 4.5L6.5 9z"/>',
    "dawn": (
        '<path d="M5 19a7 7 0 0 1 14 0z" class="i-gold"/><path d="M1 19h22M12 3v5M3.5 9l3.5 3M20.5 9 17 12" '
        'stroke-width="2"/>'
    ),
    "now": '<path d="M13.5 1 4 14h6l-1.5 9L19 9.5h-6.5z" class="i-gold"/>',
    "deck": (
        '<rect x="7" y="1.5" width="13" height="17" rx="2" class="i-cell"/>'
        '<rect x="4" y="5.5" width="13" height="17" rx="2" class="i-gules"/>'
    ),
}


def symbols() -> str:
    """All symbols that the drawings use, the shared ones among them."""
    drawn = [shared_symbols()]
    for group in (GOODS, POINTS, PEOPLE, PLACES, RANKS, SIGNS):
        drawn += [icon(name, shape) for name, shape in group.items()]
    return "".join(drawn)
