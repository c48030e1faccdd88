"""Chance is keyed: a random number is a function of the position's key and of what it is drawn for.

The same seed therefore gives the same decks and dice whatever the players decide, a copy of a position carries just
the key, and a game runs alike on every machine, compiled or plain. All words stay below 2**30, so that the mix never
leaves the small ints of either.
"""

from __future__ import annotations

import hashlib
from typing import Final

from burgrave.kernel.native import i64

WORD: Final = 0x3FFFFFFF  # 30 bits

# How (purpose, round, seat, index) share the 30 bits of a counter.
PURPOSES: Final = 64
ROUNDS: Final = 256
SEATS: Final = 16
INDEXES: Final = 4096


def mix(word: i64) -> i64:
    """Scramble a 30-bit word: every bit of the input moves about half of the bits of the output."""
    word ^= word >> 15
    word = (word * 0x2C1B3C6D) & 0x3FFFFFFF
    word ^= word >> 12
    word = (word * 0x297A2D39) & 0x3FFFFFFF
    word ^= word >> 15
    return word


class Chance:
    """The key of one game's chance: four words, mixed one after another into every number drawn."""

    def __init__(self, k0: int, k1: int, k2: int, k3: int) -> None:
        self.k0: i64 = k0
        self.k1: i64 = k1
        self.k2: i64 = k2
        self.k3: i64 = k3

    def __reduce__(self) -> tuple[object, ...]:
        return (Chance, tuple(self.words()))

    def words(self) -> list[int]:
        """The key itself; whoever knows it knows the whole future."""
        return [self.k0, self.k1, self.k2, self.k3]

    def at(self, counter: int) -> int:
        """The 30-bit word drawn at a counter."""
        word: i64 = counter
        word = mix(word ^ self.k0)
        word = mix(word ^ self.k1)
        word = mix(word ^ self.k2)
        return word ^ self.k3

    def below(self, n: int, purpose: int, round: int, seat: int, index: int) -> int:
        """A number in range(n) for this purpose, round, seat and index; always the same one."""
        counter: i64 = ((purpose * ROUNDS + round) * SEATS + seat) * INDEXES + index
        word: i64 = mix(counter ^ self.k0)
        word = mix(word ^ self.k1)
        word = mix(word ^ self.k2) ^ self.k3
        many: i64 = n
        return (word * many) >> 30

    def shuffle(self, cards: list[int], purpose: int, round: int, seat: int) -> None:
        """Put the cards into a random order, in place."""
        left = len(cards) - 1
        while left > 0:
            at = self.below(left + 1, purpose, round, seat, left)
            cards[left], cards[at] = cards[at], cards[left]
            left -= 1


def chance_of(seed: int) -> Chance:
    """The chance of a seed of any size."""
    digest = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:16], "big")
    return Chance(digest & WORD, digest >> 30 & WORD, digest >> 60 & WORD, digest >> 90 & WORD)


class Rng:
    """A stream of random numbers for bots and imagination; never for the rules."""

    def __init__(self, seed: int) -> None:
        self.chance = chance_of(seed)
        self.count: i64 = 0

    def below(self, n: int) -> int:
        """The next number in range(n)."""
        word: i64 = self.chance.at(self.count & 0x3FFFFFFF)
        self.count += 1
        many: i64 = n
        return (word * many) >> 30

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards into a random order, in place."""
        left = len(cards) - 1
        while left > 0:
            at = self.below(left + 1)
            cards[left], cards[at] = cards[at], cards[left]
            left -= 1

    def key(self) -> Chance:
        """A fresh key for a position."""
        return Chance(self.below(WORD + 1), self.below(WORD + 1), self.below(WORD + 1), self.below(WORD + 1))
