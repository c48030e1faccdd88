"""A component of Paladins of the West Kingdom by its record, drawn as it lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.drawing.boards import FINGER
from burgrave.drawing.component import beside, cut_out, emblem, picture
from burgrave.drawing.players import badge, in_colour
from burgrave.drawing.svg import frame, icon, rect
from burgrave.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    BOARD_SPACES,
    DEVELOP,
    FAVOURS,
    FORTIFY,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    PRAY,
    RIGHT,
    SCHEME_CARDS,
    SCHEMES,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    PaladinsComponents,
)
from burgrave.games.paladins.drawing.actions import jar, left_action, right_action
from burgrave.games.paladins.drawing.board import suspicion, track
from burgrave.games.paladins.drawing.brush import (
    PIECES,
    Brush,
    brush_of,
    centred,
    outsider_face,
    paladin_face,
    townsfolk_face,
    worker,
    workshop_on,
)
from burgrave.games.paladins.drawing.frontier import board_space, flags
from burgrave.games.paladins.drawing.holdings import wall
from burgrave.games.paladins.drawing.town import CARD, PRICE, favour_card, order_card, tavern, townsfolk
from burgrave.games.paladins.houses import LEFT_ROW
from burgrave.kernel.words import Words

KINGS: Final = {"kings_orders": ["@crown", "@point"], "kings_favour": ["@crown", "@free_recruit"]}
"""The schemes that are no action."""


def component(table: str, id: str, printed: PaladinsComponents, words: Words) -> str:
    """The drawing of a record; what nothing on the table shows has none."""
    brush = brush_of({"overlay": printed.overlay}, words)
    return DRAWN[table](brush, id) if table in DRAWN else ""


# ---------------------------------------------------------------------- printed on the boards


def treasury(brush: Brush, id: str) -> str:
    """The silver for one to four players."""
    return row(brush, [[f"{players}:", "@treasury", str(brush.printed.treasury[players])] for players in range(1, 5)])


def row(brush: Brush, told: list[list[str]], width: float = 68) -> str:
    """Small cards beside one another."""
    drawn = [frame((0, 0, width, FINGER), "cell") + centred(parts, width / 2, FINGER / 2, width - 6) for parts in told]
    return picture((-1, -1, len(told) * (width + 3), FINGER + 2), beside(drawn, width + 3))


def attributes(brush: Brush, id: str) -> str:
    return cut_out(in_colour(0, "".join(track(brush, 0, (0, 0, 0), (0, 0, 0), 0))))


def hire(brush: Brush, id: str) -> str:
    """The price above a slot of the townsfolk."""
    slot = int(id) - 1
    drawn = townsfolk(brush, slot, -1)
    left = slot * (CARD[0] + 1.0)
    return picture((left - 4, 0, CARD[0] + 6, PRICE + 32), drawn)


def region(brush: Brush, id: str) -> str:
    return cut_out(flags(brush, int(id) - 1, 0, 0))


def space(brush: Brush, id: str) -> str:
    return cut_out(board_space(brush, BOARD_SPACES.index(id), "", "", 0, 0))


def next_time(brush: Brush, action: int, asked: list[int], id: str) -> str:
    """An action that was taken as often as needed to come to a slot."""
    done = int(id) - 1
    costs = [figures[action] for figures in (brush.printed.silver_cost, brush.printed.provision_cost)]
    silver, provisions = (cost[done] if done < len(cost) else 0 for cost in costs)
    needs = (silver, provisions, "influence" if asked[done] >= 0 else None, asked[done])
    return cut_out(in_colour(0, "".join(right_action(brush, 0, action, (None, None, None), 0, done, needs, 0, 0))))


def wall_slot(brush: Brush, id: str) -> str:
    return next_time(brush, FORTIFY, brush.printed.wall_influence, id)


def jar_slot(brush: Brush, id: str) -> str:
    return next_time(brush, ABSOLVE, brush.printed.jar_influence, id)


def action(brush: Brush, id: str) -> str:
    """An action before it was ever taken."""
    number = ACTIONS.index(id)
    if number >= RIGHT:
        asked = {FORTIFY: brush.printed.wall_influence, ABSOLVE: brush.printed.jar_influence}.get(number, [-1])
        return next_time(brush, number, asked, "1")
    placed = (None,) * len(brush.printed.spaces[number])
    silver = {DEVELOP: brush.printed.develop_silver, PRAY: brush.printed.pray_silver}.get(number, 0)
    return cut_out(left_action(brush, 0, number, placed, silver, 0, 0, 0))


def absolved(brush: Brush, id: str) -> str:
    return cut_out(jar(brush, 0, int(id) - 1, False, 0, 0))


def workshop(brush: Brush, id: str) -> str:
    placed = (None,) * len(brush.printed.spaces[DEVELOP])
    return cut_out(left_action(brush, 0, DEVELOP, placed, brush.printed.develop_silver, int(id) - 1, 0, 0))


# ---------------------------------------------------------------------- pieces


def wooden(brush: Brush, id: str) -> str:
    """A piece, or the icon that stands for it on the boards; a card is told by its icon, a board is drawn whole."""
    return emblem(PIECE[id], SIZE) if id in PIECE else ""


def any_worker(brush: Brush, id: str) -> str:
    return emblem(worker(id, 0, 0, SIZE), SIZE)


def card_with(name: str) -> str:
    return rect(4, 0, SIZE - 8, SIZE, "card-face") + icon(name, 6, 6, SIZE - 12)


SIZE: Final = 30.0
PIECE: Final = {
    "workshop": workshop_on(0, 0, 0, SIZE),
    "outpost": PIECES["outpost"].of(0, 0, 0, SIZE),
    "monk": PIECES["monk"].of(0, 0, 0, SIZE),
    "jar": icon("absolve", 0, 0, SIZE),
    "attribute_marker": in_colour(0, badge(0, 0, SIZE, 0)),
    "silver": icon("silver", 0, 0, SIZE),
    "provision": icon("provision", 0, 0, SIZE),
    "debt_card": card_with("debt"),
    "paladin_card": card_with("crown"),
    "townsfolk_card": card_with("recruit"),
    "outsider_card": card_with("attack"),
    "wall_card": card_with("fortify"),
    "tavern_card": card_with("tavern"),
    "suspicion_card": card_with("suspicion"),
    "kings_order_card": card_with("point"),
    "kings_favour_card": card_with("free_recruit"),
    "scheme_card": card_with("scheme"),
    "first_player_marker": icon("first", 0, 0, SIZE),
    "resource_marker": icon("tax", 0, 0, SIZE),
}

# ---------------------------------------------------------------------- cards


def paladin(brush: Brush, id: str) -> str:
    return cut_out(paladin_face(brush, PALADINS.index(id), (0, 0, 131, 62), True))


def person(brush: Brush, id: str) -> str:
    return cut_out(townsfolk_face(brush, TOWNSFOLK.index(id), (0, 0, 84, 86), True))


def outsider(brush: Brush, id: str) -> str:
    return cut_out(frame((0, 0, 84, 66), "card-face") + outsider_face(brush, OUTSIDERS.index(id), 0, 0, 84))


def wall_card(brush: Brush, id: str) -> str:
    return cut_out(wall(brush, 0, WALLS.index(id), (0, 0, 70, FINGER)))


def tavern_card(brush: Brush, id: str) -> str:
    return cut_out(tavern(brush, 0, TAVERNS.index(id), -1, 0))


def suspicion_card(brush: Brush, id: str) -> str:
    return cut_out(suspicion(brush, 0, 0, brush.printed.tax[SUSPICION.index(id)], 0, FINGER, True))


def favour(brush: Brush, id: str) -> str:
    return cut_out(favour_card(brush, 0, FAVOURS.index(id), "", -1, 0))


def order(brush: Brush, id: str) -> str:
    return cut_out(order_card(brush, 0, ORDERS.index(id), (), 0))


def order_slot(brush: Brush, id: str) -> str:
    """A slot with some order, which shows the points of the slot, and its back, which shows the round."""
    slot = int(id) - 1
    return cut_out(order_card(brush, slot, 0, (), 0)) + cut_out(order_card(brush, slot, -1, (), 0))


def favour_slot(brush: Brush, id: str) -> str:
    return cut_out(favour_card(brush, int(id) - 1, -1, "", -1, 0))


# ---------------------------------------------------------------------- the solo opponent


def automa_left(brush: Brush, id: str) -> str:
    """An action of its left side with the workers that it takes."""
    return row(brush, [[f"@{id}", *(["@colourless"] * brush.printed.automa_left[LEFT_ROW.index(id)])]])


def scheme(brush: Brush, id: str) -> str:
    action = SCHEMES[brush.printed.scheme[SCHEME_CARDS.index(id)]]
    return row(brush, [["@scheme", "→", *KINGS.get(action, [f"@{action}"])]])


DRAWN: Final[dict[str, Callable[[Brush, str], str]]] = {
    "worker": any_worker,
    "piece": wooden,
    "treasury": treasury,
    "track": attributes,
    "hire": hire,
    "region": region,
    "space": space,
    "wall_slot": wall_slot,
    "jar": jar_slot,
    "action": action,
    "bonus": action,
    "absolve": absolved,
    "workshop": workshop,
    "paladin": paladin,
    "townsfolk": person,
    "outsider": outsider,
    "wall": wall_card,
    "tavern": tavern_card,
    "suspicion": suspicion_card,
    "favour": favour,
    "order": order,
    "order_slot": order_slot,
    "favour_slot": favour_slot,
    "automa_left": automa_left,
    "scheme": scheme,
}
"""How the records of a table are drawn."""
