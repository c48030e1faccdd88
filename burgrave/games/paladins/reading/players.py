"""A player's board and the solo opponent's as plain data for a terminal."""

from __future__ import annotations

from typing import Any

from burgrave.games.paladins.components import (
    ABILITIES,
    ACTIONS,
    ATTRIBUTE,
    ATTRIBUTES,
    JARS,
    OF_JAR,
    OF_PALADIN,
    OF_WORKSHOP,
    OUTSIDERS,
    PALADINS,
    RIGHT,
    SCHEME_CARDS,
    SCHEMES,
    SUSPICION,
    TOWNSFOLK,
    WALLS,
    PaladinsComponents,
)
from burgrave.games.paladins.houses import LEFT_ROW
from burgrave.games.paladins.phrases import (
    ability_phrase,
    outsider_phrase,
    points_phrase,
    scores_phrase,
    token_phrase,
    townsfolk_phrase,
)
from burgrave.games.paladins.reading.cards import given, wall_gives
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.screen import Cell, Columns, Grid, Heading, Row, Screen, player_heading


def player(view: dict[str, Any], words: Words, figures: PaladinsComponents, seat: int) -> Screen:
    """Everything of one player: goods, actions, jars, cards."""
    board, summary = view["boards"][seat], view["summary"][seat]
    said = {"who": words.seat(seat), "points": words.say(points_phrase(summary["points"]))}
    shown: Screen = [player_heading(view, seat, words.fill("screen.player", said))]
    if board["passed"]:
        shown.append(Row(words.template("screen.passed")))
    shown += [
        row(words, "goods", words.fill("screen.goods_held", {"silver": board["silver"], "n": board["provisions"]})),
        row(words, "attributes", attributes(words, board["attributes"], summary["values"])),
        row(words, "workers", workers(words, board["workers"])),
    ]
    if board["paladin"] is not None:
        shown.append(row(words, "paladin", paladin(words, figures, PALADINS.index(board["paladin"]), False)))
    shown += hand(view, words, figures, seat)
    shown += troubles(words, figures, board)
    shown.append(actions(words, figures, board, summary))
    shown += [row(words, "jars", ""), jars(words, figures, board["jars"])]
    if board["party"]:
        shown.append(party(words, figures, board["party"]))
    return shown + trophies(words, figures, board)


def row(words: Words, label: str, text: str) -> Row:
    return Row(text, words.template(f"screen.{label}"))


def attributes(words: Words, track: list[int], values: list[int]) -> str:
    """Steps on the track, with the boost of this round."""
    found: list[str] = []
    for at, name in enumerate(ATTRIBUTES):
        said = {"name": words.template(f"attribute.{name}"), "step": track[at], "boost": values[at] - track[at]}
        found.append(words.fill("screen.boosted" if said["boost"] else "screen.step", said))
    return ", ".join(found)


def workers(words: Words, stock: list[int]) -> str:
    """The workers in stock by colour."""
    found = [words.say(token_phrase(kind, many)) for kind, many in enumerate(stock) if many]
    return ", ".join(found) or words.template("screen.none")


def paladin(words: Words, figures: PaladinsComponents, card: int, gathers: bool) -> str:
    """A paladin by name: the workers it will bring, its boosts, its help."""
    boosts = [words.say(token_phrase(ATTRIBUTE + n, boost)) for n, boost in enumerate(figures.boost[card]) if boost]
    help = words.say(Phrase(f"rules.help.{ABILITIES[figures.ability[card]]}", n=figures.ability_amount[card]))
    said = {
        "name": words.template(f"paladin.{PALADINS[card]}"),
        "workers": given(figures, words, OF_PALADIN + card),
        "boosts": ", ".join(boosts),
        "action": words.template(f"action.{ACTIONS[figures.ability_action[card]]}"),
        "help": help,
    }
    return words.fill("screen.paladin_in_hand" if gathers else "screen.paladin_at_work", said)


def hand(view: dict[str, Any], words: Words, figures: PaladinsComponents, seat: int) -> Screen:
    """The own paladins to choose from while they are, the cards of the deck, and who has been played."""
    board = view["boards"][seat]
    cards: list[str | None] = board["deck"]["cards"]
    shown: Screen = []
    drawn = figures.drawn if board["paladin"] is None and not view["over"] else 0
    top = [card for card in cards[len(cards) - drawn :] if card is not None] if drawn else []
    if seat == view["seat"]:
        shown += [row(words, "in_hand", paladin(words, figures, PALADINS.index(card), True)) for card in top]
        known = [card for card in (cards if not top else cards[: len(cards) - drawn]) if card is not None]
        if known:
            names = [words.template(f"paladin.{card}") for card in known]
            shown.append(row(words, "put_back", ", ".join(names)))
    played = [words.template(f"paladin.{card}") for card in board["played"]["cards"] if card is not None]
    shown.append(row(words, "paladin_deck", words.fill("screen.cards", {"n": len(cards)})))
    if played:
        shown.append(row(words, "played", ", ".join(played)))
    return shown


def troubles(words: Words, figures: PaladinsComponents, house: dict[str, Any]) -> Screen:
    """Suspicion cards with their taxes, the newest last, and debts."""
    shown: Screen = []
    if house["suspicion"]:
        taxes = [words.fill("screen.taxes", {"n": figures.tax[SUSPICION.index(card)]}) for card in house["suspicion"]]
        text = words.fill("screen.suspicion_held", {"n": len(taxes), "taxes": ", ".join(taxes)})
        shown.append(row(words, "suspicion", text))
    else:
        shown.append(row(words, "suspicion", words.template("screen.none")))
    debts = {"unpaid": house["unpaid"], "paid": house["paid"]}
    return [*shown, row(words, "debts", words.fill("screen.debts_held", debts))]


def actions(words: Words, figures: PaladinsComponents, board: dict[str, Any], summary: dict[str, Any]) -> Columns:
    """Every action: its spaces with workshops, who stands there, what the next time takes, how often it was taken."""
    rows: list[list[str]] = []
    for number, id in enumerate(ACTIONS):
        needs = summary["actions"][id]
        spaces = [words.template("screen.workshop" if one is None else f"worker.{one}") for one in needs["spaces"]]
        standing = [words.template(f"worker.{one}") for one in board["placed"][number] if one]
        done = str(summary["done"][id]) if id in summary["done"] else ""
        if done and figures.limit[number]:
            done = words.fill("screen.of", {"done": done, "limit": figures.limit[number]})
        rows.append(
            [
                words.template(f"action.{id}"),
                " + ".join(spaces),
                " + ".join(standing),
                asked(words, figures, id, needs, summary["done"].get(id, 0)),
                done,
            ]
        )
    names = ("action", "spaces", "stands", "next_time", "done")
    return Columns([words.template(f"screen.{name}") for name in names], rows)


def asked(words: Words, figures: PaladinsComponents, id: str, needs: dict[str, Any], done: int) -> str:
    """What an action takes the next time, and for a workshop whom it brings."""
    if not needs["left"]:
        return words.template("screen.used_up")
    found = [words.fill("screen.silver", {"n": needs["silver"]})] if needs["silver"] else []
    if needs["provisions"]:
        found.append(words.fill("screen.provisions", {"n": needs["provisions"]}))
    if needs["requires"]:
        attribute = words.template(f"attribute.{needs['requires']}")
        found.append(words.fill("screen.at_least", {"attribute": attribute, "value": needs["at_least"]}))
    if id == "develop":
        gained = given(figures, words, OF_WORKSHOP + done)
        found.append(words.fill("screen.workshop_brings", {"reward": gained}))
    return ", ".join(found)


def jars(words: Words, figures: PaladinsComponents, filled: int) -> Grid:
    """The spaces of absolve: what they give, or that they hold a jar."""
    cells = [
        Cell(
            str(at + 1),
            words.template("screen.jar_here") if filled >> at & 1 else given(figures, words, OF_JAR + at),
        )
        for at in range(JARS)
    ]
    return Grid([cells])


def party(words: Words, figures: PaladinsComponents, cards: list[str]) -> Columns:
    """The townsfolk of the party and what they do."""
    numbers = [TOWNSFOLK.index(card) for card in cards]
    rows = [[words.say(townsfolk_phrase(card)), words.say(ability_phrase(figures, card))] for card in numbers]
    return Columns([words.template("screen.party"), words.template("screen.ability")], rows)


def trophies(words: Words, figures: PaladinsComponents, house: dict[str, Any]) -> Screen:
    """Walls, converted outsiders with what they count, attacked ones."""
    shown: Screen = []
    if house["walls"]:
        said = [wall_gives(figures, words, WALLS.index(card)) for card in house["walls"]]
        shown.append(row(words, "walls", " | ".join(said)))
    if house["converted"]:
        numbers = [OUTSIDERS.index(card) for card in house["converted"]]
        rows = [[words.say(outsider_phrase(card)), words.say(scores_phrase(figures, card))] for card in numbers]
        shown.append(Columns([words.template("screen.converted"), words.template("screen.at_the_end")], rows))
    if house["attacked"]:
        names = [words.say(outsider_phrase(OUTSIDERS.index(card))) for card in house["attacked"]]
        shown.append(row(words, "attacked", ", ".join(names)))
    return shown


# ---------------------------------------------------------------------- the solo opponent


def automa(view: dict[str, Any], words: Words, figures: PaladinsComponents) -> Screen:
    """The solo opponent: its marker, its stack, its schemes, where its workers and workshops are."""
    house, summary = view["automata"][0], view["summary"][view["seats"]]
    said = {"who": words.template("automa"), "points": words.say(points_phrase(summary["points"]))}
    shown: Screen = [Heading(words.fill("screen.player", said))]
    if house["passed"]:
        shown.append(Row(words.template("screen.passed")))
    stack = [words.template(f"attribute.{ATTRIBUTES[at]}") for at in reversed(house["stack"])]
    marker = {"marker": house["marker"] + 1, "track": figures.automa_track}
    piles = {"deck": len(house["schemes"]["cards"]), "discard": len(house["drawn"])}
    shown += [
        row(words, "attributes", attributes(words, house["attributes"], house["attributes"])),
        row(words, "stack", ", ".join(stack)),
        row(words, "marker", words.fill("screen.marker_at", marker)),
        row(words, "workers", words.fill("screen.workers_left", {"n": house["workers"]})),
        row(words, "schemes", words.fill("screen.schemes_held", piles)),
    ]
    if house["drawn"]:
        names = [
            words.template(f"scheme.{SCHEMES[figures.scheme[SCHEME_CARDS.index(card)]]}") for card in house["drawn"]
        ]
        shown.append(row(words, "schemes_drawn", ", ".join(names)))
    shown += troubles(words, figures, house)
    shown.append(automa_actions(words, house, summary))
    return shown + trophies(words, figures, house)


def automa_actions(words: Words, house: dict[str, Any], summary: dict[str, Any]) -> Columns:
    """Its left row and its right side: where workers stand, its workshops, how often an action was taken."""
    rows: list[list[str]] = []
    for at, id in enumerate((*LEFT_ROW, *ACTIONS[RIGHT:])):
        name = words.template(f"row.{id}" if at < len(LEFT_ROW) else f"action.{id}")
        busy = words.template("screen.workers_stand") if house["busy"] >> at & 1 else ""
        workshops = str(house["workshops"][at - len(LEFT_ROW)] or "") if at >= len(LEFT_ROW) else ""
        rows.append([name, busy, workshops, str(summary["done"].get(id, ""))])
    names = ("action", "stands", "workshops", "done")
    return Columns([words.template(f"screen.{name}") for name in names], rows)
