"""What must hold in every position, whatever has been played: nothing is lost, nothing is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.viscounts.components import (
    BUILDINGS_EACH,
    CELLS,
    FIRST_HERO,
    FIRST_SCHEME,
    MANUSCRIPTS,
    NEUTRAL,
    RING,
    SCHEMES,
    SPOTS,
    STARTERS,
)
from burgrave.games.viscounts.player import NONE
from burgrave.kernel.piles import PUBLIC

if TYPE_CHECKING:
    from burgrave.games.viscounts.position import Viscounts


def audit(p: Viscounts) -> list[str]:
    """Everything that is wrong."""
    wrong = [*audit_cards(p), *audit_castle(p), *audit_buildings(p)]
    for who, player in enumerate(p.players):
        if min(player.silver, player.ink, player.stone, player.gold, player.generic) < 0:
            wrong.append(f"player {who} owes goods")
        if min(player.debts, player.paid, player.deeds, player.approved) < 0:
            wrong.append(f"player {who} owes debts or deeds")
        if not 0 <= player.corruption <= player.virtue < CELLS:
            wrong.append(f"player {who} has markers at {player.corruption} and {player.virtue}")
        if who < p.seats and player.viscount != NONE and player.total() < 3:
            wrong.append(f"player {who} has {player.total()} cards")
        permanent = player.permanent
        p.refresh(who)
        if player.permanent != permanent:
            wrong.append(f"player {who} has lost count of permanent icons")
    if p.question is not None and p.question.seat >= p.seats:
        wrong.append(f"the automa is asked: {p.question}")
    if p.round:
        wrong.extend(audit_end(p))
    return wrong


def audit_cards(p: Viscounts) -> list[str]:
    """Every neutral townsfolk, manuscript and scheme is somewhere, once; everybody has own heroes and starters."""
    wrong: list[str] = []
    street: list[int] = []
    for pile in p.townsfolk:
        street += pile.cards
    owned = [player.cards() for player in p.players]
    for cards in owned[: p.seats]:
        street += [card for card in cards if card < FIRST_HERO]
        if len(set(cards)) != len(cards):
            wrong.append("somebody has a card twice")
    street += [card for card in p.box if card < FIRST_HERO]
    if sorted(street) != list(range(len(NEUTRAL))):
        wrong.append(f"{len(street)} neutral townsfolk")
    own = sum(card >= FIRST_HERO for cards in [*owned[: p.seats], p.box] for card in cards)
    settled = sum(player.viscount != NONE for player in p.players[: p.seats])
    if own != settled * (1 + len(STARTERS)):
        wrong.append(f"{own} heroes and starting townsfolk of {settled} players")
    library = [card for pile in p.manuscripts for card in pile.cards]
    library += [card for player in p.players for card in player.manuscripts]
    if sorted(library) != list(range(len(MANUSCRIPTS))):
        wrong.append(f"{len(library)} manuscripts")
    if p.solo and p.players[p.seats].viscount != NONE:
        schemes = sorted([*owned[p.seats], *p.future.cards])
        removed = p.automa_board().removed
        expected = [FIRST_SCHEME + n for n in range(len(SCHEMES)) if FIRST_SCHEME + n not in removed]
        if schemes != expected:
            wrong.append(f"the automa has the schemes {schemes}")
    for pile in [*p.townsfolk, *p.manuscripts]:
        if any(known != (PUBLIC if at == len(pile) - 1 else 0) for at, known in enumerate(pile.known)):
            wrong.append("of a pile on the main board not just the top card is visible")
    for seat in range(p.seats):
        if any(known != 1 << seat for known in p.players[seat].hand.known):
            wrong.append(f"the hand of seat {seat} is known to others")
        if any(p.players[seat].deck.known):
            wrong.append(f"the deck of seat {seat} is known")
    return wrong


def audit_castle(p: Viscounts) -> list[str]:
    """Everybody's workers add up; sections are not crowded unless somebody is climbing."""
    wrong: list[str] = []
    everyone = len(p.players)
    for who, player in enumerate(p.players):
        inside = p.tier3[who]
        for section in range(RING):
            inside += p.tier1[section * everyone + who] + p.tier2[section * everyone + who]
        if inside + player.workers != p.printed.workers:
            wrong.append(f"player {who} has {inside} + {player.workers} workers")
    for section in range(RING):
        for tier in (p.tier1, p.tier2):
            here = tier[section * everyone : (section + 1) * everyone]
            if min(here) < 0 or (sum(here) > p.printed.most and p.looping == NONE):
                wrong.append(f"section {section} holds {here}")
    if p.leader != NONE and p.tier3[p.leader] < max(p.tier3):
        wrong.append("the leader of the castle has not most workers at the top")
    return wrong


def audit_buildings(p: Viscounts) -> list[str]:
    """What stands on the main board is what the boards lack."""
    wrong: list[str] = []
    standing = [0] * len(p.players)
    for spot in range(len(SPOTS)):
        if p.spots[spot] != NONE:
            owner, building = divmod(p.spots[spot], BUILDINGS_EACH)
            if standing[owner] >> building & 1:
                wrong.append(f"player {owner} has a building twice")
            standing[owner] |= 1 << building
    for who, player in enumerate(p.players):
        if player.built != standing[who]:
            wrong.append(f"player {who} has lost count of buildings")
    return wrong


def audit_end(p: Viscounts) -> list[str]:
    """An end card has come to light exactly when its pile is used up, and then the last round is known."""
    wrong: list[str] = []
    if p.poverty != (p.debts_left == 0) or p.prosperity != (p.deeds_left == 0):
        wrong.append("an end card is turned over too early or too late")
    if (p.last_round > 0) != (p.poverty or p.prosperity):
        wrong.append(f"the last round is {p.last_round}")
    if p.last_round and p.round > p.last_round:
        wrong.append(f"round {p.round} after the last one")
    return wrong
