"""What a bot that learns Viscounts of the West Kingdom looks at: deck, ride, castle, shelves, markers, and the end."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.components import (
    BUILDINGS,
    BUILDINGS_EACH,
    CELLS,
    FIRST_PRINTED,
    POVERTY,
    PROSPERITY,
    RIBBONS,
    RING,
    SECTIONS,
)
from burgrave.games.viscounts.evaluate.castle import look_at_castle
from burgrave.games.viscounts.evaluate.judgement import (
    DECK,
    GOODS,
    PLACES,
    PROMISED,
    RIVALS,
    TRACK,
    Cards,
    ViscountsJudgement,
    best_rival,
    parts,
    turns_left,
)
from burgrave.games.viscounts.evaluate.prospects import Prospects
from burgrave.games.viscounts.evaluate.rivals import RIVALS_SEEN, look_at_rivals
from burgrave.games.viscounts.phrases import top_card, top_manuscript
from burgrave.games.viscounts.player import NONE, Household
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.scoring import LINES, line_points
from burgrave.games.viscounts.vocabulary import (
    ACTIONS,
    APPROVED_COUNTED,
    BITS,
    BUILDINGS_COUNTED,
    CRIMINAL,
    FULL,
    ICONS,
    PAID_COUNTED,
    RESOURCES_COUNTED,
    WORKERS_COUNTED,
)
from burgrave.kernel.position import Position

ROUNDS: Final = (0, 20, 20, 16, 13)
"""Rounds of a game, about, by the number of players."""
NEARLY: Final = 0.9
"""How much of a game is over, about, when its end is announced."""
GRAIN: Final = 64
"""So many different moments of a game are told apart."""

NAMES: Final = (
    *("one", "worth", "points", "turns left", "end announced", "turns left once announced"),
    *(f"points for {line}" for line in LINES),
    # The turn.
    *("to move", "card to play", "to ride", "to act", "to hire", "hand", "cards on the board", "promised"),
    *(f"next {action}" for action in ACTIONS),
    *("best next action", "second next action"),
    *(f"icons to {action}" for action in ACTIONS),
    # Goods.
    *("silver", "much silver", "hire in reach", "ink", "stone", "gold", "resources", "goods in time"),
    # Debts, deeds, the end.
    *("debts", "paid", "deeds", "approved", "places", "ahead in approved", "ahead in paid", "no approved", "no paid"),
    *("debts left", "deeds left", "flips in time"),
    # The deck.
    *("cards", "starters", "deck", "gifts", "reach of cards"),
    *(f"{icon} in the deck" for icon in ICONS),
    *(f"{icon} for good" for icon in ICONS[:CRIMINAL]),
    "criminals on the board",
    # The castle.
    *("workers left", "first tier", "second tier", "third tier", "pairs below", "pairs above"),
    *("ahead at the top", "leader", "crowded"),
    *(f"workers in {section}" for section in SECTIONS),
    # Manuscripts.
    *("manuscripts", "ribbons", "whole sets", "next ribbon", "best on the shelves", "two of a ribbon", "bonuses"),
    *("counts icons", "counts buildings", "counts resources", "counts workers", "counts flips"),
    # The markers.
    *("virtue", "corruption", "apart", "collision", "stacked", "stack"),
    # Buildings.
    *BUILDINGS,
    *("links", "free spots"),
    *RIVALS_SEEN,
    # In the midst of a turn: before the ride, and where it has ended.
    *(f"{action} {when}" for when in ("in reach", "now") for action in (*ACTIONS, "best action")),
)
NO_ACTION: Final = [0.0] * (len(ACTIONS) + 1)


class ViscountsFeatures(ViscountsJudgement):
    """The judgement of a viscount, and what a learning one looks at."""

    FEATURES = NAMES

    def rivalry(self) -> float:
        return 1.0

    def foresight(self) -> int:
        """Where the viscount comes to rest shows its worth one turn later."""
        return 2

    def long_turns(self) -> bool:
        """A card, a ride, an action and the people hired there."""
        return True

    def whole_turns(self, seats: int) -> bool:
        """The card says how far the viscount rides, and both what the action comes to."""
        return seats == 1

    def turn_begins(self, position: Position) -> bool:
        """With the choice of a pair, then with the card to play; hiring opens something new, but within the turn."""
        assert isinstance(position, Viscounts)
        return super().turn_begins(position) and position.phase <= 1

    def progress(self, position: Position) -> float:
        """The piles of debts and deeds run down, rounds go by; once the end is announced the turns are counted."""
        assert isinstance(position, Viscounts)
        p = position
        if p.over:
            return 1.0
        if p.round == 0:
            return 0.0
        everyone = len(p.players)
        done = ((p.turn - p.first) % everyone) / everyone if p.turn != NONE else 0.0
        if p.last_round:
            gone = 0.5 * (1.0 - (p.last_round - p.round) + done)
            return NEARLY + (1.0 - NEARLY) * max(0.0, int(gone * 2 * everyone) / (2 * everyone))
        debts, deeds = p.printed.above_end[POVERTY][p.seats], p.printed.above_end[PROSPERITY][p.seats]
        shorter = min(p.debts_left / debts, p.deeds_left / deeds)
        both = (p.debts_left + p.deeds_left) / (debts + deeds)
        piles = 1.0 - 0.5 * shorter - 0.5 * both
        time = min(1.0, (p.round - 1 + done) / ROUNDS[p.seats])
        return int(GRAIN * NEARLY * (0.6 * piles + 0.4 * time)) / GRAIN

    def look(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, Viscounts)
        p = position
        player = p.players[seat]
        turns = turns_left(p, seat)
        lines = line_points(p, seat)
        total = sum(lines)
        rival, theirs = best_rival(p, seat)
        cards = Cards(p, player)
        known = parts(p, seat, lines, cards, turns)
        found = [1.0, sum(known) - RIVALS * theirs, float(total), turns]
        found.append(1.0 if p.last_round else 0.0)
        found.append(turns if p.last_round else 0.0)
        for line in lines:
            found.append(float(line))
        ahead = Prospects(p, seat)
        look_at_turn(p, seat, player, ahead, known[PROMISED], found)
        look_at_goods(p, seat, player, known[GOODS], found)
        look_at_ends(p, seat, player, turns, known[PLACES], found)
        look_at_deck(p, seat, player, cards, known[DECK], found)
        look_at_castle(p, seat, found)
        look_at_manuscripts(p, seat, player, ahead, found)
        look_at_track(player, known[TRACK], found)
        look_at_buildings(p, seat, player, found)
        look_at_rivals(p, rival, theirs, total, turns, found)
        look_at_action(p, seat, player, ahead, found)
        return found


def look_at_turn(p: Viscounts, seat: int, player: Household, ahead: Prospects, owed: float, found: list[float]) -> None:
    """Where the own turn stands, and what the next action can bring."""
    mine = p.turn == seat
    phase = p.phase if mine else 0
    waiting = p.turn != NONE and (seat - p.first) % len(p.players) > (p.turn - p.first) % len(p.players)
    found.append(1.0 if waiting or (mine and phase < 3) else 0.0)
    found.append(1.0 if phase == 1 and player.slots[0] == NONE else 0.0)
    found.append(1.0 if phase == 1 and player.slots[0] != NONE else 0.0)
    found.append(1.0 if phase == 2 else 0.0)
    found.append(1.0 if phase == 3 or phase == 4 else 0.0)
    found.append(float(len(player.hand)))
    found.append(float(player.on_board()))
    found.append(owed)
    best = second = 0.0
    for value in ahead.best:
        found.append(value)
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    found.append(best)
    found.append(second)
    for icons in ahead.icons:
        found.append(float(icons))


def look_at_goods(p: Viscounts, seat: int, player: Household, in_time: float, found: list[float]) -> None:
    """Silver and resources, and whether they can be spent."""
    found.append(float(player.silver))
    found.append(float(max(0, player.silver - 5)))
    hire = 0.0
    if p.round and player.viscount != NONE:
        card = top_card(p, p.segment(seat))
        if card < FIRST_PRINTED and p.printed.folk[card].silver <= player.silver:
            hire = 1.0
    found.append(hire)
    found.append(float(player.ink))
    found.append(float(player.stone))
    found.append(float(player.gold))
    found.append(float(max(0, player.resources() - 4)))
    found.append(in_time)


def look_at_ends(p: Viscounts, seat: int, player: Household, turns: float, places: float, found: list[float]) -> None:
    """Debts and deeds, turned over or not, the places for them, and the two piles."""
    approved = paid = 0
    for other in range(len(p.players)):
        if other != seat:
            approved = max(approved, p.players[other].approved)
            paid = max(paid, p.players[other].paid)
    found.append(float(player.debts))
    found.append(float(player.paid))
    found.append(float(player.deeds))
    found.append(float(player.approved))
    found.append(places)
    found.append(float(max(-3, min(3, player.approved - approved))))
    found.append(float(max(-3, min(3, player.paid - paid))))
    found.append(1.0 if player.approved == 0 else 0.0)
    found.append(1.0 if player.paid == 0 else 0.0)
    found.append(float(p.debts_left))
    found.append(float(p.deeds_left))
    found.append(min(float(player.debts + player.deeds), turns))


def look_at_deck(p: Viscounts, seat: int, player: Household, cards: Cards, deck: float, found: list[float]) -> None:
    """All own cards, wherever they are: three of them lie on the board at a time."""
    board = 3.0 / cards.many if cards.many else 0.0
    found.append(float(cards.many))
    found.append(float(cards.starters))
    found.append(deck)
    found.append(cards.gifts * board)
    found.append(cards.silver * board)
    for icon in range(len(ICONS)):
        found.append((cards.icons >> icon * BITS & FULL) * board)
    for icon in range(CRIMINAL):
        found.append(float(player.permanent >> icon * BITS & FULL))
    found.append(float(p.criminals(seat)) if p.round else 0.0)


def look_at_manuscripts(p: Viscounts, seat: int, player: Household, ahead: Prospects, found: list[float]) -> None:
    """Sets and what would make them larger, bonus cards, and what the manuscripts count at the end."""
    held, gains = ahead.held, ahead.gains
    different = 0
    whole = 99
    pairs = bonuses = 0
    following = 0.0
    for ribbon in range(len(RIBBONS)):
        if held[ribbon]:
            different += 1
        whole = min(whole, held[ribbon])
        if held[ribbon] == 2 and p.bonuses[ribbon] == NONE:
            pairs += 1
        if p.bonuses[ribbon] == seat:
            bonuses += 1
        following = max(following, gains[ribbon])
    shelves = 0.0
    for segment in range(RING):
        ribbon = p.printed.manuscripts[top_manuscript(p, segment)].ribbon
        if ribbon >= 0 and gains[ribbon] > shelves:
            shelves = gains[ribbon]
    counts = [0.0, 0.0, 0.0, 0.0, 0.0]
    for manuscript in player.manuscripts:
        one = p.printed.manuscripts[manuscript]
        if one.vp:
            rate = one.vp / one.per
            if one.counts < len(ICONS):
                counts[0] += rate
            elif one.counts == BUILDINGS_COUNTED:
                counts[1] += rate
            elif one.counts == RESOURCES_COUNTED:
                counts[2] += rate
            elif one.counts == WORKERS_COUNTED:
                counts[3] += rate
            elif one.counts in (PAID_COUNTED, APPROVED_COUNTED):
                counts[4] += rate
    found.append(float(len(player.manuscripts)))
    found.append(float(different))
    found.append(float(whole))
    found.append(following)
    found.append(shelves)
    found.append(float(pairs))
    found.append(float(bonuses))
    found.extend(counts)


def look_at_track(player: Household, collision: float, found: list[float]) -> None:
    """The two markers, how far apart they are, and what it will bring when they meet."""
    apart = player.virtue - player.corruption
    found.append(float(CELLS - 1 - player.virtue))
    found.append(float(player.corruption))
    found.append(float(max(0, 3 - apart)))
    found.append(collision)
    found.append(1.0 if apart == 0 else 0.0)
    found.append(3.0 - player.virtue if apart == 0 else 0.0)


def look_at_buildings(p: Viscounts, seat: int, player: Household, found: list[float]) -> None:
    """Those that stand, links of theirs that are still open, and the room for more."""
    links = free = 0
    spots, linked = p.spots, p.printed.links
    for spot in range(len(spots)):
        here = spots[spot]
        if here == NONE:
            free += 1
        if linked[spot] >= 0:
            there = spots[p.next_spot(spot)]
            if (here == NONE and there // BUILDINGS_EACH == seat) or (there == NONE and here // BUILDINGS_EACH == seat):
                links += 1
    for building in range(len(BUILDINGS)):
        found.append(1.0 if player.built >> building & 1 else 0.0)
    found.append(float(links))
    found.append(float(free))


def look_at_action(p: Viscounts, seat: int, player: Household, ahead: Prospects, found: list[float]) -> None:
    """The action of this turn, while it is still to come: what can be reached, then what is there to be done."""
    phase = p.phase if p.turn == seat else 0
    actions = [*ahead.best, max(ahead.best)]
    found.extend(actions if phase == 1 and player.slots[0] != NONE else NO_ACTION)
    found.extend(actions if phase == 2 else NO_ACTION)
