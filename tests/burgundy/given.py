"""Words for the tests of The Castles of Burgundy: what is given, what the players do."""

from __future__ import annotations

from typing import Any

from burgrave import burgundy
from burgrave.games.burgundy.components import BLACK, CARDS, ESTATES, GOOD_CARDS, GOODS, INN, TILES, BurgundyComponents
from burgrave.games.burgundy.position import BY_REGIONS, SLOTS, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.turn import Turn
from burgrave.kernel.log import Log
from burgrave.kernel.piles import NOBODY
from burgrave.kernel.testing import stage
from tests.titles.given import offers, play

# ---------------------------------------------------------------- given


def box(overlay: dict[str, object] | None = None) -> BurgundyComponents:
    """What is printed in the box, or with an overlay's corrections."""
    printed = burgundy.components(overlay)
    assert isinstance(printed, BurgundyComponents)
    return printed


def start(seats: int = 2, seed: int = 1, **options: Any) -> Burgundy:
    """A new game in phase A with empty depots and nobody owning anything but a first castle."""
    position = burgundy.start(seats=seats, seed=seed, **options)
    assert isinstance(position, Burgundy)
    while type(position.question).__name__ in ("StartCastle", "SecretStart"):
        position.play(position.legal()[0])
    position.log = Log()
    for at, kind in enumerate(position.depots):
        if kind != NONE:
            position.take_away(kind)
            position.depots[at] = NONE
    for at, kind in enumerate(position.black):
        position.take_away(kind)
        position.black[at] = NONE
    for at, amount in enumerate(position.wares):
        put_back(position, at % 6, amount)
    position.wares = [0] * 36
    for good in position.row:
        put_back(position, good, 1)
    position.row = []
    for realm in position.realms:
        for good, amount in enumerate(realm.goods):
            put_back(position, good, amount)
        realm.goods = [0] * 6
        realm.workers = realm.silver = 0
    return position


def put_back(position: Burgundy, good: int, amount: int) -> None:
    """Goods return to those that nobody needs."""
    cards = [card for card, colour in enumerate(GOOD_CARDS) if colour == good and card not in position.goods.cards]
    for card in cards[:amount]:
        position.goods.cards.insert(0, card)
        position.goods.known.insert(0, NOBODY)


def fetch(position: Burgundy, tile: str) -> int:
    """Take a tile out of the box or the stacks, so that it can be put somewhere."""
    kind = TILES.index(tile)
    if kind == BLACK:
        return kind
    if kind == INN:
        position.inns -= 1
        return kind
    if position.box[kind]:
        position.box[kind] -= 1
        return kind
    for place, card in enumerate(position.tiles.cards):
        if CARDS[card] == kind:
            position.tiles.take(place)
            return kind
    raise AssertionError(f"no {tile} left")


def cell_of(position: Burgundy, seat: int, name: str) -> int:
    return position.realm(seat).estate.names.index(name)


def lies(position: Burgundy, seat: int, **tiles: str) -> None:
    """Tiles that lie in an estate already, by the names of their cells."""
    realm = position.realm(seat)
    for name, tile in tiles.items():
        cell = cell_of(position, seat, name)
        if realm.cells[cell] != NONE:
            position.take_away(realm.cells[cell])
        realm.cells[cell] = fetch(position, tile)
    realm.refresh()
    for region, cells in enumerate(realm.estate.region_cells):
        if all(realm.cells[cell] != NONE for cell in cells):
            realm.scored |= 1 << region


def monasteries(position: Burgundy, seat: int, *numbers: int) -> None:
    """Monasteries that stand somewhere in an estate, on the cells of their colour furthest away."""
    realm = position.realm(seat)
    free = [cell for cell in realm.estate.cells_of[2 * 7] if realm.cells[cell] == NONE]
    for number in numbers:
        realm.cells[free.pop()] = fetch(position, f"monastery_{number}")
    realm.refresh()


def stored(position: Burgundy, seat: int, *tiles: str) -> None:
    """Tiles in storage."""
    for tile in tiles:
        position.realm(seat).storage.append(fetch(position, tile))


def has(position: Burgundy, seat: int, workers: int = 0, silver: int = 0, points: int = 0, **goods: int) -> None:
    """What else a player has."""
    realm, duke = position.realm(seat), position.dukes[seat]
    realm.workers, realm.silver = workers, silver
    duke.points = points
    duke.sheet = [0] * len(duke.sheet)
    duke.sheet[BY_REGIONS] = points
    for name, amount in goods.items():
        for _ in range(amount):
            realm.goods[take_good(position, name)] += 1


def take_good(position: Burgundy, name: str) -> int:
    """A good out of those that nobody needs, or of the coming phases."""
    good = GOODS.index(name)
    place = next(place for place, card in enumerate(position.goods.cards) if GOOD_CARDS[card] == good)
    position.goods.take(place)
    return good


def sold(position: Burgundy, seat: int, **goods: int) -> None:
    """Goods that were sold before."""
    for name, amount in goods.items():
        for _ in range(amount):
            position.realm(seat).sold[take_good(position, name)] += 1


def wares(position: Burgundy, depot: int, *goods: str) -> None:
    """Goods on a depot."""
    for name in goods:
        position.wares[(depot - 1) * 6 + take_good(position, name)] += 1


def depot(position: Burgundy, number: int, *tiles: str) -> None:
    """Tiles in a numbered depot."""
    for place, tile in enumerate(tiles):
        position.depots[(number - 1) * SLOTS + place] = fetch(position, tile)


def black(position: Burgundy, *tiles: str) -> None:
    """Tiles in the black depot."""
    for place, tile in enumerate(tiles):
        position.black[place] = fetch(position, tile)


def shields(position: Burgundy, seat: int, *numbers: int) -> None:
    """Shields on castles of an estate; as many castles stand there."""
    realm = position.realm(seat)
    castles = [cell for cell in realm.estate.cells_of[0] if realm.cells[cell] == 0]
    for cell in realm.estate.cells_of[0]:
        if len(castles) < len(realm.shields) + len(numbers) and realm.cells[cell] == NONE:
            realm.cells[cell] = fetch(position, "castle")
            castles.append(cell)
    for number in numbers:
        if number in position.shields:
            position.shields[position.shields.index(number)] = 0
        free = next(cell for cell in castles if cell not in realm.shield_at)
        realm.shields = [*realm.shields, number]
        realm.shield_at = [*realm.shield_at, free]
    realm.refresh()


def turn(position: Burgundy, seat: int, *dice: int) -> None:
    """It is a player's turn with these dice; with one die the other is used already, without any both are."""
    duke = position.dukes[seat]
    duke.dice = [*dice, *([1] * (2 - len(dice)))]
    duke.used = (0, 2, 3)[2 - len(dice)]
    duke.bought = duke.set = False
    position.turn = seat
    stage(position, Turn(seat))


def place(position: Burgundy, seat: int, tile: str, cell: str, die: int) -> None:
    """A player lays a tile that was in storage, in a turn with one die."""
    stored(position, seat, tile)
    turn(position, seat, die)
    play(position, seat, f"place {tile} on {cell} by {die}")


def placeable(position: Burgundy, seat: int, die: int) -> list[str]:
    """What a player can place in a turn with one die."""
    turn(position, seat, die)
    return offers(position, "place")


def board(position: Burgundy, seat: int, name: str, castle: str) -> None:
    """Another board, with the first castle on a cell."""
    number = ESTATES.index(name)
    realm = position.realm(seat)
    for kind in realm.cells:
        if kind != NONE:
            position.take_away(kind)
    realm.settle(number, position.printed.estates[number])
    realm.scored = 0
    lies(position, seat, **{castle: "castle"})
