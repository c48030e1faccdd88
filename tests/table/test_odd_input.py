"""Odd input over HTTP and sockets, on both databases: one line that says what is allowed, and never a fault of ours."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.sync.client import connect

from burgrave.arena.games import GamePlan, play
from tests.table.serving import serving

SEED_OF_5000_DIGITS = "7" * 5000
ENDLESS = "x" * 300


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def app(request: pytest.FixtureRequest) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        sqlite = f"sqlite:///{Path(folder) / 'burgrave.sqlite'}"
        with serving(sqlite if request.param == "sqlite" else request.getfixturevalue("postgres_address")) as server:
            yield server.address


@pytest.fixture
def visitor(app: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=app, headers={"accept-language": "en"}) as client:
        yield client


def is_one_line(answer: httpx.Response, status: int, words: str) -> None:
    assert answer.status_code == status, answer.text[:300]
    assert words in answer.text
    assert "Traceback" not in answer.text


def table_for(visitor: httpx.Client, **said: str) -> httpx.Response:
    return visitor.post("/tables", data={"title": "kingsburg", "seats": "2", **said})


def imported(visitor: httpx.Client, record: str | bytes) -> httpx.Response:
    return visitor.post("/import", files={"record": ("game.json", record)})


def record(**changed: Any) -> str:
    return json.dumps(
        {**json.loads(play(GamePlan(0, "kingsburg", ("page", "page"), 4, {}, {}, True)).record), **changed}
    )


@pytest.mark.parametrize("seed", ["9" * 41, "9" * 40, SEED_OF_5000_DIGITS])
def test_a_seed_has_at_most_39_digits(visitor: httpx.Client, seed: str) -> None:
    is_one_line(table_for(visitor, seed=seed), 400, "at most 39 digits")


def test_a_seed_of_39_digits_is_one(visitor: httpx.Client) -> None:
    assert table_for(visitor, seed="9" * 39).status_code == 303


def test_seats_beyond_counting_are_refused(visitor: httpx.Client) -> None:
    is_one_line(table_for(visitor, seats="9" * 5000), 400, "seats")


@pytest.mark.parametrize("origin", ["http://[", "null", "http://elsewhere", "\x7f"])
def test_an_odd_origin_is_another_site(visitor: httpx.Client, origin: str) -> None:
    answer = visitor.post("/tables", data={"title": "kingsburg"}, headers={"origin": origin})

    is_one_line(answer, 403, "other sites")


@pytest.mark.parametrize("id", ["%00", "a%00b", ENDLESS, "%ED%A0%80", "..%2f..%2fetc"])
@pytest.mark.parametrize(
    "path", ["/t/{}", "/t/{}/replay", "/s/{}", "/me/{}", "/api/tables/{}", "/rules/{}", "/setup/{}"]
)
def test_an_odd_address_is_not_there(visitor: httpx.Client, path: str, id: str) -> None:
    assert visitor.get(f"/{path.format(id)}").status_code == 404


@pytest.mark.parametrize("cookie", ["%00", "\x7f", ENDLESS, "k" * 43, "é"])
def test_an_odd_cookie_is_nobodys(visitor: httpx.Client, cookie: str) -> None:
    answer = visitor.get("/", headers={b"cookie": f"burgrave={cookie}".encode()})

    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("name", ["a\0b", "x" * 41, "\x1b[31m", "a\u202eb", "", "\n"])
def test_an_odd_name_is_refused(visitor: httpx.Client, name: str) -> None:
    is_one_line(visitor.post("/me", data={"name": name}), 400, "40")


def test_a_name_in_broken_letters_is_refused_or_mended(visitor: httpx.Client) -> None:
    answer = visitor.post(
        "/me", content=b"name=%ED%A0%80", headers={"content-type": "application/x-www-form-urlencoded"}
    )

    assert answer.status_code in (303, 400)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"seed": int("9" * 41), "moves": []}, "at most 39 digits"),
        ({"seats": 10**30}, "seats"),
        ({"options": {"\0": 1}}, "option"),
        ({"title": "king\0sburg"}, "title"),
        ({"moves": ["\0"]}, "move"),
        ({"moves": ["0: \ud800"]}, "move"),
    ],
)
def test_an_odd_record_is_refused(visitor: httpx.Client, changed: dict[str, Any], words: str) -> None:
    is_one_line(imported(visitor, record(**changed)), 400, words)


@pytest.mark.parametrize("names", [["a\0b", "Ben"], ["\ud800", "Ben"], ["a\nb", "Ben"], ["x" * 4000, "Ben"]])
def test_names_of_a_record_are_shown_as_far_as_they_can_be(visitor: httpx.Client, names: list[str]) -> None:
    answer = imported(visitor, record(players=names))

    assert answer.status_code == 303, answer.text[:300]
    assert visitor.get(answer.headers["location"]).status_code == 200


@pytest.mark.parametrize("text", ["[" * 100_000, '{"seed":' * 50_000, "NaN", '{"seed": NaN}', "\0", b"\xff\xfe"])
def test_what_is_no_record_is_refused(visitor: httpx.Client, text: str | bytes) -> None:
    assert imported(visitor, text).status_code == 400


def test_a_record_can_be_imported_twice(visitor: httpx.Client) -> None:
    assert [imported(visitor, record()).status_code for _ in range(2)] == [303, 303]


def test_odd_chat_is_refused_and_the_socket_stays(app: str, visitor: httpx.Client) -> None:
    place = table_for(visitor).headers["location"]
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    headers = {"cookie": cookies, "accept-language": "en"}
    with connect(f"{app.replace('http', 'ws', 1)}{place}/socket", additional_headers=headers, max_size=2**22) as socket:

        def answer(sent: str | bytes, kind: str) -> str:
            socket.send(sent)
            while True:
                text = str(socket.recv(timeout=20))
                if json.loads(text)["kind"] == kind:
                    return text

        for odd in ("\0", "a\0b", "\x1b[0m", "x" * 3000):
            assert "error" in answer(json.dumps({"do": "chat", "text": odd}), "refusal"), odd
        assert "error" in answer('{"do": "chat", "text": "\\ud800"}', "refusal")
        assert "error" in answer(b"\x00\x01", "refusal")
        assert "error" in answer("[" * 4000, "refusal")
        assert "hello" in answer(json.dumps({"do": "chat", "text": "hello"}), "chat")
