"""What all parts of the drawing share: rewards as figures and icons, workers and their spaces, cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from burgrave.drawing import brush as brushes
from burgrave.drawing.flow import Sizes
from burgrave.drawing.players import Pawn, in_colour
from burgrave.drawing.svg import Box, fitted, frame, icon, number, piece, rect, use
from burgrave.games.paladins.components import (
    ABILITIES,
    ACTIONS,
    ATTRIBUTES,
    FACTIONS,
    OF_ABILITY,
    OF_ATTACK,
    OF_CONVERSION,
    OF_DISMISSAL,
    OF_HIRING,
    OF_PALADIN,
    OUTSIDERS,
    PALADINS,
    PER_SOURCE,
    SCORES,
    TOKENS,
    TOWNSFOLK,
    TRIGGERS,
    PaladinsComponents,
    printed,
)
from burgrave.games.paladins.drawing.tips import outsider_tip, paladin_tip, townsfolk_tip
from burgrave.games.paladins.phrases import outsider_phrase, townsfolk_phrase
from burgrave.kernel.words import Words

Brush = brushes.Brush[PaladinsComponents]

brush_of: Final = brushes.brushes(Path(__file__).parents[1], printed)
"""The brush for a view and a language."""

GAP: Final = 3


def board_of(brush: Brush, who: str) -> str:
    """What a player's board is called."""
    return brush.say("board", who=who)


def tip_of(brush: Brush, tip: Callable[[PaladinsComponents, Words, int], str], number: int) -> str:
    """The tip of a card or an action, put into words once."""
    return tip(brush.printed, brush.words, number)


# ---------------------------------------------------------------------- parts of a board

Parts = tuple[str, ...]
"""Parts of a board one after another; of one place there are as many throughout a game."""
CLOSED: Final = "</g>"


def opened(drawn: str) -> str:
    """A piece or a group with more parts to come, the last of them CLOSED."""
    return drawn.removesuffix(CLOSED)


def moved_down(brush: Brush, y: float) -> str:
    """Opens a group that is drawn from 0 on and stands lower: where what is above it grows, this alone changes."""
    return f'<g transform="translate(0 {number(y)})">'


def in_slots(drawn: list[str], slots: int) -> list[str]:
    """As many parts as there are slots: empty ones at the end, or the last for all that are left."""
    if len(drawn) > slots:
        return [*drawn[: slots - 1], "".join(drawn[slots - 1 :])]
    return drawn + [""] * (slots - len(drawn))


# ---------------------------------------------------------------------- figures and icons


def token_parts(token: str, amount: int) -> list[str]:
    """Workers, steps and cards one by one, goods counted."""
    if token in ("silver", "provision", "tax") or amount > 3:
        return [f"@{token}"] if amount == 1 else [str(amount), f"@{token}"]
    return [f"@{token}"] * amount


def reward_parts(figures: PaladinsComponents, reward: int) -> list[str]:
    """What a reward gives."""
    found = figures.rewards[reward]
    parts: list[str] = []
    for at in range(0, len(found), 2):
        parts += token_parts(TOKENS[found[at]], found[at + 1])
    return parts


def choice_parts(figures: PaladinsComponents, reward: int, choices: int, count: int) -> list[str]:
    """A reward, and besides one of several."""
    parts = reward_parts(figures, reward)
    for which in range(count):
        sign = ["/"] if which else ["+"] if parts else []
        parts += [*sign, *reward_parts(figures, choices + which * PER_SOURCE)]
    return parts


SIZES: Final = Sizes(
    (15, "figure-15m", (30, 26, 23, 20)), (13, "figure", (18, 16, 14, 13)), (12, "figure", (12, 11, 10))
)
"""How large figures and icons are."""
centred: Final = SIZES.centred


# ---------------------------------------------------------------------- workers


def space(asked: str, x: float, y: float, size: float, dotted: bool = False) -> str:
    """A space that asks for a worker: its colour and tool."""
    more = " dotted" if dotted else ""
    if asked == "any":
        drawn = rect(x + 0.6, y + 0.6, size - 1.2, size - 1.2, f"space-any{more}", size / 6)
        return drawn + use("i-anybody", x + size * 0.2, y + size * 0.18, size * 0.6)
    drawn = rect(x + 0.6, y + 0.6, size - 1.2, size - 1.2, f"space w-{asked}{more}", size / 6)
    mark = use(f"mark-{asked}", x + size * 0.2, y + size * 0.2, size * 0.6)
    return f'{drawn}<g class="space-mark w-{asked}">{mark}</g>'


def worker(name: str, x: float, y: float, size: float) -> str:
    return icon(name, x, y, size)


def workshop_on(seat: int, x: float, y: float, size: float) -> str:
    """A workshop of a player on a space."""
    drawn = rect(x + 0.6, y + 0.6, size - 1.2, size - 1.2, "player", size / 6)
    return in_colour(seat, drawn + icon("develop", x + size * 0.14, y + size * 0.12, size * 0.72))


PIECES: Final = {
    "monk": Pawn("M4 23c0-9 2-11 3.5-12C5 5 8 1 12 1s7 4 4.500 10c1.5 1 3.5 3 3.5 12z", 12, 15.84, 9.6),
    "outpost": Pawn("M4 23V12H2V4h4.5v3h3.300V4h4.400v3h3.300V4H22v8h-2v11z", 12, 14.88, 9.6),
}
"""What a house sends to the borders."""


# ---------------------------------------------------------------------- cards


NAMED: Final = 30
"""A card lower than this has no room for its name; the label and the tip tell it."""


def townsfolk_face(brush: Brush, card: int, box: Box, offered: bool) -> str:
    """A townsfolk: above what sending away gives, then the name, at once, and when and what it gives in the party."""
    figures = brush.printed
    x, y, width, height = box
    body = frame(box, "card-face")
    middle = x + width / 2
    name = townsfolk_name(brush, card)
    top = y
    if offered:
        body += centred(["@out", *reward_parts(figures, OF_DISMISSAL + card)], middle, y + 11, width - 6, 16)
        top += 20
    body += fitted(middle, top + 12, name, "name-13", 13, width - 6, "middle")
    at_once = reward_parts(figures, OF_HIRING + card) if offered else []
    if at_once:
        body += centred(["@now", *at_once], middle, top + 23.5, width - 6, 14)
    ability = ability_parts(figures, card)
    if height < NAMED:
        return frame(box, "card-face") + centred(ability, middle, y + height / 2, width - 4, 16)
    if not offered:
        body += centred(ability, middle, y + 14 + (height - 14) / 2, width - 4, 18)
    elif len(ability) > 4:
        cut = ability.index("→")
        body += centred(ability[:cut], middle, y + height - 34, width - 4, 18)
        body += centred(ability[cut:], middle, y + height - 13, width - 4, 18)
    else:
        body += centred(ability, middle, y + height - 13, width - 4, 18)
    return body


def ability_parts(figures: PaladinsComponents, card: int) -> list[str]:
    """When, and what: `hammer → 1 silver`; with suspicion cards as a condition."""
    trigger = TRIGGERS[figures.trigger[card]]
    parts = ["@paid" if trigger == "pay_debt" else f"@{trigger}"]
    condition = figures.condition[card]
    if condition == 1:
        parts += ["0", "@suspicion"]
    elif condition == 2:
        parts += ["2+", "@suspicion"]
    return [*parts, "→", *reward_parts(figures, OF_ABILITY + card)]


def townsfolk_name(brush: Brush, card: int) -> str:
    return brush.words.say(townsfolk_phrase(card))


def party_card(brush: Brush, seat: int, card: int, box: Box) -> str:
    """A townsfolk in somebody's party."""
    body = townsfolk_face(brush, card, box, False)
    tip = brush.keep(tip_of, townsfolk_tip, card)
    id = TOWNSFOLK[card]
    return piece(f"party-{seat}-{id}", townsfolk_name(brush, card), body, tip=tip, rule=f"townsfolk-{id}", fly=True)


SCORED: Final = {
    "develop": "develop",
    "recruit": "recruit",
    "orders": "crown",
    "mercenaries": "convert",
    "paid_debts": "paid",
    "unpaid_debts": "debt",
}


def score_parts(figures: PaladinsComponents, card: int) -> list[str]:
    """What a converted outsider brings points for."""
    scores, per = SCORES[figures.scores[card]], figures.per[card]
    sign = SCORED.get(scores, scores)
    if scores in ("orders", "mercenaries"):
        return ["1+", "@point", "/", f"@{sign}"]
    more = [str(per)] if per > 1 else []
    return ["@point", "/", *more, f"@{sign}"]


def outsider_name(brush: Brush, card: int) -> str:
    return brush.words.say(outsider_phrase(card))


def outsider_face(brush: Brush, card: int, x: float, y: float, width: float) -> str:
    """An outsider of the row, 62 units high: name, attack, conversion with its points."""
    figures = brush.printed
    faction = FACTIONS[figures.faction[card]]
    middle = x + width / 2
    body = icon(faction, x + 2, y + 2, 13)
    body += fitted(x + 17, y + 12.5, outsider_name(brush, card), "name-13", 13, width - 20)
    body += centred(["@attack", *reward_parts(figures, OF_ATTACK + card)], middle, y + 24, width - 3, 15)
    body += centred(["@convert", *reward_parts(figures, OF_CONVERSION + card)], middle, y + 40, width - 3, 15)
    return body + centred(score_parts(figures, card), middle, y + 55, width - 4, 14)


def outsider_mini(brush: Brush, prefix: str, card: int, box: Box) -> str:
    """A converted outsider: the points; an attacked one: the people."""
    figures = brush.printed
    x, y, width, height = box
    body = frame(box, "card-face", 4)
    faction = FACTIONS[figures.faction[card]]
    tip = brush.keep(tip_of, outsider_tip, card)
    if prefix.startswith("converted"):
        body += centred(score_parts(figures, card), x + width / 2, y + height / 2, width - 3, 15)
    else:
        body += icon(faction, x + width / 2 - 8, y + height / 2 - 8, 16)
    label = brush.say("converted" if prefix.startswith("converted") else "attacked", name=outsider_name(brush, card))
    id = OUTSIDERS[card]
    return piece(f"{prefix}-{id}", label, body, tip=tip, rule=f"outsider-{id}", fly=True)


# ---------------------------------------------------------------------- paladins


def paladin_parts(figures: PaladinsComponents, card: int) -> tuple[list[str], list[str]]:
    """The boosts, and the help."""
    boosts: list[str] = []
    for attribute, amount in enumerate(figures.boost[card]):
        if amount:
            boosts += [f"+{amount}", f"@{ATTRIBUTES[attribute]}"]
    kind, amount = ABILITIES[figures.ability[card]], figures.ability_amount[card]
    good = "provision" if "provisions" in kind else "silver"
    sign = "0" if kind.startswith("no_") else f"−{amount}" if kind == "silver_discount" else f"+{amount}"
    return boosts, [f"@{ACTIONS[figures.ability_action[card]]}", "→", sign, f"@{good}"]


def paladin_face(brush: Brush, card: int, box: Box, workers: bool) -> str:
    """Name, boosts, help and, before it is played, the workers it brings."""
    figures = brush.printed
    boosts, help = paladin_parts(figures, card)
    x, y, width, height = box
    body = frame(box, "card-face")
    middle = x + width / 2
    head = 14 if height >= NAMED else 0
    if head:
        name = brush.words.template(f"paladin.{PALADINS[card]}")
        body += fitted(middle, y + head, name, "name-14", 14, width - 8, "middle")
    if workers:
        body += centred([*reward_parts(figures, OF_PALADIN + card), *boosts], middle, y + 28, width - 6, 20)
        body += centred(help, middle, y + 49, width - 6, 18)
    else:
        line = y + head + (height - head) / 2
        body += centred(boosts, x + width * 0.27, line, width * 0.5 - 6, 18)
        body += centred(help, x + width * 0.74, line, width * 0.52 - 6, 18)
    return body


def paladin_label(brush: Brush, card: int) -> tuple[str, str]:
    """Name and tip."""
    return brush.words.template(f"paladin.{PALADINS[card]}"), brush.keep(tip_of, paladin_tip, card)
