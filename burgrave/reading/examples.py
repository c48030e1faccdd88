"""Moves of a game as pictures before and after, to be stepped through on a rules page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

from burgrave.drawing.marked import marked
from burgrave.kernel.components import Components
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title
from burgrave.kernel.words import Words


@dataclass(frozen=True)
class Example:
    """The first moves of a game, and which of them are shown."""

    seed: int = 0
    moves: Sequence[str] = ()
    """By their notations; two players make them."""
    shown: Mapping[int, str] = field(default_factory=dict)
    """The panel that a move changes, by the number of the move from 0; `{seat}` is whose move it is."""


def stepped(title: Title, example: Example, printed: Components, words: Words) -> str:
    """A line for every move shown, which opens the pictures; corrected figures may end the example before."""
    if not example.moves:
        return ""
    position = title.start(2, example.seed, printed)
    html = ""
    for count, notation in enumerate(example.moves):
        seat = position.asked[0]
        try:
            move = position.parse(notation, seat)
        except IllegalMove:
            break
        said = f"{words.seat(seat)}: {words.say(position.phrase(move, seat))}"
        panel = example.shown.get(count, "").format(seat=seat)
        before = drawn(title, position, seat, panel, words) if panel else ""
        position.play(move, seat)
        if panel:
            after = drawn(title, position, seat, panel, words)
            opened = "" if html else ' open=""'
            arrow = f'<span class="then">{escape(words.template("rules.then"))}</span>'
            html += f'<details name="example"{opened}><summary>{escape(said)}</summary>'
            html += f"<div>{before}{arrow}{after}</div></details>"
    return f'<div class="example">{html}</div>'


def drawn(title: Title, position: Position, seat: int, id: str, words: Words) -> str:
    """A panel as the seat sees it."""
    panels = title.presentation.draw(position.view(seat), words)
    return "".join(marked(panel, []) for panel in panels if panel.id == id)
