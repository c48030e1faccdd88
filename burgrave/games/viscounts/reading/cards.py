"""Cards, effects and the automa of Viscounts of the West Kingdom as tables of the rules page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from burgrave.games.viscounts.automa_actions import FROM_LEFT
from burgrave.games.viscounts.components import (
    BOARDS,
    BUILDINGS,
    CARDS,
    FIRST_SCHEME,
    MANUSCRIPTS,
    RIBBONS,
    SCHEMES,
    AutomaBoard,
    Manuscript,
    ViscountsComponents,
)
from burgrave.games.viscounts.drawing.tips import ability_said, icons_said, said
from burgrave.games.viscounts.phrases import building_phrase, score_phrase, way_phrase, ways_phrase
from burgrave.games.viscounts.vocabulary import ACTIONS, FLIP, GOODS
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.rulebook import Rows, bullets, head, item, table

EFFECTS: Final = (
    *("any", "flip", "manuscript", "free_hire", "virtue", "rearrange", "discard", "destroy", "reshuffle"),
    *("move_worker", "place_workers", "build", "alternatives"),
)
"""The effects whose short names on cards and boards need an explanation."""


def manuscripts(printed: ViscountsComponents, words: Words) -> str:
    rows: Rows = []
    for at, id in enumerate(MANUSCRIPTS):
        one = printed.manuscripts[at]
        back = words.template(f"rules.back.{printed.figures['manuscript'][id]['back']}")
        cells = [manuscript_name(printed, id, words), back, str(one.cost), manuscript_said(one, words)]
        rows.append((f"manuscript-{id}", cells))
    return table(head(words, "manuscript", "back", "clerics", "effect"), rows)


def bonuses(printed: ViscountsComponents, words: Words) -> str:
    """What three ribbons of a colour bring."""
    rows: Rows = []
    for at, ribbon in enumerate(RIBBONS):
        cells = [words.template(f"ribbon.{ribbon}"), str(printed.bonus_needs[at])]
        cells += [icons_said(words, printed.bonus_icons[at]), str(printed.bonus_vp[at])]
        rows.append((f"bonus-{ribbon}", cells))
    return table(head(words, "ribbon", "needs", "permanent", "points"), rows)


def manuscript_name(printed: ViscountsComponents, id: str, words: Words) -> str:
    """`black ribbon, 3`: the number only tells manuscripts of a ribbon apart."""
    one = printed.manuscripts[MANUSCRIPTS.index(id)]
    return f"{words.template(f'ribbon.{RIBBONS[one.ribbon]}')}, {id.partition('_')[2]}"


def manuscript_said(one: Manuscript, words: Words) -> str:
    """What a manuscript does at once and what it counts at the end."""
    parts: list[str] = []
    if any(way.ops for way in one.instant.ways):
        parts.append(words.say(Phrase("rules.at_once", does=ways_phrase(one.instant.ways))))
    if one.vp:
        parts.append(words.say(Phrase("rules.counts", does=score_phrase(one))))
    return " ".join(parts) or words.template("op.nothing")


def effects(printed: ViscountsComponents, words: Words) -> str:
    """The legend of effects."""
    entries = [
        item(
            f"effect-{effect}", words.template(f"rules.effect.{effect}.text"), words.template(f"rules.effect.{effect}")
        )
        for effect in EFFECTS
    ]
    return bullets(entries)


def goods(printed: ViscountsComponents, words: Words) -> str:
    entries = [
        item(f"good-{good}", words.template(f"rules.good.{good}"), words.template(f"drawing.good.{good}"))
        for good in (*GOODS, "any")
    ]
    return bullets(entries)


def folk(cards: Iterable[int]) -> Callable[[ViscountsComponents, Words], str]:
    """A table of townsfolk."""

    def made(printed: ViscountsComponents, words: Words) -> str:
        rows: Rows = []
        for card in cards:
            one = printed.folk[card]
            name = words.template(f"card.{CARDS[card]}")
            cells = [name, str(one.silver), icons_said(words, one.icons), said(words, one.hire)]
            rows.append((f"card-{CARDS[card]}", [*cells, ability_said(printed, words, card) or "–"]))
        return table(head(words, "card", "silver", "icons", "hired", "ability"), rows)

    return made


# ---------------------------------------------------------------------- the automa


def automa_boards(printed: ViscountsComponents, words: Words) -> str:
    rows = [
        (f"board-{id}", [words.template(f"automa.{id}"), *board_said(printed, words, at)])
        for at, id in enumerate(BOARDS)
    ]
    return table(head(words, "board", "focus", "priority", "start", "slots", "removed"), rows)


def board_said(printed: ViscountsComponents, words: Words, at: int) -> list[str]:
    """Focus, what it gathers, what it begins with, its printed icons, the schemes it does without."""
    board = printed.automa_boards[at]
    focus = words.template("rules.focus.flip" if board.focus == FLIP else f"action.{ACTIONS[board.focus]}")
    gathers: list[str] = []
    for place, good in enumerate(board.priority):
        name = words.template(f"drawing.good.{GOODS[good]}")
        gathers.append(f"{name} (< {board.until[place]})" if place < len(board.until) else name)
    priority = words.template("rules.generic") if board.generic else " → ".join(gathers)
    slots = f"2: {icons_said(words, board.second)}; 3: {icons_said(words, board.third)}"
    removed = "; ".join(words.template(f"card.{CARDS[card]}") for card in board.removed) or "–"
    return [focus, priority, said(words, printed.automa_starts[at]), slots, removed]


def automa_buildings(printed: ViscountsComponents, words: Words) -> str:
    """What the spaces of its boards do, from the left."""
    rows: Rows = []
    for building in FROM_LEFT:
        cells = [automa_space_said(board, words, building) for board in printed.automa_boards]
        rows.append((f"automa-{BUILDINGS[building]}", [words.say(building_phrase(building)), *cells]))
    return table([*head(words, "building"), *(words.template(f"automa.{id}") for id in BOARDS)], rows)


def automa_space_said(board: AutomaBoard, words: Words, building: int) -> str:
    """When a space of its board works, and what it gives."""
    if board.icons[building]:
        return words.say(Phrase("rules.permanent", icons=icons_said(words, board.icons[building])))
    when = words.template(f"drawing.automa_when.{board.abilities[building]}")
    return f"{when}: {said(words, board.effects[building])}"


def schemes(printed: ViscountsComponents, words: Words) -> str:
    rows: Rows = []
    for at, id in enumerate(SCHEMES):
        scheme = printed.schemes[at]
        options = "; ".join(
            f"{number}) {words.say(Phrase('effect.one', way=way_phrase(way)))}"
            for number, way in enumerate(scheme.options.ways, 1)
        )
        icons = icons_said(words, printed.folk[FIRST_SCHEME + at].icons)
        cells = [words.template(f"card.{id}"), icons, said(words, scheme.first), str(scheme.move), options]
        rows.append((f"card-{id}", cells))
    return table(head(words, "scheme", "icons", "first", "move", "options"), rows)
