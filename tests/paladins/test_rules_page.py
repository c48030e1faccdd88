"""The rules page: every component with its figures in both languages, in sound HTML, and what the drawing leads to."""

from __future__ import annotations

import re
from functools import partial

import pytest

from burgrave import paladins
from burgrave.games.paladins.components import (
    ACTIONS,
    BOARD_SPACES,
    FAVOURS,
    OF_ATTACK,
    OF_DISMISSAL,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    PaladinsComponents,
)
from burgrave.games.paladins.crews import WORKERS
from burgrave.games.paladins.options import PaladinsOptions
from burgrave.games.paladins.reading.board import THINGS
from burgrave.games.paladins.reading.cards import given
from burgrave.games.paladins.reading.rulebook import PARTS, RULINGS, SECTIONS
from burgrave.kernel.components import doubtful
from burgrave.kernel.words import Words
from tests.titles.pages import anchors, box_of, cells, in_both_languages, page_of, sources_of, tree

pytestmark = pytest.mark.once

box = partial(box_of, paladins, PaladinsComponents)
page = partial(page_of, paladins)
words = in_both_languages(paladins)

ANCHOR = re.compile(r"""rule=(f?)"([^"]+)\"""")
"""An anchor that the drawing names outright; what stands in braces is filled in with an id."""


def listed(words: Words, reason: str, overlay: dict[str, object] | None = None) -> dict[str, str]:
    """The components of every kind whose figures are not sure for a reason."""
    return {row[0]: row[1] for row in sources_of(page(words, overlay)).get(reason, [])}


def test_every_card_and_every_space_has_one_row_or_entry(words: Words) -> None:
    found = anchors(tree(page(words)))

    assert len(found) == len(set(found))
    assert [part.anchor for part in page(words)] == list(SECTIONS)
    wanted = {*SECTIONS, *(part for parts in PARTS.values() for part in parts)}
    families = {
        "paladin": PALADINS,
        "townsfolk": TOWNSFOLK,
        "outsider": OUTSIDERS,
        "wall": WALLS,
        "tavern": TAVERNS,
        "order": ORDERS,
        "favour": FAVOURS,
        "space": BOARD_SPACES,
        "action": ACTIONS,
        "worker": WORKERS,
        "thing": THINGS,
        "ruling": RULINGS,
        "option": PaladinsOptions.CHOICES,
    }
    for name, ids in families.items():
        wanted |= {f"{name}-{id}" for id in ids}
    assert wanted <= set(found), wanted - set(found)


def test_rows_tell_what_is_printed(words: Words) -> None:
    root = tree(page(words))

    assert [cells(root, f"treasury-{players}")[1] for players in range(1, 5)] == ["5", "5", "6", "8"]
    assert [cells(root, f"round-{number}")[1] for number in range(1, 5)] == ["4", "6", "8", "–"]
    assert [cells(root, f"hire-{slot}")[1] for slot in range(1, 6)] == ["3", "2", "2", "1", "0"]
    assert [cells(root, f"commission-time-{time}")[1] for time in range(1, 8)] == ["1", "1", "1", "2", "2", "3", "3"]
    assert [cells(root, f"absolve-time-{time}")[1] for time in range(1, 8)] == ["1", "2", "2", "2", "3", "3", "3"]
    assert [cells(root, f"convert-time-{time}")[1] for time in range(1, 8)] == ["0", "1", "2", "2", "2", "3", "3"]
    assert [cells(root, f"region-{region}")[1:] for region in (1, 2, 3)] == [["0", "1"], ["2", "3"], ["4", "5"]]
    assert cells(root, "track-12")[1] == "20"
    assert cells(root, "bonus-garrison")[1] == "5: 2; 6: 5; 7: 9"
    assert sum(int(cells(root, f"suspicion-{tax}")[1]) for tax in range(3)) == 24
    assert cells(root, "townsfolk-abbot_1")[1] == given(box(), words, OF_DISMISSAL + TOWNSFOLK.index("abbot_1"))
    assert cells(root, "outsider-thief_1")[2] == given(box(), words, OF_ATTACK + OUTSIDERS.index("thief_1"))


def test_worker_spaces_are_named_from_left_to_right(words: Words) -> None:
    spaces = cells(tree(page(words)), "summary-fortify")[1]

    assert spaces == " + ".join(words.template(f"worker.{asked}") for asked in ("merchant", "any", "scout"))


def test_the_attribute_an_action_raises_by_its_card_is_named(words: Words) -> None:
    for action, raised in (("fortify", "strength"), ("attack", "influence"), ("convert", "strength")):
        said = words.template("rules.on_card").format(attribute=words.template(f"attribute.{raised}"))
        assert cells(tree(page(words)), f"summary-{action}")[3] == said


def test_everything_the_drawing_leads_to_is_on_the_page(words: Words) -> None:
    found = anchors(tree(page(words)))
    named = [
        match
        for path in sorted((paladins.folder / "drawing").glob("*.py"))
        for match in ANCHOR.findall(path.read_text(encoding="utf-8"))
    ]

    assert named
    for formatted, anchor in named:
        pattern = "[a-z0-9_]+".join(re.escape(part) for part in re.split(r"\{[^}]*\}", anchor)) if formatted else anchor
        assert any(re.fullmatch(pattern, one) for one in found), anchor


def test_an_overlays_figures_show_up_and_are_called_changed(words: Words) -> None:
    overlay: dict[str, object] = {
        "treasury": {"start": {"silver": [5, 5, 6, 11]}},
        "jar": {"4": {"influence": 5}},
        "action": {"develop": {"silver": 2}},
        "wall": {"wall05": {"vp": 7}},
        "townsfolk": {"abbot_1": {"dismiss": {"silver": 4}}},
        "space": {"r1s2": {"players": 4}},
    }
    sections = page(words, overlay)
    root = tree(sections)

    assert cells(root, "treasury-4")[1] == "11"
    assert cells(root, "absolve-time-4")[2] == "5"
    assert cells(root, "wall-wall05")[2] == "7"
    assert cells(root, "townsfolk-abbot_1")[1] == words.template("things.silver", 4).format(n=4)
    assert cells(root, "space-r1s2")[3] == "4+"
    assert words.template("things.silver", 2).format(n=2) in sections[SECTIONS.index("actions")].html
    assert not listed(words, "changed")
    assert set(listed(words, "changed", overlay)) == {words.template(f"rules.kind.{name}") for name in overlay}
    assert listed(words, "assumed", overlay)[words.template("rules.kind.jar")] == "2; 3; 5; 6; 7"


def test_assumed_figures_are_listed(words: Words) -> None:
    assumed = listed(words, "assumed")

    assert assumed[words.template("rules.kind.jar")] == "2; 3; 4; 5; 6; 7"
    assert assumed[words.template("rules.kind.absolve")] == "4; 5; 6; 7"
    assert assumed[words.template("rules.kind.workshop")] == "1; 2; 3; 4; 5; 6; 7; 8"
    assert len(assumed[words.template("rules.kind.space")].split("; ")) == len(BOARD_SPACES)
    weak = {
        name
        for name, records in paladins.sheet.figures.items()
        for record in records.values()
        for field in doubtful(record)
        if record.get(f"{field}_source", record["source"]) == "assumed"
    }
    assert set(assumed) == {words.template(f"rules.kind.{name}") for name in weak}


def test_every_table_of_figures_has_a_name(words: Words) -> None:
    for name in paladins.sheet.figures:
        assert words.template(f"rules.kind.{name}")
