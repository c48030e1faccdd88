"""How moves are written in records, said in words, and touched on the table. The ids of all pieces are in moves.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.emara.components import (
    ADVISORS,
    CARDS,
    COIN,
    EXTRA_STEP,
    FAVORS,
    FIRST_TOWN,
    HIRE_CARD,
    HUTS,
    HUTS_A_LOCATION,
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
    favor_phrase,
    location_phrase,
    rank_phrase,
    resource_phrase,
    spell_bundle,
    stock_phrases,
    thing,
)
from burgrave.kernel.moves import Kind
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.games.emara.position import Emara


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
    return f"{CARDS[kind.arg(move, 0)]} in {kind.arg(move, 1) + 1}"


def say_play(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.play", card=card_phrase(kind.arg(move, 0)), n=kind.arg(move, 1) + 1)


def touch_play(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_card(seat, kind.arg(move, 0)), f"slot-{seat}-{kind.arg(move, 1) + 1}"]


def steps_of(position: Emara, kind: Kind) -> int:
    """How far a councilor goes: by the slot, or by the card."""
    return position.printed.steps if kind.word == "step" else position.slot + 1


def spell_move(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`field to quarry`."""
    councilor = kind.arg(move, 0)
    to = position.rings[destination(position, seat, councilor, steps_of(position, kind))]
    return f"{LOCATIONS[position.location_of(seat, councilor)]} to {LOCATIONS[to]}"


def say_move(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    councilor = kind.arg(move, 0)
    steps = steps_of(position, kind)
    to = position.rings[destination(position, seat, councilor, steps)]
    origin = location_phrase(position.location_of(seat, councilor))
    return Phrase(f"move.{kind.word}", origin=origin, to=location_phrase(to), n=steps)


def touch_move(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    """The councilor and where it goes; for the card's step the card itself."""
    councilor = kind.arg(move, 0)
    if kind.word == "step":
        return [touch_card(seat, EXTRA_STEP), touch_councilor(seat, councilor)]
    to = position.rings[destination(position, seat, councilor, steps_of(position, kind))]
    return [touch_councilor(seat, councilor), touch_location(to)]


def spell_stock(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`1 wood 2 cloth`."""
    amounts = [(kind.arg(move, place), name) for place, name in enumerate(RESOURCES)]
    return " ".join(f"{amount} {name}" for amount, name in amounts if amount)


def stock_of(kind: Kind, move: int) -> list[int]:
    """The amounts of the four resources in a move."""
    return [kind.arg(move, place) for place in range(len(RESOURCES))]


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
    return Phrase("move.town", location=location_phrase(FIRST_TOWN + kind.arg(move, 0)))


def touch_town(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_card(seat, TOWN_CARD), touch_location(FIRST_TOWN + kind.arg(move, 0))]


# ---------------------------------------------------------------------- bonus actions


def by_card(kind: Kind, move: int) -> bool:
    return kind.arg(move, 1) == 1


def hire_card_waits(position: Emara) -> bool:
    return position.card == HIRE_CARD and not position.card_done


def spell_hire(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`quarry_2`, or `quarry_2 by card`."""
    return HUTS[kind.arg(move, 0)] + (" by card" if by_card(kind, move) else "")


def hut_phrase(position: Emara, hut: int) -> Phrase:
    price = stock_phrases(position.printed.huts[hut].stock)
    return Phrase("hut", location=location_phrase(hut // HUTS_A_LOCATION), price=price)


def say_hire(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    key = "move.hire_by_card" if by_card(kind, move) else "move.hire"
    return Phrase(key, hut=hut_phrase(position, kind.arg(move, 0)))


def touch_hire(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    """The hut; where the card could pay for it too, first the card or the craftsman."""
    hut = f"hut-{HUTS[kind.arg(move, 0)]}"
    if by_card(kind, move):
        return [touch_card(seat, HIRE_CARD), hut]
    return [f"action-{seat}-craftsman", hut] if hire_card_waits(position) else [hut]


def spell_recruit(position: Emara, seat: int, kind: Kind, move: int) -> str:
    return ADVISORS[kind.arg(move, 0)] + (" by card" if by_card(kind, move) else "")


def say_recruit(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    key = "move.recruit_by_card" if by_card(kind, move) else "move.recruit"
    advisor = kind.arg(move, 0)
    price = stock_phrases(position.printed.advisors[advisor].cost.stock)
    return Phrase(key, advisor=advisor_phrase(advisor), price=price)


def touch_recruit(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    advisor = f"advisor-{ADVISORS[kind.arg(move, 0)]}"
    if by_card(kind, move):
        return [touch_card(seat, HIRE_CARD), advisor]
    return [f"action-{seat}-advisor", advisor] if hire_card_waits(position) else [advisor]


def say_rank(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    rank = min(position.claimants[seat].rank, len(RANKS) - 1)
    price = bundle_phrases(position.printed.ranks[rank])
    return Phrase("move.rank", rank=rank_phrase(rank), price=price)


def touch_rank(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"rank-{RANKS[min(position.claimants[seat].rank, len(RANKS) - 1)]}"]


# ---------------------------------------------------------------------- advisors' powers, offers


def offer_of(position: Emara, kind: Kind, move: int) -> Offer:
    """The exchange that a `use` or `accept` move makes."""
    if kind.word == "use":
        offers = position.printed.advisors[kind.arg(move, 0)].offers
        place = kind.arg(move, 1)
    else:
        offers = position.event().offers
        place = kind.arg(move, 0)
    return offers[place] if place < len(offers) else Offer({"pay": {}, "gain": {}})


def spell_offer(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`baker 1 cloth 2 grain for 2 bread`; for an event without the name."""
    offer = offer_of(position, kind, move)
    name = f"{ADVISORS[kind.arg(move, 0)]} " if kind.word == "use" else ""
    return f"{name}{spell_bundle(offer.pay)} for {spell_bundle(offer.gain)}"


def say_offer(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    offer = offer_of(position, kind, move)
    pay, gain = bundle_phrases(offer.pay), bundle_phrases(offer.gain)
    if kind.word == "use":
        return Phrase("move.use", advisor=advisor_phrase(kind.arg(move, 0)), pay=pay, gain=gain)
    return Phrase("move.accept", pay=pay, gain=gain)


def touch_use(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    """The advisor; where there are two exchanges, also what is got."""
    advisor = kind.arg(move, 0)
    touched = [f"advisor-{ADVISORS[advisor]}"]
    if len(position.printed.advisors[advisor].offers) > 1:
        touched.append(f"button-use-{ADVISORS[advisor]}-{kind.arg(move, 1) + 1}")
    return touched


def touch_accept(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-accept-{kind.arg(move, 0) + 1}"]


def spell_exchange(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`wood for stone`, `coin for stone`."""
    paid = kind.arg(move, 0)
    return f"{'coin' if paid == COIN else RESOURCES[paid]} for {RESOURCES[kind.arg(move, 1)]}"


def say_exchange(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    paid = kind.arg(move, 0)
    pay = thing("coin" if paid == COIN else RESOURCES[paid], 1)
    return Phrase("move.exchange", pay=pay, gain=thing(RESOURCES[kind.arg(move, 1)], 1))


def touch_exchange(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    paid, got = kind.arg(move, 0), kind.arg(move, 1)
    return ["advisor-merchant", touch_stock(seat, paid), f"supply-{RESOURCES[got]}"]


# ---------------------------------------------------------------------- locations


def spell_work(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """Nothing, `2 bread`, or `2 bread 1 coin` where a coin stands for a grain."""
    bread, coins = kind.arg(move, 0), kind.arg(move, 1)
    spelled = f"{bread} bread" if bread else ""
    return f"{spelled} {coins} coin" if coins else spelled


def say_work(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    bread, coins = kind.arg(move, 0), kind.arg(move, 1)
    if not bread:
        return Phrase("move.work")
    pay = [thing("grain", bread - coins)] if bread > coins else []
    if coins:
        pay.append(thing("coin", coins))
    return Phrase("move.work_bake", n=bread, pay=pay)


def touch_work(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-work-{kind.arg(move, 0)}-{kind.arg(move, 1)}"]


def say_favor(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    favor = kind.arg(move, 0)
    figures = position.printed
    said = favor_phrase(favor, figures.favor_at[favor], figures.favor_reward[favor])
    return Phrase(f"move.{kind.word}", favor=said)


def touch_favor(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"favor-{FAVORS[kind.arg(move, 0)]}"]


def say_give(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    """A donation or a gift with its price."""
    given = kind.arg(move, 0)
    price = position.shows(given + (4 if kind.word == "gift" else 0))
    return Phrase(f"move.{kind.word}", price=thing(RESOURCES[given], price))


def touch_give(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"marker-{'gift' if kind.word == 'gift' else 'donation'}_{RESOURCES[kind.arg(move, 0)]}"]


def say_sell(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.sell", resource=resource_phrase(kind.arg(move, 0)))


def touch_sell(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_stock(seat, kind.arg(move, 0)), touch_location(7)]


def say_books(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    books = kind.arg(move, 0)
    return Phrase("move.books", books=thing("book", books), gain=thing("cp", position.printed.market_books[books]))


def say_present(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.present", gain=thing("bp", position.printed.castle_book))


def say_stone(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    gain = [thing("bp", position.printed.stone_bp), thing("cp", position.shows(8))]
    return Phrase("move.stone", gain=gain)


def say_bread(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    bread = kind.arg(move, 0)
    return Phrase("move.bread", pay=thing("bread", bread), gain=thing("cp", bread * position.shows(9)))


def wood_of(position: Emara, kind: Kind, move: int) -> Offer:
    return position.printed.woods[kind.arg(move, 0)]


def spell_wood(position: Emara, seat: int, kind: Kind, move: int) -> str:
    return str(wood_of(position, kind, move).pay.need)


def say_wood(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    offer = wood_of(position, kind, move)
    return Phrase("move.wood", pay=bundle_phrases(offer.pay), gain=bundle_phrases(offer.gain))


def touch_book(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"book-{seat}", touch_location(4)]


def touch_stone(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return ["marker-stone"]


def touch_books(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"books-{kind.arg(move, 0)}"]


def touch_bread(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"bread-{kind.arg(move, 0)}"]


def touch_wood(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"wood-{kind.arg(move, 0) + 1}"]


# ---------------------------------------------------------------------- paying


def coins_paid(position: Emara, kind: Kind, move: int) -> int:
    """What is not paid in resources is paid in coins."""
    question = position.question
    return question.b - sum(stock_of(kind, move)) if question is not None else 0


def spell_pay(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`1 wood 1 coin`."""
    coins = coins_paid(position, kind, move)
    spelled = spell_stock(position, seat, kind, move)
    return f"{spelled} {coins} coin".strip() if coins else spelled


def say_pay(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.pay", pay=stock_phrases(stock_of(kind, move), max(0, coins_paid(position, kind, move))))


def touch_pay(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    """A single piece is touched itself; a mix has a button, for touching cannot count."""
    stock, coins = stock_of(kind, move), coins_paid(position, kind, move)
    if sum(stock) + coins == 1:
        return [touch_stock(seat, COIN if coins else stock.index(1))]
    return ["button-" + "-".join(["pay", *(str(amount) for amount in [*stock, coins])])]


# ---------------------------------------------------------------------- set-up


def spell_relocate(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`field to castle`."""
    origin = position.location_of(seat, kind.arg(move, 0))
    return f"{LOCATIONS[origin]} to {LOCATIONS[position.rings[kind.arg(move, 1)]]}"


def say_relocate(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    origin = location_phrase(position.location_of(seat, kind.arg(move, 0)))
    return Phrase("move.relocate", origin=origin, to=location_phrase(position.rings[kind.arg(move, 1)]))


def touch_relocate(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_councilor(seat, kind.arg(move, 0)), touch_location(position.rings[kind.arg(move, 1)])]


def touch_supply(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"supply-{RESOURCES[kind.arg(move, 0)]}"]


def say_decline(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    """What is declined depends on what was asked."""
    return Phrase(f"move.{kind.word}_{type(position.question).__name__}")
