"""The set-up: segments, castle, piles, and the pairs that are chosen in reverse turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.viscounts.asking import Asking
from burgrave.games.viscounts.automa import AutomaStart, deal_schemes
from burgrave.games.viscounts.cards import draw_up
from burgrave.games.viscounts.components import (
    DECKS,
    FIRST_HERO,
    FIRST_STARTER,
    HEROES,
    MANUSCRIPTS,
    NEUTRAL,
    PLAYER_CARDS,
    POVERTY,
    PROSPERITY,
    RIBBONS,
    RING,
    SCHEME_FAMILY,
    SECTIONS,
    SEGMENTS,
    SPOTS,
    STARTERS,
    STREET,
    ViscountsComponents,
)
from burgrave.games.viscounts.effects import resolve
from burgrave.games.viscounts.moves import PAIR, PAIR_PLACE
from burgrave.games.viscounts.options import ViscountsOptions
from burgrave.games.viscounts.phrases import card_phrase, location_phrase, section_phrase
from burgrave.games.viscounts.player import NONE, Household
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import (
    FIRST_PLAYER,
    HERO_DEAL,
    LIBRARY_DEAL,
    PAIR_DEAL,
    RING_ORDER,
    ROTATION,
    SHUFFLE,
    STREET_DEAL,
)
from burgrave.kernel.agenda import Step
from burgrave.kernel.chance import Chance
from burgrave.kernel.piles import PUBLIC, Pile, face_down
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.kernel.title import Title


def empty_board(
    title: Title, seats: int, options: ViscountsOptions, components: ViscountsComponents, chance: Chance
) -> Viscounts:
    """A position before the set-up: nothing lies anywhere."""
    p = Viscounts(title, seats, options, components, chance)
    everyone = seats + 1 if seats == 1 else seats
    p.townsfolk = [Pile(STREET, [], []) for _ in SEGMENTS]
    p.manuscripts = [Pile(components.library, [], []) for _ in SEGMENTS]
    p.facing = [0] * RING
    p.spots = [NONE] * len(SPOTS)
    p.tier1 = [0] * (RING * everyone)
    p.tier2 = [0] * (RING * everyone)
    p.tier3 = [0] * everyone
    p.bonuses = [NONE] * len(RIBBONS)
    p.future = Pile(SCHEME_FAMILY, [], [])
    for who in range(everyone):
        family = DECKS[who] if who < seats else SCHEME_FAMILY
        player = Household(Pile(family, [], []), Pile(family, [], []))
        player.workers = components.workers
        p.players.append(player)
    p.look_round()
    return p


class SetUp(Step[Viscounts]):
    """The board at random, piles, the first player, pairs to choose from; then the piles of debts and deeds."""

    def run(self, p: Viscounts) -> None:
        lay_board(p)
        deal_townsfolk(p)
        deal_manuscripts(p)
        p.first = 0 if p.solo else p.below(p.seats, FIRST_PLAYER, 0, 0, 0)
        deal_pairs(p)
        if p.log:
            order = [Phrase(f"segment.{SEGMENTS[segment]}") for segment in p.ring]
            p.log.write("board", segments=order, section=section_phrase(p.facing[p.ring[0]]))
            p.log.write("first", who=p.first)
        p.then(DebtsAndDeeds())
        if p.solo:
            deal_schemes(p)
            p.then(AutomaStart())
        for place in range(p.seats):
            p.then(ChoosePair((p.first + place) % p.seats))


def lay_board(p: Viscounts) -> None:
    """The segments in a random ring, the castle turned at random."""
    ring = list(range(RING))
    p.chance.shuffle(ring, RING_ORDER, 0, 0)
    p.ring = ring
    turn = p.below(RING, ROTATION, 0, 0, 0)
    p.facing = [0] * RING
    for place in range(RING):
        p.facing[ring[place]] = (place + turn) % len(SECTIONS)
    p.look_round()


def deal_townsfolk(p: Viscounts) -> None:
    """The neutral townsfolk in five piles of which only the top card is visible."""
    cards = list(range(len(NEUTRAL)))
    p.chance.shuffle(cards, STREET_DEAL, 0, 0)
    piles = []
    for place in range(RING):
        size = p.printed.pile_sizes[place]
        pile = face_down(STREET, cards[:size])
        del cards[:size]
        pile.show(size - 1, PUBLIC)
        piles.append((p.ring[place], pile))
    townsfolk = p.townsfolk[:]
    for segment, pile in piles:
        townsfolk[segment] = pile
    p.townsfolk = townsfolk


def deal_manuscripts(p: Viscounts) -> None:
    """Six manuscripts with black backs in each pile, one with a grey back on top."""
    library = p.printed.library
    grey = [card for card in range(len(MANUSCRIPTS)) if library.backs[card]]
    black = [card for card in range(len(MANUSCRIPTS)) if not library.backs[card]]
    p.chance.shuffle(grey, LIBRARY_DEAL, 0, 0)
    p.chance.shuffle(black, LIBRARY_DEAL, 1, 0)
    below = len(black) // RING
    manuscripts = p.manuscripts[:]
    for place in range(RING):
        pile = face_down(library, [*black[place * below : (place + 1) * below], grey[place]])
        pile.show(below, PUBLIC)
        manuscripts[p.ring[place]] = pile
    p.manuscripts = manuscripts


def deal_pairs(p: Viscounts) -> None:
    """One pair more than there are players; alone two, for the automa takes the number that is left."""
    cards = list(range(PLAYER_CARDS))
    p.chance.shuffle(cards, PAIR_DEAL, 0, 0)
    heroes = [FIRST_HERO + hero for hero in range(len(HEROES))]
    p.chance.shuffle(heroes, HERO_DEAL, 0, 0)
    p.pair_cards = cards[: p.seats + 1]
    p.pair_heroes = heroes[: p.seats + 1]
    p.revealed += 1


class ChoosePair(Asking):
    """A player card with its hero: where the viscount begins, what there is to begin with, and a bonus."""

    def options(self, p: Viscounts) -> list[int]:
        return [PAIR.of(place) for place in range(len(p.pair_cards))]

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.ChoosePair", n=len(p.pair_cards))

    def answer(self, p: Viscounts, move: int) -> None:
        place = PAIR_PLACE.of(move)
        player = p.players[self.seat]
        card = p.printed.player_cards[p.pair_cards[place]]
        hero = p.pair_heroes[place]
        number = p.pair_cards[place] + 1
        p.pair_cards = [*p.pair_cards[:place], *p.pair_cards[place + 1 :]]
        p.pair_heroes = [*p.pair_heroes[:place], *p.pair_heroes[place + 1 :]]
        player.viscount = card.location
        player.discard = [hero, *(FIRST_STARTER + starter for starter in range(len(STARTERS)))]
        if p.log:
            where = location_phrase(card.location)
            p.log.write("pair", who=self.seat, number=number, hero=card_phrase(hero), location=where)
        p.then(Gains(self.seat, card.gain.number), Gains(self.seat, card.bonus.number), FirstHand(self.seat))


class Gains(Step[Viscounts]):
    """The goods, debts and deeds of a player card, or its bonus."""

    @property
    def effect(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        resolve(p, self.seat, p.printed.effects[self.effect])


class FirstHand(Step[Viscounts]):
    """Hero, starting townsfolk and whoever was gained besides are shuffled; the first hand is drawn."""

    def run(self, p: Viscounts) -> None:
        player = p.players[self.seat]
        cards = player.discard[:]
        p.chance.shuffle(cards, SHUFFLE, 0, self.seat)
        player.deck = face_down(player.deck.family, cards)
        player.discard = []
        player.shuffles = 1
        draw_up(p, self.seat)


class DebtsAndDeeds(Step[Viscounts]):
    """So many debts lie above the poverty card and deeds above the prosperity card; the last pair leaves the game."""

    def run(self, p: Viscounts) -> None:
        p.debts_left = p.printed.above_end[POVERTY][p.seats]
        p.deeds_left = p.printed.above_end[PROSPERITY][p.seats]
        p.pair_cards = []
        p.pair_heroes = []
