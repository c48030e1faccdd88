"""Phase 3, the action: trade or build on the outer road, place workers or transcribe on the inner one, or nothing."""

from __future__ import annotations

from burgrave.games.viscounts.building import build, build_moves, can_build
from burgrave.games.viscounts.cards import FEWEST
from burgrave.games.viscounts.castle import place
from burgrave.games.viscounts.components import CHEAP_DISMISSAL, DESTROY_OFFER, FIRST_PRINTED, FLIP_OFFER, INNER
from burgrave.games.viscounts.components import SILVER_OFFER as SILVER_FOR_SILVER
from burgrave.games.viscounts.effects import resolve, trigger
from burgrave.games.viscounts.funding import (
    GOOD,
    ICON,
    doubled,
    ink_ways,
    pairs_for,
    payable,
    price_for,
    silver_ways,
    strength,
    units,
)
from burgrave.games.viscounts.manuscripts import take_manuscript
from burgrave.games.viscounts.moves import BUILD_ON, DISMISS_FOR, EXCHANGE, MOST_TIMES, PASS, WORK, WRITE
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
    return [WORKERS, TRANSCRIBE] if p.players[seat].viscount % 3 == INNER else [TRADE, BUILD]


class Act(Detail[Viscounts]):
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
            dismiss(p, self.seat, DISMISS_FOR.arg(move, 0))
        else:
            carry_out_action(p, self.seat, move, 0)


class Complete(Detail[Viscounts]):
    """The action (`a`) for which a townsfolk (`b`) was dismissed."""

    def options(self, p: Viscounts) -> list[int]:
        moves: list[int] = []
        action_moves(p, self.seat, self.a, p.printed.folk[self.b].icons, moves)
        return moves

    def answer(self, p: Viscounts, move: int) -> None:
        carry_out_action(p, self.seat, move, p.printed.folk[self.b].icons)

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.Complete", who=self.seat, action=Phrase(f"action.{ACTIONS[self.a]}"))


def action_moves(p: Viscounts, seat: int, action: int, more: int, moves: list[int]) -> None:
    """All ways to carry out an action, with so many icons more."""
    if action == TRADE:
        for times in range(1, exchanges(p, seat, more, p.players[seat].silver) + 1):
            moves.append(EXCHANGE.of(times))
    elif action == BUILD:
        build_moves(p, seat, more, moves)
    elif action == WORKERS:
        have = strength(p, seat, WORKERS, more)
        for workers in range(1, min(4, p.players[seat].workers) + 1):
            for bought in silver_ways(p, seat, WORKERS, p.printed.thresholds[workers] - have):
                moves.append(WORK.of(workers, bought))
    else:
        missing = p.printed.manuscripts[top_manuscript(p, p.segment(seat))].cost - strength(p, seat, TRANSCRIBE, more)
        for stone, gold, bought in ink_ways(p, seat, missing):
            moves.append(WRITE.of(stone, gold, bought))


def carry_out_action(p: Viscounts, seat: int, move: int, more: int) -> None:
    """Pay and do it; then townsfolk on the board answer to the action."""
    if move in EXCHANGE:
        p.then(After(seat, TRADE))
        trade(p, seat, EXCHANGE.arg(move, 0), more)
        return
    player = p.players[seat]
    stone = gold = 0
    if move in BUILD_ON:
        action = BUILD
        missing = p.printed.costs[BUILD_ON.arg(move, 0) // 3] - strength(p, seat, BUILD, more)
        bought = BUILD_ON.arg(move, 2)
    elif move in WORK:
        action = WORKERS
        missing = p.printed.thresholds[WORK.arg(move, 0)] - strength(p, seat, WORKERS, more)
        bought = WORK.arg(move, 1)
    else:
        action = TRANSCRIBE
        missing = p.printed.manuscripts[top_manuscript(p, p.segment(seat))].cost - strength(p, seat, TRANSCRIBE, more)
        stone, gold, bought = WRITE.arg(move, 0), WRITE.arg(move, 1), WRITE.arg(move, 2)
    own = units(max(0, missing - stone - gold - bought), doubled(p, seat, action))
    silver = bought * price_for(p, seat, action)
    player.add(GOOD[action], -own)
    player.stone -= stone
    player.gold -= gold
    player.silver -= silver
    if p.log:
        log_payment(p, seat, action, own, stone, gold, silver)
    p.then(After(seat, action))
    if action == BUILD:
        build(p, seat, BUILD_ON.arg(move, 0), BUILD_ON.arg(move, 1))
    elif action == WORKERS:
        place(p, seat, p.facing[p.segment(seat)], WORK.arg(move, 0))
    else:
        take_manuscript(p, seat, p.segment(seat))


def log_payment(p: Viscounts, seat: int, action: int, own: int, stone: int, gold: int, silver: int) -> None:
    """What was paid for an action, if anything."""
    amounts = [0, 0, stone, gold]
    amounts[GOOD[action]] += own
    amounts[SILVER] += silver
    named = (("ink", amounts[INK]), ("stone", amounts[STONE]), ("gold", amounts[GOLD]), ("silver", amounts[SILVER]))
    goods = [Phrase(f"goods.{good}", n=amount) for good, amount in named if amount]
    if p.log and goods:
        p.log.write("pays", who=p.name(seat), goods=goods, action=Phrase(f"action.{ACTIONS[action]}"))


class After(Step[Viscounts]):
    """An action (`a`) is done, all that followed from it included."""

    def run(self, p: Viscounts) -> None:
        trigger(p, self.seat, AFTER + self.a)


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
    return min(most, MOST_TIMES - 1)


def trade(p: Viscounts, seat: int, times: int, more: int) -> None:
    """Silver makes up for missing merchants; then the offer is taken so many times."""
    player = p.players[seat]
    offer = p.offer(player.viscount)
    silver = max(0, times * p.printed.batches[offer] - strength(p, seat, TRADE, more))
    player.silver -= silver
    if p.log:
        if silver:
            goods = [Phrase("goods.silver", n=silver)]
            p.log.write("pays", who=p.name(seat), goods=goods, action=Phrase("action.trade"))
        else:
            p.log.write("trades", who=p.name(seat))
    if offer < DESTROY_OFFER:
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
