"""The messages between a table and whoever is at it: every kind is declared once, for pages and for programs.

`python -m burgrave.table.messages FILE` writes the client's types; with `--docs` the page for who writes programs.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import Struct

PaceName: TypeAlias = Literal["slow", "normal", "instant"]
"""How fast bots move while somebody looks."""

HappeningKind: TypeAlias = Literal[
    "start",
    "move",
    "undo",
    "refusal",
    "seat",
    "resign",
    "rules",
    "seed",
    "rematch",
    "late",
    "warn",
    "end",
    "ended",
    "lesson",
]
"""What the story of a game tells of."""


class Described:
    """Part of a message that the JSON API answers with as well; OpenAPI describes it by the same words."""

    __pydantic_config__: ClassVar[dict[str, bool]] = {"use_attribute_docstrings": True}


@dataclass
class LegalMove(Described):
    """A legal move: its notation, which is what is played, its words, and the pieces one would touch for it."""

    move: str
    words: str
    touch: list[str]


@dataclass
class Gesture(Described):
    """Moves that are one gesture, the first of which only prepares the next, with the pieces of both."""

    moves: list[str]
    words: str
    touch: list[str]


@dataclass
class HintedMove(Described):
    """A move as the best bot sees it."""

    move: str
    words: str
    touch: list[str]
    value: str
    expects: str
    """The final score and the chance to win that the bot expects, in words; empty if it knows neither."""


@dataclass
class ChatLine(Described):
    """Something that was said, under the name of that day."""

    number: int
    who: str
    seat: int | None
    text: str
    at: str


@dataclass
class Happening(Described):
    """Something that has happened, as its reader may know it."""

    number: int
    """Grows with every event; the start of the game is 0."""
    kind: HappeningKind
    seat: int | None
    """The seat it was about."""
    move: str | None
    """The notation of a move, unless it was made in secret by somebody else."""
    lines: list[str]
    """The same in words, as the log has it."""


@dataclass
class TableState(Described):
    """How a table stands, in the eyes of one seat or of a spectator."""

    seq: int
    """The number of the question: answers carry it, so that a late one is noticed."""
    title: str
    state: Literal["running", "over", "frozen"]
    seat: int | None
    """The seat that looks; none for a spectator."""
    asked: list[int]
    """The seats that are asked."""
    scores: list[int]
    winners: list[int]
    prompt: str
    """What is asked, in words."""
    wish: int | None
    """The seat that wants its move back and waits for the reader's consent."""


# ---------------------------------------------------------------------- from the table


class PageState(Struct, tag_field="kind", tag="state", omit_defaults=True):
    """What has changed since the last message to this page; the first one, and any the page asks for, is whole."""

    seq: int
    """The number of the question: answers carry it, so that a late one is noticed."""
    turn: bool
    """Is this page asked?"""
    tab: str
    game: Literal["playing", "waiting", "over", "frozen"]
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
    wastes: list[int] | None = None
    """What each of these moves wastes, if the last piece they touch is a target and the others are means to it."""


class ProgramState(Struct, tag_field="kind", tag="state"):
    """How the table stands now, sent to a program at first and at every change."""

    table: TableState
    view: dict[str, Any]
    """All that the seat may know, as data; what it holds is the title's own."""
    moves: list[LegalMove]
    """The legal moves; none while there is nothing to decide. A secret choice can be changed until all have chosen."""
    events: list[Happening]
    """What has happened since the last message; at first the last eighty events."""


class Chat(Struct, tag_field="kind", tag="chat"):
    """The last lines of the chat."""

    lines: list[ChatLine]


class Hints(Struct, tag_field="kind", tag="hints"):
    """The best moves, best first."""

    moves: list[HintedMove]


class Confirm(Struct, tag_field="kind", tag="confirm"):
    """This move would hand the turn on or end something: whoever made it is asked whether it is meant."""

    seq: int
    move: str


class Why(Struct, tag_field="kind", tag="why"):
    """Why a piece cannot be used now, or the gestures that reach it; both are empty if nothing needs to be said."""

    seq: int
    thing: str
    words: str
    gestures: list[Gesture]


class Refusal(Struct, tag_field="kind", tag="refusal"):
    """What was wanted is not allowed, in one line."""

    seq: int
    error: str
    anyway: str = ""
    """A move that a lesson did not ask for, and that may be played all the same."""


class Lobby(Struct, tag_field="kind", tag="lobby"):
    """The tables of the home page, as it shows them."""

    html: str


Told = PageState | ProgramState | Chat | Hints | Confirm | Why | Refusal | Lobby


# ---------------------------------------------------------------------- to the table


class Play(Struct, tag_field="do", tag="move"):
    """Play a move; with `confirm` only if it neither hands the turn on nor ends something."""

    seq: int
    move: str
    confirm: bool = False
    anyway: bool = False
    """Also if a lesson asks for another move."""


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
    """Offer a seat anew by a fresh link; one's own is left by that."""

    seat: int


class StartGame(Struct, tag_field="do", tag="start"):
    """Begin without waiting for more people: bots take the free seats."""

    bot: str


class WarnAbsent(Struct, tag_field="do", tag="warn"):
    """Ask for a player who is away and lets the others wait; after a while a bot may sit in."""

    seat: int


class EndGame(Struct, tag_field="do", tag="end"):
    """End the game as it stands, or agree to that; it ends when all have agreed."""

    seq: int


class Resign(Struct, tag_field="do", tag="resign"):
    """Give the game up."""

    seq: int


class Say(Struct, tag_field="do", tag="chat"):
    """Say something to the table."""

    text: str


class AskHint(Struct, tag_field="do", tag="hint"):
    """Ask the best bot."""


class AskWhy(Struct, tag_field="do", tag="why"):
    """Ask why a piece cannot be used."""

    seq: int
    thing: str


class ReadOn(Struct, tag_field="do", tag="lesson_next"):
    """What a lesson has told has been read."""

    seq: int


class AnswerLesson(Struct, tag_field="do", tag="lesson_answer"):
    """Answer a lesson's question by touching a piece."""

    seq: int
    thing: str


class LeaveLesson(Struct, tag_field="do", tag="lesson_leave"):
    """Leave a lesson's script: the game goes on as any other."""

    seq: int


class BackToLesson(Struct, tag_field="do", tag="lesson_back"):
    """Back to where the script was left, or to the beginning of what was missed."""

    seq: int


class LiftCurtain(Struct, tag_field="do", tag="curtain"):
    """Of several own seats: it is this one that looks now."""

    seat: int


class SetPace(Struct, tag_field="do", tag="pace"):
    """Let bots move slowly, as usual or at once; of several people at a table the slowest wish holds."""

    pace: PaceName


class Hurry(Struct, tag_field="do", tag="hurry"):
    """See what bots do now at once, until a person is asked."""


class AskWhole(Struct, tag_field="do", tag="whole"):
    """Send everything again."""


Wanted = (
    Play
    | Undo
    | WishUndo
    | Agree
    | Disagree
    | HandOver
    | OfferSeat
    | StartGame
    | WarnAbsent
    | EndGame
    | Resign
    | Say
    | AskHint
    | AskWhy
    | ReadOn
    | AnswerLesson
    | LeaveLesson
    | BackToLesson
    | LiftCurtain
    | SetPace
    | Hurry
    | AskWhole
)

DECODER = msgspec.json.Decoder(Wanted)
ENCODER = msgspec.json.Encoder()


# ---------------------------------------------------------------------- which messages go where

TO_PAGE: tuple[type[Struct], ...] = (PageState, Chat, Hints, Confirm, Why, Refusal)
TO_HOME: tuple[type[Struct], ...] = (Lobby,)
TO_PROGRAM: tuple[type[Struct], ...] = (ProgramState, Chat, Hints, Confirm, Why, Refusal)
TO_TABLE: tuple[type[Struct], ...] = (
    *(Play, Undo, WishUndo, Agree, Disagree, HandOver, OfferSeat, StartGame, WarnAbsent, EndGame),
    *(Resign, Say, AskHint, AskWhy, LiftCurtain, SetPace, Hurry, AskWhole),
    *(ReadOn, AnswerLesson, LeaveLesson, BackToLesson),
)


def main() -> None:
    from burgrave.table.message_files import page_for_programs, typescript

    *flags, name = sys.argv[1:]
    file = Path(name)
    file.write_text(page_for_programs(file.read_text("utf-8")) if "--docs" in flags else typescript(), "utf-8")


if __name__ == "__main__":
    main()
