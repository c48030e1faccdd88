"""Bonuses that are left, the bridge with everybody's pawn, and the players in turn order; alone the target."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge, in_colour
from burgrave.drawing.svg import fitted, frame, icon, number, piece, rect, shortened, text
from burgrave.games.burgundy.components import ESTATES
from burgrave.games.burgundy.drawing.brush import Brush, Parts, land_tile, points_of, thing_tip
from burgrave.games.burgundy.realm import NONE

WIDTH: Final = 400
BONUS: Final = 40
SPAN: Final = 46
CHIP: Final = 44
GAP: Final = 4


def tracks(view: dict[str, Any], names: tuple[str, ...], brush: Brush) -> Panel:
    """What all race for."""
    if view["seats"] == 1:
        realm = view["realms"][0]
        empty = realm["cells"].count(NONE)
        parts = [brush.keep(target, view["dukes"][0]["points"], view["target"], realm["board"], empty)]
        height = 50
    else:
        places = tuple((duke["space"], duke["height"]) for duke in view["dukes"])
        parts = [
            *brush.keep(bonuses, tuple(view["bonuses"]), view["seats"], posts_left(view)),
            brush.keep(bridge),
            *brush.keep(pawns, places, names),
            *chips(view, names, brush),
        ]
        height = BONUS + SPAN + CHIP + 2 * GAP + 1
    return Panel("tracks", "shared", -1, brush.say("tracks"), WIDTH, height, parts)


def target(brush: Brush, points: int, wanted: int, board: str, empty: int) -> str:
    """The solo game: points on their way to the target, and cells that are still empty."""
    cells = brush.printed.estates[ESTATES.index(board)].size
    label = brush.say("target", points=points, target=wanted)
    body = rect(0.5, 0.5, WIDTH - 1, 48, "cell", 5) + icon("point", 8, 5, 18)
    body += text(30, 20, label, "name-14")
    body += text(WIDTH - 8, 20, brush.say("full", full=cells - empty, cells=cells), "soft", "end")
    body += rect(8, 30, WIDTH - 16, 12, "well", 6)
    body += rect(8, 30, max(6.0, (WIDTH - 16) * min(1.0, points / max(1, wanted))), 12, "crowned", 6)
    return piece("", label, body, tip=thing_tip(brush, "target"), rule="thing-target")


def posts_left(view: dict[str, Any]) -> int:
    """How many bonuses for joining all border posts were taken; NONE where there are no posts."""
    return int(view["posts"]) if view["options"]["board"] == "border_posts" else NONE


def bonuses(brush: Brush, taken: tuple[int, ...], seats: int, posts: int) -> Parts:
    """For every colour what completing it brings now, and for border posts what joining all of them brings."""
    gone = taken if posts == NONE else (*taken, posts)
    step = WIDTH / len(gone)
    left = (brush.printed.first[seats], brush.printed.second[seats], 0)
    return tuple(brush.keep(bonus, at, step, left[min(2, count)]) for at, count in enumerate(gone))


def bonus(brush: Brush, at: int, step: float, points: int) -> str:
    """What the next to complete a colour gets; after the colours stand the border posts."""
    x = at * step
    body = rect(x + 0.5, 0.5, step - 3, BONUS - 1, "cell" if points else "well", 4)
    if at < 6:
        body += land_tile(at, x + 18, BONUS / 2, 28)
        name = brush.words.template(f"colour.{at}")
        label = brush.say("bonus", colour=name, points=points_of(brush, points))
    else:
        body += icon("post", x + 7, BONUS / 2 - 11, 22)
        label = brush.say("bonus_posts", points=points_of(brush, points))
    body += text(x + step / 2 + 14, BONUS / 2 + 6, f"+{points}" if points else "–", "figure-16", "middle")
    thing = "bonus" if at < 6 else "posts"
    return piece("", label, body, tip=f"{label}. {thing_tip(brush, thing)}", rule=f"thing-{thing}")


def bridge(brush: Brush) -> str:
    """Seven spaces on arches; the furthest is on the right."""
    top = BONUS + GAP
    spaces = brush.printed.spaces
    step = WIDTH / spaces
    arches = ""
    for at in range(spaces):
        x = at * step
        arches += f"M{number(x + 6)} {number(top + SPAN)}a{number(step / 2 - 6)} 12 0 0 1 {number(step - 12)} 0"
    body = frame((0, top, WIDTH, SPAN), "bridge", 4)
    body += f'<path d="{arches}" class="bridge-arch"/>'
    for at in range(1, spaces):
        body += f'<path d="M{number(at * step)} {number(top + 2)}v26" class="rule"/>'
    return piece("", brush.say("bridge"), body, tip=thing_tip(brush, "bridge"), rule="thing-bridge")


def pawns(brush: Brush, places: tuple[tuple[int, int], ...], names: tuple[str, ...]) -> Parts:
    """The pawns from the first space of the bridge to the last; of those on one space the right one goes first."""
    step = WIDTH / brush.printed.spaces
    parts: list[str] = []
    for space in range(brush.printed.spaces):
        here = sorted((height, seat) for seat, (at, height) in enumerate(places) if at == space)
        apart = min(24.0, (step - 28) / max(1, len(here) - 1))
        left = space * step + (step - 24 - apart * (len(here) - 1)) / 2
        parts += [
            brush.keep(pawn, seat, names[seat], space, left + rank * apart) for rank, (_, seat) in enumerate(here)
        ]
    return tuple(parts)


def pawn(brush: Brush, seat: int, who: str, space: int, x: float) -> str:
    """A player's pawn on a space of the bridge."""
    label, tip = brush.say("pawn", who=who, space=space + 1), thing_tip(brush, "bridge")
    shown = badge(x, BONUS + GAP + 5, 24, seat)
    return in_colour(seat, piece(f"pawn-{seat}", label, shown, fly=True, tip=tip, rule="thing-bridge"))


def chips(view: dict[str, Any], names: tuple[str, ...], brush: Brush) -> list[str]:
    """The players in the turn order of this round, marked where they are asked or have the turn."""
    dukes, turn, asked, seats = view["dukes"], view["turn"], view["asked"], view["seats"]
    return [
        brush.keep(chip, seat, names[seat], rank, seats, dukes[seat]["points"], turn == seat or seat in asked)
        for rank, seat in enumerate(view["order"])
    ]


def chip(brush: Brush, seat: int, who: str, rank: int, seats: int, points: int, now: bool) -> str:
    """A player at a place in the turn order: name and points."""
    width = WIDTH / seats
    x, y = rank * width, float(BONUS + SPAN + 2 * GAP)
    body = rect(x + 1, y + 0.5, width - 3, CHIP - 1, "now" if now else "cell", 4)
    body += text(x + 11, y + 27, str(rank + 1), "figure-soft", "middle") + badge(x + 19, y + 10, 24, seat)
    if seats == 2:
        body += text(x + 48, y + 27, shortened(who, 14, width - 108), "name-14")
        body += icon("point", x + width - 62, y + 12, 18) + text(x + width - 40, y + 28, str(points), "figure-18")
    else:
        body += fitted(x + 47, y + 17, shortened(who, 13, width - 50), "name", 13, width - 50)
        body += icon("point", x + 46, y + 22, 16) + text(x + 65, y + 36, str(points), "figure-16")
    label = brush.say("order", who=who, place=rank + 1, points=points_of(brush, points))
    tip = thing_tip(brush, "points")
    return in_colour(seat, piece(f"duke-{seat}", label, body, fly=True, tip=tip, rule="thing-points"))
