"""Cards and tables: what is printed, and how an overlay corrects it."""

from __future__ import annotations

import pytest

from burgrave import paladins
from burgrave.games.paladins.components import (
    BOARD_SPACES,
    FAVOURS,
    ON_PAY_DEBT,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEME_CARDS,
    SHEET,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    PaladinsComponents,
)
from burgrave.games.paladins.crews import CREW_NAMES, CREWS, affords, packed, standing
from burgrave.games.paladins.position import Paladins
from burgrave.kernel.components import doubtful
from burgrave.kernel.errors import BadOverlay


def test_the_box_is_complete() -> None:
    """Every deck has as many cards as the rulebook counts."""
    counted = {
        "paladin_card": 4 * len(PALADINS),
        "townsfolk_card": len(TOWNSFOLK),
        "outsider_card": len(OUTSIDERS),
        "wall_card": len(WALLS),
        "tavern_card": len(TAVERNS),
        "suspicion_card": len(SUSPICION),
        "kings_order_card": len(ORDERS),
        "kings_favour_card": len(FAVOURS),
        "scheme_card": len(SCHEME_CARDS),
    }
    assert {name: SHEET.figures["piece"][name]["pieces"] for name in counted} == counted
    assert len(BOARD_SPACES) == 40


def test_every_figure_that_nobody_assumed_or_recalled_names_its_references() -> None:
    for table, records in SHEET.figures.items():
        for id, record in records.items():
            assert record["refs"] or record["source"] in ("assumed", "recalled"), f"{table}.{id}"


def test_every_wall_gives_strength_and_every_attack_influence() -> None:
    for wall in SHEET.figures["wall"].values():
        assert wall["reward"]["strength"] >= 1
    for outsider in SHEET.figures["outsider"].values():
        assert outsider["attack"]["influence"] >= 1
        assert outsider["convert"]["strength"] >= 1


def test_taverns_hold_four_workers_and_paladins_two() -> None:
    assert {sum(tavern["workers"].values()) for tavern in SHEET.figures["tavern"].values()} == {4}
    assert {sum(paladin["workers"].values()) for paladin in SHEET.figures["paladin"].values()} == {2}
    assert {sum(paladin["boost"].values()) for paladin in SHEET.figures["paladin"].values()} == {4}


def test_crews_are_all_multisets_of_up_to_three_workers() -> None:
    assert len(CREWS) == len(set(CREW_NAMES)) == 1 + 6 + 21 + 56
    stock = packed([1, 0, 5, 0, 0, 1])
    affordable = {CREW_NAMES[crew] for crew in range(len(CREWS)) if affords(stock, crew)}
    assert "merchant+merchant+merchant" in affordable
    assert "labourer+merchant+criminal" in affordable
    assert "labourer+labourer" not in affordable
    assert standing([6, 3], [0, 5]) == 1 | 6 << 3
    assert standing([5], [0]) == -1


def test_an_overlay_corrects_a_card() -> None:
    """More or fewer icons, another tax, another scheme."""
    components = paladins.components(
        {
            "outsider": {"vigilante_2": {"attack": {"influence": 1, "discard_suspicion": 1, "cleric": 1}}},
            "suspicion": {"suspicion01": {"tax": 2}},
            "scheme": {"scheme06": {"action": "convert"}},
            "treasury": {"start": {"silver": [5, 6, 7, 8]}},
            "jar": {"2": {"influence": 1}},
        }
    )
    position = paladins.start(seats=2, seed=1, components=components)
    assert isinstance(position, Paladins)
    assert position.treasury == 6
    assert position.printed.jar_influence[1] == 1
    assert position.printed.tax[0] == 2
    assert position.view(0)["overlay"]["treasury"] == {"start": {"silver": [5, 6, 7, 8]}}


def test_every_doubtful_figure_can_be_corrected_by_an_overlay() -> None:
    for table, records in SHEET.figures.items():
        for id, record in records.items():
            for field in doubtful(record):
                overlay = {table: {id: {field: record[field]}}}
                assert SHEET.overlaid(overlay)[table][id][field] == record[field], f"{table}.{id}.{field}"


def test_a_wall_may_turn_out_to_have_another_number_of_alternatives() -> None:
    overlay = {
        "wall": {
            "wall01": {"choice": [{"silver": 1}, {"provision": 1}, {"faith": 1}]},
            "wall10": {"choice": []},
        },
        "favour": {"any_attribute": {"choice": [{"faith": 1}, {"silver": 1}]}},
    }
    printed = PaladinsComponents(SHEET.overlaid(overlay), overlay)

    assert printed.wall_choices[WALLS.index("wall01")] == 3
    assert printed.wall_choices[WALLS.index("wall10")] == 0
    assert printed.favour_choices[FAVOURS.index("any_attribute")] == 2


def test_a_space_may_lie_in_another_region_and_a_townsfolk_react_to_something_else() -> None:
    overlay = {
        "space": {"r1s1": {"region": 2}},
        "townsfolk": {"abbot_1": {"trigger": "pay_debt", "condition": "none"}},
        "automa_left": {"recruit": {"workers": 2}},
    }
    printed = PaladinsComponents(SHEET.overlaid(overlay), overlay)

    assert printed.space_region[BOARD_SPACES.index("r1s1")] == 1
    assert printed.trigger[TOWNSFOLK.index("abbot_1")] == ON_PAY_DEBT
    assert printed.automa_left[0] == 2


def test_marks_are_no_stronger_than_their_sources() -> None:
    """Two lists that disagree confirm nothing, and what no source names is assumed."""
    assert not SHEET.figures["paladin"]["gerier"]["confirmed"]
    assert SHEET.figures["automa_left"]["recruit"]["source"] == "assumed"


@pytest.mark.parametrize(
    "overlay",
    [
        {"wall": {"wall01": {"choice": [{"silver": 1}] * 4}}},
        {"scheme": {"scheme06": {"action": "hunt"}}},
        {"townsfolk": {"abbot_1": {"trigger": "hunt"}}},
        {"tavern": {"tavern01": {"workers": {"dragon": 1}}}},
        {"tavern": {"tavern99": {"workers": {"scout": 4}}}},
        {"piece": {"monk": {"pieces": 3}}},
        {"action": {"attack": {"limit": 7}}},
        {"track": {"attributes": {"vp": [1, 2, 3]}}},
        {"suspicion": {"suspicion01": {"tax": 9}}},
    ],
)
def test_an_overlay_keeps_to_the_box(overlay: dict[str, dict[str, dict[str, object]]]) -> None:
    with pytest.raises(BadOverlay):
        paladins.components(overlay)


def test_tables_are_made_of_the_figures() -> None:
    printed = PaladinsComponents(SHEET.overlaid({}), {})
    assert printed.hire_silver == [3, 2, 2, 1, 0]
    assert printed.faith_flags == [0, 2, 4, 6, 8, 10]
    assert printed.strength_flags == [1, 3, 5, 7, 9, 11]
