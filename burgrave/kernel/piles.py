"""Piles of cards that know, card by card, which seats know them."""

from __future__ import annotations

from typing import Any, Final

from burgrave.kernel.chance import Rng

PUBLIC: Final = -1
"""Known to every seat and to spectators."""

NOBODY: Final = 0

SPECTATOR: Final = 15
"""The seat of those who only watch: they know what is public."""


class Family:
    """Cards that could be taken for one another: a card is its number here, `backs` tells who looks alike face down."""

    def __init__(self, names: list[str], backs: list[int] | None = None) -> None:
        self.names = names
        self.backs = backs if backs is not None else [0] * len(names)
        self.alike = len(set(self.backs)) == 1
        """Does every card look like every other?"""
        self.numbers = {name: number for number, name in enumerate(names)}

    def __reduce__(self) -> tuple[object, ...]:
        return (Family, (self.names, self.backs))


class Pile:
    """Cards in order, the last one on top, each with the seats that know it (a bit per seat)."""

    def __init__(self, family: Family, cards: list[int], known: list[int]) -> None:
        self.family = family
        self.cards = cards
        self.known = known

    def __reduce__(self) -> tuple[object, ...]:
        return (Pile, (self.family, self.cards, self.known))

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> Pile:
        return Pile(self.family, self.cards[:], self.known[:])

    def knows(self, place: int, seat: int) -> bool:
        """Does the seat know the card at this place?"""
        return self.known[place] >> seat & 1 == 1

    def show(self, place: int, seats: int) -> None:
        """Let these seats (bits) know the card at this place."""
        self.known[place] |= seats

    def put(self, card: int, known: int) -> None:
        """Lay a card on top."""
        self.cards.append(card)
        self.known.append(known)

    def draw(self) -> int:
        """Take the top card away; what was known of it is the taker's business."""
        self.known.pop()
        return self.cards.pop()

    def take(self, place: int) -> int:
        """Take the card at a place away."""
        self.known.pop(place)
        return self.cards.pop(place)

    def shuffle(self, order: list[int]) -> None:
        """Bring the cards into a random order (a shuffled list of their places); nobody knows any of them now."""
        cards = self.cards
        self.cards = [cards[place] for place in order]
        self.known = [NOBODY] * len(cards)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees: the cards it knows by name, the others by their backs."""
        names, backs = self.family.names, self.family.backs
        numbers, known = self.cards, self.known
        cards: list[str | None] = [None] * len(numbers)
        # Most cards lie in decks that nobody knows: those need no look at every card.
        if known.count(NOBODY) < len(known):
            for place in range(len(numbers)):
                if known[place] >> seat & 1:
                    cards[place] = names[numbers[place]]
        looks = [backs[0]] * len(numbers) if self.family.alike else [backs[card] for card in numbers]
        return {"cards": cards, "backs": looks, "known": known[:]}

    def dump(self) -> dict[str, Any]:
        """Everything about the pile, in the form of a view."""
        names, backs = self.family.names, self.family.backs
        return {
            "cards": [names[card] for card in self.cards],
            "backs": [backs[card] for card in self.cards],
            "known": self.known[:],
        }


def face_down(family: Family, cards: list[int]) -> Pile:
    """A pile that nobody has looked at."""
    return Pile(family, cards, [NOBODY] * len(cards))


def face_up(family: Family, cards: list[int]) -> Pile:
    """A pile that everybody can read."""
    return Pile(family, cards, [PUBLIC] * len(cards))


def imagine_piles(piles: list[Pile], seat: int, rng: Rng) -> None:
    """Deal anew all that the seat does not know: cards of one family and one back change places among themselves.

    Only what the seat can see decides the outcome: the unknown cards are sorted before they are shuffled.
    """
    done: list[Family] = []
    for pile in piles:
        family = pile.family
        if family in done:
            continue
        done.append(family)
        hidden: dict[int, list[int]] = {}
        for other in piles:
            if other.family is family:
                for place in range(len(other.cards)):
                    if not other.knows(place, seat):
                        hidden.setdefault(family.backs[other.cards[place]], []).append(other.cards[place])
        for back in sorted(hidden):
            cards = hidden[back]
            cards.sort()
            rng.shuffle(cards)
        for other in piles:
            if other.family is family:
                for place in range(len(other.cards)):
                    if not other.knows(place, seat):
                        other.cards[place] = hidden[family.backs[other.cards[place]]].pop()
