"""The box with two monasteries and a shield more, all of known kinds: records and words in memory, no line of code.

Tables of the box are made once, when the title is imported, so this is a program of its own: it tells what it saw as
JSON, and `test_cards_by_name.py` looks at that.
"""

from __future__ import annotations

import json
from typing import Any

from tests.titles.larger_box import enlarge, fits_experience

RECORDS: dict[str, dict[str, dict[str, Any]]] = {
    "monastery": {
        "30": {
            "name": "points_for_mines",
            "when": "end",
            "brings": "points",
            "per": "tiles",
            "tiles": ["mine"],
            "amount": 5,
            "back": "coloured",
            "source": "assumed",
        },
        "31": {
            "name": "many_workers_for_sales",
            "when": "sale",
            "brings": "workers",
            "amount": 2,
            "back": "black",
            "source": "assumed",
        },
    },
    "shield": {
        "19": {"name": "mines_doubled_again", "when": "mines", "brings": "double", "points": 7, "source": "assumed"}
    },
}

WORDS = {
    "en": {
        "monastery.30": "points for mines",
        "tip.every.mine": "every mine",
        "monastery.31": "two workers for sales",
        "tip.monastery.many_workers_for_sales": "Every sale brings you {workers} besides.",
        "shield.19": "mines doubled",
        "tip.shield.mines_doubled_again": "Your mines bring twice as much.",
    },
    "ru": {
        "monastery.30": "очки за рудники",
        "tip.every.mine": "каждый рудник",
        "monastery.31": "два рабочих за продажу",
        "tip.monastery.many_workers_for_sales": "Каждая продажа приносит вам {workers}.",
        "shield.19": "рудники вдвойне",
        "tip.shield.mines_doubled_again": "Ваши рудники приносят вдвое больше.",
    },
}


def add(figures: dict[str, Any]) -> None:
    """Put the new records among the others of their tables."""
    for table, records in RECORDS.items():
        figures[table] |= records


def seen() -> dict[str, Any]:
    """Take, place and score the first, sell with the second, bear the shield; look at all of them."""
    from burgrave import burgundy
    from burgrave.games.burgundy.components import INN, TILES, monastery_tile
    from burgrave.games.burgundy.drawing.tips import tip_shield, tip_tile
    from burgrave.games.burgundy.evaluate.tiles import effect_worth
    from burgrave.games.burgundy.flow import Mines
    from burgrave.games.burgundy.reading.rulebook import rulebook
    from burgrave.games.burgundy.scoring import FinalScoring
    from burgrave.kernel.testing import check_game, stage
    from tests.burgundy import given
    from tests.titles.given import ANNA, earned, play

    found: dict[str, Any] = {"tiles": TILES, "inn": TILES[INN]}

    position = given.start()
    found["audit"] = position.audit()
    given.depot(position, 3, "monastery_30")
    given.lies(position, ANNA, e3="mine", f2="mine")
    given.turn(position, ANNA, 3, 1)
    found["moves"] = [position.notation(move) for move in position.legal()]
    words = {language: burgundy.words(language) for language in ("en", "ru")}
    take = position.parse("take monastery_30 from 3 by 3")
    found["said"] = {language: words[language].say(position.phrase(take)) for language in words}
    found["touched"] = position.touches(take)
    found["drawn"] = "".join(panel.svg() for panel in burgundy.presentation.draw(position.view(ANNA), words["en"]))
    position.play(take)
    found["worth"] = effect_worth(position, ANNA, position.realm(ANNA), monastery_tile(30), 0.0)
    place = next(move for move in position.legal() if position.notation(move).startswith("place monastery_30"))
    position.play(place)
    found["placed"] = position.holdings(ANNA)
    stage(position, FinalScoring())
    found["earned"] = earned(position, ANNA)

    position = given.start()
    given.monasteries(position, ANNA, 4, 31)
    given.has(position, ANNA, red=1)
    given.turn(position, ANNA, 4)
    play(position, ANNA, "sell red by 4")
    found["workers"] = position.realm(ANNA).workers

    position = given.start(shields=True)
    given.shields(position, ANNA, 19)
    given.lies(position, ANNA, e3="mine")
    stage(position, Mines())
    found["silver"] = position.realm(ANNA).silver

    printed = given.box()
    for language in words:
        kinds = [monastery_tile(number) for number in (30, 31)]
        tips = [tip_tile(kind, printed, words[language]) for kind in kinds]
        found[f"tips_{language}"] = [*tips, tip_shield(19, printed, words[language])]
        found[f"rules_{language}"] = "".join(section.html for section in rulebook(printed, words[language]))
    modules = {"extra_tiles": True, "white_castles": True, "inns": True, "routes": True, "shields": True}
    check_game(burgundy, 3, 30, modules, looks=2)
    check_game(burgundy, 1, 31, {}, looks=1)
    found["learned"] = fits_experience(burgundy)
    return found


if __name__ == "__main__":
    enlarge("burgundy", add, WORDS)
    print(json.dumps(seen()))
