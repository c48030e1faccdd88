"""Plain or compiled: which flavour of Burgrave runs here, and the digest of the sources it was made from.

A build leaves `build.json` in the package; a source tree has none. Both flavours play the same games move for move, so
a process may hand work to another of the other flavour, if both were made from the same sources.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent
NOTE = "build.json"
COMPILED = "compiled"

SOURCES = (".py", ".toml", ".json", ".html", ".css", ".po", ".ts")
"""The endings of what a package is made from."""
MADE = ("node_modules", "static", "__pycache__")
"""Folders that a build fills."""


@cache
def flavour() -> str:
    """`compiled`, or `plain: ` and why, by what is really imported."""
    from burgrave.kernel import position

    if not (position.__file__ or "").endswith(".py"):
        return COMPILED
    return note().get("flavour", "plain: run from the source tree")


def is_compiled() -> bool:
    """Do rules and bots run as native code?"""
    return flavour() == COMPILED


@cache
def digest() -> str:
    """Of the sources that run here: two processes with the same digest understand each other's positions."""
    return note().get("digest") or digest_of(PACKAGE)


def note() -> dict[str, str]:
    """What the build says of itself; nothing in a source tree."""
    try:
        read: dict[str, str] = json.loads((PACKAGE / NOTE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    return read


def digest_of(package: Path) -> str:
    """The digest of the sources of a package in its source tree."""
    found = [
        path
        for path in sorted(package.rglob("*"))
        if path.suffix in SOURCES and path.name != NOTE and not set(MADE) & set(path.relative_to(package).parts)
    ]
    made = hashlib.sha256()
    for path in found:
        made.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()


if __name__ == "__main__":
    print(json.dumps({"flavour": flavour(), "digest": digest()}))
