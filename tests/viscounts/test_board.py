"""What is printed on the boards: set-up, player cards, spots, links, offers, the track, open spaces; and rulings."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave import viscounts
from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.building import FreeBuilding, LinkPays, build
from burgrave.games.viscounts.cards import MayDestroy, MayDiscard, Rearrange, Reshuffle
from burgrave.games.viscounts.collision import Collision, Workshops
from burgrave.games.viscounts.components import CARDS, LIBRARY, LOCATIONS, SPOTS, STARTERS
from burgrave.games.viscounts.hiring import FreeHire, Hiring
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.set_up import ChoosePair, DebtsAndDeeds
from burgrave.kernel.agenda import Step
from burgrave.kernel.testing import stage
from tests.viscounts.given import (
    BLUE,
    RED,
    YELLOW,
    asked,
    at,
    board,
    built,
    discard,
    hand,
    has,
    holdings,
    inside,
    manuscript_on,
    manuscripts,
    markers,
    offers,
    opened,
    owns,
    pile,
    play,
    start,
    workers,
)
from tests.viscounts.test_townsfolk import check_effect, seen

# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize(("seats", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_piles_and_cards_at_the_start(seats: int, debts: int, deeds: int) -> None:
    """Ruling 54: the printed numbers lie above the end cards, whatever the player cards have given."""
    position = viscounts.start(seats=seats, seed=3)
    assert isinstance(position, Viscounts)
    assert len(position.pair_cards) == seats + 1
    assert sorted(len(pile) for pile in position.townsfolk) == [13, 13, 14, 14, 14]
    assert [len(pile) for pile in position.manuscripts] == [7] * 5
    assert all(LIBRARY.backs[pile.cards[-1]] for pile in position.manuscripts)
    assert not any(LIBRARY.backs[card] for pile in position.manuscripts for card in pile.cards[:-1])
    while position.round == 0:
        position.play(position.legal()[0])
    assert (position.debts_left, position.deeds_left) == (debts, deeds)
    for player in position.players[:seats]:
        assert len(player.hand) == 3


def test_pairs_are_chosen_in_reverse_turn_order() -> None:
    position = viscounts.start(seats=4, seed=8)
    assert isinstance(position, Viscounts)
    chosen = []
    while position.round == 0:
        if asked(position) == "ChoosePair":
            chosen.append(position.mover)
        position.play(position.legal()[0])
    assert chosen == [(position.first + place) % 4 for place in (3, 2, 1, 0)]


def test_boards_and_castle_lie_at_random() -> None:
    rings = set()
    turns = set()
    for seed in range(40):
        position = viscounts.start(seats=2, seed=seed)
        assert isinstance(position, Viscounts)
        rings.add(tuple(position.ring))
        turns.add((position.facing[position.ring[0]], position.facing[position.ring[1]]))
    assert len(rings) > 20
    assert turns == {(section, (section + 1) % 5) for section in range(5)}


# number: goods, resources of choice, bonus
PLAYER_CARDS: dict[int, tuple[dict[str, int], int, str]] = {
    1: ({"stone": 1, "ink": 2, "silver": 8, "deeds": 2, "debts": 1}, 0, "virtue"),
    2: ({"silver": 6, "deeds": 3, "debts": 1}, 2, "flip_deed"),
    3: ({"gold": 1, "silver": 4, "deeds": 1, "debts": 1}, 1, "workers"),
    4: ({"gold": 2, "ink": 1, "silver": 7, "deeds": 1, "debts": 2}, 0, "flip_debt"),
    5: ({"gold": 1, "ink": 1, "silver": 4, "deeds": 1, "debts": 1}, 0, "hire"),
    6: ({"gold": 1, "silver": 2, "deeds": 1, "debts": 1}, 0, "manuscript"),
    7: ({"silver": 7, "deeds": 2, "debts": 2}, 2, "flip_any"),
    8: ({"silver": 1, "deeds": 1, "debts": 1}, 1, "trading_post"),
    9: ({"stone": 2, "silver": 5, "deeds": 1, "debts": 1}, 0, "destroy"),
    10: ({"stone": 1, "gold": 1, "ink": 1, "silver": 10, "deeds": 1, "debts": 2}, 0, "virtue virtue"),
}


def choosing(number: int) -> Viscounts:
    """Red has just chosen a player card with Ada, before anybody has anything."""
    position = start()
    position.round = 0
    owns(position, RED)
    position.box = [card for card in position.box if card < 68]
    owns(position, BLUE)
    position.box = [card for card in position.box if card < 68]
    position.players[BLUE].viscount = -1
    position.pair_cards = [number - 1, 0 if number > 1 else 1]
    position.pair_heroes = [CARDS.index("ada"), CARDS.index("emma")]
    stage(position, ChoosePair(RED), DebtsAndDeeds())
    play(position, RED, f"pair {number} ada")
    return position


@pytest.mark.parametrize("number", PLAYER_CARDS)
def test_every_player_card_gives_what_is_printed(number: int) -> None:
    """Goods, debts and deeds, resources of choice, then its bonus; then nine cards are shuffled and three drawn."""
    position = choosing(number)
    goods, choice, bonus = PLAYER_CARDS[number]
    assert LOCATIONS[position.players[RED].viscount] == str(number)
    expected = dict(goods)
    if choice:
        play(position, RED, f"take {choice} ink")
        expected["ink"] = expected.get("ink", 0) + choice
    cards = 9
    if bonus == "flip_deed" or bonus == "flip_any":
        if bonus == "flip_any":
            assert offers(position) == ["flip debt", "flip deed"]
            play(position, RED, "flip deed")
        expected["deeds"] -= 1
        expected["approved"] = 1
    elif bonus == "flip_debt":
        play(position, RED, "take 1 stone")
        expected["debts"] -= 1
        expected["paid"] = 1
        expected["stone"] = 1
    elif bonus == "workers":
        assert len(offers(position, "place")) == 5
        play(position, RED, "place flip")
        assert inside(position, 1, RED) == {"flip": 2}
    elif bonus == "hire":
        pile(position, "rock", "miner")
        stage(position, *position.agenda)
        play(position, RED, "recruit rock")
        cards = 10
        assert markers(position, RED) == (0, 5)
    elif bonus == "manuscript":
        assert len(offers(position, "claim")) == 5
        manuscript_on(position, "rock", "black_3")
        stage(position, *position.agenda)
        play(position, RED, "claim rock")
        expected["ink"] = expected.get("ink", 0) + 2
    elif bonus == "trading_post":
        assert set(offers(position)) == {
            f"build trading_post_{n} on {spot}" for n in (1, 2, 3) for spot in ("gorge_3", "gorge_4")
        }
        play(position, RED, "build trading_post_2 on gorge_4")
        expected["gold"] = 1
    elif bonus == "destroy":
        assert set(offers(position, "destroy")) == {f"destroy {card}" for card in (*STARTERS, "ada")}
        play(position, RED, "destroy trader")
        expected["silver"] += 1
        cards = 8
    else:
        assert markers(position, RED) == (0, 6 - bonus.split().count("virtue"))
    assert holdings(position, RED) == {name: amount for name, amount in expected.items() if amount}
    assert position.players[RED].total() == cards
    assert len(hand(position, RED)) == 3


@pytest.mark.parametrize(
    ("card", "moved", "debts"),
    [("mason", (0, 6), 0), ("courier", (0, 6), 0), ("acolyte", (0, 6), 0), ("bishop", (0, 6), 1), ("friar", (0, 5), 0)],
)
def test_a_townsfolk_gained_in_the_set_up_does_what_it_can(card: str, moved: tuple[int, int], debts: int) -> None:
    """Ruling 72. Reordering, discarding and shuffling do nothing yet; a debt does."""
    position = choosing(5)
    pile(position, "rock", card)
    stage(position, *position.agenda)
    play(position, RED, "recruit rock")
    assert markers(position, RED) == moved
    assert holdings(position, RED)["debts"] == 1 + debts
    assert position.players[RED].total() == 10


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
    """Red's third workshop on a spot (`a`)."""

    def run(self, p: Viscounts) -> None:
        build(p, RED, 8, self.a)


def ready() -> Viscounts:
    """Red has cards everywhere, debts and deeds, and somebody harmless to hire."""
    position = start()
    pile(position, "rock", "mason")
    board(position, RED, "abbot", "squire", "labourer")
    has(position, RED, debts=2, deeds=2)
    at(position, RED, "1")
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
        has(position, RED, stone=9)
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
        position = start(seats=seats)
        names = ("lender", "financier", "labourer", "abbot", "squire", "thief", "trader", "journeyman")
        owns(position, RED, ("peddler_1", "peddler_2", "peddler_3"), names[:3], names[3:])
        opened(position, RED, "trading_post_3")
        manuscripts(position, RED, "blue_1", "blue_2", "blue_3")
        position.bonuses = [-1, RED, -1, -1]
        position.refresh(RED)
        at(position, RED, str(number))
        has(position, RED, deeds=9)
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
        opened(position, RED, "workshop_1")
        pile(position, "lake", "friar")
        has(position, RED, silver=2)
        stage(position, step)
        play(position, RED, "hire" if "hire" in offers(position) else "recruit lake")
        assert markers(position, RED) == (0, 5)
        assert asked(position) == "Discard"


@pytest.mark.parametrize(("cards", "virtue"), [(("abbot", "squire", "trader"), 5), (("abbot", "squire", "thief"), 6)])
def test_the_second_workshop_brings_virtue_at_everybodys_collisions(cards: tuple[str, ...], virtue: int) -> None:
    """Unless a criminal is on the board."""
    position = start()
    opened(position, RED, "workshop_2")
    board(position, RED, *cards)
    stage(position, Workshops(BLUE))
    assert markers(position, RED) == (0, virtue)


def test_the_third_workshop_and_the_castle_leader_enlarge_the_hand() -> None:
    """Ruling 14. Three, four, five."""
    position = start()
    assert position.hand_limit(RED) == 3
    opened(position, RED, "workshop_3")
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
    position = start()
    before = position.view(RED)["icons"][RED]
    opened(position, RED, building)
    after = position.view(RED)["icons"][RED]
    assert [one - other for one, other in zip(after, before, strict=True)] == icons


@pytest.mark.parametrize(("ribbon", "icon"), [("black", 3), ("blue", 0), ("grey", 1), ("yellow", 2)])
def test_bonus_cards_have_an_icon_and_three_points(ribbon: str, icon: int) -> None:
    position = start()
    manuscripts(position, RED, f"{ribbon}_2", f"{ribbon}_3")
    board(position, RED, "abbot", "acolyte", "friar")
    manuscript_on(position, "lake", f"{ribbon}_1")
    at(position, RED, "lake")
    has(position, RED, ink=3)
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
    position = start(seats=3)
    board(position, RED, "abbot", "squire", "trader")
    board(position, BLUE, "abbot", "squire", "thief")
    board(position, YELLOW, "abbot", "squire", "trader")
    has(position, RED, corruption=cell, virtue=cell)
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
    position = start()
    board(position, RED, "abbot", "squire", "trader")
    opened(position, RED, "workshop_2")
    has(position, RED, corruption=2, virtue=2)
    stage(position, Collision(RED))
    assert holdings(position, RED) == {"silver": 1, "deeds": 2}


def test_a_stack_made_by_others_waits_for_the_own_turn() -> None:
    """Rulings 50 and 53. Only the active player's markers go home."""
    position = start()
    board(position, RED, "abbot", "squire", "trader")
    board(position, BLUE, "abbot", "squire", "trader")
    has(position, RED, corruption=4, virtue=4)
    has(position, BLUE, corruption=3, virtue=4)
    stage(position, Collision(RED))
    assert markers(position, BLUE) == (3, 3)


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
