"""The move book: codes, notation and back."""

from __future__ import annotations

import pytest

from burgrave.kernel.moves import MoveBook

BOOK = MoveBook()
PASS = BOOK.kind("pass")
BUILD = BOOK.kind("build", house=("inn", "mill", "tower"), floors=4)
PAY = BOOK.kind("pay", gold=5)


def test_codes_of_all_kinds_follow_one_another_without_gaps() -> None:
    codes = [PASS.of(), *(BUILD.of(house, floors) for house in range(3) for floors in range(4))]
    codes += [PAY.of(gold) for gold in range(5)]

    assert codes == list(range(BOOK.size))


def test_a_move_gives_its_parameters_back() -> None:
    for house in range(3):
        for floors in range(4):
            move = BUILD.of(house, floors)
            assert (BUILD.arg(move, 0), BUILD.arg(move, 1)) == (house, floors)
            assert BOOK.kind_of(move) is BUILD
            assert move in BUILD
            assert move not in PAY


def test_a_parameter_is_read_by_its_name() -> None:
    floors = BUILD.parameter("floors")

    assert [floors.of(BUILD.of(2, number)) for number in range(4)] == [0, 1, 2, 3]
    with pytest.raises(KeyError, match="build has no parameter cellars; parameters: house, floors"):
        BUILD.parameter("cellars")


def test_notation_is_the_word_and_the_arguments() -> None:
    assert PASS.notation(None, 0, PASS.of()) == "pass"
    assert BUILD.notation(None, 0, BUILD.of(1, 3)) == "build mill 3"


def test_a_phrase_names_the_values() -> None:
    phrase = BUILD.phrase(None, 0, BUILD.of(2, 1))

    assert phrase.key == "move.build"
    assert phrase.args["house"].key == "house.tower"
    assert phrase.args["floors"] == 1


def test_a_code_outside_the_book_is_refused() -> None:
    for code in (-1, BOOK.size):
        with pytest.raises(IndexError, match=f"codes run from 0 to {BOOK.size - 1}"):
            BOOK.kind_of(code)
