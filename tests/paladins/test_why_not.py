"""Whatever cannot be used names the condition that is missing; with just that met, it answers otherwise or is used."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave import paladins
from burgrave.games.paladins.components import (
    BOARD_SPACES,
    HUNT,
    LAST_STEP,
    PRAY,
    RECRUIT,
    TOWNSFOLK,
)
from burgrave.games.paladins.houses import NOBODY_PLACED, NONE
from burgrave.games.paladins.inquisition import Abilities
from burgrave.games.paladins.moves import ACT
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.prayer import Prayer
from burgrave.games.paladins.recruit import TO_HIRE, Recruit
from burgrave.games.paladins.rewards import DiscardSuspicion
from burgrave.games.paladins.turn import Turn
from burgrave.kernel.piles import PUBLIC
from burgrave.kernel.reach import ways_to, why_not
from burgrave.kernel.testing import stage
from burgrave.kernel.words import Phrase
from tests.paladins.given import start
from tests.titles.obstacles import Mend, check_mends

LABOURER_ALONE = 1
"""A labourer on the left space of an action."""


def slot_of(thing: str) -> int:
    return int(thing.rpartition("-")[2]) - 1


def rich(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    p.boards[seat].silver += 20
    p.boards[seat].provisions += 20


def famous(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    p.boards[seat].attributes = [LAST_STEP] * 3


def staffed(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    p.boards[seat].workers = [3] * 6


def cleared(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    p.boards[seat].placed = NOBODY_PLACED


def at_work(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    """A labourer stands on another action, which prayer can clear."""
    p.boards[seat].place(HUNT, LABOURER_ALONE)


def freed(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    if thing.startswith("space"):
        p.spaces = p.spaces[:]
        p.spaces[BOARD_SPACES.index(thing.removeprefix("space-"))] = NONE
    elif thing.startswith("favour"):
        p.favour_workers = [NONE] * len(p.favour_workers)
    else:
        p.takers = [NONE] * len(p.takers)


def filled(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    """Somebody lies in the slot."""
    if thing.startswith("outsider"):
        p.outsiders = p.outsiders[:]
        p.outsiders[slot_of(thing)] = p.outsider_deck.draw()
    else:
        p.townsfolk = p.townsfolk[:]
        p.townsfolk[slot_of(thing)] = p.townsfolk_deck.draw()


def revealed(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    p.favours.known[slot_of(thing)] = PUBLIC


def a_round_later(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    p.round += 1


def without_workshops(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    p.boards[seat].workshops = [0] * 6


def left_ones_built(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    p.boards[seat].workshops = [1] * 6


def without_jars(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    p.boards[seat].jars = 0


def newer_ones_gone(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    p.boards[seat].suspicion = p.boards[seat].suspicion[: slot_of(thing) + 2]


def meet_the_reason(p: Paladins, seat: int, thing: str, answer: Phrase) -> None:
    reason = answer.args["reason"]
    MENDS[reason.key](p, seat, thing, reason)


MENDS: dict[str, Mend] = {
    "why.silver": rich,
    "why.provisions": rich,
    "why.strength": rich,
    "why.attribute": famous,
    "why.workers": staffed,
    "why.acted": cleared,
    "why.no_work": cleared,
    "why.nothing_to_clear": at_work,
    "why.taken_by": freed,
    "why.gap": filled,
    "why.face_down": revealed,
    "why.next_round": a_round_later,
    "why.covered": without_workshops,
    "why.left_first": left_ones_built,
    "why.jar": without_jars,
    "why.newest_first": newer_ones_gone,
    "why.for_action": meet_the_reason,
}


@pytest.mark.once
def test_with_just_its_condition_met_a_piece_can_be_used_or_answers_otherwise() -> None:
    check_mends(paladins, MENDS, between=9)


# ---------------------------------------------------------------------- what games at random seldom show


def asked(position: Any, thing: str, seat: int = 0) -> str:
    """The answer to who touches a piece, in English."""
    found = why_not(position, seat, thing)
    return position.title.words("en", ["Ann", "Ben"]).say(found, seat) if found is not None else ""


def test_an_action_that_was_done_as_often_as_it_can_be_says_so() -> None:
    position = start()
    position.boards[0].workshops = [3, 3, 3, 3, 0, 0]
    position.boards[0].workers = [3] * 6
    stage(position, Turn(0))

    assert asked(position, "action-0-develop") == "Develop has been done 8 times: no more than that"


def test_with_an_empty_row_there_is_nobody_to_attack_to_convert_or_to_hire() -> None:
    position = start()
    position.outsiders = [NONE] * 6
    position.townsfolk = [NONE] * 5
    position.boards[0].workers = [3] * 6
    stage(position, Turn(0))

    for action in ("attack", "convert", "recruit"):
        assert asked(position, f"action-0-{action}") == "Nobody is left in the row until the end of the round"


def test_without_wall_cards_nobody_fortifies() -> None:
    position = start()
    position.boards[0].workers = [3] * 6
    position.wall_deck.cards, position.wall_deck.known = [], []
    stage(position, Turn(0))

    assert asked(position, "action-0-fortify") == "There are no wall cards left"


def test_on_a_full_board_there_is_no_space_for_a_monk() -> None:
    position = start(seats=4)
    position.boards[0].workers = [3] * 6
    position.spaces = [2] * len(position.spaces)
    stage(position, Turn(0))

    assert asked(position, "action-0-commission") == "No space of the board is free"


def test_prayer_says_where_nobody_stands_and_which_action_it_came_from() -> None:
    position = start()
    position.boards[0].place(HUNT, LABOURER_ALONE)
    position.boards[0].place(PRAY, LABOURER_ALONE)
    stage(position, Prayer(0, PRAY))

    assert asked(position, "action-0-trade") == "No workers stand here that could leave"
    assert asked(position, "action-0-pray") == "The prayer came from this action: it cannot clear it"
    assert asked(position, "action-0-hunt") == ""


def test_without_a_card_that_allows_it_nobody_is_recruited_for_a_debt() -> None:
    position = start()
    position.boards[0].silver = 9
    position.townsfolk = [NONE, NONE, *position.townsfolk[2:]]
    stage(position, Recruit(0, TO_HIRE))

    assert asked(position, "debts").startswith("Nobody can be recruited for a debt")


def test_of_a_pile_of_suspicion_the_newest_cards_go_first() -> None:
    position = start()
    position.boards[0].suspicion = [position.suspicion_deck.draw() for _ in range(3)]
    stage(position, DiscardSuspicion(0, 1))

    assert asked(position, "suspicion-0-0") == "The newest cards go first: at most 1 now"
    position.boards[0].suspicion = position.boards[0].suspicion[:1]
    assert asked(position, "suspicion-0-0") == ""


def test_at_the_inquisition_everybody_in_the_party_says_why_not() -> None:
    position = start()
    party = ["conspirator_1", "conspirator_2", "squire_1", "peddler_1", "abbot_1"]
    position.boards[0].party = [TOWNSFOLK.index(name) for name in party]
    stage(position, Abilities(0, 1))

    assert asked(position, "party-0-conspirator_1") == "This townsfolk has reacted to the inquisition already"
    assert asked(position, "party-0-conspirator_2") == "Nothing to discard: you have 0 suspicion cards"
    assert asked(position, "party-0-peddler_1") == "Takes 2 suspicion cards or more: you have 0"
    assert asked(position, "party-0-abbot_1").startswith(
        "This townsfolk reacts not to the inquisition but to something"
    )

    position.boards[0].suspicion = [position.suspicion_deck.draw()]
    stage(position, Abilities(0))
    assert asked(position, "party-0-conspirator_2") == "Another townsfolk of the party gives the same: choose that one"
    assert asked(position, "party-0-squire_1") == "Only without suspicion cards: you have 1"


# ---------------------------------------------------------------------- gestures


def test_touching_a_space_takes_the_action_that_leads_there_with_the_workers_that_waste_least() -> None:
    position = start()
    board = position.boards[0]
    board.workers, board.provisions = [1, 1, 1, 0, 1, 2], 3
    stage(position, Turn(0))
    (act, to), *_ = ways_to(position, 0, "space-r1s2")

    assert position.notation(act, 0) == "commission labourer+scout+cleric"
    position.play(act, 0)
    assert position.notation(to, 0) == "to r1s2"


def test_touching_a_townsfolk_hires_it_with_two_workers() -> None:
    position = start()
    position.boards[0].workers, position.boards[0].silver = [2, 0, 0, 1, 0, 0], 9
    stage(position, Turn(0))
    ways = ways_to(position, 0, "townsfolk-2")

    assert [position.notation(first, 0) for first, _ in ways] == ["recruit labourer+fighter"] * 2
    assert position.question is not None
    wastes = [position.question.waste(position, 0, move) for move in position.legal(0) if move in ACT[RECRUIT]]
    assert min(wastes) == 1


def test_only_passing_with_workers_left_ends_something() -> None:
    position = start()
    position.boards[0].workers = [1, 0, 0, 0, 0, 0]
    stage(position, Turn(0))
    question = position.question
    assert question is not None

    assert [position.notation(move, 0) for move in position.legal(0) if question.weighty(position, 0, move)] == ["pass"]
