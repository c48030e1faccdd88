"""The kernel, the titles and the bots stand on the standard library alone."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import burgrave

SOURCE = Path(burgrave.__file__).parent
FOLDERS = ("kernel", "drawing", "reading", "games", "bots", "arena")
ALONE = sorted(path for folder in FOLDERS for path in (SOURCE / folder).rglob("*.py"))
ALONE += sorted(path for path in (SOURCE / "cli").rglob("*.py") if path.name != "serve.py")

# What an arena makes of its games needs the packages of an extra; these modules are imported only then.
EXTRAS = {"arena/table.py": "pyarrow", "arena/ratings.py": "openskill", "arena/cluster.py": "ray"}


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
    allowed = {"mypy_extensions"} if path.name == "native.py" else {EXTRAS.get(path.relative_to(SOURCE).as_posix(), "")}
    assert foreign <= allowed


def test_the_browser_table_and_extras_are_imported_only_when_asked_for() -> None:
    """Without the packages of the table everything else still works: `pip install --no-deps` can simulate."""
    unwanted = ("burgrave.table", "pyarrow", "openskill", "ray")
    script = f"import sys, burgrave.cli.main; print([name for name in sys.modules if name.startswith({unwanted})])"
    done = subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"
