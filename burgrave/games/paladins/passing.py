"""To pass: workers return to the supply, at most three of the stock stay for the next round."""

from __future__ import annotations

from burgrave.games.paladins.asking import AskingDetail
from burgrave.games.paladins.crews import CREWS, NOBODY, WORKERS, affords, packed
from burgrave.games.paladins.houses import NOBODY_PLACED
from burgrave.games.paladins.moves import KEEP, KEEP_CREW
from burgrave.games.paladins.phrases import token_phrase, workers_phrase
from burgrave.games.paladins.position import Paladins
from burgrave.kernel.words import Phrase


def pass_round(p: Paladins, seat: int) -> None:
    """No more actions in this round. The player chooses who stays; after the last round nobody is needed."""
    board = p.boards[seat]
    board.passed = True
    board.placed = NOBODY_PLACED
    if p.log:
        p.log.write("passes", who=seat)
    if p.round == p.printed.rounds:
        stay(p, seat, NOBODY)
    elif board.in_stock():
        p.then(Keep(seat))


class Keep(AskingDetail):
    """Which workers stay, three at most? The others return to the supply."""

    def options(self, p: Paladins) -> list[int]:
        """All that may stay, the largest crews first."""
        stock = packed(p.boards[self.seat].workers)
        moves: list[int] = []
        for many in range(p.printed.kept, -1, -1):
            moves += [KEEP.of(crew) for crew in range(len(CREWS)) if len(CREWS[crew]) == many and affords(stock, crew)]
        return moves

    def prompt(self, p: Paladins) -> Phrase:
        stock = p.boards[self.seat].in_stock()
        return Phrase("ask.Keep", n=min(p.printed.kept, stock), stock=stock)

    def answer(self, p: Paladins, move: int) -> None:
        stay(p, self.seat, KEEP_CREW.of(move))


def stay(p: Paladins, seat: int, crew: int) -> None:
    """A crew stays in stock, all others return to the supply."""
    board = p.boards[seat]
    kept = [CREWS[crew].count(worker) for worker in range(len(WORKERS))]
    if p.log:
        gone = [
            token_phrase(at, board.workers[at] - kept[at]) for at in range(len(kept)) if board.workers[at] > kept[at]
        ]
        if crew != NOBODY:
            p.log.write("keeps", who=seat, workers=workers_phrase(crew))
        if gone:
            p.log.write("returns", who=seat, workers=gone)
    board.workers = kept
