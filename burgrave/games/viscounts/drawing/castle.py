"""The castle: five sections, workers in two tiers of each, the top that all share, the leader."""

from __future__ import annotations

from typing import Any, Final

from burgrave.drawing.boards import FINGER
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import badge, in_colour
from burgrave.drawing.svg import icon, number, piece, rect, text
from burgrave.games.viscounts.components import RING, SECTIONS, SEGMENTS
from burgrave.games.viscounts.drawing.brush import WORKER, Brush, centred, effect_parts
from burgrave.games.viscounts.phrases import ways_phrase
from burgrave.games.viscounts.player import NONE

WIDTH: Final = 400
COLUMN: Final = 80.0
TOP: Final = 40
FOOT: Final = 49


def castle(view: dict[str, Any], brush: Brush, names: tuple[str, ...]) -> Panel:
    """From below: the walls with what the sections bring, the rooms, the top that all share, who leads."""
    lines = 1 if len(names) < 3 else 2
    height = TOP + FINGER + lines * FINGER + FOOT
    leader = view["leader"]
    parts = [
        brush.keep(walls, lines, tuple(view["facing"])),
        *brush.keep(rooms, lines, tuple(view["tier2"]), tuple(view["tier1"]), names),
        brush.keep(summit, tuple(view["tier3"]), leader, names),
        brush.keep(flag, leader, names[leader]) if leader != NONE else "",
    ]
    return Panel("castle", "shared", -1, brush.say("castle"), WIDTH, height, parts)


def rooms(
    brush: Brush, lines: int, second: tuple[int, ...], first: tuple[int, ...], names: tuple[str, ...]
) -> list[str]:
    """The workers in the second tier and in the first one of every section."""
    everyone = len(names)
    drawn: list[str] = []
    for section in range(RING):
        here = slice(section * everyone, (section + 1) * everyone)
        drawn.append(brush.keep(room, 2, section, second[here], 1, names))
        drawn.append(brush.keep(room, 1, section, first[here], lines, names))
    return drawn


def room(brush: Brush, tier: int, section: int, counts: tuple[int, ...], rows: int, names: tuple[str, ...]) -> str:
    """The workers of everybody in a tier of a section, side by side."""
    top = TOP if tier == 2 else TOP + FINGER
    owners = [who for who, count in enumerate(counts) if count]
    drawn = ""
    for place, who in enumerate(owners):
        x, y = group_at(place, len(owners), rows, section * COLUMN, top)
        drawn += workers(brush, tier, section, who, counts[who], x, y, names[who], len(owners))
    return drawn


def group_at(place: int, groups: int, rows: int, x: float, y: float) -> tuple[float, float]:
    """The middle of a player's group in a cell."""
    if rows == 1 or groups < 3:
        across = COLUMN / groups
        return x + (place + 0.5) * across, y + rows * FINGER / 2
    return x + (place % 2 + 0.5) * COLUMN / 2, y + (place // 2 + 0.5) * FINGER


def walls(brush: Brush, lines: int, facing: tuple[int, ...]) -> str:
    """The castle without anybody in it, and without segments around it before they are laid."""
    low = TOP + FINGER
    foot = low + lines * FINGER
    drawn = [f'<path d="{crenels(60, 1, 280, TOP, 14)}" class="wall"/>']
    drawn.append(f'<path d="{crenels(1, TOP, WIDTH - 2, foot - TOP, 20)}" class="wall"/>')
    for section in range(RING):
        x = section * COLUMN
        drawn.append(rect(x + 2.5, TOP + 5, COLUMN - 5, FINGER - 7, "room", 4))
        drawn.append(rect(x + 2.5, low + 1, COLUMN - 5, lines * FINGER - 3, "room", 4))
        segment = facing.index(section) if section in facing else 0
        drawn.append(foot_piece(brush, section, segment, x, foot))
    drawn.append(icon("castle", 14, 6, 30))
    return "".join(drawn)


def crenels(x: float, y: float, width: float, height: float, teeth: int) -> str:
    """A wall with battlements."""
    step = width / (2 * teeth + 1)
    path = f"M{number(x)} {number(y + height)}V{number(y)}"
    for _ in range(teeth):
        path += f"h{step:.2f}v5h{step:.2f}v-5"
    return f"{path}H{number(x + width)}V{number(y + height)}z"


def foot_piece(brush: Brush, section: int, segment: int, x: float, y: float) -> str:
    """A section by what it brings, and the segment that it faces."""
    body = rect(x + 1, y + 0.5, COLUMN - 2, FOOT - 1, "press", 5)
    reward = brush.printed.rewards[section]
    body += centred(effect_parts(reward), x + COLUMN / 2, y + 16, COLUMN - 8, 23)
    name = brush.words.template(f"segment.{SEGMENTS[segment]}")
    body += icon(SEGMENTS[segment], x + 6, y + 30, 15) + text(x + 24, y + 42, name, "name-13")
    label = brush.words.template(f"section.{SECTIONS[section]}")
    does = brush.words.say(ways_phrase(reward.ways))
    tip = brush.say("tip.section", does=does, segment=name)
    return piece(f"section-{SECTIONS[section]}", f"{label}, {name}", body, tip=tip, rule=f"section-{SECTIONS[section]}")


def workers(
    brush: Brush, tier: int, section: int, who: int, count: int, x: float, y: float, name: str, groups: int
) -> str:
    """The workers of a player in a section: as many figures, close together."""
    width = max(float(FINGER), COLUMN / groups - 2) if groups < 3 else float(FINGER)
    body = rect(x - width / 2, y - FINGER / 2, width, FINGER, "hit")
    room = COLUMN / groups if groups < 3 else COLUMN / 2 if tier == 1 else COLUMN / 3
    size = 26.0 if room >= 36 else 22.0
    step = min(size * 0.72, (room - size - 4) / (count - 1)) if count > 1 else 0.0
    left = x - (size + (count - 1) * step) / 2
    for place in range(count):
        body += WORKER.of(who, left + place * step, y - size / 2 + 1, size)
    label = brush.say(
        "workers_in", who=name, n=count, tier=tier, section=brush.words.template(f"section.{SECTIONS[section]}")
    )
    return piece(f"worker-{tier}-{SECTIONS[section]}-{who}", label, body, tip=label, rule=f"tier-{tier}")


def summit(brush: Brush, counts: tuple[int, ...], leader: int, names: tuple[str, ...]) -> str:
    """The workers at the top by player; who leads is marked."""
    body = rect(64, 7, 272, TOP - 9, "room", 4)
    shown = [who for who in range(len(counts)) if counts[who]]
    step = 268 / max(1, len(shown))
    for place, who in enumerate(shown):
        x = 66 + place * step
        body += WORKER.of(who, x + step / 2 - 30, 9, 25)
        body += text(x + step / 2 + 1, 28, f"×{counts[who]}", "figure-16")
        if who == leader:
            body += icon("leader", x + step / 2 + 26, 10, 22)
    said = ", ".join(f"{names[who]} {counts[who]}" for who in shown) or brush.words.template("op.nothing")
    tip = brush.say("tip.summit", vp=brush.printed.leader_vp)
    return piece("summit", brush.say("summit", said=said), body, tip=tip, rule="tier-3")


def flag(brush: Brush, leader: int, name: str) -> str:
    """Beside the top: who leads."""
    body = rect(340, 6, 58, 30, "hit") + icon("leader", 344, 7, 27) + in_colour(leader, badge(372, 9, 22, leader))
    tip = brush.say("tip.summit", vp=brush.printed.leader_vp)
    return piece("leader", brush.say("leader", who=name), body, tip=tip, rule="leader")
