"""A title's rules as a page to read: sections of safe HTML, made of the catalogues' plain text and the figures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, Final, Generic, TypeVar

from burgrave.kernel.components import SOURCES, Components, doubtful
from burgrave.kernel.options import Options
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.examples import Example

Rows = list[tuple[str, list[str]]]
"""The rows of a table: each with its anchor and its cells."""

Printed = TypeVar("Printed", bound=Components)

REASONS: Final = ("assumed", "recalled", "public", "changed")
"""Why a figure may not be what is printed in the box, the weakest source first; the last of them is an overlay."""

FEW: Final = 20
"""An option with fewer values has words for all of them; in a longer one numbers come last and need none."""


def legend(*icons: str, **others: Iterable[str]) -> dict[str, str]:
    """Icons that are told by `legend.<icon>`, or by what a family of the catalogue calls them."""
    told = {f"i-{icon}": f"legend.{icon}" for icon in icons}
    return told | {f"i-{icon}": f"{family}.{icon}" for family, names in others.items() for icon in names}


class Section:
    """A part of the page: the anchor that links lead to, a heading in plain text, and HTML that needs no escaping."""

    def __init__(self, anchor: str, heading: str, html: str) -> None:
        self.anchor = anchor
        self.heading = heading
        self.html = html


def prose(text: str) -> str:
    """Plain text as HTML: a line is a paragraph, lines that begin with `- ` are a list."""
    said: list[str] = []
    items: list[str] = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("- "):
            items.append(item("", line[2:]))
            continue
        if items:
            said.append(bullets(items))
            items = []
        if line:
            said.append(f"<p>{escape(line)}</p>")
    return "".join(said)


def item(anchor: str, text: str, name: str = "") -> str:
    """An entry of a list, perhaps with a name in front."""
    lead = f"<strong>{escape(name)}.</strong> " if name else ""
    return f"<li{_id(anchor)}>{lead}{escape(text)}</li>"


def bullets(items: Iterable[str]) -> str:
    """A list of entries in no order."""
    return f"<ul>{''.join(items)}</ul>"


def heading(anchor: str, text: str) -> str:
    """A heading inside a section."""
    return f"<h3{_id(anchor)}>{escape(text)}</h3>"


def table(head: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> str:
    """Rows with an anchor and cells of plain text; the first cell names the row. Wide tables scroll in their frame."""
    titles = "".join(f'<th scope="col">{escape(title)}</th>' for title in head)
    lines = "".join(_row(anchor, cells) for anchor, cells in rows)
    return f'<div class="wide"><table><thead><tr>{titles}</tr></thead><tbody>{lines}</tbody></table></div>'


def head(words: Words, *columns: str) -> list[str]:
    """The titles of a table's columns."""
    return [words.template(f"rules.head.{column}") for column in columns]


def _row(anchor: str, cells: Sequence[str]) -> str:
    named = f'<th scope="row">{escape(cells[0])}</th>'
    return f"<tr{_id(anchor)}>{named}{''.join(f'<td>{escape(cell)}</td>' for cell in cells[1:])}</tr>"


def _id(anchor: str) -> str:
    return f' id="{escape(anchor)}"' if anchor else ""


# ---------------------------------------------------------------------- a title's page


@dataclass(frozen=True)
class Contents(Generic[Printed]):
    """What stands on a rules page in which order. A part begins with the words `rules.<part>.text`."""

    sections: Sequence[str]
    parts: Mapping[str, Sequence[str]]
    """The parts of a section that have a heading and an anchor of their own."""
    tables: Mapping[str, Callable[[Printed, Words], str]]
    """What stands under the words of a part."""
    wordless: Collection[str] = ()
    """The parts that are tables only."""
    headings: Mapping[str, str] = field(default_factory=dict)
    """The catalogue's key for the heading of a part, where it is not `rules.<part>`."""


@dataclass(frozen=True)
class Rulebook(Generic[Printed]):
    """A title's rules page: called with the figures it gives the sections.

    Rulings, options and the sources of the figures are parts of its contents that are told alike for every title.
    """

    contents: Contents[Printed]
    rulings: Mapping[str, str]
    """What was decided where the rules are silent, and whose word it is."""
    options: type[Options]
    provenance: Provenance[Printed]
    amounts: Callable[[Printed, Words], Mapping[str, Any]] = lambda printed, words: {}
    """The figures that stand in the sentences."""
    pictured: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Table and id of the component that a row or entry is about, by its anchor, where that is not `<table>-<id>`."""
    legend: Mapping[str, str] = field(default_factory=dict)
    """What the icons mean: the catalogue's key for every symbol that the drawings use, in the order of the page."""
    board: Mapping[str, str] = field(default_factory=dict)
    """What stands where after set-up: pieces by id (`{seat}` is the reader's) or `rule:<anchor>`, each told by
    `rules.board.<name>`."""
    turn: Sequence[tuple[str, str]] = ()
    """A turn in small pictures: icons with a space between them, and the `rules.turn.<name>` that tells of them."""
    example: Example = field(default_factory=Example)
    """The first moves of a game, before and after."""
    turn_section: str = "turn"
    """The section that the pictures of a turn open."""

    def __call__(self, printed: Printed, words: Words) -> list[Section]:
        amounts = self.amounts(printed, words)
        contents = self.contents
        common: dict[str, Callable[[], str]] = {
            "rulings": lambda: rulings_table(self.rulings, amounts, words),
            "options": lambda: options_table(self.options, words),
            "sources": lambda: self.provenance.told(printed, words),
        }

        def named(part: str) -> str:
            return words.template(contents.headings.get(part, f"rules.{part}"))

        def told(part: str) -> str:
            html = "" if part in contents.wordless else prose(words.say(Phrase(f"rules.{part}.text", **amounts)))
            if part in contents.tables:
                html += contents.tables[part](printed, words)
            return html + common[part]() if part in common else html

        page: list[Section] = []
        for anchor in contents.sections:
            html = told(anchor)
            for part in contents.parts.get(anchor, ()):
                html += heading(part, named(part)) + told(part)
            page.append(Section(anchor, named(anchor), html))
        return page


def rulings_table(rulings: Mapping[str, str], amounts: Mapping[str, Any], words: Words) -> str:
    """What Burgrave does where the rulebook is silent, and on whose word."""
    rows: Rows = []
    for ruling, authority in rulings.items():
        said = words.say(Phrase(f"rules.ruling.{ruling}", **amounts))
        rows.append((f"ruling-{ruling}", [said, words.template(f"rules.by.{authority}")]))
    return table(head(words, "ruling", "authority"), rows)


def options_table(options: type[Options], words: Words) -> str:
    """What a table may decide: every option with its values, the default first."""
    rows: Rows = []
    for option, values in options.CHOICES.items():
        numbers = [value for value in values if not isinstance(value, (str, bool))] if len(values) >= FEW else []
        named = values[: len(values) - len(numbers)]
        labels = [words.template(f"option.{option}.{str(value).lower()}") for value in named]
        if numbers:
            labels.append(f"{numbers[0]}–{numbers[-1]}")
        name, about = words.template(f"option.{option}"), words.template(f"option.{option}.about")
        rows.append((f"option-{option}", [name, about, " / ".join(labels)]))
    return table(head(words, "option", "about", "values"), rows)


# ---------------------------------------------------------------------- how sure the figures are


@dataclass(frozen=True)
class Provenance(Generic[Printed]):
    """How many components are sure, which figures are not and why, and which an overlay has changed."""

    component: Callable[[str, str, Printed, Words], str]
    """What a record is called, by its table and its id."""
    untold_tables: Collection[str] = ()
    untold_fields: Collection[str] = ()
    """What records say besides: to what a component belongs, what no page shows."""

    def told(self, printed: Printed, words: Words) -> str:
        """The count, then a table for every reason to doubt; components with the same doubt share a row."""
        tally = dict.fromkeys((*SOURCES, "doubtful", "changed"), 0)
        found: dict[str, dict[tuple[str, str], list[str]]] = {reason: {} for reason in REASONS}
        told = {name: records for name, records in printed.figures.items() if name not in self.untold_tables}
        components = [(name, id, record) for name, records in told.items() for id, record in records.items()]
        for name, id, record in components:
            changed = list(printed.overlay.get(name, {}).get(id, {}))
            doubts = doubts_of(record, changed, self.untold_fields)
            tally["changed" if changed else "doubtful" if doubts else record["source"]] += 1
            tally["assumed"] += "assumed" in doubts and not changed
            for reason, fields in doubts.items():
                figures = ", ".join(words.template(f"rules.field.{figure}") for figure in fields)
                found[reason].setdefault((name, figures), []).append(self.component(name, id, printed, words))
        html = prose(words.say(Phrase("rules.tally", total=len(components), **tally)))
        for reason, groups in found.items():
            rows = [
                ("", [words.template(f"rules.kind.{name}"), "; ".join(names), figures])
                for (name, figures), names in groups.items()
            ]
            if rows:
                html += heading(reason, words.template(f"rules.source.{reason}"))
                html += table(head(words, "kind", "component", "figures"), rows)
        return html


def doubts_of(record: Mapping[str, Any], changed: Sequence[str], untold: Collection[str]) -> dict[str, list[str]]:
    """The figures of a record that are not sure, by the reason; what an overlay has changed is no longer doubted."""
    found = {"changed": list(changed)} if changed else {}
    for figure in doubtful(record):
        # A record may be weak as a whole and still have a figure that the rulebook states.
        source = str(record.get(f"{figure}_source", record["source"]))
        if figure not in changed and figure not in untold and source != "rulebook":
            found.setdefault(source, []).append(figure)
    return found
