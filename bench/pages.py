"""How much does a page weigh? Bytes transferred for the first page and for a table, as a browser asks for them.

    python bench/pages.py [INTERPRETER]

Counted are headers and bodies as they are on the wire: the page, everything it fetches, and for a table also the first
message of its socket. The cache is empty, as for a newcomer. The exit code is 1 if a bar is missed and 2 if nothing
could be measured.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx2 as httpx
from load import HERE, LIMITS, CannotMeasureError, address_of, running, tell, verdict
from load_client import open_socket

FIRST_PAGE = 150_000
TABLE_PAGE = 250_000
"""The bars, in bytes."""

LANGUAGES = ("en", "ru")
ASSET = re.compile(r'<(?:script|link|img)\b[^>]*?(?:src|href)="(/[^"]+)"')


class Weight(NamedTuple):
    """What a page transfers, by kind, in bytes."""

    page: str
    html: int
    css: int
    js: int
    other: int
    socket: int

    @property
    def total(self) -> int:
        return self.html + self.css + self.js + self.other + self.socket


def transferred(answer: httpx.Response) -> int:
    """The bytes of an answer: its headers, and its body as it was sent."""
    head = sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
    return head + answer.num_bytes_downloaded


def weigh(http: httpx.Client, name: str, path: str, socket: int = 0) -> Weight:
    """Fetch a page and everything that it names."""
    answer = http.get(path)
    answer.raise_for_status()
    kinds = {"css": 0, "js": 0, "other": 0}
    for asset in sorted(set(ASSET.findall(answer.text))):
        fetched = http.get(asset)
        fetched.raise_for_status()
        kind = asset.partition("?")[0].rpartition(".")[2]
        kinds[kind if kind in kinds else "other"] += transferred(fetched)
    return Weight(name, transferred(answer), **kinds, socket=socket)


async def first_message(address: str, table: str, cookie: str, language: str) -> int:
    """What a table's socket brings until the first state is there, its handshake included."""
    wire = await open_socket(address, table, cookie, language)
    while not (await wire.recv(decode=False)).startswith(b'{"seq":'):
        pass
    received = wire.received
    await wire.close()
    return received


def visitor(address: str, language: str) -> httpx.Client:
    """A browser with an empty cache and no cookies."""
    headers = {"accept-language": language, "accept-encoding": "gzip, deflate"}
    return httpx.Client(base_url=address, headers=headers, timeout=30, trust_env=False)


def weigh_table(address: str, language: str, seats: int) -> Weight:
    """A table whose other seats are open, so that nobody moves meanwhile."""
    with visitor(address, language) as http:
        others = {f"seat-{seat}": "open" for seat in range(1, seats)}
        opened = http.post("/tables", data={"title": "kingsburg", "seats": str(seats), "seat-0": "me", **others})
        path = opened.headers.get("location", "")
        if opened.status_code != 303 or not path.startswith("/t/"):
            raise CannotMeasureError(f"no table was opened: {opened.status_code}")
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        socket = asyncio.run(first_message(address, path.removeprefix("/t/"), cookie, language))
        return weigh(http, f"table of {seats}, {language}", path, socket)


@contextmanager
def serving(python: Path) -> Iterator[str]:
    """The address of a fresh server."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as folder:
        command = [str(python), "-P", "-m", "burgrave", "serve", "--host", "127.0.0.1", "--port", "0", "--lang", "en"]
        command += ["--database", f"sqlite:///{folder}/pages.sqlite"]
        with running(command, environment | LIMITS, folder) as server:
            yield address_of(server, "burgrave serve")


def table(weights: list[Weight]) -> str:
    """One page a line."""
    lines = [["page", "html", "css", "js", "other", "socket", "total"]]
    lines += [[weight.page, *(f"{part:,}" for part in (*weight[1:], weight.total))] for weight in weights]
    return "\n".join(f"{line[0]:<16}" + "".join(f"{cell:>10}" for cell in line[1:]) for line in lines)


def main() -> int:
    """Weigh the pages in all languages, print the table, judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    python = HERE.parent / ".venv-native" / "bin" / "python"
    parser.add_argument("python", type=Path, nargs="?", default=python, help="the interpreter that has Burgrave")
    given = parser.parse_args()
    firsts: list[Weight] = []
    tables: list[Weight] = []
    try:
        with serving(given.python.absolute()) as address:
            for language in LANGUAGES:
                with visitor(address, language) as http:
                    firsts.append(weigh(http, f"first page, {language}", "/"))
                tables += [weigh_table(address, language, seats) for seats in (2, 3, 5)]
    except (CannotMeasureError, httpx.HTTPError) as wrong:
        tell(f"pages: {wrong}")
        return 2
    print(f"bytes on the wire, headers included\n\n{table([*firsts, *tables])}\n")
    passed = True
    for name, weights, bar in (("the first page", firsts, FIRST_PAGE), ("a table", tables, TABLE_PAGE)):
        most = max(weight.total for weight in weights)
        passed &= verdict(most < bar, f"{name} transfers {most / 1000:,.1f} kB at most (bar: under {bar / 1000:g})")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
