"""How a turn's moves are written, said and touched: cards, councilors, hiring, ranks, payments. Ids: see moves.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.emara.components import (
    ADVISORS,
    CARDS,
    COIN,
    EXTRA_STEP,
    FIRST_TOWN,
    HIRE_CARD,
    HUT_AT,
    HUTS,
    LOCATIONS,
    RANKS,
    RESOURCES,
    TOWN_CARD,
    TRADE_CARD,
    Offer,
)
from burgrave.games.emara.phrases import (
    advisor_phrase,
    bundle_phrases,
    card_phrase,
    location_phrase,
    rank_phrase,
    stock_phrases,
)
from burgrave.kernel.moves import Kind
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.games.emara.position import Emara


def read(kind: Kind, move: int, parameter: str) -> int:
    """A parameter of a move by its name."""
    return kind.arg(move, kind.names.index(parameter))


def destination(position: Emara, seat: int, councilor: int, steps: int) -> int:
    """The place on which a councilor ends after so many steps clockwise on its ring."""
    place = position.claimants[seat].councilors[councilor]
    return place // 4 * 4 + (place + steps) % 4


def touch_card(seat: int, card: int) -> str:
    return f"card-{seat}-{CARDS[card]}"


def touch_councilor(seat: int, councilor: int) -> str:
    return f"councilor-{seat}-{councilor}"


def touch_location(location: int) -> str:
    return f"location-{LOCATIONS[location]}"


def touch_stock(seat: int, kind: int) -> str:
    return f"coin-{seat}" if kind == COIN else f"good-{seat}-{RESOURCES[kind]}"


# ---------------------------------------------------------------------- the card and the councilors


def spell_play(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`trade in 2`."""
    return f"{CARDS[read(kind, move, 'card')]} in {read(kind, move, 'slot') + 1}"


def say_play(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.play", card=card_phrase(read(kind, move, "card")), n=read(kind, move, "slot") + 1)


def touch_play(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_card(seat, read(kind, move, "card")), f"slot-{seat}-{read(kind, move, 'slot') + 1}"]


def steps_of(position: Emara, kind: Kind) -> int:
    """How far a councilor goes: by the slot, or by the card."""
    return position.printed.steps if kind.word == "step" else position.slot + 1


def spell_move(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`field to quarry`."""
    councilor = read(kind, move, "councilor")
    to = position.rings[destination(position, seat, councilor, steps_of(position, kind))]
    return f"{LOCATIONS[position.location_of(seat, councilor)]} to {LOCATIONS[to]}"


def say_move(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    councilor = read(kind, move, "councilor")
    steps = steps_of(position, kind)
    to = position.rings[destination(position, seat, councilor, steps)]
    origin = location_phrase(position.location_of(seat, councilor))
    return Phrase(f"move.{kind.word}", origin=origin, to=location_phrase(to), n=steps)


def touch_move(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    """The councilor and where it goes; for the card's step the card itself."""
    councilor = read(kind, move, "councilor")
    if kind.word == "step":
        return [touch_card(seat, EXTRA_STEP), touch_councilor(seat, councilor)]
    to = position.rings[destination(position, seat, councilor, steps_of(position, kind))]
    return [touch_councilor(seat, councilor), touch_location(to)]


def spell_stock(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`1 wood 2 cloth`."""
    return spelled(stock_of(kind, move))


def spelled(stock: list[int]) -> str:
    return " ".join(f"{amount} {RESOURCES[kind]}" for kind, amount in enumerate(stock) if amount)


def stock_of(kind: Kind, move: int) -> list[int]:
    """The amounts of the four resources in a move."""
    return [read(kind, move, name) for name in RESOURCES]


def trade_of(position: Emara, stock: list[int]) -> Offer:
    """The offer of the trade card that takes so many resources."""
    trades = position.printed.trades
    return next((trade for trade in trades if trade.pay.need == sum(stock)), trades[0])


def say_trade(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    stock = stock_of(kind, move)
    gain = bundle_phrases(trade_of(position, stock).gain)
    return Phrase("move.trade", pay=stock_phrases(stock), gain=gain)


def touch_trade(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    """The card and a single resource; a mix has a button, for touching cannot count."""
    stock = stock_of(kind, move)
    if sum(stock) == 1:
        return [touch_card(seat, TRADE_CARD), touch_stock(seat, stock.index(1))]
    return [touch_card(seat, TRADE_CARD), "button-" + "-".join(["trade", *(str(amount) for amount in stock)])]


def say_town(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.town", location=location_phrase(FIRST_TOWN + read(kind, move, "location")))


def touch_town(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_card(seat, TOWN_CARD), touch_location(FIRST_TOWN + read(kind, move, "location"))]


# ---------------------------------------------------------------------- bonus actions


def by_card(kind: Kind, move: int) -> bool:
    return read(kind, move, "by") == 1


def hire_card_waits(position: Emara) -> bool:
    return position.card == HIRE_CARD and not position.card_done


def spell_hire(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`quarry_2`, or `quarry_2 by card`."""
    return HUTS[read(kind, move, "hut")] + (" by card" if by_card(kind, move) else "")


def hut_phrase(position: Emara, hut: int) -> Phrase:
    price = stock_phrases(position.printed.huts[hut].stock)
    return Phrase("hut", location=location_phrase(HUT_AT[hut]), price=price)


def say_hire(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    key = "move.hire_by_card" if by_card(kind, move) else "move.hire"
    return Phrase(key, hut=hut_phrase(position, read(kind, move, "hut")))


def touch_hire(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    """The hut; where the card could pay for it too, first the card or the craftsman."""
    hut = f"hut-{HUTS[read(kind, move, 'hut')]}"
    if by_card(kind, move):
        return [touch_card(seat, HIRE_CARD), hut]
    return [f"action-{seat}-craftsman", hut] if hire_card_waits(position) else [hut]


def spell_recruit(position: Emara, seat: int, kind: Kind, move: int) -> str:
    return ADVISORS[read(kind, move, "advisor")] + (" by card" if by_card(kind, move) else "")


def say_recruit(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    key = "move.recruit_by_card" if by_card(kind, move) else "move.recruit"
    advisor = read(kind, move, "advisor")
    price = stock_phrases(position.printed.advisors[advisor].cost.stock)
    return Phrase(key, advisor=advisor_phrase(advisor), price=price)


def touch_recruit(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    advisor = f"advisor-{ADVISORS[read(kind, move, 'advisor')]}"
    if by_card(kind, move):
        return [touch_card(seat, HIRE_CARD), advisor]
    return [f"action-{seat}-advisor", advisor] if hire_card_waits(position) else [advisor]


def say_rank(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    rank = min(position.claimants[seat].rank, len(RANKS) - 1)
    price = bundle_phrases(position.printed.ranks[rank])
    return Phrase("move.rank", rank=rank_phrase(rank), price=price)


def touch_rank(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"rank-{RANKS[min(position.claimants[seat].rank, len(RANKS) - 1)]}"]


# ---------------------------------------------------------------------- paying


def spell_paid(stock: list[int], coins: int) -> str:
    """`pay 1 wood 1 coin`."""
    amounts = [spelled(stock)] if sum(stock) else []
    return " ".join(["pay", *amounts, *([f"{coins} coin"] if coins else [])])


def touch_paid(seat: int, stock: list[int], coins: int) -> list[str]:
    """A single piece is touched itself; a mix has a button, for touching cannot count."""
    if sum(stock) + coins == 1:
        return [touch_stock(seat, COIN if coins else stock.index(1))]
    return ["button-" + "-".join(["pay", *(str(amount) for amount in [*stock, coins])])]


# ---------------------------------------------------------------------- set-up


def spell_relocate(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`field to castle`."""
    origin = position.location_of(seat, read(kind, move, "councilor"))
    return f"{LOCATIONS[origin]} to {LOCATIONS[position.rings[read(kind, move, 'place')]]}"


def say_relocate(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    origin = location_phrase(position.location_of(seat, read(kind, move, "councilor")))
    return Phrase("move.relocate", origin=origin, to=location_phrase(position.rings[read(kind, move, "place")]))


def touch_relocate(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [
        touch_councilor(seat, read(kind, move, "councilor")),
        touch_location(position.rings[read(kind, move, "place")]),
    ]


def touch_supply(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"supply-{RESOURCES[read(kind, move, 'resource')]}"]
