"""Every run says which flavour it expects; a small title of somebody else's is installed beside ours."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hypothesis import HealthCheck, settings

import burgrave.kernel.position

OTHERS = Path(__file__).parent / "others"
sys.path.insert(0, str(OTHERS))

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


def pytest_report_header(config: pytest.Config) -> str:
    return f"burgrave: {flavour()}"
