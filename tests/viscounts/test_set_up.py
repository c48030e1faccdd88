"""The set-up: piles, pairs of cards, boards at random."""

from __future__ import annotations

import pytest

from burgrave import viscounts
from burgrave.games.viscounts.components import CARDS, LOCATIONS, STARTERS
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.setup import ChoosePair, DebtsAndDeeds
from burgrave.kernel.testing import stage
from tests.titles.given import asked, offers, play
from tests.viscounts.given import BLUE, RED, manuscript_on, owns, pile, start
from tests.viscounts.then import hand, holdings, inside, markers


@pytest.mark.parametrize(("seats", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_piles_and_cards_at_the_start(seats: int, debts: int, deeds: int) -> None:
    """Ruling 54: the printed numbers lie above the end cards, whatever the player cards have given."""
    position = viscounts.start(seats=seats, seed=3)
    assert isinstance(position, Viscounts)
    assert len(position.pair_cards) == seats + 1
    assert sorted(len(pile) for pile in position.townsfolk) == [13, 13, 14, 14, 14]
    assert [len(pile) for pile in position.manuscripts] == [7] * 5
    backs = position.printed.library.backs
    assert all(backs[pile.cards[-1]] for pile in position.manuscripts)
    assert not any(backs[card] for pile in position.manuscripts for card in pile.cards[:-1])
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
