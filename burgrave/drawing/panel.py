"""Panels: the parts of a drawing that a page lays out, and one picture of all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from burgrave.drawing.svg import escape, number, stylesheet
from burgrave.kernel.words import Words

MARGIN: Final = 12
GAP: Final = 10
COLUMN: Final = 720
"""No column of boards is much higher than this."""


class Panel:
    """A part of the drawing: the shared board, the own board, another player's board; at most 400 units wide."""

    def __init__(
        self, id: str, kind: str, seat: int, label: str, width: int, height: int, body: str | Sequence[str]
    ) -> None:
        self.id = id
        self.kind = kind
        """`shared`, `own` or `other`."""
        self.seat = seat
        """Whose board it is; -1 for a shared one."""
        self.label = label
        self.width = width
        self.height = height
        self.parts = [body] if isinstance(body, str) else list(body)
        """The inside of the <svg>, in parts that are kept while nothing in them changes."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Panel)
            and self.svg() == other.svg()
            and (self.kind, self.seat) == (other.kind, other.seat)
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def body(self) -> str:
        """The inside of the <svg>."""
        return "".join(self.parts)

    def svg(self, place: str = "") -> str:
        """The panel as an element; `place` are further attributes, for a picture of several panels."""
        return self.frame(place, self.body)

    def frame(self, place: str = "", body: str = "") -> str:
        """The element around the panel's parts."""
        return (
            f'<svg id="panel-{self.id}" class="panel" viewBox="0 0 {self.width} {self.height}"{place} '
            f'role="group" aria-label="{escape(self.label)}">{body}</svg>'
        )


def standalone(panels: Sequence[Panel], symbols: str, label: str, language: str = "en") -> str:
    """One picture with all panels, symbols and colours in it: shared boards, own board, other boards."""
    columns = [
        [panel for panel in panels if panel.kind == "shared"],
        [panel for panel in panels if panel.kind == "own"],
        *in_columns([panel for panel in panels if panel.kind == "other"]),
    ]
    drawn: list[str] = []
    x = height = float(MARGIN)
    for column in columns:
        if not column:
            continue
        y = float(MARGIN)
        for panel in column:
            place = f' x="{number(x)}" y="{number(y)}" width="{panel.width}" height="{panel.height}"'
            drawn.append(panel.svg(place))
            y += panel.height + GAP
        height = max(height, y - GAP + MARGIN)
        x += max(panel.width for panel in column) + GAP
    width = x - GAP + MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width)}" height="{number(height)}" '
        f'viewBox="0 0 {number(width)} {number(height)}" lang="{language}" role="group" aria-label="{escape(label)}">'
        f"<style>{escape_css(stylesheet())}</style>{symbols}"
        f'<rect width="{number(width)}" height="{number(height)}" class="ground"/>{"".join(drawn)}</svg>\n'
    )


def picture_of(
    draw: Callable[[dict[str, Any], Words], list[Panel]], symbols: Callable[[], str]
) -> Callable[[dict[str, Any], Words], str]:
    """How a title draws a whole position as one picture that needs nothing else."""

    def picture(view: dict[str, Any], words: Words) -> str:
        return standalone(draw(view, words), symbols(), words.template("title"), words.language)

    return picture


def around(own: int | None, everybody: int) -> list[int]:
    """All but the own number as they sit, from the left-hand neighbour on; a spectator sees all from the first."""
    first = 0 if own is None else own + 1
    return [seat % everybody for seat in range(first, first + everybody) if seat % everybody != own]


def in_columns(boards: list[Panel]) -> list[list[Panel]]:
    """Boards in as few columns of a fair height as they need, evenly filled."""
    columns = -(-sum(panel.height + GAP for panel in boards) // COLUMN)
    each = -(-len(boards) // columns) if columns else 1
    return [boards[first : first + each] for first in range(0, len(boards), each)]


def escape_css(css: str) -> str:
    """A stylesheet between tags."""
    return css.replace("&", "&amp;").replace("<", "&lt;")
