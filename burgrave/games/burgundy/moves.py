"""The move book of The Castles of Burgundy: every answer a player can give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.cards import SET_A_DIE, first_on
from burgrave.games.burgundy.components import (
    BLACK_DEPOT,
    EFFECTS,
    ESTATES,
    GOODS,
    GOOSE,
    SHIELDS,
    SPECIES,
    TILES,
)
from burgrave.games.burgundy.estates import MOST_CELLS
from burgrave.games.burgundy.phrases import (
    cell_name,
    cell_phrase,
    good_phrase,
    owner,
    place_phrase,
    shield_phrase,
    tile_phrase,
    touch_cell,
    touch_depot,
    touch_good,
    touch_storage,
)
from burgrave.kernel.moves import Kind, MoveBook
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.games.burgundy.position import Burgundy

SHIFT: Final = (-2, -1, 1, 2)
"""What the values of the parameter `shift` add to a die."""

EXTRA: Final = 2
"""Instead of a die: an action that needs none."""

PAYMENTS: Final = ("silver", "workers", "mixed")
TRIBUTES: Final = ("silver", "worker", "drop")
STORES: Final = ("shared", "own")
PARTS: Final = ("region", "colour", "effect")
MOST_POINTS: Final = 61


def turned(face: int, shift: int) -> int:
    """A die's face after a shift; 1 and 6 are neighbours."""
    return (face - 1 + shift) % 6 + 1


# ---------------------------------------------------------------------- words


def face_of(position: Burgundy, seat: int, die: int) -> int:
    """What a die shows; 0 for an action that needs none."""
    dice = position.dukes[seat].dice
    return dice[die] if die < len(dice) else 0


def spell_by(position: Burgundy, seat: int, die: int) -> str:
    """` by 3`; nothing for an extra action."""
    return f" by {face_of(position, seat, die)}" if die < EXTRA else ""


def by_phrase(position: Burgundy, seat: int, die: int, said: Phrase) -> Phrase:
    """What is done, with the die that pays for it."""
    return Phrase("by_die", face=face_of(position, seat, die), move=said) if die < EXTRA else said


# ---------------------------------------------------------------------- what is touched


def touch_die(seat: int, die: int) -> list[str]:
    return [f"die-{seat}-{die}"] if die < EXTRA else []


# ---------------------------------------------------------------------- adjust a die, set a die


def adjusted(face: int, move: int) -> int:
    """What a die with this face shows after a worker's help."""
    return turned(face, SHIFT[ADJUST_SHIFT.of(move)])


def spell_turned(face: int, move: int) -> str:
    """`3 to 4`."""
    return f"{face} to {adjusted(face, move)}"


def say_turned(face: int, move: int) -> Phrase:
    return Phrase("move.adjust", face=face, to=adjusted(face, move))


def touch_turned(position: Burgundy, seat: int, die: str, face: int, move: int) -> list[str]:
    return [die, f"worker-{owner(position, seat)}", f"face-{adjusted(face, move)}"]


def spell_adjust(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return spell_turned(face_of(position, seat, ADJUST_DIE.of(move)), move)


def say_adjust(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return say_turned(face_of(position, seat, ADJUST_DIE.of(move)), move)


def touch_adjust(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    die = ADJUST_DIE.of(move)
    return touch_turned(position, seat, f"die-{seat}-{die}", face_of(position, seat, die), move)


def spell_set(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return f"{face_of(position, seat, SET_DIE.of(move))} to {SET_FACE.of(move) + 1}"


def say_set(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.set", face=face_of(position, seat, SET_DIE.of(move)), to=SET_FACE.of(move) + 1)


def die_setter(position: Burgundy, seat: int) -> int:
    """The shield by which a seat sets a die."""
    return next((shield for shield in position.realm(seat).shields if SET_A_DIE >> shield & 1), first_on(SET_A_DIE))


def touch_set(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    shield, face = die_setter(position, seat), SET_FACE.of(move) + 1
    return [*touch_die(seat, SET_DIE.of(move)), f"shield-{shield}", f"face-{face}"]


# ---------------------------------------------------------------------- the four actions


def spell_take(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`ship from 3 by 3`."""
    tile, depot = TILES[TAKE_TILE.of(move)], TAKE_DEPOT.of(move) + 1
    return f"{tile} from {depot}{spell_by(position, seat, TAKE_DIE.of(move))}"


def say_take(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    tile, place = tile_phrase(TAKE_TILE.of(move)), place_phrase(TAKE_DEPOT.of(move) + 1)
    return by_phrase(position, seat, TAKE_DIE.of(move), Phrase("move.take", tile=tile, place=place))


def touch_take(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [
        *touch_die(seat, TAKE_DIE.of(move)),
        touch_depot(position, TAKE_DEPOT.of(move) + 1, TAKE_TILE.of(move)),
    ]


def spell_place(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`ship on c4 by 3`; `own ship on c4` from private storage."""
    own = "own " if PLACE_STORE.of(move) else ""
    cell = cell_name(position, seat, PLACE_CELL.of(move))
    return f"{own}{TILES[PLACE_TILE.of(move)]} on {cell}{spell_by(position, seat, PLACE_DIE.of(move))}"


def say_place(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    key = "move.place_own" if PLACE_STORE.of(move) else "move.place"
    tile, cell = tile_phrase(PLACE_TILE.of(move)), cell_phrase(position, seat, PLACE_CELL.of(move))
    return by_phrase(position, seat, PLACE_DIE.of(move), Phrase(key, tile=tile, cell=cell))


def touch_place(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [
        *touch_die(seat, PLACE_DIE.of(move)),
        touch_storage(position, seat, PLACE_STORE.of(move), PLACE_TILE.of(move)),
        touch_cell(position, seat, PLACE_CELL.of(move)),
    ]


def spell_sell(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return f"{GOODS[SELL_GOOD.of(move)]}{spell_by(position, seat, SELL_DIE.of(move))}"


def say_sell(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    good = SELL_GOOD.of(move)
    amount = position.realm(seat).goods[good]
    return by_phrase(position, seat, SELL_DIE.of(move), Phrase("move.sell", good=good_phrase(good), amount=amount))


def touch_sell(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [*touch_die(seat, SELL_DIE.of(move)), touch_good(position, seat, SELL_GOOD.of(move))]


def spell_workers(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return spell_by(position, seat, WORKERS_DIE.of(move)).strip()


def say_workers(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return by_phrase(position, seat, WORKERS_DIE.of(move), Phrase("move.workers"))


def touch_workers(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [*touch_die(seat, WORKERS_DIE.of(move)), "supply-workers"]


# ---------------------------------------------------------------------- purchases and storage


def spell_buy(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`ship from black`, `ship from 3 for workers`."""
    place = BUY_PLACE.of(move)
    pay = BUY_PAY.of(move)
    paid = f" for {PAYMENTS[pay]}" if pay else ""
    return f"{TILES[BUY_TILE.of(move)]} from {place if place else 'black'}{paid}"


def say_buy(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(
        "move.buy",
        tile=tile_phrase(BUY_TILE.of(move)),
        place=place_phrase(BUY_PLACE.of(move)),
        payment=Phrase(f"payment.{PAYMENTS[BUY_PAY.of(move)]}"),
    )


def touch_buy(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    pay, whose = BUY_PAY.of(move), owner(position, seat)
    paid = (f"silver-{whose}", f"worker-{whose}", f"button-mixed-{whose}")[pay]
    return [paid, touch_depot(position, BUY_PLACE.of(move), BUY_TILE.of(move))]


def spell_discard(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return f"{'own ' if DISCARD_STORE.of(move) else ''}{TILES[DISCARD_TILE.of(move)]}"


def say_discard(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.discard", tile=tile_phrase(DISCARD_TILE.of(move)))


def touch_discard(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_storage(position, seat, DISCARD_STORE.of(move), DISCARD_TILE.of(move))]


def spell_lay(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`ship from black on c4`."""
    place = LAY_PLACE.of(move)
    cell = cell_name(position, seat, LAY_CELL.of(move))
    return f"{TILES[LAY_TILE.of(move)]} from {place if place else 'black'} on {cell}"


def say_lay(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(
        "move.lay",
        tile=tile_phrase(LAY_TILE.of(move)),
        place=place_phrase(LAY_PLACE.of(move)),
        cell=cell_phrase(position, seat, LAY_CELL.of(move)),
    )


def touch_lay(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [
        touch_depot(position, LAY_PLACE.of(move), LAY_TILE.of(move)),
        touch_cell(position, seat, LAY_CELL.of(move)),
    ]


def say_trade(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.trade", tile=tile_phrase(TRADE_TILE.of(move)))


def touch_trade(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_depot(position, 0, TRADE_TILE.of(move))]


def touch_give(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_good(position, seat, GIVE_GOOD.of(move))]


# ---------------------------------------------------------------------- ships


def neighbour(depot: int) -> int:
    """The next depot clockwise, from 1 to 6."""
    return depot % 6 + 1


def spell_load(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`3`, `3+4`, `3 and all red`, `nothing`."""
    depot, both, good = LOAD_DEPOT.of(move), LOAD_BOTH.of(move), LOAD_GOOD.of(move)
    spelled = str(depot) if depot else "nothing"
    if both:
        spelled += f"+{neighbour(depot)}"
    return f"{spelled} and all {GOODS[good - 1]}" if good else spelled


def say_load(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    depot, both, good = LOAD_DEPOT.of(move), LOAD_BOTH.of(move), LOAD_GOOD.of(move)
    if not depot:
        said = Phrase("load.nothing")
    elif both:
        said = Phrase("load.two", first=depot, second=neighbour(depot))
    else:
        said = Phrase("load.one", first=depot)
    return Phrase("move.load_all", load=said, good=good_phrase(good - 1)) if good else Phrase("move.load", load=said)


def touch_load(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    depot, both, good = LOAD_DEPOT.of(move), LOAD_BOTH.of(move), LOAD_GOOD.of(move)
    touched = [f"wares-{depot}"] if depot else ["button-load-nothing"]
    if both:
        touched.append(f"wares-{neighbour(depot)}")
    if good:
        touched.append(f"button-all-{GOODS[good - 1]}")
    return touched


def goods_in(bits: int) -> list[int]:
    return [good for good in range(len(GOODS)) if bits >> good & 1]


def spell_stow(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return "+".join(GOODS[good] for good in goods_in(STOW_GOODS.of(move)))


def say_stow(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.stow", goods=[good_phrase(good) for good in goods_in(STOW_GOODS.of(move))])


def touch_stow(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-stow-{GOODS[good]}" for good in goods_in(STOW_GOODS.of(move))]


# ---------------------------------------------------------------------- set-up, castles, shields


def spell_settle(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`5 on c4`: the side of the board and the cell of the first castle."""
    dealt = position.realm(seat).dealt
    side = SETTLE_SIDE.of(move)
    board = dealt[side] if side < len(dealt) else 0
    return f"{ESTATES[board]} on {settle_name(position, board, SETTLE_CELL.of(move))}"


def settle_name(position: Burgundy, board: int, cell: int) -> str:
    estate = position.printed.estates[board]
    return estate.names[cell] if cell < estate.size else f"?{cell}"


def say_settle(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    dealt = position.realm(seat).dealt
    side, cell = SETTLE_SIDE.of(move), SETTLE_CELL.of(move)
    board = dealt[side] if side < len(dealt) else 0
    estate = position.printed.estates[board]
    said = Phrase("cell", name=estate.names[cell], number=estate.numbers[cell])
    return Phrase("move.settle", board=ESTATES[board], cell=said)


def touch_settle(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"side-{seat}-{SETTLE_SIDE.of(move)}", touch_cell(position, seat, SETTLE_CELL.of(move))]


def spell_shield(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`7`, or `7 for 3` where it takes the place of another."""
    old = SHIELD_OLD.of(move)
    return f"{SHIELD_NEW.of(move) + 1} for {old}" if old else str(SHIELD_NEW.of(move) + 1)


def say_shield(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    shield, old = shield_phrase(SHIELD_NEW.of(move) + 1), SHIELD_OLD.of(move)
    if old:
        return Phrase("move.shield_for", shield=shield, old=shield_phrase(old))
    return Phrase("move.shield", shield=shield)


def touch_shield(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    touched = [f"shield-{SHIELD_NEW.of(move) + 1}"]
    if SHIELD_OLD.of(move):
        touched.append(f"shield-{SHIELD_OLD.of(move)}")
    return touched


def say_tribute(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(f"move.tribute_{TRIBUTES[TRIBUTE_PAY.of(move)]}")


def touch_copy(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"duke-{COPY_WHOM.of(move)}"]


def spell_lift(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return cell_name(position, seat, LIFT_CELL.of(move))


def say_lift(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.lift", cell=cell_phrase(position, seat, LIFT_CELL.of(move)))


def touch_lift(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_cell(position, seat, LIFT_CELL.of(move))]


def say_crane(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.crane", building=Phrase(f"tile.{EFFECTS[CRANE_BUILDING.of(move)]}"))


def say_part(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(f"move.first_{PARTS[FIRST_PART.of(move)]}")


def touch_button(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    """A choice that has no piece of its own."""
    value = kind.arg(move, 0)
    return [f"button-{kind.word}-{kind.values[0][value] if kind.values[0] else value}"]


BOOK: Final = MoveBook()
END: Final = BOOK.kind("end").of()
DECLINE: Final = BOOK.kind("decline", by_question=True).of()
ADJUST: Final = BOOK.kind("adjust", spell_adjust, say_adjust, touch_adjust, die=3, shift=4)
SET: Final = BOOK.kind("set", spell_set, say_set, touch_set, die=2, face=6)
TAKE: Final = BOOK.kind("take", spell_take, say_take, touch_take, die=3, depot=6, tile=TILES)
PLACE: Final = BOOK.kind("place", spell_place, say_place, touch_place, die=3, store=2, tile=TILES, cell=MOST_CELLS)
SELL: Final = BOOK.kind("sell", spell_sell, say_sell, touch_sell, die=3, good=GOODS)
WORKERS: Final = BOOK.kind("workers", spell_workers, say_workers, touch_workers, die=3)
BUY: Final = BOOK.kind("buy", spell_buy, say_buy, touch_buy, place=BLACK_DEPOT + 1, tile=TILES, pay=PAYMENTS)
HIRE: Final = BOOK.kind("hire").of()
DISCARD: Final = BOOK.kind("discard", spell_discard, say_discard, touch_discard, store=2, tile=TILES)
STORE: Final = BOOK.kind("store", touch=touch_button, store=STORES)
LAY: Final = BOOK.kind("lay", spell_lay, say_lay, touch_lay, place=BLACK_DEPOT + 1, tile=TILES, cell=MOST_CELLS)
LOAD: Final = BOOK.kind("load", spell_load, say_load, touch_load, depot=7, both=2, good=7)
STOW: Final = BOOK.kind("stow", spell_stow, say_stow, touch_stow, goods=64)
GEESE_WITH: Final = BOOK.kind("geese", touch=touch_button, species=SPECIES[:GOOSE])
CRANE_AS: Final = BOOK.kind("crane", say=say_crane, touch=touch_button, building=EFFECTS)
SETTLE: Final = BOOK.kind("settle", spell_settle, say_settle, touch_settle, side=2, cell=MOST_CELLS)
SHIELD: Final = BOOK.kind("shield", spell_shield, say_shield, touch_shield, shield=SHIELDS, old=SHIELDS + 1)
TRIBUTE: Final = BOOK.kind("tribute", say=say_tribute, touch=touch_button, pay=TRIBUTES)
COPY: Final = BOOK.kind("copy", touch=touch_copy, whom=4)
RECLAIM: Final = BOOK.kind("reclaim").of()
LIFT: Final = BOOK.kind("lift", spell_lift, say_lift, touch_lift, cell=MOST_CELLS)
TRADE: Final = BOOK.kind("trade", say=say_trade, touch=touch_trade, tile=TILES)
GIVE: Final = BOOK.kind("give", touch=touch_give, good=GOODS)
FIRST: Final = BOOK.kind("first", say=say_part, touch=touch_button, part=PARTS)
POINTS: Final = BOOK.kind("points", touch=touch_button, points=MOST_POINTS)

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
