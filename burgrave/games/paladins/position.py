"""The position of a game of Paladins of the West Kingdom: the main board, its rows and decks, a board for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.games.paladins.components import (
    ACTIONS,
    ATTRIBUTES,
    BOARD_SPACES,
    DEVELOP,
    FAVOUR_FAMILY,
    FAVOUR_SLOTS,
    MOST_SEATS,
    NO_PROVISIONS,
    NO_SILVER,
    ORDER_FAMILY,
    ORDER_SLOTS,
    OUTSIDER_FAMILY,
    OUTSIDER_SLOTS,
    OUTSIDERS,
    PALADINS,
    RECRUIT,
    RIGHT,
    SILVER_DISCOUNT,
    STRENGTH,
    SUSPICION,
    SUSPICION_FAMILY,
    TAVERN_FAMILY,
    TAVERNS,
    TOWNSFOLK,
    TOWNSFOLK_FAMILY,
    TOWNSFOLK_SLOTS,
    WALL_FAMILY,
    PaladinsComponents,
    kind_of,
)
from burgrave.games.paladins.crews import WORKERS
from burgrave.games.paladins.evaluate.summary import summary
from burgrave.games.paladins.houses import NONE, Automa, Board, Listed, NobleHouse, new_automa, new_board
from burgrave.games.paladins.options import PaladinsOptions
from burgrave.games.paladins.scoring import LINES, order_points, points
from burgrave.kernel.chance import Chance
from burgrave.kernel.piles import PUBLIC, Pile
from burgrave.kernel.position import AUTOMA, Position
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.kernel.title import Title

# What chance is asked for.
FIRST_PLAYER: Final = 0
DECK: Final = 1
"""The decks of the set-up, by these numbers."""
TOWNSFOLK_DECK: Final = 0
OUTSIDER_DECK: Final = 1
WALL_DECK: Final = 2
TAVERN_DECK: Final = 3
SUSPICION_DECK: Final = 4
ORDER_DECK: Final = 5
FAVOUR_DECK: Final = 6
SCHEME_DECK: Final = 7
PALADIN_DECK: Final = 2
TAVERN_SHUFFLE: Final = 3
SUSPICION_SHUFFLE: Final = 4
SCHEME_SHUFFLE: Final = 5
DIFFICULTY: Final = 6

PIECE_KINDS: Final = ("monk", "outpost")
MONK: Final = 0
OUTPOST: Final = 1
PIECES: Final = tuple(f"{kind}-{house}" for house in range(MOST_SEATS) for kind in PIECE_KINDS)
"""What can stand on a space of the board; the number is the seat's, for the solo opponent it is 1."""


def piece_of(house: int, kind: int) -> int:
    """The monks or the outposts of a house, by their place in PIECES."""
    return len(PIECE_KINDS) * house + kind


def house_of_piece(piece: int) -> int:
    """Whose monk or outpost is it?"""
    return piece // len(PIECE_KINDS)


def kind_of_piece(piece: int) -> int:
    """A monk or an outpost?"""
    return piece % len(PIECE_KINDS)


class Paladins(Position):
    """A game of Paladins of the West Kingdom; made by `empty_board` or by copying."""

    FIELDS = (
        *("round", "first", "turn", "treasury", "shuffles", "orders", "favours"),
        Listed("favour_workers", (*WORKERS, "colourless")),
        "favour_houses",
        Listed("townsfolk", TOWNSFOLK),
        "townsfolk_deck",
        Listed("townsfolk_discard", TOWNSFOLK),
        Listed("outsiders", OUTSIDERS),
        "outsider_deck",
        Listed("outsider_discard", OUTSIDERS),
        "wall_deck",
        Listed("taverns", TAVERNS),
        *("takers", "tavern_deck"),
        Listed("tavern_discard", TAVERNS),
        "suspicion_deck",
        Listed("suspicion_discard", SUSPICION),
        Listed("spaces", PIECES),
        *("boards", "automata"),
    )

    def __init__(
        self, title: Title, seats: int, options: PaladinsOptions, components: PaladinsComponents, chance: Chance
    ) -> None:
        super().__init__(title, seats, options, components, chance)
        self.readings = options
        self.printed = components
        self.solo = seats == 1
        self.round = 0
        self.first = 0
        """The seat with the first-player marker."""
        self.turn = NONE
        """The house whose turn it is; the solo opponent's number is 1."""
        self.treasury = 0
        self.shuffles = 0
        """How often discards were shuffled into a new deck, for chance."""
        # Rows and discards are replaced, never changed, so that copies can share them.
        self.orders = NO_ORDERS
        """All six: the three on the board from the left, then those that left the game unseen."""
        self.favours = NO_FAVOURS
        """All ten: the five on the board from the left, then those that left the game unseen."""
        self.favour_workers: list[int] = []
        """The worker on every favour of the board, and whose it is."""
        self.favour_houses: list[int] = []
        self.townsfolk: list[int] = []
        """The row above the board from the left, NONE where there is a gap."""
        self.townsfolk_deck = NO_TOWNSFOLK
        self.townsfolk_discard: list[int] = []
        self.outsiders: list[int] = []
        """The row below the board from the left, NONE where there is a gap."""
        self.outsider_deck = NO_OUTSIDERS
        self.outsider_discard: list[int] = []
        self.wall_deck = NO_WALLS
        self.taverns: list[int] = []
        """The taverns of this round, and the seat that has taken each."""
        self.takers: list[int] = []
        self.tavern_deck = NO_TAVERNS
        self.tavern_discard: list[int] = []
        self.suspicion_deck = NO_SUSPICION
        self.suspicion_discard: list[int] = []
        self.spaces: list[int] = []
        """What stands on every space of the board, one of PIECES, NONE for nothing."""
        self.boards: list[Board] = []
        self.automata: list[Automa] = []
        """The solo opponent, if there is one."""

    def copy(self) -> Paladins:
        other = Paladins(self.title, self.seats, self.readings, self.printed, self.chance)
        self.copy_kernel(other)
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.treasury = self.treasury
        other.shuffles = self.shuffles
        other.orders = self.orders.copy()
        other.favours = self.favours.copy()
        other.favour_workers = self.favour_workers
        other.favour_houses = self.favour_houses
        other.townsfolk = self.townsfolk
        other.townsfolk_deck = self.townsfolk_deck.copy()
        other.townsfolk_discard = self.townsfolk_discard
        other.outsiders = self.outsiders
        other.outsider_deck = self.outsider_deck.copy()
        other.outsider_discard = self.outsider_discard
        other.wall_deck = self.wall_deck.copy()
        other.taverns = self.taverns
        other.takers = self.takers
        other.tavern_deck = self.tavern_deck.copy()
        other.tavern_discard = self.tavern_discard
        other.suspicion_deck = self.suspicion_deck.copy()
        other.suspicion_discard = self.suspicion_discard
        other.spaces = self.spaces
        other.boards = [board.copy() for board in self.boards]
        other.automata = [automa.copy() for automa in self.automata]
        return other

    def piles(self) -> list[Pile]:
        found = [
            *(self.orders, self.favours, self.townsfolk_deck, self.outsider_deck, self.wall_deck),
            *(self.tavern_deck, self.suspicion_deck),
        ]
        for board in self.boards:
            found += [board.deck, board.played]
        found += [automa.schemes for automa in self.automata]
        return found

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, with a `summary` of what follows from it for every house."""
        data = super().view(seat)
        data["summary"] = [summary(self, house) for house in range(len(self.boards) + len(self.automata))]
        return data

    # ------------------------------------------------------------------ for the rules

    def house(self, number: int) -> NobleHouse:
        """A house by its number: a seat's, or in the solo game the opponent's."""
        if number < self.seats:
            return self.boards[number]
        return self.automata[number - self.seats]

    def value(self, seat: int, attribute: int) -> int:
        """The own value of an attribute: the marker and the boost of this round's paladin."""
        board = self.boards[seat]
        if board.paladin == NONE:
            return board.attributes[attribute]
        return board.attributes[attribute] + self.printed.boost[board.paladin][attribute]

    def helped(self, seat: int, action: int, ability: int) -> int:
        """Does this round's paladin help with an action in this way? Gives by how much, at least 1; else 0."""
        paladin = self.boards[seat].paladin
        if (
            paladin == NONE
            or self.printed.ability_action[paladin] != action
            or self.printed.ability[paladin] != ability
        ):
            return 0
        return max(1, self.printed.ability_amount[paladin])

    def silver_for(self, seat: int, action: int, printed: int) -> int:
        """The silver an action costs, with the paladin's help."""
        if self.helped(seat, action, NO_SILVER):
            return 0
        return max(0, printed - self.helped(seat, action, SILVER_DISCOUNT))

    def provisions_for(self, seat: int, action: int) -> int:
        """The provisions that the next commission, wall or garrison costs, with the paladin's help."""
        if self.helped(seat, action, NO_PROVISIONS):
            return 0
        return self.printed.provision_cost[action][self.boards[seat].done(action)]

    def hire_price(self, seat: int, slot: int) -> int:
        """The silver for a townsfolk of the row."""
        return self.silver_for(seat, RECRUIT, self.printed.hire_silver[slot])

    def attack_price(self, seat: int, slot: int) -> int:
        """A silver for every two points of strength that are missing, or part of two."""
        missing = self.printed.strength_flags[slot] - self.value(seat, STRENGTH)
        return 0 if missing <= 0 else -(-missing // self.printed.strength_per_silver)

    def amounts(self, seat: int) -> dict[str, int]:
        """Workers in stock, steps of the track, goods, unpaid debts and suspicion cards."""
        board = self.boards[seat]
        found = {WORKERS[worker]: board.workers[worker] for worker in range(len(WORKERS))}
        for attribute in range(len(ATTRIBUTES)):
            found[ATTRIBUTES[attribute]] = board.attributes[attribute]
        found["provision"], found["silver"] = board.provisions, board.silver
        found["debt"], found["suspicion"] = board.unpaid, len(board.suspicion)
        return found

    def revealed_orders(self) -> list[int]:
        """The orders by slot, NONE for those face down."""
        return [
            self.orders.cards[slot] if slot < len(self.orders) and self.orders.known[slot] == PUBLIC else NONE
            for slot in range(ORDER_SLOTS)
        ]

    def favour_open(self, slot: int) -> bool:
        """Can a worker be put on the favour of a slot?"""
        if self.favours.known[slot] != PUBLIC or self.favour_workers[slot] != NONE:
            return False
        return self.readings.favours_open == "at_once" or self.printed.favour_round[slot] < self.round

    def space_open(self, space: int) -> bool:
        """Is a space of the board free, and not closed for so few players?"""
        return self.spaces[space] == NONE and self.printed.space_players[space] <= self.seats

    # ------------------------------------------------------------------ results

    @property
    def automa(self) -> Phrase | None:
        return Phrase("automa") if self.solo else None

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Points by source as they stand; orders count as soon as they are revealed."""
        sheet = self.lines(self.seats if seat == AUTOMA else seat)
        return {LINES[line]: sheet[line] for line in range(len(sheet))}

    @property
    def scores(self) -> list[int]:
        return [sum(self.lines(seat)) for seat in range(self.seats)]

    def lines(self, number: int) -> list[int]:
        """The points of a house, by its number, for every one of LINES."""
        return points(self.printed, self.house(number), self.revealed_orders(), self.readings.hunter == "party")

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points, then points from king's orders, then fewer suspicion cards."""
        number = self.seats if seat == AUTOMA else seat
        house = self.house(number)
        by_orders = order_points(self.printed, house, self.revealed_orders())
        return (sum(self.lines(number)), by_orders, -len(house.suspicion))

    @property
    def winners(self) -> list[int]:
        """Alone one wins by standing no worse than the opponent."""
        if self.solo and self.over:
            return [0] if self.standing(0) >= self.standing(AUTOMA) else []
        return super().winners

    def holdings(self, seat: int) -> list[str]:
        """The party, converted outsiders, every paladin that has helped, and every action that leaves a trace."""
        board = self.boards[seat]
        held = [f"townsfolk.{kind_of(TOWNSFOLK[card])}" for card in board.party]
        held += [f"outsider.{kind_of(OUTSIDERS[card])}" for card in board.converted]
        for place, card in enumerate(board.played.cards):
            if board.played.known[place] == PUBLIC:
                held.append(f"paladin.{PALADINS[card]}")
        for action in (DEVELOP, *range(RIGHT, len(ACTIONS))):
            held += [f"action.{ACTIONS[action]}"] * board.done(action)
        return held

    def audit(self) -> list[str]:
        # Not above: it looks at steps, and the chapters that they stand in need the position.
        from burgrave.games.paladins.audit import audit

        return audit(self)


NO_ORDERS: Final = Pile(ORDER_FAMILY, [], [])
NO_FAVOURS: Final = Pile(FAVOUR_FAMILY, [], [])
NO_TOWNSFOLK: Final = Pile(TOWNSFOLK_FAMILY, [], [])
NO_OUTSIDERS: Final = Pile(OUTSIDER_FAMILY, [], [])
NO_WALLS: Final = Pile(WALL_FAMILY, [], [])
NO_TAVERNS: Final = Pile(TAVERN_FAMILY, [], [])
NO_SUSPICION: Final = Pile(SUSPICION_FAMILY, [], [])


def empty_board(
    title: Title, seats: int, options: PaladinsOptions, components: PaladinsComponents, chance: Chance
) -> Paladins:
    """A position before the set-up: nobody has anything, nothing is laid out."""
    p = Paladins(title, seats, options, components, chance)
    p.favour_workers = [NONE] * FAVOUR_SLOTS
    p.favour_houses = [NONE] * FAVOUR_SLOTS
    p.townsfolk = [NONE] * TOWNSFOLK_SLOTS
    p.outsiders = [NONE] * OUTSIDER_SLOTS
    p.spaces = [NONE] * len(BOARD_SPACES)
    p.boards = [new_board(seat) for seat in range(seats)]
    p.automata = [new_automa()] if seats == 1 else []
    return p
