"""The reader's own board: goods, what the four actions would count, slots, hand, buildings, markers, manuscripts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.drawing.boards import FINGER, good_field
from burgrave.drawing.flow import written
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import Box, frame, icon, piece, rect, text
from burgrave.games.viscounts.components import BUILDINGS, CARDS, FIRST_PRINTED, MANUSCRIPTS, RIBBONS
from burgrave.games.viscounts.drawing.brush import (
    GOOD_ICONS,
    WORKER,
    Brush,
    centred,
    folk_piece,
    icon_parts,
    questioned,
    small_folk,
    small_manuscript,
)
from burgrave.games.viscounts.drawing.tips import icons_said
from burgrave.games.viscounts.drawing.track import building_piece, track
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.vocabulary import ACTIONS, BITS, FULL, GOODS, ICONS
from burgrave.kernel.words import Words

WIDTH: Final = 400
GAP: Final = 4
STRENGTH: Final = 40
SLOT: Final = 72
HAND: Final = 72
TRACK: Final = 63
PAPERS: Final = 38
PAYS: Final = ("silver", "stone", "ingot", "ink")
"""The icon of what every action can be helped with."""
OWN: Final = ("silver", "stone", "gold", "ink")


def own_board(view: dict[str, Any], words: Words, brush: Brush, seat: int) -> Panel:
    """Everything that a player plays with."""
    player = view["players"][seat]
    question = questioned(view, seat)
    drawn = [f'<g class="seat-{seat}">', goods(view, brush, seat)]
    y = float(FINGER + GAP)
    drawn.append(strengths(view, brush, seat, question, y))
    y += STRENGTH + GAP
    if view["round"] == 0 and player["discard"]:
        shown, y = gathered(view, brush, seat, y)
        drawn.append(shown)
    else:
        drawn.append(slots(view, brush, seat, y))
        y += SLOT + GAP
        drawn.append(hand(view, brush, seat, y))
        y += HAND + GAP
    for building, name in enumerate(BUILDINGS):
        x = building * 44.0
        drawn.append(brush.keep(building_piece, seat, building, name in player["built"], "", (x, y, 48, 48)))
    y += 48 + GAP
    drawn.append(brush.keep(track, player["corruption"], player["virtue"], "", (0, y, WIDTH, TRACK)))
    y += TRACK + GAP
    drawn += [manuscripts(view, brush, seat, y), "</g>"]
    height = int(y + PAPERS)
    return Panel(f"board-{seat}", "own", seat, brush.say("board", who=words.seat(seat)), WIDTH, height, "".join(drawn))


# ---------------------------------------------------------------------- goods


def goods(view: dict[str, Any], brush: Brush, seat: int) -> str:
    """Silver and resources, debts and deeds, workers at home, points."""
    player = view["players"][seat]
    step = (WIDTH - FINGER) / 7
    drawn = [brush.keep(good, seat, at, player[name], at * step) for at, name in enumerate(GOODS)]
    drawn.append(brush.keep(papers, seat, "debts", player["debts"], player["paid"], 4 * step))
    drawn.append(brush.keep(papers, seat, "deeds", player["deeds"], player["approved"], 5 * step))
    drawn.append(brush.keep(at_home, seat, player["workers"], 6 * step))
    drawn.append(brush.keep(points, seat, sum(view["sheets"][seat].values()), 7 * step))
    return "".join(drawn)


def good(brush: Brush, seat: int, which: int, amount: int, x: float) -> str:
    body = good_field(GOOD_ICONS[which], amount, x, FINGER)
    name = brush.say(f"good.{GOODS[which]}")
    tip = brush.say(f"tip.{GOODS[which]}")
    return piece(f"good-{seat}-{GOODS[which]}", f"{name}: {amount}", body, tip=tip, rule=f"good-{GOODS[which]}")


def papers(brush: Brush, seat: int, kind: str, open: int, flipped: int, x: float) -> str:
    """Debts or deeds: those that can be turned over, and those that have been."""
    body = frame((x, 0, FINGER, FINGER), "cell" if open or flipped else "well")
    front, back = ("debt", "paid") if kind == "debts" else ("deed", "approved")
    body += icon(front, x + 3, 3, 19) + text(x + 34, 18, str(open), "figure-16" if open else "soft-16", "middle")
    body += icon(back, x + 3, 25, 19) + text(x + 34, 40, str(flipped), "figure-16" if flipped else "soft-16", "middle")
    label = brush.say(kind, open=open, flipped=flipped)
    return piece(f"{kind}-{seat}", label, body, tip=brush.say(f"tip.{kind}"), rule=kind)


def at_home(brush: Brush, seat: int, workers: int, x: float) -> str:
    body = frame((x, 0, FINGER, FINGER), "well") + WORKER.of(seat, x + 2, 11, 24)
    body += text(x + 36, 30, str(workers), "figure-16", "middle")
    label = brush.say("at_home", n=workers)
    return piece(f"workers-{seat}", label, body, tip=label, rule="castle")


def points(brush: Brush, seat: int, points: int, x: float) -> str:
    body = frame((x, 0, FINGER, FINGER), "well") + badge(x + 12, 3, 22, seat)
    body += icon("point", x + 2, 29, 13) + text(x + 32, 41, written(points), "figure-16", "middle")
    return piece(f"points-{seat}", brush.say("points", n=points), body, tip=brush.say("tip.points"), rule="scoring")


# ---------------------------------------------------------------------- what the actions would count


def strengths(view: dict[str, Any], brush: Brush, seat: int, question: str, y: float) -> str:
    """What every action counts now, what one could add to it, and what a dismissal would."""
    player = view["players"][seat]
    acting = question in ("Act", "Complete", "TradeOn")
    card = NONE
    if player["viscount"] != NONE:
        segment = player["viscount"] // 3
        people = view["townsfolk"][segment]["cards"]
        card = CARDS.index(people[-1]) if people else FIRST_PRINTED + segment
    drawn: list[str] = []
    for action in range(len(ACTIONS)):
        more = brush.printed.folk[card].icons >> BITS * action & FULL if card != NONE else 0
        count, own = view["strengths"][seat][action], player[OWN[action]]
        drawn.append(brush.keep(strength, action, count, own, more, acting, action * 100.5, y))
    return "".join(drawn)


def strength(brush: Brush, action: int, count: int, own: int, more: int, acting: bool, x: float, y: float) -> str:
    body = rect(x + 0.5, y + 0.5, 97.5, STRENGTH - 1, "now" if acting else "cell", 5)
    body += icon(ICONS[action], x + 4, y + 5, 29)
    body += text(x + 46, y + 28, str(count), "figure-22" if count else "soft-18", "middle")
    if own:
        body += centred([f"+{own}", f"@{PAYS[action]}"], x + 77, y + (11 if more else 20), 40, 15)
    if more:
        body += centred([f"+{more}", "@dismiss"], x + 77, y + (29 if own else 20), 40, 15)
    name = brush.words.template(f"action.{ACTIONS[action]}")
    label = brush.say("strength", action=name, n=count, own=own, more=more)
    return piece(
        "", label, body, tip=brush.say(f"tip.{ACTIONS[action]}", label=label), rule=f"action-{ACTIONS[action]}"
    )


# ---------------------------------------------------------------------- cards


def slots(view: dict[str, Any], brush: Brush, seat: int, y: float) -> str:
    drawn: list[str] = []
    for slot, card in enumerate(view["players"][seat]["slots"]):
        x = slot * 134.0
        if card:
            drawn.append(brush.keep(folk_piece, f"slot-{seat}-{slot}", CARDS.index(card), (x, y, 132, SLOT)))
        else:
            drawn.append(brush.keep(free_slot, seat, slot, (x, y, 132, SLOT)))
    return "".join(drawn)


def free_slot(brush: Brush, seat: int, slot: int, box: Box) -> str:
    """A slot without a card: the icons printed there count."""
    board = brush.printed.player_board
    icons = (0, board.second, board.third)[slot]
    x, y, width, height = box
    body = rect(x + 1, y + 1, width - 2, height - 2, "slot", 5)
    body += centred(icon_parts(icons), x + width / 2, y + height / 2, width - 12, 23)
    if not icons:
        body += icon("deck", x + width / 2 - 14, y + height / 2 - 14, 28).replace('"icon"', '"icon faint"')
    label = brush.say("slot", number=slot + 1, icons=icons_said(brush.words, icons))
    return piece(f"slot-{seat}-{slot}", label, body, tip=brush.say("tip.slot"), rule="slots")


def hand(view: dict[str, Any], brush: Brush, seat: int, y: float) -> str:
    """The hand, then deck and discard."""
    player = view["players"][seat]
    cards = player["hand"]["cards"]
    places = max(view["limits"][seat], len(cards))
    room = 298.0
    step = room / max(3, places)
    drawn: list[str] = []
    for place in range(places):
        x = place * step
        if place < len(cards) and cards[place]:
            drawn.append(
                brush.keep(folk_piece, f"hand-{seat}-{place}", CARDS.index(cards[place]), (x, y, step - 2, HAND))
            )
        else:
            drawn.append(rect(x + 1, y + 1, step - 4, HAND - 2, "slot", 5))
    drawn.append(brush.keep(deck, seat, len(player["deck"]["cards"]), 300, y))
    names = tuple(player["discard"])
    drawn.append(brush.keep(discard, seat, names, 351, y))
    return "".join(drawn)


def deck(brush: Brush, seat: int, count: int, x: float, y: float) -> str:
    body = rect(x + 0.5, y + 0.5, 49, HAND - 1, "well", 5) + icon("deck", x + 8, y + 6, 34)
    body += text(x + 25, y + 62, str(count), "figure-16", "middle")
    return piece(f"deck-{seat}", brush.say("deck", n=count), body, tip=brush.say("tip.deck"), rule="cards")


def discard(brush: Brush, seat: int, cards: tuple[str, ...], x: float, y: float) -> str:
    body = rect(x + 0.5, y + 0.5, 48, HAND - 1, "well", 5) + icon("discarded", x + 8, y + 6, 34)
    body += text(x + 25, y + 62, str(len(cards)), "figure-16", "middle")
    label = brush.say("discard", n=len(cards))
    names = ", ".join(brush.words.template(f"card.{card}") for card in cards) or brush.words.template("op.nothing")
    return piece(f"discard-{seat}", label, body, tip=f"{label}: {names}", rule="cards")


def gathered(view: dict[str, Any], brush: Brush, seat: int, y: float) -> tuple[str, float]:
    """The set-up: all cards that will be shuffled, in lines of five. Gives where they end."""
    cards = view["players"][seat]["discard"]
    lines = max(3, -(-len(cards) // 5))
    drawn: list[str] = []
    for place, card in enumerate(cards):
        box = (place % 5 * 80.3, y + place // 5 * 51, 78.5, 49)
        drawn.append(brush.keep(small_folk, f"gathered-{seat}-{place}", CARDS.index(card), box))
    return "".join(drawn), y + lines * 51 + GAP - 2


# ---------------------------------------------------------------------- manuscripts


def manuscripts(view: dict[str, Any], brush: Brush, seat: int, y: float) -> str:
    """Manuscripts and what comes with them, or where they will lie."""
    return papers_of(view, brush, seat, (0.0, y, WIDTH, PAPERS), 58.0) or str(brush.keep(no_manuscripts, y))


def papers_of(view: dict[str, Any], brush: Brush, who: int, box: Box, widest: float) -> str:
    """The leader's card, clergy bonus cards and manuscripts of a player in one line, each as wide as may be."""
    x, y, room, height = box
    make: list[tuple[Callable[..., str], tuple[int, ...]]] = [(leader_card, ())] if view["leader"] == who else []
    make += [(bonus_card, (ribbon,)) for ribbon, owner in enumerate(view["bonuses"]) if owner == who]
    make += [(small_manuscript, (MANUSCRIPTS.index(name),)) for name in view["players"][who]["manuscripts"]]
    step = min(widest, room / max(1, len(make)))
    return "".join(
        brush.keep(card, *which, (x + place * step, y, step - 2, height)) for place, (card, which) in enumerate(make)
    )


def no_manuscripts(brush: Brush, y: float) -> str:
    body = rect(1, y + 1, WIDTH - 2, PAPERS - 2, "slot", 5)
    return body + text(WIDTH / 2, y + 24, brush.say("no_manuscripts"), "soft", "middle")


def leader_card(brush: Brush, box: Box) -> str:
    x, y, width, height = box
    body = frame(box, "token", 4)
    body += centred(["@leader"], x + width / 2, y + height / 2 - (7 if height > 30 else 0), width - 4, 18)
    if height > 30:
        body += centred([str(brush.printed.leader_vp), "@point"], x + width / 2, y + height - 10, width - 4, 13)
    label = brush.say("leads")
    return piece("", label, body, tip=brush.say("tip.summit", vp=brush.printed.leader_vp), rule="leader")


def bonus_card(brush: Brush, ribbon: int, box: Box) -> str:
    x, y, width, height = box
    body = frame(box, "token", 4)
    parts = [f"@ribbon-{RIBBONS[ribbon]}", *icon_parts(brush.printed.bonus_icons[ribbon])]
    body += centred(parts, x + width / 2, y + height / 2 - (7 if height > 30 else 0), width - 4, 18)
    if height > 30:
        body += centred([str(brush.printed.bonus_vp[ribbon]), "@point"], x + width / 2, y + height - 10, width - 4, 13)
    label = brush.say("bonus", ribbon=brush.words.template(f"ribbon.{RIBBONS[ribbon]}"))
    tip = brush.say("tip.bonuses", needs=brush.printed.bonus_needs[ribbon], vp=brush.printed.bonus_vp[ribbon])
    return piece("", label, body, tip=tip, rule="bonuses")
