"""A table driven at random by people, double clicks, restarts and a second process, beside a simple model of it."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Coroutine
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from burgrave.kernel.errors import BurgraveError
from burgrave.table.events import Who
from burgrave.table.live import Live
from burgrave.table.rows import OVER, SeatRow
from burgrave.table.settings import Settings
from burgrave.table.store import Store
from burgrave.table.tables import Table

NAMES = ("ann", "ben", "cid", "dan")
LAST = "last"
"""Whoever moved last."""

TITLES = ("kingsburg", "paladins")
"""One in which people move one after another, and one in which they also choose all at once."""


class Machine(RuleBasedStateMachine):
    """Two processes at one database, or one process that is started anew now and then."""

    store: Store

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.lives: list[Live] = []
        self.moves: list[str] = []
        """The model: the moves that were accepted and not taken back."""
        self.agreed: set[str] = set()
        """Who has agreed to the wish that stands, and whose it is."""
        self.wisher = ""
        self.over = False

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    @initialize(people=st.integers(2, 4), title=st.sampled_from(TITLES), seed=st.integers(0, 1000))
    def open(self, people: int, title: str, seed: int) -> None:
        self.lives = [Live(self.store, Settings()) for _ in range(2 if self.store.is_shared else 1)]
        seats = [SeatRow(seat, NAMES[seat], None, NAMES[seat]) for seat in range(people)]
        self.people = NAMES[:people]
        self.id = self.run(self.lives[0].open(title, seats, "ann", {}, {}, seed)).id

    def table(self, process: int) -> Table:
        live = self.lives[process % len(self.lives)]
        table: Table = self.run(live.table(self.id))
        return table

    def want(self, process: int, verb: str, who: str, seq: int | None = None, **said: object) -> bool | None:
        """Something is wanted: was it done? None if it was refused."""
        live = self.lives[process % len(self.lives)]
        try:
            done: bool = self.run(live.do(self.table(process), verb, Who(who, who), said, seq))
        except BurgraveError:
            return None
        return done

    def mover(self, who: str) -> str:
        """Somebody, or whoever moved last."""
        return self.people[int(self.moves[-1][0])] if who == LAST and self.moves else who

    # ------------------------------------------------------------------ what people do

    @rule(process=st.integers(0, 1), pick=st.integers(0, 999), late=st.sampled_from((False, False, True)))
    def move(self, process: int, pick: int, late: bool) -> None:
        """A legal move of whoever is asked is accepted once, if it answers the question that is asked."""
        table = self.table(process)
        position = table.game.position
        if position.over:
            return
        seat = position.asked[pick % len(position.asked)]
        who, legal = self.people[seat], position.legal(seat)
        text = position.notation(legal[pick % len(legal)], seat)
        seq = table.seq - late
        behind = self.store.events(self.id, table.number)
        # All choose at once, and somebody else has chosen meanwhile: an answer to the same question.
        late = late and not table.is_current(seq, Who(who, who))
        done = self.want(process, "move", who, seq, move=text)
        if late or any(event.kind in ("move", "undo") for event in behind):
            assert done is None
            return
        if done is None:
            # The other process has just written something that is no answer: the second try goes through.
            assert behind
            done = self.want(process, "move", who, seq, move=text)
        assert done is True
        self.moves.append(f"{seat}: {text}")
        self.wisher = ""
        assert self.want(process, "move", who, seq, move=text) is None

    @rule(process=st.integers(0, 1), picks=st.lists(st.integers(0, 999), min_size=2, max_size=8))
    def several_moves(self, process: int, picks: list[int]) -> None:
        self.catch_up()
        for pick in picks:
            self.move(process, pick, False)

    @rule(process=st.integers(0, 1), who=st.sampled_from((*NAMES, "eve")))
    def move_out_of_turn(self, process: int, who: str) -> None:
        """Nobody moves who is not asked, and nobody for somebody else."""
        table = self.table(process)
        position = table.game.position
        if position.over or who in [self.people[seat] for seat in position.asked]:
            return
        seat = position.mover
        text = position.notation(position.legal(seat)[0], seat)
        assert self.want(process, "move", who, move=text) is None
        assert self.want(process, "move", who, move=text, seat=seat) is None

    @rule(process=st.integers(0, 1), who=st.sampled_from((LAST, LAST, *NAMES)))
    def undo(self, process: int, who: str) -> None:
        """Only one's own last move goes back without consent, and only while nobody has decided since."""
        self.catch_up()
        before, who = list(self.moves), self.mover(who)
        record, revealed = self.table(process).record, self.table(process).game.position.revealed
        if self.want(process, "undo", who):
            mine = f"{self.people.index(who)}: "
            to = max(number for number, move in enumerate(before) if move.startswith(mine))
            assert all(move.startswith(mine) for move in before[to:])
            assert record.replay(at=to).revealed == revealed
            self.moves = before[:to]
            self.wisher = ""

    @rule(process=st.integers(0, 1), who=st.sampled_from((LAST, LAST, *NAMES)))
    def wish(self, process: int, who: str) -> None:
        self.catch_up()
        before, who = list(self.moves), self.mover(who)
        if self.want(process, "wish", who):
            table = self.table(process)
            if table.wish is None:
                mine = f"{self.people.index(who)}: "
                to = max(number for number, move in enumerate(before) if move.startswith(mine))
                alone = all(move.startswith(mine) for move in before[to:])
                assert alone or (self.wisher == who and self.agreed >= set(self.people) - {who})
                self.moves, self.wisher = before[:to], ""
            else:
                self.wisher, self.agreed = who, set()

    @rule(process=st.integers(0, 1), who=st.sampled_from(NAMES))
    def consent(self, process: int, who: str) -> None:
        self.catch_up()
        done = self.want(process, "consent", who)
        if not self.wisher or who == self.wisher or who not in self.people or who in self.agreed:
            assert not done
            return
        assert done
        self.agreed.add(who)
        if self.agreed == set(self.people) - {self.wisher}:
            mine = f"{self.people.index(self.wisher)}: "
            to = max(number for number, move in enumerate(self.moves) if move.startswith(mine))
            self.moves, self.wisher = self.moves[:to], ""

    @rule(process=st.integers(0, 1), who=st.sampled_from(NAMES))
    def refuse(self, process: int, who: str) -> None:
        self.catch_up()
        done = self.want(process, "refuse", who)
        assert bool(done) == bool(self.wisher and who in self.people and who != self.wisher)
        if done:
            self.wisher = ""

    @rule(process=st.integers(0, 1), who=st.sampled_from((*NAMES, "eve")))
    def speak(self, process: int, who: str) -> None:
        self.catch_up()
        assert (self.want(process, "chat", who, text="hello") is True) == (who in self.people)

    # ------------------------------------------------------------------ what happens to servers

    @rule(process=st.integers(0, 1))
    def restart(self, process: int) -> None:
        at = process % len(self.lives)
        self.run(self.lives[at].stop())
        self.lives[at] = Live(self.store, Settings())

    @rule()
    def catch_up(self) -> None:
        """The notices of the database arrive."""
        for live in self.lives:
            self.run(live.refresh(self.id))

    # ------------------------------------------------------------------ what always holds

    @invariant()
    def the_table_is_what_the_model_is(self) -> None:
        if not self.lives:
            return
        row = self.store.table(self.id)
        assert row is not None
        events = self.store.events(self.id)
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        stored = Table(row, events)
        assert stored.frozen is None
        assert stored.record.moves == self.moves
        assert row.state == stored.state
        assert not self.over or stored.state == OVER
        self.over = stored.state == OVER
        for process in range(len(self.lives)):
            table = self.table(process)
            if table.number == stored.number:
                assert table.game.position.dump() == stored.game.position.dump()
                assert (table.wish, table.seq, table.seats) == (stored.wish, stored.seq, stored.seats)
                assert told(table) == told(stored)

    def teardown(self) -> None:
        # Every process holds connections to the database.
        for live in self.lives:
            self.run(live.stop())
        self.loop.call_soon_threadsafe(self.loop.stop)


def told(table: Table) -> list[tuple[int, list[str]]]:
    return [(entry.number, [line.key for line in entry.lines]) for entry in table.story]


def test_a_table_does_what_its_model_does(store: Store) -> None:
    Machine.store = store
    # The same tables in every run; BURGRAVE_TABLES plays others, as many as it says.
    many = int(os.environ.get("BURGRAVE_TABLES", "0"))
    few = settings(
        max_examples=many or 15,
        derandomize=not many,
        database=None,
        stateful_step_count=30,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Machine, settings=few)
