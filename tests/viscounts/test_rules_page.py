"""The rules page: every component with its figures in both languages, in sound HTML, and what the drawing leads to."""

from __future__ import annotations

from functools import partial

import pytest

from burgrave import viscounts
from burgrave.games.viscounts import components
from burgrave.games.viscounts.drawing.brush import anchor
from burgrave.games.viscounts.drawing.tips import ability_said, icons_said, said
from burgrave.games.viscounts.options import ViscountsOptions
from burgrave.games.viscounts.reading.cards import EFFECTS
from burgrave.games.viscounts.reading.rulebook import PAGE, PARTS, RULINGS, component
from burgrave.games.viscounts.vocabulary import ACTIONS, GOODS, OFFERS
from burgrave.kernel.components import about_source
from burgrave.kernel.words import Words
from tests.titles.pages import anchors, box_of, cells, in_both_languages, page_of, sources_of, tree

pytestmark = pytest.mark.once

box = partial(box_of, viscounts, components.ViscountsComponents)
page = partial(page_of, viscounts)
words = in_both_languages(viscounts)


def test_every_townsfolk_has_a_row_with_silver_icons_effect_and_ability(words: Words) -> None:
    root = tree(page(words))

    for card in range(components.FIRST_PRINTED):
        folk = box().folk[card]
        told = [str(folk.silver), icons_said(words, folk.icons), said(words, folk.hire)]
        assert cells(root, anchor(card))[:4] == [words.template(f"card.{components.CARDS[card]}"), *told]
        assert cells(root, anchor(card))[4] == (ability_said(box(), words, card) or "–")
    for starter in ("abbot", "labourer", "squire"):
        assert cells(root, f"card-{starter}")[4] == "–"


def test_every_scheme_and_every_board_of_the_automa_has_a_row(words: Words) -> None:
    root = tree(page(words))

    for at, scheme in enumerate(box().schemes):
        row = cells(root, anchor(components.FIRST_SCHEME + at))
        assert row[3] == str(scheme.move)
        assert all(f"{number}) " in row[4] for number in range(1, len(scheme.options.ways) + 1))
    for board in components.BOARDS:
        assert cells(root, f"board-{board}")[0] == words.template(f"automa.{board}")
    for building in components.BUILDINGS:
        assert len(cells(root, f"automa-{building}")) == 1 + len(components.BOARDS)
    assert cells(root, "board-cleric")[1] == words.template("action.transcribe")
    assert cells(root, "board-cleric")[5].count(";") == 2


def test_every_manuscript_has_a_row_with_its_back_and_cost(words: Words) -> None:
    root = tree(page(words))

    rows = {id: cells(root, f"manuscript-{id}") for id in components.MANUSCRIPTS}
    assert len(rows) == 35
    assert sum(row[1] == words.template("rules.back.grey") for row in rows.values()) == 5
    for at, id in enumerate(components.MANUSCRIPTS):
        assert rows[id][2] == str(box().manuscripts[at].cost)
        assert rows[id][3] != words.template("op.nothing")
    for ribbon in components.RIBBONS:
        assert cells(root, f"bonus-{ribbon}")[1] == cells(root, f"bonus-{ribbon}")[3] == "3"


def test_set_up_board_castle_track_and_points_are_told_in_full(words: Words) -> None:
    root = tree(page(words))

    assert [cells(root, f"players-{n}")[2:] for n in range(1, 5)] == [
        ["2", "12", "12"],
        ["3", "12", "12"],
        ["4", "15", "16"],
        ["5", "18", "20"],
    ]
    assert len([a for a in anchors(root) if a.startswith("player-card-")]) == components.PLAYER_CARDS
    for side in (2, 3):
        places = [number for offer in OFFERS for number in cells(root, f"offer-{offer}")[side].split(", ")]
        assert sorted(places, key=int) == [str(number) for number in range(1, 11)]
    assert [cells(root, f"offer-{offer}")[1] for offer in OFFERS] == ["1", "2", "2", "2", "3", "4"]
    assert sum(cells(root, f"spot-{spot}")[3] != "–" for spot in components.SPOTS) == 20
    assert cells(root, "type-trading_post")[1:] == ["5", "4", "9", "15"]
    assert cells(root, "type-guildhall")[1:] == ["7", "6", "13", "21"]
    assert cells(root, "type-workshop")[1:] == ["3", "2", "5", "9"]
    for at, section in enumerate(components.SECTIONS):
        assert cells(root, f"section-{section}")[1] == said(words, box().rewards[at])
    for cell in range(components.CELLS):
        assert cells(root, f"cell-{cell + 1}")[1] == said(words, box().player_board.above[cell])
    assert [cells(root, f"set-{size}")[1] for size in range(1, 5)] == ["1", "4", "9", "16"]


def test_everything_a_tooltip_may_lead_to_has_one_anchor(words: Words) -> None:
    found = anchors(tree(page(words)))

    assert len(found) == len(set(found))
    assert [part.anchor for part in page(words)] == list(PAGE)
    wanted = {*PAGE, *(part for parts in PARTS.values() for part in parts)}
    wanted |= {anchor(card) for card in range(len(components.CARDS))} | {f"good-{good}" for good in (*GOODS, "any")}
    wanted |= {f"building-{id}" for id in components.BUILDINGS} | {f"section-{id}" for id in components.SECTIONS}
    wanted |= {f"offer-{id}" for id in OFFERS} | {f"action-{id}" for id in ACTIONS}
    wanted |= {"tier-1", "tier-2", "tier-3"}
    wanted |= {"actions", "automa", "bonuses", "cards", "castle", "collision", "debts", "deeds", "end", "leader"}
    wanted |= {"links", "manuscripts", "pairs", "roads", "scoring", "slots", "spots"}
    wanted |= {f"option-{name}" for name in ViscountsOptions.CHOICES} | {f"ruling-{ruling}" for ruling in RULINGS}
    wanted |= {f"effect-{effect}" for effect in EFFECTS}
    assert wanted <= set(found)


def test_the_sentences_take_their_figures_from_the_components(words: Words) -> None:
    told = {part.anchor: part.html for part in page(words)}
    changed = {
        part.anchor: part.html
        for part in page(
            words,
            {
                "points": {"deed": {"unflipped": 7}, "workers": {"vp": [1, 5, 8]}},
                "end": {"poverty": {"vp": [33, 8, 4]}},
                "automa_rules": {"all": {"flip_at": 9}},
                "board": {"slots": {"third": {"merchant": 6}}},
            },
        )
    }

    assert "1 / 2 / 3" in told["scoring"]
    assert "1 / 5 / 8" in changed["scoring"]
    assert "33 / 8 / 4" in changed["scoring"]
    assert " 7 " in changed["papers"]
    assert " 18 " in changed["automa"]
    assert f"6 × {words.template('icon.merchant')}" in changed["turn"]


def test_an_overlays_figures_show_up_and_are_called_changed(words: Words) -> None:
    overlay: dict[str, object] = {
        "townsfolk": {"acolyte": {"silver": 13}},
        "manuscript": {"black_1": {"cost": 8}},
        "spot": {"lake_0": {"effect": [{"gold": 5}]}},
        "building": {"guildhall_1": {"icons": {"noble": 4}}},
        "section": {"virtue2": {"reward": [{"virtue": 6}]}},
        "scheme": {"start_noble": {"move": 9}},
        "offer": {"1": {"a": "flip"}},
    }
    root = tree(page(words, overlay))
    printed = box(overlay)

    assert cells(root, "card-acolyte")[1] == "13"
    assert cells(root, "manuscript-black_1")[2] == "8"
    assert "5" in cells(root, "spot-lake_0")[2]
    assert (
        icons_said(words, printed.player_board.icons[components.BUILDINGS.index("guildhall_1")])
        in cells(root, "building-guildhall_1")[1]
    )
    assert "6" in cells(root, "section-virtue2")[1]
    assert cells(root, "card-start_noble")[3] == "9"
    assert cells(root, "offer-flip")[2].startswith("1, ")
    changed = sources_of(page(words, overlay))["changed"]
    assert [row[1] for row in changed].count(words.template("card.acolyte")) == 1
    assert len(changed) == 7
    assert "changed" not in sources_of(page(words))


def test_assumed_figures_are_listed_and_nothing_else() -> None:
    words = viscounts.words("en")
    assumed = {(row[0], name) for row in sources_of(page(words))["assumed"] for name in row[1].split("; ")}

    wanted = set()
    for name, records in viscounts.sheet.figures.items():
        for id, record in records.items():
            for field in record:
                source = record.get(f"{field}_source", record["source"])
                if not about_source(field) and source == "assumed":
                    wanted.add((words.template(f"rules.kind.{name}"), component(name, id, box(), words)))
    assert assumed == wanted
    assert sum(table == "Manuscripts" for table, _ in assumed) == 35, "at least their backs"
    assert {name for table, name in assumed if table == "Player cards"} == {"3", "4", "5", "6", "7"}
    assert sum(table == "Schemes" for table, _ in assumed) == 12
    assert {name for table, name in assumed if table == "Offers of locations"} == {"5", "8", "9", "10"}


def test_every_field_and_component_has_a_name(words: Words) -> None:
    for name, records in viscounts.sheet.figures.items():
        assert words.template(f"rules.kind.{name}")
        for id, record in records.items():
            assert component(name, id, box(), words)
            for field in record:
                assert about_source(field) or words.template(f"rules.field.{field}")
