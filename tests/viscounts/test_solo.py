"""The solo game: the automa's boards, schemes, decisions and points."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave import viscounts
from burgrave.games.viscounts.automa import Automa, AutomaMove, AutomaOption, AutomaStart, AutomaTurn, Reveal
from burgrave.games.viscounts.automa_actions import attempt
from burgrave.games.viscounts.castle import Climb, place
from burgrave.games.viscounts.collision import Collision
from burgrave.games.viscounts.components import BUILDINGS, CARDS, FIRST_SCHEME, SCHEMES, SECTIONS
from burgrave.games.viscounts.movement import Move
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import (
    ANY,
    BUILD,
    BUILD_FREE,
    DESTROY,
    DISCARD,
    DISMISS,
    FLIP_ANY,
    FLIP_DEBT,
    FLIP_DEED,
    FOCUS,
    FREE_HIRE,
    MANUSCRIPT,
    MOVE_WORKER,
    PLACE_WORKERS,
    REARRANGE,
    RESHUFFLE,
    SCHEME,
    SILVER,
    TRANSCRIBE,
    WORKERS,
)
from burgrave.kernel.agenda import Step
from burgrave.kernel.position import AUTOMA
from burgrave.kernel.testing import stage
from tests.viscounts.given import (
    AI,
    RED,
    asked,
    at,
    board,
    built,
    has,
    holdings,
    inside,
    location,
    manuscript_on,
    manuscripts,
    markers,
    offers,
    opened,
    pile,
    play,
    schemes,
    slots,
    start,
    workers,
)


def solo(**options: Any) -> Viscounts:
    """A solo game in its first round; nobody has anything, the viscounts are apart."""
    position = start(seats=1, **options)
    at(position, RED, "gorge")
    at(position, AI, "1")
    return position


def do(position: Viscounts, op: int, times: int = 1) -> None:
    """The automa does something."""
    stage(position, Automa(AI, op, times))


# ---------------------------------------------------------------- set-up


@pytest.mark.parametrize(
    ("board_id", "goods", "building"),
    [
        ("cleric", {"ink": 1, "stone": 1, "deeds": 1, "debts": 1}, True),
        ("noble", {"gold": 1, "ink": 1, "deeds": 1, "debts": 1}, True),
        ("builder", {"stone": 1, "gold": 1, "deeds": 1, "debts": 1}, True),
        ("cards", {"deeds": 2, "debts": 2}, False),
    ],
)
def test_what_the_automa_begins_with(board_id: str, goods: dict[str, int], building: bool) -> None:
    """E18. Guildhall 1 on the leftmost empty spot of its bank, with the spot's effect; the card board has resources."""
    position = solo(automa=board_id)
    position.pair_cards = [1]
    position.round = 0
    stage(position, AutomaStart())

    assert location(position, AI) == "2"
    if building:
        assert position.spots[3] == 9 * AI + BUILDINGS.index("guildhall_1")
        # The fourth spot of the lake flips a card: a debt, which brings a resource of its first choice.
        board_first = position.automa_board().priority[0]
        goods = dict(goods)
        goods["debts"] -= 1
        goods["paid"] = 1
        name = ("silver", "ink", "stone", "gold")[board_first]
        goods[name] = goods.get(name, 0) + 1
        assert holdings(position, AI) == {name: amount for name, amount in goods.items() if amount}
    else:
        assert holdings(position, AI) == goods
        assert position.players[AI].generic == 2


@pytest.mark.parametrize("extra", [0, 1, 2, 3])
def test_the_deck_of_schemes(extra: int) -> None:
    """Starting schemes without those the board removes; for a harder game some future ones, which nobody has seen."""
    position = viscounts.start(seats=1, seed=5, schemes=extra)
    assert isinstance(position, Viscounts)
    deck = position.players[AI].deck
    assert len(deck) == 8 - 1 + extra
    assert len(position.future) == 8 - 2 - extra
    removed = {"start_noble", "future_builder_noble", "future_noble"}
    names = {CARDS[card] for card in [*deck.cards, *position.future.cards]}
    assert names == set(SCHEMES) - removed
    seen = position.view(0)["players"][AI]["deck"]["cards"]
    assert seen.count(None) == extra


def test_the_player_picks_one_of_two_pairs_and_goes_first() -> None:
    position = viscounts.start(seats=1, seed=5)
    assert isinstance(position, Viscounts)
    assert len(position.legal()) == 2
    left = position.printed.player_cards[position.pair_cards[1]].location
    position.play(position.legal()[0])
    while position.round == 0:
        position.play(position.legal()[0])
    assert position.players[AI].viscount == left
    assert position.turn == RED


# ---------------------------------------------------------------- resources and replacements


@pytest.mark.parametrize(
    ("ink", "stone", "taken"), [(0, 0, "ink"), (5, 0, "ink"), (6, 0, "stone"), (6, 3, "stone"), (6, 4, "gold")]
)
def test_the_cleric_takes_ink_then_stone_then_gold(ink: int, stone: int, taken: str) -> None:
    """E17."""
    position = solo()
    has(position, AI, ink=ink, stone=stone)
    before = holdings(position, AI)
    do(position, ANY)
    assert holdings(position, AI) == {**before, taken: before.get(taken, 0) + 1}


def test_the_card_board_takes_all_resources_for_one() -> None:
    """Ruling 71."""
    position = solo(automa="cards")
    do(position, ANY, 2)
    do(position, SILVER, 4)
    assert position.players[AI].generic == 4


@pytest.mark.parametrize(("silver", "resources"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_two_silver_are_a_resource(silver: int, resources: int) -> None:
    """Ruling 63. A single silver is lost."""
    position = solo()
    do(position, SILVER, silver)
    assert position.players[AI].ink == resources
    assert position.players[AI].silver == 0


def test_reordering_is_a_resource() -> None:
    position = solo()
    do(position, REARRANGE)
    assert holdings(position, AI) == {"ink": 1}


@pytest.mark.parametrize("op", [DISCARD, MOVE_WORKER])
def test_discarding_and_moving_workers_is_virtue(op: int) -> None:
    position = solo()
    do(position, op, 2)
    assert markers(position, AI) == (0, 4)


def test_destroying_is_flipping() -> None:
    """C15."""
    position = solo()
    has(position, AI, deeds=1)
    do(position, DESTROY)
    assert holdings(position, AI) == {"approved": 1}


def test_flipping_nothing_is_virtue() -> None:
    """C15."""
    position = solo()
    do(position, FLIP_ANY)
    assert markers(position, AI) == (0, 5)


@pytest.mark.parametrize(("op", "cards"), [(FLIP_DEBT, {"deeds": 2}), (FLIP_DEED, {"debts": 2})])
def test_a_flip_of_a_kind_it_does_not_have_is_virtue(op: int, cards: dict[str, int]) -> None:
    """Ruling 69."""
    position = solo()
    has(position, AI, **cards)
    do(position, op)
    assert markers(position, AI) == (0, 5)
    assert holdings(position, AI) == cards


@pytest.mark.parametrize(
    ("cards", "flipped"),
    [
        ({"debts": 1, "deeds": 1}, "paid"),
        ({"debts": 1, "deeds": 1, "paid": 1}, "approved"),
        ({"debts": 1, "deeds": 1, "paid": 1, "approved": 1}, "paid"),
        ({"deeds": 1, "approved": 3}, "approved"),
        ({"debts": 1, "paid": 3}, "paid"),
    ],
)
def test_it_flips_the_kind_it_has_flipped_less(cards: dict[str, int], flipped: str) -> None:
    """In a tie a debt; if there is only one kind, that."""
    position = solo()
    has(position, AI, **cards)
    do(position, FLIP_ANY)
    assert holdings(position, AI)[flipped] == cards.get(flipped, 0) + 1
    assert holdings(position, AI).get("ink", 0) == (flipped == "paid")


@pytest.mark.parametrize("op", [FREE_HIRE, SCHEME])
def test_every_gain_of_a_card_is_a_future_scheme(op: int) -> None:
    position = solo()
    top = position.future.cards[-1]
    do(position, op)
    assert position.players[AI].discard == [top]


def test_without_future_schemes_it_flips() -> None:
    """C15."""
    position = solo()
    has(position, AI, debts=1)
    do(position, SCHEME, 6)
    assert len(position.future) == 0
    do(position, SCHEME)
    assert holdings(position, AI) == {"paid": 1, "ink": 1}


def test_a_reshuffle_puts_its_discard_into_its_deck() -> None:
    """Ruling 68. Virtue without a criminal on its board; nothing without a discard."""
    position = solo()
    do(position, RESHUFFLE)
    assert markers(position, AI) == (0, 6)
    do(position, SCHEME)
    size = len(position.players[AI].deck)
    do(position, RESHUFFLE)
    assert markers(position, AI) == (0, 5)
    assert (len(position.players[AI].deck), position.players[AI].discard) == (size + 1, [])


def test_a_dismissal_brings_the_effect_and_no_icons() -> None:
    position = solo()
    pile(position, "lake", "miner")
    do(position, DISMISS)
    assert markers(position, AI) == (0, 5)
    assert CARDS[position.box[-1]] == "miner"
    pile(position, "lake")
    do(position, DISMISS)
    assert markers(position, AI) == (0, 4)


# ---------------------------------------------------------------- its turns


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


# ---------------------------------------------------------------- its actions


def test_it_builds_the_leftmost_building_it_can_afford() -> None:
    """Guildhalls before trading posts before workshops; only what is missing is paid."""
    position = solo()
    has(position, AI, stone=6)
    assert attempt(position, AI, BUILD)
    # One builder is printed on its third slot.
    assert position.players[AI].has(BUILDINGS.index("guildhall_1"))
    assert position.players[AI].stone == 0
    has(position, AI, stone=4)
    assert attempt(position, AI, BUILD)
    assert position.players[AI].has(BUILDINGS.index("trading_post_1"))
    assert [spot for spot in range(25) if position.spots[spot] >= 0] == [0, 1]


def test_it_does_not_cross_the_river_to_build() -> None:
    position = solo()
    has(position, AI, stone=9)
    built(position, RED, lake_0="workshop_1", lake_1="workshop_2", lake_2="workshop_3")
    assert not attempt(position, AI, BUILD)


def test_it_takes_two_links_as_they_lie() -> None:
    """Clockwise and without a question: a gold for both owners, then its own link, which pays it alone."""
    position = solo()
    has(position, AI, stone=9)
    at(position, AI, "5")
    built(position, RED, meadow_4="workshop_1")
    built(position, AI, forest_1="workshop_3")
    stage(position, Acting(AI, BUILD))
    # A gold by the link with the player, a flip by its own one: with nothing to flip that is virtue, like the spot.
    assert holdings(position, RED) == {"gold": 1}
    assert position.players[AI].gold == 1
    assert markers(position, AI) == (0, 4)
    assert asked(position) == ""


def test_a_free_building_crosses_the_river() -> None:
    """The next empty spot clockwise."""
    position = solo()
    built(position, RED, lake_0="workshop_1", lake_1="workshop_2", lake_2="workshop_3")
    has(position, AI, deeds=1)
    do(position, BUILD_FREE, 2)
    assert position.spots[3] == 9 * AI + BUILDINGS.index("workshop_1")


@pytest.mark.parametrize(("gold", "placed", "left"), [(1, 0, 1), (2, 2, 0), (3, 2, 1), (4, 3, 0), (7, 4, 0), (9, 4, 2)])
def test_it_places_as_many_workers_as_it_can_and_never_one(gold: int, placed: int, left: int) -> None:
    """Three, five or eight nobles; one is printed on its second slot."""
    position = solo()
    has(position, AI, gold=gold)
    stage(position, Acting(AI, WORKERS))
    assert 20 - position.players[AI].workers == placed
    assert position.players[AI].gold == left


class Acting(Step[Viscounts]):
    """The automa attempts an action (`a`)."""

    def run(self, p: Viscounts) -> None:
        attempt(p, self.seat, self.a)


def test_it_climbs_clockwise_from_its_own_section() -> None:
    """And takes the first printed reward."""
    position = solo()
    at(position, AI, "5")
    workers(position, 1, "ink_stone", ai=3)
    workers(position, 1, "hire_destroy", ai=3)
    future = len(position.future)
    position.looping = AI
    stage(position, Climb(AI))
    log = position.log
    assert log is not None
    climbed = [event.args["section"].key for event in log.events if event.key == "log.promotes"]
    assert climbed == ["section.hire_destroy", "section.ink_stone"]
    assert len(position.future) == future - 1


def test_it_removes_the_players_workers_and_not_its_own() -> None:
    position = solo()
    workers(position, 1, "flip", ai=2, red=2)
    position.looping = AI
    stage(position, Climb(AI))
    assert inside(position, 1, AI) == {"flip": 2}
    assert inside(position, 1, RED) == {"flip": 1}
    assert holdings(position, RED) == {"silver": 2}


def test_a_worker_of_the_automa_that_is_removed_brings_a_resource() -> None:
    position = solo()
    workers(position, 1, "flip", ai=2, red=2)
    position.looping = RED
    stage(position, Climb(RED))
    play(position, RED, f"remove 1 flip {AI}")
    assert holdings(position, AI) == {"ink": 1}


def test_free_workers_go_to_its_own_segment() -> None:
    position = solo()
    at(position, AI, "3")
    do(position, PLACE_WORKERS, 2)
    assert inside(position, 1, AI) == {SECTIONS[1]: 2}


def test_it_transcribes_from_the_outer_road() -> None:
    """With only the missing ink; the printed manuscript too, when the pile is empty (ruling 67)."""
    position = solo()
    manuscript_on(position, "lake", "black_4")
    has(position, AI, ink=5)
    stage(position, Acting(AI, TRANSCRIBE))
    assert position.players[AI].ink == 2
    assert len(position.players[AI].manuscripts) == 1
    manuscript_on(position, "lake", None)
    stage(position, Acting(AI, TRANSCRIBE))
    assert holdings(position, AI) == {"deeds": 1}


def test_a_free_manuscript_is_the_next_one_clockwise_that_fits() -> None:
    """Its own segment first; a printed one never."""
    position = solo()
    manuscript_on(position, "lake", None)
    manuscript_on(position, "meadow", "grey_9")
    manuscript_on(position, "forest", "black_4")
    do(position, MANUSCRIPT)
    assert position.score_sheet(AUTOMA)["sets"] == 1
    assert markers(position, AI) == (0, 4)


def test_it_can_win_a_bonus_card_and_lead_the_castle() -> None:
    position = solo()
    manuscripts(position, AI, "black_2", "black_3")
    manuscript_on(position, "lake", "black_4")
    has(position, AI, ink=9)
    stage(position, Acting(AI, TRANSCRIBE))
    assert position.bonuses[0] == AI
    workers(position, 2, "flip", ai=2)
    workers(position, 1, "flip", ai=2)
    at(position, AI, "3")
    stage(position, Placing(AI, 1))
    assert position.leader == AI


class Placing(Step[Viscounts]):
    """The automa places workers (`a`) in its segment."""

    def run(self, p: Viscounts) -> None:
        place(p, self.seat, p.facing[p.segment(self.seat)], self.a)


@pytest.mark.parametrize(("resources", "flips", "left"), [(0, 0, 0), (1, 1, 0), (3, 1, 2), (5, 2, 0), (9, 2, 4)])
def test_the_card_board_flips_for_icons_of_all_kinds(resources: int, flips: int, left: int) -> None:
    """Three icons are printed on its slots: four make a flip, eight make two."""
    position = solo(automa="cards")
    has(position, AI, generic=resources, deeds=3)
    stage(position, Acting(AI, FOCUS))
    assert position.players[AI].approved == flips
    assert position.players[AI].generic == left


def test_resources_of_the_card_board_pay_for_everything() -> None:
    """Ruling 71."""
    position = solo(automa="cards")
    has(position, AI, generic=6)
    stage(position, Acting(AI, BUILD))
    assert position.players[AI].has(BUILDINGS.index("guildhall_1"))


# ---------------------------------------------------------------- its buildings


def test_the_first_trading_post_brings_a_scheme_once() -> None:
    position = solo()
    has(position, AI, stone=4)
    opened(position, AI, "guildhall_1", "guildhall_3")
    future = len(position.future)
    stage(position, Acting(AI, BUILD))
    assert position.players[AI].has(BUILDINGS.index("trading_post_1"))
    assert len(position.future) == future - 1


@pytest.mark.parametrize(("criminal", "paid"), [(False, 1), (True, 0)])
def test_the_second_trading_post_pays_a_debt_at_collisions(criminal: bool, paid: int) -> None:
    """Ruling 70. In everybody's collision, unless a criminal is on its board."""
    position = solo()
    opened(position, AI, "trading_post_2")
    has(position, AI, debts=1)
    if criminal:
        position.players[AI].slots = [CARDS.index("start_criminal_1"), -1, -1]
        schemes(position, board=("start_criminal_1",))
    has(position, RED, corruption=2, virtue=2)
    stage(position, Collision(RED))
    assert position.players[AI].paid == paid


def test_the_third_trading_post_dismisses_with_every_flip() -> None:
    position = solo()
    opened(position, AI, "trading_post_3")
    has(position, AI, deeds=2)
    pile(position, "lake", "miner", "friar")
    do(position, FLIP_DEED, 2)
    assert markers(position, AI) == (0, 4)
    assert [CARDS[card] for card in position.box[-2:]] == ["friar", "miner"]


def test_the_first_workshop_dismisses_with_every_scheme() -> None:
    position = solo()
    opened(position, AI, "workshop_1")
    pile(position, "lake", "miner")
    do(position, SCHEME)
    assert CARDS[position.box[-1]] == "miner"


@pytest.mark.parametrize(("building", "moved"), [("workshop_2", (0, 4)), ("workshop_3", (1, 5))])
def test_the_other_workshops_answer_to_shuffles(building: str, moved: tuple[int, int]) -> None:
    """After the virtue of the shuffle itself."""
    position = solo()
    opened(position, AI, building)
    do(position, SCHEME)
    do(position, RESHUFFLE)
    assert markers(position, AI) == moved


@pytest.mark.parametrize(
    ("board_id", "icons"), [("cleric", "CBN"), ("noble", "NCB"), ("builder", "BNC"), ("cards", "NBC")]
)
def test_guildhalls_have_permanent_icons(board_id: str, icons: str) -> None:
    position = solo(automa=board_id)
    order = {"B": 1, "N": 2, "C": 3}
    for number, letter in enumerate(icons, start=1):
        before = position.view(0)["icons"][AI]
        opened(position, AI, f"guildhall_{number}")
        after = position.view(0)["icons"][AI]
        assert [one - other for one, other in zip(after, before, strict=True)].index(1) == order[letter]


# ---------------------------------------------------------------- collision and points


@pytest.mark.parametrize(
    ("cell", "gained"),
    [
        (0, {"deeds": 3}),
        (1, {"deeds": 2}),
        (2, {"ink": 1, "deeds": 1}),
        (3, {"ink": 1, "deeds": 1, "debts": 1}),
        (4, {"ink": 1, "debts": 1}),
        (5, {"ink": 1, "debts": 2}),
        (6, {"ink": 2, "debts": 3}),
    ],
)
def test_its_own_collision(cell: int, gained: dict[str, int]) -> None:
    """Its own row above, the player's row below; then its markers go home."""
    position = solo()
    has(position, AI, corruption=cell, virtue=cell)
    board(position, RED, "abbot", "squire", "trader")
    stage(position, Collision(AI))
    assert holdings(position, AI) == gained
    if cell == 3:
        assert asked(position) == "NewOrder"
        play(position, RED, offers(position)[0])
    elif cell in (4, 5):
        assert markers(position, RED) == (0, 5)
    elif cell == 6:
        assert holdings(position, RED) == {"deeds": 1}
    assert markers(position, AI) == (0, 6)


def test_in_the_players_collision_it_is_an_opponent() -> None:
    """Ruling 70. On the middle cell it takes a resource instead of reordering."""
    position = solo()
    has(position, RED, corruption=3, virtue=3)
    stage(position, Collision(RED))
    assert holdings(position, AI) == {"ink": 1}


def test_leftover_resources_are_points_for_it() -> None:
    position = solo()
    has(position, AI, ink=2, gold=1)
    assert position.score_sheet(AUTOMA)["leftover"] == 3
    assert "leftover" not in position.score_sheet(RED)


def test_its_icons_count_for_manuscripts() -> None:
    """Ruling 66. All its scheme cards, wherever they are, and open spaces."""
    position = solo()
    opened(position, AI, "guildhall_1")
    manuscripts(position, AI, "black_8")
    clerics = sum("cleric" in name for name in SCHEMES if name.startswith("start") and name != "start_noble")
    assert position.score_sheet(AUTOMA)["manuscripts"] == clerics + 1


def test_the_player_wins_only_with_more_points() -> None:
    position = solo()
    position.over = True
    assert position.winners == []
    has(position, RED, deeds=1)
    assert position.winners == [RED]
    has(position, AI, deeds=1)
    assert position.winners == []


def test_the_last_turn_is_the_automas() -> None:
    position = solo()
    position.last_round = position.round
    while not position.over:
        position.play(position.legal()[0])
    assert position.log is not None
    last = [event for event in position.log.events if event.key in ("log.turn", "log.reveals")][-1]
    assert last.key == "log.reveals"
