"""The rules page with pictures: every component as it is drawn, beside its words or in a gallery of the others."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from burgrave.drawing.component import emblem
from burgrave.drawing.marked import holds
from burgrave.drawing.marked import marked as marks_on
from burgrave.drawing.svg import use
from burgrave.kernel.components import Components
from burgrave.kernel.title import Title
from burgrave.kernel.words import Words
from burgrave.reading.corrections import component_name, field_name, kind_name
from burgrave.reading.examples import stepped
from burgrave.reading.figures import Notation
from burgrave.reading.rulebook import Rulebook, Section, heading

ANCHORED: Final = re.compile(r'<tr id="(?P<row>[^"]+)"><th scope="row">|<li id="(?P<entry>[^"]+)">')
"""Where a row of a table or an entry of a list begins that links lead to."""

SHOWN: Final = 3
SEED: Final = 7
"""The position with its parts named: for so many players, always the same one."""

BEFORE: Final = "rulings"
"""The section in front of which pictures stand that have no place in the text."""


def illustrated(title: Title, printed: Components, words: Words) -> list[Section]:
    """The sections of the page with pictures; those of a page of another make stay as they are."""
    rulebook = title.presentation.rulebook
    sections: list[Section] = rulebook(printed, words)
    if not isinstance(rulebook, Rulebook) or not title.drawn:
        return sections
    sections = [
        Section(part.anchor, part.heading, turn(rulebook.turn, words) + part.html)
        if part.anchor == rulebook.turn_section
        else part
        for part in sections
    ]
    gallery = Gallery(title, rulebook.pictured, printed, words)
    sections = [Section(part.anchor, part.heading, gallery.beside_words(part.html)) for part in sections]
    sections = before(sections, BEFORE, [gallery.others(), icons(rulebook.legend, words)])
    told = stepped(title, rulebook.example, printed, words)
    example = Section("example", words.template("rules.example"), told)
    sections = before(sections, next_to(sections, rulebook.turn_section), [example])
    return before(sections, sections[2].anchor, [board(title, rulebook.board, printed, words)])


def board(title: Title, parts: Mapping[str, str], printed: Components, words: Words) -> Section:
    """A position after set-up as one player sees it, its parts numbered, and what they are."""
    if not parts:
        return Section("board", "", "")
    position = title.start(SHOWN, SEED, printed)
    seat = position.mover
    panels = title.presentation.draw(position.view(seat), words)
    left = {count: target.format(seat=seat) for count, target in enumerate(parts, 1)}
    html = ""
    for panel in panels:
        marks = [(count, target) for count, target in left.items() if holds(panel, target)]
        for count, _ in marks:
            del left[count]
        if marks:
            meaning = key(marks, list(parts.values()), words)
            html += f'<figure>{marks_on(panel, marks)}<ol class="key">{meaning}</ol></figure>'
    return Section("board", words.template("rules.board"), f'<div class="boards">{html}</div>')


def key(marks: Sequence[tuple[int, str]], names: Sequence[str], words: Words) -> str:
    """What the numbers on a picture mean."""
    told = [(count, words.template(f"rules.board.{names[count - 1]}")) for count, _ in marks]
    return "".join(f'<li value="{count}">{escape(meaning)}</li>' for count, meaning in told)


def turn(steps: Sequence[tuple[str, str]], words: Words) -> str:
    """A turn as a row of small pictures, each with a line."""
    entries: list[str] = []
    for shown, name in steps:
        pictures = "".join(emblem(drawn(f"i-{icon}" if "-" not in icon else icon)) for icon in shown.split())
        entries.append(f"<li>{pictures}<span>{escape(words.template(f'rules.turn.{name}'))}</span></li>")
    return f'<ol class="steps">{"".join(entries)}</ol>' if entries else ""


def icons(legend: Mapping[str, str], words: Words) -> Section:
    """All icons of the title with what they mean; a link may lead to one of them."""
    entries = [
        f'<li id="{icon_anchor(symbol)}">{emblem(drawn(symbol))}<span>{escape(meaning)}</span></li>'
        for symbol, meaning in meanings(legend, words).items()
    ]
    html = f'<ul class="legend">{"".join(entries)}</ul>' if entries else ""
    return Section("icons", words.template("rules.icons"), html)


def meanings(legend: Mapping[str, str], words: Words) -> dict[str, str]:
    """What every symbol means."""
    return {symbol: capital(words.template(key)) for symbol, key in legend.items()}


def icon_anchor(symbol: str) -> str:
    """Where the legend tells of a symbol."""
    return f"icon-{symbol.removeprefix('i-')}"


def drawn(symbol: str) -> str:
    """A symbol in its lines; a pictogram has those of a land."""
    lines = "icon" if symbol.startswith("i-") else "land-glyph"
    return f'<g class="{lines}">{use(symbol, 0, 0, 24)}</g>'


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def next_to(sections: list[Section], anchor: str) -> str:
    """The section after one."""
    anchors = [section.anchor for section in sections]
    return anchors[anchors.index(anchor) + 1] if anchor in anchors[:-1] else ""


def before(sections: list[Section], anchor: str, more: list[Section]) -> list[Section]:
    """Sections put in front of one."""
    at = next((at for at, section in enumerate(sections) if section.anchor == anchor), len(sections))
    return [*sections[:at], *(section for section in more if section.html), *sections[at:]]


def marked(table: str, ids: Sequence[str], drawing: str) -> str:
    """A drawing with the components that it shows."""
    shows = " ".join(f"{table}.{id}" for id in ids)
    return f'<span class="drawn" data-component="{escape(shows)}">{drawing}</span>'


class Gallery:
    """The components of a title, each shown once."""

    def __init__(
        self, title: Title, pictured: Mapping[str, tuple[str, str]], printed: Components, words: Words
    ) -> None:
        self.title = title
        self.pictured = pictured
        self.printed = printed
        self.words = words
        self.shown: set[tuple[str, str]] = set()

    def component(self, table: str, id: str) -> str:
        """The drawing of a component; nothing for what no drawing shows."""
        return self.title.presentation.component(table, id, self.printed, self.words)

    def drawn(self, table: str, id: str) -> str:
        """The drawing beside words."""
        drawing = self.component(table, id)
        if not drawing:
            return ""
        self.shown.add((table, id))
        return marked(table, [id], drawing)

    def beside_words(self, html: str) -> str:
        """A part of the page with the drawings of the components that its rows and entries are about."""

        def with_drawing(found: re.Match[str]) -> str:
            component = self.about(found["row"] or found["entry"])
            if component is None or component in self.shown:
                return found[0]
            return found[0] + self.drawn(*component)

        return ANCHORED.sub(with_drawing, html)

    def about(self, anchor: str) -> tuple[str, str] | None:
        """The component that an anchor leads to."""
        table, _, id = anchor.partition("-")
        if anchor in self.pictured:
            return self.pictured[anchor]
        return (table, id) if id in self.printed.figures.get(table, {}) else None

    def others(self) -> Section:
        """What has no row of its own, kind by kind; what is drawn alike shares a drawing."""
        html = ""
        for table, records in self.printed.figures.items():
            alike: dict[str, list[str]] = {}
            for id in records:
                if (table, id) not in self.shown:
                    alike.setdefault(self.component(table, id), []).append(id)
            alike.pop("", None)
            if alike:
                entries = [self.entry(table, ids, drawing) for drawing, ids in alike.items()]
                html += heading(f"components-{table}", kind_name(table, self.words))
                html += f'<ul class="gallery">{"".join(entries)}</ul>'
        return Section("components", self.words.template("rules.components"), html)

    def entry(self, table: str, ids: Sequence[str], drawing: str) -> str:
        """Components that one drawing shows, each with its name and its figures."""
        told = [self.told(table, id) for id in ids]
        return f'<li id="component-{escape(table)}-{escape(ids[0])}">{marked(table, ids, drawing)}{"".join(told)}</li>'

    def told(self, table: str, id: str) -> str:
        name = escape(capital(component_name(self.title, table, id, self.words)))
        figures = "; ".join(escape(told) for told in self.figures(table, self.printed.figures[table][id]))
        return f"<p><strong>{name}</strong> {figures}</p>"

    def figures(self, table: str, record: Mapping[str, Any]) -> list[str]:
        """What is printed on it, in words."""
        told: list[str] = []
        for field, shape in self.title.sheet.printed.get(table, {}).items():
            if field in record:
                written = Notation(self.words, field).written(shape, record[field])
                told.append(f"{field_name(field, self.words)}: {written}")
        return told
