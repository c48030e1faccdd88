"""What a learning bot sees of Crown of Emara: sound in every mode, honest about what is hidden, and telling."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from burgrave import emara
from burgrave.games.emara.evaluate.features import NAMES, victoria_to_come
from burgrave.games.emara.position import Emara
from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import at_random
from burgrave.kernel.words import LANGUAGES
from tests.emara.given import given, start
from tests.emara.test_conformance import MODES
from tests.titles.given import ANNA, BORIS

JUDGEMENT = emara.judgement


def seen(position: Emara, name: str, seat: int = ANNA) -> float:
    """One feature by its name."""
    return JUDGEMENT.look(position, seat)[NAMES.index(name)]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_in_every_mode_progress_runs_from_the_start_to_the_end_and_looking_changes_nothing(
    seats: int, options: dict[str, Any]
) -> None:
    position, rng, moments = emara.start(seats, seed=5, **options), Rng(2), [0.0]
    while not position.over:
        before = position.dump()
        for seat in range(seats):
            look = JUDGEMENT.look(position, seat)
            assert len(look) == len(NAMES) == len(JUDGEMENT.features())
            assert all(isfinite(figure) for figure in look)
            assert look[1] == pytest.approx(JUDGEMENT.worth(position, seat))
        assert position.dump() == before
        moments.append(JUDGEMENT.progress(position))
        position.play(at_random(position, position.mover, rng))

    assert moments == sorted(moments)
    assert (moments[1], moments[-1]) == (0.0, 1.0)
    assert len(set(moments)) == 18 * seats + 1


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_no_seat_sees_what_is_hidden_from_it(seats: int, options: dict[str, Any]) -> None:
    position, rng = emara.start(seats, seed=6, **options), Rng(3)
    while not position.over:
        for seat in range(seats) if rng.below(5) == 0 else ():
            looks = [JUDGEMENT.look(position.imagine(seat, rng), seat) for _ in range(2)]
            assert looks[0] == pytest.approx(looks[1], abs=1e-9)
            assert looks[0] == pytest.approx(JUDGEMENT.look(position, seat), abs=1e-9)
        position.play(at_random(position, position.mover, rng))


def test_the_lower_scale_counts_and_leftovers_lift_it_first() -> None:
    position = start()
    given(position, ANNA, cp=50, bp=47, rings=1, coins=2, books=1, bread=2, wood=3)

    assert seen(position, "lower scale") == 47
    assert (seen(position, "citizens behind"), seen(position, "buildings behind")) == (0, 3)
    assert seen(position, "leftovers") == 8
    assert seen(position, "result now") == 52


def test_goods_for_a_scale_count_where_that_scale_is_needed() -> None:
    position = start()
    given(position, ANNA, cp=0, bp=99, books=3, wood=2)
    given(position, BORIS, cp=99, bp=0, books=3, wood=2)

    assert seen(position, "citizens needed", ANNA) > 0.9
    assert seen(position, "books where citizens are needed", ANNA) > 9
    assert seen(position, "wood where needed", ANNA) == 0
    assert seen(position, "citizens needed", BORIS) < -0.9
    assert seen(position, "books where citizens are needed", BORIS) == 0
    assert seen(position, "wood where needed", BORIS) > 1.8


def test_what_victoria_will_have_is_foreseen_if_nobody_comes_before_her() -> None:
    position = start(seats=1, solo="campaign")

    # Five deliveries of a stone and a bread, and four ranks.
    assert victoria_to_come(position) == (4 + 3 + 3 + 2 + 1) + (5 + 4 + 4 + 3 + 2) + (5 + 7 + 9 + 12)
    given(position, ANNA, cp=90, bp=90)
    sure = seen(position, "beats Victoria by now")
    given(position, ANNA, cp=20, bp=20)
    assert sure > 0.9 > 0.1 > seen(position, "beats Victoria by now")


def test_a_single_game_alone_cannot_be_lost() -> None:
    position = start(seats=1)
    given(position, ANNA, cp=0, bp=0)

    assert (seen(position, "campaign"), seen(position, "beats Victoria")) == (0.0, 1.0)


def test_advisors_ranks_and_craftsmen_are_what_a_claimant_holds() -> None:
    position = start()
    claimant = position.claimants[ANNA]
    claimant.advisors, claimant.rank, claimant.craftsmen = 1 << 4 | 1 << 15, 2, 3
    position.huts = [ANNA, BORIS, ANNA, -1, -1, -1, -1, -1, -1, -1, ANNA, -1]

    assert position.holdings(ANNA) == [
        *("advisor.baker", "advisor.toolmaker", "rank.baron", "rank.count"),
        *("craftsman.forest", "craftsman.forest", "craftsman.weaving_mill"),
    ]
    assert position.holdings(BORIS) == ["craftsman.forest"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_held_has_a_name(language: str) -> None:
    words, rng = emara.words(language), Rng(4)
    position = emara.start(4, seed=4)
    while not position.over:
        position.play(at_random(position, position.mover, rng))

    held = [thing for seat in range(4) for thing in position.holdings(seat)]
    assert {thing.partition(".")[0] for thing in held} == {"advisor", "rank", "craftsman"}
    assert all(words.template(thing) for thing in held)
