"""How each kind of move is said: what is done, and what it costs and brings now.

What is paid for an action is added by the question. Certain amounts are those that change hands before anything else
is asked or revealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.viscounts.components import (
    INNER,
    LOCATIONS_A_SEGMENT,
)
from burgrave.games.viscounts.funding import dismissal_price
from burgrave.games.viscounts.notation import AS_IT_IS, FLIPS, FLIPS_DEBT, neighbour, new_order, taken, value
from burgrave.games.viscounts.phrases import (
    ability_phrase,
    brings,
    building_phrase,
    card_phrase,
    icons_phrase,
    location_phrase,
    name_of,
    op_phrase,
    plain_spot,
    section_phrase,
    told_card,
    top_card,
    top_manuscript,
    untold_manuscript,
    ways_phrase,
)
from burgrave.games.viscounts.player import NONE
from burgrave.games.viscounts.roads import reachable
from burgrave.games.viscounts.scoring import ribbons
from burgrave.games.viscounts.vocabulary import ACTIONS, GOLD, INSTANT, Alternative
from burgrave.kernel.moves import Kind
from burgrave.kernel.words import ComponentPhrase, Cost, Gain, Phrase

if TYPE_CHECKING:
    from burgrave.games.viscounts.position import Viscounts


def at_once(said: Phrase, gain: list[Phrase]) -> Phrase:
    """A move with what it brings now."""
    return Phrase("move.at_once", move=said, gain=gain) if gain else said


def for_price(said: Phrase, silver: int) -> Phrase:
    """A move with the silver it costs."""
    return Phrase("move.paying", move=said, goods=[Cost("silver", silver)]) if silver else said


# ---------------------------------------------------------------------- set-up


def say_pair(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    place = value(kind, move, "pair")
    if place >= len(position.pair_cards):
        return Phrase("op.nothing")
    card = position.printed.player_cards[position.pair_cards[place]]
    hero = card_phrase(position.pair_heroes[place])
    # The bonus comes after the goods, and perhaps after choices among them.
    gain = [*brings(card.gain), ways_phrase(card.bonus.ways)]
    return Phrase("move.pair", number=position.pair_cards[place] + 1, hero=hero, gain=gain)


# ---------------------------------------------------------------------- cards


def say_card(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(f"move.{kind.word}", card=told_card(position.printed, value(kind, move, "card")))


def say_destroy(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    card = value(kind, move, "card")
    said = Phrase("move.destroy", card=told_card(position.printed, card))
    return at_once(said, [Gain("silver", position.printed.folk[card].silver)])


def say_resolve(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    card = value(kind, move, "card")
    return Phrase("move.resolve", card=card_phrase(card), gain=brings(position.printed.folk[card].effect))


def say_play(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    """A card with its distance and ability; what it does at once is told as what the move brings."""
    card = value(kind, move, "card")
    folk = position.printed.folk[card]
    gain: list[Phrase] = []
    if folk.criminals:
        # The cards have moved on, so all criminals of the board lie beside it.
        gain.append(Gain("corruption", folk.criminals + position.criminals(seat), certain=False))
    ability = ability_phrase(position.printed, card)
    if folk.when == INSTANT:
        gain += brings(folk.effect)
        ability = None
    name = card_phrase(card)
    if ability is None:
        shown = ComponentPhrase("card.moves", card=name, move=folk.silver)
    else:
        shown = ComponentPhrase("card.moves_with", card=name, move=folk.silver, what=ability)
    return at_once(Phrase("move.play", card=shown), gain)


def say_shuffle(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    """Shuffling brings corruption with a criminal on the board, else virtue; by option only for want of cards."""
    if position.readings.shuffles != "every":
        return Phrase("move.shuffle")
    return at_once(
        Phrase("move.shuffle"), [Gain("corruption" if position.criminals(seat) else "virtue", 1, certain=False)]
    )


def say_arrange(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    order = value(kind, move, "order")
    if order == AS_IT_IS:
        return Phrase("move.keep_order")
    cards = [card for card in new_order(position, seat, order) if card != NONE]
    names = [name_of(card) for card in cards]
    said = [
        told_card(position.printed, card) if names.count(name_of(card)) > 1 else card_phrase(card) for card in cards
    ]
    return Phrase("move.arrange", cards=said)


# ---------------------------------------------------------------------- movement and actions


def say_go(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    location = value(kind, move, "location")
    price = reachable(position, seat)[location] if position.played != NONE else 0
    return for_price(Phrase("move.go", location=location_phrase(location)), max(0, price))


def say_exchange(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    location = position.players[seat].viscount
    if location == NONE or location % LOCATIONS_A_SEGMENT == INNER:
        return Phrase("op.nothing")
    times = value(kind, move, "times")
    gain: list[Phrase] = []
    for way in position.printed.offer_effects[position.offer(location)].ways:
        gain += [op_phrase(op, n * times, op <= GOLD) for op, n in zip(way.ops, way.counts, strict=True)]
    return Phrase("move.exchange", gain=gain)


def say_build(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    building, spot = value(kind, move, "building"), value(kind, move, "spot")
    said = Phrase("move.build", building=building_phrase(building), spot=plain_spot(spot))
    said = at_once(said, brings(position.printed.spot_effects[spot]))
    links = [ComponentPhrase("link", does=ways_phrase(ways)) for ways in links_to_come(position, spot)]
    return Phrase("move.linking", move=said, links=links) if links else said


def links_to_come(position: Viscounts, spot: int) -> list[list[Alternative]]:
    """What the links would bring that a building on a spot completes."""
    before, after = position.previous_spot(spot), position.next_spot(spot)
    found: list[list[Alternative]] = []
    for first, other in ((before, before), (spot, after)):
        link = position.printed.links[first]
        if link >= 0 and position.spots[other] != NONE:
            found.append(position.printed.effects[link].ways)
    return found


def say_work(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    if position.players[seat].viscount == NONE:
        return Phrase("op.nothing")
    section = position.facing[position.segment(seat)]
    return placing(section, value(kind, move, "workers"))


def placing(section: int, workers: int) -> Phrase:
    """Workers from the supply to a section."""
    return Phrase("move.workers", workers=Cost("workers", workers), section=section_phrase(section))


def say_write(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    if position.players[seat].viscount == NONE:
        return Phrase("op.nothing")
    return taking(position, seat, "move.transcribe", position.segment(seat))


def taking(position: Viscounts, seat: int, key: str, segment: int) -> Phrase:
    """A manuscript to be taken with what it brings, the clergy's bonus card included."""
    manuscript = top_manuscript(position, segment)
    one = position.printed.manuscripts[manuscript]
    gain = brings(one.instant)
    if one.ribbon >= 0 and position.bonuses[one.ribbon] == NONE:
        held = ribbons(position, position.players[seat])[one.ribbon]
        if held + 1 >= position.printed.bonus_needs[one.ribbon]:
            gain = [Phrase("bonus_card"), *gain]
    return at_once(Phrase(key, manuscript=untold_manuscript(position, manuscript)), gain)


def say_dismiss(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    action = Phrase(f"action.{ACTIONS[value(kind, move, 'action')]}")
    segment = position.segment(seat) if position.players[seat].viscount != NONE else 0
    card = top_card(position, segment)
    folk = position.printed.folk[card]
    shown = ComponentPhrase("card.with", card=card_phrase(card), what=icons_phrase(folk.icons))
    said = for_price(Phrase("move.dismiss", card=shown, action=action), dismissal_price(position, seat, card))
    return at_once(said, brings(folk.hire))


# ---------------------------------------------------------------------- effects


def say_hire(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    card = top_card(position, position.segment(seat) if position.players[seat].viscount != NONE else 0)
    folk = position.printed.folk[card]
    return at_once(
        for_price(Phrase("move.hire", card=told_card(position.printed, card)), folk.silver), brings(folk.hire)
    )


def say_recruit(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    card = top_card(position, value(kind, move, "segment"))
    said = Phrase("move.recruit", card=told_card(position.printed, card))
    return at_once(said, brings(position.printed.folk[card].hire))


def say_claim(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return taking(position, seat, "move.claim", value(kind, move, "segment"))


def say_take(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase("move.take", goods=[Gain(good, amount) for good, amount in taken(kind, move)])


def say_flip(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    card = value(kind, move, "card")
    said = Phrase(f"move.flip_{FLIPS[card]}")
    return at_once(said, [Gain("any", 1, certain=False)]) if card == FLIPS_DEBT else said


# ---------------------------------------------------------------------- castle and links


def say_section(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    return Phrase(f"move.{kind.word}", section=section_phrase(value(kind, move, "section")))


def say_promote(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    section = value(kind, move, "section")
    return at_once(Phrase("move.promote", section=section_phrase(section)), brings(position.printed.rewards[section]))


def say_shift(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    section = value(kind, move, "section")
    to = neighbour(section, value(kind, move, "turn"))
    return Phrase("move.shift", section=section_phrase(section), to=section_phrase(to))


def say_remove(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    tier, owner = value(kind, move, "tier"), value(kind, move, "owner")
    section, whom = section_phrase(value(kind, move, "section")), position.name(owner)
    effect = position.printed.removed[tier]
    gain = brings(effect) if owner == seat else [ways_phrase(effect.ways)]
    return Phrase("move.remove", level=tier + 1, section=section, whom=whom, gain=gain)


def say_link(position: Viscounts, seat: int, kind: Kind, move: int) -> Phrase:
    effect = position.printed.links[value(kind, move, "spot")]
    return Phrase("move.link", gain=brings(position.printed.effects[effect]) if effect >= 0 else [])
