"""What an expert adds up in the head, in positions made by hand."""

from __future__ import annotations

import pytest

from burgrave import burgundy
from burgrave.games.burgundy.estates import MINES
from burgrave.games.burgundy.position import Burgundy
from burgrave.kernel.chance import Rng
from burgrave.kernel.words import LANGUAGES
from burgrave.reading.notes import Note, Notes
from tests.burgundy.given import has, lies, monasteries, shields, start
from tests.titles.games import MODES


def notes_of(p: Burgundy, language: str = "en") -> Notes:
    """What somebody at seat 0 reads."""
    notes = burgundy.presentation.notes
    assert notes is not None
    found = notes(p.view(0), burgundy.words(language))
    assert isinstance(found, Notes)
    return found


def of(p: Burgundy, name: str, seat: int = 0) -> Note:
    return next(note for note in (*notes_of(p).seats[seat], *notes_of(p).table) if note.name == name)


def names_of(p: Burgundy, colour: int) -> list[str]:
    """The cells of a colour."""
    estate = p.realm(0).estate
    return [name for name, other in zip(estate.names, estate.colours, strict=True) if other == colour]


def test_the_next_region_is_the_one_that_lacks_fewest_tiles_and_brings_most() -> None:
    p = start()
    realm = p.realm(0)
    large = max(range(len(realm.estate.region_cells)), key=lambda region: len(realm.estate.region_cells[region]))
    cells = [realm.estate.names[cell] for cell in realm.estate.region_cells[large]]
    kinds = {3: "ship", 4: "cow_2", 5: "bank"}
    lies(p, 0, **dict.fromkeys(cells[1:3], kinds[realm.estate.region_colours[large]]))
    for cell in realm.estate.region_cells[large][3:]:
        realm.cells[cell] = realm.cells[realm.estate.region_cells[large][1]]
    realm.refresh()
    points = p.printed.sizes[len(cells)] + p.printed.phases[1]
    assert of(p, "Next region").value == f"1 tile: +{points}"


def test_the_next_bonus_counts_the_cells_of_a_kind_and_the_tile_that_is_left() -> None:
    p = start()
    mines = names_of(p, MINES)
    lies(p, 0, **dict.fromkeys(mines[1:], "mine"))
    assert of(p, "Next bonus").value == f"1 tile: +{p.printed.first[2]}"
    p.bonuses = [0, 1, 0, 0, 0, 0]
    assert of(p, "Next bonus").value == f"1 tile: +{p.printed.second[2]}"
    p.bonuses = [0, 2, 0, 0, 0, 0]
    assert "mines" not in of(p, "Next bonus").about


def test_goods_count_by_the_players_and_need_a_sale_for_every_colour() -> None:
    p = start(seats=3)
    has(p, 0, red=2, pink=1)
    assert of(p, "Goods").value == "+9"
    assert of(p, "Goods").about == "Points for selling all 3 goods in 2 sales"


def test_the_end_counts_what_is_left_monasteries_and_shields() -> None:
    p = start(shields=True)
    monasteries(p, 0, 15)
    shields(p, 0, 17)
    has(p, 0, workers=5, silver=3, red=1)
    p.realm(0).sold = [2, 1, 0, 0, 0, 0]
    shield = p.printed.shield_points[17]
    assert of(p, "At the end").value == f"+{1 + 3 + 2 + 4 + shield}"
    assert of(p, "At the end").about == (
        f"The final scoring as it would be now: unsold goods 1, silver 3, workers 2, monasteries 4, shields {shield}"
    )


def test_the_rounds_that_are_left_count_the_present_one() -> None:
    p = start()
    p.phase, p.round = 2, 3
    assert of(p, "Rounds left").value == "18"
    p.phase, p.round = 5, 5
    assert of(p, "Rounds left").value == "1"


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_all_ways_to_play_there_are_at_most_four_short_notes_a_seat(language: str) -> None:
    for seats, options in MODES["burgundy"]:
        p, rng = burgundy.start(seats, 5, **options), Rng(5)
        for _ in range(90):
            p.play(p.legal(p.mover)[rng.below(len(p.legal(p.mover)))], p.mover)
            if p.over:
                break
        assert isinstance(p, Burgundy)
        found = notes_of(p, language)
        assert len(found.seats) == seats
        unseen = next(note for note in found.table if note.name in ("Tiles unseen", "Жетонов в стопках"))
        assert int(unseen.value) == len(p.tiles.cards)
        assert all(len(notes) <= 4 and all(len(note.name + note.value) < 40 for note in notes) for notes in found.seats)
        assert not [note for notes in (*found.seats, found.table) for note in notes if "{" in note.about]
