"""What is a position of Viscounts of the West Kingdom worth to a player? Points at hand, and what the rest will bring.

Symbols in the deck, influence in the castle, sets of ribbons, cards to flip, and how far the end is. The weights are
estimates in points. They say how the game works, not how it is scored: no rule reads them.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.components import (
    CELLS,
    CHEAP_DISMISSAL,
    DISCARD_AFTER_HIRE,
    FIRST_PRINTED,
    FIRST_STARTER,
    LARGER_HAND,
    MOVE_FARTHER,
    POVERTY,
    PROSPERITY,
    RIBBONS,
    RING,
    VIRTUE_AT_COLLISION,
    ViscountsComponents,
)
from burgrave.games.viscounts.evaluate.promises import promised
from burgrave.games.viscounts.player import NONE, Household
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.scoring import POVERTY_LINE, PROSPERITY_LINE, flipped, line_points, points, ribbons
from burgrave.games.viscounts.vocabulary import BITS, CRIMINAL, FULL, MERCHANT, OPS, PrintedEffect
from burgrave.kernel.judgement import Judgement
from burgrave.kernel.position import Position

RESOURCE: Final = 0.9
SPARE_RESOURCE: Final = 0.35
SILVER: Final = 0.4
SPARE_SILVER: Final = 0.15
FLIP: Final = 0.5
"""A debt or deed that can still be turned over."""
RIVALS: Final = 0.2
"""How much the best rival's points count against the own."""
CARDS_A_TURN: Final = 0.3
"""Debts or deeds that a player takes in a turn, on the whole."""

WORTH_OF: Final = {
    "silver": 0.35,
    "ink": 0.8,
    "stone": 0.8,
    "gold": 0.8,
    "any": 0.9,
    "debt": -1.2,
    "deed": 1.5,
    "flip_debt": 2.6,
    "flip_deed": 2.0,
    "flip_any": 2.3,
    "manuscript": 4.0,
    "free_hire": 0.8,
    "corruption": -0.2,
    "virtue": 0.4,
    "rearrange": 0.15,
    "discard": 0.15,
    "destroy": 0.6,
    "reshuffle": 0.1,
    "move_worker": 0.5,
    "place_workers": 1.2,
    "build": 5.0,
    "build_here": 5.0,
}
OP_WORTH: Final = [WORTH_OF.get(op, 0.0) for op in OPS]
"""What each thing that an effect can do is worth."""

SCORING: Final = 3.0
"""What a manuscript counts at the end, on the whole."""

COLLISION: Final = (4.8, 3.4, 1.9, 1.2, -0.2, -0.8, -1.6)
"""What a collision brings on each cell."""


class ViscountsJudgement(Judgement):
    """Looks at one seat: its points, the places it may win, its goods, its deck, its castle, its markers."""

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, Viscounts)
        p = position
        lines = line_points(p, seat)
        rival = RIVALS * best_rival(p, seat)[1]
        if p.over:
            player = p.players[seat]
            return sum(lines) - rival + 0.01 * (player.silver + player.resources())
        return sum(parts(p, seat, lines, Cards(p, p.players[seat]), turns_left(p, seat))) - rival


PARTS: Final = (*("points", "places", "goods", "deck", "castle", "shelves", "abilities", "track", "promised", "flips"),)
"""What makes the worth of a position, and what of it is looked at again."""
PLACES: Final = 1
GOODS: Final = 2
DECK: Final = 3
TRACK: Final = 7
PROMISED: Final = 8


class Cards:
    """All cards of a player, wherever they are, added up."""

    def __init__(self, p: Viscounts, player: Household) -> None:
        folk = p.printed.folk
        worths = APPRAISALS.of(p).cards
        icons = silver = many = starters = 0
        gifts = 0.0
        for pile in (player.slots, player.discard, player.hand.cards, player.deck.cards):
            for card in pile:
                if card != NONE:
                    one = folk[card]
                    icons += one.icons
                    silver += one.silver
                    gifts += worths[card]
                    many += 1
                    if card >= FIRST_STARTER:
                        starters += 1
        self.icons = icons
        self.silver = silver
        self.many = many
        self.starters = starters
        self.gifts = gifts
        """What their abilities are worth."""


def parts(p: Viscounts, seat: int, lines: list[int], cards: Cards, turns: float) -> list[float]:
    """What makes the worth of a position that is not over yet, apart from the rivals, in the order of PARTS."""
    player = p.players[seat]
    soon = min(1.0, turns / 3.0)
    return [
        # Places are looked at apart, for they can still change.
        float(sum(lines) - lines[POVERTY_LINE] - lines[PROSPERITY_LINE]),
        places(p, seat),
        goods(player, turns),
        deck(player, cards, turns),
        castle(p, seat, soon),
        shelves(p, player, soon),
        abilities(player, turns),
        track(player, turns),
        promised(p, seat, APPRAISALS.of(p).effects),
        FLIP * min(1.0, turns / 4.0) * min(player.debts + player.deeds, 6),
    ]


def best_rival(p: Viscounts, seat: int) -> tuple[int, int]:
    """The best of the others, and the points it has."""
    best = NONE
    most = -100
    for other in range(len(p.players)):
        if other != seat:
            theirs = points(p, other)
            if theirs > most:
                best, most = other, theirs
    return best, most


def turns_left(p: Viscounts, seat: int) -> float:
    """How many turns the seat will still have, about."""
    if p.round == 0:
        return 16.0
    still = 0.0
    if p.turn == seat:
        still = 1.0 if p.phase < 3 else 0.5 if p.phase == 3 else 0.0
    elif p.turn != NONE and (seat - p.first) % len(p.players) > (p.turn - p.first) % len(p.players):
        still = 1.0
    if p.last_round:
        return p.last_round - p.round + still
    left = min(p.debts_left, p.deeds_left)
    return still + 1.0 + left / (CARDS_A_TURN * len(p.players))


def places(p: Viscounts, seat: int) -> float:
    """The places at poverty and prosperity, as likely as those cards come to light."""
    value = 0.0
    player = p.players[seat]
    for end in (POVERTY, PROSPERITY):
        left = p.debts_left if end == POVERTY else p.deeds_left
        other = p.deeds_left if end == POVERTY else p.debts_left
        if p.round == 0:
            chance = 0.5
        elif left == 0:
            chance = 1.0
        elif p.last_round:
            chance = 0.4 if left < 3 else 0.1
        else:
            chance = 0.15 + 0.7 * other / (left + other)
        mine = flipped(player, end)
        best = 0
        for who in range(len(p.players)):
            if who != seat:
                best = max(best, flipped(p.players[who], end))
        if mine == 0:
            value -= chance * 0.5
            continue
        ahead = mine - best
        share = 0.5 + ahead / (2.0 * (abs(ahead) + 1.5))
        value += chance * (4.0 + 8.0 * share)
    return value


def goods(player: Household, turns: float) -> float:
    """Silver and resources, as far as there is time to spend them."""
    if turns <= 0:
        return 0.0
    time = min(1.0, 0.35 + turns / 3.0)
    room = 2.0 + 0.5 * turns
    value = 0.0
    for amount in (player.ink, player.stone, player.gold):
        useful = min(float(amount), room)
        value += RESOURCE * useful + SPARE_RESOURCE * (amount - useful)
    useful = min(float(player.silver), 6.0)
    value += SILVER * useful + SPARE_SILVER * (player.silver - useful)
    return value * time


def deck(player: Household, cards: Cards, turns: float) -> float:
    """What the symbols and abilities of the own cards bring in the turns to come.

    Three cards lie on the board at a time, so it is the average card that counts; a turn has one action, so symbols of
    one kind count more than a mixture.
    """
    if cards.many == 0:
        return 0.0
    board = 3.0 / cards.many
    icons = cards.icons
    permanent = player.permanent
    wild = board * (icons >> CRIMINAL * BITS & FULL)
    best = second = rest = 0.0
    for kind in range(CRIMINAL):
        have = board * (icons >> kind * BITS & FULL) + (permanent >> kind * BITS & FULL) + wild
        if kind == MERCHANT:
            have *= 0.5
        if have > best:
            rest += second
            second = best
            best = have
        elif have > second:
            rest += second
            second = have
        else:
            rest += have
    reach = min(turns, 10.0)
    return reach * (0.34 * best + 0.2 * second + 0.1 * rest + 0.35 * cards.gifts / cards.many)


class Worths:
    """What the printed effects of one set of components are worth."""

    def __init__(self, printed: ViscountsComponents) -> None:
        self.printed = printed
        self.cards: list[float] = []
        """By card: its ability when it works."""
        for card in range(FIRST_PRINTED):
            folk = printed.folk[card]
            value = best_way(folk.effect) + 0.1 * folk.silver
            if folk.pairs or folk.price or folk.doubles or any(folk.substitutes):
                value += 1.0
            self.cards.append(value - 0.25 * folk.criminals)
        self.manuscripts = [best_way(one.instant) + (SCORING if one.vp else 0.0) for one in printed.manuscripts]
        self.spots = [best_way(effect) for effect in printed.spot_effects]
        self.links = [0.0 if link < 0 else best_way(printed.effects[link]) for link in printed.links]
        self.effects = [best_way(effect) for effect in printed.effects]
        self.rewards = [best_way(effect) for effect in printed.rewards]


class Appraisals:
    """The worths of the components in use, each found once."""

    def __init__(self) -> None:
        self.known: list[Worths] = []

    def of(self, p: Viscounts) -> Worths:
        printed = p.printed
        for worths in self.known:
            if worths.printed is printed:
                return worths
        found = Worths(printed)
        self.known = [*self.known[-8:], found]
        return found


APPRAISALS: Final = Appraisals()


def best_way(effect: PrintedEffect) -> float:
    """The alternative that is worth most."""
    best = 0.0
    for number, way in enumerate(effect.ways):
        value = 0.0
        for at in range(len(way.ops)):
            times = way.counts[at] if OPS[way.ops[at]] not in ("build", "build_here") else 1
            value += OP_WORTH[way.ops[at]] * times
        if number == 0 or value > best:
            best = value
    return best


def castle(p: Viscounts, seat: int, soon: float) -> float:
    """Workers that are about to climb, and the race at the top."""
    everyone = len(p.players)
    value = 0.0
    for section in range(RING):
        first, second = p.tier1[section * everyone + seat], p.tier2[section * everyone + seat]
        if first == 2:
            value += 0.9
        elif first == 1:
            value += 0.2
        if second == 2:
            value += 1.0
        elif second == 1:
            value += 0.2
    return value * soon


def shelves(p: Viscounts, player: Household, soon: float) -> float:
    """Ribbons on the way to a bonus card, and to larger sets."""
    value = 0.0
    held = ribbons(p, player)
    for ribbon in range(len(RIBBONS)):
        if p.bonuses[ribbon] == NONE:
            if held[ribbon] == 2:
                value += 1.2
            elif held[ribbon] == 1:
                value += 0.3
        if held[ribbon]:
            value += 0.4
    return value * soon


def abilities(player: Household, turns: float) -> float:
    """What open spaces without icons bring."""
    value = 0.0
    if player.has(MOVE_FARTHER):
        value += 0.15
    if player.has(CHEAP_DISMISSAL):
        value += 0.12
    if player.has(DISCARD_AFTER_HIRE):
        value += 0.05
    if player.has(VIRTUE_AT_COLLISION):
        value += 0.15
    if player.has(LARGER_HAND):
        value += 0.2
    return value * min(turns, 10.0)


def track(player: Household, turns: float) -> float:
    """The collision that is coming: the nearer the markers, the surer; where they will meet says what it brings."""
    if turns < 1.0:
        return 0.0
    apart = player.virtue - player.corruption
    meeting = player.corruption + 0.35 * apart
    below = int(meeting)
    share = meeting - below
    worth = COLLISION[below] * (1.0 - share) + COLLISION[min(CELLS - 1, below + 1)] * share
    sure = 1.0 - apart / 6.5
    return worth * sure
