"""The solo game: the automa's schemes and its ride."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.automa import Automa, AutomaMove, AutomaOption, AutomaTurn, Reveal
from burgrave.games.viscounts.components import CARDS, FIRST_SCHEME
from burgrave.games.viscounts.movement import Move
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import BUILD, DISMISS, FOCUS, TRANSCRIBE, WORKERS
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.testing import stage
from tests.titles.given import asked
from tests.viscounts.alone import solo
from tests.viscounts.given import AI, RED, at, board, built, has, manuscript_on, pile, schemes
from tests.viscounts.then import holdings, location, markers, slots


def test_the_first_turn_of_the_example() -> None:
    """E19. Dismiss for virtue, two steps, two nobles are too few, so a debt is flipped and virtue gained."""
    position = solo()
    has(position, AI, debts=1, deeds=1, ink=1, stone=1)
    pile(position, "lake", "miner")
    at(position, AI, "1")
    schemes(position, deck=("start_criminal_1",))
    position.players[AI].slots = [CARDS.index("start_noble"), -1, -1]
    stage(
        position,
        Automa(AI, DISMISS, 1),
        AutomaMove(AI, 2),
        AutomaOption(AI, CARDS.index("start_noble"), 0),
    )

    assert location(position, AI) == "3"
    assert holdings(position, AI) == {"paid": 1, "deeds": 1, "ink": 2, "stone": 1}
    assert markers(position, AI) == (0, 4)


def test_the_second_turn_of_the_example() -> None:
    """E20. A criminal: corruption, a future scheme, one step, a manuscript of cost 3 without ink, one more scheme."""
    position = solo()
    has(position, AI, ink=2, stone=1, corruption=0, virtue=4)
    built(position, AI, lake_0="guildhall_1")
    at(position, AI, "3")
    manuscript_on(position, "meadow", "blue_1")
    schemes(position, board=("start_builder",), deck=("start_criminal_1",))
    before = len(position.future)
    known = len(position.players[AI].discard)

    stage(position, AutomaTurn(AI))

    assert slots(position, AI) == ["start_criminal_1", "start_builder", ""]
    assert markers(position, AI) == (1, 4)
    assert location(position, AI) == "4"
    assert holdings(position, AI) == {"ink": 2, "stone": 1}
    assert position.score_sheet(AUTOMA)["sets"] == 1
    assert len(position.future) == before - 2
    assert len(position.players[AI].discard) == known + 2


# criminal line, first effects, distance, options
WRITTEN: dict[str, tuple[bool, str, int, str]] = {
    "start_noble": (False, "dismiss", 2, "workers / flip_any virtue"),
    "start_builder": (False, "dismiss", 2, "build / flip_any virtue"),
    "start_cleric": (False, "dismiss", 2, "transcribe / flip_any virtue"),
    "start_builder_noble": (False, "any", 1, "build / focus / debt flip_deed"),
    "start_noble_cleric": (False, "any", 1, "workers / focus / debt flip_deed"),
    "start_builder_cleric": (False, "any", 1, "transcribe / focus / debt flip_deed"),
    "start_criminal_1": (True, "scheme", 1, "focus / deed flip_debt"),
    "start_criminal_2": (True, "scheme", 2, "focus / debt flip_deed"),
    "future_cleric": (False, "virtue dismiss", 4, "transcribe / workers / deed debt"),
    "future_builder": (False, "virtue dismiss", 4, "build / transcribe / deed debt"),
    "future_noble": (False, "virtue dismiss", 4, "workers / build / deed debt"),
    "future_builder_noble": (False, "any any", 3, "build / workers / deed flip_any"),
    "future_builder_cleric": (False, "any any", 3, "transcribe / build / deed flip_any"),
    "future_noble_cleric": (False, "any any", 3, "workers / transcribe / deed flip_any"),
    "future_criminal_1": (True, "any", 2, "focus / debt flip_any"),
    "future_criminal_2": (True, "dismiss", 3, "focus / debt flip_any"),
}

ACTION = {"build": BUILD, "workers": WORKERS, "transcribe": TRANSCRIBE, "focus": FOCUS}

STEPS = ("1", "2", "3", "4", "5")


def scheming(name: str) -> Viscounts:
    """The noble board reveals a scheme on location 1; townsfolk there give virtue, nothing can be afforded."""
    position = solo(automa="noble" if name in ("start_noble", "start_cleric") or "noble" in name else "cleric")
    if CARDS.index(name) in position.automa_board().removed:
        position = solo(automa="cards")
    player = position.players[AI]
    player.slots = [-1, CARDS.index("start_criminal_1"), CARDS.index("start_criminal_2")]
    if name.startswith("start_criminal"):
        player.slots = [-1, CARDS.index("future_criminal_1"), CARDS.index("future_criminal_2")]
    board_cards = tuple(CARDS[card] if card >= 0 else "" for card in player.slots)
    schemes(position, board=board_cards, deck=(name,))
    for segment in ("lake", "meadow", "forest", "gorge", "rock"):
        pile(position, segment)
    has(position, AI, deeds=2, debts=2)
    return position


@pytest.mark.parametrize("name", WRITTEN)
def test_a_scheme_begins_with_its_criminal_line_and_first_effects(name: str) -> None:
    """Corruption for every criminal icon on its board if the scheme has the line; then the effects, then the way."""
    position = scheming(name)
    criminal, first, distance, _ = WRITTEN[name]
    criminals_before = position.criminals(AI)
    future = len(position.future)

    stage(position, Reveal(AI))
    log = position.log
    assert log is not None
    gone = [event for event in log.events if event.key == "log.goes"]
    early = log.events[: log.events.index(gone[0])]
    corruption = sum(event.args["n"] for event in early if event.key == "log.corruption")
    virtue = sum(event.args["n"] for event in early if event.key == "log.virtue")
    gains = sum(1 for event in early if event.key == "log.gains")

    own = sum(1 for icon in name.split("_") if icon == "criminal") * (2 if name.startswith("future") else 1)
    assert corruption == (criminals_before + own if criminal else 0)
    assert gains == first.split().count("any")
    # The printed townsfolk of the lake gives virtue when it is dismissed.
    assert virtue == first.split().count("virtue") + first.split().count("dismiss")
    assert future - len(position.future) >= first.split().count("scheme")
    assert location(position, AI) == STEPS[distance]


@pytest.mark.parametrize("name", WRITTEN)
def test_a_scheme_does_the_first_option_that_is_possible(name: str) -> None:
    """Every action of its last row in turn is made possible alone; at last none is."""
    options = [option.strip() for option in WRITTEN[name][3].split("/")]
    for wanted in range(len(options)):
        position = able_to(options[wanted] if options[wanted] in ACTION else "")
        card = CARDS.index(name)
        before = (position.players[AI].built, position.players[AI].workers, len(position.players[AI].manuscripts))
        cards = holdings(position, AI)
        moved = markers(position, AI)
        stage(position, AutomaOption(AI, card, 0))
        after = (position.players[AI].built, position.players[AI].workers, len(position.players[AI].manuscripts))
        changed = [one != other for one, other in zip(before, after, strict=True)]
        if options[wanted] in ACTION:
            action = "transcribe" if options[wanted] == "focus" else options[wanted]
            assert changed == [action == "build", action == "workers", action == "transcribe"], options[wanted]
            continue
        assert changed == [False] * 3
        now = holdings(position, AI)
        for thing in options[wanted].split():
            if thing == "virtue":
                assert markers(position, AI) == (moved[0], moved[1] - 1)
            elif thing in ("debt", "deed"):
                kinds = {"debt": ("debts", "paid"), "deed": ("deeds", "approved")}[thing]
                assert sum(now.get(kind, 0) for kind in kinds) == sum(cards.get(kind, 0) for kind in kinds) + 1
            elif thing == "flip_debt":
                assert now["paid"] == 1
            elif thing == "flip_deed":
                assert now["approved"] == 1
            else:
                assert now.get("paid", 0) + now.get("approved", 0) == 1


def able_to(action: str) -> Viscounts:
    """A cleric automa that can do just one action, or none."""
    position = solo()
    schemes(position, board=("future_criminal_1", "future_criminal_2", "start_builder"))
    position.players[AI].slots = [-1, -1, -1]
    position.players[AI].discard = [
        card for card in range(FIRST_SCHEME, FIRST_SCHEME + 16) if card not in position.automa_board().removed
    ]
    position.players[AI].discard = [c for c in position.players[AI].discard if c not in position.future.cards]
    has(position, AI, debts=1, deeds=1)
    manuscript_on(position, "lake", "black_9")
    if action == "build":
        has(position, AI, stone=9)
    elif action == "workers":
        has(position, AI, gold=9)
    elif action in ("transcribe", "focus"):
        has(position, AI, ink=9)
    return position


def test_it_rides_on_the_outer_road_only() -> None:
    position = solo()
    for expected in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "1"):
        stage(position, AutomaMove(AI, 1))
        assert location(position, AI) == expected


def test_who_is_met_by_the_automa_may_reorder() -> None:
    position = solo()
    board(position, RED, "abbot", "squire", "thief")
    at(position, RED, "3")
    stage(position, AutomaMove(AI, 2))
    assert asked(position) == "NewOrder"
    assert position.mover == RED


def test_the_automa_takes_a_resource_when_it_is_met() -> None:
    position = solo()
    board(position, RED, "trader")
    at(position, RED, "10")
    at(position, AI, "1")
    stage(position, Move(RED))
    assert location(position, RED) == "1"
    assert holdings(position, AI) == {"ink": 1}


def test_its_deck_is_shuffled_with_two_cards_left() -> None:
    """Ruling 64. Corruption, for a criminal is on its board."""
    position = solo()
    schemes(position, board=("start_criminal_1", "start_builder", "start_cleric"))
    stage(position, AutomaTurn(AI))
    assert position.players[AI].shuffles == 1
    assert slots(position, AI)[1:] == ["start_criminal_1", "start_builder"]
    assert position.log is not None
    moved = [event for event in position.log.events if event.key in ("log.corruption", "log.virtue")]
    assert (moved[0].key, moved[0].args["n"]) == ("log.corruption", 1)
