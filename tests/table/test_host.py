"""The host's page and its way in; the door; silence; blocks and reports; what others see of a player."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator

import httpx2 as httpx
import pytest

from burgrave.arena.games import GamePlan, play
from burgrave.table.events import LATE
from burgrave.table.order import HOST, HOST_LINK, Order
from burgrave.table.profile import have_met, times_late
from burgrave.table.rows import OVER, Event, SeatRow, TableRow, new_id
from burgrave.table.schema import KEYS
from burgrave.table.store import Store
from tests.table.serving import Server, serving
from tests.table.test_keys import closed, key_of
from tests.table.test_pages import Browser, answer, refusal, say, state, table_of_two


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('host') / 'burgrave.sqlite'}"
    with serving(database, smtp_password="open-sesame", site="https://games.test") as server:
        yield server


def way_in(server: Server) -> str:
    """What `burgrave host-link` prints."""
    store = Store(server.database)
    try:
        return f"/host/enter/{store.order.new_link()}"
    finally:
        store.close()


@pytest.fixture
def host(server: Server) -> Iterator[Browser]:
    """The host's browser; the house is open again afterwards."""
    browser = Browser(server.address)
    browser.post(way_in(server))
    yield browser
    browser.post("/host", door="open")
    time.sleep(0.1)


def id_of(browser: Browser) -> str:
    found = re.search(r'href="/players/([\w-]{11})"', browser.get("/me"))
    assert found
    return found.group(1)


def named(server: Server, name: str) -> Browser:
    browser = Browser(server.address)
    browser.post("/me", name=name)
    return browser


# ---------------------------------------------------------------------- the way in


def test_the_command_prints_a_link_that_works_once_by_a_button(server: Server) -> None:
    command = [sys.executable, "-P", "-m", "burgrave", "host-link", "--database", server.database, "--lang", "en"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    link = re.search(r"http://localhost:8000(/host/enter/\S+)", printed)
    assert link
    one, two = Browser(server.address), Browser(server.address)
    for _ in range(2):
        assert "Go in" in two.get(link.group(1))
    assert one.post(link.group(1)) == "/host"
    assert "Settings in force" in one.get("/host")
    assert two.http.post(link.group(1)).status_code == 404
    assert two.http.get("/host").status_code == 404


def test_nobody_else_comes_in(server: Server, host: Browser) -> None:
    eve = named(server, "Eve")
    cookie = host.http.cookies["burgrave_host"]
    for key in (key_of(eve), cookie, "x", "x" * 43, f"{'x' * 11}.{'x' * 43}"):
        assert eve.http.get(f"/host/enter/{key}").status_code == 404
        assert httpx.get(f"{server.address}/host", cookies={"burgrave_host": key}).status_code == (
            200 if key == cookie else 404
        )
    for path in ("/host", "/host/leave", f"/host/players/{id_of(eve)}", "/host/tables/x", "/host/reports/x"):
        assert eve.http.post(path, data={"door": "closed", "do": "delete"}).status_code == 404
    # The host's key is no player's, and a player's is no host's.
    assert "burgrave_host" not in eve.http.cookies


def test_the_hosts_keys_are_hashed_and_end(store: Store) -> None:
    order = Order(store.engine)
    link = order.new_link()
    key = order.enter(link)
    assert key is not None
    assert order.enter(link) is None
    assert order.is_host(key)
    assert not order.is_link(key)
    assert store.keys.known(key) is None
    with store.engine.begin() as db:
        assert key.partition(".")[2] not in str(db.execute(KEYS.select()).all())
        db.execute(KEYS.update().where(KEYS.c.kind.in_((HOST, HOST_LINK))).values(expires=time.time() - 1))
    assert not order.is_host(key)


def test_the_page_tells_the_settings_and_no_secret(host: Browser) -> None:
    page = host.get("/host")

    assert "BURGRAVE_SMTP_PASSWORD" in page
    assert "open-sesame" not in page
    assert "https://games.test" in page


def test_the_host_can_sign_every_browser_of_theirs_out(server: Server, host: Browser) -> None:
    other = Browser(server.address)
    other.post(way_in(server))
    other.post("/host/leave")

    assert host.http.get("/host").status_code == 404
    host.post(way_in(server))


# ---------------------------------------------------------------------- the house


def test_by_invitation_newcomers_need_a_link_and_players_go_on(server: Server, host: Browser) -> None:
    ann = named(server, "Ann")
    table = ann.post(
        "/tables", **{"title": "kingsburg", "seats": "3", "seat-0": "me", "seat-1": "open", "seat-2": "open"}
    )
    link = re.search(r"/j/[\w-]{43}", ann.get(table))
    assert link
    wanted = {"title": "kingsburg", "seats": [None, "open"]}
    free = httpx.post(f"{server.address}/api/tables", json=wanted).json()["seats"][1]["link"]
    host.post("/host", door="invited")
    stranger, guest = Browser(server.address), Browser(server.address)

    assert stranger.http.post("/play-now", data={"title": "kingsburg"}).status_code == 403
    assert httpx.post(f"{server.address}/api/programs", json={"name": "P"}).status_code == 403
    assert guest.http.post(link.group(), follow_redirects=False).headers["location"] == table
    assert guest.post("/play-now", title="kingsburg")
    program = {"link": free, "name": "P"}
    assert httpx.post(f"{server.address}/api/join", json=program).status_code == 201


def test_closed_nobody_new_is_let_in_and_players_go_on(server: Server, host: Browser) -> None:
    ann = named(server, "Ann")
    table = ann.post("/tables", **{"title": "kingsburg", "seats": "2", "seat-0": "me", "seat-1": "open"})
    link = re.search(r"/j/[\w-]{43}", ann.get(table))
    assert link
    host.post("/host", door="closed")
    stranger = Browser(server.address)

    assert stranger.http.post(link.group()).status_code == 403
    assert "Kingsburg" in stranger.get("/")
    assert ann.post("/play-now", title="kingsburg")


def test_the_message_of_the_day_stands_on_the_first_page(server: Server, host: Browser) -> None:
    host.post("/host", door="open", message="Tonight at eight: <b>Kingsburg</b>")

    assert "Tonight at eight: &lt;b&gt;Kingsburg" in Browser(server.address).get("/")
    assert host.http.post("/host", data={"door": "ajar"}).status_code == 400


def test_who_is_silenced_plays_and_does_not_speak(server: Server, host: Browser) -> None:
    ann, _, table = table_of_two(server.address)
    host.post(f"/host/players/{id_of(ann)}", do="silence")
    with ann.socket(table) as socket:
        state(socket)
        say(socket, do="chat", text="hello")
        assert "silenced" in refusal(socket)
        host.post(f"/host/players/{id_of(ann)}", do="hear")
        say(socket, do="chat", text="hello again")
        while not answer(socket, "chat")["lines"]:
            pass


def test_the_host_renames_signs_out_and_removes(server: Server, host: Browser) -> None:
    ann, ben, table = table_of_two(server.address)
    ann.post("/me", name="Rude Word")
    id = id_of(ann)
    assert "Rude Word" in host.get("/host?name=rude") or "Rude Word" in host.get("/host?name=Rude")
    host.post(f"/host/players/{id}", do="rename", name="Polite")
    assert "Polite" in ben.get(table)
    with ann.socket(table) as socket:
        state(socket)
        host.post(f"/host/players/{id}", do="sign_out")
        assert closed(socket) == 4401
    assert "Polite" not in ann.get("/me")
    host.post(f"/host/players/{id}", do="delete")
    assert '"player-name">Polite' not in ben.get(table)
    assert host.http.post(f"/host/players/{id}", data={"do": "silence"}).status_code == 404


def test_the_host_deletes_a_table(server: Server, host: Browser) -> None:
    ann, _, table = table_of_two(server.address)
    with ann.socket(table) as socket:
        state(socket)
        host.post(f"/host/tables/{table.removeprefix('/t/')}")
        assert closed(socket) == 4401
    assert ann.http.get(table).status_code == 404


# ---------------------------------------------------------------------- blocks and reports


def test_who_is_blocked_sits_at_none_of_the_others_tables_and_is_not_read(server: Server) -> None:
    ann, ben, table = table_of_two(server.address)
    with ben.socket(table) as socket:
        say(socket, do="chat", text="you again")
        while not answer(socket, "chat")["lines"]:
            pass
    ann.post(f"/players/{id_of(ben)}/block", blocked="1")
    assert "Unblock" in ann.get(f"/players/{id_of(ben)}")
    with ann.socket(table) as anns, ben.socket(table) as bens:
        assert answer(anns, "chat")["lines"] == []
        assert len(answer(bens, "chat")["lines"]) == 1
    link = None
    for maker, other in ((ann, ben), (ben, ann)):
        fresh = maker.post("/tables", **{"title": "kingsburg", "seats": "2", "seat-0": "me", "seat-1": "open"})
        link = re.search(r"/j/[\w-]{43}", maker.get(fresh))
        assert link
        assert other.http.post(link.group()).status_code == 403
    ann.post(f"/players/{id_of(ben)}/block", blocked="")
    assert link
    assert ann.http.post(link.group(), follow_redirects=False).status_code == 303


def test_a_report_reaches_the_host(server: Server, host: Browser) -> None:
    ann, eve = named(server, "Ann"), named(server, "Eve")
    ann.post(f"/players/{id_of(eve)}/report", text="She  <i>shouts</i>")
    page = host.get("/host")
    assert "She &lt;i&gt;shouts" in page
    found = re.search(r"/host/reports/[\w-]+", page)
    assert found
    host.post(found.group())
    assert "shouts" not in host.get("/host")
    assert Browser(server.address).http.post(f"/players/{id_of(eve)}/report", data={"text": "x"}).status_code == 401


# ---------------------------------------------------------------------- the profile


def with_a_finished_game(server: Server, name: str) -> Browser:
    browser = named(server, name)
    record = json.loads(play(GamePlan(0, "kingsburg", ("page", "page"), 4, {}, {}, True)).record)
    record["players"] = ["One", "Two"]
    browser.http.post("/import", files={"record": ("game.json", json.dumps(record))})
    return browser


def test_a_player_says_who_may_see_their_games(server: Server) -> None:
    ann, eve = with_a_finished_game(server, "Ann"), named(server, "Eve")
    path = f"/players/{id_of(ann)}"
    shown = "/replay?at=0"
    assert shown in ann.get(path)
    assert shown not in eve.get(path)
    assert ann.post("/me/profile", seen="all") == path
    for reader in (eve, Browser(server.address)):
        assert shown in reader.get(path)
    ann.post("/me/profile", seen="nobody")
    assert shown not in eve.get(path)
    assert "Ann" in eve.get(path)
    assert ann.http.post("/me/profile", data={"seen": "friends"}).status_code == 400
    assert eve.http.get("/players/nobody").status_code == 404


def test_who_has_sat_at_one_table_has_met(store: Store) -> None:
    def seated(*players: str) -> None:
        seats = tuple(SeatRow(seat, player, None, player) for seat, player in enumerate(players))
        store.add_table(TableRow(new_id(), "kingsburg", 1, {}, {}, 5, players[0], OVER, 1.0, 1.0, seats))

    seated("ann", "ben")
    seated("ben", "eve")

    assert have_met(store, "ann", "ben")
    assert have_met(store, "eve", "ben")
    assert not have_met(store, "ann", "eve")


def test_times_late_are_counted_at_the_players_own_seats(store: Store) -> None:
    seats = (SeatRow(0, "ann", None, "Ann"), SeatRow(1, "ben", None, "Ben"))
    row = TableRow(new_id(), "kingsburg", 1, {}, {}, 5, "ann", OVER, 1.0, 1.0, seats)
    store.add_table(row, [Event(n, LATE, {"seat": seat, "bot": "squire"}, 1.0) for n, seat in enumerate((0, 1, 0), 1)])

    assert (times_late(store, "ann"), times_late(store, "ben"), times_late(store, "eve")) == (2, 1, 0)


def test_the_players_of_a_table_are_one_touch_away(server: Server) -> None:
    ann, ben, table = table_of_two(server.address)

    assert f"{table}/players" in ann.get(table)
    page = ann.get(f"{table}/players")
    assert f"/players/{id_of(ben)}" in page
