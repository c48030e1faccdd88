"""Practice: prices that decide badly become better ones, all is told, and what is expected stays right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from bidding.rules import TITLE as BIDDING

from burgrave.bots.experience import Experience, Prices, read_experience
from burgrave.bots.practice import Search, calibrated, practise
from burgrave.cli import main


def bidding_prices(score: float) -> Prices:
    """Prices of Bidding that know its judgement, and ask so much for something that cannot be changed."""
    names = BIDDING.judgement.features()
    row = [score, 1.0, *[0.0] * (len(names) - 2)]
    return Prices([row, row], [], [10.0, 10.0])


def test_prices_go_the_way_of_the_changes_that_did_well() -> None:
    search = Search(Prices([[0.0, 1.0, 0.0]] * 2, [], [1.0] * 2), [0.0, 1.0, 2.0], seed=1)
    for _ in range(60):
        trials = []
        for change in [search.draw() for _ in range(10)]:
            for share in (1.0, -1.0):
                early, late = search.prices(change, share).score
                # Best would be: the second feature at 3 all the time, the third rising from -1 to 1.
                off = abs(early[1] - 3) + abs(late[1] - 3) + abs(early[2] + 1) + abs(late[2] - 1)
                trials.append((-off, share, change))
        search.learn(trials)

    early, late = search.prices([], 0.0).score

    assert early == pytest.approx([0.0, 3.0, -1.0], abs=0.4)
    assert late == pytest.approx([0.0, 3.0, 1.0], abs=0.4)


def test_what_never_differs_is_not_changed() -> None:
    search = Search(Prices([[5.0, 1.0, 2.0]], [], [1.0]), [0.0, 1.0, 0.0], seed=1)

    assert search.ways == [1, 4]
    assert search.prices(search.draw(), 1.0).score[0][::2] == [5.0, 2.0]


def test_where_the_lead_decides_the_lead_is_practised_and_points_stay() -> None:
    known = Prices([[7.0, 7.0]], [[0.0, 1.0]], [1.0])
    search = Search(known, [0.0, 1.0], seed=1)

    tried = search.prices(search.draw(), 1.0)

    assert tried.score == known.score
    assert tried.lead != known.lead


def test_what_is_expected_is_right_again_on_the_whole() -> None:
    prices = Prices([], [[0.0, 1.0]] * 2, [9.0] * 2)
    looks = [(0, float(expected), 0.75 * expected + 4.0) for expected in range(40)]

    first, last = calibrated(prices, looks, 1).lead

    assert first == pytest.approx([4.0, 0.75])
    assert last == [0.0, 1.0]
    assert calibrated(prices, looks, 1).spread == pytest.approx([0.0, 9.0], abs=1e-6)
    assert calibrated(prices, looks, 2).lead[0] == pytest.approx([0.0, 0.75])


def test_the_same_seed_practises_the_same_on_any_number_of_workers() -> None:
    def learned(workers: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        log: list[dict[str, Any]] = []
        found = practise(BIDDING, 2, 2, 80, 3, workers, lambda line, _: log.append(line), bidding_prices(0.0), {})
        for line in log:
            del line["seconds"]
        return log, found.data()

    alone = learned(1)
    assert alone == learned(2)
    assert [line["generation"] for line in alone[0]] == [2]


def test_practice_goes_on_from_what_is_known_and_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "bidding.json"
    before = {"title": "bidding", "made": {"2": {"command": "once"}}, "log": [{"seats": 2, "generation": 0}]}
    known = Experience(BIDDING.judgement.features(), {"2": bidding_prices(0.0)}, before)
    file.write_text(json.dumps(known.data()))

    words = ["train", "bidding", "--seats", "2", "--practice", "1", "--games", "40", "--workers", "1"]
    assert main([*words, "--out", str(file)]) == 0

    story = read_experience(file, BIDDING.judgement).story
    assert story["made"]["2"]["command"] == (
        "once && burgrave train bidding --seats 2 --practice 1 --games 40 --seed 1 --workers 1"
    )
    assert [line.get("practice") for line in story["log"]] == [None, 80]


def test_without_anything_known_there_is_nothing_to_practise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none.json"
    assert main(["train", "bidding", "--seats", "2", "--practice", "1", "--out", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err == (
        f"burgrave: {file}: nothing is known yet to practise with; `burgrave train` without --practice comes first\n"
    )
    assert not file.exists()
