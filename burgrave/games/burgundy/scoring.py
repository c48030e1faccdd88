"""The end of the game: what is left, monasteries, shields."""

from __future__ import annotations

from burgrave.games.burgundy.monasteries import monastery_points
from burgrave.games.burgundy.phrases import things
from burgrave.games.burgundy.position import BY_MONASTERIES, BY_SHIELDS, BY_SILVER, BY_UNSOLD, BY_WORKERS, Burgundy
from burgrave.games.burgundy.shields import shield_points
from burgrave.kernel.agenda import Step


class FinalScoring(Step[Burgundy]):
    """Goods, silver and pairs of workers are a point each; then monasteries and shields. Stored tiles are nothing.

    What a team has together counts for its first player.
    """

    def run(self, p: Burgundy) -> None:
        p.turn = -1
        for seat in range(len(p.realms)):
            realm = p.realms[seat]
            gain(p, seat, BY_UNSOLD, "end_unsold", p.printed.unsold * sum(realm.goods))
            gain(p, seat, BY_SILVER, "end_silver", p.printed.silver * realm.silver)
            gain(p, seat, BY_WORKERS, "end_workers", realm.workers // p.printed.workers_a_point)
            gain(p, seat, BY_MONASTERIES, "end_monasteries", monastery_points(p, seat))
            gain(p, seat, BY_SHIELDS, "end_shields", shield_points(p, seat))


def gain(p: Burgundy, seat: int, line: int, event: str, points: int) -> None:
    """Write a line of the final scoring, if it brings anything."""
    if points:
        p.score(seat, line, points)
        if p.log:
            p.log.write(event, who=seat, n=points, gained=things(points=points))
