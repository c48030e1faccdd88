"""The borders of the kingdom: six outsiders with the flags of their regions, and the spaces of the regions."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.boards import FINGER
from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import frame, icon, piece, rect, text
from burgrave.games.paladins.components import BOARD_SPACES, OF_SPACE, OUTSIDERS
from burgrave.games.paladins.drawing.brush import (
    GAP,
    PIECES,
    Brush,
    Parts,
    centred,
    outsider_face,
    outsider_name,
    reward_parts,
    tip_of,
)
from burgrave.games.paladins.drawing.tips import outsider_tip, reward_said, thing_tip

WIDTH: Final = 400
CARD: Final = ((WIDTH - 5 * 2) / 6, 82.0)
FLAGS: Final = 18.0
LABEL: Final = 30.0


def frontier(view: dict[str, Any], brush: Brush, houses: tuple[str, ...]) -> Panel:
    """The row of outsiders, below it the regions."""
    spaces, end = brush.keep(regions, view["seats"], tuple(view["spaces"]), houses)
    parts = [*brush.keep(outsider_row, tuple(view["outsiders"])), *spaces]
    return Panel("frontier", "shared", -1, brush.say("frontier"), WIDTH, end, parts)


def outsider_row(brush: Brush, cards: tuple[str | None, ...]) -> Parts:
    """The outsiders and the gaps among them."""
    return tuple(
        brush.keep(outsider, slot, -1 if card is None else OUTSIDERS.index(card)) for slot, card in enumerate(cards)
    )


def regions(brush: Brush, seats: int, spaces: tuple[str | None, ...], houses: tuple[str, ...]) -> tuple[Parts, int]:
    """The flags of every region and its spaces, those closed for so few players left out; gives where they end."""
    figures = brush.printed
    drawn: list[str] = []
    x, y = 0.0, CARD[1] + GAP
    region = -1
    for at in figures.left_to_right:
        if figures.space_players[at] > seats:
            continue
        first = figures.space_region[at] != region
        if x + FINGER + (LABEL if first else 0) > WIDTH:
            x, y = 0.0, y + FINGER + 1
        if first:
            region = figures.space_region[at]
            drawn.append(brush.keep(flags, region, x, y))
            x += LABEL
        stands = spaces[at] or ""
        # A player's monk or outpost, or the solo opponent's.
        who = houses[int(stands.rpartition("-")[2])] if stands else ""
        drawn.append(brush.keep(board_space, at, stands, who, x, y))
        x += FINGER
    return tuple(drawn), int(y) + FINGER + 1


def outsider(brush: Brush, slot: int, card: int) -> str:
    """An outsider, with the faith and the strength that it takes."""
    figures = brush.printed
    width, height = CARD
    x = slot * (width + 2)
    needs = [str(figures.faith_flags[slot]), "@faith", str(figures.strength_flags[slot]), "@strength"]
    id = f"outsider-{slot + 1}"
    body = frame((x, 0, width, height), "slot" if card < 0 else "card-face")
    body += centred(needs, x + width / 2, 10, width - 4, 14)
    if card < 0:
        return piece(id, brush.say("gap"), body, tip=thing_tip(brush.words, "outsider_row"), rule="outsiders")
    body += outsider_face(brush, card, x, FLAGS, width)
    tip = brush.keep(tip_of, outsider_tip, card)
    return piece(id, outsider_name(brush, card), body, tip=tip, rule=f"outsider-{OUTSIDERS[card]}")


def flags(brush: Brush, region: int, x: float, y: float) -> str:
    """The flags of a region: faith for a monk, strength for an outpost."""
    figures = brush.printed
    faith, strength = figures.faith_flags[region], figures.strength_flags[region]
    body = rect(x + 1, y + 0.5, LABEL - 2, FINGER - 1, "well", 4)
    body += icon("faith", x + 1.5, y + 6, 10) + text(x + 20.5, y + 16, str(faith), "figure")
    body += icon("strength", x + 1.5, y + 30, 10) + text(x + 20.5, y + 40, str(strength), "figure")
    label = brush.say("region", number=region + 1, faith=faith, strength=strength)
    return piece(f"region-{region + 1}", label, body, tip=label, rule="regions")


def board_space(brush: Brush, at: int, stands: str, who: str, x: float, y: float) -> str:
    """A space: what it gives, or what stands on it."""
    region, id = brush.printed.space_region[at], BOARD_SPACES[at]
    body = frame((x, y, FINGER, FINGER), "region-even" if region % 2 else "region-odd", 7)
    given = reward_said(brush.printed, brush.words, OF_SPACE + at)
    if stands:
        kind, _, house = stands.partition("-")
        body += PIECES[kind].of(int(house), x + 7, y + 6, 34)
        label = brush.say(f"space_{kind}", region=region + 1, place=id, who=who)
    else:
        body += centred(reward_parts(brush.printed, OF_SPACE + at), x + FINGER / 2, y + FINGER / 2, FINGER - 6, 26)
        label = brush.say("space", region=region + 1, place=id, reward=given)
    return piece(f"space-{id}", label, body, tip=label, rule="spaces")
