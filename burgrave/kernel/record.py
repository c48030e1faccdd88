"""Records: what a game was played with and every move asked for; replayed, they give the same position."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from burgrave.kernel.components import Components
from burgrave.kernel.errors import BadRecord, BurgraveError, IllegalMove, listed
from burgrave.kernel.log import Log
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title, title_named
from burgrave.kernel.words import Phrase

FORMAT: Final = "burgrave record 1"


class Record:
    """Title, rules version, options, overlay, seed and moves; a move is written `seat: notation`."""

    def __init__(
        self,
        title: str,
        rules: int,
        seats: int,
        seed: int,
        options: Mapping[str, Any],
        overlay: Mapping[str, Any],
        moves: Sequence[str],
        players: Sequence[str] = (),
        undone: int = 0,
    ) -> None:
        self.title = title
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.overlay = dict(overlay)
        self.moves = list(moves)
        self.players = list(players)
        self.undone = undone
        """How often a move was taken back although something had become known since."""

    def replay(self, at: int | None = None, log: Log | None = None) -> Position:
        """The position after the first `at` moves, by default after all of them.

        A record of older rules is played by ours as far as they allow the same moves.
        """
        try:
            title = title_named(self.title)
            if self.rules > title.version:
                raise BadRecord("record_rules", title=self.title, rules=self.rules, ours=title.version)
            count = len(self.moves) if at is None else at
            if not 0 <= count <= len(self.moves):
                raise BadRecord("record_at", last=len(self.moves), at=count)
            position = begin(title, self.seats, self.seed, title.components(self.overlay), self.options, log)
        except BadRecord:
            raise
        except BurgraveError as wrong:
            raise BadRecord("record_start", why=wrong.phrase) from None
        for number, written in enumerate(self.moves[:count], start=1):
            try:
                seat, text = split(written)
                position.play(position.parse(text, seat), seat)
            except BurgraveError as wrong:
                if self.rules == title.version:
                    raise BadRecord("record_move", number=number, why=wrong.phrase) from None
                raise BadRecord("record_older", number=number, rules=self.rules, ours=title.version) from None
        return position

    def text(self) -> str:
        """The record as people keep it: JSON with a line for every move."""
        head: dict[str, Any] = {
            "format": FORMAT,
            "title": self.title,
            "rules": self.rules,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "overlay": self.overlay,
            "players": self.players,
            "undone": self.undone,
        }
        lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in head.items()]
        moves = ",\n".join(f"    {json.dumps(move, ensure_ascii=False)}" for move in self.moves)
        return "{\n" + "\n".join(lines) + '\n  "moves": [\n' + moves + "\n  ]\n}\n"

    def save(self, path: Path) -> None:
        """Write the record whole or not at all."""
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(path)


def begin(
    title: Title, seats: int, seed: int, components: Components, options: Mapping[str, Any], log: Log | None
) -> Position:
    """A new game with a log that hears everything from the set-up on."""
    from burgrave.kernel.chance import chance_of

    position = title.blank(seats, options, components, chance_of(seed))
    position.log = log
    position.then(title.begin)
    position.advance()
    return position


def split(written: str) -> tuple[int, str]:
    """The seat and the notation of a recorded move."""
    seat, colon, text = written.partition(": ")
    if not colon or not seat.isdecimal():
        raise BadRecord("record_form", written=written)
    return int(seat), text


def parse_record(text: str) -> Record:
    """The record in a text, checked field by field."""
    try:
        data = json.loads(text)
    except ValueError as wrong:
        raise BadRecord("record_json", why=str(wrong)) from None
    except RecursionError:
        raise BadRecord("record_json", why=Phrase("error.nested")) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("record_foreign", format=FORMAT)
    shapes: dict[str, type] = {
        "title": str,
        "rules": int,
        "seats": int,
        "seed": int,
        "options": dict,
        "overlay": dict,
        "players": list,
        "undone": int,
        "moves": list,
    }
    for name, shape in shapes.items():
        if not isinstance(data.get(name), shape) or isinstance(data.get(name), bool):
            raise BadRecord("record_field", field=name)
    for name in data:
        if name not in shapes and name != "format":
            raise BadRecord("record_unknown", field=name, allowed=listed(shapes))
    if not all(isinstance(text, str) for text in (*data["moves"], *data["players"])):
        raise BadRecord("record_texts")
    del data["format"]
    return Record(**data)


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as wrong:
        raise BadRecord("file", file=str(path), why=wrong.strerror or str(wrong)) from None
    except UnicodeDecodeError:
        raise BadRecord("record_binary", file=str(path)) from None
    try:
        return parse_record(text)
    except BadRecord as wrong:
        raise BadRecord("file", file=str(path), why=wrong.phrase) from None


def resumed(record: Record) -> Game:
    """The game of a record, ready to go on; under the rules of today, as long as every move is legal in them."""
    game = Game(title_named(record.title), record.seats, record.seed, record.overlay, record.options, record.players)
    for number, written in enumerate(record.moves, start=1):
        try:
            seat, text = split(written)
            game.play(game.position.parse(text, seat), seat)
        except BurgraveError as wrong:
            raise BadRecord("record_move", number=number, why=wrong.phrase) from None
    game.record.undone = record.undone
    return game


class Game:
    """One game under way: its position, its log and the record of how it came about."""

    def __init__(
        self,
        title: Title,
        seats: int,
        seed: int,
        overlay: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        players: Sequence[str] = (),
    ) -> None:
        self.log = Log()
        self.title = title
        self.position = begin(title, seats, seed, title.components(overlay), options or {}, self.log)
        values = self.position.options.values()
        self.record = Record(title.id, title.version, seats, seed, values, overlay or {}, [], players)
        self._revealed: list[int] = []

    def play(self, move: int, seat: int = -1) -> None:
        """Play a move and write it down."""
        position = self.position
        at = seat if seat >= 0 or position.over else position.mover
        revealed = position.revealed
        legal = position.legal(at)
        written = f"{at}: {position.notation(move, at)}" if move in legal else ""
        position.play(move, at)
        self.record.moves.append(written)
        self._revealed.append(revealed)

    def adopt(self, after: Position, written: str, log: Log) -> None:
        """Go on with the position to which a move led on a copy, and with what was told on the way."""
        self._revealed.append(self.position.revealed)
        self.record.moves.append(written)
        self.log.events.extend(log.events)
        after.log = self.log
        self.position = after

    def back(self, seat: int) -> int:
        """How many moves an undo of this seat would leave: up to its previous question; -1 if it has not moved."""
        for number in range(len(self.record.moves) - 1, -1, -1):
            if split(self.record.moves[number])[0] == seat:
                return number
        return -1

    def undo_is_free(self, seat: int) -> bool:
        """Has nothing become known, and nobody else decided, since the seat's previous question?"""
        number = self.back(seat)
        if number < 0 or self._revealed[number] != self.position.revealed:
            return False
        # When several choose at once in secret, somebody else's choice reveals nothing, and is one all the same.
        return all(split(written)[0] == seat for written in self.record.moves[number:])

    def undo(self, seat: int) -> None:
        """Go back to the seat's previous question; the record remembers it if something had become known since."""
        number = self.back(seat)
        if number < 0:
            raise IllegalMove("no_undo", seat=seat)
        if not self.undo_is_free(seat):
            self.record.undone += 1
        self.rewind(number)

    def rewind(self, number: int) -> None:
        """Go back to the position after so many moves."""
        del self.record.moves[number:]
        del self._revealed[number:]
        self.log = Log()
        self.position = self.record.replay(log=self.log)
