"""The kernel, the titles and the bots stand on the standard library alone."""

from __future__ import annotations

import ast
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest

import burgrave

SOURCE = Path(burgrave.__file__).parent
ALONE = sorted(
    path for folder in ("kernel", "games", "bots", "arena", "cli") for path in (SOURCE / folder).rglob("*.py")
)


def imported(path: Path) -> set[str]:
    """The top packages a module imports at run time."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("path", ALONE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_nothing_outside_the_standard_library(path: Path) -> None:
    foreign = imported(path) - set(sys.stdlib_module_names) - {"burgrave"}

    # native.py names the compiler's words for the type checker only; no program ever imports them.
    assert foreign <= ({"mypy_extensions"} if path.name == "native.py" else set())


def test_the_package_needs_no_other_package() -> None:
    assert all("extra ==" in need for need in requires("burgrave") or [])
