"""Preparation: rings, markers, cards and tokens, and where everybody starts."""

from __future__ import annotations

from burgrave.games.emara.claimant import BP_START
from burgrave.games.emara.components import (
    ADVISOR_FAMILY,
    CARD_FAMILIES,
    CARDS,
    EVENT_FAMILY,
    EVENTS,
    FAVOR_FAMILY,
    FAVORS,
    FIRST_TOWN,
    LOCATIONS,
    NOT_ALONE,
    RESOURCES,
    SET_A,
    SET_B,
    SPACES,
)
from burgrave.games.emara.moves import RELOCATE, RELOCATE_COUNCILOR, RELOCATE_PLACE, TAKE, TAKE_RESOURCE
from burgrave.games.emara.phrases import event_phrase, location_phrase, thing
from burgrave.games.emara.pieces import ClaimantQuestion
from burgrave.games.emara.position import (
    ADVISOR_DEAL,
    CARD_DEAL,
    EVENT_DEAL,
    FAVOR_DEAL,
    FIRST_PLAYER,
    LAYOUT,
    STACK_B_DEAL,
    Emara,
)
from burgrave.kernel.agenda import Step
from burgrave.kernel.piles import NOBODY, PUBLIC, Pile, face_down
from burgrave.kernel.words import Phrase


class SetUp(Step[Emara]):
    """Lay everything out by chance, then put the first player's councilors where the top event says."""

    def run(self, p: Emara) -> None:
        lay_rings(p)
        favors = list(range(len(FAVORS)))
        p.chance.shuffle(favors, FAVOR_DEAL, 0, 0)
        p.favors = face_down(FAVOR_FAMILY, favors)
        advisors = SET_A[:]
        p.chance.shuffle(advisors, ADVISOR_DEAL, 0, 0)
        p.offer = advisors[:SPACES]
        stack = SET_B[:]
        p.chance.shuffle(stack, STACK_B_DEAL, 0, 0)
        p.stack_b = face_down(ADVISOR_FAMILY, stack)
        if p.readings.stack_b == "face_up":
            p.stack_b.show(len(stack) - 1, PUBLIC)
        events = [event for event in range(len(EVENTS)) if not (p.solo and event in NOT_ALONE)]
        p.chance.shuffle(events, EVENT_DEAL, 0, 0)
        p.events = face_down(EVENT_FAMILY, events)
        p.events.show(len(events) - 1, PUBLIC)
        p.first = p.chance.below(p.seats, FIRST_PLAYER, 0, 0, 0)
        top = p.event()
        p.start = building_start(p)
        for claimant in p.claimants:
            claimant.bp = p.start
            claimant.sheet = claimant.sheet[:]
            claimant.sheet[BP_START] = p.start
        if p.log:
            p.log.write("first", who=p.first)
            if p.readings.building_start == "event" and not (p.solo and p.readings.solo == "campaign"):
                p.log.write("starts", event=event_phrase(events[len(events) - 1]), start=p.start)
            else:
                p.log.write("starts_on", start=p.start)
        places = [p.rings.index(top.countryside), p.rings.index(top.town)]
        places.sort()
        p.claimants[p.first].councilors = places
        p.then(PlaceOthers())
        if places[0] // 4 == places[1] // 4:
            p.then(Relocate(p.first))


def lay_rings(p: Emara) -> None:
    """Four countryside and four town locations, each in random order; or all eight mixed (random layout)."""
    if p.readings.random_layout:
        rings = list(range(len(LOCATIONS)))
        p.chance.shuffle(rings, LAYOUT, 0, 0)
    else:
        rings = list(range(FIRST_TOWN))
        p.chance.shuffle(rings, LAYOUT, 0, 0)
        town = list(range(FIRST_TOWN, len(LOCATIONS)))
        p.chance.shuffle(town, LAYOUT, 0, 1)
        rings.extend(town)
    p.rings = rings


def building_start(p: Emara) -> int:
    """The number agreed on; or the campaign's first one, or the top event's."""
    chosen = p.readings.building_start
    if isinstance(chosen, int):
        return chosen
    if p.solo and p.readings.solo == "campaign":
        return p.printed.campaign_first
    return p.event().building_start


class Relocate(ClaimantQuestion):
    """Random layout: both councilors of the first player share a ring, so one goes anywhere on the other ring."""

    def options(self, p: Emara) -> list[int]:
        other = 4 - p.claimants[self.seat].councilors[0] // 4 * 4
        return [RELOCATE.of(councilor, other + place) for councilor in range(2) for place in range(4)]

    def obstacle(self, p: Emara, kind: str, name: str) -> Phrase | None:
        return Phrase("why.this_ring") if kind == "location" else super().obstacle(p, kind, name)

    def answer(self, p: Emara, move: int) -> None:
        claimant = p.claimants[self.seat]
        places, place = claimant.councilors[:], RELOCATE_PLACE.of(move)
        places[RELOCATE_COUNCILOR.of(move)] = place
        places.sort()
        claimant.councilors = places
        if p.log:
            p.log.write("relocates", who=self.seat, location=location_phrase(p.rings[place]))


class PlaceOthers(Step[Emara]):
    """The others follow clockwise, each one location further on both rings; or all at the first player's places."""

    def run(self, p: Emara) -> None:
        first = p.claimants[p.first].councilors
        for turn in range(p.seats):
            seat = (p.first + turn) % p.seats
            steps = turn if p.readings.councilors == "next" else 0
            p.claimants[seat].councilors = [place // 4 * 4 + (place + steps) % 4 for place in first]
            if p.log:
                one, two = location_phrase(p.location_of(seat, 0)), location_phrase(p.location_of(seat, 1))
                p.log.write("placed", who=seat, one=one, two=two)
        if p.readings.random_layout:
            for turn in range(p.seats - 1, -1, -1):
                p.then(StartResource((p.first + turn) % p.seats))
        else:
            for turn in range(p.seats):
                seat = (p.first + turn) % p.seats
                take_first(p, seat, p.location_of(seat, 0))


class StartResource(ClaimantQuestion):
    """Random layout: everybody starts with a resource of choice."""

    def options(self, p: Emara) -> list[int]:
        return [TAKE.of(kind) for kind in range(len(RESOURCES))]

    def answer(self, p: Emara, move: int) -> None:
        take_first(p, self.seat, TAKE_RESOURCE.of(move))


def take_first(p: Emara, seat: int, kind: int) -> None:
    """The first resource: that of the countryside location of the own councilor."""
    p.claimants[seat].stock[kind] += 1
    if p.log:
        p.log.write("takes", who=seat, gain=[thing(RESOURCES[kind], 1)])


class Deal(Step[Emara]):
    """Everybody shuffles the nine action cards into a new deck; with unrestricted choice they are the hand."""

    def run(self, p: Emara) -> None:
        for seat in range(p.seats):
            claimant = p.claimants[seat]
            family = CARD_FAMILIES[seat]
            cards = list(range(len(CARDS)))
            claimant.played = []
            if p.readings.free_choice:
                claimant.hand = Pile(family, cards, [PUBLIC] * len(cards))
            else:
                p.chance.shuffle(cards, CARD_DEAL, p.round, seat)
                claimant.deck = Pile(family, cards, [NOBODY] * len(cards))
        if p.log and p.round:
            p.log.write("takes_back" if p.readings.free_choice else "deals")


class DrawHands(Step[Emara]):
    """Everybody draws three cards."""

    def run(self, p: Emara) -> None:
        if p.readings.free_choice:
            return
        p.revealed += 1
        for seat in range(p.seats):
            claimant = p.claimants[seat]
            cards = claimant.deck.cards
            left = len(cards) - 3
            family = CARD_FAMILIES[seat]
            claimant.hand = Pile(family, cards[left:], [1 << seat] * 3)
            claimant.deck = Pile(family, cards[:left], [NOBODY] * left)
