"""Attack and convert: an outsider of the row is beaten for a reward, or joins and scores at the end."""

from __future__ import annotations

from burgrave.games.paladins.asking import AskingDetail, numbered
from burgrave.games.paladins.components import (
    ATTACK,
    CONVERT,
    FAITH,
    OF_ATTACK,
    OF_CONVERSION,
    OUTSIDER_SLOTS,
    STRENGTH,
)
from burgrave.games.paladins.gains import pay_silver
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.left_side import PaladinSilver
from burgrave.games.paladins.moves import OUTSIDER, OUTSIDER_CARD
from burgrave.games.paladins.phrases import outsider_phrase, scores_phrase
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.promises import Promise
from burgrave.games.paladins.rewards import Triggers, reward
from burgrave.games.paladins.shortages import (
    action_left,
    has_silver,
    has_value,
    lack_of_actions,
    lack_of_silver,
    lack_of_value,
)
from burgrave.kernel.words import Phrase


def leave_board(p: Paladins, outsider: int) -> None:
    """Its slot stays empty until the end of the round."""
    row = p.outsiders[:]
    row[row.index(outsider)] = NONE
    p.outsiders = row


# ---------------------------------------------------------------------- attack


def can_attack(p: Paladins, seat: int) -> bool:
    """Is there an outsider whom strength reaches, or strength and silver together?"""
    return any(
        p.outsiders[slot] != NONE and has_silver(p, seat, p.attack_price(seat, slot)) for slot in range(OUTSIDER_SLOTS)
    )


def attack_lacks(p: Paladins, seat: int) -> Phrase | None:
    """What is missing to attack the outsider who is easiest to beat."""
    slot = nearest(p)
    return Phrase("why.nobody_there") if slot == NONE else outsider_withstands(p, seat, slot)


def nearest(p: Paladins) -> int:
    """The slot of the first outsider of the row, on the left, where the flags are lowest; NONE if there is nobody."""
    return next((slot for slot in range(OUTSIDER_SLOTS) if p.outsiders[slot] != NONE), NONE)


def outsider_withstands(p: Paladins, seat: int, slot: int) -> Phrase | None:
    """Why the outsider of a slot cannot be attacked."""
    needed = p.attack_price(seat, slot)
    if has_silver(p, seat, needed):
        return None
    flag, strength = p.printed.strength_flags[slot], p.value(seat, STRENGTH)
    return Phrase("why.strength", flag=flag, strength=strength, needed=needed, have=p.boards[seat].silver)


def attack(p: Paladins, seat: int) -> None:
    """Choose an outsider, pay for missing strength, take the reward; then a paladin's silver and the townsfolk's."""
    p.then(Attack(seat), PaladinSilver(seat, ATTACK), Triggers(seat, ATTACK, len(p.boards[seat].party)))


class Attack(AskingDetail):
    """Whom? Silver makes up for missing strength."""

    def options(self, p: Paladins) -> list[int]:
        moves: list[int] = []
        for slot in range(OUTSIDER_SLOTS):
            if p.outsiders[slot] != NONE and has_silver(p, self.seat, p.attack_price(self.seat, slot)):
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

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        slot = numbered(thing, "outsider")
        if slot < 0:
            return None
        return Phrase("why.gap") if p.outsiders[slot] == NONE else outsider_withstands(p, seat, slot)

    def prompt(self, p: Paladins) -> Phrase:
        return Phrase("ask.Attack", strength=p.value(self.seat, STRENGTH), silver=p.boards[self.seat].silver)

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
    if not action_left(p, seat, CONVERT) or not has_silver(p, seat, convert_price(p, seat)):
        return False
    return any(
        p.outsiders[slot] != NONE and has_value(p, seat, FAITH, p.printed.faith_flags[slot])
        for slot in range(OUTSIDER_SLOTS)
    )


def convert_lacks(p: Paladins, seat: int) -> Phrase | None:
    """What is missing to convert the outsider who asks for least faith."""
    found = lack_of_actions(p, seat, CONVERT)
    if found is not None:
        return found
    slot = nearest(p)
    if slot == NONE:
        return Phrase("why.nobody_there")
    found = lack_of_value(p, seat, FAITH, p.printed.faith_flags[slot])
    return found or lack_of_silver(p, seat, convert_price(p, seat))


def convert_price(p: Paladins, seat: int) -> int:
    """The silver for the leftmost free slot, with the paladin's help."""
    return p.silver_for(seat, CONVERT, p.printed.silver_cost[CONVERT][len(p.boards[seat].converted)])


def convert(p: Paladins, seat: int) -> None:
    """Pay for the leftmost free slot and choose an outsider."""
    pay_silver(p, seat, convert_price(p, seat))
    p.then(Convert(seat), Triggers(seat, CONVERT, len(p.boards[seat].party)))


class Convert(AskingDetail):
    """Whom? Nothing makes up for missing faith."""

    def options(self, p: Paladins) -> list[int]:
        moves: list[int] = []
        for slot in range(OUTSIDER_SLOTS):
            if p.outsiders[slot] != NONE and has_value(p, self.seat, FAITH, p.printed.faith_flags[slot]):
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

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        slot = numbered(thing, "outsider")
        if slot < 0:
            return None
        if p.outsiders[slot] == NONE:
            return Phrase("why.gap")
        return lack_of_value(p, seat, FAITH, p.printed.faith_flags[slot])

    def prompt(self, p: Paladins) -> Phrase:
        return Phrase("ask.Convert", faith=p.value(self.seat, FAITH))

    def describe(self, p: Paladins, seat: int, move: int) -> Phrase:
        """The reward, and what the outsider will score for."""
        outsider = OUTSIDER_CARD.of(move)
        promise = Promise(p, seat)
        promise.reward(OF_CONVERSION + outsider)
        promise.triggers(CONVERT)
        scores = scores_phrase(p.printed, outsider)
        return Phrase("move.outsider_convert", card=outsider_phrase(outsider), gain=promise.said(), scores=scores)
