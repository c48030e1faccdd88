"""What marks on the boards are made from: the moves in the log, whose they were and what they touched; no secret."""

from __future__ import annotations

import re

import pytest

from burgrave.kernel.chance import Rng
from burgrave.kernel.piles import SPECTATOR
from burgrave.kernel.title import Title, title_named
from burgrave.table.events import MOVE
from burgrave.table.eyes import Eyes
from burgrave.table.live import Live
from burgrave.table.rows import RUNNING, Event
from burgrave.table.settings import Settings
from burgrave.table.show import TablePage
from burgrave.table.store import Store
from burgrave.table.tables import Table
from burgrave.table.visit import Site
from tests.table.test_delta import play, table_of
from tests.titles.games import TITLES

MOVES = 80


def played(title: Title) -> Table:
    """A table in the middle of a game of three."""
    table, rng = table_of(title, 3), Rng(7)
    for _ in range(MOVES):
        if table.state == RUNNING:
            play(table, rng)
    return table


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_line_of_the_log_says_whose_move_it_was_and_what_it_touched_unless_in_secret(title: Title) -> None:
    table = played(title)
    moves = [entry for entry in table.story if entry.move]
    assert [entry.at for entry in moves] == list(range(1, len(moves) + 1))
    for seat in (0, None):
        lines = TablePage(table, Eyes("p0", "en", seat)).items(moves)
        told = {int(at): line for line in lines for at in re.findall(r' data-at="(\d+)"', line)}
        for entry in moves:
            assert not (entry.secret and entry.things)
            line = told.get(entry.at, "")
            assert re.findall(r' data-things="([^"]*)"', line) == [" ".join(entry.things)] * bool(entry.things)
            assert not line or f' data-seat="{entry.seat}"' in line


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_a_move_touched_tells_nobody_what_is_hidden(title: Title) -> None:
    """Whoever imagines the position draws the same from the move: the ids follow from what all may know."""
    table, rng = table_of(title, 3), Rng(11)
    for _ in range(MOVES):
        if table.state != RUNNING:
            break
        before = table.game.position.copy()
        play(table, rng)
        entry = table.story[-1]
        if not entry.things:
            continue
        assert entry.seat is not None
        for other in {SPECTATOR, 0, 1, 2} - {entry.seat}:
            imagined = before.imagine(other, rng)
            code = before.parse(entry.move, entry.seat)
            assert tuple(imagined.touches(code, entry.seat)) == entry.things


def test_a_table_that_is_loaded_anew_marks_the_same() -> None:
    table = played(TITLES[0])
    moves = [entry for entry in table.story if entry.move]
    stored = [Event(entry.number, MOVE, {"seat": entry.seat, "move": entry.move}, 0.0) for entry in moves]
    again = Table(table.row, stored)

    def marks(one: Table) -> list[tuple[int, int | None, tuple[str, ...], bool]]:
        return [(entry.at, entry.seat, entry.things, entry.part) for entry in one.story if entry.move]

    assert any(entry.things for entry in moves)
    assert marks(again) == marks(table)


def test_the_prompt_of_a_finished_game_names_the_winners_of_that_table() -> None:
    settings = Settings()
    site = Site(Live(Store("sqlite://"), settings), settings)
    table, rng = table_of(title_named("kingsburg"), 2), Rng(5)
    while table.state == RUNNING:
        play(table, rng)
    context = TablePage(table, Eyes(None, "en", None)).context()
    for winners in (["Ann"], ["Ben"]):
        regions = site.parts.regions("en", {**context, "over": {**context["over"], "winners": winners}})
        assert winners[0] in regions["ask"]
        assert 'class="course"' in regions["over"]
