"""How what is done at a place or with a card is written, said and touched. The ids of all pieces are in moves.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.emara.components import (
    ADVISORS,
    BREAD_MARKER,
    CASTLE,
    COIN,
    DONATION_MARKERS,
    FAVORS,
    GIFT_MARKERS,
    MARKERS,
    MARKET,
    RESOURCES,
    STONE_MARKER,
    Offer,
)
from burgrave.games.emara.notation import read, touch_location, touch_stock
from burgrave.games.emara.phrases import (
    advisor_phrase,
    bundle_phrases,
    favor_phrase,
    resource_phrase,
    spell_bundle,
    thing,
)
from burgrave.kernel.moves import Kind
from burgrave.kernel.words import Phrase

if TYPE_CHECKING:
    from burgrave.games.emara.position import Emara


# ---------------------------------------------------------------------- advisors' powers, offers


def offer_at(offers: list[Offer], place: int) -> Offer:
    """One of a card's exchanges; nothing for nothing where it has fewer."""
    return offers[place] if place < len(offers) else Offer({"pay": {}, "gain": {}})


def spell_offer(offer: Offer) -> str:
    return f"{spell_bundle(offer.pay)} for {spell_bundle(offer.gain)}"


def used_offer(position: Emara, kind: Kind, move: int) -> Offer:
    """The exchange that an advisor makes."""
    return offer_at(position.printed.advisors[read(kind, move, "advisor")].offers, read(kind, move, "offer"))


def spell_use(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`baker 1 cloth 2 grain for 2 bread`."""
    return f"{ADVISORS[read(kind, move, 'advisor')]} {spell_offer(used_offer(position, kind, move))}"


def say_use(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    offer = used_offer(position, kind, move)
    advisor = advisor_phrase(read(kind, move, "advisor"))
    return Phrase("move.use", advisor=advisor, pay=bundle_phrases(offer.pay), gain=bundle_phrases(offer.gain))


def touch_use(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    """The advisor; where there are two exchanges, also what is got."""
    advisor = read(kind, move, "advisor")
    touched = [f"advisor-{ADVISORS[advisor]}"]
    if len(position.printed.advisors[advisor].offers) > 1:
        touched.append(f"button-use-{ADVISORS[advisor]}-{read(kind, move, 'offer') + 1}")
    return touched


def accepted_offer(position: Emara, kind: Kind, move: int) -> Offer:
    """The exchange of the event."""
    return offer_at(position.event().offers, read(kind, move, "offer"))


def spell_accept(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`1 grain for 3 cp`."""
    return spell_offer(accepted_offer(position, kind, move))


def say_accept(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    offer = accepted_offer(position, kind, move)
    return Phrase("move.accept", pay=bundle_phrases(offer.pay), gain=bundle_phrases(offer.gain))


def touch_accept(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-accept-{read(kind, move, 'offer') + 1}"]


def spell_exchange(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`wood for stone`, `coin for stone`."""
    paid = read(kind, move, "pay")
    return f"{'coin' if paid == COIN else RESOURCES[paid]} for {RESOURCES[read(kind, move, 'get')]}"


def say_exchange(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    paid = read(kind, move, "pay")
    pay = thing("coin" if paid == COIN else RESOURCES[paid], 1)
    return Phrase("move.exchange", pay=pay, gain=thing(RESOURCES[read(kind, move, "get")], 1))


def touch_exchange(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    paid, got = read(kind, move, "pay"), read(kind, move, "get")
    return [f"advisor-{ADVISORS[position.barterer(seat)]}", touch_stock(seat, paid), f"supply-{RESOURCES[got]}"]


# ---------------------------------------------------------------------- locations


def spell_work(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """Nothing, `2 bread`, or `2 bread 1 coin` where a coin stands for a grain."""
    bread, coins = read(kind, move, "bread"), read(kind, move, "coins")
    spelled = f"{bread} bread" if bread else ""
    return f"{spelled} {coins} coin" if coins else spelled


def say_work(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    bread, coins = read(kind, move, "bread"), read(kind, move, "coins")
    if not bread:
        return Phrase("move.work")
    pay = [thing("grain", bread - coins)] if bread > coins else []
    if coins:
        pay.append(thing("coin", coins))
    return Phrase("move.work_bake", n=bread, pay=pay)


def touch_work(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-work-{read(kind, move, 'bread')}-{read(kind, move, 'coins')}"]


def say_favor(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    favor = read(kind, move, "favor")
    figures = position.printed
    said = favor_phrase(favor, figures.favor_at[favor], figures.favor_reward[favor])
    return Phrase(f"move.{kind.word}", favor=said)


def touch_favor(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"favor-{FAVORS[read(kind, move, 'favor')]}"]


def given_to(kind: Kind) -> list[int]:
    """The markers of gifts or of donations."""
    return GIFT_MARKERS if kind.word == "gift" else DONATION_MARKERS


def say_give(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    """A donation or a gift with its price."""
    given = read(kind, move, "resource")
    price = position.shows(given_to(kind)[given])
    return Phrase(f"move.{kind.word}", price=thing(RESOURCES[given], price))


def touch_give(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"marker-{MARKERS[given_to(kind)[read(kind, move, 'resource')]]}"]


def say_sell(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.sell", resource=resource_phrase(read(kind, move, "resource")))


def touch_sell(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_stock(seat, read(kind, move, "resource")), touch_location(MARKET)]


def say_books(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    books = read(kind, move, "books")
    return Phrase("move.books", books=thing("book", books), gain=thing("cp", position.printed.market_books[books]))


def say_present(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.present", gain=thing("bp", position.printed.castle_book))


def say_stone(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    gain = [thing("bp", position.printed.stone_bp), thing("cp", position.shows(STONE_MARKER))]
    return Phrase("move.stone", gain=gain)


def say_bread(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    bread = read(kind, move, "bread")
    return Phrase("move.bread", pay=thing("bread", bread), gain=thing("cp", bread * position.shows(BREAD_MARKER)))


def wood_of(position: Emara, kind: Kind, move: int) -> Offer:
    return position.printed.woods[read(kind, move, "offer")]


def spell_wood(position: Emara, seat: int, kind: Kind, move: int) -> str:
    return str(wood_of(position, kind, move).pay.need)


def say_wood(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    offer = wood_of(position, kind, move)
    return Phrase("move.wood", pay=bundle_phrases(offer.pay), gain=bundle_phrases(offer.gain))


def touch_book(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"book-{seat}", touch_location(CASTLE)]


def touch_stone(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"marker-{MARKERS[STONE_MARKER]}"]


def touch_books(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"books-{read(kind, move, 'books')}"]


def touch_bread(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"bread-{read(kind, move, 'bread')}"]


def touch_wood(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"wood-{read(kind, move, 'offer') + 1}"]
