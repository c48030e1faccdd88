"""Numbers that stand as literals beside their names, so that they are compiled into their place, say the same."""

from __future__ import annotations

from types import ModuleType

import pytest

from burgrave import viscounts
from burgrave.games.viscounts import components, notation, scoring, vocabulary
from burgrave.games.viscounts.automa_actions import FROM_LEFT
from burgrave.games.viscounts.components import (
    BANKS,
    BUILDINGS,
    BUILDINGS_A_TYPE,
    BUILDINGS_EACH,
    INNER,
    LEFT,
    LOCATIONS,
    LOCATIONS_A_SEGMENT,
    MOST_SEATS,
    NEUTRAL,
    OFFERS_A_SEGMENT,
    RIGHT,
    RING,
    SECTIONS,
    SEGMENTS,
    SHEET,
    SPOTS,
    SPOTS_A_SEGMENT,
)
from burgrave.games.viscounts.evaluate import judgement
from burgrave.games.viscounts.funding import GOOD, ICON
from burgrave.games.viscounts.moves import LOWER_TIERS, MOST_PAIRS, MOST_WORKERS
from burgrave.games.viscounts.player import OF_THREE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import (
    ACTIONS,
    AFTER,
    BITS,
    COUNTED,
    DESTROY_OFFER,
    FULL,
    GOLD,
    GOODS,
    ICONS,
    OFFERS,
    OPS,
    RESOURCES,
    TASKS,
    TYPES,
    WHENS,
)

NUMBERED: list[tuple[ModuleType, str, dict[str, str]]] = [
    (vocabulary, "ICONS", {name.upper(): name for name in ICONS}),
    (vocabulary, "TYPES", {name.upper(): name for name in TYPES}),
    (vocabulary, "TASKS", {name.upper(): name for name in TASKS}),
    (vocabulary, "OPS", {"BUILD_FREE" if name == "build" else name.upper(): name for name in OPS}),
    (vocabulary, "WHENS", {name.upper(): name for name in WHENS if name != "none" and not name.startswith("after_")}),
    (vocabulary, "PURPOSES", {name.upper(): name for name in vocabulary.PURPOSES}),
    (components, "BANKS", {name.upper(): name for name in BANKS}),
    (vocabulary, "OFFERS", {f"{name.upper()}_OFFER": name for name in ("silver", "destroy", "flip")}),
    (vocabulary, "CONDITIONS", {"WITH_CRIMINALS": "some", "WITHOUT_CRIMINALS": "none"}),
    (components, "ENDS", {"POVERTY": "poverty", "PROSPERITY": "prosperity"}),
    (
        components,
        "BUILDINGS",
        {
            "MOVE_FARTHER": "trading_post_1",
            "CHEAP_DISMISSAL": "trading_post_2",
            "DISCARD_AFTER_HIRE": "workshop_1",
            "VIRTUE_AT_COLLISION": "workshop_2",
            "LARGER_HAND": "workshop_3",
        },
    ),
    (
        vocabulary,
        "AUTOMA_ABILITIES",
        {
            "ONCE_WHEN_BUILT": "once_when_built",
            "AT_COLLISION": "on_collision_if_no_criminals",
            "WHEN_FLIPPING": "when_flipping_a_card",
            "WHEN_GAINING": "when_gaining_a_scheme",
            "WHEN_SHUFFLING": "when_shuffling",
        },
    ),
    (
        vocabulary,
        "COUNTED",
        {
            "BUILDINGS_COUNTED": "buildings",
            "RESOURCES_COUNTED": "resources",
            "WORKERS_COUNTED": "workers_in_castle",
            "PAID_COUNTED": "paid_debts",
            "APPROVED_COUNTED": "approved_deeds",
        },
    ),
    (judgement, "PARTS", {name.upper(): name for name in ("places", "goods", "deck", "track", "promised")}),
    (scoring, "LINES", {"POVERTY_LINE": "poverty", "PROSPERITY_LINE": "prosperity"}),
    (notation, "FLIPS", {"FLIPS_DEBT": "debt", "FLIPS_DEED": "deed"}),
    (notation, "TURNS", {"CLOCKWISE": "clockwise", "COUNTER": "counter"}),
]


@pytest.mark.parametrize(
    ("module", "table", "constant", "name"),
    [(module, table, constant, name) for module, table, names in NUMBERED for constant, name in names.items()],
)
def test_a_number_is_the_place_of_its_name(module: ModuleType, table: str, constant: str, name: str) -> None:
    assert getattr(module, table)[getattr(module, constant)] == name


def test_as_many_as_there_are() -> None:
    assert RING == len(SEGMENTS) == len(SECTIONS)
    assert len(LOCATIONS) == RING * LOCATIONS_A_SEGMENT
    assert len(SHEET.figures["offer"]) == RING * OFFERS_A_SEGMENT
    assert len(SPOTS) == RING * SPOTS_A_SEGMENT
    assert BUILDINGS_EACH == len(BUILDINGS) == BUILDINGS_A_TYPE * len(TYPES)
    assert [bits.bit_count() for bits in range(1 << BUILDINGS_A_TYPE)] == OF_THREE
    assert len(SHEET.figures["setup"]["sides"]["side"]) == MOST_SEATS == MOST_PAIRS - 1
    assert len(SHEET.figures["action"]["workers"]["thresholds"]) == MOST_WORKERS
    assert len(SHEET.figures["points"]["workers"]["vp"]) == LOWER_TIERS + 1
    assert FULL == (1 << BITS) - 1


def test_every_pile_of_townsfolk_has_its_cards() -> None:
    assert sum(SHEET.figures["setup"]["cards"]["neutral_piles"]) == len(NEUTRAL)


def test_no_effect_has_more_alternatives_than_can_be_chosen() -> None:
    printed = components.ViscountsComponents(SHEET.overlaid({}), {})
    schemes = {scheme.options.number for scheme in printed.schemes}
    assert max(len(effect.ways) for effect in printed.effects if effect.number not in schemes) <= components.MOST_WAYS


def test_goods_have_the_same_number_among_effects_and_offers() -> None:
    assert OPS[: GOLD + 1] == OFFERS[:DESTROY_OFFER] == GOODS
    assert GOODS[1:] == RESOURCES


def test_icons_have_the_same_number_among_what_a_manuscript_counts() -> None:
    assert COUNTED[: len(ICONS)] == ICONS


def test_every_action_has_its_icon_its_good_and_its_moment() -> None:
    assert [ICONS[icon] for icon in ICON] == ["merchant", "builder", "noble", "cleric"]
    assert list(ICON) == list(range(len(ACTIONS))), "drawings and bots read an action's icon by the action's number"
    assert [GOODS[good] for good in GOOD] == ["silver", "stone", "gold", "ink"]
    assert list(WHENS[AFTER : AFTER + len(ACTIONS)]) == [f"after_{action}" for action in ACTIONS]


def test_locations_lie_left_right_and_inside() -> None:
    assert [LOCATIONS[LEFT], LOCATIONS[RIGHT], LOCATIONS[INNER]] == ["1", "2", SEGMENTS[0]]
    assert [LOCATIONS[place] for place in range(INNER, len(LOCATIONS), LOCATIONS_A_SEGMENT)] == list(SEGMENTS)
    outer = [location for location in LOCATIONS if location not in SEGMENTS]
    assert outer == list(SHEET.figures["offer"]) == [str(number + 1) for number in range(len(outer))]


def test_the_automa_has_its_buildings_from_the_left() -> None:
    types = [BUILDINGS[building].rpartition("_")[0] for building in FROM_LEFT]
    assert types == ["guildhall"] * 3 + ["trading_post"] * 3 + ["workshop"] * 3
    assert sorted(FROM_LEFT) == list(range(BUILDINGS_EACH))


def test_the_parts_of_a_worth_are_what_their_names_say() -> None:
    position = viscounts.start(seats=2, seed=3)
    assert isinstance(position, Viscounts)
    for _ in range(60):
        position.play(position.legal()[-1])
    player, cards = position.players[0], judgement.Cards(position, position.players[0])
    found = judgement.parts(position, 0, scoring.line_points(position, 0), cards, 5.0)
    assert len(found) == len(judgement.PARTS)
    assert found[judgement.PLACES] == judgement.places(position, 0)
    assert found[judgement.GOODS] == judgement.goods(player, 5.0)
    assert found[judgement.DECK] == judgement.deck(player, cards, 5.0)
    assert found[judgement.TRACK] == judgement.track(player, 5.0)
