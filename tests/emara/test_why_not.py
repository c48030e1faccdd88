"""Crown of Emara says why a piece cannot be used; with that condition met it can be, or the answer is another one."""

from __future__ import annotations

import pytest

from burgrave import emara
from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import ADVISORS, CARDS, CATHEDRAL, FAVORS, HUT_AT, HUTS, LOCATIONS, RANKS
from burgrave.games.emara.pieces import location_of
from burgrave.games.emara.position import Emara
from burgrave.games.emara.town import TownVisit
from burgrave.games.emara.turn import PlayCard
from burgrave.kernel.piles import PUBLIC
from burgrave.kernel.reach import why_not
from burgrave.kernel.testing import stage
from burgrave.kernel.words import Phrase
from tests.emara.given import favor, given, playing, start, visiting
from tests.titles.given import ANNA, BORIS
from tests.titles.obstacles import check_mends


def slot_emptied(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    claimant = p.claimants[seat]
    claimant.slots = [NONE if slot == int(thing[-1]) - 1 else card for slot, card in enumerate(claimant.slots)]


def card_taken_up(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    """The card comes back to the hand, and the turn has not begun."""
    claimant = p.claimants[seat]
    card = CARDS.index(thing.split("-")[2])
    claimant.slots = [NONE if lies == card else lies for lies in claimant.slots]
    claimant.hand = claimant.hand.copy()
    claimant.hand.put(card, PUBLIC)
    stage(p, PlayCard(seat))


def turn_not_begun(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    claimant = p.claimants[seat]
    claimant.slots = [NONE if slot == p.slot else card for slot, card in enumerate(claimant.slots)]
    stage(p, PlayCard(seat))


def card_unused(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    p.card_done = False


def not_moved(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    p.moved = False


def councilor_so_far_away(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    place = p.rings.index(LOCATIONS.index(thing.partition("-")[2]))
    claimant = p.claimants[seat]
    claimant.councilors = claimant.councilors[:]
    claimant.councilors[place // 4] = place // 4 * 4 + (place - p.slot - 1) % 4


def councilor_there(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    kind, _, name = thing.partition("-")
    location = HUT_AT[HUTS.index(name)] if kind == "hut" else 4 + p.offer.index(ADVISORS.index(name)) // 2
    place = p.rings.index(location)
    claimant = p.claimants[seat]
    claimant.councilors = claimant.councilors[:]
    claimant.councilors[place // 4] = place


def in_town(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    p.offer = [ADVISORS.index(thing.partition("-")[2]), *p.offer[1:]]


def hut_empty(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    p.huts = [NONE if hut == HUTS.index(thing.partition("-")[2]) else owner for hut, owner in enumerate(p.huts)]


def craftsman_left(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    p.claimants[seat].craftsmen -= 1


def bonus_left(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    p.bonus = 0


def rank_below(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    p.claimants[seat].rank = RANKS.index(thing.partition("-")[2])


def rich(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    claimant = p.claimants[seat]
    claimant.stock = [9, 9, 9, 9]
    claimant.coins = claimant.rings = claimant.bread = claimant.books = 9
    claimant.cp += 20


def somebody_to_hire(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    rich(p, seat, thing, answer)
    p.bonus = 0
    p.huts = [NONE] * len(p.huts)
    p.claimants[seat].craftsmen = 0


def power_unused(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    p.used = 0


def not_swapped(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    p.swapped = NONE


def arrived(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    kind, _, name = thing.partition("-")
    name = name.partition("-")[2] if kind in ("good", "book") else name
    stage(p, TownVisit(seat, location_of(p, kind, name)))


def visit_just_begun(p: Emara, seat: int, thing: str, answer: Phrase) -> None:
    question = p.question
    assert isinstance(question, TownVisit)
    stage(p, TownVisit(seat, question.location))


MENDS = {
    "why.slot_taken": slot_emptied,
    "why.card_lies": card_taken_up,
    "why.one_card": turn_not_begun,
    "why.card_used": card_unused,
    "why.moved": not_moved,
    "why.not_reached": councilor_so_far_away,
    "why.nobody_there": councilor_there,
    "why.in_stack": in_town,
    "why.hut_taken": hut_empty,
    "why.all_craftsmen": craftsman_left,
    "why.hired": bonus_left,
    "why.recruited": bonus_left,
    "why.risen": bonus_left,
    "why.rank_next": rank_below,
    "why.rank_passed": rank_below,
    "why.price": rich,
    "why.short": rich,
    "why.power_used": power_unused,
    "why.swapped": not_swapped,
    "why.nothing_to_hire": somebody_to_hire,
    "why.visit": arrived,
    "why.once_a_visit": visit_just_begun,
}


@pytest.mark.once
def test_a_piece_that_cannot_be_used_names_the_condition_that_is_missing() -> None:
    assert sum(check_mends(emara, MENDS, between=4).values()) > 200


def said(p: Emara, thing: str) -> str:
    answer = why_not(p, ANNA, thing)
    return "" if answer is None else emara.words("en", ["Anna", "Boris"]).say(answer, ANNA)


def test_a_token_just_earned_waits_for_another_visit_where_the_table_says_so() -> None:
    p = start(new_favor="later")
    given(p, ANNA, coins=9)
    favor(p, ANNA, "cathedral_cp")
    visiting(p, "cathedral")
    p.fresh = FAVORS.index("cathedral_cp")
    stage(p, TownVisit(ANNA, CATHEDRAL))

    assert said(p, "favor-cathedral_cp") == "A token that was just earned waits for another visit"


def test_a_price_says_what_is_missing_and_what_it_is() -> None:
    p = start()
    given(p, ANNA, wood=1)
    visiting(p, "construction_site")

    assert said(p, "wood-2") == "You lack 2 wood; the price: 3 wood"
    assert said(p, "bread-1") == "You lack 1 bread"
    assert said(p, "marker-gift_wood") == "This needs a councillor's visit: Castle"
    assert said(p, f"good-{BORIS}-wood") == "This belongs to another player: Boris"
    assert said(p, "event") == ""


def test_of_two_ways_to_hire_the_card_is_proposed_for_it_is_cheaper() -> None:
    p = start()
    given(p, ANNA, wood=9, grain=9, stone=9, cloth=9)
    playing(p, card="hire")
    question = p.question
    assert question is not None
    hires = [move for move in p.legal(ANNA) if p.notation(move, ANNA).startswith("hire")]
    wasted = {p.notation(move, ANNA): question.waste(p, ANNA, move) for move in hires}

    assert hires
    assert all(waste == (0 if way.endswith("by card") else 1) for way, waste in wasted.items())
