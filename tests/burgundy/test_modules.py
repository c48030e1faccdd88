"""The small expansions: extra tiles, border posts, against the castle, white castles, inns, trade routes."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave import burgundy
from burgrave.games.burgundy.components import CARDS, TILES
from burgrave.games.burgundy.flow import NewTiles
from burgrave.games.burgundy.position import Burgundy
from burgrave.games.burgundy.scoring import FinalScoring
from burgrave.kernel.errors import UnknownOption
from burgrave.kernel.testing import stage
from tests.burgundy.given import (
    black,
    board,
    box,
    depot,
    has,
    lies,
    monasteries,
    place,
    placeable,
    start,
    stored,
    turn,
)
from tests.burgundy.then import goods, holdings, storage
from tests.titles.given import ANNA, BORIS, VIKTOR, asked, earned, offers, play

# ---------------------------------------------------------------- extra tiles


def test_extra_tiles_join_the_stacks() -> None:
    """Ruling 55. Bridge and workers to the yellow stack, crane and geese to the black one."""
    position = start(extra_tiles=True)
    backs = {CARDS[card]: position.tiles.family.backs[card] for card in position.tiles.cards}
    out = {TILES[kind] for kind, count in enumerate(position.box) if count}

    for tile, back in (("monastery_27", 2), ("monastery_28", 2), ("crane", 6), ("geese_2", 6)):
        assert tile in out or backs[TILES.index(tile)] == back


def test_a_crane_works_as_any_building() -> None:
    """S20. For example it sells goods, pays two silver or takes a castle; what would do nothing is not offered."""
    position = start(extra_tiles=True)
    has(position, ANNA, red=1)
    depot(position, 2, "castle")

    place(position, ANNA, "crane", "e4", 3)
    assert offers(position) == [
        *("crane warehouse", "crane watchtower", "crane church", "crane boarding_house", "crane bank"),
    ]
    play(position, ANNA, "crane church", "take castle from 2")

    assert storage(position, ANNA) == ["castle"]


def test_a_crane_counts_as_one_building_at_the_end() -> None:
    """Ruling 42. Where it brings most, and once."""
    position = start(extra_tiles=True)
    monasteries(position, ANNA, 16, 22)
    lies(position, ANNA, e4="crane", c3="bank")

    stage(position, FinalScoring())

    assert earned(position, ANNA) == {"monasteries": 8}


def test_geese_score_with_one_other_species_and_again_later() -> None:
    """S14. 2 + 2 + 3; four pigs later bring 4 + 2."""
    position = start(extra_tiles=True)
    lies(position, ANNA, c1="cow_2", b1="cow_3")
    stored(position, ANNA, "geese_2", "pig_4")
    turn(position, ANNA, 4, 1)

    play(position, ANNA, "place geese_2 on c2 by 4")
    assert earned(position, ANNA) == {"animals": 7}
    play(position, ANNA, "place pig_4 on b2 by 1")
    assert earned(position, ANNA) == {"animals": 13}


def test_the_owner_of_geese_chooses_the_species() -> None:
    """Ruling 35. With monastery 7 the geese are a scoring tile, too."""
    position = start(extra_tiles=True)
    monasteries(position, ANNA, 7)
    lies(position, ANNA, c1="cow_2", b1="sheep_3")

    place(position, ANNA, "geese_2", "c2", 4)
    assert offers(position) == ["geese cow", "geese sheep"]
    play(position, ANNA, "geese sheep")

    assert earned(position, ANNA) == {"animals": 2 + 1 + 3 + 1}


def test_geese_alone_are_two_points() -> None:
    position = start(extra_tiles=True)
    lies(position, ANNA, d3="ship")

    place(position, ANNA, "geese_2", "c2", 4)

    assert earned(position, ANNA) == {"animals": 2}


def test_geese_are_a_fifth_species_for_monastery_24() -> None:
    position = start(extra_tiles=True)
    monasteries(position, ANNA, 24)
    lies(position, ANNA, c1="cow_2", c2="geese_2")

    stage(position, FinalScoring())

    assert earned(position, ANNA) == {"monasteries": 8}


# ---------------------------------------------------------------- border posts


def bordering(seats: int = 4, **options: Any) -> Burgundy:
    """Anna has estate 11a, full but for the last cells of its lines."""
    position = start(seats=seats, board="border_posts", **options)
    board(position, ANNA, "11a", "a1")
    position.phase = 1
    lies(
        position,
        ANNA,
        b1="monastery_1",
        b2="monastery_2",
        b3="monastery_3",
        b4="monastery_4",
        c1="ship",
        d2="ship",
        e2="ship",
        f2="ship",
    )
    return position


def test_every_player_gets_a_border_estate() -> None:
    """Different boards of the series, with a choice of the first castle."""
    position = burgundy.start(seats=4, seed=3, board="border_posts")
    assert isinstance(position, Burgundy)
    boards = {realm.estate.id for realm in position.realms}

    assert len(boards) == 4
    assert all(id.startswith("11") for id in boards)
    assert len(position.legal()) == 4


def test_joined_posts_score_the_phase_and_two_lines_join_all_three() -> None:
    """S18. The upper posts in phase A: 10. In phase C a second line: 6 + 6, and 7 for joining all first."""
    position = bordering()

    place(position, ANNA, "monastery_5", "b5", 4)
    assert earned(position, ANNA)["borders"] == 10

    position.phase = 3

    place(position, ANNA, "ship", "g2", 4)
    assert earned(position, ANNA)["borders"] == 10 + 12 + 7


def test_a_table_may_let_the_third_pair_wait_for_its_own_line() -> None:
    """Option third_pair=False. The second line brings 6 and the bonus; the third scores when it is closed."""
    position = bordering(third_pair=False)
    stored(position, ANNA, "monastery_5", "ship")
    turn(position, ANNA, 4, 4)
    play(position, ANNA, "place monastery_5 on b5 by 4", "place ship on g2 by 4")
    assert earned(position, ANNA)["borders"] == 10 + 10 + 7

    lies(position, ANNA, c6="cow_2", d6="cow_3", e5="cow_4", f4="sheep_2")

    place(position, ANNA, "pig_2", "g3", 1)
    assert earned(position, ANNA)["borders"] == 37


def test_the_second_to_join_all_posts_gets_less() -> None:
    """With four players 4, the third nothing."""
    position = bordering()
    position.posts = 1
    stored(position, ANNA, "monastery_5", "ship")
    turn(position, ANNA, 4, 4)

    play(position, ANNA, "place monastery_5 on b5 by 4", "place ship on g2 by 4")

    assert earned(position, ANNA)["borders"] == 30 + 4


# ---------------------------------------------------------------- white castles


def test_a_white_castle_gives_an_action_with_the_white_die() -> None:
    """Ruling 49. Workers change the number for this use only."""
    position = start(white_castles=True)
    position.white = 3
    has(position, ANNA, workers=1)
    depot(position, 3, "ship")
    depot(position, 4, "mine")

    place(position, ANNA, "white_castle", "e4", 3)
    assert offers(position) == ["decline", "adjust 3 to 2", "adjust 3 to 4", "take ship from 3", "workers"]
    play(position, ANNA, "adjust 3 to 4", "take mine from 4")

    assert storage(position, ANNA) == ["mine"]
    assert position.white == 3


def test_a_town_holds_one_white_castle() -> None:
    """Ruling 15."""
    position = start(white_castles=True)
    lies(position, ANNA, e4="white_castle")
    stored(position, ANNA, "white_castle")
    turn(position, ANNA, 1)

    assert offers(position, "place") == []


# ---------------------------------------------------------------- inns


def with_inn(**options: Any) -> Burgundy:
    position = start(inns=True, **options)
    stored(position, ANNA, "inn")
    return position


def test_an_inn_is_bought_like_a_black_tile() -> None:
    """Ruling 50. Two silver, the one purchase of the turn; the others wait over the phases."""
    position = start(inns=True)
    has(position, ANNA, silver=4)
    black(position, "mine")
    position.phase = 2
    stage(position, NewTiles())
    assert position.inns == 2
    turn(position, ANNA, 1)

    play(position, ANNA, "buy inn from black")

    assert storage(position, ANNA) == ["inn"]
    assert position.inns == 1
    assert offers(position, "buy") == []


def test_an_inn_lies_on_any_colour() -> None:
    """By number and neighbours as usual, but one in a region."""
    position = with_inn()
    assert placeable(position, ANNA, 5) == ["place inn on d5 by 5"]
    assert placeable(position, ANNA, 3) == ["place inn on c3 by 3", "place inn on e4 by 3"]

    position = start(inns=True)
    position.inns = 0
    position.phase = 2
    position.realm(ANNA).cells[position.realm(ANNA).estate.names.index("d5")] = TILES.index("inn")
    position.realm(ANNA).storage.append(TILES.index("inn"))
    position.realm(ANNA).refresh()
    assert placeable(position, ANNA, 4) == ["place inn on e3 by 4"]


def test_an_inn_makes_its_region_one_cell_larger() -> None:
    """S15. A region of four with an inn scores as five: 15, and the phase."""
    position = with_inn(board="6")
    board(position, ANNA, "6", "a3")
    lies(position, ANNA, f3="cow_2", f4="pig_2", g2="sheep_2")
    turn(position, ANNA, 1)

    play(position, ANNA, "place inn on g3 by 1")

    assert earned(position, ANNA) == {"regions": 15, "phases": 10}


@pytest.mark.parametrize(("reading", "points"), [("capped", 36), ("growing", 45)])
def test_a_region_of_nine_scores_as_the_table_chooses(reading: str, points: int) -> None:
    """Ruling 51 and option large_regions."""
    position = with_inn(board="10", large_regions=reading)
    kinds = ["bank", "market", "church", "town_hall", "watchtower", "boarding_house", "carpenters_workshop"]
    lies(position, ANNA, **dict(zip(("b3", "a2", "d1", "d2", "d3", "d4", "d5"), kinds, strict=True)))
    turn(position, ANNA, 1)

    play(position, ANNA, "place inn on c4 by 1")

    assert earned(position, ANNA)["regions"] == points


# ---------------------------------------------------------------- trade routes


@pytest.mark.parametrize(("seats", "tiles"), [(2, 5), (3, 4), (4, 3)])
def test_everybody_gets_route_tiles(seats: int, tiles: int) -> None:
    position = start(seats=seats, routes=True)
    routes = [tile for realm in position.realms for tile in realm.route]

    assert [len(realm.route) for realm in position.realms] == [tiles] * seats
    assert len(set(routes)) == len(routes)


def test_sold_goods_fill_the_route_and_matching_ones_bring_a_bonus() -> None:
    """Ruling 54. Route A wants turquoise (bank), orange (castle), brown (carpenter)."""
    position = start(routes=True)
    position.realm(ANNA).route = [0]
    has(position, ANNA, turquoise=1, orange=2)
    turn(position, ANNA, 1, 6)

    play(position, ANNA, "sell turquoise by 1")
    assert holdings(position, ANNA) == {"points": 2, "silver": 3}
    play(position, ANNA, "sell orange by 6")
    assert position.realm(ANNA).laid == [0, 5, 5]
    assert "workers" in offers(position)
    play(position, ANNA, "workers")
    assert holdings(position, ANNA) == {"points": 6, "silver": 4, "workers": 2}


def test_a_full_route_takes_no_more() -> None:
    position = start(routes=True)
    position.realm(ANNA).route = [0]
    position.realm(ANNA).laid = [1, 1, 1]
    has(position, ANNA, turquoise=1)
    turn(position, ANNA, 1)

    play(position, ANNA, "sell turquoise by 1")

    assert position.realm(ANNA).laid == [1, 1, 1]
    assert holdings(position, ANNA) == {"points": 2, "silver": 1}


def test_a_sale_caused_by_a_bonus_fills_the_next_spaces() -> None:
    """Ruling 54. Route B begins with brown (warehouse) and purple (church)."""
    position = start(routes=True)
    position.realm(ANNA).route = [1]
    has(position, ANNA, brown=1, purple=1)
    depot(position, 2, "mine")
    turn(position, ANNA, 5)

    play(position, ANNA, "sell brown by 5", "sell purple", "take mine from 2")

    assert goods(position, ANNA) == {}
    assert storage(position, ANNA) == ["mine"]


# ---------------------------------------------------------------- boards


def test_experts_choose_the_first_castle_on_boards_1_and_2_as_well() -> None:
    """Everybody chooses a side and a dark-green cell; only in a first game does the castle stand in the middle."""
    dealt = (burgundy.start(seats=2, seed=seed, board="expert") for seed in range(20))
    offered = next(offers(position) for position in dealt if offers(position)[0].startswith("settle 1 "))
    for side in ("1", "2"):
        estate = box().estates[int(side) - 1]
        cells = [estate.names[cell] for cell in estate.cells_of[0]]
        assert [offer for offer in offered if offer.startswith(f"settle {side} ")] == [
            f"settle {side} on {cell}" for cell in cells
        ]
    assert len(offered) == 8
    plain = burgundy.start(seats=2, seed=1, board="2")
    assert asked(plain) == "Turn"


def test_experts_choose_side_and_first_castle() -> None:
    """A random double-sided board each, in turn order."""
    position = burgundy.start(seats=3, seed=2, board="expert")
    assert isinstance(position, Burgundy)
    first = position.order[0]
    assert position.asked == [first]
    sides = {offer.split()[1] for offer in offers(position)}
    assert len(sides) == 2

    for seat in position.order:
        play(position, seat, offers(position)[-1])

    assert [sum(kind == 0 for kind in realm.cells) for realm in position.realms] == [1, 1, 1]


def test_a_table_may_choose_in_secret() -> None:
    """Option choice=in_secret. All are asked at once."""
    position = burgundy.start(seats=3, seed=2, board="expert", choice="in_secret")

    assert position.asked == [ANNA, BORIS, VIKTOR]
    position.play(position.legal(BORIS)[0], BORIS)
    assert position.asked == [ANNA, VIKTOR]


def test_teams_need_four_players() -> None:
    with pytest.raises(UnknownOption, match="team"):
        burgundy.start(seats=3, seed=1, team="12a")
