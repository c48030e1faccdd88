"""Everything that is asked and happens in any title has words, and every move can be touched."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.options import ViscountsOptions
from burgrave.kernel.chance import Rng
from burgrave.kernel.log import Log
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.testing import at_random, draw_options
from burgrave.kernel.title import Title
from burgrave.kernel.words import LANGUAGES
from tests.titles.games import MODES, TITLES, Mode

KNOWN: dict[str, list[Mode]] = {
    "burgundy": [(1, {"solo_trades": "often", "extra_tiles": True}), (4, {"team": "12b"})],
    "emara": [
        (1, {"solo": "campaign"}),
        (1, {"solo": "campaign", "free_choice": True, "random_layout": True}),
        (2, {"random_layout": True, "councilors": "same"}),
        (3, {"free_choice": True, "stack_b": "face_down"}),
        (4, {"random_layout": True, "hire_card": "bonus", "new_favor": "at_once"}),
    ],
    "paladins": [(1, {"difficulty": difficulty}) for difficulty in ("easy", "medium", "hard")],
    "viscounts": [(1, {"automa": automa, "schemes": 2}) for automa in ViscountsOptions.CHOICES["automa"]],
}
"""Games that must be among those that are played."""

APART = ("emara", "paladins", "viscounts")
"""Here no two moves touch the same things; elsewhere a button tells them apart."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_everything_that_is_asked_and_happens_has_words(title: Title, language: str) -> None:
    """Over all modes: questions, moves, what is touched, events, score lines, the screen."""
    words, rng = title.words(language), Rng(3)
    games = [draw_options(title, rng) for _ in range(10)] + KNOWN.get(title.id, MODES[title.id])
    for number, (seats, options) in enumerate(games):
        position = title.blank(seats, options, title.components(), title.start(seats, number).chance)
        position.log = Log()
        position.then(title.begin)
        position.advance()
        while not position.over:
            seat = position.mover
            assert position.question is not None
            assert "{" not in words.say(position.question.prompt(position))
            moves = position.legal(seat)
            assert not [move for move in moves if "{" in words.say(position.phrase(move, seat))]
            touched = [frozenset(position.touches(move, seat)) for move in moves]
            assert all(touched), "a move touches nothing"
            assert title.id not in APART or len(set(touched)) == len(touched), "two moves touch the same"
            if rng.below(30) == 0:
                assert title.presentation.screen(position.view(seat), words)
            position.play(at_random(position, seat, rng), seat)
        assert not [line for line in position.log.lines(words) if not line or "{" in line]
        for name in position.score_sheet(AUTOMA if seats == 1 and title.id in ("paladins", "viscounts") else 0):
            assert words.template(f"line.{name}")
