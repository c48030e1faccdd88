"""Crown of Emara: two scales, of which the lower counts, for one to four claimants to a crown."""

from pathlib import Path

from burgrave.games.emara.campaign import EmaraCampaign
from burgrave.games.emara.components import SHEET, EmaraComponents
from burgrave.games.emara.drawing import cover, draw, standalone, symbols
from burgrave.games.emara.drawing.component import component
from burgrave.games.emara.evaluate.features import EmaraFeatures
from burgrave.games.emara.flow import Begin
from burgrave.games.emara.moves import BOOK
from burgrave.games.emara.options import EmaraOptions
from burgrave.games.emara.pieces import OWNED, SHARED
from burgrave.games.emara.position import empty_board
from burgrave.games.emara.reading.notes import notes
from burgrave.games.emara.reading.rulebook import rulebook
from burgrave.games.emara.reading.screen import screen
from burgrave.kernel.title import Presentation, Rules, Title

CHAPTERS = (("round",),)

TITLE = Title(
    id="emara",
    version=2,
    folder=Path(__file__).parent,
    rules=Rules(
        seats=range(1, 5),
        options=EmaraOptions,
        book=BOOK,
        sheet=SHEET,
        components=EmaraComponents,
        position=empty_board,
        begin=Begin(),
        hidden=("chance", "events", "stack_b", "favors", "drawn", "claimants"),
        most_decisions=2500,
        campaign=EmaraCampaign(),
    ),
    presentation=Presentation(
        screen, rulebook, draw, standalone, symbols, cover, component, CHAPTERS, (*OWNED, *SHARED), notes
    ),
    judgement=EmaraFeatures(),
    minutes=75,
    weight=2,
    credits={"authors": "Benjamin Schwer", "publisher": "Pegasus Spiele"},
)
