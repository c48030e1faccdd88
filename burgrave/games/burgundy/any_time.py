"""What can be done at any time: a purchase and hiring in the own turn, and naming a player for a shield."""

from __future__ import annotations

from burgrave.games.burgundy.cards import ANOTHERS_MONASTERIES, HIRE_WORKERS, PURCHASE_ANYWHERE
from burgrave.games.burgundy.gains import hired, price
from burgrave.games.burgundy.moves import BUY, BUY_PAY, BUY_PLACE, BUY_TILE, COPY, COPY_WHOM, HIRE
from burgrave.games.burgundy.phrases import both, either, owner, place_phrase, things, tile_phrase
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.storage import acquire, in_black, in_depot
from burgrave.kernel.words import Phrase


def free_moves(p: Burgundy, seat: int, moves: list[int]) -> None:
    """Naming a player; in the own turn hiring, and one purchase: black depot, with a monastery any depot."""
    naming_moves(p, seat, moves)
    if p.turn != seat:
        return
    realm = p.realm(seat)
    if realm.silver >= p.printed.hire and p.works(seat, HIRE_WORKERS):
        moves.append(HIRE)
    if p.dukes[seat].bought:
        return
    anywhere = p.works(seat, PURCHASE_ANYWHERE)
    for pay in payments(p, seat, anywhere):
        for kind in in_black(p):
            moves.append(BUY.of(0, kind, pay))
        if anywhere:
            for depot in range(1, 7):
                for kind in in_depot(p, depot):
                    moves.append(BUY.of(depot, kind, pay))


def payments(p: Burgundy, seat: int, anywhere: bool) -> list[int]:
    """How a seat can pay for a purchase: silver; with a monastery workers, and by an option both."""
    realm = p.realm(seat)
    found: list[int] = []
    ways = 1 if not anywhere else 3 if p.readings.mixed_payment else 2
    for pay in range(ways):
        silver, workers = price(p, pay)
        if realm.silver >= silver and realm.workers >= workers:
            found.append(pay)
    return found


def no_purchase(p: Burgundy, seat: int) -> Phrase | None:
    """Why nothing can be bought."""
    realm = p.realm(seat)
    if p.dukes[seat].bought:
        return Phrase("why.bought")
    anywhere = p.works(seat, PURCHASE_ANYWHERE)
    if payments(p, seat, anywhere):
        return None if anywhere or in_black(p) else Phrase("why.black_empty")
    silver, workers = price(p, 0)[0], price(p, 1)[1]
    if anywhere:
        ways = either([Phrase("things.silver", n=silver), Phrase("things.workers", n=workers)])
        have = [Phrase("things.silver", n=realm.silver), Phrase("things.workers", n=realm.workers)]
        return Phrase("why.price_either", price=ways, have=both(have))
    return Phrase("why.price", price=Phrase("things.silver", n=silver), have=realm.silver)


def naming_moves(p: Burgundy, seat: int, moves: list[int]) -> None:
    """Whose monasteries work here, too? Asked of whoever has the shield for it and has not named anybody yet."""
    realm = p.realm(seat)
    if realm.copied == NONE and realm.armed(ANOTHERS_MONASTERIES):
        for other in range(len(p.realms)):
            if other != owner(p, seat):
                moves.append(COPY.of(other))


def is_free(move: int) -> bool:
    """Is it one of the moves that can be made at any time?"""
    return move == HIRE or move in BUY or move in COPY


def make_free(p: Burgundy, seat: int, move: int) -> None:
    """Carry out a purchase, a hiring or a naming."""
    if move == HIRE:
        hire(p, seat)
    elif move in COPY:
        name(p, seat, COPY_WHOM.of(move))
    else:
        buy(p, seat, BUY_PLACE.of(move), BUY_TILE.of(move), BUY_PAY.of(move))


def hire(p: Burgundy, seat: int) -> None:
    """Workers for silver."""
    p.realm(seat).silver -= p.printed.hire
    workers = hired(p, seat)
    if p.log:
        p.log.write("hires", who=seat, gained=things(workers=workers), paid=things(silver=p.printed.hire))
    p.gain_workers(seat, workers)


def name(p: Burgundy, seat: int, whom: int) -> None:
    """The monasteries of the player named work here as well, for good."""
    p.realm(seat).copied = whom
    if p.log:
        p.log.write("copies", who=seat, whom=whom)


def buy(p: Burgundy, seat: int, place: int, kind: int, pay: int) -> None:
    """Pay and bring the tile into storage."""
    silver, workers = price(p, pay)
    realm = p.realm(seat)
    realm.silver -= silver
    realm.workers -= workers
    p.dukes[seat].bought = True
    if p.log:
        paid = things(silver=silver, workers=workers)
        p.log.write("buys", who=seat, tile=tile_phrase(kind), place=place_phrase(place), paid=paid)
    acquire(p, seat, place, kind)
