"""Gains that come at once and ask nobody anything: workers, goods, attributes, debts and suspicion that go."""

from __future__ import annotations

from typing import Any

from burgrave.games.paladins.components import (
    ATTRIBUTE,
    ATTRIBUTES,
    DISCARD_SUSPICION,
    PROVISION,
    SILVER,
)
from burgrave.games.paladins.crews import CRIMINAL
from burgrave.games.paladins.phrases import token_phrase
from burgrave.games.paladins.position import Paladins
from burgrave.kernel.words import Phrase


def tell(p: Paladins, event: str, house: int, **args: Any) -> None:
    """Write what happened to a house; the solo opponent has words of its own."""
    if p.log:
        if house < p.seats:
            p.log.write(event, who=house, **args)
        else:
            p.log.write(f"automa_{event}", **args)


def at_once(token: int) -> bool:
    """Does a token of a reward come at once? A criminal draws a card, which may lead far."""
    return token < CRIMINAL or CRIMINAL < token <= SILVER


def gain(p: Paladins, seat: int, token: int, amount: int) -> None:
    """Take workers, goods or steps of an attribute, and say so."""
    made = take(p, seat, token, amount)
    if p.log and made:
        p.log.write("gains", who=seat, gain=[token_phrase(token, made)])


def gain_all(p: Paladins, seat: int, source: int, at: int) -> int:
    """Take of a reward, from a token on, all that comes at once; gives the first token that does not."""
    tokens = p.printed.rewards[source]
    gains: list[Phrase] = []
    while at < len(tokens) and at_once(tokens[at]):
        made = take(p, seat, tokens[at], tokens[at + 1])
        if p.log and made:
            gains.append(token_phrase(tokens[at], made))
        at += 2
    if gains:
        tell(p, "gains", seat, gain=gains)
    return at


def take(p: Paladins, seat: int, token: int, amount: int) -> int:
    """Take workers, goods or steps of an attribute; gives how many came, fewer only at the end of the track."""
    board = p.boards[seat]
    if token < ATTRIBUTE:
        board.workers[token] += amount
    elif token < ATTRIBUTE + len(ATTRIBUTES):
        made = board.raise_attribute(token - ATTRIBUTE, amount)
        if made < amount:
            tell_end(p, seat, token - ATTRIBUTE)
        return made
    elif token == PROVISION:
        board.provisions += amount
    else:
        board.silver += amount
    return amount


def tell_end(p: Paladins, house: int, attribute: int) -> None:
    """A marker is on the last step and cannot rise."""
    if p.log:
        tell(p, "track_end", house, attribute=Phrase(f"attribute.{ATTRIBUTES[attribute]}"))


def pay_silver(p: Paladins, seat: int, silver: int) -> None:
    """Silver goes to the supply."""
    p.boards[seat].silver -= silver
    if p.log and silver:
        p.log.write("pays", who=seat, cost=[token_phrase(SILVER, silver)])


def pay_provisions(p: Paladins, seat: int, provisions: int) -> None:
    """Provisions go to the supply."""
    p.boards[seat].provisions -= provisions
    if p.log and provisions:
        p.log.write("pays", who=seat, cost=[token_phrase(PROVISION, provisions)])


def discard_suspicion(p: Paladins, house: int, cards: int) -> None:
    """The newest suspicion cards go to the discard."""
    dropped = p.house(house).drop_suspicion(cards)
    p.suspicion_discard = p.suspicion_discard + dropped
    tell(p, "discards", house, n=len(dropped))


def take_debt(p: Paladins, house: int) -> None:
    """A debt comes with its unpaid side up."""
    p.house(house).unpaid += 1
    tell(p, "takes_debt", house)


def react(p: Paladins, seat: int, reward: int) -> None:
    """What an ability gives in the midst of something else: only what comes at once and suspicion that goes."""
    tokens = p.printed.rewards[reward]
    at = gain_all(p, seat, reward, 0)
    while at < len(tokens):
        if tokens[at] == DISCARD_SUSPICION and p.boards[seat].suspicion:
            discard_suspicion(p, seat, tokens[at + 1])
        at = gain_all(p, seat, reward, at + 2)


def advance_marker(p: Paladins, steps: int) -> None:
    """The solo opponent's resource marker moves on; from the last space it returns to the first, and the lowest
    attribute rises, of equal ones the marker on top of the stack."""
    automa = p.automata[0]
    if p.log and steps:
        p.log.write("automa_marker", n=steps)
    for _ in range(steps):
        automa.marker += 1
        if automa.marker < p.printed.automa_track:
            continue
        automa.marker = 0
        if p.log:
            p.log.write("automa_wraps")
        lowest = automa.stack[-1]
        for attribute in reversed(automa.stack):
            if automa.attributes[attribute] < automa.attributes[lowest]:
                lowest = attribute
        raise_automa(p, lowest, 1)


def raise_automa(p: Paladins, attribute: int, steps: int) -> None:
    """A marker of the solo opponent moves up and lands on top of those already there."""
    automa = p.automata[0]
    made = automa.raise_attribute(attribute, steps)
    if made:
        automa.stack = [*(other for other in automa.stack if other != attribute), attribute]
        if p.log:
            p.log.write("automa_gains", gain=[token_phrase(ATTRIBUTE + attribute, made)])
    if made < steps:
        tell_end(p, p.seats, attribute)
