"""Words: two complete catalogues, plurals, secrets."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

import burgrave
from burgrave.kernel.chance import Rng
from burgrave.kernel.record import Game
from burgrave.kernel.title import title_ids, title_named
from burgrave.kernel.words import (
    LANGUAGES,
    Number,
    Phrase,
    Secret,
    Words,
    english,
    phrase_of,
    reader_language,
    russian,
)

SOURCE = Path(burgrave.__file__).parent
LOCALES = sorted(path for path in SOURCE.rglob("locale") if path.is_dir())


def catalogue(folder: Path, language: str) -> Catalog:
    # Those of the skeleton for new titles have .txt behind their names.
    path = next((folder / language / "LC_MESSAGES").glob("burgrave.po*"))
    with path.open("rb") as file:
        return read_po(file, locale=language)


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_entries_and_none_is_empty_or_fuzzy(folder: Path) -> None:
    keys = {}
    for language in LANGUAGES:
        entries = [message for message in catalogue(folder, language) if message.id]
        for message in entries:
            texts = message.string if isinstance(message.string, tuple) else (message.string,)
            assert all(texts), f"{language}: {message.id} has no words"
            assert not message.fuzzy, f"{language}: {message.id} is fuzzy"
        keys[language] = {message.id if isinstance(message.id, str) else message.id[0] for message in entries}

    assert keys["en"] == keys["ru"]


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: folder.parent.name)
def test_both_languages_use_the_same_arguments(folder: Path) -> None:
    def arguments(message: Message) -> set[str]:
        texts = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
        return {name for text in texts for _, name, _, _ in Formatter().parse(str(text)) if name}

    english, russian = catalogue(folder, "en"), catalogue(folder, "ru")
    for message in english:
        if message.id:
            other = russian.get(message.id)
            assert other is not None
            assert arguments(message) == arguments(other), f"{message.id}: {arguments(message)} and {arguments(other)}"


def literal_keys(folder: Path) -> set[str]:
    """The keys that the code names outright: log lines, phrases and templates."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                key = node.args[0].value
                if name == "write" and isinstance(key, str):
                    found.add(f"log.{key}")
                elif name in ("Phrase", "template") and isinstance(key, str):
                    found.add(key)
                elif name in ERRORS and isinstance(key, str):
                    found.add(f"error.{key}")
    return found


ERRORS = {
    "IllegalMove",
    "BadRecord",
    "BadDump",
    "UnknownOption",
    "BadOverlay",
    "UnknownTitle",
    "UnknownBot",
    "BadArguments",
    "BadArena",
    "GameFailed",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_named_in_the_code_has_words(language: str) -> None:
    for folder in (SOURCE / "kernel", SOURCE / "cli", SOURCE / "bots", SOURCE / "arena"):
        # The commands name what every title has, too: its name, what it is about.
        named = folder.name in ("cli", "arena")
        words = title_named("kingsburg").words(language) if named else Words(language)
        for key in sorted(literal_keys(folder)):
            words.template(key, 1)
    for id in title_ids():
        title = title_named(id)
        words = title.words(language)
        for key in sorted(literal_keys(title.folder)):
            words.template(key, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", title_ids())
def test_every_question_move_and_event_of_random_games_has_words(id: str, language: str) -> None:
    title = title_named(id)
    words = title.words(language)
    rng = Rng(1)
    for seed in range(3):
        game = Game(title, title.seats[seed % len(title.seats)], seed)
        while not game.position.over:
            position = game.position
            assert position.question is not None
            assert words.say(position.question.prompt(position))
            moves = position.legal()
            for move in moves:
                assert "{" not in words.say(position.phrase(move))
            game.play(moves[rng.below(len(moves))])
        for line in game.log.lines(words):
            assert "{" not in line
        for line_name in game.position.score_sheet(0):
            assert words.template(f"line.{line_name}")
        for component in game.position.holdings(0):
            assert words.template(component)


def test_russian_plurals_follow_the_number() -> None:
    words = burgrave.title_named("kingsburg").words("ru")

    said = [words.say(Phrase("things.soldiers", n=n)) for n in (1, 2, 5, 11, 21, 22)]

    assert said == ["1 воин", "2 воина", "5 воинов", "11 воинов", "21 воин", "22 воина"]


def test_a_secret_is_read_only_by_those_who_may() -> None:
    words = burgrave.title_named("kingsburg").words("en", ["Ann", "Ben"])
    card = Phrase("enemy", kind=Phrase("kind.orcs"), strength=4)
    seen = Phrase("look_seen", enemy=card)
    event = Phrase("log.peeks", who=1, look=Secret(seen, 1 << 1, Phrase("look_unseen")))

    assert words.say(event, 1) == "Ben secretly looks at the enemy card: Orcs of strength 4"
    assert words.say(event, 0) == "Ben secretly looks at the enemy card"
    assert words.say(event) == "Ben secretly looks at the enemy card"
    assert "orcs" not in str(event.data(0))
    assert words.say(phrase_of(event.data(1)), 0) == words.say(event, 1)


def test_a_missing_entry_is_an_error_and_not_a_key_on_the_screen() -> None:
    with pytest.raises(KeyError, match=r"no en words for 'no\.such\.key'"):
        Words("en").template("no.such.key")


def test_the_language_follows_the_system() -> None:
    assert reader_language({"LANG": "ru_RU.UTF-8"}.get) == "ru"
    assert reader_language({"LC_ALL": "de_DE.UTF-8", "LANG": "ru_RU.UTF-8"}.get) == "en"


@pytest.mark.parametrize(
    ("template", "plural", "said"),
    [
        (
            "{used} of {all} {all:point|points}",
            english,
            ["2 of 1 point", "2 of 2 points", "2 of 5 points", "2 of 21 points"],
        ),
        (
            "{used} из {all} {all:очка|очков|очков}",
            russian,
            ["2 из 1 очка", "2 из 2 очков", "2 из 5 очков", "2 из 21 очка"],
        ),
        ("{all:02}", russian, ["01", "02", "05", "21"]),
        ("{row} {row:point|points}, {name:>4}", english, ["5/6/1 point,  Ann"] * 4),
    ],
)
def test_any_number_of_a_text_chooses_the_form_of_its_noun(
    template: str, plural: Callable[[int], int], said: list[str]
) -> None:
    """Not only the one called n: a text may have several."""
    others = {"used": Number(2, plural), "row": Number("5/6/1", plural), "name": Number("Ann", plural)}
    figures = [{"all": Number(n, plural), **others} for n in (1, 2, 5, 21)]
    assert [template.format_map(numbers) for numbers in figures] == said
