"""The page "I own the box": figures in doubt with their drawings, a form for what is printed, what becomes of it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request, Response
from markupsafe import Markup

import burgrave
from burgrave.kernel.title import Title, title_named
from burgrave.kernel.words import Words
from burgrave.reading.corrections import (
    Control,
    Corrections,
    Doubt,
    component_name,
    controls,
    correct,
    doubts,
    field_name,
    kind_name,
    letter,
    overlay_file,
    page_of,
)
from burgrave.reading.figures import NOTHING, Notation
from burgrave.table.names import words_of
from burgrave.table.setups import against_bots, drawn_title, set_up_page, title_card
from burgrave.table.visit import SiteVisit, Visiting

router = APIRouter(include_in_schema=False)

DOWNLOAD, PLAY, SET_UP = "download", "play", "setup"
"""What the buttons of the form do; the first button, and the key Enter, only check and tell."""

MOST_FIELDS = 20_000
"""Fields of one form; the largest title has some thousand."""

BARE = re.compile(r"\w?\d\S*|\w")
"""A name that is no more than a number or a letter."""

REMARK = 2000
"""Letters of what an owner writes besides."""


@router.get("/box/{id}")
async def box(visiting: Visiting, id: str) -> Response:
    return await asyncio.to_thread(box_page, visiting, title_named(id), {}, None)


@router.post("/box/{id}")
async def corrected(visiting: Visiting, request: Request, id: str) -> Response:
    """Check what was written; if all of it can be printed, do what the button says."""
    title = title_named(id)
    visiting.house.moves.take(visiting.client)
    form = await request.form(max_fields=MOST_FIELDS, max_files=0)
    said = {name: value for name, value in form.items() if isinstance(value, str)}
    words = words_of(id, visiting.language, ())
    # To try out whether games can be played with the figures takes its time, and so does a long page.
    found = await asyncio.to_thread(correct, title, said, words)
    wanted = said.get("do", "")
    if found.refused or not found.overlay:
        return await asyncio.to_thread(box_page, visiting, title, said, found)
    if wanted == DOWNLOAD:
        headers = {"content-disposition": f'attachment; filename="{id}-box.toml"', "cache-control": "no-store"}
        text = overlay_file(title, found.overlay, words)
        return Response(text, media_type="application/toml; charset=utf-8", headers=headers)
    if wanted == PLAY:
        return await against_bots(visiting, drawn_title(id), found.overlay)
    if wanted == SET_UP:
        return await set_up_page(visiting, drawn_title(id), overlay_file(title, found.overlay, words))
    return await asyncio.to_thread(box_page, visiting, title, said, found)


def box_page(visiting: SiteVisit, title: Title, said: Mapping[str, str], found: Corrections | None) -> Response:
    """The form with what was written in it, and above it what it says."""
    words = words_of(title.id, visiting.language, ())
    remark = said.get("remark", "")[:REMARK]
    compared = [table for table in title.sheet.figures if said.get(f"compared.{table}")]
    told = found is not None and not found.refused and bool(found.overlay or compared or remark.strip())
    refused = {name: words.say(phrase) for name, phrase in found.refused.items()} if found is not None else {}
    # A drawing shows what was understood, to be held beside the component.
    overlay = found.overlay if found is not None and not found.refused else {}
    kinds = Kinds(title, words, overlay, said, refused).all()
    page = visiting.house.page(
        visiting,
        "box.html",
        title=title_card(title, visiting.language),
        drawn=title.drawn,
        here=page_of(title),
        kinds=kinds,
        refused=wrong_fields(kinds),
        sent=found is not None,
        changed=len(found.changed) if found is not None else 0,
        letter=letter(title, found, words, burgrave.__version__, remark, compared)
        if told and found is not None
        else "",
        overlay=overlay_file(title, overlay, words) if overlay else "",
        remark=remark,
        longest=REMARK,
        symbols=title.presentation.symbols(),
    )
    # Whoever comes back from a table finds what was written.
    page.headers["cache-control"] = "private"
    return page


def wrong_fields(kinds: list[dict[str, Any]]) -> list[dict[str, str]]:
    """The fields that were not understood: where they are, what they are called, and what is wrong."""
    return [
        {"name": one["name"], "label": f"{component['name']}, {figure['label']}", "line": one["wrong"]}
        for kind in kinds
        for component in kind["components"]
        for figure in component["figures"]
        for one in figure["fields"]
        if one["wrong"]
    ]


class Kinds:
    """The figures in doubt by kind and component, as the template shows them."""

    def __init__(
        self, title: Title, words: Words, overlay: dict[str, Any], said: Mapping[str, str], refused: Mapping[str, str]
    ) -> None:
        self.title = title
        self.words = words
        self.printed = title.components(overlay)
        self.said = said
        self.refused = refused
        self.legend_of: dict[str, str] = {}
        """Where the names of a field are listed, for the kind at hand."""

    def all(self) -> list[dict[str, Any]]:
        by_table: dict[str, dict[str, list[Doubt]]] = {}
        for doubt in doubts(self.title):
            by_table.setdefault(doubt.table, {}).setdefault(doubt.id, []).append(doubt)
        kinds = [self.kind(table, components) for table, components in by_table.items()]
        if kinds:
            kinds[0]["open"] = True
        return kinds

    def kind(self, table: str, components: Mapping[str, list[Doubt]]) -> dict[str, Any]:
        """A kind of components; it lies open where something was changed or not understood."""
        everything = [doubt for own in components.values() for doubt in own]
        legends = self.legends(everything)
        self.legend_of = {name: str(legend["id"]) for legend in legends for name in legend["fields"]}
        common = only([doubt.reason for doubt in everything])
        shown = [self.component(table, id, own, common) for id, own in components.items()]
        return {
            "id": table,
            "name": kind_name(table, self.words),
            "count": len(shown),
            "compared": bool(self.said.get(f"compared.{table}")),
            "open": any(one["touched"] for one in shown),
            "reason": common,
            "fixed": any(doubt.shape is None for doubt in everything),
            "legends": legends,
            "components": shown,
        }

    def legends(self, own: list[Doubt]) -> list[dict[str, Any]]:
        """For what is written in a line: which names there are, once for all fields of a kind that have the same."""
        found: dict[str, dict[str, str]] = {}
        for doubt in own:
            if any(self.in_a_line(one) for one in controls(doubt, self.words)):
                allowed = Notation(self.words, doubt.field).allowed(doubt.shape)
                found.setdefault(allowed, {})[doubt.field] = self.label(doubt)
        return [
            {
                "id": f"{own[0].table}.names.{number}",
                "fields": list(fields),
                "label": ", ".join(fields.values()),
                "allowed": allowed,
            }
            for number, (allowed, fields) in enumerate(found.items(), 1)
        ]

    def in_a_line(self, one: Control) -> bool:
        return not one.choices and not one.number

    def label(self, doubt: Doubt) -> str:
        return field_name(doubt.field, self.words)

    def named(self, table: str, id: str) -> str:
        """What a component is called; a bare number or letter says little without its kind."""
        name = component_name(self.title, table, id, self.words)
        return f"{kind_name(table, self.words)}: {name}" if BARE.fullmatch(name) else name

    def component(self, table: str, id: str, own: list[Doubt], common: str) -> dict[str, Any]:
        """A component; a reason that all its figures share is told once, or for all of its kind."""
        reason = only([doubt.reason for doubt in own])
        figures = [self.figure(doubt, "" if reason else doubt.reason) for doubt in own]
        return {
            "anchor": f"{table}.{id}",
            "name": self.named(table, id),
            "drawing": Markup(self.title.presentation.component(table, id, self.printed, self.words)),
            "reason": "" if common else reason,
            "figures": figures,
            "touched": any(figure["touched"] for figure in figures),
        }

    def figure(self, doubt: Doubt, reason: str) -> dict[str, Any]:
        fields = [self.field(doubt, one) for one in controls(doubt, self.words)]
        return {
            "label": self.label(doubt),
            "reason": reason,
            "fields": fields,
            # Parts with the same range tell it once.
            "allowed": only([one["allowed"] for one in fields]) if len(fields) > 1 else "",
            "now": Notation(self.words, doubt.field).written(doubt.shape, doubt.value) or NOTHING,
            "touched": any(one["wrong"] or one["value"] != one["was"] for one in fields),
        }

    def field(self, doubt: Doubt, one: Control) -> dict[str, Any]:
        return {
            "name": one.name,
            "label": one.label,
            "value": self.said.get(one.name, one.value),
            "was": one.value,
            "choices": one.choices,
            "number": one.number,
            "allowed": Notation(self.words, doubt.field).allowed(one.shape) if one.number else "",
            "signed": one.number and one.shape[0] < 0,
            "long": one.long,
            "legend": self.legend_of[doubt.field] if self.in_a_line(one) else "",
            "wrong": self.refused.get(one.name, ""),
        }


def only(said: list[str]) -> str:
    """What all say alike, or nothing."""
    return said[0] if len(set(said)) == 1 else ""
