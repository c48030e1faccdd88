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
    OF_ATTACK,
    OF_CONVERSION,
    OF_DISMISSAL,
    OF_JAR,
    OF_SPACE,
    OF_TAVERN,
    OUTSIDERS,
    PALADINS,
    PER_SOURCE,
    RIGHT,
    SCORES,
    TAVERNS,
    TOKENS,
    TOWNSFOLK,
    TRIGGERS,
    PaladinsComponents,
    kind_of,
)
from burgrave.games.paladins.crews import CREW_NAMES, CREWS, WORKERS
from burgrave.kernel.moves import Kind, MoveBook
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.games.paladins.position import Paladins

SIDES: Final = ("left", "middle")
PAYMENTS: Final = ("silver", "debt")
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
    return [Phrase(f"token.{WORKERS[kind]}", n=workers.count(kind)) for kind in range(6) if kind in workers]


def townsfolk_phrase(card: int) -> Phrase:
    return Phrase("townsfolk", name=Phrase(f"townsfolk.{kind_of(TOWNSFOLK[card])}"), number=TOWNSFOLK[card][-1])


def ability_phrase(printed: PaladinsComponents, card: int) -> Phrase:
    """What a townsfolk of the party does."""
    reward = reward_phrase(printed, OF_ABILITY + card)
    trigger = Phrase(f"trigger.{TRIGGERS[printed.trigger[card]]}")
    return Phrase(f"ability.{CONDITIONS[printed.condition[card]]}", trigger=trigger, reward=reward)


def outsider_phrase(card: int) -> Phrase:
    return Phrase("outsider", name=Phrase(f"outsider.{kind_of(OUTSIDERS[card])}"), number=OUTSIDERS[card][-1])


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
    crew = kind.arg(move, 0)
    key = "move.dismissal" if kind.word == "recruit" and len(CREWS[crew]) == 1 else f"move.{kind.word}"
    return Phrase(key, workers=workers_phrase(crew))


def touch_action(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"action-{seat}-{kind.word}", *touch_crew(seat, kind.arg(move, 0))]


def favour_at(position: Paladins, slot: int) -> int:
    return position.favours.cards[slot]


def spell_favour(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    """`three_labourers criminal`: the favour and the worker put on it."""
    return f"{FAVOURS[favour_at(position, kind.arg(move, 0))]} {WORKERS[kind.arg(move, 1)]}"


def say_favour(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    favour = Phrase(f"favour.{FAVOURS[favour_at(position, kind.arg(move, 0))]}")
    worker = Phrase(f"token.{WORKERS[kind.arg(move, 1)]}", n=1)
    return Phrase("move.favour", favour=favour, workers=[worker])


def touch_favour(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"favour-{kind.arg(move, 0) + 1}", f"worker-{seat}-{WORKERS[kind.arg(move, 1)]}-0"]


# ---------------------------------------------------------------------- townsfolk


def is_free(position: Paladins) -> bool:
    """Is the townsfolk to be hired without silver?"""
    return type(position.question).__name__ in ("FreeRecruit", "FirstHire")


def price(position: Paladins, seat: int, card: int) -> int:
    """The silver for a townsfolk of the row."""
    slot = slot_of(position.townsfolk, card)
    return 0 if slot == 0 or is_free(position) else position.hire_price(seat, slot - 1)


def spell_hire(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    """`gatekeeper_2`, `gatekeeper_2 for debt`."""
    paid = " for debt" if kind.arg(move, 1) else ""
    return f"{TOWNSFOLK[kind.arg(move, 0)]}{paid}"


def say_hire(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    card, debt = kind.arg(move, 0), kind.arg(move, 1)
    silver = price(position, seat, card)
    paid = Phrase("pay.debt") if debt else Phrase("pay.silver", n=silver) if silver else Phrase("pay.nothing")
    if kind.word == "hire":
        ability = ability_phrase(position.printed, card)
        return Phrase("move.hire", card=townsfolk_phrase(card), pay=paid, ability=ability)
    reward = reward_phrase(position.printed, OF_DISMISSAL + card)
    return Phrase("move.dismiss", card=townsfolk_phrase(card), pay=paid, reward=reward)


def touch_hire(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    card, debt = kind.arg(move, 0), kind.arg(move, 1)
    touched = [f"townsfolk-{slot_of(position.townsfolk, card)}"]
    if debt:
        touched.append("debts")
    elif price(position, seat, card):
        touched.append(f"silver-{seat}")
    return touched


# ---------------------------------------------------------------------- where to


def say_space(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.to", space=space_phrase(position.printed, kind.arg(move, 0)))


def touch_space(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"space-{BOARD_SPACES[kind.arg(move, 0)]}"]


def spell_jar(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    return str(kind.arg(move, 0) + 1)


def say_jar(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    space = kind.arg(move, 0)
    return Phrase("move.jar", number=space + 1, reward=reward_phrase(position.printed, OF_JAR + space))


def touch_jar(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"absolve-{seat}-{kind.arg(move, 0) + 1}"]


def say_outsider(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    """The reward of an attack with its price, or what a conversion brings."""
    card, card_phrase = kind.arg(move, 0), outsider_phrase(kind.arg(move, 0))
    if type(position.question).__name__ == "Convert":
        gain = reward_phrase(position.printed, OF_CONVERSION + card)
        scores = scores_phrase(position.printed, card)
        return Phrase("move.outsider_convert", card=card_phrase, reward=gain, scores=scores)
    silver = position.attack_price(seat, slot_of(position.outsiders, card) - 1)
    paid = Phrase("pay.silver", n=silver) if silver else Phrase("pay.nothing")
    reward = reward_phrase(position.printed, OF_ATTACK + card)
    return Phrase("move.outsider_attack", card=card_phrase, reward=reward, pay=paid)


def scores_phrase(printed: PaladinsComponents, card: int) -> Phrase:
    """What a converted outsider brings points for."""
    return Phrase(f"scores.{SCORES[printed.scores[card]]}", per=printed.per[card])


def touch_outsider(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"outsider-{slot_of(position.outsiders, kind.arg(move, 0))}"]


def say_workshop(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    action = Phrase(f"action.{ACTIONS[RIGHT + kind.arg(move, 0)]}")
    return Phrase(f"move.workshop_{SIDES[kind.arg(move, 1)]}", action=action)


def touch_workshop(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"workshop-{seat}-{ACTIONS[RIGHT + kind.arg(move, 0)]}-{SIDES[kind.arg(move, 1)]}"]


def say_clear(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.clear", action=Phrase(f"action.{ACTIONS[kind.arg(move, 0)]}"))


def touch_clear(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"action-{seat}-{ACTIONS[kind.arg(move, 0)]}"]


# ---------------------------------------------------------------------- choices in between


def chosen(position: Paladins, kind: Kind, move: int) -> int:
    """The reward that a `choose` move takes."""
    question = position.question
    if type(question).__name__ != "Choice" or question is None:
        return 0
    return question.a + kind.arg(move, 0) * PER_SOURCE


def spell_choose(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    """`2 silver`, `1 fighter 1 cleric`."""
    found = position.printed.rewards[chosen(position, kind, move)]
    return " ".join(f"{found[at + 1]} {TOKENS[found[at]]}" for at in range(0, len(found), 2))


def say_choose(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.choose", reward=reward_phrase(position.printed, chosen(position, kind, move)))


def touch_choose(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-choose-{kind.arg(move, 0)}"]


def say_discard(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.discard", n=kind.arg(move, 0))


def touch_discard(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    """The newest cards."""
    cards = len(position.boards[seat].suspicion)
    return [f"suspicion-{seat}-{cards - 1 - at}" for at in range(kind.arg(move, 0))]


def touch_debt(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"debt-{seat}"]


def say_use(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    card = kind.arg(move, 0)
    return Phrase("move.use", card=townsfolk_phrase(card), ability=ability_phrase(position.printed, card))


def touch_use(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"party-{seat}-{TOWNSFOLK[kind.arg(move, 0)]}"]


def say_decline(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    """What is declined depends on what was asked."""
    return Phrase(f"move.decline_{type(position.question).__name__}")


# ---------------------------------------------------------------------- the beginning and the end of a round


def spell_paladin(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    """`roland over samson`: Roland is played, Samson goes on top of the deck."""
    return f"{PALADINS[kind.arg(move, 0)]} over {PALADINS[kind.arg(move, 1)]}"


def say_paladin(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    play, top = kind.arg(move, 0), kind.arg(move, 1)
    under = [card for card in position.boards[seat].deck.cards[-position.printed.drawn :] if card not in (play, top)]
    below = Phrase(f"paladin.{PALADINS[under[0]]}") if under else Phrase("token.nothing")
    return Phrase(
        "move.paladin", play=Phrase(f"paladin.{PALADINS[play]}"), top=Phrase(f"paladin.{PALADINS[top]}"), below=below
    )


def touch_paladin(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"paladin-{seat}-{PALADINS[kind.arg(move, 0)]}", f"paladin-top-{seat}-{PALADINS[kind.arg(move, 1)]}"]


def say_tavern(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.tavern", workers=reward_phrase(position.printed, OF_TAVERN + kind.arg(move, 0)))


def touch_tavern(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    card = kind.arg(move, 0)
    return [f"tavern-{position.taverns.index(card) if card in position.taverns else 0}"]


def say_keep(position: Paladins, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.keep", workers=workers_phrase(kind.arg(move, 0)))


def touch_keep(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return touch_crew(seat, kind.arg(move, 0))


BOOK: Final = MoveBook()
PASS: Final = BOOK.kind("pass").of()
DECLINE: Final = BOOK.kind("decline", say=say_decline).of()
ACT: Final = [BOOK.kind(name, None, say_action, touch_action, crew=CREW_NAMES) for name in ACTIONS]
"""The actions of the own board, each with the crew that is placed for it; their codes follow one another."""
FAVOUR: Final = BOOK.kind("favour", spell_favour, say_favour, touch_favour, slot=FAVOUR_SLOTS, worker=WORKERS)
HIRE: Final = BOOK.kind("hire", spell_hire, say_hire, touch_hire, townsfolk=TOWNSFOLK, pay=PAYMENTS)
DISMISS: Final = BOOK.kind("dismiss", spell_hire, say_hire, touch_hire, townsfolk=TOWNSFOLK, pay=PAYMENTS)
TO: Final = BOOK.kind("to", None, say_space, touch_space, space=BOARD_SPACES)
JAR: Final = BOOK.kind("jar", spell_jar, say_jar, touch_jar, space=JARS)
OUTSIDER: Final = BOOK.kind("outsider", None, say_outsider, touch_outsider, outsider=OUTSIDERS)
WORKSHOP: Final = BOOK.kind("workshop", None, say_workshop, touch_workshop, action=ACTIONS[RIGHT:], side=SIDES)
CLEAR: Final = BOOK.kind("clear", None, say_clear, touch_clear, action=ACTIONS)
CHOOSE: Final = BOOK.kind("choose", spell_choose, say_choose, touch_choose, option=MOST_CHOICES)
DISCARD: Final = BOOK.kind("discard", None, say_discard, touch_discard, cards=MOST_DISCARDS)
PAY: Final = BOOK.kind("pay_debt", touch=touch_debt).of()
DESTROY: Final = BOOK.kind("destroy_debt", touch=touch_debt).of()
USE: Final = BOOK.kind("use", None, say_use, touch_use, townsfolk=TOWNSFOLK)
PALADIN: Final = BOOK.kind("paladin", spell_paladin, say_paladin, touch_paladin, play=PALADINS, top=PALADINS)
TAVERN: Final = BOOK.kind("tavern", None, say_tavern, touch_tavern, tavern=TAVERNS)
KEEP: Final = BOOK.kind("keep", None, say_keep, touch_keep, crew=CREW_NAMES)
