"""Border posts: lines of five tiles join them."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.position import BY_BORDERS, Burgundy

ALL: Final = 7
"""All three lines, or all three pairs of posts, as bits."""


def join_posts(p: Burgundy, seat: int) -> None:
    """A closed line joins two posts: the phase's points once for every pair, a bonus for joining all three.

    With two lines all three posts hang together, so the third pair counts as well (option `third_pair`).
    """
    realm = p.realm(seat)
    if realm.estate.module != "border_posts":
        return
    before = realm.lines
    lines = before
    for line in range(3):
        wanted = p.printed.lines[line]
        if realm.filled & wanted == wanted:
            lines |= 1 << line
    if lines == before:
        return
    realm.lines = lines
    together = lines.bit_count() >= 2
    pairs = ALL if together and p.readings.third_pair else lines
    scoring = pairs & ~realm.joined
    realm.joined = pairs
    points = scoring.bit_count() * p.printed.phases[p.phase]
    if points:
        p.score(seat, BY_BORDERS, points)
        if p.log:
            p.log.write("joins", who=seat, n=points)
    if together and before.bit_count() < 2 and p.posts < 2:
        bonus = p.printed.first[p.seats] if p.posts == 0 else p.printed.second[p.seats]
        p.posts += 1
        p.score(seat, BY_BORDERS, bonus)
        if p.log:
            p.log.write("joins_all", who=seat, n=bonus)
