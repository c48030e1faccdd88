"""Another player's board: everything on it can be seen, nothing has to be touched; small where four share the room."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.boards import ground
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import fitted, frame, icon, piece, rect, shortened, text
from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import ADVISORS, CARDS, CRAFTSMEN, FAVORS, RANKS, SLOTS
from burgrave.games.emara.drawing.board import GOODS, amounts_of
from burgrave.games.emara.drawing.brush import (
    MOST_HELD,
    SMITH,
    Brush,
    Parts,
    action_card,
    advisor_held,
    advisor_lines,
    advisor_piece,
    card_back,
    card_effect,
    card_name,
    centred,
    favor_token,
    in_parts,
)
from burgrave.games.emara.drawing.tips import card_tip, thing_tip

WIDTH: Final = 320
GOODS_TOP: Final = 32
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


def other_board(view: dict[str, Any], brush: Brush, seat: int, who: str, label: str) -> Panel:
    """Name, rank and scales; goods; slots, hand and craftsmen; tokens and advisors: four groups."""
    claimant, seats = view["claimants"][seat], view["seats"]
    now = view["turn"] == seat or seat in view["asked"]
    cards, in_hand = tuple(claimant["slots"]), tuple(claimant["hand"]["cards"])
    held, height = brush.keep(holdings, tuple(claimant["favors"]), tuple(claimant["advisors"]), seats)
    parts = [
        *brush.keep(heading, seat, who, height, now, claimant["rank"], claimant["cp"], claimant["bp"]),
        *brush.keep(goods, seat, amounts_of(claimant)),
        *brush.keep(crew, seat, cards, in_hand, view["options"]["free_choice"], claimant["craftsmen"], seats),
        *held,
        "</g>",
    ]
    return Panel(f"board-{seat}", "other", seat, label, WIDTH, height, parts)


def heading(brush: Brush, seat: int, who: str, height: int, now: bool, rank: int, cp: int, bp: int) -> Parts:
    """The ground, and on it in a line whose board it is and what that player has reached."""
    return brush.keep(sheet, seat, height, now), brush.keep(owner, seat, who), brush.keep(standing, rank, cp, bp)


def sheet(brush: Brush, seat: int, height: int, now: bool) -> str:
    """The ground of everything that belongs to the player."""
    return f'<g class="seat-{seat}">' + ground(WIDTH, height, now)


def owner(brush: Brush, seat: int, who: str) -> str:
    """Whose board it is."""
    return badge(5, 4, 23, seat) + text(34, 21, shortened(who, 15, 130), "name-15")


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


def goods(brush: Brush, seat: int, amounts: tuple[int, ...]) -> Parts:
    """All goods in a line."""
    return tuple([brush.keep(good, seat, at, amount) for at, amount in enumerate(amounts)])


def good(brush: Brush, seat: int, at: int, amount: int) -> str:
    """A good and how many there are."""
    name, id = GOODS[at]
    x = 4 + at * 39.2
    body = rect(x, GOODS_TOP, 38, 27, "hit") + icon(name, x, GOODS_TOP + 3, 20)
    body += text(x + 22, GOODS_TOP + 19, str(amount), "figure-16" if amount else "soft-16")
    return piece(id.format(seat), f"{brush.say(name)}: {amount}", body, rule=f"thing-{name}", fly=True)


# ---------------------------------------------------------------------- cards and craftsmen


def crew(
    brush: Brush,
    seat: int,
    cards: tuple[int, ...],
    in_hand: tuple[str | None, ...],
    free: bool,
    working: int,
    seats: int,
) -> Parts:
    """The slots; the cards in hand: backs, or with unrestricted choice a part for all; the craftsmen."""
    return (
        *[brush.keep(slot, seat, at, card, seats) for at, card in enumerate(cards)],
        *([brush.keep(open_hand, in_hand, seats)] if free else hidden_hand(brush, seat, len(in_hand), seats)),
        brush.keep(workers, seat, working, seats),
    )


def slot(brush: Brush, seat: int, at: int, card: int, seats: int) -> str:
    """A slot, or the card played there this round."""
    layout = LAYOUTS[seats]
    width, height = layout.card
    x = 4 + at * (width + 3)
    if card == NONE:
        return free_slot(at, x, width, height)
    if layout.named:
        return action_card(brush, seat, card, (x, CARDS_TOP, width, height), False)
    return small_card(brush, seat, card, x, width, height)


def free_slot(slot: int, x: float, width: float, height: float) -> str:
    drawn = frame((x, CARDS_TOP, width, height), "slot", 4)
    return drawn + text(x + width / 2, CARDS_TOP + height / 2 + 6, str(slot + 1), "soft-16", "middle")


def small_card(brush: Brush, seat: int, card: int, x: float, width: float, height: float) -> str:
    """A card without its name."""
    body = frame((x, CARDS_TOP, width, height), "card-face", 4)
    body += card_effect(brush, card, x + width / 2, CARDS_TOP + height / 2, width - 4, height - 8)
    id, tip = CARDS[card], card_tip(brush.printed, brush.words, card)
    return piece(f"card-{seat}-{id}", card_name(brush, card), body, tip=tip, rule=f"card-{id}", fly=True)


def open_hand(brush: Brush, hand: tuple[str | None, ...], seats: int) -> str:
    """How many cards there are; which, so far as they are known, is in the tip."""
    x, y = LAYOUTS[seats].rest
    cards = [CARDS.index(card) for card in hand if card]
    body = rect(x, y + 4, 50, 28, "hit") + icon("deck", x, y + 4, 28)
    body += text(x + 33, y + 24, str(len(cards)), "figure-16")
    names = ", ".join(card_name(brush, card) for card in cards) or brush.say("nothing")
    label = brush.say("hand", cards=names)
    return piece("", label, body, tip=label, rule="slots")


def hidden_hand(brush: Brush, seat: int, cards: int, seats: int) -> list[str]:
    """So many backs."""
    return [brush.keep(hidden_card, seat, at, seats) if at < cards else "" for at in range(SLOTS)]


def hidden_card(brush: Brush, seat: int, at: int, seats: int) -> str:
    """The back of a card."""
    layout = LAYOUTS[seats]
    x, y = layout.rest
    return card_back(brush, seat, at, (x + at * (24 if layout.named else 15), y + 4, 20, 28))


def workers(brush: Brush, seat: int, working: int, seats: int) -> str:
    """The craftsmen still at home."""
    layout = LAYOUTS[seats]
    left, y = CRAFTSMEN - working, layout.rest[1]
    step, size = (26, 24) if layout.named else (13, 18)
    x = WIDTH - 7.0 - CRAFTSMEN * step
    body = rect(x, y + 4, CRAFTSMEN * step + 3, 28, "hit")
    body += "".join(SMITH.of(seat, x + at * step, y + 18 - size / 2, size) for at in range(left))
    tip = thing_tip(brush.words, "craftsman")
    return piece("", brush.say("craftsmen", left=left), body, tip=tip, rule="craftsmen")


# ---------------------------------------------------------------------- tokens and advisors


def holdings(brush: Brush, favors: tuple[str, ...], advisors: tuple[str, ...], seats: int) -> tuple[Parts, int]:
    """Favour tokens and advisors, as many lines as they need, by parts. Gives where they end."""
    layout = LAYOUTS[seats]
    width, height = layout.held
    things = [
        *((height, token, FAVORS.index(favor)) for favor in favors),
        *((width, advisor_held if height > LOW else chip, ADVISORS.index(name)) for name in advisors),
    ]
    parts: list[str] = []
    x, y = 4.0, layout.top
    for wide, make, which in things:
        if x + wide > WIDTH:
            x, y = 4.0, y + height + 3
        parts.append(brush.keep(make, which, x, y, wide))
        x += wide + 3
    return in_parts(parts, MOST_HELD), y + (height + 5 if parts else 2)


def token(brush: Brush, favor: int, x: float, y: float, size: float) -> str:
    return favor_token(brush, favor, x, y, size, False)


def chip(brush: Brush, advisor: int, x: float, y: float, width: float) -> str:
    """An advisor in a few signs: the name above, the first of the powers below."""
    body = frame((x, y, width, LOW), "card-face", 4)
    name = brush.say(f"advisor.{ADVISORS[advisor]}")
    body += fitted(x + width / 2, y + 12, name, "name-13", 13, width - 6, "middle")
    body += centred(advisor_lines(brush, advisor)[0], x + width / 2, y + 21.5, width - 6, 13)
    return advisor_piece(brush, advisor, body, "")
