"""A small title as somebody else might write it: plain Python, hidden hands, bids made in secret.

Three rounds. In each a prize is named, all bid a card of their hand at once and in secret, the highest bid takes the
prize (of equal bids the lower seat's), and the winner may exchange a hand card for the unseen top card of the deck.
Used cards are shuffled into the deck after every round. In a game of four, opposite seats may form teams.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from burgrave.kernel.agenda import Question, Sealed, Step
from burgrave.kernel.chance import Chance
from burgrave.kernel.components import Components, Sheet
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.moves import MoveBook
from burgrave.kernel.options import Options
from burgrave.kernel.piles import PUBLIC, Family, Pile, face_down
from burgrave.kernel.position import Position
from burgrave.kernel.title import Looks, Rules, Title
from burgrave.kernel.words import Phrase, Secret, Words
from burgrave.reading.rulebook import Section

CARDS = Family([f"bid_{value}" for value in range(1, 19)])
HAND = 4
ROUNDS = 3
DEAL, SHUFFLE, PRIZE = 0, 1, 2

BOOK = MoveBook()
BID = BOOK.kind("bid", card=tuple(CARDS.names))
KEEP = BOOK.kind("keep").of()
EXCHANGE = BOOK.kind("exchange", card=tuple(CARDS.names))


class BiddingOptions(Options):
    teams: bool
    CHOICES = {"teams": (False, True)}

    def conflict(self, seats: int) -> Phrase | None:
        return Phrase("conflict.teams", seats=seats) if self.teams and seats != 4 else None


class Bidding(Position):
    FIELDS = ("round", "prize", "deck", "used", "hands", "points")

    def __init__(self, title: Title, seats: int, options: Any, components: Any, chance: Chance) -> None:
        super().__init__(title, seats, options, components, chance)
        self.round = 0
        self.prize = 0
        self.deck = Pile(CARDS, [], [])
        self.used = Pile(CARDS, [], [])
        self.hands = [Pile(CARDS, [], []) for _ in range(seats)]
        self.points = [0] * seats

    def copy(self) -> Bidding:
        other = type(self)(self.title, self.seats, self.options, self.components, self.chance)
        self.copy_kernel(other)
        other.round = self.round
        other.prize = self.prize
        other.deck = self.deck.copy()
        other.used = self.used.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.points = self.points[:]
        return other

    def piles(self) -> list[Pile]:
        return [self.deck, self.used, *self.hands]

    def score_sheet(self, seat: int) -> dict[str, int]:
        return {"prizes": self.points[seat]}

    @property
    def sides(self) -> list[list[int]]:
        return [[0, 2], [1, 3]] if self.options.teams else [[seat] for seat in range(self.seats)]

    def standing(self, seat: int) -> tuple[int, ...]:
        side = next(side for side in self.sides if seat in side)
        return (sum(self.points[mate] for mate in side),)

    def audit(self) -> list[str]:
        cards = sorted(card for pile in self.piles() for card in pile.cards)
        return [] if cards == list(range(len(CARDS.names))) or not cards else [f"cards {cards}"]


class SetUp(Step[Bidding]):
    """Every seat gets a hand that only it knows."""

    def run(self, p: Bidding) -> None:
        cards = list(range(len(CARDS.names)))
        p.chance.shuffle(cards, DEAL, 0, 0)
        p.deck = face_down(CARDS, cards)
        for seat in range(p.seats):
            for _ in range(HAND):
                p.hands[seat].put(p.deck.draw(), 1 << seat)
        p.then(*(Round(0, number) for number in range(1, ROUNDS + 1)))


class Round(Step[Bidding]):
    """A prize is named, then everybody bids."""

    def run(self, p: Bidding) -> None:
        p.round = self.a
        p.prize = 1 + 2 * p.below(2, PRIZE, p.round, 0, 0)
        p.then(Bid(0, (1 << p.seats) - 1), Award())


class Bid(Sealed[Bidding]):
    """All choose a card of their hand at once, in secret."""

    def options_of(self, p: Bidding, seat: int) -> list[int]:
        return sorted(BID.of(card) for card in p.hands[seat].cards)

    def answer_of(self, p: Bidding, seat: int, move: int) -> None:
        card = BID.arg(move, 0)
        p.hands[seat].take(p.hands[seat].cards.index(card))
        p.used.put(card, PUBLIC)


class Award(Step[Bidding]):
    """The highest bid takes the prize."""

    def run(self, p: Bidding) -> None:
        bids = p.used.cards
        winner = bids.index(max(bids))
        p.points[winner] += p.prize
        if p.log:
            p.log.write("prize", who=winner, n=p.prize)
        p.then(Exchange(winner), Reshuffle())


class Exchange(Question[Bidding]):
    """The winner may exchange a hand card for the unseen top card of the deck."""

    def options(self, p: Bidding) -> list[int]:
        cards = p.hands[self.seat].cards if len(p.deck) else []
        return [KEEP, *sorted(EXCHANGE.of(card) for card in cards)]

    def answer(self, p: Bidding, move: int) -> None:
        if move == KEEP:
            return
        hand, given = p.hands[self.seat], EXCHANGE.arg(move, 0)
        hand.take(hand.cards.index(given))
        drawn = p.deck.draw()
        p.used.put(given, 1 << self.seat)
        hand.put(drawn, 0)
        p.show(hand, len(hand) - 1, 1 << self.seat)
        if p.log:
            card = Secret(Phrase(f"card.{CARDS.names[drawn]}"), 1 << self.seat, Phrase("a_card"))
            p.log.write("draws", who=self.seat, card=card)

    def public(self, p: Bidding) -> bool:
        return False


class Reshuffle(Step[Bidding]):
    """Used cards go back into the deck; nobody knows where."""

    def run(self, p: Bidding) -> None:
        while len(p.used):
            p.deck.put(p.used.draw(), 0)
        order = list(range(len(p.deck)))
        p.chance.shuffle(order, SHUFFLE, p.round, 0)
        p.deck.shuffle(order)


class BiddingJudgement(Judgement):
    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Bidding)
        return position.points[seat] + sum(position.hands[seat].cards) / 100


def screen(view: dict[str, Any], words: Words) -> str:
    return str(view["points"])


def rulebook(components: Components, words: Words) -> list[Section]:
    return []


AS_TEXT = Looks(screen, rulebook)


def make_title(
    position: type[Bidding] = Bidding,
    hidden: tuple[str, ...] = ("chance", "deck", "hands", "sealed"),
    looks: Looks = AS_TEXT,
) -> Title:
    """The title, or for tests one with another position or other looks."""
    return Title(
        id="bidding",
        version=1,
        folder=Path(__file__).parent,
        rules=Rules(
            seats=range(2, 5),
            options=BiddingOptions,
            book=BOOK,
            sheet=Sheet(Path(__file__).with_name("components.toml"), {"prize": {"points": range(10)}}),
            components=Components,
            position=position,
            begin=SetUp(),
            hidden=hidden,
            most_decisions=40,
        ),
        looks=looks,
        judgement=BiddingJudgement(),
        minutes=5,
        credits={},
    )


TITLE = make_title()
