"""The client and the pages: types hold, its parts do as they should, what is built is small, words are there."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

import burgrave
import hatch_build
from burgrave.kernel.words import LANGUAGES, Words
from burgrave.table.message_files import page_for_programs, typescript

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "burgrave" / "table" / "client"


@pytest.fixture(scope="module")
def built() -> None:
    """The client as the build makes it, and the type checker, which no build needs."""
    hatch_build.client()
    if not (CLIENT / "node_modules" / "typescript").exists():
        hatch_build.run_node("npm", "ci")


@pytest.mark.usefixtures("built")
def test_the_types_hold() -> None:
    hatch_build.run_node("npm", "run", "check")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("part", ["touch", "ours", "layout", "since"])
def test_the_parts_of_the_client_do_as_they_should(part: str, tmp_path: Path) -> None:
    bundle = tmp_path / f"{part}.test.mjs"
    made = ["--bundle", "--platform=node", "--format=esm", f"--outfile={bundle}", "--log-level=warning"]
    hatch_build.run_node("node", "node_modules/esbuild/bin/esbuild", f"src/{part}.test.ts", *made)

    hatch_build.run_node("node", "--test", str(bundle))


@pytest.mark.usefixtures("built")
def test_the_client_is_small() -> None:
    static = ROOT / "burgrave" / "table" / "static"
    sizes = {name: len((static / name).read_bytes()) for name in ("client.js", "table.css")}
    assert sizes["client.js"] < 56_000
    assert sizes["table.css"] < 48_000
    assert sum(len(gzip.compress((static / name).read_bytes())) for name in sizes) < 30_000


def test_the_lock_names_no_host() -> None:
    assert "://" not in (CLIENT / "package-lock.json").read_text(encoding="utf-8")


PAGES = sorted((Path(burgrave.__file__).parent / "table" / "pages").glob("*.html"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_says_nothing_that_a_catalogue_lacks(page: Path) -> None:
    keys = set(re.findall(r"""\bt\(\s*["']([\w.]+)["']\s*[,)]""", page.read_text(encoding="utf-8")))
    for language in LANGUAGES:
        words = Words(language)
        for key in keys:
            words.template(key)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_has_no_script_and_no_style_of_its_own(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", text)


def test_the_types_of_the_messages_are_those_of_the_server() -> None:
    """`python -m burgrave.table.messages` writes them anew."""
    assert (CLIENT / "src" / "messages.ts").read_text(encoding="utf-8") == typescript()


def test_the_page_about_the_messages_is_that_of_the_server() -> None:
    """`python -m burgrave.table.messages --docs` writes it anew."""
    page = (ROOT / "docs" / "messages.md").read_text(encoding="utf-8")
    assert page == page_for_programs(page)
