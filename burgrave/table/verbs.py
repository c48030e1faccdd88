"""What can be wanted at a table, and what comes of it.

A verb is a function that judges a wish and gives the events that follow (VERBS); `kinds.py` lets them happen. Browser,
JSON API and sockets all come through here, under the table's one lock.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from burgrave.bots import check_bot
from burgrave.kernel.errors import IllegalMove
from burgrave.table.clock import LEAVE_STEP, MOST_LATE
from burgrave.table.events import (
    CHAT,
    CONSENT,
    END,
    ENDED,
    LATE,
    LEAVE,
    LESSON,
    MOVE,
    REFUSAL,
    REMATCH,
    RESIGN,
    RULES,
    SEAT,
    STAND_IN,
    UNDO,
    WARN,
    WISH,
    NotAllowed,
    UndoWish,
    Who,
)
from burgrave.table.rows import RUNNING, new_secret
from burgrave.table.teaching import check_answer, check_going_on, check_move

if TYPE_CHECKING:
    from burgrave.table.tables import Table

Said: TypeAlias = Mapping[str, Any]
Drafts: TypeAlias = list[tuple[str, dict[str, Any]]]
"""Kinds and data of the events that are to be written."""

CHAT_LENGTH: Final = 500


# ---------------------------------------------------------------------- verbs


def move(table: Table, who: Who, said: Said) -> Drafts:
    """A legal move of one's own seat."""
    table.check_running()
    table.check_begun()
    seat = own_seat(table, who, said.get("seat"))
    position = table.game.position
    code = position.parse(str(said["move"]), seat)
    check_move(table, seat, code, bool(said.get("anyway")))
    table.try_move(seat, code)
    return [(MOVE, {"seat": seat, "move": position.notation(code, seat)})]


def bot_move(table: Table, who: Who, said: Said) -> Drafts:
    """A move that a bot has chosen for its seat, or a squire in its place."""
    table.check_running()
    table.check_begun()
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
    """Take a free seat: by its own link, by the invitation to all of them, or because it is kept for one."""
    if "link" not in said:
        return [(SEAT, seat_of(who, seat)) for seat in seats_to_take(table, who, said)]
    held = table.seats[seat_number(table, said)]
    if who.player is not None and held.player == who.player and held.bot is None:
        return []
    if held.link is None or held.link != said["link"]:
        raise NotAllowed("no_seat_link")
    return [(SEAT, seat_of(who, held.seat))]


def hand_over(table: Table, who: Who, said: Said) -> Drafts:
    """Let a bot play a seat, or its holder again: one's own seat, or as the table's creator one that nobody needs."""
    held = table.seats[seat_number(table, said)]
    check_not_lost(table, held.seat)
    bot = said["bot"]
    if bot is not None:
        check_bot(bot, table.title)
    if held.bot == bot:
        return []
    mine = who.player is not None and held.player == who.player
    back = bot is None and held.player is not None
    free = held.player is None
    overdue = who.player in table.holders() and bot is not None and said.get("overdue")
    if not mine and not overdue and not (is_creator(table, who) and (free or back or said.get("late"))):
        raise NotAllowed("not_yours" if is_creator(table, who) else "not_creator")
    data: dict[str, Any] = {"seat": held.seat, "player": held.player, "bot": bot, "name": held.name}
    if held.player is None:
        data["link"] = new_secret() if bot is None else None
    return [(SEAT, data)]


def offer(table: Table, who: Who, said: Said) -> Drafts:
    """Offer a seat anew by a fresh link: one's own, or as the table's creator an empty one, or a late holder's."""
    held = table.seats[seat_number(table, said)]
    check_not_lost(table, held.seat)
    mine = who.player is not None and held.player == who.player
    empty = held.player is None
    if not mine and not is_creator(table, who):
        raise NotAllowed("not_creator")
    if not mine and not empty and not said.get("late"):
        raise NotAllowed("seat_held")
    data = {"seat": held.seat, "player": None, "bot": None, "name": "", "link": new_secret()}
    return [(SEAT, data)]


def start(table: Table, who: Who, said: Said) -> Drafts:
    """Begin without waiting for more people: bots take the free seats. That is the table's creator's to say."""
    if not is_creator(table, who):
        raise NotAllowed("not_creator")
    if table.begun:
        return []
    check_bot(said["bot"], table.title)
    return [
        (SEAT, {"seat": seat, "player": None, "bot": said["bot"], "name": "", "link": None})
        for seat in table.free_seats
    ]


def rematch(table: Table, who: Who, said: Said) -> Drafts:
    """Play again at another table; where somebody has wanted that before, it is the same one."""
    if not table.belongs(who.player):
        raise NotAllowed("not_seated")
    if table.rematch is not None:
        return []
    return [(REMATCH, {"table": said["table"], "player": who.player, "name": who.name})]


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


def warn(table: Table, who: Who, said: Said) -> Drafts:
    """Ask for somebody who has been away for long while the others wait; after a while a bot may sit in."""
    seat = seat_number(table, said)
    if who.player not in table.holders():
        raise NotAllowed("not_seated")
    if not said.get("late"):
        raise NotAllowed("not_late")
    return [] if seat in table.warned else [(WARN, {"seat": seat, "name": who.name})]


def end(table: Table, who: Who, said: Said) -> Drafts:
    """End the game as it stands, or agree to that; it ends when everybody who plays has agreed."""
    table.check_running()
    table.check_begun()
    player = who.player
    if player is None or player not in table.holders():
        raise NotAllowed("not_seated")
    agreed = table.enders | {player}
    drafts: Drafts = [(END, {"by": player, "name": who.name})] if player not in table.enders else []
    return [*drafts, (ENDED, {})] if table.holders() <= agreed else drafts


def late(table: Table, who: Who, said: Said) -> Drafts:
    """Time is out for some seats: leave is spent, or a bot of the table's choice sits in. Said by the table itself."""
    if table.clock is None or table.state != RUNNING:
        return []
    drafts: Drafts = []
    for seat in table.clock.out_of_time(said["now"]):
        if table.holder(seat) in said["on_leave"]:
            drafts.append((LEAVE, {"seat": seat, "seconds": LEAVE_STEP}))
            continue
        data: dict[str, Any] = {"seat": seat, "bot": table.stand_in}
        if table.clock.late[seat] + 1 >= MOST_LATE:
            data |= {"player": None, "name": ""}
        drafts.append((LATE, data))
    return drafts


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
    "start": start,
    "rematch": rematch,
    "late": late,
    "warn": warn,
    "end": end,
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


def check_not_lost(table: Table, seat: int) -> None:
    """A seat that stays with its bot is nobody's to dispose of."""
    if table.clock is not None and table.clock.late[seat] >= MOST_LATE:
        raise NotAllowed("seat_lost")


def seat_of(who: Who, seat: int) -> dict[str, Any]:
    """The data of the event by which somebody sits down."""
    return {"seat": seat, "player": who.player, "bot": None, "name": who.name, "link": None}


def seats_to_take(table: Table, who: Who, said: Said) -> list[int]:
    """The seats kept for somebody, or with the invitation the first free one; those who sit here take no more."""
    invited = "invitation" in said
    if invited and (table.invitation is None or table.invitation != said["invitation"]):
        raise NotAllowed("no_seat_link")
    own = table.kept_for(who.player)
    if own or any(held.player == who.player for held in table.seats):
        return own
    others = () if said.get("kept_over") else table.kept
    free = [seat for seat in table.free_seats if seat not in others] if invited else []
    if not free:
        raise NotAllowed("no_free_seat")
    return free[:1]


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
