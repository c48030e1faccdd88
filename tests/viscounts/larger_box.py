"""A box with a townsfolk, a scheme and five manuscripts more: records of the sheet and two catalogues in memory.

Run as a program, for the tables are read once, when the title is imported. What it sees it prints as JSON.
"""

from __future__ import annotations

import json
from typing import Any

from tests.titles.larger_box import enlarge

TOLD = {"source": "assumed", "confirmed": False, "refs": []}
HERALD = {
    "silver": 2,
    "icons": {"noble": 1, "merchant": 1},
    "hire": [{"ink": 2}],
    "when": "instant",
    "effect": [{"gold": 1, "virtue": 1}],
    **TOLD,
}
FEUD = {
    "pile": "starting",
    "icons": {"noble": 1},
    "criminal": False,
    "first": [{"dismiss": 1}],
    "move": 2,
    "options": [{"act": "workers"}, {"deed": 1}],
    **TOLD,
}
PSALTER = {
    "ribbon": "blue",
    "back": "black",
    "cost": 4,
    "instant": [{}],
    "score": {"counts": "paid_debts", "per": 1, "vp": 2},
    **TOLD,
}
PSALTERS = [f"blue_psalter_{number}" for number in range(5)]
NAMES = {
    "en": {"card.herald": "Herald", "card.start_feud": "Feud"},
    "ru": {"card.herald": "Герольд", "card.start_feud": "Распря"},
}


def add(figures: dict[str, Any]) -> None:
    """Put the new records among the others; the piles are as much larger."""
    figures["townsfolk"]["herald"] = HERALD
    figures["scheme"]["start_feud"] = FEUD
    figures["manuscript"].update(dict.fromkeys(PSALTERS, PSALTER))
    figures["setup"]["cards"].update(neutral_piles=[14, 14, 14, 14, 13], manuscripts_a_pile=8)


def report() -> dict[str, Any]:
    """What becomes of the new cards. The title is imported only now, when its sheet has them."""
    from burgrave import viscounts
    from burgrave.games.viscounts.automa import AutomaTurn
    from burgrave.games.viscounts.components import CARDS, ViscountsComponents
    from burgrave.games.viscounts.hiring import Hiring
    from burgrave.games.viscounts.manuscripts import take_manuscript
    from burgrave.kernel.testing import by_kind, check_game, stage
    from tests.titles.drawn import drawn
    from tests.titles.given import offers
    from tests.viscounts import given
    from tests.viscounts.given import AI, RED, at, has, owns, schemes, start, turn
    from tests.viscounts.then import discard, holdings, slots

    seen: dict[str, Any] = {}
    words = {language: viscounts.words(language) for language in NAMES}

    position = start()
    at(position, RED, "1")
    given.pile(position, "lake", "herald")
    has(position, RED, silver=2)
    stage(position, Hiring(RED))
    hire = position.parse("hire")
    seen["said"] = {language: words[language].say(position.phrase(hire)) for language in words}
    seen["drawn"] = "".join(panel.body for panel in drawn(position, RED))
    position.play(hire)
    seen["discard"], seen["hired for"] = discard(position, RED), holdings(position, RED)

    position = start()
    owns(position, RED, hand=("herald", "abbot", "friar"))
    turn(position, RED)
    seen["playable"] = offers(position, "play")
    position.play(position.parse("play herald"))
    seen["played for"], seen["virtue"] = holdings(position, RED), position.players[RED].virtue

    position = start()
    at(position, RED, "lake")
    has(position, RED, paid=3)
    given.manuscript_on(position, "lake", PSALTERS[0])
    take_manuscript(position, RED, 0)
    seen["manuscripts"], seen["held"] = position.score_sheet(RED)["manuscripts"], position.holdings(RED)

    position = start(1)
    at(position, RED, "lake")
    schemes(position, deck=("start_feud",))
    stage(position, AutomaTurn(AI))
    seen["revealed"], seen["automa"] = slots(position, AI)[0], holdings(position, AI)

    page = viscounts.presentation.rulebook(viscounts.components(), words["en"])
    seen["rules"] = "".join(section.html for section in page)
    corrected = viscounts.components({"townsfolk": {"herald": {"silver": 4}}, "scheme": {"start_feud": {"move": 3}}})
    assert isinstance(corrected, ViscountsComponents)
    seen["corrected"] = corrected.folk[CARDS.index("herald")].silver
    check_game(viscounts, 3, 1, {}, looks=2)
    check_game(viscounts, 1, 2, {"automa": "noble"}, looks=2, choose=by_kind)
    return seen


if __name__ == "__main__":
    enlarge("viscounts", add, NAMES)
    print(json.dumps(report()))
