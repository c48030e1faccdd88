"""Crews: the workers placed for one action, a multiset of at most three. Who stands where follows from it."""

from __future__ import annotations

from typing import Final

WORKERS: Final = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
"""By colour: white, green, blue, red, black, purple. A worker is its place here."""
# Compiled, only a literal is a constant: here and in components.py a test holds the numbers to the names.
LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5
"""Between a labourer, who is no specialist, and a criminal, who is any, stand the specialists."""
COLOURS: Final = 6
COLOURLESS: Final = 6
"""A worker of the solo opponent."""
ANY: Final = 6
"""A space without a colour."""

SPACES: Final = (*WORKERS, "any")
"""What a space asks for."""


def _crews() -> list[list[int]]:
    found: list[list[int]] = [[]]
    for size in range(1, 4):
        smaller = [crew for crew in found if len(crew) == size - 1]
        found += [[*crew, worker] for crew in smaller for worker in range(COLOURS) if _last(crew, worker)]
    return found


def _last(crew: list[int], worker: int) -> bool:
    return not crew or crew[-1] <= worker


CREWS: Final = _crews()
"""All of them, the empty one first; each in ascending order."""

CREW_NAMES: Final = ["+".join(WORKERS[worker] for worker in crew) if crew else "nobody" for crew in CREWS]

NOBODY: Final = 0
PAIRS: Final = 7
"""The first crew of two; those before are of one."""

# Stocks and crews in one int, three bits for every colour: two for an amount of up to three, one that stays set in a
# subtraction as long as there is enough.
GUARD: Final = 0o444444


def packed(workers: list[int]) -> int:
    """How many there are of every colour, up to three."""
    found = 0
    for worker in range(COLOURS):
        amount = workers[worker]
        found |= (amount if amount < 3 else 3) << (3 * worker)
    return found


NEEDS: Final = [packed([crew.count(worker) for worker in range(COLOURS)]) for crew in CREWS]
"""For every crew the packed workers it takes."""


def affords(stock: int, crew: int) -> bool:
    """Does a packed stock hold the workers of a crew?"""
    return ((stock | GUARD) - NEEDS[crew]) & GUARD == GUARD


def standing(spaces: list[int], crew: list[int]) -> int:
    """Who stands where, packed (0 for nobody, else the worker and one; three bits a space); -1 if they do not fit.

    A coloured space takes its colour or a criminal, one that asks for a criminal nobody else. `spaces` that are covered
    are -1. Every worker must find a space and every space a worker.
    """
    left = crew[:]
    stands = 0
    for pass_colour in (True, False):
        for place in range(len(spaces)):
            asked = spaces[place]
            if asked < 0 or (asked == ANY) == pass_colour:
                continue
            if asked == ANY:
                worker = left[0] if left else -1
            else:
                worker = asked if asked in left else CRIMINAL if CRIMINAL in left else -1
            if worker < 0:
                return -1
            left.remove(worker)
            stands |= (worker + 1) << (3 * place)
    return -1 if left else stands


def workers_on(stands: int) -> list[int]:
    """The workers of a packed row of spaces, -1 where nobody stands."""
    return [(stands >> (3 * place) & 7) - 1 for place in range(3)]
