"""A visitor's language: its words, and what the people and bots at a table are called in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from burgrave.bots import bots_for
from burgrave.bots.ladder import BEATS, TIME
from burgrave.kernel.title import Title, title_named
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.pictures import meanings
from burgrave.reading.rulebook import Rulebook
from burgrave.table.rows import SeatRow
from burgrave.table.tables import Table


@lru_cache(maxsize=64)
def common_words(language: str) -> Words:
    return Words(language)


@lru_cache(maxsize=64)
def texts(language: str) -> dict[str, Any]:
    """What every template may say: `t("key", ...)` in its language; words without arguments are looked up once."""
    words = common_words(language)
    ready: dict[str, str] = {}

    def t(key: str, /, **args: Any) -> str:
        if args:
            return words.say(Phrase(key, **args))
        if key not in ready:
            ready[key] = words.say(Phrase(key))
        return ready[key]

    return {"lang": language, "t": t}


@lru_cache(maxsize=2048)
def words_of(title: str, language: str, names: tuple[str, ...]) -> Words:
    return title_named(title).words(language, names)


def names_of(seats: Sequence[SeatRow], bot_numbers: Mapping[int, int], language: str) -> tuple[str, ...]:
    """The players' names in a language: bots are called by their numbers, other names that are alike are numbered."""
    words = common_words(language)
    names: list[str] = []
    for seat in seats:
        if seat.player is not None:
            names.append(seat.name or words.template("table.former_guest"))
        elif seat.bot is not None:
            names.append(words.say(Phrase("table.bot", number=bot_numbers[seat.seat])))
        else:
            names.append(words.template("table.open_seat"))
    return tuple(
        name if names.count(name) == 1 else f"{name} {names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    )


def bot_name(bot: str, language: str) -> str:
    """What a kind of bot is called in a language; one of somebody else's is called as it calls itself."""
    try:
        return common_words(language).template(f"bot.{bot}")
    except KeyError:
        return bot


def with_kind(line: Phrase, language: str) -> Phrase:
    """What is told of a kind of bot names it in the reader's language; events only know its id.

    Whoever has gone for good has no name.
    """
    if line.args.get("name") == "":
        line = Phrase(line.key, **{**line.args, "name": common_words(language).template("table.former_guest")})
    if "bot" not in line.args:
        return line
    return Phrase(line.key, **{**line.args, "bot": bot_name(line.args["bot"], language)})


def bot_about(bot: str, title: Title, language: str, seconds: float) -> str:
    """What a bot is like, how often it beats the rung below, and how long it thinks about a move.

    Nothing is known of one of somebody else's.
    """
    words = common_words(language)
    try:
        told = [words.template(f"bot.{bot}.about")]
    except KeyError:
        return ""
    beats = BEATS.get(title.id, {}).get(bot)
    if beats is not None:
        told.append(words.say(Phrase(f"bot.{bot}.beats", share=round(beats))))
    told.append(words.say(pace(seconds * TIME.get(bot, 1.0))))
    return " ".join(told)


def pace(seconds: float) -> Phrase:
    """How long a bot thinks about a move."""
    if not seconds:
        return Phrase("bot.at_once")
    if seconds < 1.0:
        return Phrase("bot.thinks_briefly")
    return Phrase("bot.thinks", seconds=round(seconds))


@lru_cache(maxsize=2048)
def tab_text(language: str, key: str, title: str, names: str = "") -> str:
    """What a browser's tab says."""
    return common_words(language).say(Phrase(key, title=title, names=names))


@lru_cache(maxsize=64)
def named_bots(title: Title, language: str) -> list[dict[str, str]]:
    """The bots that can play a title, by their names."""
    return [{"id": bot, "name": bot_name(bot, language)} for bot in bots_for(title)]


@lru_cache(maxsize=64)
def things_of(title: Title, language: str) -> dict[str, str]:
    """What the pieces that a title's moves touch are called, by how their ids begin."""
    words = words_of(title.id, language, ())
    return {thing: words.template(f"thing.{thing}") for thing in title.presentation.things}


@lru_cache(maxsize=64)
def icons_of(title: Title, language: str) -> dict[str, str]:
    """What the icons of a title mean, by their symbols; a rules page of another make has no legend."""
    rulebook = title.presentation.rulebook
    words = words_of(title.id, language, ())
    return meanings(rulebook.legend, words) if isinstance(rulebook, Rulebook) else {}


def table_words(table: Table, language: str) -> Words:
    return words_of(table.row.title, language, names_of(table.seats, table.bot_numbers, language))


def full_names(table: Table, language: str) -> list[str]:
    """The players' names, those of bots with their kind: where one looks at who plays."""
    names = table_words(table, language).names
    return [
        f"{name} · {bot_name(held.bot, language)}" if held.bot is not None and held.player is None else name
        for held, name in zip(table.seats, names, strict=True)
    ]
