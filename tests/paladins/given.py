"""Words for the tests of Paladins of the West Kingdom: what is given, what is played."""

from __future__ import annotations

from typing import Any

from burgrave import paladins
from burgrave.games.paladins.components import (
    ACTIONS,
    ATTRIBUTES,
    BOARD_SPACES,
    FAVOUR_SCHEMES,
    FAVOUR_SLOTS,
    FAVOURS,
    ORDER_SLOTS,
    ORDERS,
    PALADINS,
    RIGHT,
    SCHEMES,
    TAVERNS,
    WALLS,
)
from burgrave.games.paladins.crews import WORKERS
from burgrave.games.paladins.flow import NextTurn
from burgrave.games.paladins.houses import NONE, Automa, Board
from burgrave.games.paladins.inquisition import Inquisition
from burgrave.games.paladins.position import MONK, OUTPOST, Paladins, piece_of
from burgrave.games.paladins.setup import FirstHire
from burgrave.games.paladins.turn import Turn
from burgrave.kernel.agenda import Step
from burgrave.kernel.log import Log
from burgrave.kernel.piles import NOBODY, PUBLIC, Pile
from burgrave.kernel.testing import stage

# ---------------------------------------------------------------- given


def start(seats: int = 2, seed: int = 1, **options: Any) -> Paladins:
    """Round 1 with nobody owning anything, no townsfolk hired and no king's cards revealed."""
    position = paladins.start(seats=seats, seed=seed, **options)
    assert isinstance(position, Paladins)
    while isinstance(position.question, FirstHire):
        position.play(position.legal()[0])
    position.log = Log()
    position.first = 0
    for slot in range(len(position.orders)):
        position.orders.known[slot] = NOBODY
    for slot in range(len(position.favours)):
        position.favours.known[slot] = NOBODY
    for board in position.boards:
        position.townsfolk_discard = [*position.townsfolk_discard, *board.party]
        board.party = []
        board.silver = board.provisions = 0
        board.workers = [0] * 6
    for automa in position.automata:
        automa.workshops = [0] * 6
    return position


def seat_of(position: Paladins, house: int) -> Board:
    return position.boards[house]


def opponent(position: Paladins) -> Automa:
    """The opponent of a lone player."""
    return position.automata[0]


def has(position: Paladins, house: int, **amounts: int) -> None:
    """Workers, goods, attributes and debts of a player; attributes and debts also of the solo opponent."""
    owner = position.house(house)
    for name, amount in amounts.items():
        if name in ATTRIBUTES:
            owner.attributes[ATTRIBUTES.index(name)] = amount
        elif name in ("unpaid", "paid"):
            setattr(owner, name, amount)
        elif name in WORKERS:
            position.boards[house].workers[WORKERS.index(name)] = amount
        else:
            setattr(position.boards[house] if house < position.seats else owner, name, amount)


def draw_out(pile: Pile, name: str) -> int:
    """A card out of a deck."""
    card = pile.family.numbers[name]
    pile.take(pile.cards.index(card))
    return card


def fetch(position: Paladins, kind: str, row: str, name: str) -> int:
    """A townsfolk or an outsider out of the deck, the row or the discard."""
    deck: Pile = getattr(position, f"{kind}_deck")
    card = deck.family.numbers[name]
    if card in deck.cards:
        return draw_out(deck, name)
    setattr(position, row, [NONE if other == card else other for other in getattr(position, row)])
    discard = f"{kind}_discard"
    setattr(position, discard, [other for other in getattr(position, discard) if other != card])
    return card


def lay(position: Paladins, kind: str, row: str, names: tuple[str | None, ...]) -> None:
    """A whole row, from the left; what is not named is a gap."""
    old, discard = getattr(position, row), f"{kind}_discard"
    setattr(position, discard, [*getattr(position, discard), *(card for card in old if card != NONE)])
    setattr(position, row, [NONE] * len(old))
    new = [NONE if name is None else fetch(position, kind, row, name) for name in names]
    setattr(position, row, new + [NONE] * (len(old) - len(new)))


def party(position: Paladins, seat: int, *names: str) -> None:
    """Townsfolk hired before."""
    position.boards[seat].party = [fetch(position, "townsfolk", "townsfolk", name) for name in names]


def townsfolk(position: Paladins, *names: str | None) -> None:
    """The row above the board."""
    lay(position, "townsfolk", "townsfolk", names)


def outsiders(position: Paladins, *names: str | None) -> None:
    """The row below the board."""
    lay(position, "outsider", "outsiders", names)


def attacked(position: Paladins, house: int, *names: str) -> None:
    """Outsiders attacked before."""
    position.house(house).attacked = [fetch(position, "outsider", "outsiders", name) for name in names]


def converted(position: Paladins, house: int, *names: str) -> None:
    """Outsiders converted before."""
    position.house(house).converted = [fetch(position, "outsider", "outsiders", name) for name in names]


def walls(position: Paladins, house: int, *names: str) -> None:
    """Walls built before."""
    position.house(house).walls = [draw_out(position.wall_deck, name) for name in names]


def plain_walls(position: Paladins, house: int, count: int) -> None:
    """So many walls without printed points."""
    names = [name for name in WALLS if position.printed.wall_vp[WALLS.index(name)] == 0]
    walls(position, house, *[name for name in names if WALLS.index(name) in position.wall_deck.cards][:count])


def next_wall(position: Paladins, name: str) -> None:
    """The wall on top of the deck."""
    position.wall_deck.put(draw_out(position.wall_deck, name), NOBODY)


def suspicion(position: Paladins, house: int, count: int) -> None:
    """Suspicion cards drawn before."""
    owner = position.house(house)
    deck = position.suspicion_deck
    position.suspicion_discard = [*position.suspicion_discard, *owner.suspicion]
    owner.suspicion = [deck.draw() for _ in range(count)]


def inquisition(position: Paladins, *cards: int) -> None:
    """The tax is all taken and the inquisition comes; the players, from the first seat on, have so much suspicion."""
    for seat, many in enumerate(cards):
        suspicion(position, seat, many)
    position.treasury = 0
    stage(position, Inquisition())


def next_suspicion(position: Paladins, *taxes: int) -> None:
    """The taxes on the next suspicion cards, the first to be drawn first."""
    deck = position.suspicion_deck
    chosen: list[int] = []
    for tax in taxes:
        card = next(card for card in deck.cards if position.printed.tax[card] == tax and card not in chosen)
        chosen.append(card)
    for card in reversed(chosen):
        deck.take(deck.cards.index(card))
        deck.put(card, NOBODY)


def sent(position: Paladins, house: int, commissions: int = 0, garrisons: int = 0) -> None:
    """Monks and outposts on the board already, on the open spaces furthest to the right."""
    owner = position.house(house)
    position.spaces = position.spaces[:]
    free = [space for space in range(len(BOARD_SPACES)) if position.space_open(space)]
    for piece, count in ((MONK, commissions), (OUTPOST, garrisons)):
        for _ in range(count):
            position.spaces[free.pop()] = piece_of(house, piece)
    owner.commissions += commissions
    owner.garrisons += garrisons


def jars(position: Paladins, house: int, *spaces: int) -> None:
    """Absolve spaces that hold a jar already."""
    position.house(house).jars = sum(1 << (space - 1) for space in spaces)


def workshops(position: Paladins, seat: int, **sides: str) -> None:
    """Workshops on actions: `commission="left"`, `convert="both"`."""
    bits = {"left": 1, "middle": 2, "both": 3}
    board = position.boards[seat]
    board.workshops = board.workshops[:]
    for action, side in sides.items():
        board.workshops[ACTIONS.index(action) - RIGHT] = bits[side]


def orders(position: Paladins, *actions: str) -> None:
    """The king's orders on the board from the left, revealed."""
    rest = [name for name in ORDERS if name not in actions]
    position.orders.cards = [ORDERS.index(name) for name in (*actions, *rest)]
    position.orders.known = [PUBLIC] * len(actions) + [NOBODY] * len(rest)
    assert len(actions) <= ORDER_SLOTS


def favours(position: Paladins, *names: str) -> None:
    """The king's favours on the board from the left, revealed; the round is the one that reveals the last of them."""
    rest = [name for name in FAVOURS if name not in names]
    position.favours.cards = [FAVOURS.index(name) for name in (*names, *rest)]
    position.favours.known = [PUBLIC] * len(names) + [NOBODY] * len(rest)
    assert len(names) <= FAVOUR_SLOTS
    in_round(position, position.printed.favour_round[len(names) - 1])


def in_round(position: Paladins, number: int) -> None:
    """Another round; the schemes that the favours of earlier rounds held are in the opponent's discard."""
    position.round = number
    for automa in position.automata:
        for slot, card in enumerate(FAVOUR_SCHEMES):
            if position.printed.favour_round[slot] <= number and card not in automa.drawn + automa.schemes.cards:
                automa.drawn = [*automa.drawn, card]


def paladin(position: Paladins, seat: int, name: str) -> None:
    """The paladin who helps in this round."""
    board = position.boards[seat]
    board.paladin = PALADINS.index(name)
    board.played.put(draw_out(board.deck, name), PUBLIC)


def occupied(position: Paladins, seat: int, *actions: str) -> None:
    """Actions of the own board that hold a labourer on their last space."""
    for action in actions:
        number = ACTIONS.index(action)
        last = len(position.printed.spaces[number]) - 1
        position.boards[seat].place(number, 1 << (3 * last))


def taverns(position: Paladins, *names: str) -> None:
    """The taverns of this round, none of them taken."""
    position.tavern_discard = [*position.tavern_discard, *position.taverns]
    row: list[int] = []
    for name in names:
        card = TAVERNS.index(name)
        if card in position.tavern_discard:
            position.tavern_discard = [other for other in position.tavern_discard if other != card]
        else:
            draw_out(position.tavern_deck, name)
        row.append(card)
    position.taverns = row
    position.takers = [NONE] * len(row)


def turn(position: Paladins, seat: int) -> None:
    """It is a player's turn; everybody else has a labourer, so that the game goes on with them."""
    for other in range(position.seats):
        if other != seat and sum(position.boards[other].workers) == 0:
            position.boards[other].workers = [1, 0, 0, 0, 0, 0]
    position.turn = seat
    if position.solo:
        stage(position, Turn(seat), Pause(seat))
    else:
        stage(position, Turn(seat), NextTurn(seat))


class Pause(Step[Paladins]):
    """Nothing more happens."""

    def run(self, p: Paladins) -> None:
        p.agenda.clear()


def schemes(position: Paladins, *names: str) -> None:
    """The scheme cards that come next, the first one on top."""
    automa = opponent(position)
    for name in reversed(names):
        action = SCHEMES.index(name)
        for cards in (automa.schemes.cards, automa.drawn):
            card = next((card for card in cards if position.printed.scheme[card] == action), NONE)
            if card != NONE:
                break
        assert card != NONE, f"no scheme {name} left"
        if card in automa.schemes.cards:
            automa.schemes.take(automa.schemes.cards.index(card))
        else:
            automa.drawn = [other for other in automa.drawn if other != card]
        automa.schemes.put(card, NOBODY)
