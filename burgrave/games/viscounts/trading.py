"""Trade: the offer of the location, as often as icons and silver allow; what it brings may pay for more of it."""

from __future__ import annotations

from burgrave.games.viscounts.asking import not_at_location, own_location
from burgrave.games.viscounts.cards import FEWEST
from burgrave.games.viscounts.effects import resolve
from burgrave.games.viscounts.funding import strength
from burgrave.games.viscounts.moves import EXCHANGE, EXCHANGE_TIMES, MOST_TIMES, PASS
from burgrave.games.viscounts.payments import Paying, pay, payment
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import DESTROY_OFFER, FLIP_OFFER, OFFERED_GOODS, TRADE
from burgrave.games.viscounts.vocabulary import SILVER_OFFER as SILVER_FOR_SILVER
from burgrave.kernel.agenda import Step
from burgrave.kernel.words import Phrase


def unspent_icons(p: Viscounts, seat: int, more: int, taken: int) -> int:
    """The merchants that are left after the offer was taken so many times."""
    used = taken * p.printed.batches[p.offer(p.players[seat].viscount)]
    return max(0, strength(p, seat, TRADE, more) - used)


def exchanges(p: Viscounts, seat: int, more: int, taken: int) -> int:
    """How often the offer of the location can be taken, now that it was taken so many times."""
    player = p.players[seat]
    icons = unspent_icons(p, seat, more, taken)
    return affordable(p, seat, icons, player.silver, player.debts + player.deeds, player.total())


def affordable(p: Viscounts, seat: int, icons: int, silver: int, papers: int, cards: int) -> int:
    """How often the offer can be taken for so many merchants and silver; never for silver that is paid in silver.

    A flip needs a debt or a deed to flip, a destruction a card besides the last three.
    """
    offer = p.offer(p.players[seat].viscount)
    most = merchants_for(offer, icons, silver) // p.printed.batches[offer]
    if offer == FLIP_OFFER:
        most = min(most, papers)
    elif offer == DESTROY_OFFER:
        most = min(most, max(0, cards - FEWEST))
    return min(most, MOST_TIMES)


def merchants_for(offer: int, icons: int, silver: int) -> int:
    """Icons, and silver for more of them, but for the offer that brings silver."""
    return icons if offer == SILVER_FOR_SILVER else icons + silver


def trade_lacks(p: Viscounts, seat: int, more: int, taken: int) -> Phrase | None:
    """Why the offer of the location cannot be taken once more."""
    if exchanges(p, seat, more, taken):
        return None
    player, offer = p.players[seat], p.offer(p.players[seat].viscount)
    icons, batch = unspent_icons(p, seat, more, taken), p.printed.batches[offer]
    if merchants_for(offer, icons, player.silver) < batch:
        return Phrase("why.merchants", needed=batch, have=icons, goods=merchants_for(offer, 0, player.silver))
    return Phrase("why.no_papers") if offer == FLIP_OFFER else Phrase("why.few_cards", n=player.total())


class MayTradeOn(Step[Viscounts]):
    """What a trade has brought may allow more of the same."""

    @property
    def taken(self) -> int:
        """How often the offer was taken."""
        return self.a

    @property
    def dismissed(self) -> int:
        """The townsfolk dismissed for the trade, or none."""
        return self.b

    def run(self, p: Viscounts) -> None:
        if exchanges(p, self.seat, p.icons_of(self.dismissed), self.taken):
            p.then(TradeOn(self.seat, self.taken, self.dismissed))


class TradeOn(Paying):
    """Take the offer further, or is it enough?"""

    @property
    def taken(self) -> int:
        return self.a

    @property
    def dismissed(self) -> int:
        return self.b

    def more(self, p: Viscounts) -> int:
        return p.icons_of(self.dismissed)

    def before(self) -> int:
        return self.taken

    def options(self, p: Viscounts) -> list[int]:
        most = exchanges(p, self.seat, self.more(p), self.taken)
        return [PASS, *(EXCHANGE.of(times) for times in range(1, most + 1))]

    def hindrance(self, p: Viscounts, seat: int, thing: str) -> Phrase | None:
        location = own_location(thing)
        return not_at_location(p, seat, location) if location >= 0 else None

    def prompt(self, p: Viscounts) -> Phrase:
        return Phrase("ask.TradeOn", n=exchanges(p, self.seat, self.more(p), self.taken))

    def answer(self, p: Viscounts, move: int) -> None:
        if move != PASS:
            trade(p, self.seat, move, self.taken, self.dismissed)


def trade(p: Viscounts, seat: int, move: int, taken: int, dismissed: int) -> None:
    """The silver that is missing is paid, then the offer is taken so many times.

    Who took it as often as possible may go on if that has brought the means.
    """
    more = p.icons_of(dismissed)
    times = EXCHANGE_TIMES.of(move)
    goes_on = p.readings.trades == "brought" and times == exchanges(p, seat, more, taken)
    pay(p, seat, TRADE, payment(p, seat, move, more, taken))
    offer = p.offer(p.players[seat].viscount)
    good = OFFERED_GOODS[offer]
    if good != NONE:
        p.gain(seat, good, times)
        return
    if goes_on:
        p.then(MayTradeOn(seat, taken + times, dismissed))
    for _ in range(times):
        resolve(p, seat, p.printed.offer_effects[offer])
