"""What can be wanted at a table, and what comes of it.

A verb is a function that judges a wish and gives the events that follow (VERBS); a kind of event is a function that
lets it happen (KINDS). Browser, JSON API and sockets all come through here, under the table's one lock.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from burgrave.bots import check_bot
from burgrave.kernel.errors import IllegalMove
from burgrave.kernel.words import Phrase
from burgrave.lessons import Run
from burgrave.table.events import (
    CHAT,
    CONSENT,
    LESSON,
    MOVE,
    REFUSAL,
    RESIGN,
    RULES,
    SEAT,
    SEED,
    STAND_IN,
    UNDO,
    WISH,
    NotAllowed,
    Remark,
    UndoWish,
    Who,
)
from burgrave.table.rows import Event, new_secret
from burgrave.table.teaching import check_answer, check_going_on, check_move

if TYPE_CHECKING:
    from burgrave.table.tables import Table

Said: TypeAlias = Mapping[str, Any]
Drafts: TypeAlias = list[tuple[str, dict[str, Any]]]
"""Kinds and data of the events that are to be written."""

CHAT_LENGTH: Final = 500
SEED_WORD: Final = "table.seed_chosen"


# ---------------------------------------------------------------------- verbs


def move(table: Table, who: Who, said: Said) -> Drafts:
    """A legal move of one's own seat."""
    table.check_running()
    seat = own_seat(table, who, said.get("seat"))
    position = table.game.position
    code = position.parse(str(said["move"]), seat)
    check_move(table, seat, code, bool(said.get("anyway")))
    table.try_move(seat, code)
    return [(MOVE, {"seat": seat, "move": position.notation(code, seat)})]


def bot_move(table: Table, who: Who, said: Said) -> Drafts:
    """A move that a bot has chosen for its seat, or a squire in its place."""
    table.check_running()
    seat, code = said["seat"], said["move"]
    if table.seats[seat].bot is None:
        raise NotAllowed("not_seated")
    data = {"seat": seat, "move": table.game.position.notation(code, seat)}
    table.try_move(seat, code)
    return [(MOVE, data | {key: said[key] for key in ("instead_of", "why") if key in said})]


def script_move(table: Table, who: Who, said: Said) -> Drafts:
    """The next move of a lesson's script."""
    table.check_running()
    scripted = table.script()
    if scripted is None:
        return []
    seat, text = scripted
    table.try_move(seat, table.game.position.parse(text, seat))
    return [(MOVE, {"seat": seat, "move": text})]


def undo(table: Table, who: Who, said: Said) -> Drafts:
    """One's last move back, where nothing has become known since and nobody else has decided."""
    data = undoing(table, who)
    if data["noted"] and table.others(who):
        raise NotAllowed("undo_needs_consent")
    return [(UNDO, data)]


def wish(table: Table, who: Who, said: Said) -> Drafts:
    """One's last move back, if need be with everybody's consent."""
    data = undoing(table, who)
    others = table.others(who)
    standing = table.wish
    if not data["noted"] or not others:
        return [(UNDO, data)]
    if standing is not None and standing.seat == data["seat"]:
        return [(UNDO, data)] if others <= standing.consents else []
    return [(WISH, {"seat": data["seat"], "to": data["to"]})]


def consent(table: Table, who: Who, said: Said) -> Drafts:
    """Agree to somebody's undo; when all have agreed it happens."""
    standing = table.wish
    by = who.player
    if standing is None or by is None or by not in may_consent(table, standing) or by in standing.consents:
        return []
    drafts: Drafts = [(CONSENT, {"by": by})]
    if may_consent(table, standing) <= standing.consents | {by}:
        drafts.append((UNDO, {"seat": standing.seat, "to": standing.to, "noted": True}))
    return drafts


def refuse(table: Table, who: Who, said: Said) -> Drafts:
    """Do not agree to somebody's undo."""
    standing = table.wish
    if standing is None or who.player not in may_consent(table, standing):
        return []
    return [(REFUSAL, {"by": who.player, "seat": standing.seat})]


def sit(table: Table, who: Who, said: Said) -> Drafts:
    """Take a free seat by its link, which is void from then on."""
    held = table.seats[seat_number(table, said)]
    if who.player is not None and held.player == who.player and held.bot is None:
        return []
    if held.link is None or held.link != said["link"]:
        raise NotAllowed("no_seat_link")
    return [(SEAT, {"seat": held.seat, "player": who.player, "bot": None, "name": who.name, "link": None})]


def hand_over(table: Table, who: Who, said: Said) -> Drafts:
    """Let a bot play a seat, or its holder again: one's own seat, or as the table's creator one that nobody needs."""
    held = table.seats[seat_number(table, said)]
    bot = said["bot"]
    if bot is not None:
        check_bot(bot, table.title)
    if held.bot == bot:
        return []
    mine = who.player is not None and held.player == who.player
    back = bot is None and held.player is not None
    free = held.player is None
    if not mine and not (is_creator(table, who) and (free or back or said.get("late"))):
        raise NotAllowed("not_yours" if is_creator(table, who) else "not_creator")
    data: dict[str, Any] = {"seat": held.seat, "player": held.player, "bot": bot, "name": held.name}
    if held.player is None:
        data["link"] = new_secret() if bot is None else None
    return [(SEAT, data)]


def offer(table: Table, who: Who, said: Said) -> Drafts:
    """Offer a seat anew by a fresh link: one's own, or as the table's creator an empty one, or a late holder's."""
    held = table.seats[seat_number(table, said)]
    mine = held.seat in table.seats_of(who.player)
    empty = held.player is None
    if not mine and not is_creator(table, who):
        raise NotAllowed("not_creator")
    if not mine and not empty and not said.get("late"):
        raise NotAllowed("seat_held")
    data = {"seat": held.seat, "player": None, "bot": None, "name": "", "link": new_secret()}
    return [(SEAT, data)]


def resign(table: Table, who: Who, said: Said) -> Drafts:
    """Give the game up: a bot plays on, and the seat does not come back."""
    table.check_running()
    seat = own_seat(table, who, said.get("seat"))
    return [(RESIGN, {"seat": seat, "player": None, "bot": STAND_IN, "name": ""})]


def rename(table: Table, who: Who, said: Said) -> Drafts:
    """A player has another name now; seats under names of their own keep them."""
    return [
        (SEAT, {"seat": held.seat, "player": held.player, "bot": held.bot, "name": who.name})
        for held in table.seats
        if held.player == who.player and held.name == said["old"] and held.name != who.name
    ]


def chat(table: Table, who: Who, said: Said) -> Drafts:
    """Say something to the table: whoever sits at it, and its creator."""
    if not table.seats_of(who.player) and not is_creator(table, who):
        raise NotAllowed("not_seated")
    text = " ".join(str(said["text"]).split())
    if not text:
        return []
    if not text.isprintable():
        raise NotAllowed("control_characters")
    if len(text) > CHAT_LENGTH:
        raise NotAllowed("chat_long", most=CHAT_LENGTH)
    return [(CHAT, {"player": who.player, "name": who.name, "text": text})]


def lesson_next(table: Table, who: Who, said: Said) -> Drafts:
    """What a lesson has told has been read."""
    own_seat(table, who, None)
    check_going_on(table)
    return [(LESSON, {"do": "next"})]


def lesson_answer(table: Table, who: Who, said: Said) -> Drafts:
    """A lesson's question about the boards is answered by touching a piece."""
    own_seat(table, who, None)
    check_answer(table, str(said["thing"]))
    return [(LESSON, {"do": "next"})]


def lesson_leave(table: Table, who: Who, said: Said) -> Drafts:
    """The script ends here, and the game goes on as any other."""
    own_seat(table, who, None)
    if table.lesson is None or table.lesson.now.left:
        return []
    return [(LESSON, {"do": "leave"})]


def lesson_back(table: Table, who: Who, said: Said) -> Drafts:
    """Back to where the script was left, or to the beginning of what was missed."""
    seat = own_seat(table, who, None)
    to = table.lesson.back_to() if table.lesson is not None else None
    if to is None:
        return []
    if to == len(table.record.moves):
        return [(LESSON, {"do": "back"})]
    return [(UNDO, {"seat": seat, "to": to, "noted": False})]


def upgrade(table: Table, who: Who, said: Said) -> Drafts:
    """The table goes on under other rules."""
    return [(RULES, {"old": said["old"], "new": said["new"]})]


VERBS: Final[dict[str, Callable[[Table, Who, Said], Drafts]]] = {
    "move": move,
    "bot_move": bot_move,
    "undo": undo,
    "wish": wish,
    "consent": consent,
    "refuse": refuse,
    "sit": sit,
    "hand_over": hand_over,
    "offer": offer,
    "resign": resign,
    "rename": rename,
    "chat": chat,
    "upgrade": upgrade,
    "script_move": script_move,
    "lesson_next": lesson_next,
    "lesson_answer": lesson_answer,
    "lesson_leave": lesson_leave,
    "lesson_back": lesson_back,
}


# ---------------------------------------------------------------------- what the verbs ask for


def own_seat(table: Table, who: Who, wanted: object) -> int:
    """The seat somebody acts for: the one named, or the only one, or of several the one that is asked."""
    mine = table.seats_of(who.player)
    if not mine:
        raise NotAllowed("not_seated")
    if wanted is not None:
        if wanted not in mine:
            raise NotAllowed("not_seated")
        return int(str(wanted))
    asked = [seat for seat in mine if seat in table.game.position.asked]
    return asked[0] if asked else mine[0]


def seat_number(table: Table, said: Said) -> int:
    seat = int(said["seat"])
    if not 0 <= seat < len(table.seats):
        raise NotAllowed("seat", seat=seat + 1, seats=len(table.seats))
    return seat


def is_creator(table: Table, who: Who) -> bool:
    return who.player is not None and who.player == table.row.creator


def undoing(table: Table, who: Who) -> dict[str, Any]:
    """What taking the last move back would mean; a finished game stays finished."""
    table.check_running()
    mine = table.seats_of(who.player)
    if not mine:
        raise NotAllowed("not_seated")
    seat = max(mine, key=table.game.back)
    to = table.game.back(seat)
    began = 0 if table.lesson is None else len(table.lesson.lesson.start.moves)
    if to < began:
        raise IllegalMove("no_undo", seat=seat + 1)
    return {"seat": seat, "to": to, "noted": not table.game.undo_is_free(seat)}


def may_consent(table: Table, standing: UndoWish) -> set[str]:
    """Those who have a say in a wish: all others who hold a seat."""
    asker = table.holder(standing.seat)
    return table.holders() - ({asker} if asker is not None else set())


# ---------------------------------------------------------------------- kinds of events


def moved(table: Table, event: Event) -> None:
    """The move is adopted from its trial, or played now if it comes from the store."""
    seat, game = event.data["seat"], table.game
    position, trial = game.position, table.trial
    table.trial = None
    question = position.question
    tried = trial is not None and trial.number == event.number
    code = trial.move if trial is not None and tried else position.parse(event.data["move"], seat)
    accepted = table.lesson is None or table.lesson.accepts(position, seat, code)
    open_to_all = question is not None and question.public(position)
    things = tuple(position.touches(code, seat)) if open_to_all else ()
    part = table.goes_on(seat)
    if trial is not None and tried:
        game.adopt(trial.after, f"{seat}: {event.data['move']}", trial.log)
    else:
        game.play(code, seat)
    table.wish = None
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
    table.wish = None
    if table.lesson is not None:
        table.lesson.taken_back(to)
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
    number = after.seat + 1
    lines: list[Phrase] = []
    if after.bot is not None:
        lines.append(Phrase("table.seat_bot", number=number, bot=after.bot))
    elif after.player is None:
        lines.append(Phrase("table.seat_open", number=number))
    elif (before.player, before.bot) != (after.player, after.bot):
        lines.append(Phrase("table.seat_player", number=number, name=after.name))
    table.note(event, *lines, *word_of_the_seed(table))


def resigned(table: Table, event: Event) -> None:
    table.note(event, Phrase("table.resigned", who=event.data["seat"], bot=event.data["bot"]))
    table.sit(table.seat_after(event.data))


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
    LESSON: taught,
}
