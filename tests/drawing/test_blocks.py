"""The building blocks: text, pieces, flows, panels, pictures."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from burgrave.drawing import Panel, standalone, stylesheet
from burgrave.drawing.boards import ground
from burgrave.drawing.cover import placed
from burgrave.drawing.dice import PIPS, die
from burgrave.drawing.flow import Flow, Sizes, signed, written
from burgrave.drawing.icons import CHARGES, ICONS, shared_symbols, symbol_sheet
from burgrave.drawing.players import PAWN
from burgrave.drawing.shapes import size_of
from burgrave.drawing.svg import escape, fitted, frame, piece, rect, shortened, width_of

SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawn: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')


def test_any_text_can_stand_in_a_drawing() -> None:
    nasty = "<b>&\"'\x00\x0b\ud800 ok"
    drawn = piece("x", nasty, rect(0, 0, 1, 1, "hit"), tip=nasty)

    group = parsed(drawn)[0]

    assert group.get("aria-label") == "<b>&\"' ok"
    assert group.get("data-tip") == "<b>&\"' ok"
    assert "<" not in escape(nasty).replace("&lt;", "")


def test_a_piece_begins_with_the_shape_that_is_touched_and_has_a_title() -> None:
    group = parsed(piece("die-0-1", "die 4", die(0, 0, 44, 4, "player", 2), rule="dice", fly=True))[0]

    assert group.get("id") == "die-0-1"
    assert group.get("class") == "piece"
    assert group.get("role") == "img"
    assert group.get("data-fly") == ""
    assert group.get("data-rule") == "dice"
    assert [part.tag for part in group] == [f"{SVG}rect", f"{SVG}title", f"{SVG}use"]


def test_a_long_name_is_shortened_or_set_narrower() -> None:
    assert shortened("Anna", 15, 100) == "Anna"
    assert shortened("Anna the Magnificent of the North", 15, 100).endswith("…")
    assert width_of(shortened("Ж" * 40, 15, 100), 15) <= 100
    assert shortened("", 15, 0) == ""
    assert "textLength" not in fitted(0, 0, "Inn", "name", 13, 90)
    assert 'textLength="90"' in fitted(0, 0, "Merchants' and Wizards' Guild", "name", 13, 90)


def test_a_flow_is_as_wide_as_it_says() -> None:
    flow = Flow(["2", "@gold", "→", "@point"], 24)
    drawn = parsed(flow.at(10, 20))

    last = drawn.findall(f".//{SVG}use")[-1]
    assert abs(float(last.get("x", "0")) + 24 - flow.width) < 0.2
    assert (drawn.find(f"{SVG}text") or drawn.findall(f".//{SVG}text")[0]).text == "2→"


def test_figures_and_icons_are_as_large_as_the_room_allows() -> None:
    sizes = Sizes((15, "figure-15m", (24, 18)), (12, "figure", (12, 10)))
    parts = ["@gold", "@wood", "@stone"]

    assert [sizes.flow(parts, room, 24).size for room in (100, 60, 40, 5)] == [24, 18, 12, 10]
    assert sizes.flow(parts, 100, 20).size == 18
    assert 'class="figure-15m"' in sizes.centred(["2", "@gold"], 0, 0, 100)
    assert 'class="figure"' in sizes.centred(["2", "@gold"], 0, 0, 100, 12)


def test_nothing_is_drawn_of_nothing() -> None:
    sizes = Sizes((12, "figure", (12,)))

    assert sizes.centred([], 0, 0, 100) == sizes.ended([], 0, 0, 100) == ""


def test_figures_and_icons_end_where_they_should() -> None:
    drawn = parsed(Sizes((13, "figure", (24,))).ended(["@gold", "@wood"], 100, 20, 100, 24))

    group = drawn.find(f".//{SVG}g[@transform]")
    assert group is not None
    moved = re.match(r"translate\(([\d.]+) ", group.attrib["transform"])
    assert moved is not None
    last = group.findall(f"{SVG}use")[-1]
    assert float(moved[1]) + float(last.get("x", "0")) + 24 == pytest.approx(100, abs=0.1)


def test_a_number_has_a_real_minus_and_a_change_its_sign() -> None:
    assert [written(amount) for amount in (3, 0, -2)] == ["3", "0", "−2"]
    assert [signed(amount) for amount in (3, 0, -2)] == ["+3", "+0", "−2"]


def test_a_pawn_has_its_owners_colour_and_charge() -> None:
    group = parsed(PAWN.of(1, 10, 20, 48))[0]

    assert group.get("class") == "seat-1"
    outline, mark = group
    assert outline.get("transform") == "translate(10 20) scale(2)"
    assert mark.get("href") == "#charge-lozenge"
    assert (mark.get("x"), mark.get("y"), mark.get("width")) == ("25", "24", "18")


def test_the_edge_of_a_frame_lies_inside_its_box() -> None:
    edge = parsed(frame((10, 20, 30, 40), "cell"))[0]

    assert [edge.get(name) for name in ("x", "y", "width", "height")] == ["10.5", "20.5", "29", "39"]


def test_a_board_is_marked_while_it_is_its_players_turn() -> None:
    assert [parsed(ground(320, 160, now))[0].get("class") for now in (True, False)] == ["now", "sheet"]


def test_a_shape_on_a_cover_is_placed_without_needless_digits() -> None:
    assert placed("<path/>", 142, 2, 1.25) == '<g transform="translate(142 2) scale(1.25)"><path/></g>'


def test_every_player_has_dice_with_pips_of_the_own_charge() -> None:
    symbols = shared_symbols()

    for shape in CHARGES:
        for face, places in PIPS.items():
            found = re.search(rf'<symbol id="pips-{shape}-{face}"[^>]*>(.*?)</symbol>', symbols)
            assert found is not None
            assert found[1].count(f"#charge-{shape}") == len(places) == face


def test_symbols_are_valid_have_ids_of_their_own_and_use_only_what_is_there() -> None:
    root = ElementTree.fromstring(symbol_sheet(shared_symbols()))
    ids = [part.get("id") for part in root.iter() if part.get("id")]

    assert len(ids) == len(set(ids))
    assert {f"i-{name}" for name in ICONS} <= set(ids)
    for part in root.iter("use"):
        assert part.get("href", "").removeprefix("#") in ids


def test_every_class_of_the_icons_has_a_colour() -> None:
    classes = {name for found in re.findall(r'class="([^"]+)"', "".join(ICONS.values())) for name in found.split()}

    assert classes
    for name in classes:
        assert f".{name} {{" in stylesheet()


def test_a_picture_holds_panels_symbols_and_colours() -> None:
    panels = [
        Panel("board", "shared", -1, "Board", 400, 300, rect(0, 0, 400, 300, "sheet")),
        Panel("mine", "own", 0, "Mine", 400, 340, rect(0, 0, 400, 340, "sheet")),
        *(Panel(f"theirs-{n}", "other", n, "Theirs", 320, 160, rect(0, 0, 320, 160, "sheet")) for n in range(1, 5)),
    ]

    root = ElementTree.fromstring(standalone(panels, symbol_sheet(shared_symbols()), "A <game>"))

    style = root.find(f"{SVG}style")
    assert style is not None
    assert style.text == stylesheet()
    boards = [part for part in root.findall(f"{SVG}svg") if part.get("class") == "panel"]
    assert len(boards) == len(panels)
    spots = [
        (float(b.get("x", "")), float(b.get("y", "")), float(b.get("width", "")), float(b.get("height", "")))
        for b in boards
    ]
    for place, (x, y, width, height) in enumerate(spots):
        assert x + width <= float(root.get("width", ""))
        assert y + height <= float(root.get("height", ""))
        for other_x, other_y, other_width, other_height in spots[place + 1 :]:
            apart = (
                x + width <= other_x
                or other_x + other_width <= x
                or y + height <= other_y
                or other_y + other_height <= y
            )
            assert apart


def test_panels_are_equal_if_they_look_the_same() -> None:
    one = Panel("a", "own", 0, "A", 400, 300, "<g/>")

    assert one == Panel("a", "own", 0, "A", 400, 300, "<g/>")
    assert one != Panel("a", "other", 0, "A", 400, 300, "<g/>")
    assert one != "a"


@pytest.mark.parametrize(
    ("tag", "attributes", "size"),
    [
        ("rect", ' x="1" y="2" width="30" height="40.5" rx="3"', (30, 40.5)),
        ("use", ' href="#x" width="24" height="20"', (24, 20)),
        ("circle", ' cx="9" cy="9" r="22"', (44, 44)),
        ("path", ' d="M0-25.4 22-12.7V12.7L0 25.4-22 12.7V-12.7z" transform="translate(90 40)"', (44, 50.8)),
        ("path", ' d="M210 1H394q5 0 5 5V18H308V61H205V6q0-5 5-5z"', (194, 60)),
        ("path", ' d="m10 10h20v5l-20 3zm1 1a5 5 0 0 1 30 30"', (31, 31)),
        ("rect", ' width="90" height="90" transform="scale(0.5)"', (0, 0)),
    ],
)
def test_shapes_are_measured(tag: str, attributes: str, size: tuple[float, float]) -> None:
    assert size_of(tag, attributes) == pytest.approx(size)
