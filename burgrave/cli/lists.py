"""`burgrave titles` and `burgrave components`: what there is."""

from __future__ import annotations

from json import dumps
from typing import Annotated, Any

import typer

from burgrave.cli.arguments import AsJson, Language, TitleName
from burgrave.kernel.components import about_source, doubtful
from burgrave.kernel.title import title_ids, title_named
from burgrave.kernel.words import Phrase, Words


def titles(lang: Language = "") -> int:
    """Every title with its players and options."""
    words = Words(lang)
    for id in title_ids():
        title = title_named(id)
        own = title.words(lang)
        first, last = title.seats[0], title.seats[-1]
        print(f"{id}  {own.template('title')}  ({words.say(Phrase('titles.seats', first=first, last=last))})")
        print(f"    {own.template('about')}")
        for name, values in title.options.CHOICES.items():
            said_values = "|".join(str(value).lower() for value in values)
            print(f"    --option {name}={said_values}  {own.template('option.' + name)}")
        if title.overlays():
            print(f"    --overlay {'|'.join(title.overlays())}")
    return 0


def components(
    title: TitleName,
    assumed: Annotated[bool, typer.Option("--assumed", help="help.assumed")] = False,
    json: AsJson = False,
    lang: Language = "",
) -> int:
    """Every figure with its source; with --assumed only those that nobody has confirmed."""
    shown: dict[str, dict[str, Any]] = {}
    for table, records in title_named(title).sheet.figures.items():
        for id, record in records.items():
            figures = only_doubtful(record) if assumed else record
            if figures:
                shown.setdefault(table, {})[id] = figures
    if json:
        print(dumps(shown, indent=2, ensure_ascii=False))
        return 0
    if not shown:
        print(Words(lang).template("components.none"))
    for table, kept in shown.items():
        print(f"[{table}]")
        for id, record in kept.items():
            text = ", ".join(f"{name} {spell(value)}" for name, value in record.items() if not about_source(name))
            print(f"  {id}: {text}  ({source_of(record)})")
    return 0


def source_of(record: dict[str, Any]) -> str:
    """Where a record comes from, in a word or two."""
    said = [record["source"]]
    said += [f"{name.removesuffix('_source')}: {record[name]}" for name in record if name.endswith("_source")]
    if record["source"] == "public" and not record.get("confirmed"):
        said.append("unconfirmed")
    return ", ".join([*said, *record.get("refs", [])])


def only_doubtful(record: dict[str, Any]) -> dict[str, Any]:
    """The doubtful figures of a record and where they come from; empty if there are none."""
    figures = doubtful(record)
    return {name: value for name, value in record.items() if figures and (name in figures or about_source(name))}


def spell(value: Any) -> str:
    """A figure in a line of text."""
    if isinstance(value, dict):
        return " ".join(
            f"{part} {name}" if isinstance(part, int) else f"{name} {spell(part)}" for name, part in value.items()
        )
    if isinstance(value, list):
        # Bundles are a choice, plain figures a row.
        return (" or " if any(isinstance(part, dict) for part in value) else " ").join(spell(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
