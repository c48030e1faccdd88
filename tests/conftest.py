"""Every run says which flavour it expects; a small title of somebody else's is installed beside ours.

`make test` runs the suite plain and compiled. What is the same file in both flavours, and bots that search, which
plain Python makes slow, is marked `once` and left out of the plain run; whoever runs pytest by hand runs everything.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hypothesis import HealthCheck, settings

import burgrave.kernel.position

TESTS = Path(__file__).parent
OTHERS = TESTS / "others"
sys.path.insert(0, str(OTHERS))

ONCE = [
    TESTS / name for name in ("arena", "bots", "browser", "cli", "learn", "search", "table", "titles", "test_layers.py")
]
ONCE += [TESTS.parent / "README.md"]
"""Folders and files of which everything is marked `once`; elsewhere a module marks itself."""

BOTH = [TESTS / "arena/test_holdings.py", TESTS / "table/test_workers.py", TESTS / "table/test_client.py"]
"""What is not: what titles tell of themselves, which flavour a worker has, and sources that no wheel holds."""

# Games are slow compared with what hypothesis was made for; timing says nothing about right or wrong here.
settings.register_profile("burgrave", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("burgrave")


def flavour() -> str:
    """Plain or compiled, by what was really imported."""
    return "plain" if (burgrave.kernel.position.__file__ or "").endswith(".py") else "compiled"


def pytest_configure(config: pytest.Config) -> None:
    for po in OTHERS.rglob("burgrave.po"):
        draft = po.with_suffix(f".{os.getpid()}")
        with po.open("rb") as file, draft.open("wb") as compiled:
            write_mo(compiled, read_po(file))
        draft.replace(po.with_suffix(".mo"))
    expected = os.environ.get("BURGRAVE_EXPECT", flavour())
    if flavour() != expected:
        raise pytest.UsageError(f"these tests were to run {expected}, but burgrave is {flavour()}")


def once(path: Path) -> bool:
    """Does a file lie in what is marked as a whole?"""
    return path not in BOTH and any(whole == path or whole in path.parents for whole in ONCE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    marked = {path for path in {item.path for item in items} if once(path)}
    for item in items:
        if item.path in marked:
            item.add_marker("once")
    if flavour() == "plain" and os.environ.get("BURGRAVE_EXPECT") == "plain":
        left_out = [item for item in items if item.get_closest_marker("once")]
        items[:] = [item for item in items if not item.get_closest_marker("once")]
        config.hook.pytest_deselected(items=left_out)


def pytest_report_header(config: pytest.Config) -> str:
    return f"burgrave: {flavour()}"
