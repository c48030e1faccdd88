"""What can be hired and transcribed in the five segments, in the order of the ring; and the pairs of the set-up."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import fitted, piece, rect, text
from burgrave.games.viscounts.components import (
    CARDS,
    FIRST_PRINTED,
    MANUSCRIPTS,
    PRINTED_MANUSCRIPT,
    RING,
    SEGMENTS,
)
from burgrave.games.viscounts.drawing_brush import (
    Brush,
    anchor,
    card_name,
    centred,
    folk_face,
    icon,
    manuscript_face,
    op_parts,
)
from burgrave.games.viscounts.drawing_tips import card_tip, manuscript_tip
from burgrave.games.viscounts.phrases import location_phrase, way_phrase
from burgrave.games.viscounts.player import NONE
from burgrave.kernel.words import Phrase

WIDTH: Final = 400
STEP: Final = 80.0
CARD: Final = 77.0
HEAD: Final = 18
FOLK: Final = 86
PAPER: Final = 48
HEIGHT: Final = HEAD + FOLK + 2 + PAPER + 3
PAIR_HEIGHT: Final = 138
ABREAST: Final = 3
"""So many gains stand in one line."""


def street(view: dict[str, Any], brush: Brush) -> Panel:
    """Five columns: the segment, the top of its townsfolk pile, its top manuscript."""
    seat = view["seat"]
    standing = view["players"][seat]["viscount"] if seat is not None else NONE
    drawn: list[str] = []
    for place, segment in enumerate(view["ring"]):
        people, papers = view["townsfolk"][segment]["cards"], view["manuscripts"][segment]["cards"]
        here = standing != NONE and standing // 3 == segment
        drawn.append(brush.keep(head, segment, place, here, len(people)))
        card = CARDS.index(people[-1]) if people else FIRST_PRINTED + segment
        drawn.append(brush.keep(townsfolk, segment, card, len(people), place))
        manuscript = MANUSCRIPTS.index(papers[-1]) if papers else PRINTED_MANUSCRIPT + segment
        drawn.append(brush.keep(paper, segment, manuscript, len(papers), place))
    return Panel("street", "shared", -1, brush.say("street"), WIDTH, HEIGHT, "".join(drawn))


def head(brush: Brush, segment: int, place: int, here: bool, count: int) -> str:
    """The name of a segment and how many townsfolk lie there; a frame where the reader's viscount stands."""
    x = place * STEP
    drawn = rect(x + 0.5, 0.5, STEP - 1, HEIGHT - 1, "now" if here else "sheet", 5)
    drawn += icon(SEGMENTS[segment], x + 4, 2, 15)
    name = brush.words.template(f"segment.{SEGMENTS[segment]}")
    return drawn + fitted(x + 20, 14, name, "name-13", 13, STEP - 44) + stack(count, x + STEP - 13, 9.5)


def stack(count: int, x: float, y: float) -> str:
    """How many cards lie in a pile."""
    return rect(x - 10, y - 8, 20, 15, "value", 4) + text(x, y + 4, str(count), "figure")


def townsfolk(brush: Brush, segment: int, card: int, count: int, place: int) -> str:
    x, y = place * STEP + 1.5, float(HEAD)
    body = folk_face(brush, card, x, y, CARD, FOLK, True)
    label = brush.say("townsfolk", card=card_name(brush, card), left=count)
    tip = card_tip(brush.printed, brush.words, card)
    return piece(f"townsfolk-{SEGMENTS[segment]}", label, body, tip=tip, rule=anchor(card))


def paper(brush: Brush, segment: int, manuscript: int, count: int, place: int) -> str:
    x, y = place * STEP + 1.5, float(HEAD + FOLK + 2)
    body = manuscript_face(brush, manuscript, x, y, CARD, PAPER) + stack(count, x + 35, y + 11)
    tip = manuscript_tip(brush.printed, brush.words, manuscript)
    label = brush.say("papers", manuscript=tip, left=count)
    return piece(f"manuscript-{SEGMENTS[segment]}", label, body, tip=tip, rule="manuscripts")


def pairs(view: dict[str, Any], brush: Brush) -> Panel:
    """The player cards with their heroes, while they are chosen."""
    drawn = [
        brush.keep(pair, place, card, CARDS.index(hero))
        for place, (card, hero) in enumerate(zip(view["pair_cards"], view["pair_heroes"], strict=True))
    ]
    return Panel("pairs", "shared", -1, brush.say("pairs"), WIDTH, PAIR_HEIGHT, "".join(drawn))


def pair(brush: Brush, place: int, card: int, hero: int) -> str:
    """A player card, its location and what it gives, above its hero."""
    x = place % RING * STEP + 1.5
    own = brush.printed.player_cards[card]
    body = rect(x + 0.5, 0.5, CARD - 1, PAIR_HEIGHT - 1, "card-face", 5)
    body += icon("viscount", x + 8, 3, 22) + text(x + 48, 21, str(card + 1), "figure-18", "middle")
    gains: list[list[str]] = []
    for effect in (own.gain, own.bonus):
        way = effect.ways[0]
        gains += [op_parts(op, n) for op, n in zip(way.ops, way.counts, strict=True)]
    for line in range(0, len(gains), ABREAST):
        parts = [part for gain in gains[line : line + ABREAST] for part in gain]
        body += centred(parts, x + CARD / 2, 33 + line // ABREAST * 15, CARD - 6, 14)
    inner = folk_face(brush, hero, x + 2, 76, CARD - 4, PAIR_HEIGHT - 78, False)
    gain = [*way_phrase(own.gain.ways[0]), *way_phrase(own.bonus.ways[0])]
    label = brush.words.say(Phrase("move.pair", number=card + 1, hero=Phrase(f"card.{CARDS[hero]}"), gain=gain))
    where = brush.words.say(location_phrase(own.location))
    tip = f"{label}\n{where}\n{card_tip(brush.printed, brush.words, hero)}"
    return piece(f"pair-{place}", label, body + inner, tip=tip, rule="pairs")
