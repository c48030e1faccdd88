"""What a page has been sent, and the message that brings it up to date."""

from __future__ import annotations

from markupsafe import Markup

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
        self._regions: dict[str, Markup] = {}
        self._frames: list[tuple[str, int, int]] = []
        self._boards: dict[str, list[str]] = {}
        self._told = 0
        """The number of the last event in the page's log."""
        self._moves: list[LegalMove] | None = None

    def update(self, page: TablePage, parts: Parts) -> PageState:
        """What has changed since the last message."""
        context = page.context()
        panels: list[Panel] = context["panels"]
        regions = parts.regions(page.eyes.language, context)
        state = PageState(page.table.seq, page.turn, page.tab(), page.game)
        moves = page.choices()
        if moves != self._moves:
            state.moves, state.wastes = moves, page.wastes()
        added = page.log_since(self._told)
        frames = [(panel.label, panel.width, panel.height) for panel in panels]
        if added is None or regions.keys() != self._regions.keys() or regions["panels"] != self._regions["panels"]:
            state.main = str(parts.frame(regions, page.eyes.language, panels, page.log()))
            state.boards = {panel.id: panel.parts for panel in panels}
        else:
            state.regions = {
                id: str(text) for id, text in regions.items() if id != "panels" and text != self._regions[id]
            }
            state.log = added or None
            if frames != self._frames:
                pairs = zip(panels, frames, self._frames, strict=True)
                state.frames = {panel.id: panel.frame() for panel, new, old in pairs if new != old}
            self._draw(state, panels)
        self._regions, self._frames, self._moves = regions, frames, moves
        self._told = page.table.story[-1].number if page.table.story else 0
        self._boards = {panel.id: panel.parts for panel in panels}
        return state

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
