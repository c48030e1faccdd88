"""A view of The Castles of Burgundy as text for a terminal of 100 columns."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.burgundy.components import ESTATES, GOODS, INN, NUMBER, TILES, printed
from burgrave.games.burgundy.estates import COLOURS, Estate
from burgrave.games.burgundy.position import SLOTS
from burgrave.games.burgundy.realm import NONE
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.screen import INDENT, marked, named, shown, turn_order, wrapped

CELL: Final = 7
"""How wide a cell of the map is."""


def screen(view: dict[str, Any], words: Words) -> str:
    """Phase, depots, players, and the map of the own estate."""
    lines = [head(view, words), turn_order(view, words), "", *depots(view, words), ""]
    for seat in view["order"]:
        lines += player(view, words, seat)
    if view["seat"] is not None:
        lines += ["", *estate(view, words, view["realms"][view["seat"] % len(view["realms"])])]
    return shown(lines)


def head(view: dict[str, Any], words: Words) -> str:
    goods = named(words, "good", (GOODS[good] for good in view["row"]), words.template("screen.nothing"))
    phase = "ABCDE"[max(1, view["phase"]) - 1]
    return words.say(Phrase("screen.phase", phase=phase, round=view["round"], white=view["white"], goods=goods))


def tile(words: Words, kind: int) -> str:
    """A tile in a few letters."""
    if NUMBER[kind]:
        return f"{words.template('letter.Y')}{NUMBER[kind]}"
    return words.template(f"tile.{TILES[kind]}")


def tiles(words: Words, kinds: list[int]) -> str:
    return ", ".join(tile(words, kind) for kind in kinds if kind != NONE) or words.template("screen.nothing")


def wares(words: Words, amounts: list[int]) -> str:
    """Goods by colour, where there are any."""
    found = [f"{words.template('good.' + GOODS[good])} {n}" for good, n in enumerate(amounts) if n]
    return ", ".join(found) or words.template("screen.nothing")


def depots(view: dict[str, Any], words: Words) -> list[str]:
    """The six depots with their tiles and goods, then the black one."""
    lines: list[str] = []
    for depot in range(6):
        kinds = view["depots"][depot * SLOTS : (depot + 1) * SLOTS]
        said = words.say(Phrase("screen.depot", number=depot + 1, tiles=tiles(words, kinds)))
        amounts = view["wares"][depot * 6 : depot * 6 + 6]
        if any(amounts):
            said += f"  |  {words.say(Phrase('screen.wares', goods=wares(words, amounts)))}"
        shields = [str(shield) for shield in view["shields"][2 * depot : 2 * depot + 2] if shield]
        if shields:
            said += f"  |  {words.say(Phrase('screen.shields', shields=', '.join(shields)))}"
        lines.append(said)
    black = [*view["black"], *([INN] if view["inns"] else [])]
    lines.append(words.say(Phrase("screen.black", tiles=tiles(words, black))))
    return lines


def player(view: dict[str, Any], words: Words, seat: int) -> list[str]:
    """Points, silver, workers, dice, storage and goods."""
    duke, realm = view["dukes"][seat], view["realms"][seat % len(view["realms"])]
    amounts = {"points": duke["points"], "silver": realm["silver"], "workers": realm["workers"]}
    line = marked(view, seat, words.say(Phrase("screen.player", who=seat, **amounts)))
    left = [str(face) for die, face in enumerate(duke["dice"]) if not duke["used"] >> die & 1]
    if left:
        line += f", {words.say(Phrase('screen.dice', dice=' '.join(left)))}"
    if view["target"]:
        line += f", {words.say(Phrase('screen.target', target=view['target']))}"
    empty = sum(1 for kind in realm["cells"] if kind == NONE)
    parts = [
        words.say(Phrase("screen.estate", board=realm["board"], empty=empty)),
        words.say(Phrase("screen.storage", tiles=tiles(words, [*realm["storage"], *duke["private"]]))),
        words.say(Phrase("screen.goods", goods=wares(words, realm["goods"]))),
        words.say(Phrase("screen.sold", sold=sum(realm["sold"]))),
    ]
    if realm["shields"]:
        parts.append(words.say(Phrase("screen.shields", shields=", ".join(map(str, realm["shields"])))))
    return [line, *wrapped("; ".join(parts), INDENT)]


def estate(view: dict[str, Any], words: Words, realm: dict[str, Any]) -> list[str]:
    """The estate as a map: colour and number of empty cells, the tile on full ones."""
    board = printed(view).estates[ESTATES.index(realm["board"])]
    if board.shape == "islands":
        said = [f"{board.names[cell]} {content(words, board, realm['cells'], cell)}" for cell in range(board.size)]
        return ["  ".join(said[first : first + 6]) for first in range(0, len(said), 6)]
    rows: list[str] = []
    for row in range(-3, 4):
        cells = [cell for cell in range(board.size) if board.places[cell][2] == row]
        indent = " " * (CELL * abs(row) // 2)
        said = [f"{content(words, board, realm['cells'], cell):{CELL}}" for cell in cells]
        if board.shape == "double":
            half = 7 - abs(row)
            said.insert(half, " " * max(0, CELL * (abs(row) - 1)))
        rows.append(indent + "".join(said))
    return rows


def content(words: Words, board: Estate, cells: list[int], cell: int) -> str:
    """A cell of the map: `b4` for an empty one, the beginning of its tile's name for a full one."""
    if cells[cell] == NONE:
        return f"{words.template('letter.' + COLOURS[board.colours[cell]]).lower()}{board.numbers[cell]}"
    return f"[{tile(words, cells[cell])[: CELL - 3]}]"
