"""Compiling modules with mypyc, in a process of its own: mypyc and setuptools want the command line for themselves.

    python tools/native.py FOLDER LEVEL MODULE.py ...        from the root of the source tree

LEVEL is the -O of the C compiler. FOLDER keeps C files, objects and the type checker's cache between builds, so that
only what has changed is compiled again; afterwards FOLDER/lib holds the native modules and FOLDER/phases.txt what took
how long. setuptools would compile the files of one extension one after another, and nearly all of ours are one
extension: here all files of all extensions share the cores. A build that was killed leaves nothing half-written behind.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

GROUP = "burgrave"
PHASES: list[str] = []


class Native(build_ext):  # type: ignore[misc]
    """Compiles what is stale on all cores, then links."""

    def build_extensions(self) -> None:
        jobs = [(extension, source) for extension in self.extensions for source in extension.sources]
        # The longest first: no core is left with a long one at the end.
        jobs.sort(key=lambda job: -os.path.getsize(job[1]))
        headers = {path: path.stat().st_mtime for path in Path(self.build_temp).parent.rglob("*.h")}
        newest = max(headers.values())
        with phase("C compiler"), ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda job: self.make_object(job[0], job[1], newest), jobs))
        with phase("linker"), ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(self.link, self.extensions))

    def object_of(self, source: str) -> str:
        """Where the object of a C file belongs."""
        [found] = self.compiler.object_filenames([source], output_dir=self.build_temp)
        return str(found)

    def make_object(self, extension: Extension, source: str, headers: float) -> None:
        """Compile one C file, unless its object is newer than the file and all headers."""
        target = self.object_of(source)
        if os.path.exists(target) and os.path.getmtime(target) > max(headers, os.path.getmtime(source)):
            return
        [made] = self.compiler.compile(
            [source],
            output_dir=os.path.join(self.build_temp, "unfinished"),
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
            depends=[source],
        )
        os.makedirs(os.path.dirname(target), exist_ok=True)
        os.replace(made, target)

    def link(self, extension: Extension) -> None:
        """Link the objects of an extension into the module that is imported."""
        self.compiler.link_shared_object(
            [self.object_of(source) for source in extension.sources],
            self.get_ext_fullpath(extension.name),
            extra_postargs=extension.extra_link_args,
            target_lang="c",
        )


@contextmanager
def phase(name: str) -> Iterator[None]:
    """Say how long something took."""
    begin = time.monotonic()
    yield
    PHASES.append(f"{name}: {time.monotonic() - begin:.1f} s\n")


def main() -> None:
    folder, level, *files = sys.argv[1:]
    os.environ["MYPY_CACHE_DIR"] = os.path.join(folder, "mypy")
    shutil.rmtree(os.path.join(folder, "lib"), ignore_errors=True)
    shutil.rmtree(os.path.join(folder, "obj", "unfinished"), ignore_errors=True)
    with phase("mypyc"):
        extensions = mypycify(
            ["--strict", *files],
            opt_level=level,
            debug_level="0",
            multi_file=True,
            group_name=GROUP,
            target_dir=os.path.join(folder, "c"),
        )
    build = ["build_ext", "--build-lib", os.path.join(folder, "lib"), "--build-temp", os.path.join(folder, "obj")]
    setup(name=GROUP, packages=[], ext_modules=extensions, cmdclass={"build_ext": Native}, script_args=["-q", *build])
    Path(folder, "phases.txt").write_text("".join(PHASES))


if __name__ == "__main__":
    main()
