"""Go through deploy/Containerfile without Docker: its COPY and RUN steps in an empty folder with an empty home.

`python3 tools/try_container.py` makes both stages below a temporary folder, with this Python instead of the image's,
starts what the container would start, and asks for its health. What only an image can do (apt-get, useradd, USER) is
left out and said.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
OWN = ("/source", "/opt/burgrave", "/data")
"""The folders that the container makes for itself: here they lie below the stage's folder."""
IMAGE_ONLY = ("apt-get", "useradd")
LEFT_OUT = ("USER", "VOLUME", "EXPOSE")


@dataclass
class Stage:
    """A stage of the build, as a folder."""

    root: Path
    workdir: str = "/"
    environment: dict[str, str] = field(default_factory=dict)

    def inside(self, text: str) -> str:
        """A text of the container file with its folders below ours."""
        return re.sub(rf"(?<![\w.])({'|'.join(OWN)})(?![\w-])", lambda found: f"{self.root}{found[1]}", text)

    def place(self, path: str) -> Path:
        return self.root / os.path.join(self.workdir, path).lstrip("/")


def steps(text: str) -> list[tuple[str, str]]:
    """The instructions of a container file with their arguments."""
    joined = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined.splitlines() if line.strip())]


def copy(stage: Stage, others: dict[str, Stage], words: list[str]) -> None:
    """COPY: from the source tree, or from another stage."""
    whence = others[words.pop(0).removeprefix("--from=")].root if words[0].startswith("--from=") else ROOT
    *sources, to = words
    for source in sources:
        target = stage.place(to) / Path(source).name if to.endswith("/") else stage.place(to)
        target.parent.mkdir(parents=True, exist_ok=True)
        found = whence / source.lstrip("/")
        if found.is_dir():
            ignored = shutil.ignore_patterns("node_modules", "__pycache__", "*.so")
            shutil.copytree(found, target, symlinks=True, ignore=ignored if whence == ROOT else None)
        else:
            shutil.copyfile(found, target)


def run(stage: Stage, command: str, environment: dict[str, str]) -> None:
    """RUN, unless only an image can do it."""
    if any(word in command for word in IMAGE_ONLY):
        print(f"left out: RUN {command[:70]}")
        (stage.root / "data").mkdir(exist_ok=True)
        return
    began = time.monotonic()
    subprocess.run(["sh", "-ec", stage.inside(command)], cwd=stage.place(""), env=environment, check=True)
    print(f"done in {time.monotonic() - began:.0f} s: RUN {command[:70]}")


def relocate(stage: Stage, before: Path) -> None:
    """In a container a stage's folders have the same names as in the one before; here the scripts are told."""
    for script in (stage.root / "opt" / "burgrave" / "bin").iterdir():
        if script.is_file() and not script.is_symlink():
            script.write_bytes(script.read_bytes().replace(str(before).encode(), str(stage.root).encode()))


def go_through(folder: Path) -> tuple[Stage, dict[str, list[str]], dict[str, str]]:
    """All steps; gives the last stage, what it starts, and the environment."""
    home = folder / "home"
    home.mkdir()
    kept = ("PATH", "LANG", "PIP_INDEX_URL", "PIP_CERT", "SSL_CERT_FILE", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY")
    environment = {name: os.environ[name] for name in kept if name in os.environ} | {"HOME": str(home)}
    stages: dict[str, Stage] = {}
    starts: dict[str, list[str]] = {}
    stage = Stage(folder)
    for word, rest in steps((ROOT / "deploy" / "Containerfile").read_text()):
        match word:
            case "FROM":
                name = rest.partition(" AS ")[2] or "last"
                before = stage.root
                stage = stages[name] = Stage(folder / name)
                stage.root.mkdir()
            case "WORKDIR":
                stage.workdir = rest
                stage.place("").mkdir(parents=True, exist_ok=True)
            case "COPY":
                copy(stage, stages, shlex.split(rest))
                if "--from=" in rest:
                    relocate(stage, before)
            case "RUN":
                run(stage, rest, environment)
            case "ENV":
                for pair in shlex.split(stage.inside(rest)):
                    name, _, value = pair.partition("=")
                    environment[name] = value.replace("$PATH", environment["PATH"])
            case "ENTRYPOINT" | "CMD":
                starts[word] = json.loads(rest)
            case "HEALTHCHECK":
                starts[word] = json.loads(rest.partition(" CMD ")[2])
            case _ if word in LEFT_OUT:
                print(f"left out: {word} {rest}")
            case _:
                raise SystemExit(f"{word}: what is that?")
    return stage, starts, environment


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def serve(stage: Stage, starts: dict[str, list[str]], environment: dict[str, str]) -> bool:
    """Start what the container starts, on a free port, and check its health as the container would."""
    port = free_port()
    command, health = (
        [word.replace("8000", port) for word in words]
        for words in (starts["ENTRYPOINT"] + starts["CMD"], starts["HEALTHCHECK"])
    )
    bin = stage.root / "opt" / "burgrave" / "bin"
    environment = {**environment, "PYTHONNOUSERSITE": "1"}
    with subprocess.Popen([str(bin / command[0]), *command[1:]], cwd=stage.place(""), env=environment) as server:
        try:
            for _ in range(60):
                asked = [str(bin / health[0]), *health[1:]]
                if subprocess.run(asked, env=environment, capture_output=True, check=False).returncode == 0:
                    return True
                time.sleep(0.5)
            return False
        finally:
            server.terminate()


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="burgrave-container-") as folder:
        stage, starts, environment = go_through(Path(folder))
        size = sum(path.lstat().st_size for path in (stage.root / "opt").rglob("*") if not path.is_dir())
        healthy = serve(stage, starts, environment)
    print(f"{'healthy' if healthy else 'not healthy'}; /opt/burgrave has {size / 1e6:.0f} MB")
    return 0 if healthy else 1


if __name__ == "__main__":
    sys.exit(main())
