"""A game alone is learned turn by turn: what turns begin with, what is more in the midst of them, and whims."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burgrave.bots.duke import experience_with
from burgrave.bots.experience import Experience, Prices, read_experience
from burgrave.bots.lines import Line, Lines
from burgrave.bots.pupil import ALMOST, WHIM, Pupil
from burgrave.bots.regression import solve
from burgrave.bots.selfplay import FANCY, Midst, empty_lesson, fancied, play_and_learn
from burgrave.bots.squire import Squire
from burgrave.bots.training import KNOTS, train
from burgrave.games.viscounts import TITLE as VISCOUNTS
from burgrave.games.viscounts.position import Viscounts
from burgrave.kernel.chance import Rng

NAMES = VISCOUNTS.judgement.features()


def prices(lead: float, midst: float) -> Prices:
    """Prices by which a turn begins with one lead expected, and goes on with another."""
    rows = [[[at, *([0.0] * (len(NAMES) - 1))]] * KNOTS for at in (0.0, lead, midst)]
    return Prices(rows[0], rows[1], [5.0] * KNOTS, rows[2])


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
    path.write_text(json.dumps(Experience(NAMES, {"1": prices(7.0, 4.0)}, {}).data()))

    outlook = read_experience(path, VISCOUNTS.judgement).outlook(VISCOUNTS.judgement, 1, {})

    assert outlook.points(played("CardToPlay"), 0) == 7.0
    assert outlook.points(played("Act"), 0) == outlook.points(played("Hire"), 0) == 4.0


def test_lines_are_followed_to_where_a_turn_begins() -> None:
    position = played("Act")
    pupil = Pupil(1, 3000, experience_with(VISCOUNTS))
    pupil.begin()
    lines = Lines(pupil, pupil.outlook(position), Rng(1))

    for line in lines.found(position.imagine(0, Rng(2)), 6, 6):
        for turns in (1, 2):
            end = lines.followed(line, position.imagine(0, Rng(2)), turns).end
            assert VISCOUNTS.judgement.turn_begins(end)
            assert isinstance(end, Viscounts)
            assert end.round == position.round + turns


def test_a_pupil_plays_another_good_line_now_and_then_and_says_so() -> None:
    position = played("CardToPlay")
    lines = [Line([number], position, 9.0 - number) for number in range(9)]
    pupil = Pupil(1, 0, experience_with(VISCOUNTS))
    picked: list[int] = []
    for _ in range(600):
        picked.append(pupil.pick(lines).moves[0])
        assert pupil.whim == (picked[-1] != 0)

    assert set(picked) == set(range(ALMOST + 1))
    assert picked.count(0) == pytest.approx(600 * (1 - 1 / WHIM), abs=50)
    assert pupil.pick(lines[:1]) is lines[0]
    pupil.whims = False
    assert {pupil.pick(lines).moves[0] for _ in range(50)} == {0}


def test_a_pupil_takes_lines_for_what_they_look_like_unless_it_may_search() -> None:
    position = played("CardToPlay")

    for nodes, visited in ((0, False), (400, True)):
        pupil = Pupil(1, nodes, experience_with(VISCOUNTS))
        lines = pupil.think(position.imagine(0, Rng(1)), False)
        assert [line.visits > 0 for line in lines[:6]] == [visited] * 6
        assert [line.mean() for line in lines] == sorted((line.mean() for line in lines), reverse=True)


def test_the_midst_of_a_turn_is_learned_as_what_it_has_more_than_a_beginning() -> None:
    lesson = empty_lesson(2, KNOTS, 1, True)
    midst = Midst(Prices([], [[1.0, 2.0]] * KNOTS, []))
    rng = Rng(4)
    for _ in range(300):
        coins = float(rng.below(9))
        midst.note([1.0, coins], 0.25)
        if rng.below(3) == 0:
            midst.forget()
            expected = -1000.0
        else:
            expected = 6.0 + 3.5 * coins
        midst.teach(lesson, expected, False)

    assert solve(lesson.midst.learned, 0.001, 0.001)[2:4] == pytest.approx([5.0, 1.5], abs=0.05)


def test_games_alone_of_whole_turns_are_learned_turn_by_turn() -> None:
    lesson = empty_lesson(len(NAMES), KNOTS, 1, True)
    known = experience_with(VISCOUNTS).prices["1"]
    position = started()

    play_and_learn(lesson, position, known, 4, nodes=20)

    assert 0 < lesson.alone.steps <= position.round + 1
    assert lesson.midst.learned.samples > position.round / 2


def test_a_fancy_is_about_everything_but_no_more_than_a_little_of_what_there_usually_is() -> None:
    seen = empty_lesson(3, KNOTS, 1, True).alone
    seen.steps = 10.0
    seen.squares = [10.0, 1000.0, 0.0]
    known = Prices([[1.0] * 3] * KNOTS, [[1.0, 2.0, 3.0]] * KNOTS, [5.0] * KNOTS, [[4.0, 5.0, 6.0]] * KNOTS)

    felt = [fancied(known, seen, Rng(seed)) for seed in range(40)]

    more = [[one.lead[0][at] - known.lead[0][at] for at in range(3)] for one in felt]
    for at, usual in enumerate((1.0, 10.0)):
        largest = max(abs(each[at]) for each in more)
        assert 0.8 * FANCY / usual < largest <= FANCY / usual
        assert min(each[at] for each in more) < 0.0 < max(each[at] for each in more)
    assert all(each[2] == 0.0 for each in more)
    for one, each in zip(felt, more, strict=True):
        assert one.score == known.score
        assert one.spread == known.spread
        for rows, others in ((one.lead, known.lead), (one.midst, known.midst)):
            for row, other in zip(rows, others, strict=True):
                assert [row[at] - other[at] for at in range(3)] == pytest.approx(each)


def test_games_with_fancies_tell_of_turns_but_not_of_scores() -> None:
    known = experience_with(VISCOUNTS).prices["1"]
    lessons = [empty_lesson(len(NAMES), KNOTS, 1, True) for _ in range(9)]
    for seed, lesson in enumerate(lessons):
        play_and_learn(lesson, VISCOUNTS.start(1, seed), known, seed)

    fanciful = [lesson for lesson in lessons if not lesson.scores.learned.samples]
    assert 0 < len(fanciful) < 9
    assert all(lesson.alone.steps > 5 for lesson in lessons)
    assert all(lesson.seats == 0 for lesson in fanciful)


def test_training_tells_the_midst_of_turns_apart() -> None:
    log: list[dict[str, object]] = []
    known = experience_with(VISCOUNTS).prices["1"]

    learned = train(VISCOUNTS, 1, 1, 20, 0.0, 1, 1, lambda line, _: log.append(line), known, 20, {"automa": "cards"})

    assert learned.midst
    assert learned.midst != learned.lead
    assert "held_out_midst_error" in log[0]
