"""Tables: what is in the box, where the figures come from, and how an overlay corrects them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from burgrave import viscounts
from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.components import (
    CARDS,
    HEROES,
    MANUSCRIPTS,
    NEUTRAL,
    PLAYER_CARDS,
    SCHEMES,
    SHEET,
    STARTERS,
    ViscountsComponents,
)
from burgrave.games.viscounts.drawing.brush import ribbon_of
from burgrave.games.viscounts.phrases import manuscript_phrase
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.reading.cards import manuscript_name
from burgrave.games.viscounts.scoring import ribbons
from burgrave.games.viscounts.vocabulary import ANY
from burgrave.kernel.components import doubtful
from burgrave.kernel.errors import BadOverlay
from burgrave.kernel.testing import stage
from tests.titles.given import offers
from tests.viscounts.alone import do, solo
from tests.viscounts.given import AI, RED, at, board, has, manuscript_on, start
from tests.viscounts.then import holdings


def test_what_is_in_the_box() -> None:
    assert (len(NEUTRAL), len(HEROES), len(STARTERS)) == (68, 10, 8)
    assert (len(MANUSCRIPTS), PLAYER_CARDS, len(SCHEMES)) == (35, 10, 16)
    assert len(set(CARDS)) == len(CARDS)
    assert len(SHEET.figures["spot"]) == 25
    assert len(SHEET.figures["link"]) == 20
    assert len(SHEET.figures["automa_building"]) == 36


def test_every_figure_that_nobody_assumed_names_its_references() -> None:
    for table, records in SHEET.figures.items():
        for id, record in records.items():
            assert record["refs"] or record["source"] == "assumed", f"{table}.{id}"


def test_what_nobody_has_seen_is_marked_as_assumed() -> None:
    """24 manuscripts, five player cards, three automa boards, twelve schemes, the Strongman's hire effect."""
    figures = SHEET.figures
    assert sum(record["source"] == "assumed" for record in figures["manuscript"].values()) == 24
    assumed = [number for number, record in figures["player_card"].items() if record["source"] == "assumed"]
    assert assumed == ["3", "4", "5", "6", "7"]
    assert sum(record["source"] == "assumed" for record in figures["scheme"].values()) == 12
    assert sum(record["source"] == "assumed" for record in figures["automa"].values()) == 3
    assert "hire" in doubtful(figures["townsfolk"]["strongman"])
    assert [number for number, record in figures["offer"].items() if "b_source" in record] == ["5", "8", "9", "10"]


def test_the_neutral_deck_is_balanced_over_builders_clerics_and_nobles() -> None:
    totals = dict.fromkeys(("builder", "cleric", "noble"), 0)
    for name in NEUTRAL:
        for icon, count in SHEET.figures["townsfolk"][name]["icons"].items():
            if icon in totals:
                totals[icon] += count
    assert len(set(totals.values())) == 1


def test_an_overlay_corrects_a_manuscript() -> None:
    """Its cost and what it does; a manuscript that does something at once can become one that counts at the end."""
    components = viscounts.components(
        {"manuscript": {"grey_2": {"cost": 5, "instant": [{}], "score": {"counts": "buildings", "per": 1, "vp": 2}}}}
    )
    assert isinstance(components, ViscountsComponents)
    one = components.manuscripts[MANUSCRIPTS.index("grey_2")]
    assert (one.cost, one.vp, [way.ops for way in one.instant.ways]) == (5, 2, [[]])
    position = start()
    position.printed = position.components = components
    board(position, RED, "abbot", "acolyte", "friar")
    at(position, RED, "lake")
    has(position, RED, ink=2)
    manuscript_on(position, "lake", "grey_2")
    stage(position, Act(RED))
    assert offers(position, "transcribe") == ["transcribe for 2 ink"]
    said = viscounts.words("en").say(position.phrase(position.parse("transcribe for 2 ink")))
    assert viscounts.words("en").template("counts.buildings") in said


def test_an_overlay_corrects_a_board_side_and_a_card() -> None:
    components = viscounts.components(
        {
            "setup": {"sides": {"side": ["a", "a", "b", "b"]}},
            "townsfolk": {"strongman": {"hire": [{"debt": 1}], "icons": {"builder": 1}}},
        }
    )
    assert isinstance(components, ViscountsComponents)
    assert components.sides == ["", "a", "a", "b", "b"]
    folk = components.folk[CARDS.index("strongman")]
    assert [components.effects[folk.hire.number].ways[0].counts, folk.icons] == [[1], 1 << 6]


@pytest.mark.parametrize(
    "overlay",
    [
        {"townsfolk": {"strongman": {"hire": [{"dance": 1}]}}},
        {"townsfolk": {"nobody": {"silver": 1}}},
        {"manuscript": {"grey_2": {"back": "grey"}}},
        {"manuscript": {"grey_2": {"ribbon": "green"}}},
        {"manuscript": {"grey_2": {"cost": 0}}},
        {"manuscript": {"grey_2": {"instant": [{"ink": 1}, {"gold": 1}, {"stone": 1}, {"silver": 1}]}}},
        {"automa": {"noble": {"removed": ["start_nobody"]}}},
        {"scheme": {"start_builder": {"options": []}}},
        {"end": {"poverty": {"cards": [12]}}},
    ],
)
def test_an_overlay_keeps_to_the_box(overlay: dict[str, object]) -> None:
    with pytest.raises(BadOverlay):
        viscounts.components(overlay)


def test_a_single_figure_among_lists_can_be_corrected_and_a_list_is_refused_there() -> None:
    corrected = viscounts.components({"points": {"leader": {"vp": 7}}})

    assert corrected.figures["points"]["leader"]["vp"] == 7
    with pytest.raises(BadOverlay, match=re.escape("points.leader.vp")):
        viscounts.components({"points": {"leader": {"vp": [5]}}})


def corrected(overlay: dict[str, Any]) -> ViscountsComponents:
    components = viscounts.components(overlay)
    assert isinstance(components, ViscountsComponents)
    return components


def test_every_figure_that_is_in_doubt_can_be_corrected() -> None:
    for table, records in SHEET.figures.items():
        for id, record in records.items():
            for field in doubtful(record):
                assert field in SHEET.printed[table], f"{table}.{id}.{field}"


def test_an_overlay_gives_a_manuscript_another_ribbon() -> None:
    """It then belongs to other sets, brings the other bonus card, and is drawn and told with it."""
    overlay = {"manuscript": {"grey_2": {"ribbon": "blue"}}}
    position = viscounts.start(2, 1, components=corrected(overlay))
    assert isinstance(position, Viscounts)
    held = MANUSCRIPTS.index("grey_2")
    position.players[RED].manuscripts = [held]
    assert ribbons(position, position.players[RED]) == [0, 1, 0, 0]
    said = viscounts.words("en").say(manuscript_phrase(position, held))
    assert said == "manuscript (blue ribbon, cost 3; 1 stone, 1 virtue)"
    assert manuscript_name(position.printed, "grey_2", viscounts.words("en")) == "blue ribbon, 2"
    assert ribbon_of(position.printed.manuscripts[held]) == "blue"


def test_an_overlay_exchanges_two_backs() -> None:
    """The manuscript with the grey back lies on top of a pile, the other one below."""
    overlay = {"manuscript": {"grey_2": {"back": "grey"}, "grey_1": {"back": "black"}}}
    position = viscounts.start(2, 1, components=corrected(overlay))
    assert isinstance(position, Viscounts)
    tops = [pile.cards[-1] for pile in position.manuscripts]
    assert MANUSCRIPTS.index("grey_2") in tops
    assert MANUSCRIPTS.index("grey_1") not in tops


def test_every_pile_needs_one_manuscript_with_a_grey_back() -> None:
    with pytest.raises(BadOverlay, match="5 manuscripts must have a grey back, not 6"):
        viscounts.components({"manuscript": {"grey_2": {"back": "grey"}}})


def test_an_overlay_adds_an_alternative_to_a_manuscript_a_player_card_and_a_section() -> None:
    either = [{"ink": 1}, {"gold": 1}]
    components = corrected(
        {
            "manuscript": {"grey_2": {"instant": either}},
            "player_card": {"3": {"bonus": either}},
            "section": {"virtue2": {"reward": either}},
        }
    )
    effects = [
        components.manuscripts[MANUSCRIPTS.index("grey_2")].instant,
        components.player_cards[2].bonus,
        components.rewards[-1],
    ]
    assert [len(effect.ways) for effect in effects] == [2, 2, 2]


def test_an_overlay_gives_a_scheme_a_third_option_another_pile_and_a_criminal() -> None:
    options = [{"act": "build"}, {"act": "focus"}, {"deed": 1}]
    components = corrected({"scheme": {"start_builder": {"options": options, "pile": "future", "criminal": True}}})
    scheme = components.schemes[SCHEMES.index("start_builder")]
    assert (len(scheme.options.ways), scheme.future, scheme.criminal) == (3, True, True)


def test_an_overlay_says_which_schemes_a_board_of_the_automa_does_without() -> None:
    components = corrected({"automa": {"noble": {"removed": ["start_noble"]}}})
    position = viscounts.start(1, 1, components=components, automa="noble")
    assert isinstance(position, Viscounts)
    schemes = [CARDS[card] for card in [*position.players[1].deck.cards, *position.future.cards]]
    assert "start_noble" not in schemes
    assert len(schemes) == len(SCHEMES) - 1


def test_an_overlay_lets_the_card_board_gather_kinds_of_resources() -> None:
    overlay = {"automa": {"cards": {"generic": False, "priority": ["gold", "ink"], "until": [1]}}}
    position = solo(automa="cards")
    position.printed = position.components = corrected(overlay)
    do(position, ANY, 3)
    assert holdings(position, AI) == {"gold": 1, "ink": 2}


def test_a_list_of_another_length_is_refused_where_the_box_has_so_many() -> None:
    message = "overlay: manuscript.grey_2.instant must be a list of 0 to 3, not 7"
    with pytest.raises(BadOverlay, match=re.escape(message)):
        viscounts.components({"manuscript": {"grey_2": {"instant": 7}}})
