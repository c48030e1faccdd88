"""Titles, searches and bots stand on the standard library alone; Typer and Rich are for the command line."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import burgrave

SOURCE = Path(burgrave.__file__).parent
FOLDERS = ("kernel", "drawing", "reading", "games", "search", "learn", "bots", "arena", "rl", "cli")
ALONE = sorted(path for folder in FOLDERS for path in (SOURCE / folder).rglob("*.py"))

COMMANDS = (
    *("arena", "campaign", "catalogues", "dataset", "draw", "engine", "fuzz", "lists", "new_title", "play", "replay"),
    *("simulate", "train", "arguments", "commands", "completion", "keeping", "parsing"),
)
DRAWN = ("chapters", "console", "help", "pages", "progress", "screen", "tables", "terminal")

NEEDS: dict[str, set[str]] = {
    # The compiler's words for the type checker only; no program ever imports them.
    "kernel/native.py": {"mypy_extensions"},
    # What an arena makes of its games needs the packages of an extra; these modules are imported only then.
    "arena/table.py": {"pyarrow"},
    "arena/ratings.py": {"openskill"},
    "arena/cluster.py": {"ray"},
    # So does learning; playing by what was learned needs none.
    **{f"learn/{name}.py": {"numpy"} for name in ("lstd", "regression", "train")},
    # The doors for those who train agents.
    "rl/aec.py": {"gymnasium", "numpy", "pettingzoo"},
    "rl/batch.py": {"numpy"},
    "rl/dataset.py": {"numpy", "pyarrow"},
    "rl/single.py": {"gymnasium", "numpy"},
    "rl/spaces.py": {"gymnasium", "numpy"},
    "rl/spiel.py": {"pyspiel"},
    # The command line: commands and their arguments by Typer, what is drawn by Rich.
    **{f"cli/{name}.py": {"typer"} for name in COMMANDS},
    **{f"cli/{name}.py": {"rich"} for name in DRAWN},
    "cli/serve.py": {"typer", "uvicorn"},
}
"""The packages that a module may import, and does."""

EXTRAS = {"aiosmtplib": "mail.py", "webauthn": "passkeys.py", "pywebpush": "push.py", "apprise": "services.py"}
"""The one module of the browser table that imports each package of an extra."""


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
def test_a_module_imports_the_standard_library_and_what_is_named_here(path: Path) -> None:
    foreign = imported(path) - set(sys.stdlib_module_names) - {"burgrave"}

    assert foreign == NEEDS.get(path.relative_to(SOURCE).as_posix(), set())


@pytest.mark.parametrize("package", EXTRAS)
def test_a_package_of_an_extra_is_imported_in_one_module_of_the_table(package: str) -> None:
    using = [path for path in (SOURCE / "table").rglob("*.py") if package in imported(path)]

    assert [path.relative_to(SOURCE / "table").as_posix() for path in using] == [EXTRAS[package]]


def test_commands_are_read_by_typer_alone() -> None:
    assert not [path for path in (SOURCE / "cli").rglob("*.py") if "argparse" in path.read_text(encoding="utf-8")]


def printed(script: str) -> str:
    """What a Python of its own prints."""
    done = subprocess.run([sys.executable, "-P", "-c", script], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_browser_table_and_extras_are_imported_only_when_asked_for() -> None:
    unwanted = ("burgrave.table", "burgrave.learn.train", "numpy", "pyarrow", "openskill", "ray")
    script = f"import sys, burgrave.cli.commands; print([name for name in sys.modules if name.startswith({unwanted})])"

    assert printed(script) == "[]"


def test_to_tell_the_version_nothing_is_drawn_or_checked() -> None:
    """Rich and what Typer checks values with take longer to import than everything else together."""
    script = """
import sys
from burgrave.cli import main
main(["--version"])
print([name for name in sys.modules if name in ("rich", "pydantic")])
"""

    assert printed(script).splitlines()[1:] == ["[]"]


ALONE_IN_THE_WORLD = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in sys.stdlib_module_names and "burgrave" not in name and "mypyc" not in name:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Nothing())
for package in ("typer", "rich"):
    sys.modules[package] = None
"""
"""As after `pip install --no-deps`: of all packages only this one is there."""


def test_without_any_package_all_titles_are_simulated() -> None:
    script = f"""{ALONE_IN_THE_WORLD}
import burgrave
from burgrave.arena.games import plans, play
for title in ("burgundy", "emara", "kingsburg", "paladins", "viscounts"):
    (plan,) = plans(title, ["squire", "squire"], 1, 1, {{}}, {{}}, False)
    print(title, len(play(plan).scores))
"""

    assert printed(script).splitlines() == [
        f"{title} 2" for title in ("burgundy", "emara", "kingsburg", "paladins", "viscounts")
    ]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "install them: pip install"), ("ru", "установите их: pip install")]
)
def test_without_its_packages_the_command_says_what_to_install(language: str, said: str) -> None:
    script = f"{ALONE_IN_THE_WORLD}\nfrom burgrave.cli import main\nsys.exit(main(['titles']))"
    environment = {**os.environ, "LC_ALL": f"{language}_XX.UTF-8", "PYTHONUTF8": "1"}
    command = [sys.executable, "-P", "-c", script]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=False)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("burgrave: ")
    assert said in done.stderr
    assert "rich typer" in done.stderr
    assert done.stderr.count("\n") == 1
