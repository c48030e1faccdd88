"""A title's screen at the terminal: everything that is in the data is on the screen, and no line is too wide."""

from __future__ import annotations

import io
import re
from collections import Counter

import pytest
from rich.console import Console

from burgrave.cli.screen import show
from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import at_random, draw_options
from burgrave.kernel.title import Title
from burgrave.kernel.words import LANGUAGES
from burgrave.reading.screen import Cell, Columns, Grid, Heading, Row, Screen
from tests.titles.games import TITLES

LONG = "A sentence of more words than a narrow terminal has room for in one line goes on below, farther in."


def drawn(screen: Screen, width: int = 80) -> list[str]:
    """The lines on a terminal of some width."""
    file = io.StringIO()
    show(screen, Console(file=file, width=width, markup=False, highlight=False, emoji=False))
    return file.getvalue().splitlines()


def words_of(screen: Screen) -> list[str]:
    """Everything that is said in a screen."""
    said: list[str] = []
    for part in screen:
        if isinstance(part, Heading):
            said.append(part.text)
        elif isinstance(part, Row):
            said += [part.label, part.text]
        elif isinstance(part, Columns):
            said += [*part.head, *(cell for row in part.rows for cell in row)]
        else:
            said += [text for row in part.rows for cell in row for text in (cell.name, cell.text)]
    return [word for text in said for word in text.split()]


def letters(text: str) -> str:
    """A text without what a drawing adds: spaces, lines, marks."""
    return re.sub(r"[\s│─━╸╺·>:]", "", text)


def test_a_heading_stands_apart_and_has_a_mark_if_an_answer_is_awaited() -> None:
    assert drawn([Heading("Market"), Row("two roses"), Heading("Anna", asked=True), Heading("Boris")]) == [
        "Market",
        "  two roses",
        "",
        "> Anna",
        "",
        "Boris",
    ]


def test_a_row_has_its_label_in_front_and_goes_on_farther_in() -> None:
    first, second = drawn([Row(LONG, "rule")])

    assert first.startswith("  rule: A sentence of more words")
    assert second == "    line goes on below, farther in."


def test_a_label_with_a_sign_at_its_end_has_no_further_one() -> None:
    assert drawn([Row("2", "gold:"), Row("why", "who?")]) == ["  gold: 2", "  who? why"]


def test_columns_stand_under_their_heads() -> None:
    head, _, first, second = drawn([Columns(["good", "amount"], [["wood", "2"], ["stone", "10"]])])

    assert head.index("amount") == first.index("2") == second.index("10")


def test_a_cell_may_have_several_lines() -> None:
    lines = drawn([Columns(["place", "who"], [["castle", "Anna\nBoris"]])])

    assert lines[-2].split() == ["castle", "Anna"]
    assert lines[-1].split() == ["Boris"]
    assert lines[-1].index("Boris") == lines[-2].index("Anna")


def test_columns_that_do_not_fit_side_by_side_go_below_with_the_first_one_again() -> None:
    head = ["name", *(f"a-long-head-{number}" for number in range(10))]
    lines = drawn([Columns(head, [["castle", *map(str, range(10))]])])

    assert max(map(len, lines)) <= 80
    assert sum(line.split()[:1] == ["name"] for line in lines) > 1
    assert sum(line.split()[:1] == ["castle"] for line in lines) > 1
    assert all(one in " ".join(lines).split() for one in head)


def test_a_table_without_heads_has_no_line_under_them() -> None:
    assert [line.split() for line in drawn([Columns(["", ""], [["a", "b"]])])] == [["a", "b"]]


def test_cells_lie_as_on_the_table_with_their_names() -> None:
    upper, lower = drawn([Grid([[Cell("a1", "castle"), Cell("a2")], [Cell("b1"), Cell("b2", "mine")]], [0, 1])])

    assert "│a1 castle" in upper
    assert lower.index("│b1") > upper.index("│a1")
    assert lower.index("│b1") < upper.index("│a2") < lower.index("│b2")


def test_a_hole_in_a_grid_stays_empty() -> None:
    upper, lower = drawn([Grid([[Cell(""), Cell("a2", "x")], [Cell("b1", "y"), Cell("")]])])

    assert upper.index("│a2 x") > lower.index("│b1 y")


def test_a_cell_with_much_in_it_has_more_lines() -> None:
    lines = drawn([Grid([[Cell(f"c{number}", "one two three four five six") for number in range(6)]])])

    assert len(lines) > 1
    assert max(map(len, lines)) <= 80
    assert letters("".join(lines)).count("six") == 6


def test_a_row_of_many_cells_goes_on_below_farther_in_and_no_word_is_broken() -> None:
    first, *more = drawn([Grid([[Cell(f"cell-{number}", "strengthened") for number in range(10)], [Cell("b1")]])])

    assert first.startswith("  │cell-0")
    assert "    │cell-5" in [line[:11] for line in more]
    assert max(map(len, more)) <= 80
    assert " ".join(more).count("strengthened") == 10
    assert more[-1] == "  │b1"


def test_a_map_that_is_too_wide_for_cells_is_told_row_by_row() -> None:
    lines = drawn([Grid([[Cell(f"cell-{number}", "thing") for number in range(30)], [Cell("b1")]], [0, 1])])

    assert max(map(len, lines)) <= 80
    assert "cell-0 thing · cell-1 thing" in lines[0]
    assert "cell-29" in " ".join(lines)
    assert lines[-1] == "  b1"


def test_nothing_in_a_text_is_taken_for_a_style() -> None:
    assert drawn([Heading("[bold]1[/]"), Row("[2]", "[red]")]) == ["[bold]1[/]", "  [red]: [2]"]


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_everything_in_the_screen_of_a_title_is_drawn_within_the_terminal(
    title: Title, language: str, width: int
) -> None:
    words, rng = title.words(language), Rng(4)
    for number in range(3):
        seats, options = draw_options(title, rng)
        position = title.start(seats, number, **options)
        while not position.over:
            if rng.below(40) == 0:
                screen = title.presentation.screen(position.view(position.mover), words)
                lines = drawn(screen, width)
                assert max(map(len, lines)) <= width
                assert Counter(letters("".join(lines))) >= Counter(letters("".join(words_of(screen))))
            position.play(at_random(position, position.mover, rng), position.mover)
