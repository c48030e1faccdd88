"""Trade routes: goods that are sold fill their spaces, and matching ones bring a bonus."""

from __future__ import annotations

from burgrave.games.burgundy.position import ROUTE_DEAL, Burgundy


def deal_routes(p: Burgundy) -> None:
    """Everybody gets route tiles at random, in a random order; those left over are not needed."""
    count = p.printed.route_deal[p.seats]
    tiles = list(range(len(p.printed.route_goods)))
    p.chance.shuffle(tiles, ROUTE_DEAL, 0, 0)
    for number, realm in enumerate(p.realms):
        realm.route = tiles[number * count : (number + 1) * count]


def lay_goods(p: Burgundy, seat: int, good: int, amount: int) -> list[int]:
    """Lay sold goods from left to right; gives the bonuses hit, in the order of the spaces."""
    realm = p.realm(seat)
    bonuses: list[int] = []
    for _ in range(amount):
        at = len(realm.laid)
        if at >= 3 * len(realm.route):
            break
        tile = realm.route[at // 3]
        if p.printed.route_goods[tile][at % 3] == good:
            bonuses.append(p.printed.route_bonuses[tile][at % 3])
        realm.laid = [*realm.laid, good]
    return bonuses
