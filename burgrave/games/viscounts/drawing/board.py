"""The reader's own board: goods, what the four actions would count, slots, hand, buildings, markers, manuscripts."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any, Final

from burgrave.drawing.boards import FINGER, good_field
from burgrave.drawing.flow import written
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import Box, frame, icon, piece, rect, text
from burgrave.games.viscounts.components import CARDS, FIRST_PRINTED, MANUSCRIPTS, RIBBONS
from burgrave.games.viscounts.drawing.brush import (
    GOOD_ICONS,
    GOODS_OF,
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
from burgrave.games.viscounts.drawing.track import buildings, track
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.vocabulary import ACTIONS, BITS, FULL, GOODS, ICONS

WIDTH: Final = 400
GAP: Final = 4
STRENGTH: Final = 40
SLOT: Final = 72
HAND: Final = 72
BUILDING: Final = 48
TRACK: Final = 63
PAPERS: Final = 38
PAYS: Final = ("silver", "stone", "ingot", "ink")
"""The icon of what every action can be helped with."""
CARDS_TOP: Final = FINGER + GAP + STRENGTH + GAP
HAND_TOP: Final = CARDS_TOP + SLOT + GAP
OWN_OF: Final = itemgetter("silver", "stone", "gold", "ink")
"""What a player can add to the four actions."""


def own_board(view: dict[str, Any], brush: Brush, names: tuple[str, ...], seat: int) -> Panel:
    """Everything that a player plays with."""
    player = view["players"][seat]
    acting = questioned(view, seat) in ("Act", "Complete", "TradeOn")
    gathering = len(player["discard"]) if view["round"] == 0 else 0
    y = end_of_gathered(gathering) if gathering else HAND_TOP + HAND + GAP
    low = y + BUILDING + GAP
    bottom = low + TRACK + GAP
    parts = [
        f'<g class="seat-{seat}">',
        *brush.keep(goods, seat, GOODS_OF(player), sum(view["sheets"][seat].values())),
        *brush.keep(strengths, tuple(view["strengths"][seat]), OWN_OF(player), dismissed(view, seat), acting),
        *(all_gathered(brush, player, seat) if gathering else cards(brush, player, seat, view["limits"][seat])),
        *brush.keep(buildings, seat, tuple(player["built"]), "", (0.0, y, BUILDING, BUILDING), 44.0),
        *brush.keep(track, player["corruption"], player["virtue"], "", (0, low, WIDTH, TRACK)),
        papers_of(view, brush, seat, (0.0, bottom, WIDTH, PAPERS), 58.0) or brush.keep(no_manuscripts, bottom),
        "</g>",
    ]
    label = brush.say("board", who=names[seat])
    return Panel(f"board-{seat}", "own", seat, label, WIDTH, int(bottom + PAPERS), parts)


# ---------------------------------------------------------------------- goods


def goods(brush: Brush, seat: int, amounts: tuple[int, ...], total: int) -> list[str]:
    """Silver and resources, debts and deeds, workers at home, points."""
    *stock, debts, paid, deeds, approved, workers = amounts
    step = (WIDTH - FINGER) / 7
    return [
        *(brush.keep(good, seat, which, amount, which * step) for which, amount in enumerate(stock)),
        brush.keep(papers, seat, "debts", debts, paid, 4 * step),
        brush.keep(papers, seat, "deeds", deeds, approved, 5 * step),
        brush.keep(at_home, seat, workers, 6 * step),
        brush.keep(points, seat, total, 7 * step),
    ]


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


def dismissed(view: dict[str, Any], seat: int) -> str:
    """Who would be dismissed where the viscount stands: the top of the pile, or who is printed under it."""
    where = view["players"][seat]["viscount"]
    if where == NONE:
        return ""
    people = view["townsfolk"][where // 3]["cards"]
    return str(people[-1] if people else CARDS[FIRST_PRINTED + where // 3])


def strengths(brush: Brush, counts: tuple[int, ...], owned: tuple[int, ...], card: str, acting: bool) -> list[str]:
    """What every action counts now, what one could add to it, and what a dismissal would."""
    icons = brush.printed.folk[CARDS.index(card)].icons if card else 0
    return [
        brush.keep(strength, action, count, own, icons >> BITS * action & FULL, acting)
        for action, (count, own) in enumerate(zip(counts, owned, strict=True))
    ]


def strength(brush: Brush, action: int, count: int, own: int, more: int, acting: bool) -> str:
    x, y = action * 100.5, float(FINGER + GAP)
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


def cards(brush: Brush, player: dict[str, Any], seat: int, limit: int) -> list[str]:
    """The slots, the hand, then deck and discard."""
    return [
        *brush.keep(slots, seat, tuple(player["slots"])),
        *brush.keep(hand, seat, tuple(player["hand"]["cards"]), limit),
        brush.keep(deck, seat, len(player["deck"]["cards"])),
        brush.keep(discard, seat, tuple(player["discard"])),
    ]


def slots(brush: Brush, seat: int, cards: tuple[str | None, ...]) -> list[str]:
    """The three slots with their cards."""
    drawn: list[str] = []
    for slot, card in enumerate(cards):
        box = (slot * 134.0, float(CARDS_TOP), 132, SLOT)
        if card:
            drawn.append(brush.keep(folk_piece, f"slot-{seat}-{slot}", card, box))
        else:
            drawn.append(brush.keep(free_slot, seat, slot, box))
    return drawn


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


def hand(brush: Brush, seat: int, cards: tuple[str | None, ...], limit: int) -> list[str]:
    """The hand, and the places that can still be filled; in as many parts as a hand can ever have cards."""
    places = max(limit, len(cards))
    step = 298.0 / max(3, places)
    drawn: list[str] = []
    for place in range(places):
        x, y = place * step, float(HAND_TOP)
        card = cards[place] if place < len(cards) else None
        if card:
            drawn.append(brush.keep(folk_piece, f"hand-{seat}-{place}", card, (x, y, step - 2, HAND)))
        else:
            drawn.append(rect(x + 1, y + 1, step - 4, HAND - 2, "slot", 5))
    return drawn + [""] * (largest_hand(brush) - places)


def largest_hand(brush: Brush) -> int:
    """With the building that enlarges it, and for the leader."""
    return brush.printed.hand + 1 + brush.printed.leader_hand


def deck(brush: Brush, seat: int, count: int) -> str:
    x, y = 300.0, float(HAND_TOP)
    body = rect(x + 0.5, y + 0.5, 49, HAND - 1, "well", 5) + icon("deck", x + 8, y + 6, 34)
    body += text(x + 25, y + 62, str(count), "figure-16", "middle")
    return piece(f"deck-{seat}", brush.say("deck", n=count), body, tip=brush.say("tip.deck"), rule="cards")


def discard(brush: Brush, seat: int, cards: tuple[str, ...]) -> str:
    x, y = 351.0, float(HAND_TOP)
    body = rect(x + 0.5, y + 0.5, 48, HAND - 1, "well", 5) + icon("discarded", x + 8, y + 6, 34)
    body += text(x + 25, y + 62, str(len(cards)), "figure-16", "middle")
    label = brush.say("discard", n=len(cards))
    names = ", ".join(brush.words.template(f"card.{card}") for card in cards) or brush.words.template("op.nothing")
    return piece(f"discard-{seat}", label, body, tip=f"{label}: {names}", rule="cards")


def all_gathered(brush: Brush, player: dict[str, Any], seat: int) -> list[str]:
    """The set-up: in place of slots, hand, deck and discard, all cards that will be shuffled."""
    others = len(player["slots"]) + largest_hand(brush) + 2 - 1
    return [brush.keep(gathered, seat, tuple(player["discard"])), *[""] * others]


def gathered(brush: Brush, seat: int, cards: tuple[str, ...]) -> str:
    """Cards that will be shuffled, in lines of five."""
    drawn = ""
    for place, card in enumerate(cards):
        box = (place % 5 * 80.3, float(CARDS_TOP + place // 5 * 51), 78.5, 49)
        drawn += small_folk(brush, f"gathered-{seat}-{place}", card, box)
    return drawn


def end_of_gathered(cards: int) -> int:
    """What is below so many cards to be shuffled begins there."""
    return CARDS_TOP + max(3, -(-cards // 5)) * 51 + GAP - 2


# ---------------------------------------------------------------------- manuscripts


def papers_of(view: dict[str, Any], brush: Brush, who: int, box: Box, widest: float) -> str:
    """The leader's card, clergy bonus cards and manuscripts of a player."""
    ribbons = tuple([ribbon for ribbon, owner in enumerate(view["bonuses"]) if owner == who])
    manuscripts = tuple(view["players"][who]["manuscripts"])
    return str(brush.keep(in_line, view["leader"] == who, ribbons, manuscripts, box, widest))


def in_line(
    brush: Brush, leads: bool, ribbons: tuple[int, ...], manuscripts: tuple[str, ...], box: Box, widest: float
) -> str:
    """Cards in one line, each as wide as may be; nothing if there are none."""
    x, y, room, height = box
    make: list[tuple[Callable[..., str], tuple[int, ...]]] = [(leader_card, ())] if leads else []
    make += [(bonus_card, (ribbon,)) for ribbon in ribbons]
    make += [(small_manuscript, (MANUSCRIPTS.index(name),)) for name in manuscripts]
    step = min(widest, room / max(1, len(make)))
    return "".join(
        card(brush, *which, (x + place * step, y, step - 2, height)) for place, (card, which) in enumerate(make)
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
