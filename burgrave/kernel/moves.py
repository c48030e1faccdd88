"""The move book of a title: every kind of move declared once, with its codes, its notation and its words."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any

from burgrave.kernel.words import Phrase

Spell = Callable[[Any, int, "Kind", int], str]
"""(position, seat, kind, move) -> the arguments of the notation, where bare numbers and names would not read well."""

Say = Callable[[Any, int, "Kind", int], Phrase]
"""(position, seat, kind, move) -> the move as a phrase, where it needs more than the kind's own parameters."""

Touch = Callable[[Any, int, "Kind", int], list[str]]
"""(position, seat, kind, move) -> the ids of the pieces one would touch on the table to make the move."""


Allowed = Callable[[Any, Any, int], list[tuple[int, ...]]]
"""(components, options, seats) -> the parameters of every move of a kind that can occur in such a game."""


class Parameter:
    """Reads one parameter of the moves of a kind: `PLACE_TOKEN = PLACE.parameter("token")`, `PLACE_TOKEN.of(move)`."""

    def __init__(self, base: int, stride: int, size: int) -> None:
        self.base = base
        self.stride = stride
        self.size = size

    def of(self, move: int) -> int:
        """The parameter's value in a move of its kind."""
        return (move - self.base) // self.stride % self.size


class Kind:
    """One kind of move: a block of codes, one for every combination of its parameters' values."""

    def __init__(
        self,
        word: str,
        base: int,
        names: list[str],
        sizes: list[int],
        values: list[list[str]],
        spell: Spell | None,
        say: Say | None,
        touch: Touch | None,
        by_question: bool,
        allowed: Allowed | None,
    ) -> None:
        self.word = word
        self.base = base
        self.names = names
        self.sizes = sizes
        self.values = values
        self.spell = spell
        self.say = say
        self.touch = touch
        self.by_question = by_question
        """Does every question that offers this move have its own words for it (`move.<word>_<question>`)?"""
        self.allowed = allowed
        self.strides: list[int] = []
        stride = 1
        for size in reversed(sizes):
            self.strides.insert(0, stride)
            stride *= size
        self.count = stride
        strides = [*self.strides, 0, 0, 0, 0]
        self.s0 = strides[0]
        self.s1 = strides[1]
        self.s2 = strides[2]
        self.s3 = strides[3]

    def of(self, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
        """The move with these parameters."""
        move = self.base + a * self.s0
        # Most moves have few parameters, and many of these are 0.
        if b:
            move += b * self.s1
        if c:
            move += c * self.s2
        if d:
            move += d * self.s3
        return move

    def occurring(self, components: Any, options: Any, seats: int) -> list[int]:
        """The moves of this kind that can occur in such a game, in the order of their codes."""
        if self.allowed is None:
            return list(range(self.base, self.base + self.count))
        found: set[int] = set()
        for values in self.allowed(components, options, seats):
            move = self.base
            for which in range(len(values)):
                move += values[which] * self.strides[which]
            found.add(move)
        return sorted(found)

    def arg(self, move: int, which: int) -> int:
        """One parameter of a move of this kind."""
        return (move - self.base) // self.strides[which] % self.sizes[which]

    def parameter(self, name: str) -> Parameter:
        """What reads a parameter of a move by its name."""
        if name not in self.names:
            raise KeyError(f"{self.word} has no parameter {name}; parameters: {', '.join(self.names) or 'none'}")
        which = self.names.index(name)
        return Parameter(self.base, self.strides[which], self.sizes[which])

    def __contains__(self, move: int) -> bool:
        return self.base <= move < self.base + self.count

    def notation(self, position: Any, seat: int, move: int) -> str:
        """The move as a record writes it: the kind's word and its arguments."""
        if self.spell is not None:
            rest = self.spell(position, seat, self, move)
            return f"{self.word} {rest}" if rest else self.word
        spelled = [self.word]
        for which in range(len(self.names)):
            value = self.arg(move, which)
            spelled.append(self.values[which][value] if self.values[which] else str(value))
        return " ".join(spelled)

    def phrase(self, position: Any, seat: int, move: int) -> Phrase:
        """The move as a phrase; a parameter with named values reads as `<parameter>.<value>` of the catalogue."""
        if self.say is not None:
            return self.say(position, seat, self, move)
        args: dict[str, Any] = {}
        for which, name in enumerate(self.names):
            value = self.arg(move, which)
            args[name] = Phrase(f"{name}.{self.values[which][value]}") if self.values[which] else value
        return Phrase(f"move.{self.word}", **args)

    def touches(self, position: Any, seat: int, move: int) -> list[str]:
        """What one would touch on the table: by default `<parameter>-<value>` for each parameter, or a button."""
        if self.touch is not None:
            return self.touch(position, seat, self, move)
        if not self.names:
            return [f"button-{self.word}"]
        values = [self.arg(move, which) for which in range(len(self.names))]
        return [
            f"{name}-{named[value] if named else value}"
            for name, named, value in zip(self.names, self.values, values, strict=True)
        ]


class MoveBook:
    """All kinds of move of one title; a move is an int below `size`."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.bases: list[int] = []
        self.size = 0

    def kind(
        self,
        word: str,
        spell: Spell | None = None,
        say: Say | None = None,
        touch: Touch | None = None,
        by_question: bool = False,
        allowed: Allowed | None = None,
        **parameters: Any,
    ) -> Kind:
        """Declare a kind: each parameter is a number of values or the sequence of their names.

        Where only few combinations of values can occur, `allowed` lists them by the title's own tables.
        """
        names = list(parameters)
        values: list[list[str]] = []
        sizes: list[int] = []
        for parameter in parameters.values():
            named: Sequence[str] = () if isinstance(parameter, int) else parameter
            values.append(list(named))
            sizes.append(parameter if isinstance(parameter, int) else len(named))
        kind = Kind(word, self.size, names, sizes, values, spell, say, touch, by_question, allowed)
        self.kinds.append(kind)
        self.bases.append(kind.base)
        self.size += kind.count
        return kind

    def kind_of(self, move: int) -> Kind:
        """The kind a move belongs to."""
        if not 0 <= move < self.size:
            raise IndexError(f"no move has the code {move}; codes run from 0 to {self.size - 1}")
        return self.kinds[bisect_right(self.bases, move) - 1]
