"""Another player's board: everything on it can be seen, nothing has to be touched; small where four share the room."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.boards import ground
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import fitted, frame, icon, piece, rect, shortened, text
from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import ADVISORS, CARDS, CRAFTSMEN, FAVORS, RANKS
from burgrave.games.emara.drawing.board import amounts_of, goods_of
from burgrave.games.emara.drawing.brush import (
    SMITH,
    Brush,
    action_card,
    advisor_held,
    advisor_lines,
    advisor_piece,
    card_back,
    card_effect,
    card_name,
    centred,
    favor_token,
)
from burgrave.games.emara.drawing.tips import card_tip, thing_tip
from burgrave.kernel.words import Words

WIDTH: Final = 320
GOODS: Final = 32
CARDS_TOP: Final = 63
LOW: Final = 30
"""So high is an advisor of whom only the first power is shown."""


class Layout:
    """How large things are on the board: cards with their names or without, advisors high or low."""

    def __init__(self, card: tuple[int, int], named: bool, held: tuple[int, int]) -> None:
        self.card = card
        self.named = named
        """Named cards fill a line of their own, and the hand and the craftsmen the next; else all share one."""
        self.rest = (8, CARDS_TOP + card[1] + 3) if named else (203, CARDS_TOP)
        """Where the hand begins."""
        self.held = held
        """How large an advisor is; a token is as high."""
        self.top = self.rest[1] + 40
        """Where advisors and tokens begin."""


LAYOUTS: Final = {
    1: Layout((102, 56), True, (102, 47)),
    2: Layout((102, 56), True, (102, 47)),
    3: Layout((62, 36), False, (102, 47)),
    4: Layout((62, 36), False, (102, LOW)),
}
"""By seats: the more boards there are, the smaller they have to be."""


def other_board(view: dict[str, Any], words: Words, brush: Brush, seat: int) -> Panel:
    """Name, rank and scales; goods; slots, hand and craftsmen; tokens and advisors."""
    claimant = view["claimants"][seat]
    who = words.seat(seat)
    layout = LAYOUTS[view["seats"]]
    held, height = holdings(view, brush, seat, layout)
    drawn = [
        f'<g class="seat-{seat}">',
        ground(WIDTH, height, view["turn"] == seat or seat in view["asked"]),
        badge(5, 4, 23, seat),
        text(34, 21, shortened(who, 15, 130), "name-15"),
        brush.keep(standing, claimant["rank"], claimant["cp"], claimant["bp"]),
    ]
    for at, ((id, name), amount) in enumerate(zip(goods_of(seat), amounts_of(claimant), strict=True)):
        drawn.append(brush.keep(good, id, name, amount, 4 + at * 39.2))
    drawn += [slots(view, brush, seat, layout), hand(view, brush, seat, layout)]
    drawn += [brush.keep(workers, seat, claimant["craftsmen"], layout.named, layout.rest[1]), held, "</g>"]
    return Panel(f"board-{seat}", "other", seat, brush.say("board", who=who), WIDTH, height, "".join(drawn))


def standing(brush: Brush, rank: int, cp: int, bp: int) -> str:
    """The coronet, and both scales with the lower one in bold."""
    drawn = ""
    if rank:
        name = brush.words.template(f"rank.{RANKS[rank - 1]}")
        body = rect(172, 4, 24, 24, "hit") + icon(RANKS[rank - 1], 172, 4, 23)
        drawn += piece("", brush.say("rank_of", rank=name), body, tip=name, rule=f"rank-{RANKS[rank - 1]}")
    for kind, points, x in (("cp", cp, 202), ("bp", bp, 262)):
        lower = points == min(cp, bp)
        drawn += icon(kind, x, 7, 18) + text(x + 21, 22, str(points), "figure-18" if lower else "soft-16")
    return drawn


def good(brush: Brush, id: str, name: str, amount: int, x: float) -> str:
    body = rect(x, GOODS, 38, 27, "hit") + icon(name, x, GOODS + 3, 20)
    body += text(x + 22, GOODS + 19, str(amount), "figure-16" if amount else "soft-16")
    return piece(id, f"{brush.say(name)}: {amount}", body, rule=f"thing-{name}", fly=True)


# ---------------------------------------------------------------------- cards


def slots(view: dict[str, Any], brush: Brush, seat: int, layout: Layout) -> str:
    """The cards played this round, by slot."""
    width, height = layout.card
    drawn: list[str] = []
    for slot, card in enumerate(view["claimants"][seat]["slots"]):
        x = 4 + slot * (width + 3)
        if card == NONE:
            drawn.append(brush.keep(free_slot, slot, x, width, height))
        elif layout.named:
            drawn.append(brush.keep(action_card, seat, card, (x, CARDS_TOP, width, height), 0))
        else:
            drawn.append(brush.keep(small_card, seat, card, x, width, height))
    return "".join(drawn)


def free_slot(brush: Brush, slot: int, x: float, width: float, height: float) -> str:
    drawn = frame((x, CARDS_TOP, width, height), "slot", 4)
    return drawn + text(x + width / 2, CARDS_TOP + height / 2 + 6, str(slot + 1), "soft-16", "middle")


def small_card(brush: Brush, seat: int, card: int, x: float, width: float, height: float) -> str:
    """A card without its name."""
    body = frame((x, CARDS_TOP, width, height), "card-face", 4)
    body += card_effect(brush, card, x + width / 2, CARDS_TOP + height / 2, width - 4, height - 8)
    id, tip = CARDS[card], card_tip(brush.printed, brush.words, card)
    return piece(f"card-{seat}-{id}", card_name(brush, card), body, tip=tip, rule=f"card-{id}", fly=True)


def hand(view: dict[str, Any], brush: Brush, seat: int, layout: Layout) -> str:
    """The cards in hand: backs; or, with unrestricted choice, how many, and in the tip which."""
    cards = view["claimants"][seat]["hand"]["cards"]
    x, y = layout.rest
    if view["options"]["free_choice"]:
        return str(brush.keep(open_hand, tuple(CARDS.index(card) for card in cards if card), x, y))
    step = 24 if layout.named else 15
    return "".join(brush.keep(card_back, seat, at, (x + at * step, y + 4, 20, 28)) for at in range(len(cards)))


def open_hand(brush: Brush, cards: tuple[int, ...], x: float, y: float) -> str:
    body = rect(x, y + 4, 50, 28, "hit") + icon("deck", x, y + 4, 28)
    body += text(x + 33, y + 24, str(len(cards)), "figure-16")
    names = ", ".join(card_name(brush, card) for card in cards) or brush.say("nothing")
    label = brush.say("hand", cards=names)
    return piece("", label, body, tip=label, rule="slots")


def workers(brush: Brush, seat: int, working: int, large: bool, y: float) -> str:
    """The craftsmen still at home."""
    left = CRAFTSMEN - working
    step, size = (26, 24) if large else (13, 18)
    x = WIDTH - 7.0 - CRAFTSMEN * step
    body = rect(x, y + 4, CRAFTSMEN * step + 3, 28, "hit")
    body += "".join(SMITH.of(seat, x + at * step, y + 18 - size / 2, size) for at in range(left))
    tip = thing_tip(brush.words, "craftsman")
    return piece("", brush.say("craftsmen", left=left), body, tip=tip, rule="craftsmen")


# ---------------------------------------------------------------------- tokens and advisors


def holdings(view: dict[str, Any], brush: Brush, seat: int, layout: Layout) -> tuple[str, int]:
    """Favour tokens and advisors, as many lines as they need. Gives where they end."""
    claimant = view["claimants"][seat]
    width, height = layout.held
    drawn: list[str] = []
    x, y = 4.0, layout.top
    for favor in claimant["favors"]:
        if x + height > WIDTH:
            x, y = 4.0, y + height + 3
        drawn.append(brush.keep(favor_token, FAVORS.index(favor), x, y, height, 0))
        x += height + 3
    for name in claimant["advisors"]:
        if x + width > WIDTH:
            x, y = 4.0, y + height + 3
        if height > LOW:
            drawn.append(brush.keep(advisor_held, ADVISORS.index(name), x, y, width, 0))
        else:
            drawn.append(brush.keep(chip, ADVISORS.index(name), x, y))
        x += width + 3
    return "".join(drawn), y + (height + 5 if drawn else 2)


def chip(brush: Brush, advisor: int, x: float, y: float) -> str:
    """An advisor in a few signs: the name above, the first of the powers below."""
    width, height = LAYOUTS[4].held
    body = frame((x, y, width, height), "card-face", 4)
    name = brush.say(f"advisor.{ADVISORS[advisor]}")
    body += fitted(x + width / 2, y + 12, name, "name-13", 13, width - 6, "middle")
    body += centred(advisor_lines(brush, advisor)[0], x + width / 2, y + 21.5, width - 6, 13)
    return advisor_piece(brush, advisor, body, "")
