"""The worked examples of the rulebook, in its order, and small checks of its rules."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.cards import DrawUp, PlayCard, ShiftCards
from burgrave.games.viscounts.castle import Climb
from burgrave.games.viscounts.collision import Collision
from burgrave.games.viscounts.components import CARDS, LOCATIONS, MANUSCRIPTS, SECTIONS
from burgrave.games.viscounts.effects import FlipDebts, resolve
from burgrave.games.viscounts.flow import Round
from burgrave.games.viscounts.funding import strength
from burgrave.games.viscounts.hiring import Hiring
from burgrave.games.viscounts.movement import Move
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import TRANSCRIBE
from burgrave.kernel.testing import stage
from tests.viscounts.given import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    at,
    board,
    bonus,
    built,
    discard,
    hand,
    has,
    holdings,
    inside,
    location,
    manuscript_on,
    manuscripts,
    markers,
    offers,
    opened,
    owns,
    pile,
    play,
    points,
    said,
    slots,
    start,
    turn,
    workers,
)

# ---------------------------------------------------------------- virtue and corruption


def test_markers_that_meet_move_on_together() -> None:
    """E1. Corruption on 3, virtue on 4: the first virtue stacks them on 3, the second takes both to 2."""
    position = start()
    has(position, RED, corruption=3, virtue=4)

    position.ennoble(RED, 1)
    assert markers(position, RED) == (3, 3)
    position.ennoble(RED, 1)
    assert markers(position, RED) == (2, 2)


def test_a_stack_at_the_end_of_the_track_stays() -> None:
    """C3."""
    position = start()
    has(position, RED, corruption=6, virtue=6)
    position.corrupt(RED, 1)
    assert markers(position, RED) == (6, 6)
    has(position, RED, corruption=0, virtue=0)
    position.ennoble(RED, 1)
    assert markers(position, RED) == (0, 0)


def test_corruption_comes_before_virtue() -> None:
    """C4. Corruption on 2, virtue on 4, one of each: stacked on 3, not on 2."""
    position = start()
    has(position, RED, corruption=2, virtue=4)
    both = position.printed.effect([{"virtue": 1, "corruption": 1}])

    resolve(position, RED, both)

    assert markers(position, RED) == (3, 3)


# ---------------------------------------------------------------- phase 1: cards


def test_the_journeyman_leaves_the_board_with_a_free_hire_and_virtue() -> None:
    """E2."""
    position = start()
    board(position, RED, "abbot", "squire", "journeyman")
    pile(position, "lake", "mason")

    stage(position, ShiftCards(RED))
    assert discard(position, RED)[-1:] == ["journeyman"]
    play(position, RED, "recruit lake")

    assert slots(position, RED) == ["", "abbot", "squire"]
    assert asked(position) == "NewOrder"
    play(position, RED, "arrange - squire abbot")
    assert discard(position, RED)[-2:] == ["journeyman", "mason"]
    assert markers(position, RED) == (0, 5)


@pytest.mark.parametrize(("others", "corruption"), [(("", "abbot", ""), 2), (("", "thief", ""), 3)])
def test_a_criminal_brings_corruption_for_every_criminal_on_the_board(others: tuple[str, ...], corruption: int) -> None:
    """E3. Antagonist: two criminals of her own, one more with the Thief; then her debt."""
    position = start()
    owns(position, RED, board=others, hand=("antagonist", "squire"), deck=("labourer",))
    stage(position, PlayCard(RED))

    play(position, RED, "play antagonist")

    assert markers(position, RED) == (corruption, 6)
    assert holdings(position, RED) == {"debts": 1}


def test_who_is_no_criminal_brings_no_corruption() -> None:
    """Ruling 3. Also with criminals on the board."""
    position = start()
    owns(position, RED, board=("", "thief", ""), hand=("abbot", "squire"), deck=("labourer",))
    stage(position, PlayCard(RED))
    play(position, RED, "play abbot")
    assert markers(position, RED) == (0, 6)


def test_without_a_hand_the_top_of_the_deck_is_played_unseen() -> None:
    """Ruling 5."""
    position = start()
    owns(position, RED, board=("", "abbot", ""), deck=("squire", "labourer"), discard=("trader",))
    stage(position, PlayCard(RED))
    assert slots(position, RED) == ["labourer", "abbot", ""]


def test_with_three_cards_the_right_one_is_shuffled_and_played_again() -> None:
    """C2. The shuffle counts: virtue without a criminal."""
    position = start()
    owns(position, RED, board=("abbot", "squire", "labourer"))

    stage(position, ShiftCards(RED), PlayCard(RED))

    assert slots(position, RED) == ["labourer", "abbot", "squire"]
    assert markers(position, RED) == (0, 5)


@pytest.mark.parametrize(
    ("cards", "moved"), [(("thief", "pickpocket", "abbot"), (1, 6)), (("trader", "squire", "abbot"), (0, 5))]
)
def test_a_shuffle_brings_one_corruption_or_one_virtue(cards: tuple[str, ...], moved: tuple[int, int]) -> None:
    """C1. With two criminals on the board still only one corruption; then the card is drawn."""
    position = start()
    owns(position, RED, board=cards, hand=("labourer", "financier"), discard=("journeyman", "lender"))

    stage(position, DrawUp(RED))

    assert markers(position, RED) == moved
    assert len(hand(position, RED)) == 3


def test_a_stack_made_while_drawing_waits_for_the_next_collision() -> None:
    """C1. Phase 5 of this turn is over."""
    position = start()
    owns(position, RED, board=("abbot", "squire", "labourer"), hand=("trader", "financier"), discard=("lender",))
    has(position, RED, corruption=3, virtue=4)

    stage(position, Collision(RED), DrawUp(RED))

    assert markers(position, RED) == (3, 3)
    assert holdings(position, RED) == {}
    stage(position, Collision(RED))
    assert markers(position, RED) == (0, 6)


def test_drawing_stops_when_there_are_no_cards() -> None:
    """Ruling 7. Both piles empty: nothing is drawn, nothing is gained."""
    position = start()
    owns(position, RED, board=("abbot", "squire", "labourer"), hand=("trader",))
    stage(position, DrawUp(RED))
    assert hand(position, RED) == ["trader"]
    assert markers(position, RED) == (0, 6)


# ---------------------------------------------------------------- phase 2: movement


def test_where_the_abbot_can_ride() -> None:
    """E5. From a left location two steps: the next left, the next inner, the own right by the inner road."""
    position = start()
    board(position, RED, "abbot")
    at(position, RED, "1")

    stage(position, Move(RED))

    assert offers(position) == ["go 2", "go 3", "go meadow"]


@pytest.mark.parametrize(
    ("origin", "ends"), [("1", ["go 2", "go lake"]), ("2", ["go 3"]), ("lake", ["go 2", "go meadow"])]
)
def test_steps_from_every_kind_of_location(origin: str, ends: list[str]) -> None:
    """E5. Left: right or inner. Right: the next left. Inner: the own right or the next inner."""
    position = start()
    board(position, RED, "trader")
    at(position, RED, origin)
    stage(position, Move(RED))
    # A single way needs no question.
    assert (offers(position) or [f"go {location(position, RED)}"]) == ends


def test_silver_takes_a_viscount_farther() -> None:
    """Ruling 15. One silver a step; the cheapest way to a location is taken."""
    position = start()
    board(position, RED, "trader")
    at(position, RED, "1")
    has(position, RED, silver=2)
    stage(position, Move(RED))
    assert "go 4" in offers(position)
    assert "go 5" not in offers(position)

    play(position, RED, "go 3")

    assert holdings(position, RED) == {"silver": 1}


def test_the_card_played_says_how_far_wherever_it_lies() -> None:
    """Ruling 15. The Architect lets herself be moved to another slot; it is still one step."""
    position = start()
    owns(position, RED, ("", "abbot", "squire"), ("architect", "labourer"), ("trader",))
    at(position, RED, "1")
    stage(position, PlayCard(RED), Move(RED))

    play(position, RED, "play architect", "choose rearrange", "arrange abbot architect squire")

    assert offers(position) == ["go 2", "go lake"]


def test_the_first_trading_post_adds_a_step_for_nothing() -> None:
    """Ruling 15. It need not be used."""
    position = start()
    board(position, RED, "trader")
    at(position, RED, "2")
    opened(position, RED, "trading_post_1")
    stage(position, Move(RED))
    assert offers(position) == ["go 3", "go 4", "go meadow"]


def test_a_viscount_can_ride_the_whole_way_round() -> None:
    """Back to where it began, which is dear."""
    position = start()
    board(position, RED, "trader")
    at(position, RED, "lake")
    has(position, RED, silver=4)
    stage(position, Move(RED))
    play(position, RED, "go lake")
    assert holdings(position, RED) == {}


def test_who_is_met_may_reorder_cards() -> None:
    """Ruling 17. Blue first, then Yellow: clockwise from the active player."""
    position = start(seats=3)
    for seat in (BLUE, YELLOW):
        board(position, seat, "abbot", "squire", "thief")
        at(position, seat, "3")
    board(position, RED, "trader")
    at(position, RED, "2")
    stage(position, Move(RED))

    assert len(offers(position, "arrange")) == 6
    play(position, BLUE, "arrange thief squire abbot")
    play(position, YELLOW, "arrange abbot squire thief")

    assert slots(position, BLUE) == ["thief", "squire", "abbot"]
    assert slots(position, YELLOW) == ["abbot", "squire", "thief"]


# ---------------------------------------------------------------- phase 3: icons and dismissal


def test_pairs_of_merchants_count_as_clerics_with_the_traveller() -> None:
    """E4. Five merchants make two clerics."""
    position = start()
    board(position, RED, "traveller", "peddler_1", "labourer")
    assert strength(position, RED, TRANSCRIBE, 0) == 2


def test_slot_icons_count_until_a_card_covers_them() -> None:
    """Ruling 12. All five at first, then the merchants, then none."""
    position = start()
    board(position, RED, "financier")
    assert position.view(RED)["icons"][RED] == [3, 1, 1, 1, 0]
    board(position, RED, "financier", "trader")
    assert position.view(RED)["icons"][RED] == [4, 0, 0, 0, 0]
    board(position, RED, "financier", "trader", "abbot")
    assert position.view(RED)["icons"][RED] == [2, 0, 0, 1, 0]


def building_site(position: Viscounts, *, silver: int, stone: int) -> None:
    """Red on the left bank of the meadow, three townsfolk without builders."""
    board(position, RED, "abbot", "squire", "trader")
    at(position, RED, "3")
    has(position, RED, silver=silver, stone=stone)


def test_what_a_dismissal_costs_and_brings() -> None:
    """E6. The Woodcutter: two silver, virtue at once, a builder; it leaves the game and its ability does nothing."""
    position = start()
    building_site(position, silver=2, stone=2)
    pile(position, "meadow", "woodcutter_1")
    stage(position, Act(RED))

    play(position, RED, "dismiss build")
    assert holdings(position, RED) == {"stone": 2}
    assert markers(position, RED) == (0, 5)
    play(position, RED, "build workshop_1 on meadow_0 for 2 stone")

    assert CARDS[position.box[-1]] == "woodcutter_1"
    assert markers(position, RED) == (0, 5)


def test_the_second_trading_post_makes_dismissals_cheap() -> None:
    """C9. A card of three silver for one."""
    position = start()
    building_site(position, silver=1, stone=2)
    pile(position, "meadow", "stonecutter_1")
    stage(position, Act(RED))
    assert offers(position, "dismiss") == []

    opened(position, RED, "trading_post_2")
    stage(position, Act(RED))
    play(position, RED, "dismiss build")

    assert "silver" not in holdings(position, RED)


def test_a_townsfolk_that_does_not_help_cannot_be_dismissed() -> None:
    """Ruling 22. It needs a matching icon or a criminal."""
    position = start()
    building_site(position, silver=9, stone=9)
    pile(position, "meadow", "friar")
    stage(position, Act(RED))
    assert offers(position, "dismiss") == []
    pile(position, "meadow", "pickpocket")
    stage(position, Act(RED))
    assert offers(position, "dismiss") == ["dismiss trade", "dismiss build"]


def test_after_a_dismissal_the_next_townsfolk_can_be_hired() -> None:
    """Ruling 22."""
    position = start()
    building_site(position, silver=9, stone=9)
    pile(position, "meadow", "friar", "miner")
    stage(position, Act(RED), Hiring(RED))

    play(position, RED, "dismiss build", "build workshop_1 on meadow_0 for 2 stone", "hire")

    assert discard(position, RED)[-1:] == ["friar"]


# ---------------------------------------------------------------- trade


def test_trading_for_gold() -> None:
    """E7. Four merchants and two silver buy three gold; then the Trader pays one silver."""
    position = start()
    board(position, RED, "trader", "peddler_2", "princess")
    at(position, RED, "7")
    has(position, RED, silver=2)
    stage(position, Act(RED))

    play(position, RED, "exchange 3 for 2 silver")

    assert holdings(position, RED) == {"gold": 3, "silver": 1}


def test_one_merchant_alone_buys_no_resource() -> None:
    position = start()
    board(position, RED, "trader", "abbot", "princess")
    at(position, RED, "7")
    stage(position, Act(RED))
    assert offers(position, "exchange") == []


def test_silver_is_not_traded_for_silver() -> None:
    """Ruling 28. It would gain nothing."""
    position = start()
    board(position, RED, "trader", "lender", "princess")
    at(position, RED, "1")
    has(position, RED, silver=5)
    stage(position, Act(RED))
    assert offers(position, "exchange") == ["exchange 1", "exchange 2", "exchange 3"]
    play(position, RED, "exchange 3")
    assert holdings(position, RED) == {"silver": 9}


def test_trading_for_flips_mixes_debts_and_deeds() -> None:
    """Ruling 27. Four merchants each, one at a time; never more than there is to flip."""
    position = start()
    board(position, RED, "peddler_1", "peddler_2", "peddler_3")
    at(position, RED, "4")
    has(position, RED, debts=1, deeds=1, silver=9)
    stage(position, Act(RED))
    assert offers(position, "exchange") == ["exchange 1", "exchange 2"]

    play(position, RED, "exchange 2", "flip deed", "take 1 gold")

    assert holdings(position, RED) == {"silver": 9, "gold": 1, "paid": 1, "approved": 1}


def test_trading_to_destroy_cards() -> None:
    """Ruling 27 and 28. Each may be declined; the silver of a destroyed card pays for nothing here."""
    position = start()
    board(position, RED, "peddler_1", "peddler_2", "trader")
    owns(position, RED, ("peddler_1", "peddler_2", "trader"), ("abbot", "squire"), ("labourer",))
    at(position, RED, "5")
    stage(position, Act(RED))
    assert offers(position, "exchange") == ["exchange 1", "exchange 2"]

    play(position, RED, "exchange 2", "destroy abbot", "decline")

    assert hand(position, RED) == ["squire"]
    assert holdings(position, RED) == {"silver": 3}


# ---------------------------------------------------------------- building


def test_points_for_buildings() -> None:
    """E8."""
    position = start()
    expected = {"trading_post": [4, 9, 15], "guildhall": [6, 13, 21], "workshop": [2, 5, 9]}
    for type, values in expected.items():
        position.players[RED].built = 0
        position.spots = [-1] * 25
        for number in (1, 2, 3):
            opened(position, RED, f"{type}_{number}")
            assert position.score_sheet(RED)["buildings"] == values[number - 1]


def test_building_with_a_dismissal() -> None:
    """E9. Mason for one silver and two stone: first the cards, then the only spot, its ink, and the link for both."""
    position = start()
    building_site(position, silver=1, stone=2)
    built(position, BLUE, meadow_1="trading_post_1")
    pile(position, "meadow", "mason")
    stage(position, Act(RED))

    play(position, RED, "dismiss build")
    assert asked(position) == "NewOrder"
    play(position, RED, "arrange trader squire abbot")
    assert set(offers(position)) == {f"build workshop_{number} on meadow_0 for 2 stone" for number in (1, 2, 3)}
    play(position, RED, "build workshop_2 on meadow_0 for 2 stone")

    assert holdings(position, RED) == {"ink": 1, "silver": 2}
    assert holdings(position, BLUE) == {"silver": 2}


def test_an_own_link_pays_once() -> None:
    """C5."""
    position = start()
    building_site(position, silver=0, stone=3)
    built(position, RED, meadow_1="workshop_3")
    stage(position, Act(RED))
    play(position, RED, "build workshop_1 on meadow_0 for 3 stone")
    assert holdings(position, RED) == {"ink": 1, "silver": 2}


def test_the_river_separates_the_spots() -> None:
    """C6. On the left location only spots of the right bank are empty: no building."""
    position = start()
    building_site(position, silver=0, stone=9)
    built(position, BLUE, meadow_0="workshop_1", meadow_1="workshop_2")
    stage(position, Act(RED))
    assert offers(position, "build") == []


def test_two_links_come_in_the_order_of_choice() -> None:
    """Ruling 31. The last spot of a segment is linked with the first of the next one."""
    position = start()
    board(position, RED, "abbot", "squire", "trader")
    at(position, RED, "4")
    has(position, RED, stone=3)
    built(position, BLUE, meadow_3="workshop_1", forest_0="workshop_2")
    stage(position, Act(RED))

    play(position, RED, "build workshop_1 on meadow_4 for 3 stone")
    assert offers(position) == ["link meadow_3", "link meadow_4"]
    play(position, RED, "link meadow_4")

    assert holdings(position, RED) == {"gold": 1}
    assert holdings(position, BLUE) == {"gold": 1}
    assert asked(position) == "Destroy"


def test_neighbours_without_a_printed_link_are_not_linked() -> None:
    """Ruling 32. Meadow, third and fourth spot."""
    position = start()
    board(position, RED, "abbot", "squire", "trader")
    at(position, RED, "4")
    has(position, RED, stone=3)
    built(position, BLUE, meadow_2="workshop_1")
    stage(position, Act(RED))
    play(position, RED, "build workshop_1 on meadow_3 for 3 stone", "recruit lake")
    assert said(position, "links") == 0


def test_who_has_built_everything_cannot_build() -> None:
    """Ruling 33."""
    position = start()
    building_site(position, silver=0, stone=9)
    types = ("trading_post", "guildhall", "workshop")
    opened(position, RED, *(f"{type}_{number}" for type in types for number in (1, 2, 3)))
    stage(position, Act(RED))
    assert offers(position, "build") == []


# ---------------------------------------------------------------- the castle


def test_three_workers_climb_and_spread() -> None:
    """E10. One goes up for a free hire or a destruction, one to each side."""
    position = start()
    owns(position, RED, ("squire", "princess", "overseer_2"), ("abbot", "lender"), ("labourer",))
    at(position, RED, "gorge")
    has(position, RED, gold=2)
    stage(position, Act(RED))

    play(position, RED, "workers 3 for 2 gold")
    assert offers(position) == ["choose free_hire", "choose destroy"]
    play(position, RED, "choose destroy", "destroy abbot")

    assert inside(position, 1, RED) == {"gold_move": 1, "virtue2": 1}
    assert inside(position, 2, RED) == {"hire_destroy": 1}


def test_the_castle_example() -> None:
    """E11. Eight nobles, four workers, five climbs, two at the top, two blue workers pushed out, the Overseer last."""
    position = start(seats=3)
    a, b, c, d, e = SECTIONS
    workers(position, 1, a, red=1)
    workers(position, 1, b, blue=2, yellow=1)
    workers(position, 1, c, blue=1, red=1)
    workers(position, 1, d, blue=1, yellow=1)
    workers(position, 1, e, blue=1, red=2)
    workers(position, 2, a, red=2)
    workers(position, 2, c, red=1, blue=1)
    workers(position, 2, d, blue=2)
    workers(position, 3, "", blue=1)
    position.leader = BLUE
    owns(position, RED, ("thief", "benefactor", "overseer_1"), ("abbot", "squire"), ("labourer",))
    opened(position, RED, "trading_post_3", "guildhall_2")
    has(position, RED, gold=3)
    at(position, RED, "lake")
    blue_before = position.players[BLUE].workers
    stage(position, Act(RED))

    play(position, RED, "workers 4 for 3 gold")
    # Red climbs in A, then E, then A again: nothing of that is a choice.
    play(position, RED, "take 1 ink", "take 1 gold")
    assert position.leader == RED
    assert offers(position) == [f"remove 1 {b} {RED}", f"remove 1 {b} {BLUE}", f"remove 1 {b} {YELLOW}"]
    play(position, RED, f"remove 1 {b} {BLUE}", f"remove 1 {b} {BLUE}")
    assert offers(position) == ["choose destroy", "choose discard"]
    play(position, RED, "choose discard", "discard abbot")

    assert inside(position, 1, RED) == {b: 2, c: 1, d: 1, e: 1}
    assert inside(position, 2, RED) == {a: 2, c: 1, e: 1}
    assert position.tier3 == [2, 1, 0]
    assert holdings(position, RED) == {"ink": 3, "stone": 2, "gold": 1}
    assert markers(position, RED) == (0, 4)
    assert holdings(position, BLUE) == {"silver": 4}
    assert position.players[BLUE].workers == blue_before + 2


def test_fewer_workers_than_icons_allow_can_be_placed() -> None:
    """C13. Five nobles may place one, two or three."""
    position = start()
    board(position, RED, "enforcer", "overseer_1", "overseer_2")
    at(position, RED, "lake")
    has(position, RED, gold=1)
    stage(position, Act(RED))
    assert offers(position, "workers") == ["workers 1", "workers 2", "workers 3 for 1 gold"]


def test_a_tie_at_the_top_changes_no_leader() -> None:
    """C7. Two against two: Blue stays; three: Red takes over, and Blue's hand shrinks only when drawing."""
    position = start()
    workers(position, 3, "", blue=2, red=1)
    position.leader = BLUE
    owns(position, BLUE, ("abbot", "squire", "thief"), ("labourer", "trader", "lender", "financier"), ("journeyman",))
    assert position.hand_limit(BLUE) == 4
    workers(position, 2, "flip", red=3)
    stage(position, Climb(RED))
    play(position, RED, "take 1 ink")
    assert position.leader == BLUE

    workers(position, 2, "virtue2", red=3)
    stage(position, Climb(RED))
    play(position, RED, "take 1 ink")
    assert position.leader == RED
    assert position.hand_limit(BLUE) == 3
    stage(position, DrawUp(BLUE))
    assert len(hand(position, BLUE)) == 4


def test_who_leaves_the_second_tier_gets_virtue_and_a_resource() -> None:
    """C8. The resolving player chooses whom, the owner chooses what."""
    position = start(seats=3)
    workers(position, 2, "flip", blue=2, yellow=2)
    stage(position, Climb(BLUE))

    play(position, BLUE, f"remove 2 flip {YELLOW}")
    play(position, YELLOW, "take 1 gold")

    assert markers(position, YELLOW) == (0, 5)
    assert holdings(position, YELLOW) == {"gold": 1}
    assert position.players[YELLOW].workers == 19


def test_others_climb_after_the_active_player() -> None:
    """Ruling 39. Blue has three in a section by something that happened in Red's turn: Red first, then Blue."""
    position = start()
    workers(position, 1, "virtue2", blue=3)
    workers(position, 2, "flip", red=3)
    position.looping = RED
    stage(position, Climb(RED))
    play(position, RED, "take 1 ink")
    assert inside(position, 2, BLUE) == {"virtue2": 1}
    assert markers(position, BLUE) == (0, 4)
    assert position.looping == -1


def test_a_worker_moved_by_a_reward_only_moves() -> None:
    """Ruling 36. The running climb goes on with what is left of its section, no second one begins inside it."""
    position = start()
    workers(position, 1, "gold_move", red=3)
    workers(position, 1, "hire_destroy", red=2)
    position.looping = RED
    stage(position, Climb(RED))
    play(position, RED, "choose move_worker", "shift gold_move clockwise")
    # One went up, one was shifted: the last goes clockwise, which makes four there; those climb next.
    assert offers(position) == ["choose free_hire", "choose destroy"]
    assert inside(position, 1, RED) == {"hire_destroy": 3}


# ---------------------------------------------------------------- manuscripts


def test_transcribing_with_a_dismissal() -> None:
    """E12. Acolyte, bonus card, Racketeer and three ink are six clerics; the shuffle of the dismissal comes first."""
    position = start()
    board(position, RED, "aristocrat", "acolyte", "squire")
    manuscripts(position, RED, "black_1", "black_2", "black_3")
    bonus(position, RED, "black")
    has(position, RED, ink=3, silver=1)
    at(position, RED, "lake")
    pile(position, "lake", "racketeer_2")
    manuscript_on(position, "lake", "grey_9")
    position.players[RED].lay_off(position.players[RED].take_top())
    stage(position, Act(RED))

    play(position, RED, "dismiss transcribe")

    # A single way to go on needs no question.
    assert holdings(position, RED) == {}
    assert markers(position, RED) == (0, 5)
    assert position.players[RED].manuscripts[-1] == MANUSCRIPTS.index("grey_9")


def test_three_ribbons_are_nine_points() -> None:
    """E13."""
    position = start()
    manuscripts(position, RED, "grey_1", "black_3", "blue_3")
    assert position.score_sheet(RED)["sets"] == 9


def test_three_of_a_ribbon_bring_the_bonus_card_for_good() -> None:
    """Ruling 42. The first to have three keeps it; the icon counts at once."""
    position = start()
    manuscripts(position, RED, "blue_3", "blue_4")
    board(position, RED, "abbot", "acolyte", "friar")
    at(position, RED, "lake")
    manuscript_on(position, "lake", "blue_2")
    stage(position, Act(RED))
    play(position, RED, "transcribe")
    assert position.bonuses[1] == RED
    assert position.view(RED)["icons"][RED][0] == 1 + 1

    manuscripts(position, BLUE, "blue_5", "blue_6")
    board(position, BLUE, "disciple", "clergyman", "missionary_2")
    at(position, BLUE, "lake")
    manuscript_on(position, "lake", "blue_1")
    stage(position, Act(BLUE))
    play(position, BLUE, "transcribe", "recruit rock")
    assert position.bonuses[1] == RED


# ---------------------------------------------------------------- collision


def test_the_collision_example() -> None:
    """E14. No virtue with a Thief on the board, ink by the Peddler, three silver and two debts, virtue for others."""
    position = start(seats=3)
    board(position, RED, "diplomat", "peddler_1", "thief")
    opened(position, RED, "workshop_2")
    has(position, RED, corruption=5, virtue=5)
    board(position, BLUE, "abbot", "squire", "trader")
    board(position, YELLOW, "abbot", "squire", "thief")

    stage(position, Collision(RED))

    assert holdings(position, RED) == {"ink": 1, "silver": 3, "debts": 2}
    assert markers(position, RED) == (0, 6)
    assert markers(position, BLUE) == (0, 5)
    assert markers(position, YELLOW) == (0, 6)


# ---------------------------------------------------------------- the end


@pytest.mark.parametrize(("approved", "expected"), [((3, 3, 2, 0), [10, 10, 4, 0]), ((5, 2, 2, 2), [12, 4, 4, 4])])
def test_those_who_tie_share_their_places(approved: tuple[int, ...], expected: list[int]) -> None:
    """E15."""
    position = start(seats=4)
    position.poverty = True
    for seat in (RED, BLUE, YELLOW, GREEN):
        has(position, seat, approved=approved[seat])
    assert [position.score_sheet(seat)["poverty"] for seat in range(4)] == expected


@pytest.mark.parametrize(("approved", "expected"), [((2, 2), [8, 8]), ((2, 0), [12, 0]), ((3, 1), [12, 4])])
def test_two_players_have_no_middle_place(approved: tuple[int, ...], expected: list[int]) -> None:
    """C12."""
    position = start(seats=2)
    position.poverty = True
    for seat in (RED, BLUE):
        has(position, seat, approved=approved[seat])
    assert [position.score_sheet(seat)["poverty"] for seat in range(2)] == expected


def test_the_scoring_example() -> None:
    """E16. 109 points."""
    position = start(seats=3)
    built(
        position,
        RED,
        lake_0="trading_post_1",
        lake_1="guildhall_1",
        lake_2="guildhall_2",
        lake_3="workshop_1",
        lake_4="workshop_2",
        rock_0="workshop_3",
    )
    for section, amount in zip(SECTIONS, (2, 1, 1, 1, 0), strict=True):
        workers(position, 1, section, red=amount)
    for section, amount in zip(SECTIONS, (1, 1, 0, 1, 1), strict=True):
        workers(position, 2, section, red=amount)
    workers(position, 3, "", red=2)
    position.leader = RED
    manuscripts(position, RED, "grey_9", "grey_1", "black_3", "black_4", "black_1", "yellow_6", "yellow_7", "blue_9")
    bonus(position, RED, "black")
    nobles = ("princess", "overseer_1", "overseer_2", "artist")
    owns(position, RED, ("antagonist", "thief", "pickpocket"), nobles[:2], nobles[2:])
    has(position, RED, debts=1, paid=3, deeds=4, approved=2)
    has(position, BLUE, approved=4)
    has(position, YELLOW, approved=3)
    position.poverty = True

    assert points(position, RED) == {
        "buildings": 26,
        "workers": 19,
        "sets": 26,
        "manuscripts": 18,
        "leader": 5,
        "bonuses": 3,
        "debts": -2,
        "deeds": 4,
        "approved": 6,
        "poverty": 4,
    }
    assert position.scores[RED] == 109


def test_printed_pieces_serve_when_a_pile_is_empty() -> None:
    """C10. On segment 5-6 the printed criminal builds for one silver and a corruption; nobody can be hired there."""
    position = start()
    board(position, RED, "abbot", "squire", "trader")
    at(position, RED, "5")
    has(position, RED, silver=9, stone=2)
    pile(position, "forest")
    stage(position, Act(RED), Hiring(RED))

    play(position, RED, "dismiss build", "build workshop_1 on forest_0 for 2 stone")

    assert markers(position, RED) == (1, 5)
    assert holdings(position, RED) == {"silver": 8}
    assert asked(position) == ""


def test_a_printed_manuscript_is_used_but_never_taken() -> None:
    """Ruling 25."""
    position = start()
    board(position, RED, "abbot", "acolyte", "friar")
    at(position, RED, "lake")
    manuscript_on(position, "lake", None)
    stage(position, Act(RED))
    play(position, RED, "transcribe")
    assert holdings(position, RED) == {"deeds": 1}
    assert position.players[RED].manuscripts == []


def test_the_round_is_finished_and_one_more_is_played() -> None:
    """C11. The second of three players takes the last deed above prosperity in round 9: round 10 is the last."""
    position = start(seats=3)
    position.deeds_left = 1
    stage(position, Round(0, 9))
    while position.turn != BLUE:
        position.play(position.legal()[0])
    position.take_deed(BLUE)
    assert position.prosperity
    assert position.last_round == 10
    turns: list[tuple[int, int]] = []
    while not position.over:
        if not turns or turns[-1] != (position.round, position.turn):
            turns.append((position.round, position.turn))
        position.play(position.legal()[0])
    assert turns == [(9, BLUE), (9, YELLOW), (10, RED), (10, BLUE), (10, YELLOW)]


def test_a_second_end_card_counts_and_does_not_prolong() -> None:
    """Ruling 55. A divided kingdom."""
    position = start()
    position.round = 7
    position.debts_left = position.deeds_left = 1
    position.take_deed(RED)
    position.round = 8
    position.take_debt(RED)
    assert (position.poverty, position.prosperity, position.last_round) == (True, True, 8)
    position.take_debt(RED)
    assert position.players[RED].debts == 2


def test_a_paid_debt_with_the_debt_collector() -> None:
    """C14. Two resources in total."""
    position = start()
    board(position, RED, "debt_collector_4", "abbot", "squire")
    has(position, RED, debts=1)
    stage(position, FlipDebts(RED, 1))
    play(position, RED, "take 1 ink", "take 1 gold")
    assert holdings(position, RED) == {"ink": 1, "gold": 1, "paid": 1}


def test_the_tie_break_is_silver_and_resources() -> None:
    """Then the victory is shared."""
    position = start()
    has(position, RED, silver=2, ink=1)
    has(position, BLUE, silver=2)
    position.over = True
    assert position.winners == [RED]
    has(position, BLUE, gold=1)
    assert position.winners == [RED, BLUE]


def test_a_turn_has_six_phases() -> None:
    """Cards, movement, action, hiring, collision, drawing."""
    position = start()
    owns(position, RED, ("", "", ""), ("trader", "abbot", "squire"), ("labourer", "thief"))
    at(position, RED, "8")
    has(position, RED, silver=3, corruption=3, virtue=3)
    pile(position, "rock", "miner")
    turn(position, RED)

    play(position, RED, "play trader", "go 9", "exchange 1", "hire")

    assert LOCATIONS[position.players[RED].viscount] == "9"
    assert discard(position, RED) == ["miner"]
    # Trade for a stone, the Trader's silver, the Miner for two; a stack on 2 brings silver and a deed.
    assert holdings(position, RED) == {"stone": 1, "silver": 3, "deeds": 1}
    assert markers(position, RED) == (0, 6)
    assert len(hand(position, RED)) == 3
