"""Workers in the castle, manuscripts and the collision, by the rulebook's examples and words."""

from __future__ import annotations

from burgrave.games.viscounts.actions import Act
from burgrave.games.viscounts.cards import DrawUp
from burgrave.games.viscounts.castle import Climb
from burgrave.games.viscounts.collision import Collision
from burgrave.games.viscounts.components import MANUSCRIPTS, SECTIONS
from burgrave.kernel.testing import stage
from tests.titles.given import offers, play
from tests.viscounts.given import (
    BLUE,
    RED,
    YELLOW,
    at,
    board,
    bonus,
    has,
    manuscript_on,
    manuscripts,
    opened,
    owns,
    pile,
    start,
    workers,
)
from tests.viscounts.then import hand, holdings, inside, markers

# ---------------------------------------------------------------- the castle


def test_three_workers_climb_and_spread() -> None:
    """E10. One goes up for a free hire or a destruction, one to each side."""
    position = start()
    owns(position, RED, ("squire", "princess", "overseer_2"), ("abbot", "lender"), ("labourer",))
    at(position, RED, "gorge")
    has(position, RED, gold=2)
    stage(position, Act(RED))

    play(position, RED, "workers 3 for 2 gold")
    assert offers(position) == ["choose free_hire", "choose destroy"]
    play(position, RED, "choose destroy", "destroy abbot")

    assert inside(position, 1, RED) == {"gold_move": 1, "virtue2": 1}
    assert inside(position, 2, RED) == {"hire_destroy": 1}


def test_the_castle_example() -> None:
    """E11. Eight nobles, four workers, five climbs, two at the top, two blue workers pushed out, the Overseer last."""
    position = start(seats=3)
    a, b, c, d, e = SECTIONS
    workers(position, 1, a, red=1)
    workers(position, 1, b, blue=2, yellow=1)
    workers(position, 1, c, blue=1, red=1)
    workers(position, 1, d, blue=1, yellow=1)
    workers(position, 1, e, blue=1, red=2)
    workers(position, 2, a, red=2)
    workers(position, 2, c, red=1, blue=1)
    workers(position, 2, d, blue=2)
    workers(position, 3, "", blue=1)
    position.leader = BLUE
    owns(position, RED, ("thief", "benefactor", "overseer_1"), ("abbot", "squire"), ("labourer",))
    opened(position, RED, "trading_post_3", "guildhall_2")
    has(position, RED, gold=3)
    at(position, RED, "lake")
    blue_before = position.players[BLUE].workers
    stage(position, Act(RED))

    play(position, RED, "workers 4 for 3 gold")
    # Red climbs in A, then E, then A again: nothing of that is a choice.
    play(position, RED, "take 1 ink", "take 1 gold")
    assert position.leader == RED
    assert offers(position) == [f"remove 1 {b} {RED}", f"remove 1 {b} {BLUE}", f"remove 1 {b} {YELLOW}"]
    play(position, RED, f"remove 1 {b} {BLUE}", f"remove 1 {b} {BLUE}")
    assert offers(position) == ["choose destroy", "choose discard"]
    play(position, RED, "choose discard", "discard abbot")

    assert inside(position, 1, RED) == {b: 2, c: 1, d: 1, e: 1}
    assert inside(position, 2, RED) == {a: 2, c: 1, e: 1}
    assert position.tier3 == [2, 1, 0]
    assert holdings(position, RED) == {"ink": 3, "stone": 2, "gold": 1}
    assert markers(position, RED) == (0, 4)
    assert holdings(position, BLUE) == {"silver": 4}
    assert position.players[BLUE].workers == blue_before + 2


def test_fewer_workers_than_icons_allow_can_be_placed() -> None:
    """C13. Five nobles may place one, two or three."""
    position = start()
    board(position, RED, "enforcer", "overseer_1", "overseer_2")
    at(position, RED, "lake")
    has(position, RED, gold=1)
    stage(position, Act(RED))
    assert offers(position, "workers") == ["workers 1", "workers 2", "workers 3 for 1 gold"]


def test_a_tie_at_the_top_changes_no_leader() -> None:
    """C7. Two against two: Blue stays; three: Red takes over, and Blue's hand shrinks only when drawing."""
    position = start()
    workers(position, 3, "", blue=2, red=1)
    position.leader = BLUE
    owns(position, BLUE, ("abbot", "squire", "thief"), ("labourer", "trader", "lender", "financier"), ("journeyman",))
    assert position.hand_limit(BLUE) == 4
    workers(position, 2, "flip", red=3)
    stage(position, Climb(RED))
    play(position, RED, "take 1 ink")
    assert position.leader == BLUE

    workers(position, 2, "virtue2", red=3)
    stage(position, Climb(RED))
    play(position, RED, "take 1 ink")
    assert position.leader == RED
    assert position.hand_limit(BLUE) == 3
    stage(position, DrawUp(BLUE))
    assert len(hand(position, BLUE)) == 4


def test_who_leaves_the_second_tier_gets_virtue_and_a_resource() -> None:
    """C8. The resolving player chooses whom, the owner chooses what."""
    position = start(seats=3)
    workers(position, 2, "flip", blue=2, yellow=2)
    stage(position, Climb(BLUE))

    play(position, BLUE, f"remove 2 flip {YELLOW}")
    play(position, YELLOW, "take 1 gold")

    assert markers(position, YELLOW) == (0, 5)
    assert holdings(position, YELLOW) == {"gold": 1}
    assert position.players[YELLOW].workers == 19


def test_others_climb_after_the_active_player() -> None:
    """Ruling 39. Blue has three in a section by something that happened in Red's turn: Red first, then Blue."""
    position = start()
    workers(position, 1, "virtue2", blue=3)
    workers(position, 2, "flip", red=3)
    position.looping = RED
    stage(position, Climb(RED))
    play(position, RED, "take 1 ink")
    assert inside(position, 2, BLUE) == {"virtue2": 1}
    assert markers(position, BLUE) == (0, 4)
    assert position.looping == -1


def test_a_worker_moved_by_a_reward_only_moves() -> None:
    """Ruling 36. The running climb goes on with what is left of its section, no second one begins inside it."""
    position = start()
    workers(position, 1, "gold_move", red=3)
    workers(position, 1, "hire_destroy", red=2)
    position.looping = RED
    stage(position, Climb(RED))
    play(position, RED, "choose move_worker", "shift gold_move clockwise")
    # One went up, one was shifted: the last goes clockwise, which makes four there; those climb next.
    assert offers(position) == ["choose free_hire", "choose destroy"]
    assert inside(position, 1, RED) == {"hire_destroy": 3}


# ---------------------------------------------------------------- manuscripts


def test_transcribing_with_a_dismissal() -> None:
    """E12. Acolyte, bonus card, Racketeer and three ink are six clerics; the shuffle of the dismissal comes first."""
    position = start()
    board(position, RED, "aristocrat", "acolyte", "squire")
    manuscripts(position, RED, "black_1", "black_2", "black_3")
    bonus(position, RED, "black")
    has(position, RED, ink=3, silver=1)
    at(position, RED, "lake")
    pile(position, "lake", "racketeer_2")
    manuscript_on(position, "lake", "grey_9")
    position.players[RED].lay_off(position.players[RED].take_top())
    stage(position, Act(RED))

    play(position, RED, "dismiss transcribe")

    # A single way to go on needs no question.
    assert holdings(position, RED) == {}
    assert markers(position, RED) == (0, 5)
    assert position.players[RED].manuscripts[-1] == MANUSCRIPTS.index("grey_9")


def test_three_ribbons_are_nine_points() -> None:
    """E13."""
    position = start()
    manuscripts(position, RED, "grey_1", "black_3", "blue_3")
    assert position.score_sheet(RED)["sets"] == 9


def test_three_of_a_ribbon_bring_the_bonus_card_for_good() -> None:
    """Ruling 42. The first to have three keeps it; the icon counts at once."""
    position = start()
    manuscripts(position, RED, "blue_3", "blue_4")
    board(position, RED, "abbot", "acolyte", "friar")
    at(position, RED, "lake")
    manuscript_on(position, "lake", "blue_2")
    stage(position, Act(RED))
    play(position, RED, "transcribe")
    assert position.bonuses[1] == RED
    assert position.view(RED)["icons"][RED][0] == 1 + 1

    manuscripts(position, BLUE, "blue_5", "blue_6")
    board(position, BLUE, "disciple", "clergyman", "missionary_2")
    at(position, BLUE, "lake")
    manuscript_on(position, "lake", "blue_1")
    stage(position, Act(BLUE))
    play(position, BLUE, "transcribe", "recruit rock")
    assert position.bonuses[1] == RED


# ---------------------------------------------------------------- collision


def test_the_collision_example() -> None:
    """E14. No virtue with a Thief on the board, ink by the Peddler, three silver and two debts, virtue for others."""
    position = start(seats=3)
    board(position, RED, "diplomat", "peddler_1", "thief")
    opened(position, RED, "workshop_2")
    has(position, RED, corruption=5, virtue=5)
    board(position, BLUE, "abbot", "squire", "trader")
    board(position, YELLOW, "abbot", "squire", "thief")

    stage(position, Collision(RED))

    assert holdings(position, RED) == {"ink": 1, "silver": 3, "debts": 2}
    assert markers(position, RED) == (0, 6)
    assert markers(position, BLUE) == (0, 5)
    assert markers(position, YELLOW) == (0, 6)
