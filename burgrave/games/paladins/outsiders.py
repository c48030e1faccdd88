"""Attack and convert: an outsider of the row is beaten for a reward, or joins and scores at the end."""

from __future__ import annotations

from burgrave.games.paladins.components import (
    ATTACK,
    CONVERT,
    FAITH,
    OF_ATTACK,
    OF_CONVERSION,
    OUTSIDER_SLOTS,
)
from burgrave.games.paladins.gains import pay_silver
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.left_side import PaladinSilver
from burgrave.games.paladins.moves import OUTSIDER, OUTSIDER_CARD
from burgrave.games.paladins.phrases import outsider_phrase, scores_phrase
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.promises import Promise
from burgrave.games.paladins.rewards import Triggers, reward
from burgrave.kernel.agenda import Detail
from burgrave.kernel.words import Phrase


def leave_board(p: Paladins, outsider: int) -> None:
    """Its slot stays empty until the end of the round."""
    row = p.outsiders[:]
    row[row.index(outsider)] = NONE
    p.outsiders = row


# ---------------------------------------------------------------------- attack


def can_attack(p: Paladins, seat: int) -> bool:
    """Is there an outsider whom strength reaches, or strength and silver together?"""
    silver = p.boards[seat].silver
    return any(p.outsiders[slot] != NONE and p.attack_price(seat, slot) <= silver for slot in range(OUTSIDER_SLOTS))


def attack(p: Paladins, seat: int) -> None:
    """Choose an outsider, pay for missing strength, take the reward; then a paladin's silver and the townsfolk's."""
    p.then(Attack(seat), PaladinSilver(seat, ATTACK), Triggers(seat, ATTACK, len(p.boards[seat].party)))


class Attack(Detail[Paladins]):
    """Whom? Silver makes up for missing strength."""

    def options(self, p: Paladins) -> list[int]:
        silver = p.boards[self.seat].silver
        moves: list[int] = []
        for slot in range(OUTSIDER_SLOTS):
            if p.outsiders[slot] != NONE and p.attack_price(self.seat, slot) <= silver:
                moves.append(OUTSIDER.of(p.outsiders[slot]))
        return moves

    def answer(self, p: Paladins, move: int) -> None:
        outsider = OUTSIDER_CARD.of(move)
        silver = p.attack_price(self.seat, p.outsiders.index(outsider))
        board = p.boards[self.seat]
        board.attacked = [*board.attacked, outsider]
        leave_board(p, outsider)
        if p.log:
            p.log.write("attacks", who=self.seat, card=outsider_phrase(outsider))
        pay_silver(p, self.seat, silver)
        reward(p, self.seat, OF_ATTACK + outsider)

    def describe(self, p: Paladins, seat: int, move: int) -> Phrase:
        """The reward with its price."""
        outsider = OUTSIDER_CARD.of(move)
        promise = Promise(p, seat)
        promise.pay("silver", p.attack_price(seat, p.outsiders.index(outsider)))
        promise.reward(OF_ATTACK + outsider)
        promise.paladin_silver(seat, ATTACK)
        promise.triggers(ATTACK)
        card = outsider_phrase(outsider)
        return Phrase("move.outsider_attack", card=card, gain=promise.said(), pay=promise.price())


# ---------------------------------------------------------------------- convert


def can_convert(p: Paladins, seat: int) -> bool:
    """Is there a slot, silver for it, and an outsider whom faith reaches?"""
    board = p.boards[seat]
    done = len(board.converted)
    if done >= p.printed.limit[CONVERT]:
        return False
    if board.silver < p.silver_for(seat, CONVERT, p.printed.silver_cost[CONVERT][done]):
        return False
    faith = p.value(seat, FAITH)
    return any(p.outsiders[slot] != NONE and p.printed.faith_flags[slot] <= faith for slot in range(OUTSIDER_SLOTS))


def convert(p: Paladins, seat: int) -> None:
    """Pay for the leftmost free slot and choose an outsider."""
    board = p.boards[seat]
    pay_silver(p, seat, p.silver_for(seat, CONVERT, p.printed.silver_cost[CONVERT][len(board.converted)]))
    p.then(Convert(seat), Triggers(seat, CONVERT, len(board.party)))


class Convert(Detail[Paladins]):
    """Whom? Nothing makes up for missing faith."""

    def options(self, p: Paladins) -> list[int]:
        faith = p.value(self.seat, FAITH)
        moves: list[int] = []
        for slot in range(OUTSIDER_SLOTS):
            if p.outsiders[slot] != NONE and p.printed.faith_flags[slot] <= faith:
                moves.append(OUTSIDER.of(p.outsiders[slot]))
        return moves

    def answer(self, p: Paladins, move: int) -> None:
        outsider = OUTSIDER_CARD.of(move)
        board = p.boards[self.seat]
        board.converted = [*board.converted, outsider]
        leave_board(p, outsider)
        if p.log:
            p.log.write("converts", who=self.seat, card=outsider_phrase(outsider))
        reward(p, self.seat, OF_CONVERSION + outsider)

    def describe(self, p: Paladins, seat: int, move: int) -> Phrase:
        """The reward, and what the outsider will score for."""
        outsider = OUTSIDER_CARD.of(move)
        promise = Promise(p, seat)
        promise.reward(OF_CONVERSION + outsider)
        promise.triggers(CONVERT)
        scores = scores_phrase(p.printed, outsider)
        return Phrase("move.outsider_convert", card=outsider_phrase(outsider), gain=promise.said(), scores=scores)
