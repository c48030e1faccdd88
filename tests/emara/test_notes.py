"""What an expert adds up in Crown of Emara stands beside the players."""

from __future__ import annotations

from burgrave import emara
from burgrave.games.emara.components import SET_B
from burgrave.games.emara.position import Emara
from burgrave.reading.notes import Notes
from tests.emara.given import advisor, favor, given, start
from tests.titles.given import ANNA, BORIS


def noted(p: Emara, seat: int = ANNA) -> Notes:
    assert emara.presentation.notes is not None
    notes = emara.presentation.notes(p.view(seat), emara.words("en", ["Anna", "Boris"]))
    assert isinstance(notes, Notes)
    return notes


def test_the_result_now_is_the_lower_scale_with_leftovers_split_best() -> None:
    p = start()
    given(p, ANNA, cp=20, bp=30, coins=4)
    given(p, BORIS, cp=25, bp=25)

    seats = noted(p).seats

    assert [note.value for note in seats[ANNA]] == [str(p.view(ANNA)["results"][ANNA]["result"]), "−10"]
    assert seats[ANNA][1].name == "Citizens behind"
    assert [note.value for note in seats[BORIS]] == ["25"]


def test_tokens_and_advisors_that_are_seen_are_not_in_the_stacks() -> None:
    p = start()
    turns, tokens, advisors = noted(p).table
    assert (turns.name, turns.value) == ("Turns left", "18")
    assert (tokens.value, advisors.value) == ("12", str(len(SET_B)))
    assert tokens.about.count("Castle") == 3

    favor(p, ANNA, "castle_cp")
    tokens = noted(p).table[1]

    assert (tokens.value, tokens.about.count("Castle")) == ("11", 2)


def test_an_advisor_who_has_come_is_no_longer_to_come() -> None:
    p = start()
    name = emara.words("en").template("advisor.toolmaker")
    before = noted(p).table[2].about
    advisor(p, BORIS, "toolmaker")

    assert (name in before) != (name in noted(p).table[2].about) or name not in before
