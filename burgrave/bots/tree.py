"""A tree of decisions: what was tried at each, and what came of it.

A node is one decision of one seat, whatever chance and hidden cards were on the way there: every visit comes with
another imagination, and only the moves that are legal in it take part. Where all choose at once in secret, the
node of one seat knows nothing of what the others have chosen.

The moves of the decision itself are looked into by turns, all of them in the same imagination, and after every round
the worst are dropped: the more of the budget is used up, the fewer are left, and each halving of their number gets as
much of it as any other. First impressions would mislead there: they know nothing of the rest of the turn. What all
moves of a round have in common is the luck of its imagination, and is not counted.

Nothing is judged in the middle of an action: what a castle or a ship gives is seen once it has been taken. A turn is
judged twice: when it is over, and when the others have answered and the next own turn begins, or the turn after that
where the outlook has more foresight. The first holds less luck, the second sees further; what an iteration comes to is
the mean of both.
"""

from __future__ import annotations

from math import ceil, exp, sqrt
from time import perf_counter
from typing import Final

from burgrave.bots.action import finish_action
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


class Node:
    """One decision: its moves with their first impressions, visits and results for the seat that decides."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moves: list[int] = []
        self.slots: dict[int, int] = {}
        """The place of every move seen here."""
        self.hopes: list[float] = []
        """What each move looked like at first."""
        self.visits: list[int] = []
        self.sums: list[float] = []
        self.tries = 0
        self.drift = 0.0
        """By how much results were better than first impressions, in all tries together."""
        self.after: dict[int, Node] = {}
        """The next decisions, by move and seat."""

    def mean(self, slot: int) -> float:
        """What a move has come to on the average; at first what it looked like."""
        return self.sums[slot] / self.visits[slot] if self.visits[slot] else self.hopes[slot]


class Tree:
    """Grows from one decision: each iteration imagines anew, walks down, and adds a node or a few."""

    def __init__(self, position: Position, seat: int, outlook: Outlook, rng: Rng) -> None:
        self.position = position
        self.seat = seat
        self.outlook = outlook
        self.rng = rng
        self.foresight = outlook.foresight(position)
        """At the beginning of which own turn from now on it is judged again."""
        self.root = Node(seat)
        self.running: list[int] = []
        """The moves at the root, by slot, that are still looked into, and whose turn it is."""
        self.next = 0
        self.many = 0
        """How many moves there were at first, and how much of the budget is used up, from 0 to 1."""
        self.used = 0.0
        self.world = position
        """What this round of them is looked into in."""
        self.round: list[tuple[list[Node], list[int], list[float]]] = []
        """What came of this round: decisions on the way, the moves taken there, and what all seats can expect."""
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
        """Where an iteration is given up, counted in looks; 0 is no bound."""
        self.until = 0.0
        """When it is given up; 0 is no bound."""
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
        # Its moves were not looked into by turns: that begins anew.
        self.running = []
        many = len(node.moves)
        node.visits, node.sums = [0] * many, [0.0] * many
        return True

    def grow(self) -> None:
        """One iteration; one that is given up leaves nothing but first impressions."""
        first = self.first()
        position = self.world.copy()
        node = self.root
        nodes: list[Node] = []
        taken: list[int] = []
        values: list[float] = []
        path = 0
        secret = 0
        settled: list[float] = []
        turns = 0
        last = self.seat
        told = self.world.revealed
        while True:
            if position.over:
                values = self.outlook.end(position)
                self.seen = [float(score) for score in position.scores]
                break
            seat = position.mover if nodes else self.seat
            if nodes and not settled and (seat != self.seat or position.revealed != self.world.revealed):
                settled = self.outlook.values(position, self.outlook.all_points(position))
            if seat == self.seat:
                # Alone a turn is as long as nothing new comes to light.
                if last != seat or (position.seats == 1 and position.revealed != told):
                    turns += 1
                told = position.revealed
            last = seat
            legal = position.legal(seat)
            if len(legal) == 1:
                position.play(legal[0], seat)
                continue
            slot = first
            if nodes:
                key = path * 16 + seat
                child = node.after.get(key)
                if child is None:
                    child = Node(seat)
                    node.after[key] = child
                node = child
                fresh = not node.moves
                known = legal == node.moves
                if not known:
                    values = self.look(node, position, seat, legal)
                    if (self.most and self.looks >= self.most) or (self.until and perf_counter() >= self.until):
                        return
                if fresh and turns >= self.foresight and seat == self.seat:
                    break
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
        if settled and not position.over:
            values = [0.5 * (settled[at] + values[at]) for at in range(len(values))]
        self.round.append((nodes, taken, values))
        if self.asked:
            self.remember(position, nodes[0].moves[taken[0]])

    def first(self) -> int:
        """The move at the root whose turn it is, by slot; after every round the worst are dropped."""
        if self.next == len(self.running) or not self.running:
            self.end_round()
            self.world = self.position.imagine(self.seat, self.rng)
            self.next = 0
            if self.running:
                self.running = self.ranking()[: max(2, ceil(self.many ** (1.0 - self.used)))]
            else:
                legal = self.position.legal(self.seat)
                self.look(self.root, self.world, self.seat, legal)
                root = self.root
                self.running = [root.slots[move] for move in legal]
                self.running.sort(key=lambda slot: -root.mean(slot))
                self.many = len(legal)
        self.next += 1
        return self.running[self.next - 1]

    def end_round(self) -> None:
        """Count what came of a round, less the luck: by how much its moves did better than they had done before."""
        root = self.root
        luck = 0.0
        known = 0
        for _, taken, values in self.round:
            if root.visits[taken[0]]:
                luck += values[self.seat] - root.mean(taken[0])
                known += 1
        if known > 1:
            luck /= known
            for _, _, values in self.round:
                values[self.seat] -= luck
        for nodes, taken, values in self.round:
            self.back_up(nodes, taken, values)
        self.round = []

    def ranking(self) -> list[int]:
        """The moves that are still looked into, best first; one seldom looked into is not trusted as much."""
        root = self.root
        often = 0
        for slot in self.running:
            often = max(often, root.visits[slot])
        return sorted(self.running, key=lambda slot: (2 * root.visits[slot] < often, -root.mean(slot)))

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
        """Try the moves that are new to a node, as long as there is time; what all seats can expect of the best."""
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
            if self.until and node is not self.root and perf_counter() >= self.until:
                break
            trial = position.copy()
            trial.play(move, seat)
            trial = finish_action(outlook, trial, seat)
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
        drift = node.drift / node.tries if node.tries else 0.0
        curiosity = EXPLORE * self.scale * sqrt(total + 1.0) / mass
        best = slots[0]
        most = -1e9
        for at in range(many):
            slot = slots[at]
            tries = visits[slot] + 1
            # What was not tried will turn out better than it looked by as much as the rest did.
            value = (node.sums[slot] + hopes[slot] + drift) / tries + curiosity * weights[at] / tries
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
            node.tries += 1
            node.drift += values[node.seat] - node.hopes[slot]
        self.count += 1
        value = values[self.seat]
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)
        if self.count > 8:
            self.scale = max(0.5, sqrt(self.squares / self.count))
