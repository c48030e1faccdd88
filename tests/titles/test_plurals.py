"""Every entry of every catalogue reads well with 0, 1, 2, 5 and 21."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from burgrave.kernel.title import Title
from burgrave.kernel.words import PLURALS, Number, russian
from tests.titles.catalogues import Entry, entries
from tests.titles.games import TITLES

NUMBERS = (0, 1, 2, 5, 21)

NOUNS = """
очко очка очков; игрок игрока игроков; раунд раунда раундов; ход хода ходов; партия партии партий;
карта карты карт; рабочий рабочих рабочих; товар товара товаров; жетон жетона жетонов; кубик кубика кубиков;
здание здания зданий; постройка постройки построек; манускрипт манускрипта манускриптов;
советник советника советников; секунда секунды секунд; воин воина воинов; место места мест;
участок участка участков; символ символа символов; долг долга долгов; шаг шага шагов; грамота грамоты грамот;
монета монеты монет; самородок самородка самородков; ресурс ресурса ресурсов; минута минуты минут;
горожанин горожанина горожан; монах монаха монахов; застава заставы застав; хижина хижины хижин;
кольцо кольца колец; подозрение подозрения подозрений; стена стены стен; камень камня камней;
ремесленник ремесленника ремесленников; решение решения решений; стол стола столов; строка строки строк;
вариант варианта вариантов; животное животного животных; щит щита щитов; замок замка замков; книга книги книг;
хлеб хлеба хлебов; сезон сезона сезонов
"""
"""Countable things: after one, after two, after five."""

NEVER = ("who", "whom", "good", "advisor", "card", "tile", "shield", "location", "name")
"""Arguments that are words."""

OBLIQUE = ("ам", "ями", "ами", "ах", "ям", "ях", "им", "ыми", "ими")
"""How words end that are governed by something else; the number does not choose them."""

ENGLISH = (
    "point|player|round|turn|game|card|worker|good|token|die|building|manuscript|advisor|second|soldier|space|step"
    "|deed|coin|nugget|resource|minute|monk|outpost|hut|ring|wall|craftsman|decision|table|line|shield|castle|book"
)


def forms() -> dict[str, set[int]]:
    """A form of a noun -> after which of 1, 2 and 5 it stands."""
    found: dict[str, set[int]] = {}
    for noun in NOUNS.replace("\n", " ").split(";"):
        for place, form in enumerate(noun.split()):
            found.setdefault(form, set()).add((1, 2, 5)[place])
            if place == 0:
                # The accusative and the instrumental of one.
                for ending, other in (("а", "у"), ("я", "ю")):
                    if form.endswith(ending):
                        found.setdefault(form[:-1] + other, set()).add(1)
            if place == 1:
                # «без одного очка», «из 21 карты»
                found[form].add(1)
            if place == 2:
                # «из двух очков», «не более 2 карт»
                found[form].add(2)
    return found


FORMS = forms()


class Everywhere(dict[str, Number]):
    """One number for every argument."""

    def __init__(self, number: Number) -> None:
        super().__init__()
        self.number = number

    def __missing__(self, name: str) -> Number:
        return self.number


def rendered(entry: Entry, language: str, n: int) -> str:
    """The entry with the number in every place, but for arguments that are names and never numbers."""
    text = re.sub(r"\{(" + "|".join(NEVER) + r")\}", "…", entry.form(language, n))
    return text.format_map(Everywhere(Number(n, PLURALS[language])))


def wrong_russian(text: str) -> list[str]:
    return [
        found[0]
        for found in re.finditer(r"(\d+) ([а-яё]+)", text)
        if found[2] in FORMS
        and (1, 2, 5)[russian(int(found[1]))] not in FORMS[found[2]]
        and not found[2].endswith(OBLIQUE)
    ]


def wrong_english(text: str) -> list[str]:
    many = re.finditer(rf"\b1 ({ENGLISH})s\b", text)
    one = re.finditer(rf"\b(0|2|5|21) ({ENGLISH})\b(?!-|[ ][a-z]*point)", text)
    return [found[0] for found in chain(many, one)]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("title", [None, *TITLES], ids=lambda title: title.id if title else "common")
def test_every_entry_reads_well_with_every_number(title: Title | None, language: str) -> None:
    wrong = wrong_russian if language == "ru" else wrong_english
    found = [
        f"{entry.key}: {said}"
        for entry in entries(title, language)
        for n in NUMBERS
        for said in wrong(rendered(entry, language, n))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("text", ["1 очков", "5 очка", "21 карт", "2 карта", "0 очко"])
def test_a_wrong_russian_form_is_found(text: str) -> None:
    assert wrong_russian(text) == [text]


@pytest.mark.parametrize("text", ["1 очко", "2 очка", "5 очков", "21 карту", "11 игроков", "5 игрокам", "0 карт"])
def test_a_right_russian_form_is_left_alone(text: str) -> None:
    assert not wrong_russian(text)


@pytest.mark.parametrize("text", ["1 points", "2 card", "21 worker"])
def test_a_wrong_english_form_is_found(text: str) -> None:
    assert wrong_english(text) == [text]
