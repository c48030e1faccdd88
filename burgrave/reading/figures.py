"""Figures in a line of text, to be read and written by people, in the words of their language; and in TOML.

A bundle is `wood 2, stone 1`, bundles to choose from have a stroke between them, a bundle in a bundle stands in
brackets: `pay (coin 1), gain (wood 2)`. Whoever writes may use the names of the sheet (`weaving_mill`) as well.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from burgrave.kernel.components import Shape
from burgrave.kernel.errors import BadOverlay, listed
from burgrave.kernel.words import Words

NOTHING: Final = "–"
"""An empty bundle among others."""

THINGS: Final = (
    *("resource.", "things.", "goods.", "token.", "worker.", "attribute.", "icon.", "op.", "good.", "drawing.good."),
    *("segment.", "rules.field.", "box.part."),
)
"""Where catalogues name what bundles are made of."""

WORDS: Final = (
    *("location.", "tile.", "kind.", "action.", "scheme.", "type.", "faction.", "counts.", "worker.", "card."),
    *("ability.", "rules.help.", "rules.whom.", "rules.focus.", *THINGS),
)
"""Where they name what can be chosen, after what they say about the field itself."""

HOLE: Final = re.compile(r"\{[^}]*\}")
LAST: Final = re.compile(r"([:;,→]\s*…|[\s:;,.×→])+$")
"""What is left at the end of a text without what was to follow."""
NUMBER: Final = re.compile(r"[+-]?[0-9]{1,9}")
ENTRY: Final = re.compile(r"([0-9]+)\s*[×x]?\s*(\D.*)")
"""An amount in front of its name."""
ECHOED: Final = 40
"""So many letters of what was not understood are told again."""
MANY: Final = 80
FEW: Final = 12
"""So many names are listed at most; of more than that only the first ones."""
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def called(words: Words, name: str, families: Iterable[str]) -> str:
    """What a catalogue calls something, without its amount and with gaps; if no catalogue does, its own name."""
    for family in families:
        try:
            said = words.template(family + name, 1)
        except KeyError:
            continue
        found = " ".join(HOLE.sub(" … ", said.replace("{n}", "")).split())
        found = LAST.sub("", found).lstrip(" :;,.×→…")
        if found:
            return found
    return name


@lru_cache(maxsize=16)
def _vocabulary(words: Words) -> dict[tuple[str, str, bool], str]:
    """What was looked up already, by field and name."""
    return {}


def quoted(text: str) -> str:
    """What was written, as far as a line has room for it."""
    return text if len(text) <= ECHOED else f"{text[:ECHOED]}…"


def plain(word: Any) -> str:
    """A word of the sheet as a form sends it."""
    return str(word).lower() if isinstance(word, bool) else str(word)


class Notation:
    """How the figures of one field are read and written in one language."""

    def __init__(self, words: Words, field: str) -> None:
        self.words = words
        self.field = field
        self._known = _vocabulary(words)

    def called(self, name: Any, among: Any = None) -> str:
        """A thing of a bundle, or a word among those that can be chosen (a tuple), in the reader's language."""
        chosen = isinstance(among, tuple)
        key = (self.field, plain(name), chosen)
        if key not in self._known:
            own = (f"{self.field}.", f"drawing.{self.field}.", f"rules.{self.field}.")
            if isinstance(name, bool):
                self._known[key] = self.words.template("box.yes" if name else "box.no")
            else:
                self._known[key] = called(self.words, str(name), (*own, *WORDS) if chosen else THINGS)
        return self._known[key]

    def spelled(self, name: Any, among: Any) -> str:
        """The same in a line of text, where it has to be told from the others and from what stands around it."""
        said = self.called(name, among)
        if re.search(r"[,/()]", said) or [self.called(other, among) for other in among].count(said) > 1:
            return plain(name)
        return said

    # ------------------------------------------------------------------ writing

    def written(self, shape: Shape, value: Any) -> str:
        """A figure in a line."""
        if isinstance(value, list):
            inner = shape[0] if isinstance(shape, list) else shape
            if any(isinstance(part, dict) for part in value):
                return " / ".join(self.written(inner, part) or NOTHING for part in value)
            return ", ".join(self.written(inner, part) for part in value)
        if isinstance(value, dict):
            return ", ".join(self._entry(shape, name, part, value) for name, part in value.items())
        if isinstance(value, (str, bool)):
            return self.spelled(value, shape if isinstance(shape, tuple) else ())
        return str(value)

    def _entry(self, shape: Shape, name: str, part: Any, bundle: Mapping[str, Any]) -> str:
        names = shape if isinstance(shape, dict) else bundle
        said = self.written(names[name] if isinstance(shape, dict) and name in shape else None, part)
        return f"{self.spelled(name, names)} {f'({said})' if isinstance(part, dict) else said}"

    # ------------------------------------------------------------------ reading

    def read(self, shape: Shape, text: str, old: Any) -> Any:
        """The figure that a line says; what cannot be one is refused with what could."""
        text = " ".join(text.replace("−", "-").split())
        if isinstance(shape, range):
            return self._number(shape, text)
        if isinstance(shape, tuple):
            return self._word(shape, text)
        if isinstance(shape, list):
            return self._row(shape, text, old)
        return self._bundle(shape, text)

    def _number(self, shape: range, text: str) -> int:
        if not NUMBER.fullmatch(text) or int(text) not in shape:
            raise BadOverlay("box_number", first=shape[0], last=shape[-1], value=quoted(text))
        return int(text)

    def _word(self, shape: Sequence[Any], text: str) -> Any:
        for word in shape:
            if text.casefold() in (plain(word).casefold(), self.called(word, shape).casefold()):
                return word
        raise BadOverlay("box_word", allowed=listed(self.spelled(word, shape) for word in shape), value=quoted(text))

    def _row(self, shape: Shape, text: str, old: Sequence[Any]) -> list[Any]:
        inner = shape[0]
        sign = "/" if isinstance(inner, dict) else "," if "," in text else ""
        parts = split(text, sign) if sign and text else text.split()
        if len(shape) > 1:
            if len(parts) not in shape[1]:
                raise BadOverlay("box_length", first=shape[1][0], last=shape[1][-1], found=len(parts))
            return [self.read(inner, part, None) for part in parts]
        if len(parts) != len(old):
            raise BadOverlay("box_list", count=len(old), found=len(parts))
        return [self.read(inner, part, was) for part, was in zip(parts, old, strict=True)]

    def _bundle(self, shape: Mapping[str, Shape], text: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for entry in split(text, ",") if text not in ("", NOTHING, "-") else []:
            name, rest = self._named(shape, entry)
            inner = shape[name]
            if isinstance(inner, dict):
                rest = rest.removeprefix("(").removesuffix(")")
            elif isinstance(inner, range) and not rest:
                rest = "1"
            found[name] = self.read(inner, rest, None)
        return found

    def _named(self, shape: Mapping[str, Shape], entry: str) -> tuple[str, str]:
        """The name at the beginning of an entry and what follows it; the amount may come first."""
        turned = ENTRY.fullmatch(entry)
        tried = [entry, f"{turned[2]} {turned[1]}"] if turned else [entry]
        spellings = [(spelling, name) for name in shape for spelling in (self.called(name), name)]
        spellings.sort(key=lambda pair: -len(pair[0]))
        for line in tried:
            for spelling, name in spellings:
                rest = line[len(spelling) :]
                if line[: len(spelling)].casefold() == spelling.casefold() and not re.match(r"\w", rest):
                    return name, rest.strip(" :=×")
        raise BadOverlay("box_name", allowed=listed(self.spelled(name, shape) for name in shape), value=quoted(entry))

    # ------------------------------------------------------------------ what is allowed

    def allowed(self, shape: Shape) -> str:
        """What may stand in a field, in a few words."""
        if isinstance(shape, range):
            return f"{shape[0]}–{shape[-1]}"
        if isinstance(shape, list):
            return self.allowed(shape[0])
        if len(shape) > MANY:
            # Cells and pairs of cells: a few of them show how they are written.
            return ", ".join([*(self.spelled(name, shape) for name in list(shape)[:FEW]), "…"])
        return ", ".join(self.spelled(name, shape) for name in shape)


def split(text: str, sign: str) -> list[str]:
    """The parts of a line between signs that stand in no brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == sign and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


# ---------------------------------------------------------------------- TOML


def toml(overlay: Mapping[str, Mapping[str, Mapping[str, Any]]]) -> str:
    """An overlay as a TOML file keeps it."""
    lines: list[str] = []
    for table, records in overlay.items():
        for id, record in records.items():
            lines += [
                f"[{key(table)}.{key(id)}]",
                *(f"{key(name)} = {literal(value)}" for name, value in record.items()),
            ]
            lines.append("")
    return "\n".join(lines)


def key(name: str) -> str:
    return name if BARE.fullmatch(name) else json.dumps(name)


def literal(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{key(name)} = {literal(part)}' for name, part in value.items())} }}" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(literal(part) for part in value)}]"
    # Whole numbers, words, true and false are written in TOML as they are in JSON.
    return json.dumps(value, ensure_ascii=False)
