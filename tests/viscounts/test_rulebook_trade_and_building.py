"""Icons and dismissal, trade and building, by the rulebook's examples and words."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.components import CARDS
from burgrave.games.viscounts.effects import Choose
from burgrave.games.viscounts.funding import strength
from burgrave.games.viscounts.hiring import Hiring
from burgrave.games.viscounts.moves import BOOK, CHOOSE, EXCHANGE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import TRANSCRIBE
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.testing import stage
from tests.titles.given import asked, offers, play
from tests.viscounts.given import BLUE, RED, at, board, built, has, opened, owns, pile, start
from tests.viscounts.then import discard, hand, holdings, markers, said

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
    """Each may be declined; by option the silver of a destroyed card pays for nothing here."""
    position = start(trades="before")
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


# ---------------------------------------------------------------- moves as text


@pytest.mark.parametrize("location", ["10", "rock"])
def test_what_is_not_allowed_can_be_written_and_is_refused(location: str) -> None:
    """An exchange on the inner road, where nothing is offered, as well."""
    position = start()
    at(position, RED, location)
    stage(position, Act(RED))
    for move in set(range(BOOK.size)) - set(position.legal()):
        assert position.notation(move)
    with pytest.raises(IllegalMove):
        position.play(EXCHANGE.of(60))


def test_an_alternative_that_an_effect_has_not_can_be_written_and_is_refused() -> None:
    position = start()
    effect = next(effect for effect in position.printed.effects if len(effect.ways) == 2)
    stage(position, Choose(RED, effect.number))
    assert position.legal() == [CHOOSE.of(0), CHOOSE.of(1)]
    with pytest.raises(IllegalMove):
        position.play(CHOOSE.of(2))
