"""The position: everything that decides the future of one game, and the one way to move it on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from burgrave.kernel.agenda import Question, Sealed, Step
from burgrave.kernel.chance import Chance, Rng
from burgrave.kernel.errors import BadDump, DeadEnd, IllegalMove, listed
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.piles import SPECTATOR, Pile, imagine_piles
from burgrave.kernel.state import EVERYTHING, Part

if TYPE_CHECKING:
    from burgrave.kernel.log import Log
    from burgrave.kernel.title import Title
    from burgrave.kernel.words import Phrase

P = TypeVar("P", bound="Position")

AUTOMA: Final = -1
"""Instead of a seat: the opponent of a solo game."""

UNANSWERED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Part):
    """A game between two moves: who is asked, what is legal, what is known; `play` moves it on.

    A title's position adds its fields (`FIELDS`), its `copy`, its `piles` and its results.
    """

    def __init__(self, title: Title, seats: int, options: Any, components: Any, chance: Chance) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        self.components = components
        self.chance = chance
        self.log: Log | None = None
        self.agenda: list[Step[Any]] = []
        self.question: Question[Any] | None = None
        self.over = False
        self.revealed = 0
        self.decider = -1
        self._legal: list[int] = []
        self._sealed: list[int] = []

    # ------------------------------------------------------------------ asking

    @property
    def asked(self) -> list[int]:
        """The seats with a question now; several only where all choose at once in secret."""
        question = self.question
        if question is None:
            return []
        if isinstance(question, Sealed):
            return [seat for seat in self._invited(question) if self._sealed[seat] == UNANSWERED]
        return [question.seat]

    @property
    def mover(self) -> int:
        """The first of the seats asked."""
        question = self.question
        if question is None:
            raise IllegalMove("over")
        if isinstance(question, Sealed):
            return self.asked[0]
        return question.seat

    def legal(self, seat: int = -1) -> list[int]:
        """The legal moves of the seat, by default the mover's; none for a seat that is not asked."""
        question = self.question
        if question is None:
            return []
        if isinstance(question, Sealed):
            if seat < 0:
                seat = self.mover
            return question.options_of(self, seat) if seat in self._invited(question) else []
        if seat >= 0 and seat != question.seat:
            return []
        return self._legal[:]

    def play(self, move: int, seat: int = -1) -> None:
        """Apply a legal move and run everything automatic up to the next question."""
        question = self.question
        if question is None:
            raise IllegalMove("over")
        if isinstance(question, Sealed):
            self._play_sealed(question, move, seat if seat >= 0 else self.mover)
            return
        if (seat >= 0 and seat != question.seat) or move not in self._legal:
            raise self._refusal(move, seat)
        self.agenda.pop()
        question.answer(self, move)
        self.advance()

    def _play_sealed(self, question: Sealed[Any], move: int, seat: int) -> None:
        if seat not in self._invited(question) or move not in question.options_of(self, seat):
            raise self._refusal(move, seat)
        self._sealed[seat] = move
        if self.asked:
            return
        self.agenda.pop()
        answers = self._sealed
        self._sealed = []
        self.revealed += 1
        for invited in self._invited(question):
            question.answer_of(self, invited, answers[invited])
        self.advance()

    def _invited(self, question: Sealed[Any]) -> list[int]:
        return [seat for seat in range(self.seats) if question.a >> seat & 1]

    def _refusal(self, move: int, seat: int) -> IllegalMove:
        allowed = self.legal(seat)
        if not allowed:
            return IllegalMove("not_asked", seat=seat, asked=listed(self.asked))
        at = seat if seat >= 0 else self.mover
        known = 0 <= move < self.title.book.size
        return self._not_allowed(self.notation(move, at) if known else f"#{move}", at, allowed)

    def _not_allowed(self, said: str, seat: int, allowed: list[int]) -> IllegalMove:
        return IllegalMove("move", move=said, allowed=listed([self.notation(move, seat) for move in allowed]))

    # ------------------------------------------------------------------ moves as text

    def notation(self, move: int, seat: int = -1) -> str:
        """A move as a record writes it."""
        at = seat if seat >= 0 else self.mover
        if self.question is None:
            return self.title.book.kind_of(move).notation(self, at, move)
        return self.question.notation(self, at, move)

    def phrase(self, move: int, seat: int = -1) -> Phrase:
        """A move in words."""
        at = seat if seat >= 0 else self.mover
        if self.question is None:
            return self.title.book.kind_of(move).phrase(self, at, move)
        return self.question.describe(self, at, move)

    def amounts(self, seat: int) -> dict[str, int]:
        """How much a seat has of every thing that a move can cost or bring, by the names of `Cost` and `Gain`."""
        return {}

    def touches(self, move: int, seat: int = -1) -> list[str]:
        """The ids of the pieces one would touch on the table to make a move."""
        at = seat if seat >= 0 else self.mover
        if self.question is None:
            return self.title.book.kind_of(move).touches(self, at, move)
        return self.question.touches(self, at, move)

    def parse(self, text: str, seat: int = -1) -> int:
        """The legal move with this notation."""
        at = seat if seat >= 0 or self.question is None else self.mover
        wanted = " ".join(text.split())
        moves = self.legal(at)
        for move in moves:
            if self.notation(move, at) == wanted:
                return move
        if not moves:
            raise IllegalMove("over") if self.over else IllegalMove("not_asked", seat=at, asked=listed(self.asked))
        raise self._not_allowed(wanted, at, moves)

    # ------------------------------------------------------------------ for the rules

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda: the first of them comes next."""
        agenda = self.agenda
        left = len(steps)
        while left > 0:
            left -= 1
            agenda.append(steps[left])

    def below(self, n: int, purpose: int, round: int, seat: int, index: int) -> int:
        """Draw a number in range(n) in the open."""
        self.revealed += 1
        return self.chance.below(n, purpose, round, seat, index)

    def show(self, pile: Pile, place: int, seats: int) -> None:
        """Let seats (bits) know a card that they may not have known."""
        self.revealed += 1
        pile.show(place, seats)

    def advance(self) -> None:
        """Run the agenda up to the next question that has to be asked, or to the end of the game."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if not isinstance(step, Question):
                agenda.pop()
                step.run(self)
            elif isinstance(step, Sealed):
                for seat in self._invited(step):
                    if not step.options_of(self, seat):
                        raise DeadEnd(f"{step!r} has no answer for seat {seat}")
                self.question = step
                self._legal = []
                self._sealed = [UNANSWERED] * self.seats
                self.decider = -1
                return
            else:
                moves = step.options(self)
                if not moves:
                    raise DeadEnd(f"{step!r} has no answer")
                if len(moves) > 1 or not step.public(self):
                    self.question = step
                    self._legal = moves
                    if step.seat != self.decider:
                        self.decider = step.seat
                        self.revealed += 1
                    return
                agenda.pop()
                step.answer(self, moves[0])
        self.question = None
        self._legal = []
        self.over = True

    # ------------------------------------------------------------------ copies and knowledge

    def copy(self) -> Position:
        """An independent position, equal in everything but the log, which stays behind."""
        raise NotImplementedError

    def __copy__(self) -> Position:
        """For the standard library's `copy.copy`: the same as `copy`."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """For `copy.deepcopy`: what a copy shares never changes."""
        return self.copy()

    def copy_kernel(self, other: Position) -> None:
        """For `copy`: hand on what the kernel keeps."""
        other.agenda = self.agenda[:]
        other.question = self.question
        other.over = self.over
        other.revealed = self.revealed
        other.decider = self.decider
        other._legal = self._legal
        other._sealed = self._sealed[:]

    def piles(self) -> list[Pile]:
        """All piles in which something may be hidden."""
        return []

    def imagine(self, seat: int, rng: Rng) -> Position:
        """A position drawn at random from all those that agree with the seat's view; a function of that view alone."""
        other = self.copy()
        other.chance = rng.key()
        imagine_piles(other.piles(), seat, rng)
        other.imagine_rest(seat, rng)
        question = other.question
        if isinstance(question, Sealed):
            for invited in other._invited(question):
                if invited != seat and other._sealed[invited] != UNANSWERED:
                    moves = question.options_of(other, invited)
                    other._sealed[invited] = moves[rng.below(len(moves))]
        elif question is not None and question.seat != seat and not question.public(other):
            other._legal = question.options(other)
        return other

    def imagine_rest(self, seat: int, rng: Rng) -> None:
        """For titles that hide something outside piles: draw it anew, by what the seat can see."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as JSON data; None is a spectator."""
        at = SPECTATOR if seat is None else seat
        data = self._head(at)
        data["seat"] = seat
        data["asked"] = self.asked
        data["over"] = self.over
        data["scores"] = self.scores
        data.update(self.write(at))
        return data

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows: what a spectator may see; None for a title that is not drawn."""
        from burgrave.kernel.words import reader_language

        standalone = self.title.presentation.standalone
        return None if standalone is None else standalone(self.view(None), self.title.words(reader_language()))

    def dump(self) -> dict[str, Any]:
        """Everything, as JSON data that `title.load` takes back: for bug reports, puzzles and tests."""
        data = self._head(EVERYTHING)
        data["chance"] = self.chance.words()
        data.update(self.write(EVERYTHING))
        return data

    def _head(self, seat: int) -> dict[str, Any]:
        sealed: list[str | None] = []
        for other in range(len(self._sealed)):
            move = self._sealed[other]
            if move == UNANSWERED:
                sealed.append(None)
            elif seat in (EVERYTHING, other):
                sealed.append(self.notation(move, other))
            else:
                sealed.append("?")
        return {
            "title": self.title.id,
            "rules": self.title.version,
            "seats": self.seats,
            "options": self.options.values(),
            "overlay": self.components.overlay,
            "revealed": self.revealed,
            "decider": self.decider,
            "agenda": [[type(step).__name__, step.seat, step.a, step.b] for step in self.agenda],
            "sealed": sealed,
        }

    def restore(self, data: dict[str, Any], steps: dict[str, type[Step[Any]]]) -> None:
        """For `title.load`: take over a dump."""
        self.read(data)
        self.chance = Chance(*data["chance"])
        self.agenda = []
        for name, seat, a, b in data["agenda"]:
            if name not in steps:
                raise BadDump("dump_step", step=name, allowed=listed(sorted(steps)))
            self.agenda.append(steps[name](seat, a, b))
        self.decider = data["decider"]
        self.advance()
        self.decider = data["decider"]
        self.revealed = data["revealed"]
        for seat, text in enumerate(data["sealed"]):
            if text is not None:
                self._sealed[seat] = self.parse(text, seat)

    def __reduce__(self) -> tuple[object, ...]:
        from burgrave.kernel.title import revive

        return (revive, (self.dump(),))

    # ------------------------------------------------------------------ results

    @property
    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return [sum(self.score_sheet(seat).values()) for seat in range(self.seats)]

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Points by source, line by line as the rulebook scores; `AUTOMA` for the opponent of a solo game."""
        raise NotImplementedError

    @property
    def automa(self) -> Phrase | None:
        """The opponent of a solo game by name, if it scores on a sheet of its own."""
        return None

    @property
    def lead(self) -> int:
        """How far a solo game is ahead of what it has to beat, as things stand: the points of its automa, as a rule."""
        return self.scores[0] - (sum(self.score_sheet(AUTOMA).values()) if self.automa is not None else 0)

    @property
    def sides(self) -> list[list[int]]:
        """The seats that win together."""
        return [[seat] for seat in range(self.seats)]

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points and then tie-breaks; the greatest wins."""
        return (self.scores[seat],)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs and after a lost solo game."""
        if not self.over:
            return []
        best = max(self.standing(side[0]) for side in self.sides)
        return [seat for side in self.sides if self.standing(side[0]) == best for seat in side]

    def holdings(self, seat: int) -> list[str]:
        """What a seat has built, placed, gathered or used, for statistics: the catalogue's key of each such thing.

        One that was there several times is named as often. The arena asks at the end of a game what goes with winning.
        """
        return []

    def audit(self) -> list[str]:
        """What is wrong with this position although the rules cannot lead there; for the conformance suite."""
        return []
