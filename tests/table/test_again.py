"""A finished game once more: its result, its replay with log, chapters and points, its log, the list of games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from burgrave.arena.games import GamePlan, play
from burgrave.kernel.record import parse_record
from burgrave.reading.sheets import Sheets
from burgrave.table.charts import FILLS, points_chart, source_chart
from tests.table.serving import serving
from tests.table.test_pages import Browser

TITLES = {
    "kingsburg": "Year 2",
    "burgundy": "Phase B",
    "emara": "Round 2",
    "paladins": "Round 2",
    "viscounts": "Round 2",
}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('again') / 'burgrave.sqlite'}") as server:
        yield server.address


@cache
def record(title: str) -> str:
    return play(GamePlan(0, title, ("squire", "page"), 4, {}, {}, True)).record


def imported(visitor: Browser, title: str) -> str:
    """The address of a table with a finished game."""
    answer = visitor.http.post("/import", files={"record": ("game.json", record(title))}, follow_redirects=False)
    return str(answer.headers["location"]).removesuffix("/replay")


@pytest.mark.parametrize("title", TITLES)
def test_a_result_tells_only_of_sources_that_brought_somebody_something(title: str) -> None:
    position = parse_record(record(title)).replay()
    sheets = Sheets(position, position.title.words("en", ["Ann", "Ben"]))

    assert sheets.lines
    assert all(any(points) for _, points in sheets.lines)
    assert [sum(column) for column in zip(*(points for _, points in sheets.lines), strict=True)] == sheets.totals


@pytest.mark.parametrize("title", TITLES)
def test_losses_stand_left_of_the_line_and_gains_right_of_it(title: str) -> None:
    position = parse_record(record(title)).replay()
    chart = source_chart(Sheets(position, position.title.words("en", ["Ann", "Ben"])))

    for row in chart.rows:
        assert all(bar.x + bar.width <= chart.zero + 0.01 for bar in row if bar.points < 0)
        assert all(bar.x >= chart.zero - 0.01 for bar in row if bar.points > 0)
        assert min(bar.x for bar in row) >= -0.01


def test_no_two_sources_look_alike() -> None:
    assert len(set(FILLS)) == len(FILLS) >= 12


def test_a_line_of_points_has_a_corner_where_they_change() -> None:
    assert points_chart([[0, 0], [0, 5], [0, 5], [10, 5]]).lines == [
        "0,100.0 3,100.0 3,0.0",
        "0,100.0 1,100.0 1,50.0 3,50.0 3,50.0",
    ]


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_has_chapters_points_and_the_log_up_to_its_move(app: str, title: str) -> None:
    ann = Browser(app)
    table = imported(ann, title)
    page = ann.get(f"{table}/replay?at=10")

    assert re.search(rf'<option value="\d+">{TITLES[title]}', page)
    assert page.count("<polyline") == 2
    assert page.count('aria-current="step"') == 1
    assert "<small>you</small>" not in page
    last = ann.http.get(f"{table}/at/{len(parse_record(record(title)).moves)}").json()["html"]
    assert 'id="over"' in last
    assert f'href="{table}/replay"' not in last


def test_a_running_game_shows_no_course_of_points(app: str) -> None:
    ann = Browser(app)
    table = ann.post("/play-now", title="paladins")

    assert "<polyline" not in ann.get(f"{table}/replay")
    assert 'id="log"' in ann.get(f"{table}/replay")


@pytest.mark.parametrize(("language", "chapter", "text"), [("en", "Year 2", "as text"), ("ru", "Год 2", "текстом")])
def test_the_whole_log_is_a_page_with_a_way_back_and_a_text(app: str, language: str, chapter: str, text: str) -> None:
    ann = Browser(app, language)
    table = imported(ann, "kingsburg")
    page = ann.get(f"{table}/log")

    assert chapter in page
    assert text in page
    assert f'href="{table}"' in page
    assert ann.get(f"{table}/log.txt").count("\n") > 100


def test_the_finished_games_of_a_player_are_listed_the_latest_first(app: str) -> None:
    ann = Browser(app)
    assert "Finished" not in ann.get("/me")
    tables = [imported(ann, title) for title in ("kingsburg", "emara")]
    page = ann.get("/me")

    found = re.findall(r'href="(/t/[\w-]+)/replay', page)
    assert sorted(found) == sorted(tables)
    assert "Played" in page
    assert ann.get("/me?after=20").count("/replay?at=0") == 0
