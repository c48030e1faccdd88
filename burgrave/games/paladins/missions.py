"""Commission and garrison: a monk or an outpost goes to a space of the board and brings what is printed there."""

from __future__ import annotations

from burgrave.games.paladins.components import BOARD_SPACES, COMMISSION, FAITH, GARRISON, OF_ACTION, OF_SPACE, STRENGTH
from burgrave.games.paladins.gains import gain_all, pay_provisions
from burgrave.games.paladins.moves import TO, TO_SPACE
from burgrave.games.paladins.phrases import space_phrase
from burgrave.games.paladins.position import MONK, OUTPOST, Paladins, piece_of
from burgrave.games.paladins.promises import Promise
from burgrave.games.paladins.rewards import Triggers, reward
from burgrave.kernel.agenda import Detail
from burgrave.kernel.words import Phrase


def regions_within(p: Paladins, house: int, action: int) -> int:
    """How many regions from the left are within reach: by faith for a monk, by strength for an outpost."""
    flags = p.printed.faith_flags if action == COMMISSION else p.printed.strength_flags
    attribute = FAITH if action == COMMISSION else STRENGTH
    value = p.value(house, attribute) if house < p.seats else p.automata[0].attributes[attribute]
    reach = 0
    while reach < len(flags) and flags[reach] <= value:
        reach += 1
    return reach


def open_spaces(p: Paladins, house: int, action: int) -> list[int]:
    """The free spaces within reach."""
    reach = regions_within(p, house, action)
    regions = p.printed.space_region
    return [space for space in range(len(p.spaces)) if regions[space] < reach and p.space_open(space)]


def can_send(p: Paladins, seat: int, action: int) -> bool:
    """Is there a monk or an outpost left, provisions for it, and a space?"""
    board = p.boards[seat]
    if board.done(action) >= p.printed.limit[action] or board.provisions < p.provisions_for(seat, action):
        return False
    reach = regions_within(p, seat, action)
    regions = p.printed.space_region
    return any(regions[space] < reach and p.space_open(space) for space in range(len(p.spaces)))


def send(p: Paladins, seat: int, action: int) -> None:
    """Pay the provisions of the leftmost one, choose a space, take its reward."""
    board = p.boards[seat]
    pay_provisions(p, seat, p.provisions_for(seat, action))
    p.then(Mission(seat, action), Triggers(seat, action, len(board.party)))


def settle_space(p: Paladins, house: int, action: int, space: int) -> None:
    """A monk or an outpost comes to stand on a space."""
    p.spaces = p.spaces[:]
    p.spaces[space] = piece_of(house, MONK if action == COMMISSION else OUTPOST)
    if action == COMMISSION:
        p.house(house).commissions += 1
    else:
        p.house(house).garrisons += 1


class Mission(Detail[Paladins]):
    """To which space does the monk or the outpost go?"""

    @property
    def action(self) -> int:
        """A commission or a garrison."""
        return self.a

    def options(self, p: Paladins) -> list[int]:
        return [TO.of(space) for space in open_spaces(p, self.seat, self.action)]

    def answer(self, p: Paladins, move: int) -> None:
        space = TO_SPACE.of(move)
        settle_space(p, self.seat, self.action, space)
        if p.log:
            event = "commissions" if self.action == COMMISSION else "garrisons"
            p.log.write(event, who=self.seat, space=space_phrase(p.printed, space))
        gain_all(p, self.seat, OF_ACTION + self.action, 0)
        reward(p, self.seat, OF_SPACE + space)

    def describe(self, p: Paladins, seat: int, move: int) -> Phrase:
        """The attribute of the action, the reward of the space, what the townsfolk give."""
        space = TO_SPACE.of(move)
        promise = Promise(p, seat)
        promise.reward(OF_ACTION + self.action)
        promise.reward(OF_SPACE + space)
        promise.triggers(self.action)
        number = p.printed.space_region[space] + 1
        return Phrase("move.to", number=number, place=BOARD_SPACES[space], gain=promise.said())

    def prompt(self, p: Paladins) -> Phrase:
        return Phrase("ask.Garrison" if self.action == GARRISON else "ask.Commission")
