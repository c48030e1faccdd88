"""What an expert adds up stands beside the players."""

from __future__ import annotations

from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.reading.notes import notes
from burgrave.reading.notes import Note
from tests.paladins.given import start


def told(position: Paladins, seat: int = 0) -> dict[str, Note]:
    """The notes of a seat, and those of the table, by their English names."""
    found = notes(position.view(0), position.title.words("en", ["Ann", "Ben"]))
    return {note.name: note for note in (*found.seats[seat], *found.table)}


def test_points_are_told_by_source() -> None:
    position = start()
    board = position.boards[0]
    board.silver, board.provisions, board.paid = 4, 2, 1

    note = told(position)["Points now"]
    assert int(note.value) == position.scores[0]
    assert note.about == "What the points are made of: Debts 1, Silver and provisions 2"


def test_whoever_has_most_suspicion_would_be_accused() -> None:
    position = start()
    position.boards[1].suspicion = [position.suspicion_deck.draw() for _ in range(2)]

    assert told(position, 0)["Suspicion"].value == "0/2"
    assert "would spare" in told(position, 0)["Suspicion"].about
    assert "would accuse" in told(position, 1)["Suspicion"].about


def test_the_bonus_of_actions_tells_what_is_nearest() -> None:
    position = start()
    ladder = position.printed.bonus[6]
    first = next(count for count in range(len(ladder)) if ladder[count])
    position.boards[0].commissions = first - 1

    note = told(position)["Bonuses of actions"]
    assert note.value == "0"
    assert f"Commission: 1 time more for {ladder[first]} VP" in note.about


def test_the_table_tells_what_is_left_until_the_inquisition_and_the_end() -> None:
    position = start()
    position.treasury = 2

    table = told(position)
    assert table["Treasury"].value == "2"
    assert table["Round"].about == "6 more after this one"
    assert f"suspicion {len(position.suspicion_deck)}" in table["Suspicion deck"].about


def test_when_it_is_over_there_is_nothing_to_add_up() -> None:
    position = start()
    view = {**position.view(0), "over": True}

    assert notes(view, position.title.words("ru")).seats == [[], []]
