"""How each kind of move is said: what is done, and what that costs and brings now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.burgundy.cards import ANOTHERS_MONASTERIES
from burgrave.games.burgundy.components import CRANE_EFFECTS, EFFECTS, ESTATES, GOODS
from burgrave.games.burgundy.dice import by_phrase, die_setter, face_of, say_turned, shield_on
from burgrave.games.burgundy.gains import (
    Gains,
    hired,
    of_building,
    of_effect,
    of_placing,
    of_sale,
    of_workers,
    price,
    size_of,
    size_points,
)
from burgrave.games.burgundy.notation import PARTS, TRIBUTES, goods_in, helped, neighbour, read
from burgrave.games.burgundy.phrases import cell_name, good_phrase, place_phrase, shield_phrase, tile_phrase
from burgrave.games.burgundy.routes import bonuses_ahead
from burgrave.kernel.moves import Kind
from burgrave.kernel.words import Amount, Cost, Gain, Phrase

if TYPE_CHECKING:
    from burgrave.games.burgundy.position import Burgundy


def gaining(said: Phrase, gains: Gains, certain: bool = True) -> Phrase:
    """What is done, and what it brings; what comes later, or in an order of choice, is not certain."""
    found = [
        Gain(thing, amount, certain)
        for thing, amount in (("points", gains.points), ("silver", gains.silver), ("workers", gains.workers))
        if amount
    ]
    return Phrase("move.gaining", move=said, gains=found) if found else said


# ---------------------------------------------------------------------- adjust a die, set a die


def say_adjust(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    face, to = helped(position, seat, kind, move)
    return say_turned(face, to)


def say_set(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    face = face_of(position, seat, read(kind, move, "die"))
    return Phrase("move.set", number=die_setter(position, seat), die=face, place=read(kind, move, "face") + 1)


# ---------------------------------------------------------------------- the four actions


def say_take(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    tile, place = tile_phrase(read(kind, move, "tile")), place_phrase(read(kind, move, "depot") + 1)
    return by_phrase(position, seat, read(kind, move, "die"), Phrase("move.take", tile=tile, place=place))


def say_place(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    key = "move.place_own" if read(kind, move, "store") else "move.place"
    tile, cell = read(kind, move, "tile"), read(kind, move, "cell")
    said = Phrase(key, tile=tile_phrase(tile), name=cell_name(position, seat, cell))
    return by_phrase(position, seat, read(kind, move, "die"), placing(position, seat, said, tile, cell))


def placing(position: Burgundy, seat: int, said: Phrase, tile: int, cell: int) -> Phrase:
    """A placement with its gains; alone one chooses their order first."""
    if cell >= position.realm(seat).estate.size:
        return said
    return gaining(said, of_placing(position, seat, tile, cell), not position.solo)


def say_sell(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    good = read(kind, move, "good")
    amount = position.realm(seat).goods[good]
    said = gaining(Phrase("move.sell", goods=Cost(GOODS[good], amount)), of_sale(position, seat, good))
    bonuses = bonuses_ahead(position, seat, good, amount)
    if bonuses:
        said = Phrase("move.sell_route", move=said, bonuses=[tile_phrase(bonus) for bonus in bonuses])
    return by_phrase(position, seat, read(kind, move, "die"), said)


def say_workers(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    gains = of_workers(position, seat)
    found = [Gain("workers", gains.workers)]
    if gains.silver:
        found.append(Gain("silver", gains.silver))
    return by_phrase(position, seat, read(kind, move, "die"), Phrase("move.workers", gains=found))


# ---------------------------------------------------------------------- purchases and storage


def say_buy(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    silver, workers = price(position, read(kind, move, "pay"))
    return Phrase(
        "move.buy",
        tile=tile_phrase(read(kind, move, "tile")),
        place=place_phrase(read(kind, move, "place")),
        cost=costs(silver, workers),
    )


def costs(silver: int, workers: int) -> list[Amount]:
    """Silver and workers, as far as any are paid."""
    return [Cost(thing, amount) for thing, amount in (("silver", silver), ("workers", workers)) if amount]


def say_hire(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    workers = Gain("workers", hired(position, seat))
    return Phrase("move.hire", workers=workers, cost=Cost("silver", position.printed.hire))


def say_discard(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    key = "move.discard_own" if read(kind, move, "store") else "move.discard"
    return Phrase(key, tile=tile_phrase(read(kind, move, "tile")))


def say_lay(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    tile, cell = read(kind, move, "tile"), read(kind, move, "cell")
    place = place_phrase(read(kind, move, "place"))
    said = Phrase("move.lay", tile=tile_phrase(tile), place=place, name=cell_name(position, seat, cell))
    return placing(position, seat, said, tile, cell)


def say_trade(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    cost = Cost("goods", position.printed.goods_a_tile, certain=False)
    return Phrase("move.trade", tile=tile_phrase(read(kind, move, "tile")), cost=cost)


def say_give(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.give", good=Cost(GOODS[read(kind, move, "good")], 1))


# ---------------------------------------------------------------------- ships


def say_load(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    depot, both, good = read(kind, move, "depot"), read(kind, move, "both"), read(kind, move, "good")
    lying = [0] * len(GOODS)
    for other in range(1, 7):
        for colour in range(len(GOODS)):
            if other == depot or (both and other == neighbour(depot)) or colour == good - 1:
                lying[colour] += position.wares[(other - 1) * 6 + colour]
    goods = [Gain(GOODS[colour], amount, certain=False) for colour, amount in enumerate(lying) if amount]
    if not depot:
        if not good:
            return Phrase("move.load_nothing")
        return Phrase("move.load_colour", good=good_phrase(good - 1), goods=goods)
    said = Phrase("load.two", place=depot, number=neighbour(depot)) if both else Phrase("load.one", place=depot)
    if good:
        return Phrase("move.load_all", load=said, good=good_phrase(good - 1), goods=goods)
    return Phrase("move.load", load=said, goods=goods)


def stowing(goods: int, amounts: list[int]) -> Phrase:
    """The colours of goods that are taken, with as many as there are of each."""
    found = [Gain(GOODS[good], amounts[good]) for good in goods_in(goods) if amounts[good]]
    return Phrase("move.stow", goods=found) if found else Phrase("move.load_nothing")


# ---------------------------------------------------------------------- set-up, castles, shields


def say_settle(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    dealt = position.realm(seat).dealt
    side, cell = read(kind, move, "side"), read(kind, move, "cell")
    board = dealt[side] if side < len(dealt) else 0
    estate = position.printed.estates[board]
    if cell >= estate.size:
        return Phrase("move.settle", name=ESTATES[board], cell=Phrase("cell", name="?", number=0))
    said = Phrase("cell", name=estate.names[cell], number=estate.numbers[cell])
    return Phrase("move.settle", name=ESTATES[board], cell=said)


def say_shield(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    shield, old = shield_phrase(read(kind, move, "shield") + 1), read(kind, move, "old")
    # A castle brings a shield when a die is used already; two unused ones are the price.
    double = "_double" if position.turn == seat and position.dukes[seat].used == 0 else ""
    if old:
        return Phrase(f"move.shield_for{double}", shield=shield, old=shield_phrase(old))
    return Phrase(f"move.shield{double}", shield=shield)


def say_tribute(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    pay = TRIBUTES[read(kind, move, "pay")]
    if pay == "drop":
        return Phrase("move.tribute_drop")
    return Phrase("move.tribute", cost=Cost("workers" if pay == "worker" else "silver", position.printed.tribute))


def say_copy(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    shield = shield_on(position, seat, ANOTHERS_MONASTERIES)
    return Phrase("move.copy", number=shield, whom=read(kind, move, "whom"))


def say_carry(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.carry", name=cell_name(position, seat, read(kind, move, "cell")))


def say_reclaim(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.reclaim", cost=Cost("points", position.printed.ransom))


def say_lift(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    name = cell_name(position, seat, read(kind, move, "cell"))
    return Phrase("move.lift", name=name, cost=Cost("points", position.printed.ransom))


def say_crane(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    building = read(kind, move, "building")
    said = Phrase("move.crane", building=Phrase(f"tile.{EFFECTS[building]}"))
    return gaining(said, of_building(position, CRANE_EFFECTS[building]))


# ---------------------------------------------------------------------- alone


def say_part(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(f"move.first_{PARTS[read(kind, move, 'part')]}")


def parting(position: Burgundy, seat: int, part: str, cell: int) -> Phrase:
    """A part of a placement with what it brings."""
    realm = position.realm(seat)
    gains = Gains()
    if part == "region":
        gains.points = size_points(position, size_of(realm, realm.estate.regions[cell], False))
    if part == "phase" or (part == "region" and position.readings.solo_gains == "one"):
        gains.points += position.printed.phases[position.phase]
    if part == "effect":
        gains = of_effect(position, seat, realm.cells[cell], cell, False)
    return gaining(Phrase(f"move.first_{part}"), gains)


def say_points(position: Burgundy, seat: int, kind: Kind, move: int) -> Phrase:
    points = read(kind, move, "points")
    return Phrase("move.points", points=Gain("points", points), cost=Cost("silver", points))
