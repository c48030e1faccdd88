"""What the duke learns: least squares find what is there, experience is kept and read, and bad files are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from bidding import TITLE as BIDDING

from burgrave.bots import bot_named, bots_for, check_bot
from burgrave.bots.bot import Budget
from burgrave.bots.duke import Duke
from burgrave.bots.experience import Experience, Prices, between, experience_file, games_like, read_experience
from burgrave.bots.regression import Sums, solve
from burgrave.bots.selfplay import Moment, empty_lesson, learn
from burgrave.bots.training import KNOTS, train
from burgrave.cli import main
from burgrave.kernel.chance import Rng
from burgrave.kernel.errors import BadExperience
from burgrave.kernel.options import parse_option
from burgrave.kernel.testing import draw_options
from burgrave.kernel.title import Title, title_ids, title_named

VISCOUNTS = title_named("viscounts")
TITLES = [*(title_named(id) for id in title_ids() if id != "bidding"), BIDDING]


def test_least_squares_find_prices_that_change_in_the_course_of_a_game() -> None:
    rng = Rng(1)
    sums, others = Sums(3, 3), Sums(3, 3)
    for number in range(4000):
        progress = rng.below(1000) / 1000
        amounts = [1.0, rng.below(10) / 1.0, rng.below(5) / 1.0]
        noise = (rng.below(2001) - 1000) / 500
        score = 7.0 + (2.0 - progress) * amounts[1] + 3.0 * amounts[2] + noise
        (others if number % 8 == 0 else sums).add(amounts, progress, score)

    flat = solve(sums, 1.0, 1.0)

    assert flat == pytest.approx([7.0, 2.0, 3.0, 7.0, 1.5, 3.0, 7.0, 1.0, 3.0], abs=0.15)
    assert others.error(flat) == pytest.approx(1.155, abs=0.1)
    assert others.deviation() > 4


def test_sums_add_up_over_workers() -> None:
    rng = Rng(2)
    whole, one, two = Sums(2, 4), Sums(2, 4), Sums(2, 4)
    for number in range(200):
        sample = ([1.0, rng.below(9) / 1.0], rng.below(101) / 100, rng.below(50) / 1.0)
        whole.add(*sample)
        (one if number % 2 else two).add(*sample)
    one.merge(two, 1.0)

    assert solve(one, 1.0, 1.0) == pytest.approx(solve(whole, 1.0, 1.0))


def test_prices_lie_on_a_line_between_the_knots() -> None:
    rows = [[0.0, 10.0], [2.0, 20.0], [6.0, 20.0]]

    assert between(rows, 0.25) == [1.0, 15.0]
    assert between(rows, 1.0) == [6.0, 20.0]
    assert between(rows, 7.0) == [6.0, 20.0]


def test_where_only_the_lead_counts_seats_are_learned_from_by_what_sets_them_apart() -> None:
    lesson = empty_lesson(2, KNOTS, 2)
    rng = Rng(3)
    for _ in range(200):
        # Time passes for both alike, and prolongs the game by much.
        length, goods = float(rng.below(50)), [float(rng.below(9)), float(rng.below(9))]
        scores = [3.0 * amount + length * length for amount in goods]
        moment = Moment(0.0, [[length, amount] for amount in goods], [])
        learn(lesson, moment, scores, [scores[0] - scores[1], scores[1] - scores[0]], False, True)

    assert solve(lesson.leads.learned, 0.0, 0.0)[:2] == pytest.approx([0.0, 3.0], abs=0.05)


def test_a_game_alone_is_played_for_the_lead_and_told_in_points() -> None:
    names = VISCOUNTS.judgement.features()
    points = [[1.0 if name == "points" else 0.0 for name in names]] * 2
    leads = [[1.0 if name == "lead" else 0.0 for name in names]] * 2
    position = VISCOUNTS.start(1, seed=4)
    bot = bot_named("squire", 1)
    for _ in range(40):
        position.play(bot.choose(position.imagine(0, Rng(1)), 0), 0)

    outlook = Experience(names, {"1": Prices(points, leads, [5.0, 5.0])}, {}).outlook(VISCOUNTS.judgement, 1, {})

    assert outlook.score(position, 0) == position.scores[0]
    assert outlook.points(position, 0) == position.lead != position.scores[0]
    assert outlook.chance_alone(position, 20.0) > 0.99 > 0.5 == outlook.chance_alone(position, 0.0)


def test_a_lead_over_players_says_nothing_of_one_over_an_automa() -> None:
    names = VISCOUNTS.judgement.features()
    known = Experience(names, {"2": Prices([[1.0] * len(names)] * 2, [[2.0] * len(names)] * 2, [5.0, 5.0])}, {})
    position = VISCOUNTS.start(1, seed=4)

    outlook = known.outlook(VISCOUNTS.judgement, 1, {})

    assert outlook.points(position, 0) == outlook.score(position, 0)
    assert outlook.chance_alone(position, 20.0) < 0.0


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
    experience = read_experience(experience_file(title.folder), title.judgement)

    for games in experience.prices:
        made = experience.story["made"][games]
        seats, *options = games.split(" ")
        assert made["command"].startswith(f"burgrave train {title.id}")
        assert f"--seats {seats}" in made["command"]
        assert all(f"--option {option}" in made["command"] for option in options)
        title.check(int(seats), dict(parse_option(title.options, option) for option in options))
        assert {"seed", "date"} <= made.keys()
        assert any(games_like(line["seats"], line.get("options", {})) == games for line in experience.story["log"])
    assert all("held_out_error" in line for line in experience.story["log"])
    assert experience.prices


def test_a_game_is_looked_at_by_what_was_learned_in_the_most_similar_ones() -> None:
    names = VISCOUNTS.judgement.features()
    games = ["1", "1 automa=noble", "2", "4"]
    known = Experience(names, {like: Prices([[float(at)]], [], [1.0]) for at, like in enumerate(games)}, {})

    def looked_at_as(seats: int, **options: object) -> str:
        return games[int(known.outlook(VISCOUNTS.judgement, seats, options).prices.score[0][0])]

    assert looked_at_as(1, automa="noble", shuffles="every") == "1 automa=noble"
    assert looked_at_as(1, automa="cleric") == "1"
    assert looked_at_as(2, automa="noble") == "2"
    assert looked_at_as(3) == "2"
    assert looked_at_as(4) == "4"


def test_games_with_one_option_are_learned_on_from_all_of_their_number(tmp_path: Path) -> None:
    file = tmp_path / "emara.json"
    words = ["train", "emara", "--seats", "1", "--games", "20", "--generations", "1", "--workers", "1"]
    assert main([*words, "--out", str(file)]) == 0

    assert main([*words, "--option", "solo=campaign", "--out", str(file)]) == 0

    experience = read_experience(file, title_named("emara").judgement)
    assert sorted(experience.prices) == ["1", "1 solo=campaign"]
    assert experience.prices["1"].score != experience.prices["1 solo=campaign"].score
    assert "--seats 1 --option solo=campaign" in experience.story["made"]["1 solo=campaign"]["command"]
    assert [line.get("options") for line in experience.story["log"]] == [None, {"solo": "campaign"}]


def test_training_makes_a_duke_of_a_title_without_features(tmp_path: Path) -> None:
    file = tmp_path / "bidding.json"
    words = ("train", "bidding", "--games", "40", "--generations", "2", "--workers", "1", "--out", str(file))

    assert main([*words, "--seats", "2"]) == 0

    experience = read_experience(file, BIDDING.judgement)
    assert experience.story["made"]["2"]["command"] == (
        "burgrave train bidding --seats 2 --generations 2 --games 40 --seed 1 --workers 1"
    )
    position = BIDDING.start(2, seed=1)
    bots = [Duke(seat, Budget(nodes=10), experience) for seat in range(2)]
    while not position.over:
        position.play(bots[position.mover].choose(position.imagine(position.mover, Rng(1)), position.mover))
    assert position.winners


def test_training_with_a_search_goes_on_from_what_was_learned_without_one(tmp_path: Path) -> None:
    file = tmp_path / "bidding.json"
    words = ["train", "bidding", "--seats", "2", "--games", "20", "--generations", "1", "--workers", "1"]
    assert main([*words, "--out", str(file)]) == 0
    data = json.loads(file.read_text())
    data["prices"]["2"]["score"] = [[0.0, 1.0, 3.0]] * KNOTS
    file.write_text(json.dumps(data))

    assert main([*words, "--nodes", "4", "--out", str(file)]) == 0

    experience = read_experience(file, BIDDING.judgement)
    once = "burgrave train bidding --seats 2 --generations 1"
    assert experience.story["made"]["2"]["command"] == (
        f"{once} --games 20 --seed 1 --workers 1 && {once} --nodes 4 --games 20 --seed 1 --workers 1"
    )
    assert [line.get("nodes") for line in experience.story["log"]] == [None, 4]
    assert all(prices[2] == pytest.approx(3.0, abs=0.3) for prices in experience.prices["2"].score)


def test_the_game_alone_is_learned_as_a_correction_of_what_leads_to_being_ahead_of_others() -> None:
    emara = title_named("emara")
    names = emara.judgement.features()
    score = [1.0 if name == "worth" else 0.0 for name in names]
    lead = [*score[:-1], 3.0]
    known = Prices([score] * KNOTS, [lead] * KNOTS, [5.0] * KNOTS)
    log: list[dict[str, Any]] = []

    learned = train(emara, 1, 1, 20, 0.0, 1, 1, lambda line, _: log.append(line), known)

    assert [line["games"] for line in log] == [20]
    assert all(prices[-1] == pytest.approx(3.0, abs=1.2) for prices in learned.lead)
    assert all(prices[-1] == pytest.approx(0.0, abs=0.3) for prices in learned.score)


def kept(folder: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """An experience with Bidding, written with something changed."""
    names = BIDDING.judgement.features()
    prices = Prices([[0.0] * len(names)] * 2, [], [1.0, 1.0])
    data = Experience(names, {"2": prices}, {"title": "bidding"}).data()
    change(data)
    path = folder / "experience.json"
    path.write_text(json.dumps(data))
    return path


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.update(features=["one", "worth", "luck"]), "looking at other things"),
        (lambda data: data["prices"]["2"]["score"].append([1.0]), "not an experience of the duke: 1 prices for 3"),
        (lambda data: data.pop("prices"), "not an experience of the duke: 'prices'"),
        (lambda data: data["prices"]["2"].update(spread=[]), "not an experience of the duke: knots"),
        (lambda data: data["prices"]["2"].update(score="much"), "not an experience of the duke"),
        (lambda data: data["prices"].clear(), "looking at other things"),
    ],
)
def test_a_bad_experience_is_one_clear_line(
    tmp_path: Path, change: Callable[[dict[str, Any]], object], said: str
) -> None:
    with pytest.raises(BadExperience) as refused:
        read_experience(kept(tmp_path, change), BIDDING.judgement)

    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_no_json_is_one_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "experience.json"
    path.write_text("{")

    with pytest.raises(BadExperience, match=r"experience\.json: cannot be read: "):
        read_experience(path, BIDDING.judgement)


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
