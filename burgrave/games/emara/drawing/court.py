"""The court: the round and its event, the next advisor, and five stacks of nobility."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.flow import signed
from burgrave.drawing.panel import Panel
from burgrave.drawing.svg import fitted, frame, icon, piece, rect, text
from burgrave.games.emara.components import (
    ADVISORS,
    EVENT_HOOKS,
    EVENTS,
    NOBLES_A_RANK,
    RANKS,
    TIMINGS,
)
from burgrave.games.emara.drawing.brush import ADVISOR, Brush, Parts, advisor_card, bundle_parts, flow, offer_parts
from burgrave.games.emara.drawing.tips import advisors_to_come, event_tip, noble_points, rank_tip, thing_tip
from burgrave.games.emara.position import ROUNDS

WIDTH: Final = 400
ROW: Final = 62
GAP: Final = 5
ROUND: Final = 44
EVENT: Final = WIDTH - ROUND - ADVISOR[0] - 2 * GAP - 6
RANK: Final = (WIDTH - 4 * GAP) / 5
HEIGHT: Final = 2 * ROW + GAP
OCCASIONS: Final = {"donation": "@cathedral", "rank": "@count", "gift": "@castle"}
"""What an event's gain comes on top of, by its hook."""
WHEN: Final = {"start": "dawn", "round": "season", "end": "end"}


def court(view: dict[str, Any], brush: Brush, label: str) -> Panel:
    """All of it is one group: it seldom changes."""
    events, advisors = view["events"]["cards"], view["stack_b"]["cards"]
    shown, top = events[-1] if events else None, advisors[-1] if advisors else None
    parts = brush.keep(cards, view["round"], shown, advisors_to_come(view), top, tuple(view["nobles"]))
    return Panel("court", "shared", -1, label, WIDTH, HEIGHT, parts)


def cards(
    brush: Brush, now: int, shown: str | None, left: tuple[int, ...], top: str | None, nobles: tuple[int, ...]
) -> Parts:
    """Round, event and the next advisor; below them the ranks."""
    return (
        brush.keep(rounds, now),
        brush.keep(event, shown),
        brush.keep(stack, left, top),
        *[brush.keep(rank, number, taken) for number, taken in enumerate(nobles)],
    )


def rounds(brush: Brush, now: int) -> str:
    """The rounds, those that are over full."""
    body = frame((0, 0, ROUND, ROW), "cell")
    body += text(ROUND / 2, 26, str(max(1, now)), "figure-22", "middle")
    for at in range(1, ROUNDS + 1):
        x, y = ROUND / 2 + ((at - 1) % 3 - 1) * 11, 38 + (at - 1) // 3 * 12
        classes = "dot-now" if at == now else "dot-past" if at < now else "dot"
        body += f'<circle cx="{x}" cy="{y}" r="3.6" class="{classes}"/>'
    label = brush.say("round", round=max(1, now), rounds=ROUNDS)
    return piece("", label, body, tip=thing_tip(brush.words, "round"), rule="round")


def event(brush: Brush, name: str | None) -> str:
    """The event of the round; before the first one the card that told how to start."""
    return event_card(brush, EVENTS.index(name)) if name else ""


def event_card(brush: Brush, card: int) -> str:
    """When it counts, its name, what it does."""
    figures = brush.printed.events[card]
    x = ROUND + GAP
    body = frame((x, 0, EVENT, ROW), "card-face")
    body += fitted(x + 7, 17, brush.words.template(f"event.{EVENTS[card]}"), "name-15", 15, EVENT - 14)
    when = TIMINGS[figures.timing]
    body += icon(WHEN[when], x + 6, 25, 28)
    drawn = flow(event_parts(brush, card), EVENT - 44, 18)
    body += f'<g class="icon">{drawn.at(x + 40, 33, "figure")}</g>'
    body += text(x + 40, 56, brush.words.template(f"drawing.when.{when}"), "soft-13")
    name = brush.words.template(f"event.{EVENTS[card]}")
    tip = event_tip(brush.printed, brush.words, card)
    return piece("event", brush.say("event", event=name), body, tip=tip, rule=f"event-{EVENTS[card]}")


def event_parts(brush: Brush, card: int) -> list[str]:
    """An event's effect as figures and icons."""
    figures = brush.printed.events[card]
    gain = bundle_parts(figures.gain, True)
    if figures.offers:
        parts: list[str] = []
        for offer in figures.offers:
            parts += [*(["/"] if parts else []), *offer_parts(offer)]
        return parts
    if figures.change:
        return ["@bp", "→", signed(figures.change), "@bp"]
    hook = EVENT_HOOKS[card]
    if hook == "trades":
        return ["@market", "2×", "@resource", "→", "@coin"]
    if hook == "discount":
        return ["@advisor", signed(-figures.discount), "@resource"]
    return [*([OCCASIONS[hook], "→"] if hook in OCCASIONS else []), "+", *gain]


def stack(brush: Brush, to_come: tuple[int, ...], top: str | None) -> str:
    """The advisors who refill the town: the top card, or its back, and how many there are."""
    x, left = WIDTH - ADVISOR[0], len(to_come)
    if not left:
        body = frame((x, 0, ADVISOR[0], ROW), "slot")
        return piece("", brush.say("stack", left=0), body, tip=thing_tip(brush.words, "stack"), rule="advisors")
    under = "".join(
        rect(x - 2.0 * at, 2.0 + at, 6, ROW - 4 - 2 * at, "card-back", 2) for at in range(min(left, 4) - 1, 0, -1)
    )
    if top:
        drawn = advisor_card(brush, ADVISORS.index(top), x, 0)
    else:
        body = frame((x, 0, ADVISOR[0], ROW), "card-back")
        body += rect(x + 5, 5, ADVISOR[0] - 10, ROW - 10, "card-line", 4)
        body += text(x + ADVISOR[0] / 2, 37, str(left), "on-gules-22", "middle")
        names = [brush.words.template(f"advisor.{ADVISORS[advisor]}") for advisor in to_come]
        tip = f"{thing_tip(brush.words, 'stack')} {brush.say('tip.to_come', advisors=', '.join(names))}"
        drawn = piece("", brush.say("stack", left=left), body, tip=tip, rule="advisors")
    return under + drawn


def rank(brush: Brush, number: int, taken: int) -> str:
    """A stack of nobility cards: coronet and points of the top card, name, price, how many are left."""
    x, y = number * (RANK + GAP), ROW + GAP
    left = NOBLES_A_RANK - taken
    stacked = brush.printed.nobles[number]
    name = brush.words.template(f"rank.{RANKS[number]}")
    body = frame((x, y, RANK, ROW), "card-face" if left else "well")
    body += icon(RANKS[number], x + 4, y + 2, 25)
    points = str(stacked[taken]) if left else "–"
    body += text(x + RANK - 21, y + 21, points, "figure-18", "end") + icon("cp", x + RANK - 20, y + 6, 16)
    body += fitted(x + RANK / 2, y + 41, name, "name", 13, RANK - 6, "middle")
    price = flow(bundle_parts(brush.printed.ranks[number], True), RANK - 24, 14)
    body += f'<g class="icon">{price.at(x + 4, y + 52, "figure")}</g>'
    body += text(x + RANK - 5, y + 57, f"×{left}", "soft-13", "end")
    label = brush.say("rank", rank=name, points=points, left=left)
    tip = rank_tip(brush.printed, brush.words, number, noble_points(brush.printed, number, taken))
    return piece(f"rank-{RANKS[number]}", label, body, tip=tip, rule=f"rank-{RANKS[number]}")
