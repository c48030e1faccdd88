"""Bonuses that are left, the bridge with everybody's pawn, and the players in turn order; alone the target."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge, in_colour
from burgrave.drawing.svg import fitted, frame, icon, number, piece, rect, shortened, text
from burgrave.games.burgundy.components import ESTATES
from burgrave.games.burgundy.drawing.brush import Brush, land_tile, points_of, thing_tip
from burgrave.games.burgundy.realm import NONE
from burgrave.kernel.words import Words

WIDTH: Final = 400
BONUS: Final = 40
SPAN: Final = 46
CHIP: Final = 44
GAP: Final = 4


def tracks(view: dict[str, Any], words: Words, brush: Brush) -> Panel:
    """What all race for."""
    if view["seats"] == 1:
        drawn = target(view, brush)
        height = 50
    else:
        places = tuple((duke["space"], duke["height"]) for duke in view["dukes"])
        drawn = "".join(
            [
                brush.keep(bonuses, tuple(view["bonuses"]), view["seats"], posts_left(view)),
                brush.keep(bridge, BONUS + GAP),
                pawns(view, words, brush, places, BONUS + GAP),
                *(
                    chip(view, words, brush, seat, rank, float(BONUS + SPAN + 2 * GAP))
                    for rank, seat in enumerate(view["order"])
                ),
            ]
        )
        height = BONUS + SPAN + CHIP + 2 * GAP + 1
    return Panel("tracks", "shared", -1, brush.say("tracks"), WIDTH, height, drawn)


def target(view: dict[str, Any], brush: Brush) -> str:
    """The solo game: points on their way to the target, and cells that are still empty."""
    points, wanted = view["dukes"][0]["points"], view["target"]
    realm = view["realms"][0]
    cells = brush.printed.estates[ESTATES.index(realm["board"])].size
    full = cells - realm["cells"].count(NONE)
    label = brush.say("target", points=points, target=wanted)
    body = rect(0.5, 0.5, WIDTH - 1, 48, "cell", 5) + icon("point", 8, 5, 18)
    body += text(30, 20, label, "name-14")
    body += text(WIDTH - 8, 20, brush.say("full", full=full, cells=cells), "soft", "end")
    body += rect(8, 30, WIDTH - 16, 12, "well", 6)
    body += rect(8, 30, max(6.0, (WIDTH - 16) * min(1.0, points / max(1, wanted))), 12, "crowned", 6)
    return piece("", label, body, tip=thing_tip(brush, "target"), rule="thing-target")


def posts_left(view: dict[str, Any]) -> int:
    """How many bonuses for joining all border posts were taken; NONE where there are no posts."""
    return int(view["posts"]) if view["options"]["board"] == "border_posts" else NONE


def bonuses(brush: Brush, taken: tuple[int, ...], seats: int, posts: int) -> str:
    """For every colour what completing it brings now, and for border posts what joining all of them brings."""
    drawn: list[str] = []
    count = 6 if posts == NONE else 7
    step = WIDTH / count
    for at in range(count):
        gone = taken[at] if at < 6 else posts
        points = (brush.printed.first[seats], brush.printed.second[seats], 0)[min(2, gone)]
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
        drawn.append(piece("", label, body, tip=f"{label}. {thing_tip(brush, thing)}", rule=f"thing-{thing}"))
    return "".join(drawn)


def bridge(brush: Brush, top: float) -> str:
    """Seven spaces on arches; the furthest is on the right."""
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


def pawns(view: dict[str, Any], words: Words, brush: Brush, places: tuple[tuple[int, int], ...], top: float) -> str:
    """The pawns on the bridge; of those on one space the right one is on top and goes first."""
    step = WIDTH / brush.printed.spaces
    drawn: list[str] = []
    tip = brush.keep(thing_tip, "bridge")
    for space in range(brush.printed.spaces):
        here = sorted((height, seat) for seat, (at, height) in enumerate(places) if at == space)
        apart = min(24.0, (step - 28) / max(1, len(here) - 1))
        left = space * step + (step - 24 - apart * (len(here) - 1)) / 2
        for rank, (_, seat) in enumerate(here):
            label = brush.say("pawn", who=words.seat(seat), space=space + 1)
            shown = badge(left + rank * apart, top + 5, 24, seat)
            pawn = piece(f"pawn-{seat}", label, shown, fly=True, tip=tip, rule="thing-bridge")
            drawn.append(in_colour(seat, pawn))
    return "".join(drawn)


def chip(view: dict[str, Any], words: Words, brush: Brush, seat: int, rank: int, y: float) -> str:
    """A player at a place in the turn order of this round: name and points."""
    duke = view["dukes"][seat]
    width = WIDTH / view["seats"]
    x = rank * width
    now = view["turn"] == seat or seat in view["asked"]
    who = words.seat(seat)
    body = rect(x + 1, y + 0.5, width - 3, CHIP - 1, "now" if now else "cell", 4)
    body += text(x + 11, y + 27, str(rank + 1), "figure-soft", "middle") + badge(x + 19, y + 10, 24, seat)
    if view["seats"] == 2:
        body += text(x + 48, y + 27, shortened(who, 14, width - 108), "name-14")
        body += icon("point", x + width - 62, y + 12, 18) + text(
            x + width - 40, y + 28, str(duke["points"]), "figure-18"
        )
    else:
        body += fitted(x + 47, y + 17, shortened(who, 13, width - 50), "name", 13, width - 50)
        body += icon("point", x + 46, y + 22, 16) + text(x + 65, y + 36, str(duke["points"]), "figure-16")
    label = brush.say("order", who=who, place=rank + 1, points=points_of(brush, duke["points"]))
    tip = brush.keep(thing_tip, "points")
    return in_colour(seat, piece(f"duke-{seat}", label, body, fly=True, tip=tip, rule="thing-points"))
