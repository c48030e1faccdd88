"""Piles: who knows which card, and what those who do not know may think."""

from __future__ import annotations

from burgrave.kernel.chance import Rng
from burgrave.kernel.piles import PUBLIC, SPECTATOR, Family, Pile, face_down, face_up, imagine_piles

CARDS = Family(["ace", "king", "queen", "jack"])
BACKS = Family(["red 1", "red 2", "blue 1", "blue 2"], [0, 0, 1, 1])


def test_a_seat_sees_the_cards_it_knows() -> None:
    pile = face_down(CARDS, [0, 1, 2])
    pile.show(2, 1 << 1)

    assert pile.view(1)["cards"] == [None, None, "queen"]
    assert pile.view(0)["cards"] == [None, None, None]
    assert pile.view(SPECTATOR)["cards"] == [None, None, None]


def test_an_open_card_is_seen_by_all() -> None:
    pile = face_down(CARDS, [0, 1])
    pile.show(1, PUBLIC)

    assert pile.view(3)["cards"] == [None, "king"]
    assert pile.view(SPECTATOR)["cards"] == [None, "king"]


def test_shuffling_makes_everybody_forget() -> None:
    pile = face_up(CARDS, [0, 1, 2])

    pile.shuffle([2, 0, 1])

    assert pile.cards == [2, 0, 1]
    assert pile.view(0)["cards"] == [None, None, None]


def test_cards_are_drawn_from_the_top_and_taken_from_anywhere() -> None:
    pile = face_up(CARDS, [0, 1, 2])
    pile.put(3, 0)

    assert pile.draw() == 3
    assert pile.take(0) == 0
    assert (pile.cards, pile.known) == ([1, 2], [PUBLIC, PUBLIC])


def test_a_copy_is_independent() -> None:
    pile = face_down(CARDS, [0, 1])
    copy = pile.copy()
    copy.put(2, 0)
    copy.show(0, PUBLIC)

    assert (pile.cards, pile.known) == ([0, 1], [0, 0])


def test_imagining_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    deck, hand = face_down(CARDS, [0, 1]), Pile(CARDS, [2, 3], [1 << 0, 1 << 1])
    seen: set[tuple[int, ...]] = set()
    for seed in range(100):
        piles = [deck.copy(), hand.copy()]
        imagine_piles(piles, 0, Rng(seed))
        assert piles[1].cards[0] == 2
        assert piles[1].known == [1 << 0, 1 << 1]
        seen.add((*piles[0].cards, piles[1].cards[1]))

    assert len(seen) == 6


def test_a_back_limits_what_a_card_may_be() -> None:
    for seed in range(20):
        piles = [face_down(BACKS, [0, 2]), face_down(BACKS, [3, 1])]
        imagine_piles(piles, 0, Rng(seed))
        assert [BACKS.backs[card] for pile in piles for card in pile.cards] == [0, 1, 1, 0]
        assert sorted(card for pile in piles for card in pile.cards) == [0, 1, 2, 3]
