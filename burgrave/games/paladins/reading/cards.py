"""The cards of Paladins of the West Kingdom as tables of the rules page."""

from __future__ import annotations

from burgrave.games.paladins.components import (
    ABILITIES,
    ACTIONS,
    ATTRIBUTE,
    FACTIONS,
    FAVOURS,
    OF_ATTACK,
    OF_CONVERSION,
    OF_DISMISSAL,
    OF_FAVOUR,
    OF_FAVOUR_CHOICE,
    OF_HIRING,
    OF_PALADIN,
    OF_TAVERN,
    OF_WALL,
    OF_WALL_CHOICE,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    PER_SOURCE,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    PaladinsComponents,
)
from burgrave.games.paladins.crews import SPACES
from burgrave.games.paladins.phrases import (
    ability_phrase,
    outsider_phrase,
    points_phrase,
    reward_phrase,
    scores_phrase,
    token_phrase,
    townsfolk_phrase,
)
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.rulebook import Rows, head, table


def given(printed: PaladinsComponents, words: Words, reward: int) -> str:
    """What a reward gives."""
    return ", ".join(words.say(phrase) for phrase in reward_phrase(printed, reward)) or words.template("no_reward")


def chosen(printed: PaladinsComponents, words: Words, reward: int, choices: int, count: int) -> str:
    """A reward, and the rewards of which one is chosen besides."""
    found = [given(printed, words, reward)] if printed.rewards[reward] or not count else []
    if count:
        found.append(" / ".join(given(printed, words, choices + which * PER_SOURCE) for which in range(count)))
    return "; ".join(found)


def paladins(printed: PaladinsComponents, words: Words) -> str:
    rows: Rows = []
    for card, id in enumerate(PALADINS):
        boosts = [words.say(token_phrase(ATTRIBUTE + n, boost)) for n, boost in enumerate(printed.boost[card]) if boost]
        help = words.say(Phrase(f"rules.help.{ABILITIES[printed.ability[card]]}", n=printed.ability_amount[card]))
        action = words.template(f"action.{ACTIONS[printed.ability_action[card]]}")
        cells = [given(printed, words, OF_PALADIN + card), ", ".join(boosts), f"{action}: {help}"]
        rows.append((f"paladin-{id}", [words.template(f"paladin.{id}"), *cells]))
    return table(head(words, "paladin", "workers", "boosts", "ability"), rows)


def townsfolk(printed: PaladinsComponents, words: Words) -> str:
    rows: Rows = []
    for card, id in enumerate(TOWNSFOLK):
        cells = [
            words.say(townsfolk_phrase(card)),
            given(printed, words, OF_DISMISSAL + card),
            given(printed, words, OF_HIRING + card),
            words.say(ability_phrase(printed, card)),
        ]
        rows.append((f"townsfolk-{id}", cells))
    return table(head(words, "townsfolk", "dismiss", "instant", "ability"), rows)


def outsiders(printed: PaladinsComponents, words: Words) -> str:
    rows: Rows = []
    for card, id in enumerate(OUTSIDERS):
        cells = [
            words.say(outsider_phrase(card)),
            words.template(f"faction.{FACTIONS[printed.faction[card]]}"),
            given(printed, words, OF_ATTACK + card),
            given(printed, words, OF_CONVERSION + card),
            words.say(scores_phrase(printed, card)),
        ]
        rows.append((f"outsider-{id}", cells))
    return table(head(words, "outsider", "faction", "attack", "convert", "scores"), rows)


def wall_gave(printed: PaladinsComponents, words: Words, card: int) -> str:
    """The rewards of a wall."""
    return chosen(printed, words, OF_WALL + card, OF_WALL_CHOICE + card, printed.wall_choices[card])


def wall_gives(printed: PaladinsComponents, words: Words, card: int) -> str:
    """The rewards of a wall and, if there are any, its points."""
    points = printed.wall_vp[card]
    more = f", {words.say(points_phrase(points))}" if points else ""
    return wall_gave(printed, words, card) + more


def walls(printed: PaladinsComponents, words: Words) -> str:
    rows: Rows = []
    for card, id in enumerate(WALLS):
        rows.append((f"wall-{id}", [str(card + 1), wall_gave(printed, words, card), str(printed.wall_vp[card])]))
    return table(head(words, "wall", "gives", "points"), rows)


def taverns(printed: PaladinsComponents, words: Words) -> str:
    rows = [(f"tavern-{id}", [str(n + 1), given(printed, words, OF_TAVERN + n)]) for n, id in enumerate(TAVERNS)]
    return table(head(words, "tavern", "workers"), rows)


def suspicion(printed: PaladinsComponents, words: Words) -> str:
    """How many suspicion cards show how many taxes."""
    rows = [(f"suspicion-{tax}", [str(tax), str(printed.tax.count(tax))]) for tax in sorted(set(printed.tax))]
    return table(head(words, "tax", "cards"), rows)


def orders(printed: PaladinsComponents, words: Words) -> str:
    rows = [
        (f"order-{id}", [words.template(f"action.{ACTIONS[printed.order_action[n]]}"), str(printed.order_count[n])])
        for n, id in enumerate(ORDERS)
    ]
    return table(head(words, "order", "times"), rows)


def favour_price(printed: PaladinsComponents, words: Words, card: int) -> str:
    """What a favour costs besides the worker."""
    costs = [Phrase("things.silver", n=printed.favour_silver[card])] if printed.favour_silver[card] else []
    if printed.favour_provisions[card]:
        costs.append(Phrase("things.provision", n=printed.favour_provisions[card]))
    if printed.favour_debt[card]:
        costs.append(Phrase("pay.debt", debt=Phrase("things.debt", n=printed.favour_debt[card])))
    return ", ".join(words.say(cost) for cost in costs) or "–"


def favour_gives(printed: PaladinsComponents, words: Words, card: int) -> str:
    """The rewards of a favour."""
    return chosen(printed, words, OF_FAVOUR + card, OF_FAVOUR_CHOICE + card, printed.favour_choices[card])


def favours(printed: PaladinsComponents, words: Words) -> str:
    rows: Rows = []
    for card, id in enumerate(FAVOURS):
        cells = [
            words.template(f"favour.{id}"),
            words.template(f"worker.{SPACES[printed.favour_space[card]]}"),
            favour_price(printed, words, card),
            favour_gives(printed, words, card),
        ]
        rows.append((f"favour-{id}", cells))
    return table(head(words, "favour", "worker", "price", "gives"), rows)
