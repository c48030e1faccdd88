"""The view for a terminal: everything on the table is in it, and nothing is cut."""

from __future__ import annotations

import pytest

from burgrave import kingsburg
from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.build import Build
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.dice import close_advisors
from burgrave.games.kingsburg.drawing.groups import groups_on
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.position import SPRING, Kingsburg
from burgrave.games.kingsburg.reading.screen import screen
from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import at_random, stage
from burgrave.kernel.words import LANGUAGES
from burgrave.reading.screen import Cell, Columns, Grid, Heading, Row, Screen
from tests.kingsburg.given import box, given, rolled, row_to, sits, start, winter
from tests.titles.given import ANNA, BORIS, VIKTOR, play

pytestmark = pytest.mark.once

NAMES = ["Анна", "Борис фон Длинное-Имя", "Виктор"]


def shown(position: Kingsburg, seat: int | None = ANNA, language: str = "ru") -> Screen:
    return screen(position.view(seat), kingsburg.words(language, NAMES))


def court(position: Kingsburg) -> dict[str, list[str]]:
    """The advisors by value, with the groups of dice on each."""
    table = next(part for part in shown(position) if isinstance(part, Columns))
    assert list(table.head) == ["Цена", "Советник", "Помощь", "Кубики"]
    return {row[0]: row[3].splitlines() for row in table.rows}


def rows(position: Kingsburg, who: str, seat: int | None = ANNA) -> dict[str, str]:
    """What is told of a player, by label."""
    parts = shown(position, seat)
    first = next(place for place, part in enumerate(parts) if isinstance(part, Heading) and part.text.startswith(who))
    told: dict[str, str] = {}
    for part in parts[first + 1 :]:
        if not isinstance(part, Row):
            break
        told[part.label] = part.text
    return told


def sheet(position: Kingsburg, language: str = "ru") -> dict[str, str]:
    """The cells of the own sheet by name."""
    grid = next(part for part in shown(position, language=language) if isinstance(part, Grid))
    return {cell.name: cell.text for row in grid.rows for cell in row}


# ---------------------------------------------------------------- the court


def test_a_shared_advisor_shows_every_group_of_every_player_whole() -> None:
    """Token, Market and white die, and the envoy's group beside."""
    position = start(3)
    position.order = [ANNA, BORIS, VIKTOR]
    given(position, ANNA, *row_to("market"), tokens=1)
    rolled(position, ANNA, 2, 3, 6, white=[4])
    rolled(position, BORIS, 4, 5, 6)
    rolled(position, VIKTOR, 1, 1, 1)
    position.envoy = BORIS
    stage(position, Influence())
    play(position, ANNA, "place 2+3+4w +2 market-1 on general")
    play(position, BORIS, "place 4+6 on general")

    assert court(position)["10"] == [
        "Анна: 2 + 3 + белый 4 + жетон «+2» + Рынок −1",
        "Борис фон Длинное-Имя: 4 + 6",
    ]


def test_two_groups_of_one_governor_are_two_lines() -> None:
    position = start(2)
    position.order = [ANNA, BORIS]
    rolled(position, ANNA, 2, 4, 6)
    rolled(position, BORIS, 1)
    position.envoy = ANNA
    stage(position, Influence())
    play(position, ANNA, "place 2+4 on alchemist")
    play(position, BORIS, "place 1 on jester")
    play(position, ANNA, "place 6 on alchemist")

    assert sorted(court(position)["6"]) == ["Анна: 2 + 4", "Анна: 6"]


def test_neutral_dice_are_shown_at_court_and_out_of_play() -> None:
    position = start(2)
    close_advisors(position, [2, 3, 3, 4, 4])

    assert court(position)["8"] == ["ничейные кубики: 2 + 3 + 3"]
    assert court(position)["4"] == ["ничейные кубики: 4"]
    assert Row("Ничейный кубик 4, выведен из игры") in shown(position)


def test_every_advisor_says_what_he_gives() -> None:
    position = start(3, components=box({"advisor": {"jester": {"help": [{"points": 7}]}}}))
    table = next(part for part in shown(position, language="en") if isinstance(part, Columns))

    assert [row[:3] for row in table.rows][:4] == [
        ["1", "Jester", "7 points"],
        ["2", "Squire", "1 gold"],
        ["3", "Architect", "1 wood"],
        ["4", "Merchant", "1 gold or 1 wood"],
    ]
    assert len(table.rows) == 18


# ---------------------------------------------------------------- calendar and provinces


def test_the_calendar_tells_year_phase_envoy_enemy_and_order() -> None:
    position = start(3)
    position.year, position.phase, position.order = 1, SPRING, [VIKTOR, ANNA, BORIS]
    position.envoy = VIKTOR

    assert shown(position)[:4] == [
        Heading("Год 1 из 5, Весна — первый урожай"),
        Row("у игрока Виктор", "посланник"),
        Row("сила от 2 до 4", "враг этого года"),
        Row("Виктор, Анна, Борис фон Длинное-Имя", "порядок хода"),
    ]


def test_who_has_looked_reads_the_enemy_and_others_only_that_somebody_did() -> None:
    position = start(3)
    sits(position, ANNA, "general")
    stage(position, AdvisorsHelp(0, 1))

    def enemy(seat: int) -> str:
        return next(part.text for part in shown(position, seat) if isinstance(part, Row) and "враг" in part.label)

    assert "награда: " in enemy(ANNA)
    assert enemy(BORIS) == "сила от 2 до 4"
    assert rows(position, "Анна", BORIS)["кроме того"] == "знает врага этого года"


def test_a_province_tells_points_goods_dice_and_what_is_used_up() -> None:
    """Points below zero have a real minus; a shift by the Market is over for this season."""
    position = start(3)
    position.order = [ANNA, BORIS, VIKTOR]
    given(position, ANNA, *row_to("market"), gold=2, stone=1, tokens=1, soldiers=3, points=-2)
    rolled(position, ANNA, 2, 3, 6, white=[4])
    position.provinces[ANNA].aid_die = True
    stage(position, Influence())
    play(position, ANNA, "place 2 market+1 on architect")

    assert Heading("Анна: очки −2", ANNA in position.asked) in shown(position)
    assert rows(position, "Анна") == {
        "на руках": "золото 2, дерево 0, камень 1; жетоны «+2» 1; воины 3",
        "кубики в руке": "3, 6, белый 4",
        "кроме того": "белый кубик от короля, уже применены: Рынок",
        "здания": "Трактир, Рынок",
    }
    assert rows(position, "Виктор")["здания"] == "нет"


def test_in_winter_the_kings_die_and_the_combat_values_are_shown() -> None:
    position = start(3)
    position.order = [ANNA, BORIS, VIKTOR]
    given(position, ANNA, "statue", gold=2, wood=2, soldiers=1)
    winter(position, "y2_orcs_4", king_die=2)

    assert Row("каждому 2 воина", "королевский кубик") in shown(position)
    assert rows(position, "Анна")["кроме того"] == "боевая мощь 3"
    assert Heading("Анна: очки 0", True) in shown(position)


# ---------------------------------------------------------------- the own sheet


def test_the_sheet_shows_the_price_that_is_paid_now() -> None:
    """The Crane's gold is off in the third and fourth column; what stands has no price."""
    position = start(3)
    given(position, ANNA, *row_to("crane"))

    assert sheet(position)["Подъёмник"] == "■"
    assert sheet(position)["Ратуша"] == "□ 1з 1д 1к ★2"
    assert sheet(position)["Часовня"] == "· 3з 1к ★5"
    assert sheet(position)["Палисад"] == "□ 2д"
    assert sheet(position, "en")["Town Hall"] == "□ 1g 1w 1s ★2"


def test_a_crane_that_is_used_up_leaves_the_price_as_printed() -> None:
    """Option crane_each_time=False."""
    position = start(3, crane_each_time=False)
    given(position, ANNA, *row_to("chapel"), *row_to("crane"), gold=9, wood=9, stone=9)
    position.envoy = ANNA
    stage(position, Build(ANNA))
    play(position, ANNA, "build church")

    assert sheet(position)["Ратуша"] == "□ 2з 1д 1к ★2"
    assert rows(position, "Анна")["кроме того"] == "уже применены: Подъёмник"


def test_what_stands_and_what_comes_next_is_explained() -> None:
    position = start(3)
    given(position, ANNA, *row_to("market"))
    table = [part for part in shown(position, language="en") if isinstance(part, Columns)][1]

    assert [row[0] for row in table.rows] == [
        "□ Statue",
        "■ Inn",
        "■ Market",
        "□ Farms",
        "□ Guard Tower",
        "□ Palisade",
        "□ Barricade",
    ]
    assert ["□ Farms", "−1", "From the next harvest on you roll a white die more."] in table.rows


def test_a_spectator_has_no_sheet() -> None:
    assert not [part for part in shown(start(3), None) if isinstance(part, Grid)]


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_whole_games_every_group_of_dice_and_every_building_is_shown(language: str) -> None:
    rng = Rng(8)
    words = kingsburg.words(language)
    for seats in kingsburg.seats:
        position = kingsburg.start(seats=seats, seed=seats)
        while not position.over:
            seat = position.mover
            if rng.below(12) == 0:
                view = position.view(seat)
                parts = screen(view, words)
                tables = [part for part in parts if isinstance(part, Columns)]
                for value, row in enumerate(tables[0].rows, 1):
                    assert len(row[3].splitlines()) == len(groups_on(view, value))
                grid = next(part for part in parts if isinstance(part, Grid))
                cells = [cell for line in grid.rows for cell in line]
                assert [cell.name for cell in cells] == [words.template(f"building.{id}") for id in BUILDINGS]
                assert all(isinstance(cell, Cell) and cell.text for cell in cells)
                assert sum(isinstance(part, Heading) and part.asked for part in parts) == 1
            position.play(at_random(position, seat, rng), seat)
