"""Crown of Emara: two scales, of which the lower counts, for one to four claimants to a crown."""

from pathlib import Path

from burgrave.games.emara.campaign import EmaraCampaign
from burgrave.games.emara.components import SHEET, EmaraComponents
from burgrave.games.emara.drawing import cover, draw, standalone, symbols
from burgrave.games.emara.evaluate.features import EmaraFeatures
from burgrave.games.emara.flow import Game
from burgrave.games.emara.moves import BOOK
from burgrave.games.emara.options import EmaraOptions
from burgrave.games.emara.position import empty_board
from burgrave.games.emara.reading.rulebook import rules
from burgrave.games.emara.reading.screen import screen
from burgrave.kernel.title import Title

TITLE = Title(
    id="emara",
    rules=1,
    seats=range(1, 5),
    options=EmaraOptions,
    book=BOOK,
    sheet=SHEET,
    components=EmaraComponents,
    position=empty_board,
    set_up=Game(),
    judgement=EmaraFeatures(),
    folder=Path(__file__).parent,
    hidden=("chance", "events", "stack_b", "favors", "drawn", "claimants"),
    most_decisions=2500,
    credits={"authors": "Benjamin Schwer", "publisher": "Pegasus Spiele"},
    screen=screen,
    draw=draw,
    standalone=standalone,
    symbols=symbols,
    cover=cover,
    rules_page=rules,
    minutes=75,
    campaign=EmaraCampaign(),
)
