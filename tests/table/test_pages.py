"""Pages and sockets: sitting down, links, languages, headers, hot seat, chat, hints, rematch, import."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2 as httpx
import pytest
from websockets.sync.client import ClientConnection as Connection
from websockets.sync.client import connect

from burgrave.arena.games import GamePlan, play
from burgrave.table.guard import CSP
from tests.table.following import Following
from tests.table.serving import serving


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server."""
    database = f"sqlite:///{tmp_path_factory.mktemp('pages') / 'burgrave.sqlite'}"
    with serving(database) as server:
        yield server.address


class Socket:
    """The socket of an open table page."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.following = Following()

    def receive_text(self) -> str:
        return str(self.connection.recv(timeout=20))

    def send_text(self, text: str) -> None:
        self.connection.send(text)


class Browser:
    """A visitor with cookies of its own."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.http = httpx.Client(base_url=address, headers={"accept-language": language}, follow_redirects=True)

    def get(self, path: str) -> str:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.text

    def post(self, path: str, **form: Any) -> str:
        """Send a form; gives the path one is led to."""
        answer = self.http.post(path, data=form, follow_redirects=False)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

    @contextmanager
    def socket(self, table: str) -> Iterator[Socket]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = str(self.http.base_url).rstrip("/").replace("http", "ws", 1)
        headers = {"cookie": cookies, "accept-language": self.http.headers["accept-language"]}
        with connect(f"{address}{table}/socket", additional_headers=headers, max_size=2**22) as connection:
            yield Socket(connection)


def state(socket: Socket) -> dict[str, Any]:
    """The next state that the socket sends, with all that is shown then."""
    return answer(socket, "state")


def answer(socket: Socket, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.receive_text())
        if message["kind"] == "state":
            message = socket.following.take(message)
        if message["kind"] == kind:
            return message


def refusal(socket: Socket) -> str:
    return str(answer(socket, "refusal")["error"])


def say(socket: Socket, **wish: Any) -> None:
    socket.send_text(json.dumps(wish))


def until_turn(socket: Socket) -> dict[str, Any]:
    message = state(socket)
    while not message["turn"]:
        message = state(socket)
    return message


def test_play_now_seats_a_newcomer_against_bots(app: str) -> None:
    ann = Browser(app)
    assert "Kingsburg" in ann.get("/")

    table = ann.post("/play-now", title="kingsburg")

    assert 'id="panel-court"' in ann.get(table)
    with ann.socket(table) as socket:
        first = until_turn(socket)
        say(socket, do="move", seq=first["seq"], move=first["moves"][0]["move"])
        assert state(socket)["seq"] > first["seq"]
    assert table in ann.get("/")


def table_of_two(app: str) -> tuple[Browser, Browser, str]:
    """Two visitors who sit at a table, and its address."""
    ann, ben = Browser(app), Browser(app)
    table = ann.post("/tables", **{"title": "kingsburg", "seats": "2", "seat-0": "me", "seat-1": "open"})
    link = re.search(r"/j/[\w-]{43}", ann.get(table))
    assert link
    ben.http.post(link.group())
    return ann, ben, table


def test_friends_join_by_the_invitation_to_free_seats(app: str) -> None:
    ann, ben, eve = Browser(app), Browser(app), Browser(app)
    form = {"title": "kingsburg", "seats": "2", "seat-0": "me", "seat-1": "open"}
    table = ann.post("/tables", **form)
    link = re.search(r"/j/[\w-]{43}", ann.get(table))
    assert link
    assert not re.search(r"/[js]/[\w-]{43}", eve.get(table))

    # A robot that looks at the link takes no seat by it.
    assert "Sit down" in eve.http.get(link.group()).text
    assert ben.http.post(link.group(), follow_redirects=False).headers["location"] == table
    assert eve.http.post(link.group()).status_code == 404
    with ann.socket(table) as anns, ben.socket(table) as bens, eve.socket(table) as eves:
        turns = [state(anns)["turn"], state(bens)["turn"]]
        assert sorted(turns) == [False, True]
        assert state(eves)["moves"] == []
        say(eves, do="move", seq=0, move="take 1 gold")
        assert "do not sit" in refusal(eves)


def test_a_seat_is_handed_to_a_bot_and_back_by_its_holder_only(app: str) -> None:
    ann, ben, table = table_of_two(app)
    with ann.socket(table) as anns, ben.socket(table) as bens:
        state(anns)
        state(bens)
        say(bens, do="hand_over", seat=0, bot="squire")
        assert "only whoever made the table" in refusal(bens)
        say(anns, do="hand_over", seat=1, bot="squire")
        assert "when they are late" in refusal(anns)
        say(bens, do="hand_over", seat=1, bot="squire")
        while "lets a bot play for a while" not in state(anns)["html"]:
            pass
        say(bens, do="hand_over", seat=1, bot=None)
        while "plays again in person" not in state(anns)["html"]:
            pass


def test_undo_across_a_revelation_waits_for_the_others(app: str) -> None:
    ann, ben, table = table_of_two(app)
    with ann.socket(table) as anns, ben.socket(table) as bens:
        sockets = {True: anns, False: bens}
        first = state(anns)
        state(bens)
        mover, other = sockets[first["turn"]], sockets[not first["turn"]]
        say(mover, do="move", seq=first["seq"], move="take 1 gold")
        moved = state(mover)
        while moved["seq"] <= first["seq"]:
            moved = state(mover)
        say(mover, do="undo", seq=moved["seq"])
        assert "have to agree" in refusal(mover)
        say(mover, do="wish", seq=moved["seq"])
        while 'data-do="consent"' not in state(other)["html"]:
            pass
        say(other, do="consent", seq=moved["seq"])
        after = state(mover)
        while not after["turn"]:
            after = state(mover)
        assert "takes a move back" in after["html"]


def test_two_on_one_screen_are_parted_by_a_curtain(app: str) -> None:
    ann = Browser(app)
    form = {"title": "emara", "seats": "2", "seat-0": "me", "seat-1": "hot", "name-1": "Bob"}
    table = ann.post("/tables", **form)
    with ann.socket(table) as socket:
        covered = state(socket)
        assert 'id="curtain"' in covered["html"]
        assert covered["moves"] == []
        seat = int(re.search(r'data-do="curtain" data-seat="(\d)"', covered["html"]).group(1))  # type: ignore[union-attr]
        say(socket, do="curtain", seat=seat)
        lifted = state(socket)
        assert 'id="curtain"' not in lifted["html"]
        played = lifted
        while 'id="curtain"' not in played["html"]:
            say(socket, do="move", seq=played["seq"], move=played["moves"][0]["move"])
            played = state(socket)
        assert played["moves"] == []


def test_hints_show_the_best_moves_with_an_estimate(app: str) -> None:
    ann = Browser(app)
    table = ann.post("/play-now", title="kingsburg")
    with ann.socket(table) as socket:
        until_turn(socket)
        say(socket, do="hint")
        hints = answer(socket, "hints")["moves"]

    assert 1 <= len(hints) <= 3
    assert all(hint["words"] and re.fullmatch(r"[+-]\d+\.\d", hint["value"]) for hint in hints)
    assert all(re.fullmatch(r"\d+ points, \d+%", hint["expects"]) for hint in hints)


@pytest.mark.parametrize(("language", "told"), [("en", "chose the seed"), ("ru", "выбрал число случайности")])
def test_others_read_on_the_page_that_the_seed_was_chosen(app: str, language: str, told: str) -> None:
    ann, eve = Browser(app, language), Browser(app, language)
    form = {"title": "kingsburg", "seats": "2", "seed": "7"}

    assert told not in ann.get(ann.post("/tables", **form, **{"seat-1": "squire"}))
    table = ann.post("/tables", **form, **{"seat-1": "open"})
    assert told in ann.get(table)
    assert told in eve.get(table)


def test_people_at_the_table_chat(app: str) -> None:
    ann, eve = Browser(app), Browser(app)
    table = ann.post("/play-now", title="kingsburg")
    with ann.socket(table) as anns, eve.socket(table) as eves:
        assert answer(anns, "chat")["lines"] == []
        assert answer(eves, "chat")["lines"] == []
        say(anns, do="chat", text="  hello   <b>there</b> ")
        assert [(line["who"], line["text"]) for line in answer(eves, "chat")["lines"]] == [
            ("Guest", "hello <b>there</b>")
        ]


def test_odd_messages_are_answered_and_do_no_harm(app: str) -> None:
    ann = Browser(app)
    table = ann.post("/play-now", title="kingsburg")
    with ann.socket(table) as socket:
        turn = until_turn(socket)
        for text in ("", "[]", "{}", '{"do":"dance"}', '{"do":"move","seq":"x","move":1}', "x" * 5000):
            socket.send_text(text)
            assert refusal(socket)
        say(socket, do="move", seq=turn["seq"], move=turn["moves"][0]["move"])
        assert state(socket)["seq"] > turn["seq"]


def finished_record() -> str:
    return play(GamePlan(0, "kingsburg", ("page", "page"), 4, {}, {}, True)).record


def test_a_record_is_imported_replayed_and_gone_on_with(app: str) -> None:
    ann = Browser(app)
    answer = ann.http.post("/import", files={"record": ("game.json", finished_record())}, follow_redirects=False)
    replay = answer.headers["location"]
    table = replay.removesuffix("/replay")

    assert 'id="panel-court"' in ann.get(replay)
    at = ann.http.get(f"{table}/at/10").json()
    assert at["at"] == 10
    assert at["words"]
    assert 'id="panel-court"' in at["html"]
    assert ann.http.get(f"{table}/at/9999").status_code == 400
    branched = ann.post(f"{table}/branch", at="10")
    assert branched != table
    assert "panel-court" in ann.get(branched)
    assert json.loads(ann.get(f"{table}/record"))["seed"] == 4
    rematch = ann.post(f"{table}/rematch")
    assert rematch not in (table, branched)


def test_a_running_game_gives_away_neither_record_nor_branch(app: str) -> None:
    ann = Browser(app)
    table = ann.post("/play-now", title="kingsburg")

    text = ann.get(f"{table}/record")
    assert "seed" not in text
    assert "starts at place 1" in text
    assert ann.http.post(f"{table}/branch", data={"at": "0"}).status_code == 403


def test_the_language_follows_the_browser_and_can_be_chosen(app: str) -> None:
    ann = Browser(app, "ru-RU,ru;q=0.9")
    assert 'lang="ru"' in ann.get("/")
    assert ann.post("/lang", lang="en", back="/hosts") == "/hosts"
    assert '<html lang="en"' in ann.get("/")
    assert ann.post("/lang", lang="ru", back="https://evil.example/") == "/"


def test_a_player_has_a_name_and_a_way_back(app: str) -> None:
    ann, elsewhere = Browser(app), Browser(app)
    table = ann.post("/play-now", title="kingsburg")
    ann.post("/me", name="  Анна   К. ")
    assert "Анна К." in ann.get("/me")
    link = re.search(r"/me/[\w-]{11}\.[\w-]{43}", ann.http.post("/me/link").text)
    assert link

    assert "Go on as Анна К." in elsewhere.get(link.group())
    assert table not in elsewhere.get("/")
    elsewhere.http.post(link.group())
    assert table in elsewhere.get("/")


def test_names_are_printable_and_short(app: str) -> None:
    ann = Browser(app)
    for name in ("", "a\x1b[31m", "x" * 41, "\u202eevil"):
        assert ann.http.post("/me", data={"name": name}).status_code in (400, 422)


def test_every_answer_carries_the_headers_that_keep_it_to_itself(app: str) -> None:
    ann = Browser(app)
    for path in ("/", "/hosts", "/rules/kingsburg", "/setup/kingsburg", "/me", "/nowhere", "/api/titles", "/t/none"):
        answer = ann.http.get(path)
        assert answer.headers["content-security-policy"] == CSP
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "<script>" not in answer.text
        assert " style=" not in answer.text
        assert " onclick=" not in answer.text
    assert "set-cookie" not in ann.http.get("/me").headers
    cookie = ann.http.post("/me", data={"name": "Ann"}, follow_redirects=False).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_what_is_not_there_is_said_in_one_line(app: str) -> None:
    ann = Browser(app)
    for path in ("/t/none", "/s/none", "/me/none", "/rules/chess", "/setup/chess", "/nowhere"):
        answer = ann.http.get(path)
        assert answer.status_code == 404
        assert "Traceback" not in answer.text
    assert ann.http.post("/import", files={"record": ("x.json", "nonsense")}).status_code == 400
    assert ann.http.post("/play-now", data={"title": "chess"}).status_code == 404


def test_a_page_of_another_site_cannot_act_here(app: str) -> None:
    ann = Browser(app)
    answer = ann.http.post("/play-now", data={"title": "kingsburg"}, headers={"origin": "https://evil.example"})

    assert answer.status_code == 403


def test_a_title_that_is_not_drawn_is_not_offered(app: str) -> None:
    ann = Browser(app)

    assert "Bidding" not in ann.get("/")
    assert ann.http.get("/setup/bidding").status_code == 400
    assert ann.http.post("/play-now", data={"title": "bidding"}).status_code == 400
