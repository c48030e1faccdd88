"""The log tells every gain and every loss once, with its cause."""

from __future__ import annotations

from burgrave import paladins
from burgrave.games.paladins.automa_actions import Spoils
from burgrave.games.paladins.components import OF_WALL, WALLS
from burgrave.games.paladins.inquisition import DrawSuspicion
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.refresh import Refresh
from burgrave.games.paladins.rewards import Reward
from burgrave.kernel.testing import stage
from tests.paladins.alone import BOT, acts, alone
from tests.paladins.given import (
    favours,
    has,
    next_suspicion,
    next_wall,
    occupied,
    opponent,
    outsiders,
    party,
    start,
    suspicion,
    townsfolk,
    turn,
    workshops,
)
from tests.titles.given import ANNA, play


def told(position: Paladins, language: str = "en") -> list[str]:
    """What the log has said since the set-up of the test."""
    assert position.log is not None
    words = paladins.words(language, ["Anna", "Boris"] if language == "en" else ["Анна", "Борис"])
    return [words.say(event) for event in position.log.events]


def test_an_inquisition_for_want_of_cards_says_so() -> None:
    position = start()
    suspicion(position, 1, 24)
    stage(position, DrawSuspicion(ANNA))

    assert told(position)[0] == "No suspicion cards are left: inquisition!"
    assert told(position, "ru")[0] == "Карты подозрений закончились: инквизиция!"


def test_taxes_from_the_treasury_and_from_the_supply_are_told_apart() -> None:
    position = start()
    position.treasury = 1
    next_suspicion(position, 2)
    stage(position, DrawSuspicion(ANNA))

    assert told(position)[:4] == [
        "Anna draws a suspicion card with 2 taxes",
        "Anna takes 1 silver from the treasury",
        "Anna takes what is missing from the supply: 1 silver",
        "The treasury is empty: inquisition!",
    ]
    assert told(position, "ru")[1:3] == [
        "Анна берёт из казны 1 серебро",
        "Анна берёт недостающее из общего запаса: 1 серебро",
    ]


def test_the_automa_s_taxes_agree_with_their_number() -> None:
    position = alone()
    next_suspicion(position, 2, 1)
    stage(position, DrawSuspicion(BOT), DrawSuspicion(BOT))

    said = told(position, "ru")
    assert "2 серебра уходят из казны в общий запас" in said
    assert "1 серебро уходит из казны в общий запас" in said


def test_a_step_beyond_the_track_is_no_gain() -> None:
    position = start()
    has(position, ANNA, strength=12)
    stage(position, Reward(ANNA, OF_WALL + WALLS.index("wall07")))

    assert told(position) == ["Anna: the marker of strength is at the end of the track"]
    assert told(position, "ru") == ["Анна: фишка параметра «сила» уже на последнем делении"]


def test_the_automa_never_gains_0_strength() -> None:
    position = alone()
    has(position, BOT, strength=12)
    stage(position, Spoils(0, OF_WALL + WALLS.index("wall07")))

    assert told(position) == ["The automa: the marker of strength is at the end of the track"]


def test_every_price_is_told() -> None:
    position = start()
    has(position, ANNA, labourer=2, fighter=1, silver=6)
    townsfolk(position, "gatekeeper_2")
    turn(position, ANNA)
    play(position, ANNA, "recruit labourer+fighter", "hire gatekeeper_2")

    assert told(position)[:4] == [
        "Anna: Recruit with 1 labourer, 1 fighter",
        "Anna pays 3 silver",
        "Anna hires Gatekeeper 2",
        "Anna gains 1 silver",
    ]


def test_an_attack_for_nothing_pays_nothing() -> None:
    position = start()
    has(position, ANNA, scout=1, labourer=1, fighter=1, strength=3)
    outsiders(position, "mercenary_1", "thief_1")
    turn(position, ANNA)
    play(position, ANNA, "attack labourer+scout+fighter", "outsider mercenary_1")

    assert told(position)[1] == "Anna attacks Mercenary 1"
    assert not any("pays" in line for line in told(position))


def test_a_wall_without_points_names_none() -> None:
    position = start()
    has(position, ANNA, merchant=1, labourer=1, scout=1, provisions=1)
    next_wall(position, "wall07")
    turn(position, ANNA)
    play(position, ANNA, "fortify labourer+scout+merchant")

    assert told(position)[1:3] == ["Anna pays 1 provision", "Anna builds wall 1"]
    assert not any("0 point" in line for line in told(position))


def test_workers_that_leave_are_named() -> None:
    position = start()
    has(position, ANNA, labourer=2, cleric=2, silver=6)
    occupied(position, ANNA, "hunt", "fortify")
    workshops(position, ANNA, fortify="left")
    turn(position, ANNA)
    play(position, ANNA, "pray cleric", "clear hunt")

    assert told(position)[-2:] == ["Anna pays 2 silver", "Anna takes 1 labourer off Hunt"]


def test_who_passes_tells_who_stays_and_who_leaves() -> None:
    position = start()
    has(position, ANNA, labourer=1, fighter=2)
    turn(position, ANNA)
    play(position, ANNA, "pass", "keep fighter")

    assert told(position)[:3] == [
        "Anna passes",
        "Anna keeps 1 fighter for the next round",
        "Anna returns 1 labourer, 1 fighter to the supply",
    ]


def test_the_automa_says_why_it_falls_back() -> None:
    position = alone()
    opponent(position).workers = 2
    townsfolk(position)
    acts(position, "garrison")

    assert told(position)[:3] == [
        "Scheme: Garrison",
        "Garrison cannot be done: too few workers",
        "The automa: Pray with 1 worker",
    ]


def test_the_automa_s_favours_may_all_be_taken() -> None:
    position = alone()
    favours(position, "pray")
    position.favour_workers = [0, -1, -1, -1, -1]
    acts(position, "kings_favour")

    assert told(position, "ru")[1] == "Интригу «Милость короля» выполнить нельзя: все открытые милости заняты"


def test_an_attribute_that_rises_by_the_marker_has_its_cause() -> None:
    position = alone()
    opponent(position).marker = 4
    acts(position, "trade")

    assert told(position)[2:] == [
        "The resource marker moves 1 space",
        "The resource marker returns to the first space: the lowest attribute rises",
        "The automa gains 1 strength",
    ]


def test_a_space_s_reward_is_told_when_it_is_gained() -> None:
    position = start()
    has(position, ANNA, scout=1, labourer=1, cleric=1, provisions=1)
    turn(position, ANNA)
    play(position, ANNA, "commission labourer+scout+cleric", "to r1s2")

    assert told(position)[1:5] == [
        "Anna pays 1 provision",
        "Anna sends a monk to region 1, space r1s2",
        "Anna gains 1 influence",
        "Anna gains 2 silver",
    ]


def test_a_debt_collector_s_help_is_told_once() -> None:
    position = start()
    party(position, ANNA, "debt_collector_1")
    has(position, ANNA, unpaid=1, merchant=1, labourer=1, cleric=1, silver=1)
    turn(position, ANNA)
    play(position, ANNA, "absolve labourer+merchant+cleric", "jar 1", "pay_debt")

    assert told(position).count("Anna: Debt Collector 1 helps") == 1


def test_workers_leave_the_favours_and_the_automa_when_the_round_ends() -> None:
    """Nobody has passed any more when the next paladins are chosen."""
    position = alone()
    opponent(position).workers, opponent(position).busy, opponent(position).passed = 3, 5, True
    position.boards[ANNA].passed = True
    position.favour_workers = [0, -1, -1, -1, -1]
    stage(position, Refresh())

    automa = opponent(position)
    assert (automa.workers, automa.busy, automa.passed, position.boards[ANNA].passed) == (0, 0, False, False)
    assert "The workers on king's favours return to the supply" in told(position)
