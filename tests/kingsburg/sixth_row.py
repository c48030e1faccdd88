"""Plays with a sixth row of buildings that only components.toml and the catalogues would have; run as a program.

Nothing of the program is changed: what it reads from its files is another sheet and another catalogue.
"""

from __future__ import annotations

from typing import Any

from burgrave.kernel.words import LANGUAGES
from tests.titles.larger_box import enlarge

FIGURES = {"cost": {"gold": 1}, "points": 1, "combat": 0, "source": "assumed"}
ROW: dict[str, dict[str, Any]] = {
    "well": {"points": 2, "combat": 3},
    "mint": {"does": {"season_gold": 2}},
    "bell_tower": {"does": {"season_points": 2, "reroll_up_to": 9}},
    "arsenal": {"against": {"kind": "orcs", "combat": 4}, "does": {"cheap_soldiers": 1, "points_a_win": 3}},
}
NAMES = {f"building.{id}": id.replace("_", " ").capitalize() for id in ROW}


def add(figures: dict[str, Any]) -> None:
    """Put the new row among the buildings; it comes first, for places are what counts."""
    row = {id: {**FIGURES, **own, "row": 6, "column": place + 1} for place, (id, own) in enumerate(ROW.items())}
    figures["building"] = {**row, **figures["building"]}


def main() -> None:
    """Whole games with every check there is, then pictures, tips and rules in both languages."""
    from burgrave import kingsburg
    from burgrave.bots import bot_named
    from burgrave.games.kingsburg.components import BUILDINGS
    from burgrave.games.kingsburg.position import Kingsburg
    from burgrave.kernel.chance import Rng
    from burgrave.kernel.log import Log
    from burgrave.kernel.testing import check_title

    assert BUILDINGS[-len(ROW) :] == tuple(ROW)
    check_title(kingsburg, games=2)
    position = kingsburg.start(seats=3, seed=4)
    assert isinstance(position, Kingsburg)
    position.log = Log()
    rng = Rng(4)
    bot = bot_named("squire", seed=4)
    while not position.over:
        seat = position.mover
        position.play(bot.choose(position.imagine(seat, rng), seat))
    built = {id for seat in range(3) for id in position.holdings(seat)} & set(NAMES)
    assert built, "the squire has not seen what the new row is worth"
    for language in ("en", "ru"):
        words = kingsburg.words(language)
        drawn = "".join(panel.svg() for panel in kingsburg.presentation.draw(position.view(0), words))
        page = "".join(section.html for section in kingsburg.presentation.rulebook(position.components, words))
        told = "\n".join(position.log.lines(words))
        for key, name in NAMES.items():
            assert f'"building-0-{key.removeprefix("building.")}"' in drawn
            assert name in drawn
            assert name in page
        assert "(Mint)" in told or "building.mint" not in built
    print("played with", *sorted(built))


if __name__ == "__main__":
    enlarge("kingsburg", add, dict.fromkeys(LANGUAGES, NAMES))
    main()
