"""When the database is away, or something fails: people are told so in their language, and it goes on by itself."""

from __future__ import annotations

import logging
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy.exc import OperationalError

from burgrave.table.app import make_app
from burgrave.table.keys import Known
from burgrave.table.rows import new_id, new_secret
from burgrave.table.settings import Settings
from burgrave.table.store import Store
from tests.table.conftest import until
from tests.table.postgres import Postgres
from tests.table.running import run_to_end
from tests.table.serving import serving
from tests.table.test_pages import Browser, refusal, say, state, until_turn

AWAY = {
    "en": "database cannot be reached at the moment",
    "ru": "данных сейчас недоступна",
}


def check_away(address: str, cookies: Any) -> None:
    """Pages and the API say what is the matter."""
    for language, said in AWAY.items():
        page = httpx.get(f"{address}/", headers={"accept-language": language}, cookies=cookies, timeout=30)
        assert page.status_code == 503
        assert page.headers["retry-after"] == "5"
        assert "content-security-policy" in page.headers
        assert "set-cookie" not in page.headers
        assert f'lang="{language}"' in page.text
        assert said in page.text
    assert httpx.get(f"{address}/healthz").status_code == 503
    answer = httpx.get(f"{address}/api/tables/nowhere", timeout=30)
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    assert AWAY["en"] in answer.json()["error"]


def test_postgresql_that_stops_is_told_and_play_goes_on_when_it_is_back() -> None:
    with tempfile.TemporaryDirectory(prefix="burgrave-outage-") as folder:
        database = Postgres(Path(folder))
        database.start()
        try:
            with serving(database.address) as server, serving(database.address) as second:
                ann, eve = Browser(server.address), Browser(second.address)
                table = ann.post("/play-now", title="kingsburg")
                with ann.socket(table) as socket, eve.socket(table) as looking:
                    asked, seen = until_turn(socket), state(looking)
                    database.stop()
                    say(socket, do="move", seq=asked["seq"], move=asked["moves"][0]["move"])
                    try:
                        assert AWAY["en"] in refusal(socket)
                        check_away(server.address, ann.http.cookies)
                    finally:
                        database.start()
                    say(socket, do="move", seq=asked["seq"], move=asked["moves"][0]["move"])
                    assert state(socket)["seq"] > asked["seq"]
                    # The other process listens again.
                    while seen["seq"] <= asked["seq"]:
                        seen = state(looking)
                until(lambda: httpx.get(f"{server.address}/healthz").status_code == 200)
                assert table in ann.get("/")
        finally:
            database.stop()


def test_sqlite_that_somebody_else_holds_is_told_and_play_goes_on_when_it_is_free(tmp_path: Path) -> None:
    file = tmp_path / "burgrave.sqlite"
    with serving(f"sqlite:///{file}") as server:
        ann = Browser(server.address)
        table = ann.post("/play-now", title="kingsburg")
        with ann.socket(table) as socket:
            asked = until_turn(socket)
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            say(socket, do="move", seq=asked["seq"], move=asked["moves"][0]["move"])
            assert AWAY["en"] in refusal(socket)
            page = ann.http.post("/play-now", data={"title": "kingsburg"}, timeout=30)
            assert page.status_code == 503
            # What was sent is not sent again by itself.
            assert 'data-on="/"' in page.text
            other.execute("ROLLBACK")
            other.close()
            say(socket, do="move", seq=asked["seq"], move=asked["moves"][0]["move"])
            assert state(socket)["seq"] > asked["seq"]


# ---------------------------------------------------------------------- faults of our own


def visited(tmp_path: Path, spoil: Callable[[Store], None], *paths: str, language: str = "en") -> list[httpx.Response]:
    """What a visitor with a cookie is shown when the store does as it should not."""

    async def visit() -> list[httpx.Response]:
        app = make_app(Settings(database=f"sqlite:///{tmp_path / 'burgrave.sqlite'}"))
        async with app.router.lifespan_context(app):
            spoil(app.state.house.live.store)
            transport = httpx.ASGITransport(app=app)
            headers = {"accept-language": language}
            cookies = {"burgrave": f"{new_id()}.{new_secret()}"}
            async with httpx.AsyncClient(
                transport=transport, base_url="http://x", headers=headers, cookies=cookies
            ) as client:
                return [await client.get(path) for path in paths]

    return run_to_end(visit())


def broken(store: Store) -> None:
    def player(_secret: str) -> None:
        raise KeyError("a fault of ours")

    store.keys.known = player  # type: ignore[assignment, method-assign]


def absent(store: Store) -> None:
    def player(_secret: str) -> None:
        raise OperationalError("SELECT", {}, Exception("gone"))

    store.keys.known = player  # type: ignore[assignment, method-assign]


@pytest.mark.parametrize(("language", "said"), [("en", "it has been noted"), ("ru", "это записано")])
def test_a_fault_of_ours_is_a_page_with_one_line_logged_once(
    language: str, said: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    [page] = visited(tmp_path, broken, "/", language=language)

    assert page.status_code == 500
    assert said in page.text
    assert "<h1>" in page.text
    assert "KeyError" not in page.text
    assert "content-security-policy" in page.headers
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage() for record in errors] == ["GET / failed"]
    assert errors[0].exc_info


def test_a_page_that_does_not_exist_needs_the_database_too_and_says_so(tmp_path: Path) -> None:
    pages = visited(tmp_path, absent, "/nowhere", "/rules/nothing", "http://x//elsewhere.example/x")

    assert [page.status_code for page in pages] == [503, 503, 503]
    assert 'data-on="/nowhere"' in pages[0].text
    assert 'data-on="/"' in pages[2].text


def test_an_outage_is_logged_once_when_it_begins_and_once_when_it_ends(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def absent_three_times(store: Store) -> None:
        answers = iter([True, True, True])
        own = store.keys.known

        def player(secret: str) -> Known | None:
            if next(answers, False):
                raise OperationalError("SELECT", {}, Exception("gone"))
            return own(secret)

        store.keys.known = player  # type: ignore[assignment, method-assign]

    pages = visited(tmp_path, absent_three_times, *["/"] * 5)

    assert [page.status_code for page in pages] == [503, 503, 503, 200, 200]

    told = [record.getMessage() for record in caplog.records if record.name == "burgrave.table"]
    assert told == ["the database is away: gone", "the database is back after 0 seconds"]
