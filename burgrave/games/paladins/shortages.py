"""What is short of a thing: `has_...` for the rules, `lack_of_...` the same in one line with its figures."""

from __future__ import annotations

from typing import Final

from burgrave.games.paladins.components import ACTIONS, ATTRIBUTES
from burgrave.games.paladins.crews import ANY, CREWS, CRIMINAL, LABOURER, SPACES, WORKERS, workers_on
from burgrave.games.paladins.phrases import token_phrase
from burgrave.games.paladins.position import Paladins
from burgrave.kernel.words import Phrase

# ---------------------------------------------------------------------- goods and attributes


def has_silver(p: Paladins, seat: int, needed: int) -> bool:
    return p.boards[seat].silver >= needed


def lack_of_silver(p: Paladins, seat: int, needed: int) -> Phrase | None:
    if has_silver(p, seat, needed):
        return None
    return Phrase("why.silver", needed=needed, have=p.boards[seat].silver)


def has_provisions(p: Paladins, seat: int, needed: int) -> bool:
    return p.boards[seat].provisions >= needed


def lack_of_provisions(p: Paladins, seat: int, needed: int) -> Phrase | None:
    if has_provisions(p, seat, needed):
        return None
    return Phrase("why.provisions", needed=needed, have=p.boards[seat].provisions)


def has_value(p: Paladins, seat: int, attribute: int, needed: int) -> bool:
    """Does an attribute, this round's paladin included, reach so far?"""
    return p.value(seat, attribute) >= needed


def lack_of_value(p: Paladins, seat: int, attribute: int, needed: int) -> Phrase | None:
    if has_value(p, seat, attribute, needed):
        return None
    name = Phrase(f"attribute.{ATTRIBUTES[attribute]}")
    return Phrase("why.attribute", attribute=name, needed=needed, have=p.value(seat, attribute))


def action_left(p: Paladins, seat: int, action: int) -> bool:
    """Can an action be taken once more in the game, or are all its jars, walls, monks ... used?"""
    limit = p.printed.limit[action]
    return not limit or p.boards[seat].done(action) < limit


def lack_of_actions(p: Paladins, seat: int, action: int) -> Phrase | None:
    if action_left(p, seat, action):
        return None
    return Phrase("why.used_up", action=Phrase(f"action.{ACTIONS[action]}"), n=p.printed.limit[action])


# ---------------------------------------------------------------------- workers


def lack_of_workers(p: Paladins, seat: int, spaces: list[int]) -> Phrase:
    """No crew in stock fits the spaces; those that a workshop covers are -1."""
    asked = [Phrase(f"worker.{SPACES[one]}") for one in spaces if one >= 0]
    stock = p.boards[seat].workers
    have = [token_phrase(worker, stock[worker]) for worker in range(len(WORKERS)) if stock[worker]]
    return Phrase("why.workers", spaces=asked, have=have or [Phrase("why.nobody")])


MISUSED: Final = 5
"""A specialist on a space where anybody could stand, counted in workers."""
WILD: Final = 20
"""A criminal where another worker would do."""


def waste_of_crew(spaces: list[int], stands: int) -> int:
    """What a crew gives away where it stands: workers, specialists where anybody would do, criminals above all."""
    found = 0
    standing = workers_on(stands)
    for place in range(len(spaces)):
        if standing[place] >= 0:
            found += 1 + waste_of_worker(spaces[place], standing[place])
    return found


def waste_of_worker(asked: int, worker: int) -> int:
    """What is given away by a worker on a space besides the worker."""
    if worker == CRIMINAL:
        return 0 if asked == CRIMINAL else WILD
    return MISUSED if asked == ANY and worker != LABOURER else 0


def size_of(crew: int) -> int:
    """How many workers a crew has."""
    return len(CREWS[crew])
