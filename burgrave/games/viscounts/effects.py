"""Effects: an alternative is picked, its things are done in their order, each by a step of the chapter it is from."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.viscounts.asking import AskingDetail, slot_of
from burgrave.games.viscounts.moves import (
    CHOOSE,
    CHOOSE_WAY,
    FLIP_CARD,
    FLIPPED,
    MOST_AT_ONCE,
    RESOLVE,
    RESOLVE_CARD,
    TAKE,
    TAKE_GOLD,
    TAKE_INK,
    TAKE_STONE,
)
from burgrave.games.viscounts.notation import FLIPS_DEBT, FLIPS_DEED
from burgrave.games.viscounts.phrases import card_phrase, gains
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import (
    ANY,
    CORRUPTION,
    DEBT,
    DEED,
    FLIP_ANY,
    FLIP_DEBT,
    FLIP_DEED,
    GOLD,
    INK,
    ON_FLIP_DEBT,
    ON_GAIN_DEBT,
    OPS,
    STONE,
    VIRTUE,
    Alternative,
    PrintedEffect,
)
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase

STEP_FOR: Final[list[Any]] = [None] * len(OPS)
"""The step that does each thing for a player; every chapter enters its own."""

AUTOMA_STEP: Final[list[Any]] = []
"""The step that does any thing for the automa; its chapter enters it."""


def automa_step(who: int, op: int, n: int) -> Step[Viscounts]:
    """The automa does a thing so many times."""
    step: Step[Viscounts] = AUTOMA_STEP[0](who, op, n)
    return step


def resolve(p: Viscounts, who: int, effect: PrintedEffect) -> None:
    """An effect for somebody. Players pick an alternative, the automa takes the first."""
    ways = effect.ways
    if not ways:
        return
    if who >= p.seats:
        way = ways[0]
        at = len(way.ops)
        while at > 0:
            at -= 1
            p.agenda.append(automa_step(who, way.ops[at], way.counts[at]))
    elif len(ways) > 1:
        p.agenda.append(Choose(who, effect.number))
    else:
        carry_out(p, who, ways[0])


def carry_out(p: Viscounts, seat: int, way: Alternative) -> None:
    """What needs no decision is done at once, the rest in its order."""
    ops, counts = way.ops, way.counts
    at = 0
    while at < len(ops) and do_at_once(p, seat, ops[at], counts[at]):
        at += 1
    last = len(ops)
    while last > at:
        last -= 1
        p.agenda.append(step_of(seat, ops[last], counts[last]))


def step_of(seat: int, op: int, n: int) -> Step[Viscounts]:
    """The step that does a thing."""
    kind = STEP_FOR[op]
    step: Step[Viscounts] = Simple(seat, op, n) if kind is None else kind(seat, n)
    return step


def do_at_once(p: Viscounts, seat: int, op: int, n: int) -> bool:
    """Goods, deeds, virtue and corruption need no step; False for everything else."""
    if op <= GOLD:
        p.gain(seat, op, n)
    elif op == VIRTUE:
        p.ennoble(seat, n)
    elif op == CORRUPTION:
        p.corrupt(seat, n)
    elif op == DEED:
        for _ in range(n):
            p.take_deed(seat)
    else:
        return False
    return True


class Repeated(Step[Viscounts]):
    """Something that is done several times, one after another, for each may have consequences."""

    @property
    def times(self) -> int:
        """How often it is still to be done."""
        return self.a


class Simple(Step[Viscounts]):
    """Something that needs no decision, in its turn."""

    @property
    def op(self) -> int:
        return self.a

    @property
    def times(self) -> int:
        return self.b

    def run(self, p: Viscounts) -> None:
        do_at_once(p, self.seat, self.op, self.times)


class Choose(AskingDetail):
    """Which alternative of an effect? Also one that does nothing just now may be chosen."""

    @property
    def effect(self) -> int:
        return self.a

    def options(self, p: Viscounts) -> list[int]:
        return [CHOOSE.of(way) for way in range(len(p.printed.effects[self.effect].ways))]

    def answer(self, p: Viscounts, move: int) -> None:
        carry_out(p, self.seat, p.printed.effects[self.effect].ways[CHOOSE_WAY.of(move)])

    def notation(self, p: Viscounts, seat: int, move: int) -> str:
        """`choose free_hire`, `choose discard:2`, `choose debt+flip_deed`."""
        ways = p.printed.effects[self.effect].ways
        if move not in CHOOSE or CHOOSE_WAY.of(move) >= len(ways):
            return super().notation(p, seat, move)
        way = ways[CHOOSE_WAY.of(move)]
        said = [OPS[op] if n == 1 else f"{OPS[op]}:{n}" for op, n in zip(way.ops, way.counts, strict=True)]
        return " ".join([CHOOSE.word, "+".join(said)]) if said else CHOOSE.word

    def describe(self, p: Viscounts, seat: int, move: int) -> Phrase:
        way = p.printed.effects[self.effect].ways[CHOOSE_WAY.of(move)]
        return Phrase("move.choose", way=gains(way) or [Phrase("op.nothing")])


def _mixes() -> list[list[int]]:
    """By their number: the moves that take so many resources."""
    found: list[list[int]] = [[] for _ in range(MOST_AT_ONCE + 1)]
    for many in range(1, MOST_AT_ONCE + 1):
        for ink in range(many, -1, -1):
            for stone in range(many - ink, -1, -1):
                found[many].append(TAKE.of(ink, stone, many - ink - stone))
    return found


MIXES: Final = _mixes()


class TakeAny(AskingDetail):
    """Resources of choice."""

    @property
    def amount(self) -> int:
        return self.a

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.TakeAny", n=min(self.amount, MOST_AT_ONCE))

    def options(self, p: Viscounts) -> list[int]:
        return MIXES[min(self.amount, MOST_AT_ONCE)]

    def answer(self, p: Viscounts, move: int) -> None:
        ink, stone, gold = TAKE_INK.of(move), TAKE_STONE.of(move), TAKE_GOLD.of(move)
        if ink:
            p.gain(self.seat, INK, ink)
        if stone:
            p.gain(self.seat, STONE, stone)
        if gold:
            p.gain(self.seat, GOLD, gold)
        if self.amount > MOST_AT_ONCE:
            p.then(TakeAny(self.seat, self.amount - MOST_AT_ONCE))


# ---------------------------------------------------------------------- debts and deeds


class GainDebts(Repeated):
    """Debts, one after another: townsfolk may answer to each."""

    def run(self, p: Viscounts) -> None:
        p.take_debt(self.seat)
        if self.times > 1:
            p.then(GainDebts(self.seat, self.times - 1))
        trigger(p, self.seat, ON_GAIN_DEBT)


class FlipDebts(Repeated):
    """Unpaid debts are turned over, each for a resource of choice."""

    def run(self, p: Viscounts) -> None:
        if self.times > 1:
            p.then(FlipDebts(self.seat, self.times - 1))
        flip_debt(p, self.seat)


class FlipDeeds(Repeated):
    """Acquired deeds are approved."""

    def run(self, p: Viscounts) -> None:
        for _ in range(self.times):
            flip_deed(p, self.seat)


class FlipAny(Repeated):
    """Debts or deeds of choice, one at a time."""

    def run(self, p: Viscounts) -> None:
        if self.times > 1:
            p.then(FlipAny(self.seat, self.times - 1))
        player = p.players[self.seat]
        if player.debts or player.deeds:
            p.then(Flip(self.seat))


class Flip(AskingDetail):
    """A debt or a deed?"""

    def options(self, p: Viscounts) -> list[int]:
        player = p.players[self.seat]
        moves: list[int] = []
        if player.debts:
            moves.append(FLIP_CARD.of(FLIPS_DEBT))
        if player.deeds:
            moves.append(FLIP_CARD.of(FLIPS_DEED))
        return moves

    def prompt(self, p: Viscounts) -> Phrase:
        player = p.players[self.seat]
        return Phrase("ask.Flip", debts=player.debts, deeds=player.deeds)

    def answer(self, p: Viscounts, move: int) -> None:
        if FLIPPED.of(move) == FLIPS_DEBT:
            flip_debt(p, self.seat)
        else:
            flip_deed(p, self.seat)


def flip_debt(p: Viscounts, seat: int) -> None:
    """A debt is paid: a resource of choice, then townsfolk may answer. Without a debt nothing happens."""
    player = p.players[seat]
    if player.debts:
        player.debts -= 1
        player.paid += 1
        if p.log:
            p.log.write("pays_debt", who=p.name(seat))
        trigger(p, seat, ON_FLIP_DEBT)
        p.then(TakeAny(seat, 1))


def flip_deed(p: Viscounts, seat: int) -> None:
    """A deed is approved."""
    player = p.players[seat]
    if player.deeds:
        player.deeds -= 1
        player.approved += 1
        if p.log:
            p.log.write("approves", who=p.name(seat))


# ---------------------------------------------------------------------- abilities of townsfolk on the board


def trigger(p: Viscounts, seat: int, moment: int) -> None:
    """Something has happened to which townsfolk on the board may answer."""
    for card in p.players[seat].slots:
        if card != NONE and p.printed.folk[card].when == moment:
            p.then(Answering(seat, moment, 0))
            return


class Answering(AskingDetail):
    """Whose ability comes next, of the townsfolk that answer to a moment?"""

    @property
    def moment(self) -> int:
        return self.a

    @property
    def answered(self) -> int:
        """A bit for every card that has answered."""
        return self.b

    def options(self, p: Viscounts) -> list[int]:
        moment, answered = self.moment, self.answered
        moves: list[int] = []
        for card in p.players[self.seat].slots:
            if card != NONE and p.printed.folk[card].when == moment and not answered >> card & 1:
                moves.append(RESOLVE.of(card))
        return moves

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        slot = slot_of(thing, f"slot-{seat}")
        card = p.players[seat].slots[slot] if slot >= 0 else NONE
        if card == NONE:
            return None
        return Phrase("why.has_answered" if p.printed.folk[card].when == self.moment else "why.no_answer")

    def answer(self, p: Viscounts, move: int) -> None:
        card = RESOLVE_CARD.of(move)
        done = self.answered | 1 << card
        for other in p.players[self.seat].slots:
            if other != NONE and p.printed.folk[other].when == self.moment and not done >> other & 1:
                p.then(Answering(self.seat, self.moment, done))
                break
        if p.log:
            p.log.write("ability", who=p.name(self.seat), card=card_phrase(card))
        resolve(p, self.seat, p.printed.folk[card].effect)


STEP_FOR[ANY] = TakeAny
STEP_FOR[DEBT] = GainDebts
STEP_FOR[FLIP_DEBT] = FlipDebts
STEP_FOR[FLIP_DEED] = FlipDeeds
STEP_FOR[FLIP_ANY] = FlipAny
