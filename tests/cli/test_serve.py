"""`burgrave serve` before it serves: what is wrong is one line and exit code 2, and no database is touched for it."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from burgrave.cli.serve import address_of, listening_socket
from burgrave.table.store import Store
from tests.cli.test_cli import run


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which a command is refused."""
    code, out, err = run(capsys, *arguments, "--lang", "en")
    assert (code, out) == (2, "")
    assert err.startswith("burgrave: ")
    assert err.count("\n") == 1
    return err


def test_a_taken_port_is_refused_before_the_database_is_made(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "burgrave.sqlite"
    with listening_socket("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        said = refused(capsys, "serve", "--port", str(port), "--database", f"sqlite:///{file}")

    assert f"cannot serve at 127.0.0.1, port {port}: Address already in use" in said
    assert not file.exists()


@pytest.mark.skipif(not hasattr(socket, "SO_REUSEPORT"), reason="ports cannot be shared here")
def test_only_those_who_all_want_to_share_a_port_do() -> None:
    with listening_socket("127.0.0.1", 0, shared=True) as one:
        port = one.getsockname()[1]
        listening_socket("127.0.0.1", port, shared=True).close()
        with pytest.raises(ValueError, match="already in use"):
            listening_socket("127.0.0.1", port)


@pytest.mark.parametrize("host", ["256.1.1.1", "no such host", "x" * 300])
def test_an_address_that_is_none_is_one_line(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot serve at" in refused(capsys, "serve", "--host", host, "--port", "0", "--database", "sqlite://")


def test_an_address_is_written_as_a_browser_reads_it() -> None:
    with listening_socket("127.0.0.1", 0) as here:
        assert address_of(here) == f"http://localhost:{here.getsockname()[1]}/"


def test_a_database_of_a_newer_program_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'burgrave.sqlite'}"
    store = Store(address)
    store.upgrade()
    with store.engine.begin() as db:
        db.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()

    for command in (("serve", "--port", "0"), ("clean",)):
        assert "was written by a newer Burgrave (revision 9999" in refused(capsys, *command, "--database", address)


@pytest.mark.parametrize("spoil", ["half", "middle", "head"])
def test_a_damaged_database_is_one_line(spoil: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "burgrave.sqlite"
    store = Store(f"sqlite:///{file}")
    store.upgrade()
    store.close()
    whole = file.read_bytes()
    spoilt = {
        "half": whole[: len(whole) // 2],
        "middle": whole[:8192] + b"\xff" * 8192 + whole[16384:],
        "head": b"\xff" * 200 + whole[200:],
    }
    file.write_bytes(spoilt[spoil])

    said = refused(capsys, "serve", "--port", "0", "--database", f"sqlite:///{file}")

    assert "is damaged" in said


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("WORKERS", "0", "a number from 1 to 256"),
        ("WORKERS", "many", "a number from 1 to 256"),
        ("SOCKETS", "-1", "a number from 1 to 1000000"),
        ("BOT_SECONDS", "nan", "a number from 0.01 to 3600"),
        ("BOT_SECONDS", "inf", "a number from 0.01 to 3600"),
        ("LATE_MINUTES", "-5", "a number from 0 to 525600"),
        ("BODY_BYTES", "0", "a number from 1000 to 1000000000"),
        ("CONNECTIONS", "0", "a number from 1 to 1000000"),
        ("REQUEST_SECONDS", "0", "a number from 0.1 to 3600"),
        ("DROP_ABANDONED_DAYS", "-1", "a number from 0 to 36500"),
        ("BEHIND_PROXY", "perhaps", "a number from 0 to 10"),
        ("REQUEST_LOG", "perhaps", "0, false, 1, true"),
        ("LOG", "xml", "text, json"),
        ("LOG_LEVEL", "loud", "debug, info, warning, error"),
    ],
)
def test_a_setting_that_makes_no_sense_is_one_line(
    name: str, value: str, allowed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"BURGRAVE_{name}", value)

    said = refused(capsys, "serve", "--port", "0", "--database", "sqlite://")

    assert f"BURGRAVE_{name} cannot be “{value}”; allowed: {allowed}\n" in said


def test_a_misspelt_setting_is_named_and_no_reason_not_to_start(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BURGRAVE_WROKERS", "4")

    code, _, err = run(capsys, "serve", "--systemd", "--lang", "en")

    assert (code, err) == (0, "burgrave: BURGRAVE_WROKERS is no setting; is BURGRAVE_WORKERS meant?\n")


def test_deep_nesting_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record, overlay = tmp_path / "deep.json", tmp_path / "deep.toml"
    for depth in (500, 5000, 100_000):
        record.write_text('{"format": "burgrave record 1", "options": ' + "[" * depth + "]" * depth + "}")
        overlay.write_text("x = " + "[" * depth + "]" * depth)
        refused(capsys, "replay", str(record))
        refused(capsys, "simulate", "kingsburg", "--overlay", str(overlay))


def test_a_unit_for_systemd_runs_this_installation(capsys: pytest.CaptureFixture[str]) -> None:
    given = ("--host", "0.0.0.0", "--port", "8123", "--database", "postgresql+psycopg://b:50%@db/b", "--share-port")
    code, out, _ = run(capsys, "serve", "--systemd", *given)

    assert code == 0
    lines = out.splitlines()
    command = f"{sys.executable} -P -m burgrave serve --host 0.0.0.0 --port 8123 --share-port"
    assert f"ExecStart={command}" in lines
    assert "Environment=BURGRAVE_DATABASE=postgresql+psycopg://b:50%%@db/b" in lines
    assert "DynamicUser=yes" in lines
    assert [line for line in lines if line.startswith("[")] == ["[Unit]", "[Service]", "[Install]"]


def test_a_unit_for_systemd_keeps_everything_in_its_own_folder(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "serve", "--systemd")

    assert "Environment=BURGRAVE_DATABASE=sqlite:////var/lib/burgrave/burgrave.sqlite" in out.splitlines()
    assert "StateDirectory=burgrave" in out.splitlines()
