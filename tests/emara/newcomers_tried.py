"""What the cards of newcomers.py must do; imported only where they are in the box."""

from __future__ import annotations

from collections.abc import Callable

from burgrave import emara
from burgrave.bots import bot_named
from burgrave.games.emara.components import ADVISORS, EVENTS
from burgrave.games.emara.evaluate.judgement import POWER
from burgrave.games.emara.events import EventOffers, EventPhase
from burgrave.games.emara.position import Emara
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.testing import at_random, check_game, stage
from burgrave.kernel.words import LANGUAGES
from tests.emara.given import advisor, event, given, lay_out, playing, standing, start, visiting
from tests.emara.then import goods, scales
from tests.titles.drawn import drawn, pieces
from tests.titles.given import ANNA, offers, play
from tests.titles.larger_box import fits_experience
from tests.titles.pages import cells, page_of, tree


def whole_games() -> None:
    """Games with the new cards are sound, at random and by a bot that judges; what the duke has learned still holds."""
    for seats in (1, 2, 4):
        check_game(emara, seats, seats, {}, looks=3, choose=at_random)
    check_game(emara, 3, 7, {}, looks=1, choose=squire)
    assert fits_experience(emara)
    assert len(emara.judgement.look(start(), ANNA)) == len(emara.judgement.features())


def squire(position: Position, seat: int, rng: Rng) -> int:
    return bot_named("squire", rng.below(1 << 30)).choose(position.imagine(seat, rng), seat)


def advisor_check(name: str) -> Callable[[], None]:
    def check() -> None:
        recruited(name)
        ADVISORS_DO[name](with_advisor(name))

    return check


def event_check(name: str) -> Callable[[], None]:
    def check() -> None:
        revealed(name)
        position = start()
        event(position, name)
        EVENTS_DO[name](position)

    return check


def told(position: Emara, id: str, anchor: str, name: str) -> None:
    """It is drawn with its name and a tip, and has a row on the rules page, in every language."""
    for language in LANGUAGES:
        piece = pieces(drawn(position, ANNA, language))[id]
        said = " ".join(piece.itertext()) + " ".join(piece.attrib.values())
        assert name.replace("_", " ").capitalize() in said
        assert "{" not in said
        row = cells(tree(page_of(emara, emara.words(language))), anchor)
        assert row[0] == name.replace("_", " ").capitalize()
        assert not any("{" in cell for cell in row)


def recruited(name: str) -> None:
    """It lies in the town, is told there, can be recruited, and is told on the board."""
    position = start()
    given(position, ANNA, wood=1)
    lay_out(position, name, "castle")
    standing(position, ANNA, "forest", "castle")
    playing(position)
    told(position, f"advisor-{name}", f"advisor-{name}", name)
    play(position, ANNA, f"recruit {name}")
    assert position.claimants[ANNA].has(ADVISORS.index(name))
    once = name == "beekeeper"
    assert scales(position)[0] == (23 if once else 21)
    assert goods(position) == ({"rings": 1} if once else {})
    assert f"advisor.{name}" in position.holdings(ANNA)
    told(position, f"advisor-{name}", f"advisor-{name}", name)
    assert (POWER[ADVISORS.index(name)] > 0) != once


def with_advisor(name: str) -> Emara:
    position = start()
    advisor(position, ANNA, name)
    return position


def beekeeper(position: Emara) -> None:
    given(position, ANNA, grain=1)
    visiting(position, "castle")
    play(position, ANNA, "gift grain")
    assert goods(position) == {"rings": 1}


def miller(position: Emara) -> None:
    given(position, ANNA, grain=2)
    playing(position)
    play(position, ANNA, "use miller 1 grain for 1 bread")
    assert goods(position) == {"grain": 1, "bread": 1}
    assert offers(position, "use") == []


def money_changer(position: Emara) -> None:
    given(position, ANNA, coins=3)
    advisor(position, ANNA, "chamberlain")
    playing(position)
    play(position, ANNA, *["use money_changer 1 coin for 1 stone"] * 2)
    assert goods(position)["stone"] == 2
    assert "use chamberlain 1 coin for 1 ring" not in offers(position)


def herald(position: Emara) -> None:
    given(position, ANNA, grain=1)
    visiting(position, "castle")
    play(position, ANNA, "gift grain")
    assert (goods(position)["coins"], goods(position)["rings"]) == (1, 1)


def almoner(position: Emara) -> None:
    given(position, ANNA, stone=1)
    visiting(position, "cathedral")
    play(position, ANNA, "donate stone")
    assert (goods(position)["rings"], goods(position)["books"]) == (1, 1)


def chamberer(position: Emara) -> None:
    given(position, ANNA, coins=1, cp=20, bp=30)
    playing(position)
    play(position, ANNA, "rank")
    assert (scales(position), goods(position)) == ((25, 33), {"books": 1})


def mason(position: Emara) -> None:
    advisor(position, ANNA, "toolmaker")
    given(position, ANNA, books=1)
    visiting(position, "castle")
    play(position, ANNA, "present")
    assert scales(position) == (20, 38)


def pedlar(position: Emara) -> None:
    advisor(position, ANNA, "merchant")
    given(position, ANNA, wood=2)
    playing(position)
    move = position.parse("exchange wood for stone")
    assert "advisor-merchant" in position.touches(move)
    play(position, ANNA, "exchange wood for stone")
    assert "advisor-pedlar" in position.touches(move)
    play(position, ANNA, "exchange wood for cloth")
    assert goods(position) == {"stone": 1, "cloth": 1}
    assert offers(position, "exchange") == []


def alchemist(position: Emara) -> None:
    given(position, ANNA, grain=5)
    standing(position, ANNA, "quarry", "castle")
    playing(position)
    play(position, ANNA, "hire quarry_1")
    assert goods(position) == {"grain": 3}


def courier(position: Emara) -> None:
    given(position, ANNA, stone=2)
    standing(position, ANNA, "quarry", "castle")
    playing(position)
    play(position, ANNA, "hire forest_1")
    assert goods(position) == {}


ADVISORS_DO: dict[str, Callable[[Emara], None]] = {
    "beekeeper": beekeeper,
    "miller": miller,
    "money_changer": money_changer,
    "herald": herald,
    "almoner": almoner,
    "chamberer": chamberer,
    "mason": mason,
    "pedlar": pedlar,
    "alchemist": alchemist,
    "courier": courier,
}


def revealed(name: str) -> None:
    """It is turned up, told on the court's panel and on the rules page, and kept out of solo games if it says so."""
    position = start()
    event(position, name)
    told(position, "event", f"event-{name}", name)
    alone = emara.start(seats=1, seed=1)
    assert isinstance(alone, Emara)
    assert (EVENTS.index(name) in [*alone.events.cards, *alone.past]) == (name != "a_royal_birth")


def a_wandering_player(position: Emara) -> None:
    cards = position.events.cards
    cards[-1], cards[-2] = cards[-2], cards[-1]
    position.round = 2
    stage(position, EventPhase())
    assert goods(position) == {"coins": 1}


def a_travelling_scribe(position: Emara) -> None:
    given(position, ANNA, stone=1)
    stage(position, EventOffers())
    play(position, ANNA, "accept 1 stone for 4 cp")
    assert scales(position) == (24, 30)


def a_mild_autumn(position: Emara) -> None:
    given(position, ANNA, books=1)
    visiting(position, "castle")
    play(position, ANNA, "present")
    assert scales(position) == (20, 36)


def a_great_fair(position: Emara) -> None:
    given(position, ANNA, wood=1, stone=1, grain=1)
    visiting(position, "market")
    play(position, ANNA, "sell stone", "sell grain")
    assert goods(position)["coins"] == 2
    assert offers(position, "sell") == []


def idle_hands(position: Emara) -> None:
    given(position, ANNA, wood=1)
    lay_out(position, "steward", "castle")
    standing(position, ANNA, "forest", "castle")
    playing(position)
    play(position, ANNA, "recruit steward")
    assert goods(position) == {}


def a_holy_relic(position: Emara) -> None:
    given(position, ANNA, stone=1)
    visiting(position, "cathedral")
    play(position, ANNA, "donate stone")
    assert (goods(position)["coins"], goods(position)["books"]) == (1, 1)


def a_coronation(position: Emara) -> None:
    given(position, ANNA, coins=1)
    playing(position)
    play(position, ANNA, "rank")
    assert scales(position) == (25, 34)


def a_royal_birth(position: Emara) -> None:
    given(position, ANNA, grain=1)
    visiting(position, "castle")
    play(position, ANNA, "gift grain")
    assert (goods(position)["books"], goods(position)["rings"]) == (1, 1)


EVENTS_DO: dict[str, Callable[[Emara], None]] = {
    "a_wandering_player": a_wandering_player,
    "a_travelling_scribe": a_travelling_scribe,
    "a_mild_autumn": a_mild_autumn,
    "a_great_fair": a_great_fair,
    "idle_hands": idle_hands,
    "a_holy_relic": a_holy_relic,
    "a_coronation": a_coronation,
    "a_royal_birth": a_royal_birth,
}
