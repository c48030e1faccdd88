"""What a move costs and brings, told before it is made: discounts, events and advisors counted in."""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.claimant import Claimant
from burgrave.games.emara.components import ANY_KIND, ANYTHING, RESOURCES, Bundle
from burgrave.games.emara.phrases import costs, gains, thing
from burgrave.games.emara.position import Emara
from burgrave.games.emara.prices import Due, bakings, due_in, missing
from burgrave.kernel.words import Cost, Gain, Phrase


def one_way(claimant: Claimant, due: Due) -> bool:
    """Is there no choice how to pay? Then nothing is asked, and all of it happens at once."""
    return len(due.ways(claimant)) == 1


def due_phrases(claimant: Claimant, due: Due) -> list[Phrase]:
    """What exactly is paid, or the price where there is a choice: with a discount, or in resources of any kinds."""
    ways = due.ways(claimant)
    if len(ways) == 1:
        return costs(ways[0], due.pieces - sum(ways[0])) or [Phrase("price.free")]
    if due.caps == ANYTHING:
        return [Cost("any", due.pieces, certain=False)]
    less = sum(due.printed) - due.pieces
    price = costs(due.printed, certain=False)
    return [Phrase("price.less", price=price, less=Cost("resource", less, certain=False))] if less > 0 else price


def price_phrases(claimant: Claimant, price: Bundle) -> list[Phrase]:
    """All that is in a price: resources, or coins for them, and the rest."""
    certain = one_way(claimant, due_in(price))
    said = due_phrases(claimant, due_in(price)) if price.need else []
    rest = [(name, amount) for name, amount in price.amounts() if amount and name not in ANY_KIND]
    return [*said, *[Cost(name, amount, certain) for name, amount in rest]]


NOTHING_ELSE: Final = Bundle({})


def short_of(claimant: Claimant, due: Due, beside: Bundle = NOTHING_ELSE) -> Phrase | None:
    """What is missing of a price in resources and of what is asked for beside them; none if all can be paid."""
    short = [
        thing(name, needed - have)
        for name, needed, have in (
            *(("coin", beside.coin, claimant.coins), ("ring", beside.ring, claimant.rings)),
            *(("bread", beside.bread, claimant.bread), ("book", beside.book, claimant.books)),
            ("cp", beside.cp, claimant.cp),
        )
        if needed > have
    ]
    if not short:
        short = short_resources(claimant, due, beside.coin)
    if not short:
        return None
    rest = [thing(name, amount) for name, amount in beside.amounts() if amount and name not in ANY_KIND]
    return Phrase("why.price", things=short, price=[*(due_phrases(claimant, due) if due.pieces else []), *rest])


def short_resources(claimant: Claimant, due: Due, coins: int) -> list[Phrase]:
    """The resources that are missing beside so many coins: by kind, where no coin and no discount stands for any."""
    n = missing(claimant, due.caps, due.pieces + coins)
    if n <= 0:
        return []
    asked = [kind for kind in range(len(RESOURCES)) if due.printed[kind]]
    if len(asked) == 1 and due.caps != ANYTHING:
        return [thing(RESOURCES[asked[0]], n)]
    by_kind = [max(0, due.printed[kind] - claimant.stock[kind]) for kind in range(len(RESOURCES))]
    if sum(by_kind) == n and due.caps != ANYTHING:
        return [thing(RESOURCES[kind], by_kind[kind]) for kind in asked if by_kind[kind]]
    return [thing("resource", n)]


def gain_phrases(p: Emara, seat: int, bundles: list[Bundle], certain: bool = True) -> list[Phrase]:
    """Several gains as one; what advisors and the event do to building points is done to each of them."""
    amounts: dict[str, int] = {}
    for bundle in bundles:
        for name, amount in bundle.amounts():
            came = p.comes_to(seat, amount) if name == "bp" else amount
            amounts[name] = amounts.get(name, 0) + came
    return gains(list(amounts.items()), certain)


def work_phrases(p: Emara, seat: int, location: int) -> list[Phrase]:
    """What a countryside location yields; with craftsmen who can bake it is not settled yet."""
    yielded = p.printed.work_yield(p.own_craftsmen(seat, location))
    settled = len(bakings(p, seat, location)) == 1
    said: list[Phrase] = [Gain(RESOURCES[location], yielded, settled)]
    return said if settled else [Phrase("price.or_bread", gain=said)]
