"""What a piece is and does, in one to three short sentences, with its figures as printed."""

from __future__ import annotations

from burgrave.games.paladins.components import (
    ABILITIES,
    ACTIONS,
    ATTRIBUTE,
    FACTIONS,
    FAVOURS,
    OF_ACTION,
    OF_ACTION_ONE,
    OF_ACTION_TWO,
    OF_ATTACK,
    OF_CONVERSION,
    OF_DISMISSAL,
    OF_FAVOUR,
    OF_FAVOUR_CHOICE,
    OF_HIRING,
    OF_PALADIN,
    OF_WALL,
    OF_WALL_CHOICE,
    PER_SOURCE,
    PRAY,
    PaladinsComponents,
)
from burgrave.games.paladins.crews import SPACES
from burgrave.games.paladins.phrases import (
    ability_phrase,
    outsider_phrase,
    reward_phrase,
    scores_phrase,
    token_phrase,
    townsfolk_phrase,
)
from burgrave.kernel.words import Phrase, Words


def thing_tip(words: Words, key: str) -> str:
    """A thing without figures of its own."""
    return words.template(f"drawing.tip.{key}")


def debt_tip(figures: PaladinsComponents, words: Words) -> str:
    """What debts count in the end."""
    return words.fill("drawing.tip.debt", {"unpaid": figures.unpaid, "paid": figures.paid})


def reward_said(figures: PaladinsComponents, words: Words, reward: int) -> str:
    found = reward_phrase(figures, reward)
    return ", ".join(words.say(phrase) for phrase in found) or words.template("no_reward")


def action_tip(figures: PaladinsComponents, words: Words, action: int) -> str:
    """Which workers an action asks for and what it does."""
    asked = ", ".join(words.template(f"worker.{SPACES[one]}") for one in figures.spaces[action])
    said = words.fill("drawing.tip.action", {"name": words.template(f"action.{ACTIONS[action]}"), "workers": asked})
    does = words.fill(
        f"drawing.tip.{ACTIONS[action]}",
        {
            "one": reward_said(figures, words, OF_ACTION_ONE + action),
            "two": reward_said(figures, words, OF_ACTION_TWO + action),
            "gains": reward_said(figures, words, OF_ACTION + action),
            "silver": figures.pray_silver if action == PRAY else figures.develop_silver,
            "per": figures.strength_per_silver,
        },
    )
    return f"{said} {does}"


def townsfolk_tip(figures: PaladinsComponents, words: Words, card: int) -> str:
    """Sent away, hired, in the party."""
    return words.fill(
        "drawing.tip.townsfolk",
        {
            "name": words.say(townsfolk_phrase(card)),
            "dismiss": reward_said(figures, words, OF_DISMISSAL + card),
            "instant": reward_said(figures, words, OF_HIRING + card),
            "ability": words.say(ability_phrase(figures, card)),
        },
    )


def outsider_tip(figures: PaladinsComponents, words: Words, card: int) -> str:
    """Attacked, converted, at the end."""
    return words.fill(
        "drawing.tip.outsider",
        {
            "name": words.say(outsider_phrase(card)),
            "faction": words.template(f"faction.{FACTIONS[figures.faction[card]]}"),
            "attack": reward_said(figures, words, OF_ATTACK + card),
            "convert": reward_said(figures, words, OF_CONVERSION + card),
            "scores": words.say(scores_phrase(figures, card)),
        },
    )


def paladin_tip(figures: PaladinsComponents, words: Words, card: int) -> str:
    """Workers, boosts, help."""
    boosts = [
        words.say(token_phrase(ATTRIBUTE + attribute, amount))
        for attribute, amount in enumerate(figures.boost[card])
        if amount
    ]
    help = words.say(Phrase(f"rules.help.{ABILITIES[figures.ability[card]]}", n=figures.ability_amount[card]))
    return words.fill(
        "drawing.tip.paladin",
        {
            "workers": reward_said(figures, words, OF_PALADIN + card),
            "boosts": ", ".join(boosts),
            "action": words.template(f"action.{ACTIONS[figures.ability_action[card]]}"),
            "help": help,
        },
    )


def favour_tip(figures: PaladinsComponents, words: Words, favour: int) -> str:
    """The worker it asks for, its price, what it gives."""
    costs: list[Phrase] = []
    if figures.favour_silver[favour]:
        costs.append(Phrase("things.silver", n=figures.favour_silver[favour]))
    if figures.favour_provisions[favour]:
        costs.append(Phrase("things.provision", n=figures.favour_provisions[favour]))
    if figures.favour_debt[favour]:
        costs.append(Phrase("pay.debt", debt=Phrase("things.debt", n=figures.favour_debt[favour])))
    return words.fill(
        "drawing.tip.favour",
        {
            "name": words.template(f"favour.{FAVOURS[favour]}"),
            "worker": words.template(f"worker.{SPACES[figures.favour_space[favour]]}"),
            "cost": ", ".join(words.say(cost) for cost in costs) or words.template("pay.nothing"),
            "reward": choice_said(figures, words, OF_FAVOUR, OF_FAVOUR_CHOICE, favour, figures.favour_choices[favour]),
        },
    )


def wall_tip(figures: PaladinsComponents, words: Words, wall: int) -> str:
    """What a wall gave and its points."""
    given = choice_said(figures, words, OF_WALL, OF_WALL_CHOICE, wall, figures.wall_choices[wall])
    points = figures.wall_vp[wall]
    return words.fill("drawing.tip.wall_points" if points else "drawing.tip.wall", {"reward": given, "points": points})


def choice_said(figures: PaladinsComponents, words: Words, base: int, choices: int, card: int, count: int) -> str:
    """A reward, and the rewards of which one is chosen besides."""
    found = [reward_said(figures, words, base + card)] if figures.rewards[base + card] or not count else []
    if count:
        either = [reward_said(figures, words, choices + which * PER_SOURCE + card) for which in range(count)]
        found.append(" / ".join(either))
    return "; ".join(found)
