"""The actions of a player's own board: six on the left, six with workshops on the right, the spaces for jars."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any, Final

from burgrave.drawing.boards import FINGER
from burgrave.drawing.svg import fitted, frame, icon, piece, rect, text
from burgrave.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    JARS,
    OF_ACTION,
    OF_ACTION_ONE,
    OF_ACTION_TWO,
    OF_JAR,
    OF_WORKSHOP,
    PRAY,
    RECRUIT,
    RIGHT,
    SIDES,
    TRADE,
    WORKSHOPS,
    PaladinsComponents,
)
from burgrave.games.paladins.crews import SPACES
from burgrave.games.paladins.drawing.brush import (
    CLOSED,
    GAP,
    Brush,
    Parts,
    centred,
    opened,
    reward_parts,
    space,
    tip_of,
    worker,
    workshop_on,
)
from burgrave.games.paladins.drawing.tips import action_tip, reward_said, thing_tip

WIDTH: Final = 400
LEFT_WIDTH: Final = (WIDTH - 2 * GAP) / 3
RIGHT_WIDTH: Final = (WIDTH - GAP) / 2
HEAD: Final = 18
RIGHT_HEIGHT: Final = HEAD + FINGER + 4
LEFT_ROWS: Final = 2 * FINGER + GAP
RIGHT_ROWS: Final = 3 * RIGHT_HEIGHT + 2 * GAP
JARS_TOP: Final = float(RIGHT_ROWS + GAP)
"""Below the top of the right side."""
LEFT_ORDER: Final = (RECRUIT, PRAY, CONSPIRE, TRADE, HUNT, DEVELOP)
RIGHT_ORDER: Final = (COMMISSION, GARRISON, ABSOLVE, FORTIFY, ATTACK, CONVERT)
"""As they are drawn: pairs that feed one another side by side."""

Placed = tuple[str | None, ...]
"""Who stands on the spaces of an action."""
Needs = tuple[int, int, str | None, int]
"""What an action takes: silver and provisions; the attribute that it requires, if any, and how much of it."""

NEEDED: Final[Callable[[dict[str, Any]], Needs]] = itemgetter("silver", "provisions", "requires", "at_least")
LEFT_SIDE: Final = itemgetter(*ACTIONS[:RIGHT])
RIGHT_SIDE: Final = itemgetter(*ACTIONS[RIGHT:])


def silver_of(actions: dict[str, dict[str, Any]]) -> tuple[int, ...]:
    """The silver that each action of the left side takes."""
    return tuple([needs["silver"] for needs in LEFT_SIDE(actions)])


def needs_of(actions: dict[str, dict[str, Any]]) -> tuple[Needs, ...]:
    """What each action of the right side takes."""
    return tuple(map(NEEDED, RIGHT_SIDE(actions)))


def done_of(done: dict[str, int]) -> tuple[int, ...]:
    """How often each action of the right side was taken."""
    return tuple(RIGHT_SIDE(done))


def left_actions(brush: Brush, seat: int, placed: tuple[Placed, ...], silver: tuple[int, ...], developed: int) -> Parts:
    """Two rows of three."""
    drawn: list[str] = []
    for place, action in enumerate(LEFT_ORDER):
        x, y = place % 3 * (LEFT_WIDTH + GAP), place // 3 * (FINGER + GAP)
        done = developed if action == DEVELOP else 0
        drawn.append(brush.keep(left_action, seat, action, placed[action], silver[action], done, x, y))
    return tuple(drawn)


def left_action(
    brush: Brush, seat: int, action: int, placed: Placed, silver: int, done: int, x: float, y: float
) -> str:
    """Name, spaces and what it gives."""
    figures = brush.printed
    name = brush.words.template(f"action.{ACTIONS[action]}")
    busy = any(placed)
    body = frame((x, y, LEFT_WIDTH, FINGER), "well" if busy else "cell")
    body += icon(ACTIONS[action], x + 3, y + 2, 17) + fitted(x + 23, y + 14, name, "name", 13, LEFT_WIDTH - 27)
    size = 24.0
    spaces = figures.spaces[action]
    for at, asked in enumerate(spaces):
        left = x + 4 + at * (size + 2)
        body += space(SPACES[asked], left, y + 21, size)
        who = placed[at]
        if who:
            body += worker(who, left, y + 20.5, size)
    left = x + 6 + len(spaces) * (size + 2)
    room = x + LEFT_WIDTH - 3 - left
    body += centred(effect(brush, action, silver, done), left + room / 2, y + 33, room, 18)
    tip = brush.keep(tip_of, action_tip, action)
    label = brush.say("action_busy" if busy else "action", name=name)
    return piece(f"action-{seat}-{ACTIONS[action]}", label, body, tip=tip, rule=f"action-{ACTIONS[action]}")


def effect(brush: Brush, action: int, silver: int, done: int) -> list[str]:
    """What an action of the left side costs and gives, in signs."""
    figures = brush.printed
    if action in (HUNT, TRADE):
        one, two = figures.rewards[OF_ACTION_ONE + action][1], figures.rewards[OF_ACTION_TWO + action][1]
        return [f"{one}/{two}", "@provision" if action == HUNT else "@silver"]
    price = [str(silver), "@silver", "→"] if silver else ["→"]
    if action == DEVELOP:
        gives = reward_parts(figures, OF_WORKSHOP + done) if done < WORKSHOPS else ["–"]
        return [*price, *gives]
    if action == RECRUIT:
        return ["@out", "/", "@recruit"]
    if action == PRAY:
        return [*price, "@pray"]
    if action == CONSPIRE:
        return ["→", *reward_parts(figures, OF_ACTION_ONE + action)]
    return []


# ---------------------------------------------------------------------- the right side


def right_actions(
    brush: Brush,
    seat: int,
    placed: tuple[Placed, ...],
    workshops: tuple[int, ...],
    done: tuple[int, ...],
    needs: tuple[Needs, ...],
) -> Parts:
    """Three rows of two, each with its workshops."""
    drawn: list[str] = []
    for place, action in enumerate(RIGHT_ORDER):
        at = action - RIGHT
        x, y = place % 2 * (RIGHT_WIDTH + GAP), place // 2 * (RIGHT_HEIGHT + GAP)
        drawn += brush.keep(right_action, seat, action, placed[at], workshops[at], done[at], needs[at], x, y)
    return tuple(drawn)


def right_action(
    brush: Brush,
    seat: int,
    action: int,
    placed: Placed,
    covered: int,
    done: int,
    needs: Needs,
    x: float,
    y: float,
) -> Parts:
    """The action with its third space; then the other two, which workshops can cover."""
    limit = brush.printed.limit[action]
    more = not limit or done < limit
    return (
        brush.keep(right_frame, seat, action, any(placed), done, x, y),
        brush.keep(right_count, action, done, x, y),
        brush.keep(right_price, action, needs if more else None, placed[2], x, y),
        brush.keep(workshop_space, seat, action, 0, covered & 1, placed[0], x, y),
        brush.keep(workshop_space, seat, action, 1, covered >> 1, placed[1], x, y),
    )


def right_frame(brush: Brush, seat: int, action: int, busy: bool, done: int, x: float, y: float) -> str:
    """The action as a whole, busy while workers stand on it."""
    id, limit = ACTIONS[action], brush.printed.limit[action]
    key = "action_busy" if busy else "action_count" if limit else "action"
    label = brush.say(key, name=brush.words.template(f"action.{id}"), done=done, limit=limit)
    tip = brush.keep(tip_of, action_tip, action)
    body = frame((x, y, RIGHT_WIDTH, RIGHT_HEIGHT), "well" if busy else "cell", 6)
    return opened(piece(f"action-{seat}-{id}", label, body, tip=tip, rule=f"action-{id}"))


def right_count(brush: Brush, action: int, done: int, x: float, y: float) -> str:
    """Its name and how often it was taken."""
    id = ACTIONS[action]
    name = fitted(x + 23, y + 14.5, brush.words.template(f"action.{id}"), "name-14", 14, 84)
    return icon(id, x + 3, y + 2, 17) + name + progress(brush, action, done, x + 110, y + 10, RIGHT_WIDTH - 112)


def right_price(brush: Brush, action: int, needs: Needs | None, who: str | None, x: float, y: float) -> str:
    """What the next time asks for and gives, if there can be one; the third space."""
    left = x + 3 * FINGER + 3
    room = x + RIGHT_WIDTH - 2 - left
    body = ""
    if needs:
        lines = [*cost_lines(action, needs), gain_parts(brush.printed, action)]
        step = (FINGER + 2) / len(lines)
        for line, parts in enumerate(lines):
            body += centred(parts, left + room / 2, y + HEAD - 1 + step * (line + 0.5), room, 18 if step > 20 else 16)
    at = x + 3 + 2 * (FINGER + 1)
    body += space(SPACES[brush.printed.spaces[action][2]], at + 3, y + HEAD + 3, FINGER - 6)
    if who:
        body += worker(who, at + 4, y + HEAD + 3, FINGER - 8)
    return body + CLOSED


def workshop_space(
    brush: Brush, seat: int, action: int, side: int, covered: int, who: str | None, x: float, y: float
) -> str:
    """A dotted space: free, covered by a workshop, or with a worker."""
    x, y = x + 3 + side * (FINGER + 1), y + HEAD
    asked = SPACES[brush.printed.spaces[action][side]]
    body = rect(x, y, FINGER, FINGER, "hit")
    if covered:
        body += workshop_on(seat, x + 3, y + 3, FINGER - 6)
    else:
        body += space(asked, x + 3, y + 3, FINGER - 6, True)
        if who:
            body += worker(who, x + 4, y + 3, FINGER - 8)
    name = brush.words.template(f"action.{ACTIONS[action]}")
    what = brush.say("workshop") if covered else brush.words.template(f"worker.{asked}")
    label = brush.say("workshop_space", action=name, what=what)
    id = f"workshop-{seat}-{ACTIONS[action]}-{SIDES[side]}"
    return piece(id, label, body, tip=thing_tip(brush.words, "workshop"), rule="workshops")


def progress(brush: Brush, action: int, done: int, x: float, middle: float, room: float) -> str:
    """How often it was taken: so many marks of as many as there can be; the last ones with their points."""
    limit = brush.printed.limit[action]
    if not limit:
        return text(x + room - 4, middle + 5, f"×{done}", "figure-15", "end") if done else ""
    step = room / limit
    drawn = ""
    ladder = brush.printed.bonus[action]
    for at in range(limit):
        full = at < done
        width = step - 1.5
        drawn += rect(x + at * step, middle - 7, width, 14, "player" if full else "well", 2)
        worth = ladder[at + 1] if ladder else 0
        if worth:
            classes = "on-player" if full else "soft-13"
            drawn += text(x + at * step + width / 2, middle + 4.5, str(worth), classes, "middle")
    return drawn


def cost_lines(action: int, needs: Needs) -> list[list[str]]:
    """What the next time takes: the attribute, and the goods on a line of their own where both need the room."""
    silver, provisions, requires, at_least = needs
    goods: list[str] = []
    if provisions:
        goods += [str(provisions), "@provision"]
    if silver:
        goods += [str(silver), "@silver"]
    if requires:
        return [[f"≥{at_least}", "@influence"], *([goods] if goods else [])]
    return [["@strength" if action in (GARRISON, ATTACK) else "@faith", *goods]]


def gain_parts(figures: PaladinsComponents, action: int) -> list[str]:
    """What it always gives, or where that is shown: on the wall, on the outsider."""
    return ["→", *(reward_parts(figures, OF_ACTION + action) or [f"@{ACTIONS[action]}"])]


# ---------------------------------------------------------------------- jars


def jars(brush: Brush, seat: int, filled: int) -> Parts:
    """The spaces of absolve with what they give."""
    step = (WIDTH - FINGER) / (JARS - 1)
    return tuple(brush.keep(jar, seat, at, filled >> at & 1, at * step, JARS_TOP) for at in range(JARS))


def jar(brush: Brush, seat: int, at: int, full: int, x: float, y: float) -> str:
    """A space for a jar."""
    body = frame((x, y, FINGER, FINGER), "player" if full else "well", 8)
    if full:
        body += icon("absolve", x + 8, y + 7, 32)
    else:
        body += icon("absolve", x + 2, y + 2, 13).replace('class="icon"', 'class="icon faint"')
        body += centred(reward_parts(brush.printed, OF_JAR + at), x + FINGER / 2, y + 27, FINGER - 6, 26)
    given = reward_said(brush.printed, brush.words, OF_JAR + at)
    label = brush.say("jar_full" if full else "jar", number=at + 1, reward=given)
    tip = thing_tip(brush.words, "jar")
    return piece(f"absolve-{seat}-{at + 1}", label, body, tip=tip, rule="action-absolve", fly=False)
