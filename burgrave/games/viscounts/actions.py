"""Phase 3, the action: trade or build on the outer road, place workers or transcribe on the inner one, or nothing."""

from __future__ import annotations

from burgrave.games.viscounts.building import build, build_moves
from burgrave.games.viscounts.castle import place
from burgrave.games.viscounts.components import (
    INNER,
    LOCATIONS_A_SEGMENT,
)
from burgrave.games.viscounts.dismissal import can_dismiss, dismiss
from burgrave.games.viscounts.effects import trigger
from burgrave.games.viscounts.funding import (
    ink_ways,
    silver_ways,
    strength,
)
from burgrave.games.viscounts.manuscripts import take_manuscript
from burgrave.games.viscounts.moves import (
    BUILD_ON,
    BUILD_ON_BUILDING,
    BUILD_ON_SPOT,
    DISMISS_FOR,
    DISMISS_FOR_ACTION,
    EXCHANGE,
    MOST_WORKERS,
    PASS,
    WORK,
    WORK_WORKERS,
    WRITE,
)
from burgrave.games.viscounts.payments import Paying, pay, payment
from burgrave.games.viscounts.phrases import top_card, top_manuscript
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.trading import exchanges, trade
from burgrave.games.viscounts.vocabulary import (
    ACTIONS,
    AFTER,
    BUILD,
    TRADE,
    TRANSCRIBE,
    WORKERS,
)
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase


def on_this_road(p: Viscounts, seat: int) -> list[int]:
    """The actions of the road on which the viscount stands."""
    return [WORKERS, TRANSCRIBE] if p.players[seat].viscount % LOCATIONS_A_SEGMENT == INNER else [TRADE, BUILD]


class Act(Paying):
    """One action, perhaps with the adjacent townsfolk dismissed for it; or none."""

    def options(self, p: Viscounts) -> list[int]:
        moves = [PASS]
        actions = on_this_road(p, self.seat)
        for action in actions:
            action_moves(p, self.seat, action, 0, moves)
        for action in actions:
            if can_dismiss(p, self.seat, action):
                moves.append(DISMISS_FOR.of(action))
        return moves

    def answer(self, p: Viscounts, move: int) -> None:
        p.phase = 3
        if move == PASS:
            if p.log:
                p.log.write("rests", who=p.name(self.seat))
        elif move in DISMISS_FOR:
            action = DISMISS_FOR_ACTION.of(move)
            card = top_card(p, p.segment(self.seat))
            p.then(Complete(self.seat, action, card))
            dismiss(p, self.seat)
        else:
            carry_out_action(p, self.seat, move, NONE)


class Complete(Paying):
    """The action for which a townsfolk was dismissed; left out if in the end it cannot be paid for."""

    @property
    def action(self) -> int:
        return self.a

    @property
    def dismissed(self) -> int:
        """The townsfolk."""
        return self.b

    def more(self, p: Viscounts) -> int:
        return p.icons_of(self.dismissed)

    def options(self, p: Viscounts) -> list[int]:
        moves: list[int] = []
        action_moves(p, self.seat, self.action, self.more(p), moves)
        return moves or [PASS]

    def answer(self, p: Viscounts, move: int) -> None:
        if move != PASS:
            carry_out_action(p, self.seat, move, self.dismissed)
        elif p.log:
            p.log.write("cannot_act", who=p.name(self.seat), action=Phrase(f"action.{ACTIONS[self.action]}"))

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.Complete", action=Phrase(f"action.{ACTIONS[self.action]}"))


def action_moves(p: Viscounts, seat: int, action: int, more: int, moves: list[int]) -> None:
    """All ways to carry out an action, with so many icons more."""
    if action == TRADE:
        for times in range(1, exchanges(p, seat, more, 0) + 1):
            moves.append(EXCHANGE.of(times))
    elif action == BUILD:
        build_moves(p, seat, more, moves)
    elif action == WORKERS:
        have = strength(p, seat, WORKERS, more)
        for workers in range(1, min(MOST_WORKERS, p.players[seat].workers) + 1):
            for bought in silver_ways(p, seat, WORKERS, p.printed.thresholds[workers] - have):
                moves.append(WORK.of(workers, bought))
    else:
        missing = p.printed.manuscripts[top_manuscript(p, p.segment(seat))].cost - strength(p, seat, TRANSCRIBE, more)
        for stone, gold, bought in ink_ways(p, seat, missing):
            moves.append(WRITE.of(stone, gold, bought))


def carry_out_action(p: Viscounts, seat: int, move: int, dismissed: int) -> None:
    """Pay and do it; then townsfolk on the board answer to the action."""
    if move in EXCHANGE:
        p.then(After(seat, TRADE))
        trade(p, seat, move, 0, dismissed)
        return
    amounts = payment(p, seat, move, p.icons_of(dismissed), 0)
    if move in BUILD_ON:
        pay(p, seat, BUILD, amounts)
        p.then(After(seat, BUILD))
        build(p, seat, BUILD_ON_BUILDING.of(move), BUILD_ON_SPOT.of(move))
    elif move in WORK:
        pay(p, seat, WORKERS, amounts)
        p.then(After(seat, WORKERS))
        place(p, seat, p.facing[p.segment(seat)], WORK_WORKERS.of(move))
    else:
        pay(p, seat, TRANSCRIBE, amounts)
        p.then(After(seat, TRANSCRIBE))
        take_manuscript(p, seat, p.segment(seat))


class After(Step[Viscounts]):
    """An action is done, all that followed from it included."""

    @property
    def action(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        trigger(p, self.seat, AFTER + self.action)
