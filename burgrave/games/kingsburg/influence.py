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
    die_phrase,
    group_phrase,
    group_total,
)
from burgrave.games.kingsburg.phrases import advisor_phrase, building_phrase
from burgrave.games.kingsburg.pieces import ADVISOR, DIE, SHIFT, TOKEN, GovernorQuestion
from burgrave.games.kingsburg.position import COLOURED, NEUTRAL, NONE, Kingsburg, Province
from burgrave.kernel.agenda import CHOSEN, Step
from burgrave.kernel.words import Phrase

COLOURED_DICE: Final = (1 << COLOURED) - 1
"""The coloured dice of a governor, as bits."""
ANY_DICE: Final = -1
"""All dice, as bits."""


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


class Placement(GovernorQuestion):
    """Put a group of dice on the advisor of exactly its total, or pass for the rest of the step.

    A group has at least one coloured die; it may have white dice, one "+2" token a season and the Market's one point
    once a season. An occupied advisor is closed, except to the holder of the envoy.
    """

    def prompt(self, p: Kingsburg) -> Phrase:
        """What is in hand, and the envoy if he opens any advisor."""
        hand = self.hand(p)
        return Phrase("ask.Placement_envoy" if p.envoy == self.seat else "ask.Placement", hand=hand)

    def hand(self, p: Kingsburg) -> list[Phrase]:
        """The dice in hand, and what may go with a group of them."""
        province = p.provinces[self.seat]
        said = [die_phrase(province, die) for die in range(len(province.dice)) if not province.placed[die]]
        helps = helps_of(p, province)
        if (1, 0) in helps:
            said.append(Phrase("token"))
        if (0, 1) in helps:
            building = building_phrase(p.printed.shift.first(province.buildings))
            said.append(Phrase("market_either", building=building))
        return said

    def options(self, p: Kingsburg) -> list[int]:
        return [PASS, *placements(p, p.provinces[self.seat], p.envoy == self.seat, COLOURED_DICE)]

    def waste(self, p: Kingsburg, seat: int, move: int) -> int:
        """An exact sum of few dice first, then with the Market, last with a token; white dice go before others."""
        if move == PASS:
            return CHOSEN
        dice = PLACE_DICE.of(move)
        spent = 2 * dice.bit_count() - (dice >> COLOURED).bit_count()
        return spent + 20 * (PLACE_MARKET.of(move) > 0) + 40 * PLACE_TOKEN.of(move)

    def weighty(self, p: Kingsburg, seat: int, move: int) -> bool:
        """To pass ends the step for the governor, who could still place dice."""
        return move == PASS

    def obstacle(self, p: Kingsburg, kind: str, name: str) -> Phrase | None:
        if kind == ADVISOR:
            return self.no_way_to(p, int(name))
        if kind == DIE:
            return self.left_out(p, int(name))
        if kind == TOKEN:
            province = p.provinces[self.seat]
            if province.token_at:
                return Phrase("why.token_spent", advisor=advisor_phrase(province.token_at))
            return self.all_taken(p, [move for move in self.anywhere(p) if PLACE_TOKEN.of(move)])
        if kind == SHIFT:
            shift = 1 if name == "up" else -1
            moves = [move for move in self.anywhere(p) if MARKET_SHIFT[PLACE_MARKET.of(move)] == shift]
            return self.all_taken(p, moves)
        return super().obstacle(p, kind, name)

    def no_way_to(self, p: Kingsburg, advisor: int) -> Phrase:
        """An advisor is taken, or no group in hand adds up to his number, or only white dice do."""
        name = advisor_phrase(advisor)
        owner = p.court[advisor]
        if owner == NEUTRAL:
            return Phrase("why.neutral", advisor=name)
        if owner == self.seat:
            return Phrase("why.own_dice", advisor=name)
        if owner != NONE:
            return Phrase("why.taken_by", advisor=name, who=owner)
        white = placements(p, p.provinces[self.seat], True, ANY_DICE)
        if advisor in self.totals(p, white):
            return Phrase("why.only_white", advisor=name)
        return Phrase("why.sum", advisor=name, total=advisor, hand=self.hand(p))

    def left_out(self, p: Kingsburg, die: int) -> Phrase | None:
        """A die lies at court, or reaches only advisors who are taken; an equal die may stand for it."""
        province = p.provinces[self.seat]
        if province.placed[die]:
            return Phrase("why.die_placed", advisor=advisor_phrase(province.placed[die]))
        _, twins = in_hand(province)
        while twins >> die & 1:
            die -= 1
        if any(PLACE_DICE.of(move) >> die & 1 for move in self.options(p)[1:]):
            return None
        return self.all_taken(p, [move for move in self.anywhere(p) if PLACE_DICE.of(move) >> die & 1])

    def anywhere(self, p: Kingsburg) -> list[int]:
        """The placements that there would be if no advisor were taken."""
        return placements(p, p.provinces[self.seat], True, COLOURED_DICE)

    def totals(self, p: Kingsburg, moves: list[int]) -> list[int]:
        """The advisors that placements reach, in ascending order."""
        province = p.provinces[self.seat]
        return sorted(
            {group_total(province, PLACE_DICE.of(move), PLACE_TOKEN.of(move), PLACE_MARKET.of(move)) for move in moves}
        )

    def all_taken(self, p: Kingsburg, moves: list[int]) -> Phrase | None:
        """Whoever would be reached is taken; the Market may reach nobody, below 1."""
        reached = self.totals(p, moves)
        if not reached:
            return super().obstacle(p, SHIFT, "")
        return Phrase("why.all_taken", reached=", ".join([str(advisor) for advisor in reached]), n=len(reached))

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


def placements(p: Kingsburg, province: Province, envoy: bool, leading: int) -> list[int]:
    """Every group with a `leading` die (bits) that adds up to an open advisor; the envoy opens them all."""
    moves: list[int] = []
    faces = province.dice
    court = p.court
    helps = helps_of(p, province)
    highest = HIGHEST
    hand, twins = in_hand(province)
    # Groups are bits as the hand is, so none of them is a greater number.
    for dice in range(1, hand + 1):
        # Of equal dice in hand the first ones are used, so that they make one move.
        if dice & ~hand or not dice & leading or dice & twins & ~(dice << 1):
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
