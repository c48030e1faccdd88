"""A table's page in regions: each is an element with an id, rendered once and kept while nothing in it changes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from burgrave.drawing.panel import Panel
from burgrave.table.show import texts

KEPT = 4000
"""Regions kept ready, in each of two generations: those that are asked for again outlive the others."""

MARK = secrets.token_hex(8)

ORDER = ("facts", "ask", "players", "panels", "over", "log", "tabs", "curtain")
"""The regions as they stand on the page; some are not always there."""


class Stand:
    """Stands for a panel in a template until its drawing is put in; nobody can guess its mark."""

    def __init__(self, panel: Panel, number: int) -> None:
        self.id, self.kind, self.label = panel.id, panel.kind, panel.label
        self.width, self.height = panel.width, panel.height
        self.mark = f"[{MARK}-{number}]"

    def svg(self) -> str:
        return self.mark


class Parts:
    """Renders the regions of a table's page."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self._kept: dict[Hashable, Markup] = {}
        self._older: dict[Hashable, Markup] = {}

    def main(self, language: str, context: dict[str, Any]) -> Markup:
        """The whole inside of the table, drawings and all."""
        regions = self.regions(language, context)
        regions["panels"] = self.boards(language, context["panels"], [panel.svg() for panel in context["panels"]])
        return Markup("").join(regions[name] for name in ORDER if name in regions)

    def frame(self, regions: dict[str, Markup], language: str, panels: list[Panel]) -> str:
        """The whole inside of the table with empty boards."""
        boards = self.boards(language, panels, [panel.frame() for panel in panels])
        return "".join(boards if name == "panels" else regions[name] for name in ORDER if name in regions)

    def regions(self, language: str, context: dict[str, Any]) -> dict[str, Markup]:
        """The regions of the page by their ids; that of the boards only says how they are laid out."""
        panels, players, over = context["panels"], context["players"], context["over"]
        layout = (language, *((panel.id, panel.kind, panel.label, panel.width, panel.height) for panel in panels))
        who = tuple(tuple(player.values()) for player in players)
        consent = context["consent"]
        ended = bool(over or context["frozen"])
        asked = (
            *(language, context["prompt"], context["frozen"], "move" in context, who, consent and consent["who"]),
            tuple(over["winners"]) if over else None,
        )
        stands = [Stand(panel, number) for number, panel in enumerate(panels)]
        found = {
            "facts": self.render("facts", language, undo=context["undo"], last=context["last"]),
            "ask": self._part(("ask", *asked), lambda: self.render("ask", language, **context)),
            "players": self._part(
                ("players", language, context["tools"]["creator"], ended, who),
                lambda: self.render("players", language, **context),
            ),
            "panels": self._part(("boards", layout), lambda: self.render("boards", language, panels=stands)),
            "tabs": self._part(("tabs", layout), lambda: self.render("tabs", language, panels=stands)),
        }
        if over:
            found["over"] = self.render("over", language, **context)
        if context["log"]:
            found["log"] = self.render("log", language, log=context["log"])
        if context["curtain"]:
            found["curtain"] = self.render("curtain", language, curtain=context["curtain"])
        return found

    def boards(self, language: str, panels: list[Panel], drawings: list[str]) -> Markup:
        """The boards, laid out, with their drawings in them."""
        stands = [Stand(panel, number) for number, panel in enumerate(panels)]
        layout = (language, *((panel.id, panel.kind, panel.label, panel.width, panel.height) for panel in panels))
        text = str(self._part(("boards", layout), lambda: self.render("boards", language, panels=stands)))
        # The drawings are most of the text; put in last, they are not copied from block to block.
        for stand, drawing in zip(stands, drawings, strict=True):
            text = text.replace(stand.mark, drawing, 1)
        return Markup(text)

    def render(self, part: str, language: str, **context: Any) -> Markup:
        template = self.environment.get_template(f"table_{part}.html")
        return Markup(template.render({**texts(language), **context}))

    def _part(self, key: Hashable, make: Callable[[], Markup]) -> Markup:
        found = self._kept.get(key)
        if found is None:
            found = self._older.get(key)
            if found is None:
                found = make()
            if len(self._kept) > KEPT:
                self._older, self._kept = self._kept, {}
            self._kept[key] = found
        return found
