"""The suite for drawings is green for a sound one, and red for every fault it is there to catch."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from bidding import TITLE, make_title
from bidding.position import Bidding

from burgrave.drawing import Panel
from burgrave.drawing.icons import shared_symbols, symbol_sheet
from burgrave.drawing.panel import picture_of
from burgrave.drawing.svg import piece, rect, use
from burgrave.drawing.testing import Drawn, Limits, Sights, check_drawing
from burgrave.kernel.position import Position
from burgrave.kernel.title import Presentation, Title
from burgrave.kernel.words import Words
from burgrave.reading.rulebook import Section

pytestmark = pytest.mark.once

Draw = Callable[[dict[str, Any], Words], list[Panel]]
Spoil = Callable[[str], str]
MODES = [(3, {"teams": False})]


def symbols() -> str:
    return symbol_sheet(shared_symbols())


def draw(view: dict[str, Any], words: Words) -> list[Panel]:
    """A prize for all to see, and every hand: the own cards as they are, the others as backs."""
    prize = f"Prize {view['prize']}"
    body = rect(10, 5, 50, 50, "hit") + use("i-point", 20, 15, 24)
    panels = [Panel("prize", "shared", -1, prize, 200, 60, piece("prize", prize, body, tip="To win", rule="prizes"))]
    for seat, hand in enumerate(view["hands"]):
        drawn = ""
        for at, card in enumerate(hand["cards"]):
            id, name = (f"card-{card}", words.template(f"card.{card}")) if card else (f"back-{seat}-{at}", "A card")
            drawn += piece(id, name, rect(10 + 60 * at, 5, 50, 50, "hit"), tip="To bid with", rule="hands")
        kind = "own" if seat == view["seat"] else "other"
        panels.append(Panel(f"hand-{seat}", kind, seat, f"Hand {seat + 1}", 300, 60, drawn))
    return panels


def rules(components: Any, words: Words) -> list[Section]:
    return [Section("prizes", "Prizes", '<p id="hands">A hand</p>')]


def drawn_title(draw: Draw = draw, position: type[Bidding] = Bidding) -> Title:
    """The small title of somebody else's, with a drawing."""
    presentation = Presentation(lambda view, words: [], rules, draw, picture_of(draw, symbols), symbols)
    return make_title(position, presentation=presentation)


def run(draw: Draw = draw, position: type[Bidding] = Bidding, limits: Limits | None = None) -> Sights:
    return check_drawing(drawn_title(draw, position), MODES, every=3, limits=limits)


def test_a_sound_drawing_of_somebody_elses_passes_in_every_mode() -> None:
    sights = check_drawing(drawn_title())

    assert sights.games == len(TITLE.seats)
    assert sights.kinds == {"bid", "keep", "exchange"}
    assert sights.rules == {"prizes", "hands"}
    # At the beginning and at the end, by all seats and a spectator, in both languages.
    assert sights.looks == 2 * (3 + 4 + 5) * 2


def test_a_title_that_is_not_drawn_is_told_so() -> None:
    with pytest.raises(AssertionError, match="bidding is not drawn"):
        check_drawing(TITLE)


def swap(old: str, new: str) -> Spoil:
    """Something in a panel replaced by something else, once."""
    return lambda body: body.replace(old, new, 1)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (swap(' class="hit"', ' class="hit" style="fill: red"'), "<rect> has the attribute style"),
        (swap(' class="hit"', ' class="hit" onclick="win()"'), "<rect> has the attribute onclick"),
        (swap(' class="hit"', ' class="gaudy"'), "a class that the stylesheet lacks: gaudy"),
        (lambda body: body + "<script>win()</script>", "<script> is not plain SVG"),
        (swap("#i-point", "#i-sun"), "there is no symbol #i-sun"),
        (lambda body: body + "<g>", "panel prize is not well-formed"),
        (swap('role="img"', 'role="none"'), "prize is a piece, but not a group that is a picture"),
        (swap('aria-label="Prize', 'title="Prize'), "prize has no label"),
        (lambda body: body.replace("title>", "text>"), "prize has no title"),
        (swap("To win", "To win {n}"), r"prize is not put into words: To win \{n\}"),
        (swap("To win", "drawing.tip.prize"), "prize is not put into words: drawing.tip.prize"),
        (swap(' data-tip="To bid with"', ""), r"card-bid_\d+ has no tip"),
        (swap(' data-rule="prizes"', ""), "prize leads to no rule"),
        (swap(' data-rule="prizes"', ' data-rule="prices"'), "prize leads to #prices, which the rules page does not"),
        (swap('<rect x="10" y="5"', '<g/><rect x="10" y="5"'), "begins with <g>, not with the shape that is touched"),
        (swap("</g>", '<g id="inner" class="piece"/></g>'), "prize holds inner, another piece"),
        (swap('class="piece"', 'class="icon"'), "prize is not a piece"),
        (swap('id="prize"', 'id="player-0"'), "player-0 has an id that the page gives to players"),
        (swap('id="prize"', 'id="i-point"'), "i-point is the id of a symbol"),
        (swap('id="prize"', 'id="back-2-0"'), "back-2-0 is drawn twice"),
        (swap('<g id="prize"', '<g data-fly="" id="prize"'), "prize is not written plainly"),
        (swap('x="10" y="5"', 'x="-10" y="5"'), "a rectangle sticks out: 50 x 50 at -10, 5"),
        (lambda body: f'<g transform="translate(-15 0)">{body}</g>', "a rectangle sticks out: 50 x 50 at -5, 5"),
        (lambda body: f'<g transform="scale(0.5)">{body}</g>', "prize stands in a group that is turned or scaled"),
        (
            swap('width="50" height="50"', 'width="50" height="40"'),
            r"'bid \w+' touches card-\w+, which is only 50 x 40",
        ),
        (swap(' class="hit"', ' transform="scale(0.1)" class="hit"'), "which is only 0 x 0"),
        (lambda body: "", r"'bid bid_\d+' touches card-bid_\d+, which is not drawn"),
    ],
)
def test_a_panel_with_a_fault_is_caught(spoil: Spoil, complaint: str) -> None:
    def spoiled(view: dict[str, Any], words: Words) -> list[Panel]:
        panels = draw(view, words)
        for panel in panels:
            panel.parts = [spoil(panel.body)]
        return panels

    with pytest.raises(AssertionError, match=complaint):
        run(spoiled)


def wide(panel: Panel) -> None:
    panel.width = 401


def strange(panel: Panel) -> None:
    panel.kind = "secret"


def foreign(panel: Panel) -> None:
    panel.kind = "own"


def nameless(panel: Panel) -> None:
    panel.label = ""


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (wide, "panel prize: it is 401 wide"),
        (strange, "panel prize is of no known kind: secret"),
        (foreign, "panel prize is called own, but is -1's"),
        (nameless, "panel prize: it has no label"),
    ],
)
def test_a_panel_that_is_not_what_it_should_be_is_caught(change: Callable[[Panel], None], complaint: str) -> None:
    def changed(view: dict[str, Any], words: Words) -> list[Panel]:
        panels = draw(view, words)
        change(panels[0])
        return panels

    with pytest.raises(AssertionError, match=complaint):
        run(changed)


def test_a_drawing_of_nothing_is_caught() -> None:
    with pytest.raises(AssertionError, match="nothing is drawn"):
        run(lambda view, words: [])


class LeakingView(Bidding):
    """Tells everybody the top card of the deck."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "top": self.deck.cards[-1] if len(self.deck) else None}


def test_a_hidden_card_that_shows_is_caught() -> None:
    def leaking(view: dict[str, Any], words: Words) -> list[Panel]:
        panels = draw(view, words)
        panels[0].label += f" and {view['top']}"
        return panels

    with pytest.raises(AssertionError, match=r"the drawing shows what these eyes cannot see: panel prize, .* and "):
        run(leaking, LeakingView)


def test_a_drawing_that_remembers_is_caught() -> None:
    times = count()

    def counting(view: dict[str, Any], words: Words) -> list[Panel]:
        panels = draw(view, words)
        panels[0].label += f", seen {next(times)} times"
        return panels

    with pytest.raises(AssertionError, match="a copy is drawn differently: panel prize"):
        run(counting)


def test_a_piece_in_one_language_only_is_caught() -> None:
    def polyglot(view: dict[str, Any], words: Words) -> list[Panel]:
        panels = draw(view, words)
        panels[0].parts = [panels[0].body.replace('id="prize"', f'id="prize-{words.language}"')]
        return panels

    with pytest.raises(AssertionError, match="drawn in one of the languages en and ru only: prize-en, prize-ru"):
        run(polyglot)


class Untouchable(Bidding):
    """Moves that touch nothing."""

    def touches(self, move: int, seat: int = -1) -> list[str]:
        return []


def test_a_move_that_touches_nothing_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"'bid bid_\d+' touches nothing"):
        run(position=Untouchable)


def test_what_is_missing_between_two_closer_looks_is_caught() -> None:
    """Targets are looked for at every decision, here after the first bid."""

    def late(view: dict[str, Any], words: Words) -> list[Panel]:
        panels = draw(view, words)
        return panels if not any(view["sealed"]) else panels[:1]

    with pytest.raises(AssertionError, match=r"after 1 moves, for seat \d in en: .* which is not drawn"):
        check_drawing(drawn_title(late), MODES, every=100)


@pytest.mark.parametrize("panel", [0, 1])
def test_what_is_drawn_twice_between_two_closer_looks_is_caught(panel: int) -> None:
    """In one panel or in two."""

    def late(view: dict[str, Any], words: Words) -> list[Panel]:
        panels = draw(view, words)
        if any(view["sealed"]):
            panels[panel].parts += panels[0].parts
        return panels

    with pytest.raises(AssertionError, match=r"after 1 moves, for seat \d in en: prize is drawn twice"):
        check_drawing(drawn_title(late), MODES, every=100)


@pytest.mark.parametrize(
    ("limits", "complaint"),
    [
        (Limits(finger=51), "which is only 50 x 50"),
        (Limits(most_bytes=1000), r"the panels have \d+ bytes, more than 1000"),
        (Limits(overhang=-20), "a rectangle sticks out"),
        (Limits(buttons=()), "'keep' touches button-keep, which is not drawn"),
    ],
)
def test_a_title_may_promise_more(limits: Limits, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        run(limits=limits)


def test_a_piece_that_needs_no_tip_is_named_with_its_panel() -> None:
    def silent(view: dict[str, Any], words: Words) -> list[Panel]:
        panels = draw(view, words)
        for panel in panels:
            panel.parts = [panel.body.replace(' data-tip="To bid with"', "") if panel.kind == "other" else panel.body]
        return panels

    assert run(silent, limits=Limits(bare=("other back-",))).games == 1
    with pytest.raises(AssertionError, match="has no tip"):
        run(silent, limits=Limits(bare=("own back-",)))


def test_a_failure_tells_how_to_get_there_again_also_where_only_the_title_knows() -> None:
    seen: list[tuple[int | None, str]] = []

    def also(position: Position, seat: int | None, drawn: Drawn) -> None:
        assert isinstance(position, Bidding)
        seen.append((seat, drawn.language))
        assert drawn.panel("prize").kind == "shared"
        assert "prize" in drawn.pieces
        assert position.round < 2, "enough of it"

    said = r"bidding, 3 seats, seed 5, options \{'teams': False\}, after \d+ moves, for seat 0 in en: enough of it"
    with pytest.raises(AssertionError, match=said):
        check_drawing(drawn_title(), MODES, every=1, also=also)
    assert {(0, "en"), (0, "ru"), (None, "en")} <= set(seen)


def test_a_game_without_end_is_caught() -> None:
    title = drawn_title()
    title.most_decisions = 3

    with pytest.raises(AssertionError, match="more than 3 decisions"):
        check_drawing(title, MODES)
