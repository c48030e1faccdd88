"""How each kind of move is written, said and touched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.components import ESTATES, GOODS, TILES
from burgrave.games.burgundy.dice import (
    SHIFT,
    die_setter,
    face_of,
    spell_by,
    spell_turned,
    touch_die,
    touch_turned,
    turned,
)
from burgrave.games.burgundy.phrases import (
    cell_name,
    owner,
    touch_cell,
    touch_depot,
    touch_good,
    touch_storage,
)
from burgrave.kernel.moves import Kind

if TYPE_CHECKING:
    from burgrave.games.burgundy.position import Burgundy

PAYMENTS: Final = ("silver", "workers", "mixed")
TRIBUTES: Final = ("silver", "worker", "drop")
STORES: Final = ("shared", "own")
PARTS: Final = ("region", "colour", "effect", "phase")
"""What a placement sets off alone, in an order of choice."""
PHASE_POINTS: Final = PARTS.index("phase")


def read(kind: Kind, move: int, parameter: str) -> int:
    """A parameter of a move by its name."""
    return kind.arg(move, kind.names.index(parameter))


# ---------------------------------------------------------------------- adjust a die, set a die


def helped(position: Burgundy, seat: int, kind: Kind, move: int) -> tuple[int, int]:
    """What a die shows, and what it shows after a worker's help."""
    face = face_of(position, seat, read(kind, move, "die"))
    return face, turned(face, SHIFT[read(kind, move, "shift")])


def spell_adjust(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    face, to = helped(position, seat, kind, move)
    return spell_turned(face, to)


def touch_adjust(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    die = f"die-{seat}-{read(kind, move, 'die')}"
    return touch_turned(position, seat, die, helped(position, seat, kind, move)[1])


def spell_set(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return f"{face_of(position, seat, read(kind, move, 'die'))} to {read(kind, move, 'face') + 1}"


def touch_set(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    shield, face = die_setter(position, seat), read(kind, move, "face") + 1
    return [*touch_die(seat, read(kind, move, "die")), f"shield-{shield}", f"face-{face}"]


# ---------------------------------------------------------------------- the four actions


def spell_take(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`ship from 3 by 3`."""
    tile, depot = TILES[read(kind, move, "tile")], read(kind, move, "depot") + 1
    return f"{tile} from {depot}{spell_by(position, seat, read(kind, move, 'die'))}"


def touch_take(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [
        *touch_die(seat, read(kind, move, "die")),
        touch_depot(position, read(kind, move, "depot") + 1, read(kind, move, "tile")),
    ]


def spell_place(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`ship on c4 by 3`; `own ship on c4` from private storage."""
    own = "own " if read(kind, move, "store") else ""
    cell = cell_name(position, seat, read(kind, move, "cell"))
    return f"{own}{TILES[read(kind, move, 'tile')]} on {cell}{spell_by(position, seat, read(kind, move, 'die'))}"


def touch_place(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [
        *touch_die(seat, read(kind, move, "die")),
        touch_storage(position, seat, read(kind, move, "store"), read(kind, move, "tile")),
        touch_cell(position, seat, read(kind, move, "cell")),
    ]


def spell_sell(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return f"{GOODS[read(kind, move, 'good')]}{spell_by(position, seat, read(kind, move, 'die'))}"


def touch_sell(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [*touch_die(seat, read(kind, move, "die")), touch_good(position, seat, read(kind, move, "good"))]


def spell_workers(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return spell_by(position, seat, read(kind, move, "die")).strip()


def touch_workers(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [*touch_die(seat, read(kind, move, "die")), "supply-workers"]


# ---------------------------------------------------------------------- purchases and storage


def spell_buy(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`ship from black`, `ship from 3 for workers`."""
    place = read(kind, move, "place")
    pay = read(kind, move, "pay")
    paid = f" for {PAYMENTS[pay]}" if pay else ""
    return f"{TILES[read(kind, move, 'tile')]} from {place if place else 'black'}{paid}"


def touch_buy(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    pay, whose = read(kind, move, "pay"), owner(position, seat)
    paid = (f"silver-{whose}", f"worker-{whose}", f"button-mixed-{whose}")[pay]
    return [paid, touch_depot(position, read(kind, move, "place"), read(kind, move, "tile"))]


def spell_discard(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return f"{'own ' if read(kind, move, 'store') else ''}{TILES[read(kind, move, 'tile')]}"


def touch_discard(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_storage(position, seat, read(kind, move, "store"), read(kind, move, "tile"))]


def spell_lay(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`ship from black on c4`."""
    place = read(kind, move, "place")
    cell = cell_name(position, seat, read(kind, move, "cell"))
    return f"{TILES[read(kind, move, 'tile')]} from {place if place else 'black'} on {cell}"


def touch_lay(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [
        touch_depot(position, read(kind, move, "place"), read(kind, move, "tile")),
        touch_cell(position, seat, read(kind, move, "cell")),
    ]


def touch_trade(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_depot(position, 0, read(kind, move, "tile"))]


def touch_give(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_good(position, seat, read(kind, move, "good"))]


# ---------------------------------------------------------------------- ships


def neighbour(depot: int) -> int:
    """The next depot clockwise, from 1 to 6."""
    return depot % 6 + 1


def spell_load(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`3`, `3+4`, `3 and all red`, `nothing`."""
    depot, both, good = read(kind, move, "depot"), read(kind, move, "both"), read(kind, move, "good")
    spelled = str(depot) if depot else "nothing"
    if both:
        spelled += f"+{neighbour(depot)}"
    return f"{spelled} and all {GOODS[good - 1]}" if good else spelled


def touch_load(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    depot, both, good = read(kind, move, "depot"), read(kind, move, "both"), read(kind, move, "good")
    touched = [f"wares-{depot}"] if depot else ["button-load-nothing"]
    if both:
        touched.append(f"wares-{neighbour(depot)}")
    if good:
        touched.append(f"button-all-{GOODS[good - 1]}")
    return touched


def goods_in(bits: int) -> list[int]:
    return [good for good in range(len(GOODS)) if bits >> good & 1]


def spell_stow(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return "+".join(GOODS[good] for good in goods_in(read(kind, move, "goods")))


def touch_stow(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-stow-{GOODS[good]}" for good in goods_in(read(kind, move, "goods"))]


# ---------------------------------------------------------------------- set-up, castles, shields


def spell_settle(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`5 on c4`: the side of the board and the cell of the first castle."""
    dealt = position.realm(seat).dealt
    side = read(kind, move, "side")
    board = dealt[side] if side < len(dealt) else 0
    return f"{ESTATES[board]} on {settle_name(position, board, read(kind, move, 'cell'))}"


def settle_name(position: Burgundy, board: int, cell: int) -> str:
    estate = position.printed.estates[board]
    return estate.names[cell] if cell < estate.size else f"?{cell}"


def touch_settle(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"side-{seat}-{read(kind, move, 'side')}", touch_cell(position, seat, read(kind, move, "cell"))]


def spell_shield(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    """`7`, or `7 for 3` where it takes the place of another."""
    old = read(kind, move, "old")
    return f"{read(kind, move, 'shield') + 1} for {old}" if old else str(read(kind, move, "shield") + 1)


def touch_shield(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    touched = [f"shield-{read(kind, move, 'shield') + 1}"]
    if read(kind, move, "old"):
        touched.append(f"shield-{read(kind, move, 'old')}")
    return touched


def touch_copy(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"duke-{read(kind, move, 'whom')}"]


def spell_lift(position: Burgundy, seat: int, kind: Kind, move: int) -> str:
    return cell_name(position, seat, read(kind, move, "cell"))


def touch_lift(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_cell(position, seat, read(kind, move, "cell"))]


def touch_button(position: Burgundy, seat: int, kind: Kind, move: int) -> list[str]:
    """A choice that has no piece of its own."""
    value = kind.arg(move, 0)
    return [f"button-{kind.word}-{kind.values[0][value] if kind.values[0] else value}"]
