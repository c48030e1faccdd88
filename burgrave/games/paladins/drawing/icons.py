"""The pictograms of Paladins of the West Kingdom, on a grid of 24 units: workers, attributes, goods, actions."""

from __future__ import annotations

from typing import Final

from burgrave.drawing.icons import CHARGES, ICONS, icon, symbol

EMBLEMS: Final = {
    "labourer": '<path d="M12 22V9.5M8.5 3h7v4c0 2.5-1.5 3.5-3.5 3.5S8.5 9.5 8.5 7z" stroke-width="2.2"/>',
    "scout": '<path d="M6 3c10 1 14 5 15 15M6 3l15 15M3 21 13.5 10.5M3 16.5v4.5h4.5" stroke-width="2.2"/>',
    "merchant": ('<path d="M12 2.5V21M7 21h10M4 6h16M4 6 1.5 14h5zM20 6l-2.5 8h5z" stroke-width="2"/>'),
    "fighter": '<path d="M12 1.5v15M6.5 15h11M12 16v6" stroke-width="3"/>',
    "cleric": '<path d="M12 2v20M5.5 8.5h13" stroke-width="3.2"/>',
    "criminal": (
        '<path d="M3 9c5-4 13-4 18 0-1 6-4 8-6.5 5-1.5-2-3.5-2-5 0C7 17 4 15 3 9zM7.5 10.5h2M14.5 '
        '10.5h2" stroke-width="2"/>'
    ),
}
"""What the workers carry before them, drawn in one line."""

HEADS: Final = {
    "labourer": '<path d="M5.5 8.2C6 3.5 8.5 1.2 12 1.2s6 2.3 6.5 7z"/>',
    "scout": '<path d="M7 9.5C6 4 8.5 1.2 15 .8c1.5 3 2.5 5 2 8.7z"/>',
    "merchant": '<path d="M4.5 6.5C4 2.5 9 1 13 1.2c4 .2 7 2 6.5 5.3z"/>',
    "fighter": '<path d="M7 10V6c0-3 2-4.8 5-4.8S17 3 17 6v4l-2.5-1V6.5h-5V9z"/>',
    "cleric": '<path d="M7.5 8 6.5 3.8C8.5 3.5 10 2.5 12 .6c2 1.9 3.5 2.9 5.5 3.2L16.5 8z"/>',
    "criminal": '<path d="M6.5 11C5 4 8 .8 12 .8S19 4 17.5 11L15 9.5V6H9v3.5z"/>',
}
"""What they wear: they differ in outline, not only in colour."""

BODY: Final = '<path d="M3.5 23c0-7 1.5-10.5 5.5-11.5h6c4 1 5.5 4.5 5.5 11.5z"/>'
FACE: Final = '<circle cx="12" cy="8" r="4" class="w-face"/>'

ATTRIBUTES: Final = {
    "faith": ('<path d="M9 1.5h6V7h5.5v6H15v9.5H9V13H3.5V7H9z" class="i-gold"/>'),
    "strength": (
        '<path d="M12 .8 15 5v10H9V5z" class="i-stone"/><path d="M4.5 15h15v3h-15z" class="i-gules"/>'
        '<path d="M10.5 18h3v4.5h-3z" class="i-wood"/>'
    ),
    "influence": (
        '<path d="M5 2h14v12.5c0 4-4 6-7 8-3-2-7-4-7-8z" class="i-azure"/>'
        '<path d="M7.5 14h9l1-6.5-3 2-2.5-4-2.5 4-3-2z" class="i-gold"/>'
    ),
}

GOODS: Final = {
    "silver": ('<circle cx="12" cy="12" r="9.5" class="i-stone"/><path d="M12 6v12M8.5 9.5h7M8.5 14.5h7"/>'),
    "provision": (
        '<path d="M4.5 6.5c4-3 11-3 15 0v12c-4 3-11 3-15 0z" class="i-wood"/>'
        '<path d="M4.5 6.5c4 3 11 3 15 0M4.5 11.5c4 2.5 11 2.5 15 0M4.5 16c4 2.5 11 2.5 15 0"/>'
    ),
    "tax": (
        '<ellipse cx="12" cy="17.5" rx="9" ry="4" class="i-stone"/><ellipse cx="12" cy="13" rx="9" ry="4" '
        'class="i-stone"/><path d="M5.5 10 4 2.5l4.5 3L12 1l3.5 4.5 4.5-3L18.5 10z" class="i-gold"/>'
    ),
    "suspicion": (
        '<path d="M14.5 14.5 22 22" stroke-width="3.5"/><circle cx="9.5" cy="9.5" r="7.5" class="i-cell"/>'
        '<path d="M4.5 9.5c3-3.5 7-3.5 10 0-3 3.5-7 3.5-10 0z"/><circle cx="9.5" cy="9.5" r="1" class="i-ink"/>'
    ),
    "debt": (
        '<path d="M5 2h14v15l-2.5 2H5z" class="i-cell"/><path d="M8 6.5h8M8 10h8M8 13.5h4"/>'
        '<circle cx="16.5" cy="18" r="4.5" class="i-gules"/>'
    ),
    "paid": (
        '<path d="M5 2h14v15l-2.5 2H5z" class="i-cell"/><path d="M8 6.5h8M8 10h5"/>'
        '<path d="m9 16 4 4.5L22 9.5" class="i-vert-line" stroke-width="3"/>'
    ),
    "pray": (
        '<path d="M11.5 2.5C8 8 6 12 5.5 15l-3 3.5L7 22.5l3.5-3.5 1-3z" class="i-bread"/>'
        '<path d="M12.5 2.5C16 8 18 12 18.5 15l3 3.5-4.5 4-3.5-3.5-1-3z" class="i-bread"/>'
    ),
}
STRUCK: Final = '<path d="M2 22 22 2" class="i-gules-line" stroke-width="3.2"/>'
PLUS: Final = (
    '<circle cx="18" cy="6" r="5.5" class="i-vert"/><path d="M18 3v6M15 6h6" class="i-white-line" stroke-width="2"/>'
)
TOWNSMAN: Final = (
    '<path d="M3 22.5c0-6.5 2-9.5 9-9.5s9 3 9 9.5z" class="i-cloth"/><circle cx="12" cy="8.5" r="4.8" class="i-bread"/>'
    '<path d="M5.5 7C7 2.5 10 1.5 13 2c3 .5 5 2 5.5 5z" class="i-gules"/>'
)
WORKSHOP: Final = (
    '<path d="M3 22.5V11l9-8.5 9 8.5v11.5z" class="i-wood"/><path d="M7.5 12h9v4h-3v6h-3v-6h-3z" class="i-stone"/>'
)

RESULTS: Final = {
    "discard_suspicion": GOODS["suspicion"] + STRUCK,
    "destroy_debt": GOODS["debt"] + STRUCK,
    "pay_debt": GOODS["paid"],
    "free_recruit": TOWNSMAN + PLUS,
    "free_develop": WORKSHOP + PLUS,
    "take_debt": GOODS["debt"],
}

ACTIONS: Final = {
    "develop": WORKSHOP,
    "hunt": (
        '<path d="M7 2c12 1 15 9 10 20" stroke-width="2.5"/><path d="M7 2l10 20"/>'
        '<path d="M1.5 17.5 19 8.5M19 8.5l-4.5-.5M19 8.5l-2 4" stroke-width="2"/>'
    ),
    "trade": (
        '<path d="M12 3v17.5M6.5 21h11" stroke-width="2.2"/><path d="M3 6h18" stroke-width="2.2"/>'
        '<path d="M.8 14 4.5 6l3.7 8c-1 2.5-6.4 2.5-7.4 0zM15.8 14l3.7-8 3.7 8c-1 2.5-6.4 2.5-7.4 0z" class="i-gold"/>'
    ),
    "recruit": TOWNSMAN,
    "conspire": (
        '<path d="M2.5 23c0-8 2-21 9.5-22 7.5 1 9.5 14 9.5 22z" class="i-criminal"/>'
        '<path d="M7 10c0-4 2-6 5-6s5 2 5 6c0 3-2 5.5-5 5.5S7 13 7 10z" class="i-ink"/>'
        '<path d="M9 9.5h2M13 9.5h2" class="i-white-line" stroke-width="2"/>'
    ),
    "commission": (
        '<path d="M4 23c0-9 2.5-13 8-13s8 4 8 13z" class="i-wood"/>'
        '<path d="M6.5 12C5.5 5 8 1 12 1s6.5 4 5.5 11l-3-2.5h-5z" '
        'class="i-wood"/><circle cx="12" cy="7.5" r="3.3" class="i-bread"/>'
        '<path d="M12 13.5v6M9.8 15.5h4.4" class="i-white-line"/>'
    ),
    "fortify": (
        '<path d="M1.5 22V6h4v3h3.5V6h6v3h3.5V6h4v16z" class="i-stone"/>'
        '<path d="M1.5 13h21M1.5 17.5h21M8 13v4.5M16 13v4.5M12 17.5V22M5 17.5V22M19 17.5V22M12 9.5V13"/>'
    ),
    "garrison": (
        '<path d="M12 7V1h7l-2 2.2 2 2.2h-7" class="i-gules"/>'
        '<path d="M6 22.5V13H4V7h3v2h3V7h4v2h3V7h3v6h-2v9.5z" class="i-wood"/>'
        '<path d="M10 22.5V18a2 2 0 0 1 4 0v4.5z" class="i-ink"/>'
    ),
    "absolve": (
        '<path d="M8 1.5h8v3H8z" class="i-wood"/>'
        '<path d="M9 4.5h6c0 3 5 5 5 11 0 4-3 7-8 7s-8-3-8-7c0-6 5-8 5-11z" class="i-azure"/>'
        '<path d="M12 10v8M9 12.8h6" class="i-white-line" stroke-width="2"/>'
    ),
    "attack": (
        '<path d="m3 1.5 13 14-2 2L2 4.5zM21 1.5l-13 14 2 2L22 4.5z" class="i-stone"/>'
        '<path d="m12 19 7-6M17 17l4.5 5M12 19l-7-6M7 17l-4.5 5" stroke-width="2.2"/>'
    ),
    "convert": (
        '<path d="M2.5 22.5c0-6 2-9 7-9s7 3 7 9z" class="i-vert"/><circle cx="9.5" cy="8.5" r="4.5" class="i-bread"/>'
        '<path d="M18 2v12M14.5 5.5h7" class="i-gold-line" stroke-width="3.2"/>'
    ),
    "rest": (
        '<path d="M3 20V9M3 15h18v5M21 15c0-3-2-5-5-5H9v5" stroke-width="2.2"/>'
        '<circle cx="6" cy="11" r="2" class="i-bread"/>'
    ),
    "inquisition": (
        '<path d="M12 1.5c4 5 7 7 6.5 13-.4 5-3 8-6.5 8s-6.1-3-6.5-8C5 10 8 9 8 5c2 1 3 2.5 3 4.5 1.5-2 '
        '2-4.5 1-8z" class="i-gules"/>'
        '<path d="M12 13v7M9.5 15.5h5" class="i-white-line" stroke-width="2"/>'
    ),
}

PEOPLES: Final = {
    "vikings": (
        '<path d="M5 12C.5 10 .5 5 2.5 2 4 6 6 7 8 7.5M19 12c4.5-2 4.5-7 2.5-10-1.5 4-3.5 5-5.5 5.5" class="i-cell"/>'
        '<path d="M4.5 14C4.5 8.5 7.5 6 12 6s7.5 2.5 7.5 8z" class="i-stone"/>'
        '<path d="M4.5 14h15v4h-6v4h-3v-4h-6z" class="i-wood"/>'
    ),
    "saracens": (
        '<path d="M15.5 2A10.3 10.3 0 1 0 22 15.5 8.5 8.5 0 0 1 15.5 2z" class="i-gold"/>'
        '<path d="m18.5 5 .9 2 2.1.2-1.6 1.4.5 2.1-1.9-1.1-1.9 1.1.5-2.1-1.6-1.4 2.1-.2z" class="i-gules"/>'
    ),
    "byzantines": (
        '<circle cx="12" cy="12" r="10" class="i-cloth"/>'
        '<path d="M6.5 18 17.5 7M6.5 7l11 11M12 20V4.5c4.5-1 5 4.5 0 4.5" class="i-white-line" stroke-width="2.2"/>'
    ),
}

SIGNS: Final = {
    "first": '<path d="M4 22.5V2h2.5v20.5z" class="i-wood"/><path d="M6.5 3h15L18 7.5l3.5 4.5h-15z" class="i-gold"/>',
    "treasury": (
        '<path d="M2 11c0-5 3-7.5 10-7.5S22 6 22 11z" class="i-wood"/><path d="M2 11h20v9.5H2z" class="i-wood"/>'
        '<path d="M9.5 9h5v6h-5z" class="i-gold"/>'
    ),
    "goods": '<path d="M2 6h9v9H2z" class="i-stone"/><path d="M11 10h11v10H11z" class="i-wood"/>',
    "now": '<path d="M13.5 1 4 14h6l-1.5 9L19 9.5h-6.5z" class="i-gold"/>',
    "tavern": (
        '<path d="M4 5h12v16.5H4z" class="i-wood"/><path d="M16 9h3c2 0 3 1 3 3v3c0 2-1 3-3 3h-3" stroke-width="2"/>'
        '<path d="M3 6C3 2.5 6 1.5 8 3c2-2 5-1.5 6 0 2-.5 3.5 1 3 3z" class="i-white"/>'
    ),
    "scheme": (
        '<rect x="4" y="2" width="16" height="20" rx="2" class="i-stone"/>'
        '<path d="M9 8c0-4 6-4 6 0 0 3-3 3-3 6M12 17.5v.5" stroke-width="2"/>'
    ),
    "out": '<path d="M10 2.5H3v19h7M8 12h13M16 6.5l5.5 5.5-5.5 5.5" stroke-width="2.4"/>',
    "top": '<path d="M4 16h16v6H4z" class="i-cell"/><path d="M12 13V3M7 7.5 12 2.5l5 5" stroke-width="2.5"/>',
}


def worker_shape(name: str) -> str:
    """A worker: body, face and headgear; stands in a group of the class of its colour."""
    emblem = f'<g transform="translate(7.8 13.2) scale(.36)" class="w-mark">{EMBLEMS[name]}</g>'
    return f'<g class="worker w-{name}">{BODY}{FACE}{HEADS[name]}{emblem}</g>'


COLOURLESS: Final = f'<g class="worker w-colourless">{BODY}<circle cx="12" cy="7" r="5"/></g>'
ANYBODY: Final = f'<g class="w-any">{BODY}<circle cx="12" cy="7" r="5"/></g>'


def symbols() -> str:
    """All symbols that the drawings use, the shared ones among them unless there is an own one of that name."""
    own: dict[str, str] = {}
    for group in (ATTRIBUTES, GOODS, RESULTS, ACTIONS, PEOPLES, SIGNS):
        own.update(group)
    own.update({name: worker_shape(name) for name in EMBLEMS})
    own.update({"colourless": COLOURLESS, "anybody": ANYBODY})
    drawn = [symbol(f"charge-{name}", shape) for name, shape in CHARGES.items()]
    drawn += [icon(name, shape) for name, shape in {**ICONS, **own}.items()]
    drawn += [symbol(f"mark-{name}", shape) for name, shape in EMBLEMS.items()]
    return "".join(drawn)
