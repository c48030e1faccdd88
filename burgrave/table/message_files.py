"""The messages written down for others: as types for the client, and as a page for people who write programs."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

from burgrave.table import example_program, messages
from burgrave.table.messages import (
    TO_HOME,
    TO_PAGE,
    TO_PROGRAM,
    TO_TABLE,
    ChatLine,
    Gesture,
    Happening,
    HintedMove,
    LegalMove,
    TableState,
)

PAGE_PARTS: tuple[type[Any], ...] = (LegalMove, Gesture, HintedMove, ChatLine)
"""What messages to a page are made of."""
PARTS: tuple[type[Any], ...] = (TableState, Happening, *PAGE_PARTS)

MADE = "<!-- What follows is made from burgrave/table/messages.py; do not edit. -->"
"""Above it stands what a person has written for the page."""

# ---------------------------------------------------------------------- the client


def typescript() -> str:
    """The messages to and from a page as types of TypeScript."""
    lines = ["// Made from burgrave/table/messages.py; do not edit.", ""]
    for message in (*PAGE_PARTS, *TO_PAGE, *TO_HOME, *TO_TABLE):
        lines.append(f"/** {about(message)} */")
        lines.append(f"export interface {message.__name__} {{")
        lines += [f"  {line}" for line in members(message)]
        lines += ["}", ""]
    lines += ["/** From the table. */", f"export type Told = {' | '.join(one.__name__ for one in TO_PAGE)};", ""]
    lines += ["/** From the page. */", f"export type Wanted = {' | '.join(one.__name__ for one in TO_TABLE)};", ""]
    return "\n".join(lines)


def members(message: type[Any]) -> list[str]:
    """The fields of a message, the one that names its kind first."""
    tag = tag_of(message)
    found = [f'{tag[0]}: "{tag[1]}";'] if tag else []
    return found + [f"{field.name}{'' if field.required else '?'}: {ts(field.type)};" for field in fields(message)]


def ts(type: inspect.Type) -> str:
    """A type of a field in TypeScript."""
    match type:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item_type=item):
            return f"{ts(item)}[]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{ts(key)}, {ts(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(ts(one) for one in types)
        case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
            return cls.__name__
    raise TypeError(f"no type of TypeScript for {type}")


# ---------------------------------------------------------------------- people who write programs


def page_for_programs(before: str) -> str:
    """The introduction of the page as it was before, an example, then every message of both sockets."""
    notes = field_notes()
    lines = [before.split(MADE)[0].rstrip(), "", MADE, ""]
    lines += [
        "## A whole program",
        "",
        "```python",
        Path(example_program.__file__).read_text("utf-8").rstrip(),
        "```",
        "",
    ]
    for head, kinds in (
        ("To the table, from a program or a page", TO_TABLE),
        ("To a program", TO_PROGRAM),
        ("To a page", TO_PAGE),
        ("To the home page", TO_HOME),
        ("What messages are made of", PARTS),
    ):
        lines += [f"## {head}", ""]
        for kind in kinds:
            if kind in TO_PAGE and kind in TO_PROGRAM and head == "To a page":
                continue
            lines += described(kind, notes.get(kind.__name__, {}))
        if head == "To a page":
            same = ", ".join(f"`{kind.__name__}`" for kind in TO_PAGE if kind in TO_PROGRAM)
            lines += [f"The messages {same} are the same as to a program.", ""]
    return "\n".join(lines).rstrip() + "\n"


def described(kind: type[Any], notes: dict[str, str]) -> list[str]:
    """A message: what it is for, how it begins, and its fields."""
    tag = tag_of(kind)
    lines = [f"### {kind.__name__}" + (f': `{{"{tag[0]}": "{tag[1]}", ...}}`' if tag else ""), "", about(kind), ""]
    own = fields(kind)
    if own:
        lines += ["| field | type | |", "|---|---|---|"]
        lines += [f"| `{field.name}` | {words_for(field)} | {notes.get(field.name, '')} |" for field in own]
        lines.append("")
    return lines


def words_for(field: inspect.Field) -> str:
    shape = f"`{ts(field.type)}`".replace("|", "\\|")
    return shape if field.required else f"{shape}, may be missing"


def field_notes() -> dict[str, dict[str, str]]:
    """What stands below the fields in the source: by message, then by field."""
    tree = ast.parse(Path(messages.__file__).read_text(encoding="utf-8"))
    notes: dict[str, dict[str, str]] = {}
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        for before, after in zip(node.body, node.body[1:], strict=False):
            if (
                isinstance(before, ast.AnnAssign)
                and isinstance(before.target, ast.Name)
                and isinstance(after, ast.Expr)
            ):
                assert isinstance(after.value, ast.Constant)
                notes.setdefault(node.name, {})[before.target.id] = str(after.value.value)
    return notes


# ---------------------------------------------------------------------- both


def about(kind: type[Any]) -> str:
    return (kind.__doc__ or "").strip()


def fields(kind: type[Any]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType | inspect.DataclassType)
    return info.fields


def tag_of(kind: type[Any]) -> tuple[str, str] | tuple[()]:
    """The field that names the kind of a message, and that name."""
    if not issubclass(kind, Struct):
        return ()
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return (str(info.tag_field), str(info.tag)) if info.tag_field else ()
