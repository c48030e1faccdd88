"""The pictograms of Viscounts of the West Kingdom, on a grid of 24 units: icons of townsfolk, goods, deeds, places."""

from __future__ import annotations

from typing import Final

from burgrave.drawing.icons import icon, shared_symbols

TOWNSFOLK: Final = {
    "merchant": (
        '<circle cx="12" cy="12" r="10.7" class="i-azure"/>'
        '<path d="M12 5v13M8 18.5h8M5.5 7.5h13M5.5 8l-2 5h4zM18.5 8l-2 5h4z" class="i-white-line" stroke-width="1.7"/>'
    ),
    "builder": (
        '<circle cx="12" cy="12" r="10.7" class="i-stone"/>'
        '<path d="M7 5.5h8c2 0 3 1.2 3.3 3.5-1.3-1-2.3-1-3.3-1v2.5H7z" class="i-wood i-dark"/>'
        '<path d="M11 10.5V19" class="i-dark" stroke-width="2.8"/>'
    ),
    "noble": (
        '<circle cx="12" cy="12" r="10.7" class="i-gold"/>'
        '<path d="M6 17h12l1.5-8.5-4 3L12 6l-3.5 5.5-4-3z" class="i-gules i-dark"/>'
    ),
    "cleric": (
        '<circle cx="12" cy="12" r="10.7" class="i-dark-fill"/>'
        '<path d="M12 4.5v15M7 9.5h10" class="i-white-line" stroke-width="3.2"/>'
    ),
    "criminal": (
        '<circle cx="12" cy="12" r="10.7" class="i-gules"/>'
        '<path d="M3.5 9.5c5-2.5 12-2.5 17 0 .5 5-3 7-6 6-1.5-.5-2-1.5-2.5-2.5-.5 1-1 2-2.5 2.5-3 1-6.5-1-6-6z" '
        'class="i-white i-dark"/><path d="M7.5 11.5h2M14.5 11.5h2" class="i-dark" stroke-width="2.4"/>'
    ),
}

GOODS: Final = {
    "silver": (
        '<circle cx="12" cy="12" r="9.5" class="i-white i-dark"/><circle cx="12" cy="12" r="6.5" class="i-dark"/>'
        '<path d="M12 8.5v7M9.5 12h5" class="i-dark"/>'
    ),
    "ink": (
        '<path d="M4 22c-1.5-5 0-9 4-10V9h6v3c4 1 5.5 5 4 10z" class="i-dark-fill"/>'
        '<path d="M7 9h8"/><path d="M12 11C13 6 16 2.5 21.5 1.5c0 4-2 7-6.5 8.5" class="i-white i-dark"/>'
        '<path d="M7 18.5h8" class="i-white-line"/>'
    ),
    "ingot": (
        '<path d="M5.5 7h13L23 18.5H1z" class="i-gold"/><path d="m5.5 7 3 6h7l3-6M8.5 13 1 18.5M15.5 13l7.5 5.5"/>'
    ),
    "resource": (
        '<path d="M12 12V1.5A10.5 10.5 0 0 1 21.1 17.2z" class="i-gold"/>'
        '<path d="m12 12 9.1 5.2a10.5 10.5 0 0 1-18.2 0z" class="i-stone"/>'
        '<path d="M12 12 2.9 17.2A10.5 10.5 0 0 1 12 1.5z" class="i-dark-fill"/>'
    ),
    "worker": '<path d="M4 22.5h16c0-6-1.5-9.5-4.5-10.5a5.6 5.6 0 1 0-7 0C5.5 13 4 16.5 4 22.5z" class="i-bread"/>',
}

PAPERS: Final = {
    "debt": (
        '<rect x="4" y="1.5" width="16" height="21" rx="2" class="i-gules"/>'
        '<path d="M7.5 12h9" class="i-white-line" stroke-width="3"/>'
    ),
    "paid": (
        '<rect x="4" y="1.5" width="16" height="21" rx="2" class="i-cell"/>'
        '<path d="M8 7h8M8 17h8" class="i-gules-line"/><path d="m6 12 4.5 4.5L18 7" stroke-width="2.2"/>'
    ),
    "deed": (
        '<rect x="4" y="1.5" width="16" height="21" rx="2" class="i-vert"/>'
        '<path d="M7.5 12h9M12 7.5v9" class="i-white-line" stroke-width="3"/>'
    ),
    "approved": (
        '<rect x="4" y="1.5" width="16" height="21" rx="2" class="i-cell"/><path d="M7.5 6h9M7.5 9.5h9"/>'
        '<circle cx="12" cy="16" r="4" class="i-vert"/>'
    ),
    "flip_debt": (
        '<rect x="6" y="5" width="12" height="14" rx="2" class="i-gules"/><path d="M9 12h6" class="i-white-line" '
        'stroke-width="2.2"/><path d="M3.5 15A9.6 9.6 0 0 1 8 2.5M20.5 9A9.6 9.6 0 0 1 16 21.5M5 1.5l3.5.7-1 '
        '3.5M19 22.5l-3.5-.7 1-3.5" stroke-width="1.8"/>'
    ),
    "flip_deed": (
        '<rect x="6" y="5" width="12" height="14" rx="2" class="i-vert"/><path d="M9 12h6M12 9v6" class="i-white-line" '
        'stroke-width="2.2"/><path d="M3.5 15A9.6 9.6 0 0 1 8 2.5M20.5 9A9.6 9.6 0 0 1 16 21.5M5 1.5l3.5.7-1 '
        '3.5M19 22.5l-3.5-.7 1-3.5" stroke-width="1.8"/>'
    ),
    "flip_any": (
        '<path d="M6 17V7c0-1 1-2 2-2h10z" class="i-gules"/><path d="M18 5v12c0 1-1 2-2 2H6z" class="i-vert"/>'
        '<path d="M3.5 15A9.6 9.6 0 0 1 8 2.5M20.5 9A9.6 9.6 0 0 1 16 21.5M5 1.5l3.5.7-1 '
        '3.5M19 22.5l-3.5-.7 1-3.5" stroke-width="1.8"/>'
    ),
    "manuscript": (
        '<path d="M12 5C9.5 3 6 2.5 2 3v16c4-.5 7.5 0 10 2 2.5-2 6-2.5 10-2V3c-4-.5-7.5 0-10 2z" class="i-cell"/>'
        '<path d="M12 5v16M5 8h4M5 12h4"/><path d="M15 3.5h4v9l-2-2-2 2z" class="i-gules"/>'
    ),
    "scheme": (
        '<rect x="4" y="1.5" width="16" height="21" rx="2" class="i-dark-fill"/>'
        '<path d="M8 8.5c0-4 8-4 8 0 0 3-4 3-4 6M12 18v.5" class="i-white-line" stroke-width="2.4"/>'
    ),
    "hand": (
        '<path d="m1.5 8 6.5-4 7 14-6.5 4z" class="i-cell"/><path d="M9 3h8v17H9z" class="i-cell"/>'
        '<path d="m16 4 6.5 3-5 15-6-2.5z" class="i-gules"/>'
    ),
    "deck": (
        '<rect x="7" y="1.5" width="13" height="17" rx="2" class="i-cell"/>'
        '<rect x="4" y="5.5" width="13" height="17" rx="2" class="i-gules"/>'
    ),
    "discarded": (
        '<rect x="7" y="1.5" width="13" height="17" rx="2" class="i-cell"/>'
        '<rect x="4" y="5.5" width="13" height="17" rx="2" class="i-cell"/><path d="M7 10h7M7 14h7"/>'
    ),
}

DOINGS: Final = {
    "virtue": (
        '<path d="M12 .8 23.2 12 12 23.2.8 12z" class="i-azure"/>'
        '<path d="M12 6.5v11M6.5 12h11" class="i-white-line" stroke-width="2.8"/>'
    ),
    "corruption": (
        '<path d="M12 .8 23.2 12 12 23.2.8 12z" class="i-dark-fill"/>'
        '<path d="M15.5 8.5C14 5.5 9 6.5 9 9.2c0 3.4 6.3 2.2 6.3 5.6 0 2.9-5.3 3.7-7 .7" class="i-white-line" '
        'stroke-width="2.4"/>'
    ),
    "hire": (
        '<path d="M2 22.5c0-7 2-10 7.5-10s7.5 3 7.5 10z" class="i-azure"/><circle cx="9.5" cy="7.5" r="5" '
        'class="i-cell"/><path d="M19.5 3v9M15 7.5h9" stroke-width="2.4"/>'
    ),
    "dismiss": (
        '<path d="M2 22.5c0-7 2-10 7.5-10s7.5 3 7.5 10z" class="i-stone"/><circle cx="9.5" cy="7.5" r="5" '
        'class="i-cell"/><path d="M15 6.5h8M20 3.5l3 3-3 3" stroke-width="2"/>'
    ),
    "rearrange": (
        '<rect x="1.5" y="9" width="6" height="9" rx="1" class="i-cell"/><rect x="9" y="9" width="6" height="9" rx="1" '
        'class="i-gold"/><rect x="16.5" y="9" width="6" height="9" rx="1" class="i-cell"/>'
        '<path d="M5 6c3-4 11-4 14 0M19 2.5V6h-3.5M5 2.5V6h3.5" stroke-width="1.8"/>'
    ),
    "discard": (
        '<rect x="3" y="1.5" width="13" height="17" rx="2" class="i-cell"/>'
        '<path d="M19.5 8v13M15.5 17.5l4 4 4-4" stroke-width="2.4"/>'
    ),
    "destroy": (
        '<rect x="5" y="1.5" width="14" height="21" rx="2" class="i-cell"/>'
        '<path d="M2 5l20 14M22 5 2 19" class="i-gules-line" stroke-width="3"/>'
    ),
    "reshuffle": (
        '<rect x="7" y="5" width="10" height="14" rx="2" class="i-gules"/>'
        '<path d="M3 14A9.5 9.5 0 0 1 19 5.3M21 10A9.5 9.5 0 0 1 5 18.7M19.5 1.5v4h-4M4.5 22.5v-4h4" '
        'stroke-width="1.8"/>'
    ),
    "move_worker": (
        '<path d="M1.5 21.5h12c0-5-1-7.5-3.3-8.3a4.3 4.3 0 1 0-5.4 0C2.5 14 1.5 16.5 1.5 21.5z" class="i-bread"/>'
        '<path d="M14 7h8.5M19 3.5 22.5 7 19 10.5" stroke-width="2.2"/>'
    ),
    "instant": '<path d="M13.5 1 4 14h6l-1.5 9L19 9.5h-6.5z" class="i-gold"/>',
    "dropoff": '<path d="M2 3v17h8M22 12H9M17.5 7 22.5 12l-5 5" stroke-width="2.4"/>',
    "collision": (
        '<path d="M7 6.5 12.5 12 7 17.5 1.5 12z" class="i-dark-fill"/><path d="m17 6.5 5.5 5.5-5.5 5.5L11.5 12z" '
        'class="i-azure"/><path d="M12 1v3M12 20v3M8.5 2 9.5 4.5M15.5 2l-1 2.5"/>'
    ),
    "step": '<path d="M2 17h12V7.5h-3.5L16.5 1l6 6.5H19V22H2z" class="i-bread"/>',
    "focus": '<circle cx="12" cy="12" r="10" class="i-cell"/><circle cx="12" cy="12" r="5" class="i-gules"/>',
    "leader": (
        '<path d="M4 23V1.5" stroke-width="2.2"/><path d="M4 2.5h17l-4 5 4 5H4z" class="i-gules"/>'
        '<path d="M7 10h6l.8-5-2 1.6L10 4 8.2 6.6 6.2 5z" class="i-gold"/>'
    ),
    "viscount": '<path d="M3 22.5h18L15.5 11a6 6 0 1 0-7 0z" class="i-cell"/><path d="M8.5 11h7"/>',
}

PLACES: Final = {
    "trading_post": (
        '<path d="M3 10v12.5h18V10" class="i-cell"/><path d="M3.5 2h17L23 9.5H1z" class="i-azure"/>'
        '<path d="M8.3 2 7 9.5M15.7 2 17 9.5M8 22.5v-7h8v7"/>'
    ),
    "guildhall": (
        '<path d="M2.5 22.5V10h19v12.5z" class="i-cell"/><path d="M.8 10 12 1.5 23.2 10z" class="i-gold"/>'
        '<path d="M6.5 13v9.5M12 13v9.5M17.5 13v9.5"/>'
    ),
    "workshop": (
        '<path d="M3.5 22.5V12h17v10.5z" class="i-cell"/><path d="M1.5 13 8 5h13l1.5 8z" class="i-wood"/>'
        '<path d="M15 5V1.5h3.5V5M9 22.5v-6h6v6"/>'
    ),
    "lake": (
        '<ellipse cx="12" cy="13" rx="11" ry="8" class="i-azure"/>'
        '<path d="M5 11c2-2 3-2 5 0s3 2 5 0 3-2 4-1M6.5 15.5c2-2 3-2 5 0s3 2 5 0" class="i-white-line"/>'
    ),
    "meadow": (
        '<path d="M12 23v-9M12 21c-4 0-6-2-7-5M12 21c4 0 6-2 7-5"/>'
        '<path d="M12 9a3 3 0 1 0-3-4.5 3 3 0 1 0-1 5.5 3 3 0 1 0 4 3 3 3 0 1 0 4-3 3 3 0 1 0-1-5.5A3 3 0 1 0 12 '
        '9z" class="i-gold"/>'
    ),
    "forest": (
        '<path d="M8 22.5v-4M17.5 22.5v-3" stroke-width="2.5"/><path d="M8 1.5 1 18.5h14z" class="i-vert"/>'
        '<path d="m17.5 8-5.5 11.5h11z" class="i-vert"/>'
    ),
    "gorge": (
        '<path d="M1 3h7l2 7-2 5 2 7.5H1zM23 3h-6l-2 6 2 5.5-1.5 8H23z" class="i-wood"/>'
        '<path d="M12.5 5v16" class="i-azure" stroke-width="2"/>'
    ),
    "rock": ('<path d="M1 21.5 8 6l4 6 4.5-9L23 21.5z" class="i-stone"/><path d="m8 6 1.5 7M16.5 3l-1.5 9 3 4"/>'),
    "castle": (
        '<path d="M2 22.5V7h3v2.5h2V7h3v4.5h4V7h3v2.5h2V7h3v15.5z" class="i-stone"/>'
        '<path d="M9 22.5v-4a3 3 0 0 1 6 0v4z" class="i-wood"/>'
    ),
    "poverty": (
        '<path d="M4 3h16v18H4z" class="i-gules"/><path d="M8 17c0-5 8-5 8 0M9 9h.01M15 9h.01" class="i-white-line" '
        'stroke-width="2.4"/>'
    ),
    "prosperity": (
        '<path d="M4 3h16v18H4z" class="i-vert"/><path d="M8 14c0 5 8 5 8 0M9 9h.01M15 9h.01" class="i-white-line" '
        'stroke-width="2.4"/>'
    ),
}

RIBBON_CLASS: Final = {"black": "i-dark-fill", "blue": "i-azure", "grey": "i-stone", "yellow": "i-gold"}


def ribbon(name: str) -> str:
    """The ribbon of a manuscript."""
    return f'<path d="M5 1.5h14v21l-7-5.5-7 5.5z" class="{RIBBON_CLASS[name]}"/>'


def symbols() -> str:
    """All symbols that the drawings use, the shared ones among them."""
    drawn = [shared_symbols()]
    for group in (TOWNSFOLK, GOODS, PAPERS, DOINGS, PLACES):
        drawn += [icon(name, shape) for name, shape in group.items()]
    drawn += [icon(f"ribbon-{name}", ribbon(name)) for name in RIBBON_CLASS]
    return "".join(drawn)
