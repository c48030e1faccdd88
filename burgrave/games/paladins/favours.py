"""King's favours: spaces on the main board, each used once a round by whoever comes first."""

from __future__ import annotations

from burgrave.games.paladins.components import FAVOUR_SLOTS, FAVOURS, OF_FAVOUR, OF_FAVOUR_CHOICE
from burgrave.games.paladins.crews import ANY, CRIMINAL, WORKERS
from burgrave.games.paladins.gains import pay_provisions, pay_silver, take_debt
from burgrave.games.paladins.moves import FAVOUR
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.rewards import Choice, Reward
from burgrave.kernel.words import Phrase


def favour_moves(p: Paladins, seat: int, moves: list[int]) -> None:
    """Every open favour with every worker that may stand there, if its price can be paid."""
    board = p.boards[seat]
    for slot in range(FAVOUR_SLOTS):
        if not p.favour_open(slot):
            continue
        favour = p.favours.cards[slot]
        if board.silver < p.printed.favour_silver[favour] or board.provisions < p.printed.favour_provisions[favour]:
            continue
        asked = p.printed.favour_space[favour]
        for worker in range(len(WORKERS)):
            if board.workers[worker] and (asked in (ANY, worker) or worker == CRIMINAL):
                moves.append(FAVOUR.of(slot, worker))


def use_favour(p: Paladins, seat: int, slot: int, worker: int) -> None:
    """The worker stays there until the end of the round; pay, then take what the card gives."""
    board = p.boards[seat]
    board.workers[worker] -= 1
    occupy(p, seat, slot, worker)
    favour = p.favours.cards[slot]
    if p.log:
        said = Phrase(f"things.{WORKERS[worker]}", n=1)
        p.log.write("favour_used", who=seat, favour=Phrase(f"favour.{FAVOURS[favour]}"), workers=[said])
    pay_silver(p, seat, p.printed.favour_silver[favour])
    pay_provisions(p, seat, p.printed.favour_provisions[favour])
    for _ in range(p.printed.favour_debt[favour]):
        take_debt(p, seat)
    if p.printed.favour_choices[favour]:
        p.then(Choice(seat, OF_FAVOUR_CHOICE + favour, p.printed.favour_choices[favour]))
    p.then(Reward(seat, OF_FAVOUR + favour))


def occupy(p: Paladins, house: int, slot: int, worker: int) -> None:
    """A worker comes to stand on a favour."""
    p.favour_workers = p.favour_workers[:]
    p.favour_workers[slot] = worker
    p.favour_houses = p.favour_houses[:]
    p.favour_houses[slot] = house
