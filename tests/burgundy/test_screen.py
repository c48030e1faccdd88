"""The terminal's screen: all that lies on the table, maps with the names by which moves call the cells."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from burgrave import burgundy
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.reading.screen import screen
from burgrave.reading.screen import Cell, Columns, Grid, Heading, Row
from tests.burgundy.given import black, depot, fetch, lies, shields, start, stored
from tests.titles.given import ANNA, BORIS

NAMES = ["Анна", "Борис", "Виктор", "Галина"]


def parts(position: Burgundy, seat: int | None = ANNA, language: str = "ru") -> list[Any]:
    return list(screen(position.view(seat), burgundy.words(language, NAMES)))


def rows(found: list[Any]) -> dict[str, str]:
    """The labelled rows; of several with one label the last, which is the reader's own."""
    return {part.label: part.text for part in found if isinstance(part, Row) and part.label}


def cells(found: list[Any]) -> dict[str, str]:
    """The cells of the last maps by name."""
    return {cell.name: cell.text for part in found if isinstance(part, Grid) for row in part.rows for cell in row}


def test_a_hexagonal_map_names_every_cell_and_cuts_no_tile() -> None:
    position = start()
    lies(position, ANNA, e4="carpenters_workshop", c4="monastery_8")
    grid = next(part for part in reversed(parts(position)) if isinstance(part, Grid))

    assert [len(row) for row in grid.rows] == [4, 5, 6, 7, 6, 5, 4]
    assert list(grid.shifts) == [3, 2, 1, 0, 1, 2, 3]
    assert grid.rows[0][0] == Cell("a1", "животные 6")
    shown = cells([grid])
    assert (shown["d4"], shown["e4"], shown["c4"]) == ("[Замок]", "[Столярная мастерская]", "[Монастырь 8]")


def test_a_team_map_has_both_halves_with_the_names_of_their_cells() -> None:
    position = start(seats=4, team="12a")
    left, right = [part for part in parts(position) if isinstance(part, Grid)][-2:]

    assert sum(len(row) for row in left.rows) == sum(len(row) for row in right.rows) == 37
    assert (left.rows[3][6].name, right.rows[3][0].name) == ("d7", "d7")
    assert {cell.name for grid in (left, right) for row in grid.rows for cell in row} == set(
        position.realm(ANNA).estate.names
    )


@pytest.mark.parametrize("board", ["13a", "13b"])
def test_a_solo_map_shows_islands_as_they_lie_and_tells_the_rivers(board: str) -> None:
    position = burgundy.start(seats=1, seed=1, solo_board=board)
    assert isinstance(position, Burgundy)
    estate = position.realm(ANNA).estate
    found = parts(position)

    assert set(cells(found)) - {""} == set(estate.names)
    assert rows(found)["Реки соединяют"].count(" – ") == len(estate.rivers) > 0
    # Neighbours in a row stand side by side.
    for part in found:
        for row in part.rows if isinstance(part, Grid) else []:
            for one, other in pairwise(row):
                if one.name and other.name:
                    assert estate.names.index(other.name) in estate.neighbours[estate.names.index(one.name)]


def test_depots_show_tiles_goods_shields_and_inns() -> None:
    position = start(shields=True, inns=True)
    position.shields = [0] * 12
    position.shields[4] = 7
    depot(position, 3, "pig_2", "boarding_house")
    black(position, "ship")
    table = next(part for part in parts(position) if isinstance(part, Columns))

    assert table.head == ["Хранилище", "Жетоны", "Товары", "Щиты"]
    assert table.rows[2] == ["3", "2 свиньи\nПансионат", "—", "Щит 7 (бонусы вдвойне)"]
    assert table.rows[6][:2] == ["чёрное", "Корабль\nГостиница"]


def test_bonus_tiles_left_and_the_bridge_are_shown() -> None:
    position = start()
    position.bonuses = [1, 0, 2, 0, 0, 0]
    position.dukes[BORIS].space = 2
    shown = rows(parts(position))

    assert shown["Жетоны бонусов на поле"].startswith("замки 2; рудники 5, 2; монастыри —; ")
    assert shown["Мостик"] == "место 3: Борис; место 1: Анна"


def test_shared_and_private_storage_are_apart() -> None:
    position = start(seats=4, team="12a")
    stored(position, ANNA, "mine")
    position.dukes[ANNA].private.append(fetch(position, "ship"))
    shown = rows(parts(position))

    assert shown["Общее хранилище"] == "Рудник"
    assert "Личное хранилище" in shown
    assert [part.text for part in parts(position) if isinstance(part, Row) and part.label == "Личное хранилище"].count(
        "Корабль"
    ) == 1


def test_a_trade_route_shows_every_space() -> None:
    position = start(routes=True)
    position.realm(ANNA).laid = [3]
    shown = rows(parts(position))["Торговый путь"]

    assert shown.startswith("1: лежит красный; 2: ")
    assert shown.count(" → ") == 14


def test_joined_posts_shields_and_the_named_player_are_shown() -> None:
    position = start(board="border_posts", shields=True)
    position.shields = [0] * 12
    shields(position, ANNA, 6)
    position.realm(ANNA).copied = BORIS
    position.realm(ANNA).joined = 3
    shown = rows(parts(position))

    assert shown["Соединённые пограничные посты"] == "верхние, левый и нижний"
    assert shown["Щиты"] == "Щит 6 (монастыри другого игрока)"
    assert shown["Действуют и монастыри игрока"] == "Борис"
    assert any("щит 6" in text for text in cells(parts(position)).values())


def test_both_sides_of_a_dealt_board_can_be_seen_before_one_is_chosen() -> None:
    position = burgundy.start(seats=2, seed=1, board="expert")
    assert isinstance(position, Burgundy)

    assert len([part for part in parts(position) if isinstance(part, Grid)]) == 4


def test_whoever_is_asked_is_marked() -> None:
    position = start()

    marked = [part.text for part in parts(position, None, "en") if isinstance(part, Heading) and part.asked]
    assert marked == [f"{NAMES[position.mover]}: 0 points"]
