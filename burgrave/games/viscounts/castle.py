"""The castle: workers gather, climb, spread to both sides and push others out."""

from __future__ import annotations

from burgrave.games.viscounts.asking import AskingDetail, section_of
from burgrave.games.viscounts.components import RING, SECTIONS
from burgrave.games.viscounts.effects import STEP_FOR, Repeated, resolve
from burgrave.games.viscounts.moves import (
    DECLINE,
    LOWER_TIERS,
    PLACE,
    PLACE_SECTION,
    PROMOTE,
    PROMOTE_SECTION,
    REMOVE,
    REMOVE_OWNER,
    REMOVE_SECTION,
    REMOVE_TIER,
    SHIFT,
    SHIFT_SECTION,
    SHIFT_TURN,
)
from burgrave.games.viscounts.notation import CLOCKWISE, COUNTER, neighbour
from burgrave.games.viscounts.phrases import section_phrase
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.saying import placing
from burgrave.games.viscounts.vocabulary import MOVE_WORKER, PLACE_WORKERS
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase


def place(p: Viscounts, who: int, section: int, workers: int) -> None:
    """Workers from the supply, as many as there are, to the first tier of a section; then they climb."""
    player = p.players[who]
    placed = min(workers, player.workers)
    if not placed:
        return
    player.workers -= placed
    change(p, 1, section, who, placed)
    if p.log:
        p.log.write("places", who=p.name(who), n=placed, section=section_phrase(section))
    climb(p, who)


def change(p: Viscounts, tier: int, section: int, who: int, workers: int) -> None:
    """Put workers into a section, or take them away with a negative number."""
    at = section * len(p.players) + who
    if tier == 1:
        tiers = p.tier1[:]
        tiers[at] += workers
        p.tier1 = tiers
    else:
        tiers = p.tier2[:]
        tiers[at] += workers
        p.tier2 = tiers


def climb(p: Viscounts, who: int) -> None:
    """Let somebody's workers climb, unless some are climbing already: then that goes on first."""
    if p.looping == NONE:
        p.looping = who
        p.then(Climb(who))


def gathered(p: Viscounts, tier: list[int], who: int) -> list[int]:
    """The sections of a tier in which somebody has enough workers for one to go up."""
    everyone = len(p.players)
    least = p.printed.promote_at
    found: list[int] = []
    for section in range(RING):
        if tier[section * everyone + who] >= least:
            found.append(section)
    return found


class Climb(Step[Viscounts]):
    """All moves on the first tier, then on the second, then crowded sections; at last others may have to climb."""

    def run(self, p: Viscounts) -> None:
        who = self.seat
        ready = gathered(p, p.tier1, who)
        if ready:
            p.then(Climb(who))
            if p.is_automa(who):
                promote(p, who, first_clockwise(p, who, ready))
            else:
                p.then(Promote(who))
            return
        ready = gathered(p, p.tier2, who)
        if ready:
            p.then(Climb(who))
            to_the_top(p, who, ready[0])
            return
        if crowded(p):
            p.then(Climb(who))
            if p.is_automa(who):
                remove(p, who, automa_removal(p, who))
            else:
                p.then(Remove(who))
            return
        p.looping = NONE
        for other in p.clockwise(who)[1:]:
            if gathered(p, p.tier1, other) or gathered(p, p.tier2, other):
                climb(p, other)
                return


def first_clockwise(p: Viscounts, who: int, sections: list[int]) -> int:
    """The automa begins with the section that faces its viscount and goes on clockwise."""
    section = p.facing[p.segment(who)]
    while section not in sections:
        section = neighbour(section, CLOCKWISE)
    return section


class Promote(AskingDetail):
    """In which section does a worker climb next?"""

    def options(self, p: Viscounts) -> list[int]:
        return [PROMOTE.of(section) for section in gathered(p, p.tier1, self.seat)]

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        tier, section, owner = worker_of(thing)
        if tier != 1 or owner != seat:
            return None
        have = p.tier1[section * len(p.players) + seat]
        return Phrase("why.gather", needed=p.printed.promote_at, have=have) if have < p.printed.promote_at else None

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.Promote", n=len(gathered(p, p.tier1, self.seat)))

    def answer(self, p: Viscounts, move: int) -> None:
        promote(p, self.seat, PROMOTE_SECTION.of(move))


def worker_of(thing: str) -> tuple[int, int, int]:
    """Tier, section and owner of the workers that an id names; tier 0 if the id is of another kind."""
    kind, _, rest = thing.partition("-")
    if kind != "worker":
        return 0, NONE, NONE
    tier, section, owner = rest.split("-")
    return int(tier), SECTIONS.index(section), int(owner)


def promote(p: Viscounts, who: int, section: int) -> None:
    """A worker climbs to the second tier, its reward comes at once, then two others spread to both sides."""
    change(p, 1, section, who, -1)
    change(p, 2, section, who, 1)
    if p.log:
        p.log.write("promotes", who=p.name(who), section=section_phrase(section))
    p.then(Spread(who, section))
    resolve(p, who, p.printed.rewards[section])


class Spread(Step[Viscounts]):
    """A worker goes clockwise and one counter-clockwise, as far as there still are any."""

    @property
    def section(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        section = self.section
        for turn in (CLOCKWISE, COUNTER):
            if p.tier1[section * len(p.players) + self.seat]:
                to = neighbour(section, turn)
                change(p, 1, section, self.seat, -1)
                change(p, 1, to, self.seat, 1)
                if p.log:
                    p.log.write(
                        "spreads", who=p.name(self.seat), section=section_phrase(section), to=section_phrase(to)
                    )


def to_the_top(p: Viscounts, who: int, section: int) -> None:
    """A worker climbs to the third tier for a resource; most workers there make the leader of the castle."""
    change(p, 2, section, who, -1)
    tier3 = p.tier3[:]
    tier3[who] += 1
    p.tier3 = tier3
    if p.log:
        p.log.write("top", who=p.name(who))
    if p.leader == NONE or (p.leader != who and tier3[who] > tier3[p.leader]):
        p.leader = who
        if p.log:
            p.log.write("leader", who=p.name(who))
    resolve(p, who, p.printed.third)


# ---------------------------------------------------------------------- crowded sections


def crowded(p: Viscounts) -> bool:
    """Does any section of the two lower tiers hold too many workers?"""
    everyone = len(p.players)
    most = p.printed.most
    for section in range(RING):
        first = second = 0
        for at in range(section * everyone, (section + 1) * everyone):
            first += p.tier1[at]
            second += p.tier2[at]
        if first > most or second > most:
            return True
    return False


def removable(p: Viscounts) -> list[int]:
    """Every worker in a crowded section, as moves: first tier before second."""
    everyone = len(p.players)
    moves: list[int] = []
    for tier in range(LOWER_TIERS):
        workers = p.tier1 if tier == 0 else p.tier2
        for section in range(RING):
            here = workers[section * everyone : (section + 1) * everyone]
            if sum(here) > p.printed.most:
                for owner in range(everyone):
                    if here[owner]:
                        moves.append(REMOVE.of(tier, section, owner))
    return moves


class Remove(AskingDetail):
    """Whose worker leaves a crowded section? Also an own one can be chosen."""

    def options(self, p: Viscounts) -> list[int]:
        return removable(p)

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        tier, section, owner = worker_of(thing)
        if not tier or REMOVE.of(tier - 1, section, owner) in removable(p):
            return None
        everyone = len(p.players)
        here = (p.tier1 if tier == 1 else p.tier2)[section * everyone : (section + 1) * everyone]
        return Phrase("why.room", have=sum(here), n=p.printed.most)

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.Remove", n=p.printed.most)

    def answer(self, p: Viscounts, move: int) -> None:
        remove(p, self.seat, move)


def automa_removal(p: Viscounts, who: int) -> int:
    """The automa always removes a worker of the player; an own one only where there is no other."""
    moves = removable(p)
    for move in moves:
        if REMOVE_OWNER.of(move) != who:
            return move
    return moves[0]


def remove(p: Viscounts, who: int, move: int) -> None:
    """A worker returns to its owner, who gets something for it."""
    tier, section, owner = REMOVE_TIER.of(move), REMOVE_SECTION.of(move), REMOVE_OWNER.of(move)
    change(p, tier + 1, section, owner, -1)
    p.players[owner].workers += 1
    if p.log:
        p.log.write("removes", who=p.name(who), whom=p.name(owner), level=tier + 1, section=section_phrase(section))
    resolve(p, owner, p.printed.removed[tier])


# ---------------------------------------------------------------------- effects


class PlaceWorkers(Step[Viscounts]):
    """Free workers into one section of choice."""

    @property
    def workers(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        if p.players[self.seat].workers:
            p.then(Place(self.seat, self.workers))


class Place(AskingDetail):
    """Into which section go the workers?"""

    @property
    def workers(self) -> int:
        return self.a

    def options(self, p: Viscounts) -> list[int]:
        return [PLACE.of(section) for section in range(RING)]

    def answer(self, p: Viscounts, move: int) -> None:
        place(p, self.seat, PLACE_SECTION.of(move), self.workers)

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.Place", n=min(self.workers, p.players[self.seat].workers))

    def describe(self, p: Viscounts, seat: int, move: int) -> Phrase:
        return placing(PLACE_SECTION.of(move), min(self.workers, p.players[seat].workers))


class MoveWorker(Repeated):
    """A worker of the first tier may move to a neighbouring section."""

    def run(self, p: Viscounts) -> None:
        if self.times > 1:
            p.then(MoveWorker(self.seat, self.times - 1))
        everyone = len(p.players)
        for section in range(RING):
            if p.tier1[section * everyone + self.seat]:
                p.then(ShiftWorker(self.seat))
                return


class ShiftWorker(AskingDetail):
    """Which worker, to which side? Or none."""

    def options(self, p: Viscounts) -> list[int]:
        moves = [DECLINE]
        everyone = len(p.players)
        for section in range(RING):
            if p.tier1[section * everyone + self.seat]:
                moves.append(SHIFT.of(section, CLOCKWISE))
                moves.append(SHIFT.of(section, COUNTER))
        return moves

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        return Phrase("why.no_neighbour") if section_of(thing) >= 0 else None

    def answer(self, p: Viscounts, move: int) -> None:
        if move == DECLINE:
            return
        section = SHIFT_SECTION.of(move)
        to = neighbour(section, SHIFT_TURN.of(move))
        change(p, 1, section, self.seat, -1)
        change(p, 1, to, self.seat, 1)
        if p.log:
            p.log.write("shifts", who=p.name(self.seat), section=section_phrase(section), to=section_phrase(to))
        climb(p, self.seat)


STEP_FOR[PLACE_WORKERS] = PlaceWorkers
STEP_FOR[MOVE_WORKER] = MoveWorker
