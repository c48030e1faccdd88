"""The box with a townsfolk, an outsider and a king's favour more, all of known kinds: records and names in memory.

Tables of the box are made once, when the title is imported, so this is a program of its own: it tells what it saw as
JSON, and `test_cards_by_name.py` looks at that.
"""

from __future__ import annotations

import json
from typing import Any

from tests.titles.larger_box import enlarge, fits_experience

RECORDS: dict[str, dict[str, dict[str, Any]]] = {
    "townsfolk": {
        "baker_1": {
            "dismiss": {"labourer": 2},
            "instant": {"provision": 1},
            "trigger": "convert",
            "condition": "none",
            "reward": {"silver": 2},
            "source": "assumed",
        }
    },
    "outsider": {
        "pirate_1": {
            "faction": "saracens",
            "attack": {"influence": 1, "merchant": 1},
            "convert": {"strength": 2},
            "scores": "garrison",
            "per": 2,
            "source": "assumed",
        }
    },
    "favour": {
        "scouts_or_faith": {
            "space": "cleric",
            "cost": {"provision": 1},
            "reward": {},
            "choice": [{"scout": 2}, {"faith": 1}],
            "source": "assumed",
        }
    },
}

WORDS = {
    "en": {"townsfolk.baker": "Baker", "outsider.pirate": "Pirate", "favour.scouts_or_faith": "Scouts or faith"},
    "ru": {"townsfolk.baker": "Пекарь", "outsider.pirate": "Пират", "favour.scouts_or_faith": "Разведчики или вера"},
}


def add(figures: dict[str, Any]) -> None:
    """Put the new records among the others of their tables."""
    for table, records in RECORDS.items():
        figures[table] |= records


def seen() -> dict[str, Any]:
    """Hire, send away, attack, convert, put a worker on the favour; look at all of it."""
    from burgrave import paladins
    from burgrave.games.paladins.components import CONVERT, FAVOURS, OUTSIDERS, TOWNSFOLK
    from burgrave.games.paladins.drawing.tips import favour_tip, outsider_tip, townsfolk_tip
    from burgrave.games.paladins.position import Paladins
    from burgrave.games.paladins.rewards import Triggers
    from burgrave.kernel.testing import check_game, stage
    from burgrave.kernel.title import Title
    from tests.paladins import given
    from tests.paladins.then import holdings
    from tests.titles.given import ANNA, earned, offers, play

    title: Title = paladins
    words = {language: title.words(language) for language in ("en", "ru")}
    found: dict[str, Any] = {"ids": [TOWNSFOLK[-1], OUTSIDERS[-1], FAVOURS[-1]]}

    def drawn(position: Paladins) -> str:
        return "".join(panel.svg() for panel in title.presentation.draw(position.view(ANNA), words["en"]))

    position = given.start()
    given.townsfolk(position, None, None, None, "abbot_1", "baker_1")
    given.has(position, ANNA, labourer=1, fighter=1, silver=1)
    given.turn(position, ANNA)
    play(position, ANNA, "recruit labourer+fighter")
    found["offered"] = offers(position)
    hire = position.parse("hire baker_1")
    found["said"] = {language: words[language].say(position.phrase(hire)) for language in words}
    found["touched"] = position.touches(hire)
    found["row"] = drawn(position)
    play(position, ANNA, "hire baker_1")
    found["hired"] = holdings(position, ANNA)
    found["held"] = position.holdings(ANNA)
    found["party"] = drawn(position)
    stage(position, Triggers(ANNA, CONVERT, 1))
    found["at_work"] = holdings(position, ANNA)

    position = given.start()
    given.townsfolk(position, None, None, None, None, "baker_1")
    given.has(position, ANNA, labourer=1)
    given.turn(position, ANNA)
    play(position, ANNA, "recruit labourer")
    found["sent_away"] = holdings(position, ANNA)

    position = given.start()
    given.outsiders(position, "pirate_1", "thief_1")
    given.has(position, ANNA, strength=5, labourer=1, scout=1, fighter=1)
    given.turn(position, ANNA)
    play(position, ANNA, "attack labourer+scout+fighter")
    found["frontier"] = drawn(position)
    play(position, ANNA, "outsider pirate_1")
    found["attacked"] = holdings(position, ANNA)

    position = given.start()
    given.outsiders(position, "pirate_1", "thief_1")
    given.sent(position, ANNA, garrisons=4)
    given.has(position, ANNA, faith=5, labourer=1, fighter=1, cleric=1)
    given.turn(position, ANNA)
    play(position, ANNA, "convert labourer+fighter+cleric", "outsider pirate_1")
    found["converted"] = holdings(position, ANNA)
    found["earned"] = earned(position, ANNA)

    position = given.start()
    given.favours(position, "scouts_or_faith")
    given.has(position, ANNA, cleric=1, provisions=1)
    given.turn(position, ANNA)
    found["favours"] = offers(position, "favour")
    found["town"] = drawn(position)
    play(position, ANNA, "favour scouts_or_faith cleric")
    found["choices"] = offers(position)
    play(position, ANNA, "choose 2 scout")
    found["favoured"] = holdings(position, ANNA)

    printed = position.printed
    for language in words:
        found[f"tips_{language}"] = [
            townsfolk_tip(printed, words[language], TOWNSFOLK.index("baker_1")),
            outsider_tip(printed, words[language], OUTSIDERS.index("pirate_1")),
            favour_tip(printed, words[language], FAVOURS.index("scouts_or_faith")),
        ]
        found[f"rules_{language}"] = "".join(
            section.html for section in title.presentation.rulebook(printed, words[language])
        )
    check_game(title, 3, 30, {}, looks=2)
    check_game(title, 1, 31, {"difficulty": "hard"}, looks=1)
    found["learned"] = fits_experience(title)
    return found


if __name__ == "__main__":
    enlarge("paladins", add, WORDS)
    print(json.dumps(seen()))
