"""Phase 3, the action: trade or build on the outer road, place workers or transcribe on the inner one, or nothing."""

from __future__ import annotations

from burgrave.games.viscounts.building import build, build_moves, can_build
from burgrave.games.viscounts.cards import FEWEST
from burgrave.games.viscounts.castle import place
from burgrave.games.viscounts.components import (
    CHEAP_DISMISSAL,
    DESTROY_OFFER,
    FIRST_PRINTED,
    FLIP_OFFER,
    INNER,
    LOCATIONS_A_SEGMENT,
)
from burgrave.games.viscounts.components import SILVER_OFFER as SILVER_FOR_SILVER
from burgrave.games.viscounts.effects import resolve, trigger
from burgrave.games.viscounts.funding import (
    ICON,
    ink_ways,
    pairs_for,
    payable,
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
    EXCHANGE_TIMES,
    MOST_TIMES,
    MOST_WORKERS,
    PASS,
    WORK,
    WORK_WORKERS,
    WRITE,
)
from burgrave.games.viscounts.payments import paid_phrases, payment, spell_paid, with_payment
from burgrave.games.viscounts.phrases import card_phrase, top_card, top_manuscript
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import (
    ACTIONS,
    AFTER,
    BUILD,
    CRIMINAL,
    GOLD,
    INK,
    MERCHANT,
    SILVER,
    STONE,
    TRADE,
    TRANSCRIBE,
    WORKERS,
    count,
)
from burgrave.kernel.agenda import Detail, Step
from burgrave.kernel.words import Phrase


def on_this_road(p: Viscounts, seat: int) -> list[int]:
    """The actions of the road on which the viscount stands."""
    return [WORKERS, TRANSCRIBE] if p.players[seat].viscount % LOCATIONS_A_SEGMENT == INNER else [TRADE, BUILD]


class Paying(Detail[Viscounts]):
    """A question answered with an action: the move says, too, what is paid for it."""

    def more(self, p: Viscounts) -> int:
        """The icons of a townsfolk dismissed for the action, packed."""
        return 0

    def notation(self, p: Viscounts, seat: int, move: int) -> str:
        return super().notation(p, seat, move) + spell_paid(payment(p, seat, move, self.more(p)))

    def describe(self, p: Viscounts, seat: int, move: int) -> Phrase:
        return with_payment(super().describe(p, seat, move), payment(p, seat, move, self.more(p)))


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
            dismiss(p, self.seat, DISMISS_FOR_ACTION.of(move))
        else:
            carry_out_action(p, self.seat, move, 0)


class Complete(Paying):
    """The action for which a townsfolk was dismissed."""

    @property
    def action(self) -> int:
        return self.a

    @property
    def dismissed(self) -> int:
        """The townsfolk."""
        return self.b

    def more(self, p: Viscounts) -> int:
        return p.printed.folk[self.dismissed].icons

    def options(self, p: Viscounts) -> list[int]:
        moves: list[int] = []
        action_moves(p, self.seat, self.action, self.more(p), moves)
        return moves

    def answer(self, p: Viscounts, move: int) -> None:
        carry_out_action(p, self.seat, move, self.more(p))

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.Complete", who=self.seat, action=Phrase(f"action.{ACTIONS[self.action]}"))


def action_moves(p: Viscounts, seat: int, action: int, more: int, moves: list[int]) -> None:
    """All ways to carry out an action, with so many icons more."""
    if action == TRADE:
        for times in range(1, exchanges(p, seat, more, p.players[seat].silver) + 1):
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


def carry_out_action(p: Viscounts, seat: int, move: int, more: int) -> None:
    """Pay and do it; then townsfolk on the board answer to the action."""
    amounts = payment(p, seat, move, more)
    player = p.players[seat]
    player.silver -= amounts[SILVER]
    player.ink -= amounts[INK]
    player.stone -= amounts[STONE]
    player.gold -= amounts[GOLD]
    if move in EXCHANGE:
        log_payment(p, seat, TRADE, amounts)
        p.then(After(seat, TRADE))
        trade(p, seat, EXCHANGE_TIMES.of(move))
    elif move in BUILD_ON:
        log_payment(p, seat, BUILD, amounts)
        p.then(After(seat, BUILD))
        build(p, seat, BUILD_ON_BUILDING.of(move), BUILD_ON_SPOT.of(move))
    elif move in WORK:
        log_payment(p, seat, WORKERS, amounts)
        p.then(After(seat, WORKERS))
        place(p, seat, p.facing[p.segment(seat)], WORK_WORKERS.of(move))
    else:
        log_payment(p, seat, TRANSCRIBE, amounts)
        p.then(After(seat, TRANSCRIBE))
        take_manuscript(p, seat, p.segment(seat))


def log_payment(p: Viscounts, seat: int, action: int, amounts: list[int]) -> None:
    """What was paid for an action, if anything; a trade is told even if it was free."""
    if not p.log:
        return
    goods = paid_phrases(amounts)
    if goods:
        p.log.write("pays", who=p.name(seat), goods=goods, action=Phrase(f"action.{ACTIONS[action]}"))
    elif action == TRADE:
        p.log.write("trades", who=p.name(seat))


class After(Step[Viscounts]):
    """An action is done, all that followed from it included."""

    @property
    def action(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        trigger(p, self.seat, AFTER + self.action)


# ---------------------------------------------------------------------- trade


def exchanges(p: Viscounts, seat: int, more: int, silver: int) -> int:
    """How often the offer of the location can be taken; never for silver that is paid in silver."""
    player = p.players[seat]
    offer = p.offer(player.viscount)
    icons = strength(p, seat, TRADE, more)
    if offer != SILVER_FOR_SILVER:
        icons += silver
    most = icons // p.printed.batches[offer]
    if offer == FLIP_OFFER:
        most = min(most, player.debts + player.deeds)
    elif offer == DESTROY_OFFER:
        most = min(most, max(0, player.total() - FEWEST))
    return min(most, MOST_TIMES)


def trade(p: Viscounts, seat: int, times: int) -> None:
    """The offer of the location is taken so many times."""
    offer = p.offer(p.players[seat].viscount)
    if offer < DESTROY_OFFER:
        # Goods, which have the same numbers among the offers.
        p.gain(seat, offer, times)
        return
    for _ in range(times):
        resolve(p, seat, p.printed.offer_effects[offer])


# ---------------------------------------------------------------------- dismissal


def dismissal_price(p: Viscounts, seat: int, card: int) -> int:
    """A townsfolk's value in silver; one with an open second trading post."""
    return 1 if p.players[seat].has(CHEAP_DISMISSAL) else p.printed.folk[card].silver


def can_dismiss(p: Viscounts, seat: int, action: int) -> bool:
    """The adjacent townsfolk must help the action, be paid for, and make it possible."""
    card = top_card(p, p.segment(seat))
    icons = p.printed.folk[card].icons
    helps = count(icons, ICON[action]) + count(icons, CRIMINAL)
    if not helps and not (p.readings.pairs and count(icons, MERCHANT) and pairs_for(p, seat, action)):
        return False
    silver = p.players[seat].silver - dismissal_price(p, seat, card)
    return silver >= 0 and possible(p, seat, action, icons, silver)


def possible(p: Viscounts, seat: int, action: int, more: int, silver: int) -> bool:
    """Could an action be carried out with so many icons more and so much silver?"""
    if action == TRADE:
        return exchanges(p, seat, more, silver) > 0
    most = strength(p, seat, action, more) + payable(p, seat, action, silver)
    if action == BUILD:
        return can_build(p, seat, most)
    if action == WORKERS:
        return p.players[seat].workers > 0 and most >= p.printed.thresholds[1]
    return most >= p.printed.manuscripts[top_manuscript(p, p.segment(seat))].cost


def dismiss(p: Viscounts, seat: int, action: int) -> None:
    """Pay, take its effect at once, and go on with the action; a printed townsfolk stays where it is."""
    segment = p.segment(seat)
    card = top_card(p, segment)
    price = dismissal_price(p, seat, card)
    p.players[seat].silver -= price
    if card < FIRST_PRINTED:
        p.take_townsfolk(segment)
        p.box = [*p.box, card]
    if p.log:
        p.log.write("dismisses", who=p.name(seat), card=card_phrase(card), n=price)
    p.then(Complete(seat, action, card))
    resolve(p, seat, p.printed.folk[card].hire)
