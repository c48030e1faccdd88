"""Crown of Emara drawn: what certain positions must show, and the words of its tips."""

from __future__ import annotations

import pytest

from burgrave import emara
from burgrave.drawing.brush import Brush
from burgrave.games.emara.components import (
    ADVISORS,
    CARDS,
    CASTLE,
    EVENTS,
    EXTRA_STEP,
    HIRE_CARD,
    STONE_MARKER,
    EmaraComponents,
)
from burgrave.games.emara.drawing.tips import card_tip, event_tip, location_tip, marker_tip
from burgrave.games.emara.position import Emara
from burgrave.games.emara.setup import Relocate
from burgrave.kernel.words import LANGUAGES
from tests.emara.given import event, given, start
from tests.titles.drawn import drawn, ids, pieces
from tests.titles.given import ANNA, BORIS

pytestmark = pytest.mark.once


def test_a_councilor_can_be_put_on_the_other_ring_by_touching() -> None:
    starts = [emara.start(seats=2, seed=seed, random_layout=True) for seed in range(12)]
    asked = [position for position in starts if isinstance(position.question, Relocate)]
    assert asked
    for position in asked:
        assert isinstance(position, Emara)
        found = set(ids(drawn(position, position.mover)))
        for move in position.legal():
            assert set(position.touches(move)) <= found


@pytest.mark.parametrize(
    ("figure", "said"),
    [
        (1, ("1 очко Строений", "1 ресурс дешевле", "ещё 1 шаг;", "на 1 ресурс.")),
        (2, ("2 очка Строений", "2 ресурса дешевле", "ещё 2 шага;", "на 2 ресурса.")),
        (5, ("5 очков Строений", "5 ресурсов дешевле", "ещё 5 шагов;", "на 5 ресурсов.")),
    ],
)
def test_a_figure_in_a_russian_tip_has_its_noun_in_the_right_form(figure: int, said: tuple[str, ...]) -> None:
    printed, words = emara.components({"town": {"castle": {"bp": figure}, "stone": {"bp": figure}}}), emara.words("ru")
    assert isinstance(printed, EmaraComponents)
    cheap = EVENTS.index("good_labour_conditions")
    printed.discount = printed.steps = printed.events[cheap].discount = figure

    points, resources, steps, cheaper = said
    assert points in location_tip(printed, words, CASTLE)
    assert points in marker_tip(printed, words, STONE_MARKER, 2)
    assert resources in card_tip(printed, words, HIRE_CARD)
    assert steps in card_tip(printed, words, EXTRA_STEP)
    assert cheaper in event_tip(printed, words, cheap)


def test_hands_of_others_are_backs() -> None:
    position = start(3)
    found = set(ids(drawn(position, ANNA)))

    assert {f"card-0-{CARDS[card]}" for card in position.claimants[ANNA].hand.cards} <= found
    assert {"hand-1-0", "hand-1-1", "hand-1-2", "hand-2-0"} <= found
    assert not [id for id in found if id.startswith("card-1-")]
    assert "hand-0-0" in ids(drawn(position, None))


def test_a_marker_turns_with_every_use_and_leaves_its_printed_number() -> None:
    position = start(3)
    seen: list[tuple[str, str]] = []
    for turns in range(4):
        position.markers = [turns, *position.markers[1:]]
        part = pieces(drawn(position, ANNA))["marker-donation_wood"]
        rim = [inner.get("transform", "") for inner in part.iter("g") if inner.get("class") == "turns"]
        seen.append(("".join(rim), part.get("aria-label", "")))

    assert [turned for turned, _ in seen] == ["rotate(0)", "rotate(-90)", "rotate(-180)", ""]
    assert [label for _, label in seen] == [
        *("Donation: wood: 1", "Donation: wood: 2", "Donation: wood: 2"),
        "Donation: wood: 3, the marker has left",
    ]


def test_of_the_two_scales_the_lower_one_is_emphasised() -> None:
    position = start(2)
    given(position, ANNA, cp=12, bp=40)
    given(position, BORIS, cp=50, bp=33)

    found = pieces(drawn(position, ANNA))
    bold = {
        seat: [part.text for part in found[f"scales-{seat}"].iter("text") if part.get("class") == "figure-14s"]
        for seat in (ANNA, BORIS)
    }

    assert bold == {ANNA: ["12"], BORIS: ["33"]}


def test_what_leftovers_would_bring_is_shown_with_the_best_split() -> None:
    position = start(2)
    given(position, ANNA, cp=20, bp=22, rings=2, coins=1)

    label = pieces(drawn(position, ANNA))["scales-0"].get("aria-label")

    assert label == "Анна: citizens 20, buildings 22; with leftovers 23"


def test_councilors_stand_where_they_are_and_the_own_one_is_large() -> None:
    position = start(4, councilors="same")
    found = pieces(drawn(position, BORIS))

    large = [id for id in found if id.startswith("councilor-") and float(found[id][0].get("width", 0)) >= 44]

    assert sorted(large) == ["councilor-1-0", "councilor-1-1"]
    assert len({(found[id][0].get("x"), found[id][0].get("y")) for id in found if id.startswith("councilor-")}) == 8


def test_of_a_board_only_what_has_changed_is_drawn_anew() -> None:
    position = start(2)
    before = drawn(position, ANNA)
    given(position, BORIS, wood=1)

    changed = [
        new
        for old_panel, new_panel in zip(before, drawn(position, ANNA), strict=True)
        for old, new in zip(old_panel.parts, new_panel.parts, strict=True)
        if old != new
    ]

    assert len(changed) == 1
    assert 'id="good-1-wood"' in changed[0]


@pytest.mark.parametrize("free_choice", [False, True])
def test_boards_have_as_many_parts_however_much_lies_on_them(free_choice: bool) -> None:
    position = start(2, free_choice=free_choice)
    few = drawn(position, ANNA)
    for claimant in position.claimants:
        claimant.advisors = (1 << len(ADVISORS)) - 1
        claimant.hand.cards, claimant.slots = [], [0, 1, 2]
        claimant.hand.known = []
    many = drawn(position, ANNA)

    assert [len(panel.parts) for panel in few] == [len(panel.parts) for panel in many]
    for board in ("board-0", "board-1"):
        held = ids([panel for panel in many if panel.id == board])
        assert {f"advisor-{name}" for name in ADVISORS} <= set(held)


def test_victoria_shows_what_she_takes_next() -> None:
    position = start(1)
    position.round = 3
    position.victoria, position.victoria_rank, position.victoria_sheet = 14, 1, [9, 5]

    panel = next(panel for panel in drawn(position, ANNA) if panel.id == "victoria")

    assert "Victoria: citizens 14" in panel.body
    assert "At the end of round 3:" in panel.body
    assert "14 → 30" in panel.body


def test_figures_of_an_overlay_are_drawn() -> None:
    overlay = {
        "advisor": {"baker": {"cost": {"wood": 2, "grain": 2, "stone": 1, "cloth": 0}}},
        "hut": {"forest_1": {"cost": {"cloth": 3}}},
        "town": {"castle": {"bp": 8}},
    }
    position = emara.start(seats=2, seed=1, components=emara.components(overlay))
    assert isinstance(position, Emara)
    position.offer = [ADVISORS.index("baker"), *position.offer[1:]]

    found = pieces(drawn(position, ANNA))

    def icons(id: str) -> list[str]:
        return [part.get("href", "")[3:] for part in found[id].iter("use")]

    assert icons("advisor-baker")[:5] == ["wood", "wood", "grain", "grain", "stone"]
    assert icons("hut-forest_1") == ["cloth", "cloth", "cloth"]
    assert ">8</text>" in next(panel.body for panel in drawn(position, ANNA) if panel.id == "ring-2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawing_speaks_the_readers_language(language: str) -> None:
    position = start(3)
    event(position, "the_great_famine")
    text = "".join(panel.svg() for panel in drawn(position, 0, language))

    assert ("Строительная площадка" in text) == (language == "ru")
    assert ("Construction Site" in text) == (language == "en")
    assert ("Великий голод" in text) == (language == "ru")


@pytest.mark.parametrize("seats", emara.seats)
def test_of_a_position_drawn_again_every_group_is_looked_up_once(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile of a ring, a row of goods, a row of the score: not every part by itself."""
    position = emara.start(seats=seats, seed=5)
    view, words = position.view(0), emara.words("en")
    parts = sum(len(panel.parts) for panel in emara.presentation.draw(view, words))
    keep, asked = Brush.keep, []

    def counted(brush, make, *args):  # type: ignore[no-untyped-def]
        asked.append(make)
        return keep(brush, make, *args)

    monkeypatch.setattr(Brush, "keep", counted)
    emara.presentation.draw(view, words)
    assert len(asked) < parts / 4
