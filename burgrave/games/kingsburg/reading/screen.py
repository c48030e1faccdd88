"""A view of Kingsburg as text for a terminal of 100 columns."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS, COLUMNS, ENEMIES, printed
from burgrave.games.kingsburg.phrases import bundle_phrase, enemy_phrase
from burgrave.games.kingsburg.position import COLOURED, NEUTRAL, NONE
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.screen import INDENT, columns, marked, named, shown, turn_order, wrapped

ABREAST: Final = 6
"""Advisors side by side."""


def screen(view: dict[str, Any], words: Words) -> str:
    """Calendar, court, provinces."""
    lines = [calendar(view, words), enemy(view, words)]
    lines += [turn_order(view, words), "", *court(view, words), ""]
    for seat in view["order"]:
        lines += province(view, words, seat)
    if view["seat"] is not None:
        lines += ["", *sheet(view, words, view["seat"])]
    return shown(lines)


def calendar(view: dict[str, Any], words: Words) -> str:
    phase = words.template(f"phase.{max(1, view['phase'])}")
    envoy = Phrase("screen.envoy_home") if view["envoy"] == NONE else Phrase("screen.envoy", who=view["envoy"])
    return f"{words.say(Phrase('screen.year', year=view['year'], phase=phase))}  |  {words.say(envoy)}"


def enemy(view: dict[str, Any], words: Words) -> str:
    """What is known of this year's enemy: by the card's back, or by a look at it."""
    figures = printed(view)
    cards = view["enemies"]["cards"]
    if not cards:
        return ""
    if cards[-1] is None:
        year = view["enemies"]["backs"][-1]
        said = Phrase("screen.enemy_unknown", weakest=figures.weakest[year], strongest=figures.strongest[year])
    else:
        card = figures.enemies[ENEMIES.index(cards[-1])]
        said = Phrase(
            "screen.enemy_known",
            enemy=enemy_phrase(card),
            reward=bundle_phrase(card.reward),
            loss=bundle_phrase(card.loss),
        )
    return words.say(said)


def court(view: dict[str, Any], words: Words) -> list[str]:
    """The advisors, six abreast, with the dice on them."""
    rows: list[list[str]] = []
    for first in range(1, len(ADVISORS) + 1, ABREAST):
        values = range(first, first + ABREAST)
        rows.append([f"{value:>2} {words.template('advisor.' + ADVISORS[value - 1])}" for value in values])
        rows.append([f"   {occupant(view, words, value)}" for value in values])
    return columns(rows, [max(len(row[place]) for row in rows[::2]) for place in range(ABREAST)])


def occupant(view: dict[str, Any], words: Words, advisor: int) -> str:
    """Who sits on an advisor, with which dice."""
    owners = [view["court"][advisor]]
    if view["doubled"] == advisor and view["doubled_by"] not in owners:
        owners.append(view["doubled_by"])
    said: list[str] = []
    for owner in owners:
        if owner == NEUTRAL:
            faces = [face for face, at in zip(view["neutral"], view["neutral_at"], strict=True) if at == advisor]
            said.append(f"{words.template('screen.neutral')} {'+'.join(map(str, faces))}")
        elif owner != NONE:
            said.append(f"{words.seat(owner)} {group(view['provinces'][owner], advisor)}")
    return " / ".join(said)


def group(province: dict[str, Any], advisor: int) -> str:
    """The dice of a province on an advisor, 0 for those in hand; white dice in brackets."""
    faces = [
        f"({face})" if die >= COLOURED else str(face)
        for die, (face, at) in enumerate(zip(province["dice"], province["placed"], strict=True))
        if at == advisor
    ]
    if advisor and province["token_at"] == advisor:
        faces.append("+2")
    return "+".join(faces) if advisor else " ".join(faces)


def province(view: dict[str, Any], words: Words, seat: int) -> list[str]:
    """A governor's goods, dice in hand and buildings."""
    data = view["provinces"][seat]
    amounts = {name: data[name] for name in ("points", "gold", "wood", "stone", "tokens", "soldiers")}
    line = marked(view, seat, words.say(Phrase("screen.province", who=seat, **amounts)))
    if group(data, 0):
        line += f"  {words.say(Phrase('screen.dice', dice=group(data, 0)))}"
    names = named(words, "building", data["buildings"])
    said = words.say(Phrase("screen.buildings", buildings=names)) if names else words.template("screen.no_buildings")
    return [line, *wrapped(said, INDENT)]


def sheet(view: dict[str, Any], words: Words, seat: int) -> list[str]:
    """The own province sheet: what stands (■), and price and points of what does not."""
    figures = printed(view)
    standing = view["provinces"][seat]["buildings"]
    rows: list[list[str]] = []
    for row in range(0, len(BUILDINGS), COLUMNS):
        cells: list[str] = []
        for building in range(row, row + COLUMNS):
            one = figures.buildings[building]
            prices = (("gold", one.gold), ("wood", one.wood), ("stone", one.stone))
            price = "".join(f"{n}{words.template('short.' + good)}" for good, n in prices if n)
            name = words.template(f"building.{BUILDINGS[building]}")
            cells.append(f"■ {name}" if BUILDINGS[building] in standing else f"□ {name} {price} +{one.points}")
        rows.append(cells)
    return columns(rows, [max(len(row[place]) for row in rows) for place in range(COLUMNS)])
