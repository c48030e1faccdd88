"""Training: the command in a file makes its weights from nothing, and goes on from what it should."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest
from bidding import TITLE as BIDDING

from burgrave.bots.duke import Duke
from burgrave.cli import main
from burgrave.kernel.chance import Rng
from burgrave.kernel.title import title_named
from burgrave.learn.model import read_model
from burgrave.learn.train import TRAIN, Games, train
from burgrave.search.budget import Budget
from burgrave.search.linear import Weights


def test_the_command_in_a_file_makes_its_weights_from_nothing(tmp_path: Path) -> None:
    """Whatever was there before: learned for two, on from that alone, and on from that against one opponent."""
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    few = ["--games", "20", "--generations", "1", "--workers", "1"]
    for words in (["--seats", "2"], ["--seats", "1"], ["--seats", "1", "--option", "solo=campaign"]):
        assert main(["train", "emara", *words, *few, "--out", str(first)]) == 0
    made = json.loads(first.read_text())["made"]["1 solo=campaign"]["command"]
    assert made.count("burgrave train emara") == 3

    for command in made.split(" && "):
        assert main([*shlex.split(command)[1:], "--out", str(second)]) == 0

    assert json.loads(second.read_text())["weights"] == json.loads(first.read_text())["weights"]
    assert {games: how["command"] for games, how in json.loads(second.read_text())["made"].items()} == {
        games: how["command"] for games, how in json.loads(first.read_text())["made"].items()
    }


def test_one_command_for_all_seats_stands_once_in_every_origin(tmp_path: Path) -> None:
    file = tmp_path / "emara.json"
    command = "burgrave train emara --seats 2 --seats 1 --generations 1 --games 20 --seed 1 --workers 1"

    for _ in range(2):
        assert main([*shlex.split(command)[1:], "--out", str(file)]) == 0
        made = json.loads(file.read_text())["made"]
        assert [how["command"] for how in made.values()] == [command, command]


def test_games_with_one_option_are_learned_on_from_all_of_their_number(tmp_path: Path) -> None:
    file = tmp_path / "emara.json"
    words = ["train", "emara", "--seats", "1", "--games", "20", "--generations", "1", "--workers", "1"]
    assert main([*words, "--out", str(file)]) == 0

    assert main([*words, "--option", "solo=campaign", "--out", str(file)]) == 0

    model = read_model(file, title_named("emara").judgement)
    assert sorted(model.weights) == ["1", "1 solo=campaign"]
    assert model.weights["1"].score != model.weights["1 solo=campaign"].score
    assert "--seats 1 --option solo=campaign" in model.story["made"]["1 solo=campaign"]["command"]
    assert [line.get("options") for line in model.story["log"]] == [None, {"solo": "campaign"}]


def test_training_makes_a_duke_of_a_title_without_features(tmp_path: Path) -> None:
    file = tmp_path / "bidding.json"
    words = ("train", "bidding", "--games", "40", "--generations", "2", "--workers", "1", "--out", str(file))

    assert main([*words, "--seats", "2"]) == 0

    model = read_model(file, BIDDING.judgement)
    assert model.story["made"]["2"]["command"] == (
        "burgrave train bidding --seats 2 --generations 2 --games 40 --seed 1 --workers 1"
    )
    position = BIDDING.start(2, seed=1)
    bots = [Duke(seat, Budget(nodes=10), model) for seat in range(2)]
    while not position.over:
        position.play(bots[position.mover].choose(position.imagine(position.mover, Rng(1)), position.mover))
    assert position.winners


def test_training_with_a_search_goes_on_from_what_was_learned_without_one(tmp_path: Path) -> None:
    file = tmp_path / "bidding.json"
    words = ["train", "bidding", "--seats", "2", "--games", "20", "--generations", "1", "--workers", "1"]
    assert main([*words, "--out", str(file)]) == 0
    data = json.loads(file.read_text())
    data["weights"]["2"]["score"] = [[0.0, 1.0, 3.0]] * TRAIN.knots
    file.write_text(json.dumps(data))

    assert main([*words, "--nodes", "4", "--out", str(file)]) == 0

    model = read_model(file, BIDDING.judgement)
    once = "burgrave train bidding --seats 2 --generations 1"
    assert model.story["made"]["2"]["command"] == (
        f"{once} --games 20 --seed 1 --workers 1 && {once} --nodes 4 --games 20 --seed 1 --workers 1"
    )
    assert [line.get("nodes") for line in model.story["log"]] == [None, 4]
    assert all(weights[2] == pytest.approx(3.0, abs=0.3) for weights in model.weights["2"].score)


def test_the_game_alone_is_learned_as_a_correction_of_what_leads_to_being_ahead_of_others() -> None:
    emara = title_named("emara")
    names = emara.judgement.features()
    score = [1.0 if name == "worth" else 0.0 for name in names]
    lead = [*score[:-1], 3.0]
    known = Weights([score] * TRAIN.knots, [lead] * TRAIN.knots, [5.0] * TRAIN.knots)
    log: list[dict[str, Any]] = []

    learned = train(Games("emara", 1, games=20, generations=1, workers=1), lambda line, _: log.append(line), known)

    assert [line["games"] for line in log] == [20]
    assert all(row[-1] == pytest.approx(3.0, abs=1.2) for row in learned.lead)
    assert all(row[-1] == pytest.approx(0.0, abs=0.3) for row in learned.score)
