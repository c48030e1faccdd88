"""Trade routes: goods that are sold fill their spaces, and matching ones bring a bonus."""

from __future__ import annotations

from burgrave.games.burgundy.position import ROUTE_DEAL, Burgundy


def deal_routes(p: Burgundy) -> None:
    """Everybody gets route tiles at random, in a random order; those left over are not needed.

    Alone one gets as many as one of two; a team, which sells together, makes one route of both players' tiles.
    """
    count = p.printed.route_deal[p.seats] * (p.seats // len(p.realms))
    tiles = list(range(len(p.printed.route_goods)))
    p.chance.shuffle(tiles, ROUTE_DEAL, 0, 0)
    for number, realm in enumerate(p.realms):
        realm.route = tiles[number * count : (number + 1) * count]


def bonuses_ahead(p: Burgundy, seat: int, good: int, amount: int) -> list[int]:
    """The bonuses that goods sold now would hit, in the order of the spaces."""
    realm = p.realm(seat)
    found: list[int] = []
    for at in range(len(realm.laid), min(len(realm.laid) + amount, 3 * len(realm.route))):
        tile = realm.route[at // 3]
        if p.printed.route_goods[tile][at % 3] == good:
            found.append(p.printed.route_bonuses[tile][at % 3])
    return found


def lay_goods(p: Burgundy, seat: int, good: int, amount: int) -> list[int]:
    """Lay sold goods from left to right; gives the bonuses hit, in the order of the spaces."""
    realm = p.realm(seat)
    bonuses = bonuses_ahead(p, seat, good, amount)
    free = 3 * len(realm.route) - len(realm.laid)
    realm.laid = realm.laid + [good] * min(amount, free)
    return bonuses
