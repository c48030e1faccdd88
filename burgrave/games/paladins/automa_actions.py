"""What the solo opponent does when it does it: its targets, its rewards, its left row."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.components import (
    ABSOLVE,
    ATTACK,
    ATTRIBUTE,
    COMMISSION,
    CONVERT,
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    FAITH,
    FAVOUR_SLOTS,
    FAVOURS,
    FORTIFY,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GARRISON,
    INFLUENCE,
    LAST_STEP,
    OF_ACTION,
    OF_ATTACK,
    OF_CONVERSION,
    OF_DISMISSAL,
    OF_FAVOUR,
    OF_FAVOUR_CHOICE,
    OF_SPACE,
    OF_WALL,
    OF_WALL_CHOICE,
    OUTSIDER_SLOTS,
    PAY_DEBT,
    PER_SOURCE,
    PRAYER,
    PROVISION,
    SILVER,
    STRENGTH,
    TAX,
    TOWNSFOLK_SLOTS,
)
from burgrave.games.paladins.crews import COLOURLESS, CRIMINAL
from burgrave.games.paladins.favours import occupy
from burgrave.games.paladins.fortify import build_wall
from burgrave.games.paladins.gains import advance_marker, discard_suspicion, raise_automa, take_debt, tell
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.inquisition import DrawSuspicion, Inquisition, shuffled, take_taxes
from burgrave.games.paladins.missions import open_spaces, settle_space
from burgrave.games.paladins.outsiders import leave_board
from burgrave.games.paladins.phrases import outsider_phrase, space_phrase, token_phrase, townsfolk_phrase
from burgrave.games.paladins.position import SCHEME_SHUFFLE, Paladins
from burgrave.games.paladins.recruit import send_away
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase

# ---------------------------------------------------------------------- targets


def from_marker(p: Paladins, slots: int) -> list[int]:
    """The slots of a row as it looks at them: from the resource marker to the right, then from the left."""
    marker = p.automata[0].marker
    return [(marker + step) % slots for step in range(slots)]


def choose_townsfolk(p: Paladins) -> int:
    """The townsfolk it would send away; NONE if the row is empty."""
    for slot in from_marker(p, TOWNSFOLK_SLOTS):
        if p.townsfolk[slot] != NONE:
            return p.townsfolk[slot]
    return NONE


def choose_favour(p: Paladins) -> int:
    """The slot of the king's favour it would use."""
    for slot in from_marker(p, FAVOUR_SLOTS):
        if p.favour_open(slot):
            return slot
    return NONE


def choose_outsider(p: Paladins, action: int) -> int:
    """The first outsider within strength for an attack, within faith for a conversion; silver does not help it."""
    flags = p.printed.strength_flags if action == ATTACK else p.printed.faith_flags
    value = p.automata[0].attributes[STRENGTH if action == ATTACK else FAITH]
    for slot in from_marker(p, OUTSIDER_SLOTS):
        if p.outsiders[slot] != NONE and flags[slot] <= value:
            return p.outsiders[slot]
    return NONE


TO_RECRUIT: Final = 0
TO_PAY_A_DEBT: Final = 1
TO_PRAY: Final = 2
TWO_WORKERS: Final = 3
ONE_WORKER: Final = 4
SOME_SILVER: Final = 5
ALL_ELSE: Final = 6
"""How it ranks spaces by their rewards, the first before the others."""


def wish(p: Paladins, space: int) -> int:
    """The rank of a space."""
    tokens = p.printed.rewards[OF_SPACE + space]
    workers = 0
    for at in range(0, len(tokens), 2):
        if tokens[at] == FREE_RECRUIT:
            return TO_RECRUIT
        if tokens[at] == PAY_DEBT:
            return TO_PAY_A_DEBT
        if tokens[at] == PRAYER:
            return TO_PRAY
        if tokens[at] < ATTRIBUTE:
            workers += tokens[at + 1]
    if workers:
        return TWO_WORKERS if workers > 1 else ONE_WORKER
    return SOME_SILVER if tokens and tokens[0] == SILVER else ALL_ELSE


def choose_space(p: Paladins, action: int) -> int:
    """The space for its monk or outpost: the best by rank, of equal ones the leftmost; to pay a debt it needs one."""
    free = open_spaces(p, p.seats, action)
    best = NONE
    for space in p.printed.left_to_right:
        if space not in free or (wish(p, space) == TO_PAY_A_DEBT and not p.automata[0].unpaid):
            continue
        if best == NONE or wish(p, space) < wish(p, best):
            best = space
    return best


def has_target(p: Paladins, action: int) -> bool:
    """Is there anything to take an action of the right side with, and is the attribute high enough?"""
    automa = p.automata[0]
    done = automa.done(action)
    if p.printed.limit[action] and done >= p.printed.limit[action]:
        return False
    if action in (COMMISSION, GARRISON):
        return choose_space(p, action) != NONE
    if action == FORTIFY:
        return len(p.wall_deck) > 0 and automa.attributes[INFLUENCE] >= p.printed.wall_influence[done]
    if action == ABSOLVE:
        return automa.attributes[INFLUENCE] >= p.printed.jar_influence[done]
    return choose_outsider(p, action) != NONE


# ---------------------------------------------------------------------- the right side


def carry_out(p: Paladins, action: int) -> None:
    """An action of the right side; its workers stand already."""
    automa = p.automata[0]
    if action in (COMMISSION, GARRISON):
        space = choose_space(p, action)
        settle_space(p, p.seats, action, space)
        if p.log:
            event = "automa_commissions" if action == COMMISSION else "automa_garrisons"
            p.log.write(event, space=space_phrase(p.printed, space))
        p.then(Spoils(0, OF_ACTION + action), Spoils(0, OF_SPACE + space))
    elif action == FORTIFY:
        wall = build_wall(p, p.seats)
        p.then(Spoils(0, OF_WALL + wall), AutomaChoice(0, OF_WALL_CHOICE + wall, p.printed.wall_choices[wall]))
    elif action == ABSOLVE:
        automa.jars = automa.jars << 1 | 1
        if p.log:
            p.log.write("automa_absolves", number=automa.jars.bit_count())
        p.then(Spoils(0, OF_ACTION + ABSOLVE), PayOrDiscard())
    else:
        outsider = choose_outsider(p, action)
        leave_board(p, outsider)
        if action == CONVERT:
            automa.converted = [*automa.converted, outsider]
        else:
            automa.attacked = [*automa.attacked, outsider]
        if p.log:
            event = "automa_converts" if action == CONVERT else "automa_attacks"
            p.log.write(event, card=outsider_phrase(outsider))
        p.then(Spoils(0, (OF_CONVERSION if action == CONVERT else OF_ATTACK) + outsider))


class PayOrDiscard(Step[Paladins]):
    """Absolve: it pays a debt, or else discards another suspicion card."""

    def run(self, p: Paladins) -> None:
        if p.automata[0].unpaid:
            pay_debt(p)
        else:
            lose_suspicion(p)


# ---------------------------------------------------------------------- favours and the left row


def use_favour(p: Paladins, slot: int) -> None:
    """It pays neither silver nor provisions, but takes a debt where one is asked for."""
    favour = p.favours.cards[slot]
    occupy(p, p.seats, slot, COLOURLESS)
    if p.log:
        p.log.write("automa_favour_used", favour=Phrase(f"favour.{FAVOURS[favour]}"))
    for _ in range(p.printed.favour_debt[favour]):
        take_debt(p, p.seats)
    choices = p.printed.favour_choices[favour]
    p.then(Spoils(0, OF_FAVOUR + favour), AutomaChoice(0, OF_FAVOUR_CHOICE + favour, choices))


def dismiss(p: Paladins) -> None:
    """It sends a townsfolk away for the reward, also where a player would hire for nothing."""
    townsfolk = choose_townsfolk(p)
    if townsfolk == NONE:
        return
    send_away(p, townsfolk)
    if p.log:
        p.log.write("automa_dismisses", card=townsfolk_phrase(townsfolk))
    p.then(Spoils(0, OF_DISMISSAL + townsfolk))


def pray(p: Paladins) -> None:
    """Its right side is cleared, or it gains a worker where there is nobody; all schemes are shuffled."""
    automa = p.automata[0]
    if automa.busy >> len(p.printed.automa_left):
        automa.busy &= (1 << len(p.printed.automa_left)) - 1
        if p.log:
            p.log.write("automa_clears")
    else:
        automa.workers += 1
        if p.log:
            p.log.write("automa_workers", n=1)
    shuffle_schemes(p)


def shuffle_schemes(p: Paladins) -> None:
    """Deck and discard become a new deck."""
    automa = p.automata[0]
    automa.schemes = shuffled(p, automa.schemes, [*automa.schemes.cards, *automa.drawn], SCHEME_SHUFFLE)
    automa.drawn = []


def conspire(p: Paladins) -> None:
    """A suspicion card and two workers."""
    automa = p.automata[0]
    automa.workers += p.printed.automa_conspirators
    if p.log:
        p.log.write("automa_workers", n=p.printed.automa_conspirators)
    p.then(DrawSuspicion(p.seats))


def rest(p: Paladins) -> None:
    """The marker moves once, and once more for every worker it still has; then it passes."""
    automa = p.automata[0]
    advance_marker(p, 1 + automa.workers)
    automa.passed = True
    if p.log:
        p.log.write("automa_passes")


# ---------------------------------------------------------------------- rewards


class Spoils(Step[Paladins]):
    """A reward of the opponent, unit by unit: all workers are alike, goods and taxes move its marker."""

    @property
    def source(self) -> int:
        """Which reward (see components.rewards)."""
        return self.a

    @property
    def unit(self) -> int:
        """The next of its units; those before have been given."""
        return self.b

    def run(self, p: Paladins) -> None:
        tokens = p.printed.rewards[self.source]
        before = 0
        for at in range(0, len(tokens), 2):
            token, amount = tokens[at], tokens[at + 1]
            if token == TAX:
                # All taxes of a reward are one amount.
                if self.unit <= before:
                    p.then(Spoils(0, self.source, before + amount))
                    take_taxes(p, p.seats, amount)
                    return
            elif self.unit < before + amount:
                p.then(Spoils(0, self.source, max(self.unit, before) + 1))
                spoil(p, token)
                return
            before += amount


def spoil(p: Paladins, token: int) -> None:
    """One unit of a reward."""
    automa = p.automata[0]
    if token < ATTRIBUTE:
        automa.workers += 1
        if p.log:
            p.log.write("automa_gains", gain=[token_phrase(token, 1)])
        if token == CRIMINAL:
            p.then(DrawSuspicion(p.seats))
    elif token < PROVISION:
        raise_automa(p, token - ATTRIBUTE, 1)
    elif token in (PROVISION, SILVER):
        advance_marker(p, 1)
    elif token == DISCARD_SUSPICION:
        lose_suspicion(p)
    elif token == DESTROY_DEBT:
        if automa.unpaid:
            automa.unpaid -= 1
            tell(p, "destroys_debt", p.seats)
        else:
            lose_silver(p)
    elif token == PAY_DEBT:
        if automa.unpaid:
            pay_debt(p)
    elif token == PRAYER:
        pray(p)
    elif token == FREE_RECRUIT:
        dismiss(p)


def pay_debt(p: Paladins) -> None:
    """A debt is turned over."""
    p.automata[0].unpaid -= 1
    p.automata[0].paid += 1
    tell(p, "pays_debt", p.seats)


def lose_suspicion(p: Paladins) -> None:
    """The newest suspicion card goes; where there is none, a silver of the treasury."""
    if p.automata[0].suspicion:
        discard_suspicion(p, p.seats, 1)
    else:
        lose_silver(p)


def lose_silver(p: Paladins) -> None:
    """A silver goes from the treasury to the supply; the marker stays. The last one brings the inquisition."""
    p.treasury -= 1
    if p.log:
        p.log.write("automa_lacks")
    if p.treasury == 0:
        p.then(Inquisition())


class AutomaChoice(Step[Paladins]):
    """Of the alternatives on a card it takes the left one that it can carry out; where there is none, the last.

    What it should discard and lacks costs the treasury a silver, so a discard can always be carried out; by another
    reading it takes the first alternative that does anything for it.
    """

    @property
    def first(self) -> int:
        """The first alternative (see components.rewards); the others follow."""
        return self.a

    @property
    def many(self) -> int:
        return self.b

    def run(self, p: Paladins) -> None:
        if self.many == 0:
            return
        taken = self.many - 1
        for option in range(self.many):
            if can_carry_out(p, self.first + option * PER_SOURCE):
                taken = option
                break
        p.then(Spoils(0, self.first + taken * PER_SOURCE))


def can_carry_out(p: Paladins, source: int) -> bool:
    """Can it carry out a reward? It never develops, and pays no debt that it does not have."""
    automa = p.automata[0]
    by_the_letter = p.readings.automa_choice == "left"
    tokens = p.printed.rewards[source]
    for at in range(0, len(tokens), 2):
        token = tokens[at]
        if token == DISCARD_SUSPICION:
            found = by_the_letter or len(automa.suspicion) > 0
        elif token == DESTROY_DEBT:
            found = by_the_letter or automa.unpaid > 0
        elif token == PAY_DEBT:
            found = automa.unpaid > 0
        elif ATTRIBUTE <= token < PROVISION:
            found = automa.attributes[token - ATTRIBUTE] < LAST_STEP
        else:
            found = token != FREE_DEVELOP
        if found:
            return True
    return False
