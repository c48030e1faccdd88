"""Paladins of the West Kingdom: seven rounds on the borders of a kingdom, for one to four players."""

from pathlib import Path

from burgrave.games.paladins.components import MOST_SEATS, SHEET, PaladinsComponents
from burgrave.games.paladins.drawing import cover, draw, standalone, symbols
from burgrave.games.paladins.drawing.component import component
from burgrave.games.paladins.evaluate.features import PaladinsFeatures
from burgrave.games.paladins.flow import Begin
from burgrave.games.paladins.moves import BOOK
from burgrave.games.paladins.options import PaladinsOptions
from burgrave.games.paladins.position import empty_board
from burgrave.games.paladins.reading.notes import notes
from burgrave.games.paladins.reading.rulebook import rulebook
from burgrave.games.paladins.reading.screen import screen
from burgrave.kernel.title import Presentation, Rules, Title

CHAPTERS = (("round",),)
THINGS = (
    *("worker", "action", "workshop", "absolve", "party", "suspicion", "debt", "paladin", "paladin-top"),
    *("townsfolk", "debts", "outsider", "space", "favour", "tavern"),
)

TITLE = Title(
    id="paladins",
    version=2,
    folder=Path(__file__).parent,
    rules=Rules(
        seats=range(1, MOST_SEATS + 1),
        options=PaladinsOptions,
        book=BOOK,
        sheet=SHEET,
        components=PaladinsComponents,
        position=empty_board,
        begin=Begin(),
        hidden=(
            *("chance", "sealed", "orders", "favours", "townsfolk_deck", "outsider_deck", "wall_deck", "tavern_deck"),
            *("suspicion_deck", "boards", "automata"),
        ),
        most_decisions=2000,
    ),
    presentation=Presentation(screen, rulebook, draw, standalone, symbols, cover, component, CHAPTERS, THINGS, notes),
    judgement=PaladinsFeatures(),
    minutes=120,
    weight=3,
    credits={"authors": "Shem Phillips, S J Macdonald", "publisher": "Garphill Games"},
)
