"""Set-up, boards and points of Viscounts of the West Kingdom as tables of the rules page."""

from __future__ import annotations

from typing import Final

from burgrave.games.viscounts.components import (
    BANKS,
    BUILDINGS,
    CELLS,
    FIRST_PRINTED,
    LOCATIONS,
    PLAYER_CARDS,
    PRINTED_MANUSCRIPT,
    SECTIONS,
    SEGMENTS,
    SPOTS,
    SPOTS_A_SEGMENT,
    ViscountsComponents,
)
from burgrave.games.viscounts.drawing.tips import icons_said, said
from burgrave.games.viscounts.phrases import building_phrase
from burgrave.games.viscounts.vocabulary import CONDITIONS, OFFERS, TYPES
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.rulebook import Rows, head, table

ABILITIES: Final = ("trading_post_1", "trading_post_2", "workshop_1", "workshop_2", "workshop_3")
"""The buildings under which an ability is printed, no icons."""


def players(printed: ViscountsComponents, words: Words) -> str:
    """What depends on the number of players."""
    setup = printed.figures["setup"]["players"]
    rows: Rows = []
    for count in range(1, 5):
        pairs = setup["pairs_solo"] if count == 1 else count + setup["pairs_extra"]
        above = [str(printed.above_end[end][count]) for end in (0, 1)]
        side = printed.sides[count].upper()
        rows.append((f"players-{count}", [str(count), side, str(pairs), *above]))
    return table(head(words, "players", "side", "pairs", "debts_above", "deeds_above"), rows)


def player_cards(printed: ViscountsComponents, words: Words) -> str:
    rows: Rows = []
    for at, card in enumerate(printed.player_cards[:PLAYER_CARDS]):
        segment = words.template(f"segment.{SEGMENTS[card.location // 3]}")
        cells = [str(at + 1), segment, said(words, card.gain), said(words, card.bonus)]
        rows.append((f"player-card-{at + 1}", cells))
    return table(head(words, "player_card", "segment", "gain", "bonus"), rows)


# ---------------------------------------------------------------------- the main board


def offers(printed: ViscountsComponents, words: Words) -> str:
    """What can be traded, and where."""
    rows: Rows = []
    outer = [location for at, location in enumerate(LOCATIONS) if at % 3 < 2]
    for which, offer in enumerate(OFFERS):
        places = [
            ", ".join(number for number, here in zip(outer, side, strict=True) if here == which) or "–"
            for side in printed.offers
        ]
        cells = [said(words, printed.offer_effects[which]), str(printed.batches[which]), *places]
        rows.append((f"offer-{offer}", cells))
    return table(head(words, "offer", "merchants", "side_a", "side_b"), rows)


def spots(printed: ViscountsComponents, words: Words) -> str:
    """The spots for buildings with their links."""
    rows: Rows = []
    for at, spot in enumerate(SPOTS):
        link = printed.links[at]
        name = f"{words.template(f'segment.{SEGMENTS[at // SPOTS_A_SEGMENT]}')}, {at % SPOTS_A_SEGMENT + 1}"
        bank = words.template(f"rules.bank.{BANKS[printed.banks[at]]}")
        linked = said(words, printed.effects[link]) if link >= 0 else "–"
        rows.append((f"spot-{spot}", [name, bank, said(words, printed.spot_effects[at]), linked]))
    return table(head(words, "spot", "bank", "effect", "link"), rows)


def under_the_piles(printed: ViscountsComponents, words: Words) -> str:
    """What is printed where a pile has run out."""
    rows: Rows = []
    for at, segment in enumerate(SEGMENTS):
        folk, paper = printed.folk[FIRST_PRINTED + at], printed.manuscripts[PRINTED_MANUSCRIPT + at]
        cells = [words.template(f"segment.{segment}"), str(folk.silver), icons_said(words, folk.icons)]
        cells += [said(words, folk.hire), f"{paper.cost}: {said(words, paper.instant)}"]
        rows.append((f"printed-{segment}", cells))
    return table(head(words, "segment", "silver", "icons", "dismissed", "printed"), rows)


def buildings(printed: ViscountsComponents, words: Words) -> str:
    """Prices and points by type, then what every space gives."""
    types: Rows = []
    for at, type in enumerate(TYPES):
        vp = [str(points) for points in printed.building_vp[at][1:]]
        types.append((f"type-{type}", [words.template(f"type.{type}"), str(printed.costs[at]), *vp]))
    spaces = [
        (f"building-{id}", [words.say(building_phrase(at)), space_said(printed, words, at)])
        for at, id in enumerate(BUILDINGS)
    ]
    return table(head(words, "type", "cost", "one", "two", "three"), types) + table(
        head(words, "building", "space"), spaces
    )


def space_said(printed: ViscountsComponents, words: Words, building: int) -> str:
    """What an open space of the player board gives."""
    icons = printed.player_board.icons[building]
    if icons or BUILDINGS[building] not in ABILITIES:
        return words.say(Phrase("rules.permanent", icons=icons_said(words, icons)))
    return words.template(f"rules.ability.{BUILDINGS[building]}")


def sections(printed: ViscountsComponents, words: Words) -> str:
    rows = [
        (f"section-{section}", [words.template(f"section.{section}"), said(words, printed.rewards[at])])
        for at, section in enumerate(SECTIONS)
    ]
    return table(head(words, "section", "reward"), rows)


def track(printed: ViscountsComponents, words: Words) -> str:
    """Both rows of the track of the player boards, and the upper one of the automa's."""
    rows: Rows = []
    for cell in range(CELLS):
        whom = words.template(f"rules.whom.{CONDITIONS[printed.conditions[cell]]}")
        above = [said(words, board.above[cell]) for board in (printed.player_board, printed.automa_boards[0])]
        rows.append((f"cell-{cell + 1}", [str(cell + 1), above[0], said(words, printed.below[cell]), whom, above[1]]))
    return table(head(words, "cell", "above", "below", "whom", "automa_above"), rows)


def sets(printed: ViscountsComponents, words: Words) -> str:
    rows = [(f"set-{size}", [str(size), str(vp)]) for size, vp in enumerate(printed.sets_vp) if size]
    return table(head(words, "set", "points"), rows)
