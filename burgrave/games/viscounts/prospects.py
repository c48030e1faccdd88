"""What a player's next action can bring, about: the cards at hand, the ride, and what lies where it ends.

In points, less what has to be paid. Only a glance: silver buys no more than a step or two of the ride, and abilities
that help to pay are left aside.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.actions import Complete
from burgrave.games.viscounts.building import previous_spot
from burgrave.games.viscounts.components import FLIP_OFFER, INNER, MOVE_FARTHER, SPOTS_A_SEGMENT
from burgrave.games.viscounts.judgement import APPRAISALS
from burgrave.games.viscounts.phrases import top_manuscript
from burgrave.games.viscounts.player import NONE, Player
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import (
    ACTIONS,
    BITS,
    BUILD,
    BUILDER,
    CLERIC,
    CRIMINAL,
    FULL,
    NOBLE,
    TRADE,
    TRANSCRIBE,
    TYPES,
    WORKERS,
)

SPENT: Final = 0.8
"""What a resource is worth that is paid."""
STEP: Final = 0.35
"""A step farther for silver."""
FARTHEST: Final = 2
"""Steps that are bought at most."""
BLIND: Final = 2
"""How far a card goes that nobody has seen."""
CLIMB: Final = 1.0
"""A worker goes up a tier."""
OFFER_WORTH: Final = (0.35, 0.8, 0.8, 0.8, 0.6, 2.3)
"""One of each trade offer: silver, ink, stone, gold, a destruction, a flip."""
BONUS_ICON: Final = 1.0
"""The icon of a clergy bonus card, and a manuscript that is the last but one for it."""


class Prospects:
    """The best that each action can bring next, and the icons that there will be for it at most."""

    def __init__(self, p: Viscounts, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.player = p.players[seat]
        self.worths = APPRAISALS.of(p)
        self.best: list[float] = [0.0] * len(ACTIONS)
        self.icons: list[int] = [0] * len(ACTIONS)
        if p.round and self.player.viscount != NONE:
            self.look_ahead()

    def look_ahead(self) -> None:
        """To the action of this turn if that is still to come, else to the next one."""
        p, player = self.p, self.player
        slots = player.slots
        folk = p.printed.folk
        mine = p.turn == self.seat
        if mine and p.phase == 2:
            self.consider(player.viscount, p.icons(self.seat), 0.0)
            return
        if mine and p.phase == 1 and slots[0] != NONE:
            self.ride(folk[p.played].silver, p.icons(self.seat))
            return
        if mine and p.phase == 3:
            for step in p.agenda:
                if isinstance(step, Complete):
                    self.consider(player.viscount, p.icons(self.seat) + folk[step.b].icons, 0.0)
                    return
        # Before a card is played those of the board have moved on already; else they are about to.
        shifted = mine and p.phase == 1
        second = slots[1] if shifted else slots[0]
        third = slots[2] if shifted else slots[1]
        icons = player.permanent
        icons += folk[second].icons if second != NONE else p.printed.player_board.second
        icons += folk[third].icons if third != NONE else p.printed.player_board.third
        if not len(player.hand):
            self.ride(BLIND, icons)
        for card in player.hand.cards:
            self.ride(folk[card].silver, icons + folk[card].icons)

    def ride(self, far: int, icons: int) -> None:
        """All places where a ride of so many steps may end, or a little farther for silver."""
        player = self.player
        steps = self.p.steps
        frontier = 1 << player.viscount
        seen = 0
        price = 0.0
        free = far + 1 if player.has(MOVE_FARTHER) else far
        for step in range(1, free + min(player.silver, FARTHEST) + 1):
            after = 0
            while frontier:
                lowest = frontier & -frontier
                after |= steps[lowest.bit_length() - 1]
                frontier ^= lowest
            frontier = after
            if step < far:
                continue
            if step > free:
                price += STEP
            new = frontier & ~seen
            seen |= new
            while new:
                lowest = new & -new
                self.consider(lowest.bit_length() - 1, icons, price)
                new ^= lowest

    def consider(self, location: int, icons: int, price: float) -> None:
        """The actions of a location with so many icons, less the price of getting there."""
        wild = icons >> CRIMINAL * BITS & FULL
        if location % 3 == INNER:
            have = (icons >> NOBLE * BITS & FULL) + wild
            self.keep(WORKERS, have, self.placing(location // 3, have) - price)
            have = (icons >> CLERIC * BITS & FULL) + wild
            self.keep(TRANSCRIBE, have, self.writing(location // 3, have) - price)
        else:
            have = (icons & FULL) + wild
            self.keep(TRADE, have, self.trading(location, have) - price)
            have = (icons >> BUILDER * BITS & FULL) + wild
            self.keep(BUILD, have, self.building(location, have) - price)

    def keep(self, action: int, have: int, value: float) -> None:
        """The best so far."""
        if have > self.icons[action]:
            self.icons[action] = have
        if value > self.best[action]:
            self.best[action] = value

    def placing(self, segment: int, have: int) -> float:
        """Workers into the section that faces a segment; the third one there sends one up."""
        p, player = self.p, self.player
        section = p.facing[segment]
        at = section * len(p.players) + self.seat
        best = 0.0
        for workers in range(1, min(4, player.workers) + 1):
            missing = max(0, p.printed.thresholds[workers] - have)
            if missing > player.gold:
                break
            value = workers * p.printed.tier_vp[0] - SPENT * missing
            if p.tier1[at] + workers >= p.printed.promote_at:
                value += CLIMB + self.worths.rewards[section]
                if p.tier2[at] + 1 >= p.printed.promote_at:
                    value += CLIMB
            if value > best:
                best = value
        return best

    def writing(self, segment: int, have: int) -> float:
        """The manuscript of a segment: its set, its effect, its bonus card."""
        manuscript = top_manuscript(self.p, segment)
        one = self.p.printed.manuscripts[manuscript]
        missing = max(0, one.cost - have)
        if missing > self.player.ink:
            return 0.0
        return self.worths.manuscripts[manuscript] + set_gain(self.p, self.player, one.ribbon) - SPENT * missing

    def trading(self, location: int, have: int) -> float:
        """The offer of a location, as often as the merchants have it."""
        offer = self.p.offer(location)
        times = have // self.p.printed.batches[offer]
        if offer == FLIP_OFFER:
            times = min(times, self.player.debts + self.player.deeds)
        return times * OFFER_WORTH[offer]

    def building(self, location: int, have: int) -> float:
        """The most valuable building in reach, on the best empty spot of the bank."""
        p, player = self.p, self.player
        gain = 0.0
        for type in range(len(TYPES)):
            standing = player.count(type)
            missing = max(0, p.printed.costs[type] - have)
            if standing < 3 and missing <= player.stone:
                vp = p.printed.building_vp[type]
                gain = max(gain, vp[standing + 1] - vp[standing] - SPENT * missing)
        if gain == 0.0:
            return 0.0
        best = -1.0
        first = location // 3 * SPOTS_A_SEGMENT
        for spot in range(first, first + SPOTS_A_SEGMENT):
            if p.spots[spot] == NONE and p.printed.banks[spot] == location % 3:
                value = self.worths.spots[spot]
                if p.spots[p.next_spot(spot)] != NONE:
                    value += self.worths.links[spot]
                before = previous_spot(p, spot)
                if p.spots[before] != NONE:
                    value += self.worths.links[before]
                best = max(best, value)
        return gain + best if best >= 0.0 else 0.0


def set_gain(p: Viscounts, player: Player, ribbon: int) -> float:
    """What one more manuscript of a ribbon adds to the sets, and the bonus card if that is near."""
    if ribbon < 0:
        return 0.0
    held = [0, 0, 0, 0]
    for manuscript in player.manuscripts:
        held[p.printed.manuscripts[manuscript].ribbon] += 1
    layer = held[ribbon] + 1
    different = 0
    for amount in held:
        if amount >= layer:
            different += 1
    gain = float(p.printed.sets_vp[different + 1] - p.printed.sets_vp[different])
    if p.bonuses[ribbon] == NONE:
        if layer >= p.printed.bonus_needs[ribbon]:
            gain += p.printed.bonus_vp[ribbon] + BONUS_ICON
        elif layer == p.printed.bonus_needs[ribbon] - 1:
            gain += BONUS_ICON
    return gain
