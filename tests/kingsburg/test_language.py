"""The words of Kingsburg: four seasons of which three bring a harvest, the rulebook's names, real minus signs."""

from __future__ import annotations

import re

import pytest
from babel.messages.pofile import read_po

from burgrave import kingsburg
from burgrave.games.kingsburg.position import AID, AUTUMN, ENVOY, RECRUIT, REWARD, SPRING, SUMMER, WINTER
from burgrave.kernel.words import LANGUAGES, Words
from tests.titles.pages import in_both_languages

pytestmark = pytest.mark.once

words = in_both_languages(kingsburg)

PHASES = {
    AID: "Помощь короля",
    SPRING: "Весна — первый урожай",
    REWARD: "Королевская награда",
    SUMMER: "Лето — второй урожай",
    ENVOY: "Королевский посланник",
    AUTUMN: "Осень — третий урожай",
    RECRUIT: "Наём воинов",
    WINTER: "Зима — битва",
}


def texts(language: str) -> dict[str, str]:
    """Every text of the catalogue by its key, plural forms in one."""
    path = kingsburg.folder / "locale" / language / "LC_MESSAGES" / "burgrave.po"
    found: dict[str, str] = {}
    with path.open("rb") as file:
        for message in read_po(file):
            if message.id:
                key = message.id if isinstance(message.id, str) else message.id[0]
                found[key] = message.string if isinstance(message.string, str) else "\n".join(message.string or ())
    return found


def test_phases_are_called_as_in_the_rulebook() -> None:
    russian = kingsburg.words("ru")
    for phase, name in PHASES.items():
        assert russian.template(f"phase.{phase}") == name
        assert russian.template(f"log.phase_{phase}") == name


@pytest.mark.parametrize(
    ("language", "wrong"),
    [("ru", r"кажд\w+ сезон|(начале|конце) сезона"), ("en", r"every season|end of (a|the) season")],
)
def test_nothing_happens_every_season_for_winter_is_one(language: str, wrong: str) -> None:
    """What comes three times a year comes with every harvest."""
    said = [key for key, text in texts(language).items() if re.search(wrong, text, re.IGNORECASE)]

    assert not said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hyphen_stands_for_a_minus(language: str) -> None:
    assert not [key for key, text in texts(language).items() if re.search(r"(?<!\w)-\d", text)]


def test_the_english_name_of_a_building_is_the_same_everywhere() -> None:
    assert not [key for key, text in texts("en").items() if re.search(r"\bStables\b", text)]


def test_british_spelling_is_kept() -> None:
    assert not [key for key, text in texts("en").items() if re.search(r"\b(color|favor|armor|honor)", text)]


def test_the_rules_page_answers_what_players_ask(words: Words) -> None:
    """Once a season in general, the Smuggler below zero, a reward without buildings, the envoy with all that helps."""
    page = {key: words.template(key) for key in ("rules.buildings.text", "rules.advisors.text", "rules.phase.3")}
    influence = words.template("rules.step-influence.text").splitlines()[4]
    wanted = {
        "ru": ("один раз за сезон", "ниже нуля", "пока зданий нет ни у кого", "белые кубики, жетон и Рынок годятся"),
        "en": ("once a season", "at zero points and below", "while nobody has built", "white dice, token and Market"),
    }[words.language]

    for text, said in zip((*page.values(), influence), wanted, strict=True):
        assert said in text


def test_defaults_softer_than_the_letter_say_why(words: Words) -> None:
    strict = "Строгое чтение" if words.language == "ru" else "Strict readers"
    for option in ("stables_each_time", "crane_each_time", "smuggler_optional"):
        assert strict in words.template(f"option.{option}.about")


def test_tips_of_what_the_table_may_decide_say_so(words: Words) -> None:
    agreed = "если за столом не решили" if words.language == "ru" else "unless your table plays"
    for key in ("tip.power.more_soldiers", "tip.power.gold_off", "tip.refuse_agreed"):
        assert agreed in words.template(key, 1)
