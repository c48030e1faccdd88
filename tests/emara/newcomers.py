"""A box with more cards: one advisor and one event for everything such a card can do, known by their records alone.

Run as a program, it puts the records into the title's sheet before the title is imported, and their names into both
catalogues; then it tries each of them and writes what failed. A process of its own, for the title reads its sheet once.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from typing import Any

from burgrave.kernel.words import LANGUAGES
from tests.titles.larger_box import enlarge

RECORD = {"source": "assumed", "confirmed": False, "refs": []}
ADVISOR = {"set": "A", "cost": {"wood": 1}, "cp": 1, **RECORD}
START = {"building_start": 25, "start_countryside": "forest", "start_town": "castle", **RECORD}

ADVISORS: dict[str, dict[str, Any]] = {
    "beekeeper": {**ADVISOR, "when": "recruited", "gain": {"ring": 1, "cp": 2}},
    "miller": {**ADVISOR, "when": "turn", "offers": [{"pay": {"grain": 1}, "gain": {"bread": 1}}]},
    "money_changer": {**ADVISOR, "when": "always", "offers": [{"pay": {"coin": 1}, "gain": {"stone": 1}}]},
    "herald": {**ADVISOR, "when": "gift", "gain": {"coin": 1}},
    "almoner": {**ADVISOR, "when": "donation", "gain": {"ring": 1}},
    "chamberer": {**ADVISOR, "when": "rank", "gain": {"book": 1, "bp": 3}},
    "mason": {**ADVISOR, "when": "buildings", "gain": {"bp": 1}},
    "pedlar": {**ADVISOR, "when": "turn", "power": "barter"},
    "alchemist": {**ADVISOR, "when": "always", "power": "any_resource"},
    "courier": {**ADVISOR, "set": "B", "when": "always", "power": "anywhere"},
}

EVENTS: dict[str, dict[str, Any]] = {
    "a_wandering_player": {**START, "timing": "start", "gain": {"coin": 1}},
    "a_travelling_scribe": {**START, "timing": "end", "offers": [{"pay": {"stone": 1}, "gain": {"cp": 4}}]},
    "a_mild_autumn": {**START, "timing": "round", "change": 1},
    "a_great_fair": {**START, "timing": "round", "trades": 1},
    "idle_hands": {**START, "timing": "round", "discount": 2},
    "a_holy_relic": {**START, "timing": "round", "when": "donation", "gain": {"coin": 1}},
    "a_coronation": {**START, "timing": "round", "when": "rank", "gain": {"bp": 4}},
    "a_royal_birth": {**START, "timing": "round", "alone": False, "when": "gift", "gain": {"book": 1}},
}


NAMES = {
    **{f"{prefix}advisor.{id}": id.replace("_", " ").capitalize() for id in ADVISORS for prefix in ("", "drawing.")},
    **{f"event.{id}": id.replace("_", " ").capitalize() for id in EVENTS},
}


def add(figures: dict[str, Any]) -> None:
    """Put the new cards among the advisors and events."""
    figures["advisor"] |= ADVISORS
    figures["event"] |= EVENTS


def try_all() -> dict[str, str]:
    """What every new card is good for, by its name: nothing if all is well, else what went wrong."""
    from tests.emara import newcomers_tried as tried

    checks: dict[str, Callable[[], None]] = {"games": tried.whole_games}
    checks |= {name: tried.advisor_check(name) for name in ADVISORS}
    checks |= {name: tried.event_check(name) for name in EVENTS}
    failed: dict[str, str] = {}
    for name, check in checks.items():
        try:
            check()
            failed[name] = ""
        except Exception:
            failed[name] = traceback.format_exc()
    return failed


if __name__ == "__main__":
    enlarge("emara", add, dict.fromkeys(LANGUAGES, NAMES))
    json.dump(try_all(), sys.stdout)
