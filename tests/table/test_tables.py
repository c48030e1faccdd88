"""A table as its events tell it: moves, undo, seats, upgrades."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest

from burgrave.kernel.errors import IllegalMove, UnknownBot
from burgrave.kernel.record import read_record, split
from burgrave.table.events import MOVE, RULES, UNDO, NotAllowed, Who
from burgrave.table.eyes import Eyes, eyes_for
from burgrave.table.rows import FROZEN, OVER, RUNNING, Event, Player, SeatRow, TableRow, new_id
from burgrave.table.show import TablePage
from burgrave.table.tables import Table
from tests.titles.recorded import each_of
from tests.titles.test_older_rules import OLDER

ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")


def row(*holders: tuple[str | None, str | None, str], seed: int = 5) -> TableRow:
    seats = tuple(SeatRow(seat, *holder) for seat, holder in enumerate(holders))
    now = time.time()
    return TableRow(new_id(), "kingsburg", 1, {}, {}, seed, "ann", RUNNING, now, now, seats)


def two_people() -> Table:
    return Table(row(("ann", None, "Ann"), ("ben", None, "Ben")), [])


def play(table: Table, text: str | None = None) -> Event:
    """Whoever is asked makes a move."""
    position = table.game.position
    seat = position.mover
    if table.seats[seat].bot is not None:
        return do(table, "bot_move", Who(), seat=seat, move=position.legal()[0])[0]
    written = text or position.notation(position.legal()[0], seat)
    return do(table, "move", Who(table.seats[seat].player), move=written)[0]


def do(table: Table, verb: str, who: Who, seq: int | None = None, **said: object) -> list[Event]:
    """Somebody wants something, and it happens."""
    events = table.decide(verb, who, said, seq)
    for event in events:
        table.apply(event)
    return events


def test_events_lead_to_the_same_table_again() -> None:
    table = two_people()
    events = [play(table) for _ in range(30)]

    again = Table(table.row, events)

    assert again.game.position.dump() == table.game.position.dump()
    assert again.number == 30
    assert [entry.lines for entry in again.story][-1] is not None
    assert len(again.story) == len(table.story)


def test_an_illegal_move_is_refused_before_it_becomes_an_event() -> None:
    table = two_people()
    before = table.game.position.dump()

    with pytest.raises(IllegalMove, match="is not allowed; allowed: take 1 gold"):
        table.decide("move", Who(table.seats[table.game.position.mover].player), {"move": "build cathedral"})
    with pytest.raises(IllegalMove, match="is not asked"):
        table.decide("move", Who(table.seats[1 - table.game.position.mover].player), {"move": "take 1 gold"})
    assert table.game.position.dump() == before


def test_an_undo_is_an_event_and_tells_so() -> None:
    table = two_people()
    play(table)
    before, story = table.game.position.dump(), len(table.story)
    seat = table.game.position.mover
    play(table)

    table.apply(Event(table.number + 1, UNDO, {"seat": seat, "to": 1, "noted": True}, 0.0))

    assert table.game.position.dump() == before
    assert table.number == 3
    assert len(table.story) == story + 1
    assert table.story[-1].lines[0].key == "table.undone"
    assert table.record.undone == 1


def test_the_others_are_asked_before_something_revealed_is_taken_back() -> None:
    table = two_people()
    play(table)
    first = int(table.record.moves[-1][0])
    mover = (ANN, BEN)[first]

    assert TablePage(table, eyes_for(table, mover, "en")).undo() == "ask"
    assert table.others(Who(mover.id)) == {"ann", "ben"} - {mover.id}
    alone = Table(row(("ann", None, "Ann"), (None, "squire", "")), [])
    while not alone.record.moves or not alone.record.moves[-1].startswith("0:"):
        play(alone)
    assert TablePage(alone, eyes_for(alone, ANN, "en")).undo() == "free"


def test_a_bot_takes_a_seat_and_gives_it_back() -> None:
    table = two_people()
    do(table, "hand_over", Who("ben"), seat=1, bot="squire")

    assert table.seats_of("ben") == []
    assert table.holders() == {"ann"}
    do(table, "hand_over", Who("ben"), seat=1, bot=None)
    assert table.seats_of("ben") == [1]
    with pytest.raises(UnknownBot):
        do(table, "hand_over", Who("ben"), seat=1, bot="deep blue")
    with pytest.raises(NotAllowed):
        do(table, "hand_over", Who("ben"), seat=7, bot="squire")


def test_on_a_shared_screen_a_curtain_falls_between_two_players_who_hide_cards() -> None:
    table = Table(replace(row(("ann", None, "Ann"), ("ann", None, "Bob")), title="emara"), [])
    first = table.game.position.mover

    behind = eyes_for(table, ANN, "en")
    assert (behind.seat, behind.curtain) == (None, first)
    assert TablePage(table, behind).choices() == []
    lifted = eyes_for(table, ANN, "en", shown=first)
    assert (lifted.seat, lifted.curtain) == (first, None)
    while table.game.position.mover == first:
        play(table)
    assert eyes_for(table, ANN, "en", shown=first).curtain == 1 - first


def test_no_curtain_falls_where_the_next_player_knows_no_more_than_everybody() -> None:
    table = Table(row(("ann", None, "Ann"), ("ann", None, "Bob")), [])
    first = table.game.position.mover

    assert eyes_for(table, ANN, "en").seat == first
    while table.game.position.mover == first:
        play(table)
    assert eyes_for(table, ANN, "en", shown=first) == eyes_for(table, ANN, "en", shown=1 - first)


def test_a_table_of_older_rules_goes_on_while_its_moves_are_legal() -> None:
    table = two_people()
    events = [play(table) for _ in range(5)]

    again = Table(replace(table.row, rules=0), events)

    assert again.state == RUNNING
    again.apply(Event(6, RULES, {"old": 0, "new": 1}, 0.0))
    assert again.story[-1].lines[0].key == "table.rules"


def test_a_table_with_a_move_that_became_illegal_is_frozen_and_can_still_be_seen() -> None:
    table = two_people()
    events = [play(table) for _ in range(5)]
    events[3] = replace(events[3], data={**events[3].data, "move": "fly to the moon"})

    again = Table(table.row, events)

    assert again.state == FROZEN
    assert len(again.record.moves) == 3
    page = TablePage(again, Eyes("ann", "ru", 0))
    assert "fly to the moon" in page.context()["frozen"]
    assert page.choices() == []
    with pytest.raises(NotAllowed):
        again.decide("move", Who("ann"), {"move": "take 1 gold"})


@each_of(OLDER)
def test_a_table_of_the_rules_before_is_shown_to_its_end_or_frozen_with_a_reason(record: Path) -> None:
    old = read_record(record)
    seats = tuple(SeatRow(seat, "ann", None, "Ann") for seat in range(old.seats))
    moves = [split(written) for written in old.moves]
    events = [
        Event(number, MOVE, {"seat": seat, "move": move}, 0.0) for number, (seat, move) in enumerate(moves, start=1)
    ]
    now = time.time()
    table = Table(
        TableRow(new_id(), old.title, old.rules, old.options, old.overlay, old.seed, "ann", RUNNING, now, now, seats),
        events,
    )

    assert table.state in (OVER, FROZEN)
    assert table.state == OVER or TablePage(table, Eyes("ann", "ru", 0)).context()["frozen"]
    assert table.number == len(events)


def test_a_finished_game_shows_points_by_source() -> None:
    table = two_people()
    while table.state == RUNNING:
        play(table)

    assert table.state == OVER
    over = TablePage(table, Eyes(None, "en", None)).over()
    assert over is not None
    sheets = over["sheets"]
    assert [sum(points[seat] for _, points in sheets.lines) for seat in (0, 1)] == sheets.totals
    assert over["winners"]


@pytest.mark.parametrize(("title", "rival"), [("paladins", "Automa"), ("viscounts", "Cleric AI")])
def test_a_finished_solo_game_shows_the_points_of_the_opponent_beside(title: str, rival: str) -> None:
    table = Table(replace(row(("ann", None, "Ann")), title=title), [])
    while table.state == RUNNING:
        play(table)

    over = TablePage(table, Eyes(None, "en", None)).over()
    assert over is not None
    sheets = over["sheets"]
    assert sheets.names == ["Ann", rival]
    assert [sum(points[column] for _, points in sheets.lines) for column in (0, 1)] == sheets.totals


def test_moves_say_what_to_touch_and_whether_they_hand_the_turn_on() -> None:
    table = two_people()
    while not any(move.startswith("place") for move in offers(table)):
        play(table)
    seat = table.game.position.mover

    page = TablePage(table, eyes_for(table, (ANN, BEN)[seat], "en"))

    placed = next(choice for choice in page.choices() if choice.move.startswith("place"))
    assert page.matters(placed.move)
    assert placed.touch[0].startswith(f"die-{seat}-")
    assert placed.touch[-1].startswith("advisor-")
    assert TablePage(table, eyes_for(table, (ANN, BEN)[1 - seat], "en")).choices() == []


def offers(table: Table) -> list[str]:
    position = table.game.position
    return [position.notation(move) for move in position.legal()]
