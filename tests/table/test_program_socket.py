"""The program's socket: it is told of every change, and wants what a page can want."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from tests.table.programs import Program
from tests.table.serving import serving

ODD = (
    *("nonsense", "{}", '{"do": "fly"}', '{"do": "move", "seq": 1}', '{"do": "move", "seq": NaN, "move": "pass"}'),
    *('{"do": "chat", "text": "\\ud800"}', "[" * 4000, ""),
)
"""What nobody can want."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('program_socket') / 'burgrave.sqlite'}") as server:
        yield server.address


def two(app: str, title: str = "kingsburg") -> tuple[Program, Program, str]:
    """Two programs at a table."""
    ann, ben = Program.known(app, "Ann"), Program.known(app, "Ben")
    path = ann.open(None, "open", title=title)
    ben.post("/join", link=ann.link(path))
    return ann, ben, path


def test_the_first_message_is_whole_and_says_what_the_requests_say(app: str) -> None:
    ann, _, path = two(app)
    with ann.socket(path) as socket:
        message = socket.next()

    assert message["table"] == ann.get(path)
    assert message["view"] == ann.get(f"{path}/view")
    assert message["moves"] == ann.get(f"{path}/moves")
    assert message["events"] == ann.get(f"{path}/events")
    assert [line for event in message["events"] for line in event["lines"]] == ann.get(f"{path}/log")


def test_every_change_is_told_with_what_has_happened_since(app: str) -> None:
    ann, ben, path = two(app)
    with ann.socket(path) as one, ben.socket(path) as other, Program(app).socket(path) as watching:
        sockets = (one, other, watching)
        for _ in range(8):
            told = [socket.next() for socket in sockets]
            assert [message["table"]["seat"] for message in told] == [0, 1, None]
            asked = told[0]["table"]["asked"][0]
            assert [bool(message["moves"]) for message in told] == [asked == 0, asked == 1, False]
            move = told[asked]["moves"][0]["move"]
            sockets[asked].want("move", seq=told[asked]["table"]["seq"], move=move)
            last = asked, move
        for socket in sockets:
            event = socket.next()["events"][-1]
            assert (event["kind"], event["seat"], event["move"]) == ("move", *last)


def test_a_program_plays_a_whole_game_over_its_socket(app: str) -> None:
    ann = Program.known(app, "Ann")
    path = ann.open(None, None)
    with ann.socket(path) as socket:
        while (message := socket.next())["table"]["state"] == "running":
            assert message["table"]["seat"] in message["table"]["asked"]
            socket.want("move", seq=message["table"]["seq"], move=message["moves"][-1]["move"])

    assert message["table"]["winners"] == ann.get(f"{path}/results")["winners"]


def test_a_choice_made_in_secret_is_told_to_its_seat_alone(app: str) -> None:
    ann, ben, path = two(app, "paladins")
    programs = (ann, ben)
    while len(asked := ann.get(path)["asked"]) < 2:
        programs[asked[0]].move(path)
    number = ann.get(f"{path}/events")[-1]["number"]
    with ann.socket(path) as mine, ben.socket(path) as other, Program(app).socket(path) as watching:
        first = mine.next()
        other.next(), watching.next()
        mine.want("move", seq=first["table"]["seq"], move=first["moves"][0]["move"])
        told = [socket.next()["events"] for socket in (mine, other, watching)]

    assert [event["move"] for events in told for event in events] == [first["moves"][0]["move"], None, None]
    assert ben.get(f"{path}/events?after={number}") == told[1]


def test_a_program_talks_agrees_and_asks_for_hints_as_a_page_does(app: str) -> None:
    ann, ben, path = two(app)
    with ann.socket(path) as one, ben.socket(path) as another:
        told = {socket: socket.next() for socket in (one, another)}
        mover, other = sorted(told, key=lambda socket: not told[socket]["moves"])
        now, moves = told[mover]["table"], told[mover]["moves"]
        mover.want("hint")
        assert mover.next("hints")["moves"]
        mover.want("chat", text="hello")
        while not (lines := other.next("chat")["lines"]):
            pass
        assert lines[0]["text"] == "hello"
        mover.want("move", seq=now["seq"], move=moves[0]["move"])
        seq = mover.until(lambda message: message["table"]["seq"] > now["seq"])["table"]["seq"]
        mover.want("undo", seq=seq)
        assert "agree" in mover.next("refusal")["error"]
        mover.want("wish", seq=seq)
        other.until(lambda message: message["table"]["wish"] == now["seat"])
        other.want("consent", seq=seq)
        mover.until(lambda message: any(event["kind"] == "undo" for event in message["events"]))


def test_of_several_seats_the_program_names_the_one_that_looks(app: str) -> None:
    ann = Program.known(app, "Ann")
    path = ann.open(None, None)
    with ann.socket(path) as socket:
        asked = socket.next()["table"]["seat"]
        socket.want("curtain", seat=1 - asked)
        message = socket.next()
        assert (message["table"]["seat"], message["moves"]) == (1 - asked, [])
        socket.want("whole")
        assert socket.next()["events"][0]["kind"] == "start"


def test_what_cannot_be_understood_or_is_not_allowed_is_refused_in_one_line(app: str) -> None:
    ann, _, path = two(app)
    with ann.socket(path) as socket, Program(app).socket(path) as watching:
        for text in ODD:
            socket.connection.send(text)
            assert socket.next("refusal")["error"] == "this message cannot be understood"
        socket.connection.send(b"\x00\x01")
        assert socket.next("refusal")["error"] == "this message cannot be understood"
        socket.connection.send("x" * 5000)
        assert "4096" in socket.next("refusal")["error"]
        socket.want("move", seq=99, move="take 1 gold")
        assert "changed meanwhile" in socket.next("refusal")["error"]
        watching.want("chat", text="hello")
        assert "do not sit" in watching.next("refusal")["error"]


def test_a_socket_is_refused_with_the_same_words_as_a_request(app: str) -> None:
    ann, _, path = two(app)
    eve = Program.known(app, "Eve")
    for program, where, status in (
        (Program(app, "x" * 43), path, 401),
        (Program(app, "nonsense"), path, 401),
        (eve, path, 403),
        (ann, "/tables/nowhere", 404),
    ):
        with pytest.raises(InvalidStatus) as refusal, program.socket(where):
            pass
        answer = refusal.value.response
        assert (answer.status_code, json.loads(answer.body)) == (status, program.http.get(where).json())


def test_a_seat_that_is_left_is_seen_no_more(app: str) -> None:
    _, ben, path = two(app)
    with ben.socket(path) as socket:
        socket.next()
        socket.want("offer", seat=1)
        message = socket.next()
        assert (message["table"]["seat"], message["view"]["seat"], message["moves"]) == (None, None, [])


def test_sockets_and_messages_have_limits(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('limits') / 'burgrave.sqlite'}"
    with serving(database, sockets="2", moves_per_second="1") as server:
        ann = Program.known(server.address, "Ann")
        path = ann.open(None, None)
        with ann.socket(path) as socket, ann.socket(path):
            with pytest.raises(InvalidStatus) as refusal, ann.socket(path):
                pass
            assert refusal.value.response.status_code == 429
            for _ in range(3):
                socket.want("undo", seq=0)
            errors = [socket.next("refusal")["error"] for _ in range(3)]
            assert "too much" in errors[-1]


def test_the_example_joins_a_table_and_plays_to_the_end(app: str) -> None:
    ann = Program.known(app, "Ann")
    path = ann.open("page", "open")
    command = [sys.executable, "-P", "-m", "burgrave.table.example_program", app, ann.link(path)]

    played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert played.returncode == 0, played.stderr
    assert played.stdout.splitlines()[-1] == str(ann.get(path)["scores"])
    assert ann.get(f"{path}/seats")[1]["name"] == "Wanderer"
