"""What can be hired and transcribed in the five segments, in the order of the ring; and the pairs of the set-up."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import fitted, frame, icon, piece, rect, text
from burgrave.games.viscounts.components import (
    CARDS,
    FIRST_PRINTED,
    MANUSCRIPTS,
    PRINTED_MANUSCRIPT,
    SEGMENTS,
)
from burgrave.games.viscounts.drawing.brush import (
    Brush,
    anchor,
    card_name,
    centred,
    folk_face,
    folk_tip,
    manuscript_face,
    op_parts,
)
from burgrave.games.viscounts.drawing.tips import manuscript_tip
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
    """Five columns, one for each segment."""
    seat = view["seat"]
    standing = view["players"][seat]["viscount"] if seat is not None else NONE
    parts: list[str] = []
    for place, segment in enumerate(view["ring"]):
        people, papers = view["townsfolk"][segment]["cards"], view["manuscripts"][segment]["cards"]
        here = standing != NONE and standing // 3 == segment
        parts += brush.keep(column, place, segment, here, top_of(people), len(people), top_of(papers), len(papers))
    return Panel("street", "shared", -1, brush.say("street"), WIDTH, HEIGHT, parts)


def top_of(pile: list[str]) -> str:
    return pile[-1] if pile else ""


def column(
    brush: Brush, place: int, segment: int, here: bool, person: str, people: int, manuscript: str, papers: int
) -> list[str]:
    """The segment, the top of its townsfolk pile, its top manuscript; what is printed there under an empty pile."""
    card = CARDS.index(person) if person else FIRST_PRINTED + segment
    paper = MANUSCRIPTS.index(manuscript) if manuscript else PRINTED_MANUSCRIPT + segment
    return [
        brush.keep(head, segment, place, here, people),
        brush.keep(townsfolk, segment, card, people, place),
        brush.keep(manuscript_piece, segment, paper, papers, place),
    ]


def head(brush: Brush, segment: int, place: int, here: bool, count: int) -> str:
    """The name of a segment and how many townsfolk lie there; a frame where the reader's viscount stands."""
    x = place * STEP
    drawn = frame((x, 0, STEP, HEIGHT), "now" if here else "sheet")
    drawn += icon(SEGMENTS[segment], x + 2, 2, 15)
    name = brush.words.template(f"segment.{SEGMENTS[segment]}")
    return drawn + fitted(x + 18, 14, name, "name-13", 13, STEP - 38) + stack(count, x + STEP - 10.5, 9.5, 18)


def stack(count: int, x: float, y: float, width: float = 20) -> str:
    """How many cards lie in a pile."""
    return rect(x - width / 2, y - 8, width, 15, "value", 4) + text(x, y + 4, str(count), "figure")


def townsfolk(brush: Brush, segment: int, card: int, count: int, place: int) -> str:
    x, y = place * STEP + 1.5, float(HEAD)
    body = brush.keep(folk_face, card, (x, y, CARD, FOLK), True)
    label = brush.say("townsfolk", card=card_name(brush, card), left=count)
    return piece(f"townsfolk-{SEGMENTS[segment]}", label, body, tip=brush.keep(folk_tip, card), rule=anchor(card))


def manuscript_piece(brush: Brush, segment: int, manuscript: int, count: int, place: int) -> str:
    x, y = place * STEP + 1.5, float(HEAD + FOLK + 2)
    body = manuscript_face(brush, manuscript, (x, y, CARD, PAPER)) + stack(count, x + 35, y + 11)
    tip = manuscript_tip(brush.printed, brush.words, manuscript)
    label = brush.say("papers", manuscript=tip, left=count)
    return piece(f"manuscript-{SEGMENTS[segment]}", label, body, tip=tip, rule="manuscripts")


def pairs(view: dict[str, Any], brush: Brush) -> Panel:
    """The player cards with their heroes, while they are chosen: at first one more than there are players."""
    left = len(view["pair_cards"])
    step = WIDTH / max(3, left)
    parts = [
        brush.keep(pair, place * step + 1.5, step - 3, place, card, CARDS.index(hero))
        for place, (card, hero) in enumerate(zip(view["pair_cards"], view["pair_heroes"], strict=True))
    ]
    parts += [""] * (view["seats"] + 1 - left)
    return Panel("pairs", "shared", -1, brush.say("pairs"), WIDTH, PAIR_HEIGHT, parts)


def pair(brush: Brush, x: float, width: float, place: int, card: int, hero: int) -> str:
    """A player card, its location and what it gives, above its hero."""
    own = brush.printed.player_cards[card]
    body = frame((x, 0, width, PAIR_HEIGHT), "card-face")
    middle = x + width / 2
    body += icon("viscount", middle - 30, 3, 22) + text(middle + 10, 21, str(card + 1), "figure-18", "middle")
    gains: list[list[str]] = []
    for effect in (own.gain, own.bonus):
        way = effect.ways[0]
        gains += [op_parts(op, n) for op, n in zip(way.ops, way.counts, strict=True)]
    for line in range(0, len(gains), ABREAST):
        parts = [part for gain in gains[line : line + ABREAST] for part in gain]
        body += centred(parts, middle, 34 + line // ABREAST * 17, width - 6, 18 if width > 100 else 14)
    inner = folk_face(brush, hero, (x + 2, 78, width - 4, PAIR_HEIGHT - 80), False)
    gain = [*way_phrase(own.gain.ways[0]), *way_phrase(own.bonus.ways[0])]
    label = brush.words.say(Phrase("move.pair", number=card + 1, hero=Phrase(f"card.{CARDS[hero]}"), gain=gain))
    where = brush.words.say(location_phrase(own.location))
    tip = f"{label}\n{where}\n{brush.keep(folk_tip, hero)}"
    return piece(f"pair-{place}", label, body + inner, tip=tip, rule="pairs")
