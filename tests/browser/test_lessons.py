"""Lessons in the browser: by touch and by keys, in both languages, on a phone; wrong moves, and a game afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import TimeoutError, expect

from burgrave.lessons import Lesson, lessons_of
from burgrave.lessons.lesson import ASK, DO, FREE
from tests.browser.visitor import PHONE, Visitor, Visitors

FIRST = dict.fromkeys(("kingsburg", "burgundy", "emara", "paladins", "viscounts"), "first-turn")
"""The lesson of each title that is played through."""

FREE_TO_MOVE = """() => document.body.dataset.state === 'ready'
    && document.querySelector('#lesson-next, #moves button')"""
"""Is there something to do: a move, or to read on?"""

MOST_FREE = 40
"""By so many moves of the learner a step of freedom has ended."""

ASKED = """() => {
    const { hint, ask } = document.querySelector('#lesson').dataset;
    return document.querySelector('#lesson-next') || hint || ask;
}"""
"""Does the lesson wait for its learner?"""


def begin(visitor: Visitor, title: str, name: str) -> None:
    visitor.open("/learn")
    visitor.page.locator(f"form[action='/learn/{title}/{name}'] button").click()
    visitor.ready()


def touch(visitor: Visitor, id: str, keys: bool) -> None:
    """Touch a piece or a button that stands for one."""
    piece = visitor.page.locator(f"[id='{id}']")
    if not piece.is_visible():
        tab = piece.evaluate("piece => piece.closest('[data-tab]')?.dataset.tab")
        visitor.page.locator(f"#tabs button[data-tab='{tab}']").click()
    if keys:
        piece.focus()
        visitor.press("Enter")
    else:
        piece.click()


PLAYED_OR_PROPOSED = """seq => Number(document.body.dataset.seq) > seq || document.getElementById('confirm')"""

PROPOSED_BY = 1500
"""Milliseconds by which a touch has proposed a move, if it is going to."""


def make(visitor: Visitor, pieces: list[str], keys: bool) -> None:
    """Touch the pieces of a move, the last one first, until it is played or proposed; a proposal is confirmed."""
    before = visitor.seq
    for piece in reversed(pieces):
        touch(visitor, piece, keys)
        try:
            visitor.page.wait_for_function(PLAYED_OR_PROPOSED, arg=before, timeout=PROPOSED_BY)
        except TimeoutError:
            continue
        break
    if visitor.seq == before:
        touch(visitor, "confirm", keys)


def go_through(visitor: Visitor, lesson: Lesson, keys: bool = False) -> None:
    """Every step as the lesson asks for it."""
    for number, step in enumerate(lesson.steps, start=1):
        if step.kind == "play" and not step.say:
            continue
        strip = visitor.page.locator("#lesson")
        expect(strip.locator(".lesson-head small")).to_contain_text(f"{number} ")
        if step.kind == FREE:
            play_freely(visitor, number)
            continue
        visitor.page.wait_for_function(ASKED)
        seq = visitor.seq
        if step.kind == ASK:
            touch(visitor, step.right, keys)
        elif step.kind == DO:
            pieces = list(dict.fromkeys((strip.get_attribute("data-hint") or "").split()))
            make(visitor, pieces, keys)
        else:
            touch(visitor, "lesson-next", keys)
        visitor.after(seq)


def play_freely(visitor: Visitor, number: int) -> None:
    """Play any moves until this step of freedom is over; a goal that was missed is given up."""
    head = visitor.page.locator("#lesson .lesson-head small")
    for _ in range(MOST_FREE):
        visitor.page.wait_for_function(FREE_TO_MOVE)
        if f"{number} " not in (head.text_content() or ""):
            return
        if visitor.page.locator("#lesson-next").is_visible():
            seq = visitor.seq
            touch(visitor, "lesson-next", keys=False)
            visitor.after(seq)
        else:
            visitor.my_turn()
            visitor.move_in_words()
    raise AssertionError(f"step {number} does not end by {MOST_FREE} moves")


@pytest.mark.parametrize("title", FIRST)
def test_a_lesson_is_played_to_its_end_by_touch_and_becomes_a_game(visitor: Visitors, title: str) -> None:
    ann = visitor()
    lesson = next(one for one in lessons_of(title) if one.name == FIRST[title])
    begin(ann, title, lesson.name)
    go_through(ann, lesson)
    expect(ann.page.locator("#lesson [data-do=lesson_leave]")).to_be_visible()
    ann.check_with_axe()
    ann.page.locator("#lesson [data-do=lesson_leave]").click()
    ann.hurry(3)

    ann.open("/learn")
    expect(ann.page.locator(f"#{title} .done")).to_have_count(1)


def test_a_lesson_goes_by_keys_in_russian_on_a_phone(visitor: Visitors) -> None:
    ann = visitor(language="ru-RU", size=PHONE)
    lesson = lessons_of("kingsburg")[0]
    begin(ann, "kingsburg", lesson.name)
    go_through(ann, lesson, keys=True)

    expect(ann.page.locator("#lesson [data-do=lesson_leave]")).to_be_visible()


def test_a_wrong_move_is_answered_and_can_be_played_and_one_comes_back(visitor: Visitors) -> None:
    ann = visitor()
    begin(ann, "kingsburg", "first-turn")
    ann.page.locator("#lesson-next").click()
    ann.page.locator("[id='good-0-gold']").click()
    ann.page.locator("#lesson-next").click(timeout=10_000)
    ann.page.locator("[id='advisor-6']").click()
    expect(ann.page.locator("#lesson-answer")).to_contain_text("Not this one")
    ann.page.locator("[id='advisor-8']").click()
    ann.page.wait_for_selector("#moves button")
    ann.page.locator("[id='advisor-5']").click()
    ann.page.locator("#confirm").click()
    expect(ann.page.locator("#lesson-answer")).to_contain_text("not enough gold")
    ann.page.locator("#lesson-answer button").click()
    expect(ann.page.locator("#lesson [data-do=lesson_back]")).to_be_visible()
    ann.page.locator("#lesson [data-do=lesson_back]").click()

    expect(ann.page.locator("#lesson .lesson-words")).to_contain_text("Treasurer")
