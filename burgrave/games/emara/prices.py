"""Prices: what something costs a claimant now, and the ways to pay it; a gold coin replaces any resource."""

from __future__ import annotations

from burgrave.games.emara.claimant import Claimant
from burgrave.games.emara.components import ANY_RESOURCE, ANYTHING, FIELD, GRAIN, RESOURCES, Bundle
from burgrave.games.emara.position import Emara


class Due:
    """What has to be paid: so many pieces, of every resource at most as many as the caps say, coins for the rest."""

    def __init__(self, printed: list[int], caps: int, pieces: int) -> None:
        self.printed = printed
        """The price without discount, resource by resource."""
        self.caps = caps
        """The most that may be paid of every kind, packed."""
        self.pieces = max(0, pieces)

    def ways(self, claimant: Claimant) -> list[list[int]]:
        """Every mix of resources it can be paid with; what is missing then is paid in coins."""
        limits = [min(claimant.stock[kind], self.caps >> 4 * kind & 15) for kind in range(len(RESOURCES))]
        return mixes(limits, self.pieces, claimant.coins)


def mixes(limits: list[int], pieces: int, coins: int) -> list[list[int]]:
    """All mixes of so many pieces, of every resource at most its limit, with at most so many coins among them."""
    found: list[list[int]] = []
    for wood in range(min(limits[0], pieces) + 1):
        for grain in range(min(limits[1], pieces - wood) + 1):
            for stone in range(min(limits[2], pieces - wood - grain) + 1):
                left = pieces - wood - grain - stone
                for cloth in range(max(0, left - coins), min(limits[3], left) + 1):
                    found.append([wood, grain, stone, cloth])
    return found


def missing(claimant: Claimant, caps: int, need: int) -> int:
    """How many of so many resources cannot be paid, of every kind at most as many as the caps say, coins for the rest.

    0 or less: all of them can be paid.
    """
    left = need - claimant.coins
    if left <= 0:
        return 0
    stock = claimant.stock
    for kind in range(4):
        cap = caps >> 4 * kind & 15
        have = stock[kind]
        left -= have if have < cap else cap
    return left


def payable(claimant: Claimant, caps: int, need: int) -> bool:
    """Can so many resources be paid, of every kind at most as many as the caps say, coins for the rest?"""
    return missing(claimant, caps, need) <= 0


def affordable(claimant: Claimant, price: Bundle) -> bool:
    """Can all that is in a bundle be paid?"""
    if claimant.rings < price.ring or claimant.coins < price.coin or claimant.books < price.book:
        return False
    if claimant.bread < price.bread or claimant.cp < price.cp:
        return False
    return price.need == 0 or payable(claimant, price.caps, price.need + price.coin)


# ---------------------------------------------------------------------- what is due for something


def caps_for(claimant: Claimant, price: Bundle) -> int:
    """What may be paid for hiring: the kinds asked for, with some advisors any."""
    return ANYTHING if claimant.advisors & ANY_RESOURCE else price.caps


def due_for_hut(p: Emara, seat: int, hut: int, by_card: bool) -> Due:
    """A hut's price; the hire card takes something off."""
    price = p.printed.huts[hut]
    off = p.printed.discount if by_card else 0
    return Due(price.stock, caps_for(p.claimants[seat], price), price.need - off)


def due_for_advisor(p: Emara, seat: int, advisor: int, by_card: bool) -> Due:
    """An advisor's price; the event and the hire card take something off."""
    price = p.printed.advisors[advisor].cost
    off = p.event().discount + (p.printed.discount if by_card else 0)
    return Due(price.stock, caps_for(p.claimants[seat], price), price.need - off)


def due_by_marker(p: Emara, marker: int, kind: int) -> Due:
    """As many of a resource as a marker shows."""
    price = p.shows(marker)
    stock = [price if one == kind else 0 for one in range(len(RESOURCES))]
    return Due(stock, price << 4 * kind, price)


def due_in(bundle: Bundle) -> Due:
    """The resources in a bundle."""
    return Due(bundle.stock, bundle.caps, bundle.need)


def bakings(p: Emara, seat: int, location: int) -> list[tuple[int, int]]:
    """How many of the seat's craftsmen at a location can bake, each for a grain, and how many coins may stand for it.

    On the field grain that was just taken can be baked.
    """
    found = [(0, 0)]
    claimant = p.claimants[seat]
    craftsmen = p.own_craftsmen(seat, location)
    for bread in range(1, craftsmen + 1):
        grain = claimant.stock[GRAIN]
        if location == FIELD:
            grain += p.printed.work_yield(craftsmen - bread)
        for coins in range(max(0, bread - grain), min(bread, claimant.coins) + 1):
            found.append((bread, coins))
    return found
