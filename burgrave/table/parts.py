"""The main part of a table's page, put together from parts that are kept while nothing in them changes.

Every message to a page holds this part whole, so it is made some hundred times a second on a busy server.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from burgrave.table.show import texts

KEPT = 4000
"""Parts kept ready; then all are forgotten."""

MARK = secrets.token_hex(8)


class Stand:
    """Stands for a panel in a template until its drawing is put in; nobody can guess its mark."""

    def __init__(self, panel: Any, number: int) -> None:
        self.id, self.kind, self.label = panel.id, panel.kind, panel.label
        self.width, self.height = panel.width, panel.height
        self.mark = f"[{MARK}-{number}]"

    def svg(self) -> str:
        return self.mark


class Parts:
    """Renders `table_main.html`."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self._kept: dict[Hashable, Markup] = {}

    def main(self, language: str, context: dict[str, Any]) -> Markup:
        """The main part for one pair of eyes."""
        panels = context["panels"]
        layout = (language, *((panel.id, panel.kind, panel.label, panel.width, panel.height) for panel in panels))
        stands = [Stand(panel, number) for number, panel in enumerate(panels)]
        ended = bool(context["over"] or context["frozen"])
        players, creator = context["players"], context["tools"]["creator"]
        who = (language, creator, ended, *(tuple(player.values()) for player in players))
        parts = {
            "boards_part": self._part(("boards", layout), lambda: self.render("boards", language, panels=stands)),
            "tabs_part": self._part(("tabs", layout), lambda: self.render("tabs", language, panels=stands)),
            "players_part": self._part(("players", who), lambda: self.render("players", language, **context)),
        }
        text = str(self.render("main", language, **context, **parts))
        # The drawings are most of the text; put in last, they are not copied from block to block.
        for stand, panel in zip(stands, panels, strict=True):
            text = text.replace(stand.mark, panel.svg(), 1)
        return Markup(text)

    def render(self, part: str, language: str, **context: Any) -> Markup:
        template = self.environment.get_template(f"table_{part}.html")
        return Markup(template.render({**texts(language), **context}))

    def _part(self, key: Hashable, make: Callable[[], Markup]) -> Markup:
        if key not in self._kept:
            if len(self._kept) > KEPT:
                self._kept.clear()
            self._kept[key] = make()
        return self._kept[key]
