"""Viscounts of the West Kingdom: a ride round the kingdom, a deck that walks across the board, a castle to climb."""

from pathlib import Path

from burgrave.games.viscounts.components import SHEET, ViscountsComponents
from burgrave.games.viscounts.drawing import cover, draw, standalone, symbols
from burgrave.games.viscounts.evaluate.features import ViscountsFeatures
from burgrave.games.viscounts.flow import Game
from burgrave.games.viscounts.moves import BOOK
from burgrave.games.viscounts.options import ViscountsOptions
from burgrave.games.viscounts.position import empty_board
from burgrave.games.viscounts.reading.rulebook import rules
from burgrave.games.viscounts.reading.screen import screen
from burgrave.kernel.title import Title

TITLE = Title(
    id="viscounts",
    rules=1,
    seats=range(1, 5),
    options=ViscountsOptions,
    book=BOOK,
    sheet=SHEET,
    components=ViscountsComponents,
    position=empty_board,
    set_up=Game(),
    judgement=ViscountsFeatures(),
    folder=Path(__file__).parent,
    hidden=("chance", "townsfolk", "manuscripts", "players", "future"),
    most_decisions=3000,
    credits={"authors": "Shem Phillips, S J Macdonald", "publisher": "Garphill Games"},
    screen=screen,
    draw=draw,
    standalone=standalone,
    symbols=symbols,
    cover=cover,
    rules_page=rules,
    minutes=90,
)
