"""Programs at the table by requests: seats, talk, taking back, hints, records, and whose table it is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import httpx2 as httpx
import pytest
from fastapi import Request

from burgrave.arena.games import GamePlan, play
from burgrave.table.api.play import hints
from burgrave.table.eyes import Eyes
from burgrave.table.rows import RUNNING, SeatRow, TableRow
from burgrave.table.show import TablePage
from burgrave.table.tables import Table
from tests.table.programs import Program
from tests.table.running import run_to_end
from tests.table.serving import serving


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('programs') / 'burgrave.sqlite'}") as server:
        yield server.address


def two(app: str) -> tuple[Program, Program, str]:
    """Two programs at a table; the first has made it."""
    ann, ben = Program.known(app, "Ann"), Program.known(app, "Ben")
    path = ann.open(None, "open")
    ben.post("/join", link=ann.link(path))
    return ann, ben, path


def asked_first(ann: Program, ben: Program, path: str) -> tuple[Program, Program]:
    """The one who is asked, and the other."""
    return (ann, ben) if ann.get(path)["asked"] == [0] else (ben, ann)


# ---------------------------------------------------------------------- seats


def test_a_program_sits_down_by_a_link_which_is_void_then(app: str) -> None:
    ann = Program.known(app, "Ann")
    path = ann.open(None, "open")
    link = ann.link(path)
    stranger = Program(app)

    taken = stranger.post("/join", link=link, name="Ben")

    assert taken["seat"] == 1
    assert taken["token"] not in link
    assert stranger.refused("/join", link=link)[0] == 404
    stranger.be(taken["token"])
    assert stranger.get(path)["seat"] == 1
    assert [seat["name"] for seat in ann.get(f"{path}/seats")] == ["Ann", "Ben"]


def test_only_the_maker_is_told_the_link_of_a_free_seat(app: str) -> None:
    ann = Program.known(app, "Ann")
    path = ann.open(None, "open", "open")
    ben = Program.known(app, "Ben")
    ben.post("/join", link=ann.link(path))

    assert [bool(seat["link"]) for seat in ann.get(f"{path}/seats")] == [False, False, True]
    assert [seat["link"] for seat in ben.get(f"{path}/seats")] == [None, None, None]
    assert [seat["link"] for seat in Program(app).get(f"{path}/seats")] == [None, None, None]


def test_a_program_lists_its_own_tables_and_no_others(app: str) -> None:
    ann, ben, path = two(app)
    alone = ann.open(None, "squire")

    assert [f"/tables/{table['table']}" for table in ann.get("/tables")] == [alone, path]
    assert [(table["seats"], table["now"]["title"]) for table in ben.get("/tables")] == [([1], "kingsburg")]
    unknown = Program(app).http.get("/tables")
    assert (unknown.status_code, unknown.headers["www-authenticate"]) == (401, "Bearer")


def test_who_leaves_is_a_stranger_and_the_maker_has_a_fresh_link(app: str) -> None:
    ann, ben, path = two(app)

    assert ben.post(f"{path}/leave")["seat"] is None

    assert ben.refused(f"{path}/leave")[0] == 403
    for rest in ("", "/view", "/moves", "/log"):
        assert ben.http.get(f"{path}{rest}").status_code == 403
    assert ben.refused(f"{path}/moves", move="take 1 gold")[0] == 403
    eve = Program(app)
    eve.be(eve.post("/join", link=ann.link(path))["token"])
    assert eve.get(path)["seat"] == 1


def test_only_the_maker_hands_out_seats_and_none_that_somebody_plays(app: str) -> None:
    ann, ben, path = two(app)

    assert ann.refused(f"{path}/offer", seat=1)[0] == 403
    assert ann.refused(f"{path}/hand_over", seat=1, bot="squire")[0] == 403
    assert ben.refused(f"{path}/offer", seat=0)[0] == 403
    ben.post(f"{path}/leave")
    assert ann.post(f"{path}/hand_over", seat=1, bot="squire")[1]["bot"] == "squire"
    assert ann.post(f"{path}/offer", seat=1)[1]["link"]
    assert ann.refused(f"{path}/hand_over", seat=1, bot="hal")[0] == 400
    assert ann.refused(f"{path}/offer", seat=7)[0] == 400


def test_a_program_lets_a_bot_play_its_seat_and_takes_it_back(app: str) -> None:
    _, ben, path = two(app)

    ben.post(f"{path}/hand_over", seat=1, bot="page")
    # While the bot plays its holder only watches.
    assert ben.get(f"{path}/view")["seat"] is None
    assert ben.http.get(f"{path}/moves").status_code == 403
    ben.post(f"{path}/hand_over", seat=1, bot=None)
    assert ben.get(f"{path}/view")["seat"] == 1


def test_one_token_holds_several_seats_and_looks_through_the_one_asked(app: str) -> None:
    ann = Program.known(app, "Ann")
    path = ann.open(None, None)

    for _ in range(10):
        state = ann.get(path)
        assert state["seat"] in state["asked"]
        ann.move(path)
    for seat in (0, 1):
        assert ann.get(f"{path}/view?seat={seat}")["seat"] == seat
    assert ann.http.get(f"{path}/view?seat=5").status_code == 403
    assert Program(app).http.get(f"{path}/view?seat=0").status_code == 403


def test_a_table_opened_without_a_token_gives_each_program_its_own(app: str) -> None:
    opened = Program(app).post("/tables", title="kingsburg", seats=[None, None, "squire"])
    tokens = [seat["token"] for seat in opened["seats"]]

    assert len(set(tokens)) == 3
    assert tokens[2] is None
    assert opened["token"] == tokens[0]
    for seat in (0, 1):
        assert Program(app, tokens[seat]).get(f"/tables/{opened['table']}")["seat"] == seat


# ---------------------------------------------------------------------- talk, taking back, hints


def test_programs_talk_and_spectators_listen(app: str) -> None:
    ann, ben, path = two(app)

    ben.post(f"{path}/chat", text="  good   luck ")

    line = Program(app).get(f"{path}/chat")[0]
    assert (line["who"], line["seat"], line["text"]) == ("Ben", 1, "good luck")
    assert Program(app).refused(f"{path}/chat", text="me too")[0] == 403
    assert ann.refused(f"{path}/chat", text="a\u001bb")[0] == 400
    assert ann.refused(f"{path}/chat", text="x" * 501)[0] == 422


def test_a_move_is_taken_back_when_the_other_agrees(app: str) -> None:
    ann, ben, path = two(app)
    mover, other = asked_first(ann, ben, path)
    mover.move(path)
    seat = mover.get(path)["seat"]

    assert mover.refused(f"{path}/undo")[0] == 403
    assert mover.post(f"{path}/wish")["wish"] is None
    assert other.get(path)["wish"] == seat
    other.post(f"{path}/refuse")
    assert other.get(path)["wish"] is None
    mover.post(f"{path}/wish")
    other.post(f"{path}/consent", seq=other.get(path)["seq"])

    assert [event["kind"] for event in other.get(f"{path}/events")] == ["start", "seat", "undo"]
    assert mover.get(path)["asked"] == [seat]


def test_the_best_bot_gives_hints_one_at_a_time(app: str) -> None:
    ann = Program.known(app, "Ann")
    path = ann.open(None, None)

    hinted = ann.post(f"{path}/hints")

    legal = {move["move"] for move in ann.get(f"{path}/moves")}
    assert hinted
    assert {hint["move"] for hint in hinted} <= legal
    assert Program(app).refused(f"{path}/hints")[0] == 403


def test_a_hint_that_nobody_waits_for_is_dropped() -> None:
    seats = tuple(SeatRow(seat, "ann", None, "Ann") for seat in range(2))
    table = Table(TableRow("t", "kingsburg", 1, {}, {}, 5, "ann", RUNNING, 1.0, 1.0, seats), [])
    dropped: list[bool] = []

    async def think_for_ever(*_: object) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            dropped.append(True)

    async def go_away() -> dict[str, str]:
        await asyncio.sleep(0)
        return {"type": "http.disconnect"}

    here = SimpleNamespace(
        seated=lambda: None,
        live=SimpleNamespace(bots=SimpleNamespace(hints=think_for_ever)),
        page=TablePage(table, Eyes("ann", "en", 0)),
    )

    assert run_to_end(hints(cast(Any, here), Request({"type": "http"}, go_away))) == []
    assert dropped == [True]


def test_who_resigns_is_out(app: str) -> None:
    ann, ben, path = two(app)

    ben.post(f"{path}/resign")

    assert ann.get(f"{path}/seats")[1]["bot"] == "squire"
    assert ben.http.get(path).status_code == 403


# ---------------------------------------------------------------------- records


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    record: dict[str, Any] = json.loads(play(GamePlan(0, "kingsburg", ("page", "page"), 4, {}, {}, True)).record)
    return record


def test_a_record_is_imported_replayed_and_gone_on_with(app: str, finished: dict[str, Any]) -> None:
    ann = Program.known(app, "Ann")
    opened = ann.post("/import", **finished)
    path, last = f"/tables/{opened['table']}", len(finished["moves"])

    # Ann holds every seat now: a record calls people by their names, and bots by their ids.
    assert ann.get(f"{path}/record") == {**finished, "players": ["Ann 1", "Ann 2"]}
    assert ann.get(f"{path}/at/0")["move"] is None
    then = ann.get(f"{path}/at/{last}")
    assert (then["last"], f"{then['seat']}: {then['move']}") == (last, finished["moves"][-1])
    assert ann.http.get(f"{path}/at/{last + 1}").status_code == 400
    branch = ann.post(f"{path}/branch", at=5)
    assert ann.get(f"/tables/{branch['table']}")["state"] == "running"
    assert [f"{event['seat']}: {event['move']}" for event in ann.get(f"/tables/{branch['table']}/events")][1:6] == (
        finished["moves"][:5]
    )
    assert ann.refused("/import", **{**finished, "moves": ["0: fly"]})[0] == 400


def test_results_tell_winners_tie_breaks_and_points_by_source(app: str, finished: dict[str, Any]) -> None:
    ann = Program.known(app, "Ann")
    path = f"/tables/{ann.post('/import', **finished)['table']}"
    state, results = ann.get(path), ann.get(f"{path}/results")

    assert (results["scores"], results["winners"]) == (state["scores"], state["winners"])
    assert [standing[0] for standing in results["standings"]] == results["scores"]
    for seat, total in enumerate(results["totals"]):
        assert sum(line["points"][seat] for line in results["lines"]) == total
    running = ann.open(None, None)
    for rest in ("results", "record"):
        assert ann.http.get(f"{running}/{rest}").status_code == 403
    assert ann.refused(f"{running}/branch", at=0)[0] == 403


def test_a_rematch_keeps_the_programs_and_moves_the_seats_on(app: str) -> None:
    ann, ben, path = two(app)

    again = f"/tables/{ben.post(f'{path}/rematch')['table']}"
    # The others are asked; who wants it as well joins the same game.
    assert ann.post(f"{path}/rematch")["table"] == again.removeprefix("/tables/")

    assert [seat["name"] for seat in ann.get(f"{again}/seats")] == ["Ben", "Ann"]
    assert f"/tables/{ann.get('/tables')[0]['table']}" == again
    assert Program(app).refused(f"{path}/rematch")[0] == 403


def test_a_running_game_is_replayed_with_what_the_seat_knew_then(app: str) -> None:
    ann, ben, path = two(app)
    for _ in range(6):
        asked_first(ann, ben, path)[0].move(path)

    for at in range(7):
        mine, other, watched = (who.get(f"{path}/at/{at}") for who in (ann, ben, Program(app)))
        assert (mine["view"]["seat"], other["view"]["seat"], watched["view"]["seat"]) == (0, 1, None)
        assert "seed" not in json.dumps(watched)
    assert ann.get(f"{path}/at/6")["view"] == ann.get(f"{path}/view")


# ---------------------------------------------------------------------- the seed


def test_a_chosen_seed_is_told_to_everybody_else(app: str) -> None:
    ann = Program.known(app, "Ann")
    said = "chose the seed"

    assert not any(said in line for line in ann.get(f"{ann.open(None, None, 'squire', seed=5)}/log"))
    assert not any(said in line for line in ann.get(f"{ann.open(None, 'open')}/log"))
    assert any(said in line for line in ann.get(f"{ann.open(None, 'open', seed=5)}/log"))
    alone = ann.open(None, "squire", seed=5)
    ann.post(f"{alone}/offer", seat=1)
    events = ann.get(f"{alone}/events")
    assert sum(said in line for event in events for line in event["lines"]) == 1


# ---------------------------------------------------------------------- odd requests


@pytest.mark.parametrize(
    "body",
    [
        '{"title": "kingsburg", "seats": [null, null], "seed": false}',
        '{"title": "kingsburg", "seats": [null, null], "seed": -1}',
        '{"title": "kingsburg", "seats": [null, null], "seed": 1' + "0" * 5000 + "}",
        '{"title": "kingsburg", "seats": [null, null], "options": {"x": NaN}}',
        '{"title": "kingsburg", "seats": [null, null], "options": {"x": 1e999}}',
        '{"title": "kingsburg", "seats": [null, null], "unknown": 1}',
        '{"title": "\\ud800", "seats": [null, null]}',
        '{"title": "kingsburg", "seats": [' + "[" * 5000 + "]" * 5000 + "]}",
        "[" * 100_000,
        "nonsense",
        "",
    ],
    ids=lambda body: body[:60],
)
def test_a_body_that_is_no_wish_is_refused_in_one_line(app: str, body: str) -> None:
    answer = httpx.post(f"{app}/api/tables", content=body, headers={"content-type": "application/json"})

    assert answer.status_code == 422
    assert list(answer.json()) == ["error"]
    assert "\n" not in answer.json()["error"]


def test_bytes_that_are_no_text_and_other_kinds_of_bodies_are_refused(app: str) -> None:
    for content, kind in ((b"\xff\xfe", "application/json"), (b"a=b", "application/x-www-form-urlencoded")):
        answer = httpx.post(f"{app}/api/tables", content=content, headers={"content-type": kind})
        assert answer.status_code == 422
        assert list(answer.json()) == ["error"]


def test_whatever_has_a_get_has_a_head_and_a_wrong_method_is_told_the_right_ones(app: str) -> None:
    path = Program.known(app, "Ann").open(None, None)
    page = path.replace("/tables", "/t")
    for address in ("/", page, f"/api{path}", f"/api{path}/moves", "/api/titles", "/nowhere"):
        got, head = httpx.get(f"{app}{address}"), httpx.head(f"{app}{address}")
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert head.headers["content-type"] == got.headers["content-type"]
    for address, methods in (
        (f"/api{path}/moves", {"GET", "POST", "HEAD"}),
        (f"/api{path}/undo", {"POST"}),
        ("/api/titles", {"GET", "HEAD"}),
        ("/play-now", {"POST"}),
    ):
        answer = httpx.delete(f"{app}{address}")
        assert answer.status_code == 405
        assert set(answer.headers["allow"].split(", ")) == methods


def test_what_is_not_there_is_short_json(app: str) -> None:
    answer = httpx.get(f"{app}/api/nowhere")

    assert (answer.status_code, answer.json()) == (404, {"error": "Not Found"})


def test_a_strange_origin_is_refused(app: str) -> None:
    for origin in ("http://[", "http://evil.example"):
        answer = httpx.post(f"{app}/api/programs", json={}, headers={"origin": origin})
        assert answer.status_code == 403
        assert list(answer.json()) == ["error"]


def test_every_writing_operation_has_its_limit(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('limits') / 'burgrave.sqlite'}"
    with serving(database, moves_per_second="1") as server:
        ann = Program.known(server.address, "Ann")
        path = ann.open(None, None)
        for verb in ("undo", "wish", "consent", "refuse", "resign", "rematch", "leave"):
            codes = [ann.http.post(f"{path}/{verb}").status_code for _ in range(4)]
            assert 429 in codes, verb
