"""The automa of the solo game: its schemes, its turn, and what it does where a player would decide."""

from __future__ import annotations

from burgrave.games.viscounts.automa_actions import attempt, automa_build, free_spot, leftmost
from burgrave.games.viscounts.building import spots_here
from burgrave.games.viscounts.castle import place
from burgrave.games.viscounts.collision import Collision
from burgrave.games.viscounts.components import (
    BOARDS,
    FIRST_PRINTED,
    FIRST_SCHEME,
    LEFT,
    LOCATIONS_A_SEGMENT,
    RIGHT,
    SCHEME_FAMILY,
    SCHEMES,
)
from burgrave.games.viscounts.effects import AUTOMA_STEP, resolve
from burgrave.games.viscounts.manuscripts import free_ones, take_manuscript
from burgrave.games.viscounts.movement import meet
from burgrave.games.viscounts.phrases import building_phrase, card_phrase, location_phrase, top_card
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import (
    ACT,
    ANY,
    BUILD_FREE,
    BUILD_HERE,
    CORRUPTION,
    DEBT,
    DEED,
    DESTROY,
    DISCARD,
    DISMISS,
    FLIP_ANY,
    FLIP_DEBT,
    FLIP_DEED,
    FREE_HIRE,
    FUTURE_DEAL,
    GOLD,
    INK,
    MANUSCRIPT,
    MOVE_WORKER,
    PLACE_WORKERS,
    REARRANGE,
    RESHUFFLE,
    SCHEME,
    SCHEME_DEAL,
    SILVER,
    VIRTUE,
    WHEN_FLIPPING,
    WHEN_GAINING,
    WHEN_SHUFFLING,
)
from burgrave.kernel.agenda import Step
from burgrave.kernel.piles import NOBODY, PUBLIC, Pile, face_down

# ---------------------------------------------------------------------- set-up


def deal_schemes(p: Viscounts) -> None:
    """Starting schemes make the deck, future ones lie apart; for a harder game some of these come into the deck.

    What is in the deck is known, except for those; its order means nothing, for a scheme is drawn by chance.
    """
    removed = p.automa_board().removed
    starting: list[int] = []
    future: list[int] = []
    for number in range(len(SCHEMES)):
        if FIRST_SCHEME + number not in removed:
            pile = future if p.printed.schemes[number].future else starting
            pile.append(FIRST_SCHEME + number)
    p.chance.shuffle(future, FUTURE_DEAL, 0, 0)
    deck = Pile(SCHEME_FAMILY, starting, [PUBLIC] * len(starting))
    for _ in range(p.readings.schemes):
        deck.put(future.pop(), NOBODY)
    p.players[p.seats].deck = deck
    p.future = face_down(SCHEME_FAMILY, future)


class AutomaStart(Step[Viscounts]):
    """The automa begins at the number of the card that was left, with what its board gives."""

    def run(self, p: Viscounts) -> None:
        who = p.seats
        p.players[who].viscount = p.printed.player_cards[p.pair_cards[0]].location
        if p.log:
            where = location_phrase(p.players[who].viscount)
            p.log.write("automa_starts", who=p.name(who), location=where)
        resolve(p, who, p.printed.automa_starts[BOARDS.index(p.readings.automa)])


# ---------------------------------------------------------------------- its turn


class AutomaTurn(Step[Viscounts]):
    """Shift, reveal a scheme, do what it says from top to bottom, then perhaps a collision."""

    def run(self, p: Viscounts) -> None:
        who = self.seat
        player = p.players[who]
        p.turn = who
        p.phase = 1
        slots = player.slots
        if p.log:
            p.log.write("turn", who=p.name(who))
        if slots[2] != NONE:
            player.lay_off(slots[2])
            if p.log:
                p.log.write("drops", who=p.name(who), card=card_phrase(slots[2]))
        player.slots = [NONE, slots[0], slots[1]]
        p.then(Reveal(who), Collision(who))
        if not len(player.deck):
            shuffle_schemes(p, who, True)


class Reveal(Step[Viscounts]):
    """The next scheme comes to the left slot."""

    def run(self, p: Viscounts) -> None:
        who = self.seat
        player = p.players[who]
        deck = player.deck.copy()
        player.deck = deck
        card = deck.take(p.below(len(deck), SCHEME_DEAL, p.reveals & 255, 0, p.reveals >> 8))
        p.reveals += 1
        player.slots = [card, player.slots[1], player.slots[2]]
        if p.log:
            p.log.write("reveals", who=p.name(who), card=card_phrase(card))
        scheme = p.printed.schemes[card - FIRST_SCHEME]
        p.then(AutomaMove(who, scheme.move), AutomaOption(who, card, 0))
        resolve(p, who, scheme.first)
        if scheme.criminal:
            p.then(Automa(who, CORRUPTION, p.criminals(who)))


class AutomaMove(Step[Viscounts]):
    """Some locations along the outer road; whoever stands there may reorder cards."""

    @property
    def distance(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        player = p.players[self.seat]
        p.phase = 2
        location = player.viscount
        for _ in range(self.distance):
            segment = location // LOCATIONS_A_SEGMENT
            if location % LOCATIONS_A_SEGMENT == LEFT:
                location = LOCATIONS_A_SEGMENT * segment + RIGHT
            else:
                location = LOCATIONS_A_SEGMENT * p.next[segment] + LEFT
        player.viscount = location
        if p.log:
            p.log.write("goes", who=p.name(self.seat), location=location_phrase(location))
        meet(p, self.seat)


class AutomaOption(Step[Viscounts]):
    """The first option of a scheme that is possible, from a certain one on."""

    @property
    def card(self) -> int:
        return self.a

    @property
    def option(self) -> int:
        return self.b

    def run(self, p: Viscounts) -> None:
        p.phase = 3
        ways = p.printed.schemes[self.card - FIRST_SCHEME].options.ways
        if self.option >= len(ways):
            return
        way = ways[self.option]
        if ACT in way.ops:
            if not attempt(p, self.seat, way.counts[way.ops.index(ACT)]):
                p.then(AutomaOption(self.seat, self.card, self.option + 1))
            return
        for at in reversed(range(len(way.ops))):
            p.then(Automa(self.seat, way.ops[at], way.counts[at]))


# ---------------------------------------------------------------------- what it does instead of deciding


class Automa(Step[Viscounts]):
    """The automa does something. What it cannot do is replaced by something else."""

    @property
    def op(self) -> int:
        return self.a

    @property
    def times(self) -> int:
        return self.b

    def run(self, p: Viscounts) -> None:
        who, op, n = self.seat, self.op, self.times
        if op == SILVER:
            take_any(p, who, n // 2)
        elif op <= GOLD:
            p.gain(who, op, n)
        elif op in (ANY, REARRANGE):
            take_any(p, who, n)
        elif op == CORRUPTION:
            p.corrupt(who, n)
        elif op in (VIRTUE, DISCARD, MOVE_WORKER):
            p.ennoble(who, n)
        elif op == PLACE_WORKERS:
            place(p, who, p.facing[p.segment(who)], n)
        elif op in (BUILD_FREE, BUILD_HERE):
            free_building(p, who, n, op == BUILD_HERE)
        else:
            # One at a time: each may have consequences.
            if n > 1:
                p.then(Automa(who, op, n - 1))
            do_once(p, who, op)


def do_once(p: Viscounts, who: int, op: int) -> None:
    """Debts, deeds, flips, schemes, manuscripts, dismissals."""
    if op == DEBT:
        p.take_debt(who)
    elif op == DEED:
        p.take_deed(who)
    elif op in (FLIP_ANY, DESTROY):
        flip_by_choice(p, who)
    elif op in (FLIP_DEBT, FLIP_DEED):
        flip(p, who, op)
    elif op in (FREE_HIRE, SCHEME):
        gain_scheme(p, who)
    elif op == DISMISS:
        dismiss(p, who)
    elif op == RESHUFFLE:
        if p.players[who].discard:
            shuffle_schemes(p, who, False)
    elif op == MANUSCRIPT:
        free_manuscript(p, who)


def take_any(p: Viscounts, who: int, n: int) -> None:
    """Resources by the list of its board: the first kind until there are enough, then the second, then the third."""
    player = p.players[who]
    board = p.automa_board()
    for _ in range(n):
        good = INK
        if not board.generic:
            good = board.priority[-1]
            for place_ in range(len(board.until)):
                if player.amount(board.priority[place_]) < board.until[place_]:
                    good = board.priority[place_]
                    break
        p.gain(who, good, 1)


def flip_by_choice(p: Viscounts, who: int) -> None:
    """The kind it has flipped less often, in a tie a debt; if there is only one kind, that one."""
    player = p.players[who]
    if player.debts and (not player.deeds or player.paid <= player.approved):
        flip(p, who, FLIP_DEBT)
    else:
        flip(p, who, FLIP_DEED if player.deeds else FLIP_DEBT)


def flip(p: Viscounts, who: int, op: int) -> None:
    """Turn a card over; without one of its kind it is virtue instead. A paid debt brings a resource."""
    player = p.players[who]
    if (op == FLIP_DEBT and not player.debts) or (op == FLIP_DEED and not player.deeds):
        p.ennoble(who, 1)
        return
    if op == FLIP_DEBT:
        player.debts -= 1
        player.paid += 1
        if p.log:
            p.log.write("pays_debt", who=p.name(who))
        take_any(p, who, 1)
    else:
        player.deeds -= 1
        player.approved += 1
        if p.log:
            p.log.write("approves", who=p.name(who))
    abilities(p, who, WHEN_FLIPPING)


def gain_scheme(p: Viscounts, who: int) -> None:
    """The top future scheme comes to its discard; when there is none left it flips a card."""
    if not len(p.future):
        flip_by_choice(p, who)
        return
    p.future = p.future.copy()
    card = p.future.draw()
    p.revealed += 1
    p.players[who].lay_off(card)
    if p.log:
        p.log.write("gains_scheme", who=p.name(who), card=card_phrase(card))
    abilities(p, who, WHEN_GAINING)


def shuffle_schemes(p: Viscounts, who: int, drawing: bool) -> None:
    """The discard goes into the deck: corruption with a criminal on the board, else virtue; then its abilities."""
    player = p.players[who]
    deck = player.deck.copy()
    for card in player.discard:
        deck.put(card, PUBLIC)
    player.deck = deck
    player.discard = []
    player.shuffles += 1
    if p.log:
        p.log.write("shuffles", who=p.name(who))
    if drawing or p.readings.shuffles == "every":
        if p.criminals(who):
            p.corrupt(who, 1)
        else:
            p.ennoble(who, 1)
    abilities(p, who, WHEN_SHUFFLING)


def dismiss(p: Viscounts, who: int) -> None:
    """The top townsfolk of its segment leaves the game for its effect; the printed one stays."""
    segment = p.segment(who)
    card = top_card(p, segment)
    if card < FIRST_PRINTED:
        p.take_townsfolk(segment)
        p.box = [*p.box, card]
    if p.log:
        p.log.write("automa_dismisses", who=p.name(who), card=card_phrase(card))
    resolve(p, who, p.printed.folk[card].hire)


def free_building(p: Viscounts, who: int, type: int, here: bool) -> None:
    """The leftmost building of a type on the leftmost empty spot at its location, else on the next one clockwise."""
    building = leftmost(p, who, type)
    spots = spots_here(p, who)
    spot = spots[0] if spots else NONE if here else free_spot(p, who)
    if building != NONE and spot != NONE:
        automa_build(p, who, building, spot)


def free_manuscript(p: Viscounts, who: int) -> None:
    """The one of its own segment, else the first one clockwise that may be taken."""
    segments = free_ones(p)
    if segments:
        segment = p.segment(who)
        while segment not in segments:
            segment = p.next[segment]
        take_manuscript(p, who, segment)


def abilities(p: Viscounts, who: int, moment: int) -> None:
    """Its open building spaces that answer to something."""
    board = p.automa_board()
    for building in reversed(range(len(board.abilities))):
        if p.players[who].has(building) and board.abilities[building] == moment:
            p.then(AutomaBuilding(who, building))


class AutomaBuilding(Step[Viscounts]):
    """An open building space does what is printed on it."""

    @property
    def building(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        if p.log:
            p.log.write("building", who=p.name(self.seat), building=building_phrase(self.building))
        resolve(p, self.seat, p.automa_board().effects[self.building])


AUTOMA_STEP.append(Automa)
