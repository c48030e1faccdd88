"""The move book of Paladins of the West Kingdom: every answer a player can give.

What a move touches on the table (ids of the drawing; `s` is a seat):

    action-s-commission            an action of a player's board
    worker-s-scout-0               a worker in stock, the first of its colour; equal ones may stand for one another
    workshop-s-commission-left     a dotted space of an action (left, middle) where a workshop can go
    absolve-s-3                    a reward space for jars (1 to 7)
    party-s-squire_1               a townsfolk in the party
    suspicion-s-0                  a suspicion card, the oldest first
    debt-s                         an unpaid debt
    paladin-s-roland               a paladin in hand, to be played
    paladin-top-s-roland           the same, to go on top of the deck
    townsfolk-1 .. townsfolk-5     the slots of the row above the board; debts: the deck of debts
    outsider-1 .. outsider-6       the slots of the row below the board
    space-r2s3                     a space of the board
    favour-1 .. favour-5           king's favours
    tavern-0 .. tavern-4           the taverns of this round
    button-pass, button-decline, button-keep-nobody, button-choose-0 .. 2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.paladins.components import (
    ACTIONS,
    BOARD_SPACES,
    FAVOUR_SLOTS,
    FAVOURS,
    FOR_DEBT,
    JARS,
    OUTSIDERS,
    PALADINS,
    PAYMENTS,
    RIGHT,
    SIDES,
    TAVERNS,
    TOKENS,
    TOWNSFOLK,
    PaladinsComponents,
)
from burgrave.games.paladins.crews import CREW_NAMES, CREWS, WORKERS
from burgrave.games.paladins.saying import (
    say_action,
    say_clear,
    say_destroy_debt,
    say_discard,
    say_dismiss,
    say_favour,
    say_hire,
    say_jar,
    say_keep,
    say_paladin,
    say_pass,
    say_pay_debt,
    say_tavern,
    say_use,
    say_workshop,
)
from burgrave.kernel.moves import Kind, MoveBook

if TYPE_CHECKING:
    from burgrave.games.paladins.position import Paladins

MOST_DISCARDS: Final = 5
MOST_CHOICES: Final = 3

# ---------------------------------------------------------------------- what is touched


def touch_crew(seat: int, crew: int) -> list[str]:
    """The workers of a crew; of equal ones the first."""
    workers = CREWS[crew]
    return [f"worker-{seat}-{WORKERS[workers[at]]}-{workers[:at].count(workers[at])}" for at in range(len(workers))]


def slot_of(row: list[int], card: int) -> int:
    return row.index(card) + 1 if card in row else 0


# ---------------------------------------------------------------------- actions


def touch_action(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [*touch_crew(seat, kind.parameter("crew").of(move)), f"action-{seat}-{kind.word}"]


def favour_at(position: Paladins, move: int) -> str:
    """The favour that a move puts a worker on."""
    return FAVOURS[position.favours.cards[FAVOUR_SLOT.of(move)]]


def spell_favour(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    """`three_labourers criminal`: the favour and the worker put on it."""
    return f"{favour_at(position, move)} {WORKERS[FAVOUR_WORKER.of(move)]}"


def touch_favour(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"worker-{seat}-{WORKERS[FAVOUR_WORKER.of(move)]}-0", f"favour-{FAVOUR_SLOT.of(move) + 1}"]


# ---------------------------------------------------------------------- townsfolk


def spell_hire(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    """`gatekeeper_2`, `gatekeeper_2 for debt`."""
    paid = " for debt" if kind.parameter("pay").of(move) == FOR_DEBT else ""
    return f"{TOWNSFOLK[kind.parameter('townsfolk').of(move)]}{paid}"


def touch_hire(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    """The card, paid with silver; for a debt that deck before it."""
    slot = f"townsfolk-{slot_of(position.townsfolk, kind.parameter('townsfolk').of(move))}"
    return ["debts", slot] if kind.parameter("pay").of(move) == FOR_DEBT else [slot]


def touch_free_hire(position: Paladins, move: int) -> list[str]:
    return [f"townsfolk-{slot_of(position.townsfolk, HIRE_TOWNSFOLK.of(move))}"]


# ---------------------------------------------------------------------- where to


def touch_space(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"space-{BOARD_SPACES[TO_SPACE.of(move)]}"]


def spell_jar(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    return str(JAR_SPACE.of(move) + 1)


def touch_jar(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"absolve-{seat}-{JAR_SPACE.of(move) + 1}"]


def touch_outsider(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"outsider-{slot_of(position.outsiders, OUTSIDER_CARD.of(move))}"]


def touch_workshop(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"workshop-{seat}-{ACTIONS[RIGHT + WORKSHOP_ACTION.of(move)]}-{SIDES[WORKSHOP_SIDE.of(move)]}"]


def touch_clear(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"action-{seat}-{ACTIONS[CLEAR_ACTION.of(move)]}"]


# ---------------------------------------------------------------------- choices in between


def spell_choice(printed: PaladinsComponents, reward: int) -> str:
    """`choose 2 silver`, `choose 1 fighter 1 cleric`."""
    found = printed.rewards[reward]
    return " ".join([CHOOSE.word, *(f"{found[at + 1]} {TOKENS[found[at]]}" for at in range(0, len(found), 2))])


def touch_choose(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-choose-{CHOOSE_OPTION.of(move)}"]


def touch_discard(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    """The newest cards."""
    cards = len(position.boards[seat].suspicion)
    return [f"suspicion-{seat}-{cards - 1 - at}" for at in range(DISCARD_CARDS.of(move))]


def touch_debt(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"debt-{seat}"]


def touch_use(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"party-{seat}-{TOWNSFOLK[USE_TOWNSFOLK.of(move)]}"]


# ---------------------------------------------------------------------- the beginning and the end of a round


def spell_paladin(position: Paladins, seat: int, kind: Kind, move: int) -> str:
    """`roland over samson`: Roland is played, Samson goes on top of the deck."""
    return f"{PALADINS[PALADIN_PLAY.of(move)]} over {PALADINS[PALADIN_TOP.of(move)]}"


def touch_paladin(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"paladin-{seat}-{PALADINS[PALADIN_PLAY.of(move)]}", f"paladin-top-{seat}-{PALADINS[PALADIN_TOP.of(move)]}"]


def touch_tavern(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    card = TAVERN_CARD.of(move)
    return [f"tavern-{position.taverns.index(card) if card in position.taverns else 0}"]


def touch_keep(position: Paladins, seat: int, kind: Kind, move: int) -> list[str]:
    return touch_crew(seat, KEEP_CREW.of(move)) or ["button-keep-nobody"]


# ---------------------------------------------------------------------- the book

BOOK: Final = MoveBook()
PASS: Final = BOOK.kind("pass", None, say_pass).of()
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
TO: Final = BOOK.kind("to", touch=touch_space, space=BOARD_SPACES)
"""Commission and garrison say what it brings."""
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
PAY: Final = BOOK.kind("pay_debt", None, say_pay_debt, touch_debt).of()
DESTROY: Final = BOOK.kind("destroy_debt", None, say_destroy_debt, touch_debt).of()
USE: Final = BOOK.kind("use", None, say_use, touch_use, townsfolk=TOWNSFOLK)
USE_TOWNSFOLK: Final = USE.parameter("townsfolk")
PALADIN: Final = BOOK.kind("paladin", spell_paladin, say_paladin, touch_paladin, play=PALADINS, top=PALADINS)
PALADIN_PLAY: Final = PALADIN.parameter("play")
PALADIN_TOP: Final = PALADIN.parameter("top")
TAVERN: Final = BOOK.kind("tavern", None, say_tavern, touch_tavern, tavern=TAVERNS)
TAVERN_CARD: Final = TAVERN.parameter("tavern")
KEEP: Final = BOOK.kind("keep", None, say_keep, touch_keep, crew=CREW_NAMES)
KEEP_CREW: Final = KEEP.parameter("crew")
