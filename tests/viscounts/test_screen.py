"""The terminal's view as data: all that lies on the table, in the reader's language."""

from __future__ import annotations

from itertools import pairwise

import pytest

from burgrave import viscounts
from burgrave.games.viscounts.movement import Move
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.reading.screen import screen
from burgrave.kernel.testing import stage
from burgrave.reading.screen import Columns, Grid, Heading, Row
from tests.viscounts.alone import solo
from tests.viscounts.given import (
    AI,
    BLUE,
    RED,
    at,
    board,
    bonus,
    built,
    has,
    manuscript_on,
    manuscripts,
    owns,
    pile,
    schemes,
    start,
    workers,
)


def rows(position: Viscounts, label: str, language: str = "en") -> list[str]:
    """The rows with a label."""
    shown = screen(position.view(RED), viscounts.words(language))
    return [part.text for part in shown if isinstance(part, Row) and part.label == label]


def lines(position: Viscounts, first: str, language: str = "en") -> list[list[str]]:
    """The lines of tables that begin with this cell."""
    shown = screen(position.view(RED), viscounts.words(language))
    return [list(row) for part in shown if isinstance(part, Columns) for row in part.rows if row[0] == first]


def cells(position: Viscounts, language: str = "en") -> dict[str, str]:
    """What the grids show, by the names of their cells."""
    shown = screen(position.view(RED), viscounts.words(language))
    return {cell.name: cell.text for part in shown if isinstance(part, Grid) for row in part.rows for cell in row}


def test_every_location_and_every_spot_is_there_by_its_name() -> None:
    position = start()
    at(position, RED, "3")
    at(position, BLUE, "meadow")
    built(position, BLUE, meadow_0="trading_post_1")
    shown = cells(position)
    assert len(shown) == 15 + 25
    assert shown["location 3"] == "2 × merchant → 1 ink; viscount: Player 1"
    assert shown["inner road (Meadow)"] == "viscount: Player 2"
    assert shown["Meadow, 1"] == "(left) 1 ink ■ trading post 1, Player 2 → 2 silver"
    assert cells(position, "ru")["Луг, 1"] == "(левый) 1 чернильница ■ фактория 1, Игрок 2 → 2 серебра"


def test_piles_show_what_their_top_card_does() -> None:
    position = start()
    pile(position, "lake", "peddler_2")
    manuscript_on(position, "lake", "grey_9")
    folk, paper = lines(position, "Lake")
    assert folk[1:6] == ["Peddler", "2 silver", "3 × merchant", "1 virtue", "At a collision: 1 gold."]
    assert paper[1] == "manuscript (grey ribbon, cost 6; 1 VP per own building)"
    assert int(folk[6]) == len(position.townsfolk[0])


def test_an_empty_pile_shows_what_is_printed_there() -> None:
    position = start()
    pile(position, "lake")
    manuscript_on(position, "lake", None)
    folk, paper = lines(position, "Lake")
    assert (folk[1], folk[6]) == ("Printed townsfolk", "0")
    assert paper[1:] == ["printed manuscript (cost 3; 1 deed)", "0"]


def test_the_castle_names_every_worker_the_leader_and_the_segments() -> None:
    position = start()
    workers(position, 1, "flip", red=2, blue=1)
    workers(position, 2, "flip", blue=1)
    workers(position, 3, "", blue=1)
    position.leader = BLUE
    section = lines(position, "section “flip”")[0]
    assert section[1:] == ["Meadow", "flip a debt or a deed", "Player 1 × 2, Player 2 × 1", "Player 2 × 1"]
    assert rows(position, "Tier 3") == ["Player 2 × 1"]
    assert rows(position, "Castle leader") == ["Player 2"]


def test_markers_are_counted_from_one_as_in_the_log() -> None:
    position = start()
    has(position, RED, corruption=0, virtue=6)
    assert rows(position, "Markers")[0] == "corruption on cell 1, virtue on cell 7 (of 7)"


def test_cards_on_the_board_and_in_the_own_hand_tell_what_they_do() -> None:
    position = start()
    owns(position, RED, ("abbot", "", "trader"), ("scoundrel_1",), ("squire",), ("labourer", "peddler_1"))
    assert lines(position, "slot 1")[0][1:] == ["Abbot", "2 silver", "cleric", "–", "–"]
    assert lines(position, "slot 2")[0][3] == "builder, noble, cleric"
    assert lines(position, "hand") == [
        ["hand", "Scoundrel", "1 silver", "criminal", "discard a card", "When played: 1 gold."]
    ]
    assert rows(position, "Discard")[0] == "Labourer, Peddler"


def test_bonus_cards_manuscripts_and_what_left_the_game_are_there() -> None:
    position = start()
    bonus(position, BLUE, "black")
    manuscripts(position, RED, "blue_2")
    assert [line[-1] for line in lines(position, "black ribbon")] == ["Player 2"]
    assert rows(position, "Manuscripts")[0] == "manuscript (blue ribbon, cost 3; 4 silver)"
    owns(position, RED, ("abbot", "squire", "trader"))
    assert "Thief" in rows(position, "Left the game")[0]


def test_before_the_first_round_there_are_pairs_and_no_piles_of_debts() -> None:
    position = viscounts.start(3, 5)
    assert isinstance(position, Viscounts)
    shown = screen(position.view(RED), viscounts.words("ru"))
    assert [part.text for part in shown if isinstance(part, Heading)][:2] == ["Подготовка к игре", "Пары"]
    assert not [part for part in shown if isinstance(part, Row) and "бедности" in part.label]
    assert len(next(part for part in shown if isinstance(part, Columns)).rows) == 4


def test_an_open_end_card_is_told() -> None:
    position = start()
    position.poverty, position.last_round = True, 9
    assert rows(position, "Debts above the poverty card") == ["The poverty card is open"]
    assert rows(position, "Last round") == ["9"]


def test_a_rider_sees_the_prices() -> None:
    position = start()
    board(position, RED, "abbot")
    at(position, RED, "1")
    has(position, RED, silver=9)
    position.turn, position.phase = RED, 1
    stage(position, Move(RED))
    assert "location 6: 2" in rows(position, "Silver for a ride")[0]


def test_the_automa_shows_its_schemes() -> None:
    position = solo()
    schemes(position, ("start_criminal_1",), ("start_builder",))
    has(position, AI, gold=2)
    assert lines(position, "slot 1")[1][1].startswith("Starting scheme")
    assert rows(position, "Deck")[0].startswith("Starting scheme")
    assert rows(position, "Silver and resources")[1] == "0 silver, 0 ink, 0 stone, 2 gold"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_whoever_is_asked_is_marked(language: str) -> None:
    position = viscounts.start(2, 1)
    shown = screen(position.view(RED), viscounts.words(language))
    headings = [part for part in shown if isinstance(part, Heading)]
    assert [heading.asked for heading in headings if heading.asked] == [True]
    assert all(first != second for first, second in pairwise(heading.text for heading in headings))
