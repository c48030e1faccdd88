"""Whatever cannot be used names the condition that is missing; with just that met, it answers otherwise or is used."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave import viscounts
from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.building import BuildFree
from burgrave.games.viscounts.castle import Promote, ShiftWorker
from burgrave.games.viscounts.components import (
    BUILDINGS,
    BUILDINGS_A_TYPE,
    INNER,
    LOCATIONS,
    LOCATIONS_A_SEGMENT,
    SECTIONS,
    SEGMENTS,
    SPOTS,
)
from burgrave.games.viscounts.effects import Answering
from burgrave.games.viscounts.hiring import Recruit
from burgrave.games.viscounts.manuscripts import Claim
from burgrave.games.viscounts.phrases import top_manuscript
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import AFTER, BUILD, DESTROY_OFFER, FLIP_OFFER
from burgrave.kernel.piles import PUBLIC, Pile
from burgrave.kernel.reach import why_not
from burgrave.kernel.testing import stage
from burgrave.kernel.words import Phrase
from tests.titles.obstacles import Mend, check_mends
from tests.viscounts.given import at, board, has, manuscript_on, pile, start, workers

LEFT_BANK, RIGHT_BANK = 0, 1


def rich(p: Viscounts, seat: int, thing: str, answer: Phrase) -> None:
    player = p.players[seat]
    player.silver, player.ink, player.stone, player.gold = (held + 20 for held in (player.silver, *goods(player)))


def goods(player: Any) -> tuple[int, int, int]:
    return player.ink, player.stone, player.gold


def on_the_spot(p: Viscounts, seat: int, thing: str, answer: Phrase) -> None:
    """The viscount stands where the piece is: at its location, on its bank, in its segment, or opposite its section."""
    kind, _, name = thing.partition("-")
    if kind == "offer":
        p.players[seat].viscount = LOCATIONS.index(name)
    elif kind == "spot":
        spot = SPOTS.index(name)
        p.players[seat].viscount = LOCATIONS_A_SEGMENT * SEGMENTS.index(name[:-2]) + p.printed.banks[spot]
    elif kind == "section":
        p.players[seat].viscount = LOCATIONS_A_SEGMENT * p.facing.index(SECTIONS.index(name)) + INNER
    else:
        road = p.players[seat].viscount % LOCATIONS_A_SEGMENT
        p.players[seat].viscount = LOCATIONS_A_SEGMENT * SEGMENTS.index(name) + road


def on_the_other_road(p: Viscounts, seat: int, thing: str, answer: Phrase) -> None:
    p.players[seat].viscount = LOCATIONS_A_SEGMENT * p.segment(seat) + (
        INNER if answer.key == "why.outer_road" else LEFT_BANK
    )


def not_yet_built(p: Viscounts, seat: int, thing: str, answer: Phrase) -> None:
    p.players[seat].built = 0


def those_before_built(p: Viscounts, seat: int, thing: str, answer: Phrase) -> None:
    building = BUILDINGS.index(thing.partition(f"{seat}-")[2])
    p.players[seat].built |= (1 << building) - 1


def spots_free(p: Viscounts, seat: int, thing: str, answer: Phrase) -> None:
    p.spots = [NONE] * len(SPOTS)


def any_type(p: Viscounts, seat: int, thing: str, answer: Phrase) -> None:
    type = BUILDINGS.index(thing.partition(f"{seat}-")[2]) // BUILDINGS_A_TYPE
    p.players[seat].built = 0
    p.agenda[-1] = BuildFree(seat, type)


def deck_is_empty(p: Viscounts, seat: int, thing: str, answer: Phrase) -> None:
    player = p.players[seat]
    player.discard = [*player.discard, *player.deck.cards]
    player.deck = Pile(player.deck.family, [], [])


def card_in_the_slot(p: Viscounts, seat: int, thing: str, answer: Phrase) -> None:
    slots = p.players[seat].slots[:]
    slots[int(thing[-1])] = p.players[seat].take_top() if len(p.players[seat].deck) else p.players[seat].discard[-1]
    p.players[seat].slots = slots


def crowded(p: Viscounts, seat: int, thing: str, answer: Phrase) -> None:
    _, tier, section, owner = thing.split("-")
    workers = p.tier1 if tier == "1" else p.tier2
    workers = workers[:]
    workers[SECTIONS.index(section) * len(p.players) + int(owner)] += p.printed.most
    if tier == "1":
        p.tier1 = workers
    else:
        p.tier2 = workers


def helpful_townsfolk(p: Viscounts, seat: int, thing: str, answer: Phrase) -> None:
    """Somebody with criminals, who count for every action, lies on the pile."""
    piles, segment = p.townsfolk[:], p.segment(seat)
    card = next(card for card in range(len(p.printed.folk)) if p.printed.folk[card].criminals)
    piles[segment] = piles[segment].copy()
    piles[segment].put(card, PUBLIC)
    p.townsfolk = piles


MENDS: dict[str, Mend] = {
    "why.silver": rich,
    "why.ride": rich,
    "why.builders": rich,
    "why.clerics": rich,
    "why.nobles": rich,
    "why.not_even_so": rich,
    "why.no_spot": spots_free,
    "why.other_type": any_type,
    "why.elsewhere": on_the_spot,
    "why.bank": on_the_spot,
    "why.segment": on_the_spot,
    "why.facing": on_the_spot,
    "why.inner_road": on_the_other_road,
    "why.outer_road": on_the_other_road,
    "why.built": not_yet_built,
    "why.taken_by": spots_free,
    "why.leftmost": those_before_built,
    "why.deck_first": deck_is_empty,
    "why.empty_slot": card_in_the_slot,
    "why.room": crowded,
    "why.no_help": helpful_townsfolk,
}


@pytest.mark.once
def test_with_just_its_condition_met_a_piece_can_be_used_or_answers_otherwise() -> None:
    check_mends(viscounts, MENDS, between=5)


# ---------------------------------------------------------------------- what games at random seldom show


def asked(position: Any, thing: str, seat: int = 0) -> str:
    """The answer to who touches a piece, in English."""
    found = why_not(position, seat, thing)
    return position.title.words("en", ["Ann", "Ben"]).say(found, seat) if found is not None else ""


def test_an_offer_says_how_many_merchants_it_takes_and_what_it_needs_besides() -> None:
    position = start()
    has(position, 0, stone=9)
    at(position, 0, "5")
    stage(position, Act(0))
    assert asked(position, "offer-5") == "Merchants needed: 3. You have 2 and can pay for 0 more"

    flips = next(place for place in LOCATIONS if offers(position, place) == FLIP_OFFER)
    destroys = next(place for place in LOCATIONS if offers(position, place) == DESTROY_OFFER)
    has(position, 0, silver=9)
    at(position, 0, flips)
    stage(position, Act(0))
    assert asked(position, f"offer-{flips}").startswith("Nothing to flip")
    at(position, 0, destroys)
    position.players[0].deck = Pile(position.players[0].deck.family, [], [])
    position.players[0].hand = Pile(position.players[0].hand.family, [], [])
    position.players[0].discard = []
    stage(position, Act(0))
    assert asked(position, f"offer-{destroys}") == "No card can be destroyed: you have only 0"


def offers(position: Viscounts, place: str) -> int:
    """The offer of a location; none on the inner road."""
    return -1 if place in SEGMENTS else position.offer(LOCATIONS.index(place))


def test_without_workers_or_buildings_there_is_nothing_to_place_or_to_build() -> None:
    position = start()
    at(position, 0, "lake")
    has(position, 0, ink=9)
    position.players[0].workers = 0
    stage(position, Act(0))
    assert asked(position, f"section-{SECTIONS[0]}") == "No workers in your supply"

    at(position, 0, "1")
    has(position, 0, silver=9)
    position.players[0].built = (1 << len(BUILDINGS)) - 1
    stage(position, Act(0))
    assert asked(position, "spot-lake_0") == "All your buildings stand already"


def test_printed_townsfolk_and_manuscripts_and_dear_ones_are_not_free() -> None:
    position = start()
    pile(position, "lake")
    stage(position, Recruit(0))
    assert asked(position, "townsfolk-lake") == "The printed townsfolk cannot be hired"

    manuscript_on(position, "lake", None)
    stage(position, Claim(0))
    assert asked(position, "manuscript-lake") == "The printed manuscript cannot be taken"
    costs = {segment: position.printed.manuscripts[top_manuscript(position, at)].cost for at, segment in SEGMENTED}
    for segment, cost in costs.items():
        if segment != "lake" and not 3 <= cost <= 4:
            assert asked(position, f"manuscript-{segment}") == f"Free manuscripts cost 3 to 4: this one costs {cost}"


SEGMENTED = list(enumerate(SEGMENTS))


def test_in_the_castle_workers_gather_before_they_climb_and_move_beside_where_they_are() -> None:
    position = start()
    workers(position, 1, SECTIONS[0], red=3)
    workers(position, 1, SECTIONS[1], red=2)
    workers(position, 1, SECTIONS[3], red=3)
    stage(position, Promote(0))
    assert asked(position, f"worker-1-{SECTIONS[1]}-0") == (
        "It takes 3 workers in a section for one to climb: you have 2 here"
    )

    workers(position, 1, SECTIONS[0], red=0)
    workers(position, 1, SECTIONS[1], red=1)
    workers(position, 1, SECTIONS[3], red=0)
    stage(position, ShiftWorker(0))
    assert asked(position, f"section-{SECTIONS[3]}") == "None of your first-tier workers is in a section beside it"


def test_of_the_cards_on_the_board_those_that_have_answered_and_those_that_never_do_say_so() -> None:
    position = start()
    moment = AFTER + BUILD
    answering = [card for card in range(80) if position.printed.folk[card].when == moment][:3]
    silent = next(card for card in range(80) if position.printed.folk[card].when != moment)
    position.players[0].slots = answering
    stage(position, Answering(0, moment, 1 << answering[0]))
    assert asked(position, "slot-0-0") == "This townsfolk has answered already"
    assert asked(position, "slot-0-1") == ""

    position.players[0].slots = [*answering[:2], silent]
    stage(position, Answering(0, moment))
    assert asked(position, "slot-0-2") == "This townsfolk does not answer to this"


# ---------------------------------------------------------------------- proposals


def least_waste(position: Viscounts, target: str) -> str:
    """The move that is proposed when its target is touched."""
    question = position.question
    assert question is not None
    moves = [move for move in position.legal(0) if position.touches(move, 0)[-1] == target]
    return position.notation(min(moves, key=lambda move: question.waste(position, 0, move)), 0)


def test_trade_is_proposed_as_often_as_icons_alone_pay_for_it() -> None:
    position = start()
    has(position, 0, silver=5)
    at(position, 0, "3")
    board(position, 0, "peddler_1", "peddler_2", "peddler_3")
    stage(position, Act(0))

    proposed = least_waste(position, "offer-3")
    assert "for" not in proposed
    assert proposed == max(
        (position.notation(move, 0) for move in position.legal(0) if "exchange" in position.notation(move, 0)),
        key=lambda move: "for" not in move and int(move.split()[1]),
    )


def test_giving_up_the_action_weighs_only_if_there_is_one() -> None:
    position = start()
    at(position, 0, "1")
    has(position, 0, silver=9, stone=9)
    stage(position, Act(0))
    question = position.question
    assert question is not None
    weighty = [position.notation(move, 0) for move in position.legal(0) if question.weighty(position, 0, move)]

    assert weighty == ["pass"]
