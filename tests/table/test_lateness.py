"""Who is late: a bot sits in, once, whoever looks; outages, restarts and clocks that jump make nobody late."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from burgrave.table.clock import LEAVE_HOURS, PACES, Pace
from burgrave.table.events import NotAllowed, Who
from burgrave.table.eyes import Eyes
from burgrave.table.lateness import act_on_lateness
from burgrave.table.live import Live
from burgrave.table.rows import SeatRow
from burgrave.table.schema import METADATA
from burgrave.table.served import BEAT, GONE, GRACE, ServedTime
from burgrave.table.settings import Settings
from burgrave.table.show import TablePage
from burgrave.table.store import Store
from burgrave.table.tables import Table
from tests.table.running import run_to_end

PEOPLE = [SeatRow(0, "ann", None, "Ann"), SeatRow(1, "ben", None, "Ben")]
NEVER = Settings(bot_seconds=3600)
"""A bot that sleeps is never replaced, so that only what people do changes the table."""
LIVE = PACES["live"]


class Time:
    """A clock that a test sets forward: the steady one and that of the wall, which can be set by itself."""

    def __init__(self) -> None:
        self.steady = 0.0
        self.wall = 1_000_000.0

    def forward(self, seconds: float) -> None:
        self.steady += seconds
        self.wall += seconds

    def served(self) -> ServedTime:
        return ServedTime(lambda: self.steady, lambda: self.wall)


def at_a_table(
    store: Store, work: Callable[[Live, Table, Time], Awaitable[None]], pace: Pace = LIVE, bot: str = "sleeping"
) -> None:
    async def go() -> None:
        time = Time()
        live = Live(store, NEVER, time.served())
        await live.start()
        table = await live.open("kingsburg", PEOPLE, "ann", {}, {}, 5, pace=pace, stand_in=bot)
        # Beyond the time in which nobody is late.
        time.forward(GRACE + 1)
        await someone_moves(live, table)
        await work(live, table, time)
        await live.stop()

    run_to_end(go())


async def someone_moves(live: Live, table: Table) -> int:
    """Whoever is asked makes the first move; gives the seat."""
    position = table.game.position
    seat = position.asked[0]
    move = position.notation(position.legal(seat)[0], seat)
    await live.do(table, "move", Who(table.holder(seat)), {"seat": seat, "move": move})
    return seat


def test_a_bot_sits_in_for_who_is_late_and_the_owner_may_sit_down_again(store: Store) -> None:
    async def work(live: Live, table: Table, time: Time) -> None:
        seat = table.game.position.asked[0]
        who = Who(table.holder(seat))
        assert table.clock is not None
        assert store.due_tables(1e9)[0] == (table.id, table.clock.due())
        time.forward(table.clock.left(seat, live.served.now()) - 1)
        await act_on_lateness(live)
        assert table.seats[seat].bot is None
        time.forward(2)
        await act_on_lateness(live)
        assert (table.seats[seat].bot, table.seats[seat].player) == ("sleeping", who.player)
        assert "out of time" in TablePage(table, Eyes(None, "en", None)).story()[-1]

        await live.do(table, "hand_over", who, {"seat": seat, "bot": None})
        assert table.clock.left(seat, live.served.now()) == LIVE.add

    at_a_table(store, work)


def test_after_the_third_time_the_seat_stays_with_the_bot(store: Store) -> None:
    async def work(live: Live, table: Table, time: Time) -> None:
        seat = table.game.position.asked[0]
        who = Who(table.holder(seat))
        for times in (1, 2, 3):
            time.forward(3600)
            await act_on_lateness(live)
            assert table.clock is not None
            assert table.clock.late[seat] == times
            if times < 3:
                await live.do(table, "hand_over", who, {"seat": seat, "bot": None})
        assert table.seats[seat].player is None
        with pytest.raises(NotAllowed):
            await live.do(table, "hand_over", who, {"seat": seat, "bot": None})

    at_a_table(store, work)


def test_leave_is_spent_by_the_hour_and_only_once_for_all_tables(store: Store) -> None:
    async def work(live: Live, table: Table, time: Time) -> None:
        seat = table.game.position.asked[0]
        time.forward(3 * 86_400)
        for hour in range(3):
            time.forward(3601 if hour else 0)
            await act_on_lateness(live)
            assert table.seats[seat].bot is None
        player = table.holder(seat)
        assert player is not None
        with store.engine.begin() as db:
            leave = METADATA.tables["leave"]
            spent = db.execute(sa.select(leave.c.hour).where(leave.c.player == player)).scalars().all()
            assert len(spent) == len(set(spent)) <= 4
            last = max(spent)
        assert store.take_leave(player, last, last - 9000, 0), "an hour counts once"
        assert not store.take_leave(player, last + 1, last - 9000, len(spent))
        assert LEAVE_HOURS == 336

    at_a_table(store, work, PACES["day"])


def test_two_processes_never_act_twice_on_one_lateness(store: Store) -> None:
    async def work(live: Live, table: Table, time: Time) -> None:
        other_store = Store(store.address)
        other = Live(other_store, NEVER, time.served())
        await other.start()
        await other.table(table.id)
        other.served.since = -1e9
        time.forward(3600)
        await asyncio.gather(act_on_lateness(live), act_on_lateness(other), act_on_lateness(live))
        kinds = [event.kind for event in store.events(table.id)]
        assert kinds.count("late") == 1
        await other.stop()
        other_store.close()

    at_a_table(store, work)


def test_a_restart_leads_to_the_same_clocks_and_an_outage_is_not_counted(store: Store) -> None:
    async def work(live: Live, table: Table, time: Time) -> None:
        seat = table.game.position.asked[0]
        assert table.clock is not None
        time.forward(30)
        live.served.beat(store.engine)
        left = table.clock.left(seat, live.served.now())
        # For a day no process is there.
        time.wall += 86_400.0
        again = Live(store, NEVER, time.served())
        await again.run(again.served.start, store.engine)
        read = await again.table(table.id)
        assert read.clock is not None
        assert read.clock.banks == table.clock.banks
        assert read.clock.left(seat, again.served.now()) == pytest.approx(left)
        # In the first minutes nobody is late, then they are.
        time.forward(GRACE - 1)
        await act_on_lateness(again)
        assert read.seats[seat].bot is None
        time.forward(2)
        await act_on_lateness(again)
        assert read.seats[seat].bot == "sleeping"
        await again.stop()

    at_a_table(store, work)


def test_a_pace_begins_when_the_game_does(store: Store) -> None:
    async def go() -> None:
        time = Time()
        live = Live(store, NEVER, time.served())
        await live.start()
        free = [PEOPLE[0], SeatRow(1, None, None, "")]
        table = await live.open("kingsburg", free, "ann", {}, {}, 5, pace=LIVE)
        assert store.due_tables(1e9) == []
        time.forward(5000)
        await live.do(table, "sit", Who("ben", "Ben"), {"invitation": table.invitation})
        assert table.clock is not None
        assert table.clock.banks == [LIVE.bank, LIVE.bank]
        assert store.due_tables(1e9) == [(table.id, live.served.now() + LIVE.bank)]
        await live.stop()

    run_to_end(go())


STEPS = st.lists(
    st.tuples(
        st.sampled_from(("passes", "passes", "beats", "jumps", "stops", "dies")), st.integers(0, 1), st.floats(0, 200)
    ),
    max_size=40,
)


@given(steps=STEPS)
@settings(max_examples=60, suppress_health_check=list(HealthCheck))
def test_time_served_never_goes_back_and_counts_only_while_somebody_is_there(
    steps: list[tuple[str, int, float]],
) -> None:
    """Processes come and go and the wall clock jumps: what is counted is never more than what passed."""
    engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool, connect_args={"check_same_thread": False})
    METADATA.tables["served"].create(engine)
    time = Time()
    processes: list[ServedTime | None] = [None, None]
    passed, before = 0.0, 0.0
    for what, which, seconds in steps:
        process = processes[which]
        if process is None:
            processes[which] = process = time.served()
            process.start(engine)
        if what == "passes":
            # A process beats every minute as long as it lives.
            for _ in range(int(seconds // BEAT) + 1):
                part = min(BEAT, seconds)
                time.forward(part)
                passed += part
                for one in filter(None, processes):
                    one.beat(engine)
        elif what == "beats":
            process.beat(engine)
        elif what == "jumps":
            time.wall += 86_400.0 * (1 if which else -1)
            # Nobody knows that the wall clock was set before the next beat.
            for one in filter(None, processes):
                one.beat(engine)
        elif what == "dies":
            processes[which] = None
        elif all(one is None for one in processes):
            time.wall += GONE + seconds
        now = max((one.now() for one in processes if one is not None), default=before)
        assert before <= now + 1e-6
        assert now <= passed + GONE + 1e-6
        before = max(before, now)
