"""Turn search: alone a turn is thought through, the best ways to play it are followed, and one is played until news."""

from __future__ import annotations

import time

import pytest

from burgrave.bots.duke import Duke
from burgrave.bots.squire import Squire
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.title import Title, title_ids, title_named
from burgrave.search.budget import Budget
from burgrave.search.turns import THOROUGH, Line, Lines, Stage, apart, best_of

ALONE = [title_named(id) for id in title_ids() if 1 in title_named(id).seats]
VISCOUNTS = title_named("viscounts")


def duke(nodes: int = 0, seconds: float = 0.0) -> Duke:
    return Duke(1, Budget(seconds, nodes))


def midgame(title: Title, seed: int, decisions: int = 25) -> Position:
    """A position of a game alone at which a turn begins, with something to decide."""
    position = title.start(1, seed)
    squire = Squire(seed)
    while True:
        question = position.question
        if decisions <= 0 and question is not None and question.opens() and len(position.legal(0)) > 1:
            return position
        decisions -= 1
        position.play(squire.choose(position, 0), 0)


def lines_with(nodes: int, position: Position) -> Lines:
    """The lines of a position, of which none is found yet."""
    search = duke(nodes).turns
    search.meter.begin()
    return Lines(search.meter, search.evaluators.of(position), Rng(1))


def thought_through(position: Position, nodes: int) -> list[Line]:
    return lines_with(nodes, position).think(position)


@pytest.mark.parametrize("title", ALONE, ids=lambda title: title.id)
def test_a_line_ends_with_the_move_that_brings_news(title: Title) -> None:
    position = midgame(title, 3)
    lines = lines_with(4000, position).found(position, THOROUGH.width, 99)

    assert lines
    for line in lines:
        trial = position.copy()
        for move in line.moves[:-1]:
            trial.play(move, 0)
            assert trial.revealed == position.revealed
            assert not trial.over
        trial.play(line.moves[-1], 0)
        assert trial.over or trial.revealed != position.revealed or len(line.moves) == THOROUGH.longest
        assert trial.dump() == line.end.dump()


def test_the_fewer_lines_are_left_the_further_they_are_followed() -> None:
    lines = thought_through(midgame(VISCOUNTS, 3), 6000)

    assert THOROUGH.plan[0].lines < len(lines) <= THOROUGH.most
    reached = [line.reached for line in lines if line.reached > 1]
    assert reached == sorted(reached, reverse=True)
    assert [line.reached > 1 for line in lines].index(False) == len(reached)
    for stage in THOROUGH.plan:
        followed = [line for line in lines if line.reached >= stage.turns]
        assert THOROUGH.fewest <= len(followed) <= stage.lines
        dropped = [line for line in followed if line.reached == stage.turns]
        means = [line.mean() for line in dropped]
        assert means == sorted(means, reverse=True)
        assert len({line.visits for line in dropped}) <= 1
        assert all(line.visits >= 2 for line in dropped)


@pytest.mark.parametrize(("turns", "further"), [(1, False), (2, True)])
def test_once_luck_has_evened_out_lines_are_followed_a_turn_further(turns: int, further: bool) -> None:
    position = midgame(VISCOUNTS, 3)
    lines = lines_with(2500 if further else 100, position)
    compared = lines.found(position.imagine(0, Rng(2)), 6, 2)
    lines.compare(compared, position, (Stage(2, turns, 1.0),), lines.meter.used())

    for line in compared:
        assert line.visits > THOROUGH.patience
        assert line.reached == (turns + (line.visits - 1) // THOROUGH.patience if further else turns)


def test_most_lines_that_are_followed_further_begin_differently() -> None:
    lines = thought_through(midgame(VISCOUNTS, 3), 6000)

    followed = [tuple(line.moves[: THOROUGH.beginning]) for line in lines if line.reached > 1]
    assert THOROUGH.new * len(followed) <= (THOROUGH.new + 1) * len(set(followed))
    assert len(set(followed)) < len(followed)


def test_of_three_lines_two_have_beginnings_of_their_own() -> None:
    position = midgame(VISCOUNTS, 3)
    lines = [Line(moves, position, 0.0) for moves in ([1, 2, 3], [1, 2, 4], [1, 3], [1, 2, 5], [2], [1, 3, 5])]

    assert [line.moves for line in apart(lines, 2, 2)] == [[1, 2, 3], [1, 3], [1, 2, 4], [2], [1, 2, 5], [1, 3, 5]]


def test_a_turn_is_searched_more_widely_if_that_costs_little() -> None:
    position = midgame(VISCOUNTS, 4)
    many = [len(thought_through(position, nodes)) for nodes in (600, 3000, 12000)]

    assert many[0] < many[1] < many[2]


def test_with_a_small_budget_fewer_lines_are_followed_but_in_two_determinizations() -> None:
    small, large = (thought_through(midgame(VISCOUNTS, 3), nodes) for nodes in (900, 6000))

    assert THOROUGH.fewest <= sum(line.reached > 1 for line in small) < sum(line.reached > 1 for line in large)
    assert small[0].visits >= 2


def test_what_is_thought_of_a_line_at_several_turns_counts_alike() -> None:
    position = midgame(VISCOUNTS, 3)
    lines = lines_with(9000, position)
    line = lines.found(position.imagine(0, Rng(2)), 6, 6)[0]
    world = position.imagine(0, Rng(2))

    liked = [lines.liked(lines.followed(line, world, turns).end) for turns in (1, 2, 3, 4)]

    assert lines.followed(line, world, 1).value == liked[0]
    assert lines.followed(line, world, 4).value == pytest.approx(sum(liked[1:]) / 3)


def test_a_line_that_ends_the_game_is_worth_its_end() -> None:
    position = VISCOUNTS.start(1, 3)
    squire = Squire(3)
    while not position.over:
        before = position.copy()
        position.play(squire.choose(position, 0), 0)
    lines = lines_with(9000, before)
    for move in before.legal(0):
        visit = lines.followed(Line([move], before, 0.0), before, 4)
        assert visit.end.over
        assert visit.value == pytest.approx(lines.liked(visit.end))


def test_lines_that_were_not_followed_never_come_before_those_that_were() -> None:
    for seed in range(3, 6):
        for nodes in (150, 300, 600, 1200):
            reached = [line.reached for line in thought_through(midgame(VISCOUNTS, seed), nodes)]
            followed = sum(turns > 1 for turns in reached)
            assert all(turns > 1 for turns in reached[:followed])


def test_with_next_to_no_budget_the_likeliest_line_is_taken() -> None:
    lines = thought_through(midgame(VISCOUNTS, 3), 3)

    assert {line.visits for line in lines} == {0}
    assert lines[0].hope == max(line.hope for line in lines)


def test_two_ways_to_the_same_end_are_one_line() -> None:
    position = midgame(VISCOUNTS, 3)
    lines = [Line([1], position, 2.0), Line([2], position, 5.0), Line([3], position, 5.0), Line([4], position, 1.0)]

    assert [line.moves for line in best_of(lines, 2)] == [[2], [1]]


def test_a_duke_alone_goes_on_with_its_line_until_news_comes() -> None:
    position = VISCOUNTS.start(1, 5)
    bot = duke(300)
    rng = Rng(2)
    thoughts = 0
    news = -1
    for _ in range(40):
        if position.over:
            break
        asked = len(position.legal(0)) > 1
        if asked and position.revealed != news:
            thoughts += 1
            news = position.revealed
        position.play(bot.choose(position.imagine(0, rng), 0), 0)
        assert bot.meter.decisions == thoughts


def test_a_duke_alone_that_finds_another_position_thinks_again() -> None:
    bot = duke(60)
    first = midgame(VISCOUNTS, 3)
    assert bot.choose(first.imagine(0, Rng(1)), 0) in first.legal(0)
    assert bot.turns.ahead

    other = midgame(VISCOUNTS, 4)
    assert bot.choose(other.imagine(0, Rng(1)), 0) in other.legal(0)
    assert bot.meter.decisions == 2


def test_only_where_turns_are_whole_they_are_thought_through() -> None:
    assert [title.id for title in ALONE if title.judgement.whole_turns(1)] == ["viscounts"]
    for title in ALONE:
        bot = duke(60)
        position = midgame(title, 3)
        bot.choose(position.imagine(0, Rng(1)), 0)
        assert (bot.ismcts.tree is None) == title.judgement.whole_turns(1)
        assert not title.judgement.whole_turns(2)


def test_budgets_are_kept_alone() -> None:
    for seed in range(3):
        position = midgame(VISCOUNTS, seed)
        bot = duke(40)
        bot.choose(position.imagine(0, Rng(seed)), 0)
        assert 0 < bot.meter.nodes <= 40

    allowed = 0.2
    for _ in range(3):
        started = time.thread_time()
        duke(seconds=allowed).choose(position.imagine(0, Rng(1)), 0)
        if time.thread_time() - started <= 1.1 * allowed:
            break
    else:
        pytest.fail("it thinks longer than it may")


def test_advice_alone_tells_what_every_move_leads_to_and_the_chance_to_win() -> None:
    position = midgame(VISCOUNTS, 3)
    advice = duke(1500).advise(position.imagine(0, Rng(1)), 0)

    assert sorted(given.move for given in advice) == sorted(position.legal(0))
    assert advice[0].visits > 0
    assert 0.0 <= advice[0].chance <= 1.0
    assert -20.0 < advice[0].score < 300.0
    seen = [given for given in advice if given.visits]
    assert advice[: len(seen)] == seen
