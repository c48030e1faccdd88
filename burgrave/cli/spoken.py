"""What a person types at a terminal's table: command words in the reader's language, and the English ones always."""

from __future__ import annotations

from typing import Final, NamedTuple

from burgrave.kernel.words import Words

COMMANDS: Final = ("help", "look", "rules", "log", "moves", "undo", "save", "quit")
"""What can be asked for, by the English words, in the order in which help tells it."""


class Asked(NamedTuple):
    """A command and what it is about."""

    command: str
    about: str


def word_of(command: str, words: Words) -> str:
    """The word for a command in the reader's language."""
    return words.template(f"play.word.{command}")


def asked(answer: str, words: Words) -> Asked | None:
    """The command in an answer, if it begins with one."""
    verb, _, rest = answer.strip().partition(" ")
    verb = verb.lower()
    for command in COMMANDS:
        if verb in (command, word_of(command, words)):
            return Asked(command, rest.strip())
    return None


def told(words: Words) -> list[tuple[str, str]]:
    """Every command as it is written, and what it is for."""
    return [(words.template(f"play.usage.{command}"), words.template(f"play.about.{command}")) for command in COMMANDS]
