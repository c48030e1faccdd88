"""Move texts are held to what the moves do."""

from __future__ import annotations

import pytest
from bidding import TITLE
from bidding.moves import KEEP
from bidding.position import Bidding

from burgrave.kernel.agenda import Question, Step
from burgrave.kernel.check_texts import check_move_text, check_move_texts
from burgrave.kernel.testing import stage
from burgrave.kernel.words import LANGUAGES, ComponentPhrase, Cost, Gain, Phrase

TEMPLATES = [TITLE.words(language) for language in LANGUAGES]


class Prize(Step[Bidding]):
    """A point for the seat."""

    def run(self, p: Bidding) -> None:
        p.points[self.seat] += 1


class Sale(Question[Bidding]):
    """Two points at once, one more by a step that follows, and then a question again."""

    said = Phrase("move.keep")

    def options(self, p: Bidding) -> list[int]:
        return [KEEP]

    def answer(self, p: Bidding, move: int) -> None:
        p.points[self.seat] += 2
        p.then(Prize(self.seat), Sale(self.seat), Prize(self.seat))

    def public(self, p: Bidding) -> bool:
        return False

    def describe(self, p: Bidding, seat: int, move: int) -> Phrase:
        return self.said


def checked(said: Phrase, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(Sale, "said", said)
    position = TITLE.start(2, 0)
    stage(position, Sale(0))
    return check_move_text(position, 0, KEEP, TEMPLATES)


@pytest.mark.parametrize(
    ("said", "amounts"),
    [
        (Phrase("move.keep"), 0),
        (Phrase("move.keep", gain=Gain("points", 2)), 1),
        (Phrase("move.keep", gain=[Gain("points", 3)]), 1),
        (Phrase("move.keep", gain=Gain("points", 3), cost=Cost("points", 1)), 2),
        (Phrase("move.keep", gain=Phrase("move.keep", what=Gain("points", 2))), 1),
        (Phrase("move.keep", gain=Gain("points", 9, certain=False)), 0),
        (Phrase("move.keep", slot=3, card=ComponentPhrase("card.bid_1", n=7)), 0),
    ],
)
def test_a_text_that_says_what_happens_is_right(said: Phrase, amounts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert checked(said, monkeypatch) == amounts


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        (Phrase("move.keep", gain=Gain("points", 4)), "promises"),
        (Phrase("move.keep", cost=Cost("points", 2)), "promises"),
        (Phrase("move.keep", gain=[Gain("points", 2), Cost("points", 2)]), "promises"),
        (Phrase("move.keep", gain=Gain("silver", 2)), "silver"),
        (Phrase("move.keep", n=2), "bare number n"),
        (Phrase("move.keep", what="2 points"), "bare number what"),
    ],
)
def test_a_text_that_says_something_else_is_found(said: Phrase, wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises((AssertionError, KeyError), match=wrong):
        checked(said, monkeypatch)


def test_a_title_whose_moves_cost_nothing_has_nothing_to_compare() -> None:
    assert check_move_texts(TITLE, games=3) == 0


def test_amounts_read_as_plurals() -> None:
    """And a possible amount reads as a certain one does; the sentence says which it is."""
    words = TITLE.words("ru")
    assert [words.say(Gain("points", n)) for n in (1, 2, 5, 21)] == ["1 очко", "2 очка", "5 очков", "21 очко"]
    assert words.say(Cost("points", 2, certain=False)) == "2 очка"
