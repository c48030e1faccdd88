"""`burgrave draw`: a position of a recorded game as one SVG picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from burgrave.cli.arguments import BadArguments
from burgrave.kernel.errors import BadRecord
from burgrave.kernel.record import read_record
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Words


def run(said: argparse.Namespace, words: Words) -> int:
    record = read_record(Path(said.file))
    position = record.replay(said.at)
    if said.seat is not None and said.seat > record.seats:
        raise BadArguments("seat", seat=said.seat, seats=record.seats)
    title = title_named(record.title)
    own = title.words(said.lang, record.players)
    if title.presentation.standalone is None:
        raise BadArguments("not_drawn", title=own.template("title"))
    seat = None if said.seat is None else said.seat - 1
    write_new(Path(said.output), title.presentation.standalone(position.view(seat), own))
    return 0


def write_new(path: Path, text: str) -> None:
    """Write a file that does not exist yet; an existing one is left alone."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BadArguments("file_exists", file=str(path)) from None
    except OSError as wrong:
        raise BadRecord("file", file=str(path), why=wrong.strerror or str(wrong)) from None
