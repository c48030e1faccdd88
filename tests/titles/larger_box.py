"""A title's box with more in it than its files have: further records and words in memory, no line of code.

The tables of a box are made once, when its title is imported. So whoever plays with a larger one is a program of its
own: it enlarges the box, then imports the title, and prints what it saw.
"""

from __future__ import annotations

import gettext
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burgrave.kernel.title import Title


class MoreWords(gettext.NullTranslations):
    """Words that a catalogue on disk does not have."""

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__()
        self.words = words

    def gettext(self, message: str) -> str:
        return self.words.get(message, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1)


def enlarge(title: str, change: Callable[[dict[str, Any]], None], words: Mapping[str, Mapping[str, str]]) -> None:
    """Whoever reads the sheet of the title or its catalogues from now on reads more than is in the files."""
    read, translate = tomllib.load, gettext.translation

    def load(file: Any) -> dict[str, Any]:
        figures = read(file)
        if Path(file.name).parent.name == title:
            change(figures)
        return figures

    def translation(domain: str, folder: Path, languages: list[str]) -> gettext.NullTranslations:
        found = translate(domain, folder, languages)
        if folder.parent.name == title:
            found.add_fallback(MoreWords(words[languages[0]]))
        return found

    tomllib.load = load  # type: ignore[assignment]
    gettext.translation = translation  # type: ignore[assignment]


def fits_experience(title: Title) -> bool:
    """Does what the duke has learned still hold in the larger box?"""
    learned = json.loads((title.folder / "evaluate" / "experience.json").read_text(encoding="utf-8"))
    return bool(learned["features"] == title.judgement.features())


def printed_by(program: str) -> str:
    """What a program of the tests prints; it finds the house where this one does."""
    path = os.pathsep.join([*sys.path, str(Path(__file__).parents[2])])
    command = [sys.executable, "-P", "-m", program]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": path})
    assert done.returncode == 0, done.stderr
    return done.stdout
