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
from burgrave.table.clock import PACES
from burgrave.table.events import Who
from burgrave.table.live import Live
from burgrave.table.rows import OVER, Event, SeatRow
from burgrave.table.settings import Settings
from burgrave.table.store import Store
from burgrave.table.tables import Table

NAMES = ("ann", "ben", "cid", "dan")
SLEEPER = "sleeping"
"""A bot that never moves, so that only what people do changes the table."""
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
        self.lent: set[str] = set()
        """Whose seats a bot plays meanwhile."""
        self.free: list[int] = []
        """Seats that nobody holds."""
        self.kept: dict[int, str] = {}
        """For whom some of them are kept."""
        self.invitations: list[str] = []
        """Every invitation there has been, the last one valid while a seat is free."""

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    @initialize(
        people=st.integers(2, 4),
        title=st.sampled_from(TITLES),
        seed=st.integers(0, 1000),
        kept=st.integers(0, 2),
        paced=st.booleans(),
    )
    def open(self, people: int, title: str, seed: int, kept: int, paced: bool) -> None:
        """Everybody sits already, or some seats are kept for those who sat at another table."""
        self.lives = [Live(self.store, Settings(bot_seconds=3600)) for _ in range(2 if self.store.is_shared else 1)]
        self.people = NAMES[:people]
        self.free = list(range(people))[1:][-kept:] if kept else []
        self.kept = {seat: NAMES[seat] for seat in self.free}
        self.begun = not self.free
        seats = [
            SeatRow(seat, None if seat in self.free else NAMES[seat], None, "" if seat in self.free else NAMES[seat])
            for seat in range(people)
        ]
        past = [
            Event(number, "keep", {"seat": seat, "player": name, "name": name}, 0.0)
            for number, (seat, name) in enumerate(self.kept.items(), start=1)
        ]
        table = self.run(
            self.lives[0].open(title, seats, "ann", {}, {}, seed, past, pace=PACES["slow"] if paced else None)
        )
        self.id = table.id
        if table.invitation is not None:
            self.invitations.append(table.invitation)

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
        if not self.begun or seat in self.free or self.people[seat] in self.lent:
            text = position.notation(position.legal(seat)[0], seat)
            assert self.want(process, "move", self.people[seat], move=text, seat=seat) is None
            return
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
            if self.holders() - {who}:
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
                assert alone or not self.holders() - {who} or self.agreed >= self.holders() - {who}
                self.moves, self.wisher = before[:to], ""
            else:
                self.wisher, self.agreed = who, set()

    def holders(self) -> set[str]:
        """Who has a say: everybody who plays in person."""
        return {name for seat, name in enumerate(self.people) if seat not in self.free} - self.lent

    @rule(process=st.integers(0, 1), who=st.sampled_from((*NAMES, "eve")), back=st.booleans())
    def lend(self, process: int, who: str, back: bool) -> None:
        """One's own seat, and no other, is lent to a bot and taken back."""
        self.catch_up()
        seat = NAMES.index(who) if who in self.people else 0
        mine = who in self.people and seat not in self.free
        done = self.want(process, "hand_over", who, seat=seat, bot=None if back else SLEEPER)
        if not mine:
            assert not done or (who == "ann" and seat in self.free)
            return
        assert done == ((who in self.lent) == back)
        (self.lent.discard if back else self.lent.add)(who)

    @rule(process=st.integers(0, 1), who=st.sampled_from(("ben", "cid", "dan", "eve")))
    def leave(self, process: int, who: str) -> None:
        """Whoever leaves gives the own seat away, and there is an invitation to it."""
        self.catch_up()
        seat = NAMES.index(who) if who in self.people else 0
        done = self.want(process, "offer", who, seat=seat)
        assert bool(done) == (who in self.people and seat not in self.free)
        if done:
            self.free.append(seat)
            self.lent.discard(who)
            invitation = self.table(process).invitation
            assert invitation is not None
            if invitation not in self.invitations:
                self.invitations.append(invitation)

    @rule(process=st.integers(0, 1), who=st.sampled_from(NAMES), which=st.integers(0, 3))
    def come(self, process: int, who: str, which: int) -> None:
        """A kept seat is taken by the one it is kept for; by the invitation, while a seat is free, one that is not."""
        self.catch_up()
        if who not in self.people or NAMES.index(who) not in self.free:
            return
        seat = NAMES.index(who)
        if seat in self.kept:
            assert self.want(process, "sit", who) is True
        else:
            assert self.want(process, "sit", who) is None
            old = self.invitations[which % len(self.invitations)]
            valid = old == self.invitations[-1]
            if [one for one in self.free if one not in self.kept][:1] != [seat]:
                return
            assert self.want(process, "sit", who, invitation=old) is (True if valid else None)
            if not valid:
                return
        self.free.remove(seat)
        self.kept.pop(seat, None)
        self.begun = self.begun or not self.free

    @rule(process=st.integers(0, 1), who=st.sampled_from(NAMES))
    def consent(self, process: int, who: str) -> None:
        self.catch_up()
        done = self.want(process, "consent", who)
        if not self.wisher or who == self.wisher or who not in self.holders() or who in self.agreed:
            assert not done
            return
        assert done
        self.agreed.add(who)
        if self.agreed >= self.holders() - {self.wisher}:
            mine = f"{self.people.index(self.wisher)}: "
            to = max(number for number, move in enumerate(self.moves) if move.startswith(mine))
            self.moves, self.wisher = self.moves[:to], ""

    @rule(process=st.integers(0, 1), who=st.sampled_from(NAMES))
    def refuse(self, process: int, who: str) -> None:
        self.catch_up()
        done = self.want(process, "refuse", who)
        assert bool(done) == bool(self.wisher and who in self.holders() and who != self.wisher)
        if done:
            self.wisher = ""

    @rule(process=st.integers(0, 1), who=st.sampled_from((*NAMES, "eve")))
    def speak(self, process: int, who: str) -> None:
        self.catch_up()
        assert (self.want(process, "chat", who, text="hello") is True) == (who in self.holders() or who == "ann")

    # ------------------------------------------------------------------ what happens to servers

    @rule(process=st.integers(0, 1))
    def restart(self, process: int) -> None:
        at = process % len(self.lives)
        self.run(self.lives[at].stop())
        self.lives[at] = Live(self.store, Settings(bot_seconds=3600))

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
                assert (table.begun, table.kept, table.invitation) == (stored.begun, stored.kept, row.invitation)
                assert clocks(table) == clocks(stored)
                assert row.due == (table.clock.due() if table.clock is not None else None)
                assert (table.invitation is None) == (table.free_seats == [])
                assert sorted(table.free_seats) == sorted(self.free)
                assert told(table) == told(stored)

    def teardown(self) -> None:
        # Every process holds connections to the database.
        for live in self.lives:
            self.run(live.stop())
        self.loop.call_soon_threadsafe(self.loop.stop)


def clocks(table: Table) -> dict[str, Any]:
    return dict(vars(table.clock)) if table.clock is not None else {}


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
