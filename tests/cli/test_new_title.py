"""`burgrave new-title`: what it writes is installed, tested and played as people would; what is wrong is said."""

from __future__ import annotations

import gettext
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

from burgrave.kernel.words import LANGUAGES
from tests.cli.test_cli import run

ROOT = Path(__file__).parents[2]

AT_THE_TABLE = """
import sys, time
from fastapi.testclient import TestClient
from burgrave.table.app import make_app
from burgrave.table.settings import Settings

settings = Settings(database=f"sqlite:///{sys.argv[1]}", bot_pause=0, moves_per_second=10_000, tables_per_hour=10_000)
with TestClient(make_app(settings)) as client:
    assert "tiny" in [title["id"] for title in client.get("/api/titles").json()]
    for page in ("/", "/setup/tiny", "/rules/tiny"):
        assert "Tiny" in client.get(page).text, page
    game = client.post("/api/tables", json={"title": "tiny", "seats": [None, "squire", "page"]}).json()
    path, headers = f"/api/tables/{game['table']}", {"authorization": f"Bearer {game['seats'][0]['token']}"}
    end = time.monotonic() + 60
    while (state := client.get(path, headers=headers).json())["state"] != "over":
        assert time.monotonic() < end, state
        if 0 in state["asked"]:
            drawn = client.get(game["watch"]).text
            assert 'id="panel-stall-0"' in drawn
            move = client.get(f"{path}/moves", headers=headers).json()[0]
            assert move["touch"] == [f"card-{move['move'].removeprefix('sell ')}"]
            client.post(f"{path}/moves", headers=headers, json={"move": move["move"], "seq": state["seq"]})
        else:
            time.sleep(0.05)
    print("won by", state["winners"])
"""


class Written:
    """A title that was written and installed into a folder of its own."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.folder = folder
        path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
        self.environment = {**os.environ, "PYTHONPATH": path, "MYPYPATH": path}

    def run(self, *arguments: str) -> str:
        """Run Python where the title is installed; what it printed."""
        # The title's own folder is not looked into for modules: what counts is what was installed.
        command, place = [sys.executable, "-P", *arguments], self.folder
        done = subprocess.run(command, cwd=place, env=self.environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{arguments}: {done.stdout}{done.stderr}"
        return done.stdout


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Written:
    """As a person would: burgrave new-title tiny, pip install ./tiny."""
    place = tmp_path_factory.mktemp("titles")
    written = Written(place, place / "site")
    said = written.run("-m", "burgrave", "new-title", "tiny", "--lang", "en")
    assert said.startswith("./tiny holds a title that can be played: pip install ./tiny, burgrave fuzz tiny")
    options = ("--no-build-isolation", "--no-deps", "--disable-pip-version-check", "--target", str(place / "site"))
    written.run("-m", "pip", "install", "--quiet", *options, "./tiny")
    written.folder = place / "tiny"
    return written


def test_its_own_tests_are_green_at_once(tiny: Written) -> None:
    assert "passed" in tiny.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")


def test_it_is_fuzzed_and_played_like_any_title(tiny: Written) -> None:
    assert "40 games of Tiny" in tiny.run("-m", "burgrave", "fuzz", "tiny", "--games", "40", "--lang", "en")
    told = tiny.run("-m", "burgrave", "titles", "--lang", "ru")
    assert "tiny  Tiny" in told


def test_a_squire_beats_a_page_in_it(tiny: Written) -> None:
    words = ("simulate", "tiny", "--bots", "squire,page", "--games", "300", "--json")
    rows = json.loads(tiny.run("-m", "burgrave", *words))["by_bot"]
    wins = {row["name"]: row["wins"] for row in rows}

    assert wins["squire"] > 0.55 > wins["page"]


def test_it_is_played_at_the_table(tiny: Written, tmp_path: Path) -> None:
    assert "won by" in tiny.run("-c", AT_THE_TABLE, str(tmp_path / "table.sqlite"))


def test_its_code_is_typed_and_tidy(tiny: Written) -> None:
    config = str(ROOT / "pyproject.toml")
    tiny.run("-m", "ruff", "check", "--no-cache", "--config", config, ".")
    tiny.run("-m", "ruff", "format", "--no-cache", "--check", "--config", config, ".")
    tiny.run("-m", "mypy", "--strict", "--cache-dir", str(tiny.folder.parent / "cache"), "tiny", "tests")


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Tiny", "“Tiny” cannot be the name of a title: lower-case Latin letters"),
        ("two words", "cannot be the name"),
        ("class", "cannot be the name"),
        ("игра", "cannot be the name"),
        ("2nd", "cannot be the name"),
        ("_hidden", "cannot be the name"),
        ("x" * 25, "24 at most"),
        ("kingsburg", "a title “kingsburg” is installed already"),
        ("random", "Python has a package “random” already"),
        ("burgrave", "Python has a package “burgrave” already"),
        ("tests", "Python has a package “tests” already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, said: str
) -> None:
    code, _, err = run(capsys, "new-title", name, "--at", str(tmp_path), "--lang", "en")

    assert code == 2
    assert said in err
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_folder_that_exists_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "tiny").mkdir()

    code, _, err = run(capsys, "new-title", "tiny", "--at", str(tmp_path), "--lang", "ru")

    assert (code, list((tmp_path / "tiny").iterdir())) == (2, [])
    assert "уже существует" in err


def test_a_place_that_cannot_be_written_to_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    code, _, err = run(capsys, "new-title", "tiny", "--at", str(tmp_path / "file"), "--lang", "en")

    assert code == 2
    assert "Not a directory" in err


# ---------------------------------------------------------------------- words


def entries(catalogue: Catalog) -> dict[str, list[str]]:
    """All words by their keys, with all plural forms."""
    found: dict[str, list[str]] = {}
    for message in catalogue:
        key, said = message.id, message.string
        if key:
            found[key if isinstance(key, str) else key[0]] = [said] if isinstance(said, str) else list(said or ())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_compiled_as_babel_would(tiny: Written, language: str) -> None:
    path = tiny.folder / "tiny" / "locale" / language / "LC_MESSAGES" / "burgrave.po"
    with path.open("rb") as po, path.with_suffix(".mo").open("rb") as mo:
        wanted, found = entries(read_po(po, locale=language)), entries(read_mo(mo))

    assert found == wanted
    words = gettext.translation("burgrave", path.parents[2], languages=[language])
    assert words.ngettext("log.bouquet", "", 5) != words.ngettext("log.bouquet", "", 1)


def test_changed_words_are_compiled_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "locale" / "en" / "LC_MESSAGES" / "burgrave.po"
    path.parent.mkdir(parents=True)
    head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
    path.write_text(f'{head}\n# a comment\nmsgid "a"\nmsgstr "b"\n"с \\"d\\""\n', encoding="utf-8")

    code, out, _ = run(capsys, "catalogues", str(tmp_path), "--lang", "en")

    assert (code, out) == (0, f"1 catalogue compiled in {tmp_path}\n")
    assert gettext.translation("burgrave", tmp_path / "locale", languages=["en"]).gettext("a") == 'bс "d"'


@pytest.mark.parametrize("line", ["msgid a", "words", 'msgstr "a', 'msgid "a" b"'])
def test_a_catalogue_that_cannot_be_read_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str) -> None:
    (tmp_path / "burgrave.po").write_text(f"# words\n\n{line}\n")

    code, _, err = run(capsys, "catalogues", str(tmp_path), "--lang", "en")

    assert code == 2
    assert "line 3 cannot be read" in err


def test_a_folder_without_words_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = run(capsys, "catalogues", str(tmp_path), "--lang", "en")

    assert (code, err) == (2, f"burgrave: there is no burgrave.po in {tmp_path}\n")
