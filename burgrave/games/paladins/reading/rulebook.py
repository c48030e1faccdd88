"""The rules of Paladins of the West Kingdom as a page to read: our own words, figures from the components."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.paladins.components import (
    ABILITIES,
    ACTIONS,
    ATTRIBUTE,
    BOARD_SPACES,
    FACTIONS,
    FAVOURS,
    HUNT,
    OF_ACTION,
    OF_ACTION_ONE,
    OF_ACTION_TWO,
    OF_ATTACK,
    OF_CONVERSION,
    OF_DISMISSAL,
    OF_FAVOUR,
    OF_FAVOUR_CHOICE,
    OF_HIRING,
    OF_JAR,
    OF_PALADIN,
    OF_SPACE,
    OF_TAVERN,
    OF_WALL,
    OF_WALL_CHOICE,
    OF_WORKSHOP,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    PER_SOURCE,
    SCHEMES,
    TAVERNS,
    TOKENS,
    TOWNSFOLK,
    TRADE,
    WALLS,
    WORKSHOPS,
    PaladinsComponents,
)
from burgrave.games.paladins.crews import SPACES, WORKERS
from burgrave.games.paladins.houses import LEFT_ROW
from burgrave.games.paladins.moves import (
    ability_phrase,
    outsider_phrase,
    reward_phrase,
    scores_phrase,
    token_phrase,
    townsfolk_phrase,
)
from burgrave.games.paladins.options import PaladinsOptions
from burgrave.kernel.components import doubtful
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.rulebook import Section, head, heading, item, laid_out, prose, table

Rows = list[tuple[str, list[str]]]

SECTIONS: Final = (
    *("goal", "setup", "round", "turn", "workers", "things", "actions", "regions"),
    *("suspicion", "debts", "inquisition", "passing", "refresh", "scoring"),
    *("paladins", "townsfolk", "outsiders", "walls", "taverns", "orders", "favours"),
    *("solo", "rulings", "sources"),
)

PARTS: Final = {
    "setup": ("treasury",),
    "actions": ("workshops", *(f"action-{action}" for action in ACTIONS)),
    "regions": ("spaces",),
    "suspicion": ("taxes",),
    "scoring": ("attributes", "bonuses", "ties"),
    "solo": (
        *("automa_setup", "automa_round", "automa_marker", "automa_turn", "automa_left", "automa_right"),
        *("automa_schemes", "automa_end"),
    ),
}
"""The parts of a section that have a heading and an anchor of their own."""

THINGS: Final = (*TOKENS[ATTRIBUTE:], "debt", "paid", "suspicion")

RULINGS: Final = {
    "places": "ours",
    "supply": "ours",
    "keep": "ours",
    "no_worker": "ours",
    "workshop_order": "public",
    "order": "ours",
    "income": "ours",
    "newcomers": "ours",
    "decline": "ours",
    "choice": "ours",
    "boosts": "ours",
    "tracks": "public",
    "dismissal_debt": "ours",
    "free_recruit": "ours",
    "attack_gap": "ours",
    "attack_silver": "ours",
    "prayer": "recalled",
    "favour_price": "public",
    "abilities": "ours",
    "inquisition": "ours",
    "goods": "public",
    "bonuses": "public",
    "hunter": "ours",
    "rounding": "public",
    "automa_spaces": "ours",
    "automa_taxes": "ours",
    "automa_lacks": "ours",
    "automa_choice": "ours",
    "automa_stack": "ours",
    "automa_deck": "ours",
    "automa_debt": "ours",
    "automa_orders": "ours",
    "automa_price": "ours",
}
"""The rulings and whose word they are, as README.md explains."""

FIGURES: Final = (
    *("silver", "vp", "counts", "debt", "faith", "strength", "influence", "players", "reward", "order", "spaces"),
    *("provisions", "prices", "workers", "boost", "action", "kind", "amount", "dismiss", "instant", "faction"),
    *("attack", "convert", "scores", "per", "choice", "tax", "space", "cost"),
)
"""The fields of a component that this page can call doubtful or changed."""


def rulebook(printed: PaladinsComponents, words: Words) -> list[Section]:
    """The page from the goal of the game to the sources of its figures."""

    def told(part: str) -> str:
        return text(part, printed, words) + (OWN[part](printed, words) if part in OWN else "")

    return laid_out(words, SECTIONS, PARTS, told, lambda part: title(part, words))


def title(part: str, words: Words) -> str:
    """The heading of a part; actions have their own names."""
    return words.template(part.replace("-", ".") if part.startswith("action-") else f"rules.{part}")


def text(part: str, printed: PaladinsComponents, words: Words) -> str:
    """The words of a part with its figures."""
    return prose(words.say(Phrase(f"rules.{part}.text", **amounts(printed))))


def amounts(printed: PaladinsComponents) -> dict[str, Any]:
    """The figures that the texts name."""
    return {
        "rounds": printed.rounds,
        "kept": printed.kept,
        "drawn": printed.drawn,
        "silver": Phrase("token.silver", n=printed.silver),
        "provisions": Phrase("token.provision", n=printed.provisions),
        "paid": printed.paid,
        "unpaid": printed.unpaid,
        "goods_set": printed.goods_set,
        "develop_silver": Phrase("token.silver", n=printed.develop_silver),
        "pray_silver": Phrase("token.silver", n=printed.pray_silver),
        "hunt_one": reward_phrase(printed, OF_ACTION_ONE + HUNT),
        "hunt_two": reward_phrase(printed, OF_ACTION_TWO + HUNT),
        "trade_one": reward_phrase(printed, OF_ACTION_ONE + TRADE),
        "trade_two": reward_phrase(printed, OF_ACTION_TWO + TRADE),
        "strength_per_silver": printed.strength_per_silver,
        "automa_workers": printed.automa_workers,
        "automa_workers_a_round": printed.automa_workers_a_round,
        "automa_track": printed.automa_track,
        "automa_least": printed.automa_least,
        "automa_conspirators": printed.automa_conspirators,
        "automa_right": printed.automa_right,
    }


# ---------------------------------------------------------------------- words for what is printed


def given(printed: PaladinsComponents, words: Words, reward: int) -> str:
    """What a reward gives."""
    return ", ".join(words.say(phrase) for phrase in reward_phrase(printed, reward)) or words.template("token.nothing")


def chosen(printed: PaladinsComponents, words: Words, reward: int, choices: int, count: int) -> str:
    """A reward, and the rewards of which one is chosen besides."""
    found = [given(printed, words, reward)] if printed.rewards[reward] or not count else []
    if count:
        found.append(" / ".join(given(printed, words, choices + which * PER_SOURCE) for which in range(count)))
    return "; ".join(found)


def colours(printed: PaladinsComponents, words: Words, action: int) -> str:
    """The worker spaces of an action."""
    return " + ".join(words.template(f"worker.{SPACES[space]}") for space in printed.spaces[action])


# ---------------------------------------------------------------------- set-up, rounds, workers


def treasury(printed: PaladinsComponents, words: Words) -> str:
    rows = [(f"treasury-{n}", [str(n), str(silver), str(n + 1)]) for n, silver in enumerate(printed.treasury) if n]
    return table(head(words, "players", "treasury", "taverns"), rows)


def kings_cards(printed: PaladinsComponents, words: Words) -> str:
    """Which king's cards are revealed in which round."""
    rows: Rows = []
    for number in range(1, printed.rounds + 1):
        orders = [str(vp) for vp, when in zip(printed.order_vp, printed.order_round, strict=True) if when == number]
        favours = [str(slot) for slot, when in enumerate(printed.favour_round, 1) if when == number]
        rows.append((f"round-{number}", [str(number), ", ".join(orders) or "–", ", ".join(favours) or "–"]))
    return table(head(words, "round", "order_points", "favour_slot"), rows)


def workers(printed: PaladinsComponents, words: Words) -> str:
    """Every colour and the actions that ask for it."""
    said: list[str] = []
    for worker, id in enumerate(WORKERS):
        asking = [Phrase(f"action.{action}") for n, action in enumerate(ACTIONS) if worker in printed.spaces[n]]
        does = words.say(Phrase(f"rules.worker.{id}", actions=asking))
        said.append(item(f"worker-{id}", does, words.template(f"worker.{id}").capitalize()))
    return f"<ul>{''.join(said)}</ul>"


def things(printed: PaladinsComponents, words: Words) -> str:
    """What every symbol of a reward means, but for workers, and what lies with a board."""
    return f"<ul>{''.join(item(f'thing-{thing}', words.template(f'rules.thing.{thing}')) for thing in THINGS)}</ul>"


# ---------------------------------------------------------------------- actions and the board


def actions(printed: PaladinsComponents, words: Words) -> str:
    """Worker spaces from left to right, the attribute asked for, what the action always gives, how often."""
    rows: Rows = []
    for number, id in enumerate(ACTIONS):
        asked = printed.figures["action"][id].get("requires")
        cells = [
            words.template(f"action.{id}"),
            colours(printed, words, number),
            words.template(f"attribute.{asked}") if asked else "–",
            given(printed, words, OF_ACTION + number) if printed.rewards[OF_ACTION + number] else "–",
            str(printed.limit[number] or "–"),
        ]
        rows.append((f"summary-{id}", cells))
    return table(head(words, "action", "spaces", "asks", "gives", "limit"), rows)


def prices(id: str, field: str) -> Callable[[PaladinsComponents, Words], str]:
    """What an action costs the first time, the second, ... and which influence it asks for, where the board says."""

    def made(printed: PaladinsComponents, words: Words) -> str:
        action = ACTIONS.index(id)
        costs = (printed.provision_cost if field == "provisions" else printed.silver_cost)[action]
        influence = {"fortify": printed.wall_influence, "absolve": printed.jar_influence}.get(id)
        rows: Rows = []
        for time, cost in enumerate(costs, 1):
            asked = [str(influence[time - 1])] if influence else []
            rows.append((f"{id}-time-{time}", [str(time), str(cost), *asked]))
        return table(head(words, "time", field, *(["influence"] if influence else [])), rows)

    return made


def workshops(printed: PaladinsComponents, words: Words) -> str:
    rows = [(f"workshop-{n + 1}", [str(n + 1), given(printed, words, OF_WORKSHOP + n)]) for n in range(WORKSHOPS)]
    return table(head(words, "workshop", "under"), rows)


def hiring(printed: PaladinsComponents, words: Words) -> str:
    rows: Rows = []
    for slot, silver in enumerate(printed.hire_silver):
        debt = words.template("rules.yes" if printed.hire_debt[slot] else "rules.no")
        rows.append((f"hire-{slot + 1}", [str(slot + 1), str(silver), debt]))
    return table(head(words, "slot", "silver", "debt"), rows)


def absolving(printed: PaladinsComponents, words: Words) -> str:
    jars = range(len(printed.jar_influence))
    rows = [(f"absolve-{n + 1}", [str(n + 1), given(printed, words, OF_JAR + n)]) for n in jars]
    return prices("absolve", "silver")(printed, words) + table(head(words, "space", "gives"), rows)


def regions(printed: PaladinsComponents, words: Words) -> str:
    """The flags of the regions."""
    rows = [
        (f"region-{n}", [str(n), str(faith), str(strength)])
        for n, (faith, strength) in enumerate(zip(printed.faith_flags, printed.strength_flags, strict=True), 1)
    ]
    return table(head(words, "region", "faith", "strength"), rows)


def spaces(printed: PaladinsComponents, words: Words) -> str:
    """Every space, region by region."""
    rows: Rows = []
    for space in printed.left_to_right:
        players = words.say(Phrase("rules.players_from", n=printed.space_players[space]))
        cells = [BOARD_SPACES[space], str(printed.space_region[space] + 1), given(printed, words, OF_SPACE + space)]
        rows.append((f"space-{BOARD_SPACES[space]}", [*cells, players]))
    return table(head(words, "space", "region", "gives", "players"), rows)


# ---------------------------------------------------------------------- points


def track(printed: PaladinsComponents, words: Words) -> str:
    rows = [(f"track-{step}", [str(step), str(vp)]) for step, vp in enumerate(printed.track)]
    return table(head(words, "step", "points"), rows)


def bonuses(printed: PaladinsComponents, words: Words) -> str:
    """The points by how often an action was taken, from the first number that brings any."""
    rows: Rows = []
    for id, record in printed.figures["bonus"].items():
        said = "; ".join(f"{count}: {vp}" for count, vp in zip(record["counts"], record["vp"], strict=True))
        rows.append((f"bonus-{id}", [words.template(f"action.{id}"), said]))
    return table(head(words, "action", "times_points"), rows)


# ---------------------------------------------------------------------- cards


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


def walls(printed: PaladinsComponents, words: Words) -> str:
    rows: Rows = []
    for card, id in enumerate(WALLS):
        reward = chosen(printed, words, OF_WALL + card, OF_WALL_CHOICE + card, printed.wall_choices[card])
        rows.append((f"wall-{id}", [str(card + 1), reward, str(printed.wall_vp[card])]))
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


def favours(printed: PaladinsComponents, words: Words) -> str:
    rows: Rows = []
    for card, id in enumerate(FAVOURS):
        costs = [Phrase("token.silver", n=printed.favour_silver[card])] if printed.favour_silver[card] else []
        if printed.favour_provisions[card]:
            costs.append(Phrase("token.provision", n=printed.favour_provisions[card]))
        if printed.favour_debt[card]:
            costs.append(Phrase("pay.debt"))
        cells = [
            words.template(f"favour.{id}"),
            words.template(f"worker.{SPACES[printed.favour_space[card]]}"),
            ", ".join(words.say(cost) for cost in costs) or "–",
            chosen(printed, words, OF_FAVOUR + card, OF_FAVOUR_CHOICE + card, printed.favour_choices[card]),
        ]
        rows.append((f"favour-{id}", cells))
    return table(head(words, "favour", "worker", "price", "gives"), rows)


# ---------------------------------------------------------------------- the solo opponent


def difficulties(printed: PaladinsComponents, words: Words) -> str:
    rows = [
        (f"difficulty-{id}", [words.template(f"option.difficulty.{id}"), str(cards)])
        for id, cards in printed.difficulty.items()
    ]
    return table(head(words, "difficulty", "workshops"), rows)


def left_row(printed: PaladinsComponents, words: Words) -> str:
    rows: Rows = []
    for n, id in enumerate(LEFT_ROW):
        does = words.say(Phrase(f"rules.row.{id}", **amounts(printed)))
        rows.append((f"row-{id}", [words.template(f"row.{id}"), str(printed.automa_left[n]), does]))
    return table(head(words, "action", "workers", "does"), rows)


def schemes(printed: PaladinsComponents, words: Words) -> str:
    """How often every scheme is in the deck."""
    rows = [
        (f"scheme-{SCHEMES[scheme]}", [words.template(f"scheme.{SCHEMES[scheme]}"), str(printed.scheme.count(scheme))])
        for scheme in sorted(set(printed.scheme), key=printed.scheme.index)
    ]
    return table(head(words, "scheme", "cards"), rows)


# ---------------------------------------------------------------------- rulings and sources


def rulings(printed: PaladinsComponents, words: Words) -> str:
    """What Burgrave does where the rulebook is silent, and on whose word; then what a table may decide."""
    rows = [
        (f"ruling-{ruling}", [words.template(f"rules.ruling.{ruling}"), words.template(f"rules.by.{word}")])
        for ruling, word in RULINGS.items()
    ]
    said = table(head(words, "ruling", "authority"), rows)
    said += heading("options", words.template("rules.options")) + text("options", printed, words)
    choices: Rows = []
    for option, values in PaladinsOptions.CHOICES.items():
        labels = " / ".join(words.template(f"option.{option}.{str(value).lower()}") for value in values)
        name, about = words.template(f"option.{option}"), words.template(f"option.{option}.about")
        choices.append((f"option-{option}", [name, about, labels]))
    return said + table(head(words, "option", "about", "values"), choices)


def sources(printed: PaladinsComponents, words: Words) -> str:
    """How many components are sure, which figures are assumed or not confirmed, and which an overlay has changed."""
    tally = {"rulebook": 0, "public": 0, "doubtful": 0, "changed": 0}
    doubts: dict[tuple[str, str, str], list[str]] = {}
    changes: Rows = []
    for name, records in printed.figures.items():
        for id, record in records.items():
            changed = list(printed.overlay.get(name, {}).get(id, {}))
            doubted = [field for field in doubtful(record) if field in FIGURES and field not in changed]
            tally["changed" if changed else "doubtful" if doubted else record["source"]] += 1
            for source in sorted({source_of(record, field) for field in doubted}):
                fields = [field for field in doubted if source_of(record, field) == source]
                doubts.setdefault((source, name, named(fields, words)), []).append(words.say(component(name, id)))
            if changed:
                changes.append(("", [kind(name, words), words.say(component(name, id)), named(changed, words)]))
    said = prose(words.say(Phrase("rules.tally", total=sum(tally.values()), **tally)))
    columns = head(words, "kind", "component", "figures")
    for source in ("assumed", "recalled", "public"):
        rows = [("", [kind(at[1], words), ", ".join(ids), at[2]]) for at, ids in doubts.items() if at[0] == source]
        if rows:
            said += heading(source, words.template(f"rules.source.{source}")) + table(columns, rows)
    if changes:
        said += heading("changed", words.template("rules.sources.changed")) + table(columns, changes)
    return said


def kind(name: str, words: Words) -> str:
    return words.template(f"rules.kind.{name}")


def component(name: str, id: str) -> Phrase:
    """A component by name; slots, steps and nameless cards by number."""
    if name == "townsfolk":
        return townsfolk_phrase(TOWNSFOLK.index(id))
    if name == "outsider":
        return outsider_phrase(OUTSIDERS.index(id))
    if name in ("paladin", "action", "favour"):
        return Phrase(f"{name}.{id}")
    if name in ("bonus", "order"):
        return Phrase(f"action.{id}")
    if name == "automa_left":
        return Phrase(f"row.{id}")
    if name == "difficulty":
        return Phrase(f"option.difficulty.{id}")
    if name == "worker":
        return Phrase(f"worker.{id}")
    if name in ("treasury", "track", "solo", "automa_right", "game", "piece"):
        return Phrase(f"rules.kind.{name}")
    return Phrase("rules.number", id=id.removeprefix(name).lstrip("0"))


def named(fields: list[str], words: Words) -> str:
    return ", ".join(words.template(f"rules.field.{field}") for field in fields)


def source_of(record: dict[str, Any], field: str) -> str:
    """Where one figure of a record was read."""
    return str(record.get(f"{field}_source", record["source"]))


OWN: Final[dict[str, Callable[[PaladinsComponents, Words], str]]] = {
    "treasury": treasury,
    "round": kings_cards,
    "workers": workers,
    "things": things,
    "actions": actions,
    "workshops": workshops,
    "action-recruit": hiring,
    "action-commission": prices("commission", "provisions"),
    "action-fortify": prices("fortify", "provisions"),
    "action-garrison": prices("garrison", "provisions"),
    "action-absolve": absolving,
    "action-convert": prices("convert", "silver"),
    "regions": regions,
    "spaces": spaces,
    "suspicion": suspicion,
    "attributes": track,
    "bonuses": bonuses,
    "paladins": paladins,
    "townsfolk": townsfolk,
    "outsiders": outsiders,
    "walls": walls,
    "taverns": taverns,
    "orders": orders,
    "favours": favours,
    "automa_setup": difficulties,
    "automa_left": left_row,
    "automa_schemes": schemes,
    "rulings": rulings,
    "sources": sources,
}
"""What a part has besides its text."""
