"""Crown of Emara drawn: every piece is there, once, large enough, in both languages, and nothing hidden shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from burgrave import emara
from burgrave.games.emara.components import (
    ADVISORS,
    CARDS,
    CASTLE,
    EXTRA_STEP,
    FAVORS,
    GOOD_LABOUR,
    HIRE_CARD,
    HUTS,
    LOCATIONS,
    MARKERS,
    RANKS,
    RESOURCES,
    STONE_MARKER,
    EmaraComponents,
)
from burgrave.games.emara.drawing_tips import card_tip, event_tip, location_tip, marker_tip
from burgrave.games.emara.position import NONE, Emara
from burgrave.kernel.words import LANGUAGES
from tests.emara.given import ANNA, BORIS, event, given, start
from tests.titles import games as titles
from tests.titles.drawn import drawn, ids, pieces, root_of

MODES = titles.MODES["emara"]


def moments(seats: int, every: int = 17, seed: int = 5, bots: tuple[str, ...] = (), **options: Any) -> Iterator[Emara]:
    for position in titles.moments(emara, seats, every, seed, bots, **options):
        assert isinstance(position, Emara)
        yield position


def expected(position: Emara) -> set[str]:
    """The ids that the pieces of a position must have, for whoever looks."""
    found = {f"location-{name}" for name in LOCATIONS} | {f"hut-{name}" for name in HUTS}
    found |= {f"marker-{name}" for name in MARKERS} | {f"rank-{name}" for name in RANKS}
    found |= {f"books-{number}" for number in range(1, 6)} | {"bread-1", "bread-2", "bread-3", "wood-1", "wood-2"}
    found |= {f"advisor-{ADVISORS[advisor]}" for advisor in position.offer if advisor != NONE}
    for seat, claimant in enumerate(position.claimants):
        found |= {f"councilor-{seat}-0", f"councilor-{seat}-1", f"coin-{seat}", f"book-{seat}", f"scales-{seat}"}
        found |= {f"good-{seat}-{name}" for name in RESOURCES}
        found |= {f"card-{seat}-{CARDS[card]}" for card in claimant.slots if card != NONE}
        found |= {f"advisor-{name}" for at, name in enumerate(ADVISORS) if claimant.has(at)}
        found |= {f"favor-{name}" for at, name in enumerate(FAVORS) if claimant.favors >> at & 1}
    return found


def own_pieces(position: Emara, seat: int) -> set[str]:
    """What only the owner has in front of them."""
    found = {f"slot-{seat}-{number}" for number in (1, 2, 3)} | {f"action-{seat}-craftsman", f"action-{seat}-advisor"}
    return found | {f"card-{seat}-{CARDS[card]}" for card in position.claimants[seat].hand.cards}


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_piece_is_drawn_once(seats: int, options: dict[str, Any]) -> None:
    for position in moments(seats, **options):
        for seat in (*range(seats), None):
            found = ids(drawn(position, seat))
            assert len(found) == len(set(found)), [id for id in found if found.count(id) > 1]
            assert expected(position) <= set(found), expected(position) - set(found)
            if seat is not None:
                assert own_pieces(position, seat) <= set(found)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whatever_can_be_done_can_be_touched(seats: int, options: dict[str, Any]) -> None:
    for seed in (1, 2):
        for position in moments(seats, every=1, seed=seed, bots=("page", "squire"), **options):
            for seat in position.asked:
                found = set(ids(drawn(position, seat)))
                for move in position.legal(seat):
                    touched = position.touches(move, seat)
                    missing = [id for id in touched if id not in found and not id.startswith("button-")]
                    assert missing == [], (position.notation(move, seat), missing)


def test_every_kind_of_move_is_touched_somewhere() -> None:
    """So that the test above is known to have seen them all."""
    kinds = set()
    for seats, options in MODES:
        for position in moments(seats, every=1, seed=1, bots=("page", "squire"), **options):
            kinds |= {position.notation(move).split()[0] for move in position.legal()}
    assert kinds >= {
        *("end", "leave", "decline", "play", "move", "step", "trade", "town", "hire", "recruit", "rank", "use"),
        *("work", "redeem", "donate", "keep", "gift", "present", "sell", "books", "stone", "bread", "wood", "pay"),
        *("accept", "take", "exchange"),
    }


def test_a_councilor_can_be_put_on_the_other_ring_by_touching() -> None:
    starts = [emara.start(seats=2, seed=seed, random_layout=True) for seed in range(12)]
    asked = [position for position in starts if type(position.question).__name__ == "Relocate"]
    assert asked
    for position in asked:
        assert isinstance(position, Emara)
        found = set(ids(drawn(position, position.mover)))
        for move in position.legal():
            assert set(position.touches(move)) <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_says_what_it_is_and_links_to_a_rule(language: str) -> None:
    for seats, options in MODES:
        for position in moments(seats, every=40, **options):
            for id, part in pieces(drawn(position, 0, language)).items():
                assert "piece" in (part.get("class") or "").split(), id
                assert part.get("role") == "img", id
                assert part.get("aria-label"), id
                assert part.find("title") is not None, id
                assert part.get("data-rule"), id
                assert part[0].tag in {"rect", "path"}, id
                assert [inner for inner in part.iter() if inner.get("id")] == [part], f"{id} holds another piece"


def test_every_piece_in_front_of_the_reader_has_a_tip() -> None:
    for position in moments(2, every=20):
        shared = [panel for panel in drawn(position, 0) if panel.kind in ("own", "shared")]
        for panel in shared:
            for part in root_of(panel).iter("g"):
                if part.get("role") == "img":
                    tip = part.get("data-tip", "")
                    assert tip, part.get("aria-label")
                    assert "{" not in tip, tip


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
    printed.discount = printed.steps = printed.events[GOOD_LABOUR].discount = figure

    points, resources, steps, cheaper = said
    assert points in location_tip(printed, words, CASTLE)
    assert points in marker_tip(printed, words, STONE_MARKER, 2)
    assert resources in card_tip(printed, words, HIRE_CARD)
    assert steps in card_tip(printed, words, EXTRA_STEP)
    assert cheaper in event_tip(printed, words, GOOD_LABOUR)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_panels_are_narrow_and_what_is_touched_is_large(seats: int, options: dict[str, Any]) -> None:
    for position in moments(seats, every=7, **options):
        for seat in position.asked:
            panels = drawn(position, seat)
            assert all(panel.width <= 400 for panel in panels)
            found = pieces(panels)
            touched = {id for move in position.legal(seat) for id in position.touches(move, seat)}
            for id in touched & set(found):
                width, height = size(found[id])
                assert min(width, height) >= 46, f"{id} is {width} x {height}"


def size(part: ElementTree.Element) -> tuple[float, float]:
    """Of the shape that is touched; a location's head is drawn as a path, left of the councilors."""
    if part[0].tag == "path":
        return 104, 61
    return float(part[0].get("width", 0)), float(part[0].get("height", 0))


def test_no_target_covers_the_middle_of_another() -> None:
    for position in moments(4, every=11):
        for panel in drawn(position, position.mover if not position.over else 0):
            boxes = {
                id: tuple(float(part[0].get(name, 0)) for name in ("x", "y", "width", "height"))
                for id, part in pieces([panel]).items()
                if part[0].tag == "rect" and not id.startswith(("card-", "slot-"))
            }
            for id, (x, y, width, height) in boxes.items():
                cx, cy = x + width / 2, y + height / 2
                covering = [
                    other
                    for other, (ox, oy, w, h) in boxes.items()
                    if other != id and ox < cx < ox + w and oy < cy < oy + h
                ]
                assert covering == [], id


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


def test_a_drawing_is_small() -> None:
    for position in moments(4, every=50):
        assert sum(len(panel.svg().encode()) for panel in drawn(position, 0)) < 90_000
