"""Rules pages: plain text becomes safe HTML, and every doubt about a figure has its reason."""

from __future__ import annotations

from typing import cast

import pytest

from burgrave.kernel.options import Options
from burgrave.kernel.words import Words
from burgrave.reading.rulebook import bullets, doubts_of, item, options_table, prose, table

pytestmark = pytest.mark.once


class Echo:
    """Words that say the keys themselves."""

    def template(self, key: str) -> str:
        return key


class Numbered(Options):
    CHOICES = {"start": ("event", *range(105)), "schemes": (1, 2)}


def test_text_is_escaped() -> None:
    assert prose("a < b\n- c & d\n- e\nf") == "<p>a &lt; b</p><ul><li>c &amp; d</li><li>e</li></ul><p>f</p>"
    assert item('x"y', "<i>", "A & B") == '<li id="x&quot;y"><strong>A &amp; B.</strong> &lt;i&gt;</li>'
    assert "<td>&lt;b&gt;</td>" in table(["h"], [("r", ["n", "<b>"])])


def test_a_list_has_its_entries_in_their_order() -> None:
    assert bullets([item("a", "one"), item("", "two")]) == '<ul><li id="a">one</li><li>two</li></ul>'


def test_a_long_row_of_numbers_is_told_by_its_ends() -> None:
    html = options_table(Numbered, cast(Words, Echo()))

    assert "<td>option.start.event / 0–104</td>" in html
    assert "<td>option.schemes.1 / option.schemes.2</td>" in html


def test_figures_of_the_rulebook_and_confirmed_ones_are_not_doubted() -> None:
    assert doubts_of({"points": 1, "source": "rulebook"}, [], ()) == {}
    assert doubts_of({"points": 1, "source": "public", "confirmed": True}, [], ()) == {}


def test_every_doubted_figure_stands_under_its_own_source() -> None:
    record = {"points": 1, "cost": 2, "year": 3, "kind": 4, "source": "public", "cost_source": "assumed"}
    record["kind_source"] = "rulebook"

    assert doubts_of(record, [], ("year",)) == {"public": ["points"], "assumed": ["cost"]}


def test_a_figure_that_an_overlay_has_changed_is_no_longer_doubted() -> None:
    record = {"points": 1, "cost": 2, "source": "assumed"}

    assert doubts_of(record, ["cost"], ()) == {"changed": ["cost"], "assumed": ["points"]}
