"""Kingsburg drawn: what certain positions must show, and pictures by `burgrave draw`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from burgrave import kingsburg
from burgrave.drawing import Panel, stylesheet
from burgrave.games.kingsburg.components import BUILDINGS
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.position import COLOURED, NEUTRAL, Kingsburg
from burgrave.kernel.chance import Rng
from burgrave.kernel.record import Game
from burgrave.kernel.testing import stage
from burgrave.kernel.words import LANGUAGES
from tests.cli.test_cli import run
from tests.kingsburg.given import given, rolled, row_to, sits, start, winter
from tests.titles.drawn import drawn, pieces, root_of
from tests.titles.given import ANNA, BORIS, VIKTOR, play

pytestmark = pytest.mark.once


def test_advisors_are_at_least_44_units_high() -> None:
    for id, part in pieces(drawn(start(3), 0)).items():
        if id.startswith("advisor-"):
            assert float(part[0].get("height", 0)) >= 44
            assert float(part[0].get("width", 0)) >= 88


def test_who_has_looked_sees_the_enemy_and_the_others_see_its_back() -> None:
    position = start(3)
    position.show(position.enemies, len(position.enemies) - 1, 1 << BORIS)

    label = pieces(drawn(position, BORIS))["enemy"].get("aria-label", "")
    unknown = pieces(drawn(position, ANNA))["enemy"].get("aria-label", "")

    assert re.fullmatch(r"This year's enemy: \w+, strength \d", label)
    assert unknown == "This year's enemy: strength 2 to 4"
    assert "".join(panel.svg() for panel in drawn(position, ANNA)).count("knows this year&#x27;s enemy") <= 1
    assert "#i-peek" in next(panel.body for panel in drawn(position, None) if panel.id == "calendar")


def test_dice_lie_on_their_advisors_with_token_market_and_envoy() -> None:
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

    panels = drawn(position, ANNA)
    court = next(panel for panel in panels if panel.id == "court")
    inside = {part.get("id") for part in root_of(court).iter("g")}

    assert {"die-0-0", "die-0-1", "die-0-3", "die-1-0", "die-1-2"} <= inside
    assert "die-0-2" not in inside
    assert court.body.count("#i-plus2") == 1
    assert ">−1</text>" in court.body
    assert "taken by Анна, Boris &lt;the Bold&gt; &amp; Co" in court.body
    assert "token-0" not in pieces(panels)
    assert "market-0-up" not in pieces(panels)


def test_namesakes_on_one_advisor_are_both_named() -> None:
    position = start(2)
    rolled(position, ANNA, 5)
    rolled(position, BORIS, 5)
    position.envoy, position.order = BORIS, [ANNA, BORIS]
    stage(position, Influence())
    play(position, ANNA, "place 5 on sergeant")
    play(position, BORIS, "place 5 on sergeant")

    panels = kingsburg.presentation.draw(position.view(None), kingsburg.words("en", ["Anna", "Anna"]))

    assert "taken by Anna, Anna" in next(panel.body for panel in panels if panel.id == "court")


def test_dice_put_on_an_advisor_change_the_advisor_and_the_hand() -> None:
    position = start(3)
    position.order = [ANNA, BORIS, VIKTOR]
    for seat in position.order:
        rolled(position, seat, 2, 3, 6)
    stage(position, Influence())
    before = {panel.id: panel.parts for panel in drawn(position, ANNA)}

    play(position, ANNA, "place 2+3 on sergeant")

    changed = {
        panel.id: [part for part, was in zip(panel.parts, before[panel.id], strict=True) if part != was]
        for panel in drawn(position, ANNA)
    }
    advisor, dice = changed["court"]
    assert 'id="advisor-5"' in advisor
    assert {'id="die-0-0"', 'id="die-0-1"'} <= set(re.findall(r'id="die[^"]*"', dice))
    assert [part.count('class="slot"') for part in changed["province-0"]] == [1, 1]
    assert [part.count('class="now"') for part in changed["province-1"]] == [1], "Boris is asked"
    assert changed["province-2"] == []
    assert [re.findall("now|cell", part) for part in changed["calendar"]] == [["cell"], ["now"]]


def test_a_province_has_as_many_parts_whatever_is_rolled() -> None:
    position = start(3)
    lengths = set()
    for coloured, white in (((), ()), ((4,), ()), ((1, 2, 3), ()), ((1, 2, 3), (4, 5))):
        rolled(position, ANNA, *coloured, white=white)
        lengths.add(tuple(len(panel.parts) for panel in drawn(position, ANNA)))
        lengths.add(tuple(len(panel.parts) for panel in drawn(position, ANNA, "ru")))

    assert len(lengths) == 1


def test_the_markets_buttons_are_there_while_it_can_shift_a_die() -> None:
    position = start(3)
    given(position, ANNA, *row_to("market"))
    assert "market-0-up" not in pieces(drawn(position, ANNA))

    rolled(position, ANNA, 1, 2, 3)
    assert {"market-0-up", "market-0-down"} <= set(pieces(drawn(position, ANNA)))
    assert "market-0-up" not in pieces(drawn(position, BORIS))

    position.provinces[ANNA].market_used = True
    assert "market-0-up" not in pieces(drawn(position, ANNA))


def test_white_dice_are_white_and_coloured_dice_have_the_charge_of_their_owner() -> None:
    position = start(4)
    rolled(position, VIKTOR, 1, 2, 3, white=[4, 5])

    found = pieces(drawn(position, VIKTOR))

    for index in range(5):
        body = ElementTree.tostring(found[f"die-2-{index}"], encoding="unicode")
        assert ("die-white" in body) == (index >= COLOURED)
        assert ("#pips-chevron-" in body) == (index < COLOURED)


def test_a_neutral_die_lies_at_court_or_set_aside() -> None:
    position = start(2)
    sits(position, NEUTRAL, "sergeant", "general")
    position.neutral, position.neutral_at = [2, 3, 5, 5, 5], [10, 10, 10, 5, 0]

    found = pieces(drawn(position, ANNA))

    assert {f"neutral-{index}" for index in range(5)} <= set(found)
    assert "out of play" in found["neutral-4"].get("aria-label", "")


def test_the_next_building_of_every_row_stands_out() -> None:
    position = start(3)
    given(position, ANNA, *row_to("church"), "inn")

    found = pieces(drawn(position, ANNA))
    states = {name: (found[f"building-0-{name}"].get("class") or "").split()[-1] for name in BUILDINGS}

    assert [name for name in BUILDINGS if states[name] == "stands"] == ["statue", "chapel", "church", "inn"]
    assert [name for name in BUILDINGS if states[name] == "next"] == [
        *("cathedral", "market", "guard_tower", "palisade", "barricade")
    ]


def test_winter_shows_the_kings_die_and_combat_values() -> None:
    position = start(3)
    given(position, ANNA, gold=3, wood=3)
    winter(position, "y2_orcs_4", king_die=2)

    calendar = next(panel for panel in drawn(position, None) if panel.id == "calendar")

    assert position.king_die == 2
    assert "The King's die: 2" in calendar.body
    assert "combat value 2" in calendar.body
    assert "Orcs, strength 4" in calendar.body


def test_figures_of_an_overlay_are_drawn() -> None:
    position = kingsburg.start(
        seats=2, seed=1, components=kingsburg.components({"building": {"statue": {"points": 7}}})
    )
    assert isinstance(position, Kingsburg)

    def statue(drawing: list[Panel]) -> str:
        return ElementTree.tostring(pieces(drawing)["building-0-statue"], encoding="unicode")

    assert ">7</text>" in statue(drawn(position, 0))
    assert ">7</text>" not in statue(drawn(start(2), 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawing_speaks_the_readers_language(language: str) -> None:
    text = "".join(panel.svg() for panel in drawn(start(3), 0, language))

    assert ("Казначей" in text) == (language == "ru")
    assert ("Treasurer" in text) == (language == "en")


# ---------------------------------------------------------------- burgrave draw


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = Game(kingsburg, 3, 4, players=["Anna", "Boris", "Viktor"])
    rng = Rng(1)
    while len(game.record.moves) < 40:
        moves = game.position.legal()
        game.play(moves[rng.below(len(moves))])
    path = tmp_path / "game.json"
    game.record.save(path)
    return path


def test_draw_writes_a_picture_with_its_colours(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = record.with_name("picture.svg")

    code, out, err = run(capsys, "draw", str(record), "--at", "20", "--seat", "2", "--lang", "ru", "-o", str(output))

    assert (code, out, err) == (0, "", "")
    root = ElementTree.fromstring(output.read_text(encoding="utf-8"))
    style: Any = root.find("{http://www.w3.org/2000/svg}style")
    assert style.text == stylesheet()
    panels = {part.get("id") for part in root.iter("{http://www.w3.org/2000/svg}svg") if part.get("class") == "panel"}
    assert panels == {"panel-court", "panel-calendar", "panel-province-0", "panel-province-1", "panel-province-2"}
    assert "Boris" in output.read_text(encoding="utf-8")


def test_draw_leaves_an_existing_file_alone(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = record.with_name("picture.svg")
    output.write_text("mine")

    code, _, err = run(capsys, "draw", str(record), "-o", str(output), "--lang", "en")

    assert code == 2
    assert err == f"burgrave: {output} exists already; choose another name\n"
    assert output.read_text() == "mine"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seat", "4", "-o", "new.svg"), "there is no seat 4; seats: 1 to 3"),
        (("--at", "99", "-o", "new.svg"), "the record has positions 0 to 40, not 99"),
        (("-o", "no/such/folder/new.svg"), "No such file or directory"),
        ((), "--output"),
    ],
)
def test_draw_answers_wrong_input_with_one_line(
    record: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.chdir(record.parent)

    code, _, err = run(capsys, "draw", str(record), *arguments, "--lang", "en")

    assert code == 2
    assert said in err
    assert err.count("\n") == 1
    assert not record.with_name("new.svg").exists()


def test_equal_dice_in_hand_form_a_group() -> None:
    position = kingsburg.start(seats=2, seed=1)
    assert isinstance(position, Kingsburg)
    position.provinces[0].dice, position.provinces[0].placed = [2, 2, 5, 2], [0, 0, 0, 0]

    own = next(
        panel for panel in kingsburg.presentation.draw(position.view(0), kingsburg.words("en")) if panel.kind == "own"
    )

    assert own.body.count('data-same="die-0-2"') == 2
    assert own.body.count('data-same="die-0-5"') == 1
    assert own.body.count('data-same="white-0-2"') == 1


def test_two_groups_of_one_governor_on_one_advisor_are_drawn_once() -> None:
    position = start(seats=2)
    rolled(position, ANNA, 1, 2, 3)
    position.envoy = ANNA
    stage(position, Influence())
    while position.mover != ANNA:
        position.play(position.parse("pass"))
    play(position, ANNA, "place 3 on architect")
    while position.mover != ANNA:
        position.play(position.parse("pass"))
    play(position, ANNA, "place 1+2 on architect")

    for seat in (ANNA, BORIS, None):
        ids = re.findall(
            r' id="([^"]+)"',
            "".join(panel.body for panel in kingsburg.presentation.draw(position.view(seat), kingsburg.words("en"))),
        )
        assert len(ids) == len(set(ids))
        assert {"die-0-0", "die-0-1", "die-0-2"} <= set(ids)
