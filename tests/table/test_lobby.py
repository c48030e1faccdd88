"""The home page: whose move it is, open tables and games to watch; how it renews itself, and what goes by age."""

from __future__ import annotations

import gzip
import json
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.sync.client import connect

import burgrave
from burgrave.kernel.title import title_named
from burgrave.table.cleaning import Dropped, clean
from burgrave.table.rows import DAY, RUNNING, Event, SeatRow, TableRow, new_id, new_secret
from burgrave.table.settings import Settings
from burgrave.table.speeds import speed_words, waits
from burgrave.table.store import Store
from tests.table.serving import serving
from tests.table.test_pages import Browser

STATIC = Path(burgrave.__file__).parent / "table" / "static"
FORM = {"title": "kingsburg", "seats": "3", "seat-0": "me", "seat-1": "open", "seat-2": "open"}
LISTED = {**FORM, "listed": "yes", "note": "An easy  evening game"}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path / 'burgrave.sqlite'}") as server:
        yield server.address


def sections(page: str) -> dict[str, str]:
    """The sections of the home page by their headings."""
    return dict(re.findall(r"<h2>([^<]+)</h2>(.*?)</section>", page, re.S))


def test_a_listed_table_is_found_and_joined_by_one_click_and_another_is_not(app: str) -> None:
    ann, ben, cid = Browser(app), Browser(app), Browser(app)
    hidden = ann.post("/tables", **FORM)
    table = ann.post("/tables", **LISTED)
    ann.post("/me", name="Ann")
    shown = sections(ben.get("/"))["Open tables"]
    assert table in shown
    assert hidden not in shown
    assert "2 of 3 seats free · Ann" in shown
    assert "An easy evening game" in shown
    # Only those who sit there are told the invitation.
    assert "/j/" not in ben.get("/")
    assert ben.http.post(f"{hidden}/join").status_code == 403

    # Who has no name yet is asked for one.
    assert "What shall the others call you?" in ben.get(f"{table}/join")
    assert ben.post(f"{table}/join", name="Ben") == table
    assert "Ben" in sections(cid.get("/"))["Open tables"]
    assert cid.post(f"{table}/join") == table
    assert cid.http.post(f"{table}/join").status_code == 403
    assert table in sections(Browser(app).get("/"))["Games to watch"]


def test_my_turn_comes_first_then_what_waits_for_others(app: str) -> None:
    ann, ben = Browser(app), Browser(app)
    waiting = ann.post("/tables", **FORM)
    first, second = (ann.post("/tables", **{"title": "kingsburg", "seats": "2", "seat-1": "hot"}) for _ in range(2))
    page = ann.get("/")
    assert list(sections(page))[:2] == ["Your move", "Waiting for others"]
    mine = sections(page)["Your move"]
    assert mine.index(first) < mine.index(second)
    assert waiting in sections(page)["Waiting for others"]
    assert ann.http.get("/next", follow_redirects=False).headers["location"] == first
    after = f"/next?after={first.removeprefix('/t/')}"
    assert ann.http.get(after, follow_redirects=False).headers["location"] == second
    assert ben.http.get("/next", follow_redirects=False).headers["location"] == "/"


def test_the_home_page_is_told_of_tables_that_come_and_fill(app: str) -> None:
    ann, ben = Browser(app), Browser(app)
    with connect(f"{app.replace('http', 'ws', 1)}/home/socket", max_size=2**22) as socket:
        first = json.loads(socket.recv(timeout=20))
        assert first["kind"] == "lobby"
        table = ann.post("/tables", **{**LISTED, "seats": "2"})
        assert table in json.loads(socket.recv(timeout=20))["html"]
        ben.post(f"{table}/join")
        later = json.loads(socket.recv(timeout=20))["html"]
        assert table in sections(later)["Games to watch"]
        # A table that is known by its link only is nobody else's business.
        ann.post("/tables", **FORM)
        with pytest.raises(TimeoutError):
            socket.recv(timeout=2)


def test_the_first_page_is_light(app: str) -> None:
    ann = Browser(app)
    for _ in range(5):
        ann.post("/tables", **LISTED)
    parts = [Browser(app).get("/").encode(), *((STATIC / name).read_bytes() for name in ("client.js", "table.css"))]
    assert sum(len(gzip.compress(part)) for part in parts) < 150_000


def test_a_table_that_nobody_joins_goes_after_two_weeks_and_one_that_is_played_stays(store: Store) -> None:
    now = time.time()
    seats = (SeatRow(0, "ann", None, "Ann"), SeatRow(1, None, None, ""))
    rules = title_named("kingsburg").version
    row = TableRow(new_id(), "kingsburg", rules, {}, {}, 1, "ann", RUNNING, 1.0, now - 15 * DAY, seats)
    young, full, left, old = (replace(row, id=new_id(), invitation=new_secret()) for _ in range(4))
    store.add_table(replace(young, touched=now - 13 * DAY))
    store.add_table(replace(full, seats=seats[:1], invitation=None))
    store.add_table(left, [Event(1, "move", {"seat": 0, "move": "take 1 gold"}, now - 15 * DAY)])
    store.add_table(old)

    assert clean(store, Settings(), now) == Dropped(open=1)
    assert [store.table(one.id) is None for one in (young, full, left, old)] == [False, False, False, True]


def test_the_usual_speed_is_how_long_the_others_waited() -> None:
    at = [1.0, 11.0, 71.0, 76.0, 401.0]
    events = [Event(n, "move", {"seat": seat, "move": ""}, at[n]) for n, seat in enumerate((0, 1, 0, 0, 1))]
    assert waits(events, {0}) == [60.0]
    assert waits(events, {1}) == [10.0, 325.0]
    assert speed_words(7200.0, "en") == "the host usually moves within 2 hours"
    assert speed_words(300.0, "ru") == "хозяин стола обычно ходит за 5 минут"
    assert speed_words(None, "en") == ""
