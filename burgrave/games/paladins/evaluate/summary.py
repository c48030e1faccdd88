"""What follows from a position and a player likes to see: own values, the next price of every action, points so far.

The whole view, for whoever draws it: `round`, `first`, `turn` and `treasury`; `orders` and `favours` as piles whose
first three and five cards lie on the board (None while face down), `favour_workers` and `favour_houses` on them; the
rows `townsfolk`, `outsiders`, `taverns` (with their `takers`) from the left, None or -1 for a gap; `spaces` in the
order of BOARD_SPACES (`monk-0`, `outpost-1`); decks as piles of None, discards by name. For every seat a board:
`attributes` (faith, strength, influence), `workers` by colour, goods, `placed` (three workers or None for every
action), `workshops` of the six right-hand actions (1 left, 2 middle, as bits), `jars` (bits of the absolve spaces),
`walls`, `party`, `attacked`, `converted`, `suspicion` (oldest first), `unpaid`, `paid`, `deck` (the hand is its last
three cards), `played`, `paladin`, `passed`. Alone `automata` holds the opponent: `marker` from 0, `workers`, `busy`
(bits of LEFT_ROW, then of the right side), `workshops` as counts, `stack`, `drawn` schemes. `summary` has an entry for
every house, the opponent last; see below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTRIBUTES,
    CONVERT,
    DEVELOP,
    FORTIFY,
    INFLUENCE,
    PRAY,
    RIGHT,
    SIDES,
)
from burgrave.games.paladins.scoring import fulfilled

if TYPE_CHECKING:
    from burgrave.games.paladins.position import Paladins


COUNTED: Final = (DEVELOP, *range(RIGHT, len(ACTIONS)))
"""The actions whose number of times is shown."""


def summary(p: Paladins, number: int) -> dict[str, Any]:
    """For a house by its number; `values` are the own values of faith, strength and influence."""
    house = p.house(number)
    player = number < p.seats
    sheet = p.score_sheet(number if player else -1)
    return {
        "values": [p.value(number, n) if player else house.attributes[n] for n in range(len(ATTRIBUTES))],
        "done": {ACTIONS[action]: house.done(action) for action in COUNTED},
        "orders": [fulfilled(p.printed, house, order) for order in p.revealed_orders()],
        "sheet": sheet,
        "points": sum(sheet.values()),
        "actions": {ACTIONS[action]: needs(p, number, action) for action in range(len(ACTIONS))} if player else {},
    }


NO_NEEDS: Final = dict[str, Any](spaces=[], silver=0, provisions=0, requires=None, at_least=0, left=True)
"""To be copied: that is faster than putting six entries into a dict."""


def needs(p: Paladins, seat: int, action: int) -> dict[str, Any]:
    """What an action asks for next time: spaces not covered, silver, provisions, an attribute; None when used up."""
    board, printed = p.boards[seat], p.printed
    covered = board.workshops[action - RIGHT] if action >= RIGHT else 0
    found = NO_NEEDS.copy()
    found["spaces"] = spaces = printed.space_names[action][:]
    for n in range(len(SIDES)):
        if covered >> n & 1:
            spaces[n] = None
    if action == DEVELOP:
        found["silver"] = p.silver_for(seat, action, printed.develop_silver)
    elif action == PRAY:
        found["silver"] = p.silver_for(seat, action, printed.pray_silver)
    done = board.done(action)
    if printed.limit[action] and done >= printed.limit[action]:
        found["left"] = False
        return found
    if printed.provision_cost[action]:
        found["provisions"] = p.provisions_for(seat, action)
    if action in (ABSOLVE, CONVERT):
        found["silver"] = p.silver_for(seat, action, printed.silver_cost[action][done])
    if action in (FORTIFY, ABSOLVE):
        found["requires"] = ATTRIBUTES[INFLUENCE]
        found["at_least"] = (printed.wall_influence if action == FORTIFY else printed.jar_influence)[done]
    return found
