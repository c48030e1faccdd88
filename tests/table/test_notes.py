"""Notes beside the players: what an expert adds up in the head, and no more than a seat may know."""

from __future__ import annotations

import time

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from burgrave.kernel.chance import Rng
from burgrave.table.events import Who
from burgrave.table.eyes import Eyes
from burgrave.table.parts import Parts
from burgrave.table.rows import RUNNING, SeatRow, TableRow
from burgrave.table.show import TablePage
from burgrave.table.tables import Table
from burgrave.table.visit import HERE


def table_of(title: str) -> Table:
    """Ann and Ben."""
    seats = (SeatRow(0, "ann", None, "Ann"), SeatRow(1, "ben", None, "Ben"))
    return Table(TableRow("t", title, 1, {}, {}, 5, "ann", RUNNING, time.time(), time.time(), seats), [])


def regions(table: Table, seat: int | None, language: str = "en") -> dict[str, str]:
    environment = Environment(loader=FileSystemLoader(HERE / "pages"), autoescape=True, undefined=StrictUndefined)
    page = TablePage(table, Eyes("ann" if seat == 0 else None, language, seat))
    return {id: str(text) for id, text in Parts(environment).regions(language, page.context()).items()}


def test_a_note_stands_in_its_players_chip_with_what_it_is_made_of() -> None:
    found = regions(table_of("bidding"), 0)

    assert 'title="the highest card of the hand">best <b>' in found["player-0"]
    assert "(the highest card of the hand)" in found["player-0"]
    assert "rounds left <b>" in found["notes"]
    assert "осталось раундов <b>" in regions(table_of("bidding"), 0, "ru")["notes"]


def test_nobody_reads_a_note_about_what_their_seat_does_not_know() -> None:
    table = table_of("bidding")

    assert "highest card" not in regions(table, 0)["player-1"]
    assert "highest card" not in regions(table, None)["player-0"]
    assert "rounds left" in regions(table, None)["notes"]


def test_a_title_without_notes_is_shown_without_them() -> None:
    found = regions(table_of("bidding"), 0), regions(table_of("kingsburg"), 0)

    assert "<span" in found[0]["notes"]
    table = table_of("kingsburg")
    without = TablePage(table, Eyes("ann", "en", 0))
    if table.title.presentation.notes is None:
        assert not without.context()["notes"].seats
        assert "<span" not in found[1]["notes"]


def test_a_note_changes_with_the_position() -> None:
    table = table_of("bidding")
    before = regions(table, 0)["notes"]
    rng = Rng(1)
    while not table.game.position.over and regions(table, 0)["notes"] == before:
        seat = table.game.position.mover
        moves = table.game.position.legal(seat)
        move = table.game.position.notation(moves[rng.below(len(moves))], seat)
        for event in table.decide(
            "move", Who("ann" if seat == 0 else "ben"), {"seat": seat, "move": move, "seq": table.seq}
        ):
            table.apply(event)

    assert regions(table, 0)["notes"] != before
