"""Viscounts of the West Kingdom: a ride round the kingdom, a deck that walks across the board, a castle to climb."""

from pathlib import Path

from burgrave.games.viscounts.components import SHEET, ViscountsComponents
from burgrave.games.viscounts.drawing import cover, draw, standalone, symbols
from burgrave.games.viscounts.drawing.component import component
from burgrave.games.viscounts.evaluate.features import ViscountsFeatures
from burgrave.games.viscounts.flow import Begin
from burgrave.games.viscounts.moves import BOOK
from burgrave.games.viscounts.options import ViscountsOptions
from burgrave.games.viscounts.reading.notes import notes
from burgrave.games.viscounts.reading.rulebook import rulebook
from burgrave.games.viscounts.reading.screen import screen
from burgrave.games.viscounts.setup import empty_board
from burgrave.kernel.title import Presentation, Rules, Title

CHAPTERS = (("round",),)
THINGS = (
    *("pair", "hand", "deck", "discard", "gathered", "slot", "building", "debts", "deeds", "good", "location", "offer"),
    *("townsfolk", "manuscript", "spot", "link", "section", "worker"),
)

TITLE = Title(
    id="viscounts",
    version=2,
    folder=Path(__file__).parent,
    rules=Rules(
        seats=range(1, 5),
        options=ViscountsOptions,
        book=BOOK,
        sheet=SHEET,
        components=ViscountsComponents,
        position=empty_board,
        begin=Begin(),
        hidden=("chance", "townsfolk", "manuscripts", "players", "future"),
        most_decisions=3000,
    ),
    presentation=Presentation(screen, rulebook, draw, standalone, symbols, cover, component, CHAPTERS, THINGS, notes),
    judgement=ViscountsFeatures(),
    minutes=90,
    weight=3,
    credits={"authors": "Shem Phillips, S J Macdonald", "publisher": "Garphill Games"},
)
