"""What a piece is and does, in one to three short sentences, with its figures as printed."""

from __future__ import annotations

from typing import Any

from burgrave.games.emara.components import (
    ADVISOR_HOOKS,
    ADVISORS,
    CARDS,
    EVENT_HOOKS,
    EVENTS,
    FAVORS,
    FIRST_TOWN,
    HUT_AT,
    LOCATIONS,
    MARKERS,
    RESOURCES,
    SET_B,
    TIMINGS,
    EmaraComponents,
    Offer,
)
from burgrave.games.emara.phrases import (
    bundle_phrases,
    favor_phrase,
    location_phrase,
    rank_phrase,
    stock_phrases,
    thing,
)
from burgrave.kernel.words import Phrase, Words


def thing_tip(words: Words, key: str) -> str:
    """A thing without figures of its own."""
    return words.template(f"drawing.tip.{key}")


def said(words: Words, phrases: list[Phrase]) -> str:
    return ", ".join(words.say(phrase) for phrase in phrases)


def favors_unseen(view: dict[str, Any]) -> int:
    """The favour tokens (bits) that the seat has not seen: those of the stack, and what another is choosing from."""
    seen = set(view["discards"]) | set(view["drawn"]["cards"])
    for claimant in view["claimants"]:
        seen |= set(claimant["favors"])
    return sum(1 << number for number, id in enumerate(FAVORS) if id not in seen)


def advisors_to_come(view: dict[str, Any]) -> tuple[int, ...]:
    """The advisors who are still in the stack."""
    gone = {ADVISORS.index(id) for claimant in view["claimants"] for id in claimant["advisors"]} | set(view["offer"])
    return tuple([advisor for advisor in SET_B if advisor not in gone])


def favors_said(printed: EmaraComponents, words: Words, favors: int) -> str:
    """Favour tokens (bits) by what is printed on them, or that there are none."""
    tokens = [
        favor_phrase(number, printed.favor_at[number], printed.favor_reward[number])
        for number in range(len(FAVORS))
        if favors >> number & 1
    ]
    return "; ".join(words.say(token) for token in tokens) or words.template("things.nothing")


def offers_said(words: Words, offers: list[Offer]) -> str:
    """`1 cloth → 2 citizen points; ...`."""
    return "; ".join(
        f"{said(words, bundle_phrases(offer.pay))} → {said(words, bundle_phrases(offer.gain))}" for offer in offers
    )


def card_tip(printed: EmaraComponents, words: Words, card: int) -> str:
    """The name and the action of a card."""
    return words.fill(
        f"drawing.tip.{CARDS[card]}",
        {
            "name": words.template(f"card.{CARDS[card]}"),
            "gain": said(words, bundle_phrases(printed.cards[card])),
            "offers": offers_said(words, printed.trades),
            "steps": words.say(thing("step", printed.steps)),
            "discount": words.say(thing("resource", printed.discount)),
        },
    )


def advisor_tip(printed: EmaraComponents, words: Words, advisor: int) -> str:
    """Name, price, points, power and when it works."""
    figures = printed.advisors[advisor]
    parts = [
        words.fill(
            "drawing.tip.advisor",
            {
                "name": words.template(f"advisor.{ADVISORS[advisor]}"),
                "price": said(words, stock_phrases(figures.cost.stock)),
            },
        )
    ]
    if figures.cp:
        parts.append(words.say(Phrase("drawing.tip.points", gain=[Phrase("things.cp", n=figures.cp)])))
    return " ".join([*parts, advisor_power(printed, words, advisor)])


def advisor_power(printed: EmaraComponents, words: Words, advisor: int) -> str:
    """What an advisor gives at once, or does from then on."""
    figures = printed.advisors[advisor]
    return words.fill(
        f"drawing.tip.advisor.{ADVISOR_HOOKS[advisor]}",
        {"gain": said(words, bundle_phrases(figures.gain)), "offers": offers_said(words, figures.offers)},
    )


def favor_tip(printed: EmaraComponents, words: Words, favor: int) -> str:
    """Where a token is redeemed and for what."""
    name = words.say(favor_phrase(favor, printed.favor_at[favor], printed.favor_reward[favor]))
    return words.fill("drawing.tip.favor", {"favor": name})


def event_tip(printed: EmaraComponents, words: Words, event: int) -> str:
    """When an event counts and what it does."""
    return f"{words.template(f'event.{EVENTS[event]}')}. {event_effect(printed, words, event)}"


def event_effect(printed: EmaraComponents, words: Words, event: int) -> str:
    """`At once: everybody takes 1 wood.`"""
    figures = printed.events[event]
    hook, change = EVENT_HOOKS[event], figures.change
    if hook == "change":
        effect = words.say(Phrase(f"drawing.tip.event.{'more' if change > 0 else 'less'}", n=abs(change)))
    else:
        effect = words.fill(
            f"drawing.tip.event.{hook}",
            {
                "gain": said(words, bundle_phrases(figures.gain)),
                "offers": offers_said(words, figures.offers),
                "discount": words.say(thing("resource", figures.discount)),
            },
        )
    return f"{words.template(f'drawing.when.{TIMINGS[figures.timing]}')}: {effect}"


def rank_tip(printed: EmaraComponents, words: Words, rank: int, points: str) -> str:
    """The price of a rank and the points of the cards that are left."""
    price = said(words, bundle_phrases(printed.ranks[rank]))
    return words.fill("drawing.tip.rank", {"rank": words.say(rank_phrase(rank)), "price": price, "points": points})


def location_tip(printed: EmaraComponents, words: Words, location: int) -> str:
    """What is done at a location."""
    in_town = location >= FIRST_TOWN
    resource = "" if in_town else words.say(thing(RESOURCES[location], printed.yielded))
    key = LOCATIONS[location] if in_town else "countryside"
    return words.fill(
        f"drawing.tip.{key}",
        {
            "name": words.say(location_phrase(location)),
            "resource": resource,
            "bp": words.say(thing("bp", printed.castle_book)),
        },
    )


def hut_tip(printed: EmaraComponents, words: Words, hut: int) -> str:
    """The price of a hut and what a craftsman in it does."""
    return words.fill(
        "drawing.tip.hut",
        {
            "location": words.say(location_phrase(HUT_AT[hut])),
            "price": said(words, stock_phrases(printed.huts[hut].stock)),
        },
    )


def marker_tip(printed: EmaraComponents, words: Words, marker: int, seats: int) -> str:
    """The numbers of a marker from the one it starts on, as it is turned, and the printed one after them."""
    figures = printed.markers[marker]
    numbers = " → ".join(str(number) for number in [*figures.sides[seats][figures.starts[seats] :], figures.printed])
    kind = MARKERS[marker].partition("_")[0]
    return words.fill(
        f"drawing.tip.marker_{kind}", {"numbers": numbers, "bp": words.say(thing("bp", printed.stone_bp))}
    )


def noble_points(printed: EmaraComponents, rank: int, taken: int) -> str:
    """The points of the cards left in a stack, the top one first."""
    return ", ".join(str(points) for points in printed.nobles[rank][taken:])
