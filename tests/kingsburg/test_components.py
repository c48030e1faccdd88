"""Every advisor, building and enemy does what is printed on it."""

from __future__ import annotations

from itertools import product

import pytest

from burgrave import kingsburg
from burgrave.games.kingsburg.advisors import AdvisorsHelp
from burgrave.games.kingsburg.build import Build
from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS, ENEMIES
from burgrave.games.kingsburg.influence import Influence
from burgrave.games.kingsburg.position import Kingsburg
from burgrave.kernel.testing import stage
from tests.kingsburg.given import given, rolled, row_to, start, winter
from tests.kingsburg.then import buildings, combat, holdings
from tests.titles.given import ANNA, BORIS, VIKTOR, offers, play

Amounts = dict[str, int]

# ---------------------------------------------------------------- advisors


def of_choice(count: int, **more: int) -> dict[str, Amounts]:
    """Every way to take so many goods, together with what else is given."""
    ways: dict[str, Amounts] = {}
    for gold, wood, stone in product(range(count + 1), repeat=3):
        if gold + wood + stone == count:
            goods = {"gold": gold, "wood": wood, "stone": stone}
            taken = {good: amount for good, amount in goods.items() if amount}
            ways["take " + " ".join(f"{amount} {good}" for good, amount in taken.items())] = {**taken, **more}
    return ways


UNASKED = ""

HELP: dict[str, dict[str, Amounts]] = {
    "jester": {UNASKED: {"points": 1}},
    "squire": {UNASKED: {"gold": 1}},
    "architect": {UNASKED: {"wood": 1}},
    "merchant": {"help 1 gold": {"gold": 1}, "help 1 wood": {"wood": 1}},
    "sergeant": {UNASKED: {"soldiers": 1}},
    "alchemist": {
        "help 1 wood 1 stone for 1 gold": {"gold": -1, "wood": 1, "stone": 1},
        "help 1 gold 1 stone for 1 wood": {"gold": 1, "wood": -1, "stone": 1},
        "help 1 gold 1 wood for 1 stone": {"gold": 1, "wood": 1, "stone": -1},
        "decline": {},
    },
    "astronomer": of_choice(1, tokens=1),
    "treasurer": {UNASKED: {"gold": 2}},
    "master_hunter": {"help 1 gold 1 wood": {"gold": 1, "wood": 1}, "help 1 wood 1 stone": {"wood": 1, "stone": 1}},
    "general": {UNASKED: {"soldiers": 2}},
    "swordsmith": {"help 1 wood 1 stone": {"wood": 1, "stone": 1}, "help 1 gold 1 stone": {"gold": 1, "stone": 1}},
    "duchess": of_choice(2, tokens=1),
    "champion": {UNASKED: {"stone": 3}},
    "smuggler": {**of_choice(3, points=-1), "decline": {}},
    "inventor": {UNASKED: {"gold": 1, "wood": 1, "stone": 1}},
    "wizard": {UNASKED: {"gold": 4}},
    "queen": of_choice(2, points=3),
    "king": {UNASKED: {"gold": 1, "wood": 1, "stone": 1, "soldiers": 1}},
}

SHOW_THE_ENEMY = ("general", "queen")


def influencing(advisor: str) -> Kingsburg:
    """Anna, with two goods of each kind, has put as many dice as it takes on an advisor."""
    position = start(seats=3)
    given(position, ANNA, gold=2, wood=2, stone=2)
    sixes, rest = divmod(ADVISORS.index(advisor) + 1, 6)
    faces = [rest] * (rest > 0) + [6] * sixes
    rolled(position, ANNA, *faces)
    stage(position, Influence(), AdvisorsHelp(0, 1))
    play(position, ANNA, f"place {'+'.join(str(face) for face in faces)} on {advisor}")
    while position.asked and "pass" in offers(position):
        play(position, ANNA, "pass")
    return position


def test_the_court_has_eighteen_advisors() -> None:
    """In ascending order of the total that reaches them."""
    assert list(HELP) == list(ADVISORS)
    assert len(HELP) == 18


@pytest.mark.parametrize("advisor", HELP)
def test_every_advisor_gives_the_help_printed(advisor: str) -> None:
    """Exactly these offers, each with exactly this gain; General and Queen also show this year's enemy."""
    for answer, gained in HELP[advisor].items():
        position = influencing(advisor)
        if answer == UNASKED:
            assert not position.asked
        else:
            assert sorted(offers(position)) == sorted(HELP[advisor])
            play(position, ANNA, answer)

        expected = {"gold": 2, "wood": 2, "stone": 2}
        for name, amount in gained.items():
            expected[name] = expected.get(name, 0) + amount
        assert holdings(position, ANNA) == {name: amount for name, amount in expected.items() if amount}
        assert position.enemies.knows(4, ANNA) == (advisor in SHOW_THE_ENEMY)
        assert not position.asked


# ---------------------------------------------------------------- buildings

PRICE_AND_POINTS: dict[str, tuple[Amounts, int]] = {
    "statue": ({"gold": 2}, 3),
    "chapel": ({"gold": 3, "stone": 1}, 5),
    "church": ({"gold": 3, "wood": 1, "stone": 2}, 7),
    "cathedral": ({"gold": 5, "stone": 3}, 9),
    "inn": ({"gold": 1, "wood": 1}, 0),
    "market": ({"gold": 2, "wood": 2}, 1),
    "farms": ({"gold": 2, "wood": 3, "stone": 1}, 2),
    "merchants_guild": ({"gold": 3, "wood": 1, "stone": 2}, 4),
    "guard_tower": ({"gold": 1, "stone": 1}, 1),
    "blacksmith": ({"gold": 1, "wood": 2}, 2),
    "barracks": ({"gold": 2, "wood": 2, "stone": 1}, 4),
    "wizards_guild": ({"gold": 3, "wood": 2, "stone": 2}, 6),
    "palisade": ({"wood": 2}, 0),
    "stable": ({"gold": 1, "wood": 1, "stone": 1}, 2),
    "stone_wall": ({"gold": 2, "stone": 2}, 2),
    "fortress": ({"gold": 3, "stone": 2}, 4),
    "barricade": ({"wood": 1}, 0),
    "crane": ({"wood": 1, "stone": 1}, 1),
    "town_hall": ({"gold": 2, "wood": 1, "stone": 1}, 2),
    "embassy": ({"gold": 2, "wood": 2, "stone": 2}, 4),
}

BESIDE_THE_CRANE = ("town_hall", "embassy")
"""The Crane stands to their left, so that they always cost a gold less than is printed."""


def price(building: str) -> Amounts:
    printed = PRICE_AND_POINTS[building][0]
    return {**printed, "gold": printed["gold"] - 1} if building in BESIDE_THE_CRANE else printed


def test_a_province_has_room_for_twenty_buildings() -> None:
    """Row by row from the top, in each from the left."""
    assert list(PRICE_AND_POINTS) == list(BUILDINGS)
    assert len(PRICE_AND_POINTS) == 20


@pytest.mark.parametrize("building", PRICE_AND_POINTS)
def test_every_building_costs_and_scores_what_is_printed(building: str) -> None:
    """Exactly the price is enough and is used up."""
    position = start(seats=3)
    given(position, ANNA, *row_to(building)[:-1], **price(building))

    stage(position, Build(ANNA))
    play(position, ANNA, f"build {building}")

    points = PRICE_AND_POINTS[building][1]
    assert holdings(position, ANNA) == ({"points": points} if points else {})
    assert buildings(position, ANNA) == list(row_to(building))


@pytest.mark.parametrize("building", PRICE_AND_POINTS)
def test_no_building_can_be_had_for_less(building: str) -> None:
    """One good of any kind too few, and it is not offered, however many there are of the others."""
    for good, amount in price(building).items():
        position = start(seats=3)
        goods = {"gold": 9, "wood": 9, "stone": 9, good: amount - 1}
        given(position, ANNA, *row_to(building)[:-1], **goods)

        stage(position, Build(ANNA))

        assert f"build {building}" not in offers(position)


IN_BATTLE: dict[str, int] = {
    "farms": -1,
    "guard_tower": 1,
    "blacksmith": 1,
    "wizards_guild": 2,
    "palisade": 1,
    "stone_wall": 1,
    "fortress": 1,
}
AGAINST: dict[tuple[str, str], int] = {
    ("church", "demons"): 1,
    ("palisade", "zombies"): 2,
    ("barricade", "goblins"): 1,
}
ONE_OF_EACH_KIND = {
    "goblins": "y1_goblins_2",
    "zombies": "y1_zombies_4",
    "demons": "y3_demons_6",
    "orcs": "y1_orcs_3",
    "barbarians": "y1_barbarians_2",
    "dragons": "y5_dragons_9",
}


@pytest.mark.parametrize("building", BUILDINGS)
def test_every_building_adds_in_battle_what_is_printed(building: str) -> None:
    """Anna has one building more in the row than Boris; the rest is equal."""
    for kind, enemy in ONE_OF_EACH_KIND.items():
        position = start(seats=3)
        given(position, ANNA, *row_to(building))
        given(position, BORIS, *row_to(building)[:-1])

        winter(position, enemy)

        added = AGAINST.get((building, kind), IN_BATTLE.get(building, 0))
        assert combat(position)[ANNA] - combat(position)[BORIS] == added, kind


# ---------------------------------------------------------------- enemies

REWARD_AND_LOSS: dict[str, tuple[Amounts, Amounts]] = {
    "y1_barbarians_2": ({"gold": 1}, {"any": 1, "buildings": 1}),
    "y1_goblins_2": ({"wood": 1}, {"wood": 1, "stone": 1, "buildings": 1, "points": 1}),
    "y1_goblins_3": ({"stone": 1}, {"gold": 1, "buildings": 1}),
    "y1_orcs_3": ({"gold": 1}, {"any": 2, "points": 1}),
    "y1_zombies_4": ({"points": 1}, {"points": 2}),
    "y2_goblins_3": ({"wood": 1}, {"wood": 2, "stone": 2, "buildings": 1, "points": 1}),
    "y2_goblins_4": ({"stone": 1}, {"gold": 2, "buildings": 1}),
    "y2_orcs_4": ({"gold": 1}, {"any": 2, "buildings": 1}),
    "y2_barbarians_5": ({"gold": 1}, {"any": 2, "points": 1}),
    "y2_zombies_5": ({"points": 1}, {"points": 2}),
    "y3_goblins_4": ({"wood": 1}, {"wood": 3, "stone": 3, "buildings": 1, "points": 1}),
    "y3_goblins_5": ({"stone": 1}, {"gold": 3, "buildings": 1}),
    "y3_orcs_5": ({"gold": 1}, {"any": 2, "buildings": 1}),
    "y3_demons_6": ({"points": 1}, {"gold": 2, "wood": 1, "stone": 1, "points": 1}),
    "y3_zombies_6": ({"points": 1}, {"points": 2}),
    "y4_goblins_5": ({"wood": 1}, {"wood": 4, "stone": 4, "buildings": 1, "points": 1}),
    "y4_goblins_6": ({"stone": 1}, {"gold": 4, "buildings": 1}),
    "y4_demons_6": ({"gold": 1, "points": 1}, {"any": 4, "points": 1}),
    "y4_orcs_7": ({"any": 1}, {"any": 2, "buildings": 1}),
    "y4_zombies_7": ({"points": 1}, {"points": 2}),
    "y5_barbarians_7": ({"points": 1}, {"points": 8}),
    "y5_barbarians_8": ({"points": 1}, {"buildings": 1}),
    "y5_demons_8": ({"points": 2}, {"buildings": 1, "points": 2}),
    "y5_demons_9": ({"points": 2}, {"buildings": 1}),
    "y5_dragons_9": ({"points": 3}, {"points": 5}),
}


def strength(enemy: str) -> int:
    return int(enemy.rpartition("_")[2])


def test_five_enemies_wait_for_every_year() -> None:
    """Twenty-five cards."""
    assert list(REWARD_AND_LOSS) == list(ENEMIES)
    assert [sum(enemy.startswith(f"y{year}_") for enemy in ENEMIES) for year in range(1, 6)] == [5, 5, 5, 5, 5]


@pytest.mark.parametrize("enemy", REWARD_AND_LOSS)
def test_every_enemy_yields_the_reward_printed(enemy: str) -> None:
    """Anna is one stronger than the enemy, Viktor draws; the bonus for the strongest goes to Boris."""
    position = start(seats=3)
    given(position, ANNA, soldiers=strength(enemy))
    given(position, BORIS, soldiers=strength(enemy) + 1, points=-1)
    given(position, VIKTOR, soldiers=strength(enemy) - 1)

    winter(position, enemy, king_die=1)
    reward = REWARD_AND_LOSS[enemy][0]
    if "any" in reward:
        while position.asked:
            play(position, position.mover, "take 1 stone")
        reward = {"stone": reward["any"]}

    assert holdings(position, ANNA) == reward
    assert holdings(position, BORIS) == reward
    assert holdings(position, VIKTOR) == {}


@pytest.mark.parametrize("enemy", REWARD_AND_LOSS)
def test_every_enemy_takes_the_losses_printed(enemy: str) -> None:
    """Anna is one weaker than the enemy; she gives wood for goods of choice, and the building to fall is a Statue."""
    position = start(seats=3)
    given(position, ANNA, "statue", gold=5, wood=5, stone=5, soldiers=strength(enemy) - 2, points=20)

    winter(position, enemy, king_die=1)
    loss = REWARD_AND_LOSS[enemy][1]
    if "any" in loss:
        play(position, ANNA, f"lose {loss['any']} wood")

    fallen = loss.get("buildings", 0)
    assert holdings(position, ANNA) == {
        "gold": 5 - loss.get("gold", 0),
        "wood": 5 - loss.get("wood", 0) - loss.get("any", 0),
        "stone": 5 - loss.get("stone", 0),
        "points": 20 - loss.get("points", 0) - 3 * fallen,
    }
    assert buildings(position, ANNA) == ([] if fallen else ["statue"])


@pytest.mark.parametrize("enemy", REWARD_AND_LOSS)
def test_every_enemy_is_of_its_kind(enemy: str) -> None:
    """Church, Palisade and Barricade tell demons, zombies and goblins from the others."""
    position = start(seats=3)
    given(position, ANNA, *row_to("church"))
    given(position, BORIS, "palisade")
    given(position, VIKTOR, "barricade")

    winter(position, enemy, king_die=1)

    kind = enemy.split("_")[1]
    assert combat(position) == {
        ANNA: 1 + (kind == "demons"),
        BORIS: 2 + (kind == "zombies"),
        VIKTOR: 1 + (kind == "goblins"),
    }


def test_an_overlay_corrects_the_disputed_card() -> None:
    """The Demons of year IV as one source lists them: a gold to win, four goods and a building to lose."""
    position = start(seats=3, components=kingsburg.components(kingsburg.overlay("demons-6")))
    given(position, ANNA, soldiers=6)
    given(position, BORIS, "statue", gold=4, points=10)
    given(position, VIKTOR, soldiers=9)

    winter(position, "y4_demons_6", king_die=1)

    assert holdings(position, ANNA) == {"gold": 1}
    assert holdings(position, BORIS) == {"points": 7}
    assert buildings(position, BORIS) == []
