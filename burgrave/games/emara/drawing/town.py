"""What is done in the town: markers that turn, deliveries, books, favour tokens, and the advisors who wait there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from operator import itemgetter
from typing import Any, Final, NamedTuple

from burgrave.drawing.svg import frame, icon, number, piece, rect, text
from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import (
    BREAD_MARKER,
    CASTLE,
    CATHEDRAL,
    DONATION_MARKERS,
    EVENTS,
    FIRST_TOWN,
    GIFT_MARKERS,
    MARKERS,
    MARKET,
    SITE,
    STONE_MARKER,
)
from burgrave.games.emara.drawing.brush import ADVISOR, FINGER, Brush, Parts, advisor_card, bundle_parts, centred
from burgrave.games.emara.drawing.tips import marker_tip, thing_tip
from burgrave.games.emara.phrases import bundle_phrases, thing

WIDTH: Final = 196
GAP: Final = 1
EDGE: Final = 1
SECOND: Final = FINGER + GAP
"""Where the second line of actions begins."""
OFFER: Final = SECOND + FINGER + GAP + 1
"""Where the advisors begin."""
BUSINESS: Final = OFFER + ADVISOR[1]
SECOND_OFFER: Final = WIDTH - 2 * EDGE - ADVISOR[0]
"""So far right of the first advisor the second one waits."""
QUARTER: Final = (WIDTH - 2 * EDGE - 3 * GAP) / 4
THIRD: Final = (WIDTH - 2 * EDGE - 2 * GAP) / 3
HALF: Final = (WIDTH - 2 * EDGE - GAP) / 2
DISC: Final = 22.5
RIM: Final = 19.5
Turned = Callable[[list[int]], tuple[int, ...]]
"""How far the markers of a location are turned, of how far all are."""
GIFTS: Final[Turned] = itemgetter(*GIFT_MARKERS)
DONATIONS: Final[Turned] = itemgetter(*DONATION_MARKERS)
DELIVERIES: Final[Turned] = itemgetter(STONE_MARKER, BREAD_MARKER)


class Actions(NamedTuple):
    """What can be done at a location: what of a view it shows, and how that is drawn for so many seats."""

    seen: Callable[[dict[str, Any]], tuple[int, ...]]
    parts: Callable[[Brush, tuple[int, ...], int, float, float], Parts]


def seen(view: dict[str, Any], location: int) -> tuple[tuple[int, ...], int, int, int]:
    """What a location in the town shows: what can be done there, for how many seats, and who waits there."""
    first = 2 * (location - FIRST_TOWN)
    offer = view["offer"]
    return ACTIONS[location].seen(view), view["seats"], offer[first], offer[first + 1]


def business(
    brush: Brush, location: int, shown: tuple[int, ...], seats: int, left: int, right: int, x: float, y: float
) -> Parts:
    """Two lines of actions, and below them two advisors."""
    x += EDGE
    return (
        *ACTIONS[location].parts(brush, shown, seats, x, y),
        brush.keep(offered, left, x, y + OFFER),
        brush.keep(offered, right, x + SECOND_OFFER, y + OFFER),
    )


def offered(brush: Brush, advisor: int, x: float, y: float) -> str:
    """The space of an advisor, and whoever waits there."""
    if advisor == NONE:
        return rect(x + 1, y + 1, ADVISOR[0] - 2, ADVISOR[1] - 2, "slot", 5)
    return advisor_card(brush, advisor, x, y)


# ---------------------------------------------------------------------- rotating markers


def marker_piece(brush: Brush, which: int, at: int, seats: int, x: float, y: float, width: float) -> str:
    """A marker: the number in force, what it is about, and a rim that turns with every use.

    On the rim every number has a piece, full as long as it is to come, the one in force on top. A marker that has
    left the game leaves the printed number behind. The stone's marker comes with what a stone brings anyway.
    """
    numbers = brush.printed.markers[which].sides[seats]
    gone = at >= len(numbers)
    shown = number_of(brush, which, at, seats)
    body = frame((x, y, width, FINGER), "cell" if which == STONE_MARKER else "well")
    if which == STONE_MARKER:
        body += centred(["@stone", "→"], x + QUARTER / 2, y + 13, QUARTER - 4, 18)
        body += centred([str(brush.printed.stone_bp), "@bp", "+"], x + QUARTER / 2, y + 34, QUARTER - 4, 18)
    cx, cy = x + width - QUARTER / 2, y + FINGER / 2
    if not gone:
        body += f'<circle cx="{number(cx)}" cy="{number(cy)}" r="{DISC}" class="disc"/>'
        body += rim(cx, cy, at, len(numbers))
    about = MARKERS[which].partition("_")[2] or "cp"
    body += text(cx - 8, cy + 6, str(shown), "figure-16", "middle") + icon(about, cx - 2, cy - 7.5, 15)
    name = marker_name(brush, which)
    label = brush.say("marker_gone" if gone else "marker", marker=name, number=shown)
    tip = marker_tip(brush.printed, brush.words, which, seats)
    return piece(f"marker-{MARKERS[which]}", label, body, tip=tip, rule="markers")


def number_of(brush: Brush, which: int, at: int, seats: int) -> int:
    """The number in force."""
    figures = brush.printed.markers[which]
    numbers = figures.sides[seats]
    return numbers[at] if at < len(numbers) else figures.printed


def rim(cx: float, cy: float, at: int, numbers: int) -> str:
    """The rim in the marker's own turn: a piece for every number, and a gap where the marker leaves the game."""
    step = 2 * pi / (numbers + 1)
    half = step / 2 - 0.11
    pieces = ""
    for place in range(numbers):
        ends = [(sin(place * step + turn) * RIM, -cos(place * step + turn) * RIM) for turn in (-half, half)]
        (ax, ay), (bx, by) = ends
        classes = "rim-now" if place == at else "rim-past" if place < at else "rim"
        arc = f"M{number(ax)} {number(ay)}A{RIM} {RIM} 0 0 1 {number(bx)} {number(by)}"
        pieces += f'<path d="{arc}" class="{classes}"/>'
    angle = number(-at * 360 / (numbers + 1))
    inner = f'<g transform="rotate({angle})" class="turns">{pieces}</g>'
    return f'<g transform="translate({number(cx)} {number(cy)})">{inner}</g>'


def marker_name(brush: Brush, which: int) -> str:
    """`Donation: wood`."""
    kind, _, resource = MARKERS[which].partition("_")
    name = brush.say(f"marker.{kind}")
    return f"{name}: {brush.words.template(f'resource.{resource}')}" if resource else name


def told(brush: Brush, key: str, parts: list[str], x: float, y: float, width: float, rule: str) -> str:
    """Something that can be done here, as figures and icons; it is touched elsewhere."""
    body = frame((x, y, width, FINGER), "well")
    body += centred(parts, x + width / 2, y + FINGER / 2, width - 6)
    return piece("", thing_tip(brush.words, key), body, tip=thing_tip(brush.words, key), rule=rule)


# ---------------------------------------------------------------------- castle and cathedral


def prices(brush: Brush, markers: list[int], turned: Sequence[int], seats: int, x: float, y: float) -> list[str]:
    """A row of markers, one for every resource, each turned so far."""
    return [
        brush.keep(marker_piece, which, at, seats, x + place * (QUARTER + GAP), y, QUARTER)
        for place, (which, at) in enumerate(zip(markers, turned, strict=True))
    ]


def castle_seen(view: dict[str, Any]) -> tuple[int, ...]:
    return GIFTS(view["markers"])


def castle(brush: Brush, turned: tuple[int, ...], seats: int, x: float, y: float) -> Parts:
    """Gifts at the price on their markers for a ring; a book for building points."""
    return (*prices(brush, GIFT_MARKERS, turned, seats, x, y), brush.keep(castle_told, x, y + SECOND))


def castle_told(brush: Brush, x: float, y: float) -> str:
    book = ["@book", "→", str(brush.printed.castle_book), "@bp"]
    return told(brush, "gift", ["@resource", "→", "@ring"], x, y, HALF, "location-castle") + told(
        brush, "present", book, x + HALF + GAP, y, HALF, "location-castle"
    )


def cathedral_seen(view: dict[str, Any]) -> tuple[int, ...]:
    return len(view["favors"]["cards"]), len(view["discards"]), *DONATIONS(view["markers"])


def cathedral(brush: Brush, shown: tuple[int, ...], seats: int, x: float, y: float) -> Parts:
    """Donations at the price on their markers for a book and one of three favour tokens."""
    stack, discards, *turned = shown
    return (
        *prices(brush, DONATION_MARKERS, turned, seats, x, y),
        brush.keep(donation, x, y + SECOND),
        brush.keep(favors, stack, discards, x + HALF + GAP, y + SECOND),
    )


def donation(brush: Brush, x: float, y: float) -> str:
    """What a resource given to the cathedral brings."""
    books = str(brush.printed.donation_books)
    figures = ["@resource", "→", *([books] if books != "1" else []), "@book", "+", "@favor"]
    return told(brush, "donation", figures, x, y, HALF, "location-cathedral")


def favors(brush: Brush, stack: int, discards: int, x: float, y: float) -> str:
    """How many tokens are left, and in brackets how many have been redeemed."""
    body = frame((x, y, HALF, FINGER), "well")
    body += icon("favor", x + 6, y + 6, 34) + text(x + 45, y + 30, str(stack), "figure-18")
    body += text(x + HALF - 6, y + 29, f"({discards})", "soft", "end")
    label = brush.say("favors", stack=stack, discards=discards)
    return piece("", label, body, tip=label, rule="favors")


# ---------------------------------------------------------------------- market and construction site


def market_seen(view: dict[str, Any]) -> tuple[int, ...]:
    event = view["events"]["cards"][-1] if view["round"] > 0 else None
    return () if event is None else (EVENTS.index(event),)


def market(brush: Brush, events: tuple[int, ...], seats: int, x: float, y: float) -> Parts:
    """Books for citizen points, the more the better; resources for coins, in some events two."""
    twice = any(brush.printed.events[event].trades > 0 for event in events)
    return brush.keep(bookshop, x, y), brush.keep(sale, twice, x + 2 * (THIRD + GAP), y + SECOND)


def bookshop(brush: Brush, x: float, y: float) -> str:
    """What one to five books bring."""
    drawn = ""
    for books in range(1, 6):
        place = books - 1
        left, top = x + place % 3 * (THIRD + GAP), y + place // 3 * SECOND
        gain = brush.printed.market_books[books]
        pay = [*([str(books)] if books > 1 else []), "@book"]
        label = f"{brush.words.say(thing('book', books))} → {brush.words.say(thing('cp', gain))}"
        drawn += choice(f"books-{books}", label, pay, [str(gain), "@cp"], left, top, THIRD, "location-market")
    return drawn


def sale(brush: Brush, twice: bool, x: float, y: float) -> str:
    """What a resource brings, and whether two can be sold."""
    coins = brush.printed.market_coins
    figures = ["@resource", "→", *([str(coins)] if coins > 1 else []), "@coin"]
    return told(brush, "sell", ["2×", *figures] if twice else figures, x, y, THIRD, "location-market")


def choice(id: str, label: str, pay: list[str], gain: list[str], x: float, y: float, width: float, rule: str) -> str:
    """An exchange that is touched: what is paid above, what it brings below."""
    body = frame((x, y, width, FINGER), "cell")
    body += centred(pay, x + width / 2, y + 13, width - 4, 18) + centred(gain, x + width / 2, y + 34, width - 4, 18)
    return piece(id, label, body, tip=label, rule=rule)


def site_seen(view: dict[str, Any]) -> tuple[int, ...]:
    return DELIVERIES(view["markers"])


def site(brush: Brush, turned: tuple[int, ...], seats: int, x: float, y: float) -> Parts:
    """A stone, wood, up to three breads."""
    stone, bread = turned
    worth = number_of(brush, BREAD_MARKER, bread, seats)
    return (
        brush.keep(marker_piece, STONE_MARKER, stone, seats, x, y, 2 * QUARTER + GAP),
        brush.keep(woods, x + 2 * (QUARTER + GAP), y),
        brush.keep(marker_piece, BREAD_MARKER, bread, seats, x, y + SECOND, QUARTER),
        brush.keep(breads, worth, x + QUARTER + GAP, y + SECOND),
    )


def woods(brush: Brush, x: float, y: float) -> str:
    """One wood, or three."""
    drawn: list[str] = []
    for at, offer in enumerate(brush.printed.woods):
        said = [", ".join(brush.words.say(part) for part in bundle_phrases(side)) for side in (offer.pay, offer.gain)]
        pay, gain = bundle_parts(offer.pay), bundle_parts(offer.gain, True)
        left = x + at * (QUARTER + GAP)
        label = f"{said[0]} → {said[1]}"
        drawn.append(choice(f"wood-{at + 1}", label, pay, gain, left, y, QUARTER, "location-construction_site"))
    return "".join(drawn)


def breads(brush: Brush, worth: int, x: float, y: float) -> str:
    """One bread, two or three, each for the number on the marker."""
    drawn: list[str] = []
    for bread in range(1, brush.printed.most_bread + 1):
        left = x + (bread - 1) * (QUARTER + GAP)
        label = f"{brush.words.say(thing('bread', bread))} → {brush.words.say(thing('cp', bread * worth))}"
        pay = [*([str(bread)] if bread > 1 else []), "@bread"]
        gain = [str(bread * worth), "@cp"]
        drawn.append(choice(f"bread-{bread}", label, pay, gain, left, y, QUARTER, "location-construction_site"))
    return "".join(drawn)


ACTIONS: Final = {
    CASTLE: Actions(castle_seen, castle),
    CATHEDRAL: Actions(cathedral_seen, cathedral),
    SITE: Actions(site_seen, site),
    MARKET: Actions(market_seen, market),
}
"""What can be done in the town, by location."""
