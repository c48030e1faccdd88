"""What a learning bot looks at among people: the ranks of the court, craftsmen and their huts, advisors."""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.claimant import NONE, Claimant
from burgrave.games.emara.components import (
    ADVISORS,
    ANYWHERE,
    FIRST_TOWN,
    HELP_BUILDING,
    HUT_AT,
    RANKS,
    SPACES,
    Bundle,
)
from burgrave.games.emara.evaluate.judgement import BOOK, POWER, TOKEN, Prospect
from burgrave.games.emara.position import RANK_UP, Emara

# Learned prices belong to the features by name, so an advisor is looked at on its own only when it is named here; any
# other one counts by what the judgement thinks of it until the next training.
WATCHED_ADVISORS: Final = (
    *("baker", "schoolmarm", "bailiff", "dressmaker", "landlord", "merchant"),
    *("chamberlain", "scholar", "mayoress", "steward", "abbess", "toolmaker"),
)
ADVISORS_WATCHED: Final = [ADVISORS.index(name) for name in WATCHED_ADVISORS]

COURT: Final = (
    *("rank", "next rank's points", "coins missing", "rings missing", "can rise", "rank's points at hand"),
    *("rank where citizens are needed",),
)
PEOPLE: Final = (
    *("craftsmen", "craftsmen to come", "hut at hand", "hut to pay"),
    *("advisors", "advisor at hand", "advisor to pay", "toolmaker where needed"),
    *WATCHED_ADVISORS,
)


# ---------------------------------------------------------------------- the court


def look_at_court(p: Emara, seat: int, prospect: Prospect, need: float, found: list[float]) -> None:
    claimant = p.claimants[seat]
    rank = claimant.rank
    found.append(float(rank))
    coins, rings = claimant.coins, claimant.rings
    rises = prospect.left + (1 if p.turn == seat and not p.bonus & RANK_UP else 0)
    if rank == len(RANKS) or rises == 0:
        found.extend([0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
        return
    price = p.printed.ranks[rank]
    points = p.printed.nobles[rank][min(3, p.nobles[rank])]
    no_coins, no_rings = max(0, price.coin - coins), max(0, price.ring - rings)
    if claimant.advisors & p.printed.changers:
        # Coins and rings are the same to some advisors.
        no_coins, no_rings = max(0, price.coin + price.ring - coins - rings), 0
    ready = no_coins + no_rings == 0
    payable = 0
    gain = 0
    while rank < len(RANKS) and payable < rises:
        price = p.printed.ranks[rank]
        if coins < price.coin or rings < price.ring:
            break
        gain += p.printed.nobles[rank][min(3, p.nobles[rank])]
        coins -= price.coin
        rings -= price.ring
        rank += 1
        payable += 1
    found.append(float(points))
    found.append(float(no_coins))
    found.append(float(no_rings))
    found.append(1.0 if ready else 0.0)
    found.append(float(gain))
    found.append(need * gain if need > 0.0 else 0.0)


# ---------------------------------------------------------------------- craftsmen and advisors


def look_at_people(p: Emara, seat: int, prospect: Prospect, need: float, found: list[float]) -> None:
    claimant = p.claimants[seat]
    left = prospect.left
    found.append(float(claimant.craftsmen))
    found.append(float(claimant.craftsmen * left))
    look_at_huts(p, seat, found)
    at_hand = to_pay = 0.0
    anywhere = claimant.advisors & ANYWHERE != 0
    purse = claimant.coins + (p.event().discount if p.round else 0)
    if claimant.resources() + purse >= 3:
        for space in range(SPACES):
            advisor = p.offer[space]
            if advisor != NONE:
                card = p.printed.advisors[advisor]
                if missing(claimant, card.cost) <= purse:
                    gain = card.gain
                    worth = card.cp + gain.cp + gain.bp + TOKEN * (gain.coin + gain.ring) + BOOK * gain.book
                    worth += POWER[advisor] * left
                    to_pay = max(to_pay, worth)
                    if worth > at_hand and (anywhere or p.stands_at(seat, FIRST_TOWN + space // 2)):
                        at_hand = worth
    found.append(float(claimant.advisors.bit_count()))
    found.append(at_hand)
    found.append(to_pay)
    found.append(-need * left if need < 0.0 and claimant.advisors & HELP_BUILDING else 0.0)
    for advisor in ADVISORS_WATCHED:
        found.append(1.0 if claimant.advisors >> advisor & 1 else 0.0)


def look_at_huts(p: Emara, seat: int, found: list[float]) -> None:
    """Is there a hut that can be paid, where a councilor stands and anywhere?"""
    claimant = p.claimants[seat]
    here = anywhere = False
    if claimant.craftsmen < len(p.printed.craftsmen) and claimant.resources() + claimant.coins >= 2:
        for hut in range(len(p.huts)):
            if p.huts[hut] == NONE and missing(claimant, p.printed.huts[hut]) <= claimant.coins:
                anywhere = True
                if p.stands_at(seat, HUT_AT[hut]):
                    here = True
                    break
    found.append(1.0 if here else 0.0)
    found.append(1.0 if anywhere else 0.0)


def missing(claimant: Claimant, price: Bundle) -> int:
    """How many resources of a price are not there."""
    stock, asked = claimant.stock, price.stock
    lacks = 0
    for kind in range(4):
        if asked[kind] > stock[kind]:
            lacks += asked[kind] - stock[kind]
    return lacks
