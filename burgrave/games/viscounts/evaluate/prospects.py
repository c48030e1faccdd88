"""What a player's next action can bring, about: the cards at hand, the ride, and what lies where it ends.

In points, less what has to be paid. Only a glance: the hand goes as far and counts as much as the best of its cards for
each action, silver buys no more than a step or two, and abilities that help to pay are left aside.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.actions import Complete
from burgrave.games.viscounts.components import INNER, LOCATIONS_A_SEGMENT, MOVE_FARTHER, RIBBONS, SPOTS_A_SEGMENT
from burgrave.games.viscounts.evaluate.judgement import APPRAISALS
from burgrave.games.viscounts.phrases import top_manuscript
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.scoring import ribbons
from burgrave.games.viscounts.vocabulary import (
    ACTIONS,
    BITS,
    BUILD,
    CRIMINAL,
    FLIP_OFFER,
    FULL,
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
BEST_SPOT: Final = 10.0
"""More than any spot brings."""
NOTHING: Final = -99.0
UNKNOWN: Final = -100.0
"""Less than nothing."""


class Prospects:
    """The best that each action can bring next, the icons there will be for it, and what a ribbon more is worth."""

    def __init__(self, p: Viscounts, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.player = p.players[seat]
        self.worths = APPRAISALS.of(p)
        self.best: list[float] = [0.0] * len(ACTIONS)
        self.icons: list[int] = [0] * len(ACTIONS)
        """In the order of the actions, which is that of the icons too."""
        self.held = ribbons(p, self.player)
        self.gains = ribbon_gains(p, self.held)
        """By ribbon: how many manuscripts there are, and what one more would bring."""
        self.built = UNKNOWN
        """What the most valuable building in reach brings, once that is known."""
        if p.round and self.player.viscount != NONE:
            self.look_ahead()

    def look_ahead(self) -> None:
        """To the action of this turn if that is still to come, else to the next one."""
        p, player = self.p, self.player
        slots = player.slots
        folk = p.printed.folk
        phase = p.phase if p.turn == self.seat else 0
        if phase == 2:
            self.count(p.icons(self.seat), 0)
            self.consider(1 << player.viscount, 0.0)
            return
        if phase == 1 and slots[0] != NONE:
            self.count(p.icons(self.seat), 0)
            self.ride(folk[p.played].silver, folk[p.played].silver)
            return
        if phase == 3:
            for step in p.agenda:
                if isinstance(step, Complete):
                    self.count(p.icons(self.seat), step.more(p))
                    self.consider(1 << player.viscount, 0.0)
                    return
        # Before a card is played those of the board have moved on already; else they are about to.
        second = slots[1] if phase == 1 else slots[0]
        third = slots[2] if phase == 1 else slots[1]
        icons = player.permanent
        icons += folk[second].icons if second != NONE else p.printed.player_board.second
        icons += folk[third].icons if third != NONE else p.printed.player_board.third
        if not len(player.hand):
            self.count(icons, 0)
            self.ride(BLIND, BLIND)
            return
        near = 9
        far = 0
        for card in player.hand.cards:
            self.count(icons, folk[card].icons)
            near = min(near, folk[card].silver)
            far = max(far, folk[card].silver)
        self.ride(near, far)

    def count(self, icons: int, more: int) -> None:
        """The icons for every action, criminals among them, if there are more than with another card."""
        icons += more
        wild = icons >> CRIMINAL * BITS & FULL
        for action in range(len(ACTIONS)):
            have = (icons >> action * BITS & FULL) + wild
            if have > self.icons[action]:
                self.icons[action] = have

    def ride(self, near: int, far: int) -> None:
        """All places where a ride of so many steps may end, or a little farther for silver."""
        player = self.player
        steps = self.p.steps
        if player.has(MOVE_FARTHER):
            far += 1
        frontier = 1 << player.viscount
        reached = 0
        for step in range(1, far + min(player.silver, FARTHEST) + 1):
            after = 0
            while frontier:
                lowest = frontier & -frontier
                after |= steps[lowest.bit_length() - 1]
                frontier ^= lowest
            frontier = after
            if step == far:
                reached |= frontier
                self.consider(reached, 0.0)
            elif step > far:
                self.consider(frontier & ~reached, (step - far) * STEP)
                reached |= frontier
            elif step >= near:
                reached |= frontier

    def consider(self, locations: int, price: float) -> None:
        """The actions of some locations, less the price of getting there."""
        if self.built == UNKNOWN:
            self.built = self.building_gain()
        built = self.built
        while locations:
            lowest = locations & -locations
            location = lowest.bit_length() - 1
            locations ^= lowest
            if location % LOCATIONS_A_SEGMENT == INNER:
                segment = location // LOCATIONS_A_SEGMENT
                self.keep(WORKERS, self.placing(segment) - price)
                self.keep(TRANSCRIBE, self.writing(segment) - price)
            else:
                self.keep(TRADE, self.trading(location) - price)
                if built > self.best[BUILD] - BEST_SPOT:
                    self.keep(BUILD, built + self.spot(location) - price)

    def keep(self, action: int, value: float) -> None:
        """The best so far."""
        if value > self.best[action]:
            self.best[action] = value

    def placing(self, segment: int) -> float:
        """Workers into the section that faces a segment; the third one there sends one up."""
        p, player = self.p, self.player
        section = p.facing[segment]
        at = section * len(p.players) + self.seat
        have = self.icons[WORKERS]
        thresholds = p.printed.thresholds
        best = 0.0
        for workers in range(1, min(4, player.workers) + 1):
            missing = max(0, thresholds[workers] - have)
            if missing > player.gold:
                break
            value = workers - SPENT * missing
            if p.tier1[at] + workers >= p.printed.promote_at:
                value += CLIMB + self.worths.rewards[section]
                if p.tier2[at] + 1 >= p.printed.promote_at:
                    value += CLIMB
            if value > best:
                best = value
        return best

    def writing(self, segment: int) -> float:
        """The manuscript of a segment: its set, its effect, its bonus card."""
        manuscript = top_manuscript(self.p, segment)
        one = self.p.printed.manuscripts[manuscript]
        missing = max(0, one.cost - self.icons[TRANSCRIBE])
        if missing > self.player.ink:
            return 0.0
        gain = self.gains[one.ribbon] if one.ribbon >= 0 else 0.0
        return self.worths.manuscripts[manuscript] + gain - SPENT * missing

    def trading(self, location: int) -> float:
        """The offer of a location, as often as the merchants have it."""
        offer = self.p.offer(location)
        times = self.icons[TRADE] // self.p.printed.batches[offer]
        if offer == FLIP_OFFER:
            times = min(times, self.player.debts + self.player.deeds)
        return times * OFFER_WORTH[offer]

    def building_gain(self) -> float:
        """The most valuable building in reach; below 0 if there is none."""
        p, player = self.p, self.player
        have = self.icons[BUILD]
        gain = NOTHING
        for type in range(len(TYPES)):
            standing = player.count(type)
            missing = max(0, p.printed.costs[type] - have)
            if standing < 3 and missing <= player.stone:
                vp = p.printed.building_vp[type]
                gain = max(gain, vp[standing + 1] - vp[standing] - SPENT * missing)
        return gain

    def spot(self, location: int) -> float:
        """The best empty spot of a bank, with the links it completes; far below 0 if there is none."""
        p = self.p
        spots = p.spots
        best = NOTHING
        first = location // LOCATIONS_A_SEGMENT * SPOTS_A_SEGMENT
        for spot in range(first, first + SPOTS_A_SEGMENT):
            if spots[spot] == NONE and p.printed.banks[spot] == location % LOCATIONS_A_SEGMENT:
                value = self.worths.spots[spot]
                if spots[p.next_spot(spot)] != NONE:
                    value += self.worths.links[spot]
                before = p.previous_spot(spot)
                if spots[before] != NONE:
                    value += self.worths.links[before]
                if value > best:
                    best = value
        return best


def ribbon_gains(p: Viscounts, held: list[int]) -> list[float]:
    """By ribbon: what one manuscript more adds to the sets, with the bonus card if that is near."""
    gains: list[float] = []
    for ribbon in range(len(RIBBONS)):
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
        gains.append(gain)
    return gains
