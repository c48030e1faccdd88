"""The opponent of a lone player: scheme cards tell it what to do; what cannot be done falls back to its left row."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.automa_actions import (
    carry_out,
    choose_favour,
    choose_townsfolk,
    conspire,
    dismiss,
    has_target,
    pray,
    rest,
    shuffle_schemes,
    use_favour,
)
from burgrave.games.paladins.components import (
    ACTIONS,
    FAVOUR_SCHEMES,
    KINGS_FAVOUR,
    KINGS_ORDERS,
    LEFT_ROW,
    RIGHT,
    ROW_CONSPIRE,
    ROW_PRAY,
    ROW_RECRUIT,
    ROW_REST,
    ROW_TRADE,
    SCHEME_CARDS,
    SCHEME_FAMILY,
    SCHEMES,
)
from burgrave.games.paladins.gains import advance_marker
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.inquisition import DrawSuspicion
from burgrave.games.paladins.position import DECK, DIFFICULTY, SCHEME_DECK, Paladins
from burgrave.games.paladins.scoring import fulfilled
from burgrave.kernel.agenda import Step
from burgrave.kernel.piles import face_down
from burgrave.kernel.words import Phrase

ROWS: Final = len(LEFT_ROW)


class SetUpAutoma(Step[Paladins]):
    """Some orders are looked at by difficulty: a workshop on each action they ask for. Favour schemes wait."""

    def run(self, p: Paladins) -> None:
        automa = p.automata[0]
        orders = list(range(len(p.orders)))
        p.chance.shuffle(orders, DIFFICULTY, 0, 0)
        for order in orders[: p.printed.difficulty[p.readings.difficulty]]:
            meet_order(p, order)
        schemes = [card for card in range(len(SCHEME_CARDS)) if card not in FAVOUR_SCHEMES]
        p.chance.shuffle(schemes, DECK, 0, SCHEME_DECK)
        automa.schemes = face_down(SCHEME_FAMILY, schemes)
        p.revealed += 1


def meet_order(p: Paladins, order: int) -> None:
    """An order is shown: the opponent's workshop goes on the action it asks for."""
    action = p.printed.order_action[order]
    for automa in p.automata:
        automa.workshops = automa.workshops[:]
        automa.workshops[action - RIGHT] += 1
        if p.log:
            p.log.write("automa_workshop", action=Phrase(f"action.{ACTIONS[action]}"))


def meet_favour(p: Paladins, slot: int) -> None:
    """A favour is shown: the scheme card on it joins the discard."""
    for automa in p.automata:
        automa.drawn = [*automa.drawn, FAVOUR_SCHEMES[slot]]


class AutomaTavern(Step[Paladins]):
    """It has more workers every round, and draws a suspicion card for every criminal in the tavern left over."""

    def run(self, p: Paladins) -> None:
        automa = p.automata[0]
        automa.workers = p.printed.automa_workers + p.round * p.printed.automa_workers_a_round
        if p.log:
            p.log.write("automa_musters", n=automa.workers)
        left = p.taverns[p.takers.index(NONE)]
        for _ in range(p.printed.tavern_criminals[left]):
            p.then(DrawSuspicion(p.seats))


class AutomaTurn(Step[Paladins]):
    """It turns over a scheme and does that, or what it falls back on; without workers it passes."""

    def run(self, p: Paladins) -> None:
        automa = p.automata[0]
        if automa.workers == 0:
            automa.passed = True
            if p.log:
                p.log.write("automa_passes")
            return
        scheme = turn_scheme(p)
        if p.log:
            p.log.write("automa_scheme", scheme=Phrase(f"scheme.{SCHEMES[scheme]}"))
        if scheme == KINGS_FAVOUR:
            slot = choose_favour(p)
            if slot != NONE:
                automa.workers -= 1
                use_favour(p, slot)
                return
        else:
            action = ordered(p) if scheme == KINGS_ORDERS else scheme
            if action >= RIGHT and can_do(p, action):
                act(p, action)
                return
            if 0 <= action < RIGHT and can_row(p, row_of(action)):
                take_row(p, row_of(action))
                return
        if p.log:
            p.log.write(f"automa_cannot_{obstacle(p, scheme)}", action=Phrase(f"scheme.{SCHEMES[scheme]}"))
        take_row(p, leftmost(p))


def obstacle(p: Paladins, scheme: int) -> str:
    """Why it cannot do what its scheme says: no king's card is open, workers stand there, too few left, no target."""
    automa = p.automata[0]
    if scheme in (KINGS_FAVOUR, KINGS_ORDERS):
        return "favours" if scheme == KINGS_FAVOUR else "orders"
    busy = automa.busy & bit_of(scheme) if scheme >= RIGHT else automa.busy >> row_of(scheme) & 1
    if busy:
        return "busy"
    needed = workers_for(p, scheme) if scheme >= RIGHT else p.printed.automa_left[row_of(scheme)]
    return "workers" if automa.workers < needed else "target"


def turn_scheme(p: Paladins) -> int:
    """What the next scheme card says; it joins the discard. An empty deck is made anew."""
    automa = p.automata[0]
    if not automa.schemes.cards:
        shuffle_schemes(p)
    card = automa.schemes.draw()
    p.revealed += 1
    automa.drawn = [*automa.drawn, card]
    return p.printed.scheme[card]


def ordered(p: Paladins) -> int:
    """King's orders: from the right the first one not fulfilled that can be done; all fulfilled, simply the first."""
    automa = p.automata[0]
    orders = [order for order in reversed(p.revealed_orders()) if order != NONE]
    waiting = [order for order in orders if not fulfilled(p.printed, automa, order)]
    for order in waiting or orders:
        if can_do(p, p.printed.order_action[order]):
            return p.printed.order_action[order]
    return NONE


# ---------------------------------------------------------------------- the right side


def workers_for(p: Paladins, action: int) -> int:
    """The workers an action of the right side takes, one less for every workshop."""
    return max(0, p.printed.automa_right - p.automata[0].workshops[action - RIGHT])


def bit_of(action: int) -> int:
    """Its place among the busy actions, after the left row."""
    return 1 << (ROWS + action - RIGHT)


def can_do(p: Paladins, action: int) -> bool:
    """Are there workers enough, are its spaces empty, and is there a target?"""
    automa = p.automata[0]
    if automa.busy & bit_of(action) or automa.workers < workers_for(p, action):
        return False
    return has_target(p, action)


def act(p: Paladins, action: int) -> None:
    """Place the workers and carry the action out."""
    automa = p.automata[0]
    workers = workers_for(p, action)
    automa.workers -= workers
    automa.busy |= bit_of(action)
    if p.log:
        p.log.write("automa_acts", action=Phrase(f"action.{ACTIONS[action]}"), n=workers)
    carry_out(p, action)


# ---------------------------------------------------------------------- the left row


def row_of(action: int) -> int:
    """The place of an action in the left row."""
    return LEFT_ROW.index(ACTIONS[action])


def can_row(p: Paladins, row: int) -> bool:
    """Is the space empty, is there a worker, and for a recruit a townsfolk?"""
    automa = p.automata[0]
    if automa.busy >> row & 1 or automa.workers < p.printed.automa_left[row]:
        return False
    return row != ROW_RECRUIT or choose_townsfolk(p) != NONE


def leftmost(p: Paladins) -> int:
    """The leftmost action of the row that it can take; rest is always possible."""
    for row in range(ROW_REST):
        if can_row(p, row):
            return row
    return ROW_REST


def take_row(p: Paladins, row: int) -> None:
    """Place a worker and carry the action out."""
    automa = p.automata[0]
    workers = min(automa.workers, p.printed.automa_left[row])
    automa.workers -= workers
    automa.busy |= 1 << row
    if p.log:
        p.log.write("automa_acts", action=Phrase(f"row.{LEFT_ROW[row]}"), n=workers)
    if row == ROW_RECRUIT:
        automa.recruits += 1
        dismiss(p)
    elif row == ROW_PRAY:
        pray(p)
    elif row == ROW_TRADE:
        advance_marker(p, 1)
    elif row == ROW_CONSPIRE:
        conspire(p)
    else:
        rest(p)
