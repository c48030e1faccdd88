"""A bot of ours as an engine: it reads messages, thinks about the imagined positions in them, and answers."""

from __future__ import annotations

import queue
from collections.abc import Callable
from threading import Thread
from typing import IO, Final

import burgrave
from burgrave.bots import bot_named, check_bot
from burgrave.bots.bot import Bot, SearchBot
from burgrave.bots.engine.messages import (
    ADVISE,
    CHOOSE,
    HELLO,
    PROTOCOL,
    QUIT,
    STOP,
    BadMessage,
    Message,
    budget_in,
    estimate_of,
    field_of,
    line_of,
    message_in,
)
from burgrave.kernel.errors import BadDump, BurgraveError
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title, title_named
from burgrave.search.search import Advice


class Conversation:
    """The engine's side of a conversation: one game after another."""

    def __init__(self, bot: str, halt: Callable[[], bool]) -> None:
        self.name = bot
        self.halt = halt
        """Is an answer wanted now?"""
        self.title: Title | None = None
        self.bot: Bot | None = None

    def answer(self, message: Message) -> Message:
        """What a message is answered with; what is wrong with it is one line."""
        id = message.get("id")
        try:
            do = field_of(message, "do", str)
            if do not in VERBS:
                raise BadMessage(f"unknown “{do}”; allowed: {', '.join((*VERBS, QUIT))}")
            return {"id": id, **VERBS[do](self, message)}
        except Exception as wrong:
            said = str(wrong) if isinstance(wrong, BadMessage | BurgraveError) else repr(wrong)
            return {"id": id, "error": " ".join(said.split())}

    def hello(self, message: Message) -> Message:
        """A new game begins."""
        if field_of(message, "protocol", int) != PROTOCOL:
            raise BadMessage(f"protocol {message['protocol']} is unknown; this is {PROTOCOL}")
        title = title_named(field_of(message, "title", str))
        if field_of(message, "rules", int) != title.version:
            raise BadDump("dump_rules", title=title.id, rules=str(message["rules"]), ours=title.version)
        title.check(field_of(message, "seats", int), field_of(message, "options", dict))
        title.components(field_of(message, "overlay", dict))
        check_bot(self.name, title)
        self.title = title
        self.bot = bot_named(self.name, message.get("seed") or 0)
        if isinstance(self.bot, SearchBot):
            self.bot.meter.halt = self.halt
        return {"protocol": PROTOCOL, "name": self.name, "version": burgrave.__version__}

    def choose(self, message: Message) -> Message:
        """One move."""
        bot, position, seat = self._asked(message)
        return {"move": position.notation(bot.choose(position.copy(), seat), seat)}

    def advise(self, message: Message) -> Message:
        """The best moves with estimates; a bot that does not search has none, and names its move alone."""
        bot, position, seat = self._asked(message)
        most = message.get("most", 3)
        if isinstance(bot, SearchBot):
            found = [(given.move, given) for given in bot.advise(position.copy(), seat)[:most]]
        else:
            found = [(bot.choose(position.copy(), seat), Advice(0, 0.0, 0, 0.0, -1.0))]
        return {"advice": [estimate_of(given, position.notation(move, seat)) for move, given in found]}

    def _asked(self, message: Message) -> tuple[Bot, Position, int]:
        """Who is asked about what."""
        if self.bot is None or self.title is None:
            raise BadMessage("no hello yet")
        position = self.title.load(field_of(message, "position", dict))
        seat = field_of(message, "seat", int)
        if seat not in position.asked:
            raise BadMessage(f"seat {seat} is not asked")
        if isinstance(self.bot, SearchBot):
            self.bot.meter.budget = budget_in(message)
        return self.bot, position, seat

    def stop(self, message: Message) -> Message:
        """Whatever was being thought about has been answered."""
        return {}


VERBS: Final[dict[str, Callable[[Conversation, Message], Message]]] = {
    HELLO: Conversation.hello,
    CHOOSE: Conversation.choose,
    ADVISE: Conversation.advise,
    STOP: Conversation.stop,
}


class Inbox:
    """Messages as they come in, read while the bot thinks."""

    def __init__(self, lines: IO[bytes]) -> None:
        self._lines = lines
        self._waiting: queue.SimpleQueue[Message | BadMessage | None] = queue.SimpleQueue()
        self._stops = 0
        self._stopped = 0
        """How many want what was asked before them answered now, and how many of them have had their turn."""

    def start(self) -> None:
        Thread(target=self._listen, daemon=True).start()

    def halt(self) -> bool:
        return self._stops > self._stopped

    def _listen(self) -> None:
        for line in self._lines:
            try:
                message = message_in(line)
            except BadMessage as wrong:
                self._waiting.put(wrong)
                continue
            if message.get("do") in (STOP, QUIT):
                self._stops += 1
            self._waiting.put(message)
            if message.get("do") == QUIT:
                return
        self._waiting.put(None)

    def next(self) -> Message | BadMessage | None:
        """The next message, or what is wrong with a line that is none; None after the last."""
        message = self._waiting.get()
        if isinstance(message, dict) and message.get("do") == STOP:
            self._stopped += 1
        return message


def converse(bot: str, lines: IO[bytes], answers: IO[bytes]) -> None:
    """Answer one message after another until `quit`, or until there are no more."""
    inbox = Inbox(lines)
    engine = Conversation(bot, inbox.halt)
    inbox.start()
    while (message := inbox.next()) is not None:
        if isinstance(message, BadMessage):
            answer: Message = {"id": None, "error": str(message)}
        elif message.get("do") == QUIT:
            return
        else:
            answer = engine.answer(message)
        answers.write(line_of(answer))
        answers.flush()
