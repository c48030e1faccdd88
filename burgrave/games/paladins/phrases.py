"""Rewards, workers, cards and spaces in words, as they are printed."""

from __future__ import annotations

from burgrave.games.paladins.components import (
    BOARD_SPACES,
    CONDITIONS,
    OF_ABILITY,
    OUTSIDERS,
    SCORES,
    TOKENS,
    TOWNSFOLK,
    TRIGGERS,
    PaladinsComponents,
    kind_of,
    number_of,
)
from burgrave.games.paladins.crews import CREWS, WORKERS, workers_on
from burgrave.kernel.words import ComponentPhrase, Phrase


def reward_phrase(printed: PaladinsComponents, reward: int) -> list[Phrase]:
    """What a reward gives, in words."""
    found = printed.rewards[reward]
    return [token_phrase(found[at], found[at + 1]) for at in range(0, len(found), 2)]


def token_phrase(token: int, amount: int) -> Phrase:
    return Phrase(f"things.{TOKENS[token]}", n=amount)


def workers_phrase(crew: int) -> list[Phrase]:
    """A crew in words."""
    workers = CREWS[crew]
    return [token_phrase(kind, workers.count(kind)) for kind in range(len(WORKERS)) if kind in workers]


def stand_phrase(stands: int) -> list[Phrase]:
    """Those who stand on the spaces of an action, in words."""
    found = workers_on(stands)
    return [token_phrase(kind, found.count(kind)) for kind in range(len(WORKERS)) if kind in found]


def points_phrase(points: int) -> Phrase:
    """Points, perhaps fewer than none."""
    return Phrase("points", n=points) if points >= 0 else Phrase("lost_points", n=-points)


def signed(amount: int) -> str:
    """A number as people write it, with a minus sign."""
    return str(amount) if amount >= 0 else f"−{-amount}"


def townsfolk_phrase(card: int) -> Phrase:
    """A townsfolk by name, and which of that name."""
    id = TOWNSFOLK[card]
    return Phrase("townsfolk", name=Phrase(f"townsfolk.{kind_of(id)}"), number=number_of(id))


def ability_phrase(printed: PaladinsComponents, card: int) -> Phrase:
    """What a townsfolk of the party does."""
    reward = reward_phrase(printed, OF_ABILITY + card)
    trigger = Phrase(f"trigger.{TRIGGERS[printed.trigger[card]]}")
    return ComponentPhrase(f"ability.{CONDITIONS[printed.condition[card]]}", trigger=trigger, reward=reward)


def outsider_phrase(card: int) -> Phrase:
    """An outsider by name, and which of that name."""
    id = OUTSIDERS[card]
    return Phrase("outsider", name=Phrase(f"outsider.{kind_of(id)}"), number=number_of(id))


def scores_phrase(printed: PaladinsComponents, card: int) -> Phrase:
    """What a converted outsider brings points for."""
    return ComponentPhrase(f"scores.{SCORES[printed.scores[card]]}", n=printed.per[card])


def space_phrase(printed: PaladinsComponents, space: int) -> Phrase:
    """A space of the board by its region and its own name."""
    return Phrase("space", number=str(printed.space_region[space] + 1), place=BOARD_SPACES[space])
