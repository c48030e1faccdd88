"""What a page has been sent, and the message that brings it up to date."""

from __future__ import annotations

from burgrave.drawing.panel import Panel
from burgrave.table.messages import LegalMove, PageState
from burgrave.table.parts import Parts
from burgrave.table.show import TablePage


class Sent:
    """What one page shows now: its regions, its boards in parts, its lines of the log, its moves."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """The page shows nothing; the next message is whole."""
        self._regions: dict[str, str] = {}
        self._layout: list[tuple[object, ...]] = []
        self._boards: dict[str, list[str]] = {}
        self._lines: list[tuple[int, str]] = []
        self._moves: list[LegalMove] | None = None

    def update(self, page: TablePage, parts: Parts) -> PageState:
        """What has changed since the last message."""
        context = page.context()
        panels: list[Panel] = context["panels"]
        lines = page.log_lines()
        regions = parts.regions(page.eyes.language, context)
        state = PageState(page.table.seq, page.turn, page.tab(), page.game)
        moves = page.choices()
        if moves != self._moves:
            state.moves = moves
        layout: list[tuple[object, ...]] = [
            (panel.id, panel.kind, panel.label, panel.width, panel.height) for panel in panels
        ]
        if not self._is_longer(lines) or regions.keys() != self._regions.keys() or layout != self._layout:
            state.main = parts.frame(regions, page.eyes.language, panels)
            state.boards = {panel.id: panel.parts for panel in panels}
        else:
            state.regions = {
                id: str(text)
                for id, text in regions.items()
                if id not in ("panels", "log") and text != self._regions[id]
            }
            state.log = [text for _, text in lines[self._added(lines) :]] or None
            self._draw(state, panels)
        self._regions, self._layout, self._lines, self._moves = dict(regions), layout, lines, moves
        self._boards = {panel.id: panel.parts for panel in panels}
        return state

    def _is_longer(self, lines: list[tuple[int, str]]) -> bool:
        """Does the log go on where the page has it? After an undo it does not."""
        known = lines[: self._added(lines)]
        both = min(len(known), len(self._lines))
        return not self._lines or (both > 0 and known[-both:] == self._lines[-both:])

    def _added(self, lines: list[tuple[int, str]]) -> int:
        """Where in the log the lines begin that the page does not have; 0 if the two have nothing in common."""
        if not self._lines:
            return 0
        last = self._lines[-1]
        return next((place + 1 for place in range(len(lines) - 1, -1, -1) if lines[place] == last), 0)

    def _draw(self, state: PageState, panels: list[Panel]) -> None:
        boards: dict[str, list[str]] = {}
        changed: dict[str, dict[int, str]] = {}
        for panel in panels:
            old = self._boards[panel.id]
            if len(old) != len(panel.parts):
                boards[panel.id] = panel.parts
                continue
            # Parts that are kept are the same object, so that most comparisons look at no letter.
            differing = {
                place: part for place, part in enumerate(panel.parts) if part is not old[place] and part != old[place]
            }
            if differing:
                changed[panel.id] = differing
        state.boards, state.parts = boards, changed
