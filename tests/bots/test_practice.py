"""Practice: choices are varied, a taste follows what they come to, and all of it is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from bidding.rules import TITLE as BIDDING

from burgrave.bots.action import finish_action
from burgrave.bots.experience import Experience, Experienced, Prices, read_experience
from burgrave.bots.practice import TRUST, Chooser, Diary, corrected, shares_of
from burgrave.bots.regression import Sums
from burgrave.bots.training import KNOTS, train
from burgrave.bots.tree import Node, Tree
from burgrave.cli import main
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.title import title_named

KINGSBURG = title_named("kingsburg")


def prices_of(names: list[str]) -> Prices:
    """Prices that know nothing but the judgement."""
    row = [0.0, 1.0, *[0.0] * (len(names) - 2)]
    return Prices([row] * KNOTS, [], [10.0] * KNOTS)


def test_the_better_a_move_is_liked_the_more_often_it_is_taken() -> None:
    shares = shares_of([3.0, 2.6, -900.0])

    assert shares[0] / shares[1] == pytest.approx(2.718, abs=0.01)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[2] < 1e-9


def test_choices_are_set_apart_by_what_they_have_more_of_than_the_others() -> None:
    names = KINGSBURG.judgement.features()
    outlook = Experienced(KINGSBURG.judgement, prices_of(names))
    position = KINGSBURG.start(2, seed=7)
    told: dict[int, list[list[float]]] = {}
    for seed in range(60):
        chooser = Chooser(seed, outlook, KNOTS)
        move = chooser.choose(position.imagine(position.mover, Rng(1)), position.mover)
        told[move] = chooser.apart

    assert len(told) > 1
    assert set(told) <= set(position.legal())
    for apart in told.values():
        # There is one of "one" after every move, so that it sets none apart.
        assert sum(row[0] for row in apart) == pytest.approx(0.0, abs=1e-9)
    assert len({str(apart) for apart in told.values()}) == len(told)


def test_who_expects_more_at_the_next_decision_has_chosen_well_and_later_luck_counts_less() -> None:
    sums = Sums(1, 2)
    diary = Diary()
    diary.note(10.0, [[1.0], [0.0]])
    diary.note(14.0, [])
    diary.study(sums, 24.0)

    assert sums.samples == 1.0
    assert sums.scores == [pytest.approx(4.0 + TRUST * 10.0), 0.0]


def test_a_taste_follows_what_choices_come_to_and_leaves_the_rest() -> None:
    rng = Rng(5)
    choices = Sums(3, KNOTS)
    for _ in range(60000):
        knot = rng.below(KNOTS)
        apart = [[0.0, 0.0, 0.0] for _ in range(KNOTS)]
        apart[knot] = [0.0, rng.below(201) / 100 - 1.0, 0.0]
        luck = rng.below(401) / 100 - 2.0
        choices.add_spread(apart, 3.0 * apart[knot][1] + luck)

    taste = corrected([7.0, 1.0, 2.0] * KNOTS, choices)

    for knot in range(KNOTS):
        level, liked, unseen = taste[3 * knot : 3 * knot + 3]
        assert [level, unseen] == pytest.approx([7.0, 2.0])
        assert 1.8 < liked < 3.0


def contrary(names: list[str]) -> Prices:
    """Prices that know nothing but the judgement, and a taste for the contrary."""
    known = prices_of(names)
    return Prices(known.score, [], known.spread, [[-price for price in row] for row in known.score])


def details() -> list[Position]:
    """Positions of Kingsburg in the middle of an action, with one detail left."""
    found: list[Position] = []
    for seed in range(5):
        rng = Rng(seed)
        position = KINGSBURG.start(2, seed)
        while not position.over:
            question = position.question
            legal = position.legal(position.mover)
            if question is not None and not question.opens() and len(legal) > 1:
                ends = [position.copy() for _ in legal]
                for end, move in zip(ends, legal, strict=True):
                    end.play(move)
                if all(end.question is not None and end.question.opens() for end in ends):
                    found.append(position.copy())
            position.play(legal[rng.below(len(legal))])
    return found


def test_a_search_answers_details_by_taste() -> None:
    outlook = Experienced(KINGSBURG.judgement, contrary(KINGSBURG.judgement.features()))
    positions = details()
    assert len(positions) > 3
    for position in positions:
        seat = position.mover
        expected: list[float] = []
        for move in position.legal():
            end = position.copy()
            end.play(move)
            expected.append(outlook.points(end, seat))

        finished = finish_action(outlook, position, seat)

        assert outlook.points(finished, seat) == pytest.approx(min(expected))
        assert outlook.liked(finished, seat) == pytest.approx(-min(expected))


def test_a_search_tries_moves_by_taste_but_values_them_by_what_it_expects() -> None:
    names = KINGSBURG.judgement.features()
    position = KINGSBURG.start(2, seed=7)
    trees = [
        Tree(position, position.mover, Experienced(KINGSBURG.judgement, prices), Rng(1))
        for prices in (prices_of(names), contrary(names))
    ]
    for tree in trees:
        for _ in range(60):
            tree.grow()
        tree.end_round()

    plain, tasting = (tree.root for tree in trees)
    assert plain.likes == []
    assert len(tasting.likes) == len(tasting.moves)
    assert plain.hopes == tasting.hopes

    assert hope_of_tries(plain) > hope_of_tries(tasting)


def hope_of_tries(root: Node) -> float:
    """What the moves tried after the first ones looked like on the whole, compared with all that there were."""
    better = 0.0
    for node in root.after.values():
        if sum(node.visits):
            tried = sum(hope * often for hope, often in zip(node.hopes, node.visits, strict=True)) / sum(node.visits)
            better += tried - sum(node.hopes) / len(node.hopes)
    return better


def test_the_same_seed_practises_the_same_on_any_number_of_workers() -> None:
    def learned(workers: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        log: list[dict[str, Any]] = []
        known = prices_of(BIDDING.judgement.features())
        lengths = (2, 40, 0.0, 3, workers)
        found = train(BIDDING, 2, *lengths, lambda line, _: log.append(line), known, practice=True)
        for line in log:
            del line["seconds"]
        return log, found.data()

    alone = learned(1)
    assert alone == learned(2)
    assert [line["generation"] for line in alone[0]] == [0, 1]
    assert all(line["choices"] > 0 for line in alone[0])


def test_practice_goes_on_with_the_taste_it_ended_with(tmp_path: Path) -> None:
    names = BIDDING.judgement.features()
    known = prices_of(names)
    once = train(BIDDING, 2, 1, 40, 0.0, 1, 1, lambda *_: None, known, practice=True)
    assert once.taste == known.score

    again = train(BIDDING, 2, 1, 40, 0.0, 2, 1, lambda *_: None, once, practice=True)
    assert again.taste != once.taste
    assert [row[2:] for row in again.taste] != [row[2:] for row in again.score]
    assert train(BIDDING, 2, 1, 40, 0.0, 3, 1, lambda *_: None, again).taste == []

    file = tmp_path / "bidding.json"
    file.write_text(json.dumps(Experience(names, {"2": again}, {"title": "bidding"}).data()))
    kept = read_experience(file, BIDDING.judgement).prices["2"].taste
    assert kept == [pytest.approx(row, abs=0.0001) for row in again.taste]


def test_practice_goes_on_from_what_is_known_and_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "bidding.json"
    names = BIDDING.judgement.features()
    before = {"title": "bidding", "made": {"2": {"command": "once"}}, "log": [{"seats": 2, "generation": 0}]}
    file.write_text(json.dumps(Experience(names, {"2": prices_of(names)}, before).data()))

    words = ["train", "bidding", "--seats", "2", "--practice", "--generations", "1", "--games", "40", "--workers", "1"]
    assert main([*words, "--out", str(file)]) == 0

    story = read_experience(file, BIDDING.judgement).story
    assert story["made"]["2"]["command"] == (
        "once && burgrave train bidding --seats 2 --generations 1 --practice --games 40 --seed 1 --workers 1"
    )
    assert [line.get("choices", 0) > 0 for line in story["log"]] == [False, True]


def test_without_anything_known_there_is_nothing_to_practise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none.json"
    assert main(["train", "bidding", "--seats", "2", "--practice", "--out", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err == (
        f"burgrave: {file}: nothing is known yet to practise with; `burgrave train` without --practice comes first\n"
    )
    assert not file.exists()
