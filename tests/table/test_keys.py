"""Keys: a device each, hashed, signed out at once; ways back that work once; data to take along, and going for good."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import httpx2 as httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from burgrave.table.keys import COOKIE, FORM, LINK, OLD, OLD_DAYS, device_of
from burgrave.table.rows import DAY
from burgrave.table.schema import KEYS, METADATA
from burgrave.table.store import Store
from tests.table.older import older
from tests.table.programs import Program
from tests.table.serving import Server, serving
from tests.table.test_pages import Browser, Socket, answer, say, state, table_of_two

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('keys') / 'burgrave.sqlite'}") as server:
        yield server


def key_of(browser: Browser) -> str:
    return str(browser.http.cookies["burgrave"])


def way_back(browser: Browser) -> str:
    """A new way back, as the page shows it this one time."""
    found = re.search(r'data-copy="(/me/[^"]+)"', browser.http.post("/me/link").text)
    assert found
    return found.group(1)


def closed(socket: Socket, seconds: float = 5.0) -> int:
    """What a socket is closed with, soon."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            socket.connection.recv(timeout=max(0.0, end - time.monotonic()))
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd else 0
    raise AssertionError("the socket is still open")


def come_back(address: str, link: str) -> Browser:
    browser = Browser(address)
    browser.post(link)
    return browser


def test_every_device_has_a_key_of_its_own(server: Server) -> None:
    ann = Browser(server.address)
    ann.http.headers["user-agent"] = FIREFOX
    table = ann.post("/play-now", title="kingsburg")
    elsewhere = come_back(server.address, way_back(ann))

    assert FORM.fullmatch(key_of(ann))
    assert key_of(elsewhere) != key_of(ann)
    assert table in elsewhere.get("/")
    page = elsewhere.get("/me")
    assert "Firefox, Linux" in page
    assert "this device" in page


def test_a_way_back_works_once_by_a_button_and_a_new_one_voids_it(server: Server) -> None:
    ann, ben = Browser(server.address), Browser(server.address)
    ann.post("/me", name="Ann")
    first = way_back(ann)
    second = way_back(ann)

    assert ben.http.get(first).status_code == 404
    for _ in range(2):
        assert "Go on as Ann" in ben.get(second)
    assert second not in ann.get("/me")
    ben.post(second)
    assert "Ann" in ben.get("/")
    assert Browser(server.address).http.post(second).status_code == 404


def test_neither_a_cookie_nor_a_token_is_a_way_back(server: Server) -> None:
    ann = Browser(server.address)
    ann.post("/me", name="Ann")
    token = httpx.post(f"{server.address}/api/programs", json={"name": "P"}).json()["token"]

    for key in (key_of(ann), token):
        assert Browser(server.address).http.get(f"/me/{key}").status_code == 404
        assert Browser(server.address).http.post(f"/me/{key}").status_code == 404


def test_who_comes_back_is_warned_of_the_name_that_stays_behind(server: Server) -> None:
    ann, ben = Browser(server.address), Browser(server.address)
    ann.post("/me", name="Ann")
    ben.post("/me", name="Ben")

    assert "In this browser you are Ben now" in ben.get(way_back(ann))


def test_a_guest_keeps_everything_when_adding_a_way_back(server: Server) -> None:
    guest = Browser(server.address)
    table = guest.post("/play-now", title="kingsburg")
    before = key_of(guest)
    link = way_back(guest)

    assert key_of(guest) == before
    assert table in come_back(server.address, link).get("/")


def test_signing_a_device_out_closes_its_sockets_and_no_others(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.post("/play-now", title="kingsburg")
    lost = come_back(server.address, way_back(ann))
    with ann.socket(table) as mine, lost.socket(table) as theirs:
        state(mine)
        state(theirs)
        ann.post("/me/out", key=key_of(lost).partition(".")[0])

        assert closed(theirs) == 4401
        say(mine, do="chat", text="still here")
        while not answer(mine, "chat")["lines"]:
            pass
    assert table not in lost.get("/")
    assert table in ann.get("/")


def test_nobody_signs_out_the_devices_of_others(server: Server) -> None:
    ann, eve = Browser(server.address), Browser(server.address)
    ann.post("/me", name="Ann")
    eve.post("/me", name="Eve")

    eve.post("/me/out", key=key_of(ann).partition(".")[0])

    assert "Ann" in ann.get("/me")


def test_signing_out_here_forgets_the_cookie(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.post("/play-now", title="kingsburg")
    key = key_of(ann)
    assert ann.post("/me/out", key=key.partition(".")[0]) == "/"

    assert "burgrave" not in ann.http.cookies
    assert table not in ann.get("/")
    ann.http.cookies.set("burgrave", key)
    assert table not in ann.get("/")


def test_signing_out_everywhere_else_voids_the_way_back_too(server: Server) -> None:
    ann = Browser(server.address)
    ann.post("/me", name="Ann")
    other, link = come_back(server.address, way_back(ann)), way_back(ann)

    ann.post("/me/out-others")

    assert "Ann" in ann.get("/me")
    assert "Ann" not in other.get("/me")
    assert Browser(server.address).http.get(link).status_code == 404


def test_sign_out_at_one_process_closes_sockets_at_the_other(postgres_address: str) -> None:
    Store(postgres_address).upgrade()
    with serving(postgres_address) as one, serving(postgres_address) as two:
        ann = Browser(one.address)
        table = ann.post("/play-now", title="kingsburg")
        other = come_back(two.address, way_back(ann))
        with other.socket(table) as socket:
            state(socket)
            ann.post("/me/out-others")

            assert closed(socket) == 4401


def test_what_is_known_of_somebody_can_be_downloaded(server: Server) -> None:
    ann = Browser(server.address)
    table = ann.post("/play-now", title="kingsburg").removeprefix("/t/")
    ann.post("/me", name="Анна")
    with ann.socket(f"/t/{table}") as socket:
        say(socket, do="chat", text="привет")
        while not answer(socket, "chat")["lines"]:
            pass
    told = ann.http.get("/me/data").json()

    assert told["player"]["name"] == "Анна"
    assert [key["kind"] for key in told["keys"]] == ["cookie"]
    assert "hash" not in told["keys"][0]
    assert [one["id"] for one in told["tables"]] == [table]
    assert [line["text"] for line in told["chat"]] == ["привет"]
    assert Browser(server.address).http.get("/me/data").status_code == 401


def test_who_goes_for_good_leaves_the_games_without_a_name(server: Server) -> None:
    ann, ben, table = table_of_two(server.address)
    ann.post("/me", name="Zoe Unmistakable")
    with ann.socket(table) as socket:
        say(socket, do="chat", text="good luck")
        while not answer(socket, "chat")["lines"]:
            pass
        assert ann.http.post("/me/delete").status_code == 400
        assert ann.post("/me/delete", sure="1") == "/"
        assert closed(socket) == 4401

    assert "burgrave" not in ann.http.cookies
    page = ben.get(table)
    assert "gives up" in page or "squire" in page.lower()
    with ben.socket(table) as socket:
        assert [line["who"] for line in answer(socket, "chat")["lines"]] == ["Former guest"]
    engine = sa.create_engine(server.database)
    with engine.connect() as db:
        for one in METADATA.sorted_tables:
            assert not [row for row in db.execute(sa.select(one)) if "Unmistakable" in str(row)], one.name
    engine.dispose()


# ---------------------------------------------------------------------- the database


MAY_BE_READ = {
    # The maker's page shows it for as long as the seat is free. It opens that seat, nobody's name, and is void then.
    "seats.link",
    # The same for all free seats of a table.
    "tables.invitation",
    "events.data",
}
"""Where a secret stands in the database as it is, and why."""


def test_a_stolen_database_holds_no_usable_secret(server: Server) -> None:
    ann, ben = Browser(server.address), Browser(server.address)
    seats = {"seats": "3", "seat-0": "me", "seat-1": "open", "seat-2": "open"}
    table = ann.post("/tables", title="kingsburg", **seats)
    invitation = re.search(r"/j/([\w-]{43})", ann.get(table))
    assert invitation
    ben.http.post(f"/j/{invitation.group(1)}")
    link = way_back(ann)
    token = httpx.post(f"{server.address}/api/programs", json={"name": "P"}).json()["token"]
    secrets = [text.rpartition(".")[2] for text in (key_of(ann), key_of(ben), link, token)]

    engine = sa.create_engine(server.database)
    with engine.connect() as db:
        found = {
            (f"{one.name}.{column}", str(value))
            for one in METADATA.sorted_tables
            for row in db.execute(sa.select(one)).mappings()
            for column, value in row.items()
        }
    engine.dispose()
    for secret in secrets:
        assert not [where for where, value in found if secret in value]
    # Whatever stands there with the form of a secret opens nothing.
    for where, value in found:
        for text in re.findall(r"(?<![\w-])[\w-]{43,64}(?![\w-])", value):
            for way in ("s", "j"):
                opened = Browser(server.address).http.get(f"/{way}/{text}", follow_redirects=False).status_code
                assert opened == 404 or where in MAY_BE_READ, where
            assert Browser(server.address).http.post(f"/me/{text}").status_code == 404
            asked = httpx.get(f"{server.address}/api/tables", headers={"authorization": f"Bearer {text}"})
            assert asked.status_code == 401


def old_database(store: Store) -> None:
    """A person and a program as they were before keys, each with one secret; the person sits at a table."""
    then = older(store, "0006")
    players = [
        {"id": "ann", "secret": "a" * 43, "name": "Ann", "created": 1.0, "seen": time.time()},
        {"id": "bot", "secret": "b" * 43, "name": "Bot", "created": 1.0, "seen": time.time()},
    ]
    table = {"id": "t1", "title": "kingsburg", "rules": 1, "options": {}, "overlay": {}, "seed": "7", "creator": "ann"}
    seats = [{"table": "t1", "seat": n, "player": id, "name": id} for n, id in enumerate(("ann", "bot"))]
    with store.engine.begin() as db:
        db.execute(then.tables["players"].insert(), players)
        now = time.time()
        db.execute(then.tables["tables"].insert().values(**table, state="running", created=now, touched=now))
        db.execute(then.tables["seats"].insert(), seats)


def test_browsers_of_earlier_days_are_carried_over_with_an_open_table(store: Store) -> None:
    old_database(store)
    with serving(store.address) as server:
        ann, second, late = (Browser(server.address) for _ in range(3))
        for browser in (ann, second, late):
            browser.http.cookies.set("burgrave", "a" * 43)
        # The page that was open connects anew before anybody loads a page.
        with ann.socket("/t/t1") as socket:
            state(socket)
        for browser in (ann, second):
            assert "Ann" in browser.get("/me")
            fresh = [value for value in browser.http.cookies.jar if value.name == "burgrave"]
            assert [bool(FORM.fullmatch(one.value or "")) for one in fresh if one.domain][-1:] == [True]
        program = Program(server.address, "b" * 43)
        assert program.get("/tables/t1")["state"] == "running"
        keys = {key.kind: key for key in store.keys.of("ann")}
        assert set(keys) == {OLD, COOKIE}
        assert keys[OLD].expires is not None
        assert 0 < keys[OLD].expires - time.time() <= OLD_DAYS * DAY
        # A program's token stays what it is.
        assert [key.expires for key in store.keys.of("bot")] == [None]
        with store.engine.begin() as db:
            db.execute(KEYS.update().where(KEYS.c.kind == OLD, KEYS.c.player == "ann").values(expires=time.time() - 1))
        assert "Ann" not in late.get("/me")
        with store.engine.connect() as db:
            assert "a" * 43 not in str(db.execute(sa.select(KEYS)).all())


def test_a_way_back_of_earlier_days_still_leads_back(store: Store) -> None:
    old_database(store)
    with serving(store.address) as server:
        ann = Browser(server.address)
        assert "Go on as Ann" in ann.get(f"/me/{'a' * 43}")
        ann.post(f"/me/{'a' * 43}")

        assert FORM.fullmatch(key_of(ann))
        assert "/t/t1" in ann.get("/")


def test_keys_are_forgotten_with_their_player_and_their_time(store: Store) -> None:
    player, key = store.add_player("Ann", COOKIE)
    short = store.keys.add(player.id, LINK, seconds=-1)

    assert store.keys.known(key) is not None
    assert store.keys.known(short) is None
    assert [one.kind for one in store.keys.of(player.id)] == [COOKIE]


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("curl/8.5.0", ""),
        ("", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_system(agent: str, name: str) -> None:
    assert device_of(agent) == name
