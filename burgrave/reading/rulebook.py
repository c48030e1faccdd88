"""A title's rules as a page to read: sections of safe HTML, made of the catalogues' plain text and the figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape

from burgrave.kernel.words import Words


class Section:
    """A part of the page: the anchor that links lead to, a heading in plain text, and HTML that needs no escaping."""

    def __init__(self, anchor: str, heading: str, html: str) -> None:
        self.anchor = anchor
        self.heading = heading
        self.html = html


def laid_out(
    words: Words,
    order: Sequence[str],
    parts: Mapping[str, Sequence[str]],
    told: Callable[[str], str],
    named: Callable[[str], str] | None = None,
) -> list[Section]:
    """A page of sections in their order, each with its parts under headings; `told` gives what stands under a name."""
    name = named or (lambda part: words.template(f"rules.{part}"))
    page: list[Section] = []
    for anchor in order:
        html = told(anchor)
        for part in parts.get(anchor, ()):
            html += heading(part, name(part)) + told(part)
        page.append(Section(anchor, name(anchor), html))
    return page


def prose(text: str) -> str:
    """Plain text as HTML: a line is a paragraph, lines that begin with `- ` are a list."""
    said: list[str] = []
    items: list[str] = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("- "):
            items.append(item("", line[2:]))
            continue
        if items:
            said.append(f"<ul>{''.join(items)}</ul>")
            items = []
        if line:
            said.append(f"<p>{escape(line)}</p>")
    return "".join(said)


def item(anchor: str, text: str, name: str = "") -> str:
    """An entry of a list, perhaps with a name in front."""
    lead = f"<strong>{escape(name)}.</strong> " if name else ""
    return f"<li{_id(anchor)}>{lead}{escape(text)}</li>"


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
