"""Pace: what every seat has left after any sequence of moves, undos and seats that change hands."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgrave.table.clock import PACES, BadPace, Clock, Pace, own_pace

PACE = Pace("own", 100.0, 10.0, 120.0)


def test_time_runs_for_those_who_are_asked_and_a_turn_brings_some() -> None:
    clock = Clock(PACE, 2, 0.0)
    clock.runs_for([0])
    assert (clock.left(0, 30.0), clock.left(1, 30.0), clock.due()) == (70.0, 100.0, 100.0)
    clock.passes(30.0)
    clock.moved(0, [0])
    assert clock.banks == [70.0, 100.0], "a turn of several decisions is one turn"
    clock.passes(40.0)
    clock.moved(0, [1])
    clock.runs_for([1])
    assert clock.banks == [70.0, 100.0]
    assert clock.due() == 140.0


def test_nobody_saves_more_than_the_most() -> None:
    clock = Clock(PACE, 1, 0.0)
    for _ in range(9):
        clock.runs_for([0])
        clock.moved(0, [])
    assert clock.banks == [120.0]


def test_where_all_choose_at_once_time_runs_for_each_until_they_have_chosen() -> None:
    clock = Clock(PACE, 3, 0.0)
    clock.runs_for([0, 1, 2])
    clock.passes(20.0)
    clock.moved(1, [0, 2])
    clock.runs_for([0, 2])
    clock.passes(50.0)
    assert clock.banks == [50.0, 90.0, 50.0]


def test_a_turn_that_is_taken_back_and_played_again_brings_nothing_and_its_time_stays_spent() -> None:
    clock = Clock(PACE, 2, 0.0)
    for _ in range(5):
        clock.runs_for([0])
        clock.passes(clock.at + 5.0)
        clock.moved(0, [1])
        clock.runs_for([1])
        clock.taken_back(0)
        clock.runs_for([0])
    assert clock.banks == [100.0 - 5 * 5.0 + 10.0, 100.0]


def test_a_move_that_is_accepted_was_in_time_and_who_comes_back_finds_what_a_turn_brings() -> None:
    clock = Clock(PACE, 2, 0.0)
    clock.runs_for([0])
    clock.passes(105.0)
    assert clock.out_of_time(105.0) == [0]
    clock.was_late(0)
    assert (clock.banks[0], clock.late) == (10.0, [1, 0])
    clock.passes(200.0)
    clock.moved(0, [1])
    assert clock.banks[0] == 10.0


def test_paces_by_choice_are_possible_ones() -> None:
    assert own_pace(600.0, 0.0, 600.0).name == "own"
    for wrong in ((1.0, 0.0, 600.0), (600.0, 0.0, 60.0), (600.0, 700.0, 600.0), (600.0, 0.0, 1e9)):
        with pytest.raises(BadPace):
            own_pace(*wrong)
    assert [pace.has_leave for pace in PACES.values()] == [False, True, True]


# ---------------------------------------------------------------------- any sequence


@dataclass
class Model:
    """A game of turns beside the clock: who is asked, who sits, what was used and what turns have brought at most."""

    seats: int = 3
    asked: frozenset[int] = frozenset((0,))
    sitting: set[int] = field(default_factory=lambda: {0, 1, 2})
    past: list[frozenset[int]] = field(default_factory=list)
    """Who was asked before each move."""
    used: list[float] = field(default_factory=lambda: [0.0] * 3)
    turns: list[int] = field(default_factory=lambda: [0] * 3)
    """How many turns of each seat have ended in the game as it stands."""
    most_turns: list[int] = field(default_factory=lambda: [0] * 3)
    marks: list[tuple[int, ...]] = field(default_factory=list)
    lates: list[int] = field(default_factory=lambda: [0] * 3)

    @property
    def running(self) -> set[int]:
        return set(self.asked) & self.sitting


STEPS = st.lists(
    st.tuples(
        st.sampled_from(("move", "move", "move", "undo", "lend", "back", "jump", "read_again")),
        st.integers(0, 2),
        st.floats(0.0, 40.0),
        st.sets(st.integers(0, 2), min_size=1),
    ),
    max_size=60,
)


@given(steps=STEPS)
def test_no_sequence_gives_a_seat_time_that_it_should_not_have(
    steps: list[tuple[str, int, float, set[int]]],
) -> None:
    clock, model, tick = Clock(PACE, 3, 0.0), Model(), 0.0
    clock.runs_for(model.running)
    for what, which, seconds, asked in steps:
        # A process that is a moment behind writes a time before the last one: it takes and gives nothing.
        passed = 0.0 if what == "jump" else seconds
        tick += passed
        for seat in model.running:
            model.used[seat] += passed
        clock.passes(tick - (seconds if what == "jump" else 0.0))
        if what == "move" and which in model.asked:
            model.past.append(model.asked)
            for seat in model.running - asked:
                model.turns[seat] += 1
                model.most_turns[seat] = max(model.most_turns[seat], model.turns[seat])
            model.marks.append(tuple(model.turns))
            clock.moved(which, asked)
            model.asked = frozenset(asked)
        elif what == "undo" and model.past:
            to = which % len(model.past)
            model.asked = model.past[to]
            del model.past[to:], model.marks[to:]
            model.turns = list(model.marks[-1]) if model.marks else [0, 0, 0]
            clock.taken_back(to)
        elif what == "lend":
            model.sitting.discard(which)
        elif what == "back":
            model.sitting.add(which)
        for seat in clock.out_of_time(tick):
            clock.was_late(seat)
            model.lates[seat] += 1
            model.sitting.discard(seat)
        clock.runs_for(model.running)
        if what == "read_again":
            clock = clock.copy()
        for seat in range(3):
            given = PACE.bank + PACE.add * (model.most_turns[seat] + model.lates[seat])
            assert clock.banks[seat] <= max(PACE.most, PACE.bank)
            # What was used beyond the bank was used while nobody acted on it, at most one step of this test each time.
            overdrawn = 40.0 * (model.lates[seat] + 1)
            assert model.used[seat] + clock.left(seat, tick) <= given + overdrawn
        due = clock.due()
        assert (due is None) == (not model.running)
        assert due is None or due >= tick
