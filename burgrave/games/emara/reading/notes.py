"""What an expert adds up: the lower scale with what is left over, what lags behind, what is left in the stacks."""

from __future__ import annotations

from typing import Any

from burgrave.games.emara.components import ADVISORS, FAVORS, SET_B, printed
from burgrave.games.emara.phrases import advisor_phrase, favor_phrase, thing
from burgrave.games.emara.position import ROUNDS, TURNS
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.notes import Note, Notes


def notes(view: dict[str, Any], words: Words) -> Notes:
    """For everybody the result as it would be now and the scale that lags; for the table turns, tokens and advisors."""
    if view["over"]:
        return Notes([[] for _ in view["claimants"]])
    seats = [
        [result(data, now, words), *lagging(data, words)]
        for data, now in zip(view["claimants"], view["results"], strict=True)
    ]
    return Notes(seats, [turns(view, words), favors(view, words), advisors(view, words)])


def note(words: Words, key: str, value: str, **figures: Any) -> Note:
    return Note(words.template(f"note.{key}"), value, words.say(Phrase(f"note.{key}.about", **figures)))


# ---------------------------------------------------------------------- the claimants


def result(data: dict[str, Any], now: dict[str, int], words: Words) -> Note:
    """The lower scale, once the leftovers are split as well as they can be."""
    figures = {"cp": thing("cp", data["cp"]), "bp": thing("bp", data["bp"])}
    return note(words, "result", str(now["result"]), **figures, leftovers=now["leftovers"])


def lagging(data: dict[str, Any], words: Words) -> list[Note]:
    """How far the lower scale is behind."""
    behind = abs(data["cp"] - data["bp"])
    if not behind:
        return []
    key = "citizens_lag" if data["cp"] < data["bp"] else "buildings_lag"
    return [note(words, key, f"−{behind}", n=behind)]


# ---------------------------------------------------------------------- the table


def turns(view: dict[str, Any], words: Words) -> Note:
    """The turns that each player still has, the one under way among them."""
    played = min(sum(card is not None for card in data["slots"]) for data in view["claimants"])
    left = (ROUNDS - view["round"] + 1) * TURNS - played
    return note(words, "turns", str(left), round=view["round"], rounds=ROUNDS)


def favors(view: dict[str, Any], words: Words) -> Note:
    """The favour tokens that can still be drawn before the discards are shuffled: which, nobody knows."""
    known = [*view["discards"], *(card for card in view["drawn"]["cards"] if card is not None)]
    for data in view["claimants"]:
        known += data["favors"]
    figures = printed(view)
    drawn = len(view["drawn"]["cards"])
    left = [
        favor_phrase(number, figures.favor_at[number], figures.favor_reward[number])
        for number, id in enumerate(FAVORS)
        if id not in known
    ]
    stack = len(view["favors"]["cards"])
    about = words.say(Phrase("note.favors.about", favors=left))
    if not left or (drawn and not stack):
        about = words.template("note.favors.none")
    return Note(words.template("note.favors"), str(stack), about)


def advisors(view: dict[str, Any], words: Words) -> Note:
    """The advisors who are still to come to the town."""
    gone = [ADVISORS.index(id) for data in view["claimants"] for id in data["advisors"]] + view["offer"]
    left = [advisor_phrase(advisor) for advisor in SET_B if advisor not in gone]
    stack = len(view["stack_b"]["cards"])
    if not stack:
        return Note(words.template("note.advisors"), "0", words.template("note.advisors.none"))
    return note(words, "advisors", str(stack), advisors=left)
