"""The move book of The Castles of Burgundy: every answer a player can give."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.components import (
    BLACK,
    BLACK_DEPOT,
    COLOUR,
    EFFECTS,
    ESTATES,
    GOODS,
    GOOSE,
    INN,
    KINDS,
    SHIELDS,
    SPECIES,
    TILES,
    WHITE_CASTLE,
    BurgundyComponents,
)
from burgrave.games.burgundy.dice import EXTRA, SHIFT, turned
from burgrave.games.burgundy.estates import ANY, MOST_CELLS, Estate
from burgrave.games.burgundy.notation import (
    PARTS,
    PAYMENTS,
    STORES,
    TRIBUTES,
    spell_adjust,
    spell_buy,
    spell_discard,
    spell_lay,
    spell_lift,
    spell_load,
    spell_place,
    spell_sell,
    spell_set,
    spell_settle,
    spell_shield,
    spell_stow,
    spell_take,
    spell_workers,
    touch_adjust,
    touch_button,
    touch_buy,
    touch_copy,
    touch_discard,
    touch_give,
    touch_lay,
    touch_lift,
    touch_load,
    touch_place,
    touch_sell,
    touch_set,
    touch_settle,
    touch_shield,
    touch_stow,
    touch_take,
    touch_trade,
    touch_workers,
)
from burgrave.games.burgundy.options import BurgundyOptions
from burgrave.games.burgundy.wording import (
    say_adjust,
    say_buy,
    say_carry,
    say_copy,
    say_crane,
    say_discard,
    say_give,
    say_hire,
    say_lay,
    say_lift,
    say_load,
    say_part,
    say_place,
    say_points,
    say_reclaim,
    say_sell,
    say_set,
    say_settle,
    say_shield,
    say_take,
    say_trade,
    say_tribute,
    say_workers,
)
from burgrave.kernel.moves import MoveBook

MOST_POINTS: Final = 61

# ---------------------------------------------------------------------- the moves that can occur


def estates_of(printed: BurgundyComponents, readings: BurgundyOptions, seats: int) -> list[Estate]:
    """The boards that a game can be played on."""
    board = readings.solo_board if seats == 1 else readings.team if readings.team != "none" else readings.board
    if board == "expert":
        return [printed.estates[side] for sides in printed.boards for side in sides]
    if board in ("border_posts", "against_the_castle"):
        return [estate for estate in printed.estates if estate.module == board]
    return [printed.estates[ESTATES.index(board)]]


def cells_of_tiles(printed: BurgundyComponents, readings: BurgundyOptions, seats: int) -> list[tuple[int, int]]:
    """Every tile that can be in a game with every cell of its colour."""
    left_out = {
        *(() if readings.white_castles else (WHITE_CASTLE,)),
        *(() if readings.inns else (INN,)),
        *(() if seats == 1 else (BLACK,)),
    }
    estates = estates_of(printed, readings, seats)
    cells = [{cell for estate in estates for cell in estate.cells_of[colour * 7]} for colour in range(ANY + 1)]
    return [(tile, cell) for tile in range(KINDS) if tile not in left_out for cell in sorted(cells[COLOUR[tile]])]


def placings(printed: BurgundyComponents, readings: BurgundyOptions, seats: int) -> list[tuple[int, ...]]:
    """A tile goes on a cell of its colour; only team partners have a storage of their own."""
    stores = 1 if readings.team == "none" else len(STORES)
    pairs = cells_of_tiles(printed, readings, seats)
    return [(die, store, *pair) for die in range(EXTRA + 1) for store in range(stores) for pair in pairs]


def layings(printed: BurgundyComponents, readings: BurgundyOptions, seats: int) -> list[tuple[int, ...]]:
    """Straight from a depot: by shields; alone from the black depot."""
    places = range(BLACK_DEPOT + 1) if readings.shields else range(1 if seats == 1 else 0)
    pairs = cells_of_tiles(printed, readings, seats)
    return [(place, *pair) for place in places for pair in pairs]


def shieldings(printed: BurgundyComponents, readings: BurgundyOptions, seats: int) -> list[tuple[int, ...]]:
    """A shield on a castle, or instead of another one."""
    shields = range(SHIELDS if readings.shields else 0)
    return [(shield, old) for shield in shields for old in range(SHIELDS + 1) if old != shield + 1]


# ---------------------------------------------------------------------- the book


BOOK: Final = MoveBook()
END: Final = BOOK.kind("end").of()
DECLINE: Final = BOOK.kind("decline", by_question=True).of()
ADJUST: Final = BOOK.kind("adjust", spell_adjust, say_adjust, touch_adjust, die=3, shift=4)
SET: Final = BOOK.kind("set", spell_set, say_set, touch_set, die=2, face=6)
TAKE: Final = BOOK.kind("take", spell_take, say_take, touch_take, die=3, depot=6, tile=TILES)
PLACE: Final = BOOK.kind(
    "place", spell_place, say_place, touch_place, allowed=placings, die=3, store=2, tile=TILES, cell=MOST_CELLS
)
SELL: Final = BOOK.kind("sell", spell_sell, say_sell, touch_sell, die=3, good=GOODS)
WORKERS: Final = BOOK.kind("workers", spell_workers, say_workers, touch_workers, die=3)
BUY: Final = BOOK.kind("buy", spell_buy, say_buy, touch_buy, place=BLACK_DEPOT + 1, tile=TILES, pay=PAYMENTS)
HIRE: Final = BOOK.kind("hire", say=say_hire).of()
DISCARD: Final = BOOK.kind("discard", spell_discard, say_discard, touch_discard, store=2, tile=TILES)
STORE: Final = BOOK.kind("store", touch=touch_button, store=STORES)
LAY: Final = BOOK.kind(
    "lay", spell_lay, say_lay, touch_lay, allowed=layings, place=BLACK_DEPOT + 1, tile=TILES, cell=MOST_CELLS
)
LOAD: Final = BOOK.kind("load", spell_load, say_load, touch_load, depot=7, both=2, good=7)
STOW: Final = BOOK.kind("stow", spell_stow, touch=touch_stow, goods=64)
GEESE_WITH: Final = BOOK.kind("geese", touch=touch_button, species=SPECIES[:GOOSE])
CRANE_AS: Final = BOOK.kind("crane", say=say_crane, touch=touch_button, building=EFFECTS)
SETTLE: Final = BOOK.kind("settle", spell_settle, say_settle, touch_settle, side=2, cell=MOST_CELLS)
SHIELD: Final = BOOK.kind(
    "shield", spell_shield, say_shield, touch_shield, allowed=shieldings, shield=SHIELDS, old=SHIELDS + 1
)
TRIBUTE: Final = BOOK.kind("tribute", say=say_tribute, touch=touch_button, pay=TRIBUTES)
COPY: Final = BOOK.kind("copy", say=say_copy, touch=touch_copy, whom=4)
RECLAIM: Final = BOOK.kind("reclaim", say=say_reclaim).of()
LIFT: Final = BOOK.kind("lift", spell_lift, say_lift, touch_lift, cell=MOST_CELLS)
TRADE: Final = BOOK.kind("trade", say=say_trade, touch=touch_trade, tile=TILES)
GIVE: Final = BOOK.kind("give", say=say_give, touch=touch_give, good=GOODS)
FIRST: Final = BOOK.kind("first", say=say_part, touch=touch_button, part=PARTS)
POINTS: Final = BOOK.kind("points", say=say_points, touch=touch_button, points=MOST_POINTS)
CARRY: Final = BOOK.kind("carry", spell_lift, say_carry, touch_lift, cell=MOST_CELLS)

# What the moves of a kind say, by the names of its parameters.
ADJUST_DIE: Final = ADJUST.parameter("die")
ADJUST_SHIFT: Final = ADJUST.parameter("shift")
SET_DIE: Final = SET.parameter("die")
SET_FACE: Final = SET.parameter("face")
TAKE_DIE: Final = TAKE.parameter("die")
TAKE_DEPOT: Final = TAKE.parameter("depot")
TAKE_TILE: Final = TAKE.parameter("tile")
PLACE_DIE: Final = PLACE.parameter("die")
PLACE_STORE: Final = PLACE.parameter("store")
PLACE_TILE: Final = PLACE.parameter("tile")
PLACE_CELL: Final = PLACE.parameter("cell")
SELL_DIE: Final = SELL.parameter("die")
SELL_GOOD: Final = SELL.parameter("good")
WORKERS_DIE: Final = WORKERS.parameter("die")
BUY_PLACE: Final = BUY.parameter("place")
BUY_TILE: Final = BUY.parameter("tile")
BUY_PAY: Final = BUY.parameter("pay")
DISCARD_STORE: Final = DISCARD.parameter("store")
DISCARD_TILE: Final = DISCARD.parameter("tile")
STORE_WHERE: Final = STORE.parameter("store")
LAY_PLACE: Final = LAY.parameter("place")
LAY_TILE: Final = LAY.parameter("tile")
LAY_CELL: Final = LAY.parameter("cell")
LOAD_DEPOT: Final = LOAD.parameter("depot")
LOAD_BOTH: Final = LOAD.parameter("both")
LOAD_GOOD: Final = LOAD.parameter("good")
STOW_GOODS: Final = STOW.parameter("goods")
GEESE_SPECIES: Final = GEESE_WITH.parameter("species")
CRANE_BUILDING: Final = CRANE_AS.parameter("building")
SETTLE_SIDE: Final = SETTLE.parameter("side")
SETTLE_CELL: Final = SETTLE.parameter("cell")
SHIELD_NEW: Final = SHIELD.parameter("shield")
SHIELD_OLD: Final = SHIELD.parameter("old")
TRIBUTE_PAY: Final = TRIBUTE.parameter("pay")
COPY_WHOM: Final = COPY.parameter("whom")
LIFT_CELL: Final = LIFT.parameter("cell")
TRADE_TILE: Final = TRADE.parameter("tile")
GIVE_GOOD: Final = GIVE.parameter("good")
FIRST_PART: Final = FIRST.parameter("part")
POINTS_BOUGHT: Final = POINTS.parameter("points")
CARRY_CELL: Final = CARRY.parameter("cell")


def adjusted(face: int, move: int) -> int:
    """What a die with this face shows after a worker's help."""
    return turned(face, SHIFT[ADJUST_SHIFT.of(move)])
