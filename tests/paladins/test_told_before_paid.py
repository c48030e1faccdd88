"""A move says what it costs and brings before it is made."""

from __future__ import annotations

from burgrave import paladins
from burgrave.games.paladins.inquisition import Inquisition
from burgrave.games.paladins.muster import TakeTavern
from burgrave.games.paladins.position import Paladins
from burgrave.games.paladins.setup import FirstHire
from burgrave.kernel.check_texts import check_move_texts
from burgrave.kernel.testing import stage
from tests.paladins.given import (
    favours,
    has,
    jars,
    occupied,
    outsiders,
    paladin,
    party,
    start,
    suspicion,
    taverns,
    townsfolk,
    turn,
    workshops,
)
from tests.titles.given import ANNA, play
from tests.titles.told import GAMES

RU, EN = paladins.words("ru"), paladins.words("en")


def test_what_moves_promise_is_what_they_do() -> None:
    assert check_move_texts(paladins, games=GAMES, most=6) > 2000


def said(position: Paladins, notation: str) -> list[str]:
    """A move in Russian and in English."""
    phrase = position.phrase(position.parse(notation))
    return [RU.say(phrase), EN.say(phrase)]


def test_hunting_with_the_right_paladin_brings_more() -> None:
    position = start()
    paladin(position, ANNA, "girard")
    has(position, ANNA, labourer=1, scout=1)
    turn(position, ANNA)

    assert said(position, "hunt labourer+scout") == [
        "Охота (рабочие: 1 разнорабочий, 1 разведчик): 5 припасов",
        "Hunt (workers: 1 labourer, 1 scout): 5 provisions",
    ]


def test_a_workshop_with_a_discount_names_the_paladin() -> None:
    position = start()
    paladin(position, ANNA, "samson")
    has(position, ANNA, labourer=2, silver=2)
    turn(position, ANNA)

    assert said(position, "develop labourer+labourer") == [
        "Развитие (рабочие: 2 разнорабочих; плата: 2 серебра, помогает Самсон)",
        "Develop (workers: 2 labourers; price: 2 silver, Samson helps)",
    ]


def test_a_lifted_price_is_told_as_lifted() -> None:
    position = start()
    paladin(position, ANNA, "ivoire")
    has(position, ANNA, labourer=1, merchant=1, cleric=1)
    turn(position, ANNA)

    assert said(position, "absolve labourer+merchant+cleric") == [
        "Прощение (рабочие: 1 разнорабочий, 1 торговец, 1 клирик; плата: бесплатно, помогает Ивуар)",
        "Absolve (workers: 1 labourer, 1 merchant, 1 cleric; price: free, Ivoire helps)",
    ]


def test_one_worker_discards_a_townsfolk_and_two_hire() -> None:
    position = start()
    has(position, ANNA, labourer=1, fighter=1, silver=3)
    turn(position, ANNA)

    assert said(position, "recruit fighter") == [
        "Наём, сбросить горожанина (рабочие: 1 воин)",
        "Recruit, discard a townsfolk (workers: 1 fighter)",
    ]
    assert said(position, "recruit labourer+fighter") == [
        "Наём в отряд (рабочие: 1 разнорабочий, 1 воин)",
        "Recruit, hire (workers: 1 labourer, 1 fighter)",
    ]


def test_two_townsfolk_of_one_name_are_told_apart_with_price_and_instant_reward() -> None:
    position = start()
    has(position, ANNA, labourer=1, fighter=1, silver=3)
    townsfolk(position, "gatekeeper_2", "gatekeeper_1")
    turn(position, ANNA)
    play(position, ANNA, "recruit labourer+fighter")

    assert said(position, "hire gatekeeper_2") == [
        "Нанять: Привратник 2 (3 серебра), сразу 1 серебро; укрепление: 1 серебро",
        "Hire Gatekeeper 2 (3 silver), at once 1 silver; fortify: 1 silver",
    ]
    assert said(position, "hire gatekeeper_1 for debt") == [
        "Нанять: Привратник 1 (взять 1 долг); укрепление: 1 разнорабочий",
        "Hire Gatekeeper 1 (take 1 debt); fortify: 1 labourer",
    ]


def test_the_first_townsfolk_costs_nothing_and_the_question_says_so() -> None:
    position = start()
    townsfolk(position, "architect_2", "abbot_1")
    stage(position, FirstHire(ANNA))

    assert said(position, "hire architect_2") == [
        "Архитектор 2, сразу 1 припас; развитие: 1 припас",
        "Architect 2, at once 1 provision; develop: 1 provision",
    ]


def test_a_townsfolk_discarded_for_its_reward() -> None:
    position = start()
    has(position, ANNA, labourer=1, silver=2)
    townsfolk(position, "gatekeeper_3", "abbot_1")
    turn(position, ANNA)
    play(position, ANNA, "recruit labourer")

    assert said(position, "dismiss gatekeeper_3 for debt") == [
        "Сбросить: Привратник 3 (взять 1 долг); награда: 2 серебра из казны",
        "Discard Gatekeeper 3 (take 1 debt); reward: 2 silver from the treasury",
    ]


def test_a_space_with_the_attribute_its_reward_and_the_townsfolk_s_share() -> None:
    position = start()
    party(position, ANNA, "watchman_2")
    has(position, ANNA, labourer=1, merchant=1, fighter=1, strength=1, faith=12, provisions=1)
    turn(position, ANNA)
    play(position, ANNA, "garrison labourer+merchant+fighter")

    assert said(position, "to r1s2") == [
        "Регион 1, клетка r1s2: 3 серебра",
        "Region 1, space r1s2: 3 silver",
    ]


def test_an_attack_with_its_price_and_the_paladin_s_silver() -> None:
    position = start()
    paladin(position, ANNA, "engelier")
    has(position, ANNA, scout=1, labourer=1, fighter=1, silver=1)
    outsiders(position, "thief_1", None, "mercenary_1")
    turn(position, ANNA)
    play(position, ANNA, "attack labourer+scout+fighter")

    assert said(position, "outsider mercenary_1") == [
        "Наёмник 1 (1 серебро); награда: 1 влияние, 2 разнорабочих, 2 серебра",
        "Mercenary 1 (1 silver); reward: 1 influence, 2 labourers, 2 silver",
    ]


def test_a_conversion_with_what_it_will_score() -> None:
    position = start()
    has(position, ANNA, fighter=1, labourer=1, cleric=1)
    outsiders(position, "assassin_1", "thief_1")
    has(position, ANNA, faith=2)
    turn(position, ANNA)
    play(position, ANNA, "convert labourer+fighter+cleric")

    assert said(position, "outsider assassin_1") == [
        "Ассасин 1: 2 силы; 1 ПО за каждого атакованного сарацина",
        "Assassin 1: 2 strength; 1 point for every attacked Saracen",
    ]


def test_a_workshop_s_space_and_whoever_was_under_it() -> None:
    position = start()
    has(position, ANNA, labourer=2, silver=4)
    workshops(position, ANNA, attack="both")
    turn(position, ANNA)
    play(position, ANNA, "develop labourer+labourer")

    ru, en = said(position, "workshop commission left")
    assert ru.startswith("Поручение, левая клетка: 1 ")
    assert en.startswith("Commission, left space: 1 ")


def test_a_favour_with_its_price_and_its_choice() -> None:
    position = start()
    favours(position, "debt_or_suspicion", "workers_for_debt")
    has(position, ANNA, fighter=1, silver=1, unpaid=1)
    turn(position, ANNA)

    assert said(position, "favour debt_or_suspicion fighter") == [
        "Милость короля (рабочие: 1 воин; плата: 1 серебро): на выбор оплатить 1 долг или сброс 2 карт подозрений",
        "King's favour (workers: 1 fighter; price: 1 silver): a choice of pay 1 debt or discard 2 suspicion cards",
    ]


def test_a_jar_tells_faith_suspicion_and_the_space() -> None:
    position = start()
    suspicion(position, ANNA, 1)
    jars(position, ANNA, 1)
    has(position, ANNA, labourer=1, merchant=1, cleric=1, silver=2, influence=12)
    turn(position, ANNA)
    play(position, ANNA, "absolve labourer+merchant+cleric")

    assert said(position, "jar 6") == [
        "Клетка 6: 1 вера, сброс 1 карты подозрения, 2 разнорабочих",
        "Space 6: 1 faith, discard 1 suspicion card, 2 labourers",
    ]


def test_a_paid_debt_brings_the_collector_s_worker() -> None:
    position = start()
    party(position, ANNA, "debt_collector_1")
    has(position, ANNA, labourer=1, merchant=1, cleric=1, silver=1, unpaid=1)
    turn(position, ANNA)
    play(position, ANNA, "absolve labourer+merchant+cleric", "jar 1")

    ru, en = said(position, "pay_debt")
    assert ru.startswith("Оплатить 1 долг: 1 ")
    assert en.startswith("Pay 1 debt: 1 ")


def test_an_ability_at_the_inquisition_tells_what_it_gives() -> None:
    position = start()
    party(position, ANNA, "squire_1", "conspirator_1")
    suspicion(position, ANNA, 1)
    position.treasury = 0
    stage(position, Inquisition())

    assert said(position, "use conspirator_1") == [
        "Заговорщица 1: сброс 1 карты подозрения",
        "Conspirator 1: discard 1 suspicion card",
    ]


def test_a_tavern_by_its_workers() -> None:
    position = start()
    taverns(position, "tavern17", "tavern02", "tavern03")
    stage(position, TakeTavern(ANNA))

    assert said(position, "tavern tavern17") == [
        "1 клирик, 2 разнорабочих, 1 преступник",
        "1 cleric, 2 labourers, 1 criminal",
    ]


def test_who_stays_and_who_returns() -> None:
    position = start()
    has(position, ANNA, labourer=2, fighter=1, cleric=1)
    occupied(position, ANNA, "hunt")
    turn(position, ANNA)
    play(position, ANNA, "pass")

    assert said(position, "keep labourer+fighter+cleric") == [
        "Оставить: разнорабочий, воин, клирик; вернуть: 1 разнорабочий",
        "Keep: labourer, fighter, cleric; return 1 labourer",
    ]
    assert said(position, "keep nobody") == [
        "Никого не оставлять; вернуть: 2 разнорабочих, 1 воин, 1 клирик",
        "Keep nobody; return 2 labourers, 1 fighter, 1 cleric",
    ]


def test_in_the_last_round_to_pass_returns_everybody() -> None:
    position = start()
    position.round = position.printed.rounds
    has(position, ANNA, scout=2)
    turn(position, ANNA)

    assert said(position, "pass") == ["Пас; вернуть: 2 разведчика", "Pass; return 2 scouts"]
