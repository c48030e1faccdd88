"""A title's rules page in the terminal: its safe HTML as headings, paragraphs, lists and tables."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from burgrave.cli.tables import tables
from burgrave.reading.rulebook import Section

BLOCKS = ("p", "li", "h3", "h4", "th", "td", "caption")
"""The elements that hold a text of their own."""


class Block:
    """A paragraph, an entry of a list, a heading, or a row of a table with its cells."""

    def __init__(self, kind: str, cells: list[Text]) -> None:
        self.kind = kind
        self.cells = cells

    @property
    def name(self) -> str:
        """What it is about: the first cell of a row, the bold beginning of an entry; empty for a paragraph."""
        if self.kind == "row":
            return self.cells[0].plain
        bold = [span for span in self.cells[0].spans if span.style == "bold" and span.start == 0]
        return self.cells[0].plain[: bold[0].end].rstrip(". ") if bold else ""

    @property
    def told(self) -> str:
        """What there is to know of it."""
        return " – ".join(cell.plain for cell in self.cells[1:] if cell.plain) if self.kind == "row" else self.plain

    @property
    def plain(self) -> str:
        """All of it in one line."""
        return " – ".join(cell.plain for cell in self.cells if cell.plain)


class SectionReader(HTMLParser):
    """The blocks of a section, read from its HTML."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.blocks: list[Block] = []
        self.text: Text | None = None
        self.row: list[Text] | None = None
        self.numbers: list[int] = []
        self.bold = self.head = False
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in BLOCKS:
            self.text = Text()
        elif tag == "tr":
            self.row = []
        elif tag == "thead":
            self.head = True
        elif tag in ("ul", "ol"):
            # An ordered list counts from 1, the other has dots.
            self.numbers.append(0 if tag == "ol" else -1)
        elif tag in ("strong", "b"):
            self.bold = True
        elif tag == "br" and self.text is not None:
            self.text.append("\n")

    def handle_endtag(self, tag: str) -> None:
        if tag in ("strong", "b"):
            self.bold = False
        elif tag in ("ul", "ol"):
            self.numbers.pop()
        elif tag == "tr" and self.row is not None:
            self.blocks.append(Block("head" if self.head else "row", self.row))
            self.row = None
        elif tag == "thead":
            self.head = False
        elif tag in BLOCKS and self.text is not None:
            if self.row is not None:
                self.row.append(self.text)
            elif self.text.plain.strip():
                self.blocks.append(Block(self.kind_of(tag), [self.text]))
            self.text = None

    def kind_of(self, tag: str) -> str:
        """What a text is: the entries of an ordered list have their numbers."""
        if tag != "li" or not self.numbers or self.numbers[-1] < 0:
            return tag
        self.numbers[-1] += 1
        return f"{self.numbers[-1]}."

    def handle_data(self, data: str) -> None:
        if self.text is not None:
            self.text.append(data, style="bold" if self.bold else "")


def blocks_of(section: Section) -> list[Block]:
    """What stands in a section, in order."""
    return SectionReader(section.html).blocks


def chapter(section: Section, width: int) -> Iterator[RenderableType]:
    """A section as Rich prints it on so many columns."""
    yield Text(section.heading, style="bold underline")
    rows: list[Block] = []
    for block in blocks_of(section):
        if rows and block.kind != "row":
            yield from tables_of(rows, width)
            rows = []
        if block.kind in ("head", "row"):
            rows.append(block)
        elif block.kind in ("h3", "h4"):
            yield Text("\n").append_text(Text(block.cells[0].plain, style="bold"))
        elif block.kind in ("p", "caption"):
            yield Padding(block.cells[0], (0, 0, 0, 2))
        else:
            yield entry(block)
    if rows:
        yield from tables_of(rows, width)


def entry(block: Block) -> Table:
    """An entry of a list, with its number or a dot."""
    line = Table.grid(padding=(0, 1))
    line.add_column(width=4, justify="right")
    line.add_column(overflow="fold")
    line.add_row(block.kind if block.kind.endswith(".") else "•", block.cells[0])
    return line


def tables_of(rows: list[Block], width: int) -> Iterator[RenderableType]:
    """Rows under their head."""
    head = rows[0].cells if rows[0].kind == "head" else []
    yield from tables(head, [row.cells for row in rows if row.kind == "row"], width)
    yield Text()


def found_chapters(sections: list[Section], said: str) -> list[Section]:
    """The chapters meant by a number or a part of a heading; one that is called just so comes alone."""
    if said.isdecimal():
        return sections[int(said) - 1 : int(said)] if int(said) else []
    said = said.lower()
    exact = [section for section in sections if said in (section.anchor, section.heading.lower())]
    return exact or [section for section in sections if said in section.heading.lower()]
