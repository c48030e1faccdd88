"""The messages between a table and its page: every kind is declared once, the client's types are made from them.

`python -m burgrave.table.messages FILE` writes the types for TypeScript.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct, inspect


class LegalMove(Struct):
    """A legal move: its notation, which is what is played, its words, and the pieces one would touch for it."""

    move: str
    words: str
    touch: list[str]


class HintedMove(Struct):
    """A move as the best bot sees it."""

    move: str
    words: str
    touch: list[str]
    value: str
    expects: str
    """The final score and the chance to win that the bot expects, in words; empty if it knows neither."""


class ChatLine(Struct):
    """Something that was said, under the name of that day."""

    number: int
    who: str
    seat: int | None
    text: str
    at: str


# ---------------------------------------------------------------------- from the table


class PageState(Struct, tag_field="kind", tag="state", omit_defaults=True):
    """What has changed since the last message to this page; the first one, and any the page asks for, is whole."""

    seq: int
    """The number of the question: answers carry it, so that a late one is noticed."""
    turn: bool
    """Is this page asked?"""
    tab: str
    game: Literal["playing", "over", "frozen"]
    main: str | None = None
    """The whole inside of the table, its boards empty; it comes when boards come or go."""
    regions: dict[str, str] = {}
    """Elements that have changed, by their ids."""
    boards: dict[str, list[str]] = {}
    """Boards by their ids, each as the parts of its drawing, all of them."""
    parts: dict[str, dict[int, str]] = {}
    """Boards by their ids, each with the parts of its drawing that have changed, by their places."""
    frames: dict[str, str] = {}
    """Boards by their ids whose size or name has changed, each as an empty element."""
    log: list[str] | None = None
    """Lines of the log that have been added."""
    moves: list[LegalMove] | None = None
    """The legal moves, if they have changed."""


class Chat(Struct, tag_field="kind", tag="chat"):
    """The last lines of the chat."""

    lines: list[ChatLine]


class Hints(Struct, tag_field="kind", tag="hints"):
    """The best moves, best first."""

    moves: list[HintedMove]


class Confirm(Struct, tag_field="kind", tag="confirm"):
    """This move would hand the turn on: the page asks whether it is meant."""

    seq: int
    move: str


class Refusal(Struct, tag_field="kind", tag="refusal"):
    """What was wanted is not allowed, in one line."""

    seq: int
    error: str


Told = PageState | Chat | Hints | Confirm | Refusal


# ---------------------------------------------------------------------- from the page


class Play(Struct, tag_field="do", tag="move"):
    """Play a move; with `confirm` only if it does not hand the turn on."""

    seq: int
    move: str
    confirm: bool = False


class Undo(Struct, tag_field="do", tag="undo"):
    """Take the last move back, where nobody has to agree."""

    seq: int


class WishUndo(Struct, tag_field="do", tag="wish"):
    """Ask the others for leave to take the last move back."""

    seq: int


class Agree(Struct, tag_field="do", tag="consent"):
    """Agree to somebody's wish."""

    seq: int


class Disagree(Struct, tag_field="do", tag="refuse"):
    """Do not agree to somebody's wish."""

    seq: int


class HandOver(Struct, tag_field="do", tag="hand_over"):
    """Let a bot play a seat, or its holder again."""

    seat: int
    bot: str | None


class OfferSeat(Struct, tag_field="do", tag="offer"):
    """OfferSeat a seat anew by a fresh link."""

    seat: int


class Resign(Struct, tag_field="do", tag="resign"):
    """Give the game up."""

    seq: int


class Say(Struct, tag_field="do", tag="chat"):
    """Say something to the table."""

    text: str


class AskHint(Struct, tag_field="do", tag="hint"):
    """Ask the best bot."""


class LiftCurtain(Struct, tag_field="do", tag="curtain"):
    """At a shared screen: it is this seat that looks now."""

    seat: int


class AskWhole(Struct, tag_field="do", tag="whole"):
    """Send everything again."""


Wanted = (
    Play | Undo | WishUndo | Agree | Disagree | HandOver | OfferSeat | Resign | Say | AskHint | LiftCurtain | AskWhole
)

DECODER = msgspec.json.Decoder(Wanted)
ENCODER = msgspec.json.Encoder()


# ---------------------------------------------------------------------- for the client and the documentation


def typescript() -> str:
    """The messages as types of TypeScript."""
    lines = ["// Made from burgrave/table/messages.py; do not edit.", ""]
    for struct in STRUCTS:
        lines.append(f"/** {(struct.__doc__ or '').strip()} */")
        lines.append(f"export interface {struct.__name__} {{")
        lines += [f"  {line}" for line in members(struct)]
        lines += ["}", ""]
    told = " | ".join(struct.__name__ for struct in TOLD)
    wanted = " | ".join(struct.__name__ for struct in WANTED)
    lines += ["/** From the table. */", f"export type Told = {told};", ""]
    lines += ["/** From the page. */", f"export type Wanted = {wanted};", ""]
    return "\n".join(lines)


def members(struct: type[Struct]) -> list[str]:
    """The fields of a message, the one that names its kind first."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    found = [f'{info.tag_field}: "{info.tag}";'] if info.tag_field else []
    return found + [f"{field.name}{'' if field.required else '?'}: {ts(field.type)};" for field in info.fields]


def ts(type: inspect.Type) -> str:
    """A type of a field in TypeScript."""
    match type:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item_type=item):
            return f"{ts(item)}[]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{ts(key)}, {ts(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(ts(one) for one in types)
        case inspect.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no type of TypeScript for {type}")


TOLD: tuple[type[Struct], ...] = (PageState, Chat, Hints, Confirm, Refusal)
WANTED: tuple[type[Struct], ...] = (
    *(Play, Undo, WishUndo, Agree, Disagree, HandOver, OfferSeat),
    *(Resign, Say, AskHint, LiftCurtain, AskWhole),
)
STRUCTS: tuple[type[Struct], ...] = (LegalMove, HintedMove, ChatLine, *TOLD, *WANTED)


def main() -> None:
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
