"""Phase 3, the action: trade or build on the outer road, place workers or transcribe on the inner one, or nothing."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.asking import (
    not_at_location,
    not_facing,
    not_in_segment,
    own_location,
    section_of,
    segment_of,
)
from burgrave.games.viscounts.building import build, build_lacks, build_moves
from burgrave.games.viscounts.castle import place
from burgrave.games.viscounts.components import (
    INNER,
    LOCATIONS_A_SEGMENT,
)
from burgrave.games.viscounts.dismissal import can_dismiss, dismiss, dismissal_lacks
from burgrave.games.viscounts.effects import trigger
from burgrave.games.viscounts.funding import (
    ink_ways,
    lack_of_icons,
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
from burgrave.games.viscounts.trading import exchanges, trade, trade_lacks
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

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        return action_hindrance(p, seat, thing, on_this_road(p, seat), 0) or townsfolk_hindrance(p, seat, thing)

    def weighty(self, p: Viscounts, seat: int, move: int) -> bool:
        """Whoever could act gives up the action of the turn."""
        return move == PASS and len(self.options(p)) > 1

    def prompt(self, p: Viscounts) -> Phrase:
        actions, player = on_this_road(p, self.seat), p.players[self.seat]
        one, other = [strength(p, self.seat, action, 0) for action in actions]
        key = "ask.Act_outer" if TRADE in actions else "ask.Act_inner"
        goods = {"silver": player.silver, "stone": player.stone, "gold": player.gold, "ink": player.ink}
        return Phrase(key, one=one, other=other, **goods)

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

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        return action_hindrance(p, seat, thing, [self.action], self.more(p))

    def answer(self, p: Viscounts, move: int) -> None:
        if move != PASS:
            carry_out_action(p, self.seat, move, self.dismissed)
        elif p.log:
            p.log.write("cannot_act", who=p.name(self.seat), action=Phrase(f"action.{ACTIONS[self.action]}"))

    def prompt(self, p: Viscounts) -> Phrase:
        have = strength(p, self.seat, self.action, self.more(p))
        return Phrase("ask.Complete", action=Phrase(f"action.{ACTIONS[self.action]}"), n=have)


def action_hindrance(p: Viscounts, seat: int, thing: str, actions: list[int], more: int) -> Phrase | None:
    """What keeps a piece from being used for one of these actions, with so many icons more."""
    kind = thing.partition("-")[0]
    action = ACTION_WITH.get(kind, NONE)
    if action == NONE or (kind == "building" and not thing.startswith(f"building-{seat}-")):
        return None
    if action not in on_this_road(p, seat):
        return Phrase("why.inner_road" if action in (TRADE, BUILD) else "why.outer_road")
    if action not in actions:
        return None
    if action == TRADE:
        return not_at_location(p, seat, own_location(thing)) or trade_lacks(p, seat, more, 0)
    if action == BUILD:
        return build_lacks(p, seat, thing, more)
    if action == WORKERS:
        found = not_facing(p, seat, section_of(thing))
        if found is None and not p.players[seat].workers:
            found = Phrase("why.no_workers")
        return found or lack_of_icons(p, seat, WORKERS, p.printed.thresholds[1], more)
    cost = p.printed.manuscripts[top_manuscript(p, p.segment(seat))].cost
    return not_in_segment(p, seat, segment_of(thing, kind)) or lack_of_icons(p, seat, TRANSCRIBE, cost, more)


ACTION_WITH: Final = {
    "offer": TRADE,
    "building": BUILD,
    "spot": BUILD,
    "section": WORKERS,
    "manuscript": TRANSCRIBE,
}
"""The action that a piece is touched for."""


def townsfolk_hindrance(p: Viscounts, seat: int, thing: str) -> Phrase | None:
    """Why a townsfolk cannot be dismissed."""
    segment = segment_of(thing, "townsfolk")
    if segment < 0:
        return None
    return not_in_segment(p, seat, segment) or dismissal_lacks(p, seat, on_this_road(p, seat))


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
