"""Notices: written with their event, one for a player at a table, dropped when they are not needed, sent once."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from burgrave.table.events import Who
from burgrave.table.notices import ASKED_UNDO, FINISHED, SEATED, STARTED, TURN, news
from burgrave.table.outbox import FAILURES, SERVICE, Outbox, Wishes
from burgrave.table.public_hosts import BadHost, check_public, is_public
from burgrave.table.push import clean_subscription
from burgrave.table.rows import RUNNING, Append, Event, Notice, SeatRow, TableRow, new_id
from burgrave.table.schema import CHANNELS, OUTBOX
from burgrave.table.sending import wait_until
from burgrave.table.services import check_service
from burgrave.table.store import Store
from burgrave.table.tables import Table
from tests.table.conftest import until
from tests.table.letters import SITE, Letters, post_office, text_of
from tests.table.listeners import Listener, listening
from tests.table.serving import Server, serving
from tests.table.test_pages import Browser, say, state, table_of_two, until_turn
from tests.table.test_sign_in import letter_to, link_in

# ---------------------------------------------------------------------- what makes a notice


def table_of(*players: str, creator: str = "ann") -> Table:
    seats = tuple(SeatRow(seat, player, None, player) for seat, player in enumerate(players))
    row = TableRow(new_id(), "kingsburg", 1, {}, {}, 5, creator, RUNNING, time.time(), time.time(), seats)
    return Table(row, [])


def told(table: Table, verb: str, player: str, **said: Any) -> dict[str, str]:
    """What is told if somebody does this; it happens."""
    events = [replace(event, at=1.0) for event in table.decide(verb, Who(player, player), said)]
    found = news(table, events, (), 1.0, 60.0)
    for event in events:
        table.apply(event)
    return {notice.player: notice.kind for notice in found.notices}


def move_on(table: Table) -> dict[str, str]:
    position = table.game.position
    seat = position.mover
    assert seat is not None
    move = position.notation(position.legal(seat)[0], seat)
    return told(table, "move", str(table.holder(seat)), seat=seat, move=move)


def test_whose_turn_it_becomes_is_told_and_nobody_else() -> None:
    table = table_of("ann", "ben")
    changes = 0
    for _ in range(60):
        before = table.holder(table.game.position.asked[0])
        found = move_on(table)
        after = {table.holder(seat) for seat in table.game.position.asked}
        assert found == dict.fromkeys(after - {before}, TURN)
        changes += bool(found)
    assert changes > 5


def test_the_end_is_told_to_all_but_who_made_it() -> None:
    table, found = table_of("ann", "ben"), {}
    while not table.game.position.over:
        found = move_on(table)
    assert list(found.values()) == [FINISHED]


def test_a_wish_for_a_move_back_is_told_to_those_who_are_to_agree() -> None:
    table = table_of("ann", "ben", "eve")
    mover = str(table.holder(table.game.position.asked[0]))
    move_on(table)

    assert told(table, "wish", mover) == dict.fromkeys({"ann", "ben", "eve"} - {mover}, ASKED_UNDO)


def test_a_maker_hears_of_a_taken_seat_and_all_of_the_last_one() -> None:
    free = (SeatRow(1, None, None, "", link="x" * 43), SeatRow(2, None, None, "", link="y" * 43))
    row = TableRow(
        new_id(), "kingsburg", 1, {}, {}, 5, "ann", RUNNING, 1.0, 1.0, (SeatRow(0, "ann", None, "Ann"), *free)
    )
    table = Table(row, [])

    assert told(table, "sit", "ben", seat=1, link="x" * 43) == {"ann": SEATED}
    # The last free seat: everybody can play.
    assert told(table, "sit", "eve", seat=2, link="y" * 43) == {"ann": STARTED, "ben": STARTED}


def test_who_is_there_is_not_told() -> None:
    table = table_of("ann", "ben")
    for _ in range(20):
        position = table.game.position
        seat = position.asked[0]
        said = {"seat": seat, "move": position.notation(position.legal(seat)[0], seat)}
        events = table.decide("move", Who(table.holder(seat)), said)
        assert news(table, events, {"ann", "ben"}, 1.0, 60.0).notices == ()
        for event in events:
            table.apply(event)


# ---------------------------------------------------------------------- the outbox


def stored(store: Store, *players: str) -> TableRow:
    seats = tuple(SeatRow(seat, player, None, player) for seat, player in enumerate(players))
    row = TableRow(new_id(), "kingsburg", 1, {}, {}, 5, "ann", RUNNING, 1.0, 1.0, seats)
    store.add_table(row)
    return row


def rows(store: Store) -> dict[tuple[str, str], str]:
    with store.engine.connect() as db:
        return {(row.player, row.table): row.kind for row in db.execute(sa.select(OUTBOX))}


def append(store: Store, table: str, number: int, notices: list[Notice], moved_on: tuple[str, ...] = ()) -> bool:
    event = Event(number, "chat", {"player": None, "name": "", "text": "x"}, float(number))
    return store.append([Append(table, [event], RUNNING, (), None, notices, moved_on)])[0]


def test_a_notice_is_written_with_its_event_or_not_at_all(store: Store) -> None:
    table = stored(store, "ann", "ben").id
    store.outbox.add_channel("ben", SERVICE, "json://x", "")
    assert append(store, table, 1, [Notice("ben", TURN, 5.0), Notice("ann", TURN, 5.0)])
    # Ann has no channel; the number is taken; the latest of one table stands for all.
    assert rows(store) == {("ben", table): TURN}
    assert not append(store, table, 1, [Notice("ben", FINISHED, 5.0)])
    assert rows(store) == {("ben", table): TURN}
    assert append(store, table, 2, [Notice("ben", ASKED_UNDO, 9.0)])
    assert rows(store) == {("ben", table): ASKED_UNDO}
    assert [due.kind for due in store.outbox.claim(5.0)] == [ASKED_UNDO]


def test_who_has_moved_has_no_notice_of_a_turn(store: Store) -> None:
    table = stored(store, "ann", "ben").id
    for player in ("ann", "ben"):
        store.outbox.add_channel(player, SERVICE, "json://x", "")
    append(store, table, 1, [Notice("ben", TURN, 5.0)])
    append(store, table, 2, [Notice("ann", TURN, 5.0)], ("ben",))
    assert rows(store) == {("ann", table): TURN}
    append(store, table, 3, [Notice("ann", FINISHED, 5.0)], ("ann", "ben"))
    assert rows(store) == {("ann", table): FINISHED}


def test_what_one_claims_no_other_gets_and_what_comes_meanwhile_stays(store: Store) -> None:
    table = stored(store, "ann", "ben").id
    store.outbox.add_channel("ben", SERVICE, "json://x", "")
    append(store, table, 1, [Notice("ben", TURN, 5.0)])
    [due] = store.outbox.claim(10.0)
    assert store.outbox.claim(10.0) == []
    assert store.outbox.is_still_there(due)

    append(store, table, 2, [Notice("ben", FINISHED, 5.0)])
    assert not store.outbox.is_still_there(due)
    store.outbox.done(due)
    assert rows(store) == {("ben", table): FINISHED}
    # A process that has ended while it was sending holds nothing for ever.
    assert store.outbox.claim(10.0)
    assert store.outbox.claim(11.0) == []
    assert store.outbox.claim(400.0)


def test_many_processes_send_nothing_twice(store: Store) -> None:
    """At random: events, claims of several processes, sending; every notice that was not overtaken is sent once."""
    chance, tables = random.Random(1), [stored(store, "ann", "ben").id for _ in range(3)]
    store.outbox.add_channel("ben", SERVICE, "json://x", "")
    processes = [Outbox(store.engine) for _ in range(3)]
    held: list[tuple[Outbox, Any]] = []
    numbers, open_ones, sent = dict.fromkeys(tables, 0), dict.fromkeys(tables, 0), []
    for _ in range(200):
        table = chance.choice(tables)
        what = chance.randrange(4)
        if what == 0:
            numbers[table] += 1
            open_ones[table] = numbers[table]
            append(store, table, numbers[table], [Notice("ben", TURN, 1.0)])
        elif what == 1:
            numbers[table] += 1
            open_ones[table] = 0
            append(store, table, numbers[table], [], ("ben",))
        elif what == 2:
            process = chance.choice(processes)
            held += [(process, due) for due in process.claim(2.0)]
        elif held:
            process, due = held.pop(chance.randrange(len(held)))
            if process.is_still_there(due):
                # Nobody who has moved is told, and nobody twice.
                assert open_ones[due.table]
                sent.append((due.table, open_ones[due.table]))
                open_ones[due.table] = 0
                process.done(due)
    assert len(sent) == len(set(sent))
    assert sent
    assert {table for _, table in rows(store)} == {table for table, number in open_ones.items() if number}


def test_three_failures_in_a_row_switch_a_channel_off(store: Store) -> None:
    store.outbox.add_channel("ben", SERVICE, "json://x", "")
    for _ in range(FAILURES - 1):
        store.outbox.failed(store.outbox.channels("ben")[0], "no answer")
    store.outbox.worked(store.outbox.channels("ben")[0])
    for count in range(FAILURES):
        assert not store.outbox.channels("ben")[0].off, count
        store.outbox.failed(store.outbox.channels("ben")[0], "no answer")
    [channel] = store.outbox.channels("ben")
    assert (channel.off, channel.error) == (True, "no answer")
    # Put there again it has another chance.
    store.outbox.add_channel("ben", SERVICE, "json://x", "")
    assert not store.outbox.channels("ben")[0].off


@pytest.mark.parametrize(
    ("wishes", "hour", "until_hour"),
    [
        (Wishes(), 3, None),
        (Wishes(quiet_from=22, quiet_to=8), 23, 8),
        (Wishes(quiet_from=22, quiet_to=8), 7, 8),
        (Wishes(quiet_from=22, quiet_to=8), 8, None),
        (Wishes(quiet_from=9, quiet_to=17), 12, 17),
        (Wishes(quiet_from=9, quiet_to=17), 20, None),
        (Wishes(zone="Asia/Tokyo", quiet_from=22, quiet_to=8), 13, 23),
        (Wishes(digest=18), 17, 18),
        (Wishes(digest=18), 18, 18),
        (Wishes(zone="nowhere", quiet_from=22, quiet_to=8), 23, 8),
    ],
)
def test_quiet_hours_and_the_daily_message_are_of_the_players_own_day(
    wishes: Wishes, hour: int, until_hour: int | None
) -> None:
    now = datetime(2026, 11, 18, hour, 30, tzinfo=UTC).timestamp()
    until_then = wait_until(wishes, now)

    if until_hour is None:
        assert until_then == now
    else:
        assert datetime.fromtimestamp(until_then, UTC).hour == until_hour
        assert 0 < until_then - now <= 86_400


# ---------------------------------------------------------------------- whom the server calls


@pytest.mark.parametrize(
    ("address", "public"),
    [
        *(("8.8.8.8", True), ("2001:4860:4860::8888", True)),
        *((one, False) for one in ("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "224.0.0.1")),
        *((one, False) for one in ("::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "100.64.0.1", "nonsense")),
    ],
)
def test_only_addresses_of_the_open_internet_are_called(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_services_inside_this_network_are_refused() -> None:
    for address in (
        "jsons://127.0.0.1/x",
        "ntfys://localhost/topic",
        "gotifys://[::1]/token",
        "matrixs://u:p@10.0.0.1/#r",
    ):
        with pytest.raises(BadHost):
            asyncio.run(check_service(address, False))
    with pytest.raises(BadHost):
        asyncio.run(check_public("localhost"))
    asyncio.run(check_service("json://127.0.0.1/x", True))


@pytest.mark.parametrize(
    "address",
    ["file:///etc/passwd", "dbus://", "syslog://x", "mailto://a:b@c.d", "json://8.8.8.8", "exec://x", "x", ""],
)
def test_services_that_are_not_named_are_refused(address: str) -> None:
    with pytest.raises(BadHost):
        asyncio.run(check_service(address, False))


@pytest.mark.parametrize(
    "text", ["", "x", "[]", "{}", '{"endpoint": "https://127.0.0.1/x", "keys": {"p256dh": "a", "auth": "b"}}']
)
def test_what_is_no_subscription_is_refused(text: str) -> None:
    with pytest.raises(BadHost):
        asyncio.run(clean_subscription(text, False))


# ---------------------------------------------------------------------- on a real server


House = tuple[Server, Letters, Listener]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = f"sqlite:///{tmp_path_factory.mktemp('notices') / 'burgrave.sqlite'}"
    quick = {"notice_seconds": "0.4", "notice_private": "1"}
    with (
        post_office() as (letters, settings),
        listening() as heard,
        serving(database, **settings, **quick) as server,
    ):
        yield server, letters, heard


def away_from_a_table(server: Server) -> tuple[Browser, Browser, str]:
    """Two at a table, nobody there; it is the first one's turn."""
    *pair, table = table_of_two(server.address)
    with pair[0].socket(table) as socket:
        first = pair if state(socket)["turn"] else pair[::-1]
    return first[0], first[1], table


def hand_over(mover: Browser, table: str) -> None:
    """Move until it is the other's turn."""
    with mover.socket(table) as socket:
        now = until_turn(socket)
        while now["turn"]:
            say(socket, do="move", seq=now["seq"], move=now["moves"][0]["move"])
            seq = now["seq"]
            while now["seq"] == seq:
                now = state(socket)


def subscription(port: int, path: str) -> tuple[str, Any]:
    """A browser's address on this machine, and the key that reads what comes there."""
    key = generate_private_key(SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": base64.urlsafe_b64encode(point).decode(), "auth": base64.urlsafe_b64encode(b"a" * 16).decode()}
    return json.dumps({"endpoint": f"http://127.0.0.1:{port}{path}", "keys": keys}), key


def test_an_absent_player_hears_by_letter_browser_and_service_once(house: House) -> None:
    import http_ece  # type: ignore[import-untyped]

    server, letters, heard = house
    ann, ben, table = away_from_a_table(server)
    ben.http.post("/me/mail", data={"address": "ben@example.org"})
    ben.post(link_in(letter_to(letters, "ben@example.org")))
    told, key = subscription(heard.port, "/push/ben")
    ben.post("/me/notices/mail")
    ben.post("/me/notices/push", subscription=told)
    ben.post("/me/notices/service", address=f"ntfy://127.0.0.1:{heard.port}/burgrave")
    page = ben.get("/me/notices")
    assert "ntfy://…" in page
    assert "burgrave</" not in page

    hand_over(ann, table)
    letter = letter_to(letters, "ben@example.org", 2)
    until(lambda: heard.at("/push/ben") and heard.at("/"))
    time.sleep(1)

    assert letter["subject"] == "Kingsburg: it is your turn"
    assert f"{SITE}{table}" in text_of(letter)
    assert len(letters.to("ben@example.org")) == 2
    [pushed] = heard.at("/push/ben")
    shown = json.loads(http_ece.decrypt(pushed, private_key=key, auth_secret=b"a" * 16, version="aes128gcm"))
    assert shown == {"title": "Burgrave", "text": "Kingsburg: it is your turn", "path": table}
    said = [body.decode() for path, _, body in heard.all if not path.startswith("/push")]
    assert sum(table in text for text in said) == 1
    headers = next(headers for path, headers, _ in heard.all if path == "/push/ben")
    assert headers["topic"] == table.removeprefix("/t/")
    assert headers["authorization"].startswith("vapid ")

    # The link of the letter asks, then writes no more; nobody has to be signed in for it.
    off = re.fullmatch(rf"<{SITE}(/me/notices/off/\S+)>", letter["list-unsubscribe"])
    assert off
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stranger = Browser(server.address)
    assert "One touch" in stranger.get(off.group(1))
    assert "Letter" in ben.get("/me/notices")
    assert "No more letters will come" in stranger.http.post(off.group(1)).text
    assert "Letter</b>" not in ben.get("/me/notices")


def test_who_comes_or_moves_in_time_hears_nothing(house: House) -> None:
    server, _, heard = house
    ann, ben, table = away_from_a_table(server)
    ben.post("/me/notices/service", address=f"json://127.0.0.1:{heard.port}/there")
    with ben.socket(table) as socket:
        state(socket)
        hand_over(ann, table)
        time.sleep(1)
    assert heard.at("/there") == []


def test_a_channel_that_fails_thrice_says_so_and_a_browser_that_is_gone_goes(house: House) -> None:
    server, _, heard = house
    ann, ben, table = away_from_a_table(server)
    ben.post("/me/notices/service", address=f"json://127.0.0.1:{heard.port}/broken")
    ben.post("/me/notices/push", subscription=subscription(heard.port, "/push/gone")[0])
    engine = sa.create_engine(server.database)
    with engine.begin() as db:
        mine = CHANNELS.c.address.contains("/broken")
        db.execute(CHANNELS.update().where(mine).values(failures=FAILURES - 1))
    heard.status = 410
    try:
        hand_over(ann, table)
        until(lambda: "Switched off after three failures" in ben.get("/me/notices"))
    finally:
        heard.status = 201
    with engine.connect() as db:
        assert not db.execute(sa.select(CHANNELS).where(CHANNELS.c.address.contains("/push/gone"))).all()
    engine.dispose()


def test_kinds_and_hours_are_kept_and_an_odd_zone_is_not(house: House) -> None:
    server, _, _ = house
    ann = Browser(server.address, "ru")
    ann.post("/me", name="Анна")
    wanted = {"kinds": ["turn", "finished"], "quiet": "1", "quiet_from": "23", "quiet_to": "7", "zone": "Europe/Moscow"}
    ann.http.post("/me/notices", data=wanted)
    page = ann.get("/me/notices")

    assert re.findall(r'name="kinds" value="(\w+)" checked', page) == ["turn", "finished"]
    assert 'value="Europe/Moscow"' in page
    assert '<option value="23" selected>' in page
    ann.http.post("/me/notices", data={"zone": "../etc/passwd"})
    assert 'value="UTC"' in ann.get("/me/notices")
    assert Browser(server.address).http.get("/me/notices").status_code == 401


def test_the_site_installs_as_an_app(house: House) -> None:
    server, _, _ = house
    ann = Browser(server.address, "ru")
    assert 'rel="manifest"' in ann.get("/")
    told = ann.http.get("/manifest.webmanifest").json()
    assert (told["start_url"], told["display"], told["lang"]) == ("/", "standalone", "ru")
    for icon in told["icons"]:
        assert ann.http.get(icon["src"]).headers["content-type"].startswith(icon["type"])
    assert ann.http.get("/worker.js").headers["content-type"].startswith("text/javascript")


def test_without_channels_that_can_be_offered_none_is_shown(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('none') / 'x.sqlite'}") as server:
        ann = Browser(server.address)
        ann.post("/me", name="Ann")
        assert "/me/notices/mail" not in ann.get("/me/notices")
        assert ann.http.post("/me/notices/mail").status_code == 403
