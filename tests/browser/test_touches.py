"""How many touches an action takes, Confirm included; docs/table.md has the table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor, Visitors, capital

NEEDED: dict[str, dict[str, int]] = {
    "kingsburg": {"take": 2, "place": 2, "help": 2, "build": 2, "recruit": 2, "pass": 2},
    "burgundy": {"take": 2, "place": 3, "adjust": 3, "workers": 2},
    "emara": {"play": 2, "move": 2, "hire": 2, "gift": 2, "sell": 2, "end": 2},
    "paladins": {"paladin": 3, "tavern": 2, "develop": 3, "hunt": 3, "trade": 3, "recruit": 3, "pray": 3, "pass": 2},
    "viscounts": {"play": 1, "go": 1, "exchange": 2, "build": 2, "workers": 2, "place": 2},
}
"""By title and the first word of a move's notation: what the action may take."""

RARE = {"viscounts": {"build", "place"}}
"""Actions that not every game has in so many decisions."""

MOST_MOVES = 70
"""By so many decisions every action was possible."""


def act(visitor: Visitor, move: dict[str, Any]) -> int:
    """Make a move with as few touches as the page allows: its target first, then what is still to be said."""
    seq, touches = visitor.seq, 0
    for id in [move["touch"][-1], *move["touch"][:-1]]:
        piece = visitor.page.locator(f"[id='{id}']")
        if proposed(visitor) == capital(move["words"]):
            break
        if visitor.seq != seq or not piece.count():
            continue
        piece.click()
        touches += 1
        visitor.answered()
    if visitor.seq == seq and visitor.must_choose():
        visitor.page.locator("#choices button.main").get_by_text(capital(move["words"]), exact=True).first.click()
        touches += 1
        visitor.answered()
    if visitor.seq == seq:
        assert proposed(visitor) == capital(move["words"])
        visitor.page.locator("#confirm").click()
        touches += 1
    visitor.after(seq)
    return touches


def proposed(visitor: Visitor) -> str:
    """The words of the move that waits for Confirm."""
    return str(
        visitor.page.evaluate(
            "() => document.getElementById('confirm') ? document.querySelector('#choices span').textContent : ''"
        )
    )


def kind(move: dict[str, Any]) -> str:
    return str(move["move"]).split()[0]


def proposed_first(state: dict[str, Any], move: dict[str, Any]) -> bool:
    """Is the move the only one, or the one that wastes least, of those with its target? Else each piece is a choice."""
    moves, wastes = state["moves"], state.get("wastes") or [-1] * len(state["moves"])
    ways = [
        (wastes[at], len(other["touch"]), at)
        for at, other in enumerate(moves)
        if other["touch"][-1] == move["touch"][-1]
    ]
    at = moves.index(move)
    return len(ways) == 1 or wastes[at] < 0 or min(ways)[2] == at


@pytest.mark.parametrize("title", NEEDED)
def test_no_action_takes_more_touches_than_it_needs(visitor: Visitors, title: str) -> None:
    ann = visitor()
    ann.play_now(title)
    seen: dict[str, int] = {}
    for _ in range(MOST_MOVES):
        if NEEDED[title].keys() <= seen.keys() or not ann.my_turn():
            break
        moves = ann.state["moves"]
        wanted = [
            move
            for move in moves
            if kind(move) in NEEDED[title].keys() - seen.keys() and proposed_first(ann.state, move)
        ]
        if wanted:
            seen[kind(wanted[0])] = act(ann, wanted[0])
        else:
            ann.hurry(1)

    assert {action: count for action, count in seen.items() if count > NEEDED[title][action]} == {}
    assert NEEDED[title].keys() - RARE.get(title, set()) <= seen.keys()


def test_a_piece_that_cannot_be_used_says_why_beside_it_and_to_screen_readers(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("kingsburg", 2, seed=7)
    ann.hurry(1)
    touched = {id for move in ann.state["moves"] for id in move["touch"]}
    dim = next(f"advisor-{number}" for number in range(18, 0, -1) if f"advisor-{number}" not in touched)
    ann.page.locator(f"[id='{dim}']").click(force=True)

    expect(ann.page.locator("#tip .why")).to_have_text(re.compile(r"\S"))
    expect(ann.page.locator("#next")).to_have_text(ann.page.locator("#tip .why").inner_text())


def test_by_keys_any_piece_can_be_asked_about(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("kingsburg", 2, seed=7)
    ann.hurry(1)
    ann.page.locator("#table [tabindex='0']").first.focus()
    ann.press("Shift+ArrowRight")
    for _ in range(30):
        if ann.page.evaluate("() => document.activeElement.matches('.piece:not([data-touch])')"):
            break
        ann.press("Shift+ArrowRight")
    ann.press("Enter")

    expect(ann.page.locator("#next")).to_have_text(re.compile(r"\S"))


def test_the_prompt_follows_every_touch(visitor: Visitors) -> None:
    ann = visitor()
    ann.set_up("kingsburg", 2, seed=7)
    ann.hurry(1)
    several = next(move["touch"] for move in ann.state["moves"] if len(move["touch"]) > 2)
    expect(ann.page.locator("#next")).to_have_text("")
    ann.page.locator(f"[id='{several[0]}']").click()

    expect(ann.page.locator("#next")).to_contain_text("Picked: ")
    expect(ann.page.locator("#next")).to_contain_text("Now: ")
    ann.press("Escape")
    expect(ann.page.locator("#next")).to_have_text("")
