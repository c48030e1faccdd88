"""What is printed on the boards of Paladins of the West Kingdom, as tables of the rules page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.paladins.components import (
    ACTIONS,
    ATTRIBUTE,
    BOARD_SPACES,
    HUNT,
    OF_ACTION,
    OF_ACTION_ONE,
    OF_ACTION_TWO,
    OF_JAR,
    OF_SPACE,
    OF_WORKSHOP,
    SCHEMES,
    TOKENS,
    TRADE,
    WORKSHOPS,
    PaladinsComponents,
)
from burgrave.games.paladins.crews import SPACES, WORKERS
from burgrave.games.paladins.houses import LEFT_ROW
from burgrave.games.paladins.phrases import reward_phrase
from burgrave.games.paladins.reading.cards import given
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.rulebook import Rows, bullets, head, item, table

THINGS: Final = (*TOKENS[ATTRIBUTE:], "debt", "paid", "suspicion")


def amounts(printed: PaladinsComponents, words: Words) -> dict[str, Any]:
    """The figures that the texts name."""
    return {
        "rounds": printed.rounds,
        "kept": printed.kept,
        "drawn": printed.drawn,
        "silver": Phrase("things.silver", n=printed.silver),
        "provisions": Phrase("things.provision", n=printed.provisions),
        "paid": printed.paid,
        "unpaid": printed.unpaid,
        "goods_set": printed.goods_set,
        "develop_silver": Phrase("things.silver", n=printed.develop_silver),
        "pray_silver": Phrase("things.silver", n=printed.pray_silver),
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
    return bullets(said)


def things(printed: PaladinsComponents, words: Words) -> str:
    """What every symbol of a reward means, but for workers, and what lies with a board."""
    return bullets(item(f"thing-{thing}", words.template(f"rules.thing.{thing}")) for thing in THINGS)


def colours(printed: PaladinsComponents, words: Words, action: int) -> str:
    """The worker spaces of an action."""
    return " + ".join(words.template(f"worker.{SPACES[space]}") for space in printed.spaces[action])


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
            gives(printed, words, number),
            str(printed.limit[number] or "–"),
        ]
        rows.append((f"summary-{id}", cells))
    return table(head(words, "action", "spaces", "asks", "gives", "limit"), rows)


def gives(printed: PaladinsComponents, words: Words, action: int) -> str:
    """What an action always gives, or which attribute the card raises."""
    if printed.rewards[OF_ACTION + action]:
        return given(printed, words, OF_ACTION + action)
    raised = printed.figures["action"][ACTIONS[action]].get("on_card")
    if raised is None:
        return "–"
    return words.fill("rules.on_card", {"attribute": words.template(f"attribute.{raised}")})


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
        does = words.say(Phrase(f"rules.row.{id}", **amounts(printed, words)))
        rows.append((f"row-{id}", [words.template(f"row.{id}"), str(printed.automa_left[n]), does]))
    return table(head(words, "action", "workers", "does"), rows)


def schemes(printed: PaladinsComponents, words: Words) -> str:
    """How often every scheme is in the deck."""
    rows = [
        (f"scheme-{SCHEMES[scheme]}", [words.template(f"scheme.{SCHEMES[scheme]}"), str(printed.scheme.count(scheme))])
        for scheme in sorted(set(printed.scheme), key=printed.scheme.index)
    ]
    return table(head(words, "scheme", "cards"), rows)
