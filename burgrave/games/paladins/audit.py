"""What can never be: cards that are lost or doubled, pieces that do not add up."""

from __future__ import annotations

from burgrave.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    COVERINGS,
    FAVOUR_SCHEMES,
    FAVOUR_SLOTS,
    FAVOURS,
    FORTIFY,
    GARRISON,
    LAST_STEP,
    LEFT,
    MIDDLE,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    RIGHT,
    SCHEME_CARDS,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    WORKSHOPS,
)
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.inquisition import Verdict
from burgrave.games.paladins.position import MONK, OUTPOST, Paladins, piece_of


def audit(p: Paladins) -> list[str]:
    """What is wrong with a position although the rules cannot lead there."""
    wrong = cards(p)
    for seat in range(p.seats):
        wrong += board(p, seat)
    for automa in p.automata:
        if automa.workers < 0 or not 0 <= automa.marker < p.printed.automa_track:
            wrong.append("the automa owes workers or has left its track")
        if sorted(automa.stack) != list(range(len(ATTRIBUTES))):
            wrong.append(f"the automa's stack of markers is {automa.stack}")
    for number in range(p.seats + len(p.automata)):
        house = p.house(number)
        if min(house.attributes) < 0 or max(house.attributes) > LAST_STEP:
            wrong.append(f"house {number} has left the attribute track: {house.attributes}")
        if min(house.unpaid, house.paid) < 0:
            wrong.append(f"house {number} has debts {house.unpaid} and {house.paid}")
        monks, outposts = p.spaces.count(piece_of(number, MONK)), p.spaces.count(piece_of(number, OUTPOST))
        if (monks, outposts) != (house.commissions, house.garrisons):
            wrong.append(f"house {number} has {monks} monks and {outposts} outposts on the board")
        for action in (COMMISSION, FORTIFY, GARRISON, ABSOLVE, CONVERT):
            if house.done(action) > p.printed.limit[action]:
                wrong.append(f"house {number} has taken {ACTIONS[action]} {house.done(action)} times")
    for space, piece in enumerate(p.spaces):
        if piece != NONE and p.printed.space_players[space] > p.seats:
            wrong.append(f"something stands on the closed space {space}")
    held = any(isinstance(step, Verdict) for step in p.agenda)
    if not 0 <= p.treasury <= p.printed.treasury[p.seats] or (p.treasury == 0 and p.round and not held):
        wrong.append(f"the treasury holds {p.treasury}")
    return wrong


def board(p: Paladins, seat: int) -> list[str]:
    """Stocks and workshops of a player."""
    wrong: list[str] = []
    own = p.boards[seat]
    if min(*own.workers, own.silver, own.provisions) < 0:
        wrong.append(f"seat {seat} owes workers or goods")
    if own.developed() > WORKSHOPS or not all(0 <= covered < COVERINGS for covered in own.workshops):
        wrong.append(f"seat {seat} has workshops {own.workshops}")
    for action in range(RIGHT, len(ACTIONS)):
        covered, stands = own.workshops[action - RIGHT], own.placed[action]
        for place in (LEFT, MIDDLE):
            if covered >> place & 1 and stands >> (3 * place) & 7:
                wrong.append(f"seat {seat} has a worker under a workshop of action {action}")
    if own.passed and any(own.placed):
        wrong.append(f"seat {seat} has passed with workers on the board")
    wrong += deck(f"paladins of seat {seat}", len(PALADINS), own.deck.cards, own.played.cards)
    return wrong


def cards(p: Paladins) -> list[str]:
    """Every card of every deck is somewhere, once."""
    houses = [p.house(number) for number in range(p.seats + len(p.automata))]
    townsfolk = [p.townsfolk_deck.cards, present(p.townsfolk), p.townsfolk_discard]
    outsiders = [p.outsider_deck.cards, present(p.outsiders), p.outsider_discard]
    walls = [p.wall_deck.cards]
    suspicion = [p.suspicion_deck.cards, p.suspicion_discard]
    for own in p.boards:
        townsfolk.append(own.party)
    for house in houses:
        outsiders += [house.attacked, house.converted]
        walls.append(house.walls)
        suspicion.append(house.suspicion)
    wrong = [
        *deck("townsfolk", len(TOWNSFOLK), *townsfolk),
        *deck("outsiders", len(OUTSIDERS), *outsiders),
        *deck("walls", len(WALLS), *walls),
        *deck("taverns", len(TAVERNS), p.tavern_deck.cards, p.taverns, p.tavern_discard),
        *deck("suspicion", len(SUSPICION), *suspicion),
        *deck("orders", len(ORDERS), p.orders.cards),
        *deck("favours", len(FAVOURS), p.favours.cards),
    ]
    for automa in p.automata:
        waiting = [FAVOUR_SCHEMES[slot] for slot in range(FAVOUR_SLOTS) if p.printed.favour_round[slot] > p.round]
        wrong += deck("schemes", len(SCHEME_CARDS), automa.schemes.cards, automa.drawn, waiting)
    return wrong


def present(row: list[int]) -> list[int]:
    """The cards of a row without its gaps."""
    return [card for card in row if card != NONE]


def deck(name: str, size: int, *places: list[int]) -> list[str]:
    """Is every card of a deck in exactly one place?"""
    found = sorted(card for place in places for card in place)
    return [] if found == list(range(size)) else [f"{name}: {found}"]
