"""What a component is and does, in one to three short sentences, with its figures as printed."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.components import (
    GOODS,
    KINDS,
    POWERS,
    Advisor,
    Building,
    Bundle,
    Enemy,
    Gift,
    KingsburgComponents,
)
from burgrave.games.kingsburg.phrases import (
    advisor_phrase,
    amount_phrase,
    building_phrase,
    bundle_phrase,
    enemy_phrase,
    goods_phrase,
    sum_phrase,
)
from burgrave.kernel.words import Phrase, Words

WORDS: Final = tuple(POWERS)
"""What buildings can do, by number."""


def tip_advisor(value: int, printed: KingsburgComponents, words: Words) -> str:
    """Who it is, the help, and whether it may be refused."""
    advisor = printed.advisors[value - 1]
    name = advisor_phrase(value)
    said = [words.say(Phrase("tip.advisor", advisor=name, value=value, help=help_phrase(advisor)))]
    said += [words.template(key) for key in remarks(advisor)]
    return " ".join(said)


def remarks(advisor: Advisor) -> list[str]:
    """The keys of what is to be said beside the help: that it may be refused, that a look is one's own."""
    said: list[str] = []
    if advisor.optional:
        said.append("tip.refuse_agreed" if advisor.by_option else "tip.refuse")
    if any(gift.gain.peek for gift in advisor.gifts):
        said.append("tip.peek")
    return said


def help_phrase(advisor: Advisor) -> Phrase:
    """One gift or another."""
    gifts = [gift_phrase(gift) for gift in advisor.gifts]
    either = "tip.or_else" if any(gift.key in ("plus", "tip.for") for gift in gifts) else "tip.or"
    said = gifts[0]
    for gift in gifts[1:]:
        said = Phrase(either, first=said, second=gift)
    return said


def gift_phrase(gift: Gift) -> Phrase:
    gain = bundle_sum(gift.gain)
    return Phrase("tip.for", gain=gain, pay=bundle_sum(gift.pay)) if bundle_phrase(gift.pay) else gain


def bundle_sum(bundle: Bundle) -> Phrase:
    """`1 gold + 1 wood`, so that what belongs together is not taken for a choice."""
    return sum_phrase(bundle_phrase(bundle) or [Phrase("tip.nothing")])


def tip_building(number: int, printed: KingsburgComponents, words: Words) -> str:
    """Name, price, points, what it adds in battle, what it does and when."""
    building = printed.buildings[number]
    return words.say(
        Phrase(
            "tip.building",
            building=building_phrase(number),
            price=price_phrase(building),
            worth=[amount_phrase("points", building.points), *combat_phrase(building)],
            effect=effect_phrase(building),
        )
    )


def price_phrase(building: Building) -> list[Phrase]:
    return goods_phrase(building.gold, building.wood, building.stone) or [Phrase("tip.nothing")]


def combat_phrase(building: Building) -> list[Phrase]:
    """What a building adds in battle, and against its kind of enemy; empty if it adds nothing."""
    combat, special = signed(building.combat), signed(building.combat_against)
    if building.kind < 0 or building.combat_against == building.combat:
        return [Phrase("tip.combat", combat=combat)] if building.combat else []
    against = Phrase(f"tip.against.{KINDS[building.kind]}")
    if building.combat == 0:
        return [Phrase("tip.combat_against", combat=special, against=against)]
    return [Phrase("tip.combat_but", combat=combat, special=special, against=against)]


def signed(number: int) -> str:
    """`+1`, `−1`, `0`."""
    return f"{number:+}".replace("-", "−") if number else "0"


def effect_phrase(building: Building) -> Phrase:
    """What a building does beside battle, power by power; one that does nothing else helps in winter."""
    does = list(zip(building.powers, building.amounts, strict=True))
    said = [Phrase(f"tip.power.{WORDS[power]}", n=amount) for power, amount in does] or [Phrase("tip.power.none")]
    whole = said[0]
    for phrase in said[1:]:
        whole = Phrase("tip.powers", first=whole, second=phrase)
    return whole


def tip_enemy(card: int, printed: KingsburgComponents, words: Words) -> str:
    """Kind, strength, year, what a win gives and what a defeat takes."""
    enemy = printed.enemies[card]
    return words.say(
        Phrase(
            "tip.enemy",
            enemy=enemy_phrase(enemy),
            year=enemy.year,
            reward=bundle_phrase(enemy.reward) or [Phrase("tip.nothing")],
            loss=bundle_phrase(enemy.loss) or [Phrase("tip.nothing")],
        )
    )


def possible_enemies(printed: KingsburgComponents, year: int) -> list[Enemy]:
    """The enemies of a year, weakest first: one of them is this year's card, the others never come."""
    found = [enemy for enemy in printed.enemies if enemy.year == year]
    found.sort(key=lambda enemy: enemy.strength)
    return found


def tip_back(year: int, printed: KingsburgComponents, words: Words) -> str:
    """The enemies of which the card is one."""
    phrase = Phrase(
        "drawing.enemy_tip",
        weakest=printed.weakest[year],
        strongest=printed.strongest[year],
        enemies=[enemy_phrase(enemy) for enemy in possible_enemies(printed, year)],
    )
    return words.say(phrase)


def tip_good(good: int, words: Words) -> str:
    return words.template(f"tip.{GOODS[good]}")


def tip_thing(key: str, words: Words) -> str:
    """A piece without a name of its own: token, envoy, white_die, soldiers, points, order, year, phase, neutral."""
    return words.template(f"tip.{key}")
