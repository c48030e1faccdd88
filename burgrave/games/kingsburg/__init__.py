"""Kingsburg: five years in the border provinces, for two to five governors."""

from pathlib import Path

from burgrave.games.kingsburg.components import SHEET, KingsburgComponents
from burgrave.games.kingsburg.drawing import cover, draw, standalone, symbols
from burgrave.games.kingsburg.evaluate.features import KingsburgFeatures
from burgrave.games.kingsburg.flow import SetUp
from burgrave.games.kingsburg.moves import BOOK
from burgrave.games.kingsburg.options import KingsburgOptions
from burgrave.games.kingsburg.position import empty_board
from burgrave.games.kingsburg.reading.rulebook import rules
from burgrave.games.kingsburg.reading.screen import screen
from burgrave.kernel.title import Title

TITLE = Title(
    id="kingsburg",
    rules=1,
    seats=range(2, 6),
    options=KingsburgOptions,
    book=BOOK,
    sheet=SHEET,
    components=KingsburgComponents,
    position=empty_board,
    set_up=SetUp(),
    judgement=KingsburgFeatures(),
    folder=Path(__file__).parent,
    hidden=("chance", "enemies", "box"),
    most_decisions=900,
    credits={"authors": "Andrea Chiarvesio, Luca Iennaco", "publisher": "Stratelibri"},
    screen=screen,
    draw=draw,
    standalone=standalone,
    symbols=symbols,
    cover=cover,
    rules_page=rules,
    minutes=90,
)
