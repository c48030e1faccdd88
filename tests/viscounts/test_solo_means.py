"""The solo game: what the automa begins with, what it takes, and what it does instead of what it cannot."""

from __future__ import annotations

import pytest

from burgrave import Rng, viscounts
from burgrave.games.viscounts.automa import AutomaStart
from burgrave.games.viscounts.components import BUILDINGS, CARDS, SCHEMES
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import (
    ANY,
    DESTROY,
    DISCARD,
    DISMISS,
    FLIP_ANY,
    FLIP_DEBT,
    FLIP_DEED,
    FREE_HIRE,
    ICONS,
    MOVE_WORKER,
    REARRANGE,
    RESHUFFLE,
    SCHEME,
    SILVER,
)
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.testing import stage
from tests.viscounts.alone import do, solo
from tests.viscounts.given import AI, RED, has, pile
from tests.viscounts.then import holdings, location, markers

# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize(
    ("board_id", "goods", "building"),
    [
        ("cleric", {"ink": 1, "stone": 1, "deeds": 1, "debts": 1}, True),
        ("noble", {"gold": 1, "ink": 1, "deeds": 1, "debts": 1}, True),
        ("builder", {"stone": 1, "gold": 1, "deeds": 1, "debts": 1}, True),
        ("cards", {"deeds": 2, "debts": 2}, False),
    ],
)
def test_what_the_automa_begins_with(board_id: str, goods: dict[str, int], building: bool) -> None:
    """E18. Guildhall 1 on the leftmost empty spot of its bank, with the spot's effect; the card board has resources."""
    position = solo(automa=board_id)
    position.pair_cards = [1]
    position.round = 0
    stage(position, AutomaStart())

    assert location(position, AI) == "2"
    if building:
        assert position.spots[3] == 9 * AI + BUILDINGS.index("guildhall_1")
        # The fourth spot of the lake flips a card: a debt, which brings a resource of its first choice.
        board_first = position.automa_board().priority[0]
        goods = dict(goods)
        goods["debts"] -= 1
        goods["paid"] = 1
        name = ("silver", "ink", "stone", "gold")[board_first]
        goods[name] = goods.get(name, 0) + 1
        assert holdings(position, AI) == {name: amount for name, amount in goods.items() if amount}
    else:
        assert holdings(position, AI) == goods
        assert position.players[AI].generic == 2


@pytest.mark.parametrize("extra", [0, 1, 2, 3])
def test_the_deck_of_schemes(extra: int) -> None:
    """Starting schemes without those the board removes; for a harder game some future ones, which nobody has seen."""
    position = viscounts.start(seats=1, seed=5, schemes=extra)
    assert isinstance(position, Viscounts)
    deck = position.players[AI].deck
    assert len(deck) == 8 - 1 + extra
    assert len(position.future) == 8 - 2 - extra
    removed = {"start_noble", "future_builder_noble", "future_noble"}
    names = {CARDS[card] for card in [*deck.cards, *position.future.cards]}
    assert names == set(SCHEMES) - removed
    seen = position.view(0)["players"][AI]["deck"]["cards"]
    assert seen.count(None) == extra


def test_schemes_that_nobody_has_seen_count_for_manuscripts_only_when_the_game_is_over() -> None:
    position = viscounts.start(seats=1, seed=5, schemes=3)
    assert isinstance(position, Viscounts)
    counts = {printed.counts: number for number, printed in enumerate(position.printed.manuscripts) if printed.vp}
    position.players[AI].manuscripts = [counts[icon] for icon in counts if icon < len(ICONS)]
    before = position.score_sheet(AUTOMA)["manuscripts"]

    imagined = {position.imagine(0, Rng(seed)).score_sheet(AUTOMA)["manuscripts"] for seed in range(20)}
    position.over = True

    assert imagined == {before}
    assert position.score_sheet(AUTOMA)["manuscripts"] > before


def test_the_player_picks_one_of_two_pairs_and_goes_first() -> None:
    position = viscounts.start(seats=1, seed=5)
    assert isinstance(position, Viscounts)
    assert len(position.legal()) == 2
    left = position.printed.player_cards[position.pair_cards[1]].location
    position.play(position.legal()[0])
    while position.round == 0:
        position.play(position.legal()[0])
    assert position.players[AI].viscount == left
    assert position.turn == RED


# ---------------------------------------------------------------- resources and replacements


@pytest.mark.parametrize(
    ("ink", "stone", "taken"), [(0, 0, "ink"), (5, 0, "ink"), (6, 0, "stone"), (6, 3, "stone"), (6, 4, "gold")]
)
def test_the_cleric_takes_ink_then_stone_then_gold(ink: int, stone: int, taken: str) -> None:
    """E17."""
    position = solo()
    has(position, AI, ink=ink, stone=stone)
    before = holdings(position, AI)
    do(position, ANY)
    assert holdings(position, AI) == {**before, taken: before.get(taken, 0) + 1}


def test_the_card_board_takes_all_resources_for_one() -> None:
    """Ruling 71."""
    position = solo(automa="cards")
    do(position, ANY, 2)
    do(position, SILVER, 4)
    assert position.players[AI].generic == 4


@pytest.mark.parametrize(("silver", "resources"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_two_silver_are_a_resource(silver: int, resources: int) -> None:
    """Ruling 63. A single silver is lost."""
    position = solo()
    do(position, SILVER, silver)
    assert position.players[AI].ink == resources
    assert position.players[AI].silver == 0


def test_reordering_is_a_resource() -> None:
    position = solo()
    do(position, REARRANGE)
    assert holdings(position, AI) == {"ink": 1}


@pytest.mark.parametrize("op", [DISCARD, MOVE_WORKER])
def test_discarding_and_moving_workers_is_virtue(op: int) -> None:
    position = solo()
    do(position, op, 2)
    assert markers(position, AI) == (0, 4)


def test_destroying_is_flipping() -> None:
    """C15."""
    position = solo()
    has(position, AI, deeds=1)
    do(position, DESTROY)
    assert holdings(position, AI) == {"approved": 1}


def test_flipping_nothing_is_virtue() -> None:
    """C15."""
    position = solo()
    do(position, FLIP_ANY)
    assert markers(position, AI) == (0, 5)


@pytest.mark.parametrize(("op", "cards"), [(FLIP_DEBT, {"deeds": 2}), (FLIP_DEED, {"debts": 2})])
def test_a_flip_of_a_kind_it_does_not_have_is_virtue(op: int, cards: dict[str, int]) -> None:
    """Ruling 69."""
    position = solo()
    has(position, AI, **cards)
    do(position, op)
    assert markers(position, AI) == (0, 5)
    assert holdings(position, AI) == cards


@pytest.mark.parametrize(
    ("cards", "flipped"),
    [
        ({"debts": 1, "deeds": 1}, "paid"),
        ({"debts": 1, "deeds": 1, "paid": 1}, "approved"),
        ({"debts": 1, "deeds": 1, "paid": 1, "approved": 1}, "paid"),
        ({"deeds": 1, "approved": 3}, "approved"),
        ({"debts": 1, "paid": 3}, "paid"),
    ],
)
def test_it_flips_the_kind_it_has_flipped_less(cards: dict[str, int], flipped: str) -> None:
    """In a tie a debt; if there is only one kind, that."""
    position = solo()
    has(position, AI, **cards)
    do(position, FLIP_ANY)
    assert holdings(position, AI)[flipped] == cards.get(flipped, 0) + 1
    assert holdings(position, AI).get("ink", 0) == (flipped == "paid")


@pytest.mark.parametrize("op", [FREE_HIRE, SCHEME])
def test_every_gain_of_a_card_is_a_future_scheme(op: int) -> None:
    position = solo()
    top = position.future.cards[-1]
    do(position, op)
    assert position.players[AI].discard == [top]


def test_without_future_schemes_it_flips() -> None:
    """C15."""
    position = solo()
    has(position, AI, debts=1)
    do(position, SCHEME, 6)
    assert len(position.future) == 0
    do(position, SCHEME)
    assert holdings(position, AI) == {"paid": 1, "ink": 1}


def test_a_reshuffle_puts_its_discard_into_its_deck() -> None:
    """Ruling 68. Virtue without a criminal on its board; nothing without a discard."""
    position = solo()
    do(position, RESHUFFLE)
    assert markers(position, AI) == (0, 6)
    do(position, SCHEME)
    size = len(position.players[AI].deck)
    do(position, RESHUFFLE)
    assert markers(position, AI) == (0, 5)
    assert (len(position.players[AI].deck), position.players[AI].discard) == (size + 1, [])


def test_a_dismissal_brings_the_effect_and_no_icons() -> None:
    position = solo()
    pile(position, "lake", "miner")
    do(position, DISMISS)
    assert markers(position, AI) == (0, 5)
    assert CARDS[position.box[-1]] == "miner"
    pile(position, "lake")
    do(position, DISMISS)
    assert markers(position, AI) == (0, 4)
