"""How an environment is shown: as text, as our drawing, or to a person in the browser."""

from __future__ import annotations

import tempfile
import webbrowser
from pathlib import Path
from typing import Final

from burgrave.kernel.position import Position

RENDER_MODES: Final = ("human", "ansi", "svg")

PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>{title}</title>
{drawing}
</html>
"""


def as_text(position: Position) -> str:
    """A line: who is asked, and the points."""
    asked = "over" if position.over else f"seat {position.mover} has {len(position.legal())} moves"
    return f"{position.title.id}: {asked}, points {' '.join(str(score) for score in position.scores)}"


def as_svg(position: Position) -> str:
    """The drawing of what a spectator may see."""
    return position._repr_svg_() or ""


class Window:
    """A page in the browser that shows the game as it goes on; it loads itself anew every second."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="burgrave-")
        self.page = Path(self.folder.name) / "game.html"
        self.open = False

    def show(self, position: Position) -> None:
        page = PAGE.format(title=position.title.id, drawing=as_svg(position))
        self.page.write_text(page, encoding="utf-8")
        if not self.open:
            self.open = True
            webbrowser.open(self.page.as_uri())

    def close(self) -> None:
        self.folder.cleanup()


class Renderer:
    """Shows the positions of an environment in the way it was made for."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise ValueError(f"unknown render mode {mode}; render modes: {', '.join(RENDER_MODES)}")
        self.mode = mode
        self.window: Window | None = None

    def render(self, position: Position) -> str | None:
        if self.mode == "ansi":
            return as_text(position)
        if self.mode == "svg":
            return as_svg(position)
        if self.mode == "human":
            self.window = self.window or Window()
            self.window.show(position)
        return None

    def close(self) -> None:
        if self.window is not None:
            self.window.close()
            self.window = None
