"""Recorded games end as they ended: a changed outcome means changed rules, and those need a new version."""

from __future__ import annotations

from pathlib import Path

from burgrave.games.viscounts.position import Viscounts
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.record import read_record
from tests.titles.recorded import check_end, each_of, heard, records_beside

RECORDS = records_beside(__file__)
each_record = each_of(RECORDS)


def test_there_are_recorded_games_of_every_mode() -> None:
    assert len(RECORDS) >= 5
    assert {read_record(record).seats for record in RECORDS} == {1, 2, 3, 4}


@each_record
def test_a_recorded_game_ends_as_it_ended(record: Path) -> None:
    position, expected = check_end(record)

    assert isinstance(position, Viscounts)
    assert (position.score_sheet(AUTOMA) if position.solo else None) == expected["automa"]


@each_record
def test_the_log_tells_where_debts_deeds_and_buildings_come_from(record: Path) -> None:
    """Counted once more by another way: from what the log told, event by event."""
    position, log = heard(record, Viscounts)

    def told(key: str, seat: int) -> int:
        return sum(1 for event in log.events if event.key == f"log.{key}" and event.args.get("who") == seat)

    for seat in range(position.seats):
        player = position.players[seat]
        assert player.paid == told("pays_debt", seat)
        assert player.debts + player.paid == told("debt", seat)
        assert player.approved == told("approves", seat)
        assert player.deeds + player.approved == told("deed", seat)
        assert player.built.bit_count() == told("builds", seat)
        assert position.tier3[seat] == told("top", seat)
        assert len(player.manuscripts) <= told("transcribes", seat)
