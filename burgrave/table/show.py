"""What a visitor sees of a table: the page's main part, the moves, the log; nothing that its seat may not know."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any, Literal

from markupsafe import escape

from burgrave.kernel.agenda import CHOSEN
from burgrave.kernel.chance import Rng
from burgrave.kernel.piles import SPECTATOR
from burgrave.kernel.position import Position
from burgrave.kernel.reach import ways_to, why_not
from burgrave.kernel.words import Phrase
from burgrave.reading.notes import Notes
from burgrave.reading.sheets import Sheets
from burgrave.table.charts import FILLS, course, points_chart, source_chart
from burgrave.table.events import MOVE, Entry, Who
from burgrave.table.eyes import Eyes
from burgrave.table.messages import ChatLine, Gesture, LegalMove, Why
from burgrave.table.names import (
    bot_name,
    common_words,
    full_names,
    icons_of,
    named_bots,
    names_of,
    tab_text,
    table_words,
    things_of,
    with_kind,
    words_of,
)
from burgrave.table.people import People
from burgrave.table.presence import Presence
from burgrave.table.rows import RUNNING
from burgrave.table.tables import Table
from burgrave.table.teaching import strip
from burgrave.table.verbs import may_consent

CHAT_SHOWN = 100
"""Lines of chat that a page shows."""

SHOWN = 80
"""Events of the log that a page shows; the rest is on the log's own page."""


def rules_address(table: Table) -> str:
    """Where the rules of a table are read: a table with corrected figures has a page of its own."""
    return f"/t/{table.id}/rules" if table.row.overlay else f"/rules/{table.row.title}"


class TablePage:
    """Everything a template or a message needs about one table for one pair of eyes."""

    def __init__(
        self,
        table: Table,
        eyes: Eyes,
        past: Position | None = None,
        presence: Presence | None = None,
        elsewhere: bool = False,
    ) -> None:
        self.table = table
        self.eyes = eyes
        self.elsewhere = elsewhere
        """Is the visitor asked at another table?"""
        self.past = past is not None
        """Is this a position of a replay, at which nothing can be done?"""
        self.position = past if past is not None else table.game.position
        self.words = table_words(table, eyes.language)
        self.people = People(table, eyes.player, eyes.language, self.past, presence)
        self.common = common_words(eyes.language)

    @property
    def reader(self) -> int:
        """The seat for whose eyes secrets are read."""
        return SPECTATOR if self.eyes.seat is None else self.eyes.seat

    @property
    def turn(self) -> bool:
        """Is this visitor asked?"""
        if self.table.frozen is not None or self.past or self.waiting or self.ended:
            return False
        awaited = self.eyes.seat if self.eyes.curtain is None else self.eyes.curtain
        return awaited is not None and awaited in self.position.asked

    def context(self) -> dict[str, Any]:
        """For the templates of a table."""
        table, eyes = self.table, self.eyes
        view = self.position.view(eyes.seat)
        notes = self.notes(view)
        return {
            "table": {
                "id": table.id,
                "title": table.row.title,
                "name": self.words.template("title"),
                "rules": rules_address(table),
                "things": things_of(table.title, eyes.language),
                "icons": icons_of(table.title, eyes.language),
            },
            "panels": table.title.presentation.draw(view, self.words),
            "prompt": self.prompt(),
            "players": self.players(),
            "notes": notes,
            "watching": not table.seats_of(eyes.player),
            "company": len({held.player or held.link for held in table.seats} - {None}) > 1,
            "undo": self.undo(),
            "consent": self.consent(),
            "curtain": None if self.waiting or self.ended else self.curtain(),
            "room": self.people.room(),
            "invite": self.people.invite(),
            "lent": self.people.lent(),
            "again": self.people.again(),
            "watchers": self.people.watchers(),
            "ending": self.people.ending(),
            "elsewhere": self.elsewhere and not self.turn and not self.past,
            "over": self.over(),
            "frozen": self.common.say(table.frozen) if table.frozen is not None else "",
            "whom": self.whom(),
            "seat": eyes.seat,
            "lesson": self.lesson(),
            "bots": named_bots(table.title, eyes.language),
            "symbols": table.title.presentation.symbols(),
        }

    @property
    def waiting(self) -> bool:
        """Do people still come, so that nobody moves?"""
        return self.people.waiting

    @property
    def game(self) -> Literal["playing", "waiting", "over", "frozen"]:
        """How the game stands."""
        if self.table.frozen is not None:
            return "frozen"
        if self.waiting:
            return "waiting"
        return "over" if self.position.over or self.ended else "playing"

    @property
    def ended(self) -> bool:
        """Was the game ended by agreement, before its time?"""
        return self.table.ended and not self.past

    def whom(self) -> tuple[str, str]:
        """Whom the prompt is for: `you`, and if one holds several seats in the name of which; or who else."""
        if self.table.frozen is not None or self.position.over:
            return self.game, self.common.say(self.table.frozen) if self.table.frozen is not None else ""
        if self.past:
            return "past", ""
        if self.ended:
            return "ended", ""
        if self.waiting:
            return "waiting", ""
        mine = self.table.seats_of(self.eyes.player)
        asked = [self.words.seat(seat) for seat in mine if seat in self.position.asked]
        if not asked:
            return "others", ", ".join(self.words.seat(seat) for seat in self.position.asked)
        return "you", ", ".join(asked) if len(mine) > 1 else ""

    def notes(self, view: dict[str, Any]) -> Notes:
        """What an expert adds up in the head; nothing, if the title has no such figures."""
        notes = self.table.title.presentation.notes
        found: Notes = notes(view, self.words) if notes is not None else Notes([])
        return found

    def prompt(self) -> str:
        """What is asked of whom."""
        if self.table.frozen is not None:
            return self.common.template("table.is_frozen")
        if self.position.over or self.position.question is None:
            return self.common.template("table.is_over")
        if self.ended:
            return self.common.template("table.ended")
        if self.waiting:
            return self.common.say(Phrase("table.free_seats", n=len(self.table.free_seats)))
        if len(self.position.asked) > 1 and self.eyes.seat not in self.position.asked:
            return self.common.template("table.all_choose")
        return self.words.say(self.position.question.prompt(self.position), self.reader)

    def tab(self) -> str:
        name = self.words.template("title")
        if self.position.over or self.ended:
            return tab_text(self.eyes.language, "table.tab_over", name)
        if self.waiting:
            return tab_text(self.eyes.language, "table.tab_room", name)
        if self.turn:
            return tab_text(self.eyes.language, "table.tab_turn", name)
        awaited = ", ".join(self.words.seat(seat) for seat in self.position.asked)
        return tab_text(self.eyes.language, "table.tab_wait", name, awaited)

    def choices(self) -> list[LegalMove]:
        """The legal moves of the seat that looks, with what one touches for them."""
        seat = self.eyes.seat
        if seat is None or self.eyes.curtain is not None or self.table.frozen is not None or self.waiting or self.ended:
            return []
        if seat not in self.position.asked and not self.position.legal(seat):
            return []
        if self.table.lesson is not None and not self.table.lesson.asks_for_a_move():
            return []
        return [
            LegalMove(
                self.position.notation(move, seat),
                self.words.say(self.position.phrase(move, seat), seat),
                self.position.touches(move, seat),
            )
            for move in self.position.legal(seat)
        ]

    def wastes(self) -> list[int] | None:
        """What the legal moves waste, where their last piece is a target; nothing if each piece is a choice."""
        seat, question = self.eyes.seat, self.position.question
        if seat is None or question is None or self.eyes.curtain is not None:
            return None
        found = [question.waste(self.position, seat, move) for move in self.position.legal(seat)]
        return None if all(waste == CHOSEN for waste in found) else found

    def why(self, thing: str) -> Why:
        """Why a piece cannot be used, or how it is reached; tried on what the seat imagines."""
        seat = self.eyes.seat
        if seat is None or self.eyes.curtain is not None or self.table.frozen is not None or self.waiting or self.ended:
            return Why(self.table.seq, thing, "", [])
        imagined = self.position.imagine(seat, Rng(self.table.number))
        gestures = [self.gesture(imagined, seat, moves) for moves in ways_to(imagined, seat, thing)]
        reason = None if gestures else why_not(imagined, seat, thing)
        return Why(self.table.seq, thing, self.words.say(reason, seat) if reason is not None else "", gestures)

    def gesture(self, imagined: Position, seat: int, moves: list[int]) -> Gesture:
        """Moves one after the other, in words and with all their pieces."""
        trial = imagined.copy()
        notations: list[str] = []
        said: list[str] = []
        touched: list[str] = []
        for move in moves:
            notations.append(trial.notation(move, seat))
            said.append(self.words.say(trial.phrase(move, seat), seat))
            touched += trial.touches(move, seat)
            trial.play(move, seat)
        return Gesture(notations, " · ".join(said), list(dict.fromkeys(touched)))

    def matters(self, text: str) -> bool:
        """Would the move hand the turn on, or end something for its seat?

        Tried on what the seat imagines, so that nothing hidden can show.
        """
        seat = self.eyes.seat
        if seat is None:
            return False
        move = self.position.parse(text, seat)
        trial = self.position.imagine(seat, Rng(self.table.number))
        if trial.question is not None and trial.question.weighty(trial, seat, move):
            return True
        trial.play(move, seat)
        return trial.over or seat not in trial.asked

    def players(self) -> list[dict[str, Any]]:
        # In a replay one looks through one seat or none: whoever brought a record holds every seat of it.
        mine = self.table.seats_of(self.eyes.player)
        if self.past:
            mine = [seat for seat in mine if seat == self.eyes.seat]
        scores = self.position.scores
        return [
            {
                "seat": held.seat,
                "name": self.words.seat(held.seat),
                "bot": held.bot or "",
                "kind": bot_name(held.bot, self.eyes.language) if held.bot else "",
                "stands_in": held.bot is not None and held.player is not None,
                "mine": held.seat in mine,
                "asked": held.seat in self.position.asked and not self.waiting and not self.ended,
                "score": scores[held.seat],
                "link": f"/s/{held.link}" if self.people.creator and held.link is not None else "",
                "here": self.people.here(held),
                "time": self.people.time(held),
                "kept": self.table.kept[held.seat].name if held.seat in self.table.kept else "",
                "menu": self.people.menu(held),
            }
            for held in self.table.seats
        ]

    def log(self) -> list[str]:
        """The last events of the story, each as an item of a list."""
        return self.items(self.table.story[-SHOWN:])

    def log_since(self, number: int) -> list[str] | None:
        """The items behind that of an event; nothing if that is none of the last ones, as after an undo."""
        story = self.table.story
        for place in range(1, min(SHOWN, len(story)) + 1):
            if story[-place].number <= number:
                return self.items(story[len(story) - place + 1 :]) if story[-place].number == number else None
        return None

    def items(self, entries: Sequence[Entry]) -> list[str]:
        """Events as items of a list; what a reader may not know at all is none."""
        told = self.table.told.setdefault((self.words.language, self.reader), {})
        for entry in entries:
            # An event is put into words once for all who read it alike.
            if entry.number not in told:
                told[entry.number] = item(entry, self.lines(entry))
        return [told[entry.number] for entry in entries if told[entry.number]]

    def lines(self, entry: Entry) -> list[str]:
        """An event in words, with the names of those who sat there then."""
        language = self.eyes.language
        names = names_of(entry.seats, self.table.bot_numbers, language)
        words = words_of(self.table.row.title, language, names)
        return [words.say(with_kind(line, language), self.reader) for line in entry.lines]

    def story(self) -> list[str]:
        """All that has happened, in words."""
        return [line for entry in self.table.story for line in self.lines(entry)]

    def chat(self, hidden: Collection[str | None] = ()) -> list[ChatLine]:
        """What was said last, but not by whom the reader has blocked: the speaker, and the seat if there is one."""
        said: list[ChatLine] = []
        for remark in self.table.chat[-CHAT_SHOWN:]:
            if remark.player in hidden:
                continue
            seats = self.table.seats_of(remark.player)
            at = time.strftime("%H:%M", time.localtime(remark.at))
            who = remark.name or self.common.template("table.former_guest")
            said.append(ChatLine(remark.number, who, seats[0] if seats else None, remark.text, at))
        return said

    def undo(self) -> str:
        """May the visitor take a move back: freely, with the others' consent, or not at all?"""
        who, game = Who(self.eyes.player), self.table.game
        mine = self.table.seats_of(self.eyes.player)
        if not mine or self.table.state != RUNNING or self.past:
            return ""
        seat = max(mine, key=game.back)
        if game.back(seat) < 0:
            return ""
        return "free" if not self.table.others(who) or game.undo_is_free(seat) else "ask"

    def consent(self) -> dict[str, Any] | None:
        """Is the visitor asked to agree to somebody's undo?"""
        wish, player = self.table.wish, self.eyes.player
        if wish is None or self.past or player not in may_consent(self.table, wish) or player in wish.consents:
            return None
        return {"who": self.words.seat(wish.seat)}

    def lesson(self) -> dict[str, Any] | None:
        """The step of a lesson that its learner is at."""
        if self.past or self.eyes.player != self.table.row.creator:
            return None
        return strip(self.table, self.position, self.words, self.reader)

    def curtain(self) -> dict[str, Any] | None:
        seat = self.eyes.curtain
        return None if seat is None else {"seat": seat, "name": self.words.seat(seat)}

    def over(self) -> dict[str, Any] | None:
        """The end: points by source, those of a solo game's opponent beside the player's."""
        if not self.position.over:
            return None
        sheets = Sheets(self.position, self.words)
        return {
            "sheets": sheets,
            # Behind the players stands a solo game's opponent.
            "short": sheets.names,
            "names": [*full_names(self.table, self.eyes.language), *sheets.names[self.position.seats :]],
            "winners": sheets.winners,
            "chart": source_chart(sheets),
            "fills": FILLS,
            # In a replay the course stands above its slider.
            "course": None if self.past else points_chart(course(self.table)),
            "past": self.past,
            "campaign": self.campaign(),
        }

    def campaign(self) -> list[str]:
        """What the end of the game means for the campaign it belongs to."""
        campaign, chapter = self.table.title.campaign, self.table.row.chapter
        if campaign is None or chapter is None:
            return []
        return [self.words.say(phrase) for phrase in campaign.told(campaign.after(chapter.before, self.position))]


def item(entry: Entry, lines: Sequence[str]) -> str:
    """An event as an item of a list: a move says whose it was, how many there were by then, and what it touched.

    One that nothing is told of but that touched something is there, too, for the marks on the boards.
    """
    if not lines and not entry.things:
        return ""
    about = "" if lines else " hidden"
    if entry.kind == MOVE:
        about += f' data-at="{entry.at}" data-seat="{entry.seat}"' + " data-part" * entry.part
        about += f' data-things="{escape(" ".join(entry.things))}"' if entry.things else ""
    return f"<li{about}>{''.join(f'<p>{escape(line)}</p>' for line in lines)}</li>"
