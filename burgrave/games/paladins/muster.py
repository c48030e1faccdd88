"""The beginning of a round: taverns are revealed, everybody chooses a paladin in secret and gathers workers."""

from __future__ import annotations

from burgrave.games.paladins.asking import Asking, numbered
from burgrave.games.paladins.automa import AutomaTavern
from burgrave.games.paladins.components import OF_PALADIN, OF_TAVERN, PALADINS
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.inquisition import shuffled
from burgrave.games.paladins.moves import PALADIN, PALADIN_PLAY, PALADIN_TOP, TAVERN, TAVERN_CARD
from burgrave.games.paladins.position import TAVERN_SHUFFLE, Paladins
from burgrave.games.paladins.rewards import reward
from burgrave.kernel.agenda import Sealed, Step
from burgrave.kernel.piles import PUBLIC
from burgrave.kernel.words import Phrase, Secret


class RevealTaverns(Step[Paladins]):
    """One tavern more than there are players; when the deck runs out, its discard is shuffled and goes on."""

    def run(self, p: Paladins) -> None:
        row: list[int] = []
        for _ in range(p.seats + 1):
            if not p.tavern_deck.cards:
                p.tavern_deck = shuffled(p, p.tavern_deck, p.tavern_discard, TAVERN_SHUFFLE)
                p.tavern_discard = []
            row.append(p.tavern_deck.draw())
        p.revealed += 1
        p.taverns = row
        p.takers = [NONE] * len(row)
        for seat in range(p.seats):
            deck = p.boards[seat].deck
            for place in range(len(deck) - p.printed.drawn, len(deck)):
                p.show(deck, place, 1 << seat)


class ChoosePaladins(Sealed[Paladins]):
    """Of the three paladins on top of the own deck one is played face down, one goes back on top, one below."""

    def options_of(self, p: Paladins, seat: int) -> list[int]:
        hand = sorted(p.boards[seat].deck.cards[-p.printed.drawn :])
        return [PALADIN.of(play, top) for play in hand for top in hand if play != top]

    def answer_of(self, p: Paladins, seat: int, move: int) -> None:
        play, top = PALADIN_PLAY.of(move), PALADIN_TOP.of(move)
        board = p.boards[seat]
        deck, own = board.deck, 1 << seat
        hand = [deck.draw() for _ in range(p.printed.drawn)]
        for below in hand:
            if below not in (play, top):
                deck.cards.insert(0, below)
                deck.known.insert(0, own)
        deck.put(top, own)
        board.played.put(play, own)
        if p.log:
            secret = Secret(Phrase(f"paladin.{PALADINS[play]}"), own, Phrase("a_card"))
            p.log.write("chooses", who=seat, paladin=secret)


class Muster(Step[Paladins]):
    """A player reveals the paladin, gains its two workers and then takes a tavern."""

    def run(self, p: Paladins) -> None:
        p.turn = self.seat
        board = p.boards[self.seat]
        p.show(board.played, len(board.played) - 1, PUBLIC)
        board.paladin = board.played.cards[-1]
        if p.log:
            p.log.write("paladin", who=self.seat, paladin=Phrase(f"paladin.{PALADINS[board.paladin]}"))
        if p.solo:
            p.then(AutomaTavern())
        p.then(TakeTavern(self.seat))
        reward(p, self.seat, OF_PALADIN + board.paladin)


class TakeTavern(Asking):
    """One of the taverns that nobody has taken; its four workers come at once, every criminal with a suspicion card."""

    def options(self, p: Paladins) -> list[int]:
        return [TAVERN.of(p.taverns[place]) for place in range(len(p.taverns)) if p.takers[place] == NONE]

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        place = numbered(thing, "tavern") + 1
        taken = 0 <= place < len(p.takers) and thing == f"tavern-{place}" and p.takers[place] != NONE
        return Phrase("why.taken_by", who=p.takers[place]) if taken else None

    def prompt(self, p: Paladins) -> Phrase:
        return Phrase("ask.TakeTavern", n=p.takers.count(NONE))

    def answer(self, p: Paladins, move: int) -> None:
        tavern = TAVERN_CARD.of(move)
        p.takers = p.takers[:]
        p.takers[p.taverns.index(tavern)] = self.seat
        if p.log:
            p.log.write("tavern", who=self.seat)
        reward(p, self.seat, OF_TAVERN + tavern)
