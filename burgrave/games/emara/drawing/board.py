"""The reader's own board: goods, slots, hand, craftsmen, rank, favour tokens and advisors."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from burgrave.drawing.boards import good_field
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge
from burgrave.drawing.svg import fitted, frame, icon, piece, rect, text
from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import ADVISORS, BARTERERS, CARDS, CRAFTSMEN, FAVORS, RANKS, RESOURCES, SLOTS
from burgrave.games.emara.drawing.brush import (
    CARD,
    FINGER,
    MOST_HELD,
    SMITH,
    Brush,
    Parts,
    action_card,
    advisor_held,
    card_name,
    favor_token,
    in_parts,
)
from burgrave.games.emara.drawing.tips import thing_tip
from burgrave.games.emara.position import ADVISOR, CRAFTSMAN
from burgrave.games.emara.setup import StartResource
from burgrave.games.emara.turn import Turn

WIDTH: Final = 400
GAP: Final = 4
SLOT: Final = (131, 66)
TAG: Final = 25
"""The part of a slot that tells the steps, left of its card."""
HAND: Final = 112
FREE: Final = (78, 51)
ABREAST: Final = 5
"""With unrestricted choice: how large a card is, and how many lie abreast."""
SLOTS_TOP: Final = FINGER + GAP
HAND_TOP: Final = SLOTS_TOP + SLOT[1] + GAP
HELD: Final = 98
"""How wide an advisor is."""
GOODS: Final = (
    *((name, f"good-{{}}-{name}") for name in RESOURCES),
    ("coin", "coin-{}"),
    ("ring", "signet-{}"),
    ("bread", "loaf-{}"),
    ("book", "book-{}"),
)
"""A player's goods as they lie: the icon and the id."""
TRADERS: Final = frozenset(ADVISORS[advisor] for advisor in BARTERERS)
"""The advisors who barter, by name."""


class Progress(NamedTuple):
    """How far a turn is: its slot, whether the movement was made, whether the card was used."""

    slot: int
    moved: bool
    used: bool


WAITING: Final = Progress(NONE, False, False)
"""While it is another player's turn."""


def amounts_of(claimant: dict[str, Any]) -> tuple[int, ...]:
    """How many there are of each of the goods."""
    return (*claimant["stock"], claimant["coins"], claimant["rings"], claimant["bread"], claimant["books"])


def own_board(view: dict[str, Any], brush: Brush, seat: int, label: str) -> Panel:
    """Everything that a player plays with, from above in the order of a turn, by groups."""
    claimant, turn = view["claimants"][seat], view["turn"] == seat
    progress = Progress(view["slot"], view["moved"], view["card_done"]) if turn else WAITING
    played = tuple(claimant["slots"])
    cards, y = hand(view, brush, seat, played)
    scored = claimant["cp"], claimant["bp"], view["results"][seat]["result"], view["over"]
    ranked = claimant["rank"], claimant["rank_card"]
    held, height = holdings(view, brush, seat, y + FINGER + GAP)
    parts = [
        f'<g class="seat-{seat}">',
        *brush.keep(goods, seat, amounts_of(claimant)),
        *brush.keep(slots, seat, played, progress),
        *cards,
        *brush.keep(people, seat, scored, claimant["craftsmen"], view["bonus"] if turn else 0, ranked, y),
        *held,
        "</g>",
    ]
    return Panel(f"board-{seat}", "own", seat, label, WIDTH, height, parts)


def goods(brush: Brush, seat: int, amounts: tuple[int, ...]) -> Parts:
    """All goods in a line."""
    return tuple([brush.keep(good, seat, at, amount) for at, amount in enumerate(amounts)])


def good(brush: Brush, seat: int, at: int, amount: int) -> str:
    """A good and how many there are."""
    name, id = GOODS[at]
    body = good_field(name, amount, at * (WIDTH - FINGER) / (len(GOODS) - 1), FINGER)
    label = f"{brush.say(name)}: {amount}"
    return piece(id.format(seat), label, body, tip=thing_tip(brush.words, name), rule=f"thing-{name}", fly=True)


# ---------------------------------------------------------------------- cards


def slots(brush: Brush, seat: int, cards: tuple[int, ...], turn: Progress) -> Parts:
    """The slots and the cards in them; the card of this turn stays strong until it is used."""
    parts: list[str] = []
    for slot, card in enumerate(cards):
        current = slot == turn.slot
        parts.append(brush.keep(slot_piece, seat, slot, current and not turn.moved, card == NONE))
        parts.append(brush.keep(played, seat, slot, card, not current or turn.used))
    return tuple(parts)


def slot_piece(brush: Brush, seat: int, slot: int, now: bool, empty: bool) -> str:
    """A slot: how many steps it stands for; marked while the movement is to be made."""
    x, y = slot * (WIDTH - SLOT[0]) / 2, SLOTS_TOP
    body = frame((x, y, *SLOT), "now" if now else "well", 6)
    body += text(x + TAG / 2 + 0.5, y + 22, str(slot + 1), "figure-18", "middle")
    for at in range(slot + 1):
        body += icon("arrow", x + 5, y + 26 + at * 12.0, 15)
    if empty:
        body += rect(x + TAG + 1, y + 4, SLOT[0] - TAG - 5, SLOT[1] - 8, "slot", 5)
        body += icon("councilor", x + TAG + 36, y + 18, 31).replace('class="icon"', 'class="icon faint"')
    label = brush.say("slot", steps=slot + 1)
    return piece(f"slot-{seat}-{slot + 1}", label, body, tip=thing_tip(brush.words, "slot"), rule="slots")


def played(brush: Brush, seat: int, slot: int, card: int, done: bool) -> str:
    """The card in a slot, if there is one."""
    if card == NONE:
        return ""
    x = slot * (WIDTH - SLOT[0]) / 2 + TAG
    return action_card(brush, seat, card, (x, SLOTS_TOP + 2, SLOT[0] - TAG - 2, SLOT[1] - 4), done)


def hand(view: dict[str, Any], brush: Brush, seat: int, played: tuple[int, ...]) -> tuple[Parts, float]:
    """The cards in hand, with unrestricted choice or else drawn from the deck. Gives where they end."""
    claimant = view["claimants"][seat]
    cards = tuple(claimant["hand"]["cards"])
    found: tuple[Parts, float]
    if view["options"]["free_choice"]:
        found = brush.keep(free_hand, seat, cards)
    else:
        found = brush.keep(dealt_hand, seat, cards, played, tuple(claimant["played"]), len(claimant["deck"]["cards"]))
    return found


def free_hand(brush: Brush, seat: int, hand: tuple[str | None, ...]) -> tuple[Parts, float]:
    """With unrestricted choice: up to nine cards."""
    cards = sorted(CARDS.index(card) for card in hand if card)
    rest = [NONE] * (len(CARDS) - len(cards))
    parts = [brush.keep(free_card, seat, at, card) for at, card in enumerate([*cards, *rest])]
    return tuple(parts), HAND_TOP + (2 if len(cards) > ABREAST else 1) * (FREE[1] + 2) - 2 + GAP


def dealt_hand(
    brush: Brush, seat: int, hand: tuple[str | None, ...], now: tuple[int, ...], before: tuple[int, ...], decked: int
) -> tuple[Parts, float]:
    """Up to three cards, and the deck, which has what was played neither now nor before."""
    cards = [CARDS.index(card) for card in hand if card]
    known = {*before, *now, *cards}
    left = tuple(card for card in range(len(CARDS)) if card not in known)
    rest = [NONE] * (SLOTS - len(cards))
    parts = [brush.keep(hand_card, seat, at, card) for at, card in enumerate([*cards, *rest])]
    return (*parts, brush.keep(deck, seat, left, decked)), HAND_TOP + CARD + GAP


def free_card(brush: Brush, seat: int, at: int, card: int) -> str:
    """A card of a hand with unrestricted choice, if there are so many."""
    if card == NONE:
        return ""
    across, down = (WIDTH - FREE[0]) / (ABREAST - 1), FREE[1] + 2
    return action_card(brush, seat, card, (at % ABREAST * across, HAND_TOP + at // ABREAST * down, *FREE), False)


def hand_card(brush: Brush, seat: int, at: int, card: int) -> str:
    """A card of a hand, or the place of one that was played."""
    x = at * (HAND + 2.5)
    if card == NONE:
        return rect(x + 1, HAND_TOP + 1, HAND - 2, CARD - 2, "slot", 5)
    return action_card(brush, seat, card, (x, HAND_TOP, HAND, CARD), False)


def deck(brush: Brush, seat: int, left: tuple[int, ...], count: int) -> str:
    """The deck: how many cards, and, since everybody knows what was played, which."""
    x = float(SLOTS * (HAND + 2.5))
    body = frame((x, HAND_TOP, WIDTH - x, CARD), "well")
    body += icon("deck", x + 11, HAND_TOP + 6, 34)
    body += text((x + WIDTH) / 2, HAND_TOP + 58, str(count), "figure-16", "middle")
    names = ", ".join(card_name(brush, card) for card in left) or brush.say("nothing")
    label = brush.say("deck", count=count)
    return piece(f"deck-{seat}", label, body, tip=brush.say("tip.deck", cards=names), rule="slots")


# ---------------------------------------------------------------------- people


def people(
    brush: Brush,
    seat: int,
    scored: tuple[int, int, int, bool],
    working: int,
    spent: int,
    ranked: tuple[int, int],
    y: float,
) -> Parts:
    """Both scales, craftsmen, the action of recruiting, the rank; `spent` has the bonus actions of this turn."""
    return (
        brush.keep(scales, seat, *scored, y),
        brush.keep(craftsmen, seat, working, bool(spent & CRAFTSMAN), y),
        brush.keep(recruiting, seat, bool(spent & ADVISOR), y),
        brush.keep(rank, seat, *ranked, y),
    )


def scales(brush: Brush, seat: int, cp: int, bp: int, result: int, over: bool, y: float) -> str:
    """Citizens and buildings; the lower scale, which counts, is the one in bold."""
    body = rect(0.5, y + 0.5, 117, FINGER - 1, "cell", 5) + badge(3, y + 11, 24, seat)
    for kind, points, top in (("cp", cp, y + 3), ("bp", bp, y + 24)):
        lower = points == min(cp, bp)
        body += icon(kind, 31, top + 1, 18) + text(52, top + 16, str(points), "figure-18" if lower else "soft-16")
    if not over:
        body += text(114, y + 29, f"→ {result}", "soft", "end")
    label = brush.say("own_scales", cp=cp, bp=bp, result=result)
    return piece("", label, body, tip=label, rule="score")


def craftsmen(brush: Brush, seat: int, working: int, spent: bool, y: float) -> str:
    """The craftsmen at home, each on the points that it will bring; those at work leave their points behind."""
    x, width = 121.0, 35.0
    body = rect(x + 0.5, y + 0.5, 4 * width + 1, FINGER - 1, "cell", 5)
    for at in range(CRAFTSMEN):
        left = x + 1 + at * width
        points = brush.printed.craftsmen[at]
        if at >= working:
            body += SMITH.of(seat, left + 5, y + 3, 26)
            body += text(left + width / 2, y + 42, f"+{points}", "figure", "middle")
        else:
            body += text(left + width / 2, y + 29, f"+{points}", "soft", "middle")
    label = brush.say("craftsmen", left=CRAFTSMEN - working)
    classes = "spent" if spent or working == CRAFTSMEN else ""
    tip = thing_tip(brush.words, "craftsman")
    return piece(f"action-{seat}-craftsman", label, body, tip=tip, rule="craftsmen", classes=classes)


def recruiting(brush: Brush, seat: int, spent: bool, y: float) -> str:
    """The bonus action of recruiting an advisor."""
    x = 266.0
    body = rect(x + 0.5, y + 0.5, FINGER, FINGER - 1, "cell", 5) + icon("advisor", x + 8, y + 8, 31)
    label = brush.say("recruit")
    tip = thing_tip(brush.words, "recruit")
    return piece(f"action-{seat}-advisor", label, body, tip=tip, rule="advisors", classes="spent" if spent else "")


def rank(brush: Brush, seat: int, rank: int, points: int, y: float) -> str:
    """The rank that a player has."""
    x = 317.0
    body = frame((x, y, WIDTH - x, FINGER), "card-face" if rank else "slot")
    name = brush.words.template(f"rank.{RANKS[rank - 1]}") if rank else brush.say("no_rank")
    middle = (x + WIDTH) / 2
    if rank:
        body += icon(RANKS[rank - 1], x + 12, y + 3, 25) + text(x + 56, y + 22, str(points), "figure-16", "middle")
        body += fitted(middle, y + 41, name, "name", 13, WIDTH - x - 6, "middle")
    else:
        body += text(middle, y + 28, name, "soft-13", "middle")
    label = brush.say("rank_of", rank=name)
    return piece(f"held-rank-{seat}", label, body, tip=thing_tip(brush.words, "rank_held"), rule="ranks")


# ---------------------------------------------------------------------- what lies below the board


def holdings(view: dict[str, Any], brush: Brush, seat: int, y: float) -> tuple[Parts, int]:
    """Tokens drawn, tokens kept, advisors, the supply while something can be had from it. Gives where they end."""
    claimant = view["claimants"][seat]
    drawn = tuple(view["drawn"]["cards"]) if seat in view["asked"] else ()
    used = tuple(view["used"]) if view["turn"] == seat else ()
    found: tuple[Parts, int] = brush.keep(
        laid_out, drawn, tuple(claimant["favors"]), tuple(claimant["advisors"]), used, supplied(view, seat), y
    )
    return found


def laid_out(
    brush: Brush,
    drawn: tuple[str | None, ...],
    favors: tuple[str, ...],
    advisors: tuple[str, ...],
    used: tuple[str, ...],
    supplied: bool,
    y: float,
) -> tuple[Parts, int]:
    """All of them in lines, by parts, and where they end."""
    things: list[tuple[Any, ...]] = [
        *((FINGER, drawn_token, FAVORS.index(favor)) for favor in drawn if favor),
        *((FINGER, kept_token, FAVORS.index(favor)) for favor in favors),
        *((HELD, held_advisor, ADVISORS.index(name), name in used) for name in advisors),
        *((FINGER, supply, kind) for kind in range(len(RESOURCES)) if supplied),
    ]
    parts: list[str] = []
    x = 0.0
    for width, make, *which in things:
        if x + width > WIDTH + 1:
            x, y = 0.0, y + FINGER + 3
        parts.append(brush.keep(make, *which, x, y))
        x += width + 2.6
    if not things:
        parts.append(brush.keep(empty, y))
    return in_parts(parts, MOST_HELD), int(y + FINGER)


def supplied(view: dict[str, Any], seat: int) -> bool:
    """Can something be taken from the supply: by barter, or at the start?"""
    if seat not in view["asked"]:
        return False
    question = view["agenda"][-1][0]
    if question == Turn.__name__:
        return not TRADERS.intersection(view["claimants"][seat]["advisors"]).issubset(view["used"])
    return bool(question == StartResource.__name__)


def drawn_token(brush: Brush, favor: int, x: float, y: float) -> str:
    return favor_token(brush, favor, x, y, FINGER, True)


def kept_token(brush: Brush, favor: int, x: float, y: float) -> str:
    return favor_token(brush, favor, x, y, FINGER, False)


def held_advisor(brush: Brush, advisor: int, used: bool, x: float, y: float) -> str:
    return advisor_held(brush, advisor, x, y, HELD, used)


def supply(brush: Brush, kind: int, x: float, y: float) -> str:
    """A resource of the supply."""
    body = frame((x, y, FINGER, FINGER), "press")
    body += icon(RESOURCES[kind], x + 17, y + 11, 25) + text(x + 11, y + 30, "+", "figure-18", "middle")
    label = brush.say("supply", resource=brush.words.template(f"resource.{RESOURCES[kind]}"))
    return piece(f"supply-{RESOURCES[kind]}", label, body, tip=label, rule=f"thing-{RESOURCES[kind]}")


def empty(brush: Brush, y: float) -> str:
    """Nobody has come and nothing was granted yet."""
    body = rect(1, y + 1, WIDTH - 2, FINGER - 2, "slot", 5)
    return body + text(WIDTH / 2, y + 28, brush.say("nobody_yet"), "soft", "middle")
