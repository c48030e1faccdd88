"""King's favours: spaces on the main board, each used once a round by whoever comes first."""

from __future__ import annotations

from burgrave.games.paladins.components import FAVOUR_SLOTS, FAVOURS, OF_FAVOUR, OF_FAVOUR_CHOICE
from burgrave.games.paladins.crews import ANY, CRIMINAL, WORKERS
from burgrave.games.paladins.gains import pay_provisions, pay_silver, take_debt
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.moves import FAVOUR
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.rewards import Choice, Reward
from burgrave.games.paladins.shortages import (
    has_provisions,
    has_silver,
    lack_of_provisions,
    lack_of_silver,
    lack_of_workers,
)
from burgrave.kernel.piles import PUBLIC
from burgrave.kernel.words import Phrase


def favour_moves(p: Paladins, seat: int, moves: list[int]) -> None:
    """Every open favour with every worker that may stand there, if its price can be paid."""
    stock = p.boards[seat].workers
    for slot in range(FAVOUR_SLOTS):
        if not p.favour_open(slot):
            continue
        favour = p.favours.cards[slot]
        if not has_silver(p, seat, p.printed.favour_silver[favour]):
            continue
        if not has_provisions(p, seat, p.printed.favour_provisions[favour]):
            continue
        asked = p.printed.favour_space[favour]
        for worker in range(len(WORKERS)):
            if stock[worker] and (asked in (ANY, worker) or worker == CRIMINAL):
                moves.append(FAVOUR.of(slot, worker))


def favour_lacks(p: Paladins, seat: int, slot: int) -> Phrase | None:
    """Why nobody can be put on the favour of a slot."""
    if p.favour_workers[slot] != NONE:
        house = p.favour_houses[slot]
        return Phrase("why.taken_by", who=house if house < p.seats else Phrase("automa"))
    if p.favours.known[slot] != PUBLIC:
        return Phrase("why.face_down", round=p.printed.favour_round[slot])
    if not p.favour_open(slot):
        return Phrase("why.next_round")
    favour = p.favours.cards[slot]
    found = lack_of_silver(p, seat, p.printed.favour_silver[favour])
    found = found or lack_of_provisions(p, seat, p.printed.favour_provisions[favour])
    return found or lack_of_workers(p, seat, [p.printed.favour_space[favour]])


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
