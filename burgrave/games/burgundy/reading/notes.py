"""What an expert adds up: tiles missing to regions and bonus tiles, points of goods and at the end, what is to come."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.burgundy.components import COLOUR, COPIES, printed
from burgrave.games.burgundy.estates import ANY
from burgrave.games.burgundy.gains import colour_points, of_sale, size_of, size_points
from burgrave.games.burgundy.monasteries import monastery_points
from burgrave.games.burgundy.phrases import land_phrase
from burgrave.games.burgundy.position import PHASES, ROUNDS, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.shields import shield_points
from burgrave.kernel.chance import Chance
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.notes import Note, Notes

NEAREST: Final = 4
"""So many regions are named, the nearest to completion first; equal ones once."""


def notes(view: dict[str, Any], words: Words) -> Notes:
    """For every seat its next region, bonus tile, goods and the end; for the table the rounds and tiles to come."""
    p = seen(view)
    if any(realm.dealt for realm in p.realms):
        return Notes([[] for _ in range(p.seats)])
    return Notes([of_seat(p, seat, words) for seat in range(p.seats)], [rounds(p, words), tiles(p, words)])


def seen(view: dict[str, Any]) -> Burgundy:
    """The position as far as a view has it; what is hidden is not needed."""
    title = title_named("burgundy")
    p = title.blank(view["seats"], view["options"], printed(view), Chance(0, 0, 0, 0))
    assert isinstance(p, Burgundy)
    for name in ("phase", "round", "depots", "black", "box", "bonuses", "posts", "pool", "inns", "target"):
        setattr(p, name, view[name])
    for realm, data in zip(p.realms, view["realms"], strict=True):
        realm.read(data)
        realm.estate = p.printed.estates[realm.board]
        realm.refresh()
    for duke, data in zip(p.dukes, view["dukes"], strict=True):
        duke.read(data)
    return p


def note(words: Words, key: str, value: str, **figures: Any) -> Note:
    return Note(words.template(f"note.{key}"), value, words.say(Phrase(f"note.{key}.about", **figures)))


def of_seat(p: Burgundy, seat: int, words: Words) -> list[Note]:
    found = [regions(p, seat, words)]
    if p.solo:
        empty = p.realms[0].empty()
        found.append(note(words, "cells", str(empty), cells=p.realms[0].estate.size))
    else:
        found.append(bonus(p, seat, words))
    found.append(sales(p, seat, words))
    if not p.solo:
        found.append(ending(p, seat, words))
    return [one for one in found if one.value]


# ---------------------------------------------------------------------- in the estate


def regions(p: Burgundy, seat: int, words: Words) -> Note:
    """The regions that lack fewest tiles, with what they bring if completed in this phase."""
    realm = p.realm(seat)
    open_ones: list[tuple[int, int, int]] = []
    for region, whole in enumerate(realm.estate.region_masks):
        missing = (whole & ~realm.filled).bit_count()
        if missing and not realm.scored >> region & 1:
            points = size_points(p, size_of(realm, region, False)) + p.printed.phases[max(1, p.phase)]
            open_ones.append((missing, -points, realm.estate.region_colours[region]))
    open_ones = sorted(set(open_ones))
    named = [
        Phrase("note.missing", land=land_phrase(colour), missing=missing, points=-points)
        for missing, points, colour in open_ones[:NEAREST]
    ]
    value = words.say(Phrase("note.next", missing=open_ones[0][0], points=-open_ones[0][1])) if open_ones else ""
    return note(words, "regions", value, regions=named)


def bonus(p: Burgundy, seat: int, words: Words) -> Note:
    """The colours that are still worth a bonus tile, with the tiles that they lack."""
    realm = p.realm(seat)
    lacking: list[tuple[int, int, int]] = []
    for colour, whole in enumerate(realm.estate.colour_masks):
        missing = (whole & ~realm.filled).bit_count()
        points = colour_points(p, realm, p.bonuses[colour])
        if missing and points:
            lacking.append((missing, -points, colour))
    lacking.sort()
    named = [
        Phrase("note.missing", land=land_phrase(colour), missing=missing, points=-points)
        for missing, points, colour in lacking
    ]
    value = words.say(Phrase("note.next", missing=lacking[0][0], points=-lacking[0][1])) if lacking else ""
    return note(words, "bonus", value, colours=named)


# ---------------------------------------------------------------------- what is kept


def sales(p: Burgundy, seat: int, words: Words) -> Note:
    """The points of selling all goods, which takes an action for each colour."""
    realm = p.realm(seat)
    points = sum(of_sale(p, seat, good).points for good, amount in enumerate(realm.goods) if amount)
    goods, actions = sum(realm.goods), realm.colours_of_goods()
    return note(words, "goods", f"+{points}" if points else "", goods=goods, actions=actions)


def ending(p: Burgundy, seat: int, words: Words) -> Note:
    """The final scoring as it would be now."""
    realm = p.realm(seat)
    parts = {
        "goods": p.printed.unsold * sum(realm.goods),
        "silver": p.printed.silver * realm.silver,
        "workers": realm.workers // p.printed.workers_a_point,
        "monasteries": monastery_points(p, seat),
        "shields": shield_points(p, seat),
    }
    named = [Phrase(f"note.end.{name}", points=points) for name, points in parts.items() if points]
    return note(words, "end", f"+{sum(parts.values())}" if named else "", parts=named)


# ---------------------------------------------------------------------- the table


def rounds(p: Burgundy, words: Words) -> Note:
    """The rounds that are left, this one among them."""
    phase, turn = max(1, p.phase), max(1, p.round)
    left = (PHASES - phase) * ROUNDS + ROUNDS - turn + 1
    return note(words, "rounds", str(left), phase="ABCDE"[phase - 1], turn=turn, phases=PHASES - phase)


def tiles(p: Burgundy, words: Words) -> Note:
    """The tiles that nobody has seen, by what they are; not all of them come into the game."""
    left = [0] * ANY
    for kind, coloured, black, module in COPIES:
        if p.plays(module):
            left[COLOUR[kind]] += coloured + black - p.box[kind]
    lying = [*p.depots, *p.black]
    for realm in p.realms:
        lying += realm.cells + realm.storage
    for duke in p.dukes:
        lying += duke.private
    for kind in lying:
        if kind != NONE and COLOUR[kind] < ANY:
            left[COLOUR[kind]] -= 1
    left[0] -= p.pool
    named = [Phrase("note.left", land=land_phrase(colour), left=count) for colour, count in enumerate(left)]
    return note(words, "tiles", str(sum(left)), tiles=named)
