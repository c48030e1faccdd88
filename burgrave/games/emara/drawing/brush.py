"""What all parts of the drawing share: figures as icons, action cards, advisors, favour tokens, people."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgrave.drawing import brush as brushes
from burgrave.drawing.palette import charge
from burgrave.drawing.svg import Flow, fitted, number, piece, rect, text, use
from burgrave.games.emara.components import (
    ADVISOR_HOOKS,
    ADVISORS,
    CARDS,
    EXTRA_STEP,
    FAVORS,
    HIRE_CARD,
    LOCATIONS,
    RESOURCES,
    TOWN_CARD,
    TRADE_CARD,
    Bundle,
    EmaraComponents,
    Offer,
    printed,
)
from burgrave.games.emara.drawing.tips import advisor_tip, card_tip, favor_tip, thing_tip
from burgrave.games.emara.phrases import advisor_phrase, card_phrase, favor_phrase

Brush = brushes.Brush[EmaraComponents]

brush_of: Final = brushes.brushes(Path(__file__).parents[1], printed)
"""The brush for a view and a language."""

FINGER: Final = 48
"""What is touched is at least this large, so that on a phone it is larger than 44 pixels."""

CARD: Final = 63
"""How high an action card is."""
ADVISOR: Final = (96, 62)
"""How large an advisor is in the town."""
PAWN: Final = "M2 23h20l-5.5-11.2a7 7 0 1 0-9 0z"
"""A councilor, on a grid of 24 units."""
SMITH: Final = "M2 23c0-6.5 1-9.5 4.5-10.5a6.2 6.2 0 1 1 7 0C16.5 13.5 17.5 16 18 19v-8h-1.5V5.5H24V11h-1.5v12z"
"""A craftsman with his hammer, on the same grid."""


def icon(name: str, x: float, y: float, size: float) -> str:
    return f'<g class="icon">{use(f"i-{name}", x, y, size)}</g>'


# ---------------------------------------------------------------------- figures and icons


def bundle_parts(bundle: Bundle, counted: bool = False) -> list[str]:
    """What is given or paid, as figures and icons; a single thing needs no figure unless all are counted."""
    parts: list[str] = []
    for name, amount in bundle.amounts():
        if amount:
            if amount > 1 or counted:
                parts.append(str(amount))
            parts.append("@resource" if name == "any" else f"@{name}")
    return parts


def offer_parts(offer: Offer) -> list[str]:
    """What is paid, an arrow, what is given."""
    return [*bundle_parts(offer.pay), "→", *bundle_parts(offer.gain, bool(offer.gain.cp or offer.gain.bp))]


def signed(amount: int) -> str:
    """`+1`, `−1`."""
    return f"{amount:+}".replace("-", "−")


def flow(parts: list[str], room: float, largest: float = 20) -> Flow:
    """Figures and icons as large as the room allows."""
    for size in (30.0, 26.0, 23.0, 20.0, 18.0, 16.0, 14.0, 13.0, 12.0, 11.0, 10.0):
        found = Flow(parts, size, 20 if size > 23 else 15 if size >= 18 else 13 if size > 12 else 12)
        if size <= largest and found.width <= room:
            break
    return found


def centred(parts: list[str], x: float, middle: float, room: float, largest: float = 20) -> str:
    """Figures and icons around a middle, in ink."""
    drawn = flow(parts, room, largest)
    classes = "figure" if drawn.size < 18 else "figure-15m" if drawn.size < 26 else "figure-20m"
    return f'<g class="icon">{drawn.at(x - drawn.width / 2, middle, classes)}</g>'


# ---------------------------------------------------------------------- action cards


def card_name(brush: Brush, card: int) -> str:
    return brush.words.say(card_phrase(card))


def card_lines(brush: Brush, card: int) -> list[list[str]]:
    """What an action card does, in a line or two."""
    figures = brush.printed
    if card == TRADE_CARD:
        return [offer_parts(offer) for offer in figures.trades]
    if card == EXTRA_STEP:
        return [["@councilor", signed(figures.steps), "@arrow"]]
    if card == HIRE_CARD:
        return [["@craftsman", "@advisor", signed(-figures.discount), "@resource"]]
    if card == TOWN_CARD:
        return [["@arrow", "@town"]]
    return [[f"+{part}" if part.isdigit() else part for part in bundle_parts(figures.cards[card], True)]]


def card_effect(brush: Brush, card: int, x: float, y: float, room: float, height: float) -> str:
    """The lines around a middle."""
    lines = card_lines(brush, card)
    if len(lines) == 1:
        return centred(lines[0], x, y, room, min(30, height))
    step = height / 2
    return centred(lines[0], x, y - step / 2, room, step) + centred(lines[1], x, y + step / 2, room, step)


def card_face(brush: Brush, card: int, x: float, y: float, width: float, height: float) -> str:
    """A card face up: what it does, and its name below."""
    drawn = rect(x + 0.5, y + 0.5, width - 1, height - 1, "card-face", 5)
    drawn += card_effect(brush, card, x + width / 2, y + height / 2 - 8, width - 10, height - 26)
    name = brush.say(f"card.{CARDS[card]}")
    return drawn + fitted(x + width / 2, y + height - 7, name, "name", 13, width - 8, "middle")


def action_card(brush: Brush, seat: int, card: int, x: float, y: float, width: float, height: float, done: int) -> str:
    """A card in a hand or in a slot; one that is used up is pale."""
    body = card_face(brush, card, x, y, width, height)
    name = card_name(brush, card)
    classes = "spent" if done else ""
    id = f"card-{seat}-{CARDS[card]}"
    return piece(
        id,
        name,
        body,
        tip=card_tip(brush.printed, brush.words, card),
        rule=f"card-{CARDS[card]}",
        classes=classes,
        fly=True,
    )


def card_back(brush: Brush, seat: int, place: int, x: float, y: float, width: float, height: float) -> str:
    """A card of a hidden hand."""
    body = rect(x + 0.5, y + 0.5, width - 1, height - 1, "card-back", 3)
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
    hook = ADVISOR_HOOKS[advisor]
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
            drawn += use(f"i-{RESOURCES[kind]}", x, y, size)
            x += size + 0.5
    return f'<g class="icon">{drawn}</g>'


def advisor_card(brush: Brush, advisor: int, x: float, y: float) -> str:
    """An advisor who can be recruited: price top left, points top right, name, power."""
    figures = brush.printed.advisors[advisor]
    width, height = ADVISOR
    body = rect(x + 0.5, y + 0.5, width - 1, height - 1, "card-face", 5)
    body += price_icons(figures.cost.stock, x + 3, y + 3, 14 if figures.cost.need < 5 else 13)
    if figures.cp:
        body += text(x + width - 23, y + 15, str(figures.cp), "figure-14")
        body += icon("cp", x + width - 17, y + 3, 14)
    body += fitted(x + width / 2, y + 29, brush.say(f"advisor.{ADVISORS[advisor]}"), "name-13", 13, width - 8, "middle")
    body += advisor_effect(brush, advisor, x + width / 2, y + 47, width - 6)
    return advisor_piece(brush, advisor, body, "")


def advisor_held(brush: Brush, advisor: int, x: float, y: float, width: float, used: int) -> str:
    """An advisor with the owner: name and power; pale when used in this turn."""
    body = rect(x + 0.5, y + 0.5, width - 1, FINGER - 1, "card-face", 5)
    body += fitted(x + width / 2, y + 13, brush.say(f"advisor.{ADVISORS[advisor]}"), "name-13", 13, width - 8, "middle")
    body += advisor_effect(brush, advisor, x + width / 2, y + 31, width - 6)
    return advisor_piece(brush, advisor, body, "spent" if used else "")


def advisor_piece(brush: Brush, advisor: int, body: str, classes: str) -> str:
    id = ADVISORS[advisor]
    name, tip = advisor_name(brush, advisor), advisor_tip(brush.printed, brush.words, advisor)
    return piece(f"advisor-{id}", name, body, tip=tip, rule=f"advisor-{id}", classes=classes, fly=True)


# ---------------------------------------------------------------------- favour tokens


def favor_token(brush: Brush, favor: int, x: float, y: float, size: float, drawn: int) -> str:
    """A token: its location above, its reward below; those to choose from have a strong edge."""
    figures = brush.printed
    location, reward = figures.favor_at[favor], figures.favor_reward[favor]
    body = rect(x + 0.5, y + 0.5, size - 1, size - 1, "now" if drawn else "token", size / 4)
    body += icon(LOCATIONS[location], x + size * 0.26, y + size * 0.06, size * 0.48)
    body += centred(bundle_parts(reward, size >= FINGER), x + size / 2, y + size * 0.76, size - 6, size * 0.4)
    name = brush.words.say(favor_phrase(favor, location, reward))
    label = brush.say("favor_drawn" if drawn else "favor", favor=name)
    return piece(
        f"favor-{FAVORS[favor]}", label, body, tip=favor_tip(brush.printed, brush.words, favor), rule="favors", fly=True
    )


# ---------------------------------------------------------------------- people


def councilor(brush: Brush, seat: int, which: int, x: float, y: float, width: float, height: float, who: str) -> str:
    """A councilor of a player, in colour and with the charge."""
    scale = min(width / 24, (height - 1) / 24)
    left, top = x + (width - 24 * scale) / 2, y + height - 24 * scale
    mark = 9 * scale
    body = rect(x, y, width, height, "hit")
    body += (
        f'<path d="{PAWN}" transform="translate({number(left)} {number(top)}) scale({scale:.3g})" class="player"/>'
        f'<use href="#charge-{charge(seat)}" x="{number(left + 12 * scale - mark / 2)}" '
        f'y="{number(top + 6.5 * scale - mark / 2)}" width="{number(mark)}" height="{number(mark)}" class="charge"/>'
    )
    label = brush.say("councilor", who=who)
    tip = thing_tip(brush.words, "councilor")
    drawn = piece(f"councilor-{seat}-{which}", label, body, tip=tip, rule="councilors", fly=True)
    return f'<g class="seat-{seat}">{drawn}</g>'


def craftsman(seat: int, x: float, y: float, size: float) -> str:
    """A craftsman of a player: a figure with a hammer, in colour and with the charge."""
    scale = size / 24
    mark = 9.5 * scale
    left, top = x + 10 * scale - mark / 2, y + 7.6 * scale - mark / 2
    return (
        f'<g class="seat-{seat}"><path d="{SMITH}" transform="translate({number(x)} {number(y)}) scale({scale:.3g})" '
        f'class="player"/><use href="#charge-{charge(seat)}" x="{number(left)}" y="{number(top)}" '
        f'width="{number(mark)}" height="{number(mark)}" class="charge"/></g>'
    )
