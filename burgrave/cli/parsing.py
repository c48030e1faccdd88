"""How commands are read: Typer's parser, with every complaint as one line in the reader's language."""

from __future__ import annotations

import sys
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from burgrave.cli.help import usage, write_help
from burgrave.cli.wrong import BadArguments, RefusedValue
from burgrave.kernel.errors import BurgraveError, listed
from burgrave.kernel.words import Words

STOPPED = 130
"""The exit code after Ctrl-C."""


class Command(TyperCommand):
    """A command: its arguments, and what is wrong with them."""

    words: Words

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        # What is left over is refused here, not by Typer.
        ctx.allow_extra_args = True
        given = [*args]
        try:
            rest = super().parse_args(ctx, args)
        except RefusedValue as refused:
            raise refused.error(given) from None
        except typer.TyperException as wrong:
            raise complaint(wrong, ctx) from None
        if rest and not ctx.resilient_parsing:
            raise BadArguments("too_many_arguments", said=" ".join(rest), usage=usage(self, ctx))
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter, self.words)


class Commands(TyperGroup):
    """All commands."""

    words: Words

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        given = [*args]
        try:
            return super().parse_args(ctx, args)
        except RefusedValue as refused:
            raise refused.error(given) from None
        except typer.TyperException as wrong:
            raise complaint(wrong, ctx) from None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            raise BadArguments("command", said=args[0], allowed=listed(self.commands))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            # Whoever read the output has had enough of it.
            sys.stderr.close()
            return 0
        except KeyboardInterrupt:
            print(file=sys.stderr)
            return STOPPED

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter, self.words)


def complaint(wrong: Any, context: Any) -> BurgraveError:
    """What Typer has found, as one of our errors."""
    parameters = context.command.get_params(context)
    options = [
        name
        for one in parameters
        if one.param_type_name == "option"
        for name in sorted((*one.opts, *one.secondary_opts), key=len, reverse=True)
    ]
    name = getattr(wrong, "option_name", None)
    if name is not None and name not in options:
        return BadArguments("no_option", said=name, allowed=listed(options))
    if name is not None:
        takes_none = any(name in one.opts and one.is_flag for one in parameters if one.param_type_name == "option")
        return BadArguments("option_takes_none" if takes_none else "option_needs_value", option=name)
    missing = getattr(wrong, "param", None)
    if missing is not None:
        said = max(missing.opts, key=len) if missing.param_type_name == "option" else missing.metavar
        return BadArguments("missing_argument", argument=said, usage=usage(context.command, context))
    return BadArguments("arguments", why=wrong.format_message())
