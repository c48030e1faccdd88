"""Dice: how they are turned, and how a die is written, said and touched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.cards import SET_A_DIE, first_on
from burgrave.games.burgundy.phrases import owner
from burgrave.kernel.words import Cost, Phrase

if TYPE_CHECKING:
    from burgrave.games.burgundy.position import Burgundy

SHIFT: Final = [-2, -1, 1, 2]
"""What the values of the parameter `shift` add to a die; compiled, a tuple would be made anew at every reading."""

EXTRA: Final = 2
"""Instead of a die: an action that needs none."""


def turned(face: int, shift: int) -> int:
    """A die's face after a shift; 1 and 6 are neighbours."""
    return (face - 1 + shift) % 6 + 1


def face_of(position: Burgundy, seat: int, die: int) -> int:
    """What a die shows; 0 for an action that needs none."""
    dice = position.dukes[seat].dice
    return dice[die] if die < len(dice) else 0


def die_setter(position: Burgundy, seat: int) -> int:
    """The shield by which a seat sets a die."""
    return shield_on(position, seat, SET_A_DIE)


def shield_on(position: Burgundy, seat: int, hook: int) -> int:
    """The shield of a seat with a hook; without any the first that there is."""
    return next((shield for shield in position.realm(seat).shields if hook >> shield & 1), first_on(hook))


def spell_by(position: Burgundy, seat: int, die: int) -> str:
    """` by 3`; nothing for an extra action."""
    return f" by {face_of(position, seat, die)}" if die < EXTRA else ""


def by_phrase(position: Burgundy, seat: int, die: int, said: Phrase) -> Phrase:
    """What is done, with the die that pays for it."""
    return Phrase("by_die", die=face_of(position, seat, die), move=said) if die < EXTRA else said


def touch_die(seat: int, die: int) -> list[str]:
    return [f"die-{seat}-{die}"] if die < EXTRA else []


def spell_turned(face: int, to: int) -> str:
    """`3 to 4`."""
    return f"{face} to {to}"


def say_turned(face: int, to: int) -> Phrase:
    return Phrase("move.adjust", cost=Cost("workers", 1), die=face, number=to)


def touch_turned(position: Burgundy, seat: int, die: str, to: int) -> list[str]:
    return [die, f"worker-{owner(position, seat)}", f"face-{to}"]
