"""The set-up: stacks, goods, the first player, boards and first castles."""

from __future__ import annotations

from burgrave.games.burgundy.components import (
    BLACK_DEPOT,
    CARDS,
    COPIES,
    ESTATES,
    GOOD_CARDS,
    GOODS,
    GOODS_FAMILY,
)
from burgrave.games.burgundy.estates import CASTLES, MINES
from burgrave.games.burgundy.moves import SETTLE, SETTLE_CELL, SETTLE_SIDE
from burgrave.games.burgundy.phrases import cell_phrase, things
from burgrave.games.burgundy.position import BOARD_DEAL, FIRST_PLAYER, GOODS_DEAL, PHASES, SLOTS, STACK, Burgundy
from burgrave.games.burgundy.realm import NONE
from burgrave.games.burgundy.routes import deal_routes
from burgrave.games.burgundy.shields import deal_shields
from burgrave.kernel.agenda import Question, Sealed, Step
from burgrave.kernel.piles import face_down
from burgrave.kernel.words import Phrase


class SetUp(Step[Burgundy]):
    """Shuffle tiles and goods, find the first player, deal boards, shields and routes."""

    def run(self, p: Burgundy) -> None:
        build_stacks(p)
        deal_goods(p)
        find_first(p)
        equip(p)
        if p.readings.routes:
            deal_routes(p)
        if p.readings.shields:
            deal_shields(p)
        deal_boards(p)


def build_stacks(p: Burgundy) -> None:
    """A stack for every colour of backs and a black one, shuffled; modules add tiles.

    How many tiles are drawn, and when, depends on nothing that players do, so the stacks lie in one pile in the order
    of drawing: first castles, then phase after phase, space after space.
    """
    stacks: list[list[int]] = [[] for _ in range(7)]
    modules = {kind: module for kind, _, _, module in COPIES}
    for card, kind in enumerate(CARDS):
        if p.plays(modules[kind]):
            stacks[p.printed.tile_family.backs[card]].append(card)
    for number, cards in enumerate(stacks):
        p.chance.shuffle(cards, STACK, number, 0)
    drawn = [stacks[0].pop() for _ in p.realms]
    for phase in range(1, PHASES + 1):
        for stack in spaces(p, phase):
            if stack != NONE and stacks[stack]:
                drawn.append(stacks[stack].pop())
    drawn.reverse()
    p.tiles = face_down(p.printed.tile_family, [card for cards in stacks for card in cards] + drawn)


def spaces(p: Burgundy, phase: int) -> list[int]:
    """The stack for every space of the numbered depots (NONE for one not in use), then of the black one."""
    found: list[int] = []
    players = max(2, p.seats)
    for depot in p.printed.depots:
        for slot in range(SLOTS):
            colour = depot.slots[slot] if depot.players[slot] <= players else NONE
            # Three players: the last depot has a castle in phases A, C, E and a mine in B, D.
            if depot is p.printed.depots[-1] and p.seats == 3 and colour == CASTLES and phase % 2 == 0:
                colour = MINES
            found.append(colour)
    return found + [BLACK_DEPOT] * len(p.black)


def draw_tile(p: Burgundy, stack: int) -> int:
    """The next tile of a stack; NONE when it has run out."""
    tiles = p.tiles
    if stack == NONE or not len(tiles) or tiles.family.backs[tiles.cards[-1]] != stack:
        return NONE
    return CARDS[tiles.draw()]


def deal_goods(p: Burgundy) -> None:
    """Five goods for each phase, unseen, on top of those left over, from which the start goods will come."""
    cards = list(range(len(GOOD_CARDS)))
    p.chance.shuffle(cards, GOODS_DEAL, 0, 0)
    p.goods = face_down(GOODS_FAMILY, cards)


def find_first(p: Burgundy) -> None:
    """The highest die begins, ties roll again; the others follow clockwise and lie below on the bridge."""
    rolling = list(range(p.seats))
    attempt = 0
    while len(rolling) > 1:
        rolls = [p.below(6, FIRST_PLAYER, attempt, seat, 0) for seat in rolling]
        best = max(rolls)
        rolling = [seat for seat, roll in zip(rolling, rolls, strict=True) if roll == best]
        attempt += 1
    first = rolling[0]
    p.order = [(first + place) % p.seats for place in range(p.seats)]
    for place, seat in enumerate(p.order):
        p.dukes[seat].height = p.seats - 1 - place
    if p.log:
        p.log.write("first", who=first)


def equip(p: Burgundy) -> None:
    """Silver, goods, and workers by the turn order; a team and a lone player have amounts of their own."""
    setup = p.printed.setup
    teams = len(p.realms) < p.seats
    figures = setup["solo"] if p.solo else setup["team"] if teams else setup["players"]
    for place in range(len(p.realms)):
        realm = p.realm(p.order[place])
        realm.silver = figures["silver"]
        realm.workers = figures["workers"] if p.solo else figures["workers"][place]
        for _ in range(figures["goods"]):
            realm.goods[GOOD_CARDS[p.goods.take(0)]] += 1
        if p.log:
            goods = {GOODS[good]: amount for good, amount in enumerate(realm.goods)}
            gained = things(silver=realm.silver, workers=realm.workers, **goods)
            p.log.write("equips", who=p.order[place], gained=gained)
    if p.solo:
        p.target = p.readings.target
    p.revealed += 1


def deal_boards(p: Burgundy) -> None:
    """Everybody gets the same board, or boards are dealt at random; then sides and first castles are chosen."""
    board = p.readings.solo_board if p.solo else p.readings.team if p.readings.team != "none" else p.readings.board
    sides: list[list[int]] = []
    if board == "expert":
        sides = p.printed.boards[:]
    elif board in ("border_posts", "against_the_castle"):
        sides = [[number] for number, estate in enumerate(p.printed.estates) if estate.module == board]
    else:
        sides = [[ESTATES.index(board)] for _ in p.realms]
    order = list(range(len(sides)))
    if len(sides) > len(p.realms):
        p.chance.shuffle(order, BOARD_DEAL, 0, 0)
        p.revealed += 1
    for number, realm in enumerate(p.realms):
        realm.dealt = sides[order[number]]
        realm.settle(realm.dealt[0], p.printed.estates[realm.dealt[0]])
    deciders = p.deciders()
    if p.readings.choice == "in_secret" and len(start_moves(p, 0)) > 1:
        asked = 0
        for seat in deciders:
            asked |= 1 << seat
        p.then(SecretStart(0, asked))
        return
    for seat in reversed(deciders):
        p.then(StartCastle(seat))


def start_moves(p: Burgundy, seat: int) -> list[int]:
    """Every side of the board with every cell for the first castle; only experts choose it on boards 1 and 2."""
    moves: list[int] = []
    experts = len(p.realms) > 1 and p.readings.team == "none" and p.readings.board == "expert"
    for side, board in enumerate(p.realm(seat).dealt):
        for cell in p.printed.estates[board].starts(experts):
            moves.append(SETTLE.of(side, cell))
    return moves


def settle(p: Burgundy, seat: int, move: int) -> None:
    """The first castle, out of the stack: it scores nothing and gives no action."""
    realm = p.realm(seat)
    board = realm.dealt[SETTLE_SIDE.of(move)]
    realm.dealt = []
    realm.settle(board, p.printed.estates[board])
    castle = draw_tile(p, CASTLES)
    cell = SETTLE_CELL.of(move)
    realm.put(castle, cell)
    if len(realm.estate.region_cells[realm.estate.regions[cell]]) == 1:
        realm.scored |= 1 << realm.estate.regions[cell]
    if p.log:
        p.log.write("settles", who=seat, board=realm.estate.id, cell=cell_phrase(p, seat, cell))


class StartCastle(Question[Burgundy]):
    """In turn order: the side of the board, and where the first castle stands."""

    def options(self, p: Burgundy) -> list[int]:
        return start_moves(p, self.seat)

    def answer(self, p: Burgundy, move: int) -> None:
        settle(p, self.seat, move)

    def prompt(self, p: Burgundy) -> Phrase:
        return Phrase("ask.StartCastle")


class SecretStart(Sealed[Burgundy]):
    """All at once and in secret: the side of the board, and where the first castle stands."""

    def options_of(self, p: Burgundy, seat: int) -> list[int]:
        return start_moves(p, seat)

    def answer_of(self, p: Burgundy, seat: int, move: int) -> None:
        settle(p, seat, move)
