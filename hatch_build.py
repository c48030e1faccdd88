"""Building the package: catalogues for gettext, and native modules for the rules.

`BURGRAVE_PURE=1` builds a plain wheel; so does a machine without a C compiler. `burgrave --version` tells which it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent

# Folders whose modules are compiled: rules, kernel and bots.
NATIVE = ("burgrave/kernel", "burgrave/games", "burgrave/bots")

# Not compiled: what the compiler reads differently, what runs once a game, and what people look at.
PLAIN = (
    *("__init__.py", "native.py", "errors.py", "title.py", "record.py", "testing.py"),
    *("screen.py", "drawing.py"),
)


def native_modules() -> list[str]:
    """The files to compile, as paths from the root."""
    found = [path for folder in NATIVE for path in sorted((ROOT / folder).rglob("*.py")) if path.name not in PLAIN]
    return [str(path.relative_to(ROOT)) for path in found]


def catalogues() -> None:
    """Compile every burgrave.po that is newer than its burgrave.mo."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    for po in sorted((ROOT / "burgrave").rglob("burgrave.po")):
        mo = po.with_suffix(".mo")
        if mo.exists() and mo.stat().st_mtime >= po.stat().st_mtime:
            continue
        with po.open("rb") as file:
            catalogue = read_po(file)
        with mo.open("wb") as file:
            write_mo(file, catalogue)


def can_compile() -> bool:
    """Is there a C compiler that finds Python's headers?"""
    compiler = os.environ.get("CC", (sysconfig.get_config_var("CC") or "cc").split()[0])
    if shutil.which(compiler) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint burgrave_probe;\n")
        command = [
            compiler,
            "-c",
            str(source),
            "-o",
            str(source.with_suffix(".o")),
            f"-I{sysconfig.get_path('include')}",
        ]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


class Hook(BuildHookInterface[Any]):
    """Called by hatchling for every wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        catalogues()
        if version == "editable":
            return
        if os.environ.get("BURGRAVE_PURE") == "1":
            flavour = "plain: BURGRAVE_PURE=1 when it was built"
        elif not can_compile():
            flavour = "plain: no C compiler with Python's headers when it was built"
            print("burgrave: no C compiler with Python's headers found; building plain Python", file=sys.stderr)
        else:
            self.compile(build_data)
            flavour = "compiled"
        note = Path(tempfile.mkdtemp()) / "flavour.txt"
        note.write_text(flavour + "\n")
        build_data["force_include"][str(note)] = "burgrave/flavour.txt"

    def compile(self, build_data: dict[str, Any]) -> None:
        from importlib.metadata import version

        tag = f"{sys.implementation.cache_tag}-mypy{version('mypy')}"
        folder = Path(os.environ.get("BURGRAVE_BUILD_DIR") or ROOT / "build" / "native").absolute() / tag
        folder.mkdir(parents=True, exist_ok=True)
        files = native_modules()
        script = (
            "from setuptools import setup\n"
            "from mypyc.build import mypycify\n"
            f"setup(name='burgrave', packages=[], ext_modules=mypycify({['--strict', *files]!r}, opt_level='2', "
            f"debug_level='0', multi_file=True, group_name='burgrave', target_dir={str(folder / 'c')!r}))\n"
        )
        arguments = ["-q", "build_ext", "--build-lib", str(folder / "lib"), "--build-temp", str(folder / "obj")]
        environment = {**os.environ, "MYPY_CACHE_DIR": str(folder / "mypy")}
        shutil.rmtree(folder / "lib", ignore_errors=True)
        run = subprocess.run(
            [sys.executable, "-c", script, *arguments],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            raise RuntimeError(f"the rules could not be compiled:\n{run.stdout}{run.stderr}")
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for file in files:
            module = Path(file).with_suffix("").as_posix() + suffix
            build_data["force_include"][str(folder / "lib" / module)] = module
        group = f"burgrave__mypyc{suffix}"
        build_data["force_include"][str(folder / "lib" / group)] = group
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
