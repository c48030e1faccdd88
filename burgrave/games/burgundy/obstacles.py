"""Why a drawn piece is of no use for an action now: the conditions of the chapters, asked piece by piece."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.actions import no_sale, no_taking, no_turning
from burgrave.games.burgundy.any_time import no_purchase
from burgrave.games.burgundy.cards import PURCHASE_ANYWHERE
from burgrave.games.burgundy.castle_bound import no_ransom
from burgrave.games.burgundy.pieces import good_at, kind_of, number_of, tile_at, whose
from burgrave.games.burgundy.placing import no_cell, no_tile
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.kernel.words import Phrase

TAKING: Final = 1
PLACING: Final = 2
SELLING: Final = 4
WORKERS: Final = 8
TURNING: Final = 16
BUYING: Final = 32
"""What a question offers, as bits: the four actions, changing a die, a purchase."""

ACTIONS: Final = TAKING | PLACING | SELLING | WORKERS

LOOKED_AT: Final = ("marker", "pawn", "duke", "shield")
"""How the ids of pieces begin that are there to be looked at."""


def no_action(p: Burgundy, seat: int, thing: str, faces: list[int], offer: int, later: Phrase | None) -> Phrase | None:
    """What a piece lacks for an action with dice of these faces (0 is any number); what is not offered comes later."""
    foreign = whose(p, seat, thing)
    if foreign is not None:
        return foreign
    kind = kind_of(thing)
    if kind in LOOKED_AT or thing == "die-white":
        return None
    if kind == "wares":
        return Phrase("why.by_ship")
    if kind in ("worker", "face") and offer & TURNING:
        return no_turning(p, seat, faces, number_of(thing) if kind == "face" else 0)
    if kind == "supply" and offer & WORKERS:
        return None if faces else Phrase("why.dice_used")
    if kind in ("storage", "private") and offer & PLACING:
        return no_cell(p, seat, tile_at(p, thing), faces)
    if kind == "cell" and offer & PLACING:
        kept = p.realm(seat).storage + p.dukes[seat].private
        cell = number_of(thing)
        return no_ransom(p, seat, cell) or no_tile(p, seat, kept, "stored", cell, faces)
    if kind == "good" and offer & SELLING:
        return no_sale(faces, good_at(thing))
    return no_tile_of_depots(p, seat, thing, faces, offer, later)


def no_tile_of_depots(
    p: Burgundy, seat: int, thing: str, faces: list[int], offer: int, later: Phrase | None
) -> Phrase | None:
    """Why a tile of the depots can neither be taken nor bought, or silver buys nothing."""
    kind = kind_of(thing)
    depot = number_of(thing, 1) if kind == "depot" else NONE
    if depot != NONE and offer & TAKING:
        return no_taking(p, seat, faces, depot)
    if kind not in ("depot", "inn", "silver") or not offer & BUYING or p.turn != seat:
        return later
    if depot != NONE and not p.works(seat, PURCHASE_ANYWHERE):
        return later
    return no_purchase(p, seat)
