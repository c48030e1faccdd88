"""A game at the terminal: the position drawn, the moves listed, and everything that can be asked about them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from burgrave.bots import BOTS, bot_named
from burgrave.cli import spoken
from burgrave.cli.chapters import chapter, found_chapters
from burgrave.cli.console import console_for, is_watched
from burgrave.cli.help import in_two_columns
from burgrave.cli.look import look, things_drawn, things_told
from burgrave.cli.pages import show_pages
from burgrave.cli.result import print_result
from burgrave.cli.screen import INDENT, hanging, show
from burgrave.kernel.chance import Rng
from burgrave.kernel.record import Game
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.rulebook import Section
from burgrave.search.budget import Budget

SHOWN = 40
"""Moves listed with a question; the others are listed when asked for."""


NUMBERED = 6
"""The columns of a move's number."""


class Quit(Exception):
    """The person has had enough."""


class TerminalTable:
    """Bots move by themselves, the person is asked."""

    def __init__(
        self,
        game: Game,
        human: int,
        words: Words,
        budget: Budget,
        keep: Callable[[Game], None] = lambda game: None,
        bye: str = "play.bye",
    ) -> None:
        """`keep` is called after every move that is played or taken back, `bye` is the key of the last words."""
        self.game = game
        self.human = human
        self.words = words
        players = game.record.players
        self.own = game.title.words(words.language, numbered(players))
        self.bots = [bot_named(name, seat, budget) for seat, name in enumerate(bot_names(players))]
        self.rng = Rng(secrets.randbits(64))
        self.keep = keep
        self.bye = bye
        self.read = 0
        self.console = console_for("stdout")
        self.commands: dict[str, Callable[[str], bool]] = {
            "help": self.help,
            "look": self.look,
            "rules": self.rules,
            "log": self.log,
            "moves": self.all_moves,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }
        """What each command does; it gives whether the question has to be asked anew."""

    # ------------------------------------------------------------------ the course of the game

    def sit(self) -> bool:
        """Play until the end or until the person leaves; has the game ended?"""
        try:
            while not self.game.position.over:
                position = self.game.position
                seat = self.human if self.human in position.asked else position.mover
                if seat == self.human:
                    self.ask()
                else:
                    self.game.play(self.bots[seat].choose(position.imagine(seat, self.rng), seat), seat)
                self.keep(self.game)
        except (Quit, EOFError, KeyboardInterrupt):
            print()
            print(self.words.template(self.bye))
            return False
        self.news()
        print()
        print_result(self.game.position, self.own)
        return True

    def news(self) -> None:
        """What has happened since the person was last asked."""
        for line in self.game.log.lines(self.own, self.human, self.read):
            self.tell(line, INDENT)
        self.read = len(self.game.log.events)

    def ask(self) -> None:
        """Show the position and the moves, and take an answer."""
        position = self.game.position
        self.news()
        print()
        show(self.game.title.presentation.screen(position.view(self.human), self.own), self.console)
        print()
        assert position.question is not None
        self.console.print(Text(self.own.say(position.question.prompt(position), self.human), style="bold"))
        self.moves = position.legal(self.human)
        self.texts = [self.own.say(position.phrase(move, self.human), self.human) for move in self.moves]
        for line in self.listed(range(min(SHOWN, len(self.moves)))):
            self.tell(line, 0, NUMBERED)
        if len(self.moves) > SHOWN:
            word = spoken.word_of("moves", self.words)
            print(self.words.say(Phrase("play.more", n=len(self.moves) - SHOWN, moves=word)))
        while not self.answer(input(self.words.template("play.prompt")).strip()):
            pass

    def answer(self, said: str) -> bool:
        """Play a move, or do what was asked for; is the question done with?"""
        position = self.game.position
        if not said:
            return False
        if said.isdecimal() and 1 <= int(said) <= len(self.moves):
            self.game.play(self.moves[int(said) - 1], self.human)
            return True
        notations = [position.notation(move, self.human) for move in self.moves]
        if said in notations:
            self.game.play(self.moves[notations.index(said)], self.human)
            return True
        asked = spoken.asked(said, self.words)
        if asked is not None:
            return self.commands[asked.command](asked.about)
        fits = [at for at, text in enumerate(self.texts) if said.lower() in text.lower()]
        if fits:
            print(self.words.say(Phrase("play.matches", n=len(fits), said=said)))
            self.pages([Text(line) for line in self.listed(fits)])
        else:
            words = {command: spoken.word_of(command, self.words) for command in ("moves", "help")}
            print(self.words.say(Phrase("play.unknown", said=said, n=len(self.moves), **words)))
        return False

    def listed(self, which: Sequence[int]) -> list[str]:
        """Moves with their numbers."""
        return [self.words.say(Phrase("play.numbered", number=at + 1, move=self.texts[at])) for at in which]

    def tell(self, line: str, indent: int, more: int = INDENT) -> None:
        """A line that may be long: a terminal breaks it between words, a file gets it whole."""
        if is_watched():
            for part in hanging(Text(line), self.console, indent, more):
                self.console.print(part, soft_wrap=True)
        else:
            print(" " * indent + line)

    def pages(self, parts: Sequence[RenderableType]) -> None:
        """Print what may be long."""
        show_pages(parts, self.console, self.words)

    # ------------------------------------------------------------------ what can be asked for

    def help(self, about: str) -> bool:
        """How moves are chosen, and every command."""
        self.pages([Text(self.words.template("play.how")), in_two_columns(spoken.told(self.words))])
        return False

    def look(self, about: str) -> bool:
        """What a thing does; without a name, the names of everything there is to look at."""
        view = self.game.position.view(self.human)
        drawn, sections = things_drawn(self.game.title, view, self.own), self.sections()
        if not about:
            names = dict.fromkeys(thing.name for thing in drawn or things_told(sections))
            self.pages([Text(self.words.template("play.look")), *(Padding(Text(name), (0, 0, 0, 2)) for name in names)])
            return False
        found = look(about, drawn, sections)
        if not found:
            word = spoken.word_of("look", self.words)
            print(self.words.say(Phrase("play.nothing_called", said=about, look=word)))
        parts: list[RenderableType] = []
        for thing in found:
            parts += [Text(thing.name, style="bold"), Padding(Text(thing.tip), (0, 0, 0, 4))]
        self.pages(parts)
        return False

    def rules(self, about: str) -> bool:
        """A chapter of the rules, or the list of all."""
        sections = self.sections()
        if not sections:
            print(self.words.template("play.no_rules"))
            return False
        found = found_chapters(sections, about) if about else []
        if len(found) == 1:
            self.pages([*chapter(found[0], self.console.width)])
            return False
        if about and not found:
            print(self.words.say(Phrase("play.no_chapter", said=about, n=len(sections))))
        heads = [
            Phrase("play.chapter", number=number, heading=section.heading)
            for number, section in enumerate(sections, start=1)
            if not found or section in found
        ]
        shown = Phrase("play.chapters", rules=spoken.word_of("rules", self.words))
        self.pages([Text(self.words.say(said)) for said in (shown, *heads)])
        return False

    def sections(self) -> list[Section]:
        """The rules page with the figures that are played with."""
        title = self.game.title
        return title.presentation.rulebook(title.components(self.game.record.overlay), self.own)

    def log(self, about: str) -> bool:
        """Everything that has happened."""
        lines = self.game.log.lines(self.own, self.human)
        self.pages([Text(line) for line in lines or [self.words.template("play.no_log")]])
        return False

    def all_moves(self, about: str) -> bool:
        """All moves again."""
        self.pages([Text(line) for line in self.listed(range(len(self.moves)))])
        return False

    def undo(self, about: str) -> bool:
        """Take the person's last move back, and all that followed."""
        if self.game.back(self.human) < 0:
            print(self.words.template("play.nothing_to_undo"))
            return False
        free = self.game.undo_is_free(self.human)
        self.game.undo(self.human)
        self.read = len(self.game.log.events)
        print(self.words.template("play.undone" if free else "play.undone_noted"))
        return True

    def save(self, about: str) -> bool:
        """Keep the record; an existing file is left alone."""
        if not about:
            print(self.words.say(Phrase("play.save_where", save=self.words.template("play.usage.save"))))
            return False
        path = Path(about)
        if path.exists():
            print(self.words.say(Phrase("play.exists", file=about)))
            return False
        try:
            self.game.record.save(path)
        except OSError as wrong:
            print(self.words.say(Phrase("play.not_saved", why=wrong.strerror or str(wrong))))
            return False
        print(self.words.say(Phrase("play.saved", file=about)))
        return False

    def quit(self, about: str) -> bool:
        raise Quit


def numbered(players: list[str]) -> list[str]:
    """Names that can be told apart: the second of two equal ones becomes `squire 2`."""
    return [
        name if players.count(name) == 1 else f"{name} {players[: place + 1].count(name)}"
        for place, name in enumerate(players)
    ]


def bot_names(players: list[str]) -> list[str]:
    """The bots of a record; a seat that no bot of ours had is played by a squire."""
    return [name if name in BOTS else "squire" for name in players]
