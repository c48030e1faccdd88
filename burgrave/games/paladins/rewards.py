"""Rewards: given token by token from left to right, and what they ask of a player."""

from __future__ import annotations

from burgrave.games.paladins.asking import AskingDetail, numbered, place_in
from burgrave.games.paladins.components import (
    ACTIONS,
    ATTRIBUTE,
    DESTROY_DEBT,
    DEVELOP,
    DISCARD_SUSPICION,
    FREE_DEVELOP,
    FREE_RECRUIT,
    LAST_STEP,
    LEFT,
    MIDDLE,
    OF_ABILITY,
    OF_CHOICE,
    OF_HIRING,
    OF_WORKSHOP,
    ON_PAY_DEBT,
    PAY_DEBT,
    PER_SOURCE,
    PRAYER,
    PROVISION,
    RIGHT,
    SIDES,
    TAX,
    TOWNSFOLK_SLOTS,
    WORKSHOPS,
)
from burgrave.games.paladins.crews import CRIMINAL
from burgrave.games.paladins.gains import discard_suspicion, gain, gain_all, tell
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.inquisition import DrawSuspicion, take_taxes
from burgrave.games.paladins.moves import (
    CHOOSE,
    CHOOSE_OPTION,
    DECLINE,
    DESTROY,
    DISCARD,
    DISCARD_CARDS,
    HIRE,
    HIRE_TOWNSFOLK,
    PAY,
    WORKSHOP,
    WORKSHOP_ACTION,
    WORKSHOP_SIDE,
    spell_choice,
    touch_free_hire,
)
from burgrave.games.paladins.phrases import stand_phrase, townsfolk_phrase
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.prayer import Prayer, spared
from burgrave.games.paladins.promises import Promise
from burgrave.games.paladins.saying import say_free_hire
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase


class Reward(Step[Paladins]):
    """Give a reward token by token, each before the next."""

    @property
    def source(self) -> int:
        """Which reward (see components.rewards)."""
        return self.a

    @property
    def at(self) -> int:
        """The first token that has not been given."""
        return self.b

    def run(self, p: Paladins) -> None:
        reward(p, self.seat, self.source, self.at)


def reward(p: Paladins, seat: int, source: int, at: int = 0) -> None:
    """Give what comes at once; whatever asks or draws waits on the agenda, and the rest of the reward behind it."""
    tokens = p.printed.rewards[source]
    at = gain_all(p, seat, source, at)
    if at < len(tokens):
        if at + 2 < len(tokens):
            p.then(Reward(seat, source, at + 2))
        special(p, seat, tokens[at], tokens[at + 1], source)


def special(p: Paladins, seat: int, token: int, amount: int, source: int) -> None:
    """Tokens that draw cards, empty the treasury or ask; what has been chosen on a card is not asked about again."""
    board = p.boards[seat]
    asked = source < OF_CHOICE
    if token == CRIMINAL:
        p.then(Criminals(seat, amount))
    elif token == TAX:
        take_taxes(p, seat, amount)
    elif token == DISCARD_SUSPICION:
        if board.suspicion:
            if asked:
                p.then(DiscardSuspicion(seat, amount))
            else:
                discard_suspicion(p, seat, amount)
    elif token == PRAYER:
        p.then(Prayer(seat, spared(p, source)))
    elif token == FREE_RECRUIT:
        p.then(FreeRecruit(seat))
    elif token == FREE_DEVELOP:
        if board.developed() < WORKSHOPS:
            p.then(PlaceWorkshop(seat), Triggers(seat, DEVELOP, len(board.party)))
    elif board.unpaid:
        # To pay or to destroy a debt.
        if asked:
            p.then(SettleDebt(seat, token, amount))
        else:
            settle(p, seat, token)


class Criminals(Step[Paladins]):
    """Criminals, one after another: each brings a suspicion card, and what that leads to comes before the next."""

    @property
    def many(self) -> int:
        return self.a

    def run(self, p: Paladins) -> None:
        gain(p, self.seat, CRIMINAL, 1)
        if self.many > 1:
            p.then(Criminals(self.seat, self.many - 1))
        p.then(DrawSuspicion(self.seat))


class DiscardSuspicion(AskingDetail):
    """Up to so many suspicion cards may be discarded, the newest first."""

    @property
    def most(self) -> int:
        return self.a

    def options(self, p: Paladins) -> list[int]:
        most = min(self.most, len(p.boards[self.seat].suspicion))
        return [*(DISCARD.of(cards) for cards in range(most, 0, -1)), DECLINE]

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        """The piles of suspicion are taken from the top."""
        place = numbered(thing, f"suspicion-{seat}") + 1
        return Phrase("why.newest_first", n=self.most) if thing == f"suspicion-{seat}-{place}" else None

    def prompt(self, p: Paladins) -> Phrase:
        return Phrase("ask.DiscardSuspicion", n=min(self.most, len(p.boards[self.seat].suspicion)))

    def answer(self, p: Paladins, move: int) -> None:
        if move != DECLINE:
            discard_suspicion(p, self.seat, DISCARD_CARDS.of(move))


class SettleDebt(AskingDetail):
    """A debt may be paid or destroyed, as the token says."""

    @property
    def token(self) -> int:
        return self.a

    @property
    def many(self) -> int:
        """How many debts may still be settled."""
        return self.b

    def options(self, p: Paladins) -> list[int]:
        return [PAY if self.token == PAY_DEBT else DESTROY, DECLINE]

    def answer(self, p: Paladins, move: int) -> None:
        if move == DECLINE:
            return
        settle(p, self.seat, self.token)
        if self.many > 1 and p.boards[self.seat].unpaid:
            p.then(SettleDebt(self.seat, self.token, self.many - 1))

    def prompt(self, p: Paladins) -> Phrase:
        key = "ask.PayDebt" if self.token == PAY_DEBT else "ask.DestroyDebt"
        return Phrase(key, n=p.boards[self.seat].unpaid)


def settle(p: Paladins, seat: int, token: int) -> None:
    """A paid debt is turned over, and debt collectors react; a destroyed one goes back to its deck."""
    board = p.boards[seat]
    board.unpaid -= 1
    if token == PAY_DEBT:
        board.paid += 1
        tell(p, "pays_debt", seat)
        p.then(Triggers(seat, ON_PAY_DEBT, len(board.party)))
    else:
        tell(p, "destroys_debt", seat)


class Triggers(Step[Paladins]):
    """The townsfolk of the party react to an action or a paid debt.

    Each of them does. Their order makes no difference: all they give comes from the supply or is one tax.
    """

    @property
    def event(self) -> int:
        """What they react to, one of TRIGGERS."""
        return self.a

    @property
    def present(self) -> int:
        """How many were in the party when it began."""
        return self.b

    def run(self, p: Paladins) -> None:
        board = p.boards[self.seat]
        many = len(board.party) if p.readings.newcomers else self.present
        for place in range(many - 1, -1, -1):
            townsfolk = board.party[place]
            if p.printed.trigger[townsfolk] == self.event:
                p.then(Reaction(self.seat, townsfolk))


class Reaction(Step[Paladins]):
    """One of the townsfolk gives what is printed."""

    @property
    def townsfolk(self) -> int:
        return self.a

    def run(self, p: Paladins) -> None:
        if p.log:
            p.log.write("ability", who=self.seat, card=townsfolk_phrase(self.townsfolk))
        reward(p, self.seat, OF_ABILITY + self.townsfolk)


# ---------------------------------------------------------------------- hire, develop, choose


class FreeRecruit(AskingDetail):
    """Anybody of the row joins the party without silver and without a debt."""

    def options(self, p: Paladins) -> list[int]:
        return [*(HIRE.of(card) for card in p.townsfolk if card != NONE), DECLINE]

    def answer(self, p: Paladins, move: int) -> None:
        if move != DECLINE:
            hire(p, self.seat, HIRE_TOWNSFOLK.of(move))

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        return gap_at(p, thing)

    def describe(self, p: Paladins, seat: int, move: int) -> Phrase:
        return super().describe(p, seat, move) if move == DECLINE else say_free_hire(p, seat, HIRE_TOWNSFOLK.of(move))

    def touches(self, p: Paladins, seat: int, move: int) -> list[str]:
        return super().touches(p, seat, move) if move == DECLINE else touch_free_hire(p, move)


def gap_at(p: Paladins, thing: str) -> Phrase | None:
    """Nobody can be hired from a slot of the row that is empty."""
    slot = numbered(thing, "townsfolk")
    return Phrase("why.gap") if slot >= 0 and p.townsfolk[slot] == NONE else None


def hire(p: Paladins, seat: int, townsfolk: int) -> None:
    """A card leaves a gap in the row, joins the party and gives its instant reward."""
    leave_row(p, townsfolk)
    board = p.boards[seat]
    board.party = [*board.party, townsfolk]
    if p.log:
        p.log.write("hires", who=seat, card=townsfolk_phrase(townsfolk))
    reward(p, seat, OF_HIRING + townsfolk)


def leave_row(p: Paladins, townsfolk: int) -> None:
    """Its slot stays empty until the end of the round."""
    row = p.townsfolk[:]
    row[row.index(townsfolk)] = NONE
    p.townsfolk = row


class PlaceWorkshop(AskingDetail):
    """The next workshop goes on a dotted space of an action on the right side, at most two on each."""

    def options(self, p: Paladins) -> list[int]:
        moves: list[int] = []
        workshops = p.boards[self.seat].workshops
        for right in range(len(workshops)):
            for side in (LEFT, MIDDLE):
                if not is_covered(workshops[right], side) and not left_comes_first(p, workshops[right], side):
                    moves.append(WORKSHOP.of(right, side))
        return moves

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        return space_withstands(p, seat, thing)

    def prompt(self, p: Paladins) -> Phrase:
        return Phrase("ask.PlaceWorkshop", number=p.boards[self.seat].developed() + 1, most=WORKSHOPS)

    def answer(self, p: Paladins, move: int) -> None:
        """A worker on the space goes; whoever was under the workshop in its row comes."""
        right, side = WORKSHOP_ACTION.of(move), WORKSHOP_SIDE.of(move)
        board = p.boards[self.seat]
        uncovered = board.developed()
        board.workshops = board.workshops[:]
        board.workshops[right] |= 1 << side
        stands = board.placed[RIGHT + right]
        if stands >> (3 * side) & 7:
            board.place(RIGHT + right, stands & ~(7 << (3 * side)))
            if p.log:
                p.log.write("returns", who=self.seat, workers=stand_phrase(stands & 7 << (3 * side)))
        if p.log:
            action = Phrase(f"action.{ACTIONS[RIGHT + right]}")
            p.log.write(f"develops_{SIDES[side]}", who=self.seat, action=action)
        reward(p, self.seat, OF_WORKSHOP + uncovered)


def is_covered(covered: int, side: int) -> bool:
    """Does a workshop stand on a dotted space of an action?"""
    return covered >> side & 1 == 1


def left_comes_first(p: Paladins, covered: int, side: int) -> bool:
    """By a reading of the rules the middle space waits for the left one."""
    return side == MIDDLE and not is_covered(covered, LEFT) and p.readings.workshops != "free"


def space_withstands(p: Paladins, seat: int, thing: str) -> Phrase | None:
    """Why no workshop can go on a dotted space."""
    for right in range(RIGHT, len(ACTIONS)):
        side = place_in(SIDES, thing, f"workshop-{seat}-{ACTIONS[right]}")
        if side >= 0:
            covered = p.boards[seat].workshops[right - RIGHT]
            if is_covered(covered, side):
                return Phrase("why.covered")
            return Phrase("why.left_first") if left_comes_first(p, covered, side) else None
    return None


class Choice(AskingDetail):
    """One of the alternatives on a card. What would do nothing is left out."""

    @property
    def first(self) -> int:
        """The first alternative (see components.rewards); the others follow."""
        return self.a

    @property
    def many(self) -> int:
        return self.b

    def reward_of(self, move: int) -> int:
        """The alternative that a move takes."""
        return self.first + CHOOSE_OPTION.of(move) * PER_SOURCE

    def options(self, p: Paladins) -> list[int]:
        moves = [
            CHOOSE.of(option) for option in range(self.many) if useful(p, self.seat, self.first + option * PER_SOURCE)
        ]
        return moves or [CHOOSE.of(0)]

    def answer(self, p: Paladins, move: int) -> None:
        reward(p, self.seat, self.reward_of(move))

    def notation(self, p: Paladins, seat: int, move: int) -> str:
        """What is chosen; a move of another kind, which is not legal here, as the book writes it."""
        if move not in CHOOSE:
            return super().notation(p, seat, move)
        return spell_choice(p.printed, self.reward_of(move))

    def describe(self, p: Paladins, seat: int, move: int) -> Phrase:
        promise = Promise(p, seat)
        promise.reward(self.reward_of(move))
        return Phrase("move.choose", gain=promise.said())


def useful(p: Paladins, seat: int, source: int) -> bool:
    """Would a reward change anything?"""
    board, tokens = p.boards[seat], p.printed.rewards[source]
    for at in range(0, len(tokens), 2):
        token = tokens[at]
        if token == DISCARD_SUSPICION:
            found = len(board.suspicion) > 0
        elif token in (PAY_DEBT, DESTROY_DEBT):
            found = board.unpaid > 0
        elif token == FREE_DEVELOP:
            found = board.developed() < WORKSHOPS
        elif token == FREE_RECRUIT:
            found = p.townsfolk != [NONE] * TOWNSFOLK_SLOTS
        elif token == PRAYER:
            found = max(board.placed) > 0
        elif ATTRIBUTE <= token < PROVISION:
            found = board.attributes[token - ATTRIBUTE] < LAST_STEP
        else:
            found = True
        if found:
            return True
    return False
