"""What the owner of a box can tell: the figures that are in doubt, a form for them, and what the form says.

`doubts` are the figures, as the sheet marks them; `controls` are the fields of a form for one of them; `correct` reads
a form that was sent; `letter` tells what it changes, for people. Nothing in here knows a title or the web.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from burgrave.kernel.components import Shape
from burgrave.kernel.errors import BadOverlay, BurgraveError
from burgrave.kernel.title import Title
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.figures import NOTHING, Notation, called, plain, toml
from burgrave.reading.rulebook import Provenance, Rulebook, doubts_of

SIDE_BY_SIDE: Final = 6
"""A figure of so many parts has a field for each of them; one of more parts is written in a line."""


@dataclass(frozen=True)
class Doubt:
    """A figure that is assumed, recalled, or told by one source only."""

    table: str
    id: str
    field: str
    value: Any
    reason: str
    """Why it may not be what is printed: a word of REASONS."""
    shape: Shape
    """What may be printed there; None where an overlay cannot change the figure."""

    @property
    def place(self) -> str:
        """Where it stands in an overlay."""
        return f"{self.table}.{self.id}.{self.field}"


@dataclass(frozen=True)
class Control:
    """A field of the form."""

    name: str
    label: str
    """Which part of the figure it is; empty if it is the whole."""
    shape: Shape
    value: str
    """What stands there now."""
    choices: Sequence[tuple[str, str]] = ()
    """What can be chosen, with its words; a field without choices is written in."""
    optional: bool = False
    """May it be empty?"""
    long: bool = False

    @property
    def number(self) -> bool:
        return isinstance(self.shape, range)


@dataclass
class Corrections:
    """What a form says: an overlay of all that was understood, and a line about each field that was not."""

    overlay: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)
    changed: list[tuple[Doubt, Any]] = field(default_factory=list)
    refused: dict[str, Phrase] = field(default_factory=dict)

    def add(self, doubt: Doubt, value: Any) -> None:
        self.changed.append((doubt, value))
        self.overlay.setdefault(doubt.table, {}).setdefault(doubt.id, {})[doubt.field] = value


def page_of(title: Title) -> str:
    """The address of the page on which the figures of a title can be corrected."""
    return f"/box/{title.id}"


# ---------------------------------------------------------------------- which figures


def doubts(title: Title) -> list[Doubt]:
    """All figures in doubt that can be corrected, or that the rules page tells of, as they stand in the sheet."""
    told = provenance_of(title)
    found: list[Doubt] = []
    for table, records in title.sheet.figures.items():
        for id, record in records.items():
            # The order of the record, whatever the reasons are.
            reasons = {name: reason for reason, names in doubts_of(record, (), ()).items() for name in names}
            for name in [name for name in record if name in reasons]:
                shape = shape_of(title, table, name, record[name])
                silent = told is not None and (table in told.untold_tables or name in told.untold_fields)
                if shape is not None or not silent:
                    found.append(Doubt(table, id, name, record[name], reasons[name], shape))
    return found


def provenance_of(title: Title) -> Provenance[Any] | None:
    """How the title's rules page tells of doubts; a page of another make may not tell."""
    rulebook = title.presentation.rulebook
    return rulebook.provenance if isinstance(rulebook, Rulebook) else None


def shape_of(title: Title, table: str, name: str, value: Any) -> Shape:
    """What may be printed as a figure, or None if nothing else may."""
    shape = title.sheet.printed.get(table, {}).get(name)
    if isinstance(shape, list):
        # A list keeps its length unless its shape says otherwise; where others have one, a single figure may stand.
        return (shape if value or len(shape) > 1 else None) if isinstance(value, list) else shape[0]
    return shape


def component_name(title: Title, table: str, id: str, words: Words) -> str:
    """What a component is called."""
    told = provenance_of(title)
    try:
        return told.component(table, id, title.components(), words) if told is not None else id
    except KeyError:
        return id


def kind_name(table: str, words: Words) -> str:
    return called(words, table, ("rules.kind.",))


def field_name(name: str, words: Words) -> str:
    return called(words, name, ("rules.field.",))


# ---------------------------------------------------------------------- the form


def controls(doubt: Doubt, words: Words) -> list[Control]:
    """The fields for a figure, with what stands there now."""
    notation = Notation(words, doubt.field)
    if doubt.shape is None:
        return []
    if not in_parts(doubt):
        long = isinstance(doubt.shape, list) and len(doubt.value) > SIDE_BY_SIDE
        return [control(notation, doubt.place, "", doubt.shape, doubt.value, False, long)]
    made: list[Control] = []
    for part, shape in parts_of(doubt):
        there = isinstance(doubt.value, list) or part in doubt.value
        value = doubt.value[int(part) if isinstance(doubt.value, list) else part] if there else None
        label = str(int(part) + 1) if isinstance(doubt.value, list) else notation.called(part)
        optional = not isinstance(doubt.value, list)
        made.append(control(notation, f"{doubt.place}.{part}", label, shape, value, optional, False))
    return made


def in_parts(doubt: Doubt) -> bool:
    """Has every part of the figure a field of its own?"""
    return bool(parts_of(doubt))


def parts_of(doubt: Doubt) -> list[tuple[str, Shape]]:
    """The names of the parts that have fields of their own, each with its shape."""
    if isinstance(doubt.shape, dict):
        parts = list(doubt.shape.items())
    elif isinstance(doubt.shape, list) and len(doubt.shape) == 1:
        parts = [(str(place), doubt.shape[0]) for place in range(len(doubt.value))]
    else:
        return []
    simple = len(parts) <= SIDE_BY_SIDE and all(isinstance(shape, (range, tuple)) for _, shape in parts)
    return parts if simple else []


def control(notation: Notation, name: str, label: str, shape: Shape, value: Any, optional: bool, long: bool) -> Control:
    if isinstance(shape, tuple):
        choices = [("", NOTHING)] if optional else []
        choices += [(plain(word), notation.called(word, shape)) for word in shape]
        return Control(name, label, shape, "" if value is None else plain(value), choices, optional)
    return Control(name, label, shape, "" if value is None else notation.written(shape, value), (), optional, long)


def correct(title: Title, said: Mapping[str, str], words: Words) -> Corrections:
    """What a form says. A field that was not sent, or says what stands there anyway, changes nothing."""
    found = Corrections()
    for doubt in doubts(title):
        fields = [one for one in controls(doubt, words) if one.name in said]
        if all(said[one.name].strip() == one.value for one in fields):
            continue
        try:
            value = read(doubt, said, words)
            if value != doubt.value:
                title.sheet.overlaid({doubt.table: {doubt.id: {doubt.field: value}}})
                found.add(doubt, value)
        except RefusedFigure as wrong:
            found.refused[wrong.name] = wrong.phrase
        except BadOverlay as wrong:
            found.refused[fields[0].name] = wrong.phrase
    if not found.refused and not playable(title, found.changed):
        found.refused[controls(culprit(title, found.changed), words)[0].name] = Phrase("error.box_unplayable")
    return found


class RefusedFigure(Exception):
    """What stands in one field of the form cannot be printed there."""

    def __init__(self, name: str, phrase: Phrase) -> None:
        super().__init__(name)
        self.name = name
        self.phrase = phrase


def read(doubt: Doubt, said: Mapping[str, str], words: Words) -> Any:
    """The figure that the fields of a form say."""
    notation = Notation(words, doubt.field)
    parts = parts_of(doubt)
    if not parts:
        return read_one(notation, doubt.place, doubt.shape, said, doubt.value)
    old = dict(enumerate(doubt.value)) if isinstance(doubt.value, list) else doubt.value
    now: dict[Any, Any] = {}
    for part, shape in parts:
        key = int(part) if isinstance(doubt.value, list) else part
        name = f"{doubt.place}.{part}"
        if name not in said:
            now.update({key: old[key]} if key in old else {})
        elif said[name].strip() or isinstance(doubt.value, list):
            value = read_one(notation, name, shape, said, None)
            # None of a thing that was not there either.
            if value != 0 or key in old:
                now[key] = value
    return list(now.values()) if isinstance(doubt.value, list) else now


def read_one(notation: Notation, name: str, shape: Shape, said: Mapping[str, str], old: Any) -> Any:
    try:
        return notation.read(shape, said[name], old)
    except BadOverlay as wrong:
        raise RefusedFigure(name, wrong.phrase) from None


# ---------------------------------------------------------------------- can it be played with?


def playable(title: Title, changed: Sequence[tuple[Doubt, Any]]) -> bool:
    """Can games of every number of players be set up and drawn with these figures?"""
    corrections = Corrections()
    for doubt, value in changed:
        corrections.add(doubt, value)
    return can_be_played(title, corrections.overlay)


def can_be_played(title: Title, overlay: Mapping[str, Any]) -> bool:
    """The same of a whole overlay, whoever wrote it."""
    try:
        components, words = title.components(overlay), title.words("en")
        for seats in title.seats if overlay else ():
            position = title.start(seats, 0, components)
            title.presentation.draw(position.view(0), words)
    except BurgraveError:
        raise
    except Exception:
        # Figures that are possible one by one need not make a game together, and every title breaks in its own way.
        return False
    return True


def culprit(title: Title, changed: Sequence[tuple[Doubt, Any]]) -> Doubt:
    """The first figure with which, after those before it, no game can be played."""
    fine, broken = 0, len(changed)
    while broken - fine > 1:
        middle = (fine + broken) // 2
        fine, broken = (middle, broken) if playable(title, changed[:middle]) else (fine, middle)
    return changed[broken - 1][0]


# ---------------------------------------------------------------------- what is told


def overlay_file(title: Title, overlay: Mapping[str, Any], words: Words) -> str:
    """The overlay as a TOML file that `--overlay` takes."""
    return f"# {words.say(Phrase('box.file', title=words.template('title')))}\n\n{toml(overlay)}"


def letter(
    title: Title,
    corrections: Corrections,
    words: Words,
    version: str,
    remark: str = "",
    compared: Sequence[str] = (),
) -> str:
    """The corrections as plain text: component by component every figure as it was and as it is printed.

    `compared` are the tables that the owner has gone through: what is not corrected there is right.
    """
    said = {"title": words.template("title"), "id": title.id, "version": version, "rules": title.version}
    lines = [words.say(Phrase("box.letter", **said))]
    last = ("", "")
    for doubt, value in corrections.changed:
        if (doubt.table, doubt.id) != last:
            last = (doubt.table, doubt.id)
            name = component_name(title, *last, words)
            lines += ["", f"{kind_name(doubt.table, words)}: {name} ({doubt.table}.{doubt.id})"]
        notation = Notation(words, doubt.field)
        old, new = (notation.written(doubt.shape, one) or NOTHING for one in (doubt.value, value))
        lines.append(f"  {field_name(doubt.field, words)} ({doubt.field}): {old} -> {new}")
    if compared:
        lines += ["", words.say(Phrase("box.compared", kinds=", ".join(kind_name(table, words) for table in compared)))]
    if remark.strip():
        lines += ["", remark.strip()]
    if corrections.overlay:
        lines += ["", words.template("box.overlay"), "", toml(corrections.overlay).rstrip()]
    return "\n".join(lines) + "\n"
