"""A view for a terminal."""

from __future__ import annotations

from typing import Any

from bidding.position import ROUNDS
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.screen import Heading, Row, Screen, named, player_heading


def screen(view: dict[str, Any], words: Words) -> Screen:
    """The round and its prize, then everybody's points, and the own hand."""
    said = Phrase("screen.round", round=view["round"], rounds=ROUNDS, n=view["prize"])
    parts: Screen = [Heading(words.say(said))]
    for seat, points in enumerate(view["points"]):
        parts.append(player_heading(view, seat, words.seat(seat)))
        parts.append(Row(str(points), words.template("screen.points")))
        cards = view["hands"][seat]["cards"]
        if None not in cards:
            parts.append(Row(named(words, "card", cards, "-"), words.template("screen.hand")))
    return parts
