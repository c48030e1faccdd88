"""`burgrave replay`: a recorded game in words, or the position at one of its moves."""

from __future__ import annotations

import argparse
from pathlib import Path

from burgrave.cli.result import print_result
from burgrave.kernel.log import Log
from burgrave.kernel.record import read_record
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Phrase, Words


def run(said: argparse.Namespace, words: Words) -> int:
    record = read_record(Path(said.file))
    log = Log()
    position = record.replay(said.at, log)
    title = title_named(record.title)
    own = title.words(said.lang, record.players)
    if said.at is None:
        for line in log.lines(own):
            print(line)
    else:
        print(words.say(Phrase("replay.at", number=said.at, count=len(record.moves))))
    print()
    print(title.presentation.screen(position.view(None), own))
    if position.over:
        print()
        print_result(position, own)
    return 0
