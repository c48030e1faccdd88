"""Hints: the best moves in the eyes of the best bot, in words."""

from __future__ import annotations

from burgrave.kernel.words import Phrase, Words
from burgrave.search.search import Advice
from burgrave.table.events import NotAllowed, Stale
from burgrave.table.live import Live
from burgrave.table.messages import HintedMove
from burgrave.table.show import TablePage


async def hinted_moves(live: Live, page: TablePage) -> list[HintedMove]:
    """What the best bot advises the seat that looks; of no use if the game goes on meanwhile."""
    seat, table, position, words = page.eyes.seat, page.table, page.position, page.words
    if seat is None or page.eyes.player is None:
        raise NotAllowed("not_seated")
    seq = table.seq
    hints = await live.bots.hints(table, seat, page.eyes.player)
    if table.seq != seq:
        raise Stale("stale")
    return [
        HintedMove(
            position.notation(hint.move, seat),
            words.say(position.phrase(hint.move, seat), seat),
            position.touches(hint.move, seat),
            f"{hint.value:+.1f}",
            expects(words, hint),
        )
        for hint in hints
    ]


def expects(words: Words, hint: Advice) -> str:
    """What a bot expects of a move: the final score and the chance to win; nothing if it has learned neither."""
    if hint.chance < 0.0:
        return ""
    return words.say(Phrase("page.hint.expects", score=round(hint.score), chance=round(100 * hint.chance)))
