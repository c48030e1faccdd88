"""What was learned: it is kept and read, games are looked at as the most similar ones, bad files are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from bidding import TITLE as BIDDING

from burgrave.bots import bot_named, bots_for, check_bot
from burgrave.cli import main
from burgrave.cli.commands import commands
from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import BadExperience
from burgrave.kernel.options import parse_option
from burgrave.kernel.testing import draw_options
from burgrave.kernel.title import Title, title_ids, title_named
from burgrave.kernel.words import Words
from burgrave.learn.model import Model, games_like, model_file, read_model
from burgrave.search.linear import Weights, between

VISCOUNTS = title_named("viscounts")
TITLES = [*(title_named(id) for id in title_ids() if id != "bidding"), BIDDING]


def test_weights_lie_on_a_line_between_the_knots() -> None:
    rows = [[0.0, 10.0], [2.0, 20.0], [6.0, 20.0]]

    assert between(rows, 0.25) == [1.0, 15.0]
    assert between(rows, 1.0) == [6.0, 20.0]
    assert between(rows, 7.0) == [6.0, 20.0]


def test_a_game_alone_is_played_for_the_lead_and_told_in_points() -> None:
    names = VISCOUNTS.judgement.features()
    points = [[1.0 if name == "points" else 0.0 for name in names]] * 2
    leads = [[1.0 if name == "lead" else 0.0 for name in names]] * 2
    position = VISCOUNTS.start(1, seed=4)
    bot = bot_named("squire", 1)
    for _ in range(40):
        position.play(bot.choose(position.imagine(0, Rng(1)), 0), 0)

    evaluator = Model(names, {"1": Weights(points, leads, [5.0, 5.0])}, {}).evaluator(VISCOUNTS.start(1, seed=4))

    assert evaluator.score(position, 0) == position.scores[0]
    assert evaluator.points(position, 0) == position.lead != position.scores[0]
    assert evaluator.chance(position, 20.0) > 0.99 > 0.5 == evaluator.chance(position, 0.0)


def test_a_lead_over_players_says_nothing_of_one_over_an_automa() -> None:
    names = VISCOUNTS.judgement.features()
    known = Model(names, {"2": Weights([[1.0] * len(names)] * 2, [[2.0] * len(names)] * 2, [5.0, 5.0])}, {})
    position = VISCOUNTS.start(1, seed=4)

    evaluator = known.evaluator(VISCOUNTS.start(1, seed=4))

    assert evaluator.points(position, 0) == evaluator.score(position, 0)
    assert evaluator.chance(position, 20.0) < 0.0


@pytest.mark.parametrize("title", [title for title in TITLES if 1 in title.seats], ids=lambda title: title.id)
def test_a_game_alone_that_ends_ahead_is_won(title: Title) -> None:
    rng = Rng(6)
    for seed in range(4):
        seats, options = draw_options(title, rng, 1)
        position, bot = title.start(seats, seed, **options), bot_named("squire", seed)
        while not position.over:
            position.play(bot.choose(position.imagine(0, rng), 0), 0)
        assert bool(position.winners) >= (position.lead > 0)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_title_gives_a_figure_for_every_feature(title: Title) -> None:
    names = title.judgement.features()
    assert names[:2] == ["one", "worth"]
    assert len(set(names)) == len(names)
    for seats in title.seats:
        position, rng, last = title.start(seats, seed=3), Rng(1), 0.0
        while not position.over:
            look = title.judgement.look(position, position.mover)
            assert len(look) == len(names)
            assert last <= title.judgement.progress(position) <= 1.0
            last = title.judgement.progress(position)
            moves = position.legal()
            position.play(moves[rng.below(len(moves))])


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_features_tell_nothing_that_is_hidden(title: Title) -> None:
    rng = Rng(5)
    position = title.start(title.seats[-1], seed=3)
    for _ in range(title.most_decisions // 40):
        if position.over:
            break
        seat = position.mover
        looks = [title.judgement.look(position.imagine(seat, rng), seat) for _ in range(3)]
        # The order of hidden cards may change the last digit of a sum, and nothing else.
        assert all(look == pytest.approx(looks[0], abs=1e-9) for look in looks)
        moves = position.legal()
        position.play(moves[rng.below(len(moves))])


@pytest.mark.parametrize("title", [title for title in TITLES if "duke" in bots_for(title)], ids=lambda title: title.id)
def test_the_experience_in_the_package_is_sound_and_tells_its_story(title: Title) -> None:
    model = read_model(model_file(title.folder), title.judgement)

    for games in model.weights:
        made = model.story["made"][games]
        seats, *options = games.split(" ")
        assert made["command"].startswith(f"burgrave train {title.id}")
        assert f"--seats {seats}" in made["command"]
        assert all(f"--option {option}" in made["command"] for option in options)
        title.check(int(seats), dict(parse_option(title.options, option) for option in options))
        assert {"seed", "date"} <= made.keys()
        assert any(games_like(line["seats"], line.get("options", {})) == games for line in model.story["log"])
    assert all("held_out_error" in line for line in model.story["log"])
    assert model.weights


def options_of_train() -> set[str]:
    """The options that `burgrave train` takes."""
    train = commands(Words("en")).commands["train"]
    return {name for parameter in train.params for name in parameter.opts}


@pytest.mark.parametrize("title", [title for title in TITLES if "duke" in bots_for(title)], ids=lambda title: title.id)
def test_weights_in_the_package_are_made_by_commands_that_exist_or_say_why_they_stayed(title: Title) -> None:
    made = read_model(model_file(title.folder), title.judgement).story["made"]

    for how in made.values():
        asked = {word for word in how["command"].split() if word.startswith("--")}
        assert asked <= options_of_train() or "no longer in the project" in how["stayed"]


def test_a_game_is_looked_at_by_what_was_learned_in_the_most_similar_ones() -> None:
    names = VISCOUNTS.judgement.features()
    games = ["1", "1 automa=noble", "2", "4"]
    known = Model(names, {like: Weights([[float(at)]], [], [1.0]) for at, like in enumerate(games)}, {})

    def looked_at_as(seats: int, **options: Any) -> str:
        return games[int(known.evaluator(VISCOUNTS.start(seats, 1, **options)).weights.score[0][0])]

    assert looked_at_as(1, automa="noble", shuffles="every") == "1 automa=noble"
    assert looked_at_as(1, automa="cleric") == "1"
    assert looked_at_as(2) == looked_at_as(3) == "2"
    assert looked_at_as(4) == "4"


def kept(folder: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """An experience with Bidding, written with something changed."""
    names = BIDDING.judgement.features()
    weights = Weights([[0.0] * len(names)] * 2, [], [1.0, 1.0])
    data = Model(names, {"2": weights}, {"title": "bidding"}).data()
    change(data)
    path = folder / "experience.json"
    path.write_text(json.dumps(data))
    return path


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.update(features=["one", "worth", "luck"]), "looking at other things"),
        (lambda data: data["weights"]["2"]["score"].append([1.0]), "not an experience of the duke: 1 weights for 3"),
        (lambda data: data.pop("weights"), "not an experience of the duke: 'weights'"),
        (lambda data: data["weights"]["2"].update(spread=[]), "not an experience of the duke: knots"),
        (lambda data: data["weights"]["2"].update(score="much"), "not an experience of the duke"),
        (lambda data: data["weights"].clear(), "looking at other things"),
    ],
)
def test_a_bad_experience_is_one_clear_line(
    tmp_path: Path, change: Callable[[dict[str, Any]], object], said: str
) -> None:
    with pytest.raises(BadExperience) as refused:
        read_model(kept(tmp_path, change), BIDDING.judgement)

    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_no_json_is_one_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "experience.json"
    path.write_text("{")

    with pytest.raises(BadExperience, match=r"experience\.json: cannot be read: "):
        read_model(path, BIDDING.judgement)


def test_a_duke_that_has_not_learned_a_title_says_so_before_anything_begins(capsys: pytest.CaptureFixture[str]) -> None:
    assert "duke" not in bots_for(BIDDING)
    with pytest.raises(BadExperience, match="the duke has not learned this title"):
        check_bot("duke", BIDDING)

    assert main(["simulate", "bidding", "--bots", "duke,page", "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_training_into_a_place_that_cannot_be_written_is_refused_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "bidding", "--out", "/nowhere/at/all.json", "--lang", "en"]) == 2
    assert capsys.readouterr().err == (
        "burgrave: /nowhere/at/all.json cannot be written; choose another file with --out\n"
    )
