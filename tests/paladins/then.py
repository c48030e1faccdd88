"""Words for the tests of Paladins of the West Kingdom: what can be seen afterwards."""

from __future__ import annotations

from burgrave.games.paladins.components import ACTIONS, ATTRIBUTES, BOARD_SPACES, OUTSIDERS, TOWNSFOLK
from burgrave.games.paladins.crews import WORKERS, workers_on
from burgrave.games.paladins.houses import NONE, NobleHouse
from burgrave.games.paladins.position import PIECES, Paladins


def holdings(position: Paladins, seat: int) -> dict[str, int]:
    """Goods, attributes, debts, suspicion and workers of a player, as far as there are any."""
    board = position.boards[seat]
    amounts = {
        "silver": board.silver,
        "provisions": board.provisions,
        **{name: board.attributes[at] for at, name in enumerate(ATTRIBUTES)},
        "unpaid": board.unpaid,
        "paid": board.paid,
        "suspicion": len(board.suspicion),
        **{name: board.workers[at] for at, name in enumerate(WORKERS)},
    }
    return {name: amount for name, amount in amounts.items() if amount}


def attributes(house: NobleHouse) -> dict[str, int]:
    """Faith, strength and influence on the track."""
    return dict(zip(ATTRIBUTES, house.attributes, strict=True))


def on(position: Paladins, seat: int, action: str) -> list[str | None]:
    """Who stands on the spaces of an action."""
    spaces = workers_on(position.boards[seat].placed[ACTIONS.index(action)])
    return [None if worker == NONE else WORKERS[worker] for worker in spaces]


def row_of_townsfolk(position: Paladins) -> list[str | None]:
    return [None if card == NONE else TOWNSFOLK[card] for card in position.townsfolk]


def row_of_outsiders(position: Paladins) -> list[str | None]:
    return [None if card == NONE else OUTSIDERS[card] for card in position.outsiders]


def standing_on(position: Paladins, space: str) -> str | None:
    """What stands on a space of the board."""
    piece = position.spaces[BOARD_SPACES.index(space)]
    return None if piece == NONE else " of ".join(PIECES[piece].split("-"))
