"""A view of The Castles of Burgundy as plain data for a terminal: all that lies on the table."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.burgundy.components import ESTATES, GOODS, INN, NUMBER, TILES, printed
from burgrave.games.burgundy.estates import HEXAGON, SHARED, Estate
from burgrave.games.burgundy.phrases import things
from burgrave.games.burgundy.position import SLOTS
from burgrave.games.burgundy.realm import NONE
from burgrave.kernel.words import Phrase, Words
from burgrave.reading.screen import Cell, Columns, Grid, Heading, Row, Screen, named, player_heading, turn_order

POSTS: Final = ("top", "left", "right")
"""The lines between border posts, in the order of their bits."""

View = dict[str, Any]


def screen(view: View, words: Words) -> Screen:
    """Phase and round, the board, then every player and every estate, the own one last."""
    realms = len(view["realms"])
    own = view["seat"] % realms if view["seat"] is not None else NONE
    parts: Screen = [*head(view, words), *depots(view, words), *tracks(view, words)]
    owners: list[int] = []
    for seat in view["order"]:
        if seat % realms not in owners:
            owners.append(seat % realms)
    for owner in sorted(owners, key=lambda owner: owner == own):
        for seat in view["order"]:
            if seat % realms == owner:
                parts += player(view, words, seat)
        parts += realm_parts(view, words, owner)
    return parts


# ---------------------------------------------------------------------- the board


def head(view: View, words: Words) -> Screen:
    phase = "ABCDE"[max(1, view["phase"]) - 1]
    nothing = words.template("screen.nothing")
    return [
        Heading(words.say(Phrase("screen.phase", phase=phase, round=max(1, view["round"])))),
        Row(str(view["white"] or nothing), words.template("screen.white")),
        Row(named(words, "good", (GOODS[good] for good in view["row"]), nothing), words.template("screen.row")),
        *([Row(turn_order(view, words))] if view["seats"] > 1 else []),
    ]


def tile(words: Words, kind: int) -> str:
    """A tile by its name; monasteries by what they do, too."""
    if NUMBER[kind]:
        does = Phrase(f"monastery.{NUMBER[kind]}")
        return words.say(Phrase("tile.monastery", number=NUMBER[kind], does=does))
    return words.template(f"tile.{TILES[kind]}")


def tiles(words: Words, kinds: list[int], between: str = "; ") -> str:
    return between.join(tile(words, kind) for kind in kinds if kind != NONE) or words.template("screen.nothing")


def wares(words: Words, amounts: list[int]) -> str:
    """Goods by colour, where there are any."""
    found = things(**{GOODS[good]: amount for good, amount in enumerate(amounts)})
    return ", ".join(words.say(said) for said in found) or words.template("screen.nothing")


def shields(words: Words, numbers: list[int]) -> str:
    said = [Phrase("shield", number=number, does=Phrase(f"shield.{number}")) for number in numbers if number]
    return "; ".join(words.say(one) for one in said) or words.template("screen.nothing")


def depots(view: View, words: Words) -> Screen:
    """The six depots with their tiles, goods and shields, then the black one with the inns beside it."""
    armed = view["options"]["shields"]
    heads = ["depot", "tiles", "goods", *(["shields"] if armed else [])]
    rows: list[list[str]] = []
    for depot in range(6):
        row = [
            str(depot + 1),
            tiles(words, view["depots"][depot * SLOTS : (depot + 1) * SLOTS], "\n"),
            wares(words, view["wares"][depot * 6 : depot * 6 + 6]).replace(", ", "\n"),
        ]
        if armed:
            row.append(shields(words, view["shields"][2 * depot : 2 * depot + 2]).replace("; ", "\n"))
        rows.append(row)
    black = [*view["black"], *([INN] * view["inns"])]
    nothing = words.template("screen.nothing")
    rows.append([words.template("screen.black"), tiles(words, black, "\n"), *[nothing] * (len(heads) - 2)])
    parts: Screen = [Columns([words.template(f"screen.head.{name}") for name in heads], rows)]
    if view["pool"]:
        parts.append(Row(str(view["pool"]), words.template("screen.pool")))
    return parts


def tracks(view: View, words: Words) -> Screen:
    """The bonus tiles left and the bridge; alone the target instead of both."""
    if view["target"]:
        goal = Phrase("screen.target", points=view["dukes"][0]["points"], target=view["target"])
        return [Row(words.say(goal))]
    figures, seats = printed(view), view["seats"]
    left: list[str] = []
    taken = [*view["bonuses"], *([view["posts"]] if view["options"]["board"] == "border_posts" else [])]
    for colour, gone in enumerate(taken):
        name = words.template(f"colour.{colour}" if colour < 6 else "screen.all_posts")
        points = (figures.first[seats], figures.second[seats])[gone:]
        left.append(f"{name} {', '.join(str(each) for each in points) or words.template('screen.nothing')}")
    return [
        Row("; ".join(left), words.template("screen.bonuses")),
        Row("; ".join(bridge(view, words, figures.spaces)), words.template("screen.bridge")),
    ]


def bridge(view: View, words: Words, spaces: int) -> list[str]:
    """Every space of the bridge with the pawns there, the furthest first, each stack from the top."""
    found: list[str] = []
    for space in reversed(range(spaces)):
        pawns = [seat for seat, duke in enumerate(view["dukes"]) if duke["space"] == space]
        pawns.sort(key=lambda seat: -view["dukes"][seat]["height"])
        if pawns:
            names = ", ".join(words.seat(seat) for seat in pawns)
            found.append(words.say(Phrase("screen.space", space=space + 1, pawns=names)))
    return found


# ---------------------------------------------------------------------- players


def player(view: View, words: Words, seat: int) -> Screen:
    """Points and dice; in a team the private storage."""
    duke = view["dukes"][seat]
    points = words.say(Phrase("things.points", n=duke["points"]))
    parts: Screen = [player_heading(view, seat, f"{words.seat(seat)}: {points}")]
    if duke["dice"]:
        left = [str(face) for die, face in enumerate(duke["dice"]) if not duke["used"] >> die & 1]
        used = [str(face) for die, face in enumerate(duke["dice"]) if duke["used"] >> die & 1]
        said = ", ".join(left) or words.template("screen.nothing")
        if used:
            said = words.say(Phrase("screen.used", left=said, used=", ".join(used)))
        parts.append(Row(said, words.template("screen.dice")))
    if len(view["realms"]) < view["seats"]:
        parts.append(Row(tiles(words, duke["private"]), words.template("screen.private")))
    return parts


def realm_parts(view: View, words: Words, owner: int) -> Screen:
    """What a player or a team has beside the estate, and the estate as a map."""
    realm = view["realms"][owner]
    team = len(view["realms"]) < view["seats"]
    empty = sum(1 for kind in realm["cells"] if kind == NONE)
    parts: Screen = []
    if team:
        mates = ", ".join(words.seat(seat) for seat in range(owner, view["seats"], len(view["realms"])))
        parts.append(Heading(words.say(Phrase("screen.team", mates=mates))))
    parts += [
        Row(words.say(Phrase("screen.estate", board=realm["board"], empty=empty))),
        Row(f"{realm['silver']}", words.template("screen.silver")),
        Row(f"{realm['workers']}", words.template("screen.workers")),
        Row(tiles(words, realm["storage"]), words.template("screen.shared" if team else "screen.storage")),
        Row(wares(words, realm["goods"]), words.template("screen.goods")),
        Row(wares(words, realm["sold"]), words.template("screen.sold")),
    ]
    parts += honours(view, words, realm)
    if len(realm["dealt"]) < 2:
        return parts + estate(view, words, realm)
    for board in realm["dealt"]:
        side = {**realm, "board": ESTATES[board], "cells": [NONE] * printed(view).estates[board].size}
        parts += [Row(words.say(Phrase("screen.side", board=ESTATES[board]))), *estate(view, words, side)]
    return parts


def honours(view: View, words: Words, realm: dict[str, Any]) -> Screen:
    """Monasteries, bonus tiles, shields, the player named, joined border posts, the trade route: what there is."""
    parts: Screen = []
    works = [kind for kind in realm["cells"] if kind != NONE and NUMBER[kind]]
    if works:
        parts.append(Row(tiles(words, works), words.template("screen.monasteries")))
    for name in ("large", "small"):
        if realm[name]:
            won = ", ".join(words.template(f"colour.{colour}") for colour in range(6) if realm[name] >> colour & 1)
            parts.append(Row(won, words.template(f"screen.{name}")))
    if realm["shields"]:
        parts.append(Row(shields(words, realm["shields"]), words.template("screen.shields")))
    if realm["copied"] != NONE:
        parts.append(Row(words.seat(realm["copied"]), words.template("screen.copied")))
    if view["options"]["board"] == "border_posts":
        lines = [words.template(f"screen.post.{name}") for bit, name in enumerate(POSTS) if realm["joined"] >> bit & 1]
        parts.append(Row(", ".join(lines) or words.template("screen.nothing"), words.template("screen.posts")))
    if realm["route"]:
        parts.append(Row("; ".join(route(view, words, realm)), words.template("screen.route")))
    return parts


def route(view: View, words: Words, realm: dict[str, Any]) -> list[str]:
    """Every space of the trade route: the good laid there, or the good it waits for and its bonus."""
    figures = printed(view)
    spaces: list[str] = []
    for at in range(3 * len(realm["route"])):
        number = realm["route"][at // 3]
        good, bonus = figures.route_goods[number][at % 3], figures.route_bonuses[number][at % 3]
        if at < len(realm["laid"]):
            laid = Phrase(f"good.{GOODS[realm['laid'][at]]}")
            spaces.append(words.say(Phrase("screen.laid", space=at + 1, good=laid)))
        else:
            wanted, brings = Phrase(f"good.{GOODS[good]}"), Phrase(f"tile.{TILES[bonus]}")
            spaces.append(words.say(Phrase("screen.wanted", space=at + 1, good=wanted, bonus=brings)))
    return spaces


# ---------------------------------------------------------------------- maps


def estate(view: View, words: Words, realm: dict[str, Any]) -> Screen:
    """The estate as a map, or as several: halves of a team's, islands of the solo game with their rivers."""
    board = printed(view).estates[ESTATES.index(realm["board"])]
    cells = [cell_of(words, board, realm, cell) for cell in range(board.size)]
    if board.shape == "islands":
        return islands(words, board, cells)
    if board.shape == "double":
        return halves(words, board, cells)
    rows = [[cell for cell in range(board.size) if board.places[cell][2] == row - 3] for row in range(len(HEXAGON))]
    return [hexagon(rows, cells)]


def cell_of(words: Words, board: Estate, realm: dict[str, Any], cell: int) -> Cell:
    """A cell by its name: colour and number of an empty one, the tile on a full one, and the shield it carries."""
    kind = realm["cells"][cell]
    if kind == NONE:
        colour = Phrase(f"rules.colour.{board.colours[cell]}")
        return Cell(board.names[cell], words.say(Phrase("screen.empty", colour=colour, number=board.numbers[cell])))
    name = (
        words.template(f"tile.{TILES[kind]}")
        if not NUMBER[kind]
        else words.say(Phrase("screen.monastery", number=NUMBER[kind]))
    )
    if cell in realm["shield_at"]:
        shield = realm["shields"][realm["shield_at"].index(cell)]
        return Cell(board.names[cell], words.say(Phrase("screen.shielded", tile=name, shield=shield)))
    return Cell(board.names[cell], words.say(Phrase("screen.full", tile=name)))


def hexagon(rows: list[list[int]], cells: list[Cell]) -> Grid:
    """Seven rows of four to seven cells."""
    return Grid([[cells[cell] for cell in row] for row in rows], [7 - length for length in HEXAGON])


def halves(words: Words, board: Estate, cells: list[Cell]) -> Screen:
    """Both halves of a team's estate; the cell that they share is in each of them."""
    left: list[list[int]] = []
    right: list[list[int]] = []
    for row, length in enumerate(HEXAGON):
        here = [cell for cell in range(board.size) if board.places[cell][2] == row - 3]
        left.append(here[:length])
        right.append([SHARED, *here[length:]] if SHARED in here else here[length:])
    return [
        Row(words.template("screen.left_half")),
        hexagon(left, cells),
        Row(words.template("screen.right_half")),
        hexagon(right, cells),
    ]


def islands(words: Words, board: Estate, cells: list[Cell]) -> Screen:
    """Every island by itself, then the rivers, whose ends are neighbours."""
    parts: Screen = []
    for island in islands_of(board):
        rows = sorted({board.places[cell][2] for cell in island})
        # Half cells from the left: a row lower down begins half a cell further right.
        starts = {cell: 2 * board.places[cell][1] + board.places[cell][2] for cell in island}
        first = min(starts.values())
        grid: list[list[Cell]] = []
        shifts: list[int] = []
        for row in rows:
            here = sorted((cell for cell in island if board.places[cell][2] == row), key=lambda cell: starts[cell])
            shifts.append(starts[here[0]] - first)
            line: list[Cell] = []
            for cell in here:
                line += [Cell("")] * ((starts[cell] - starts[here[0]]) // 2 - len(line))
                line.append(cells[cell])
            grid.append(line)
        parts += [Row(""), Grid(grid, shifts)]
    rivers = ", ".join(f"{board.names[one]} – {board.names[other]}" for one, other in board.rivers)
    return [*parts[1:], Row(rivers, words.template("screen.rivers"))]


def islands_of(board: Estate) -> list[list[int]]:
    """The cells of every island: those that touch, without the rivers."""
    rivers = {frozenset(river) for river in board.rivers}
    found: list[list[int]] = []
    for cell in range(board.size):
        if any(cell in island for island in found):
            continue
        island, waiting = [cell], [cell]
        while waiting:
            at = waiting.pop()
            for other in board.neighbours[at]:
                if other not in island and frozenset((at, other)) not in rivers:
                    island.append(other)
                    waiting.append(other)
        found.append(island)
    return found
