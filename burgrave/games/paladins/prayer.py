"""Prayer: the workers of an action leave it, so that it can be taken again in this round."""

from __future__ import annotations

from burgrave.games.paladins.asking import AskingDetail, place_in
from burgrave.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    COMMISSION,
    GARRISON,
    OF_DISMISSAL,
    OF_JAR,
    OF_SPACE,
    RECRUIT,
    place_of,
)
from burgrave.games.paladins.houses import NONE
from burgrave.games.paladins.moves import CLEAR, CLEAR_ACTION, DECLINE
from burgrave.games.paladins.phrases import stand_phrase
from burgrave.games.paladins.position import OUTPOST, Paladins, kind_of_piece
from burgrave.kernel.words import Phrase


class Prayer(AskingDetail):
    """All workers leave one action of the own board.

    A prayer that is a reward may be declined; the action itself is taken to clear another.
    """

    @property
    def spared(self) -> int:
        """The action that cannot be cleared, NONE for none."""
        return self.a

    @property
    def must(self) -> bool:
        """Is it the action? Then something has to be cleared."""
        return self.b == 1

    def options(self, p: Paladins) -> list[int]:
        placed = p.boards[self.seat].placed
        moves = [CLEAR.of(action) for action in range(len(ACTIONS)) if placed[action] and action != self.spared]
        if not self.must:
            moves.append(DECLINE)
        return moves

    def answer(self, p: Paladins, move: int) -> None:
        if move != DECLINE:
            clear(p, self.seat, CLEAR_ACTION.of(move))

    def hindrance(self, p: Paladins, seat: int, thing: str) -> Phrase | None:
        action = place_in(ACTIONS, thing, f"action-{seat}")
        if action < 0:
            return None
        if action == self.spared:
            return Phrase("why.spared")
        return None if p.boards[seat].placed[action] else Phrase("why.no_workers_there")


def spared(p: Paladins, source: int) -> int:
    """The action that a prayer cannot clear, by the reading of the table: the one that gave it."""
    if p.readings.pray_reward == "any":
        return NONE
    place = place_of(source)
    if place == OF_SPACE:
        return GARRISON if kind_of_piece(p.spaces[source - OF_SPACE]) == OUTPOST else COMMISSION
    if place == OF_JAR:
        return ABSOLVE
    return RECRUIT if place == OF_DISMISSAL else NONE


def clear(p: Paladins, seat: int, action: int) -> None:
    """The workers of an action return to the supply."""
    board = p.boards[seat]
    if p.log:
        workers = stand_phrase(board.placed[action])
        p.log.write("clears", who=seat, action=Phrase(f"action.{ACTIONS[action]}"), workers=workers)
    board.place(action, 0)
