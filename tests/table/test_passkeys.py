"""Passkeys: where they hold, and what is refused; that they work is seen in the browser."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.requests import Request

from burgrave.table.app import make_app
from burgrave.table.passkeys import challenge, relying_party, spend_challenge
from burgrave.table.settings import Settings
from burgrave.table.store import Store


@pytest.mark.parametrize(
    ("origin", "site", "held"),
    [
        ("http://localhost:8000", "", ("localhost", "http://localhost:8000")),
        ("https://games.example.org", "", ("games.example.org", "https://games.example.org")),
        ("http://games.example.org", "", None),
        ("http://127.0.0.1:8000", "", None),
        ("https://192.168.1.7", "", None),
        ("https://[::1]:8000", "", None),
        ("http://10.0.0.1:8000", "https://games.example.org/", ("games.example.org", "https://games.example.org")),
        ("https://other.example.org", "https://games.example.org", ("games.example.org", "https://games.example.org")),
    ],
)
def test_a_passkey_holds_where_the_address_allows_it(origin: str, site: str, held: tuple[str, str] | None) -> None:
    request = Request({"type": "http", "method": "POST", "headers": [(b"origin", origin.encode())]})
    found = relying_party(request, Settings(site=site))

    assert (found and (found.domain, found.origin)) == held


@pytest.fixture
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database = f"sqlite:///{tmp_path_factory.mktemp('passkeys') / 'x.sqlite'}"
    with TestClient(make_app(Settings(database=database, site="https://games.test"))) as client:
        yield client


def said(challenge: str, kind: str = "webauthn.get") -> dict[str, Any]:
    data = json.dumps({"type": kind, "challenge": challenge, "origin": "https://games.test"}).encode()
    coded = base64.urlsafe_b64encode(data).rstrip(b"=").decode()
    return {"id": "eA", "rawId": "eA", "type": "public-key", "response": {"clientDataJSON": coded}}


def test_a_challenge_works_once_and_for_whom_it_was_made(store: Store) -> None:
    ann, ben = (store.add_player(name, "cookie")[0].id for name in ("Ann", "Ben"))
    text = challenge(store, ann).decode()

    assert store.keys.known(text) is None
    assert not spend_challenge(store, text, ben)
    assert not spend_challenge(store, f"{text[:-1]}{'a' if text[-1] != 'a' else 'b'}", ann)
    assert spend_challenge(store, text, ann)
    assert not spend_challenge(store, text, ann)


def test_answers_that_nobody_has_asked_for_are_refused(client: TestClient) -> None:
    assert client.post("/me/passkey/new").status_code == 401
    asked = client.post("/me/passkey/ask").json()["challenge"]
    for credential in ({}, said("AAAA"), said(asked), said(asked), {"response": {"clientDataJSON": 7}}):
        assert client.post("/me/passkey/enter", json=credential).status_code == 403
    client.post("/me", data={"name": "Ann"})
    new = client.post("/me/passkey/new").json()
    assert new["rp"]["id"] == "games.test"
    assert client.post("/me/passkey/add", json=said(new["challenge"], "webauthn.create")).status_code == 403


def test_without_a_fitting_address_passkeys_are_not_shown(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('plain') / 'x.sqlite'}"
    with TestClient(make_app(Settings(database=database)), base_url="http://192.168.1.7:8000") as client:
        assert "data-passkey" not in client.get("/me").text
        assert client.post("/me/passkey/ask").status_code == 403
