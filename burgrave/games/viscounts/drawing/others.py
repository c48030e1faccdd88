"""Another player's board, or the automa's: everything on it can be seen, nothing has to be touched."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.boards import ground
from burgrave.drawing.flow import written
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import Box, icon, piece, rect, shortened, text, width_of
from burgrave.games.viscounts.components import BOARDS
from burgrave.games.viscounts.drawing.board import papers_of
from burgrave.games.viscounts.drawing.brush import (
    GOOD_ICONS,
    GOODS_OF,
    WORKER,
    Brush,
    centred,
    folk_piece,
    icon_parts,
    small_folk,
)
from burgrave.games.viscounts.drawing.tips import icons_said
from burgrave.games.viscounts.drawing.track import buildings, track
from burgrave.games.viscounts.vocabulary import GOODS, ICONS

WIDTH: Final = 320
EDGE: Final = 4
ROOM: Final = WIDTH - 2 * EDGE
STEP: Final = ROOM / 9
"""From one good to the next, and from one building to the next."""
SLOTS_TOP: Final = 82
AIMS: Final = 26
SHOWN: Final = (
    *zip(GOODS, GOOD_ICONS, strict=True),
    *(("debts", "debt"), ("paid", "paid"), ("deeds", "deed"), ("approved", "approved")),
)
"""What is counted beside the workers, and its icon."""


class Layout:
    """How high things are on the board."""

    def __init__(self, slot: int, building: int, track: int, papers: int) -> None:
        self.slot = slot
        self.building = building
        self.track = track
        self.papers = papers


LARGE: Final = Layout(72, 44, 58, 36)
MIDDLE: Final = Layout(58, 40, 54, 26)
SMALL: Final = Layout(36, 22, 36, 24)


def other_board(view: dict[str, Any], brush: Brush, names: tuple[str, ...], who: int) -> Panel:
    """Name and points; deck and hand; goods; icons; slots; buildings; markers; manuscripts."""
    player = view["players"][who]
    automa = str(view["options"]["automa"]) if who >= view["seats"] else ""
    layout = (LARGE, MIDDLE, SMALL)[max(0, len(names) - 2)]
    sheet = view["automa_sheet"] if automa else view["sheets"][who]
    in_hand, in_deck = len(player["hand"]["cards"]), len(player["deck"]["cards"])
    top = SLOTS_TOP + AIMS if automa else SLOTS_TOP
    middle = top + layout.slot + 3
    low = middle + layout.building + 3
    bottom = low + layout.track + 3
    papers = papers_of(view, brush, who, (float(EDGE), bottom, ROOM, layout.papers), 48.0)
    height = bottom + 2 + (layout.papers + 3 if papers else 0)
    parts = [
        brush.keep(open_ground, who, height, view["turn"] == who or who in view["asked"]),
        brush.keep(heading, who, names[who]),
        brush.keep(points, sum(sheet.values())),
        brush.keep(counts_of_cards, who, in_hand, in_deck, len(player["discard"])),
        *brush.keep(goods, who, GOODS_OF(player), player["generic"] if automa else 0),
        brush.keep(strengths, (*view["strengths"][who], view["icons"][who][-1])),
        brush.keep(aims, automa, len(view["future"]["cards"]), SLOTS_TOP) if automa else "",
        *brush.keep(slots, who, tuple(player["slots"]), automa, top, layout.slot),
        *brush.keep(buildings, who, tuple(player["built"]), automa, (EDGE, middle, STEP, layout.building), STEP),
        *brush.keep(track, player["corruption"], player["virtue"], automa, (EDGE, low, ROOM, layout.track)),
        papers,
        "</g>",
    ]
    return Panel(f"board-{who}", "other", who, brush.say("board", who=names[who]), WIDTH, height, parts)


def open_ground(brush: Brush, who: int, height: int, turn: bool) -> str:
    """All else lies on it in the player's colour."""
    return f'<g class="seat-{who}">' + ground(WIDTH, height, turn)


def heading(brush: Brush, who: int, name: str) -> str:
    """Badge and name."""
    size = 15 if width_of(name, 15) <= 116 else 13
    return badge(5, 4, 23, who) + text(33, 21, shortened(name, size, 116), f"name-{size}")


def points(brush: Brush, points: int) -> str:
    total = written(points)
    return icon("point", WIDTH - 24 - 12 * len(total), 7, 17) + text(WIDTH - 5, 22, total, "figure-18", "end")


def counts_of_cards(brush: Brush, who: int, hand: int, deck: int, discard: int) -> str:
    """How many cards are in hand, in the deck, on the discard."""
    body = rect(152, 4, 104, 24, "hit")
    for place, (kind, count) in enumerate((("hand", hand), ("deck", deck), ("discarded", discard))):
        body += icon(kind, 152 + place * 35, 6, 18) + text(171 + place * 35, 20, str(count), "figure-14s")
    label = brush.say("cards_of", hand=hand, deck=deck, discard=discard)
    return piece(f"cards-{who}", label, body, tip=label, rule="cards")


def goods(brush: Brush, who: int, amounts: tuple[int, ...], generic: int) -> list[str]:
    """Silver and resources, debts, deeds, workers; what the automa takes for one kind leaves three parts empty."""
    *shown, workers = amounts
    kinds = SHOWN
    if generic:
        kinds, shown = (("any", "resource"), *SHOWN[len(GOODS) :]), [generic, *shown[len(GOODS) :]]
    drawn = [
        brush.keep(good, who, name, shape, amount, EDGE + place * STEP)
        for place, ((name, shape), amount) in enumerate(zip(kinds, shown, strict=True))
    ]
    return [*drawn, *[""] * (len(SHOWN) - len(drawn)), brush.keep(home, who, workers, EDGE + 8 * STEP)]


def good(brush: Brush, who: int, name: str, shape: str, amount: int, x: float) -> str:
    body = rect(x, 30, 34, 25, "hit") + icon(shape, x, 34, 16)
    if amount < 10:
        body += text(x + 17, 48, str(amount), "figure-14s" if amount else "soft-14")
    else:
        body += text(x + 25, 48, str(amount), "figure")
    label = f"{brush.say(f'good.{name}')}: {amount}"
    id = f"good-{who}-{name}" if name in GOODS else f"{name}-{who}"
    rule = f"good-{name}" if name in GOODS or name == "any" else "deeds" if name in ("deeds", "approved") else "debts"
    return piece(id, label, body, tip=label, rule=rule)


def home(brush: Brush, who: int, workers: int, x: float) -> str:
    body = rect(x, 30, 36, 25, "hit") + WORKER.of(who, x - 2, 33, 18)
    body += text(x + 16, 48, str(workers), "figure-14s")
    label = brush.say("at_home", n=workers)
    return piece(f"workers-{who}", label, body, tip=label, rule="castle")


def strengths(brush: Brush, counts: tuple[int, ...]) -> str:
    """What every action counts now, and the criminals."""
    y = 57.0
    body = rect(EDGE, y, ROOM, 22, "well", 4)
    step = ROOM / len(ICONS)
    for place, count in enumerate(counts):
        x, name = EDGE + place * step, ICONS[place]
        body += icon(name, x + 12, y + 2, 18)
        body += text(x + 36, y + 17, str(count), "figure-16" if count else "soft-16")
    said = ", ".join(
        f"{brush.words.template(f'icon.{name}')} {count}" for name, count in zip(ICONS, counts, strict=True)
    )
    return piece("", brush.say("counts", said=said), body, tip=said, rule="actions")


def aims(brush: Brush, automa: str, future: int, y: float) -> str:
    """What the automa aims at, which resources it prefers, the future schemes left."""
    board = brush.printed.automa_boards[BOARDS.index(automa)]
    body = rect(EDGE, y, ROOM, 23, "well", 4)
    focus = {1: "builder", 2: "noble", 3: "cleric"}.get(board.focus, "flip_any")
    parts = ["@focus", "→", f"@{focus}", "·"]
    for place, good in enumerate(board.priority):
        if place:
            parts.append("→")
        if place < len(board.until):
            parts.append(str(board.until[place]))
        parts.append(f"@{GOOD_ICONS[good]}")
    if board.generic:
        parts = ["@focus", "→", f"@{focus}", "·", "@resource"]
    body += centred(parts, EDGE + 125, y + 11.5, 240, 16)
    body += centred([f"+{future}", "@scheme"], EDGE + 283, y + 11.5, 50, 18)
    label = brush.say("aims", focus=brush.words.template(f"option.automa.{automa}"), future=future)
    return piece("aims", label, body, tip=label, rule="automa")


def slots(brush: Brush, who: int, cards: tuple[str | None, ...], automa: str, y: float, height: int) -> list[str]:
    """The three slots with their cards, in two lines where there is little room."""
    make = small_folk if height == SMALL.slot else folk_piece
    width = (ROOM - 4) / 3
    drawn: list[str] = []
    for slot, card in enumerate(cards):
        box = (EDGE + slot * (width + 2), y, width, height)
        if card:
            drawn.append(brush.keep(make, f"slot-{who}-{slot}", card, box))
        else:
            drawn.append(brush.keep(empty_slot, who, slot, automa, box))
    return drawn


def empty_slot(brush: Brush, who: int, slot: int, automa: str, box: Box) -> str:
    board = brush.printed.automa_boards[BOARDS.index(automa)] if automa else brush.printed.player_board
    icons = (0, board.second, board.third)[slot]
    x, y, width, height = box
    body = rect(x + 1, y + 1, width - 2, height - 2, "slot", 4)
    body += centred(icon_parts(icons), x + width / 2, y + height / 2, width - 8, 20)
    label = brush.say("slot", number=slot + 1, icons=icons_said(brush.words, icons))
    return piece(f"slot-{who}-{slot}", label, body, tip=brush.say("tip.slot"), rule="slots")
