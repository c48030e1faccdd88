"""Border posts: lines of five tiles join them."""

from __future__ import annotations

from burgrave.games.burgundy.gains import closed_lines, joined_pairs, joining_points
from burgrave.games.burgundy.phrases import things
from burgrave.games.burgundy.position import BY_BORDERS, Burgundy


def join_posts(p: Burgundy, seat: int) -> None:
    """A closed line joins two posts: the phase's points once for every pair, a bonus for joining all three.

    With two lines all three posts hang together, so the third pair counts as well (option `third_pair`).
    """
    realm = p.realm(seat)
    if realm.estate.module != "border_posts":
        return
    points, bonus = joining_points(p, realm, realm.filled)
    realm.lines = closed_lines(p, realm, realm.filled)
    realm.joined = joined_pairs(p, realm.lines)
    if points:
        p.score(seat, BY_BORDERS, points)
        if p.log:
            p.log.write("joins", who=seat, n=points, gained=things(points=points))
    if bonus:
        p.posts += 1
        p.score(seat, BY_BORDERS, bonus)
        if p.log:
            p.log.write("joins_all", who=seat, n=bonus, gained=things(points=bonus))
