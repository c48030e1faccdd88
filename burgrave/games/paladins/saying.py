"""Moves in words: every price with its discounts, every reward that comes at once, told before it is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    CONSPIRE,
    DEVELOP,
    EXTRA_PROVISIONS,
    EXTRA_SILVER,
    FOR_DEBT,
    HUNT,
    OF_ACTION,
    OF_ACTION_ONE,
    OF_ACTION_TWO,
    OF_DISMISSAL,
    OF_FAVOUR,
    OF_FAVOUR_CHOICE,
    OF_HIRING,
    OF_JAR,
    OF_TAVERN,
    OF_WORKSHOP,
    ON_PAY_DEBT,
    PALADINS,
    PRAY,
    PROVISION,
    RECRUIT,
    RIGHT,
    SIDES,
    SILVER,
    TRADE,
)
from burgrave.games.paladins.crews import CREWS, NOBODY, WORKERS
from burgrave.games.paladins.evaluate.summary import needs
from burgrave.games.paladins.phrases import ability_phrase, townsfolk_phrase
from burgrave.games.paladins.promises import Promise, choice_phrase
from burgrave.kernel.moves import Kind
from burgrave.kernel.words import Cost, Phrase

if TYPE_CHECKING:
    from burgrave.games.paladins.position import Paladins


def say_action(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    """The workers, the price with every discount, and what comes without a further question."""
    action, crew = ACTIONS.index(kind.word), kind.parameter("crew").of(move)
    promise = Promise(position, seat)
    name = Phrase(f"action.{kind.word}")
    if action == RECRUIT:
        name = Phrase("move.dismissal" if len(CREWS[crew]) == 1 else "move.recruit")
    elif action in (HUNT, TRADE):
        promise.reward((OF_ACTION_ONE if len(CREWS[crew]) == 1 else OF_ACTION_TWO) + action)
        extra = position.helped(seat, action, EXTRA_PROVISIONS if action == HUNT else EXTRA_SILVER)
        if extra:
            promise.token(PROVISION if action == HUNT else SILVER, extra, False)
    elif action == CONSPIRE:
        promise.reward(OF_ACTION_ONE + CONSPIRE)
        promise.paladin_silver(seat, CONSPIRE)
    needed = needs(position, seat, action)
    promise.pay("silver", needed["silver"])
    promise.pay("provision", needed["provisions"])
    if price_of(position, seat, action):
        promise.help(seat, action)
    return action_phrase(name, promise, crew)


def price_of(position: Paladins, seat: int, action: int) -> int:
    """What is printed as the price of an action the next time: silver or provisions."""
    if action in (DEVELOP, PRAY):
        return position.printed.develop_silver if action == DEVELOP else position.printed.pray_silver
    ladder = position.printed.provision_cost[action] or position.printed.silver_cost[action]
    done = position.boards[seat].done(action)
    return ladder[done] if done < len(ladder) else 0


def action_phrase(name: Phrase, promise: Promise, crew: int) -> Phrase:
    """An action with its workers and, where there is any, its price and what it brings."""
    args: dict[str, Any] = {"action": name, "workers": promise.place(crew)}
    key = "move.act"
    if promise.costs:
        key += "_pay"
        args["pay"] = promise.costs
    gain = promise.gains()
    if gain:
        key += "_gain"
        args["gain"] = gain
    return Phrase(key, **args)


def say_favour(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    favour = position.favours.cards[kind.parameter("slot").of(move)]
    figures = position.printed
    promise = Promise(position, seat)
    promise.pay("silver", figures.favour_silver[favour])
    promise.pay("provision", figures.favour_provisions[favour])
    for _ in range(figures.favour_debt[favour]):
        promise.owe()
    promise.reward(OF_FAVOUR + favour)
    many = figures.favour_choices[favour]
    if many:
        promise.later(choice_phrase(position, OF_FAVOUR_CHOICE + favour, many))
    return action_phrase(Phrase("move.favour"), promise, 1 + kind.parameter("worker").of(move))


def price(position: Paladins, seat: int, card: int) -> int:
    """The silver for a townsfolk of the row."""
    return position.hire_price(seat, position.townsfolk.index(card)) if card in position.townsfolk else 0


def recruiting(position: Paladins, seat: int, kind: Kind, move: int) -> Promise:
    """The price of a townsfolk: silver or a debt."""
    promise = Promise(position, seat)
    if kind.parameter("pay").of(move) == FOR_DEBT:
        promise.owe()
    else:
        card = kind.parameter("townsfolk").of(move)
        promise.pay("silver", price(position, seat, card))
        if card in position.townsfolk and position.printed.hire_silver[position.townsfolk.index(card)]:
            promise.help(seat, RECRUIT)
    return promise


def say_hire(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    """The price, the instant reward, and what the townsfolk will do in the party."""
    card = kind.parameter("townsfolk").of(move)
    promise = recruiting(position, seat, kind, move)
    promise.reward(OF_HIRING + card)
    args = {"card": townsfolk_phrase(card), "pay": promise.price(), "ability": ability_phrase(position.printed, card)}
    gain = promise.gains()
    return Phrase("move.hire_gain", gain=gain, **args) if gain else Phrase("move.hire", **args)


def say_dismiss(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    """The price and the reward."""
    card = kind.parameter("townsfolk").of(move)
    promise = recruiting(position, seat, kind, move)
    promise.reward(OF_DISMISSAL + card)
    return Phrase("move.dismiss", card=townsfolk_phrase(card), pay=promise.price(), gain=promise.said())


def say_free_hire(position: Paladins, seat: int, card: int) -> Phrase:
    """For questions where somebody joins for nothing."""
    promise = Promise(position, seat)
    promise.reward(OF_HIRING + card)
    args = {"card": townsfolk_phrase(card), "ability": ability_phrase(position.printed, card)}
    gain = promise.gains()
    return Phrase("move.join_gain", gain=gain, **args) if gain else Phrase("move.join", **args)


def say_jar(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    space = kind.parameter("space").of(move)
    promise = Promise(position, seat)
    promise.reward(OF_ACTION + ABSOLVE)
    promise.reward(OF_JAR + space)
    promise.triggers(ABSOLVE)
    return Phrase("move.jar", number=space + 1, gain=promise.said())


def say_workshop(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    """The space, and whoever was under the workshop."""
    action = Phrase(f"action.{ACTIONS[RIGHT + kind.parameter('action').of(move)]}")
    promise = Promise(position, seat)
    promise.reward(OF_WORKSHOP + promise.board.developed())
    promise.triggers(DEVELOP)
    return Phrase(f"move.workshop_{SIDES[kind.parameter('side').of(move)]}", action=action, gain=promise.said())


def say_clear(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.clear", action=Phrase(f"action.{ACTIONS[kind.parameter('action').of(move)]}"))


def say_discard(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.discard", cards=Cost("suspicion", kind.parameter("cards").of(move)))


def say_pay_debt(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    """A debt less, and what debt collectors give."""
    promise = Promise(position, seat)
    promise.triggers(ON_PAY_DEBT)
    gain, debt = promise.gains(), Cost("debt", 1)
    return Phrase("move.pay_debt_gain", debt=debt, gain=gain) if gain else Phrase("move.pay_debt", debt=debt)


def say_destroy_debt(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.destroy_debt", debt=Cost("debt", 1))


def say_use(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    card = kind.parameter("townsfolk").of(move)
    promise = Promise(position, seat)
    promise.reaction(card)
    return Phrase("move.use", card=townsfolk_phrase(card), gain=promise.said())


def say_paladin(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    play, top = kind.parameter("play").of(move), kind.parameter("top").of(move)
    under = [card for card in position.boards[seat].deck.cards[-position.printed.drawn :] if card not in (play, top)]
    below = Phrase(f"paladin.{PALADINS[under[0]]}") if under else Phrase("no_reward")
    return Phrase(
        "move.paladin", play=Phrase(f"paladin.{PALADINS[play]}"), top=Phrase(f"paladin.{PALADINS[top]}"), below=below
    )


def say_tavern(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    promise = Promise(position, seat)
    promise.reward(OF_TAVERN + kind.parameter("tavern").of(move))
    return Phrase("move.tavern", gain=promise.said())


def say_keep(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    """Who stays and who returns to the supply."""
    crew = kind.parameter("crew").of(move)
    kept = [Phrase(f"worker.{WORKERS[worker]}") for worker in CREWS[crew]]
    gone = returned(position, seat, crew)
    if not kept:
        return Phrase("move.keep_nobody", returned=gone)
    return Phrase("move.keep_some", workers=kept, returned=gone) if gone else Phrase("move.keep", workers=kept)


def returned(position: Paladins, seat: int, crew: int) -> list[Phrase]:
    """The workers in stock who do not stay with a crew."""
    stock = position.boards[seat].workers
    left = [stock[worker] - CREWS[crew].count(worker) for worker in range(len(WORKERS))]
    return [Cost(WORKERS[worker], left[worker]) for worker in range(len(WORKERS)) if left[worker]]


def say_pass(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    """In the last round nobody is asked who stays."""
    gone = returned(position, seat, NOBODY) if position.round == position.printed.rounds else []
    return Phrase("move.pass_last", returned=gone) if gone else Phrase("move.pass")
