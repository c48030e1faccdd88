"""The Castles of Burgundy drawn: every piece that a move touches is there, once, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from burgrave import burgundy
from burgrave.drawing import Panel
from burgrave.games.burgundy import drawing
from burgrave.games.burgundy.components import TILES
from burgrave.games.burgundy.drawing_brush import glyph
from burgrave.games.burgundy.drawing_icons import PICTOGRAMS
from burgrave.games.burgundy.options import BurgundyOptions
from burgrave.games.burgundy.position import Burgundy
from burgrave.kernel.chance import Rng
from burgrave.kernel.words import LANGUAGES, Words

NAMES = ["Анна", "Boris <the Bold> & Co", "", "G" * 60]

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"board": "expert", "extra_tiles": True, "white_castles": True}),
    (4, {"board": "border_posts", "inns": True, "routes": True, "shields": True}),
    (2, {"board": "against_the_castle", "shields": True, "mixed_payment": True, "castle_back": "own"}),
    (4, {"board": "expert", "choice": "in_secret", "shields": True, "white_castles": True, "extra_tiles": True}),
    (3, {"board": "10", "shields": True, "inns": True}),
    (4, {"team": "12a", "extra_tiles": True}),
    (4, {"team": "12b"}),
    (1, {"solo_board": "13a"}),
    (1, {"solo_board": "13b", "extra_tiles": True}),
]


def moments(seats: int, options: dict[str, Any], seed: int = 7) -> Iterator[Burgundy]:
    """Every position of a game of random moves."""
    position = burgundy.start(seats=seats, seed=seed, **options)
    assert isinstance(position, Burgundy)
    rng = random.Random(seed)
    while not position.over:
        yield position
        seat = position.mover
        moves = position.legal(seat)
        # To end a turn or to decline is rare, so that more of the game is seen.
        more = [move for move in moves if not position.notation(move, seat).startswith(("end", "decline"))]
        position.play(rng.choice(more or moves), seat)
    yield position


def words(language: str = "en") -> Words:
    return burgundy.words(language, NAMES)


def ids(panels: list[Panel]) -> list[str]:
    return re.findall(r'\bid="([^"]*)"', "".join(panel.svg() for panel in panels))


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_piece_that_a_move_touches_is_drawn_once(seats: int, options: dict[str, Any]) -> None:
    for seed in (7, 8):
        for position in moments(seats, options, seed):
            for seat in position.asked:
                drawn = ids(drawing.draw(position.view(seat), words()))
                assert len(drawn) == len(set(drawn)), "an id twice"
                for move in position.legal(seat):
                    touched = {id for id in position.touches(move, seat) if not id.startswith("button-")}
                    assert touched <= set(drawn), position.notation(move, seat)


@pytest.mark.parametrize(("seats", "options"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_are_sound_in_both_languages(seats: int, options: dict[str, Any], language: str) -> None:
    for count, position in enumerate(moments(seats, options)):
        if count % 40 and not position.over:
            continue
        for seat in [None, *range(seats)]:
            for panel in drawing.draw(position.view(seat), words(language)):
                root = ElementTree.fromstring(panel.svg())
                assert panel.width <= 400
                assert panel.kind != "own" or panel.seat == seat
                for part in root.iter():
                    assert "style" not in part.attrib
                    assert part.tag not in ("style", "script")


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_nothing_hidden_is_drawn(seats: int, options: dict[str, Any]) -> None:
    rng = Rng(3)
    for count, position in enumerate(moments(seats, options)):
        if count % 60:
            continue
        for seat in range(seats):
            view, imagined = position.view(seat), position.imagine(seat, rng).view(seat)
            assert drawing.draw(view, words()) == drawing.draw(imagined, words())


def test_all_boards_can_be_drawn() -> None:
    for board in BurgundyOptions.CHOICES["board"]:
        position = burgundy.start(seats=2, seed=1, board=board)
        for seat in (None, 0, 1):
            assert len(drawing.draw(position.view(seat), words())) == 4


def test_every_tile_has_a_pictogram() -> None:
    for kind in range(len(TILES)):
        assert glyph(kind) in PICTOGRAMS
    assert len(set(PICTOGRAMS.values())) == len(PICTOGRAMS)


def test_every_symbol_that_is_used_exists() -> None:
    sheet = drawing.symbols()
    ElementTree.fromstring(sheet)
    there = set(re.findall(r'\bid="([^"]*)"', sheet))
    for seats, options in GAMES:
        for count, position in enumerate(moments(seats, options)):
            if count % 60 == 0:
                body = "".join(panel.svg() for panel in drawing.draw(position.view(0), words()))
                assert set(re.findall(r'href="#([^"]*)"', body)) <= there
                assert not there & set(ids(drawing.draw(position.view(0), words())))


def test_the_picture_and_the_cover_are_xml() -> None:
    position = burgundy.start(seats=4, seed=1)
    ElementTree.fromstring(drawing.standalone(position.view(None), words("ru")))
    ElementTree.fromstring(drawing.cover())
