"""What all parts of the drawing share: figures as icons, action cards, advisors, favour tokens, people."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from burgrave.drawing import boards
from burgrave.drawing import brush as brushes
from burgrave.drawing.flow import Sizes, amount_parts, signed
from burgrave.drawing.players import PAWN, Pawn, in_colour
from burgrave.drawing.svg import Box, fitted, frame, icon, piece, rect, text, use
from burgrave.games.emara import components
from burgrave.games.emara.drawing.tips import advisor_tip, card_tip, favor_tip, thing_tip
from burgrave.games.emara.phrases import advisor_phrase, card_phrase, favor_phrase

Brush = brushes.Brush[components.EmaraComponents]

Parts = tuple[str, ...]
"""Parts of a panel that are found together; each is kept by itself too, so that one which stays is the same object."""

brush_of: Final = brushes.brushes(Path(__file__).parents[1], components.printed)
"""The brush for a view and a language."""

FINGER: Final = boards.FINGER - 1
"""What is touched is a unit smaller than elsewhere: two lines of actions and an advisor share a tile of the town."""

CARD: Final = 63
"""How high an action card is."""
ADVISOR: Final = (96, 62)
"""How large an advisor is in the town."""
MOST_HELD: Final = 16
"""Tokens and advisors with a player that are parts of their own."""
SMITH: Final = Pawn(
    "M2 23c0-6.5 1-9.5 4.5-10.5a6.2 6.2 0 1 1 7 0C16.5 13.5 17.5 16 18 19v-8h-1.5V5.5H24V11h-1.5v12z", 10, 7.6, 9.5
)
"""A craftsman with his hammer."""

SIZES: Final = Sizes(
    (20, "figure-20m", (30, 26)),
    (15, "figure-15m", (23, 20, 18)),
    (13, "figure", (16, 14, 13)),
    (12, "figure", (12, 11, 10)),
)
"""How large figures and icons are."""
flow: Final = SIZES.flow
centred: Final = SIZES.centred


# ---------------------------------------------------------------------- parts of a panel


class Labels(NamedTuple):
    """What the panels besides the rings are called; players' boards by seat."""

    court: str
    score: str
    victoria: str
    boards: tuple[str, ...]


def labels_of(brush: Brush, names: tuple[str, ...]) -> Labels:
    """The names of all panels at a table with these players."""
    boards = [brush.say("board", who=who) for who in names]
    return Labels(brush.say("court"), brush.say("score"), brush.say("victoria"), tuple(boards))


def in_parts(things: list[str], count: int) -> Parts:
    """Always as many parts: one for every thing, then empty ones; the last takes all for which there is no other."""
    single = things[: count - 1]
    return (*single, *[""] * (count - 1 - len(single)), "".join(things[count - 1 :]))


def opened(drawn: str) -> str:
    """A group that goes on in further parts."""
    return drawn.removesuffix("</g>")


# ---------------------------------------------------------------------- figures and icons


def bundle_parts(bundle: components.Bundle, counted: bool = False) -> list[str]:
    """What is given or paid, as figures and icons; a single thing needs no figure unless all are counted."""
    amounts = [(amount, "resource" if name == "any" else name) for name, amount in bundle.amounts()]
    return amount_parts(amounts, counted)


def offer_parts(offer: components.Offer) -> list[str]:
    """What is paid, an arrow, what is given."""
    return [*bundle_parts(offer.pay), "→", *bundle_parts(offer.gain, bool(offer.gain.cp or offer.gain.bp))]


# ---------------------------------------------------------------------- action cards


def card_name(brush: Brush, card: int) -> str:
    return brush.words.say(card_phrase(card))


def card_lines(brush: Brush, card: int) -> list[list[str]]:
    """What an action card does, in a line or two."""
    figures = brush.printed
    if card == components.TRADE_CARD:
        return [offer_parts(offer) for offer in figures.trades]
    if card == components.EXTRA_STEP:
        return [["@councilor", signed(figures.steps), "@arrow"]]
    if card == components.HIRE_CARD:
        return [["@craftsman", "@advisor", signed(-figures.discount), "@resource"]]
    if card == components.TOWN_CARD:
        return [["@arrow", "@town"]]
    return [[f"+{part}" if part.isdigit() else part for part in bundle_parts(figures.cards[card], True)]]


def card_effect(brush: Brush, card: int, x: float, y: float, room: float, height: float) -> str:
    """The lines around a middle."""
    lines = card_lines(brush, card)
    if len(lines) == 1:
        return centred(lines[0], x, y, room, min(30, height))
    step = height / 2
    return centred(lines[0], x, y - step / 2, room, step) + centred(lines[1], x, y + step / 2, room, step)


def card_face(brush: Brush, card: int, box: Box) -> str:
    """A card face up: what it does, and its name below."""
    x, y, width, height = box
    drawn = frame(box, "card-face")
    drawn += card_effect(brush, card, x + width / 2, y + height / 2 - 8, width - 10, height - 26)
    name = brush.say(f"card.{components.CARDS[card]}")
    return drawn + fitted(x + width / 2, y + height - 7, name, "name", 13, width - 8, "middle")


def action_card(brush: Brush, seat: int, card: int, box: Box, done: bool) -> str:
    """A card in a hand or in a slot; one that is used up is pale."""
    body = card_face(brush, card, box)
    name = card_name(brush, card)
    classes = "spent" if done else ""
    id = f"card-{seat}-{components.CARDS[card]}"
    return piece(
        id,
        name,
        body,
        tip=card_tip(brush.printed, brush.words, card),
        rule=f"card-{components.CARDS[card]}",
        classes=classes,
        fly=True,
    )


def card_back(brush: Brush, seat: int, place: int, box: Box) -> str:
    """A card of a hidden hand."""
    x, y, width, height = box
    body = frame(box, "card-back", 3)
    body += rect(x + 3, y + 3, width - 6, height - 6, "card-line", 2)
    return piece(f"hand-{seat}-{place}", brush.say("hidden"), body, rule="thing-card", fly=True)


# ---------------------------------------------------------------------- advisors


def advisor_name(brush: Brush, advisor: int) -> str:
    return brush.words.say(advisor_phrase(advisor))


LASTING: Final = {
    "barter": ["@reroll", "@resource", "→", "≠", "@resource"],
    "any_resource": ["@wood", "@grain", "=", "@resource", "@resource"],
    "anywhere": ["@anywhere", "→", "@hut", "@advisor"],
}
"""What advisors without figures do, by their hook."""

OCCASIONS: Final = {
    "recruited": ["@now"],
    "gift": ["@castle", "+"],
    "donation": ["@cathedral", "+"],
    "rank": ["@count", "+"],
    "buildings": ["@bp", "→", "+"],
}
"""What brings an advisor's gain, by the hook."""


def advisor_lines(brush: Brush, advisor: int) -> list[list[str]]:
    """What an advisor does, in one line or two; a bolt for at once, a circle for every turn."""
    figures = brush.printed.advisors[advisor]
    hook = components.ADVISOR_HOOKS[advisor]
    if hook in LASTING:
        return [LASTING[hook]]
    if hook in OCCASIONS:
        return [[*OCCASIONS[hook], *bundle_parts(figures.gain, True)]]
    lines = [offer_parts(offer) for offer in figures.offers]
    return [["@reroll", *lines[0]]] if len(lines) == 1 else lines


def advisor_effect(brush: Brush, advisor: int, x: float, y: float, room: float) -> str:
    """The lines around a middle, 28 units high."""
    lines = advisor_lines(brush, advisor)
    if len(lines) == 1:
        return centred(lines[0], x, y, room, 18)
    return centred(lines[0], x, y - 7, room, 13) + centred(lines[1], x, y + 7, room, 13)


def price_icons(stock: list[int], x: float, y: float, size: float) -> str:
    """A price as so many icons."""
    drawn = ""
    for kind, amount in enumerate(stock):
        for _ in range(amount):
            drawn += use(f"i-{components.RESOURCES[kind]}", x, y, size)
            x += size + 0.5
    return f'<g class="icon">{drawn}</g>'


def advisor_card(brush: Brush, advisor: int, x: float, y: float) -> str:
    """An advisor who can be recruited: price top left, points top right, name, power."""
    figures = brush.printed.advisors[advisor]
    width, height = ADVISOR
    body = frame((x, y, width, height), "card-face")
    body += price_icons(figures.cost.stock, x + 3, y + 3, 14 if figures.cost.need < 5 else 13)
    if figures.cp:
        body += text(x + width - 23, y + 15, str(figures.cp), "figure-14")
        body += icon("cp", x + width - 17, y + 3, 14)
    body += fitted(
        x + width / 2, y + 29, brush.say(f"advisor.{components.ADVISORS[advisor]}"), "name-13", 13, width - 8, "middle"
    )
    body += advisor_effect(brush, advisor, x + width / 2, y + 47, width - 6)
    return advisor_piece(brush, advisor, body, "")


def advisor_held(brush: Brush, advisor: int, x: float, y: float, width: float, used: bool = False) -> str:
    """An advisor with the owner: name and power; pale when used in this turn."""
    body = frame((x, y, width, FINGER), "card-face")
    body += fitted(
        x + width / 2, y + 13, brush.say(f"advisor.{components.ADVISORS[advisor]}"), "name-13", 13, width - 8, "middle"
    )
    body += advisor_effect(brush, advisor, x + width / 2, y + 31, width - 6)
    return advisor_piece(brush, advisor, body, "spent" if used else "")


def advisor_piece(brush: Brush, advisor: int, body: str, classes: str) -> str:
    id = components.ADVISORS[advisor]
    name, tip = advisor_name(brush, advisor), advisor_tip(brush.printed, brush.words, advisor)
    return piece(f"advisor-{id}", name, body, tip=tip, rule=f"advisor-{id}", classes=classes, fly=True)


# ---------------------------------------------------------------------- favour tokens


def favor_token(brush: Brush, favor: int, x: float, y: float, size: float, drawn: bool) -> str:
    """A token: its location above, its reward below; those to choose from have a strong edge."""
    figures = brush.printed
    location, reward = figures.favor_at[favor], figures.favor_reward[favor]
    body = frame((x, y, size, size), "now" if drawn else "token", size / 4)
    body += icon(components.LOCATIONS[location], x + size * 0.26, y + size * 0.06, size * 0.48)
    body += centred(bundle_parts(reward, size >= FINGER), x + size / 2, y + size * 0.76, size - 6, size * 0.4)
    name = brush.words.say(favor_phrase(favor, location, reward))
    label = brush.say("favor_drawn" if drawn else "favor", favor=name)
    return piece(
        f"favor-{components.FAVORS[favor]}",
        label,
        body,
        tip=favor_tip(brush.printed, brush.words, favor),
        rule="favors",
        fly=True,
    )


# ---------------------------------------------------------------------- people


def councilor(brush: Brush, seat: int, which: int, who: str, box: Box) -> str:
    """A councilor of a player, in colour and with the charge."""
    x, y, width, height = box
    size = min(width, height - 1)
    body = rect(x, y, width, height, "hit") + PAWN.at(seat, x + (width - size) / 2, y + height - size, size)
    label = brush.say("councilor", who=who)
    tip = thing_tip(brush.words, "councilor")
    drawn = piece(f"councilor-{seat}-{which}", label, body, tip=tip, rule="councilors", fly=True)
    return in_colour(seat, drawn)
