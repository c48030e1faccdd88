"""How a turn's moves are written, said and touched: cards, councilors, hiring, ranks, payments. Ids: see moves.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.emara.components import (
    ADVISORS,
    AT_RANK,
    CARDS,
    COIN,
    CRAFTSMEN,
    EXTRA_STEP,
    FIRST_TOWN,
    HIRE_CARD,
    HUTS,
    LOCATIONS,
    RANKS,
    RESOURCES,
    TOWN_CARD,
    TRADE_CARD,
    Bundle,
    Offer,
)
from burgrave.games.emara.moments import on_top
from burgrave.games.emara.phrases import (
    advisor_phrase,
    card_phrase,
    costs,
    gains,
    hut_phrase,
    location_phrase,
    rank_phrase,
    steps_phrase,
)
from burgrave.games.emara.prices import due_for_advisor, due_for_hut
from burgrave.games.emara.told import due_phrases, gain_phrases, one_way, price_phrases, work_phrases
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
    """The card and its slot; one that only gives says what."""
    card, steps = read(kind, move, "card"), steps_phrase(read(kind, move, "slot") + 1)
    if position.printed.gives[card]:
        return Phrase("move.play_take", gain=gain_phrases(position, seat, [position.printed.cards[card]]), steps=steps)
    return Phrase("move.play", card=card_phrase(card), steps=steps)


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
    origin, reached = location_phrase(position.location_of(seat, councilor)), location_phrase(to)
    key, said = f"move.{kind.word}", steps_phrase(steps)
    if to >= FIRST_TOWN:
        return Phrase(key, origin=origin, to=reached, steps=said)
    return Phrase(f"{key}_work", origin=origin, to=reached, steps=said, gain=work_phrases(position, seat, to))


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
    gain = gain_phrases(position, seat, [trade_of(position, stock).gain])
    return Phrase("move.trade", pay=costs(stock), gain=gain)


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


def say_hire(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    """The hut by its place among those of its location, what is paid for it now, and the points."""
    hut, claimant = read(kind, move, "hut"), position.claimants[seat]
    due = due_for_hut(position, seat, hut, by_card(kind, move))
    cp = position.printed.craftsmen[min(claimant.craftsmen, CRAFTSMEN - 1)]
    return Phrase(
        "move.hire_by_card" if by_card(kind, move) else "move.hire",
        hut=hut_phrase(hut),
        pay=due_phrases(claimant, due),
        gain=gains([("cp", cp)], one_way(claimant, due)),
    )


def touch_hire(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    """The hut; where the card could pay for it too, first the card or the craftsman."""
    hut = f"hut-{HUTS[read(kind, move, 'hut')]}"
    if by_card(kind, move):
        return [touch_card(seat, HIRE_CARD), hut]
    return [f"action-{seat}-craftsman", hut] if hire_card_waits(position) else [hut]


def spell_recruit(position: Emara, seat: int, kind: Kind, move: int) -> str:
    return ADVISORS[read(kind, move, "advisor")] + (" by card" if by_card(kind, move) else "")


def say_recruit(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    """The advisor, what is paid now, and what comes at once."""
    advisor, claimant = read(kind, move, "advisor"), position.claimants[seat]
    card, due = position.printed.advisors[advisor], due_for_advisor(position, seat, advisor, by_card(kind, move))
    brought = [Bundle({"cp": card.cp}), *([card.gain] if card.once else [])]
    return Phrase(
        "move.recruit_by_card" if by_card(kind, move) else "move.recruit",
        advisor=advisor_phrase(advisor),
        pay=due_phrases(claimant, due),
        gain=gain_phrases(position, seat, brought, one_way(claimant, due)),
    )


def touch_recruit(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    advisor = f"advisor-{ADVISORS[read(kind, move, 'advisor')]}"
    if by_card(kind, move):
        return [touch_card(seat, HIRE_CARD), advisor]
    return [f"action-{seat}-advisor", advisor] if hire_card_waits(position) else [advisor]


def say_rank(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    """The next rank with its price and the points of its top card, and what comes on top of them."""
    rank = min(position.claimants[seat].rank, len(RANKS) - 1)
    stack, taken = position.printed.nobles[rank], position.nobles[rank]
    brought = [Bundle({"cp": stack[min(taken, len(stack) - 1)]}), *on_top(position, seat, AT_RANK)]
    pay = price_phrases(position.claimants[seat], position.printed.ranks[rank])
    return Phrase("move.rank", rank=rank_phrase(rank), pay=pay, gain=gain_phrases(position, seat, brought))


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


def say_take(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.take", gain=gains([(RESOURCES[read(kind, move, "resource")], 1)]))


def touch_supply(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"supply-{RESOURCES[read(kind, move, 'resource')]}"]
