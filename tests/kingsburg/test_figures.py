"""Where the figures come from, and that every weak one can be corrected by an overlay."""

from __future__ import annotations

import json

import pytest

from burgrave import kingsburg
from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.components import BUILDINGS, ENEMIES, KINDS, SHEET
from burgrave.games.kingsburg.reading.rulebook import RULINGS
from burgrave.kernel.components import about_source, doubtful
from burgrave.kernel.testing import stage
from tests.cli.test_cli import run
from tests.kingsburg.given import box, sits, start
from tests.titles.drawn import drawn, pieces
from tests.titles.given import ANNA, offers

pytestmark = pytest.mark.once


def test_the_strengths_of_a_year_are_those_on_the_backs_of_its_cards() -> None:
    """A stronger enemy in the deck does not change what is printed on its back."""
    stronger = box({"enemy": {"y1_zombies_4": {"strength": 6}}})

    assert (stronger.weakest, stronger.strongest) == ([0, 2, 3, 4, 5, 7], [0, 4, 5, 6, 7, 9])


def test_an_overlay_corrects_the_back_of_a_card_wherever_it_is_shown() -> None:
    position = start(seats=3, components=box({"back": {"year_1": {"weakest": 1, "strongest": 6}}}))

    label = pieces(drawn(position, ANNA))["enemy"].get("aria-label", "")

    assert label == "This year's enemy: strength 1 to 6"


def test_the_printed_strengths_lie_between_those_on_their_backs() -> None:
    for enemy in box().enemies:
        assert box().weakest[enemy.year] <= enemy.strength <= box().strongest[enemy.year]


def test_an_overlay_says_whether_the_smuggler_may_be_refused() -> None:
    """The right to refuse is assumed, so it can be corrected like any figure."""
    strict = start(seats=3, components=box({"advisor": {"smuggler": {"optional": False}}}))
    sits(strict, ANNA, "smuggler")
    stage(strict, AdvisorsHelp(0, 1))

    assert "decline" not in offers(strict)


def test_every_weak_figure_of_a_component_can_be_corrected_by_an_overlay() -> None:
    """Readings are options or orders that hurt nobody, names are words; all else has its place in an overlay."""
    for table, records in SHEET.figures.items():
        if table in ("reading", "name", "piece"):
            continue
        for id, record in records.items():
            assert set(doubtful(record)) <= set(SHEET.printed[table]), f"{table}.{id}"


def test_of_the_disputed_card_only_reward_and_loss_are_weak() -> None:
    assert doubtful(SHEET.figures["enemy"]["y4_demons_6"]) == ["reward", "loss"]


def test_the_command_line_lists_everything_that_is_weaker_than_two_sources(capsys: pytest.CaptureFixture[str]) -> None:
    """`burgrave components kingsburg --assumed`, as README.md promises: rulings and names included."""
    code, out, _ = run(capsys, "components", "kingsburg", "--assumed", "--json")

    assert code == 0
    shown = json.loads(out)
    assert set(shown) == {"advisor", "enemy", "name", "reading"}
    # The rulebook itself and the designer stand behind these; names have a table of their own.
    assert set(shown["reading"]) == set(RULINGS) - {"rerolls", "one_token", "names"}
    assert set(shown["name"]) == {"wizards_guild", "orcs", "barbarians", "dragons"}


def test_names_that_are_not_in_the_rulebook_are_those_of_the_catalogue() -> None:
    russian = kingsburg.words("ru")
    for id, record in SHEET.figures["name"].items():
        family = "building" if id in BUILDINGS else "kind"
        assert id in (*BUILDINGS, *KINDS)
        assert russian.template(f"{family}.{id}") == record["ru"]


def test_every_confirmed_figure_names_two_sources() -> None:
    for table, records in SHEET.figures.items():
        for id, record in records.items():
            if record.get("confirmed") and any(not about_source(field) for field in record):
                assert len(record["refs"]) >= 2, f"{table}.{id}"


def test_every_card_has_a_back() -> None:
    assert {int(id[1]) for id in ENEMIES} == {back["year"] for back in SHEET.figures["back"].values()}
