"""Kingsburg: five years in the border provinces, for two to five governors."""

from pathlib import Path

from burgrave.games.kingsburg.components import SHEET, KingsburgComponents
from burgrave.games.kingsburg.drawing import cover, draw, standalone, symbols
from burgrave.games.kingsburg.drawing.component import component
from burgrave.games.kingsburg.evaluate.features import KingsburgFeatures
from burgrave.games.kingsburg.flow import Begin
from burgrave.games.kingsburg.moves import BOOK
from burgrave.games.kingsburg.options import KingsburgOptions
from burgrave.games.kingsburg.pieces import USED
from burgrave.games.kingsburg.position import empty_board
from burgrave.games.kingsburg.reading.notes import notes
from burgrave.games.kingsburg.reading.rulebook import rulebook
from burgrave.games.kingsburg.reading.screen import screen
from burgrave.kernel.title import Presentation, Rules, Title

CHAPTERS = (("year",), [f"phase_{phase}" for phase in range(1, 9)])

TITLE = Title(
    id="kingsburg",
    version=1,
    folder=Path(__file__).parent,
    rules=Rules(
        seats=range(2, 6),
        options=KingsburgOptions,
        book=BOOK,
        sheet=SHEET,
        components=KingsburgComponents,
        position=empty_board,
        begin=Begin(),
        hidden=("chance", "enemies", "box"),
        most_decisions=900,
    ),
    presentation=Presentation(screen, rulebook, draw, standalone, symbols, cover, component, CHAPTERS, USED, notes),
    judgement=KingsburgFeatures(),
    minutes=90,
    weight=1,
    credits={"authors": "Andrea Chiarvesio, Luca Iennaco", "publisher": "Stratelibri"},
)
