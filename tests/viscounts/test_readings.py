"""Cards, buildings and the castle where the rulebook leaves something open."""

from __future__ import annotations

from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.building import FreeBuilding
from burgrave.games.viscounts.cards import MayDestroy, MayDiscard, Rearrange, Reshuffle
from burgrave.kernel.testing import stage
from tests.titles.given import asked, offers, play
from tests.viscounts.given import BLUE, RED, YELLOW, at, board, built, has, opened, owns, start, workers
from tests.viscounts.then import discard, holdings, inside, markers

# ---------------------------------------------------------------- cards


def test_an_empty_deck_may_be_shuffled_to_discard_from_it() -> None:
    """Ruling 9. The shuffle counts; then it is the new top or nothing."""
    position = start()
    owns(position, RED, ("abbot", "squire", "trader"), ("lender",), (), ("labourer",))
    stage(position, MayDiscard(RED, 1))
    assert offers(position) == ["decline", "discard lender", "shuffle"]
    play(position, RED, "shuffle")
    assert markers(position, RED) == (0, 5)
    assert offers(position) == ["decline", "discard_top"]
    play(position, RED, "discard_top")
    assert discard(position, RED) == ["labourer"]


def test_two_discards_are_two_decisions() -> None:
    """Ruling 9."""
    position = start()
    owns(position, RED, ("abbot", "squire", "trader"), ("lender", "thief"), ("labourer",))
    stage(position, MayDiscard(RED, 2))
    play(position, RED, "decline", "discard_top")
    assert discard(position, RED) == ["labourer"]


def test_nobody_falls_below_three_cards() -> None:
    """Ruling 6. With four cards one can be destroyed, then none."""
    position = start()
    owns(position, RED, ("abbot", "squire", "trader"), ("lender",))
    stage(position, MayDestroy(RED, 2))
    assert offers(position) == ["decline", "destroy lender"]
    play(position, RED, "destroy lender")
    assert asked(position) == ""
    assert holdings(position, RED) == {"silver": 1}


def test_heroes_can_be_destroyed() -> None:
    """Ruling 10."""
    position = start()
    owns(position, RED, ("abbot", "squire", "trader"), ("therese", "lender"))
    stage(position, MayDestroy(RED, 1))
    play(position, RED, "destroy therese")
    assert holdings(position, RED) == {"silver": 3}


def test_shuffling_needs_a_discard() -> None:
    """Ruling 8."""
    position = start()
    owns(position, RED, ("abbot", "squire", "trader"), ("lender",), ("thief",))
    stage(position, Reshuffle(RED, 1))
    assert markers(position, RED) == (0, 6)


def test_by_option_only_drawing_makes_a_shuffle_count() -> None:
    position = start(shuffles="drawing")
    owns(position, RED, ("abbot", "squire", "trader"), ("lender",), ("thief",), ("labourer",))
    stage(position, Reshuffle(RED, 1))
    assert markers(position, RED) == (0, 6)
    assert len(position.players[RED].deck) == 2


def test_cards_keep_to_the_slots_in_use() -> None:
    """Ruling 11."""
    position = start()
    board(position, RED, "abbot", "squire")
    stage(position, Rearrange(RED, 1))
    assert offers(position) == ["arrange abbot squire -", "arrange squire abbot -"]


# ---------------------------------------------------------------- buildings and castle


def test_any_building_of_a_type_can_be_built() -> None:
    """Ruling 30. Or always the leftmost, by option."""
    for reading, expected in (("any", 3), ("leftmost", 1)):
        position = start(buildings=reading)
        board(position, RED, "abbot", "squire", "trader")
        at(position, RED, "3")
        has(position, RED, stone=3)
        stage(position, Act(RED))
        assert len({move.split()[1] for move in offers(position, "build")}) == expected


def test_a_free_building_needs_an_empty_spot() -> None:
    """Ruling 33."""
    position = start(seats=3)
    names = [f"{type}_{n}" for type in ("trading_post", "guildhall", "workshop") for n in (1, 2, 3)]
    for seat, count in ((BLUE, 9), (YELLOW, 9), (RED, 7)):
        opened(position, seat, *names[:count])
    stage(position, FreeBuilding(RED, 2))
    assert asked(position) == ""


def test_workers_in_short_supply_are_all_placed() -> None:
    """Ruling 34. With two left, nobody pays for more."""
    position = start()
    board(position, RED, "enforcer", "overseer_1", "overseer_2")
    at(position, RED, "lake")
    has(position, RED, gold=9, workers=2)
    position.tier3 = [18, 0]
    position.leader = RED
    stage(position, Act(RED))
    assert offers(position, "workers") == ["workers 1", "workers 2"]
    play(position, RED, "workers 2")
    assert position.players[RED].workers == 0
    at(position, RED, "lake")
    stage(position, Act(RED))
    assert offers(position, "workers") == []


def test_crowded_sections_give_up_workers_until_three_are_left() -> None:
    """Ruling 35. Also an own one can be chosen."""
    position = start(seats=3)
    workers(position, 1, "ink_stone", blue=2, yellow=1)
    board(position, RED, "enforcer", "overseer_1", "abbot")
    at(position, RED, "lake")
    stage(position, Act(RED))
    play(position, RED, "workers 2", f"remove 1 ink_stone {RED}", f"remove 1 ink_stone {BLUE}")
    assert inside(position, 1, RED) == {"ink_stone": 1}
    assert inside(position, 1, BLUE) == {"ink_stone": 1}
    assert position.players[RED].silver == 2


def test_four_links_at_most_one_gap_in_every_segment() -> None:
    """Ruling 32."""
    printed = start().printed.links
    for segment in range(5):
        assert sum(link < 0 for link in printed[5 * segment : 5 * segment + 5]) == 1


def test_buildings_of_others_pay_their_owner_through_a_link() -> None:
    """Ruling 31. The active player first, then the other owner, who decides the own half."""
    position = start()
    board(position, RED, "abbot", "squire", "trader")
    at(position, RED, "5")
    has(position, RED, stone=3)
    has(position, BLUE, debts=1, deeds=1)
    built(position, BLUE, forest_0="workshop_1")
    stage(position, Act(RED))
    play(position, RED, "build workshop_1 on forest_1 for 3 stone")
    play(position, BLUE, "flip deed")
    assert holdings(position, BLUE) == {"debts": 1, "approved": 1}
