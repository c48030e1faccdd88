"""The log: text or JSON, requests on demand, and no secret in it whatever happens."""

from __future__ import annotations

import json
import logging
import re
import sys
from pathlib import Path

import httpx2 as httpx
import pytest
import sqlalchemy as sa

from burgrave.table.logs import JsonLines, TextLines, without_secrets
from burgrave.table.store import Store
from tests.table.serving import Server
from tests.table.test_pages import Browser, say, state

SECRET = "K1_fAMOdjom9Ou4m5DJe4yExvdqjJaemXbhRMnwT3QI"


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        (f"GET /s/{SECRET} 200", "GET /s/… 200"),
        (f"POST /me/{SECRET}", "POST /me/…"),
        ("GET /me/short?x=1", "GET /me/…?x=1"),
        ("GET /me 200", "GET /me 200"),
        (f"cookie: burgrave={SECRET}; language=ru", "cookie: … language=ru"),
        (f"Authorization: Bearer {SECRET}", "Authorization: Bearer …"),
        (f"no player {SECRET!r}", "no player '…'"),
        ("postgresql+psycopg://me:pass:word@host/db", "postgresql+psycopg://me:…@host/db"),
        ("{'token': 'abc', 'seat': 1}", "{'token': … 'seat': 1}"),
        ("the table kingsburg is over", "the table kingsburg is over"),
    ],
)
def test_secrets_are_hidden_wherever_they_stand(told: str, shown: str) -> None:
    assert without_secrets(told) == shown


def record(message: str, *args: object, wrong: Exception | None = None) -> logging.LogRecord:
    info = None
    if wrong is not None:
        try:
            raise wrong
        except Exception:
            info = sys.exc_info()
    return logging.LogRecord("burgrave.table", logging.ERROR, __file__, 1, message, args, info)


def test_a_line_of_json_has_everything_and_no_secret() -> None:
    told = json.loads(JsonLines().format(record("link %s of “Анна”", f"/s/{SECRET}", wrong=ValueError(SECRET))))

    assert set(told) == {"time", "level", "logger", "message", "exception"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told["time"])
    assert (told["level"], told["logger"], told["message"]) == ("error", "burgrave.table", "link /s/… of “Анна”")
    assert told["exception"].endswith("ValueError: …")


def test_a_line_of_text_has_everything_and_no_secret() -> None:
    line = TextLines().format(record("link /s/%s", SECRET, wrong=ValueError(SECRET)))

    assert re.match(r"\d{4}-\d\d-\d\dT\S+Z ERROR burgrave.table: link /s/…\nTraceback ", line)
    assert SECRET not in line


def test_no_error_of_the_database_tells_what_was_asked_for(store: Store) -> None:
    with pytest.raises(sa.exc.SQLAlchemyError) as wrong, store.engine.connect() as db:
        db.execute(sa.text("SELECT * FROM nowhere WHERE secret = :secret"), {"secret": "open sesame"})

    assert "open sesame" not in str(wrong.value)


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_of_a_played_session_stands_in_the_log(form: str, tmp_path: Path) -> None:
    """Everything is logged: people come, sit down, play, come back; a program plays; links are wrong, a table fails."""
    database, log = tmp_path / "burgrave.sqlite", tmp_path / "log"
    settings = {"log": form, "log_level": "debug", "request_log": "1", "metrics_token": "open-sesame"}
    with log.open("w") as written:
        server = Server(f"sqlite:///{database}", **settings)
        server.start(stderr=written)
        try:
            secrets = session(server)
            damage(database)
            httpx.get(f"{server.address}/me/{secrets[0]}")
            httpx.get(f"{server.address}/", cookies={"burgrave": secrets[0]})
        finally:
            server.stop()
    told = log.read_text()

    assert len(told.splitlines()) > 10
    assert "/j/…" in told
    assert "/me/…" in told
    assert "Traceback" in told
    assert not [secret for secret in (*secrets, "open-sesame") if secret in told]
    assert not re.search(r"(?<![\w-])[\w-]{43}(?![\w-])", told)
    if form == "json":
        lines = [json.loads(line) for line in told.splitlines()]
        assert {"GET", "POST", "SOCKET"} <= {line.get("method") for line in lines}
        assert {200, 303, 404, 500} <= {line.get("status") for line in lines}


def session(server: Server) -> list[str]:
    """People and a program play; gives all that must stay secret."""
    ann, ben = Browser(server.address), Browser(server.address)
    table = ann.post("/tables", **{"title": "kingsburg", "seats": "2", "seat-0": "me", "seat-1": "open"})
    link = re.search(r"/j/([\w-]{43})", ann.get(table))
    assert link
    ben.get(f"/j/{link.group(1)}")
    ben.http.post(f"/j/{link.group(1)}")
    with ann.socket(table) as socket:
        asked = state(socket)
        say(socket, do="move", seq=asked["seq"], move=asked["moves"][0]["move"] if asked["turn"] else "not mine")
        say(socket, do="chat", text="hello")
    mine = ann.http.cookies["burgrave"]
    back = re.search(r"/me/([\w.-]{55})", ann.http.post("/me/link").text)
    assert back
    ben.get(f"/me/{back.group(1)}")
    ann.http.get("/t/nowhere")
    ann.http.get("/metrics", headers={"authorization": "Bearer open-sesame"})
    game = httpx.post(f"{server.address}/api/tables", json={"title": "kingsburg", "seats": [None, "squire"]}).json()
    token = game["seats"][0]["token"]
    path = f"{server.address}/api/tables/{game['table']}"
    httpx.get(f"{path}/moves", headers={"authorization": f"Bearer {token}"})
    return [mine, ben.http.cookies["burgrave"], link.group(1), token, back.group(1)]


def damage(database: Path) -> None:
    """Make whatever needs the players fail."""
    engine = sa.create_engine(f"sqlite:///{database}")
    with engine.begin() as db:
        db.execute(sa.text("UPDATE players SET seen = 'long ago'"))
    engine.dispose()


def test_requests_are_logged_on_demand_only(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("w") as written:
        server = Server(f"sqlite:///{tmp_path / 'burgrave.sqlite'}")
        server.start(stderr=written)
        try:
            Browser(server.address).get("/")
        finally:
            server.stop()

    assert "GET" not in log.read_text()
