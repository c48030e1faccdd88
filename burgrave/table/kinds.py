"""The kinds of events: for each a function that lets it happen at its table (KINDS), and what it tells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from burgrave.kernel.words import Phrase
from burgrave.lessons import Run
from burgrave.table.clock import Clock, pace_of
from burgrave.table.events import (
    CHAT,
    CONSENT,
    END,
    ENDED,
    KEEP,
    LATE,
    LEAVE,
    LESSON,
    MOVE,
    PACE,
    REFUSAL,
    REMATCH,
    RESIGN,
    RULES,
    SEAT,
    SEED,
    UNDO,
    WARN,
    WISH,
    KeptSeat,
    Remark,
    Rematch,
    UndoWish,
)
from burgrave.table.rows import Event, SeatRow

if TYPE_CHECKING:
    from burgrave.table.tables import Table

SEED_WORD: Final = "table.seed_chosen"


def moved(table: Table, event: Event) -> None:
    """The move is adopted from its trial, or played now if it comes from the store."""
    seat, game = event.data["seat"], table.game
    position, trial = game.position, table.trial
    table.trial = None
    question = position.question
    tried = trial is not None and trial.number == event.number
    code = trial.move if trial is not None and tried else position.parse(event.data["move"], seat)
    accepted = table.lesson is None or table.lesson.accepts(position, seat, code)
    # What was touched in secret is nobody else's business.
    open_to_all = question is not None and question.public(position)
    things = tuple(position.touches(code, seat)) if open_to_all else ()
    part = table.goes_on(seat)
    if trial is not None and tried:
        game.adopt(trial.after, f"{seat}: {event.data['move']}", trial.log)
    else:
        game.play(code, seat)
    table.wish = None
    table.begun, table.enders = True, frozenset()
    table.warned.pop(seat, None)
    if table.clock is not None:
        table.clock.moved(seat, game.position.asked if not game.position.over else [])
    if question is not None and game.position.question is question:
        table.seq = event.number
        table.answers[event.number] = seat
    else:
        table.ask_anew(event.number)
    lines = list(game.log.events[table.read :])
    table.read = len(game.log.events)
    if table.lesson is not None and len(game.record.moves) > len(table.lesson.lesson.start.moves):
        table.lesson.moved(accepted, game.position, lines)
    if "instead_of" in event.data:
        key = "table.instead_slow" if event.data["why"] == "slow" else "table.instead_broken"
        lines.insert(0, Phrase(key, who=seat, bot=event.data["instead_of"]))
    table.note(event, *lines, secret=not open_to_all, things=things, part=part)


def undone(table: Table, event: Event) -> None:
    to, game = event.data["to"], table.game
    gone = len(game.record.moves) - to
    game.rewind(to)
    game.record.undone += bool(event.data["noted"])
    table.read = len(game.log.events)
    if table.lesson is not None:
        table.lesson.taken_back(to)
    if table.clock is not None:
        table.clock.taken_back(to)
    table.wish = None
    table.ask_anew(event.number)
    while gone:
        entry = table.story.pop()
        gone -= entry.kind == MOVE
        # Whoever was told of the seed is told again.
        table.seed_chosen |= any(line.key == SEED_WORD for line in entry.lines)
    table.note(event, Phrase("table.undone", who=event.data["seat"]), *word_of_the_seed(table))


def wished(table: Table, event: Event) -> None:
    table.wish = UndoWish(event.data["seat"], event.data["to"])


def consented(table: Table, event: Event) -> None:
    if table.wish is not None:
        table.wish = replace(table.wish, consents=table.wish.consents | {event.data["by"]})


def refused(table: Table, event: Event) -> None:
    table.wish = None
    table.note(event, Phrase("table.undo_refused", who=event.data["seat"]))


def seated(table: Table, event: Event) -> None:
    """A seat changes hands; a new name of the same player is nothing to tell."""
    before = table.seats[event.data["seat"]]
    after = table.seat_after(event.data)
    table.sit(after)
    table.invitation = event.data.get("invitation", table.invitation)
    table.note(event, *change_of_hands(before, after), *word_of_the_seed(table))


def change_of_hands(before: SeatRow, after: SeatRow) -> list[Phrase]:
    """Who holds a seat now, in words."""
    number = after.seat + 1
    if (before.player, before.bot) == (after.player, after.bot):
        return []
    if after.bot is not None and after.player is not None:
        return [Phrase("table.seat_lent", name=after.name, bot=after.bot)]
    if after.bot is not None:
        return [Phrase("table.seat_bot", number=number, bot=after.bot)]
    if after.player is not None and after.player == before.player:
        return [Phrase("table.seat_back", name=after.name)]
    if after.player is not None:
        return [Phrase("table.seat_player", number=number, name=after.name)]
    if before.player is not None:
        return [Phrase("table.seat_left", number=number, name=before.name)]
    return [Phrase("table.seat_open", number=number)]


def resigned(table: Table, event: Event) -> None:
    table.note(event, Phrase("table.resigned", who=event.data["seat"], bot=event.data["bot"]))
    table.sit(table.seat_after(event.data))
    table.invitation = event.data.get("invitation", table.invitation)


def kept(table: Table, event: Event) -> None:
    table.kept[event.data["seat"]] = KeptSeat(event.data["player"], event.data["name"])


def rematch_wanted(table: Table, event: Event) -> None:
    data = event.data
    table.rematch = Rematch(data["table"], data["player"], data["name"])
    table.note(event, Phrase("table.rematch", name=data["name"]))


def paced(table: Table, event: Event) -> None:
    """A pace is agreed upon before the game begins."""
    table.clock = Clock(pace_of(event.data["pace"]), len(table.seats), event.data["tick"])
    table.stand_in = event.data["bot"]


def came_late(table: Table, event: Event) -> None:
    """Time is out: a bot sits in until the holder sits down again; after the third time it stays."""
    data = event.data
    if table.clock is not None:
        table.clock.was_late(data["seat"])
    key = "table.late" if "player" not in data else "table.late_for_good"
    table.note(event, Phrase(key, who=data["seat"], bot=data["bot"]))
    table.sit(table.seat_after(data))
    table.invitation = data.get("invitation", table.invitation)


def on_leave(table: Table, event: Event) -> None:
    """Leave keeps a seat from being late for a while."""
    if table.clock is not None:
        table.clock.leave(event.data["seat"], event.data["seconds"])


def warned(table: Table, event: Event) -> None:
    """The others ask for somebody who is away."""
    table.warned[event.data["seat"]] = event.at
    table.note(event, Phrase("table.warned", who=event.data["seat"], name=event.data["name"]))


def end_wanted(table: Table, event: Event) -> None:
    """Somebody would end the game as it stands; whoever says so first is told of."""
    first = not table.enders
    table.enders |= {event.data["by"]}
    if first:
        table.note(event, Phrase("table.end_wanted", name=event.data["name"]))


def ended(table: Table, event: Event) -> None:
    """All have agreed: the game ends as it stands, without a winner."""
    table.ended = True
    table.wish = None
    table.ask_anew(event.number)
    table.note(event, Phrase("table.ended"))


def spoken(table: Table, event: Event) -> None:
    data = event.data
    table.chat.append(Remark(event.number, data["player"], data["name"], data["text"], event.at))


def seed_chosen(table: Table, event: Event) -> None:
    table.seed_chosen = True
    table.note(event, *word_of_the_seed(table))


def word_of_the_seed(table: Table) -> list[Phrase]:
    """Whoever chose the seed can know what is to come: everybody else at the table is told, once."""
    if not table.seed_chosen or table.maker_is_alone:
        return []
    table.seed_chosen = False
    return [Phrase(SEED_WORD)]


def taught(table: Table, event: Event) -> None:
    """A learner goes on, or leaves the script; whatever was answered before is late."""
    table.ask_anew(event.number)
    if table.lesson is not None:
        HAPPENINGS[event.data["do"]](table.lesson)


HAPPENINGS: Final[dict[str, Callable[[Run], None]]] = {
    "next": Run.go_on,
    "leave": Run.leave,
    "back": Run.come_back,
}


def upgraded(table: Table, event: Event) -> None:
    table.ask_anew(event.number)
    table.note(event, Phrase("table.rules", old=event.data["old"], new=event.data["new"]))


KINDS: Final[dict[str, Callable[[Table, Event], None]]] = {
    MOVE: moved,
    UNDO: undone,
    WISH: wished,
    CONSENT: consented,
    REFUSAL: refused,
    SEAT: seated,
    RESIGN: resigned,
    CHAT: spoken,
    RULES: upgraded,
    SEED: seed_chosen,
    KEEP: kept,
    REMATCH: rematch_wanted,
    PACE: paced,
    LATE: came_late,
    LEAVE: on_leave,
    WARN: warned,
    END: end_wanted,
    ENDED: ended,
    LESSON: taught,
}
