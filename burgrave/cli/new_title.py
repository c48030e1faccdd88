"""`burgrave new-title`: a package with the smallest game that has everything a title needs, ready to be played."""

from __future__ import annotations

import keyword
from importlib.util import find_spec
from pathlib import Path
from string import Template
from typing import Annotated

import typer

import burgrave
from burgrave.cli.arguments import Language
from burgrave.cli.catalogues import compile_catalogue
from burgrave.cli.wrong import BadArguments
from burgrave.kernel.title import title_ids
from burgrave.kernel.words import Phrase, Words

SKELETON = Path(burgrave.__file__).parent / "skeleton"
"""The files to write. Each has .txt behind its name, so that nobody takes it for a part of Burgrave."""

LONGEST = 24
"""A name of more letters would break lines of the files that it stands in."""


def run(
    name: Annotated[str, typer.Argument(metavar="metavar.name", help="help.new_name")],
    at: Annotated[str, typer.Option(metavar="metavar.folder", help="help.new_at")] = ".",
    lang: Language = "",
) -> int:
    check_name(name)
    folder = Path(at) / name
    if folder.exists():
        raise BadArguments("new_title_exists", folder=str(folder))
    try:
        write(folder, name)
    except OSError as wrong:
        raise BadArguments("file", file=str(folder), why=wrong.strerror or str(wrong)) from None
    # A bare name would be looked for on the package index.
    shown = str(folder) if folder.is_absolute() or folder.parts[0] == ".." else f"./{folder}"
    print(Words(lang).say(Phrase("new_title.done", folder=shown, title=name)))
    return 0


def check_name(name: str) -> None:
    """A title's name is that of its package: one that Python can import, and that nobody has taken."""
    plain = name.isascii() and name.isidentifier() and name == name.lower() and not keyword.iskeyword(name)
    if not plain or name.startswith("_") or len(name) > LONGEST:
        raise BadArguments("new_title_name", name=name, most=LONGEST)
    if name in title_ids():
        raise BadArguments("new_title_installed", name=name)
    # The tests stand in a folder beside the package.
    if name == "tests" or find_spec(name) is not None:
        raise BadArguments("new_title_package", name=name)


def write(folder: Path, name: str) -> None:
    """Write the package, and its words compiled."""
    filled = {"name": name, "Name": name.replace("_", " ").strip().capitalize()}
    for source in sorted(SKELETON.rglob("*.txt")):
        target = folder / place(source.relative_to(SKELETON), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(Template(source.read_text(encoding="utf-8")).substitute(filled), encoding="utf-8")
        if target.suffix == ".po":
            compile_catalogue(target)


def place(source: Path, name: str) -> Path:
    """Where a file of the skeleton goes."""
    top = name if source.parts[0] == "package" else source.parts[0]
    target = Path(top, *source.parts[1:]).with_suffix("")
    return target.with_name(f"test_{name}.py") if target.name == "test_title.py" else target
