"""What a bot that learns Crown of Emara looks at: the two scales and the gap, and what can still lift the lower one.

One chapter for every part of the table, each with the names of what it looks at. What a thing is worth often depends
on which scale lags, so the goods that lift one scale are also counted by how much that scale is needed.
"""

from __future__ import annotations

from math import exp
from typing import Final

from burgrave.games.emara.claimant import NONE, Claimant
from burgrave.games.emara.components import (
    AT_RANK,
    BREAD_MARKER,
    CARDS,
    CASTLE,
    CATHEDRAL,
    DONATION_MARKERS,
    FIRST_TOWN,
    LOCATIONS,
    MARKET,
    SITE,
    STONE,
    STONE_MARKER,
    TAKE_RING,
    WOOD,
)
from burgrave.games.emara.evaluate.features_people import COURT, PEOPLE, look_at_court, look_at_people
from burgrave.games.emara.evaluate.judgement import (
    RIVALS,
    EmaraJudgement,
    Prospect,
    best_rival,
    moved,
    split,
)
from burgrave.games.emara.position import ROUNDS, TURNS, Emara
from burgrave.games.emara.prices import affordable
from burgrave.kernel.position import Position

NEAR: Final = 15
"""A gap between the scales that can still be closed with ease; one beyond it counts apart."""
MARGIN: Final = 6.0
"""How far a result may still be off, in points, where a chance is meant."""

WATCHED_CARDS: Final = ("take_ring", "trade", "extra_step", "hire", "town_action")
CARDS_WATCHED: Final = [CARDS.index(name) for name in WATCHED_CARDS]

SCALES: Final = (
    *("one", "worth", "lower scale", "citizens behind", "buildings behind", "far behind", "leftovers", "result now"),
    *("citizens hoped", "buildings hoped", "either hoped", "lower hoped", "hardly steered", "freely steered"),
    *("citizens needed", "start of the buildings"),
)
TIME: Final = ("turns left", "to move", "movement owed", "card waits", "best visit", "visit owed", "card's use")
GOODS: Final = (
    *("wood", "grain", "stone", "cloth", "kinds of resources"),
    *("one wood", "three wood", "stone's citizens", "coins", "rings", "bread", "books"),
    *("bread's citizens", "bread to deliver", "books' citizens"),
    *("bread where needed", "books where citizens are needed", "books where buildings are needed"),
    *("wood where needed", "stone where needed"),
)
FAVORS: Final = (
    *("favour of citizens", "favour of buildings", "favour of a coin or ring", "favour of a book", "favours at hand"),
)
TABLE: Final = (
    *(f"councilor in {location}" for location in LOCATIONS),
    *(f"{location} in reach" for location in LOCATIONS[FIRST_TOWN:]),
    *("use of the site", "use of the castle", "use of the cathedral", "use of the market"),
    *(f"{card} in hand" for card in WATCHED_CARDS),
    *("take_ring to come", "cheap donations", "bread's yield", "stone's yield"),
)
EVENT: Final = ("event's offer", "summer", "court rewarded", "cheap advisors")
OTHERS: Final = ("best rival", "statue next", "campaign")
VICTORIA: Final = ("Victoria", "Victoria to come", "ahead of Victoria", "beats Victoria", "beats Victoria by now")

NAMES: Final = (*SCALES, *TIME, *GOODS, *FAVORS, *COURT, *PEOPLE, *TABLE, *EVENT, *OTHERS, *VICTORIA)


class EmaraFeatures(EmaraJudgement):
    """The judgement of a claimant, and what a learning one looks at."""

    FEATURES = NAMES

    def progress(self, position: Position) -> float:
        """Turns begun, of all turns of all claimants."""
        assert isinstance(position, Emara)
        begun = (max(1, position.round) - 1) * TURNS * position.seats
        for claimant in position.claimants:
            for card in claimant.slots:
                if card != NONE:
                    begun += 1
        return begun / (ROUNDS * TURNS * position.seats)

    def look(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, Emara)
        p = position
        claimant = p.claimants[seat]
        prospect = Prospect(p, seat)
        hoped = prospect.result()
        rival = best_rival(p, seat)
        need = lack_of_citizens(prospect)
        now = result_now(p, seat)
        worth = self.worth(p, seat) if p.over else hoped - RIVALS * rival
        found = [1.0, worth]
        look_at_scales(p, seat, prospect, need, now, found)
        look_at_time(p, seat, prospect, found)
        look_at_goods(p, claimant, need, found)
        look_at_favors(p, claimant, prospect, found)
        look_at_court(p, seat, prospect, need, found)
        look_at_people(p, seat, prospect, need, found)
        look_at_table(p, seat, prospect, found)
        look_at_event(p, seat, found)
        look_at_others(p, seat, rival, found)
        look_at_victoria(p, hoped, now, found)
        return found


# ---------------------------------------------------------------------- the two scales


def result_now(p: Emara, seat: int) -> int:
    """The lower scale if the game ended here, leftovers split as is best."""
    claimant = p.claimants[seat]
    if p.over:
        return min(claimant.cp, claimant.bp)
    lower, gap, more = min(claimant.cp, claimant.bp), abs(claimant.cp - claimant.bp), p.leftovers(seat)
    return lower + more if more <= gap else (claimant.cp + claimant.bp + more) // 2


def lack_of_citizens(prospect: Prospect) -> float:
    """From -1 to 1: how much of what is to come the citizens will need; below 0 it is the buildings that need it."""
    share = (prospect.bp - prospect.cp) / (prospect.either + 4.0)
    return 1.0 if share > 1.0 else -1.0 if share < -1.0 else share


def look_at_scales(p: Emara, seat: int, prospect: Prospect, need: float, now: int, found: list[float]) -> None:
    claimant = p.claimants[seat]
    cp, bp = claimant.cp, claimant.bp
    gap = abs(cp - bp)
    found.append(float(min(cp, bp)))
    found.append(float(min(NEAR, max(0, bp - cp))))
    found.append(float(min(NEAR, max(0, cp - bp))))
    found.append(float(max(0, gap - NEAR)))
    found.append(0.0 if p.over else float(p.leftovers(seat)))
    found.append(float(now))
    found.append(prospect.cp)
    found.append(prospect.bp)
    found.append(prospect.either)
    found.append(min(prospect.cp, prospect.bp))
    found.append(split(prospect.cp, prospect.bp, prospect.either, 0.35))
    found.append(split(prospect.cp, prospect.bp, prospect.either, 1.0))
    found.append(need)
    found.append(float(min(p.start, 45)))


def look_at_time(p: Emara, seat: int, prospect: Prospect, found: list[float]) -> None:
    turn = p.turn == seat
    found.append(float(prospect.left))
    found.append(1.0 if turn else 0.0)
    found.append(1.0 if prospect.owes else 0.0)
    found.append(1.0 if turn and p.card != NONE and not p.card_done else 0.0)
    found.append(prospect.best_visit)
    found.append(prospect.owed_visit)
    found.append(prospect.card_use)


# ---------------------------------------------------------------------- goods and favour tokens


def look_at_goods(p: Emara, claimant: Claimant, need: float, found: list[float]) -> None:
    stock = claimant.stock
    wood, stone = stock[WOOD], stock[STONE]
    kinds = 0
    for kind in range(4):
        found.append(float(stock[kind]))
        if stock[kind]:
            kinds += 1
    citizens = need if need > 0.0 else 0.0
    buildings = -need if need < 0.0 else 0.0
    bread, books = claimant.bread, claimant.books
    bread_yield = p.shows(BREAD_MARKER)
    sold = p.printed.market_books[books if books < 5 else 5]
    found.append(float(kinds))
    found.append(1.0 if wood else 0.0)
    found.append(1.0 if wood >= 3 else 0.0)
    found.append(float(p.shows(STONE_MARKER)) if stone else 0.0)
    found.append(float(claimant.coins))
    found.append(float(claimant.rings))
    found.append(float(bread))
    found.append(float(books))
    found.append(float(bread * bread_yield))
    found.append(float((bread if bread < 3 else 3) * bread_yield))
    found.append(float(sold))
    found.append(citizens * bread * bread_yield)
    found.append(citizens * sold)
    found.append(buildings * books)
    found.append(buildings * wood)
    found.append(buildings * stone)


def look_at_favors(p: Emara, claimant: Claimant, prospect: Prospect, found: list[float]) -> None:
    favors = claimant.favors
    cp = bp = token = book = 0
    if favors:
        rewards = p.printed.favor_reward
        for favor in range(len(rewards)):
            if favors >> favor & 1:
                reward = rewards[favor]
                cp += reward.cp
                bp += reward.bp
                token += reward.coin + reward.ring
                book += reward.book
    found.append(float(cp))
    found.append(float(bp))
    found.append(float(token))
    found.append(float(book))
    at_hand = 0
    if favors and prospect.left:
        reach = places_in_reach(p, claimant)
        for place in range(8):
            if reach >> place & 1:
                at_hand += (favors & p.printed.favors_of[p.rings[place]]).bit_count()
    found.append(float(at_hand))


def places_in_reach(p: Emara, claimant: Claimant) -> int:
    """The places to which the next turn's movement can lead, as bits."""
    slots = claimant.slots
    fresh = slots[0] != NONE and slots[1] != NONE and slots[2] != NONE
    reach = 0
    for slot in range(TURNS):
        if fresh or slots[slot] == NONE:
            reach |= 1 << moved(claimant.councilors[0], slot + 1) | 1 << moved(claimant.councilors[1], slot + 1)
    return reach


# ---------------------------------------------------------------------- rings, cards, markers


def look_at_table(p: Emara, seat: int, prospect: Prospect, found: list[float]) -> None:
    claimant = p.claimants[seat]
    one, two = p.rings[claimant.councilors[0]], p.rings[claimant.councilors[1]]
    for location in range(len(LOCATIONS)):
        found.append(1.0 if location in (one, two) else 0.0)
    reach = places_in_reach(p, claimant) if prospect.left else 0
    near = 0
    for place in range(8):
        if reach >> place & 1:
            near |= 1 << p.rings[place]
    for location in range(FIRST_TOWN, len(LOCATIONS)):
        found.append(float(near >> location & 1))
    for location in (SITE, CASTLE, CATHEDRAL, MARKET):
        found.append(prospect.town(location) if prospect.visits else 0.0)
    hand = 0
    for card in claimant.hand.cards:
        hand |= 1 << card
    for card in CARDS_WATCHED:
        found.append(float(hand >> card & 1))
    found.append(0.0 if hand >> TAKE_RING & 1 or TAKE_RING in claimant.slots or TAKE_RING in claimant.played else 1.0)
    donations = 0
    for kind in range(4):
        donations += 3 - p.shows(DONATION_MARKERS[kind])
    found.append(float(donations))
    found.append(float(p.shows(BREAD_MARKER)))
    found.append(float(p.shows(STONE_MARKER)))


def look_at_event(p: Emara, seat: int, found: list[float]) -> None:
    """The best of the event's offers that can be paid, and the turns for which it changes the rules."""
    if p.round == 0 or p.over:
        found.extend([0.0, 0.0, 0.0, 0.0])
        return
    claimant = p.claimants[seat]
    event = p.event()
    best = 0
    for offer in event.offers:
        if affordable(claimant, offer.pay):
            best = max(best, offer.gain.cp + offer.gain.bp)
    turns = 1 if p.turn == seat else 0
    for card in claimant.slots:
        if card == NONE:
            turns += 1
    found.append(float(best))
    found.append(float(event.change * turns))
    found.append(float(turns) if event.moment == AT_RANK else 0.0)
    found.append(float(event.discount * turns))


# ---------------------------------------------------------------------- the others


def look_at_others(p: Emara, seat: int, rival: float, found: list[float]) -> None:
    found.append(rival)
    found.append(1.0 if p.seats > 1 and (p.first + 1) % p.seats == seat else 0.0)
    found.append(1.0 if p.solo and p.readings.solo == "campaign" else 0.0)


def look_at_victoria(p: Emara, hoped: float, now: int, found: list[float]) -> None:
    """What she has and will have; the chance to beat her counts only where that is what the game is about."""
    if not p.solo:
        found.extend([0.0, 0.0, 0.0, 0.0, 0.0])
        return
    coming = victoria_to_come(p)
    ahead = hoped - p.victoria - coming
    campaign = p.readings.solo == "campaign"
    found.append(float(p.victoria))
    found.append(float(coming))
    found.append(max(-30.0, min(30.0, ahead)))
    found.append(chance_of_lead(ahead) if campaign else 1.0)
    found.append(chance_of_lead(now - p.victoria - coming) if campaign else 1.0)


def victoria_to_come(p: Emara) -> int:
    """What Victoria will gather if nobody turns a marker or takes a card before her."""
    stone, bread = p.printed.markers[STONE_MARKER], p.printed.markers[BREAD_MARKER]
    stones, breads = stone.sides[p.seats], bread.sides[p.seats]
    at_stone, at_bread = p.markers[STONE_MARKER], p.markers[BREAD_MARKER]
    rounds = p.printed.victoria_rounds
    rank = p.victoria_rank
    points = 0
    if p.over:
        return 0
    for number in rounds:
        if number >= p.round:
            points += stones[at_stone] if at_stone < len(stones) else stone.printed
            points += breads[at_bread] if at_bread < len(breads) else bread.printed
            at_stone += 1
            at_bread += 1
            if number < rounds[len(rounds) - 1]:
                points += p.printed.nobles[rank][p.nobles[rank]]
                rank += 1
    return points


def chance_of_lead(ahead: float) -> float:
    """From 0 to 1: a lead that can still be lost, or won."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, ahead / MARGIN))))
