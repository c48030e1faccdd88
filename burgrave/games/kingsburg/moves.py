"""The move book of Kingsburg: every answer a governor can give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS, GOODS, KINDS, Bundle, Enemy
from burgrave.games.kingsburg.position import COLOURED, NONE, Province, goods_phrase
from burgrave.kernel.moves import Kind, MoveBook
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.games.kingsburg.position import Kingsburg

MARKET_SHIFT: Final = (0, 1, -1)
"""What the values of the parameter `market` add to a group."""

MOST_RECRUITS: Final = 5
"""How many goods of one kind a single recruiting move can spend; who has more is asked again."""


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
    dice, token, market = kind.arg(move, 0), kind.arg(move, 1), kind.arg(move, 2)
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
    dice, token, market = kind.arg(move, 0), kind.arg(move, 1), kind.arg(move, 2)
    total = group_total(province, dice, token, market)
    key = "move.place" if position.court[total] == NONE else "move.place_envoy"
    return Phrase(key, group=group_phrase(province, dice, token, market), advisor=advisor_phrase(total))


def group_phrase(province: Province, dice: int, token: int, market: int) -> Phrase:
    """Dice, token and Market in words."""
    parts = [die_phrase(province, die) for die in range(len(province.dice)) if dice >> die & 1]
    if token:
        parts.append(Phrase("token"))
    if market:
        parts.append(Phrase("market_up" if MARKET_SHIFT[market] > 0 else "market_down"))
    said = parts[0]
    for part in parts[1:]:
        said = Phrase("plus", first=said, second=part)
    return said


def die_phrase(province: Province, die: int) -> Phrase:
    face = province.dice[die] if die < len(province.dice) else 0
    return Phrase("white_die" if die >= COLOURED else "die", face=face)


def advisor_phrase(value: int) -> Phrase:
    return Phrase(f"advisor.{ADVISORS[value - 1]}")


def spell_statue(position: Kingsburg, seat: int, kind: Kind, move: int) -> str:
    return spell_die(position.provinces[seat], kind.arg(move, 0))


def say_statue(position: Kingsburg, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.statue", die=die_phrase(position.provinces[seat], kind.arg(move, 0)))


def spell_goods(position: Kingsburg, seat: int, kind: Kind, move: int) -> str:
    """`2 gold 1 stone`."""
    amounts = [(kind.arg(move, good), name) for good, name in enumerate(GOODS)]
    return " ".join(f"{amount} {name}" for amount, name in amounts if amount)


def say_goods(position: Kingsburg, seat: int, kind: Kind, move: int) -> Phrase:
    goods = goods_phrase(kind.arg(move, 0), kind.arg(move, 1), kind.arg(move, 2))
    return Phrase(f"move.{kind.word}", goods=goods)


def spell_help(position: Kingsburg, seat: int, kind: Kind, move: int) -> str:
    """`1 wood 1 gold`, or `1 wood 1 stone for 1 gold` where something is paid."""
    gift = offered(position, kind, move)
    gain, pay = spell_bundle(gift.gain), spell_bundle(gift.pay)
    return f"{gain} for {pay}" if pay else gain


def spell_bundle(bundle: Bundle) -> str:
    amounts = (
        *((bundle.gold, "gold"), (bundle.wood, "wood"), (bundle.stone, "stone"), (bundle.any, "any")),
        *((bundle.tokens, "token"), (bundle.points, "point"), (bundle.soldiers, "soldier")),
    )
    return " ".join(f"{amount} {name}" for amount, name in amounts if amount)


def say_help(position: Kingsburg, seat: int, kind: Kind, move: int) -> Phrase:
    gift = offered(position, kind, move)
    gain, pay = bundle_phrase(gift.gain), bundle_phrase(gift.pay)
    return Phrase("move.help_for", gain=gain, pay=pay) if pay else Phrase("move.help", gain=gain)


def bundle_phrase(bundle: Bundle) -> list[Phrase]:
    """What an advisor gives or an enemy takes, in words."""
    said = goods_phrase(bundle.gold, bundle.wood, bundle.stone)
    rest = (
        *(("any", bundle.any), ("tokens", bundle.tokens), ("points", bundle.points)),
        *(("soldiers", bundle.soldiers), ("buildings", bundle.buildings)),
    )
    said.extend(Phrase(f"goods.{name}", n=amount) for name, amount in rest if amount)
    if bundle.peek:
        said.append(Phrase("goods.peek"))
    return said


def say_decline(position: Kingsburg, seat: int, kind: Kind, move: int) -> Phrase:
    """What is declined depends on what was asked."""
    return Phrase(f"move.decline_{type(position.question).__name__}")


def enemy_phrase(enemy: Enemy) -> Phrase:
    return Phrase("enemy", kind=Phrase(f"kind.{KINDS[enemy.kind]}"), strength=enemy.strength)


def offered(position: Kingsburg, kind: Kind, move: int) -> Any:
    """The gift that a `help` move accepts from the advisor who is asking."""
    question = position.question
    assert question is not None
    return position.printed.advisors[question.a - 1].gifts[kind.arg(move, 0)]


def touch_place(position: Kingsburg, seat: int, kind: Kind, move: int) -> list[str]:
    """The dice, the token, the Market's arrow and the advisor."""
    province = position.provinces[seat]
    dice, token, market = kind.arg(move, 0), kind.arg(move, 1), kind.arg(move, 2)
    touched = [f"die-{seat}-{die}" for die in range(len(province.dice)) if dice >> die & 1]
    if token:
        touched.append(f"token-{seat}")
    if market:
        touched.append(f"market-{seat}-{'up' if MARKET_SHIFT[market] > 0 else 'down'}")
    return [*touched, f"advisor-{group_total(province, dice, token, market)}"]


def touch_statue(position: Kingsburg, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"die-{seat}-{kind.arg(move, 0)}"]


def touch_building(position: Kingsburg, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"building-{seat}-{BUILDINGS[kind.arg(move, 0)]}"]


def touch_payment(position: Kingsburg, seat: int, kind: Kind, move: int) -> list[str]:
    paid = kind.arg(move, 0)
    return [f"token-{seat}" if paid == len(GOODS) else f"good-{seat}-{GOODS[paid]}"]


def touch_goods(position: Kingsburg, seat: int, kind: Kind, move: int) -> list[str]:
    """A single good is touched itself; a mix has a button, for touching cannot count."""
    amounts = [kind.arg(move, good) for good in range(len(GOODS))]
    if sum(amounts) == 1:
        return [f"good-{seat}-{GOODS[amounts.index(1)]}"]
    return ["button-" + "-".join([kind.word, *(str(amount) for amount in amounts)])]


BOOK: Final = MoveBook()
PASS: Final = BOOK.kind("pass").of()
DECLINE: Final = BOOK.kind("decline", say=say_decline).of()
KEEP: Final = BOOK.kind("keep").of()
CHAPEL_REROLL: Final = BOOK.kind("chapel").of()
STATUE_REROLL: Final = BOOK.kind("statue", spell_statue, say_statue, touch_statue, die=5)
PLACE: Final = BOOK.kind("place", spell_place, say_place, touch_place, dice=32, token=2, market=3)
HELP: Final = BOOK.kind("help", spell_help, say_help, gift=4)
TAKE: Final = BOOK.kind("take", spell_goods, say_goods, touch_goods, gold=5, wood=5, stone=5)
LOSE: Final = BOOK.kind("lose", spell_goods, say_goods, touch_goods, gold=5, wood=5, stone=5)
BUILD: Final = BOOK.kind("build", touch=touch_building, building=BUILDINGS)
PAY: Final = BOOK.kind("pay", touch=touch_payment, payment=(*GOODS, "token"))
RECRUIT: Final = BOOK.kind(
    "recruit",
    spell_goods,
    say_goods,
    touch_goods,
    gold=MOST_RECRUITS + 1,
    wood=MOST_RECRUITS + 1,
    stone=MOST_RECRUITS + 1,
)
