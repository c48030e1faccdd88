"""A program is told nothing that its seat may not know, at any title and at any seat.

What a seat imagines is a position that looks the same to it. Whatever its socket sends must stay the same when the
table's position is exchanged for an imagined one, and when somebody else chooses something else in secret.
"""

from __future__ import annotations

import time
from typing import Any, cast

import pytest
from fastapi import WebSocket

from burgrave.kernel.chance import Rng
from burgrave.kernel.piles import SPECTATOR
from burgrave.kernel.title import title_ids, title_named
from burgrave.table.api.socket import ProgramGuest
from burgrave.table.events import Who
from burgrave.table.keys import TOKEN, Key, Known
from burgrave.table.messages import ENCODER
from burgrave.table.rows import RUNNING, Player, SeatRow, TableRow
from burgrave.table.tables import Table
from burgrave.table.visit import Site

OURS = [id for id in title_ids() if title_named(id).drawn]
LOOKS = 15
"""Positions of a game that are looked at."""

WHO = [Player(f"p{seat}", f"Player {seat}") for seat in range(3)]
READERS: list[Player | None] = [*WHO, None]


def started(title: str, seed: int) -> Table:
    seats = tuple(SeatRow(seat, player.id, None, player.name) for seat, player in enumerate(WHO))
    now = time.time()
    return Table(TableRow("leaks", title, 1, {}, {}, seed, "p0", RUNNING, now, now, seats), [])


def sent(table: Table, reader: Player | None) -> bytes:
    """What the socket sends to a program, or to a spectator."""
    socket = WebSocket({"type": "websocket", "headers": []}, cast(Any, None), cast(Any, None))
    known = Known(reader, Key("key", reader.id, TOKEN, "", 0.0, 0.0)) if reader else None
    return ENCODER.encode(ProgramGuest(socket, cast(Site, None), table, known).state())


def play(table: Table, seat: int, text: str) -> None:
    for event in table.decide("move", Who(WHO[seat].id), {"seat": seat, "move": text}):
        table.apply(event)


def any_move(table: Table, rng: Rng) -> tuple[int, str]:
    """Somebody who is asked, and a move at random."""
    position = table.game.position
    seat = position.asked[rng.below(len(position.asked))]
    moves = position.legal(seat)
    return seat, position.notation(moves[rng.below(len(moves))], seat)


def twin_of(table: Table) -> Table:
    """The same table once more."""
    twin = Table(table.row, [])
    twin.game.position = table.game.position.copy()
    twin.story, twin.seq, twin.number = list(table.story), table.seq, table.number
    return twin


def imagined(table: Table, reader: Player | None, rng: Rng) -> Table:
    """The table with a position that the reader cannot tell from the real one."""
    twin = twin_of(table)
    twin.game.position = table.game.position.imagine(SPECTATOR if reader is None else WHO.index(reader), rng)
    return twin


def positions(title: str, rng: Rng) -> list[Table]:
    """Some positions of a random game."""
    table = started(title, 7)
    found: list[Table] = []
    while not table.game.position.over and len(found) < LOOKS:
        for _ in range(1 + rng.below(25)):
            if not table.game.position.over:
                play(table, *any_move(table, rng))
        found.append(twin_of(table))
    return found


@pytest.mark.parametrize("title", OURS)
def test_what_is_sent_is_the_same_for_what_the_reader_imagines(title: str) -> None:
    rng = Rng(11)
    for table in positions(title, rng):
        for reader in READERS:
            assert sent(imagined(table, reader, rng), reader) == sent(table, reader)


@pytest.mark.parametrize("title", OURS)
def test_the_same_move_is_told_alike_as_long_as_it_shows_the_same(title: str) -> None:
    rng, compared = Rng(13), 0
    for table in positions(title, rng):
        for reader in READERS:
            if table.game.position.over:
                continue
            real, other = twin_of(table), imagined(table, reader, rng)
            seat, text = any_move(real, rng)
            if text not in [other.game.position.notation(move, seat) for move in other.game.position.legal(seat)]:
                continue
            for one in (real, other):
                play(one, seat, text)
            at = None if reader is None else WHO.index(reader)
            if real.game.position.view(at) == other.game.position.view(at):
                compared += 1
                assert sent(real, reader) == sent(other, reader)
    assert compared > LOOKS


@pytest.mark.parametrize("title", OURS)
def test_which_secret_choice_was_made_is_told_to_nobody_else(title: str) -> None:
    rng, compared = Rng(17), 0
    table = started(title, 5)
    for _ in range(400):
        position = table.game.position
        if position.over:
            break
        seat, _ = any_move(table, rng)
        texts = [position.notation(move, seat) for move in position.legal(seat)]
        if position.question is not None and not position.question.public(position) and len(texts) > 1:
            one, other = twin_of(table), twin_of(table)
            play(one, seat, texts[0])
            play(other, seat, texts[-1])
            for reader in READERS:
                at = None if reader is None else WHO.index(reader)
                if at != seat and one.game.position.view(at) == other.game.position.view(at):
                    compared += 1
                    assert sent(one, reader) == sent(other, reader)
                elif at == seat:
                    assert sent(one, reader) != sent(other, reader)
        play(table, *any_move(table, rng))
    assert compared or title not in WITH_SECRETS


WITH_SECRETS = {"paladins"}
"""Titles in which all choose at once."""
