"""`--help`: what a command takes, drawn with Rich in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.cli.completion import in_our_words
from burgrave.cli.console import console_for, lines_of
from burgrave.kernel.words import Phrase, Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table


def put_into(words: Words, command: Any) -> None:
    """Replace the keys in the help of a command, and of all commands in it, by words."""
    command.words = words
    command.help = words.template(command.help)
    command.options_metavar = words.template("metavar.options")
    for parameter in command.params:
        if parameter.help and parameter.expose_value:
            parameter.help = words.template(parameter.help)
        else:
            # The options that Typer brings along: --install-completion and --show-completion.
            parameter.help = words.template(f"help.{parameter.name}")
            parameter.callback = in_our_words(parameter.callback)
        if parameter.metavar and parameter.metavar.startswith("metavar."):
            parameter.metavar = words.template(parameter.metavar)
    for inner in getattr(command, "commands", {}).values():
        put_into(words, inner)
    if hasattr(command, "commands"):
        command.subcommand_metavar = words.template("metavar.command")


def write_help(command: Any, context: Any, formatter: Any, words: Words) -> None:
    """Usage, what the command is for, then its commands, arguments and options."""
    from rich.text import Text

    head = Text.assemble((words.template("help.head.usage"), "bold"), " ", usage(command, context))
    parts: list[RenderableType] = [head, "", Text(command.help)]
    parameters = [one for one in command.get_params(context) if not one.hidden]
    lists = {
        "commands": [(name, inner.help) for name, inner in getattr(command, "commands", {}).items()],
        "arguments": [told(one, words) for one in parameters if one.param_type_name == "argument"],
        "options": [told(one, words) for one in parameters if one.param_type_name == "option"],
    }
    for name, entries in lists.items():
        if entries:
            parts += ["", Text(words.template(f"help.head.{name}"), style="bold"), in_two_columns(entries)]
    console = console_for("stdout")
    with console.capture() as captured:
        for line in lines_of(parts, console):
            console.print(line, soft_wrap=True)
    formatter.write(captured.get().removesuffix("\n"))


def usage(command: Any, context: Any) -> str:
    """How a command is written."""
    arguments = [one.metavar for one in command.params if one.param_type_name == "argument"]
    more = [command.subcommand_metavar] if hasattr(command, "commands") else []
    return " ".join([context.command_path, command.options_metavar, *arguments, *more])


def told(parameter: Any, words: Words) -> tuple[str, str]:
    """How an argument is written, and its help."""
    if parameter.param_type_name == "argument":
        return parameter.metavar, parameter.help
    written = ", ".join(sorted(parameter.opts, key=len))
    if not parameter.is_flag:
        written = f"{written} {parameter.metavar}"
    said = words.template("help.help") if parameter.name == "help" else parameter.help
    if parameter.default and not parameter.is_flag:
        usual = parameter.default if isinstance(parameter.default, list) else [parameter.default]
        said += words.say(Phrase("help.default", value=",".join(map(str, usual))))
    return written, said


def in_two_columns(entries: list[tuple[str, str]]) -> Table:
    """What is written on the left, what it means on the right."""
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for written, meant in entries:
        table.add_row(f"  {written}", meant)
    return table
