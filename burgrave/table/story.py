"""The story of a game by its moves: as far as a move of a replay, and by chapters."""

from __future__ import annotations

from dataclasses import dataclass, field

from burgrave.table.events import MOVE
from burgrave.table.show import SHOWN, TablePage

CURRENT = '<li aria-current="step"'


@dataclass(frozen=True)
class StoryChapter:
    """A year, a phase, a round: from which move on, and what happened in it."""

    at: int
    name: str = ""
    lines: list[str] = field(default_factory=list)


def log_until(page: TablePage, number: int) -> list[str]:
    """The last events up to a move as items of a list; that of the move itself is marked."""
    told: list[str] = []
    for entry in [entry for entry in page.table.story if entry.at <= number][-SHOWN:]:
        made_here = entry.at == number and entry.kind == MOVE
        told += [item.replace("<li", CURRENT, 1) if made_here else item for item in page.items([entry])]
    return told


def chapters(page: TablePage) -> list[StoryChapter]:
    """The whole story as the seat may read it, in the chapters that the title declares.

    A part of a chapter is called by both names: year and season, phase and round.
    """
    levels = [{f"log.{key}" for key in keys} for keys in page.table.title.presentation.chapters]
    names: list[str] = []
    found = [StoryChapter(0)]
    for entry in page.table.story:
        for phrase, line in zip(entry.lines, page.lines(entry), strict=True):
            level = next((level for level, keys in enumerate(levels) if phrase.key in keys), None)
            if level is None:
                found[-1].lines.append(line)
                continue
            names = [*names[:level], line]
            chapter = StoryChapter(entry.at, ", ".join(names))
            if found[-1].lines:
                found.append(chapter)
            else:
                found[-1] = chapter
    return found
