"""Another player's board, or the automa's: everything on it can be seen, nothing has to be touched."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.boards import ground
from burgrave.drawing.flow import written
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge, in_colour
from burgrave.drawing.svg import Box, icon, piece, rect, shortened, text, width_of
from burgrave.games.viscounts.components import BOARDS, BUILDINGS, CARDS
from burgrave.games.viscounts.drawing.board import papers_of
from burgrave.games.viscounts.drawing.brush import (
    GOOD_ICONS,
    WORKER,
    Brush,
    centred,
    folk_piece,
    icon_parts,
    small_folk,
    who_is,
)
from burgrave.games.viscounts.drawing.tips import icons_said
from burgrave.games.viscounts.drawing.track import building_piece, track
from burgrave.games.viscounts.vocabulary import ACTIONS, GOODS, ICONS
from burgrave.kernel.words import Words

WIDTH: Final = 320
EDGE: Final = 4
ROOM: Final = WIDTH - 2 * EDGE


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


def other_board(view: dict[str, Any], words: Words, brush: Brush, who: int) -> Panel:
    """Name and points; goods; icons; slots; deck and hand; buildings; markers; manuscripts."""
    player = view["players"][who]
    automa = str(view["options"]["automa"]) if who >= view["seats"] else ""
    layout = (LARGE, MIDDLE, SMALL)[max(0, len(view["players"]) - 2)]
    name = who_is(view, words, who)
    sheet = view["automa_sheet"] if automa else view["sheets"][who]
    drawn = [brush.keep(heading, who, name, sum(sheet.values()), cards_of(view, who))]
    drawn.append(goods(brush, player, who, bool(automa)))
    y = 57.0
    drawn.append(brush.keep(strengths, tuple(view["strengths"][who]), tuple(view["icons"][who]), y))
    y += 25
    if automa:
        drawn.append(brush.keep(aims, automa, len(view["future"]["cards"]), y))
        y += 26
    width = (ROOM - 4) / 3
    for slot, card in enumerate(player["slots"]):
        place = (EDGE + slot * (width + 2), y, width, layout.slot)
        if not card:
            drawn.append(brush.keep(empty_slot, who, slot, automa, place))
        else:
            make = small_folk if layout is SMALL else folk_piece
            drawn.append(brush.keep(make, f"slot-{who}-{slot}", CARDS.index(card), place))
    y += layout.slot + 3
    step = ROOM / len(BUILDINGS)
    for building, called in enumerate(BUILDINGS):
        place = (EDGE + building * step, y, step, layout.building)
        drawn.append(brush.keep(building_piece, who, building, called in player["built"], automa, place))
    y += layout.building + 3
    drawn.append(brush.keep(track, player["corruption"], player["virtue"], automa, (EDGE, y, ROOM, layout.track)))
    y += layout.track + 3
    held, y = holdings(view, brush, who, layout, y)
    height = int(y + 2)
    turn = view["turn"] == who or who in view["asked"]
    body = in_colour(who, ground(WIDTH, height, turn) + "".join(drawn) + held)
    return Panel(f"board-{who}", "other", who, brush.say("board", who=name), WIDTH, height, body)


def cards_of(view: dict[str, Any], who: int) -> tuple[int, int, int]:
    """How many cards are in hand, in the deck, on the discard."""
    player = view["players"][who]
    return len(player["hand"]["cards"]), len(player["deck"]["cards"]), len(player["discard"])


def heading(brush: Brush, who: int, name: str, points: int, cards: tuple[int, int, int]) -> str:
    """Badge, name, hand and deck and discard, points."""
    body = badge(5, 4, 23, who)
    size = 15 if width_of(name, 15) <= 116 else 13
    body += text(33, 21, shortened(name, size, 116), f"name-{size}")
    total = written(points)
    body += icon("point", WIDTH - 24 - 12 * len(total), 7, 17) + text(WIDTH - 5, 22, total, "figure-18", "end")
    counts = rect(152, 4, 104, 24, "hit")
    for place, (kind, count) in enumerate(zip(("hand", "deck", "discarded"), cards, strict=True)):
        counts += icon(kind, 152 + place * 35, 6, 18) + text(171 + place * 35, 20, str(count), "figure-14s")
    label = brush.say("cards_of", hand=cards[0], deck=cards[1], discard=cards[2])
    return body + piece(f"cards-{who}", label, counts, tip=label, rule="cards")


def goods(brush: Brush, player: dict[str, Any], who: int, automa: bool) -> str:
    """Silver and resources, debts, deeds, workers."""
    drawn: list[str] = []
    step = ROOM / 9
    amounts = [(name, GOOD_ICONS[at], player[name]) for at, name in enumerate(GOODS)]
    if automa and player["generic"]:
        amounts = [("any", "resource", player["generic"])]
    amounts += [("debts", "debt", player["debts"]), ("paid", "paid", player["paid"])]
    amounts += [("deeds", "deed", player["deeds"]), ("approved", "approved", player["approved"])]
    for place, (name, shape, amount) in enumerate(amounts):
        drawn.append(brush.keep(good, who, name, shape, amount, EDGE + place * step))
    drawn.append(brush.keep(home, who, player["workers"], EDGE + 8 * step))
    return "".join(drawn)


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


def strengths(brush: Brush, counts: tuple[int, ...], icons: tuple[int, ...], y: float) -> str:
    """What every action counts now, and the criminals."""
    body = rect(EDGE, y, ROOM, 22, "well", 4)
    step = ROOM / len(ICONS)
    for place, name in enumerate(ICONS):
        count = counts[place] if place < len(ACTIONS) else icons[place]
        x = EDGE + place * step
        body += icon(name, x + 12, y + 2, 18)
        body += text(x + 36, y + 17, str(count), "figure-16" if count else "soft-16")
    said = ", ".join(
        f"{brush.words.template(f'icon.{name}')} {count}"
        for name, count in zip(ICONS, (*counts, icons[-1]), strict=True)
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


def empty_slot(brush: Brush, who: int, slot: int, automa: str, box: Box) -> str:
    board = brush.printed.automa_boards[BOARDS.index(automa)] if automa else brush.printed.player_board
    icons = (0, board.second, board.third)[slot]
    x, y, width, height = box
    body = rect(x + 1, y + 1, width - 2, height - 2, "slot", 4)
    body += centred(icon_parts(icons), x + width / 2, y + height / 2, width - 8, 20)
    label = brush.say("slot", number=slot + 1, icons=icons_said(brush.words, icons))
    return piece(f"slot-{who}-{slot}", label, body, tip=brush.say("tip.slot"), rule="slots")


def holdings(view: dict[str, Any], brush: Brush, who: int, layout: Layout, y: float) -> tuple[str, float]:
    """Manuscripts, clergy bonus cards, the leader's card, in one line. Gives where they end."""
    held = papers_of(view, brush, who, (float(EDGE), y, ROOM, layout.papers), 48.0)
    return held, y + layout.papers + 3 if held else y
