"""Nothing sent to a browser or a program changes when only hidden things change."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from burgrave.games.kingsburg.position import Kingsburg
from burgrave.kernel.chance import Rng
from burgrave.kernel.log import Log
from burgrave.kernel.position import Position
from burgrave.kernel.record import Record, begin, split
from burgrave.kernel.title import title_named
from burgrave.table.app import make_app
from burgrave.table.events import Who
from burgrave.table.keys import hashed
from burgrave.table.rows import RUNNING, Event, Player, SeatRow, TableRow
from burgrave.table.settings import Settings
from burgrave.table.tables import Table
from burgrave.table.visit import COOKIE

PLAYERS = [Player(f"p{seat}", f"Player {seat}") for seat in range(3)]
KEYS = [f"{seat:011}.{str(seat) * 43}" for seat in range(3)]


def exchange_enemies(position: Position) -> None:
    """Another enemy for every year that is still to come; the dice stay the same."""
    assert isinstance(position, Kingsburg)
    for place, card in enumerate(position.enemies.cards):
        year = position.enemies.family.backs[card]
        other = next(at for at, boxed in enumerate(position.box.cards) if position.box.family.backs[boxed] == year)
        position.enemies.cards[place], position.box.cards[other] = position.box.cards[other], card


class Twin(Record):
    """A record of the same game with other enemies."""

    def replay(self, at: int | None = None, log: Log | None = None) -> Position:
        title = title_named(self.title)
        position = begin(title, self.seats, self.seed, title.components(self.overlay), self.options, log)
        exchange_enemies(position)
        for written in self.moves if at is None else self.moves[:at]:
            seat, text = split(written)
            position.play(position.parse(text, seat), seat)
        return position


def peeked(position: Position) -> set[int]:
    """The seats that know this year's enemy."""
    assert isinstance(position, Kingsburg)
    top = len(position.enemies) - 1
    return {seat for seat in range(3) if position.enemies.knows(top, seat)}


def a_game_with_a_peek() -> tuple[TableRow, list[Event]]:
    """A game in its first year in which one or two of three have looked at the enemy."""
    for seed in range(1000):
        seats = tuple(SeatRow(n, player.id, None, player.name) for n, player in enumerate(PLAYERS))
        row = TableRow(f"leak{seed}", "kingsburg", 1, {}, {}, seed, "p0", RUNNING, time.time(), 1.0, seats)
        table, rng, events = Table(row, []), Rng(seed), []
        position = table.game.position
        assert isinstance(position, Kingsburg)
        while position.year == 1 and position.phase < 8 and not peeked(position):
            moves = position.legal()
            said = {"move": position.notation(moves[rng.below(len(moves))])}
            events += [replace(event, at=1.0) for event in table.decide("move", Who(PLAYERS[position.mover].id), said)]
            table.apply(events[-1])
            position = table.game.position
            assert isinstance(position, Kingsburg)
        if position.year == 1 and position.phase < 7 and 0 < len(peeked(position)) < 3:
            return row, events
    raise AssertionError("nobody ever looks at the enemy")


def twin_of(row: TableRow, events: list[Event]) -> Table:
    """The same table, but for what is hidden."""
    table = Table(row, [])
    exchange_enemies(table.game.position)
    record = table.game.record
    table.game.record = Twin(record.title, record.rules, record.seats, record.seed, record.options, {}, [])
    table.record_players()
    for event in events:
        table.apply(event)
    return table


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("leaks")
    with TestClient(make_app(Settings(database=f"sqlite:///{folder / 'x.sqlite'}", bot_pause=0))) as client:
        # Who was here a moment ago is no secret, but not what is compared.
        client.app.state.house.live.presence.grace = 0.0  # type: ignore[attr-defined]
        yield client


def everything(client: TestClient, table: Table, seat: int | None) -> dict[str, bytes]:
    """All that the server would send to a seat or to a spectator."""
    client.app.state.house.live.tables[table.id] = table  # type: ignore[attr-defined]
    client.cookies.clear()
    headers = {}
    if seat is not None:
        client.cookies.set(COOKIE, KEYS[seat])
        headers["authorization"] = f"Bearer {KEYS[seat]}"
    page, moves = f"/t/{table.id}", len(table.record.moves)
    paths = [page, f"{page}/replay", f"{page}/record", f"{page}/log", "/"]
    paths += [f"{page}/at/{at}" for at in (0, moves // 2, moves - 1, moves)]
    told = ("", "/view", "/moves", "/log", "/events", "/seats", "/chat", "/results", "/record")
    api = [f"/api/tables/{table.id}{rest}" for rest in told]
    api += [f"/api/tables/{table.id}/at/{at}" for at in (0, moves // 2, moves - 1, moves)]
    sent = {path: client.get(path).content for path in paths}
    sent |= {path: client.get(path, headers=headers).content for path in api}
    for name, path in (("page's socket", f"{page}/socket"), ("program's socket", f"/api/tables/{table.id}/socket")):
        with client.websocket_connect(path, headers=headers) as socket:
            messages = [json.loads(socket.receive_text()) for _ in range(2)]
            sent[name] = json.dumps(sorted(messages, key=str)).encode()
            if seat is not None and seat in table.game.position.asked:
                socket.send_text('{"do": "move", "seq": -1, "move": "fly"}')
                sent[f"refusal at the {name}"] = socket.receive_text().encode()
    return sent


def test_the_bytes_sent_do_not_change_with_what_is_hidden(client: TestClient) -> None:
    row, events = a_game_with_a_peek()
    store: Any = client.app.state.house.live.store  # type: ignore[attr-defined]
    for player in PLAYERS:
        add(store, player)
    table, twin = Table(row, events), twin_of(row, events)
    store.add_table(row, events)
    knowing = peeked(table.game.position)

    for seat in (0, 1, 2, None):
        mine, other = everything(client, table, seat), everything(client, twin, seat)
        differing = [path for path in mine if mine[path] != other[path]]
        if seat in knowing:
            # Whoever has looked does see another enemy: so the test can fail.
            assert {"page's socket", "program's socket"} <= set(differing)
            assert f"/api/tables/{row.id}/view" in differing
            assert f"/t/{row.id}/log" in differing
        else:
            assert differing == [], f"{seat} is told something hidden at {differing}"


def add(store: Any, player: Player) -> None:
    import sqlalchemy as sa

    from burgrave.table import schema

    id, secret = KEYS[PLAYERS.index(player)].split(".")
    with store.engine.begin() as db:
        db.execute(sa.insert(schema.PLAYERS).values(id=player.id, name=player.name, created=1.0, seen=1.0))
        key = {"id": id, "player": player.id, "kind": "cookie", "name": "", "created": 1.0, "used": 1.0}
        db.execute(sa.insert(schema.KEYS).values(hash=hashed(secret), **key))


def test_ids_and_links_of_a_page_hold_no_seed_and_no_seat_of_others(client: TestClient) -> None:
    row, events = a_game_with_a_peek()
    table = Table(row, events)
    sent = everything(client, table, 1)

    for path, body in sent.items():
        for key in KEYS:
            assert key.partition(".")[2].encode() not in body, path
        assert b'"seed"' not in body, path
        assert b'"chance"' not in body, path
