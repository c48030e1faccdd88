"""What a piece is and does, in one to three short sentences, with its figures as printed."""

from __future__ import annotations

from burgrave.games.viscounts.components import (
    CARDS,
    COUNTED,
    FIRST_PRINTED,
    FIRST_SCHEME,
    MANUSCRIPTS,
    PRINTED_MANUSCRIPT,
    RING,
    ViscountsComponents,
)
from burgrave.games.viscounts.phrases import way_phrase, ways_phrase
from burgrave.games.viscounts.vocabulary import (
    BITS,
    CONVERT,
    DOUBLE,
    FULL,
    GOODS,
    ICONS,
    SUBSTITUTE,
    WHENS,
    PrintedEffect,
)
from burgrave.kernel.words import Phrase, Words


def said(words: Words, effect: PrintedEffect) -> str:
    """An effect in words."""
    return words.say(ways_phrase(effect.ways))


def icons_said(words: Words, icons: int) -> str:
    """`2 × merchant, cleric`."""
    parts: list[str] = []
    for kind, name in enumerate(ICONS):
        count = icons >> BITS * kind & FULL
        if count:
            word = words.template(f"drawing.icon.{name}")
            parts.append(word if count == 1 else f"{count} × {word}")
    return ", ".join(parts) or words.template("op.nothing")


def ability_said(printed: ViscountsComponents, words: Words, card: int) -> str:
    """When an ability works, and what it does; nothing for a townsfolk without one."""
    folk = printed.folk[card]
    when = WHENS[folk.when]
    if when == "none":
        return ""
    action = words.template(f"drawing.icon.{ICONS[folk.action]}") if folk.action >= 0 else ""
    own = words.template(f"drawing.good.{('silver', 'stone', 'gold', 'ink')[folk.action]}") if folk.action >= 0 else ""
    paid = ""
    if folk.when == CONVERT:
        paid = (
            f"{folk.pairs} × {words.template('drawing.icon.merchant')}"
            if folk.pairs
            else f"{folk.price} × {words.template('drawing.good.silver')}"
        )
    elif folk.when == SUBSTITUTE:
        goods = [good for at, good in enumerate(GOODS) if folk.substitutes[at]]
        paid = ", ".join(words.template(f"drawing.good.{good}") for good in goods)
    elif folk.when == DOUBLE:
        paid = own
    does = said(words, folk.effect)
    return words.template(f"drawing.when.{when}").format_map({"does": does, "paid": paid, "icon": action, "own": own})


def card_tip(printed: ViscountsComponents, words: Words, card: int) -> str:
    """A townsfolk or a scheme as a whole."""
    folk = printed.folk[card]
    if card >= FIRST_SCHEME:
        scheme = printed.schemes[card - FIRST_SCHEME]
        options = "; ".join(words.say(Phrase("effect.one", way=way_phrase(way))) for way in scheme.options.ways)
        first = said(words, scheme.first)
        name = words.template(f"card.{CARDS[card]}")
        return words.template("drawing.tip.scheme").format_map(
            {"name": name, "first": first, "move": scheme.move, "options": options}
        )
    known = not FIRST_PRINTED <= card < FIRST_PRINTED + RING
    name = words.template(f"card.{CARDS[card]}" if known else "card.printed")
    parts = [
        words.template("drawing.tip.card").format_map(
            {
                "name": name,
                "silver": folk.silver,
                "icons": icons_said(words, folk.icons),
                "hire": said(words, folk.hire),
            }
        ),
        ability_said(printed, words, card),
    ]
    return "\n".join(part for part in parts if part)


def manuscript_tip(printed: ViscountsComponents, words: Words, manuscript: int) -> str:
    """A manuscript: its ribbon, its cost, what it does."""
    one = printed.manuscripts[manuscript]
    if manuscript >= PRINTED_MANUSCRIPT:
        return words.say(Phrase("manuscript.printed", cost=one.cost, does=ways_phrase(one.instant.ways)))
    ribbon = Phrase(f"ribbon.{MANUSCRIPTS[manuscript].partition('_')[0]}")
    if one.vp:
        does = Phrase(f"counts.{COUNTED[one.counts]}")
        return words.say(Phrase("manuscript.score", ribbon=ribbon, cost=one.cost, vp=one.vp, per=one.per, does=does))
    return words.say(Phrase("manuscript.instant", ribbon=ribbon, cost=one.cost, does=ways_phrase(one.instant.ways)))
