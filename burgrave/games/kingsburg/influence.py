"""Step b of a harvest: the governors influence the King's advisors with their dice."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.components import HIGHEST
from burgrave.games.kingsburg.moves import (
    MARKET_SHIFT,
    PASS,
    PLACE,
    PLACE_DICE,
    PLACE_MARKET,
    PLACE_TOKEN,
    group_phrase,
    group_total,
)
from burgrave.games.kingsburg.phrases import advisor_phrase
from burgrave.games.kingsburg.position import COLOURED, NONE, Kingsburg, Province
from burgrave.kernel.agenda import Question, Step

COLOURED_DICE: Final = (1 << COLOURED) - 1
"""The coloured dice of a governor, as bits."""


class Influence(Step[Kingsburg]):
    """In turn order, round after round, everybody who has not passed makes one placement or passes."""

    @property
    def place(self) -> int:
        """The place in the turn order that comes next."""
        return self.a

    def run(self, p: Kingsburg) -> None:
        for turn in range(self.place, self.place + p.seats):
            seat = p.order[turn % p.seats]
            if not p.provinces[seat].passed:
                p.then(Placement(seat), Influence(0, (turn + 1) % p.seats))
                return


class Placement(Question[Kingsburg]):
    """Put a group of dice on the advisor of exactly its total, or pass for the rest of the step.

    A group has at least one coloured die; it may have white dice, one "+2" token a season and the Market's one point
    once a season. An occupied advisor is closed, except to the holder of the envoy.
    """

    def options(self, p: Kingsburg) -> list[int]:
        province = p.provinces[self.seat]
        moves = [PASS]
        faces = province.dice
        court = p.court
        helps = helps_of(p, province)
        envoy = p.envoy == self.seat
        highest = HIGHEST
        hand, twins = in_hand(province)
        # Groups are bits as the hand is, so none of them is a greater number.
        for dice in range(1, hand + 1):
            # Of equal dice in hand the first ones are used, so that they make one move.
            if dice & ~hand or not dice & COLOURED_DICE or dice & twins & ~(dice << 1):
                continue
            total = 0
            for die in range(len(faces)):
                if dice >> die & 1:
                    total += faces[die]
            if total <= highest and (court[total] == NONE or envoy):
                moves.append(PLACE.of(dice, 0, 0))
            for token, market in helps:
                advisor = total + 2 * token + MARKET_SHIFT[market]
                if 1 <= advisor <= highest and (court[advisor] == NONE or envoy):
                    moves.append(PLACE.of(dice, token, market))
        return moves

    def answer(self, p: Kingsburg, move: int) -> None:
        province = p.provinces[self.seat]
        if move == PASS:
            province.passed = True
            if p.log:
                p.log.write("passes", who=self.seat)
            return
        dice, token, market = PLACE_DICE.of(move), PLACE_TOKEN.of(move), PLACE_MARKET.of(move)
        advisor = group_total(province, dice, token, market)
        for die in range(len(province.dice)):
            if dice >> die & 1:
                province.placed[die] = advisor
        if token:
            province.tokens -= 1
            province.token_at = advisor
        if market:
            province.market_used = True
        occupied = p.court[advisor] != NONE
        if occupied:
            p.envoy = NONE
            p.doubled = advisor
            p.doubled_by = self.seat
        else:
            p.court[advisor] = self.seat
        if p.log:
            p.log.write(
                "places_envoy" if occupied else "places",
                who=self.seat,
                group=group_phrase(p, province, dice, token, market),
                advisor=advisor_phrase(advisor),
            )


def in_hand(province: Province) -> tuple[int, int]:
    """The dice in hand, and those of them that show the same as the one before, in hand and of one colour; as bits."""
    faces, placed = province.dice, province.placed
    hand = twins = 0
    for die in range(len(faces)):
        if placed[die]:
            continue
        hand |= 1 << die
        if die != 0 and die != COLOURED and faces[die] == faces[die - 1] and not placed[die - 1]:
            twins |= 1 << die
    return hand, twins


def helps_of(p: Kingsburg, province: Province) -> list[tuple[int, int]]:
    """What may go with a group of dice now: a "+2" token, a shift of the Market (see MARKET_SHIFT), or both."""
    token = province.tokens > 0 and province.token_at == 0
    market = not province.market_used and p.printed.shift.works(province.buildings)
    helps: list[tuple[int, int]] = []
    if token:
        helps.append((1, 0))
    if market:
        helps += [(0, 1), (0, 2)]
        if token and p.readings.market_with_token:
            helps += [(1, 1), (1, 2)]
    return helps
