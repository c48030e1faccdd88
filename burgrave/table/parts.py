"""A table's page in regions: each is an element with an id, rendered once and kept while nothing in it changes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any

from jinja2 import Environment
from markupsafe import Markup, escape

from burgrave.drawing.cache import GenerationalCache
from burgrave.drawing.panel import Panel
from burgrave.reading.notes import Note
from burgrave.table.names import texts

KEPT = 10_000
"""Regions kept ready, in each of two generations."""

MARK = secrets.token_hex(8)
SCORE, POINTS, NOTES = f"[{MARK}-score]", f"[{MARK}-points]", f"[{MARK}-notes]"
"""Stand for what is put in later."""

ORDER = ("facts", "ask", "panels", "players", "notes", "room", "over", "log", "tabs", "curtain")
"""The regions as they stand on the page; some are not always there. Those of single players stand in `players`."""


def mark(number: int) -> str:
    """What stands where the drawing of a panel is to be."""
    return f"[{MARK}-{number}]"


class Stand:
    """Stands for a panel in a template until its drawing is put in; nobody can guess its mark."""

    def __init__(self, panel: Panel, number: int) -> None:
        self.id, self.kind, self.seat, self.label = panel.id, panel.kind, panel.seat, panel.label
        self.mark = mark(number)

    def svg(self) -> str:
        return self.mark


class Parts:
    """Renders the regions of a table's page."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self._kept = GenerationalCache(KEPT)

    def main(self, language: str, context: dict[str, Any], log: list[str]) -> Markup:
        """The whole inside of the table, drawings and all."""
        drawings = [panel.svg() for panel in context["panels"]]
        return self._whole(self.regions(language, context), language, drawings, log)

    def frame(self, regions: dict[str, Markup], language: str, panels: list[Panel], log: list[str]) -> Markup:
        """The whole inside of the table with empty boards."""
        return self._whole(regions, language, [panel.frame() for panel in panels], log)

    def _whole(self, regions: dict[str, Markup], language: str, drawings: list[str], log: list[str]) -> Markup:
        players = [text for name, text in regions.items() if name.startswith("player-") or name == "watchers"]
        boards = str(regions["panels"])
        # The drawings are most of the text; put in last, they are not copied from block to block.
        for number, drawing in enumerate(drawings):
            boards = boards.replace(mark(number), drawing, 1)
        whole = {
            **regions,
            "panels": Markup(boards),
            "players": self.render("players", language, players=players),
            "log": self.render("log", language, log=[Markup(line) for line in log]),
        }
        return Markup("").join(whole[name] for name in ORDER if name in whole)

    def regions(self, language: str, context: dict[str, Any]) -> dict[str, Markup]:
        """The regions of the page by their ids; that of the boards only says how they are laid out."""
        panels, over, consent, whom = context["panels"], context["over"], context["consent"], context["whom"]
        layout = (language, *((panel.id, panel.kind, panel.seat, panel.label) for panel in panels))
        stands = [Stand(panel, number) for number, panel in enumerate(panels)]
        won = tuple(over["winners"]) if over else ()
        beside = tuple(tuple(part.items()) if part else None for part in (context["invite"], context["again"]))
        watched = (consent and consent["who"], context["watching"])
        told = (*context["lent"], context["ending"], context["elsewhere"], repr(context["lesson"]))
        asked = (language, *whom, won, context["prompt"], *watched, *beside, *told)
        notes = context["notes"]
        found = {
            "facts": facts(context["undo"], context["seat"]),
            "ask": self._part(("ask", asked), lambda: self.render("ask", language, **context)),
            "panels": self._part(("boards", layout), lambda: self.render("boards", language, panels=stands)),
            "tabs": self._part(("tabs", layout), lambda: self.render("tabs", language, panels=stands)),
        }
        for player in context["players"]:
            noted = notes_of(*notes.seats[player["seat"]]) if notes.seats else ""
            found[f"player-{player['seat']}"] = self._player(language, player, context["bots"], noted)
        found["notes"] = self.render("notes", language, notes=notes_of(*notes.table))
        if context["watchers"] is not None:
            found["watchers"] = self._part(
                ("watchers", language, context["watchers"]),
                lambda: self.render("watchers", language, watchers=context["watchers"]),
            )
        if context["room"]:
            found["room"] = self.render("room", language, **context)
        if over:
            found["over"] = self.render("over", language, **context)
        if context["curtain"]:
            found["curtain"] = self.render("curtain", language, curtain=context["curtain"])
        return found

    def _player(self, language: str, player: dict[str, Any], bots: list[dict[str, str]], notes: str) -> Markup:
        """A player's chip; points and notes, which change most, are put into one that is kept without them."""
        score = player["score"]
        key = ("player", language, *(value for name, value in player.items() if name != "score"))

        def chip() -> Markup:
            return self.render("player", language, player=player, bots=bots, score=SCORE, points=POINTS, notes=NOTES)

        kept = str(self._part(key, chip)).replace(POINTS, points_of(language, score)).replace(SCORE, str(score))
        return Markup(kept.replace(NOTES, notes))

    def render(self, part: str, language: str, **context: Any) -> Markup:
        template = self.environment.get_template(f"table_{part}.html")
        return Markup(template.render({**texts(language), **context}))

    def _part(self, key: Hashable, make: Callable[[], Markup]) -> Markup:
        found: Markup | None = self._kept.get(key)
        if found is None:
            found = make()
            self._kept.put(key, found)
        return found


@lru_cache(maxsize=1024)
def points_of(language: str, score: int) -> str:
    """So many points, in words."""
    return str(escape(texts(language)["t"]("page.points", n=score)))


@lru_cache(maxsize=4096)
def notes_of(*notes: Note) -> str:
    """Notes one after the other, each with what it is made of, for the pointer and for screen readers."""
    return "".join(
        f'<span class="figure-note" title="{escape(note.about)}">{escape(note.name)} <b>{escape(note.value)}</b>'
        f'<span class="only-read">{f" ({escape(note.about)})" if note.about else ""};</span></span> '
        for note in notes
    )


def facts(undo: str, seat: int | None) -> Markup:
    """What the page's own code reads: whether a move can be taken back, and which seat looks."""
    return Markup(
        f'<div id="facts" hidden data-undo="{escape(undo)}" data-seat="{"" if seat is None else seat}"></div>\n'
    )
