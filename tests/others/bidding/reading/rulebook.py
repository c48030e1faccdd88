"""The rules as a page to read: what it is about, and the cards."""

from __future__ import annotations

from bidding.components import CARDS
from burgrave.kernel.components import Components
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.rulebook import Section, prose, table


def rulebook(components: Components, words: Words) -> list[Section]:
    head = [words.template("rules.card"), words.template("rules.worth")]
    rows = [
        (f"card-{name}", [words.template(f"card.{name}"), words.say(Phrase("rules.beats", n=number))])
        for number, name in enumerate(CARDS.names)
    ]
    return [
        Section("goal", words.template("rules.goal"), prose(words.template("rules.goal.text"))),
        Section("cards", words.template("rules.cards"), table(head, rows)),
    ]
