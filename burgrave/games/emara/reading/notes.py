"""What an expert adds up: the lower scale with what is left over, what lags behind, what is left in the stacks."""

from __future__ import annotations

from typing import Any

from burgrave.games.emara.claimant import NONE
from burgrave.games.emara.components import printed
from burgrave.games.emara.drawing.tips import advisors_to_come, favors_said, favors_unseen
from burgrave.games.emara.phrases import advisor_phrase, thing
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
    played = min(TURNS - data["slots"].count(NONE) for data in view["claimants"])
    left = (ROUNDS - view["round"] + 1) * TURNS - played
    return note(words, "turns", str(left), round=view["round"], rounds=ROUNDS)


def favors(view: dict[str, Any], words: Words) -> Note:
    """The favour tokens that can still be drawn before the discards are shuffled: which, nobody knows."""
    stack, unseen = len(view["favors"]["cards"]), favors_unseen(view)
    return note(words, "favors", str(stack), favors=favors_said(printed(view), words, unseen))


def advisors(view: dict[str, Any], words: Words) -> Note:
    """The advisors who are still to come to the town."""
    left = [advisor_phrase(advisor) for advisor in advisors_to_come(view)]
    if not left:
        return Note(words.template("note.advisors"), "0", words.template("note.advisors.none"))
    return note(words, "advisors", str(len(left)), advisors=left)
