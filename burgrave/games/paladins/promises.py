"""What a move costs and brings, told before it is made: prices with every discount, rewards as far as they are sure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.paladins.components import (
    ATTRIBUTE,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_SILVER,
    LAST_STEP,
    NO_PROVISIONS,
    NO_SILVER,
    OF_ABILITY,
    OF_CHOICE,
    ON_PAY_DEBT,
    PALADINS,
    PAY_DEBT,
    PER_SOURCE,
    PRAYER,
    PROVISION,
    SILVER,
    SILVER_DISCOUNT,
    TAX,
    TOKENS,
    TOWNSFOLK_SLOTS,
    WORKSHOPS,
)
from burgrave.games.paladins.components import DISCARD_SUSPICION as DISCARD
from burgrave.games.paladins.crews import CREWS, CRIMINAL, WORKERS
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.phrases import reward_phrase
from burgrave.kernel.words import ComponentPhrase, Cost, Gain, Phrase

if TYPE_CHECKING:
    from burgrave.games.paladins.position import Paladins


class Promise:
    """The costs and gains of one move, in the order of the rules.

    Certain is what changes hands before the next question or reveal; what comes after that is only announced. Steps
    beyond the end of the track, and what cannot be used, are not promised.
    """

    def __init__(self, p: Paladins, seat: int) -> None:
        self.p = p
        self.board = p.boards[seat]
        self.steps = self.board.attributes[:]
        self.unpaid = self.board.unpaid
        self.treasury = p.treasury
        self.certain = True
        self.costs: list[Phrase] = []
        self.tokens: list[int] = []
        """What is gained: a token, how many, and whether that is certain; and so on."""
        self.chosen: list[Phrase] = []

    # ------------------------------------------------------------------ costs

    def pay(self, thing: str, amount: int) -> None:
        """Goods, debts or suspicion cards that go."""
        if amount:
            self.costs.append(Cost(thing, amount))

    def place(self, crew: int) -> list[Phrase]:
        """The workers who leave the stock."""
        workers = CREWS[crew]
        return [Cost(name, workers.count(kind)) for kind, name in enumerate(WORKERS) if kind in workers]

    def owe(self) -> None:
        """A debt is taken as the price."""
        self.unpaid += 1
        self.costs.append(Phrase("pay.debt", debt=Gain("debt", 1)))

    def help(self, seat: int, action: int) -> None:
        """Where this round's paladin makes an action cheaper, say so."""
        lifted = self.p.helped(seat, action, NO_SILVER) or self.p.helped(seat, action, NO_PROVISIONS)
        if lifted or self.p.helped(seat, action, SILVER_DISCOUNT):
            paladin = Phrase(f"paladin.{PALADINS[self.board.paladin]}")
            self.costs = [*self.price(), Phrase("pay.helped", paladin=paladin)]

    def price(self) -> list[Phrase]:
        """All that is paid."""
        return self.costs or [Phrase("pay.nothing")]

    # ------------------------------------------------------------------ gains

    def add(self, token: int, amount: int, certain: bool) -> None:
        """So much of a token more; the same ones are counted together."""
        for at in range(0, len(self.tokens), 3):
            if self.tokens[at] == token and self.tokens[at + 2] == int(certain):
                self.tokens[at + 1] += amount
                return
        self.tokens += [token, amount, int(certain)]

    def reward(self, source: int) -> None:
        """A printed reward; what has been chosen on a card is not asked about again."""
        tokens = self.p.printed.rewards[source]
        for at in range(0, len(tokens), 2):
            self.token(tokens[at], tokens[at + 1], source < OF_CHOICE)

    def reaction(self, townsfolk: int) -> None:
        """What an ability gives at the inquisition: it asks nothing."""
        tokens = self.p.printed.rewards[OF_ABILITY + townsfolk]
        for at in range(0, len(tokens), 2):
            self.token(tokens[at], tokens[at + 1], False)

    def triggers(self, event: int) -> None:
        """What the townsfolk of the party give for an action or a paid debt."""
        for townsfolk in self.board.party:
            if self.p.printed.trigger[townsfolk] == event:
                self.reward(OF_ABILITY + townsfolk)

    def paladin_silver(self, seat: int, action: int) -> None:
        """What this round's paladin pays for an action when its own rewards are in."""
        silver = self.p.helped(seat, action, GAIN_SILVER)
        if silver:
            self.add(SILVER, silver, self.certain)

    def later(self, alternatives: Phrase) -> None:
        """What will be chosen."""
        self.certain = False
        self.chosen.append(alternatives)

    def token(self, token: int, amount: int, asked: bool) -> None:
        """One token of a reward; `asked` if the player will be asked whether to use it."""
        if token == CRIMINAL:
            # Each draws a suspicion card before the next comes.
            self.add(token, amount, self.certain and amount == 1)
            self.certain = False
        elif token < ATTRIBUTE or token in (PROVISION, SILVER):
            self.add(token, amount, self.certain)
        elif token < PROVISION:
            made = min(amount, LAST_STEP - self.steps[token - ATTRIBUTE])
            self.steps[token - ATTRIBUTE] += made
            if made:
                self.add(token, made, self.certain)
        elif token == TAX:
            self.add(token, amount, self.certain)
            self.treasury -= amount
            # The last silver brings the inquisition.
            self.certain = self.certain and self.treasury > 0
        elif self.usable(token):
            self.add(token, amount, False)
            if token == PAY_DEBT and not asked:
                self.triggers(ON_PAY_DEBT)
            self.certain = self.certain and not asked

    def usable(self, token: int) -> bool:
        """Can a token that asks do anything?"""
        if token == DISCARD:
            return len(self.board.suspicion) > 0 or not self.certain
        if token == PRAYER:
            return max(self.board.placed) > 0
        if token == FREE_RECRUIT:
            return self.p.townsfolk != [NONE] * TOWNSFOLK_SLOTS
        if token == FREE_DEVELOP:
            return self.board.developed() < WORKSHOPS
        return self.unpaid > 0

    def gains(self) -> list[Phrase]:
        """All that is gained."""
        found: list[Phrase] = []
        for at in range(0, len(self.tokens), 3):
            token, amount, certain = self.tokens[at], self.tokens[at + 1], self.tokens[at + 2] == 1
            if token == TAX:
                found.append(Phrase("from_treasury", silver=Gain("silver", amount, certain)))
            else:
                found.append(Gain(TOKENS[token], amount, certain))
        return found + self.chosen

    def said(self) -> list[Phrase]:
        """All that is gained, or that it is nothing."""
        return self.gains() or [Phrase("no_reward")]


def choice_phrase(p: Paladins, first: int, many: int) -> Phrase:
    """The alternatives of a card, of which one is chosen later."""
    said = Phrase("one_reward", reward=reward_phrase(p.printed, first + (many - 1) * PER_SOURCE))
    for option in range(many - 2, -1, -1):
        said = Phrase("either", reward=reward_phrase(p.printed, first + option * PER_SOURCE), other=said)
    return ComponentPhrase("choice", rewards=said)
