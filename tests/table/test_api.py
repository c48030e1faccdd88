"""A program plays through the JSON API, and is kept to what its seat may know and do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from burgrave.kernel.record import parse_record
from burgrave.table.app import make_app
from burgrave.table.settings import Settings


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database = f"sqlite:///{tmp_path_factory.mktemp('api') / 'burgrave.sqlite'}"
    settings = Settings(database=database, bot_pause=0, moves_per_second=10_000, tables_per_hour=10_000)
    with TestClient(make_app(settings)) as client:
        yield client


def opened(client: TestClient, *seats: str | None, **wanted: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"title": "kingsburg", "seats": seats, **wanted})
    assert answer.status_code == 201, answer.text
    game: dict[str, Any] = answer.json()
    return game


def holding(game: dict[str, Any], seat: int) -> dict[str, str]:
    return {"authorization": f"Bearer {game['seats'][seat]['token']}"}


def test_a_program_plays_a_whole_game(client: TestClient) -> None:
    game = opened(client, None, None, seed=3)
    path = f"/api/tables/{game['table']}"
    for _ in range(2000):
        state = client.get(path).json()
        if state["state"] == "over":
            break
        headers = holding(game, state["asked"][0])
        moves = client.get(f"{path}/moves", headers=headers).json()
        assert all(move["words"] and move["touch"] for move in moves)
        played = client.post(f"{path}/moves", headers=headers, json={"move": moves[-1]["move"], "seq": state["seq"]})
        assert played.status_code == 200, played.text

    assert state["winners"]
    record = parse_record(client.get(f"{path}/record").text)
    assert record.replay().scores == state["scores"]
    assert record.seed == 3


def test_bots_move_by_themselves(client: TestClient) -> None:
    game = opened(client, None, "squire", "page")
    path, headers = f"/api/tables/{game['table']}", holding(game, 0)
    played = 0
    for _ in range(3000):
        if played == 12:
            break
        moves = client.get(f"{path}/moves", headers=headers).json()
        if moves:
            answer = client.post(f"{path}/moves", headers=headers, json={"move": moves[0]["move"]})
            played += answer.status_code == 200

    assert played == 12
    assert game["seats"][1] == {"seat": 1, "bot": "squire", "token": None, "link": None}


def test_a_view_is_the_seats_own(client: TestClient) -> None:
    game = opened(client, None, None)
    path = f"/api/tables/{game['table']}"

    assert client.get(f"{path}/view", headers=holding(game, 1)).json()["seat"] == 1
    spectator = client.get(f"{path}/view").json()
    assert spectator["seat"] is None
    assert "chance" not in spectator
    assert set(spectator["enemies"]["cards"]) == {None}


@pytest.mark.parametrize(
    ("wanted", "complaint"),
    [
        ({"title": "chess", "seats": [None]}, "unknown title “chess”"),
        ({"title": "kingsburg", "seats": [None]}, "kingsburg is not for 1 seats; seats: 2, 3, 4, 5"),
        (
            {"title": "kingsburg", "seats": [None, "hal"]},
            "unknown bot “hal”; bots: page, young_squire, squire, knight, baron, young_duke, duke",
        ),
        ({"title": "kingsburg", "seats": [None, None], "options": {"x": 1}}, "unknown option “x”"),
        ({"title": "kingsburg", "seats": [None, None], "overlay": "../../etc"}, "no overlay “../../etc”"),
    ],
)
def test_a_table_that_cannot_be_is_refused(client: TestClient, wanted: dict[str, Any], complaint: str) -> None:
    answer = client.post("/api/tables", json=wanted)

    assert answer.status_code in (400, 404)
    assert complaint in answer.json()["error"]


def test_wrong_moves_are_refused_and_change_nothing(client: TestClient) -> None:
    game = opened(client, None, None)
    path = f"/api/tables/{game['table']}"
    state = client.get(path).json()
    asked, other = state["asked"][0], 1 - state["asked"][0]

    def refusal(seat: int, status: int, **move: Any) -> str:
        answer = client.post(f"{path}/moves", headers=holding(game, seat), json=move)
        assert answer.status_code == status
        assert client.get(path).json() == state
        return str(answer.json()["error"])

    assert "is not allowed; allowed: take 1 gold" in refusal(asked, 400, move="fly")
    assert "is not asked" in refusal(other, 400, move="take 1 gold")
    assert "changed meanwhile" in refusal(asked, 409, move="take 1 gold", seq=99)
    assert client.post(f"{path}/moves", json={"move": "take 1 gold"}).status_code == 403
    assert client.get(path, headers={"authorization": "Bearer nonsense"}).status_code == 401
    assert client.get("/api/tables/nowhere").status_code == 404


def test_the_record_is_kept_back_while_the_game_runs(client: TestClient) -> None:
    game = opened(client, None, None)

    answer = client.get(f"/api/tables/{game['table']}/record")

    assert answer.status_code == 403
    assert "still runs" in answer.json()["error"]


def test_an_undo_that_would_take_back_somebody_elses_knowledge_is_refused(client: TestClient) -> None:
    game = opened(client, None, None)
    path = f"/api/tables/{game['table']}"
    seat = client.get(path).json()["asked"][0]
    client.post(f"{path}/moves", headers=holding(game, seat), json={"move": "take 1 gold"})

    answer = client.post(f"{path}/undo", headers=holding(game, seat))

    assert answer.status_code == 403
    assert "the others have to agree" in answer.json()["error"]


def test_errors_come_in_the_readers_language(client: TestClient) -> None:
    answer = client.get("/api/tables/nowhere", headers={"accept-language": "ru"})

    assert answer.json()["error"] == "такого стола нет"


def test_the_api_describes_itself(client: TestClient) -> None:
    described = client.get("/api/openapi.json").json()

    assert "/api/tables/{id}/moves" in described["paths"]
    assert all(path.startswith("/api/") for path in described["paths"])
    for path in described["paths"].values():
        for operation in path.values():
            assert operation["description"]
    assert {title["id"] for title in client.get("/api/titles").json()} >= {"kingsburg"}


def test_limits_hold(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}", tables_per_hour=1, body_bytes=2000)
    with TestClient(make_app(settings)) as client:
        wanted = {"title": "kingsburg", "seats": [None, None]}
        codes = [client.post("/api/tables", json=wanted).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert client.post("/api/tables", content=b"x" * 3000).status_code == 413
        # Without a stated length the body is cut off while it comes in.
        for content in (b"x" * 3000, iter([b"x" * 1500, b"x" * 1500])):
            answer = client.post("/api/tables", content=content)
            assert answer.status_code == 413
            assert answer.json() == {"error": "a body may have 2000 bytes"}
        assert client.post("/api/tables", json=wanted, headers={"origin": "http://evil.example"}).status_code == 403
