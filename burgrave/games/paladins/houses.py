"""What everybody has: a house of deeds that score; for a player with a board, for the solo opponent with its automa."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from burgrave.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    LAST_STEP,
    OUTSIDERS,
    PALADIN_FAMILIES,
    PALADINS,
    RECRUIT,
    RIGHT_ACTIONS,
    SCHEME_CARDS,
    SCHEME_FAMILY,
    STRENGTH,
    SUSPICION,
    TOWNSFOLK,
    WALLS,
)
from burgrave.games.paladins.components import LEFT_ROW as LEFT_ROW
from burgrave.games.paladins.crews import SPACES, WORKERS, workers_on
from burgrave.kernel.piles import Pile
from burgrave.kernel.state import Named, Part

NONE: Final = -1


class Listed(Named):
    """A field that is a list of such ints."""

    def __init__(self, field: str, names: Sequence[str]) -> None:
        super().__init__(field, names)

    def write(self, value: Any) -> Any:
        names, numbers = self.names, cast("list[int]", value)
        return [names[one] if one >= 0 else None for one in numbers]

    def read(self, data: Any) -> Any:
        return [NONE if one is None else self.names.index(one) for one in data]


class PlacedWorkers(Named):
    """Who stands on the spaces of every action: for each of them three workers or None."""

    def write(self, value: Any) -> Any:
        names, rows = self.names, cast("list[int]", value)
        return [
            [names[one] if one >= 0 else None for one in workers_on(stands)] if stands else [None, None, None]
            for stands in rows
        ]

    def read(self, data: Any) -> Any:
        rows: list[int] = []
        for row in data:
            stands = 0
            for place, name in enumerate(row):
                if name is not None:
                    stands |= (self.names.index(name) + 1) << (3 * place)
            rows.append(stands)
        return rows


HELD: Final[tuple[str | Named, ...]] = (
    *("attributes", "commissions", "garrisons", "jars", "recruits", "workshops"),
    Listed("walls", WALLS),
    Listed("attacked", OUTSIDERS),
    Listed("converted", OUTSIDERS),
    Listed("suspicion", SUSPICION),
    *("unpaid", "paid", "passed"),
)
"""The fields of every house."""


class NobleHouse(Part):
    """What scores in the end, and what the inquisition asks about. Lists of cards are replaced, never changed."""

    def __init__(self, attributes: list[int], workshops: list[int]) -> None:
        self.attributes = attributes
        """The markers of faith, strength and influence on the track."""
        self.commissions = 0
        """How many monks and outposts stand on the board, and how many recruit actions were taken."""
        self.garrisons = 0
        self.recruits = 0
        self.jars = 0
        """The absolve spaces that hold a jar, as bits; of the solo opponent the jars turned over, from the left."""
        self.workshops = workshops
        """For the six actions of the right side: a player's on the left (1) and the middle (2) space, as bits; of the
        solo opponent so many on each."""
        self.walls: list[int] = []
        self.attacked: list[int] = []
        self.converted: list[int] = []
        self.suspicion: list[int] = []
        """The newest card last."""
        self.unpaid = 0
        self.paid = 0
        self.passed = False

    def copy_house(self, other: NobleHouse) -> None:
        """For `copy` of a board or the automa."""
        other.commissions = self.commissions
        other.garrisons = self.garrisons
        other.recruits = self.recruits
        other.jars = self.jars
        other.walls = self.walls
        other.attacked = self.attacked
        other.converted = self.converted
        other.suspicion = self.suspicion
        other.unpaid = self.unpaid
        other.paid = self.paid
        other.passed = self.passed

    def developed(self) -> int:
        """How many workshops stand on actions."""
        found = 0
        for covered in self.workshops:
            found += (covered & 1) + (covered >> 1)
        return found

    def done(self, action: int) -> int:
        """How often an action has been taken, as far as that counts."""
        if action == COMMISSION:
            return self.commissions
        if action == GARRISON:
            return self.garrisons
        if action == FORTIFY:
            return len(self.walls)
        if action == ABSOLVE:
            return self.jars.bit_count()
        if action == ATTACK:
            return len(self.attacked)
        if action == CONVERT:
            return len(self.converted)
        if action == DEVELOP:
            return self.developed()
        return self.recruits if action == RECRUIT else 0

    def raise_attribute(self, attribute: int, steps: int) -> int:
        """Move a marker up; beyond the end of the track steps are lost. Gives the steps made."""
        made = min(steps, LAST_STEP - self.attributes[attribute])
        self.attributes[attribute] += made
        return made

    def drop_suspicion(self, cards: int) -> list[int]:
        """Take so many suspicion cards off the pile, the newest first."""
        kept = len(self.suspicion) - min(cards, len(self.suspicion))
        dropped = self.suspicion[kept:]
        self.suspicion = self.suspicion[:kept]
        return dropped

    def townsfolk(self) -> int:
        """How many townsfolk are in the party; the solo opponent has none."""
        return 0


class Board(NobleHouse):
    """A player's board and everything beside it."""

    FIELDS = (
        *HELD,
        *("workers", "silver", "provisions"),
        PlacedWorkers("placed", SPACES),
        Listed("party", TOWNSFOLK),
        *("deck", "played"),
        Named("paladin", PALADINS),
    )

    def __init__(
        self, attributes: list[int], workshops: list[int], workers: list[int], deck: Pile, played: Pile
    ) -> None:
        super().__init__(attributes, workshops)
        self.workers = workers
        """The workers in stock, by colour."""
        self.silver = 0
        self.provisions = 0
        self.placed: list[int] = NOBODY_PLACED
        """For every action who stands on its spaces (see crews.standing); replaced as a whole."""
        self.party: list[int] = []
        """The townsfolk hired, in that order."""
        self.deck = deck
        """The paladins still to come, the next on top; the owner knows those he has put back."""
        self.played = played
        """Those chosen so far, the last one face down until it is revealed."""
        self.paladin = NONE
        """The one who helps in this round."""

    def copy(self) -> Board:
        other = Board(self.attributes[:], self.workshops, self.workers[:], self.deck.copy(), self.played.copy())
        self.copy_house(other)
        other.silver = self.silver
        other.provisions = self.provisions
        other.placed = self.placed
        other.party = self.party
        other.paladin = self.paladin
        return other

    def place(self, action: int, stands: int) -> None:
        """Workers come to stand on an action, or with 0 leave it."""
        self.placed = self.placed[:]
        self.placed[action] = stands

    def townsfolk(self) -> int:
        return len(self.party)

    def in_stock(self) -> int:
        """How many workers are in stock."""
        return sum(self.workers)


NOBODY_PLACED: Final = [0] * len(ACTIONS)


class Automa(NobleHouse):
    """The solo opponent: colourless workers, a marker instead of goods, scheme cards instead of a will."""

    FIELDS = (
        *HELD,
        *("stack", "marker", "workers", "busy", "schemes"),
        Listed("drawn", SCHEME_CARDS),
    )

    def __init__(self, attributes: list[int], workshops: list[int], stack: list[int], schemes: Pile) -> None:
        super().__init__(attributes, workshops)
        self.stack = stack
        """The attribute markers from the one moved longest ago to the last one: on one step the later lies on top."""
        self.marker = 0
        """The space of the resource track, from 0."""
        self.workers = 0
        self.busy = 0
        """The actions that hold workers, as bits: its left row, then the right side (see LEFT_ROW)."""
        self.schemes = schemes
        """The scheme cards to come, the next on top."""
        self.drawn: list[int] = []
        """The discard, the last one turned over on top."""

    def copy(self) -> Automa:
        other = Automa(self.attributes[:], self.workshops, self.stack, self.schemes.copy())
        self.copy_house(other)
        other.marker = self.marker
        other.workers = self.workers
        other.busy = self.busy
        other.drawn = self.drawn
        return other

    def developed(self) -> int:
        """Workshops on its actions: counts, not bits."""
        return sum(self.workshops)


def new_board(seat: int) -> Board:
    """A board on which nothing has happened."""
    family = PALADIN_FAMILIES[seat]
    attributes, workshops, workers = [0] * len(ATTRIBUTES), [0] * RIGHT_ACTIONS, [0] * len(WORKERS)
    return Board(attributes, workshops, workers, Pile(family, [], []), Pile(family, [], []))


def new_automa() -> Automa:
    """The opponent's board before its set-up."""
    stack = [INFLUENCE, FAITH, STRENGTH]
    return Automa([0] * len(ATTRIBUTES), [0] * RIGHT_ACTIONS, stack, Pile(SCHEME_FAMILY, [], []))
