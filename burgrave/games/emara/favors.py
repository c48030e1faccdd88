"""Favour tokens: earned in the cathedral, redeemed at the location of the town that they show."""

from __future__ import annotations

from burgrave.games.emara.claimant import BP_FAVORS, CP_FAVORS, NONE
from burgrave.games.emara.components import FAVOR_FAMILY, FAVORS
from burgrave.games.emara.moves import KEEP, KEEP_FAVOR, REDEEM
from burgrave.games.emara.phrases import bundle_phrases, favor_phrase, location_phrase
from burgrave.games.emara.pieces import ClaimantDetail
from burgrave.games.emara.position import FAVOR_DEAL, Emara
from burgrave.kernel.piles import NOBODY, Pile
from burgrave.kernel.words import Phrase


def redeem_moves(p: Emara, seat: int, location: int, moves: list[int]) -> None:
    """The seat's tokens that show the location; one taken in this visit waits for another, if the table says so."""
    matching = p.claimants[seat].favors & p.printed.favors_of[location]
    if not matching:
        return
    if p.fresh != NONE and p.readings.new_favor == "later":
        matching &= ~(1 << p.fresh)
    for favor in range(len(FAVORS)):
        if matching >> favor & 1:
            moves.append(REDEEM.of(favor))


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


def draw_favors(p: Emara, seat: int) -> None:
    """Draw three tokens; a stack that is empty on the way is made anew from the discards, if there are any."""
    p.favors = p.favors.copy()
    drawn: list[int] = []
    while len(drawn) < p.printed.draw:
        if not p.favors.cards:
            if not p.discards:
                break
            make_anew(p)
        drawn.append(p.favors.draw())
    if drawn:
        p.revealed += 1
        p.drawn = Pile(FAVOR_FAMILY, drawn, [1 << seat] * len(drawn))
        p.then(KeepFavor(seat))
    elif p.log:
        p.log.write("no_favor", who=seat)


def make_anew(p: Emara) -> None:
    """The discards are shuffled and become the new stack."""
    cards = [favor for favor in range(len(FAVORS)) if p.discards >> favor & 1]
    p.reshuffles += 1
    p.chance.shuffle(cards, FAVOR_DEAL, p.reshuffles, 0)
    p.discards = 0
    p.favors = Pile(FAVOR_FAMILY, cards, [NOBODY] * len(cards))
    if p.log:
        p.log.write("reshuffles")


class KeepFavor(ClaimantDetail):
    """Keep one of the tokens drawn; it lies open from now on, and so do the others on the discard pile.

    If these were the last of the stack, the discards become the new stack at once, not with the next donation.
    """

    def prompt(self, p: Emara) -> Phrase:
        return Phrase("ask.KeepFavor", n=len(p.drawn.cards))

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
        if not p.favors.cards and p.discards:
            make_anew(p)

    def public(self, p: Emara) -> bool:
        return False
