"""The nobility: five ranks, taken in order, each with a stack of cards whose points fall."""

from __future__ import annotations

from burgrave.games.emara.claimant import CP_RANKS
from burgrave.games.emara.components import AT_RANK, RANKS, Bundle
from burgrave.games.emara.moments import add_on_top
from burgrave.games.emara.phrases import bundle_phrases, earned, rank_phrase
from burgrave.games.emara.position import RANK_UP, Emara
from burgrave.games.emara.prices import due_in
from burgrave.games.emara.told import short_of
from burgrave.kernel.words import Phrase


def can_rise(p: Emara, seat: int) -> bool:
    """Once a turn, if the next rank's coins and rings are there; nothing replaces them."""
    claimant = p.claimants[seat]
    if p.bonus & RANK_UP or claimant.rank == len(RANKS):
        return False
    price = p.printed.ranks[claimant.rank]
    return claimant.coins >= price.coin and claimant.rings >= price.ring


def no_rise(p: Emara, seat: int, rank: int) -> Phrase | None:
    """Why a rank cannot be bought."""
    claimant = p.claimants[seat]
    if rank < claimant.rank:
        return Phrase("why.rank_passed", rank=rank_phrase(claimant.rank - 1))
    if rank > claimant.rank:
        return Phrase("why.rank_next", rank=rank_phrase(claimant.rank))
    if p.bonus & RANK_UP:
        return Phrase("why.risen")
    return short_of(claimant, due_in(p.printed.ranks[rank]), p.printed.ranks[rank])


def take_noble(p: Emara, rank: int) -> int:
    """The top card of a rank's stack leaves it; gives its points."""
    points = p.printed.nobles[rank][p.nobles[rank]]
    p.nobles = p.nobles[:]
    p.nobles[rank] += 1
    return points


def rise(p: Emara, seat: int) -> None:
    """Pay for the next rank, take its top card, gain its points."""
    claimant = p.claimants[seat]
    rank = claimant.rank
    price = p.printed.ranks[rank]
    p.bonus |= RANK_UP
    claimant.coins -= price.coin
    claimant.rings -= price.ring
    points = take_noble(p, rank)
    claimant.rank = rank + 1
    claimant.rank_card = points
    p.gain_cp(seat, CP_RANKS, points)
    gains: list[Bundle] = []
    bp = add_on_top(p, seat, AT_RANK, gains)
    if p.log:
        gain = earned([Bundle({"cp": points}), *gains], bp)
        p.log.write("rises", who=seat, rank=rank_phrase(rank), pay=bundle_phrases(price), gain=gain)
