"""What is compiled is what the one list in hatch_build.py says; a build knows the sources it was made of."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from burgrave.flavour import digest_of

ROOT = Path(__file__).parents[1]
OTHER = os.environ.get("BURGRAVE_OTHER") or str(ROOT / ".venv-native" / "bin" / "python")

INSTALLED = """
import importlib.machinery, json, pathlib, burgrave
home = pathlib.Path(burgrave.__file__).parent
suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
found = [path.relative_to(home.parent).as_posix().removesuffix(suffix) + ".py" for path in home.rglob("*" + suffix)]
print(json.dumps({"native": sorted(found), "note": json.loads((home / "build.json").read_text())}))
"""


@pytest.fixture(scope="module")
def compiled() -> dict[str, object]:
    """What lies in the compiled package."""
    done = subprocess.run([OTHER, "-P", "-c", INSTALLED], capture_output=True, text=True, check=True, cwd="/")
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_the_native_modules_are_those_of_the_list(compiled: dict[str, object]) -> None:
    assert compiled["native"] == sorted(hatch_build.native_modules())


def test_the_list_of_plain_files_names_files_that_are_there() -> None:
    names = {path.name for folder in hatch_build.NATIVE for path in (ROOT / folder).rglob("*.py")}

    assert set(hatch_build.PLAIN) <= names


def test_the_compiled_build_tells_of_which_sources_it_is(compiled: dict[str, object]) -> None:
    assert compiled["note"] == {"flavour": "compiled", "digest": digest_of(ROOT / "burgrave")}


def test_another_figure_is_another_digest(tmp_path: Path) -> None:
    (tmp_path / "components.toml").write_text("points = 3\n")
    before = digest_of(tmp_path)
    (tmp_path / "components.toml").write_text("points = 4\n")
    (tmp_path / "notes.txt").write_text("not a source")

    assert digest_of(tmp_path) != before
    (tmp_path / "components.toml").write_text("points = 3\n")
    assert digest_of(tmp_path) == before


@pytest.mark.parametrize("module", hatch_build.native_modules())
def test_no_exception_is_compiled(module: str) -> None:
    """Compiled exceptions never let go of what they hold."""
    tree = ast.parse((ROOT / module).read_text(encoding="utf-8"))
    bases = [base for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
    named = [ast.unparse(base) for base in bases]

    errors = ("Exception", "Error", "Warning", "IllegalMove", "BadRecord", "BadDump", "BadOverlay")
    assert not [name for name in named if name.endswith(errors)]


def test_whatever_a_build_needs_is_asked_for_only_where_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    nothing: Any = None
    hook = hatch_build.Hook(str(ROOT), {}, nothing, nothing, str(ROOT), "wheel")
    monkeypatch.setattr(hatch_build, "stale_catalogues", list)
    monkeypatch.setattr(hatch_build, "client_is_bundled", lambda: True)
    monkeypatch.setenv("BURGRAVE_PURE", "1")

    assert [need.partition(">")[0] for need in asked] == ["hatchling"]
    assert hook.dependencies() == []

    monkeypatch.delenv("BURGRAVE_PURE")
    monkeypatch.setattr(hatch_build, "can_compile", lambda: True)
    assert hook.dependencies() == list(hatch_build.FOR_NATIVE)
    monkeypatch.setattr(hatch_build, "can_compile", lambda: False)
    monkeypatch.setattr(hatch_build, "client_is_bundled", lambda: False)
    monkeypatch.setattr(hatch_build, "system_has_node", lambda: False)
    assert hook.dependencies() == list(hatch_build.FOR_CLIENT)
