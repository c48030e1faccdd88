"""The shape of a title, as checks: each gives what is wrong, and nothing if all is well (see test_shape.py)."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import burgrave

HOUSE = Path(burgrave.__file__).parent

HOLDS = {
    "README.md": (),
    "components.toml": (),
    "__init__.py": ("TITLE",),
    "components.py": ("SHEET",),
    "options.py": ("*Options",),
    "position.py": (),
    "moves.py": ("BOOK",),
    "flow.py": ("Begin",),
    "setup.py": ("SetUp",),
    "scoring.py": (),
    "audit.py": ("audit",),
    "evaluate/__init__.py": (),
    "evaluate/judgement.py": ("*Judgement",),
    "reading/__init__.py": (),
    "reading/rulebook.py": ("rulebook",),
    "reading/screen.py": ("screen",),
    "locale/en/LC_MESSAGES/burgrave.po": (),
    "locale/ru/LC_MESSAGES/burgrave.po": (),
}
"""The files of every title, and what can be looked for in them."""

DRAWN = {
    "drawing/__init__.py": ("draw", "standalone", "symbols"),
    "drawing/brush.py": ("brush_of",),
    "drawing/component.py": ("component",),
    "drawing/cover.py": ("cover",),
    "drawing/icons.py": ("symbols",),
    "drawing/tips.py": (),
}
"""The same of a title that is drawn. One that is not has no drawing/; it can be simulated and played as text."""

FOLDERS = {"evaluate", "drawing", "reading", "lessons", "locale", "overlays"}

ONLY_IN = {
    **{Path(name).name: Path(name).parts[0] for name in (*HOLDS, *DRAWN) if name.count("/") == 1},
    **dict.fromkeys(("features.py", "experience.json"), "evaluate"),
}
"""Names that mean one thing, and so stand in one folder only. A panel may be called like the chapter it shows."""

SECOND_NAMES = {
    **dict.fromkeys(("set_up.py", "setting_up.py", "settling.py"), "setup.py"),
    "rules.py": "reading/rulebook.py",
    **dict.fromkeys(("naming.py", "things.py"), "phrases.py"),
}
"""What the same thing was called in one title or another."""

LONGEST = 400
"""Lines of a file, outside reading/."""


def modules(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    """The modules in a folder, by their paths."""
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(folder).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def named_in(path: Path) -> set[str]:
    """What a module defines at its top."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def misshapen(title: Path, drawn: bool = True) -> list[str]:
    """Files that are missing, lack what they are for, or stand in the wrong place."""
    wrong: list[str] = []
    holds = {**HOLDS, **(DRAWN if drawn else {})}
    for name, patterns in holds.items():
        if not (title / name).exists():
            wrong.append(f"{name} is missing")
            continue
        found = named_in(title / name) if patterns else set()
        wrong += [f"{name} has no {want}" for want in patterns if not any(fnmatch(one, want) for one in found)]
    for path in sorted(title.rglob("*")):
        place, name = path.relative_to(title), path.name
        if "__pycache__" in place.parts:
            continue
        home = ONLY_IN.get(name)
        if home is not None and name != "__init__.py" and str(place.parent) != home:
            wrong.append(f"{place} belongs into {home}/")
        if name in SECOND_NAMES:
            wrong.append(f"{place} is called {SECOND_NAMES[name]} elsewhere")
        if path.is_dir() and len(place.parts) == 1 and name not in FOLDERS - (set() if drawn else {"drawing"}):
            wrong.append(f"{name}/ is no folder of a title")
        if len(place.parts) == 1 and name.startswith(tuple(f"{folder}_" for folder in FOLDERS)):
            wrong.append(f"{name} belongs into a folder")
    if not [path for path in title.glob("*.py") if path.name not in holds]:
        wrong.append("there is no chapter of the rulebook")
    return wrong


def too_long(folder: Path) -> dict[str, int]:
    """Files that are too long, with their lines. What people read may be long: it is words, one after another."""
    found: dict[str, int] = {}
    for path in sorted(folder.rglob("*.py")):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST and "reading" not in path.relative_to(folder).parts:
            found[path.relative_to(folder).as_posix()] = lines
    return found


def classes(folder: Path, but: str = "") -> Counter[str]:
    """How often the name of a class stands in a folder, without one of the folders in it."""
    return Counter(
        node.name
        for path, tree in modules(folder)
        if not but or not path.startswith(f"{but}/")
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    )


def same_classes(title: Path) -> list[str]:
    """Names of classes that stand twice in a title, or that something outside of all titles has."""
    return sorted(name for name, times in classes(title).items() if times > 1 or name in outside())


@cache
def outside() -> Counter[str]:
    """The classes of everything that is no title."""
    return classes(HOUSE, but="games")


def by_class_name(folder: Path) -> dict[str, int]:
    """Where a step is recognised by the string of its class name; to make a catalogue's key of it is no harm."""
    found: Counter[str] = Counter()
    for path, tree in modules(folder):
        in_keys = {id(inner) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for inner in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr == "__name__" and id(node) not in in_keys:
                found[path] += of_a_class(node.value)
    return {path: times for path, times in found.items() if times}


def of_a_class(node: ast.expr) -> bool:
    """`type(x)` or `x.__class__`."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "type"
    return isinstance(node, ast.Attribute) and node.attr == "__class__"


def bare_numbers(folder: Path) -> dict[str, int]:
    """Where a monastery works or a shield is armed by its number instead of its name."""
    found: Counter[str] = Counter()
    for path, tree in modules(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
                numbers = [arg for arg in node.args if isinstance(arg, ast.Constant) and type(arg.value) is int]
                found[path] += called in ("works", "armed") and bool(numbers)
    return {path: times for path, times in found.items() if times}


def within(found: dict[str, int], allowed: dict[str, int]) -> list[str]:
    """What is found beyond the exceptions, and exceptions for which there is no reason any more."""
    wrong: list[str] = []
    for path in sorted(found.keys() | allowed.keys()):
        times, most = found.get(path, 0), allowed.get(path, 0)
        if times > most:
            wrong.append(f"{path}: {times} instead of {most}")
        elif times < most:
            wrong.append(f"{path}: only {times} left of {most}, take the exception out")
    return wrong
