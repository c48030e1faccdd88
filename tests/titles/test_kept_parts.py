"""Parts of a drawing that are kept: what was drawn before, for other eyes or another table, changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.drawing.brush import Brush
from burgrave.drawing.panel import Panel
from burgrave.kernel.chance import Rng
from burgrave.kernel.title import Title, title_ids, title_named
from tests.titles.games import MODES

WAYS = [(name, *mode) for name, modes in MODES.items() for mode in modes]
MOVES_BETWEEN = 29


class Unkept(Brush):  # type: ignore[type-arg]
    """A brush that draws everything anew."""

    def keep(self, make, *args):  # type: ignore[no-untyped-def]
        return make(self, *args)


def two_tables(
    title: Title, seats: int, options: dict[str, Any], seed: int
) -> list[tuple[dict[str, object], list[str]]]:
    """What everybody sees in two games at tables with other people, in turns."""
    seen = []
    games = [(title.start(seats, seed + 1000 * table, **options), Rng(seed + table)) for table in range(2)]
    names = [[f"{who} {seat}" for seat in range(seats)] for who in ("Ann", "Bob")]
    moves = 0
    while any(not position.over for position, _ in games):
        for (position, rng), people in zip(games, names, strict=True):
            if position.over:
                continue
            if moves % MOVES_BETWEEN == 0:
                seen += [(position.view(seat), people) for seat in (*range(seats), None)]
            seat = position.mover
            legal = position.legal(seat)
            position.play(legal[rng.below(len(legal))], seat)
        moves += 1
    return seen


@pytest.mark.once
@pytest.mark.parametrize(("name", "seats", "options"), WAYS)
def test_a_kept_part_is_what_would_be_drawn_anew(
    name: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    title = title_named(name)
    views = two_tables(title, seats, options, seed=5)
    words = {tuple(people): title.words("en", people) for _, people in views}

    def drawn() -> list[list[Panel]]:
        return [title.presentation.draw(view, words[tuple(people)]) for view, people in views]

    kept = drawn()
    monkeypatch.setattr(Brush, "keep", Unkept.keep)
    for (view, _), panels, anew in zip(views, kept, drawn(), strict=True):
        for panel, twin in zip(panels, anew, strict=True):
            assert panel.parts == twin.parts, (view["seat"], panel.id)


@pytest.mark.once
@pytest.mark.parametrize("name", title_ids())
def test_a_board_has_as_many_parts_throughout_a_game(name: str) -> None:
    """So that a page can be told which of them have changed."""
    title = title_named(name)
    position, rng = title.start(2, seed=3), Rng(3)
    lengths: dict[tuple[str, int], set[int]] = {}
    while not position.over:
        seat = position.mover
        legal = position.legal(seat)
        position.play(legal[rng.below(len(legal))], seat)
        for panel in title.presentation.draw(position.view(seat), title.words("en")):
            lengths.setdefault((panel.id, seat), set()).add(len(panel.parts))
    assert {board: found for board, found in lengths.items() if len(found) > 1} == {}
