"""A tree of decisions: what was tried at each, and what came of it.

A node is one decision of one seat, whatever chance and hidden cards were on the way there: every visit comes with
another imagination, and only the moves that are legal in it take part. Where all choose at once in secret, the
node of one seat knows nothing of what the others have chosen.

Nothing is judged in the middle of an action: what a castle or a ship gives is seen once it has been taken. And nothing
is judged before the others have answered: the seat that asks sees what it can do next.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from burgrave.bots.outlook import Outlook, margin_of
from burgrave.kernel.agenda import Sealed
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position

EXPLORE: Final = 0.7
"""How much curiosity counts, in units of how far results scatter."""
UNSEEN: Final = -1
"""Instead of a move: one that the next seat does not see."""
FOCUS: Final = 0.3
"""How much better a move must look, in the same units, to be tried e times as often."""
DEEPER: Final = 100
"""After so many iterations each goes on for one own decision more before it is judged: first broad, then deep."""
DEEPEST: Final = 6
DETAILS: Final = 6
"""After so many details of an action things are taken as they stand."""


class Node:
    """One decision: its moves with their first impressions, visits and results for the seat that decides."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.total = 0
        self.moves: list[int] = []
        self.slots: dict[int, int] = {}
        """The place of every move seen here."""
        self.hopes: list[float] = []
        """What each move looked like at first."""
        self.visits: list[int] = []
        self.sums: list[float] = []
        self.after: dict[int, Node] = {}
        """The next decisions, by move and seat."""

    def mean(self, slot: int) -> float:
        """What a move is expected to come to; the first impression counts as one visit."""
        return (self.sums[slot] + self.hopes[slot]) / (self.visits[slot] + 1)


class Tree:
    """Grows from one decision: each iteration imagines anew, walks down, and adds a node or a few."""

    def __init__(self, position: Position, seat: int, outlook: Outlook, rng: Rng) -> None:
        self.position = position
        self.seat = seat
        self.outlook = outlook
        self.rng = rng
        self.root = Node(seat)
        self.scale = 1.0
        """How far results scatter, in points."""
        self.asked = False
        """Is it asked what the moves lead to? Then points and chances are kept for the decision at the root."""
        self.points: dict[int, float] = {}
        self.chances: dict[int, float] = {}
        """By move of the root, summed over its visits."""
        self.seen: list[float] = []
        """The points that all seats can expect where the last iteration ended."""
        self.looks = 0
        """Nodes at which moves were tried."""
        self.most = 0
        """Where an iteration must end at the latest, counted in looks; 0 is no bound."""
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def move_on(self, position: Position, move: int) -> bool:
        """Go on from the decision after a move of the seat, keeping what was found; False if nothing was."""
        node = self.root.after.get(move * 16 + self.seat)
        if node is None or node.seat != self.seat:
            return False
        self.root = node
        self.position = position
        return True

    def grow(self) -> None:
        """One iteration."""
        position = self.position.imagine(self.seat, self.rng)
        node = self.root
        nodes: list[Node] = []
        taken: list[int] = []
        values: list[float] = []
        path = 0
        secret = 0
        further = min(DEEPEST, self.count // DEEPER)
        while True:
            if position.over:
                values = self.outlook.end(position)
                self.seen = [float(score) for score in position.scores]
                break
            seat = position.mover if nodes else self.seat
            legal = position.legal(seat)
            if len(legal) == 1:
                position.play(legal[0], seat)
                continue
            if nodes:
                key = path * 16 + seat
                child = node.after.get(key)
                if child is None:
                    child = Node(seat)
                    node.after[key] = child
                node = child
            fresh = node.total == 0
            node.total += 1
            known = legal == node.moves
            if not known:
                values = self.look(node, position, seat, legal)
                if self.looks == self.most and nodes:
                    break
            if fresh and seat == self.seat:
                if further == 0:
                    break
                further -= 1
            slot = self.pick(node, legal, known)
            move = node.moves[slot]
            nodes.append(node)
            taken.append(slot)
            question = position.question
            position.play(move, seat)
            path = move
            if isinstance(question, Sealed):
                # The next to choose in secret knows nothing of this choice; once all are in, everybody knows all.
                secret = (secret * 8191 + move + 1) % 0x3FFFFFF
                if position.question is question:
                    path = UNSEEN
                else:
                    path = -2 - secret
                    secret = 0
        self.back_up(nodes, taken, values)
        if self.asked and nodes:
            self.remember(position, nodes[0].moves[taken[0]])

    def remember(self, position: Position, move: int) -> None:
        """Keep what the seat could expect after a move at the root."""
        seat = self.seat
        self.points[move] = self.points.get(move, 0.0) + self.outlook.score(position, seat)
        if position.over:
            winners = position.winners
            chance = 1.0 / len(winners) if seat in winners else 0.0
        elif position.seats == 1:
            chance = self.outlook.chance_alone(position, self.seen[seat])
        else:
            chance = self.outlook.chance(position, margin_of(position, seat, self.seen))
        # One chance that is not known leaves the sum unknown.
        self.chances[move] = self.chances.get(move, 0.0) + (chance if chance >= 0.0 else -1e9)

    def look(self, node: Node, position: Position, seat: int, legal: list[int]) -> list[float]:
        """Try the moves that are new to a node; what all seats can expect of the best."""
        self.looks += 1
        outlook = self.outlook
        points = outlook.all_points(position)
        own = points[seat]
        best = -1e9
        most = own
        ended: list[float] = []
        slots = node.slots
        for move in legal:
            if move in slots:
                continue
            trial = position.copy()
            trial.play(move, seat)
            trial = self.finish_action(trial, seat)
            if trial.over:
                values = outlook.end(trial)
                hope = values[seat]
                if hope > best:
                    best = hope
                    ended = values
            else:
                points[seat] = outlook.points(trial, seat)
                hope = outlook.value(trial, seat, points)
                if hope > best:
                    best = hope
                    most = points[seat]
                    ended = []
            slots[move] = len(node.moves)
            node.moves.append(move)
            node.hopes.append(hope)
            node.visits.append(0)
            node.sums.append(0.0)
        points[seat] = most
        self.seen = points
        if ended:
            return ended
        return outlook.values(position, points)

    def finish_action(self, position: Position, seat: int) -> Position:
        """Answer the details of the seat's action, each as it looks best; what follows if there are none left."""
        for _ in range(DETAILS):
            question = position.question
            if question is None or question.seat != seat or question.opens() or isinstance(question, Sealed):
                break
            best = position
            most = -1e9
            for answer in position.legal(seat):
                trial = position.copy()
                trial.play(answer, seat)
                points = self.outlook.points(trial, seat)
                if points > most:
                    most, best = points, trial
            position = best
        return position

    def pick(self, node: Node, legal: list[int], known: bool) -> int:
        """The place of the move to try: good so far, promising, or seldom tried."""
        many = len(legal)
        slots = list(range(many)) if known else [node.slots[move] for move in legal]
        hopes = node.hopes
        visits = node.visits
        top = -1e9
        total = 0
        for slot in slots:
            if hopes[slot] > top:
                top = hopes[slot]
            total += visits[slot]
        warmth = FOCUS * self.scale
        weights: list[float] = []
        mass = 0.0
        for slot in slots:
            weight = exp((hopes[slot] - top) / warmth)
            mass += weight
            weights.append(weight)
        curiosity = EXPLORE * self.scale * sqrt(total + 1.0) / mass
        best = slots[0]
        most = -1e9
        for at in range(many):
            slot = slots[at]
            tries = visits[slot] + 1
            value = (node.sums[slot] + hopes[slot]) / tries + curiosity * weights[at] / tries
            if value > most:
                most = value
                best = slot
        return best

    def back_up(self, nodes: list[Node], taken: list[int], values: list[float]) -> None:
        """Tell all decisions on the way what came of them."""
        for at in range(len(nodes)):
            node = nodes[at]
            slot = taken[at]
            node.visits[slot] += 1
            node.sums[slot] += values[node.seat]
        self.count += 1
        value = values[self.seat]
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)
        if self.count > 8:
            self.scale = max(0.5, sqrt(self.squares / self.count))
