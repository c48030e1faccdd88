"""Dismissing the adjacent townsfolk during an action: its price, its icons, its effect, which may help to pay."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.building import can_build
from burgrave.games.viscounts.cards import FEWEST
from burgrave.games.viscounts.components import FIRST_PRINTED
from burgrave.games.viscounts.effects import resolve
from burgrave.games.viscounts.funding import GOOD, ICON, dismissal_price, lack_of_silver, pairs_for, payable, strength
from burgrave.games.viscounts.phrases import card_phrase, top_card, top_manuscript
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.trading import affordable
from burgrave.games.viscounts.vocabulary import (
    ACTIONS,
    ANY,
    BUILD,
    CRIMINAL,
    DEBT,
    DEED,
    DESTROY,
    FLIP_ANY,
    FLIP_DEBT,
    FREE_HIRE,
    GOLD,
    MERCHANT,
    ON_FLIP_DEBT,
    ON_GAIN_DEBT,
    SILVER,
    TRADE,
    WORKERS,
    Alternative,
    PrintedEffect,
    count,
)
from burgrave.kernel.words import Cost, Phrase

MOST_EFFECTS: Final = 12
"""So far ahead is looked for effects that could pay for an action."""


def can_dismiss(p: Viscounts, seat: int, action: int) -> bool:
    """The adjacent townsfolk must help the action, be paid for, and make it possible: by icons or by its effect."""
    card = top_card(p, p.segment(seat))
    if not helps(p, seat, action, card):
        return False
    folk, player = p.printed.folk[card], p.players[seat]
    silver = player.silver - dismissal_price(p, seat, card)
    if silver < 0:
        return False
    goods = [silver, player.ink, player.stone, player.gold]
    means = Means(action, goods, player.debts, player.deeds, player.total())
    return could_act(p, seat, folk.icons, means, [folk.hire])


def helps(p: Viscounts, seat: int, action: int, card: int) -> bool:
    """Has a townsfolk an icon that counts for an action?"""
    icons = p.printed.folk[card].icons
    if count(icons, ICON[action]) + count(icons, CRIMINAL):
        return True
    return bool(p.readings.pairs and count(icons, MERCHANT) and pairs_for(p, seat, action))


def dismissal_lacks(p: Viscounts, seat: int, actions: list[int]) -> Phrase | None:
    """Why the adjacent townsfolk cannot be dismissed for any of these actions."""
    if any(can_dismiss(p, seat, action) for action in actions):
        return None
    card = top_card(p, p.segment(seat))
    if not any(helps(p, seat, action, card) for action in actions):
        return Phrase("why.no_help", actions=[Phrase(f"action.{ACTIONS[action]}") for action in actions])
    return lack_of_silver(p, seat, dismissal_price(p, seat, card)) or Phrase("why.not_even_so")


def dismiss(p: Viscounts, seat: int) -> None:
    """Pay, and take its effect at once; a printed townsfolk stays where it is."""
    segment = p.segment(seat)
    card = top_card(p, segment)
    price = dismissal_price(p, seat, card)
    p.players[seat].silver -= price
    if card < FIRST_PRINTED:
        p.take_townsfolk(segment)
        p.box = [*p.box, card]
    if p.log:
        p.log.write("dismisses", who=p.name(seat), card=card_phrase(card), paid=Cost("silver", price))
    resolve(p, seat, p.printed.folk[card].hire)


# ---------------------------------------------------------------------- could it be paid for?


class Means:
    """What an action could be paid with: goods; for an offer also papers to flip and cards to destroy."""

    def __init__(self, action: int, goods: list[int], debts: int, deeds: int, cards: int) -> None:
        self.action = action
        self.goods = goods
        self.debts = debts
        self.deeds = deeds
        self.cards = cards

    def copy(self) -> Means:
        return Means(self.action, self.goods[:], self.debts, self.deeds, self.cards)


def could_act(p: Viscounts, seat: int, icons: int, means: Means, effects: list[PrintedEffect]) -> bool:
    """Is an action possible with so many icons more, at the latest after effects that turn out for the best?"""
    if possible(p, seat, icons, means):
        return True
    if not effects or len(effects) > MOST_EFFECTS:
        return False
    rest = effects[1:]
    for way in effects[0].ways:
        after = means.copy()
        following = brought(p, seat, after, way)
        if could_act(p, seat, icons, after, [*following, *rest]):
            return True
    return False


def brought(p: Viscounts, seat: int, means: Means, way: Alternative) -> list[PrintedEffect]:
    """What a way brings at best goes to the means; effects that follow from it are given back.

    Only what everybody knows is looked at: who owns which cards, not what is in the hand and what in the deck.
    """
    following: list[PrintedEffect] = []
    for at in range(len(way.ops)):
        op, n = way.ops[at], way.counts[at]
        if op <= GOLD:
            means.goods[op] += n
        elif op == ANY:
            means.goods[GOOD[means.action]] += n if means.action != TRADE else 0
        elif op == DEED:
            means.deeds += n
        elif op == DEBT:
            means.debts += n
            following += n * answers(p, seat, ON_GAIN_DEBT)
        elif op in (FLIP_DEBT, FLIP_ANY):
            flipped = min(n, means.debts)
            means.debts -= flipped
            means.goods[GOOD[means.action]] += flipped if means.action != TRADE else 0
            following += flipped * answers(p, seat, ON_FLIP_DEBT)
        elif op == DESTROY:
            values = destroyable(p, seat)[: max(0, min(n, means.cards - FEWEST))]
            means.cards -= len(values)
            means.goods[SILVER] += sum(values)
        elif op == FREE_HIRE:
            means.cards += n
            following += [p.printed.folk[pile.cards[-1]].hire for pile in p.townsfolk if len(pile)]
    return following


def answers(p: Viscounts, seat: int, moment: int) -> list[PrintedEffect]:
    """What townsfolk on the board answer to a moment."""
    cards = [card for card in p.players[seat].slots if card != NONE]
    return [p.printed.folk[card].effect for card in cards if p.printed.folk[card].when == moment]


def destroyable(p: Viscounts, seat: int) -> list[int]:
    """The values of the cards that could be destroyed, the best first."""
    player = p.players[seat]
    cards = [*player.hand.cards, *player.deck.cards]
    if not len(player.deck):
        cards += player.discard
    return sorted([p.printed.folk[card].silver for card in cards], reverse=True)


def possible(p: Viscounts, seat: int, more: int, means: Means) -> bool:
    """Could an action be carried out with so many icons more and these means?"""
    action = means.action
    if action == TRADE:
        icons = strength(p, seat, TRADE, more)
        return affordable(p, seat, icons, means.goods[SILVER], means.debts + means.deeds, means.cards) > 0
    most = strength(p, seat, action, more) + payable(p, seat, action, means.goods)
    if action == BUILD:
        return can_build(p, seat, most)
    if action == WORKERS:
        return p.players[seat].workers > 0 and most >= p.printed.thresholds[1]
    return most >= p.printed.manuscripts[top_manuscript(p, p.segment(seat))].cost
