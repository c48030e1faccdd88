"""What is a position of Crown of Emara worth to a claimant? Both scales, the lower first, and what can still be done.

The result is the lower scale, but what is still to come can be steered to either. So everything at hand is estimated as
points for citizens, for buildings, or for either, and these are split as leftovers are at the end: first the lower
scale catches up, the rest serves both. The weights are estimates in points; no rule reads them.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.castle import BOOK_PRESENTED, GIVING
from burgrave.games.emara.cathedral import DONATING
from burgrave.games.emara.claimant import NONE, Claimant
from burgrave.games.emara.components import (
    ADVISOR_HOOKS,
    ADVISORS,
    AT_DONATION,
    BREAD_MARKER,
    CASTLE,
    CATHEDRAL,
    DONATION_MARKERS,
    EXTRA_STEP,
    FIRST_TOWN,
    GIFT_MARKERS,
    HELPERS,
    HIRE_CARD,
    MARKET,
    RANKS,
    SITE,
    STAYING,
    STONE,
    STONE_MARKER,
    TOWN_CARD,
    TRADE_CARD,
    WOOD,
)
from burgrave.games.emara.market import BOOKS_HANDED_OUT, SALE
from burgrave.games.emara.position import RANK_UP, ROUNDS, TURNS, Emara
from burgrave.games.emara.site import BREAD_DELIVERY, STONE_DELIVERY, WOOD_DELIVERY
from burgrave.games.emara.town import TownVisit
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position

TURN: Final = 2.25
"""What a turn still to come brings, on either scale."""
STEERED: Final = 0.7
"""How much of what is to come can really be steered to the lower scale."""
RIVALS: Final = 0.3
"""How much the best rival's points count against the own."""
RANK: Final = 0.85
"""How much of a rank that can be paid counts already, and of one that cannot yet."""
PART_OF_A_RANK: Final = 0.7
REACH: Final = 0.5
"""How much of the best visit within reach of the next turn counts."""
NEXT: Final = 0.3
"""How much of a visit counts that this turn still owes, or that is being made, as far as it is not used."""
CRAFTSMAN: Final = 0.52
"""A craftsman, for every turn still to come."""

# A resource that will be used, the first two of a kind and the others.
RESOURCE: Final = (3.0, 2.4, 3.0, 2.2)
SPARE: Final = (1.6, 1.4, 0.85, 0.85)
BREAD: Final = 0.8
BOOK: Final = 5.2
FAVOR: Final = 0.45
TOKEN: Final = 3.0
"""A coin or a ring as a token's reward."""
SPARE_COIN: Final = 2.2
SPARE_RING: Final = 2.0

# What visits and cards bring beyond what the goods count for anyway.
MATCHING: Final = 1.3
"""A favour token that can be redeemed."""
GIVEN: Final = 5.0
"""A ring for a gift."""
DRAWN: Final = 11.0
"""A favour token for a donation."""
SOLD: Final = 4.3
"""A coin for a resource."""
TRADED: Final = 1.35
HIRED: Final = 2.0
PATIENCE: Final = 2.1
"""So many visits ahead, something at hand is as likely to be used as not."""

# What the power of an advisor brings, for every turn still to come: by what it does, some by name.
BY_HOOK: Final = {
    "recruited": 0.0,
    "turn": 0.2,
    "barter": 0.06,
    "always": 0.12,
    "any_resource": 0.1,
    "anywhere": 0.1,
    "gift": 0.12,
    "donation": 0.35,
    "rank": 0.12,
    "buildings": 0.75,
}
BY_NAME: Final = {"baker": 0.3, "dressmaker": 0.1, "landlord": 0.1}
POWER: Final = [BY_NAME.get(name, BY_HOOK[hook]) for name, hook in zip(ADVISORS, ADVISOR_HOOKS, strict=True)]


class EmaraJudgement(Judgement):
    """Looks at one seat: points, goods and people, and the visits its councilors can make next."""

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Emara)
        p = position
        claimant = p.claimants[seat]
        if p.over:
            lower, higher = min(claimant.cp, claimant.bp), max(claimant.cp, claimant.bp)
            return lower + 0.05 * higher - RIVALS * best_rival(p, seat)
        return Prospect(p, seat).result() - RIVALS * best_rival(p, seat)


def best_rival(p: Emara, seat: int) -> float:
    """The points of the rival who stands best, both scales together."""
    best = 0.0
    for other in range(p.seats):
        if other != seat:
            claimant = p.claimants[other]
            best = max(best, 0.8 * min(claimant.cp, claimant.bp) + 0.2 * max(claimant.cp, claimant.bp))
    return best


def split(cp: float, bp: float, either: float, steered: float) -> float:
    """The lower scale when points for either, as far as they can be steered, are given to it first."""
    fixed = (1.0 - steered) * either / 2.0
    cp += fixed
    bp += fixed
    either *= steered
    gap = abs(cp - bp)
    if either <= gap:
        return min(cp, bp) + either + 0.05 * (gap - either)
    return (cp + bp + either) / 2.0


class Prospect:
    """One claimant's points as they may become."""

    def __init__(self, p: Emara, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.claimant: Claimant = p.claimants[seat]
        slots = self.claimant.slots
        played = (slots[0] != NONE) + (slots[1] != NONE) + (slots[2] != NONE)
        left = (ROUNDS - max(1, p.round)) * TURNS + TURNS - played
        self.left = left
        """Turns still to begin."""
        self.owes = p.turn == seat and p.slot != NONE and not p.moved
        """Has the turn under way its movement still to make?"""
        visits = left + (1 if self.owes else 0)
        self.visits = visits
        self.trust: float = visits / (visits + PATIENCE)
        """How likely something at hand will still be used."""
        self.cp = float(self.claimant.cp)
        self.bp = float(self.claimant.bp)
        self.either = TURN * left
        self.prices = [0.0, 0.0, 0.0, 0.0]
        """What the next resource of every kind would be worth."""
        self.uses = [-1.0, -1.0, -1.0, -1.0]
        """What a visit to every town location brings, once it was asked."""
        self.owed_visit = 0.0
        self.card_use = 0.0
        self.best_visit = 0.0
        """What the movement owed or the visit being made, the card in play and the next turn's best visit may bring."""

    def result(self) -> float:
        """What the claimant may come to."""
        self.count_goods()
        self.count_ranks()
        self.count_people()
        if self.visits:
            self.count_visits()
        return split(self.cp, self.bp, self.either, STEERED)

    def mixed(self, final: float, used: float) -> float:
        """A thing between what it brings at the end and what it brings in use."""
        return final + (used - final) * self.trust if used > final else final

    def count_goods(self) -> None:
        """Resources, bread, books and favour tokens."""
        claimant = self.claimant
        for kind in range(4):
            have = claimant.stock[kind]
            first, spare = self.mixed(0.5, RESOURCE[kind]), self.mixed(0.5, SPARE[kind])
            self.prices[kind] = first if have < 2 else spare
            if have <= 2:
                self.either += first * have
            else:
                self.either += first * 2 + spare * (have - 2)
        if claimant.bread:
            yields = self.p.shows(BREAD_MARKER) * BREAD
            self.cp += self.mixed(1.0, yields) * claimant.bread
        if claimant.books:
            self.either += self.mixed(1.0, BOOK) * claimant.books
        if claimant.favors:
            self.count_favors(claimant.favors)

    def count_favors(self, favors: int) -> None:
        rewards = self.p.printed.favor_reward
        for favor in range(len(rewards)):
            if favors >> favor & 1:
                reward = rewards[favor]
                self.cp += FAVOR * self.trust * reward.cp
                self.bp += FAVOR * self.trust * reward.bp
                other = TOKEN * (reward.coin + reward.ring) + BOOK * reward.book
                self.either += max(1.0, FAVOR * self.trust * other) if other else 1.0 - self.trust

    def count_ranks(self) -> None:
        """Coins and rings: the ranks they buy, then what they are good for besides."""
        p = self.p
        coins, rings = self.claimant.coins, self.claimant.rings
        rank = self.claimant.rank
        rises = self.left + (1 if p.turn == self.seat and not p.bonus & RANK_UP else 0)
        while rank < len(RANKS) and rises > 0:
            price = p.printed.ranks[rank]
            points = p.printed.nobles[rank][min(3, p.nobles[rank])]
            if coins < price.coin or rings < price.ring:
                pieces = price.coin + price.ring
                toward = min(coins, price.coin) + min(rings, price.ring)
                if pieces:
                    share = PART_OF_A_RANK * self.trust * points / pieces
                    self.cp += share * toward
                coins -= min(coins, price.coin)
                rings -= min(rings, price.ring)
                break
            self.cp += RANK * points
            coins -= price.coin
            rings -= price.ring
            rank += 1
            rises -= 1
        self.either += self.mixed(1.0, SPARE_COIN) * coins + self.mixed(2.0, SPARE_RING) * rings

    def count_people(self) -> None:
        """Craftsmen and advisors go on giving."""
        claimant = self.claimant
        self.either += CRAFTSMAN * self.left * claimant.craftsmen
        if claimant.advisors:
            for advisor in STAYING:
                if claimant.advisors >> advisor & 1:
                    self.either += POWER[advisor] * self.left

    # ------------------------------------------------------------------ visits

    def count_visits(self) -> None:
        """The movement this turn owes, the card it has not used, and the best that the next turn can reach."""
        p, claimant = self.p, self.claimant
        here, there = claimant.councilors
        if self.owes:
            self.owed_visit = max(self.visit(moved(here, p.slot + 1)), self.visit(moved(there, p.slot + 1)))
        if p.turn == self.seat and p.slot != NONE and not p.card_done:
            self.card_use = self.card(p.card)
        if self.left:
            best = 0.0
            fresh = claimant.slots[0] != NONE and claimant.slots[1] != NONE and claimant.slots[2] != NONE
            for slot in range(TURNS):
                if fresh or claimant.slots[slot] == NONE:
                    best = max(best, self.visit(moved(here, slot + 1)), self.visit(moved(there, slot + 1)))
            self.best_visit = best
        question = p.question
        if isinstance(question, TownVisit) and question.seat == self.seat:
            self.owed_visit += self.town_use(question.location, question.used)
        self.either += NEXT * (self.owed_visit + self.card_use) + REACH * self.best_visit

    def card(self, card: int) -> float:
        """What an action card that waits may bring."""
        claimant = self.claimant
        if card == EXTRA_STEP:
            here, there = claimant.councilors
            return max(self.visit(moved(here, 1)), self.visit(moved(there, 1)))
        if card == TOWN_CARD:
            best = 0.0
            for location in range(FIRST_TOWN, FIRST_TOWN + 4):
                best = max(best, self.town(location))
            return best
        if card == TRADE_CARD:
            return TRADED if claimant.resources() else 0.0
        return HIRED if card == HIRE_CARD else 0.0

    def visit(self, place: int) -> float:
        """What a councilor's visit to a place brings beyond what its goods count for anyway."""
        p = self.p
        location = p.rings[place]
        if location >= FIRST_TOWN:
            return self.town(location)
        return self.prices[location] * (1 + p.own_craftsmen(self.seat, location))

    def town(self, location: int) -> float:
        """What a visit to a town location brings; councilors can reach it in several ways."""
        use = self.uses[location - FIRST_TOWN]
        if use < 0.0:
            use = self.town_use(location, 0)
            self.uses[location - FIRST_TOWN] = use
        return use

    def town_use(self, location: int, used: int) -> float:
        """The actions of a town location that are not used up, with the goods at hand, each as far as it pays."""
        p, claimant = self.p, self.claimant
        figures = p.printed
        gain = 0.0
        matching = claimant.favors & figures.favors_of[location]
        if matching:
            gain += MATCHING * matching.bit_count()
        if location == SITE:
            if claimant.stock[STONE] and not used & STONE_DELIVERY:
                gain += figures.stone_bp + p.shows(STONE_MARKER) - self.prices[STONE]
            bread = min(3, claimant.bread) if not used & BREAD_DELIVERY else 0
            gain += bread * p.shows(BREAD_MARKER) * (1.0 - BREAD * self.trust)
            wood = claimant.stock[WOOD] if not used & WOOD_DELIVERY else 0
            if wood >= 3:
                gain += max(0.0, 10.0 - 3.0 * self.prices[WOOD])
            elif wood:
                gain += max(0.0, 5.0 - self.prices[WOOD])
        elif location == CASTLE:
            if claimant.books and not used & BOOK_PRESENTED:
                gain += max(0.0, figures.castle_book - self.mixed(1.0, BOOK))
            if not used & GIVING:
                gain += self.gift(GIFT_MARKERS, GIVEN)
        elif location == CATHEDRAL and not used & DONATING:
            books = 1
            for advisor in HELPERS[AT_DONATION]:
                if claimant.advisors >> advisor & 1:
                    books += figures.advisors[advisor].gain.book
            gain += self.gift(DONATION_MARKERS, books * self.mixed(1.0, BOOK) + self.mixed(1.0, DRAWN))
        elif location == MARKET:
            books = min(5, claimant.books) if not used & BOOKS_HANDED_OUT else 0
            gain += max(0.0, figures.market_books[books] - books * self.mixed(1.0, BOOK))
            cheapest = 9.0
            for kind in range(4):
                if claimant.stock[kind]:
                    cheapest = min(cheapest, self.prices[kind])
            if not used & SALE:
                gain += max(0.0, self.mixed(1.0, SOLD) - cheapest)
        return gain

    def gift(self, markers: list[int], reward: float) -> float:
        """The best donation or gift."""
        best = 0.0
        for kind in range(4):
            price = self.p.shows(markers[kind])
            if self.claimant.stock[kind] >= price:
                best = max(best, reward - price * self.prices[kind])
        return best


def moved(place: int, steps: int) -> int:
    """A place so many steps further on its ring."""
    return place // 4 * 4 + (place + steps) % 4
