"""For tests: staged positions, and the conformance suite that every title, ours or somebody else's, has to pass.

`check_title(title)` plays random games over random options and looks at them from all sides; `check_game` is one of
them. A failure is an AssertionError that says what does not hold, where, and how to get there again.
"""

from __future__ import annotations

import hashlib
import json
import pickle
from collections.abc import Callable, Mapping
from typing import Any

from burgrave.kernel.agenda import Sealed, Step
from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import IllegalMove, UnknownOption
from burgrave.kernel.log import Log
from burgrave.kernel.piles import SPECTATOR, Pile
from burgrave.kernel.position import Position
from burgrave.kernel.record import Game, parse_record
from burgrave.kernel.title import Title

Choose = Callable[[Position, int, Rng], int]
"""(position, seat, rng) -> a legal move of the seat"""


def stage(position: Position, *steps: Step[Any]) -> None:
    """Given a position: forget what was to come and let these steps happen instead."""
    position.agenda = []
    position.over = False
    position.then(*steps)
    position.advance()


def at_random(position: Position, seat: int, rng: Rng) -> int:
    """Any legal move of the seat."""
    moves = position.legal(seat)
    assert moves, f"dead end: seat {seat} has no legal move"
    return moves[rng.below(len(moves))]


def by_kind(position: Position, seat: int, rng: Rng) -> int:
    """A legal move of any kind, then any of that kind: what there is only one way to do comes up as well."""
    kinds: dict[str, list[int]] = {}
    for move in position.legal(seat):
        kinds.setdefault(position.title.book.kind_of(move).word, []).append(move)
    assert kinds, f"dead end: seat {seat} has no legal move"
    moves = list(kinds.values())[rng.below(len(kinds))]
    return moves[rng.below(len(moves))]


class Conformance:
    """What a run of the suite has seen: games, decisions, the longest game, the fields that were ever hidden."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.hidden: set[str] = set()


def check_title(title: Title, games: int = 24, seed: int = 0, looks: int = 6) -> Conformance:
    """Play games over random seats and options and check all of them; in the end every hidden field was seen hidden."""
    findings = Conformance()
    rng = Rng(seed)
    for _ in range(games):
        seats, options = draw_options(title, rng)
        check_game(title, seats, rng.below(1 << 30), options, looks, findings)
    never = set(title.hidden) - findings.hidden
    assert not never, f"{title.id} lists as hidden what every view shows: {', '.join(sorted(never))}"
    return findings


def draw_options(
    title: Title, rng: Rng, seats: int | None = None, given: Mapping[str, Any] | None = None
) -> tuple[int, dict[str, Any]]:
    """A random number of seats and random options that go together, as far as they are not given.

    The options are drawn one after another in a random order, and one that does not go with those before it keeps its
    default. So a mode that excludes others is seen about as often as they are.
    """
    given = given or {}
    counts = [count for count in title.seats if goes(title, count, given)] if seats is None else [seats]
    seats = counts[rng.below(len(counts))] if counts else title.seats[-1]
    title.check(seats, given)
    options = {name: given.get(name, values[0]) for name, values in title.options.CHOICES.items()}
    free = [number for number, name in enumerate(options) if name not in given]
    rng.shuffle(free)
    for name in [list(options)[number] for number in free]:
        values = title.options.CHOICES[name]
        drawn = {**options, name: values[rng.below(len(values))]}
        if goes(title, seats, drawn):
            options = drawn
    return seats, options


def goes(title: Title, seats: int, options: Mapping[str, Any]) -> bool:
    """Do these options go together for so many seats?"""
    try:
        title.check(seats, options)
    except UnknownOption:
        return False
    return True


def check_game(
    title: Title,
    seats: int,
    seed: int,
    options: Mapping[str, Any],
    looks: int = 6,
    findings: Conformance | None = None,
    choose: Choose = at_random,
) -> None:
    """Play one game to its end and look closely at some of its positions."""
    findings = findings or Conformance()
    try:
        _check_game(title, seats, seed, options, looks, findings, choose)
    except AssertionError as failure:
        raise AssertionError(f"{title.id}, {seats} seats, seed {seed}, options {dict(options)}: {failure}") from None


def _check_game(
    title: Title, seats: int, seed: int, options: Mapping[str, Any], looks: int, findings: Conformance, choose: Choose
) -> None:
    rng = Rng(seed)
    game = Game(title, seats, seed, options=options)
    numbering = title.numbering(seats, **options)
    # A look now and then, spread over the game without knowing how long it will be.
    next_look = rng.below(4)
    earlier: tuple[Position, dict[str, Any]] | None = None
    decisions = 0
    while not game.position.over:
        position = game.position
        wrong = position.audit()
        assert not wrong, f"after {decisions} moves: {'; '.join(wrong)}"
        assert decisions < title.most_decisions, f"more than {title.most_decisions} decisions"
        if looks and decisions == next_look:
            looks -= 1
            next_look += 1 + rng.below(2 * next_look + 8)
            look(position, rng, findings)
            check_record(game)
            earlier = (position.copy(), position.dump())
        seat = position.asked[rng.below(len(position.asked))]
        numbering.numbered(position.legal(seat))
        game.play(choose(position, seat, rng), seat)
        decisions += 1
    if earlier is not None:
        assert earlier[0].dump() == earlier[1], "a copy changed while its original was played on"
    check_end(game.position)
    check_record(game)
    findings.games += 1
    findings.decisions += decisions
    findings.longest = max(findings.longest, decisions)


def look(position: Position, rng: Rng, findings: Conformance) -> None:
    """Everything that must hold in a running game."""
    check_moves(position)
    check_refusals(position)
    check_copy(position, rng)
    check_dump(position)
    for seat in (*range(position.seats), None):
        findings.hidden |= check_view(position, seat)
    for seat in range(position.seats):
        check_imagination(position, seat, rng)
    check_coverage(position, rng.below(position.seats), rng)
    check_log(position, rng)


def check_moves(position: Position) -> None:
    """There are legal moves, no two alike, every one has a notation that reads back, and every one can be played."""
    assert position.asked, "nobody is asked although the game is not over"
    for seat in position.asked:
        moves = position.legal(seat)
        assert moves, f"dead end: seat {seat} is asked and has no legal move"
        assert len(set(moves)) == len(moves), f"seat {seat} has a move twice"
        written = [position.notation(move, seat) for move in moves]
        assert len(set(written)) == len(written), f"two moves of seat {seat} have one notation: {written}"
        for move, text in zip(moves, written, strict=True):
            assert 0 <= move < position.title.book.size, f"{move} is not in the move book"
            assert position.parse(text, seat) == move, f"'{text}' does not read back"
            trial = position.copy()
            try:
                trial.play(move, seat)
            except Exception as broken:
                raise AssertionError(f"the legal move '{text}' cannot be played: {broken!r}") from broken


def check_refusals(position: Position) -> None:
    """What is not legal is refused with IllegalMove and changes nothing."""
    before = position.dump()
    for seat in (*range(position.seats), position.seats):
        moves = set(position.legal(seat)) if seat < position.seats else set()
        for move in (*range(0, position.title.book.size, 1 + position.title.book.size // 16), position.title.book.size):
            if move in moves:
                continue
            try:
                position.play(move, seat)
            except IllegalMove:
                assert position.dump() == before, f"the refused move {move} of seat {seat} changed something"
            else:
                raise AssertionError(f"the move {move} of seat {seat} is not legal, yet it was played")


def check_copy(position: Position, rng: Rng) -> None:
    """A copy equals its original, has no log, and playing it on leaves the original as it was."""
    before = position.dump()
    copy = position.copy()
    assert copy.dump() == before, f"a copy differs from its original: {difference(before, copy.dump())}"
    assert copy.log is None, "a copy has a log"
    assert copy.legal() == position.legal(), "a copy has other legal moves"
    left = position.title.most_decisions
    while not copy.over and left:
        seat = copy.mover
        copy.play(at_random(copy, seat, rng), seat)
        left -= 1
    assert position.dump() == before, f"playing a copy changed its original: {difference(before, position.dump())}"


def check_dump(position: Position) -> None:
    """A dump is JSON, loads back to the same position with the same moves, and so does a pickle."""
    dump = position.dump()
    loaded = position.title.load(json.loads(json.dumps(dump)))
    for again in (loaded, pickle.loads(pickle.dumps(position))):
        assert again.dump() == dump, f"a dump does not load back: {difference(dump, again.dump())}"
        assert again.asked == position.asked, "a loaded position asks other seats"
        for seat in position.asked:
            assert again.legal(seat) == position.legal(seat), "a loaded position has other legal moves"


def check_view(position: Position, seat: int | None) -> set[str]:
    """A view is JSON and lacks only what the title lists as hidden; gives the fields in which it lacks something."""
    view = position.view(seat)
    json.dumps(view)
    lacking = {name for name, value in position.dump().items() if name not in view or view[name] != value}
    unlisted = lacking - set(position.title.hidden)
    assert not unlisted, f"the view of {seat} lacks what is not listed as hidden: {', '.join(sorted(unlisted))}"
    return lacking


def check_imagination(position: Position, seat: int, rng: Rng) -> None:
    """An imagined position looks the same to the seat, keeps all cards, and is a function of the seat's view alone."""
    before = position.dump()
    a, b = rng.below(1 << 30), rng.below(1 << 30)
    imagined = position.imagine(seat, Rng(a))
    assert position.dump() == before, "imagining changed the position"
    seen, imagined_view = position.view(seat), imagined.view(seat)
    assert imagined_view == seen, (
        f"seat {seat} sees something that imagining changes, so its view leaks: {difference(seen, imagined_view)}"
    )
    assert imagined.log is None, "an imagined position has a log"
    assert imagined.asked == position.asked, "imagining changed who is asked"
    assert imagined.revealed == position.revealed, "imagining changed what is revealed"
    assert imagined.over == position.over, "imagining changed whether the game is over"
    assert imagined.legal(seat) == position.legal(seat), "imagining changed the seat's own legal moves"
    assert all_cards(imagined) == all_cards(position), "imagining lost or made cards"
    assert not imagined.audit(), f"an imagined position is impossible: {imagined.audit()}"
    assert imagined.chance.words() != position.chance.words(), (
        "an imagined position knows the future: it has the same key"
    )
    twice, once = imagined.imagine(seat, Rng(b)).dump(), position.imagine(seat, Rng(b)).dump()
    assert twice == once, f"imagining is not a function of the view of seat {seat}: {difference(once, twice)}"


def all_cards(position: Position) -> list[tuple[int, int]]:
    """Every card of every pile, by family."""
    families = [pile.family for pile in position.piles()]
    return sorted((families.index(pile.family), card) for pile in position.piles() for card in pile.cards)


def check_coverage(position: Position, seat: int, rng: Rng) -> None:
    """Over many draws every hidden place takes every card it could hold; no more are made than it takes to see that."""
    piles = position.piles()
    pools: dict[tuple[int, int], set[int]] = {}
    places: list[tuple[int, int]] = []
    for number, pile in enumerate(piles):
        for place, card in enumerate(pile.cards):
            if not pile.knows(place, seat):
                pools.setdefault(pool_of(piles, number, place), set()).add(card)
                places.append((number, place))
    largest = max((len(pool) for pool in pools.values()), default=0)
    if largest < 2:
        return
    missing = {at: set(pools[pool_of(piles, *at)]) for at in places}
    draws = 20 * largest
    while missing and draws:
        draws -= 1
        imagined = [pile.cards for pile in position.imagine(seat, rng).piles()]
        for at, cards in missing.items():
            cards.discard(imagined[at[0]][at[1]])
        missing = {at: cards for at, cards in missing.items() if cards}
    never = [
        f"place {place} of pile {number} never with "
        f"{', '.join(piles[number].family.names[card] for card in sorted(cards))}"
        for (number, place), cards in missing.items()
    ]
    assert not never, f"seat {seat} imagines {never[0]}"


def pool_of(piles: list[Pile], number: int, place: int) -> tuple[int, int]:
    """Which unknown cards could lie here: those of the same family and back."""
    family = piles[number].family
    first = next(other for other, pile in enumerate(piles) if pile.family is family)
    return first, family.backs[piles[number].cards[place]]


SWAPS = 4
"""How many hidden exchanges of two cards are tried for every reader of the log."""


def check_log(position: Position, rng: Rng) -> None:
    """No line of the log depends on what its reader cannot see: where only hidden cards differ, it reads the same."""
    seat = position.asked[rng.below(len(position.asked))]
    move = at_random(position, seat, rng)
    played = position.copy()
    played.log = Log()
    played.play(move, seat)
    for reader in (*range(position.seats), SPECTATOR):
        eyes = None if reader == SPECTATOR else reader
        for _ in range(SWAPS):
            other = with_hidden_swap(position, reader, rng)
            if other is None or move not in other.legal(seat):
                continue
            other.log = Log()
            other.play(move, seat)
            if other.view(eyes) == played.view(eyes):
                said, said_there = played.log.data(reader), other.log.data(reader)
                assert said == said_there, f"the log tells {eyes} what it cannot see: {difference(said, said_there)}"


def with_hidden_swap(position: Position, reader: int, rng: Rng) -> Position | None:
    """The position with two cards exchanged that the reader does not know; None if there are none, or it cannot be."""
    other = position.copy()
    piles = other.piles()
    hidden = [(n, at) for n, pile in enumerate(piles) for at in range(len(pile)) if not pile.knows(at, reader)]
    if not hidden:
        return None
    one, two = hidden[rng.below(len(hidden))], hidden[rng.below(len(hidden))]
    if one == two or pool_of(piles, *one) != pool_of(piles, *two):
        return None
    first, second = piles[one[0]].cards, piles[two[0]].cards
    first[one[1]], second[two[1]] = second[two[1]], first[one[1]]
    # What has been decided so far must have been possible there, too.
    question = other.question
    if isinstance(question, Sealed):
        same = all(other.legal(seat) == position.legal(seat) for seat in range(position.seats))
    else:
        same = question is None or question.options(other) == position.legal()
    return other if same else None


def check_end(position: Position) -> None:
    """At the end there are sheets that add up and winners among the seats; nothing can be played."""
    assert not position.asked, "a seat is asked after the end"
    assert not position.legal(), "a move is legal after the end"
    assert all(0 <= seat < position.seats for seat in position.winners), f"winners {position.winners}"
    seated = sorted(seat for side in position.sides for seat in side)
    assert seated == list(range(position.seats)), "sides do not add up"
    for seat, score in enumerate(position.scores):
        total = sum(position.score_sheet(seat).values())
        assert total == score, f"the sheet of seat {seat} says {total}, the score {score}"


def check_record(game: Game) -> None:
    """The record, written and read back, replays to the same position."""
    dump, again = game.position.dump(), parse_record(game.record.text()).replay().dump()
    assert again == dump, f"the record replays to another position: {difference(dump, again)}"


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of JSON data first differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in one.keys() | other.keys():
            if name not in one or name not in other or one[name] != other[name]:
                return difference(one.get(name), other.get(name), f"{path}.{name}" if path else str(name))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine != theirs:
                return difference(mine, theirs, f"{path}[{place}]")
    return f"{path}: {one!r} and {other!r}"


def trail(title: Title, seats: int, seed: int, options: Mapping[str, Any]) -> list[str]:
    """A fingerprint of the position after every move of a random game: plain and compiled must leave the same trail."""
    rng = Rng(seed)
    game = Game(title, seats, seed, options=options)
    prints: list[str] = []
    while not game.position.over:
        seat = game.position.mover
        game.play(at_random(game.position, seat, rng), seat)
        text = json.dumps([game.position.dump(), game.record.moves[-1], game.position.legal()], sort_keys=True)
        prints.append(hashlib.sha256(text.encode()).hexdigest()[:16])
    return prints
