"""A turn: cards and slots, free order, the nine action cards, paying."""

from __future__ import annotations

import pytest

from burgrave import emara
from burgrave.games.emara.components import CARDS
from burgrave.games.emara.turn import BeginTurn
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.testing import stage
from tests.emara.given import advisor, craftsmen, favor, given, hand, lay_out, playing, ring, standing, start, visiting
from tests.emara.then import at, goods, scales
from tests.titles.given import ANNA, BORIS, offers, play

# ---------------------------------------------------------------- the turn


def test_a_turn_begins_with_one_of_three_cards_in_one_of_three_slots() -> None:
    position = start()
    hand(position, ANNA, "trade", "hire", "take_wood")

    stage(position, BeginTurn(ANNA))

    assert len(offers(position)) == 9
    assert offers(position)[:3] == ["play trade in 1", "play trade in 2", "play trade in 3"]


def test_a_used_slot_is_closed_for_the_round() -> None:
    position = start()
    position.claimants[ANNA].slots = [CARDS.index("trade"), -1, -1]
    hand(position, ANNA, "hire", "take_wood")

    stage(position, BeginTurn(ANNA))

    assert [offer[-1] for offer in offers(position)] == ["2", "3", "2", "3"]


def test_a_lone_card_is_still_asked_for_because_hands_are_hidden() -> None:
    position = start()
    slots = [CARDS.index("trade"), CARDS.index("hire"), -1]
    position.claimants[ANNA].slots = slots
    hand(position, ANNA, "take_wood")

    stage(position, BeginTurn(ANNA))

    assert offers(position) == ["play take_wood in 3"]
    assert position.view(BORIS)["claimants"][ANNA]["hand"]["cards"] == [None]


def test_the_turn_cannot_end_before_a_councilor_has_moved() -> None:
    position = start()
    playing(position, moved=False)

    with pytest.raises(IllegalMove):
        position.parse("end")


def test_a_councilor_must_go_all_the_steps_of_the_slot() -> None:
    position = start()
    ring(position, "forest", "field", "quarry", "weaving_mill")
    ring(position, "castle", "cathedral", "construction_site", "market")
    standing(position, ANNA, "forest", "castle")
    playing(position, slot=2, moved=False)

    assert offers(position) == ["move forest to quarry", "move castle to construction_site"]


def test_only_one_councilor_moves_and_only_once() -> None:
    position = start()
    ring(position, "castle", "cathedral", "construction_site", "market")
    standing(position, ANNA, "forest", "castle")
    given(position, ANNA, coins=1)
    playing(position, moved=False)

    play(position, ANNA, "move castle to cathedral", "leave")

    assert offers(position) == ["end", "rank"]


def test_actions_come_in_any_order() -> None:
    """First a rank, then the movement, then a craftsman where the councilor has just arrived."""
    position = start()
    ring(position, "forest", "field", "quarry", "weaving_mill")
    standing(position, ANNA, "field", "castle")
    given(position, ANNA, coins=1, wood=2, cp=20)
    playing(position, moved=False)

    play(position, ANNA, "rank", "move field to quarry", "hire quarry_1")

    assert scales(position) == (20 + 5 + 1, 30)
    assert goods(position) == {"stone": 1}


def test_nothing_comes_between_a_movement_and_the_location() -> None:
    position = start()
    given(position, ANNA, coins=2, books=1)
    visiting(position, "market")

    assert "rank" not in offers(position)
    assert "leave" in offers(position)


def test_every_bonus_action_is_for_once_a_turn() -> None:
    position = start()
    given(position, ANNA, wood=9, cloth=9, coins=9, rings=9)
    standing(position, ANNA, "quarry", "castle")
    playing(position)

    play(position, ANNA, "rank", "hire quarry_1", "pay 2 wood")

    assert "rank" not in offers(position)
    assert not any(offer.startswith("hire") for offer in offers(position))
    assert any(offer.startswith("recruit") for offer in offers(position))


def test_using_a_town_location_is_optional() -> None:
    position = start()
    given(position, ANNA, books=1)
    visiting(position, "castle")

    play(position, ANNA, "leave")

    assert (goods(position), scales(position)) == ({"books": 1}, (20, 30))


# ---------------------------------------------------------------- action cards


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("take_wood", {"wood": 1}),
        ("take_grain", {"grain": 1}),
        ("take_stone", {"stone": 1}),
        ("take_cloth", {"cloth": 1}),
        ("take_ring", {"rings": 1}),
    ],
)
def test_a_card_that_gives_something_gives_it_at_once(card: str, gained: dict[str, int]) -> None:
    position = start()
    hand(position, ANNA, card)
    stage(position, BeginTurn(ANNA))

    play(position, ANNA, f"play {card} in 1")

    assert goods(position) == gained


def test_the_trade_card_takes_any_mix_of_three() -> None:
    position = start()
    given(position, ANNA, wood=2, cloth=2)
    playing(position, card="trade")

    trades = [offer for offer in offers(position) if offer.startswith("trade")]
    assert trades == ["trade 1 cloth", "trade 1 wood", "trade 1 wood 2 cloth", "trade 2 wood 1 cloth"]


def test_the_trade_card_may_be_left_unused_and_takes_no_coins() -> None:
    position = start()
    given(position, ANNA, coins=3)
    playing(position, card="trade")

    assert "end" in offers(position)
    assert not any(offer.startswith("trade") for offer in offers(position))


def test_the_extra_step_is_a_movement_of_one_and_must_be_made() -> None:
    position = start()
    ring(position, "forest", "field", "quarry", "weaving_mill")
    standing(position, ANNA, "forest", "castle")
    playing(position, card="extra_step", slot=3, moved=False)

    play(position, ANNA, "move forest to weaving_mill")
    assert "end" not in offers(position)
    play(position, ANNA, "step weaving_mill to forest")

    assert goods(position) == {"wood": 1, "cloth": 1}
    assert at(position) == {"forest", "castle"}


def test_the_extra_step_may_use_either_councilor_and_redeem_tokens() -> None:
    position = start()
    ring(position, "castle", "cathedral", "construction_site", "market")
    standing(position, ANNA, "forest", "castle")
    favor(position, ANNA, "cathedral_cp")
    playing(position, card="extra_step")

    play(position, ANNA, "step castle to cathedral", "redeem cathedral_cp")

    assert scales(position) == (23, 30)


def test_the_hire_card_hires_for_one_resource_less_in_addition() -> None:
    position = start()
    given(position, ANNA, wood=3)
    standing(position, ANNA, "quarry", "castle")
    craftsmen(position, BORIS, "quarry_3")
    playing(position, card="hire")

    play(position, ANNA, "hire quarry_1", "hire quarry_2 by card")

    assert goods(position) == {}
    assert position.claimants[ANNA].craftsmen == 2
    assert scales(position) == (23, 30)


def test_the_payer_chooses_what_the_hire_card_saves() -> None:
    position = start()
    given(position, ANNA, wood=1, cloth=1)
    standing(position, ANNA, "quarry", "castle")
    playing(position, card="hire")

    play(position, ANNA, "hire quarry_2 by card")

    assert offers(position) == ["pay 1 cloth", "pay 1 wood"]


def test_the_hire_card_recruits_advisors_as_well() -> None:
    position = start()
    given(position, ANNA, wood=2)
    lay_out(position, "steward", "castle")
    standing(position, ANNA, "quarry", "castle")
    playing(position, card="hire")

    play(position, ANNA, "recruit steward by card")

    assert goods(position) == {}
    assert scales(position) == (25, 30)


def test_a_table_may_read_the_hire_card_as_the_bonus_action() -> None:
    """Option hire_card=bonus. Then a craftsman by card is the craftsman of this turn."""
    position = start(hire_card="bonus")
    given(position, ANNA, wood=5)
    standing(position, ANNA, "quarry", "castle")
    playing(position, card="hire")

    play(position, ANNA, "hire quarry_1 by card")

    assert not any(offer.startswith("hire") for offer in offers(position))


def test_the_town_card_uses_any_town_location_without_moving() -> None:
    position = start()
    given(position, ANNA, books=2)
    ring(position, "castle", "cathedral", "construction_site", "market")
    standing(position, ANNA, "forest", "market")
    playing(position, card="town_action", moved=False)

    play(position, ANNA, "town castle", "present", "move market to castle", "present")

    assert at(position) == {"forest", "castle"}
    assert scales(position) == (20, 40)


def test_the_town_card_redeems_tokens_of_its_location() -> None:
    position = start()
    favor(position, ANNA, "market_bp")
    playing(position, card="town_action")

    play(position, ANNA, "town market", "redeem market_bp")

    assert scales(position) == (20, 35)


# ---------------------------------------------------------------- paying


def test_every_unit_of_a_price_can_be_replaced_by_a_coin() -> None:
    position = start()
    given(position, ANNA, wood=2, coins=2)
    standing(position, ANNA, "quarry", "castle")
    playing(position)

    play(position, ANNA, "hire quarry_1")

    assert offers(position) == ["pay 2 coin", "pay 1 wood 1 coin", "pay 2 wood"]


def test_a_coin_pays_for_stone_wood_and_the_grain_of_the_baker() -> None:
    position = start()
    given(position, ANNA, coins=3, cloth=1)
    advisor(position, ANNA, "baker")
    visiting(position, "construction_site")

    play(position, ANNA, "stone", "wood 1", "use baker 1 grain 1 cloth for 1 bread")

    assert goods(position) == {"bread": 1}
    assert scales(position) == (23, 40)


def test_nothing_replaces_the_coins_and_rings_of_a_rank() -> None:
    position = start()
    given(position, ANNA, wood=9, rings=9)
    playing(position)

    assert "rank" not in offers(position)


def test_coins_replace_neither_bread_nor_books_nor_rings() -> None:
    position = start()
    given(position, ANNA, coins=5)
    advisor(position, ANNA, "bailiff")
    visiting(position, "castle")
    assert "present" not in offers(position)
    play(position, ANNA, "leave")
    assert not any(offer.startswith("use bailiff") for offer in offers(position))

    visiting(position, "construction_site")
    assert not any(offer.startswith("bread") for offer in offers(position))


def test_a_price_never_falls_below_nothing() -> None:
    position = start(components=emara.components({"hut": {"quarry_1": {"cost": {}}}}))
    standing(position, ANNA, "quarry", "castle")
    playing(position, card="hire")

    play(position, ANNA, "hire quarry_1 by card")

    assert position.claimants[ANNA].craftsmen == 1


def test_supplies_never_run_out() -> None:
    position = start()
    given(position, ANNA, wood=40)
    craftsmen(position, ANNA, "forest_1", "forest_2", "forest_3")

    visiting(position, "forest")

    assert goods(position) == {"wood": 44}
