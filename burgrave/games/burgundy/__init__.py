"""The Castles of Burgundy: dice, tiles and an estate to fill, for one to four players or two teams."""

from pathlib import Path

from burgrave.games.burgundy.components import SHEET, BurgundyComponents
from burgrave.games.burgundy.drawing import cover, draw, standalone, symbols
from burgrave.games.burgundy.evaluate.features import BurgundyFeatures
from burgrave.games.burgundy.flow import Game
from burgrave.games.burgundy.moves import BOOK
from burgrave.games.burgundy.options import BurgundyOptions
from burgrave.games.burgundy.position import empty_board
from burgrave.games.burgundy.reading.rulebook import rules
from burgrave.games.burgundy.reading.screen import screen
from burgrave.kernel.title import Title

TITLE = Title(
    id="burgundy",
    rules=1,
    seats=range(1, 5),
    options=BurgundyOptions,
    book=BOOK,
    sheet=SHEET,
    components=BurgundyComponents,
    position=empty_board,
    set_up=Game(),
    judgement=BurgundyFeatures(),
    folder=Path(__file__).parent,
    hidden=("chance", "sealed", "goods", "tiles"),
    most_decisions=2500,
    credits={"authors": "Stefan Feld", "publisher": "alea"},
    screen=screen,
    draw=draw,
    standalone=standalone,
    symbols=symbols,
    cover=cover,
    rules_page=rules,
    minutes=90,
)
