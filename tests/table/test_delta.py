"""What a page has been sent, put together, is always what the table would show it now."""

from __future__ import annotations

import json
import time

import pytest

from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import by_kind
from burgrave.kernel.title import Title
from burgrave.table.delta import Sent
from burgrave.table.events import Who
from burgrave.table.eyes import Eyes
from burgrave.table.messages import ENCODER, PageState
from burgrave.table.rows import RUNNING, SeatRow, TableRow, new_id
from burgrave.table.settings import Settings
from burgrave.table.show import TablePage
from burgrave.table.store import Store
from burgrave.table.tables import Table
from burgrave.table.visit import Site
from tests.table.following import Following
from tests.titles.games import TITLES


class Page:
    """A page with the eyes of a seat, and what it makes of its messages."""

    def __init__(self, site: Site, table: Table, seat: int | None, language: str) -> None:
        self.site = site
        self.table = table
        self.eyes = Eyes("ann" if seat is None else f"p{seat}", language, seat)
        self.sent = Sent()
        self.following = Following()

    def update(self) -> PageState:
        """Bring the page up to date and compare it with what there is to see."""
        page = TablePage(self.table, self.eyes)
        state = self.sent.update(page, self.site.parts)
        self.following.take(json.loads(ENCODER.encode(state)))
        context = page.context()
        assert {panel.id: panel.body for panel in context["panels"]} == {
            id: "".join(parts) for id, parts in self.following.boards.items()
        }
        for panel in context["panels"]:
            assert panel.frame() in self.following.frames.get(panel.id, self.following.regions["main"])
        assert [move["move"] for move in self.following.moves] == [move.move for move in page.choices()]
        regions = self.site.parts.regions(self.eyes.language, context)
        shown = "".join([*self.following.regions.values(), *self.following.log])
        for id, text in regions.items():
            if id == "log":
                assert all(line in shown for line in page.log() or [])
            elif id != "panels":
                assert str(text) == self.following.regions.get(id, str(text))
                assert str(text) in shown
        return state


@pytest.fixture(scope="module")
def site() -> Site:
    from burgrave.table.live import Live

    settings = Settings()
    return Site(Live(Store("sqlite://"), settings), settings)


def table_of(title: Title, seats: int) -> Table:
    held = tuple(SeatRow(seat, f"p{seat}", None, f"Player {seat}") for seat in range(seats))
    now = time.time()
    return Table(TableRow(new_id(), title.id, title.version, {}, {}, 5, "p0", RUNNING, now, now, held), [])


def play(table: Table, rng: Rng) -> None:
    position = table.game.position
    seat = position.mover
    text = position.notation(by_kind(position, seat, rng), seat)
    for event in table.decide("move", Who(f"p{seat}"), {"move": text}):
        table.apply(event)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_messages_put_together_are_the_page(title: Title, site: Site) -> None:
    table, rng = table_of(title, 2), Rng(3)
    pages = [Page(site, table, seat, language) for seat, language in ((0, "en"), (1, "ru"), (None, "en"))]
    whole = 0
    for number in range(120):
        for page in pages:
            if number % 7 == 0 or page.eyes.seat != 1:
                whole += page.update().main is not None
        if table.state != RUNNING:
            break
        play(table, rng)
        if number % 25 == 24 and table.state == RUNNING:
            mover = max((0, 1), key=table.game.back)
            for event in table.decide("wish", Who(f"p{mover}"), {}):
                table.apply(event)
            for event in table.decide("consent", Who(f"p{1 - mover}"), {}):
                table.apply(event)
    assert whole < 80


def test_a_page_that_asks_gets_everything_again(site: Site) -> None:
    table = table_of(TITLES[0], 2)
    page = Page(site, table, 0, "en")
    assert page.update().main is not None
    assert page.update().main is None
    page.sent.forget()
    again = page.update()
    assert again.main is not None
    assert again.moves is not None


def test_two_seats_of_one_table_are_never_sent_each_others_moves(site: Site) -> None:
    table, rng = table_of(TITLES[0], 2), Rng(1)
    mine, theirs = Page(site, table, 0, "en"), Page(site, table, 1, "en")
    for _ in range(30):
        mine.update()
        theirs.update()
        assert not (mine.following.moves and theirs.following.moves) or len(table.game.position.asked) == 2
        play(table, rng)
