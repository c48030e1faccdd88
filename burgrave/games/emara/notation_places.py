"""How what is done at a place or with a card is written, said and touched. The ids of all pieces are in moves.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.emara.components import (
    ADVISORS,
    AT_DONATION,
    AT_GIFT,
    BREAD_MARKER,
    CASTLE,
    COIN,
    DONATION_MARKERS,
    FAVORS,
    GIFT_MARKERS,
    MARKERS,
    MARKET,
    ONE_STONE,
    RESOURCES,
    STONE_MARKER,
    Bundle,
    Offer,
)
from burgrave.games.emara.moments import on_top
from burgrave.games.emara.notation import read, touch_location, touch_stock
from burgrave.games.emara.phrases import (
    advisor_phrase,
    favor_phrase,
    spell_bundle,
)
from burgrave.games.emara.prices import due_by_marker, due_in
from burgrave.games.emara.told import due_phrases, gain_phrases, one_way, price_phrases
from burgrave.kernel.moves import Kind
from burgrave.kernel.words import Cost, Gain, Phrase

if TYPE_CHECKING:
    from burgrave.games.emara.position import Emara


# ---------------------------------------------------------------------- advisors' powers, offers


def offer_at(offers: list[Offer], place: int) -> Offer:
    """One of a card's exchanges; nothing for nothing where it has fewer."""
    return offers[place] if place < len(offers) else Offer({"pay": {}, "gain": {}})


def spell_offer(offer: Offer) -> str:
    return f"{spell_bundle(offer.pay)} for {spell_bundle(offer.gain)}"


def offer_phrases(position: Emara, seat: int, offer: Offer) -> dict[str, list[Phrase]]:
    """What an exchange takes and what it gives."""
    claimant = position.claimants[seat]
    gain = gain_phrases(position, seat, [offer.gain], one_way(claimant, due_in(offer.pay)))
    return {"pay": price_phrases(claimant, offer.pay), "gain": gain}


def used_offer(position: Emara, kind: Kind, move: int) -> Offer:
    """The exchange that an advisor makes."""
    return offer_at(position.printed.advisors[read(kind, move, "advisor")].offers, read(kind, move, "offer"))


def spell_use(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`baker 1 cloth 2 grain for 2 bread`."""
    return f"{ADVISORS[read(kind, move, 'advisor')]} {spell_offer(used_offer(position, kind, move))}"


def say_use(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    offer = used_offer(position, kind, move)
    advisor = advisor_phrase(read(kind, move, "advisor"))
    return Phrase("move.use", advisor=advisor, **offer_phrases(position, seat, offer))


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
    return Phrase("move.accept", **offer_phrases(position, seat, offer))


def touch_accept(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-accept-{read(kind, move, 'offer') + 1}"]


def spell_exchange(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """`wood for stone`, `coin for stone`."""
    paid = read(kind, move, "pay")
    return f"{'coin' if paid == COIN else RESOURCES[paid]} for {RESOURCES[read(kind, move, 'get')]}"


def say_exchange(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    paid = read(kind, move, "pay")
    pay = Cost("coin" if paid == COIN else RESOURCES[paid], 1)
    barterer = advisor_phrase(max(0, position.barterer(seat)))
    return Phrase("move.exchange", advisor=barterer, pay=pay, gain=Gain(RESOURCES[read(kind, move, "get")], 1))


def touch_exchange(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    paid, got = read(kind, move, "pay"), read(kind, move, "get")
    return [f"advisor-{ADVISORS[position.barterer(seat)]}", touch_stock(seat, paid), f"supply-{RESOURCES[got]}"]


# ---------------------------------------------------------------------- locations


def spell_work(position: Emara, seat: int, kind: Kind, move: int) -> str:
    """Nothing, `2 bread`, or `2 bread 1 coin` where a coin stands for a grain."""
    bread, coins = read(kind, move, "bread"), read(kind, move, "coins")
    spelled = f"{bread} bread" if bread else ""
    return f"{spelled} {coins} coin" if coins else spelled


def touch_work(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"button-work-{read(kind, move, 'bread')}-{read(kind, move, 'coins')}"]


def say_favor(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    """A token to keep, by what is printed on it."""
    favor = read(kind, move, "favor")
    figures = position.printed
    said = favor_phrase(favor, figures.favor_at[favor], figures.favor_reward[favor])
    return Phrase("move.keep", favor=said)


def say_redeem(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    """What a token brings at the location that is being used."""
    reward = position.printed.favor_reward[read(kind, move, "favor")]
    return Phrase("move.redeem", gain=gain_phrases(position, seat, [reward]))


def touch_favor(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"favor-{FAVORS[read(kind, move, 'favor')]}"]


def given_to(kind: Kind) -> list[int]:
    """The markers of gifts or of donations."""
    return GIFT_MARKERS if kind.word == "gift" else DONATION_MARKERS


def say_give(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    """A donation or a gift with its price."""
    given, claimant = read(kind, move, "resource"), position.claimants[seat]
    due = due_by_marker(position, given_to(kind)[given], given)
    thanks, moment = (
        (position.printed.gift, AT_GIFT) if kind.word == "gift" else (position.printed.donation, AT_DONATION)
    )
    gain = gain_phrases(position, seat, [thanks, *on_top(position, seat, moment)], one_way(claimant, due))
    if kind.word == "donate" and (position.favors.cards or position.discards):
        gain.append(Gain("favor", 1, certain=False))
    return Phrase(f"move.{kind.word}", pay=due_phrases(claimant, due), gain=gain)


def touch_give(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [f"marker-{MARKERS[given_to(kind)[read(kind, move, 'resource')]]}"]


def say_sell(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    gain = Gain("coin", position.printed.market_coins)
    return Phrase("move.sell", pay=Cost(RESOURCES[read(kind, move, "resource")], 1), gain=gain)


def touch_sell(position: Emara, seat: int, kind: Kind, move: int) -> list[str]:
    return [touch_stock(seat, read(kind, move, "resource")), touch_location(MARKET)]


def say_books(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    books = read(kind, move, "books")
    cp = position.printed.market_books[min(books, len(position.printed.market_books) - 1)]
    return Phrase("move.books", pay=Cost("book", books), gain=Gain("cp", cp))


def say_present(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    gain = gain_phrases(position, seat, [Bundle({"bp": position.printed.castle_book})])
    return Phrase("move.present", pay=Cost("book", 1), gain=gain)


def say_stone(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    brought = Bundle({"bp": position.printed.stone_bp, "cp": position.shows(STONE_MARKER)})
    claimant, due = position.claimants[seat], due_in(ONE_STONE)
    gain = gain_phrases(position, seat, [brought], one_way(claimant, due))
    return Phrase("move.stone", pay=due_phrases(claimant, due), gain=gain)


def say_bread(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    bread = read(kind, move, "bread")
    return Phrase("move.bread", pay=Cost("bread", bread), gain=Gain("cp", bread * position.shows(BREAD_MARKER)))


def wood_of(position: Emara, kind: Kind, move: int) -> Offer:
    return position.printed.woods[read(kind, move, "offer")]


def spell_wood(position: Emara, seat: int, kind: Kind, move: int) -> str:
    return str(wood_of(position, kind, move).pay.need)


def say_wood(position: Emara, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.wood", **offer_phrases(position, seat, wood_of(position, kind, move)))


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
