"""What `make test` says at its end: its ten slowest tests and the time of each stage, from build/tests."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

FOLDER = Path(__file__).resolve().parents[1] / "build" / "tests"
SHOWN = 10


def main() -> None:
    """Read the reports of all runs, print the slowest tests of all."""
    found: list[tuple[float, str]] = []
    for report in sorted(FOLDER.glob("*.xml")):
        for case in ElementTree.parse(report).iter("testcase"):
            name = f"{case.attrib['classname']}.{case.attrib['name']}"
            found.append((float(case.attrib["time"]), f"{report.stem:8}  {name}"))
    print(f"\nThe slowest of {len(found)} tests:")
    for seconds, name in sorted(found, reverse=True)[:SHOWN]:
        print(f"{seconds:7.1f} s  {name}")
    print("\nStages:")
    print((FOLDER / "stages").read_text(), end="")


if __name__ == "__main__":
    main()
