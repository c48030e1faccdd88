"""The engine protocol: one JSON object a line, between a host that knows the game and an engine that plays a seat.

Every message of the host has an id and something to do; an engine answers it with a line that carries the same id.
What the host sends follows from an imagined position alone, so it holds nothing that the seat may not know.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from burgrave.kernel.position import Position
from burgrave.search.budget import Budget
from burgrave.search.search import Advice

PROTOCOL: Final = 1
"""The version of the protocol."""

HELLO: Final = "hello"
CHOOSE: Final = "choose"
ADVISE: Final = "advise"
STOP: Final = "stop"
QUIT: Final = "quit"

Message = dict[str, Any]


class BadMessage(ValueError):
    """A line that is no message, or a message that lacks something; the text is one line."""


def line_of(message: Message) -> bytes:
    """A message as it goes through a pipe."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def message_in(line: bytes) -> Message:
    """The message in a line."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise BadMessage(f"not JSON: {shown(line)}") from None
    if not isinstance(message, dict):
        raise BadMessage(f"not a JSON object: {shown(line)}")
    return message


def shown(line: bytes, most: int = 60) -> str:
    """The beginning of a line, for a complaint."""
    text = line.decode(errors="replace").strip()
    return text if len(text) <= most else text[:most] + "…"


def field_of(message: Message, name: str, kind: type | tuple[type, ...]) -> Any:
    """A field that must be there, and of its kind."""
    value = message.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadMessage(f"“{name}” is {'missing' if value is None else 'not what it should be'}")
    return value


# ---------------------------------------------------------------------- what a host says


def game_of(position: Position, seat: int, seed: int) -> Message:
    """What `hello` tells of a game."""
    return {
        "protocol": PROTOCOL,
        "title": position.title.id,
        "rules": position.title.version,
        "seats": position.seats,
        "seat": seat,
        "options": position.options.values(),
        "overlay": position.components.overlay,
        "seed": seed,
    }


def question_of(imagined: Position, seat: int, moves: Sequence[str], budget: Budget) -> Message:
    """What `choose` and `advise` ask, with what an engine may spend on the answer."""
    spend = {"seconds": budget.seconds, "nodes": budget.nodes}
    return {
        "seat": seat,
        "view": imagined.view(seat),
        "moves": list(moves),
        "position": imagined.dump(),
        "budget": {name: value for name, value in spend.items() if value},
    }


# ---------------------------------------------------------------------- what both say


def budget_in(message: Message) -> Budget:
    """The budget of a question."""
    budget = message.get("budget", {})
    if not isinstance(budget, dict):
        raise BadMessage("“budget” is not what it should be")
    told = {name: field_of(budget, name, (int, float)) for name in ("seconds", "nodes") if name in budget}
    return Budget(max(0.0, float(told.get("seconds", 0.0))), max(0, int(told.get("nodes", 0))))


def estimate_of(advice: Advice, notation: str) -> Message:
    """A move with what is expected of it; what was not learned is left out."""
    told: Message = {"move": notation, "value": advice.value, "visits": advice.visits}
    if advice.visits and advice.chance >= 0:
        told |= {"score": advice.score, "chance": advice.chance}
    return told


def advice_in(estimate: Message, move: int) -> Advice:
    """The same, read back; an engine need not tell more than the move."""
    told = {name: field_of(estimate, name, (int, float)) for name in ESTIMATES if name in estimate}
    value, visits, score = (told.get(name, 0) for name in ESTIMATES[:3])
    return Advice(move, float(value), int(visits), float(score), float(told.get("chance", -1.0)))


ESTIMATES: Final = ("value", "visits", "score", "chance")
