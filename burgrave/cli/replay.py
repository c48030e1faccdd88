"""`burgrave replay`: a recorded game in words, or the position at one of its moves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from burgrave.cli.arguments import AtMove, Language
from burgrave.cli.result import print_result
from burgrave.kernel.log import Log
from burgrave.kernel.record import read_record
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Phrase, Words


def run(
    file: Annotated[str, typer.Argument(metavar="metavar.record", help="help.record")],
    at: AtMove = None,
    lang: Language = "",
) -> int:
    # Rich is imported only where something is drawn.
    from burgrave.cli.console import console_for
    from burgrave.cli.screen import show

    record = read_record(Path(file))
    log = Log()
    position = record.replay(at, log)
    title = title_named(record.title)
    own = title.words(lang, record.players)
    if at is None:
        for line in log.lines(own):
            print(line)
    else:
        print(Words(lang).say(Phrase("replay.at", number=at, count=len(record.moves))))
    print()
    show(title.presentation.screen(position.view(None), own), console_for("stdout"))
    if position.over:
        print()
        print_result(position, own)
    return 0
