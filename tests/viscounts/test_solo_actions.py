"""The solo game: what the automa builds, places and transcribes, its collision and its points."""

from __future__ import annotations

import pytest

from burgrave import viscounts
from burgrave.games.viscounts.automa import AutomaOption
from burgrave.games.viscounts.automa_actions import attempt
from burgrave.games.viscounts.castle import Climb, place
from burgrave.games.viscounts.collision import Collision
from burgrave.games.viscounts.components import BUILDINGS, CARDS, SCHEMES, SECTIONS, ViscountsComponents
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import (
    BUILD,
    BUILD_FREE,
    FLIP_DEED,
    FOCUS,
    MANUSCRIPT,
    PLACE_WORKERS,
    RESHUFFLE,
    SCHEME,
    TRANSCRIBE,
    WORKERS,
)
from burgrave.kernel.agenda import Step
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.testing import stage
from tests.titles.given import asked, offers, play
from tests.viscounts.alone import do, solo
from tests.viscounts.given import (
    AI,
    RED,
    at,
    board,
    built,
    has,
    manuscript_on,
    manuscripts,
    opened,
    pile,
    schemes,
    workers,
)
from tests.viscounts.then import holdings, inside, markers

# ---------------------------------------------------------------- its actions


def test_it_builds_the_leftmost_building_it_can_afford() -> None:
    """Guildhalls before trading posts before workshops; only what is missing is paid."""
    position = solo()
    has(position, AI, stone=6)
    assert attempt(position, AI, BUILD)
    # One builder is printed on its third slot.
    assert position.players[AI].has(BUILDINGS.index("guildhall_1"))
    assert position.players[AI].stone == 0
    has(position, AI, stone=4)
    assert attempt(position, AI, BUILD)
    assert position.players[AI].has(BUILDINGS.index("trading_post_1"))
    assert [spot for spot in range(25) if position.spots[spot] >= 0] == [0, 1]


def test_it_does_not_cross_the_river_to_build() -> None:
    position = solo()
    has(position, AI, stone=9)
    built(position, RED, lake_0="workshop_1", lake_1="workshop_2", lake_2="workshop_3")
    assert not attempt(position, AI, BUILD)


def test_it_takes_two_links_as_they_lie() -> None:
    """Clockwise and without a question: a gold for both owners, then its own link, which pays it alone."""
    position = solo()
    has(position, AI, stone=9)
    at(position, AI, "5")
    built(position, RED, meadow_4="workshop_1")
    built(position, AI, forest_1="workshop_3")
    stage(position, Acting(AI, BUILD))
    # A gold by the link with the player, a flip by its own one: with nothing to flip that is virtue, like the spot.
    assert holdings(position, RED) == {"gold": 1}
    assert position.players[AI].gold == 1
    assert markers(position, AI) == (0, 4)
    assert asked(position) == ""


def test_a_free_building_crosses_the_river() -> None:
    """The next empty spot clockwise."""
    position = solo()
    built(position, RED, lake_0="workshop_1", lake_1="workshop_2", lake_2="workshop_3")
    has(position, AI, deeds=1)
    do(position, BUILD_FREE, 2)
    assert position.spots[3] == 9 * AI + BUILDINGS.index("workshop_1")


@pytest.mark.parametrize(("gold", "placed", "left"), [(1, 0, 1), (2, 2, 0), (3, 2, 1), (4, 3, 0), (7, 4, 0), (9, 4, 2)])
def test_it_places_as_many_workers_as_it_can_and_never_one(gold: int, placed: int, left: int) -> None:
    """Three, five or eight nobles; one is printed on its second slot."""
    position = solo()
    has(position, AI, gold=gold)
    stage(position, Acting(AI, WORKERS))
    assert 20 - position.players[AI].workers == placed
    assert position.players[AI].gold == left


def test_it_pays_for_no_more_workers_than_it_has_left() -> None:
    """Four gold would buy three; for its last two it needs two."""
    position = solo()
    has(position, AI, gold=4, workers=2)
    stage(position, Acting(AI, WORKERS))
    assert position.players[AI].workers == 0
    assert position.players[AI].gold == 2


def test_its_last_worker_is_never_placed_by_an_action() -> None:
    """Three nobles and one worker: not possible, and nothing is paid."""
    position = solo(automa="noble")
    has(position, AI, gold=9, workers=1)
    assert not attempt(position, AI, WORKERS)
    assert (position.players[AI].workers, position.players[AI].gold) == (1, 9)


def test_with_one_worker_left_it_goes_on_to_the_next_option_of_its_scheme() -> None:
    """Instead of placing workers it flips a card and gains virtue."""
    position = solo(automa="noble")
    schemes(position, deck=("start_noble",))
    has(position, AI, gold=9, workers=1, deeds=1)
    stage(position, AutomaOption(AI, CARDS.index("start_noble"), 0))
    assert (position.players[AI].workers, position.players[AI].approved) == (1, 1)


def test_its_last_worker_can_be_placed_free() -> None:
    position = solo(automa="noble")
    has(position, AI, workers=1)
    do(position, PLACE_WORKERS, 2)
    assert position.players[AI].workers == 0


def test_flips_of_a_board_that_gathers_kinds_are_paid_with_any_kind() -> None:
    """Corrected by an overlay: what it gathers last is spent first."""
    position = solo(automa="cleric")
    components = viscounts.components({"automa": {"cleric": {"focus": "flip"}}})
    assert isinstance(components, ViscountsComponents)
    position.printed = position.components = components
    has(position, AI, ink=2, stone=1, gold=1, deeds=2)
    # Three icons are printed on its slots, so five are missing for two flips and four there: it flips once.
    assert attempt(position, AI, FOCUS)
    assert holdings(position, AI) == {"ink": 2, "stone": 1, "deeds": 2}
    has(position, AI, ink=3, stone=1, gold=1)
    assert attempt(position, AI, FOCUS)
    assert holdings(position, AI) == {"deeds": 2}


class Acting(Step[Viscounts]):
    """The automa attempts an action."""

    @property
    def action(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        attempt(p, self.seat, self.action)


def test_it_climbs_clockwise_from_its_own_section() -> None:
    """And takes the first printed reward."""
    position = solo()
    at(position, AI, "5")
    workers(position, 1, "ink_stone", ai=3)
    workers(position, 1, "hire_destroy", ai=3)
    future = len(position.future)
    position.looping = AI
    stage(position, Climb(AI))
    log = position.log
    assert log is not None
    climbed = [event.args["section"].key for event in log.events if event.key == "log.promotes"]
    assert climbed == ["section.hire_destroy", "section.ink_stone"]
    assert len(position.future) == future - 1


def test_it_removes_the_players_workers_and_not_its_own() -> None:
    position = solo()
    workers(position, 1, "flip", ai=2, red=2)
    position.looping = AI
    stage(position, Climb(AI))
    assert inside(position, 1, AI) == {"flip": 2}
    assert inside(position, 1, RED) == {"flip": 1}
    assert holdings(position, RED) == {"silver": 2}


def test_a_worker_of_the_automa_that_is_removed_brings_a_resource() -> None:
    position = solo()
    workers(position, 1, "flip", ai=2, red=2)
    position.looping = RED
    stage(position, Climb(RED))
    play(position, RED, f"remove 1 flip {AI}")
    assert holdings(position, AI) == {"ink": 1}


def test_free_workers_go_to_its_own_segment() -> None:
    position = solo()
    at(position, AI, "3")
    do(position, PLACE_WORKERS, 2)
    assert inside(position, 1, AI) == {SECTIONS[1]: 2}


def test_it_transcribes_from_the_outer_road() -> None:
    """With only the missing ink; the printed manuscript too, when the pile is empty (ruling 67)."""
    position = solo()
    manuscript_on(position, "lake", "black_4")
    has(position, AI, ink=5)
    stage(position, Acting(AI, TRANSCRIBE))
    assert position.players[AI].ink == 2
    assert len(position.players[AI].manuscripts) == 1
    manuscript_on(position, "lake", None)
    stage(position, Acting(AI, TRANSCRIBE))
    assert holdings(position, AI) == {"deeds": 1}


def test_a_free_manuscript_is_the_next_one_clockwise_that_fits() -> None:
    """Its own segment first; a printed one never."""
    position = solo()
    manuscript_on(position, "lake", None)
    manuscript_on(position, "meadow", "grey_9")
    manuscript_on(position, "forest", "black_4")
    do(position, MANUSCRIPT)
    assert position.score_sheet(AUTOMA)["sets"] == 1
    assert markers(position, AI) == (0, 4)


def test_it_can_win_a_bonus_card_and_lead_the_castle() -> None:
    position = solo()
    manuscripts(position, AI, "black_2", "black_3")
    manuscript_on(position, "lake", "black_4")
    has(position, AI, ink=9)
    stage(position, Acting(AI, TRANSCRIBE))
    assert position.bonuses[0] == AI
    workers(position, 2, "flip", ai=2)
    workers(position, 1, "flip", ai=2)
    at(position, AI, "3")
    stage(position, Placing(AI, 1))
    assert position.leader == AI


class Placing(Step[Viscounts]):
    """The automa places workers in its segment."""

    @property
    def workers(self) -> int:
        return self.a

    def run(self, p: Viscounts) -> None:
        place(p, self.seat, p.facing[p.segment(self.seat)], self.workers)


@pytest.mark.parametrize(("resources", "flips", "left"), [(0, 0, 0), (1, 1, 0), (3, 1, 2), (5, 2, 0), (9, 2, 4)])
def test_the_card_board_flips_for_icons_of_all_kinds(resources: int, flips: int, left: int) -> None:
    """Three icons are printed on its slots: four make a flip, eight make two."""
    position = solo(automa="cards")
    has(position, AI, generic=resources, deeds=3)
    stage(position, Acting(AI, FOCUS))
    assert position.players[AI].approved == flips
    assert position.players[AI].generic == left


def test_resources_of_the_card_board_pay_for_everything() -> None:
    """Ruling 71."""
    position = solo(automa="cards")
    has(position, AI, generic=6)
    stage(position, Acting(AI, BUILD))
    assert position.players[AI].has(BUILDINGS.index("guildhall_1"))


# ---------------------------------------------------------------- its buildings


def test_the_first_trading_post_brings_a_scheme_once() -> None:
    position = solo()
    has(position, AI, stone=4)
    opened(position, AI, "guildhall_1", "guildhall_3")
    future = len(position.future)
    stage(position, Acting(AI, BUILD))
    assert position.players[AI].has(BUILDINGS.index("trading_post_1"))
    assert len(position.future) == future - 1


@pytest.mark.parametrize(("criminal", "paid"), [(False, 1), (True, 0)])
def test_the_second_trading_post_pays_a_debt_at_collisions(criminal: bool, paid: int) -> None:
    """Ruling 70. In everybody's collision, unless a criminal is on its board."""
    position = solo()
    opened(position, AI, "trading_post_2")
    has(position, AI, debts=1)
    if criminal:
        position.players[AI].slots = [CARDS.index("start_criminal_1"), -1, -1]
        schemes(position, board=("start_criminal_1",))
    has(position, RED, corruption=2, virtue=2)
    stage(position, Collision(RED))
    assert position.players[AI].paid == paid


def test_the_third_trading_post_dismisses_with_every_flip() -> None:
    position = solo()
    opened(position, AI, "trading_post_3")
    has(position, AI, deeds=2)
    pile(position, "lake", "miner", "friar")
    do(position, FLIP_DEED, 2)
    assert markers(position, AI) == (0, 4)
    assert [CARDS[card] for card in position.box[-2:]] == ["friar", "miner"]


def test_the_first_workshop_dismisses_with_every_scheme() -> None:
    position = solo()
    opened(position, AI, "workshop_1")
    pile(position, "lake", "miner")
    do(position, SCHEME)
    assert CARDS[position.box[-1]] == "miner"


@pytest.mark.parametrize(("building", "moved"), [("workshop_2", (0, 4)), ("workshop_3", (1, 5))])
def test_the_other_workshops_answer_to_shuffles(building: str, moved: tuple[int, int]) -> None:
    """After the virtue of the shuffle itself."""
    position = solo()
    opened(position, AI, building)
    do(position, SCHEME)
    do(position, RESHUFFLE)
    assert markers(position, AI) == moved


@pytest.mark.parametrize(
    ("board_id", "icons"), [("cleric", "CBN"), ("noble", "NCB"), ("builder", "BNC"), ("cards", "NBC")]
)
def test_guildhalls_have_permanent_icons(board_id: str, icons: str) -> None:
    position = solo(automa=board_id)
    order = {"B": 1, "N": 2, "C": 3}
    for number, letter in enumerate(icons, start=1):
        before = position.view(0)["icons"][AI]
        opened(position, AI, f"guildhall_{number}")
        after = position.view(0)["icons"][AI]
        assert [one - other for one, other in zip(after, before, strict=True)].index(1) == order[letter]


# ---------------------------------------------------------------- collision and points


@pytest.mark.parametrize(
    ("cell", "gained"),
    [
        (0, {"deeds": 3}),
        (1, {"deeds": 2}),
        (2, {"ink": 1, "deeds": 1}),
        (3, {"ink": 1, "deeds": 1, "debts": 1}),
        (4, {"ink": 1, "debts": 1}),
        (5, {"ink": 1, "debts": 2}),
        (6, {"ink": 2, "debts": 3}),
    ],
)
def test_its_own_collision(cell: int, gained: dict[str, int]) -> None:
    """Its own row above, the player's row below; then its markers go home."""
    position = solo()
    has(position, AI, corruption=cell, virtue=cell)
    board(position, RED, "abbot", "squire", "trader")
    stage(position, Collision(AI))
    assert holdings(position, AI) == gained
    if cell == 3:
        assert asked(position) == "NewOrder"
        play(position, RED, offers(position)[0])
    elif cell in (4, 5):
        assert markers(position, RED) == (0, 5)
    elif cell == 6:
        assert holdings(position, RED) == {"deeds": 1}
    assert markers(position, AI) == (0, 6)


def test_in_the_players_collision_it_is_an_opponent() -> None:
    """Ruling 70. On the middle cell it takes a resource instead of reordering."""
    position = solo()
    has(position, RED, corruption=3, virtue=3)
    stage(position, Collision(RED))
    assert holdings(position, AI) == {"ink": 1}


def test_leftover_resources_are_points_for_it() -> None:
    position = solo()
    has(position, AI, ink=2, gold=1)
    assert position.score_sheet(AUTOMA)["leftover"] == 3
    assert "leftover" not in position.score_sheet(RED)


def test_its_icons_count_for_manuscripts() -> None:
    """Ruling 66. All its scheme cards, wherever they are, and open spaces."""
    position = solo()
    opened(position, AI, "guildhall_1")
    manuscripts(position, AI, "black_8")
    clerics = sum("cleric" in name for name in SCHEMES if name.startswith("start") and name != "start_noble")
    assert position.score_sheet(AUTOMA)["manuscripts"] == clerics + 1


def test_the_player_wins_only_with_more_points() -> None:
    position = solo()
    position.over = True
    assert position.winners == []
    has(position, RED, deeds=1)
    assert position.winners == [RED]
    has(position, AI, deeds=1)
    assert position.winners == []


def test_the_last_turn_is_the_automas() -> None:
    position = solo()
    position.last_round = position.round
    while not position.over:
        position.play(position.legal()[0])
    assert position.log is not None
    last = [event for event in position.log.events if event.key in ("log.turn", "log.reveals")][-1]
    assert last.key == "log.reveals"
