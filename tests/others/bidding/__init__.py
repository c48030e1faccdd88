"""A small title as somebody else might write it: plain Python, hidden hands, bids made in secret.

Three rounds. In each a prize is named, all bid a card of their hand at once and in secret, the highest bid takes the
prize (of equal bids the lower seat's), and the winner may exchange a hand card for the unseen top card of the deck.
Used cards are shuffled into the deck after every round. In a game of four, opposite seats may form teams.
"""

from __future__ import annotations

from pathlib import Path

from bidding.components import SHEET
from bidding.evaluate.judgement import BiddingJudgement
from bidding.flow import Begin
from bidding.moves import BOOK
from bidding.options import BiddingOptions
from bidding.position import Bidding
from bidding.reading.notes import notes
from bidding.reading.rulebook import rulebook
from bidding.reading.screen import screen
from burgrave.kernel.components import Components
from burgrave.kernel.title import Presentation, Rules, Title

AS_TEXT = Presentation(screen, rulebook, notes=notes)


def make_title(
    position: type[Bidding] = Bidding,
    hidden: tuple[str, ...] = ("chance", "deck", "hands", "sealed"),
    presentation: Presentation = AS_TEXT,
) -> Title:
    """The title, or for tests one with another position or another presentation."""
    return Title(
        id="bidding",
        version=1,
        folder=Path(__file__).parent,
        rules=Rules(
            seats=range(2, 5),
            options=BiddingOptions,
            book=BOOK,
            sheet=SHEET,
            components=Components,
            position=position,
            begin=Begin(),
            hidden=hidden,
            most_decisions=40,
        ),
        presentation=presentation,
        judgement=BiddingJudgement(),
        minutes=5,
        credits={},
    )


TITLE = make_title()
