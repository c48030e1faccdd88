"""To pass: workers return to the supply, up to three of the stock are kept."""

from __future__ import annotations

from burgrave.games.paladins.crews import CREWS, WORKERS, affords, packed
from burgrave.games.paladins.houses import NOBODY_PLACED
from burgrave.games.paladins.moves import KEEP, KEEP_CREW, workers_phrase
from burgrave.games.paladins.position import Paladins
from burgrave.kernel.agenda import Detail


def pass_round(p: Paladins, seat: int) -> None:
    """No more actions in this round. As many workers as allowed are kept; after the last round none are needed."""
    board = p.boards[seat]
    board.passed = True
    board.placed = NOBODY_PLACED
    if p.log:
        p.log.write("passes", who=seat)
    if p.round == p.printed.rounds:
        board.workers = [0] * len(WORKERS)
    elif board.in_stock() > p.printed.kept:
        p.then(Keep(seat))


class Keep(Detail[Paladins]):
    """Which three workers stay? The others return to the supply."""

    def options(self, p: Paladins) -> list[int]:
        stock = packed(p.boards[self.seat].workers)
        many = p.printed.kept
        return [KEEP.of(crew) for crew in range(len(CREWS)) if len(CREWS[crew]) == many and affords(stock, crew)]

    def answer(self, p: Paladins, move: int) -> None:
        crew = KEEP_CREW.of(move)
        p.boards[self.seat].workers = [CREWS[crew].count(worker) for worker in range(len(WORKERS))]
        if p.log:
            p.log.write("keeps", who=self.seat, workers=workers_phrase(crew))
