"""A game alone is learned turn by turn: what turns begin with, what is more in the midst of them, and exploration."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burgrave.bots.squire import Squire
from burgrave.games.viscounts import TITLE as VISCOUNTS
from burgrave.games.viscounts.position import Viscounts
from burgrave.kernel.chance import Rng
from burgrave.learn.behaviour import EXPLORATION, ExploringTurnSearch, perturbed
from burgrave.learn.leads import WholeTurnLead, lead_learner
from burgrave.learn.lstd import Lstd
from burgrave.learn.model import LearnedEvaluators, Model, model_of, read_model
from burgrave.learn.regression import Ridge
from burgrave.learn.selfplay import Samples, play_and_learn
from burgrave.learn.train import TRAIN, Games, train
from burgrave.search.linear import Weights
from burgrave.search.turns import Line, Lines

KNOTS = TRAIN.knots
NAMES = VISCOUNTS.judgement.features()


def weights(lead: float, midst: float) -> Weights:
    """Weights by which a turn begins with one lead expected, and goes on with another."""
    rows = [[[at, *([0.0] * (len(NAMES) - 1))]] * KNOTS for at in (0.0, lead, midst)]
    return Weights(rows[0], rows[1], [5.0] * KNOTS, rows[2])


def exploring(nodes: int) -> ExploringTurnSearch:
    return ExploringTurnSearch(Rng(1), LearnedEvaluators(), nodes)


def started() -> Viscounts:
    position = VISCOUNTS.start(1, 3)
    assert isinstance(position, Viscounts)
    return position


def played(question: str) -> Viscounts:
    """A game alone up to a question of that name."""
    position, squire = started(), Squire(3)
    while position.round < 4 or type(position.question).__name__ != question:
        position.play(squire.choose(position, 0), 0)
    return position


def test_a_turn_begins_with_the_card_to_play_and_hiring_is_part_of_it() -> None:
    judgement = VISCOUNTS.judgement

    assert judgement.turn_begins(started())
    assert judgement.turn_begins(played("CardToPlay"))
    assert not judgement.turn_begins(played("Act"))
    assert not judgement.turn_begins(played("Hire"))


def test_what_can_be_expected_is_told_apart_in_the_midst_of_a_turn(tmp_path: Path) -> None:
    path = tmp_path / "experience.json"
    path.write_text(json.dumps(Model(NAMES, {"1": weights(7.0, 4.0)}, {}).data()))

    evaluator = read_model(path, VISCOUNTS.judgement).evaluator(VISCOUNTS.start(1, seed=4))

    assert evaluator.points(played("CardToPlay"), 0) == 7.0
    assert evaluator.points(played("Act"), 0) == evaluator.points(played("Hire"), 0) == 4.0


def test_lines_are_followed_to_where_a_turn_begins() -> None:
    position = played("Act")
    search = exploring(3000)
    search.meter.begin()
    lines = Lines(search.meter, search.evaluators.of(position), Rng(1))

    for line in lines.found(position.imagine(0, Rng(2)), 6, 6):
        for turns in (1, 2):
            end = lines.followed(line, position.imagine(0, Rng(2)), turns).end
            assert VISCOUNTS.judgement.turn_begins(end)
            assert isinstance(end, Viscounts)
            assert end.round == position.round + turns


def test_another_good_line_is_played_now_and_then_and_that_is_said() -> None:
    position = played("CardToPlay")
    lines = [Line([number], position, 9.0 - number) for number in range(9)]
    search = exploring(0)
    picked: list[int] = []
    for _ in range(600):
        picked.append(search.pick(lines).moves[0])
        assert search.explored == (picked[-1] != 0)

    assert set(picked) == set(range(EXPLORATION.among + 1))
    assert picked.count(0) == pytest.approx(600 * (1 - 1 / EXPLORATION.another_line), abs=50)
    assert search.pick(lines[:1]) is lines[0]
    search.explores = False
    assert {search.pick(lines).moves[0] for _ in range(50)} == {0}


def test_lines_are_taken_for_what_they_look_like_unless_there_are_nodes() -> None:
    position = played("CardToPlay")

    for nodes, visited in ((0, False), (400, True)):
        lines = exploring(nodes).think(position.imagine(0, Rng(1)), False)
        assert [line.visits > 0 for line in lines[:6]] == [visited] * 6
        assert [line.mean() for line in lines] == sorted((line.mean() for line in lines), reverse=True)


def turn_by_turn(width: int) -> WholeTurnLead:
    learner = lead_learner(VISCOUNTS.judgement, 1, KNOTS)
    assert isinstance(learner, WholeTurnLead)
    return WholeTurnLead(width, KNOTS, learner.parameters)


def test_the_midst_of_a_turn_is_learned_as_what_it_has_more_than_a_beginning() -> None:
    learner = turn_by_turn(2)
    learner.begin(Weights([], [[1.0, 2.0]] * KNOTS, []), False)
    rng = Rng(4)
    for _ in range(300):
        coins = float(rng.below(9))
        learner.wait([1.0, coins], 0.25)
        if rng.below(3) == 0:
            learner.explored()
            learner.teach(-1000.0)
        else:
            learner.teach(6.0 + 3.5 * coins)

    found = learner.midst.learned.solve(Ridge(0.001, 0.001))
    assert list(found[1]) == pytest.approx([5.0, 1.5], abs=0.05)


def test_games_alone_of_whole_turns_are_learned_turn_by_turn() -> None:
    samples = Samples(VISCOUNTS.judgement, 1, KNOTS)
    position = started()

    play_and_learn(samples, position, model_of(VISCOUNTS).weights["1"], 4, nodes=20)

    assert isinstance(samples.leads, WholeTurnLead)
    assert 0 < samples.leads.steps.steps <= position.round + 1
    assert samples.leads.midst.learned.samples > position.round / 2


def test_weights_are_perturbed_by_no_more_than_a_little_of_what_there_usually_is() -> None:
    seen = Lstd(3, KNOTS, 0.8)
    seen.steps = 10.0
    seen.squares[:] = [10.0, 1000.0, 0.0]
    known = Weights([[1.0] * 3] * KNOTS, [[1.0, 2.0, 3.0]] * KNOTS, [5.0] * KNOTS, [[4.0, 5.0, 6.0]] * KNOTS)

    found = [perturbed(known, seen, Rng(seed)) for seed in range(40)]

    more = [[one.lead[0][at] - known.lead[0][at] for at in range(3)] for one in found]
    for at, usual in enumerate((1.0, 10.0)):
        largest = max(abs(each[at]) for each in more)
        assert 0.8 * EXPLORATION.perturbation / usual < largest <= EXPLORATION.perturbation / usual
        assert min(each[at] for each in more) < 0.0 < max(each[at] for each in more)
    assert all(each[2] == 0.0 for each in more)
    for one, each in zip(found, more, strict=True):
        assert one.score == known.score
        assert one.spread == known.spread
        for rows, others in ((one.lead, known.lead), (one.midst, known.midst)):
            for row, other in zip(rows, others, strict=True):
                assert [row[at] - other[at] for at in range(3)] == pytest.approx(each)


def test_games_by_perturbed_weights_tell_of_turns_but_not_of_scores() -> None:
    known = model_of(VISCOUNTS).weights["1"]
    batches = [Samples(VISCOUNTS.judgement, 1, KNOTS) for _ in range(9)]
    for seed, samples in enumerate(batches):
        play_and_learn(samples, VISCOUNTS.start(1, seed), known, seed)

    by_perturbed = [samples for samples in batches if not samples.scores.learned.samples]
    assert 0 < len(by_perturbed) < 9
    for samples in batches:
        assert isinstance(samples.leads, WholeTurnLead)
        assert samples.leads.steps.steps > 5
    assert all(samples.tally.seats == 0 for samples in by_perturbed)


def test_training_tells_the_midst_of_turns_apart() -> None:
    log: list[dict[str, object]] = []
    games = Games("viscounts", 1, {"automa": "cards"}, games=20, generations=1, nodes=20, workers=1)

    learned = train(games, lambda line, _: log.append(line), model_of(VISCOUNTS).weights["1"])

    assert learned.midst
    assert learned.midst != learned.lead
    assert "held_out_midst_error" in log[0]
