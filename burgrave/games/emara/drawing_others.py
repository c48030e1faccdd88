"""Another player's board, small: everything on it can be seen, nothing has to be touched."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.brush import badge
from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import fitted, piece, rect, shortened, text
from burgrave.games.emara.components import ADVISORS, CARDS, CRAFTSMEN, FAVORS, RANKS, SLOTS
from burgrave.games.emara.drawing_board import amounts_of, goods_of
from burgrave.games.emara.drawing_brush import (
    Brush,
    advisor_lines,
    advisor_name,
    card_back,
    card_name,
    card_parts,
    centred,
    craftsman,
    favor_token,
    icon,
)
from burgrave.games.emara.drawing_tips import advisor_tip, card_tip, thing_tip
from burgrave.games.emara.position import NONE
from burgrave.kernel.words import Words

WIDTH: Final = 320
GOODS: Final = 32
CARDS_TOP: Final = 62
CARD: Final = (62, 36)
HELD_TOP: Final = CARDS_TOP + CARD[1] + 4
CHIP: Final = (102, 30)


def other_board(view: dict[str, Any], words: Words, brush: Brush, seat: int) -> Panel:
    claimant = view["claimants"][seat]
    who = words.seat(seat)
    held, height = holdings(view, brush, seat)
    drawn = [
        f'<g class="seat-{seat}">',
        rect(0.5, 0.5, WIDTH - 1, height - 1, "now" if view["turn"] == seat or seat in view["asked"] else "sheet", 6),
        badge(5, 4, 23, seat),
        text(34, 21, shortened(who, 15, 130), "name-15"),
        brush.keep(standing, claimant["rank"], claimant["cp"], claimant["bp"]),
    ]
    for at, ((id, name), amount) in enumerate(zip(goods_of(seat), amounts_of(claimant), strict=True)):
        drawn.append(brush.keep(good, id, name, amount, 4 + at * 39.2))
    drawn += [slots(view, brush, seat), hand(view, brush, seat), brush.keep(workers, seat, claimant["craftsmen"])]
    drawn += [held, "</g>"]
    return Panel(f"board-{seat}", "other", seat, brush.say("board", who=who), WIDTH, height, "".join(drawn))


def standing(brush: Brush, rank: int, cp: int, bp: int) -> str:
    """The coronet, and both scales with the lower one in bold."""
    drawn = ""
    if rank:
        name = brush.words.template(f"rank.{RANKS[rank - 1]}")
        body = rect(172, 4, 24, 24, "hit") + icon(RANKS[rank - 1], 172, 4, 23)
        drawn += piece("", brush.say("rank_of", rank=name), body, tip=name, rule="ranks")
    for kind, points, x in (("cp", cp, 202), ("bp", bp, 262)):
        lower = points == min(cp, bp)
        drawn += icon(kind, x, 7, 18) + text(x + 21, 22, str(points), "figure-18" if lower else "soft-16")
    return drawn


def good(brush: Brush, id: str, name: str, amount: int, x: float) -> str:
    body = rect(x, GOODS, 38, 27, "hit") + icon(name, x, GOODS + 3, 20)
    body += text(x + 22, GOODS + 19, str(amount), "figure-16" if amount else "soft-16")
    return piece(id, f"{brush.say(name)}: {amount}", body, rule=f"thing-{name}", fly=True)


def slots(view: dict[str, Any], brush: Brush, seat: int) -> str:
    """The cards played this round, by slot."""
    drawn: list[str] = []
    for slot, card in enumerate(view["claimants"][seat]["slots"]):
        x = 4 + slot * (CARD[0] + 3)
        if card == NONE:
            drawn.append(brush.keep(free_slot, slot, x))
        else:
            drawn.append(brush.keep(small_card, seat, card, x, *CARD))
    return "".join(drawn)


def free_slot(brush: Brush, slot: int, x: float) -> str:
    drawn = rect(x + 0.5, CARDS_TOP + 0.5, CARD[0] - 1, CARD[1] - 1, "slot", 4)
    return drawn + text(x + CARD[0] / 2, CARDS_TOP + 24, str(slot + 1), "soft-16", "middle")


def small_card(brush: Brush, seat: int, card: int, x: float, width: float, height: float) -> str:
    body = rect(x + 0.5, CARDS_TOP + 0.5, width - 1, height - 1, "card-face", 4)
    body += centred(card_parts(brush, card), x + width / 2, CARDS_TOP + height / 2, width - 4)
    tip = card_tip(brush.printed, brush.words, card)
    return piece(
        f"card-{seat}-{CARDS[card]}", card_name(brush, card), body, tip=tip, rule=f"card-{CARDS[card]}", fly=True
    )


def hand(view: dict[str, Any], brush: Brush, seat: int) -> str:
    """The cards in hand: backs; nine that all know are counted, since all else was played."""
    cards = view["claimants"][seat]["hand"]["cards"]
    x = 4.0 + SLOTS * (CARD[0] + 3) + 3
    if len(cards) > SLOTS:
        return str(brush.keep(open_hand, tuple(CARDS.index(card) for card in cards if card), len(cards), x))
    return "".join(brush.keep(card_back, seat, at, x + at * 17, CARDS_TOP + 4, 20, 28) for at in range(len(cards)))


def open_hand(brush: Brush, cards: tuple[int, ...], count: int, x: float) -> str:
    body = rect(x, CARDS_TOP + 4, 56, 28, "hit") + icon("deck", x, CARDS_TOP + 4, 28)
    body += text(x + 33, CARDS_TOP + 24, str(count), "figure-16")
    names = ", ".join(card_name(brush, card) for card in cards)
    return piece("", brush.say("hand", cards=names), body, tip=brush.say("hand", cards=names), rule="slots")


def workers(brush: Brush, seat: int, working: int) -> str:
    """The craftsmen still at home."""
    left = CRAFTSMEN - working
    x = WIDTH - 4.0 - CRAFTSMEN * 14 - 3
    body = rect(x, CARDS_TOP + 4, CRAFTSMEN * 14 + 3, 28, "hit")
    body += "".join(craftsman(seat, x + at * 14, CARDS_TOP + 8, 18) for at in range(left))
    tip = thing_tip(brush.words, "craftsman")
    return piece("", brush.say("craftsmen", left=left), body, tip=tip, rule="craftsmen")


def holdings(view: dict[str, Any], brush: Brush, seat: int) -> tuple[str, int]:
    """Favour tokens and advisors, as many lines as they need."""
    claimant = view["claimants"][seat]
    drawn: list[str] = []
    x, y = 4.0, HELD_TOP
    tokens = [FAVORS.index(favor) for favor in claimant["favors"]]
    advisors = [ADVISORS.index(name) for name in claimant["advisors"]]
    for favor in tokens:
        if x + CHIP[1] > WIDTH:
            x, y = 4.0, y + CHIP[1] + 3
        drawn.append(brush.keep(favor_token, favor, x, y, CHIP[1], 0))
        x += CHIP[1] + 3
    for advisor in advisors:
        if x + CHIP[0] > WIDTH:
            x, y = 4.0, y + CHIP[1] + 3
        drawn.append(brush.keep(chip, advisor, x, y))
        x += CHIP[0] + 3
    return "".join(drawn), y + (CHIP[1] + 5 if drawn else 2)


def chip(brush: Brush, advisor: int, x: float, y: float) -> str:
    """An advisor in a few signs: the name above, the first of the powers below."""
    body = rect(x + 0.5, y + 0.5, CHIP[0] - 1, CHIP[1] - 1, "card-face", 4)
    name = brush.say(f"advisor.{ADVISORS[advisor]}")
    body += fitted(x + CHIP[0] / 2, y + 12, name, "name-12", 12, CHIP[0] - 6, "middle")
    body += centred(advisor_lines(brush, advisor)[0], x + CHIP[0] / 2, y + 21.5, CHIP[0] - 6, 13)
    id = ADVISORS[advisor]
    tip = advisor_tip(brush.printed, brush.words, advisor)
    return piece(f"advisor-{id}", advisor_name(brush, advisor), body, tip=tip, rule=f"advisor-{id}", fly=True)
