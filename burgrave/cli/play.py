"""`burgrave play`: a person at the terminal against bots."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from burgrave.bots import BOTS, bot_named
from burgrave.bots.bot import Budget
from burgrave.cli.arguments import BadArguments, bots_of, options_of, overlay_of
from burgrave.cli.result import print_result
from burgrave.kernel.chance import Rng
from burgrave.kernel.record import Game, read_record, split
from burgrave.kernel.title import title_named
from burgrave.kernel.words import Phrase, Words

SHOWN = 40
"""Moves listed at once."""


class Quit(Exception):
    """The person has had enough."""


def run(said: argparse.Namespace, words: Words) -> int:
    title = title_named(said.title)
    bots = bots_of(title, said)
    human = said.seat - 1
    if said.resume:
        game = resumed(Path(said.resume), title.id)
        seats = game.position.seats
    else:
        seats = said.seats or max(len(bots) + 1, title.seats[0])
        options = options_of(title, said)
        title.check(seats, options)
        seed = said.seed if said.seed is not None else secrets.randbits(64)
        game = Game(title, seats, seed, overlay_of(title, said), options)
    if human >= seats:
        raise BadArguments("seat", seat=said.seat, seats=seats)
    you = words.template("play.you")
    if not said.resume:
        named = [bots[place % len(bots)] for place in range(seats - 1)]
        game.record.players = [*named[:human], you, *named[human:]]
    TerminalTable(game, human, words, said.lang, Budget(said.budget, said.nodes)).sit()
    return 0


def resumed(path: Path, title: str) -> Game:
    """The game of a saved record, ready to go on."""
    record = read_record(path)
    if record.title != title:
        raise BadArguments("record_title", file=str(path), title=record.title, wanted=title)
    record.replay()
    game = Game(title_named(title), record.seats, record.seed, record.overlay, record.options, record.players)
    for written in record.moves:
        seat, text = split(written)
        game.play(game.position.parse(text, seat), seat)
    game.record.undone = record.undone
    return game


class TerminalTable:
    """A game at the terminal: bots move by themselves, the person is asked."""

    def __init__(self, game: Game, human: int, words: Words, language: str, budget: Budget) -> None:
        self.game = game
        self.human = human
        self.words = words
        self.own = game.title.words(language, numbered(game.record.players))
        players = game.record.players
        self.bots = [bot_named(name, seat, budget) for seat, name in enumerate(bot_names(players))]
        self.rng = Rng(secrets.randbits(64))
        self.read = 0

    def sit(self) -> None:
        """Play until the end or until the person leaves."""
        try:
            while not self.game.position.over:
                position = self.game.position
                seat = self.human if self.human in position.asked else position.mover
                if seat == self.human:
                    self.ask()
                else:
                    self.game.play(self.bots[seat].choose(position.imagine(seat, self.rng), seat), seat)
        except (Quit, EOFError, KeyboardInterrupt):
            print()
            print(self.words.template("play.bye"))
            return
        self.news()
        print()
        print_result(self.game.position, self.own)

    def news(self) -> None:
        """What has happened since the person was last asked."""
        for line in self.game.log.lines(self.own, self.human, self.read):
            print(f"  {line}")
        self.read = len(self.game.log.events)

    def ask(self) -> None:
        """Show the position and the moves, and take an answer."""
        position = self.game.position
        self.news()
        print()
        print(self.game.title.presentation.screen(position.view(self.human), self.own))
        print()
        assert position.question is not None
        print(self.own.say(position.question.prompt(position), self.human))
        moves = position.legal(self.human)
        texts = [self.own.say(position.phrase(move, self.human), self.human) for move in moves]
        self.show(texts, range(len(moves)))
        while True:
            answer = input(self.words.template("play.prompt")).strip()
            if answer.isdecimal() and 1 <= int(answer) <= len(moves):
                self.game.play(moves[int(answer) - 1], self.human)
                return
            verb, _, rest = answer.partition(" ")
            if verb == "quit":
                raise Quit
            if verb == "undo":
                if self.undo():
                    return
            elif verb == "save" and rest:
                self.save(Path(rest.strip()))
            elif answer in (notations := [position.notation(move, self.human) for move in moves]):
                self.game.play(moves[notations.index(answer)], self.human)
                return
            elif answer and (fits := [at for at, text in enumerate(texts) if answer.lower() in text.lower()]):
                print(self.words.say(Phrase("play.matches", n=len(fits), said=answer)))
                self.show(texts, fits)
            else:
                print(self.words.say(Phrase("play.unknown", said=answer, n=len(moves))))

    def show(self, texts: list[str], which: range | list[int]) -> None:
        """The numbered moves."""
        for number in list(which)[:SHOWN]:
            print(self.words.say(Phrase("play.numbered", number=number + 1, move=texts[number])))
        if len(which) > SHOWN:
            print(self.words.say(Phrase("play.more", n=len(which) - SHOWN)))

    def undo(self) -> bool:
        """Take the person's last move back, and all that followed."""
        if self.game.back(self.human) < 0:
            print(self.words.template("play.nothing_to_undo"))
            return False
        free = self.game.undo_is_free(self.human)
        self.game.undo(self.human)
        self.read = len(self.game.log.events)
        print(self.words.template("play.undone" if free else "play.undone_noted"))
        return True

    def save(self, path: Path) -> None:
        """Keep the record; an existing file is left alone."""
        if path.exists():
            print(self.words.say(Phrase("play.exists", file=str(path))))
            return
        try:
            self.game.record.save(path)
        except OSError as wrong:
            print(self.words.say(Phrase("play.not_saved", why=wrong.strerror or str(wrong))))
            return
        print(self.words.say(Phrase("play.saved", file=str(path))))


def numbered(players: list[str]) -> list[str]:
    """Names that can be told apart: the second of two equal ones becomes `squire 2`."""
    return [
        name if players.count(name) == 1 else f"{name} {players[: place + 1].count(name)}"
        for place, name in enumerate(players)
    ]


def bot_names(players: list[str]) -> list[str]:
    """The bots of a record; a seat that no bot of ours had is played by a squire."""
    return [name if name in BOTS else "squire" for name in players]
