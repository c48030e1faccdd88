"""What a piece is and does, in one to three short sentences, with its figures as printed."""

from __future__ import annotations

from burgrave.games.viscounts.components import (
    CARDS,
    FIRST_PRINTED,
    FIRST_SCHEME,
    RING,
    ViscountsComponents,
)
from burgrave.games.viscounts.phrases import (
    ability_phrase,
    icons_phrase,
    printed_manuscript_phrase,
    way_phrase,
    ways_phrase,
)
from burgrave.games.viscounts.vocabulary import (
    PrintedEffect,
)
from burgrave.kernel.words import Phrase, Words


def said(words: Words, effect: PrintedEffect) -> str:
    """An effect in words."""
    return words.say(ways_phrase(effect.ways))


def icons_said(words: Words, icons: int) -> str:
    """`2 × merchant, cleric`."""
    return words.say(icons_phrase(icons))


def ability_said(printed: ViscountsComponents, words: Words, card: int) -> str:
    """When an ability works, and what it does, as a sentence; nothing for a townsfolk without one."""
    ability = ability_phrase(printed, card)
    if ability is None:
        return ""
    said = words.say(ability)
    return f"{said[0].upper()}{said[1:]}."


def card_tip(printed: ViscountsComponents, words: Words, card: int) -> str:
    """A townsfolk or a scheme as a whole."""
    folk = printed.folk[card]
    if card >= FIRST_SCHEME:
        scheme = printed.schemes[card - FIRST_SCHEME]
        options = "; ".join(words.say(Phrase("effect.one", way=way_phrase(way))) for way in scheme.options.ways)
        first = said(words, scheme.first)
        name = words.template(f"card.{CARDS[card]}")
        return words.fill("drawing.tip.scheme", {"name": name, "first": first, "move": scheme.move, "options": options})
    known = not FIRST_PRINTED <= card < FIRST_PRINTED + RING
    name = words.template(f"card.{CARDS[card]}" if known else "card.printed")
    parts = [
        words.fill(
            "drawing.tip.card",
            {
                "name": name,
                "silver": folk.silver,
                "icons": icons_said(words, folk.icons),
                "hire": said(words, folk.hire),
            },
        ),
        ability_said(printed, words, card),
    ]
    return "\n".join(part for part in parts if part)


def manuscript_tip(printed: ViscountsComponents, words: Words, manuscript: int) -> str:
    """A manuscript: its ribbon, its cost, what it does."""
    return words.say(printed_manuscript_phrase(printed, manuscript))
