"""`burgrave draw`: a position of a recorded game as one SVG picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from burgrave.cli.arguments import AtMove, Language, positive
from burgrave.cli.wrong import BadArguments
from burgrave.kernel.errors import BadRecord
from burgrave.kernel.record import read_record
from burgrave.kernel.title import title_named


def run(
    file: Annotated[str, typer.Argument(metavar="metavar.record", help="help.record")],
    output: Annotated[str, typer.Option("--output", "-o", metavar="metavar.svg", help="help.output")],
    at: AtMove = None,
    seat: Annotated[int | None, typer.Option(metavar="metavar.number", parser=positive, help="help.draw_seat")] = None,
    lang: Language = "",
) -> int:
    record = read_record(Path(file))
    position = record.replay(at)
    if seat is not None and seat > record.seats:
        raise BadArguments("seat", seat=seat, seats=record.seats)
    title = title_named(record.title)
    own = title.words(lang, record.players)
    if title.presentation.standalone is None:
        raise BadArguments("not_drawn", title=own.template("title"))
    view = position.view(None if seat is None else seat - 1)
    write_new(Path(output), title.presentation.standalone(view, own))
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
