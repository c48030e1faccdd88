"""Every townsfolk, hero and starting townsfolk: silver, icons, what hiring brings, and its ability."""

from __future__ import annotations

import pytest

from burgrave.games.viscounts.actions import Act, After
from burgrave.games.viscounts.cards import PlayCard, ShiftCards
from burgrave.games.viscounts.collision import Answers
from burgrave.games.viscounts.components import CARDS, FIRST_PRINTED
from burgrave.games.viscounts.effects import FlipDebts, GainDebts
from burgrave.games.viscounts.hiring import Hiring
from burgrave.games.viscounts.position import Viscounts
from burgrave.games.viscounts.vocabulary import ICONS, count
from burgrave.kernel.testing import stage
from tests.titles.given import asked, offers, play
from tests.viscounts.given import RED, at, board, has, manuscript_on, owns, pile, start, workers
from tests.viscounts.then import markers

# ---------------------------------------------------------------- what is printed

# card: silver, icons, hire effect, moment of the ability, ability.
# M merchant, B builder, N noble, C cleric, X criminal.
FOLK: dict[str, tuple[int, str, str, str, str]] = {
    "acolyte": (3, "CM", "discard", "dropoff", "flip_any"),
    "antagonist": (3, "XX", "corruption", "instant", "debt"),
    "architect": (1, "BM", "rearrange", "instant", "rearrange / discard:2"),
    "aristocrat": (2, "NM", "virtue", "instant", "destroy / discard"),
    "artisan": (3, "BM", "discard", "dropoff", "flip_any"),
    "artist": (3, "N", "discard", "double", "workers"),
    "benefactor": (2, "MM", "virtue", "convert", "merchant workers"),
    "bishop": (3, "CC", "debt", "after_transcribe", "corruption"),
    "charlatan": (3, "BB", "debt", "after_build", "corruption"),
    "chevalier": (3, "NM", "discard", "dropoff", "flip_any"),
    "clergyman": (1, "CM", "rearrange", "convert", "silver transcribe"),
    "conspirator": (2, "X", "discard", "dropoff", "virtue"),
    "courier": (1, "MMM", "reshuffle", "instant", "destroy / discard:2"),
    "deacon_1": (3, "C", "rearrange", "after_transcribe", "destroy / discard"),
    "deacon_2": (2, "C", "virtue", "after_transcribe", "virtue"),
    "debt_collector_1": (3, "X", "corruption", "on_flip_debt", "flip_deed"),
    "debt_collector_2": (3, "X", "corruption", "on_flip_debt", "free_hire / destroy"),
    "debt_collector_3": (2, "X", "corruption", "on_flip_debt", "silver virtue"),
    "debt_collector_4": (2, "X", "corruption", "on_flip_debt", "any"),
    "defender": (1, "BM", "reshuffle", "dropoff", "free_hire / destroy"),
    "diplomat": (1, "NM", "rearrange", "convert", "silver workers"),
    "disciple": (1, "CM", "reshuffle", "dropoff", "free_hire / destroy"),
    "enforcer": (3, "NN", "debt", "after_workers", "corruption"),
    "foreman": (2, "BM", "virtue", "instant", "destroy / discard"),
    "friar": (2, "C", "virtue", "instant", "virtue"),
    "gatekeeper": (1, "NM", "rearrange", "instant", "rearrange / discard:2"),
    "illusionist": (1, "X", "rearrange", "instant", "rearrange / discard:2"),
    "jeweller": (2, "MM", "virtue", "after_trade", "virtue"),
    "lookout": (1, "X", "reshuffle", "instant", "free_hire / destroy"),
    "mason": (1, "BM", "rearrange", "convert", "silver build"),
    "meddler": (2, "X", "corruption", "dropoff", "deed debt"),
    "miner": (2, "B", "virtue", "instant", "virtue"),
    "missionary_1": (3, "CM", "discard", "dropoff", "ink:2"),
    "missionary_2": (2, "CM", "discard", "instant", "ink"),
    "overseer_1": (3, "N", "rearrange", "after_workers", "destroy / discard"),
    "overseer_2": (2, "N", "virtue", "after_workers", "virtue"),
    "pastor": (1, "CM", "rearrange", "instant", "rearrange / discard:2"),
    "patron_1": (3, "NM", "discard", "dropoff", "gold:2"),
    "patron_2": (2, "NM", "discard", "instant", "gold"),
    "peddler_1": (2, "MMM", "virtue", "on_collision", "ink"),
    "peddler_2": (2, "MMM", "virtue", "on_collision", "gold"),
    "peddler_3": (2, "MMM", "virtue", "on_collision", "stone"),
    "peddler_4": (1, "MMM", "discard", "on_collision", "silver:2"),
    "pickpocket": (1, "X", "discard", "instant", "destroy / silver:2"),
    "priest": (3, "C", "discard", "double", "transcribe"),
    "princess": (2, "N", "virtue", "instant", "virtue"),
    "racketeer_1": (2, "X", "reshuffle", "on_gain_debt", "destroy / discard"),
    "racketeer_2": (1, "X", "reshuffle", "on_gain_debt", "rearrange / discard"),
    "scoundrel_1": (1, "X", "discard", "instant", "gold"),
    "scoundrel_2": (1, "X", "discard", "instant", "ink"),
    "scoundrel_3": (1, "X", "discard", "instant", "stone"),
    "sculptor": (3, "B", "discard", "double", "build"),
    "stonecutter_1": (3, "BM", "discard", "dropoff", "stone:2"),
    "stonecutter_2": (2, "BM", "discard", "instant", "stone"),
    "strongman": (2, "MM", "virtue", "convert", "merchant build"),
    "swindler_1": (3, "X", "corruption", "dropoff", "stone:2"),
    "swindler_2": (3, "X", "corruption", "dropoff", "gold:2"),
    "swindler_3": (3, "X", "corruption", "dropoff", "ink:2"),
    "tinker_1": (2, "CN", "virtue", "dropoff", "stone"),
    "tinker_2": (2, "BC", "virtue", "dropoff", "gold"),
    "tinker_3": (2, "BN", "virtue", "dropoff", "ink"),
    "traitor": (2, "X", "reshuffle", "instant", "any"),
    "traveller": (2, "MM", "virtue", "convert", "merchant transcribe"),
    "trickster": (3, "X", "corruption", "dropoff", "flip_any"),
    "vicar": (2, "CM", "virtue", "instant", "destroy / discard"),
    "watchman": (1, "NM", "reshuffle", "dropoff", "free_hire / destroy"),
    "woodcutter_1": (2, "B", "virtue", "after_build", "virtue"),
    "woodcutter_2": (3, "B", "rearrange", "after_build", "destroy / discard"),
    "ada": (2, "X", "", "on_collision", "virtue any"),
    "bertha": (3, "NM", "", "instant", "move_worker / virtue"),
    "clovis": (3, "XM", "", "instant", "free_hire"),
    "emma": (3, "C", "", "substitute", "transcribe"),
    "guntram": (2, "CM", "", "dropoff", "debt flip_deed / deed flip_debt"),
    "judith": (1, "BM", "", "instant", "destroy / flip_any"),
    "lothaire": (1, "M", "", "instant", "stone gold ink"),
    "merovech": (2, "B", "", "after_build", "rearrange / discard"),
    "rudolf": (2, "N", "", "dropoff", "destroy:2 / any:2"),
    "therese": (3, "MMM", "", "dropoff", "discard virtue:2"),
    "abbot": (2, "C", "", "none", ""),
    "financier": (3, "M", "", "instant", "discard silver:2"),
    "journeyman": (2, "MM", "", "dropoff", "free_hire virtue"),
    "labourer": (2, "B", "", "none", ""),
    "lender": (1, "MM", "", "dropoff", "flip_any"),
    "squire": (2, "N", "", "none", ""),
    "thief": (1, "X", "", "dropoff", "debt silver"),
    "trader": (1, "M", "", "after_trade", "silver"),
}

LETTERS = {"M": "merchant", "B": "builder", "N": "noble", "C": "cleric", "X": "criminal"}

ASKED = {
    "discard": "Discard",
    "destroy": "Destroy",
    "flip_any": "Flip",
    "free_hire": "Recruit",
    "any": "TakeAny",
    "rearrange": "NewOrder",
    "move_worker": "ShiftWorker",
}
"""The question with which a thing that needs a decision begins."""

REFUSAL = {"Discard": "decline", "Destroy": "decline", "ShiftWorker": "decline", "Flip": "flip deed"}


def test_there_are_68_neutral_townsfolk_10_heroes_and_8_starting_ones() -> None:
    assert list(FOLK) == list(CARDS[:FIRST_PRINTED])
    assert len(FOLK) == 68 + 10 + 8


@pytest.mark.parametrize("card", FOLK)
def test_silver_and_icons(card: str) -> None:
    folk = start().printed.folk[CARDS.index(card)]
    silver, letters = FOLK[card][:2]
    assert folk.silver == silver
    shown = {icon: count(folk.icons, number) for number, icon in enumerate(ICONS)}
    assert shown == {icon: letters.count(letter) for letter, icon in LETTERS.items()}


# ---------------------------------------------------------------- what happens


def seen(position: Viscounts) -> dict[str, int]:
    """All that an effect can change for Red without a decision."""
    player = position.players[RED]
    amounts = {name: int(getattr(player, name)) for name in ("silver", "ink", "stone", "gold", "debts", "deeds")}
    return {**amounts, "corruption": player.corruption, "virtue": 6 - player.virtue, "shuffles": player.shuffles}


def check_way(position: Viscounts, way: str, before: dict[str, int]) -> None:
    """The things of an alternative come in their order, each with its question or its gain, and nothing else does."""
    expected = dict(before)
    for thing in way.split():
        word, _, times = thing.partition(":")
        for _ in range(int(times or 1)):
            if word in ASKED:
                assert asked(position) == ASKED[word], f"{thing} is expected, {asked(position)} is asked"
                answer(position, expected)
                if word == "any":
                    break
            elif word == "reshuffle":
                expected["shuffles"] += 1
                expected["virtue"] += 1
            elif word == "flip_deed":
                expected["deeds"] -= 1
            elif word == "flip_debt":
                expected["debts"] -= 1
                assert asked(position) == "TakeAny"
                answer(position, expected)
            else:
                name = {"debt": "debts", "deed": "deeds"}.get(word, word)
                expected[name] += 1
    assert asked(position) == ""
    assert seen(position) == expected


def answer(position: Viscounts, expected: dict[str, int]) -> None:
    """Answer in the way with the fewest consequences, and expect those."""
    question = asked(position)
    if question == "TakeAny":
        notation = offers(position)[0]
        expected["ink"] += int(notation.split()[1])
        play(position, RED, notation)
    elif question == "Recruit":
        play(position, RED, "recruit rock")
        # The townsfolk there reorders cards, which is declined.
        assert asked(position) == "NewOrder"
        play(position, RED, offers(position)[0])
    elif question == "Flip":
        expected["deeds"] -= 1
        play(position, RED, "flip deed")
    elif question == "NewOrder":
        play(position, RED, offers(position)[0])
    else:
        play(position, RED, REFUSAL[question])


def check_effect(position: Viscounts, effect: str, before: dict[str, int]) -> None:
    """Every alternative of an effect is offered, and does what it says."""
    ways = [way.strip() for way in effect.split("/")]
    if len(ways) == 1:
        check_way(position, ways[0], before)
        return
    assert offers(position) == [f"choose {'+'.join(way.split())}" for way in ways]
    for move, way in zip(position.legal(), ways, strict=True):
        trial = position.copy()
        trial.play(move)
        check_way(trial, way, before)


def ready(card: str) -> Viscounts:
    """Red has cards everywhere, debts and deeds, a worker, and somebody harmless to hire."""
    position = start()
    position.players[RED].silver = 0
    pile(position, "rock", "mason" if card != "mason" else "pastor")
    has(position, RED, debts=3, deeds=3)
    workers(position, 1, "flip", red=1)
    at(position, RED, "2")
    return position


HIRED = [card for card, figures in FOLK.items() if figures[2]]


@pytest.mark.parametrize("card", HIRED)
def test_hiring_brings_what_is_printed(card: str) -> None:
    """A neutral townsfolk hired in phase 4: its price, then its effect."""
    position = ready(card)
    board(position, RED, "abbot", "squire", "labourer")
    pile(position, "lake", card)
    has(position, RED, silver=FOLK[card][0])
    stage(position, Hiring(RED))
    before = {**seen(position), "silver": 0}

    play(position, RED, "hire")

    check_effect(position, FOLK[card][2], before)


@pytest.mark.parametrize("card", [card for card, figures in FOLK.items() if figures[3] == "instant"])
def test_an_instant_ability_works_when_the_card_is_played(card: str) -> None:
    """After the corruption that criminals bring."""
    position = ready(card)
    owns(position, RED, ("", "abbot", "squire"), (card, "labourer"), ("trader", "lender"), ("journeyman",))
    before = seen(position)
    before["corruption"] += FOLK[card][1].count("X")
    stage(position, PlayCard(RED))

    play(position, RED, f"play {card}")

    check_effect(position, FOLK[card][4], before)


@pytest.mark.parametrize("card", [card for card, figures in FOLK.items() if figures[3] == "dropoff"])
def test_a_drop_off_ability_works_when_the_card_leaves_the_board(card: str) -> None:
    """The card lies in the discard then."""
    position = ready(card)
    others = [other for other in ("abbot", "squire", "labourer", "financier") if other != card]
    owns(position, RED, (others[0], others[1], card), (others[2],), ("trader",))
    before = seen(position)

    stage(position, ShiftCards(RED))

    assert CARDS[position.players[RED].discard[0]] == card
    check_effect(position, FOLK[card][4], before)


MOMENTS = {
    "after_trade": After(RED, 0),
    "after_build": After(RED, 1),
    "after_workers": After(RED, 2),
    "after_transcribe": After(RED, 3),
    "on_collision": Answers(RED),
}


@pytest.mark.parametrize("card", [card for card, figures in FOLK.items() if figures[3] in MOMENTS])
def test_an_ongoing_ability_answers_to_its_moment(card: str) -> None:
    """And to no other."""
    position = ready(card)
    board(position, RED, card, "abbot", "squire")
    for moment, step in MOMENTS.items():
        trial = position.copy()
        before = seen(trial)
        stage(trial, step)
        check_effect(trial, FOLK[card][4] if moment == FOLK[card][3] else "", before)


@pytest.mark.parametrize("card", [card for card, figures in FOLK.items() if figures[3] == "on_flip_debt"])
def test_debt_collectors_answer_to_every_paid_debt(card: str) -> None:
    """After the resource of the debt itself."""
    position = ready(card)
    board(position, RED, card, "abbot", "squire")
    before = seen(position)
    before["debts"] -= 1
    before["ink"] += 1
    stage(position, FlipDebts(RED, 1))

    play(position, RED, "take 1 ink")

    check_effect(position, FOLK[card][4], before)


@pytest.mark.parametrize("card", [card for card, figures in FOLK.items() if figures[3] == "on_gain_debt"])
def test_racketeers_answer_to_every_debt(card: str) -> None:
    """Ruling 60. Two debts, two answers."""
    position = ready(card)
    board(position, RED, card, "abbot", "squire")
    stage(position, GainDebts(RED, 2))
    ways = [f"choose {way.strip()}" for way in FOLK[card][4].split("/")]
    for _ in range(2):
        assert offers(position) == ways
        play(position, RED, "choose discard", "decline")
    assert asked(position) == ""
    assert position.players[RED].debts == 5


# ---------------------------------------------------------------- help with paying

PLACES = {"build": "3", "workers": "lake", "transcribe": "lake"}
ICON_FREE = ("journeyman", "lender")


def paying(card: str, action: str, **goods: int) -> Viscounts:
    """Red has one card that helps and two with four merchants, and stands where the action is."""
    position = start()
    board(position, RED, card, *ICON_FREE)
    at(position, RED, PLACES[action])
    has(position, RED, **goods)
    manuscript_on(position, "lake", "black_4")
    pile(position, "lake", "miner")
    pile(position, "meadow", "friar")
    stage(position, Act(RED))
    return position


@pytest.mark.parametrize(
    ("card", "action", "expected"),
    [
        ("benefactor", "workers", ["workers 1", "workers 2"]),
        ("strongman", "build", [f"build workshop_{n} on meadow_{spot}" for n in (1, 2, 3) for spot in (0, 1)]),
        ("traveller", "transcribe", []),
    ],
)
def test_pairs_of_merchants_count_for_an_action(card: str, action: str, expected: list[str]) -> None:
    """Six merchants are three icons of another kind: enough for two workers or a workshop, not for cost 4."""
    assert offers(paying(card, action), action) == expected


def test_the_traveller_with_one_ink() -> None:
    """Three pairs and one ink make four clerics."""
    assert offers(paying("traveller", "transcribe", ink=1), "transcribe") == ["transcribe for 1 ink"]


@pytest.mark.parametrize(
    ("card", "action", "good", "expected"),
    [
        ("mason", "build", "stone", ["for 2 stone", "for 1 stone 2 silver", "for 4 silver"]),
        ("diplomat", "workers", "gold", ["2 for 2 gold", "2 for 1 gold 2 silver", "2 for 4 silver"]),
    ],
)
def test_two_silver_count_as_one_icon(card: str, action: str, good: str, expected: list[str]) -> None:
    """Any number of times; the player chooses how to pay."""
    position = paying(card, action, silver=4, **{good: 2})
    said = offers(position, action)
    for payment in expected:
        assert any(move.endswith(payment) for move in said), (payment, said)


def test_the_clergyman_turns_silver_into_clerics() -> None:
    position = paying("clergyman", "transcribe", silver=6, ink=1)
    assert offers(position, "transcribe") == ["transcribe for 1 ink 4 silver", "transcribe for 6 silver"]


@pytest.mark.parametrize(
    ("card", "action", "good", "move"),
    [
        ("sculptor", "build", "stone", "build workshop_1 on meadow_0 for 1 stone"),
        ("artist", "workers", "gold", "workers 2 for 1 gold"),
        ("priest", "transcribe", "ink", "transcribe for 2 ink"),
    ],
)
def test_one_unit_counts_twice(card: str, action: str, good: str, move: str) -> None:
    """Once an action: the second unit counts once."""
    position = paying(card, action, **{good: 2})
    assert move in offers(position, action)
    spent = int(move.split()[-2])
    play(position, RED, move)
    assert getattr(position.players[RED], good) == 2 - spent


def test_emma_takes_stone_and_gold_for_ink() -> None:
    """In every mixture."""
    position = paying("emma", "transcribe", ink=1, stone=1, gold=2)
    assert offers(position, "transcribe") == [
        "transcribe for 1 ink 2 gold",
        "transcribe for 1 ink 1 stone 1 gold",
        "transcribe for 1 stone 2 gold",
    ]


@pytest.mark.parametrize(("allowed", "expected"), [(True, ["dismiss workers"]), (False, [])])
def test_merchants_may_be_dismissed_for_the_sake_of_pairs(allowed: bool, expected: list[str]) -> None:
    """Ruling 23 and its option: Benefactor on the board, only merchants on the pile."""
    position = start(pairs=allowed)
    board(position, RED, "benefactor", "trader", "abbot")
    at(position, RED, "lake")
    has(position, RED, silver=2)
    pile(position, "lake", "jeweller")
    stage(position, Act(RED))
    assert offers(position, "dismiss") == expected


def test_dismissed_merchants_join_the_pairs() -> None:
    """Ruling 23. Three on the board and two dismissed make two pairs, which is one noble too few for two workers."""
    position = start()
    board(position, RED, "benefactor", "trader", "squire")
    at(position, RED, "lake")
    has(position, RED, silver=2)
    pile(position, "lake", "jeweller")
    stage(position, Act(RED))
    play(position, RED, "dismiss workers")
    assert offers(position) == ["workers 1", "workers 2"]


def test_several_abilities_come_in_the_order_of_choice() -> None:
    """Deacon and Bishop after transcribing."""
    position = start()
    board(position, RED, "deacon_2", "bishop", "abbot")
    has(position, RED, corruption=2, virtue=3)
    stage(position, After(RED, 3))
    assert offers(position) == ["resolve deacon_2", "resolve bishop"]
    play(position, RED, "resolve deacon_2")
    assert markers(position, RED) == (3, 3)
