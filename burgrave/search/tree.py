"""Information-set Monte Carlo tree search (ISMCTS): the tree, and how it grows.

A node is one decision of one seat, whatever chance and hidden cards were on the way there: an information set. Every
iteration walks down in another determinization, and only the moves that are legal in it take part (Cowling, Powley and
Whitehouse 2012). Where all choose at once in secret, the node of one seat knows nothing of what the others have chosen.
Values are vectors, one for each seat, and every seat decides for its own (max^n, Luckhardt and Irani 1986).

At the root moves are looked into by sequential halving (see `halving`): first impressions would mislead there, they
know nothing of the rest of the turn. Below it PUCT picks (Rosin 2011, as in AlphaZero), with a softmax of the first
impressions as the prior.

There are no rollouts: leaves are evaluated, and not in the middle of an action (see `quiescence`). A turn is evaluated
twice: when it is over, and when the others have answered and the next own turn begins, or the turn after that where the
evaluator has more foresight. The first holds less luck, the second sees further; an iteration's value is the mean of
both.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from time import perf_counter
from typing import Final

from burgrave.kernel.agenda import Sealed
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.search.evaluator import Evaluator
from burgrave.search.halving import SequentialHalving, Visit
from burgrave.search.node import Node
from burgrave.search.quiescence import finish_action, unfinished

UNSEEN: Final = -1
"""Instead of a move: one that the next seat does not see."""


@dataclass(frozen=True)
class IsmctsParameters:
    """How a tree grows. Points are in units of how far results scatter."""

    exploration: float = 0.7
    """How much curiosity counts (PUCT's constant)."""
    temperature: float = 0.3
    """How much better a move must look to be e times as likely in the prior."""
    least_scatter: float = 0.5
    """Results are taken to scatter by at least so many points."""
    finished: int = 4
    """So many of the likeliest actions are finished for a first impression, below the root in long turns."""
    least_rounds: float = 3.0
    """If fewer rounds of all moves at the root are possible, iterations end with the own turn: a move that was looked
    into once, and in the end of only one story, is chosen by luck."""
    first_share: float = 0.25
    """So much of the budget the first iteration may take to find out."""
    sure: float = 4.0
    """By so many standard errors the best move must lead to be obvious: then no more is spent on it,"""
    sure_visits: int = 12
    """once it has been looked into so often."""
    settled: float = 0.5
    """How much the end of the own turn counts; the rest is what the others have left of it."""


ISMCTS: Final = IsmctsParameters()


class Scatter:
    """How far results scatter: a running standard deviation (Welford 1962)."""

    def __init__(self, least: float) -> None:
        self.least = least
        self.points = 1.0
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)
        if self.count > 8:
            self.points = max(self.least, sqrt(self.squares / self.count))


class Tree:
    """Grows from one decision: each iteration determinizes anew, walks down, and adds a node or a few."""

    def __init__(
        self, position: Position, seat: int, evaluator: Evaluator, rng: Rng, parameters: IsmctsParameters = ISMCTS
    ) -> None:
        self.position = position
        self.seat = seat
        self.evaluator = evaluator
        self.rng = rng
        self.parameters = parameters
        self.foresight = evaluator.foresight(position)
        """At the beginning of which own turn from now on it is evaluated again."""
        self.long_turns = position.title.judgement.long_turns()
        """Does the end of a turn tell what it was worth? Else the next own action is tried first."""
        self.root = Node(seat)
        self.halving = SequentialHalving(seat)
        self.world = position
        """The determinization of this round at the root."""
        self.used = 0.0
        """How much of the budget is used up, from 0 to 1."""
        self.own_turn_only = False
        """Do iterations end with the own turn?"""
        self.scatter = Scatter(parameters.least_scatter)
        self.asked = False
        """Is it asked what the moves lead to? Then points and chances are kept for the decision at the root."""
        self.points: dict[int, float] = {}
        self.chances: dict[int, float] = {}
        """By move of the root, summed over its visits."""
        self.best = 0.0
        self.best_points = 0.0
        self.best_end: list[float] = []
        """Of the node that was expanded last: the best first impression, the seat's points then, or the game's end."""
        self.seen: list[float] = []
        """The points that all seats can expect where the last iteration ended."""
        self.expanded = 0
        """Nodes at which moves were tried."""
        self.most = 0
        """Where an iteration is given up, counted in expanded nodes; 0 is no bound."""
        self.until = 0.0
        """When it is given up; 0 is no bound."""

    def move_on(self, position: Position, move: int) -> bool:
        """Go on from the decision after a move of the seat, keeping what was found; False if nothing was."""
        node = self.root.after.get(move * 16 + self.seat)
        if node is None or node.seat != self.seat:
            return False
        self.root = node
        self.position = position
        self.own_turn_only = False
        # Its moves were not looked into by turns: that begins anew.
        self.halving = SequentialHalving(self.seat)
        node.forget_results()
        return True

    def grow(self, cut: bool = False) -> None:
        """One iteration; one that is given up leaves nothing but first impressions, unless it may be cut short."""
        first = self.first()
        evaluator = self.evaluator
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
        alone = not evaluator.objective.rivals
        while True:
            if position.over:
                values = evaluator.end(position)
                self.seen = [float(score) for score in position.scores]
                break
            seat = position.mover if nodes else self.seat
            if nodes and not settled and (seat != self.seat or position.revealed != self.world.revealed):
                self.seen = evaluator.all_points(position)
                settled = evaluator.values(position, self.seen)
                if self.own_turn_only:
                    values = settled
                    break
            if seat == self.seat:
                if last != seat or (alone and position.revealed != told):
                    turns += 1
                told = position.revealed
            last = seat
            legal = position.legal(seat)
            if nodes and len(legal) == 1:
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
                ends = fresh and turns >= self.foresight and seat == self.seat
                if ends and self.long_turns and not node.reached:
                    node.reached = True
                    self.seen = evaluator.all_points(position)
                    values = evaluator.values(position, self.seen)
                    break
                if not known:
                    self.expand(node, position, seat, legal)
                    if (self.most and self.expanded >= self.most) or (self.until and perf_counter() >= self.until):
                        if cut and settled:
                            self.finish(Visit(nodes, taken, settled, settled), position)
                        elif cut:
                            self.halving.next -= 1
                        return
                if ends and not self.long_turns:
                    values = self.leaf(position)
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
            share = self.parameters.settled
            values = [share * settled[at] + (1.0 - share) * values[at] for at in range(len(values))]
        self.finish(Visit(nodes, taken, values, settled or values), position)

    def finish(self, visit: Visit, position: Position) -> None:
        """An iteration has ended at a position."""
        self.halving.round.append(visit)
        if self.asked:
            self.remember(position, visit.nodes[0].moves[visit.taken[0]])

    def first(self) -> int:
        """The move at the root whose turn it is, by slot; each round of them has a determinization of its own."""
        halving = self.halving
        if halving.round_is_over():
            self.end_round()
            self.world = self.position.imagine(self.seat, self.rng)
            halving.drop(self.root, self.used)
        return halving.pick()

    def begin(self) -> None:
        """Try all moves at the root, for the first round."""
        self.world = self.position.imagine(self.seat, self.rng)
        root = self.root
        legal = self.position.legal(self.seat)
        self.expand(root, self.world, self.seat, legal)
        slots = [root.slots[move] for move in legal]
        slots.sort(key=lambda slot: -root.mean(slot))
        self.halving.begin(slots)

    def fit(self, iterations: float) -> None:
        """After the first iteration: so many more are possible. If that is too few, the others are left out of it."""
        if not self.long_turns or iterations >= self.parameters.least_rounds * self.halving.many:
            return
        self.own_turn_only = True
        for visit in self.halving.round:
            visit.values = visit.settled

    def end_round(self) -> None:
        """Tell all decisions on the way what came of them."""
        for visit in self.halving.without_luck(self.root):
            for at in range(len(visit.nodes)):
                node = visit.nodes[at]
                node.count(visit.taken[at], visit.values[node.seat])
            self.scatter.add(visit.values[self.seat])

    def ranking(self) -> list[int]:
        """The moves at the root that are still looked into, best first."""
        return self.halving.ranking(self.root)

    def is_obvious(self) -> bool:
        """Has the best move at the root left all others behind? Asked between two rounds.

        The standard error is too large rather than too small: it knows nothing of the luck that moves have in common.
        """
        root, halving = self.root, self.halving
        if self.asked or not halving.round_is_over() or len(halving.running) < 2:
            return False
        first, second = self.ranking()[:2]
        visits = min(root.visits[first], root.visits[second])
        if visits < self.parameters.sure_visits:
            return False
        lead = root.mean(first) - root.mean(second)
        return lead > self.parameters.sure * self.scatter.points * sqrt(2.0 / visits)

    def remember(self, position: Position, move: int) -> None:
        """Keep what the seat could expect after a move at the root."""
        self.points[move] = self.points.get(move, 0.0) + self.evaluator.score(position, self.seat)
        chance = self.evaluator.chance_to_win(position, self.seat, self.seen)
        # One chance that is not known leaves the sum unknown.
        self.chances[move] = self.chances.get(move, 0.0) + (chance if chance >= 0.0 else -1e9)

    def expand(self, node: Node, position: Position, seat: int, legal: list[int]) -> None:
        """Try the moves that are new to a node, as long as there is time, for a first impression of each.

        A move is seen once its action is finished. In long turns, of which there are many details, below the root only
        the likeliest actions are, by what they look like before, and a detail is seen as it looks at once.
        """
        self.expanded += 1
        evaluator = self.evaluator
        points = evaluator.all_points(position)
        question = position.question
        opens = question is not None and question.opens()
        at_root = node is self.root
        whole = at_root or not self.long_turns
        self.best = -1e9
        self.best_points = points[seat]
        self.best_end = []
        waiting: list[Position] = []
        slots: list[int] = []
        for move in legal:
            if move in node.slots:
                continue
            if self.until and not at_root and perf_counter() >= self.until:
                break
            trial = position.copy()
            trial.play(move, seat)
            if whole:
                trial, own = finish_action(evaluator, trial, seat)
            else:
                own = evaluator.points(trial, seat)
                if opens and unfinished(trial, seat):
                    waiting.append(trial)
                    slots.append(len(node.moves))
                    points[seat] = own
                    node.add(move, evaluator.value(trial, seat, points))
                    continue
            node.add(move, self.liking(trial, seat, own, points))
        if waiting:
            self.finish_likeliest(node, waiting, slots, seat, points)
        points[seat] = self.best_points
        self.seen = points

    def finish_likeliest(
        self, node: Node, waiting: list[Position], slots: list[int], seat: int, points: list[float]
    ) -> None:
        """Of actions that were begun, finish those that look best, for a better impression of them."""
        hopes = node.hopes
        order = list(range(len(waiting)))
        if len(order) > self.parameters.finished:
            order.sort(key=lambda at: -hopes[slots[at]])
        for at in order[: self.parameters.finished]:
            if self.until and perf_counter() >= self.until:
                break
            trial, own = finish_action(self.evaluator, waiting[at], seat)
            hopes[slots[at]] = self.liking(trial, seat, own, points)

    def liking(self, position: Position, seat: int, own: float, points: list[float]) -> float:
        """How much a seat likes where a move leads; the others are taken to expect what they did before."""
        if position.over:
            ended = self.evaluator.end(position)
            if ended[seat] > self.best:
                self.best, self.best_points, self.best_end = ended[seat], own, ended
            return ended[seat]
        points[seat] = own
        hope = self.evaluator.value(position, seat, points)
        if hope > self.best:
            self.best, self.best_points, self.best_end = hope, own, []
        return hope

    def leaf(self, position: Position) -> list[float]:
        """What a position is worth to every seat if the move is made that looked best when it was expanded."""
        return self.best_end or self.evaluator.values(position, self.seen)

    def pick(self, node: Node, legal: list[int], known: bool) -> int:
        """The place of the move to try, by PUCT: good so far, promising, or seldom tried."""
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
        warmth = self.parameters.temperature * self.scatter.points
        weights: list[float] = []
        mass = 0.0
        for slot in slots:
            weight = exp((hopes[slot] - top) / warmth)
            mass += weight
            weights.append(weight)
        drift = node.drift / node.tries if node.tries else 0.0
        curiosity = self.parameters.exploration * self.scatter.points * sqrt(total + 1.0) / mass
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
