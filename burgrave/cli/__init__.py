"""The `burgrave` command.

It stands on Typer and Rich. Without them everything can still be imported and simulated, so that they are asked for
here, in one line, and nowhere before.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.util import find_spec

from burgrave.kernel.words import Phrase, Words, reader_language

NEEDED = ("rich", "typer")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command."""
    missing = [package for package in NEEDED if find_spec(package) is None]
    if missing:
        said = Words(reader_language()).say(Phrase("error.no_terminal_packages", packages=" ".join(missing)))
        print(f"burgrave: {said}", file=sys.stderr)
        return 2
    from burgrave.cli.commands import run

    return run(arguments)


__all__ = ["main"]
