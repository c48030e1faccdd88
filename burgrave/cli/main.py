"""The words of the command line: what can be asked, and how wrong input is answered."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import burgrave
from burgrave.cli import arena, catalogues, draw, fuzz, lists, new_title, play, replay, serve, simulate, train
from burgrave.flavour import flavour
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.words import LANGUAGES, Words, reader_language


class Parser(argparse.ArgumentParser):
    """An argument parser that answers wrong input with one line and exit code 2."""

    def error(self, message: str) -> NoReturn:
        print(f"burgrave: {message}", file=sys.stderr)
        sys.exit(2)


def positive(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is needed, not {text!r}")
    return int(text)


def seconds(text: str) -> float:
    """A number above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < 1e9:
        raise argparse.ArgumentTypeError(f"a number above 0 is needed, not {text!r}")
    return value


def parser() -> Parser:
    """All commands and their arguments."""
    top = Parser(prog="burgrave", description="Modern board games to the letter of their rulebooks.")
    top.add_argument("--version", action="version", version=f"burgrave {burgrave.__version__} ({flavour()})")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)

    def command(name: str, run: Any, help: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help)
        made.add_argument("--lang", choices=LANGUAGES, default=reader_language(), help="language of the output")
        made.set_defaults(run=run)
        return made

    def game_arguments(made: argparse.ArgumentParser) -> None:
        made.add_argument("title")
        made.add_argument("--seats", type=positive, help="number of players; by default as many as bots are named")
        made.add_argument("--bots", default="squire", help="names with commas between them, e.g. duke,squire")
        made.add_argument("--overlay", help="corrected component figures: a name or a .toml file")
        made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the title")

    def budget_arguments(made: argparse.ArgumentParser) -> None:
        thought = made.add_mutually_exclusive_group()
        thought.add_argument("--budget", type=seconds, default=0.0, metavar="SECONDS", help="to think about a decision")
        thought.add_argument("--nodes", type=positive, default=0, help="to search for a decision: reproducible play")

    made = command("serve", serve.run, "the table in the browser; `burgrave` alone serves and opens it")
    made.add_argument("--host", default="127.0.0.1", help="address to serve at; 0.0.0.0 for everybody around")
    made.add_argument("--port", type=int, default=8000, help="0 for any free one")
    made.add_argument("--database", help="SQLAlchemy address; by default SQLite in your data folder")
    made.add_argument("--open", action="store_true", help="open the browser on it")

    made = command("play", play.run, "play in the terminal against bots")
    game_arguments(made)
    made.add_argument("--seat", type=positive, default=1, help="your seat, from 1 on")
    made.add_argument("--seed", type=int, help="seed of the game; by default a new one")
    made.add_argument("--resume", metavar="FILE", help="go on with a saved record")
    budget_arguments(made)

    made = command("simulate", simulate.run, "let bots play many games and count")
    game_arguments(made)
    made.add_argument("--games", type=positive, default=100)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--workers", type=positive, default=1, help="processes to play in")
    made.add_argument("--json", action="store_true", help="the result as JSON")
    made.add_argument("--save", metavar="DIR", help="keep the records in a new or empty folder")
    budget_arguments(made)

    made = command("train", train.run, "let the duke learn a title from its own games")
    made.add_argument("title")
    made.add_argument("--seats", type=positive, action="append", help="number of players; by default all, one by one")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="games with this option only")
    length = made.add_mutually_exclusive_group()
    length.add_argument("--hours", type=seconds, default=0.0, help="for all numbers of players together")
    length.add_argument("--generations", type=positive, default=6, help="rounds of playing and learning")
    made.add_argument("--games", type=positive, default=2000, help="games of a generation")
    made.add_argument("--nodes", type=positive, default=0, help="to search for a decision, going on from what is known")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--workers", type=positive, default=2, help="processes to play in")
    made.add_argument("--out", metavar="FILE", help="by default the title's own experience.json")

    made = command("arena", arena.run, "let bots play each other fairly: ratings, a table and a report with plots")
    game_arguments(made)
    made.add_argument("--games", type=positive, default=200, help="rounded up so that all line-ups play all shuffles")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--workers", type=positive, default=os.cpu_count() or 1, help="processes to play in")
    budget_arguments(made)
    made.add_argument(
        "--out", metavar="DIR", help="new, or of the same arena, which goes on; by default named after it"
    )
    made.add_argument("--records", action="store_true", help="keep the record of every game")
    made.add_argument("--until-clear", action="store_true", help="two bots: stop as soon as it is clear who is better")
    made.add_argument("--on", choices=("local", "ray"), default="local", help="processes of this machine, or Ray")
    made.add_argument("--address", metavar="HOST:PORT", help="an existing Ray cluster; by default one is started here")
    made.add_argument("--json", action="store_true")

    made = command("replay", replay.run, "show a recorded game")
    made.add_argument("file")
    made.add_argument("--at", type=int, help="show the position after this many moves")

    made = command("draw", draw.run, "draw a position of a recorded game as SVG")
    made.add_argument("file", metavar="RECORD")
    made.add_argument("--at", type=int, help="the position after this many moves; by default the last one")
    made.add_argument("--seat", type=positive, help="as this seat may see it, from 1 on; by default as a spectator")
    made.add_argument("-o", "--output", metavar="FILE.svg", required=True, help="a file that does not exist yet")

    made = command("fuzz", fuzz.run, "play random games over random options and check everything")
    made.add_argument("title")
    made.add_argument("--games", type=positive, default=1000)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--seats", type=positive, help="number of players; by default any")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option that is not drawn")

    made = command("components", lists.components, "the printed figures of a title and where they come from")
    made.add_argument("title")
    made.add_argument("--assumed", action="store_true", help="only what nobody has confirmed")
    made.add_argument("--json", action="store_true")

    command("titles", lists.titles, "the titles that are installed")

    made = command("new-title", new_title.run, "write a package with the smallest title in it, to make your own of it")
    made.add_argument("name", metavar="NAME", help="of the title and its package: lower case, no spaces")
    made.add_argument("--at", metavar="DIR", default=".", help="where its folder is made; by default here")

    made = command("catalogues", catalogues.run, "compile the words of a title after changing them")
    made.add_argument("folder", metavar="DIR", help="every burgrave.po in it")
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; wrong input gives one line on standard error and exit code 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    said = parser().parse_args(given or ["serve", "--open", "--port", "0"])
    words = Words(said.lang)
    try:
        run: Any = said.run
        return int(run(said, words))
    except BurgraveError as wrong:
        print(f"burgrave: {words.say(wrong.phrase)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
