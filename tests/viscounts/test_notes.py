"""What an expert adds up stands beside the players."""

from __future__ import annotations

from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.reading.notes import notes
from burgrave.reading.notes import Note
from tests.viscounts.given import has, start


def told(position: Viscounts, seat: int = 0) -> dict[str, Note]:
    """The notes of a seat, and those of the table, by their English names."""
    found = notes(position.view(0), position.title.words("en", ["Ann", "Ben"]))
    return {note.name: note for note in (*found.seats[seat], *found.table)}


def test_points_are_told_by_source() -> None:
    position = start()
    has(position, 0, approved=2)

    note = told(position)["Points now"]
    assert int(note.value) == position.scores[0]
    assert "Approved deeds" in note.about


def test_a_collision_is_as_near_as_the_two_markers() -> None:
    position = start()
    position.players[0].corruption, position.players[0].virtue = 3, 4

    note = told(position)["To a collision"]
    assert (note.value, note.about) == (
        "1",
        "1 cell between corruption and virtue: where they meet there is a collision",
    )


def test_deeds_and_debts_are_told_beside_the_most_of_anybody() -> None:
    position = start()
    has(position, 0, approved=1, paid=2)
    has(position, 1, approved=4)

    assert told(position)["Deeds and debts"].about == "Approved deeds 1 (the most 4), paid debts 2 (the most 2)"


def test_the_deck_tells_when_it_will_be_shuffled() -> None:
    position = start()
    player = position.players[0]

    assert told(position)["Deck"].value == str(len(player.deck))


def test_the_table_tells_what_announces_the_end_and_when_it_comes() -> None:
    position = start()
    position.debts_left, position.deeds_left = 3, 5

    table = told(position)
    assert (table["Debts to the end"].value, table["Deeds to the end"].value) == ("3", "5")
    assert table["Round"].about == "The end is not announced yet"

    position.round, position.last_round = 8, 9
    assert (told(position)["Round"].value, told(position)["Round"].about) == ("8/9", "Round 9 is the last")


def test_when_it_is_over_there_is_nothing_to_add_up() -> None:
    position = start()
    view = {**position.view(0), "over": True}

    assert notes(view, position.title.words("ru")).seats == [[], []]
