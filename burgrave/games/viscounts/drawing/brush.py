"""What all parts of the drawing share: effects as icons, townsfolk, schemes, manuscripts, people."""

from __future__ import annotations

from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from burgrave.drawing import brush as brushes
from burgrave.drawing.flow import Sizes
from burgrave.drawing.players import Pawn
from burgrave.drawing.svg import Box, fitted, frame, icon, number, piece, rect, text
from burgrave.games.viscounts import components, vocabulary
from burgrave.games.viscounts.drawing.tips import card_tip, manuscript_tip
from burgrave.kernel.words import Words

Brush = brushes.Brush[components.ViscountsComponents]

brush_of: Final = brushes.brushes(Path(__file__).parents[1], components.printed)
"""The brush for a view and a language."""

WORKER: Final = Pawn("M3 22.5h18c0-6.5-2-9.5-5-10.5a6 6 0 1 0-8 0c-3 1-5 4-5 10.5z")
"""A worker of the castle."""

SIZES: Final = Sizes(
    (15, "figure-15m", (26, 23, 20, 18)), (13, "figure", (16, 15, 14, 13)), (12, "figure", (12, 11, 10, 9))
)
"""How large figures and icons are."""
centred: Final = SIZES.centred
ended: Final = SIZES.ended

GOOD_ICONS: Final = ("silver", "ink", "stone", "ingot")
GOODS_OF: Final = itemgetter(*vocabulary.GOODS, "debts", "paid", "deeds", "approved", "workers")
"""What every board counts: goods, papers, workers at home."""
OP_ICONS: Final = {"gold": "ingot", "any": "resource", "free_hire": "hire", "place_workers": "worker"}
"""Where the icon of a thing to do is not called like it."""
COUNTED_ICONS: Final = {
    "buildings": "workshop",
    "resources": "resource",
    "workers_in_castle": "worker",
    "paid_debts": "paid",
    "approved_deeds": "approved",
}


# ---------------------------------------------------------------------- effects as figures and icons


def op_parts(op: int, n: int) -> list[str]:
    """One thing to do."""
    if op in (vocabulary.BUILD_FREE, vocabulary.BUILD_HERE):
        return ["+", f"@{vocabulary.TYPES[n]}"]
    if op == vocabulary.ACT:
        return [f"@{('merchant', 'builder', 'noble', 'cleric', 'focus')[n]}"]
    name = OP_ICONS.get(vocabulary.OPS[op], vocabulary.OPS[op])
    if op == vocabulary.PLACE_WORKERS:
        return ["+", *(f"@{name}" for _ in range(n))]
    return [f"@{name}"] if n == 1 else [str(n), f"@{name}"]


def way_parts(way: vocabulary.Alternative) -> list[str]:
    parts: list[str] = []
    for op, n in zip(way.ops, way.counts, strict=True):
        parts += op_parts(op, n)
    return parts


def effect_parts(effect: vocabulary.PrintedEffect) -> list[str]:
    """Alternatives with a stroke between them."""
    parts: list[str] = []
    for way in effect.ways:
        if parts:
            parts.append("@slash")
        parts += way_parts(way)
    return parts


def icon_parts(icons: int) -> list[str]:
    """Packed icons, one after another."""
    parts: list[str] = []
    for kind, name in enumerate(vocabulary.ICONS):
        parts += [f"@{name}"] * (icons >> vocabulary.BITS * kind & vocabulary.FULL)
    return parts


def ability_parts(brush: Brush, card: int) -> list[str]:
    """When an ability works, and what it does."""
    folk = brush.printed.folk[card]
    effect = effect_parts(folk.effect)
    when = folk.when
    if when == vocabulary.INSTANT:
        return ["@instant", *effect]
    if when == vocabulary.DROPOFF:
        return ["@dropoff", *effect]
    if vocabulary.AFTER <= when < vocabulary.ON_FLIP_DEBT:
        return [f"@{vocabulary.ICONS[when - vocabulary.AFTER]}", "→", *effect]
    if when in (vocabulary.ON_FLIP_DEBT, vocabulary.ON_GAIN_DEBT, vocabulary.ON_COLLISION):
        return [
            {vocabulary.ON_FLIP_DEBT: "@flip_debt", vocabulary.ON_GAIN_DEBT: "@debt"}.get(when, "@collision"),
            "→",
            *effect,
        ]
    if when == vocabulary.CONVERT:
        paid = [str(folk.pairs), "@merchant"] if folk.pairs else [str(folk.price), "@silver"]
        return [*paid, "=", f"@{vocabulary.ICONS[folk.action]}"]
    if when in (vocabulary.DOUBLE, vocabulary.SUBSTITUTE):
        own = ("@silver", "@stone", "@ingot", "@ink")[folk.action]
        if when == vocabulary.DOUBLE:
            return [own, "=", f"@{vocabulary.ICONS[folk.action]}", f"@{vocabulary.ICONS[folk.action]}"]
        paid = [f"@{GOOD_ICONS[good]}" for good in range(len(vocabulary.GOODS)) if folk.substitutes[good]]
        return [*paid, "=", own]
    return []


# ---------------------------------------------------------------------- townsfolk


def card_name(brush: Brush, card: int) -> str:
    if components.FIRST_PRINTED <= card < components.FIRST_PRINTED + components.RING:
        return brush.words.template("card.printed")
    return brush.words.template(f"card.{components.CARDS[card]}")


def coin(x: float, y: float, size: float, amount: int) -> str:
    """What a townsfolk costs, and how far it lets the viscount ride, on a silver coin."""
    drawn = f'<circle cx="{number(x + size / 2)}" cy="{number(y + size / 2)}" r="{number(size / 2)}" class="coin"/>'
    return drawn + text(x + size / 2, y + size / 2 + 5, str(amount), "tile-figure")


def folk_face(brush: Brush, card: int, box: Box, hire: bool) -> str:
    """A townsfolk: silver and icons above, the name, the ability; where it can be hired, what that brings."""
    folk = brush.printed.folk[card]
    x, y, width, height = box
    body = frame(box, "card-face", 4)
    if card >= components.FIRST_SCHEME:
        return body + scheme_face(brush, card, box)
    body += coin(x + 3, y + 3, 18, folk.silver)
    body += ended(icon_parts(folk.icons), x + width - 4, y + 12, width - 28, 18)
    body += fitted(x + width / 2, y + 33, card_name(brush, card), "name-13", 13, width - 6, "middle")
    low = y + height - (21 if hire else 0)
    body += centred(ability_parts(brush, card), x + width / 2, (y + 36 + low) / 2, width - 6, min(20.0, low - y - 38))
    if hire:
        body += rect(x + 1.5, low, width - 3, 19, "strip", 3)
        body += centred(["@hire", "→", *effect_parts(folk.hire)], x + width / 2, low + 9.5, width - 8, 15)
    return body


def scheme_face(brush: Brush, card: int, box: Box) -> str:
    """A scheme of the automa: icons, first effect and distance, then what it tries to do, the first that it can."""
    x, y, width, height = box
    scheme = brush.printed.schemes[card - components.FIRST_SCHEME]
    icons = icon_parts(brush.printed.folk[card].icons)
    body = centred([*icons, "·", *effect_parts(scheme.first)], x + width / 2, y + 13, width - 8, 18)
    body += centred([str(scheme.move), "@step"], x + width / 2, y + height / 2 + 1, width - 8, 16)
    parts: list[str] = []
    for way in scheme.options.ways:
        parts += ([":"] if parts else []) + way_parts(way)
    return body + centred(parts, x + width / 2, y + height - 12, width - 6, 17)


def folk_piece(brush: Brush, id: str, name: str, box: Box) -> str:
    """A townsfolk in a hand or on a board."""
    card = components.CARDS.index(name)
    body = folk_face(brush, card, box, False)
    return piece(id, card_name(brush, card), body, tip=brush.keep(folk_tip, card), rule=anchor(card))


def small_folk(brush: Brush, id: str, name: str, box: Box) -> str:
    """A townsfolk in two lines: its name, and icons with the ability."""
    card = components.CARDS.index(name)
    body = frame(box, "card-face", 4)
    called = card_name(brush, card)
    if card >= components.FIRST_SCHEME:
        body += scheme_face(brush, card, box)
    else:
        x, y, width, height = box
        folk = brush.printed.folk[card]
        body += fitted(x + width / 2, y + 13, called, "name-13", 13, width - 6, "middle")
        middle = y + 16 + (height - 18) / 2
        parts = [*icon_parts(folk.icons), "·", *ability_parts(brush, card)]
        body += centred(
            parts if parts[-1] != "·" else parts[:-1], x + width / 2, middle, width - 6, min(16, height - 18)
        )
    return piece(id, called, body, tip=brush.keep(folk_tip, card), rule=anchor(card))


def folk_tip(brush: Brush, card: int) -> str:
    """What is said about a card wherever it lies."""
    return card_tip(brush.printed, brush.words, card)


def anchor(card: int) -> str:
    """Where the rules tell about a card."""
    if components.FIRST_PRINTED <= card < components.FIRST_PRINTED + components.RING:
        return "card-printed"
    return f"card-{components.CARDS[card]}"


# ---------------------------------------------------------------------- manuscripts


def manuscript_parts(one: components.Manuscript) -> list[str]:
    """What a manuscript does at once, or counts at the end."""
    if not one.vp:
        return ["@instant", *effect_parts(one.instant)]
    counted = vocabulary.COUNTED[one.counts]
    parts = [str(one.vp), "@point", "@slash"]
    if one.per > 1:
        parts.append(str(one.per))
    return [*parts, f"@{COUNTED_ICONS.get(counted, counted)}"]


def ribbon_of(one: components.Manuscript) -> str:
    """Its colour; nothing for a printed manuscript."""
    return "" if one.ribbon < 0 else components.RIBBONS[one.ribbon]


def manuscript_face(brush: Brush, manuscript: int, box: Box) -> str:
    """A manuscript: its ribbon, its cost in clerics, what it does."""
    one = brush.printed.manuscripts[manuscript]
    x, y, width, height = box
    body = frame(box, "card-face", 4)
    name = ribbon_of(one)
    if name:
        body += icon(f"ribbon-{name}", x + 2, y + 1, 20)
    body += ended([str(one.cost), "@cleric"], x + width - 5, y + 12, width - 28, 17)
    return body + centred(manuscript_parts(one), x + width / 2, y + 22 + (height - 24) / 2, width - 6, 18)


def small_manuscript(brush: Brush, manuscript: int, box: Box) -> str:
    """A manuscript that somebody has: its ribbon, and what it counts at the end."""
    one = brush.printed.manuscripts[manuscript]
    x, y, width, height = box
    body = frame(box, "card-face", 3)
    name = ribbon_of(one)
    size = min(18.0, width - 4, height * 0.5)
    if name:
        body += icon(f"ribbon-{name}", x + (width - size) / 2, y + 1, size)
    if one.vp:
        body += centred(manuscript_parts(one), x + width / 2, y + height - 10, width - 2, 12)
    label = manuscript_tip(brush.printed, brush.words, manuscript)
    return piece("", label, body, tip=label, rule="manuscripts")


# ---------------------------------------------------------------------- people


def names_of(view: dict[str, Any], words: Words) -> tuple[str, ...]:
    """Everybody's names: players, then the automa by its board."""
    names = tuple([words.seat(seat) for seat in range(view["seats"])])
    if len(names) < len(view["players"]):
        names += (words.template(f"automa.{view['options']['automa']}"),)
    return names


def questioned(view: dict[str, Any], seat: int | None) -> str:
    """What the reader is asked just now."""
    return str(view["agenda"][-1][0]) if seat in view["asked"] and view["agenda"] else ""
