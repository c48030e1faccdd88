"""Kingsburg says why a piece cannot be used; with that condition met it can be, or the answer is another one."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from burgrave import kingsburg
from burgrave.games.kingsburg.advisors import Help
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.dice import Reroll
from burgrave.games.kingsburg.influence import Placement
from burgrave.games.kingsburg.position import NONE, Kingsburg
from burgrave.kernel.agenda import Step
from burgrave.kernel.reach import why_not
from burgrave.kernel.testing import stage
from burgrave.kernel.words import Phrase
from tests.kingsburg.given import given, start
from tests.titles.given import ANNA, BORIS
from tests.titles.obstacles import check_mends


def advisor_free(p: Kingsburg, seat: int, thing: str, answer: Phrase) -> None:
    p.court[int(thing.partition("-")[2])] = NONE


def all_free(p: Kingsburg, seat: int, thing: str, answer: Phrase) -> None:
    p.court = [NONE] * len(p.court)


def dice_that_add_up(p: Kingsburg, seat: int, thing: str, answer: Phrase) -> None:
    """Three new coloured dice with the sum of the advisor: 3 at least, or as many ones as it takes."""
    total = answer.args["total"]
    faces = [1, 1, 1]
    for die in (2, 1, 0):
        faces[die] = min(6, max(1, total - sum(faces) + 1))
    province = p.provinces[seat]
    province.dice, province.placed = faces, [0, 0, 0]


def colour_added(p: Kingsburg, seat: int, thing: str, answer: Phrase) -> None:
    province = p.provinces[seat]
    province.dice = [*sorted([1, 1, min(6, int(thing.partition("-")[2]))]), *province.dice[3:]]
    province.placed = [0] * len(province.dice)


def die_back(p: Kingsburg, seat: int, thing: str, answer: Phrase) -> None:
    p.provinces[seat].placed[int(thing.split("-")[2])] = 0


def token_unspent(p: Kingsburg, seat: int, thing: str, answer: Phrase) -> None:
    p.provinces[seat].token_at = 0


def goods_given(p: Kingsburg, seat: int, thing: str, answer: Phrase) -> None:
    p.provinces[seat].gain(9, 9, 9)


def row_up_to(p: Kingsburg, seat: int, thing: str, answer: Phrase) -> None:
    building = BUILDINGS.index(thing.split("-")[2])
    for before in range(building - building % 4, building):
        p.provinces[seat].buildings |= 1 << before


def torn_down(p: Kingsburg, seat: int, thing: str, answer: Phrase) -> None:
    p.provinces[seat].buildings &= ~(1 << BUILDINGS.index(thing.split("-")[2]))


def dice_all_equal(p: Kingsburg, seat: int, thing: str, answer: Phrase) -> None:
    province = p.provinces[seat]
    province.dice = [1] * len(province.dice)


def barracks_built(p: Kingsburg, seat: int, thing: str, answer: Phrase) -> None:
    p.provinces[seat].buildings |= 1 << BUILDINGS.index("barracks")


MENDS = {
    "why.taken_by": advisor_free,
    "why.own_dice": advisor_free,
    "why.neutral": advisor_free,
    "why.all_taken": all_free,
    "why.sum": dice_that_add_up,
    "why.only_white": colour_added,
    "why.die_placed": die_back,
    "why.token_spent": token_unspent,
    "why.short": goods_given,
    "why.soldier_price": barracks_built,
    "why.price": goods_given,
    "why.row": row_up_to,
    "why.stands": torn_down,
    "why.all_same": dice_all_equal,
}


@pytest.mark.once
def test_a_piece_that_cannot_be_used_names_the_condition_that_is_missing() -> None:
    assert sum(check_mends(kingsburg, MENDS, between=3).values()) > 200


def said(p: Kingsburg, seat: int, thing: str) -> str:
    answer = why_not(p, seat, thing)
    return "" if answer is None else kingsburg.words("en", ["Anna", "Boris"]).say(answer, seat)


def asked(
    *steps: Step[Kingsburg], dice: list[int], buildings: tuple[str, ...] = (), open_to: Sequence[int] = range(19)
) -> Kingsburg:
    """Anna is asked with these dice in hand; Boris has the advisors who are not open."""
    p = start(2)
    given(p, ANNA, *buildings)
    p.provinces[ANNA].dice, p.provinces[ANNA].placed = dice, [0] * len(dice)
    p.court = [NONE if advisor in open_to else BORIS for advisor in range(len(p.court))]
    stage(p, *steps)
    return p


def test_the_chapel_rerolls_all_dice_and_a_single_one_needs_the_statue() -> None:
    p = asked(Reroll(ANNA), dice=[1, 2, 3], buildings=("statue", "chapel"))
    assert p.touches(p.legal(ANNA)[1], ANNA) == [f"building-{ANNA}-chapel"]
    assert said(p, ANNA, f"die-{ANNA}-0") == "Statue: all dice must show the same number; you have 1, 2, 3"

    p.provinces[ANNA].statue_used = True
    assert said(p, ANNA, f"die-{ANNA}-0") == "Statue: used already this season"

    p.provinces[ANNA].buildings &= ~1
    assert said(p, ANNA, f"die-{ANNA}-0") == "Rerolling a single die needs a building: Statue"


def test_an_advisor_says_which_sum_is_needed_and_what_is_in_hand() -> None:
    p = asked(Placement(ANNA), dice=[3, 3, 4, 6])
    p.provinces[ANNA].tokens = 1

    assert said(p, ANNA, "advisor-1") == "Jester: needs dice that add up to 1; in hand: 3, 3, 4, white 6, “+2” token"
    assert said(p, ANNA, "advisor-6") == ""


def test_white_dice_alone_do_not_reach_an_advisor() -> None:
    p = asked(Placement(ANNA), dice=[1, 1, 1, 6])

    assert said(p, ANNA, "advisor-6").startswith("Alchemist: white dice alone will not do")


def test_an_equal_die_stands_for_another_and_nothing_is_said_of_it() -> None:
    p = asked(Placement(ANNA), dice=[3, 3, 4], open_to=[3])

    assert (said(p, ANNA, f"die-{ANNA}-0"), said(p, ANNA, f"die-{ANNA}-1")) == ("", "")
    assert said(p, ANNA, f"die-{ANNA}-2") == "This reaches only advisors who are taken: 4, 7, 10"


def test_a_gift_is_chosen_by_its_good_and_a_good_that_cannot_be_paid_says_so() -> None:
    p = asked(Help(ANNA, 6), dice=[1, 2, 3])
    given(p, ANNA, gold=1, stone=1)
    stage(p, Help(ANNA, 6))

    assert [p.touches(move, ANNA)[-1] for move in p.legal(ANNA)] == [
        f"good-{ANNA}-gold",
        f"good-{ANNA}-stone",
        "button-decline",
    ]
    assert said(p, ANNA, f"good-{ANNA}-wood") == "You lack 1 wood"
    assert said(p, ANNA, f"good-{BORIS}-wood") == "This belongs to another player: Boris"


def test_of_markers_and_the_enemy_nothing_is_said() -> None:
    p = asked(Placement(ANNA), dice=[1, 2, 3])

    assert [said(p, ANNA, thing) for thing in ("enemy", "marker-year", "envoy", f"building-{ANNA}-inn")] == [
        *[""] * 3,
        "Not now: Influence an advisor or pass; in hand: 1, 2, 3",
    ]


def test_of_several_ways_to_an_advisor_the_exact_sum_of_few_dice_wastes_least() -> None:
    p = asked(Placement(ANNA), dice=[1, 2, 3, 3])
    p.provinces[ANNA].tokens = 1
    question = p.question
    assert question is not None
    ways = {
        p.notation(move, ANNA): question.waste(p, ANNA, move)
        for move in question.options(p)
        if p.touches(move, ANNA)[-1] == "advisor-3"
    }

    assert sorted(ways, key=lambda way: ways[way]) == [
        "place 3 on architect",
        "place 1+2 on architect",
        "place 1 +2 on architect",
    ]


def test_to_pass_with_dice_in_hand_weighs() -> None:
    p = asked(Placement(ANNA), dice=[1, 2, 3])
    question = p.question
    assert question is not None

    assert [question.weighty(p, ANNA, move) for move in p.legal(ANNA)[:2]] == [True, False]
