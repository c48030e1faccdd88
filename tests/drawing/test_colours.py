"""The colours of all drawings: readable, and to be told apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.drawing.colours import EYES, blocks, contrast, distance, properties, resolve, theme

pytestmark = pytest.mark.once

THEMES = ("light", "dark")

PAPER = ("--ground", "--sheet", "--cell")

# The class of a text, and on what it may stand.
GROUNDS = {
    "on-gules": ("--gules",),
    "on-gules-13": ("--gules",),
    "on-gules-22": ("--gules",),
    "on-player": ("--player",),
    "tile-figure": tuple(f"--land-{colour}" for colour in range(7)),
    "tile-small": tuple(f"--land-{colour}" for colour in range(7)),
}
"""All other letters stand on paper, or on a building that stands."""


def letters() -> dict[str, str]:
    """Every class that sets text, and its colour."""
    found: dict[str, str] = {}
    for selector, body in blocks().items():
        rules = properties(body)
        if "font-size" in rules:
            found[selector.removeprefix(".")] = rules["fill"]
    return found


def pairs(name: str) -> list[tuple[str, str, str]]:
    """(what, ink, ground) of all text that is drawn."""
    colours = theme(name)
    found: list[tuple[str, str, str]] = []
    for text, fill in letters().items():
        if text == "on-player":
            continue
        for ground in GROUNDS.get(text, PAPER):
            found.append((f".{text} on {ground}", resolve(fill, colours), colours[ground]))
    for seat in range(5):
        found.append((f"ink on player {seat}", colours[f"--on-{seat}"], colours[f"--player-{seat}"]))
    found.append(("pips on white", colours["--on-white"], colours["--white"]))
    found.append(("pips on neutral", colours["--on-neutral"], colours["--neutral"]))
    return found


@pytest.mark.parametrize("name", THEMES)
def test_every_text_can_be_read_on_its_ground(name: str) -> None:
    for what, ink, ground in pairs(name):
        assert contrast(ink, ground) >= 4.5, f"{name}: {what} has {contrast(ink, ground):.2f}"


def test_text_is_set_in_many_classes_and_none_is_small() -> None:
    assert len(letters()) > 10
    for selector, body in blocks().items():
        size = properties(body).get("font-size")
        assert size is None or float(size.removesuffix("px")) >= 13, selector


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("eye", EYES)
def test_players_colours_can_be_told_apart_by_every_eye(name: str, eye: str) -> None:
    colours = theme(name)
    for one, other in combinations(range(5), 2):
        apart = distance(colours[f"--player-{one}"], colours[f"--player-{other}"], eye)
        assert apart > 15, f"{name}, {eye}: players {one} and {other} are only {apart:.0f} apart"


@pytest.mark.parametrize(
    ("selector", "schemes"),
    [(":root", "light dark"), (':root[data-theme="light"]', "light"), (':root[data-theme="dark"]', "dark")],
)
def test_a_theme_is_the_systems_until_the_reader_chooses_one(selector: str, schemes: str) -> None:
    assert properties(blocks()[selector])["color-scheme"] == schemes


def test_rules_select_by_single_classes_which_also_hold_inside_symbols() -> None:
    for selector in blocks():
        if selector.startswith((":root", "@media")):
            continue
        assert selector == "text" or (selector.startswith(".") and not set(" >+~:") & set(selector)), selector
