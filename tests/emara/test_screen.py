"""The terminal's view: everything that lies on the table, by the names that moves use."""

from __future__ import annotations

import pytest

from burgrave import emara
from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import ADVISORS, EVENTS, FAVORS, LOCATIONS, MARKERS, RANKS
from burgrave.games.emara.drawing.tips import advisor_power, event_effect
from burgrave.games.emara.favors import redeem
from burgrave.games.emara.position import Emara
from burgrave.games.emara.reading.screen import screen
from burgrave.kernel.chance import Rng
from burgrave.kernel.testing import at_random
from burgrave.kernel.words import LANGUAGES
from burgrave.reading.screen import Columns, Grid, Heading, Row, Screen
from tests.emara.given import advisor, craftsmen, event, favor, given, playing, rank, standing, start, visiting
from tests.titles.given import ANNA, BORIS, play

NAMES = ["Anna", "Boris", "Viktor", "Galina"]


def seen(position: Emara, seat: int = ANNA, language: str = "en") -> Screen:
    return screen(position.view(seat), emara.words(language, NAMES[: position.seats]))


def text(shown: Screen) -> str:
    """All that can be read."""
    lines: list[str] = []
    for part in shown:
        if isinstance(part, Heading):
            lines.append(part.text)
        elif isinstance(part, Row):
            lines.append(f"{part.label}: {part.text}")
        elif isinstance(part, Columns):
            lines += ["\n".join(row) for row in [part.head, *part.rows]]
        else:
            assert not isinstance(part, Grid)
    return "\n".join(lines)


def at(shown: Screen, location: str) -> list[str]:
    """The cells of a location."""
    rows = [row for part in shown if isinstance(part, Columns) for row in part.rows]
    return next(list(row) for row in rows if row[0] == location)


def of(shown: Screen, who: str) -> dict[str, str]:
    """What stands below a heading that begins so, by its labels."""
    first = next(place for place, part in enumerate(shown) if isinstance(part, Heading) and part.text.startswith(who))
    rows: dict[str, str] = {}
    for part in shown[first + 1 :]:
        if not isinstance(part, Row):
            break
        rows[part.label] = part.text
    return rows


def test_the_rings_are_told_clockwise_with_huts_by_number_and_who_stands_there() -> None:
    position = start()
    craftsmen(position, BORIS, "forest_2")
    standing(position, ANNA, "forest", "castle")
    shown = seen(position)

    assert at(shown, "Forest")[2].splitlines() == ["hut 1: 2 stone", "hut 2: a craftsman of Boris", "hut 3: 2 grain"]
    assert "Anna" in at(shown, "Forest")[1].splitlines()
    names = [row[0] for part in shown if isinstance(part, Columns) and len(part.head) == 3 for row in part.rows]
    places = [emara.words("en").template(f"location.{LOCATIONS[one]}") for one in position.rings]
    assert names[:8] == places


def test_prices_of_markers_are_told_in_words_and_one_that_is_gone_as_such() -> None:
    position = start()
    for _ in range(3):
        position.turn_marker(MARKERS.index("gift_wood"))
    shown = seen(position)

    assert "Gift: wood 3 (the marker is gone), grain 1, stone 2, cloth 2" in at(shown, "Castle")[2].splitlines()
    assert "Donation: wood 2, grain 2, stone 1, cloth 1" in at(shown, "Cathedral")[2].splitlines()


def test_the_event_is_told_with_its_effect() -> None:
    position = start()
    event(position, "a_long_summer")
    words = emara.words("en")

    effect = event_effect(position.printed, words, EVENTS.index("a_long_summer"))
    assert of(seen(position), "Round")["Event"] == f"{words.template('event.a_long_summer')}. {effect}"


def test_every_advisor_in_the_town_is_told_with_price_and_power() -> None:
    position = start()
    told, words = text(seen(position)), emara.words("en")

    for number in position.offer:
        assert f"{words.template(f'advisor.{ADVISORS[number]}')}, for " in told
        assert advisor_power(position.printed, words, number) in told


@pytest.mark.parametrize(("reading", "open_card"), [("face_up", True), ("face_down", False)])
def test_the_top_b_advisor_is_told_only_where_it_is_seen(reading: str, open_card: bool) -> None:
    position = start(stack_b=reading)
    top = emara.words("en").template(f"advisor.{ADVISORS[position.stack_b.cards[-1]]}")

    assert (top in text(seen(position))) == open_card
    assert "Stack of B advisors: 6 cards" in text(seen(position))


def test_a_player_is_told_with_goods_people_tokens_and_cards() -> None:
    position = start()
    given(position, ANNA, wood=2, coins=1)
    rank(position, ANNA, "count")
    advisor(position, ANNA, "merchant", "archivist")
    favor(position, ANNA, "castle_cp")
    craftsmen(position, ANNA, "forest_1")
    playing(position)
    position.used = 1 << ADVISORS.index("merchant")
    rows = of(seen(position), "Anna")

    assert rows["Goods"] == "2 wood, 1 gold coin"
    assert rows["Rank"] == "Count"
    assert rows["Craftsmen"] == "3 on the board; the next one brings 2 citizen points"
    assert rows["Merchant (used in this turn)"].startswith("Once a turn")
    assert rows["Archivist"] == "–"
    assert rows["Favour tokens"] == "Castle: 3 citizen points"
    assert rows["Slots"].startswith("1 step: Take wood; 2 steps: –")
    assert rows["Deck"] == "8 cards"


def test_discarded_and_drawn_tokens_are_told_to_those_who_may_see_them() -> None:
    position = start()
    favor(position, ANNA, "castle_cp")
    redeem(position, ANNA, FAVORS.index("castle_cp"))
    given(position, ANNA, stone=1)
    visiting(position, "cathedral")
    play(position, ANNA, "donate stone")

    assert "discarded: Castle: 3 citizen points" in at(seen(position), "Cathedral")[2]
    assert "to choose from: " in at(seen(position), "Cathedral")[2]
    assert "to choose from: " not in at(seen(position, BORIS), "Cathedral")[2]


def test_victoria_is_told_with_points_and_rank() -> None:
    position = start(seats=1)
    position.victoria, position.victoria_rank = 28, 2
    shown = seen(position)

    assert "Victoria: 28 citizen points" in text(shown)
    assert of(shown, "Victoria")["Rank"] == "Countess"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_in_a_whole_game(language: str) -> None:
    words, rng = emara.words(language), Rng(4)
    position = emara.start(3, 5, random_layout=True)
    assert isinstance(position, Emara)
    while not position.over:
        told = text(seen(position, position.mover, language))
        assert "{" not in told
        for number in range(len(RANKS)):
            left = position.printed.nobles[number][position.nobles[number] :]
            assert ", ".join(map(str, left)) in told
        assert all(words.template(f"advisor.{ADVISORS[one]}") in told for one in position.offer if one != NONE)
        position.play(at_random(position, position.mover, rng))
