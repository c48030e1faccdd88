"""The town: castle, cathedral, construction site and market, and the favour tokens that are redeemed there."""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.claimant import (
    BP_BOOKS,
    BP_FAVORS,
    BP_SITE,
    CP_BOOKS,
    CP_FAVORS,
    CP_SITE,
    NONE,
    Claimant,
)
from burgrave.games.emara.components import (
    AT_DONATION,
    AT_GIFT,
    BREAD_MARKER,
    CASTLE,
    CATHEDRAL,
    DONATION_MARKERS,
    FAVOR_FAMILY,
    FAVORS,
    GIFT_MARKERS,
    MARKET,
    RESOURCES,
    STONE,
    STONE_MARKER,
    WOOD,
)
from burgrave.games.emara.moments import add_on_top
from burgrave.games.emara.moves import (
    BREAD_DELIVERED,
    DELIVER_BREAD,
    DELIVER_STONE,
    DELIVER_WOOD,
    DONATE,
    DONATE_RESOURCE,
    GIVE,
    GIVE_RESOURCE,
    HAND_OUT,
    HAND_OUT_BOOKS,
    KEEP,
    KEEP_FAVOR,
    LEAVE,
    PRESENT,
    REDEEM,
    REDEEM_FAVOR,
    SELL,
    SELL_RESOURCE,
    WOOD_OFFER,
)
from burgrave.games.emara.payment import Payment, payable
from burgrave.games.emara.phrases import (
    bundle_phrases,
    earned,
    favor_phrase,
    gained,
    location_phrase,
    resource_phrase,
    thing,
)
from burgrave.games.emara.position import FAVOR_DEAL, Emara
from burgrave.kernel.agenda import Detail, Step
from burgrave.kernel.moves import Kind
from burgrave.kernel.piles import NOBODY, Pile
from burgrave.kernel.words import Phrase

# The actions of a visit that are used up, as bits.
FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 4


class TownVisit(Detail[Emara]):
    """Use a town location: every action once, matching tokens, in any order."""

    @property
    def location(self) -> int:
        return self.a

    @property
    def used(self) -> int:
        """The actions that are used up, as bits."""
        return self.b

    def options(self, p: Emara) -> list[int]:
        seat, place, used = self.seat, self.location, self.used
        claimant = p.claimants[seat]
        moves = [LEAVE]
        matching = claimant.favors & p.printed.favors_of[place]
        if matching:
            if p.fresh != NONE and p.readings.new_favor == "later":
                matching &= ~(1 << p.fresh)
            for favor in range(len(FAVORS)):
                if matching >> favor & 1:
                    moves.append(REDEEM.of(favor))
        if place == CATHEDRAL:
            if not used & FIRST:
                given_moves(p, claimant, DONATE, DONATION_MARKERS, moves)
        elif place == CASTLE:
            if not used & FIRST:
                given_moves(p, claimant, GIVE, GIFT_MARKERS, moves)
            if not used & SECOND and claimant.books:
                moves.append(PRESENT)
        elif place == MARKET:
            if not used & FIRST or (not used & THIRD and p.event().trades):
                for kind in range(4):
                    if claimant.stock[kind]:
                        moves.append(SELL.of(kind))
            if not used & SECOND:
                for books in range(1, min(claimant.books, 5) + 1):
                    moves.append(HAND_OUT.of(books))
        else:
            if not used & FIRST and (claimant.stock[STONE] or claimant.coins):
                moves.append(DELIVER_STONE)
            if not used & SECOND:
                for bread in range(1, min(claimant.bread, p.printed.most_bread) + 1):
                    moves.append(DELIVER_BREAD.of(bread))
            if not used & THIRD:
                for offer in range(2):
                    pay = p.printed.woods[offer].pay
                    if payable(claimant, pay.caps, pay.need):
                        moves.append(DELIVER_WOOD.of(offer))
        return moves

    def answer(self, p: Emara, move: int) -> None:
        seat = self.seat
        if move == LEAVE:
            p.fresh = NONE
            return
        if move in REDEEM:
            self.go_on(p, 0)
            redeem(p, seat, REDEEM_FAVOR.of(move))
        elif move in DONATE:
            self.go_on(p, FIRST)
            kind = DONATE_RESOURCE.of(move)
            give(p, seat, DONATION_MARKERS[kind], kind, Donated(seat, kind))
        elif move in GIVE:
            self.go_on(p, FIRST)
            kind = GIVE_RESOURCE.of(move)
            give(p, seat, GIFT_MARKERS[kind], kind, Given(seat, kind))
        elif move == PRESENT:
            self.go_on(p, SECOND)
            present(p, seat)
        elif move in SELL:
            self.go_on(p, THIRD if self.used & FIRST else FIRST)
            sell(p, seat, SELL_RESOURCE.of(move))
        elif move in HAND_OUT:
            self.go_on(p, SECOND)
            hand_out(p, seat, HAND_OUT_BOOKS.of(move))
        elif move == DELIVER_STONE:
            self.go_on(p, FIRST)
            p.then(Payment(seat, 1 << 4 * STONE, 1), StoneDelivered(seat))
        elif move in DELIVER_BREAD:
            self.go_on(p, SECOND)
            deliver_bread(p, seat, BREAD_DELIVERED.of(move))
        else:
            self.go_on(p, THIRD)
            offer = WOOD_OFFER.of(move)
            pay = p.printed.woods[offer].pay
            p.then(Payment(seat, pay.caps, pay.need), WoodDelivered(seat, offer))

    def go_on(self, p: Emara, action: int) -> None:
        """The visit goes on after an action, which is used up."""
        p.then(TownVisit(self.seat, self.location, self.used | action))

    def prompt(self, p: Emara) -> Phrase:
        return Phrase("ask.TownVisit", who=self.seat, location=location_phrase(self.location))


def given_moves(p: Emara, claimant: Claimant, giving: Kind, markers: list[int], moves: list[int]) -> None:
    """The resources that can be donated or given, at the price on their markers."""
    for kind in range(4):
        price = p.shows(markers[kind])
        if claimant.stock[kind] + claimant.coins >= price:
            moves.append(giving.of(kind))


# ---------------------------------------------------------------------- favour tokens


def redeem(p: Emara, seat: int, favor: int) -> None:
    """Turn a token in for its reward; it goes to the discards."""
    claimant = p.claimants[seat]
    reward = p.printed.favor_reward[favor]
    claimant.favors &= ~(1 << favor)
    p.discards |= 1 << favor
    bp = p.gain(seat, reward, CP_FAVORS, BP_FAVORS)
    if p.log:
        p.log.write(
            "redeems", who=seat, location=location_phrase(p.printed.favor_at[favor]), gain=bundle_phrases(reward, bp)
        )


# ---------------------------------------------------------------------- cathedral and castle


def give(p: Emara, seat: int, marker: int, kind: int, thanks: Step[Emara]) -> None:
    """A donation or a gift: pay the number on the marker, then turn it."""
    price = p.shows(marker)
    p.then(Payment(seat, price << 4 * kind, price), thanks)


class Donated(Step[Emara]):
    """A donation to the cathedral earns a book and one of three favour tokens."""

    @property
    def resource(self) -> int:
        return self.a

    def run(self, p: Emara) -> None:
        p.turn_marker(DONATION_MARKERS[self.resource])
        p.claimants[self.seat].books += p.printed.donation_books
        gains = [p.printed.donation]
        bp = add_on_top(p, self.seat, AT_DONATION, gains)
        if p.log:
            p.log.write("donates", who=self.seat, resource=resource_phrase(self.resource), gain=earned(gains, bp))
        draw_favors(p, self.seat)


def draw_favors(p: Emara, seat: int) -> None:
    """Draw three tokens; an empty stack is made anew from the discards, if there are any."""
    stack = p.favors.copy()
    drawn: list[int] = []
    while len(drawn) < p.printed.draw:
        if not stack.cards:
            if not p.discards:
                break
            cards = [favor for favor in range(len(FAVORS)) if p.discards >> favor & 1]
            p.reshuffles += 1
            p.chance.shuffle(cards, FAVOR_DEAL, p.reshuffles, 0)
            p.discards = 0
            stack = Pile(FAVOR_FAMILY, cards, [NOBODY] * len(cards))
            if p.log:
                p.log.write("reshuffles")
        drawn.append(stack.draw())
    p.favors = stack
    if drawn:
        p.revealed += 1
        p.drawn = Pile(FAVOR_FAMILY, drawn, [1 << seat] * len(drawn))
        p.then(KeepFavor(seat))
    elif p.log:
        p.log.write("no_favor", who=seat)


class KeepFavor(Detail[Emara]):
    """Keep one of the tokens drawn; it lies open from now on, and so do the others on the discard pile."""

    def options(self, p: Emara) -> list[int]:
        return [KEEP.of(favor) for favor in p.drawn.cards]

    def answer(self, p: Emara, move: int) -> None:
        kept = KEEP_FAVOR.of(move)
        p.claimants[self.seat].favors |= 1 << kept
        p.fresh = kept
        others = [favor for favor in p.drawn.cards if favor != kept]
        for favor in others:
            p.discards |= 1 << favor
        p.drawn = Pile(FAVOR_FAMILY, [], [])
        p.revealed += 1
        if p.log:
            said = [favor_phrase(favor, p.printed.favor_at[favor], p.printed.favor_reward[favor]) for favor in others]
            own = favor_phrase(kept, p.printed.favor_at[kept], p.printed.favor_reward[kept])
            if said:
                p.log.write("keeps", who=self.seat, favor=own, others=said)
            else:
                p.log.write("keeps_only", who=self.seat, favor=own)

    def public(self, p: Emara) -> bool:
        return False


class Given(Step[Emara]):
    """A gift to the king earns a signet ring."""

    @property
    def resource(self) -> int:
        return self.a

    def run(self, p: Emara) -> None:
        p.turn_marker(GIFT_MARKERS[self.resource])
        p.claimants[self.seat].rings += p.printed.gift.ring
        gains = [p.printed.gift]
        bp = add_on_top(p, self.seat, AT_GIFT, gains)
        if p.log:
            p.log.write("gives", who=self.seat, resource=resource_phrase(self.resource), gain=earned(gains, bp))


def present(p: Emara, seat: int) -> None:
    """A book for the castle: building points."""
    p.claimants[seat].books -= 1
    bp = p.gain_bp(seat, BP_BOOKS, p.printed.castle_book)
    if p.log:
        p.log.write("presents", who=seat, gain=gained(0, bp))


# ---------------------------------------------------------------------- market


def sell(p: Emara, seat: int, kind: int) -> None:
    """A resource for a gold coin."""
    claimant = p.claimants[seat]
    claimant.stock[kind] -= 1
    claimant.coins += p.printed.market_coins
    if p.log:
        pay, gain = [thing(RESOURCES[kind], 1)], [thing("coin", p.printed.market_coins)]
        p.log.write("sells", who=seat, pay=pay, gain=gain)


def hand_out(p: Emara, seat: int, books: int) -> None:
    """Books for the people: the more at once, the more citizen points each."""
    p.claimants[seat].books -= books
    cp = p.gain_cp(seat, CP_BOOKS, p.printed.market_books[books])
    if p.log:
        p.log.write("hands_out", who=seat, pay=[thing("book", books)], gain=gained(cp))


# ---------------------------------------------------------------------- construction site


class StoneDelivered(Step[Emara]):
    """A stone brings building points, and citizen points by its marker, which is then turned."""

    def run(self, p: Emara) -> None:
        cp = p.gain_cp(self.seat, CP_SITE, p.shows(STONE_MARKER))
        bp = p.gain_bp(self.seat, BP_SITE, p.printed.stone_bp)
        p.turn_marker(STONE_MARKER)
        if p.log:
            p.log.write("delivers", who=self.seat, what=resource_phrase(STONE), gain=gained(cp, bp))


def deliver_bread(p: Emara, seat: int, bread: int) -> None:
    """Every bread brings the citizen points on its marker, which is turned once for all of them."""
    p.claimants[seat].bread -= bread
    cp = p.gain_cp(seat, CP_SITE, bread * p.shows(BREAD_MARKER))
    p.turn_marker(BREAD_MARKER)
    if p.log:
        p.log.write("delivers", who=seat, what=thing("bread", bread), gain=gained(cp))


class WoodDelivered(Step[Emara]):
    """One wood or three bring building points, in one gain."""

    @property
    def place(self) -> int:
        """Which of the two offers it is."""
        return self.a

    def run(self, p: Emara) -> None:
        offer = p.printed.woods[self.place]
        bp = p.gain(self.seat, offer.gain, CP_SITE, BP_SITE)
        if p.log:
            p.log.write("delivers", who=self.seat, what=resource_phrase(WOOD), gain=bundle_phrases(offer.gain, bp))
