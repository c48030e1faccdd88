"""Commission and garrison: a monk or an outpost goes to a space of the board and brings what is printed there."""

from __future__ import annotations

from burgrave.games.paladins.asking import AskingDetail, place_in
from burgrave.games.paladins.components import BOARD_SPACES, COMMISSION, FAITH, GARRISON, OF_ACTION, OF_SPACE, STRENGTH
from burgrave.games.paladins.gains import gain_all, pay_provisions
from burgrave.games.paladins.moves import TO, TO_SPACE
from burgrave.games.paladins.phrases import space_phrase
from burgrave.games.paladins.position import MONK, OUTPOST, Paladins, house_of_piece, piece_of
from burgrave.games.paladins.promises import Promise
from burgrave.games.paladins.rewards import Triggers, reward
from burgrave.games.paladins.shortages import (
    action_left,
    has_provisions,
    lack_of_actions,
    lack_of_provisions,
    lack_of_value,
)
from burgrave.kernel.words import Phrase


def attribute_for(action: int) -> int:
    """Faith leads monks, strength outposts."""
    return FAITH if action == COMMISSION else STRENGTH


def flags_for(p: Paladins, action: int) -> list[int]:
    """What the regions ask for, from the left."""
    return p.printed.faith_flags if action == COMMISSION else p.printed.strength_flags


def regions_within(p: Paladins, house: int, action: int) -> int:
    """How many regions from the left are within reach: by faith for a monk, by strength for an outpost."""
    flags, attribute = flags_for(p, action), attribute_for(action)
    value = p.value(house, attribute) if house < p.seats else p.automata[0].attributes[attribute]
    reach = 0
    while reach < len(flags) and flags[reach] <= value:
        reach += 1
    return reach


def open_spaces(p: Paladins, house: int, action: int) -> list[int]:
    """The free spaces within reach."""
    reach = regions_within(p, house, action)
    return [space for space in range(len(p.spaces)) if within(p, reach, space) and p.space_open(space)]


def within(p: Paladins, reach: int, space: int) -> bool:
    """Does a space lie in one of so many regions from the left?"""
    return p.printed.space_region[space] < reach


def can_send(p: Paladins, seat: int, action: int) -> bool:
    """Is there a monk or an outpost left, provisions for it, and a space?"""
    if not action_left(p, seat, action) or not has_provisions(p, seat, p.provisions_for(seat, action)):
        return False
    reach = regions_within(p, seat, action)
    return any(within(p, reach, space) and p.space_open(space) for space in range(len(p.spaces)))


def send_lacks(p: Paladins, seat: int, action: int) -> Phrase | None:
    """What is missing to send a monk or an outpost."""
    found = lack_of_actions(p, seat, action)
    if found is not None:
        return found
    reach = regions_within(p, seat, action)
    free = [space for space in range(len(p.spaces)) if p.space_open(space)]
    if not free:
        return Phrase("why.no_space")
    if not any(within(p, reach, space) for space in free):
        return space_lacks(p, seat, action, min(free, key=p.printed.space_region.__getitem__))
    return lack_of_provisions(p, seat, p.provisions_for(seat, action))


def space_lacks(p: Paladins, seat: int, action: int, space: int) -> Phrase | None:
    """Why a monk or an outpost cannot go to a space: it is taken, or too far away."""
    found = space_taken(p, space)
    if found is not None or within(p, regions_within(p, seat, action), space):
        return found
    # Flags rise from the left: the region's own says what is missing.
    needed = flags_for(p, action)[p.printed.space_region[space]]
    return lack_of_value(p, seat, attribute_for(action), needed)


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


def space_taken(p: Paladins, space: int) -> Phrase | None:
    """Whose monk or outpost stands on a space."""
    if p.space_open(space):
        return None
    house = house_of_piece(p.spaces[space])
    return Phrase("why.taken_by", who=house if house < p.seats else Phrase("automa"))


class Mission(AskingDetail):
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

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        space = place_in(BOARD_SPACES, thing, "space")
        return space_lacks(p, seat, self.action, space) if space >= 0 else None

    def prompt(self, p: Paladins) -> Phrase:
        key = "ask.Garrison" if self.action == GARRISON else "ask.Commission"
        reach = regions_within(p, self.seat, self.action)
        return Phrase(key, have=p.value(self.seat, attribute_for(self.action)), reach=reach)
