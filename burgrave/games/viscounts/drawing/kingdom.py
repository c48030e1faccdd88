"""The round board: five segments around the castle, two roads, rivers, building spots with their links, viscounts."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

from burgrave.drawing.flow import written
from burgrave.drawing.panel import Panel
from burgrave.drawing.players import PAWN, badge, in_colour
from burgrave.drawing.svg import escape, icon, number, piece, rect, text
from burgrave.games.viscounts.components import (
    INNER,
    LEFT,
    LOCATIONS,
    RIBBONS,
    RIGHT,
    RING,
    SECTIONS,
    SEGMENTS,
    SPOTS,
    SPOTS_A_SEGMENT,
)
from burgrave.games.viscounts.drawing.brush import Brush, centred, effect_parts, icon_parts
from burgrave.games.viscounts.drawing.tips import icons_said
from burgrave.games.viscounts.phrases import building_phrase, location_phrase, ways_phrase
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.vocabulary import OFFERS, TYPES
from burgrave.kernel.words import Cost, Phrase

SIZE: Final = 400
HALF: Final = 200.0
HIT: Final = 48.5
SPOT: Final = 176.0
"""How far from the middle the building spots are, and so on inwards."""
LINK: Final = 155.0
OUTER: Final = 127.0
INSIDE: Final = 82.0
WALL: Final = 55.0
REWARD: Final = 35.0
ROUND: Final = 2 * pi
SECTOR: Final = ROUND / RING
ASIDE: Final = 0.152
"""Half the angle between a location and its offer."""
LANDS: Final = (3, 2, 0, 5, 1)
"""The colour of land by segment."""


def at(angle: float, radius: float) -> tuple[float, float]:
    """A place on the board: angles go clockwise from the top."""
    return HALF + radius * sin(angle), HALF - radius * cos(angle)


def first_angle(place: int) -> float:
    """Where the sector of a place in the ring begins."""
    return (place - 0.5) * SECTOR


def spot_angle(place: int, spot: int) -> float:
    return first_angle(place) + (spot % SPOTS_A_SEGMENT + 0.5) * SECTOR / SPOTS_A_SEGMENT


def location_at(place: int, kind: int) -> tuple[float, float]:
    """The middle of a location: left and right on the outer road, one on the inner road."""
    if kind == INNER:
        return at(place * SECTOR, INSIDE)
    return at(first_angle(place) + (0.25 if kind == LEFT else 0.75) * SECTOR - ASIDE, OUTER)


def offer_at(place: int, kind: int) -> tuple[float, float]:
    return at(first_angle(place) + (0.25 if kind == LEFT else 0.75) * SECTOR + ASIDE, OUTER)


def hit(x: float, y: float) -> str:
    """Where a place is touched: round, so that it never covers what is drawn of its neighbours."""
    return rect(x - HIT / 2, y - HIT / 2, HIT, HIT, "hit", HIT / 2)


def disc(x: float, y: float, radius: float, classes: str) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" class="{classes}"/>'


def kingdom(view: dict[str, Any], brush: Brush, names: tuple[str, ...]) -> Panel:
    """From the ground up: land, locations, spots, links, viscounts; the corners hold what is shared besides."""
    parts: list[str] = []
    if view["ring"]:
        ring = tuple(view["ring"])
        standing = tuple([player["viscount"] for player in view["players"]])
        parts = [
            brush.keep(land, ring, tuple(view["facing"]), view["seats"]),
            *brush.keep(locations, ring, tuple(view["rides"].items())),
            *brush.keep(spots_and_links, ring, tuple(view["spots"]), names),
            *brush.keep(viscounts, ring, standing, names),
        ]
    parts += [
        brush.keep(round_corner, view["round"], view["last_round"]),
        brush.keep(end_corner, "poverty", view["debts_left"], view["poverty"], SIZE - 57),
        brush.keep(end_corner, "prosperity", view["deeds_left"], view["prosperity"], 0),
        brush.keep(bonus_corner, tuple(view["bonuses"]), names),
    ]
    return Panel("kingdom", "shared", -1, brush.say("kingdom"), SIZE, SIZE, parts)


# ---------------------------------------------------------------------- the land


def land(brush: Brush, ring: tuple[int, ...], facing: tuple[int, ...], seats: int) -> str:
    """All that is printed, for an order of the segments and the side that so many players use."""
    side = 0 if brush.printed.sides[seats] == "a" else 1
    drawn = [sector(segment, place) for place, segment in enumerate(ring)]
    drawn += [disc(HALF, HALF, OUTER, "road"), disc(HALF, HALF, INSIDE, "road")]
    for place, segment in enumerate(ring):
        drawn.append(paths(place))
        drawn.append(river(brush, segment, place))
    drawn.append(castle(brush, ring, facing))
    for place, segment in enumerate(ring):
        for kind in (LEFT, RIGHT):
            drawn.append(offer(brush, segment, kind, place, brush.printed.offers[side][2 * segment + kind]))
    return "".join(drawn)


def sector(segment: int, place: int) -> str:
    (x1, y1), (x2, y2) = at(first_angle(place), 199), at(first_angle(place) + SECTOR, 199)
    return (
        f'<path d="M{number(HALF)} {number(HALF)}L{number(x1)} {number(y1)}A199 199 0 0 1 {number(x2)} '
        f'{number(y2)}z" class="land land-{LANDS[segment]}"/>'
    )


def paths(place: int) -> str:
    """The ways between both roads: from the left location inwards, and outwards to the right one."""
    left, inner, right = (location_at(place, kind) for kind in (LEFT, INNER, RIGHT))
    points = "L".join(f"{number(x)} {number(y)}" for x, y in (left, inner, right))
    return f'<path d="M{points}" class="path"/>'


def river(brush: Brush, segment: int, place: int) -> str:
    """Between the two banks of a segment, from the castle to the rim."""
    banks = brush.printed.banks[SPOTS_A_SEGMENT * segment : SPOTS_A_SEGMENT * (segment + 1)]
    angle = first_angle(place) + banks.count(0) * SECTOR / SPOTS_A_SEGMENT
    (x1, y1), (x2, y2), (x3, y3) = at(place * SECTOR, WALL), at(angle + 0.06, 105), at(angle, 145)
    (x4, y4) = at(angle, 199)
    return (
        f'<path d="M{number(x1)} {number(y1)}Q{number(x2)} {number(y2)} {number(x3)} {number(y3)}'
        f'L{number(x4)} {number(y4)}" class="river"/>'
    )


def castle(brush: Brush, ring: tuple[int, ...], facing: tuple[int, ...]) -> str:
    """The castle as it stands: towers between the sections, and what the section that faces a segment brings."""
    corners = [at(first_angle(place), WALL) for place in range(RING)]
    points = "L".join(f"{number(x)} {number(y)}" for x, y in corners)
    drawn = f'<path d="M{points}z" class="wall"/>'
    for x, y in corners:
        drawn += (
            disc(x, y, 9, "wall") + f'<path d="M{number(HALF)} {number(HALF)}L{number(x)} {number(y)}" class="rule"/>'
        )
    drawn += disc(HALF, HALF, 11, "wall")
    for place, segment in enumerate(ring):
        x, y = at(place * SECTOR, REWARD)
        drawn += centred(effect_parts(brush.printed.rewards[facing[segment]]), x, y, 40, 16)
    rule = "castle"
    label = brush.say("castle_faces")
    said = ", ".join(
        f"{brush.words.template('segment.' + SEGMENTS[segment])}: "
        f"{brush.words.template('section.' + SECTIONS[facing[segment]])}"
        for segment in ring
    )
    return piece("", label, drawn, tip=f"{label}: {said}", rule=rule)


def locations(brush: Brush, ring: tuple[int, ...], rides: tuple[tuple[str, int], ...]) -> list[str]:
    """Three to a segment, each with what a ride costs that could end there."""
    prices = dict(rides)
    drawn: list[str] = []
    for place, segment in enumerate(ring):
        for where in range(3 * segment, 3 * segment + 3):
            drawn += brush.keep(location, where, place, prices.get(LOCATIONS[where], NONE))
    return drawn


def location(brush: Brush, where: int, place: int, price: int) -> list[str]:
    """A stop of a viscount: its number on the outer road, the sign of its segment on the inner one.

    While somebody is about to ride, it tells what that costs: at the end of the tip, in a part of its own, for most
    rides are free and change nothing else.
    """
    x, y = location_at(place, where % 3)
    # The price stands above the sign, for viscounts cover what is above.
    down = 7 if price > 0 else 0
    body = hit(x, y)
    if where % 3 == INNER:
        size = 22 - down
        body += disc(x, y, 18, "disc") + icon(SEGMENTS[where // 3], x - size / 2, y - 11 + 1.5 * down, size)
    else:
        body += disc(x, y, 17, "disc") + text(x, y + 6 + down, LOCATIONS[where], "figure-16", "middle")
    if price > 0:
        body += centred([written(-price), "@silver"], x, y - 8, 30, 12)
    name = brush.words.say(location_phrase(where))
    segment = brush.words.template(f"segment.{SEGMENTS[where // 3]}")
    tip = brush.say("tip.inner" if where % 3 == INNER else "tip.outer", name=name, segment=segment)
    ride = ""
    if price > 0:
        ride = " " + brush.say("tip.ride", paid=brush.words.say(Cost("silver", price)))
    elif price == 0:
        ride = " " + brush.say("tip.ride_free")
    drawn = piece(f"location-{LOCATIONS[where]}", name, body, tip=tip, rule="roads")
    end = drawn.index('" data-rule=')
    return [drawn[:end], escape(ride), drawn[end:]]


def offer(brush: Brush, segment: int, kind: int, place: int, which: int) -> str:
    """A trade offer beside its location: merchants for what they bring."""
    x, y = offer_at(place, kind)
    body = hit(x, y)
    body += rect(x - 16, y - 16, 32, 32, "token", 6)
    body += centred([str(brush.printed.batches[which]), "@merchant"], x, y - 7, 30, 14)
    body += centred(effect_parts(brush.printed.offer_effects[which]), x, y + 7, 30, 15)
    does = brush.words.say(ways_phrase(brush.printed.offer_effects[which].ways))
    label = brush.say("offer", number=LOCATIONS[3 * segment + kind], merchants=brush.printed.batches[which], does=does)
    return piece(f"offer-{LOCATIONS[3 * segment + kind]}", label, body, tip=label, rule=f"offer-{OFFERS[which]}")


# ---------------------------------------------------------------------- buildings and links


def spots_and_links(brush: Brush, ring: tuple[int, ...], spots: tuple[int, ...], names: tuple[str, ...]) -> list[str]:
    """Spots with what stands there; links, those between two buildings in use."""
    drawn: list[str] = []
    links: list[str] = []
    for place, segment in enumerate(ring):
        for spot in range(SPOTS_A_SEGMENT * segment, SPOTS_A_SEGMENT * (segment + 1)):
            stand = spots[spot]
            drawn.append(brush.keep(spot_piece, spot, place, stand, names[stand // 9] if stand >= 0 else ""))
            if brush.printed.links[spot] >= 0:
                last = spot % SPOTS_A_SEGMENT == SPOTS_A_SEGMENT - 1
                after = SPOTS_A_SEGMENT * ring[(place + 1) % RING] if last else spot + 1
                links.append(brush.keep(link_piece, spot, place, stand >= 0 and spots[after] >= 0))
    return drawn + links


def spot_piece(brush: Brush, spot: int, place: int, stand: int, who: str) -> str:
    """A building spot: what it brings, or who has built what."""
    x, y = at(spot_angle(place, spot), SPOT)
    body = hit(x, y)
    segment = brush.words.template(f"segment.{SEGMENTS[spot // SPOTS_A_SEGMENT]}")
    effect = brush.printed.spot_effects[spot]
    does = brush.words.say(ways_phrase(effect.ways))
    name = brush.words.say(
        Phrase("spot", segment=segment, number=spot % SPOTS_A_SEGMENT + 1, does=ways_phrase(effect.ways))
    )
    if stand < 0:
        body += disc(x, y, 19.5, "cell") + centred(effect_parts(effect), x, y, 32, 20)
        label, tip = name, brush.say("tip.spot", name=name, does=does)
    else:
        owner, building = divmod(stand, 9)
        standing = disc(x, y, 20, "player") + icon(TYPES[building // 3], x - 13, y - 15, 26)
        body += in_colour(owner, standing + badge(x + 3, y + 4, 15, owner))
        label = brush.say("spot_of", spot=name, who=who, building=brush.words.say(building_phrase(building)))
        tip = label
    return piece(f"spot-{SPOTS[spot]}", label, body, tip=tip, rule="spots")


def link_piece(brush: Brush, spot: int, place: int, used: bool) -> str:
    """The link of a spot with the next one clockwise; it pays when both have a building."""
    x, y = at(spot_angle(place, spot) + SECTOR / SPOTS_A_SEGMENT / 2, LINK)
    effect = brush.printed.effects[brush.printed.links[spot]]
    body = hit(x, y) + disc(x, y, 10.5, "link-used" if used else "link")
    body += centred(effect_parts(effect), x, y, 19, 14)
    does = brush.words.say(ways_phrase(effect.ways))
    label = brush.say("link_used" if used else "link", does=does)
    return piece(f"link-{SPOTS[spot]}", label, body, tip=brush.say("tip.link", does=does), rule="links")


# ---------------------------------------------------------------------- viscounts


def viscounts(brush: Brush, ring: tuple[int, ...], standing: tuple[int, ...], names: tuple[str, ...]) -> list[str]:
    """Every viscount behind the sign of its location, which stays in sight; those at the same one side by side.

    As many parts as players: one who has no location yet leaves an empty one.
    """
    here: dict[int, list[int]] = {}
    for who, where in enumerate(standing):
        if where != NONE:
            here.setdefault(where, []).append(who)
    drawn: list[str] = []
    for where, people in here.items():
        x, y = location_at(ring.index(where // 3), where % 3)
        step = 17.0 if len(people) > 1 else 0.0
        for number_there, who in enumerate(people):
            left = x - 15 + (number_there - (len(people) - 1) / 2) * step
            drawn.append(brush.keep(viscount, who, left, y - 35, names[who], where))
    return drawn + [""] * (len(standing) - len(drawn))


def viscount(brush: Brush, who: int, x: float, y: float, name: str, where: int) -> str:
    body = rect(x + 3, y, 24, 30, "hit") + PAWN.of(who, x, y, 30)
    label = brush.say("viscount", who=name, location=brush.words.say(location_phrase(where)))
    return piece(f"viscount-{who}", label, body, tip=label, rule="roads", fly=True)


# ---------------------------------------------------------------------- the corners


def round_corner(brush: Brush, now: int, last: int) -> str:
    body = rect(0.5, 0.5, 56, 46, "now" if last else "cell", 5)
    body += icon("season", 5, 5, 20) + text(40, 22, str(now) if now else "–", "figure-18", "middle")
    if last:
        body += icon("end", 8, 27, 16) + text(40, 41, str(last), "figure-16", "middle")
    label = brush.say("last_round", round=now, last=last) if last else brush.say("round", round=now)
    return piece("round", label, body, tip=brush.say("tip.round"), rule="end")


def end_corner(brush: Brush, kind: str, left: int, open: bool, x: float) -> str:
    """Debts above the poverty card, deeds above the prosperity card."""
    y = 0.0 if x else SIZE - 47.0
    body = rect(x + 0.5, y + 0.5, 56, 46, "now" if open else "cell", 5)
    body += icon("debt" if kind == "poverty" else "deed", x + 4, y + 4, 20)
    body += icon(kind, x + 4, y + 26, 17)
    if open:
        body += icon("end", x + 30, y + 13, 20)
    else:
        body += text(x + 40, y + 30, str(left), "figure-18", "middle")
    label = brush.say(f"{kind}_open" if open else kind, left=left)
    return piece(kind, label, body, tip=brush.say(f"tip.{kind}"), rule="end")


def bonus_corner(brush: Brush, holders: tuple[int, ...], names: tuple[str, ...]) -> str:
    """The four clergy bonus cards: the icon that they give, or who has them."""
    x, y = SIZE - 57.0, SIZE - 57.0
    body = rect(x + 0.5, y + 0.5, 56, 56, "cell", 5)
    said: list[str] = []
    for at_, (name, holder) in enumerate(zip(RIBBONS, holders, strict=True)):
        left, top = x + 3 + at_ % 2 * 26, y + 3 + at_ // 2 * 26
        body += icon(f"ribbon-{name}", left, top + 3, 17)
        if holder >= 0:
            body += in_colour(holder, badge(left + 11, top + 10, 14, holder))
            has = names[holder]
        else:
            body += centred(icon_parts(brush.printed.bonus_icons[at_]), left + 18, top + 17, 14, 13)
            has = icons_said(brush.words, brush.printed.bonus_icons[at_])
        said.append(f"{brush.words.template('ribbon.' + name)}: {has}")
    tip = brush.say("tip.bonuses", needs=brush.printed.bonus_needs[0], vp=brush.printed.bonus_vp[0])
    return piece("bonuses", brush.say("bonuses", said=", ".join(said)), body, tip=tip, rule="bonuses")
