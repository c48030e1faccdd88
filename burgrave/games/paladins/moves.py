"""The move book of Paladins of the West Kingdom: every answer a player can give.

What a move touches on the table (ids of the drawing; `s` is a seat):

    action-s-commission            an action of a player's board
    worker-s-scout-0               a worker in stock, the first of its colour; equal ones may stand for one another
    workshop-s-commission-left     a dotted space of an action (left, middle) where a workshop can go
    absolve-s-3                    a reward space for jars (1 to 7)
    party-s-squire_1               a townsfolk in the party
    suspicion-s-0                  a suspicion card, the oldest first
    debt-s, silver-s               an unpaid debt, the silver in stock
    paladin-s-roland               a paladin in hand, to be played
    paladin-top-s-roland           the same, to go on top of the deck
    townsfolk-1 .. townsfolk-5     the slots of the row above the board; debts: the deck of debts
    outsider-1 .. outsider-6       the slots of the row below the board
    space-r2s3                     a space of the board
    favour-1 .. favour-5           king's favours
    tavern-0 .. tavern-4           the taverns of this round
    button-pass, button-decline, button-choose-0 .. 2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.paladins.components import (
    ACTIONS,
    BOARD_SPACES,
    CONDITIONS,
    FAVOUR_SLOTS,
    FAVOURS,
    JARS,
    OF_ABILITY,
    OF_DISMISSAL,
    OF_JAR,
    OF_SPACE,
    OF_TAVERN,
    OUTSIDERS,
    PALADINS,
    RIGHT,
    SCORES,
    TAVERNS,
    TOKENS,
    TOWNSFOLK,
    TRIGGERS,
    PaladinsComponents,
    kind_of,
    number_of,
)
from burgrave.games.paladins.crews import CREW_NAMES, CREWS, WORKERS
from burgrave.kernel.moves import Kind, MoveBook
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.games.paladins.position import Paladins

SIDES: Final = ("left", "middle")
LEFT: Final = 0
MIDDLE: Final = 1
PAYMENTS: Final = ("silver", "debt")
FOR_SILVER: Final = 0
FOR_DEBT: Final = 1
MOST_DISCARDS: Final = 5
MOST_CHOICES: Final = 3

# ---------------------------------------------------------------------- words


def reward_phrase(printed: PaladinsComponents, reward: int) -> list[Phrase]:
    """What a reward gives, in words."""
    found = printed.rewards[reward]
    return [token_phrase(found[at], found[at + 1]) for at in range(0, len(found), 2)]


def token_phrase(token: int, amount: int) -> Phrase:
    return Phrase(f"token.{TOKENS[token]}", n=amount)


def workers_phrase(crew: int) -> list[Phrase]:
    """A crew in words."""
    workers = CREWS[crew]
    return [Phrase(f"token.{WORKERS[kind]}", n=workers.count(kind)) for kind in range(len(WORKERS)) if kind in workers]


def townsfolk_phrase(card: int) -> Phrase:
    id = TOWNSFOLK[card]
    return Phrase("townsfolk", name=Phrase(f"townsfolk.{kind_of(id)}"), number=number_of(id))


def ability_phrase(printed: PaladinsComponents, card: int) -> Phrase:
    """What a townsfolk of the party does."""
    reward = reward_phrase(printed, OF_ABILITY + card)
    trigger = Phrase(f"trigger.{TRIGGERS[printed.trigger[card]]}")
    return Phrase(f"ability.{CONDITIONS[printed.condition[card]]}", trigger=trigger, reward=reward)


def outsider_phrase(card: int) -> Phrase:
    id = OUTSIDERS[card]
    return Phrase("outsider", name=Phrase(f"outsider.{kind_of(id)}"), number=number_of(id))


def space_phrase(printed: PaladinsComponents, space: int) -> Phrase:
    reward = reward_phrase(printed, OF_SPACE + space)
    return Phrase("space", region=printed.space_region[space] + 1, reward=reward)


# ---------------------------------------------------------------------- what is touched


def touch_crew(seat: int, crew: int) -> list[str]:
    """The workers of a crew; of equal ones the first."""
    workers = CREWS[crew]
    return [f"worker-{seat}-{WORKERS[workers[at]]}-{workers[:at].count(workers[at])}" for at in range(len(workers))]


def slot_of(row: list[int], card: int) -> int:
    return row.index(card) + 1 if card in row else 0


# ---------------------------------------------------------------------- actions


def say_action(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    crew = kind.parameter("crew").of(move)
    key = "move.dismissal" if kind.word == "recruit" and len(CREWS[crew]) == 1 else f"move.{kind.word}"
    return Phrase(key, workers=workers_phrase(crew))


def touch_action(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"action-{seat}-{kind.word}", *touch_crew(seat, kind.parameter("crew").of(move))]


def favour_at(position: Paladins, move: int) -> str:
    """The favour that a move puts a worker on."""
    return FAVOURS[position.favours.cards[FAVOUR_SLOT.of(move)]]


def spell_favour(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    """`three_labourers criminal`: the favour and the worker put on it."""
    return f"{favour_at(position, move)} {WORKERS[FAVOUR_WORKER.of(move)]}"


def say_favour(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    worker = Phrase(f"token.{WORKERS[FAVOUR_WORKER.of(move)]}", n=1)
    return Phrase("move.favour", favour=Phrase(f"favour.{favour_at(position, move)}"), workers=[worker])


def touch_favour(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"favour-{FAVOUR_SLOT.of(move) + 1}", f"worker-{seat}-{WORKERS[FAVOUR_WORKER.of(move)]}-0"]


# ---------------------------------------------------------------------- townsfolk


def spell_hire(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    """`gatekeeper_2`, `gatekeeper_2 for debt`."""
    paid = " for debt" if kind.parameter("pay").of(move) == FOR_DEBT else ""
    return f"{TOWNSFOLK[kind.parameter('townsfolk').of(move)]}{paid}"


def price(position: Paladins, seat: int, card: int) -> int:
    """The silver for a townsfolk of the row."""
    slot = slot_of(position.townsfolk, card)
    return position.hire_price(seat, slot - 1) if slot else 0


def price_phrase(silver: int) -> Phrase:
    return Phrase("pay.silver", n=silver) if silver else Phrase("pay.nothing")


def hire_phrase(printed: PaladinsComponents, card: int, paid: Phrase) -> Phrase:
    return Phrase("move.hire", card=townsfolk_phrase(card), pay=paid, ability=ability_phrase(printed, card))


def say_hire(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    card, debt = HIRE_TOWNSFOLK.of(move), HIRE_PAYMENT.of(move) == FOR_DEBT
    paid = Phrase("pay.debt") if debt else price_phrase(price(position, seat, card))
    return hire_phrase(position.printed, card, paid)


def say_dismiss(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    card, debt = DISMISS_TOWNSFOLK.of(move), DISMISS_PAYMENT.of(move) == FOR_DEBT
    paid = Phrase("pay.debt") if debt else price_phrase(price(position, seat, card))
    reward = reward_phrase(position.printed, OF_DISMISSAL + card)
    return Phrase("move.dismiss", card=townsfolk_phrase(card), pay=paid, reward=reward)


def touch_hire(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    """The card, and what it is paid with."""
    card = kind.parameter("townsfolk").of(move)
    touched = [f"townsfolk-{slot_of(position.townsfolk, card)}"]
    if kind.parameter("pay").of(move) == FOR_DEBT:
        touched.append("debts")
    elif price(position, seat, card):
        touched.append(f"silver-{seat}")
    return touched


def say_free_hire(position: Paladins, move: int) -> Phrase:
    """For questions where somebody joins for nothing."""
    return hire_phrase(position.printed, HIRE_TOWNSFOLK.of(move), Phrase("pay.nothing"))


def touch_free_hire(position: Paladins, move: int) -> list[str]:
    return [f"townsfolk-{slot_of(position.townsfolk, HIRE_TOWNSFOLK.of(move))}"]


# ---------------------------------------------------------------------- where to


def say_space(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.to", space=space_phrase(position.printed, TO_SPACE.of(move)))


def touch_space(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"space-{BOARD_SPACES[TO_SPACE.of(move)]}"]


def spell_jar(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    return str(JAR_SPACE.of(move) + 1)


def say_jar(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    space = JAR_SPACE.of(move)
    return Phrase("move.jar", number=space + 1, reward=reward_phrase(position.printed, OF_JAR + space))


def touch_jar(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"absolve-{seat}-{JAR_SPACE.of(move) + 1}"]


def scores_phrase(printed: PaladinsComponents, card: int) -> Phrase:
    """What a converted outsider brings points for."""
    return Phrase(f"scores.{SCORES[printed.scores[card]]}", per=printed.per[card])


def touch_outsider(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"outsider-{slot_of(position.outsiders, OUTSIDER_CARD.of(move))}"]


def say_workshop(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    action = Phrase(f"action.{ACTIONS[RIGHT + WORKSHOP_ACTION.of(move)]}")
    return Phrase(f"move.workshop_{SIDES[WORKSHOP_SIDE.of(move)]}", action=action)


def touch_workshop(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"workshop-{seat}-{ACTIONS[RIGHT + WORKSHOP_ACTION.of(move)]}-{SIDES[WORKSHOP_SIDE.of(move)]}"]


def say_clear(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.clear", action=Phrase(f"action.{ACTIONS[CLEAR_ACTION.of(move)]}"))


def touch_clear(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"action-{seat}-{ACTIONS[CLEAR_ACTION.of(move)]}"]


# ---------------------------------------------------------------------- choices in between


def spell_choice(printed: PaladinsComponents, reward: int) -> str:
    """`choose 2 silver`, `choose 1 fighter 1 cleric`."""
    found = printed.rewards[reward]
    return " ".join([CHOOSE.word, *(f"{found[at + 1]} {TOKENS[found[at]]}" for at in range(0, len(found), 2))])


def touch_choose(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-choose-{CHOOSE_OPTION.of(move)}"]


def say_discard(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.discard", n=DISCARD_CARDS.of(move))


def touch_discard(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    """The newest cards."""
    cards = len(position.boards[seat].suspicion)
    return [f"suspicion-{seat}-{cards - 1 - at}" for at in range(DISCARD_CARDS.of(move))]


def touch_debt(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"debt-{seat}"]


def say_use(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    card = USE_TOWNSFOLK.of(move)
    return Phrase("move.use", card=townsfolk_phrase(card), ability=ability_phrase(position.printed, card))


def touch_use(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"party-{seat}-{TOWNSFOLK[USE_TOWNSFOLK.of(move)]}"]


# ---------------------------------------------------------------------- the beginning and the end of a round


def spell_paladin(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    """`roland over samson`: Roland is played, Samson goes on top of the deck."""
    return f"{PALADINS[PALADIN_PLAY.of(move)]} over {PALADINS[PALADIN_TOP.of(move)]}"


def say_paladin(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    play, top = PALADIN_PLAY.of(move), PALADIN_TOP.of(move)
    under = [card for card in position.boards[seat].deck.cards[-position.printed.drawn :] if card not in (play, top)]
    below = Phrase(f"paladin.{PALADINS[under[0]]}") if under else Phrase("token.nothing")
    return Phrase(
        "move.paladin", play=Phrase(f"paladin.{PALADINS[play]}"), top=Phrase(f"paladin.{PALADINS[top]}"), below=below
    )


def touch_paladin(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"paladin-{seat}-{PALADINS[PALADIN_PLAY.of(move)]}", f"paladin-top-{seat}-{PALADINS[PALADIN_TOP.of(move)]}"]


def say_tavern(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.tavern", workers=reward_phrase(position.printed, OF_TAVERN + TAVERN_CARD.of(move)))


def touch_tavern(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    card = TAVERN_CARD.of(move)
    return [f"tavern-{position.taverns.index(card) if card in position.taverns else 0}"]


def say_keep(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.keep", workers=workers_phrase(KEEP_CREW.of(move)))


def touch_keep(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return touch_crew(seat, KEEP_CREW.of(move))


# ---------------------------------------------------------------------- the book

BOOK: Final = MoveBook()
PASS: Final = BOOK.kind("pass").of()
DECLINE: Final = BOOK.kind("decline", by_question=True).of()
ACT: Final = [BOOK.kind(name, None, say_action, touch_action, crew=CREW_NAMES) for name in ACTIONS]
"""The actions of the own board, each with the crew that is placed for it; their codes follow one another."""
FAVOUR: Final = BOOK.kind("favour", spell_favour, say_favour, touch_favour, slot=FAVOUR_SLOTS, worker=WORKERS)
FAVOUR_SLOT: Final = FAVOUR.parameter("slot")
FAVOUR_WORKER: Final = FAVOUR.parameter("worker")
HIRE: Final = BOOK.kind("hire", spell_hire, say_hire, touch_hire, townsfolk=TOWNSFOLK, pay=PAYMENTS)
HIRE_TOWNSFOLK: Final = HIRE.parameter("townsfolk")
HIRE_PAYMENT: Final = HIRE.parameter("pay")
DISMISS: Final = BOOK.kind("dismiss", spell_hire, say_dismiss, touch_hire, townsfolk=TOWNSFOLK, pay=PAYMENTS)
DISMISS_TOWNSFOLK: Final = DISMISS.parameter("townsfolk")
DISMISS_PAYMENT: Final = DISMISS.parameter("pay")
TO: Final = BOOK.kind("to", None, say_space, touch_space, space=BOARD_SPACES)
TO_SPACE: Final = TO.parameter("space")
JAR: Final = BOOK.kind("jar", spell_jar, say_jar, touch_jar, space=JARS)
JAR_SPACE: Final = JAR.parameter("space")
OUTSIDER: Final = BOOK.kind("outsider", touch=touch_outsider, outsider=OUTSIDERS)
"""Attack and convert have their own words for it."""
OUTSIDER_CARD: Final = OUTSIDER.parameter("outsider")
WORKSHOP: Final = BOOK.kind("workshop", None, say_workshop, touch_workshop, action=ACTIONS[RIGHT:], side=SIDES)
WORKSHOP_ACTION: Final = WORKSHOP.parameter("action")
"""Counted from the first of the right side."""
WORKSHOP_SIDE: Final = WORKSHOP.parameter("side")
CLEAR: Final = BOOK.kind("clear", None, say_clear, touch_clear, action=ACTIONS)
CLEAR_ACTION: Final = CLEAR.parameter("action")
CHOOSE: Final = BOOK.kind("choose", touch=touch_choose, option=MOST_CHOICES)
"""What the options are only the question knows, which writes and says them."""
CHOOSE_OPTION: Final = CHOOSE.parameter("option")
DISCARD: Final = BOOK.kind("discard", None, say_discard, touch_discard, cards=MOST_DISCARDS)
DISCARD_CARDS: Final = DISCARD.parameter("cards")
PAY: Final = BOOK.kind("pay_debt", touch=touch_debt).of()
DESTROY: Final = BOOK.kind("destroy_debt", touch=touch_debt).of()
USE: Final = BOOK.kind("use", None, say_use, touch_use, townsfolk=TOWNSFOLK)
USE_TOWNSFOLK: Final = USE.parameter("townsfolk")
PALADIN: Final = BOOK.kind("paladin", spell_paladin, say_paladin, touch_paladin, play=PALADINS, top=PALADINS)
PALADIN_PLAY: Final = PALADIN.parameter("play")
PALADIN_TOP: Final = PALADIN.parameter("top")
TAVERN: Final = BOOK.kind("tavern", None, say_tavern, touch_tavern, tavern=TAVERNS)
TAVERN_CARD: Final = TAVERN.parameter("tavern")
KEEP: Final = BOOK.kind("keep", None, say_keep, touch_keep, crew=CREW_NAMES)
KEEP_CREW: Final = KEEP.parameter("crew")
