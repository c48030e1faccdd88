"""Every paladin: two workers, boosts, and help with an action."""

from __future__ import annotations

import pytest

from burgrave.games.paladins.components import ATTRIBUTES, PALADINS
from burgrave.games.paladins.muster import Muster
from burgrave.games.paladins.position import Paladins
from burgrave.kernel.testing import stage
from tests.paladins import given
from tests.paladins.then import holdings
from tests.titles.given import ANNA, offers, play

CARDS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "roland": ({"fighter": 1, "labourer": 1}, {"strength": 4}),
    "gerin": ({"merchant": 1, "labourer": 1}, {"influence": 4}),
    "oliver": ({"cleric": 2}, {"faith": 4}),
    "anseis": ({"merchant": 1, "scout": 1}, {"influence": 3, "faith": 1}),
    "ivoire": ({"cleric": 1, "merchant": 1}, {"influence": 3, "strength": 1}),
    "berengier": ({"fighter": 1, "merchant": 1}, {"strength": 3, "influence": 1}),
    "engelier": ({"fighter": 1, "scout": 1}, {"strength": 3, "faith": 1}),
    "gerier": ({"cleric": 1, "fighter": 1}, {"faith": 3, "influence": 1}),
    "ivon": ({"cleric": 1, "scout": 1}, {"faith": 3, "strength": 1}),
    "girard": ({"scout": 2}, {"influence": 2, "faith": 2}),
    "otton": ({"merchant": 2}, {"strength": 2, "faith": 2}),
    "samson": ({"scout": 1, "labourer": 1}, {"influence": 2, "strength": 2}),
}


@pytest.mark.parametrize("name", PALADINS)
def test_a_paladin_brings_two_workers_and_boosts(name: str) -> None:
    position = given.start()
    board = position.boards[ANNA]
    board.played.put(given.draw_out(board.deck, name), 1 << ANNA)
    stage(position, Muster(ANNA))

    assert holdings(position, ANNA) == CARDS[name][0]
    boosts = {attribute: position.value(ANNA, at) for at, attribute in enumerate(ATTRIBUTES)}
    assert {attribute: boost for attribute, boost in boosts.items() if boost} == CARDS[name][1]


def helped(name: str, *moves: str, **amounts: int) -> Paladins:
    """Play with a paladin; everybody has enough workers for anything."""
    position = given.start()
    given.paladin(position, ANNA, name)
    given.has(position, ANNA, labourer=2, scout=1, merchant=1, fighter=1, cleric=1, **amounts)
    given.outsiders(position, "warrior_1")
    given.next_suspicion(position, 0)
    given.next_wall(position, "wall05")
    given.townsfolk(position, "squire_1")
    given.turn(position, ANNA)
    play(position, ANNA, *moves)
    return position


def goods(position: Paladins) -> tuple[int, int]:
    """Silver and provisions."""
    return position.boards[ANNA].silver, position.boards[ANNA].provisions


def test_roland_recruits_without_silver() -> None:
    """Ruling 23: both ways, and there is nothing to take a debt for."""
    position = helped("roland", "recruit labourer+fighter")
    assert goods(position) == (0, 0)
    assert position.boards[ANNA].party
    position = helped("roland", "recruit labourer")
    assert position.boards[ANNA].workers[3] == 2
    assert position.boards[ANNA].unpaid == 0


def test_gerin_is_paid_for_conspiracies() -> None:
    assert goods(helped("gerin", "conspire labourer")) == (2, 0)


def test_oliver_prays_without_silver() -> None:
    position = given.start()
    given.paladin(position, ANNA, "oliver")
    given.occupied(position, ANNA, "hunt")
    given.has(position, ANNA, cleric=1)
    given.turn(position, ANNA)
    assert offers(position, "pray") == ["pray cleric"]


def test_anseis_fortifies_without_provisions() -> None:
    assert goods(helped("anseis", "fortify labourer+scout+merchant")) == (0, 0)


def test_ivoire_absolves_without_silver() -> None:
    assert goods(helped("ivoire", "absolve labourer+merchant+cleric", "jar 3")) == (0, 0)


def test_berengier_garrisons_without_provisions() -> None:
    assert goods(helped("berengier", "garrison labourer+merchant+fighter", "to r1s1", "decline")) == (0, 0)


def test_engelier_is_paid_for_attacks() -> None:
    """Two silver, besides the two provisions of the warrior."""
    assert goods(helped("engelier", "attack labourer+scout+fighter")) == (2, 2)


def test_gerier_converts_without_silver() -> None:
    """Also the second time, which would cost one."""
    position = given.start()
    given.paladin(position, ANNA, "gerier")
    given.outsiders(position, "thief_1")
    position.boards[ANNA].converted = [position.outsider_deck.draw()]
    given.has(position, ANNA, labourer=1, fighter=1, cleric=1)
    given.turn(position, ANNA)
    play(position, ANNA, "convert labourer+fighter+cleric")
    assert len(position.boards[ANNA].converted) == 2


def test_ivon_commissions_without_provisions() -> None:
    assert goods(helped("ivon", "commission labourer+scout+cleric", "to r1s1", "decline")) == (0, 0)


def test_girard_hunts_better() -> None:
    """Two provisions more, with one worker or two."""
    assert goods(helped("girard", "hunt labourer")) == (0, 3)
    assert goods(helped("girard", "hunt labourer+scout")) == (0, 5)


def test_otton_trades_better() -> None:
    assert goods(helped("otton", "trade labourer")) == (3, 0)
    assert goods(helped("otton", "trade labourer+merchant")) == (5, 0)


def test_samson_develops_for_two_silver() -> None:
    assert goods(helped("samson", "develop labourer+labourer", "workshop attack left", silver=2)) == (0, 0)


def test_no_paladin_lifts_the_silver_for_missing_strength() -> None:
    """Ruling 36b."""
    position = given.start()
    given.paladin(position, ANNA, "engelier")
    given.outsiders(position, None, None, "warrior_1")
    given.has(position, ANNA, labourer=1, scout=1, fighter=1)
    given.turn(position, ANNA)
    assert offers(position, "attack") == []


def test_abilities_do_not_touch_rewards_of_the_same_kind() -> None:
    """Ruling 36b: a criminal as a reward is no conspiracy."""
    position = given.start()
    given.paladin(position, ANNA, "gerin")
    given.townsfolk(position, None, None, None, None, "squire_3")
    given.next_suspicion(position, 0)
    given.has(position, ANNA, labourer=1)
    given.jars(position, ANNA)
    given.turn(position, ANNA)
    play(position, ANNA, "recruit labourer")
    assert goods(position) == (0, 0)
    assert position.boards[ANNA].workers[5] == 1
