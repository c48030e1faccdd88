"""What must hold in every position, whatever has been played: nothing is lost, nothing is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.emara.claimant import CITIZENS, NONE, bits
from burgrave.games.emara.components import (
    CARDS,
    COUNTRYSIDE,
    CRAFTSMEN,
    EVENTS,
    FAVORS,
    LOCATIONS,
    NOBLES_A_RANK,
    NOT_ALONE,
    RANKS,
    SET_A,
    SET_B,
    SPACES,
)

if TYPE_CHECKING:
    from burgrave.games.emara.position import Emara


def audit(p: Emara) -> list[str]:
    """Everything that is wrong."""
    wrong = [*audit_cards(p), *audit_board(p)]
    for seat, claimant in enumerate(p.claimants):
        if min(*claimant.stock, claimant.coins, claimant.rings, claimant.bread, claimant.books, claimant.cp) < 0:
            wrong.append(f"seat {seat} owes something")
        citizens, buildings = claimant.sheet[: len(CITIZENS)], claimant.sheet[len(CITIZENS) :]
        if claimant.cp != sum(citizens) or claimant.bp != sum(buildings):
            wrong.append(f"the score sheet of seat {seat} does not add up")
        if claimant.craftsmen != p.huts.count(seat) or claimant.craftsmen > CRAFTSMEN:
            wrong.append(f"seat {seat} has {p.huts.count(seat)} craftsmen in huts, not {claimant.craftsmen}")
        if p.round and sorted(place // 4 for place in claimant.councilors) != [0, 1]:
            wrong.append(f"the councilors of seat {seat} share a ring")
    if p.victoria != sum(p.victoria_sheet):
        wrong.append("Victoria's sheet does not add up")
    return wrong


def audit_cards(p: Emara) -> list[str]:
    """Every card and token is in one place."""
    wrong: list[str] = []
    if p.round:
        for seat, claimant in enumerate(p.claimants):
            cards = [*claimant.deck.cards, *claimant.hand.cards, *claimant.played]
            cards += [card for card in claimant.slots if card != NONE]
            if sorted(cards) != list(range(len(CARDS))):
                wrong.append(f"the action cards of seat {seat} are {cards}")
        favors = [*p.favors.cards, *p.drawn.cards, *bits(p.discards)]
        for claimant in p.claimants:
            favors += bits(claimant.favors)
        if sorted(favors) != list(range(len(FAVORS))):
            wrong.append(f"the favour tokens are {sorted(favors)}")
        advisors = [*p.stack_b.cards, *(advisor for advisor in p.offer if advisor != NONE)]
        for claimant in p.claimants:
            advisors += bits(claimant.advisors)
        a_cards = [advisor for advisor in advisors if advisor in SET_A]
        if len(set(advisors)) != len(advisors) or len(a_cards) != SPACES or len(advisors) != SPACES + len(SET_B):
            wrong.append(f"the advisors are {sorted(advisors)}")
        events = len(p.events) + len(p.past)
        if events != len(EVENTS) - (len(NOT_ALONE) if p.solo else 0) or len(p.past) != p.round:
            wrong.append(f"{events} events, {len(p.past)} of them put away in round {p.round}")
    return wrong


def audit_board(p: Emara) -> list[str]:
    """Rings, markers and ranks are as they can be."""
    wrong: list[str] = []
    if p.round and sorted(p.rings) != list(range(len(LOCATIONS))):
        wrong.append(f"the rings are {p.rings}")
    if p.round and not p.readings.random_layout and sorted(p.rings[:4]) != list(range(len(COUNTRYSIDE))):
        wrong.append(f"the countryside is {p.rings[:4]}")
    for rank in range(len(RANKS)):
        holders = sum(claimant.rank > rank for claimant in p.claimants) + (p.victoria_rank > rank)
        if p.nobles[rank] != holders or holders > NOBLES_A_RANK:
            wrong.append(f"{p.nobles[rank]} cards of {RANKS[rank]} are taken, {holders} are held")
    return wrong
