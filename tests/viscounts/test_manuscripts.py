"""Every manuscript: ribbon, cost, and what it does at once or counts at the end."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.components import MANUSCRIPTS, RIBBONS
from burgrave.games.viscounts.manuscripts import take_manuscript
from burgrave.games.viscounts.position import Viscounts
from burgrave.kernel.agenda import Step
from burgrave.kernel.testing import stage
from tests.titles.given import asked, offers, play
from tests.viscounts import given
from tests.viscounts.given import BLUE, RED
from tests.viscounts.test_townsfolk import check_effect, seen

# cost, and what it does at once
AT_ONCE: dict[str, tuple[int, str]] = {
    "grey_1": (3, "flip_any"),
    "grey_2": (3, "stone virtue"),
    "grey_3": (4, "stone:2"),
    "grey_4": (4, "place_workers:2"),
    "grey_5": (4, "deed"),
    "grey_6": (5, "build workshop"),
    "black_1": (3, "flip_deed"),
    "black_2": (3, "ink virtue"),
    "black_3": (4, "ink:2"),
    "black_4": (4, "virtue:2"),
    "black_5": (4, "free_hire discard"),
    "black_6": (5, "manuscript"),
    "black_7": (5, "flip_any:2"),
    "blue_1": (3, "free_hire"),
    "blue_2": (3, "silver:4"),
    "blue_3": (4, "any:2"),
    "blue_4": (4, "destroy:2"),
    "blue_5": (4, "rearrange any"),
    "blue_6": (5, "deed:2 debt"),
    "blue_8": (5, "build trading_post"),
    "yellow_1": (3, "flip_debt"),
    "yellow_2": (3, "gold virtue"),
    "yellow_3": (4, "gold:2"),
    "yellow_4": (4, "place_workers:2"),
    "yellow_5": (5, "place_workers:4"),
}
AT_THE_END = {
    "grey_7": 5,
    "grey_8": 5,
    "grey_9": 6,
    "black_8": 5,
    "black_9": 6,
    "blue_7": 5,
    "blue_9": 6,
    "yellow_6": 5,
    "yellow_7": 6,
    "yellow_8": 6,
}


def test_there_are_35_manuscripts() -> None:
    """9 grey, 9 black, 9 blue, 8 yellow; five have a grey back."""
    assert set(MANUSCRIPTS) == {*AT_ONCE, *AT_THE_END}
    ribbons = [name.partition("_")[0] for name in MANUSCRIPTS]
    assert {ribbon: ribbons.count(ribbon) for ribbon in RIBBONS} == {"black": 9, "blue": 9, "grey": 9, "yellow": 8}
    printed = given.start().printed
    for name, cost in [*((name, cost) for name, (cost, _) in AT_ONCE.items()), *AT_THE_END.items()]:
        one = printed.manuscripts[MANUSCRIPTS.index(name)]
        assert one.cost == cost
        assert RIBBONS[one.ribbon] == name.partition("_")[0]


class Take(Step[Viscounts]):
    """Red gets the manuscript of the first segment."""

    def run(self, p: Viscounts) -> None:
        take_manuscript(p, RED, 0)


def taking(name: str) -> tuple[Viscounts, dict[str, int]]:
    """Red gets a manuscript; the position before its effect, and what Red had."""
    position = given.start()
    given.owns(position, RED, ("abbot", "squire", "labourer"), ("trader", "lender"), ("financier", "thief"))
    given.at(position, RED, "lake")
    given.has(position, RED, debts=3, deeds=3)
    given.pile(position, "rock", "mason")
    given.manuscript_on(position, "lake", name)
    before = seen(position)
    stage(position, Take(RED))
    return position, before


PLAIN = [name for name, (_, effect) in AT_ONCE.items() if not effect.startswith(("place", "build", "manuscript"))]


@pytest.mark.parametrize("name", [name for name in PLAIN if name != "black_7"])
def test_a_manuscript_does_at_once_what_is_printed(name: str) -> None:
    position, before = taking(name)
    check_effect(position, AT_ONCE[name][1], before)
    assert position.players[RED].manuscripts == [MANUSCRIPTS.index(name)]


def test_two_flips_of_one_manuscript_are_made_one_at_a_time() -> None:
    position, _ = taking("black_7")
    play(position, RED, "flip debt", "take 1 ink", "flip deed")
    assert asked(position) == ""
    player = position.players[RED]
    assert (player.paid, player.approved, player.ink) == (1, 1, 1)


@pytest.mark.parametrize(("name", "amount"), [("grey_4", 2), ("yellow_4", 2), ("yellow_5", 4)])
def test_free_workers_go_into_any_one_section(name: str, amount: int) -> None:
    position, _ = taking(name)
    assert len(offers(position, "place")) == 5
    play(position, RED, "place virtue2")
    assert position.players[RED].workers == 20 - amount
    # Four workers climb at once: one goes up for two virtue.
    assert position.players[RED].virtue == (4 if amount == 4 else 6)


@pytest.mark.parametrize(("name", "type"), [("grey_6", "workshop"), ("blue_8", "trading_post")])
def test_a_free_building_stands_anywhere(name: str, type: str) -> None:
    """Ruling 33. Any empty spot of the board, any of the type; its effect as usual."""
    position, _ = taking(name)
    assert len(offers(position, "build")) == 3 * 25
    play(position, RED, f"build {type}_2 on forest_1")
    assert position.players[RED].gold == 1


def test_without_a_building_of_the_type_nothing_happens() -> None:
    position = given.start()
    given.opened(position, RED, "workshop_1", "workshop_2", "workshop_3")
    given.manuscript_on(position, "lake", "grey_6")
    stage(position, Take(RED))
    assert asked(position) == ""


def test_a_free_manuscript_costs_three_or_four() -> None:
    """Ruling 41. Only tops of piles, never a printed one."""
    position = given.start()
    for segment, name in (("lake", "blue_9"), ("meadow", "black_4"), ("forest", "grey_9"), ("rock", "grey_3")):
        given.manuscript_on(position, segment, name)
    given.manuscript_on(position, "gorge", None)
    given.manuscript_on(position, "rock", "grey_3")
    given.manuscript_on(position, "lake", "black_6")

    stage(position, Take(RED))

    assert offers(position) == ["claim meadow", "claim rock"]
    play(position, RED, "claim meadow")
    assert position.players[RED].virtue == 4


# ---------------------------------------------------------------- what counts at the end


def scored(position: Viscounts, name: str) -> int:
    """What a manuscript alone is worth to Red."""
    given.manuscripts(position, RED, name)
    points = position.score_sheet(RED)["manuscripts"]
    assert position.score_sheet(BLUE)["manuscripts"] == 0
    return points


def test_a_point_for_every_two_resources() -> None:
    """Ruling 45. Rounded down; silver is no resource."""
    position = given.start()
    given.has(position, RED, ink=2, stone=2, gold=1, silver=9)
    assert scored(position, "grey_7") == 2


@pytest.mark.parametrize(
    ("name", "expected"), [("grey_8", 3), ("black_8", 2), ("blue_7", 2), ("blue_9", 3), ("yellow_6", 4)]
)
def test_points_for_icons_on_all_own_cards(name: str, expected: int) -> None:
    """Ruling 44. Hand, deck, discard and board, with open spaces and bonus cards; criminals are not wild.

    Builders: 2 and a guildhall. Clerics: 2. Merchants: 5 and 2 of a trading post, a point for three. Criminals: 3.
    Nobles: 3 and a guildhall.
    """
    position = given.start()
    given.owns(
        position,
        RED,
        ("antagonist", "princess", "acolyte"),
        ("peddler_1", "thief"),
        ("miner", "tinker_1"),
        ("mason", "squire"),
    )
    given.opened(position, RED, "guildhall_1", "guildhall_2", "trading_post_3")
    assert scored(position, name) == expected


def test_a_point_for_every_building() -> None:
    position = given.start()
    given.built(position, RED, lake_0="workshop_1", rock_1="guildhall_3")
    assert scored(position, "grey_9") == 2


def test_a_point_for_every_approved_deed() -> None:
    position = given.start()
    given.has(position, RED, approved=3, deeds=2)
    assert scored(position, "black_9") == 3


def test_a_point_for_every_paid_debt() -> None:
    position = given.start()
    given.has(position, RED, paid=3, debts=2)
    assert scored(position, "yellow_7") == 3


def test_a_point_for_every_two_workers_in_the_castle() -> None:
    """Ruling 45. On any tier."""
    position = given.start()
    given.workers(position, 1, "flip", red=2)
    given.workers(position, 2, "flip", red=2)
    given.workers(position, 3, "", red=1)
    position.leader = RED
    assert scored(position, "yellow_8") == 2


@pytest.mark.parametrize(
    ("held", "expected"),
    [((), 0), ((1,), 1), ((1, 1), 4), ((1, 1, 1), 9), ((1, 1, 1, 1), 16), ((3, 2, 2, 1), 16 + 9 + 1), ((2,), 2)],
)
def test_sets_of_different_ribbons(held: tuple[int, ...], expected: int) -> None:
    """Ruling 43."""
    position = given.start()
    for ribbon, amount in zip(RIBBONS, held, strict=False):
        given.manuscripts(position, RED, *(f"{ribbon}_{number}" for number in range(1, amount + 1)))
    assert position.score_sheet(RED)["sets"] == expected
