"""Settings: read from the environment, checked, and all of them on the page for hosts."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from dataclasses import Field, fields
from itertools import pairwise
from pathlib import Path

import pytest

from burgrave.table.settings import CHOICES, OTHERS, SPANS, Settings, misspelt, settings_from, variable

ROOT = Path(__file__).parents[2]


def test_every_number_has_a_span_with_its_default_in_it_and_every_span_a_number() -> None:
    numbers = {field.name: field.default for field in fields(Settings) if field.type in ("int", "float")}

    assert set(SPANS) == set(numbers)
    assert all(SPANS[name].allows(value) for name, value in numbers.items())
    assert all(getattr(Settings(), name) in choices for name, choices in CHOICES.items())


def test_the_environment_is_overruled_by_what_is_given_outright() -> None:
    environment = {"BURGRAVE_WORKERS": "3", "BURGRAVE_DATABASE": "sqlite://", "BURGRAVE_BEHIND_PROXY": "true"}

    settings = settings_from(environment, database="sqlite:///x", workers=None)

    assert (settings.workers, settings.database, settings.behind_proxy) == (3, "sqlite:///x", True)


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("BURGRAVE_WROKERS", "BURGRAVE_WORKERS"),
        ("BURGRAVE_WORKER", "BURGRAVE_WORKERS"),
        ("BURGRAVE_BOT_SECOND", "BURGRAVE_BOT_SECONDS"),
        ("BURGRAVE_METRIC_TOKEN", "BURGRAVE_METRICS_TOKEN"),
    ],
)
def test_a_misspelt_setting_is_noticed(given: str, meant: str) -> None:
    assert misspelt({given: "1", "PATH": "/"}) == {given: meant}


def test_what_builds_and_tests_use_is_no_misspelt_setting() -> None:
    assert misspelt({f"BURGRAVE_{name}": "1" for name in OTHERS}) == {}
    assert misspelt({variable(field.name): "1" for field in fields(Settings)}) == {}


@pytest.mark.once
@pytest.mark.skipif(not (ROOT / "docs" / "host.md").exists(), reason="only the source tree has the page")
def test_the_page_for_hosts_tells_every_setting_as_the_program_knows_it() -> None:
    page = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(BURGRAVE_\w+)` \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$", page, re.MULTILINE)

    assert told == [(variable(field.name), by_default(field), allowed(field), MEANT[field.name]) for field in FIELDS]


FIELDS = fields(Settings)

BODY = ast.parse(textwrap.dedent(inspect.getsource(Settings))).body[0]
MEANT = {
    named.target.id: said.value.value
    for named, said in pairwise(getattr(BODY, "body", ()))
    if isinstance(named, ast.AnnAssign) and isinstance(named.target, ast.Name) and isinstance(said, ast.Expr)
    if isinstance(said.value, ast.Constant)
}
"""What stands below each setting."""


def by_default(field: Field[object]) -> str:
    if field.type == "bool":
        return f"`{int(bool(field.default))}`"
    return f"`{field.default}`" if field.default != "" else "–"


def allowed(field: Field[object]) -> str:
    if field.name in SPANS:
        return f"{SPANS[field.name].least:g} to {SPANS[field.name].most:.12g}"
    return "0, 1" if field.type == "bool" else ", ".join(CHOICES.get(field.name, ("–",)))
