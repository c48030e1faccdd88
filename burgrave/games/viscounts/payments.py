"""What a move pays for its action, in notation, words and touches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.viscounts.funding import doubled, price_for, strength, units
from burgrave.games.viscounts.phrases import top_manuscript
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.vocabulary import BUILD, TRADE, TRANSCRIBE, WORKERS
from burgrave.kernel.moves import Kind
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.games.viscounts.position import Viscounts


def dismissed(position: Viscounts) -> int:
    """The icons of the townsfolk dismissed for the action under way."""
    question = position.question
    if question is not None and type(question).__name__ == "Complete":
        return position.printed.folk[question.b].icons
    return 0


def paid(position: Viscounts, seat: int, kind: Kind, move: int) -> list[tuple[str, int]]:
    """What an action is paid with: (good, amount)."""
    if not 0 <= seat < len(position.players) or position.players[seat].viscount == NONE:
        return []
    question = type(position.question).__name__ if position.question is not None else ""
    if question not in ("Act", "Complete"):
        return []
    more = dismissed(position)
    if kind.word == "build":
        action, need = BUILD, position.printed.costs[kind.arg(move, 0) // 3]
    elif kind.word == "workers":
        action, need = WORKERS, position.printed.thresholds[min(kind.arg(move, 0), 4)]
    elif kind.word == "transcribe":
        action = TRANSCRIBE
        need = position.printed.manuscripts[top_manuscript(position, position.segment(seat))].cost
    else:
        need = kind.arg(move, 0) * position.printed.batches[position.offer(position.players[seat].viscount)]
        return [("silver", max(0, need - strength(position, seat, TRADE, more)))]
    missing = max(0, need - strength(position, seat, action, more))
    stone = gold = 0
    if kind.word == "transcribe":
        stone, gold, bought = kind.arg(move, 0), kind.arg(move, 1), kind.arg(move, 2)
    else:
        bought = kind.arg(move, 2 if kind.word == "build" else 1)
    own = units(max(0, missing - stone - gold - bought), doubled(position, seat, action))
    silver = bought * price_for(position, seat, action)
    if action == BUILD:
        stone = own
    elif action == WORKERS:
        gold = own
    amounts = [("ink", own if action == TRANSCRIBE else 0), ("stone", stone), ("gold", gold), ("silver", silver)]
    return [(good, amount) for good, amount in amounts if amount]


def spell_paid(position: Viscounts, seat: int, kind: Kind, move: int) -> str:
    """` for 2 stone 4 silver`, where there is a choice of payment."""
    spelled = " ".join(f"{amount} {good}" for good, amount in paid(position, seat, kind, move) if amount)
    return f" for {spelled}" if spelled else ""


def with_payment(position: Viscounts, seat: int, kind: Kind, move: int, said: Phrase) -> Phrase:
    """A move in words, with what it costs."""
    goods = [Phrase(f"goods.{good}", n=amount) for good, amount in paid(position, seat, kind, move) if amount]
    return Phrase("move.paying", move=said, goods=goods) if goods else said


def touch_payment(kind: Kind, move: int, first: int) -> list[str]:
    """Buttons for goods that are paid instead of the action's own resource."""
    touched: list[str] = []
    for which in range(first, len(kind.names)):
        if kind.arg(move, which):
            touched.append(f"button-{kind.names[which]}-{kind.arg(move, which)}")
    return touched
