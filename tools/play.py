"""`make play`: the table in the browser at once, as plain Python; meanwhile everything is compiled in the background.

The compiled build is used when it was made from the sources as they are now. Until then it is made, or made anew, at
low priority; bots use it as soon as it is there, the server at its next start. Whatever is stopped in between goes on
at the next start.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parents[1]
PLAIN = ROOT / ".venv" / "bin" / "python"
COMPILED = ROOT / ".venv-native" / "bin" / "python"
LOG = ROOT / "build" / "compiled.log"


def burgrave_of(python: Path) -> dict[str, str]:
    """The flavour and the digest of the Burgrave that an interpreter finds; nothing if it finds none."""
    command = [str(python), "-P", "-m", "burgrave.flavour"]
    try:
        found = subprocess.run(command, capture_output=True, text=True, check=True, cwd="/").stdout
    except (OSError, subprocess.CalledProcessError):
        return {}
    told: dict[str, str] = json.loads(found)
    return told


def compiled_is_current() -> bool:
    """Is there a compiled build of the sources as they are?"""
    told = burgrave_of(COMPILED)
    return told.get("flavour") == "compiled" and told["digest"] == burgrave_of(PLAIN)["digest"]


def compile_in_background() -> subprocess.Popen[bytes]:
    """Start the compiler; what it says goes into a file."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        # A session of its own: what stops the server does not reach it halfway, but stop() does.
        return subprocess.Popen(
            ["nice", "-n", "19", "make", "--no-print-directory", ".venv-native/.installed"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stop a process and all that it has started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def main() -> int:
    """Serve until stopped."""
    if compiled_is_current():
        os.execv(COMPILED, [str(COMPILED), "-P", "-m", "burgrave", *sys.argv[1:]])
    compiling = compile_in_background()
    environment = {**os.environ, "BURGRAVE_COMPILED_PYTHON": str(COMPILED)}
    server = subprocess.Popen([PLAIN, "-P", "-m", "burgrave", *sys.argv[1:]], env=environment)

    def pass_on(number: int, _: FrameType | None) -> None:
        server.send_signal(number)

    signal.signal(signal.SIGTERM, pass_on)
    # Ctrl-C reaches the server by itself; here it only ends the waiting, which the server's end does as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return server.wait()
    finally:
        stop(compiling)


if __name__ == "__main__":
    sys.exit(main())
