"""What can be wanted at a table: judged by one policy, whoever asks, and written as events."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

import pytest

from burgrave.kernel.errors import IllegalMove
from burgrave.table.events import KEEP, NotAllowed, Rematch, Stale, Who
from burgrave.table.eyes import Eyes
from burgrave.table.live import Live
from burgrave.table.rows import FROZEN, OVER, RUNNING, Event, SeatRow, TableRow, new_id
from burgrave.table.settings import Settings
from burgrave.table.show import TablePage
from burgrave.table.store import Store
from burgrave.table.tables import Table
from tests.table.running import run_to_end

ANN, BEN, EVE = Who("ann", "Ann"), Who("ben", "Ben"), Who("eve", "Eve")
LINK = "l" * 43


INVITATION = "i" * 43


def table_of(
    *seats: SeatRow,
    title: str = "kingsburg",
    creator: str = "ann",
    invitation: str | None = None,
    events: Sequence[Event] = (),
) -> Table:
    now = time.time()
    row = TableRow(new_id(), title, 1, {}, {}, 5, creator, RUNNING, now, now, seats, invitation=invitation)
    return Table(row, events)


def two(title: str = "kingsburg") -> Table:
    return table_of(SeatRow(0, "ann", None, "Ann"), SeatRow(1, "ben", None, "Ben"), title=title)


def do(table: Table, verb: str, who: Who, seq: int | None = None, **said: object) -> list[str]:
    """Somebody wants something, and it happens: the kinds of the events."""
    events = table.decide(verb, who, said, seq)
    for event in events:
        table.apply(event)
    return [event.kind for event in events]


def someone_moves(table: Table) -> Who:
    """Whoever is asked makes the first move; gives who it was."""
    position = table.game.position
    seat = position.mover
    who = Who(table.seats[seat].player, table.seats[seat].name)
    do(table, "move", who, move=position.notation(position.legal()[0], seat))
    return who


def other(who: Who) -> Who:
    return BEN if who == ANN else ANN


def again(table: Table, events: list[Event]) -> Table:
    """The table as another process or a restart has it."""
    return Table(table.row, events)


def test_a_move_is_played_once_and_leads_where_the_record_leads() -> None:
    table = two()
    for _ in range(40):
        before = table.game.position
        someone_moves(table)
        assert table.game.position is not before
    assert table.record.replay().dump() == table.game.position.dump()
    assert [line.key for entry in table.story for line in entry.lines] == [line.key for line in table.game.log.events]


def test_what_was_decided_and_never_written_changes_nothing() -> None:
    table = two()
    before = table.game.position.dump()
    position = table.game.position
    said = {"move": position.notation(position.legal()[0])}
    table.decide("move", Who(table.seats[position.mover].player), said)
    table.trial = None
    assert table.game.position.dump() == before
    someone_moves(table)
    assert table.number == 1


def test_an_answer_to_an_older_question_is_refused() -> None:
    table = two()
    seq = table.seq
    mover = someone_moves(table)
    with pytest.raises(Stale):
        table.decide("wish", mover, {}, seq)


def test_chat_and_seats_do_not_make_an_answer_late() -> None:
    table = two()
    seq, position = table.seq, table.game.position
    do(table, "chat", ANN, text="hello")
    do(table, "rename", Who("ben", "Benjamin"), old="Ben")
    mover = Who(table.seats[position.mover].player)
    assert do(table, "move", mover, seq, move=position.notation(position.legal()[0])) == ["move"]


def test_nobody_moves_for_somebody_else() -> None:
    table = two()
    position = table.game.position
    said = {"move": position.notation(position.legal()[0])}
    with pytest.raises(NotAllowed):
        table.decide("move", EVE, said)
    with pytest.raises(NotAllowed):
        table.decide("move", other(Who(table.seats[position.mover].player)), {**said, "seat": position.mover})
    with pytest.raises(NotAllowed):
        table.decide("bot_move", ANN, {"seat": 0, "move": position.legal()[0]})


# ---------------------------------------------------------------------- taking back


def test_a_wish_is_an_event_and_happens_when_all_have_agreed() -> None:
    table = two()
    mover = someone_moves(table)
    with pytest.raises(NotAllowed, match="agree"):
        table.decide("undo", mover, {})
    assert do(table, "wish", mover) == ["wish"]
    assert do(table, "wish", mover) == []
    assert do(table, "consent", mover) == []
    assert TablePage(table, Eyes(other(mover).player, "en", 1)).consent() is not None
    assert do(table, "consent", other(mover)) == ["consent", "undo"]
    assert table.record.moves == []
    assert table.record.undone == 1
    assert do(table, "consent", other(mover)) == []


def test_a_wish_outlives_a_restart() -> None:
    table, events = two(), []
    seat = table.game.position.mover
    for verb, who in (("move", Who(table.seats[seat].player)), ("wish", Who(table.seats[seat].player))):
        text = table.game.position.notation(table.game.position.legal()[0])
        events += table.decide(verb, who, {"move": text})
        table.apply(events[-1])
    fresh = again(table, events)
    assert fresh.wish == table.wish
    assert do(fresh, "consent", other(Who(table.seats[seat].player))) == ["consent", "undo"]


def test_a_refusal_ends_a_wish_and_is_told() -> None:
    table = two()
    mover = someone_moves(table)
    do(table, "wish", mover)
    assert do(table, "refuse", EVE) == []
    assert do(table, "refuse", other(mover)) == ["refusal"]
    assert table.wish is None
    assert table.story[-1].lines[0].key == "table.undo_refused"


def test_a_move_makes_a_wish_void() -> None:
    table = two()
    mover = someone_moves(table)
    do(table, "wish", mover)
    someone_moves(table)
    assert table.wish is None


def test_a_finished_game_stays_finished() -> None:
    table = two()
    while table.state == RUNNING:
        last = someone_moves(table)
    assert table.state == OVER
    for verb in ("undo", "wish", "resign"):
        with pytest.raises(IllegalMove, match="over"):
            table.decide(verb, last, {})
    assert TablePage(table, Eyes(last.player, "en", 0)).undo() == ""


# ---------------------------------------------------------------------- seats


def test_a_link_lets_one_person_sit_down_and_is_void_then() -> None:
    table = table_of(SeatRow(0, "ann", None, "Ann"), SeatRow(1, None, None, "", link=LINK))
    assert do(table, "sit", BEN, seat=1, link=LINK) == ["seat"]
    assert table.seats[1] == SeatRow(1, "ben", None, "Ben")
    assert do(table, "sit", BEN, seat=1, link=LINK) == []
    with pytest.raises(NotAllowed, match="link"):
        table.decide("sit", EVE, {"seat": 1, "link": LINK})


def test_the_creator_offers_only_what_nobody_holds() -> None:
    table = table_of(SeatRow(0, "ann", None, "Ann"), SeatRow(1, "ben", None, "Ben"), SeatRow(2, None, "squire", ""))
    with pytest.raises(NotAllowed, match="somebody holds"):
        table.decide("offer", ANN, {"seat": 1})
    with pytest.raises(NotAllowed):
        table.decide("offer", BEN, {"seat": 2})
    assert do(table, "offer", ANN, seat=1, late=True) == ["seat"]
    assert table.seats[1].link is not None
    assert do(table, "offer", ANN, seat=2) == ["seat"]
    first = table.seats[2].link
    do(table, "offer", ANN, seat=2)
    assert table.seats[2].link not in (None, first)


def test_a_player_leaves_by_offering_the_own_seat() -> None:
    table = two()
    do(table, "offer", BEN, seat=1)
    assert table.holder(1) is None
    assert table.seats[1].link is not None


def test_the_creator_cannot_put_a_bot_on_a_seat_that_somebody_holds_and_is_not_late() -> None:
    table = two()
    with pytest.raises(NotAllowed, match="late"):
        table.decide("hand_over", ANN, {"seat": 1, "bot": "squire"})
    do(table, "hand_over", ANN, seat=1, bot="squire", late=True)
    assert table.seats[1].bot == "squire"
    do(table, "hand_over", ANN, seat=1, bot=None)
    assert table.seats_of("ben") == [1]


def test_nobody_moves_before_the_game_has_begun_and_it_begins_when_no_seat_is_free() -> None:
    table = table_of(SeatRow(0, "ann", None, "Ann"), SeatRow(1, None, None, "", link=LINK), invitation=INVITATION)
    with pytest.raises(NotAllowed, match="not begun"):
        someone_moves(table)
    do(table, "sit", BEN, invitation=INVITATION)
    someone_moves(table)


def test_an_invitation_opens_any_free_seat_once_for_each_and_is_void_when_none_is_free() -> None:
    free = [SeatRow(seat, None, None, "", link=f"{LINK}{seat}") for seat in (1, 2)]
    table = table_of(SeatRow(0, "ann", None, "Ann"), *free, invitation=INVITATION)
    assert do(table, "sit", ANN, invitation=INVITATION) == []
    assert do(table, "sit", BEN, invitation=INVITATION) == ["seat"]
    assert do(table, "sit", BEN, invitation=INVITATION) == []
    with pytest.raises(NotAllowed, match="link"):
        table.decide("sit", EVE, {"invitation": "another"})
    assert do(table, "sit", EVE, invitation=INVITATION) == ["seat"]
    assert [seat.player for seat in table.seats] == ["ann", "ben", "eve"]
    assert table.invitation is None

    do(table, "offer", EVE, seat=2)
    assert table.invitation not in (None, INVITATION)
    with pytest.raises(NotAllowed, match="link"):
        table.decide("sit", EVE, {"invitation": INVITATION})


def test_the_host_begins_with_bots_on_the_free_seats_and_nobody_else_does() -> None:
    free = [SeatRow(seat, None, None, "", link=f"{LINK}{seat}") for seat in (1, 2)]
    table = table_of(SeatRow(0, "ann", None, "Ann"), *free, invitation=INVITATION)
    with pytest.raises(NotAllowed, match="made the table"):
        table.decide("start", BEN, {"bot": "page"})
    assert do(table, "start", ANN, bot="page") == ["seat", "seat"]
    assert [seat.bot for seat in table.seats] == [None, "page", "page"]
    assert (table.begun, table.invitation) == (True, None)
    assert do(table, "start", ANN, bot="page") == []


def test_a_kept_seat_is_taken_by_whom_it_is_kept_for_and_by_others_only_after_a_while() -> None:
    free = [SeatRow(seat, None, None, "", link=f"{LINK}{seat}") for seat in (1, 2)]
    kept = [
        Event(seat, KEEP, {"seat": seat, "player": name, "name": name}, 0.0) for seat, name in ((1, "ben"), (2, "cid"))
    ]
    table = table_of(SeatRow(0, "ann", None, "Ann"), *free, invitation=INVITATION, events=kept)
    with pytest.raises(NotAllowed, match="no seat is free"):
        table.decide("sit", EVE, {"invitation": INVITATION})
    with pytest.raises(NotAllowed, match="no seat is free"):
        table.decide("sit", EVE, {})
    do(table, "sit", BEN)
    assert table.seats[1].player == "ben"
    do(table, "sit", EVE, invitation=INVITATION, kept_over=True)
    assert table.seats[2].player == "eve"
    assert table.kept == {}


def test_only_the_first_wish_to_play_again_sets_up_a_table() -> None:
    table = two()
    for who, other in ((BEN, "one"), (ANN, "two")):
        for event in table.decide("rematch", who, {"table": other}):
            table.apply(event)
    assert table.rematch == Rematch("one", "ben", "Ben")
    with pytest.raises(NotAllowed, match="do not sit"):
        table.decide("rematch", EVE, {"table": "three"})


def test_a_game_ends_as_it_stands_when_all_have_agreed_and_a_move_makes_that_void() -> None:
    table = two()
    assert do(table, "end", ANN) == ["end"]
    assert do(table, "end", ANN) == []
    mover = someone_moves(table)
    assert table.enders == frozenset()
    assert do(table, "end", mover) == ["end"]
    with pytest.raises(NotAllowed, match="do not sit"):
        table.decide("end", EVE, {})
    assert do(table, "end", other(mover)) == ["end", "ended"]
    assert (table.state, table.game.position.over) == (OVER, False)
    page = TablePage(table, Eyes("ann", "en", 0))
    assert (page.turn, page.choices(), page.game) == (False, [], "over")
    assert page.story()[-1] == "All agree: the game ends here, without a winner"
    with pytest.raises(IllegalMove):
        someone_moves(table)
    do(table, "chat", ANN, text="thank you")
    assert again(table, []).state == RUNNING


def test_without_a_clock_others_ask_for_who_is_away_and_call_a_bot_some_time_later() -> None:
    table = table_of(*(SeatRow(seat, name, None, name) for seat, name in enumerate(("ann", "ben", "cid"))))
    cid = Who("cid", "cid")
    with pytest.raises(NotAllowed, match="not late"):
        table.decide("warn", cid, {"seat": 1})
    with pytest.raises(NotAllowed):
        table.decide("hand_over", cid, {"seat": 1, "bot": "page", "late": True})
    assert do(table, "warn", cid, seat=1, late=True) == ["warn"]
    assert do(table, "warn", ANN, seat=1, late=True) == []
    with pytest.raises(NotAllowed, match="do not sit"):
        table.decide("warn", EVE, {"seat": 1, "late": True})
    assert do(table, "hand_over", cid, seat=1, bot="page", late=True, overdue=True) == ["seat"]
    assert (table.seats[1].player, table.seats[1].bot, table.warned) == ("ben", "page", {})
    do(table, "hand_over", BEN, seat=1, bot=None)
    assert table.seats_of("ben") == [1]


def test_whoever_resigns_is_out_and_a_bot_plays_on() -> None:
    table = two()
    assert do(table, "resign", BEN) == ["resign"]
    assert (table.seats[1].bot, table.seats[1].player) == ("squire", None)
    told = TablePage(table, Eyes("ann", "en", 0)).story()[-1]
    assert told.startswith("Ben resigns")


# ---------------------------------------------------------------------- names and talk


def test_old_lines_keep_the_name_of_that_day() -> None:
    table = two()
    events = []
    position = table.game.position
    while position.mover != 1:
        someone_moves(table)
        position = table.game.position
    someone_moves(table)
    story = TablePage(table, Eyes("ann", "en", 0)).story()
    told = [line for line in story if "Ben" in line]
    assert told
    events += table.decide("rename", Who("ben", "Zoe"), {"old": "Ben"})
    for event in events:
        table.apply(event)
    page = TablePage(table, Eyes("ann", "en", 0))
    assert [line for line in page.story() if "Ben" in line] == told
    assert page.words.seat(1) == "Zoe"


def test_a_table_that_is_read_again_begins_with_its_first_holders() -> None:
    table = two()
    events = table.decide("rename", Who("ben", "Zoe"), {"old": "Ben"})
    table.apply(events[0])
    row = TableRow(**{**vars(table.row), "seats": tuple(table.seats)})
    fresh = Table(row, events)
    assert [seat.name for seat in fresh.story[0].seats] == ["Ann", "Ben"]
    assert fresh.seats == table.seats


def test_chat_shows_who_spoke_under_the_name_of_that_day() -> None:
    table = two()
    do(table, "chat", BEN, text="  good   luck ")
    do(table, "rename", Who("ben", "Ann"), old="Ben")
    line = TablePage(table, Eyes("ann", "en", 0)).chat()[0]
    assert (line.who, line.text, line.seat) == ("Ben", "good luck", 1)
    for wrong in ("a\x1b[2Jb", "x" * 501):
        with pytest.raises(NotAllowed):
            table.decide("chat", BEN, {"text": wrong})
    with pytest.raises(NotAllowed):
        table.decide("chat", EVE, {"text": "hello"})
    assert do(table, "chat", BEN, text="   ") == []


# ---------------------------------------------------------------------- the seed


def told_of_the_seed(table: Table) -> int:
    return sum(line.key == "table.seed_chosen" for entry in table.story for line in entry.lines)


def test_who_plays_alone_with_bots_may_choose_the_seed_without_a_word() -> None:
    table = table_of(SeatRow(0, "ann", None, "Ann"), SeatRow(1, "ann", None, "Ann 2"), SeatRow(2, None, "squire", ""))
    table.apply(Event(1, "seed", {}, 0.0))
    assert told_of_the_seed(table) == 0


def test_others_are_told_that_the_seed_was_chosen() -> None:
    for seat in (SeatRow(1, "ben", None, "Ben"), SeatRow(1, None, None, "", link=LINK)):
        table = table_of(SeatRow(0, "ann", None, "Ann"), seat)
        table.apply(Event(1, "seed", {}, 0.0))
        assert told_of_the_seed(table) == 1


def test_whoever_comes_later_is_told_once_and_an_undo_does_not_unsay_it() -> None:
    table = table_of(SeatRow(0, "ann", None, "Ann"), SeatRow(1, None, "squire", ""))
    table.apply(Event(1, "seed", {}, 0.0))
    while table.game.position.mover != 0:
        position = table.game.position
        do(table, "bot_move", Who(), seat=1, move=position.legal(1)[0])
    someone_moves(table)
    do(table, "offer", ANN, seat=1)
    assert told_of_the_seed(table) == 1
    do(table, "sit", BEN, seat=1, link=table.seats[1].link)
    assert told_of_the_seed(table) == 1
    do(table, "wish", ANN)
    do(table, "consent", BEN)
    assert table.story[-1].kind == "undo"
    assert told_of_the_seed(table) == 1


# ---------------------------------------------------------------------- events of other days


@pytest.mark.parametrize(("kind", "data"), [("clock", {}), ("move", {}), ("seat", {"seat": 9})])
def test_an_event_that_nobody_knows_freezes_the_table(kind: str, data: dict[str, int]) -> None:
    table = two()
    table.apply(Event(1, kind, data, 0.0))
    assert table.state == FROZEN
    assert TablePage(table, Eyes("ann", "ru", 0)).context()["frozen"]
    with pytest.raises(NotAllowed):
        table.decide("resign", ANN, {})


def test_a_verb_that_nobody_knows_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(NotAllowed, match="it knows move"):
        two().decide("fly", ANN, {})


# ---------------------------------------------------------------------- races


def with_live(store: Store, work: Callable[[Live, Table], Awaitable[None]]) -> None:
    """At a table of two where both are to choose at once, in secret."""

    async def run() -> None:
        live = Live(store, Settings())
        holders = [SeatRow(0, "ann", None, "Ann"), SeatRow(1, "ben", None, "Ben")]
        table = await live.open("paladins", holders, "ann", {}, {}, seed=3)
        await both_asked(live, table)
        await work(live, table)

    run_to_end(run())


async def both_asked(live: Live, table: Table) -> None:
    """Play until both are asked at once."""
    for _ in range(500):
        position = table.game.position
        if len(position.asked) == 2:
            return
        seat = position.mover
        await live.do(table, "move", (ANN, BEN)[seat], {"move": position.notation(position.legal(seat)[0], seat)})
    raise AssertionError("nobody is ever asked together with somebody else")


def first_move(table: Table, seat: int) -> str:
    position = table.game.position
    return position.notation(position.legal(seat)[0], seat)


def test_an_undo_that_races_a_move_never_takes_it_back(store: Store) -> None:
    """The undo is free until the other's choice is written, and with it the cards are revealed."""

    async def race(live: Live, table: Table) -> None:
        for _ in range(3):
            await both_asked(live, table)
            moves = [first_move(table, seat) for seat in (0, 1)]
            await live.do(table, "move", ANN, {"move": moves[0]})
            number = len(table.record.moves)
            done = await asyncio.gather(
                live.do(table, "move", BEN, {"move": moves[1]}),
                live.do(table, "undo", ANN, {}),
                return_exceptions=True,
            )
            assert done[0] is True
            assert isinstance(done[1], NotAllowed)
            assert table.record.moves[number] == f"1: {moves[1]}"

    with_live(store, race)


def test_a_choice_made_in_secret_is_not_free_to_take_back_once_somebody_else_has_chosen() -> None:
    """With three to choose nothing is revealed yet, but the second one's choice would go with the first one's."""
    seats = tuple(SeatRow(seat, name, None, name) for seat, name in enumerate(("ann", "ben", "cid")))
    table = table_of(*seats, title="paladins")
    while len(table.game.position.asked) < 3:
        someone_moves(table)
    for seat, who in ((0, ANN), (1, BEN)):
        do(table, "move", who, move=first_move(table, seat))
    with pytest.raises(NotAllowed, match="agree"):
        table.decide("undo", ANN, {})
    assert do(table, "undo", BEN) == ["undo"]
    assert do(table, "undo", ANN) == ["undo"]


def test_a_double_click_does_nothing_twice(store: Store) -> None:
    async def click(live: Live, table: Table) -> None:
        number, move = table.number, first_move(table, 0)
        twice = [live.do(table, "move", ANN, {"move": move}, table.seq) for _ in range(2)]
        done = await asyncio.gather(*twice, return_exceptions=True)
        assert done[0] is True
        assert isinstance(done[1], Stale)
        assert table.number == number + 1

    with_live(store, click)


def test_a_store_that_fails_leaves_the_table_as_it_was(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(live: Live, table: Table) -> None:
        def broken(*_: object) -> bool:
            raise OSError("disk full")

        number, before, move = table.number, table.game.position.dump(), first_move(table, 0)
        with monkeypatch.context() as patched:
            patched.setattr(store, "append", broken)
            patched.setattr(store, "append_at_once", broken)
            with pytest.raises(OSError, match="disk full"):
                await live.do(table, "move", ANN, {"move": move})
        assert (table.number, table.game.position.dump()) == (number, before)
        assert await live.do(table, "move", ANN, {"move": move})

    with_live(store, fail)


def test_where_all_choose_at_once_a_choice_that_crosses_another_is_accepted() -> None:
    seats = [SeatRow(0, "ann", None, "Ann"), SeatRow(1, "ben", None, "Ben"), SeatRow(2, "eve", None, "Eve")]
    table = table_of(*seats, title="paladins")
    while len(table.game.position.asked) < 3:
        someone_moves(table)
    seq, position = table.seq, table.game.position

    def choose(seat: int, who: Who) -> list[str]:
        return do(table, "move", who, seq, move=position.notation(position.legal(seat)[0], seat))

    assert choose(0, ANN) == ["move"]
    assert choose(1, BEN) == ["move"]
    with pytest.raises(Stale):
        choose(1, BEN)
    assert choose(2, EVE) == ["move"]
    with pytest.raises(Stale):
        choose(0, ANN)
