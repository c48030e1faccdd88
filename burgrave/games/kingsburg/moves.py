"""The move book of Kingsburg: every answer a governor can give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS, GOODS, Bundle, KingsburgComponents
from burgrave.games.kingsburg.options import KingsburgOptions
from burgrave.games.kingsburg.phrases import advisor_phrase, building_phrase, goods_cost, goods_gain, sum_phrase
from burgrave.games.kingsburg.position import COLOURED, NONE, Province
from burgrave.kernel.moves import Kind, MoveBook
from burgrave.kernel.words import Cost, Gain, Phrase

if TYPE_CHECKING:
    from burgrave.games.kingsburg.position import Kingsburg

MARKET_SHIFT: Final = [0, 1, -1]
"""What the values of the parameter `market` add to a group; compiled, a tuple would be made anew at every reading."""

MOST_RECRUITS: Final = 5
"""How many goods of one kind a single recruiting move can spend; who has more is asked again."""


PAYMENTS: Final = (*GOODS, "token")
"""What a Town Hall takes."""
TOKEN: Final = PAYMENTS.index("token")


def group_total(province: Province, dice: int, token: int, market: int) -> int:
    """The advisor that a group of dice reaches."""
    total = 2 * token + MARKET_SHIFT[market]
    for die, face in enumerate(province.dice):
        if dice >> die & 1:
            total += face
    return total


def spell_place(position: Kingsburg, seat: int, kind: Kind, move: int) -> str:
    """`3+5w +2 market-1 on general`; w marks a white die."""
    province = position.provinces[seat]
    dice, token, market = PLACE_DICE.of(move), PLACE_TOKEN.of(move), PLACE_MARKET.of(move)
    faces = [spell_die(province, die) for die in range(len(province.dice)) if dice >> die & 1]
    spelled = ["+".join(faces)]
    if token:
        spelled.append("+2")
    if market:
        spelled.append(f"market{MARKET_SHIFT[market]:+}")
    total = group_total(province, dice, token, market)
    spelled.append(f"on {ADVISORS[total - 1] if 1 <= total <= len(ADVISORS) else total}")
    return " ".join(spelled)


def spell_die(province: Province, die: int) -> str:
    """`3`, or `3w` for a white die."""
    face = province.dice[die] if die < len(province.dice) else 0
    return f"{face}w" if die >= COLOURED else str(face)


def say_place(position: Kingsburg, seat: int, kind: Kind, move: int) -> Phrase:
    province = position.provinces[seat]
    dice, token, market = PLACE_DICE.of(move), PLACE_TOKEN.of(move), PLACE_MARKET.of(move)
    total = group_total(province, dice, token, market)
    key = "move.place" if position.court[total] == NONE else "move.place_envoy"
    return Phrase(key, group=group_phrase(position, province, dice, token, market), advisor=advisor_phrase(total))


def group_phrase(position: Kingsburg, province: Province, dice: int, token: int, market: int) -> Phrase:
    """Dice, token and Market in words."""
    parts = [die_phrase(province, die) for die in range(len(province.dice)) if dice >> die & 1]
    if token:
        parts.append(Phrase("token"))
    if market:
        building = building_phrase(position.printed.shift.first(province.buildings))
        parts.append(Phrase("market_up" if MARKET_SHIFT[market] > 0 else "market_down", building=building))
    return sum_phrase(parts)


def die_phrase(province: Province, die: int) -> Phrase:
    face = province.dice[die] if die < len(province.dice) else 0
    return Phrase("white_die" if die >= COLOURED else "die", die=face)


def spell_statue(position: Kingsburg, seat: int, kind: Kind, move: int) -> str:
    return spell_die(position.provinces[seat], STATUE_DIE.of(move))


def say_statue(position: Kingsburg, seat: int, kind: Kind, move: int) -> Phrase:
    province = position.provinces[seat]
    building = building_phrase(position.printed.reroll_one.first(province.buildings))
    return Phrase("move.statue", building=building, die=die_phrase(province, STATUE_DIE.of(move)))


def say_chapel(position: Kingsburg, seat: int, kind: Kind, move: int) -> Phrase:
    building = position.printed.reroll_up_to.first(position.provinces[seat].buildings)
    return Phrase("move.chapel", building=building_phrase(building))


def touch_chapel(position: Kingsburg, seat: int, kind: Kind, move: int) -> list[str]:
    """The building itself."""
    return [f"building-{seat}-{BUILDINGS[position.printed.reroll_up_to.first(position.provinces[seat].buildings)]}"]


def goods_of(kind: Kind, move: int) -> list[int]:
    """The goods that a move names, in the order of GOODS."""
    return [kind.arg(move, kind.names.index(good)) for good in GOODS]


def spell_goods(position: Kingsburg, seat: int, kind: Kind, move: int) -> str:
    """`2 gold 1 stone`."""
    return " ".join(f"{amount} {good}" for amount, good in zip(goods_of(kind, move), GOODS, strict=True) if amount)


def say_goods(position: Kingsburg, seat: int, kind: Kind, move: int) -> Phrase:
    gold, wood, stone = goods_of(kind, move)
    taken = kind.word == TAKE.word
    return Phrase(f"move.{kind.word}", goods=goods_gain(gold, wood, stone) if taken else goods_cost(gold, wood, stone))


def say_payment(position: Kingsburg, seat: int, kind: Kind, move: int) -> Phrase:
    paid = PAY_PAYMENT.of(move)
    points = position.printed.points_a_trade.total(position.provinces[seat].buildings)
    return Phrase("move.pay", pay=Cost(payment_thing(paid), 1), gain=Gain("points", points))


def payment_thing(paid: int) -> str:
    """What a Town Hall takes, as a thing that is counted."""
    return "tokens" if paid == TOKEN else PAYMENTS[paid]


def spell_bundle(bundle: Bundle) -> str:
    amounts = (
        *((bundle.gold, "gold"), (bundle.wood, "wood"), (bundle.stone, "stone"), (bundle.any, "any")),
        *((bundle.tokens, "token"), (bundle.points, "point"), (bundle.soldiers, "soldier")),
    )
    return " ".join(f"{amount} {name}" for amount, name in amounts if amount)


def touch_place(position: Kingsburg, seat: int, kind: Kind, move: int) -> list[str]:
    """The dice, the token, the Market's arrow and the advisor."""
    province = position.provinces[seat]
    dice, token, market = PLACE_DICE.of(move), PLACE_TOKEN.of(move), PLACE_MARKET.of(move)
    touched = [f"die-{seat}-{die}" for die in range(len(province.dice)) if dice >> die & 1]
    if token:
        touched.append(f"token-{seat}")
    if market:
        touched.append(f"market-{seat}-{'up' if MARKET_SHIFT[market] > 0 else 'down'}")
    return [*touched, f"advisor-{group_total(province, dice, token, market)}"]


def touch_statue(position: Kingsburg, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"die-{seat}-{STATUE_DIE.of(move)}"]


def touch_building(position: Kingsburg, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"building-{seat}-{BUILDINGS[BUILD_BUILDING.of(move)]}"]


def touch_payment(position: Kingsburg, seat: int, kind: Kind, move: int) -> list[str]:
    paid = PAY_PAYMENT.of(move)
    return [f"token-{seat}" if paid == TOKEN else f"good-{seat}-{PAYMENTS[paid]}"]


def touch_goods(position: Kingsburg, seat: int, kind: Kind, move: int) -> list[str]:
    """A single good is touched itself; a mix has a button, for touching cannot count."""
    amounts = goods_of(kind, move)
    if sum(amounts) == 1:
        return [f"good-{seat}-{GOODS[amounts.index(1)]}"]
    return ["button-" + "-".join([kind.word, *(str(amount) for amount in amounts)])]


def groups(printed: KingsburgComponents, options: KingsburgOptions, seats: int) -> list[tuple[int, ...]]:
    """A group has at least one die."""
    sizes = PLACE.sizes
    return [
        (dice, token, market) for dice in range(1, sizes[0]) for token in range(sizes[1]) for market in range(sizes[2])
    ]


BOOK: Final = MoveBook()
PASS: Final = BOOK.kind("pass").of()
DECLINE: Final = BOOK.kind("decline", by_question=True).of()
KEEP: Final = BOOK.kind("keep").of()
CHAPEL_REROLL: Final = BOOK.kind("chapel", say=say_chapel, touch=touch_chapel).of()
STATUE_REROLL: Final = BOOK.kind("statue", spell_statue, say_statue, touch_statue, die=5)
STATUE_DIE: Final = STATUE_REROLL.parameter("die")
PLACE: Final = BOOK.kind("place", spell_place, say_place, touch_place, allowed=groups, dice=32, token=2, market=3)
PLACE_DICE: Final = PLACE.parameter("dice")
PLACE_TOKEN: Final = PLACE.parameter("token")
PLACE_MARKET: Final = PLACE.parameter("market")
HELP: Final = BOOK.kind("help", gift=4)
HELP_GIFT: Final = HELP.parameter("gift")
TAKE: Final = BOOK.kind("take", spell_goods, say_goods, touch_goods, gold=5, wood=5, stone=5)
TAKE_GOLD: Final = TAKE.parameter("gold")
TAKE_WOOD: Final = TAKE.parameter("wood")
TAKE_STONE: Final = TAKE.parameter("stone")
LOSE: Final = BOOK.kind("lose", spell_goods, say_goods, touch_goods, gold=5, wood=5, stone=5)
LOSE_GOLD: Final = LOSE.parameter("gold")
LOSE_WOOD: Final = LOSE.parameter("wood")
LOSE_STONE: Final = LOSE.parameter("stone")
BUILD: Final = BOOK.kind("build", touch=touch_building, building=BUILDINGS)
BUILD_BUILDING: Final = BUILD.parameter("building")
PAY: Final = BOOK.kind("pay", say=say_payment, touch=touch_payment, payment=PAYMENTS)
PAY_PAYMENT: Final = PAY.parameter("payment")
RECRUIT: Final = BOOK.kind(
    "recruit",
    spell_goods,
    None,
    touch_goods,
    gold=MOST_RECRUITS + 1,
    wood=MOST_RECRUITS + 1,
    stone=MOST_RECRUITS + 1,
)
RECRUIT_GOLD: Final = RECRUIT.parameter("gold")
RECRUIT_WOOD: Final = RECRUIT.parameter("wood")
RECRUIT_STONE: Final = RECRUIT.parameter("stone")
