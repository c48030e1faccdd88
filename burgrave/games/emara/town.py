"""The town: castle, cathedral, construction site and market, and the favour tokens that are redeemed there."""

from __future__ import annotations

from typing import Final

from burgrave.games.emara.claimant import (
    BP_BOOKS,
    BP_FAVORS,
    BP_SITE,
    CP_ADVISORS,
    CP_BOOKS,
    CP_EVENTS,
    CP_FAVORS,
    CP_SITE,
    NONE,
    Claimant,
)
from burgrave.games.emara.components import (
    ABBESS,
    BREAD_MARKER,
    CASTLE,
    CATHEDRAL,
    DONATION,
    FAVOR_FAMILY,
    FAVORS,
    GIFT,
    GIFT_FROM_THE_PEOPLE,
    MARKET,
    MAYORESS,
    PIOUS_DONATION,
    RESOURCES,
    STONE,
    STONE_MARKER,
)
from burgrave.games.emara.moves import (
    DELIVER_BREAD,
    DELIVER_STONE,
    DELIVER_WOOD,
    DONATE,
    GIVE,
    HAND_OUT,
    KEEP,
    LEAVE,
    PRESENT,
    REDEEM,
    SELL,
)
from burgrave.games.emara.payment import Payment, payable
from burgrave.games.emara.phrases import bundle_phrases, favor_phrase, gained, location_phrase, resource_phrase, thing
from burgrave.games.emara.position import FAVOR_DEAL, Emara
from burgrave.kernel.agenda import Question, Step
from burgrave.kernel.piles import NOBODY, Pile
from burgrave.kernel.words import Phrase

# The actions of a visit that are used up, as bits.
FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 4


class Visit(Question[Emara]):
    """Use a town location: every action once, matching tokens, in any order. `a` is the place, `b` what is used."""

    def options(self, p: Emara) -> list[int]:
        seat, place, used = self.seat, self.a, self.b
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
                given_moves(p, claimant, DONATION, moves)
        elif place == CASTLE:
            if not used & FIRST:
                given_moves(p, claimant, GIFT, moves)
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
            p.then(Visit(seat, self.a, self.b))
            redeem(p, seat, REDEEM.arg(move, 0))
        elif move in DONATE:
            p.then(Visit(seat, self.a, self.b | FIRST))
            give(p, seat, DONATION, DONATE.arg(move, 0))
        elif move in GIVE:
            p.then(Visit(seat, self.a, self.b | FIRST))
            give(p, seat, GIFT, GIVE.arg(move, 0))
        elif move == PRESENT:
            p.then(Visit(seat, self.a, self.b | SECOND))
            present(p, seat)
        elif move in SELL:
            p.then(Visit(seat, self.a, self.b | (THIRD if self.b & FIRST else FIRST)))
            sell(p, seat, SELL.arg(move, 0))
        elif move in HAND_OUT:
            p.then(Visit(seat, self.a, self.b | SECOND))
            hand_out(p, seat, HAND_OUT.arg(move, 0))
        elif move == DELIVER_STONE:
            p.then(Payment(seat, 1 << 4 * STONE, 1), StoneDelivered(seat), Visit(seat, self.a, self.b | FIRST))
        elif move in DELIVER_BREAD:
            p.then(Visit(seat, self.a, self.b | SECOND))
            deliver_bread(p, seat, DELIVER_BREAD.arg(move, 0))
        else:
            offer = DELIVER_WOOD.arg(move, 0)
            pay = p.printed.woods[offer].pay
            again = Visit(seat, self.a, self.b | THIRD)
            p.then(Payment(seat, pay.caps, pay.need), WoodDelivered(seat, offer), again)

    def prompt(self, p: Emara) -> Phrase:
        return Phrase("ask.Visit", who=self.seat, location=location_phrase(self.a))

    def opens(self) -> bool:
        return False


def given_moves(p: Emara, claimant: Claimant, markers: int, moves: list[int]) -> None:
    """The resources that can be donated or given, at the price on their markers."""
    kinds = DONATE if markers == DONATION else GIVE
    for kind in range(4):
        price = p.shows(markers + kind)
        if claimant.stock[kind] + claimant.coins >= price:
            moves.append(kinds.of(kind))


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


def give(p: Emara, seat: int, markers: int, kind: int) -> None:
    """A donation or a gift: pay the number on the marker, then turn it."""
    price = p.shows(markers + kind)
    thanks: Step[Emara] = Donated(seat, kind) if markers == DONATION else Given(seat, kind)
    p.then(Payment(seat, price << 4 * kind, price), thanks)


class Donated(Step[Emara]):
    """A donation to the cathedral earns a book and one of three favour tokens. `a` is what was donated."""

    def run(self, p: Emara) -> None:
        claimant = p.claimants[self.seat]
        p.turn_marker(DONATION + self.a)
        books = p.printed.donation_books
        if claimant.has(ABBESS):
            books += p.printed.advisors[ABBESS].gain.book
        claimant.books += books
        cp = 0
        if p.is_event(PIOUS_DONATION):
            cp = p.gain_cp(self.seat, CP_EVENTS, p.event().gain.cp)
        if p.log:
            gain = [thing("book", books)]
            if cp:
                gain.append(thing("cp", cp))
            p.log.write("donates", who=self.seat, resource=resource_phrase(self.a), gain=gain)
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


class KeepFavor(Question[Emara]):
    """Keep one of the tokens drawn; it lies open from now on, and so do the others on the discard pile."""

    def options(self, p: Emara) -> list[int]:
        return [KEEP.of(favor) for favor in p.drawn.cards]

    def answer(self, p: Emara, move: int) -> None:
        kept = KEEP.arg(move, 0)
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

    def opens(self) -> bool:
        return False


class Given(Step[Emara]):
    """A gift to the king earns a signet ring. `a` is what was given."""

    def run(self, p: Emara) -> None:
        claimant = p.claimants[self.seat]
        p.turn_marker(GIFT + self.a)
        claimant.rings += 1
        cp = 0
        if claimant.has(MAYORESS):
            cp += p.gain_cp(self.seat, CP_ADVISORS, p.printed.advisors[MAYORESS].gain.cp)
        if p.is_event(GIFT_FROM_THE_PEOPLE):
            cp += p.gain_cp(self.seat, CP_EVENTS, p.event().gain.cp)
        if p.log:
            gain = [thing("ring", 1)]
            if cp:
                gain.append(thing("cp", cp))
            p.log.write("gives", who=self.seat, resource=resource_phrase(self.a), gain=gain)


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
    """One wood or three bring building points, in one gain. `a` is which of the two."""

    def run(self, p: Emara) -> None:
        offer = p.printed.woods[self.a]
        bp = p.gain(self.seat, offer.gain, CP_SITE, BP_SITE)
        if p.log:
            p.log.write("delivers", who=self.seat, what=resource_phrase(0), gain=bundle_phrases(offer.gain, bp))
