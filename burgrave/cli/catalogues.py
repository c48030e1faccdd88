"""`burgrave catalogues`: the words of a title, compiled after they were changed; no other program is needed for it."""

from __future__ import annotations

import ast
import re
import struct
from pathlib import Path
from typing import Annotated

import typer

from burgrave.cli.arguments import Language
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.words import Phrase, Words

LINE = re.compile(r'(msgid|msgid_plural|msgstr|msgstr\[\d+\]|) *(".*")')
"""What a catalogue is made of: a keyword with the beginning of a text, or a text that goes on."""

MAGIC = 0x950412DE


class BadCatalogue(BurgraveError):
    """A catalogue that cannot be read."""


def run(
    folder: Annotated[str, typer.Argument(metavar="metavar.folder", help="help.catalogues_folder")],
    lang: Language = "",
) -> int:
    found = sorted(Path(folder).rglob("burgrave.po"))
    if not found:
        raise BadCatalogue("no_catalogue", folder=folder)
    for path in found:
        compile_catalogue(path)
    print(Words(lang).say(Phrase("catalogues.done", n=len(found), folder=folder)))
    return 0


def compile_catalogue(path: Path) -> None:
    """Write a .po file's compiled .mo beside it."""
    try:
        compiled = written(read(path.read_text(encoding="utf-8"), path))
        path.with_suffix(".mo").write_bytes(compiled)
    except OSError as wrong:
        raise BadCatalogue("file", file=str(path), why=wrong.strerror or str(wrong)) from None


def read(text: str, path: Path) -> dict[str, str]:
    """The entries of a .po file as a .mo file has them: key and plural, and all forms, with a NUL between them."""
    entries: dict[str, str] = {}
    parts: dict[str, str] = {}
    keyword = ""
    for number, line in enumerate([*text.splitlines(), 'msgid ""'], 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        match = LINE.fullmatch(line)
        if match is None:
            raise BadCatalogue("catalogue_line", file=str(path), line=number)
        if match[1] == "msgid":
            # The next entry begins, so the one before it is complete.
            add(entries, parts)
            parts = {}
        keyword = match[1] or keyword
        try:
            parts[keyword] = parts.get(keyword, "") + ast.literal_eval(match[2])
        except (SyntaxError, ValueError):
            raise BadCatalogue("catalogue_line", file=str(path), line=number) from None
    return entries


def add(entries: dict[str, str], parts: dict[str, str]) -> None:
    """Take over an entry that has words; one that has none yet stays missing, and whoever needs it is told so."""
    keys = [parts[name] for name in ("msgid", "msgid_plural") if name in parts]
    forms = [parts[name] for name in parts if name.startswith("msgstr")]
    if keys and any(forms):
        entries["\0".join(keys)] = "\0".join(forms)


def written(entries: dict[str, str]) -> bytes:
    """Entries in the form that gettext reads: two tables of lengths and places, then all keys, then all words."""
    keys = sorted(entries, key=str.encode)
    tables, texts = b"", b""
    begin = 28 + 16 * len(keys)
    for column in (keys, [entries[key] for key in keys]):
        for text in column:
            encoded = text.encode()
            tables += struct.pack("<II", len(encoded), begin + len(texts))
            texts += encoded + b"\0"
    head = struct.pack("<7I", MAGIC, 0, len(keys), 28, 28 + 8 * len(keys), 0, begin)
    return head + tables + texts
