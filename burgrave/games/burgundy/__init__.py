"""The Castles of Burgundy: dice, tiles and an estate to fill, for one to four players or two teams."""

from pathlib import Path

from burgrave.games.burgundy.components import SHEET, BurgundyComponents
from burgrave.games.burgundy.drawing import cover, draw, standalone, symbols
from burgrave.games.burgundy.drawing.component import component
from burgrave.games.burgundy.evaluate.features import BurgundyFeatures
from burgrave.games.burgundy.flow import Begin
from burgrave.games.burgundy.moves import BOOK
from burgrave.games.burgundy.options import BurgundyOptions
from burgrave.games.burgundy.position import empty_board
from burgrave.games.burgundy.reading.notes import notes
from burgrave.games.burgundy.reading.rulebook import rulebook
from burgrave.games.burgundy.reading.screen import screen
from burgrave.kernel.title import Presentation, Rules, Title

CHAPTERS = (("phase",), ("round",))

THINGS = (
    *("die", "face", "worker", "silver", "supply", "storage", "private", "good", "cell"),
    *("depot", "depot-black", "inn", "wares", "shield", "side", "duke"),
)

TITLE = Title(
    id="burgundy",
    version=2,
    folder=Path(__file__).parent,
    rules=Rules(
        seats=range(1, 5),
        options=BurgundyOptions,
        book=BOOK,
        sheet=SHEET,
        components=BurgundyComponents,
        position=empty_board,
        begin=Begin(),
        hidden=("chance", "sealed", "goods", "tiles"),
        most_decisions=2500,
    ),
    presentation=Presentation(
        screen, rulebook, draw, standalone, symbols, cover, component, CHAPTERS, things=THINGS, notes=notes
    ),
    judgement=BurgundyFeatures(),
    minutes=90,
    weight=2,
    credits={"authors": "Stefan Feld", "publisher": "alea"},
)
