"""What is printed on the board and beside it: spots, links, offers, open spaces and the track."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.building import LinkPays, build
from burgrave.games.viscounts.collision import Collision, Workshops
from burgrave.games.viscounts.components import LARGER_HAND, SPOTS
from burgrave.games.viscounts.hiring import FreeHire, Hiring
from burgrave.games.viscounts.position import Viscounts
from burgrave.kernel.agenda import Step
from burgrave.kernel.testing import stage
from tests.titles.given import asked, offers, play
from tests.viscounts import given
from tests.viscounts.given import BLUE, RED, YELLOW
from tests.viscounts.test_townsfolk import check_effect, seen
from tests.viscounts.then import holdings, markers

# ---------------------------------------------------------------- spots, links, offers


SPOT: dict[str, list[str]] = {
    "lake": ["ink", "free_hire", "any", "flip_any", "destroy"],
    "meadow": ["ink", "stone", "deed", "free_hire", "flip_any"],
    "forest": ["virtue", "gold", "rearrange", "flip_any", "stone"],
    "gorge": ["deed", "ink", "destroy", "any", "gold"],
    "rock": ["rearrange", "flip_any", "gold", "deed", "any"],
}

LINK: dict[str, list[str]] = {
    "lake": ["virtue", "", "debt", "stone", "virtue"],
    "meadow": ["silver:2", "debt", "", "destroy", "gold"],
    "forest": ["flip_any", "virtue", "", "virtue", "free_hire"],
    "gorge": ["", "free_hire", "stone", "virtue", "ink"],
    "rock": ["silver:2", "deed", "virtue", "", "stone"],
}

LEFT_BANK = {"lake": 3, "meadow": 2, "forest": 2, "gorge": 3, "rock": 2}


class Building(Step[Viscounts]):
    """Red's third workshop on a spot."""

    @property
    def spot(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        build(p, RED, LARGER_HAND, self.spot)


def ready() -> Viscounts:
    """Red has cards everywhere, debts and deeds, and somebody harmless to hire."""
    position = given.start()
    given.pile(position, "rock", "mason")
    given.board(position, RED, "abbot", "squire", "labourer")
    given.has(position, RED, debts=2, deeds=2)
    given.at(position, RED, "1")
    return position


@pytest.mark.parametrize("spot", SPOTS)
def test_every_spot_has_its_effect(spot: str) -> None:
    segment, number = spot.split("_")
    position = ready()
    before = seen(position)
    stage(position, Building(0, SPOTS.index(spot)))
    check_effect(position, SPOT[segment][int(number)], before)


@pytest.mark.parametrize("spot", SPOTS)
def test_every_link_has_its_effect(spot: str) -> None:
    segment, number = spot.split("_")
    effect = LINK[segment][int(number)]
    position = ready()
    printed = position.printed.links[SPOTS.index(spot)]
    assert (printed >= 0) == bool(effect)
    if effect:
        before = seen(position)
        stage(position, LinkPays(RED, printed))
        check_effect(position, effect, before)


@pytest.mark.parametrize("segment", LEFT_BANK)
def test_the_river_runs_between_the_banks(segment: str) -> None:
    """So many spots lie on the left bank, the rest on the right one."""
    for place, bank in ((0, "left"), (1, "right")):
        position = ready()
        given.has(position, RED, stone=9)
        position.players[RED].viscount = 3 * list(LEFT_BANK).index(segment) + place
        stage(position, Act(RED))
        spots = {move.split()[3] for move in offers(position, "build")}
        numbers = range(LEFT_BANK[segment]) if bank == "left" else range(LEFT_BANK[segment], 5)
        assert spots == {f"{segment}_{number}" for number in numbers}


OFFER = {
    2: ["silver", "stone", "ink", "flip", "destroy", "gold", "gold", "ink", "stone", "silver"],
    3: ["silver", "ink", "silver", "stone", "ink", "flip", "gold", "destroy", "stone", "gold"],
}


@pytest.mark.parametrize("seats", OFFER)
def test_offers_of_the_ten_locations(seats: int) -> None:
    """Two players ride on one side of the segments, three on the other; twelve merchants buy what is offered."""
    for number, offer in enumerate(OFFER[seats], start=1):
        position = given.start(seats=seats)
        names = ("lender", "financier", "labourer", "abbot", "squire", "thief", "trader", "journeyman")
        given.owns(position, RED, ("peddler_1", "peddler_2", "peddler_3"), names[:3], names[3:])
        given.opened(position, RED, "trading_post_3")
        given.manuscripts(position, RED, "blue_1", "blue_2", "blue_3")
        position.bonuses = [-1, RED, -1, -1]
        position.refresh(RED)
        given.at(position, RED, str(number))
        given.has(position, RED, deeds=9)
        stage(position, Act(RED))
        batch = {"silver": 1, "destroy": 3, "flip": 4}.get(offer, 2)
        most = 12 // batch
        assert offers(position, "exchange")[-1] == f"exchange {most}"
        play(position, RED, f"exchange {most}")
        if offer == "destroy":
            assert asked(position) == "Destroy"
        elif offer == "flip":
            assert holdings(position, RED)["approved"] == most
        else:
            assert getattr(position.players[RED], offer) == most


# ---------------------------------------------------------------- open spaces


def test_the_first_workshop_offers_a_discard_after_every_hire() -> None:
    """Ruling 47. After the hire effect, also after a free hire."""
    for step in (Hiring(RED), FreeHire(RED, 1)):
        position = ready()
        given.opened(position, RED, "workshop_1")
        given.pile(position, "lake", "friar")
        given.has(position, RED, silver=2)
        stage(position, step)
        play(position, RED, "hire" if "hire" in offers(position) else "recruit lake")
        assert markers(position, RED) == (0, 5)
        assert asked(position) == "Discard"


@pytest.mark.parametrize(("cards", "virtue"), [(("abbot", "squire", "trader"), 5), (("abbot", "squire", "thief"), 6)])
def test_the_second_workshop_brings_virtue_at_everybodys_collisions(cards: tuple[str, ...], virtue: int) -> None:
    """Unless a criminal is on the board."""
    position = given.start()
    given.opened(position, RED, "workshop_2")
    given.board(position, RED, *cards)
    stage(position, Workshops(BLUE))
    assert markers(position, RED) == (0, virtue)


def test_the_third_workshop_and_the_castle_leader_enlarge_the_hand() -> None:
    """Ruling 14. Three, four, five."""
    position = given.start()
    assert position.hand_limit(RED) == 3
    given.opened(position, RED, "workshop_3")
    assert position.hand_limit(RED) == 4
    position.leader = RED
    assert position.hand_limit(RED) == 5


@pytest.mark.parametrize(
    ("building", "icons"),
    [
        ("trading_post_3", [2, 0, 0, 0, 0]),
        ("guildhall_1", [0, 1, 0, 0, 0]),
        ("guildhall_2", [0, 0, 1, 0, 0]),
        ("guildhall_3", [0, 0, 0, 1, 0]),
    ],
)
def test_open_spaces_have_permanent_icons(building: str, icons: list[int]) -> None:
    position = given.start()
    before = position.view(RED)["icons"][RED]
    given.opened(position, RED, building)
    after = position.view(RED)["icons"][RED]
    assert [one - other for one, other in zip(after, before, strict=True)] == icons


@pytest.mark.parametrize(("ribbon", "icon"), [("black", 3), ("blue", 0), ("grey", 1), ("yellow", 2)])
def test_bonus_cards_have_an_icon_and_three_points(ribbon: str, icon: int) -> None:
    position = given.start()
    given.manuscripts(position, RED, f"{ribbon}_2", f"{ribbon}_3")
    given.board(position, RED, "abbot", "acolyte", "friar")
    given.manuscript_on(position, "lake", f"{ribbon}_1")
    given.at(position, RED, "lake")
    given.has(position, RED, ink=3)
    bare = position.view(RED)["icons"][RED][icon]
    stage(position, Act(RED))
    play(position, RED, offers(position, "transcribe")[0])
    assert position.view(RED)["icons"][RED][icon] == bare + 1
    assert position.score_sheet(RED)["bonuses"] == 3


# ---------------------------------------------------------------- the track


ABOVE: list[dict[str, int]] = [
    {"silver": 1, "deeds": 3},
    {"silver": 1, "deeds": 2},
    {"silver": 1, "deeds": 1},
    {"silver": 2, "deeds": 1, "debts": 1},
    {"silver": 2, "debts": 1},
    {"silver": 3, "debts": 2},
    {"silver": 4, "debts": 3},
]


@pytest.mark.parametrize("cell", range(7))
def test_what_a_collision_brings(cell: int) -> None:
    """Above the cell for the active player; below it for others: criminals on cells 0-2, honest boards on 4-6."""
    position = given.start(seats=3)
    given.board(position, RED, "abbot", "squire", "trader")
    given.board(position, BLUE, "abbot", "squire", "thief")
    given.board(position, YELLOW, "abbot", "squire", "trader")
    given.has(position, RED, corruption=cell, virtue=cell)
    stage(position, Collision(RED))
    assert holdings(position, RED) == ABOVE[cell]
    if cell == 3:
        play(position, BLUE, offers(position)[0])
        play(position, YELLOW, offers(position)[0])
    criminal, honest = {
        0: ({"debts": 1}, (0, 6)),
        1: ((1, 6), (0, 6)),
        2: ((1, 6), (0, 6)),
        3: ((0, 6), (0, 6)),
        4: ((0, 6), (0, 5)),
        5: ((0, 6), (0, 5)),
        6: ((0, 6), {"deeds": 1}),
    }[cell]
    for seat, expected in ((BLUE, criminal), (YELLOW, honest)):
        outcome: Any = holdings(position, seat) if isinstance(expected, dict) else markers(position, seat)
        assert outcome == expected
    assert markers(position, RED) == (0, 6)
    assert asked(position) == ""


def test_virtue_of_the_first_steps_moves_the_stack_before_it_is_read() -> None:
    """Ruling 51. Workshop and Ada take the stack from cell 3 to cell 1."""
    position = given.start()
    given.board(position, RED, "abbot", "squire", "trader")
    given.opened(position, RED, "workshop_2")
    given.has(position, RED, corruption=2, virtue=2)
    stage(position, Collision(RED))
    assert holdings(position, RED) == {"silver": 1, "deeds": 2}


def test_a_stack_made_by_others_waits_for_the_own_turn() -> None:
    """Rulings 50 and 53. Only the active player's markers go home."""
    position = given.start()
    given.board(position, RED, "abbot", "squire", "trader")
    given.board(position, BLUE, "abbot", "squire", "trader")
    given.has(position, RED, corruption=4, virtue=4)
    given.has(position, BLUE, corruption=3, virtue=4)
    stage(position, Collision(RED))
    assert markers(position, BLUE) == (3, 3)
