"""What an expert adds up in Kingsburg stands beside the players."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave import kingsburg
from burgrave.games.kingsburg.components import ENEMIES
from burgrave.games.kingsburg.position import AUTUMN, RECRUIT, Kingsburg
from burgrave.reading.notes import Note, Notes
from tests.kingsburg.given import given, start
from tests.titles.given import ANNA, BORIS


def noted(p: Kingsburg, seat: int = ANNA) -> Notes:
    assert kingsburg.presentation.notes is not None
    notes = kingsburg.presentation.notes(p.view(seat), kingsburg.words("en", ["Anna", "Boris"]))
    assert isinstance(notes, Notes)
    return notes


def by_name(notes: Sequence[Note]) -> dict[str, str]:
    return {note.name: note.value for note in notes}


def test_the_strength_for_winter_counts_soldiers_and_buildings_against_every_enemy_of_the_year() -> None:
    p = start(2)
    given(p, ANNA, "guard_tower", "palisade", soldiers=3)
    given(p, BORIS, "stone_wall", soldiers=1)
    foes = [enemy for enemy in p.printed.enemies if enemy.year == 1]
    span = f"{min(foe.strength for foe in foes)}–{max(foe.strength for foe in foes)}"

    notes = noted(p)

    assert by_name(notes.seats[ANNA])["Winter"] == f"5–6 + 1–6 against {span}"
    assert "buildings 2–3" in notes.seats[ANNA][0].about
    assert by_name(notes.seats[BORIS])["Winter"] == f"2 + 1–6 against {span}"
    assert "as great as the enemy's or greater" in notes.seats[BORIS][0].about


def test_only_who_has_looked_reads_the_strength_of_the_enemy() -> None:
    p = start(2)
    p.piles()
    p.show(p.enemies, len(p.enemies) - 1, 1 << ANNA)
    known = p.printed.enemies[p.enemies.cards[-1]]

    assert by_name(noted(p, ANNA).table)["Enemy"] == str(known.strength)
    assert "–" in by_name(noted(p, BORIS).table)["Enemy"]
    assert known.id in ENEMIES


def test_points_in_sight_are_those_of_harvests_to_come_and_of_goods_at_the_end() -> None:
    p = start(2)
    given(p, ANNA, "embassy", "cathedral", gold=3, wood=2, points=10)
    p.year, p.phase = 5, AUTUMN

    assert by_name(noted(p).seats[ANNA])["In sight"] == "13"
    assert "In sight" not in by_name(noted(p).seats[BORIS])
    assert by_name(noted(p).table)["Harvests left"] == "1"


def test_buildings_and_goods_decide_who_is_behind() -> None:
    p = start(2)
    given(p, BORIS, "inn", "market", gold=2, stone=1)
    p.phase = RECRUIT

    assert by_name(noted(p).seats[BORIS])["Buildings · goods"] == "2 · 3"
    assert by_name(noted(p).table)["Harvests left"] == "12"
